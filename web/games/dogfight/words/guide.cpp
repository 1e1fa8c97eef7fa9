#include "games/dogfight/words/guide.h"

#include "games/dogfight/answers.h"
#include "games/dogfight/rules/combat_values.h"

namespace sightlines::dogfight {
namespace {

namespace moment {

constexpr GuideHint target{
    "target",
    "You fly the green Camel, right behind the red Albatros. Build up Combat Value, get into its "
    "hex, fire."};
constexpr GuideHint order{"order",
                          "The dice decide who flies first: the lower number. Flying later is better, because you see "
                          "where the other went."};
constexpr GuideHint tail{"tail", "You are behind the Albatros, so you may let it fly first. Follow it."};
constexpr GuideHint fly{"fly",
                        "A ghost shows where you would end. Fly it, or tap another hex, turn its nose by the drops "
                        "around it, or climb and dive at the height bar."};
constexpr GuideHint circle{"circle", "Circling in its hex builds Combat Value. More ways: tighter circles, stunts."};
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

std::vector<GuideHint> move_hints(const Position& at) {
    std::vector<GuideHint> hints;
    const Aircraft& mover = at.mover();
    if (mover.target != nobody && mover.hex == at.plane(mover.target).hex) hints.push_back(moment::circle);
    if (threatened(at, at.current)) hints.push_back(moment::shake);
    hints.push_back(moment::fly);
    return hints;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at) {
    if (at.phase == Phase::initiative) return {moment::order};
    const int letter = acting_plane(rules, at);
    if (letter == nobody || at.plane(letter).side != reader) return {};
    switch (at.phase) {
        case Phase::target: return {moment::target};
        case Phase::tail: return {moment::tail};
        case Phase::move: return move_hints(at);
        case Phase::fire: return {moment::fire};
        default: return {};
    }
}

}  // namespace sightlines::dogfight
