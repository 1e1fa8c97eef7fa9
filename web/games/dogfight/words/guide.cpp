#include "games/dogfight/words/guide.h"

#include <algorithm>

#include "games/dogfight/answers.h"
#include "games/dogfight/rules/combat_values.h"

namespace sightlines::dogfight {
namespace {

namespace moment {

constexpr GuideHint target{"target", "Hunt the red Albatros: get into its hex, then fire."};
constexpr GuideHint aim{"aim",  // where that is not asked
                        "Get into the hex of the red Albatros, then fire. The pale plane shows where you would end."};
constexpr GuideHint signs{"signs",
                          "Drops turn the nose where the move ends. A die on one means a roll, an exclamation mark a "
                          "risky one."};
constexpr GuideHint value{"value",
                          "Combat Value is your aim. It grows behind the Albatros and in its hex, fades with the "
                          "distance every turn, and falls as the Albatros turns."};
constexpr GuideHint aerobatics{"aerobatics",
                               "Aerobatics: each point wins 1 Combat Value, if the manoeuvre works. It needs 1 more "
                               "on the dice, and costs 1 speed."};
constexpr GuideHint order{"order",
                          "The dice decide who flies first: the lower number. Flying later is better, because you see "
                          "where the other went."};
constexpr GuideHint tail{"tail", "You are behind the Albatros, so you may let it fly first. Follow it."};
constexpr GuideHint fly{"fly",
                        "Another way? Tap another lit hex, or a drop to turn the nose. Tapped again, it is flown."};
constexpr GuideHint clouds{"clouds", "Clouds are only scenery: they hide nobody, and cost nothing."};
constexpr GuideHint lost{"lost",
                         "Too far for a shot? Press Hint: the computer looks further ahead than the pale plane does."};
constexpr GuideHint circle{"circle",
                           "The pale plane circles: it stays in the hex, turning, and builds your Combat Value. "
                           "Getting out of the circle takes "
                           "a hex of the next turn."};
constexpr GuideHint shake{
    "shake",
    "The Albatros is aiming at you. If you fly as the pale plane does, the Albatros loses Combat Value, "
    "and so hits you less, or not at all."};
constexpr GuideHint fire{
    "fire", "A shot! It costs nothing. Each hit by you is a point, the Albatros itself 10. The most points win."};

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

bool circles(const Plan& plan) { return plan.end().face == Facing::none; }

bool turns(const Plan& plan) {
    return circles(plan) || std::ranges::any_of(plan.actions, [](const Action& action) {
               const Step* step = std::get_if<Step>(&action);
               return step != nullptr && (step->mid || step->turn < -1 || step->turn > 1);
           });
}

std::vector<GuideHint> move_hints(const Position& at, const Plan* proposed) {
    std::vector<GuideHint> hints;
    const Aircraft& mover = at.mover();
    hints.push_back(at.turn == 1 ? moment::aim : moment::value);
    const bool beside = mover.target != nobody && mover.hex == at.plane(mover.target).hex;
    const bool circling = proposed == nullptr ? beside : circles(*proposed);
    if (circling && at.turn > 1) hints.push_back(moment::circle);
    hints.push_back(moment::signs);
    if (circling && beside && at.turn == 1) hints.push_back(moment::circle);
    if (proposed != nullptr && proposed->points > 0) hints.push_back(moment::aerobatics);
    if (threatened(at, at.current) && (proposed == nullptr || turns(*proposed))) hints.push_back(moment::shake);
    if (at.turn > 1) hints.push_back(moment::fly);
    if (at.turn > 2) hints.push_back(moment::clouds);
    if (at.turn > 3 && mover.target != nobody && distance(mover.hex, at.plane(mover.target).hex) > 1)
        hints.push_back(moment::lost);
    return hints;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, const Plan* proposed) {
    if (at.phase == Phase::initiative) return {moment::order};
    const int letter = acting_plane(rules, at);
    if (letter == nobody || at.plane(letter).side != reader) return {};
    switch (at.phase) {
        case Phase::target: return {moment::target};
        case Phase::tail: return {moment::tail};
        case Phase::move: return move_hints(at, proposed);
        case Phase::fire: return {moment::fire};
        default: return {};
    }
}

}  // namespace sightlines::dogfight
