#include "games/aerial_war/text/guide.h"

#include <algorithm>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"

namespace sightlines::aerial_war {
namespace {

constexpr int reader = 0;

namespace hints {

constexpr GuideHint roll{"roll", "The ringed plane flies next. Roll, then choose which of the two dice counts."};
constexpr GuideHint chase{"chase", "The best square is right behind an enemy: half of all shots hit from there."};
constexpr GuideHint turn{
    "turn", "The arrows round your plane are the ways it can face. Face the enemy if you can, then press \"Fly\"."};
constexpr GuideHint escape{"escape",
                           "An enemy aims at this plane. Fly out of its line, where it cannot get behind you."};
constexpr GuideHint shoot{"shoot", "An enemy shows you its side: one shot in six hits, and it costs nothing."};
constexpr GuideHint head_on{"shoot",
                            "You are nose to nose. Attack, and you shoot first; if you miss, the enemy shoots back."};
constexpr GuideHint tail{"shoot", "Half of all shots from behind hit."};
constexpr GuideHint loop{"loop",
                         "Your plane got away and may loop. Press \"Loop\": it comes out behind the enemy and shoots."};
constexpr GuideHint parity{"parity",
                           "As on a chessboard, an even flight ends on the same colour, an odd one on the other."};
constexpr GuideHint angles{
    "angles",
    "How you face an enemy decides the shot: half of them hit from behind, a third nose to nose, one "
    "in six from the side."};
constexpr GuideHint won_one{"won-one", "Shot down! You win when the other side has no plane left."};
constexpr GuideHint lost_one{"lost-one",
                             "You have lost a plane. End each flight with the edge or another plane at your tail: then "
                             "no enemy can get behind you."};
constexpr GuideHint rounds{
    "rounds", "In a round every plane flies once. After the fourth round, the side with more planes wins."};

}  // namespace hints

bool is_threatened(const Position& at, const Plane& plane) {
    return std::any_of(at.planes.begin(), at.planes.end(), [&](const Plane& other) {
        return other.side != plane.side && ahead(other.square, other.facing) == plane.square;
    });
}

// For the plane whose turn it is.
GuideHint of_mover(GuideHint hint, const Position& at) {
    hint.place = mover(at).square;
    return hint;
}

GuideHint before_attack(const Position& at) {
    switch (attack_kind(mover(at), *target_of(at, mover(at)))) {
        case AttackKind::head_on: return hints::head_on;
        case AttackKind::tail: return hints::tail;
        case AttackKind::side: break;
    }
    return hints::shoot;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Position& at, bool chosen) {
    if (at.phase == Phase::looping && at.side != reader) return {hints::loop};
    if (at.side != reader) return {};
    std::vector<GuideHint> due;
    if (at.phase == Phase::attack) return {before_attack(at)};
    if (at.phase == Phase::throttle) {
        constexpr int own_at_first = 3, enemies_at_first = 2;
        due.push_back(of_mover(hints::roll, at));
        if (count_planes(at, enemy_of(reader)) < enemies_at_first) due.push_back(hints::won_one);
        if (count_planes(at, reader) < own_at_first) due.push_back(hints::lost_one);
        if (at.round > 1) due.push_back(hints::rounds);
    } else if (at.phase == Phase::fly && chosen) {
        due = {hints::turn, hints::angles};
    } else if (at.phase == Phase::fly) {
        if (is_threatened(at, mover(at))) due.push_back(of_mover(hints::escape, at));
        due.push_back(of_mover(hints::chase, at));
        due.push_back(hints::parity);
    }
    return due;
}

}  // namespace sightlines::aerial_war
