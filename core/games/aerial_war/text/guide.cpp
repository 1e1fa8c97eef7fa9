#include "games/aerial_war/text/guide.h"

#include <algorithm>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"

namespace sightlines::aerial_war {
namespace {

constexpr int reader = 0;

namespace hints {

constexpr GuideHint roll{
    "roll", "Roll the two dice for the ringed plane. It will fly as many squares as one of the dice shows."};
constexpr GuideHint chase{
    "chase",
    "Choose a square with a dot. Best is the one right behind an enemy: from there half of all shots hit. Enemies "
    "that you can attack have a red ring."};
constexpr GuideHint turn{
    "turn", "The arrows round your plane are the ways it can face. Face the enemy if you can, then press Fly."};
constexpr GuideHint escape{
    "escape",
    "An enemy has this plane in front of it. Fly out of its line, best to a place that it cannot get behind."};
constexpr GuideHint shoot{"shoot",
                          "An enemy is right in front of you. Press Attack: the chance is gone when you wait."};
constexpr GuideHint head_on{
    "shoot", "You are nose to nose. Attack, and you shoot first, but if you miss the enemy shoots back."};
constexpr GuideHint loop{"loop",
                         "Your plane got away and may loop. Press Loop: it comes out behind the enemy and shoots."};

}  // namespace hints

bool is_threatened(const Position& at, const Plane& plane) {
    return std::any_of(at.planes.begin(), at.planes.end(), [&](const Plane& other) {
        return other.side != plane.side && ahead(other.square, other.facing) == plane.square;
    });
}

}  // namespace

std::vector<GuideHint> guide_hints(const Position& at, bool chosen) {
    if (at.phase == Phase::looping && at.side != reader) return {hints::loop};
    if (at.side != reader) return {};
    switch (at.phase) {
        case Phase::throttle: return {hints::roll};
        case Phase::fly:
            if (chosen) return {hints::turn};
            if (is_threatened(at, mover(at))) return {hints::escape, hints::chase};
            return {hints::chase};
        case Phase::attack:
            if (attack_kind(mover(at), *target_of(at, mover(at))) == AttackKind::head_on) return {hints::head_on};
            return {hints::shoot};
        default: return {};
    }
}

}  // namespace sightlines::aerial_war
