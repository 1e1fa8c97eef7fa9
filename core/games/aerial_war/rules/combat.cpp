#include "games/aerial_war/rules/combat.h"

#include <numeric>

#include "games/aerial_war/rules/board.h"

namespace sightlines::aerial_war {

const Plane* target_of(const Position& at, const Plane& attacker) {
    const Plane* in_front = plane_on(at, ahead(attacker.square, attacker.facing));
    return in_front != nullptr && in_front->side != attacker.side ? in_front : nullptr;
}

AttackKind attack_kind(const Plane& attacker, const Plane& target) {
    if (target.facing == attacker.facing) return AttackKind::tail;
    return target.facing == opposite(attacker.facing) ? AttackKind::head_on : AttackKind::side;
}

LoopRoom loop_room(const Position& at, const Plane& attacker) {
    const Square square = behind(attacker.square, attacker.facing);
    if (square == no_square) return {LoopRoom::Why::edge, no_square};
    return {plane_on(at, square) == nullptr ? LoopRoom::Why::free : LoopRoom::Why::occupied, square};
}

const HitRoll& first_shot(AttackKind kind) {
    switch (kind) {
        case AttackKind::side: return side_attack;
        case AttackKind::head_on: return head_on_attack;
        case AttackKind::tail: break;
    }
    return tail_attack;
}

std::optional<HitRoll> due_hit_roll(const Position& at) {
    switch (at.phase) {
        case Phase::shot: return first_shot(attack_kind(mover(at), *target_of(at, mover(at))));
        case Phase::return_fire: return return_fire;
        case Phase::loop: return loop_roll;
        case Phase::counter: return counter_attack;
        default: return std::nullopt;
    }
}

namespace {

Chance lowest(int of, int out_of) {
    const int common = std::gcd(of, out_of);
    return {of / common, out_of / common};
}
Chance hit(const HitRoll& roll) { return lowest(7 - roll.from, 6); }
Chance miss(const HitRoll& roll) { return lowest(roll.from - 1, 6); }
Chance operator*(Chance a, Chance b) { return lowest(a.of * b.of, a.out_of * b.out_of); }

}  // namespace

std::optional<AttackForecast> forecast_attack(const Position& at, const Plane& attacker) {
    const Plane* target = target_of(at, attacker);
    if (target == nullptr) return std::nullopt;
    AttackForecast found;
    found.kind = attack_kind(attacker, *target);
    found.target = target->square;
    const HitRoll& shot = first_shot(found.kind);
    found.destroyed = hit(shot);
    if (found.kind == AttackKind::head_on) found.return_destroys = miss(shot) * hit(return_fire);
    if (found.kind == AttackKind::tail) {
        found.loop = loop_room(at, attacker);
        if (found.loop->free()) {
            found.loop_offered = miss(shot) * hit(loop_roll);
            found.counter_destroys = found.loop_offered * hit(counter_attack);
        }
    }
    return found;
}

LineOfFire shot_due(const Position& at) {
    const Plane& plane = mover(at);
    const Square front = ahead(plane.square, plane.facing), back = behind(plane.square, plane.facing);
    if (at.phase == Phase::return_fire) return {front, plane.square};
    if (at.phase == Phase::counter) return {back, plane.square};
    return {plane.square, front};
}

}  // namespace sightlines::aerial_war
