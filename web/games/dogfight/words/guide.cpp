#include "games/dogfight/words/guide.h"

#include <algorithm>

#include "games/dogfight/answers.h"
#include "games/dogfight/rules/combat_values.h"

namespace sightlines::dogfight {
namespace {

namespace moment {

constexpr const char* you_hunt =
    "Combat Value is your aim at the red Albatros: two dice and it, less 10, are a gun's hits. Away from its hex or "
    "its height they are 5 or 10 fewer. Get into its hex, then fire.";
constexpr GuideHint target{"target", you_hunt};
constexpr GuideHint aim{"aim", you_hunt};  // where that is not asked
constexpr GuideHint order{"order",
                          "The dice decide who flies first: the lower number. Flying later is better, because you see "
                          "where the other went."};
constexpr GuideHint tail{"tail", "You are behind the Albatros, so you may let it fly first. Follow it."};
constexpr GuideHint fly{
    "fly", "The pale plane shows where you end. Fly it, or tap another lit hex, or a drop to turn its nose."};
constexpr GuideHint circle{
    "circle",
    "Circling in its hex builds your Combat Value, and so the pale plane circles. Getting out of the circle takes a "
    "hex of the next turn."};
constexpr GuideHint shake{
    "shake",
    "The Albatros is aiming at you. If you fly as the pale plane does, the Albatros loses Combat Value, "
    "and so hits you less, or not at all."};
constexpr GuideHint fire{"fire",
                         "A shot! It costs nothing. Each hit is a point, and shooting the Albatros down is 10 more."};

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
    if (at.turn == 1) hints.push_back(moment::aim);
    if (mover.target != nobody && mover.hex == at.plane(mover.target).hex &&
        (proposed == nullptr || circles(*proposed)))
        hints.push_back(moment::circle);
    if (threatened(at, at.current) && (proposed == nullptr || turns(*proposed))) hints.push_back(moment::shake);
    hints.push_back(moment::fly);
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
