#include "games/dogfight/words/guide.h"

#include "games/dogfight/answers.h"
#include "games/dogfight/rules/combat_values.h"

namespace sightlines::dogfight {
namespace {

namespace moment {

constexpr GuideHint target{"target",
                           "Choose whom to hunt: tap the red Albatros. You are right behind it, and that already gives "
                           "you Combat Value 2. With 1 or more you may fire."};
constexpr GuideHint order{"order",
                          "The dice decide the order: the lower number flies first. Flying later is better, because "
                          "you see where the other went."};
constexpr GuideHint tail{"tail", "You are behind the Albatros, so you may let it fly first. Follow it."};
constexpr GuideHint fly{"fly",
                        "Now fly, hex by hex. Each drop is a way your nose may point; the ring in the middle is a "
                        "circle. To fire, end in the hex of the Albatros, or in the next one with your nose on it."};
constexpr GuideHint again{"again",
                          "Tap the same place again to fly there. The panel says how likely it is to work: straight on "
                          "and small turns are safe, hard turns are not."};
constexpr GuideHint shake{"shake",
                          "The Albatros has you in its sights. A hard turn or a circle takes Combat Value away from "
                          "it."};
constexpr GuideHint fire{
    "fire", "A shot! Choose the longest burst. Each hit is a point, and shooting the Albatros down is 10."};

}  // namespace moment

constexpr int reader = 0;

// Somebody has a shot in the making at the mover.
bool threatened(const Position& at, int letter) {
    for (const Aircraft& other : at.planes) {
        const bool hunts = other.in_play() && other.target == letter && other.side != at.plane(letter).side;
        if (hunts && other.cv > 0 && range(other, at.plane(letter)) <= 1) return true;
    }
    return false;
}

std::vector<GuideHint> move_hints(const Position& at, bool step_chosen) {
    std::vector<GuideHint> hints;
    if (step_chosen) hints.push_back(moment::again);
    if (threatened(at, at.current)) hints.push_back(moment::shake);
    hints.push_back(moment::fly);
    return hints;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, bool step_chosen) {
    if (at.phase == Phase::initiative) return {moment::order};
    const int letter = acting_plane(rules, at);
    if (letter == nobody || at.plane(letter).side != reader) return {};
    switch (at.phase) {
        case Phase::target: return {moment::target};
        case Phase::tail: return {moment::tail};
        case Phase::move: return move_hints(at, step_chosen);
        case Phase::fire: return {moment::fire};
        default: return {};
    }
}

}  // namespace sightlines::dogfight
