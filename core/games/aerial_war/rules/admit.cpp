#include <string>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/rules.h"

// Options and positions from outside: whether they make sense.
namespace sightlines::aerial_war {
namespace {

Error fault(std::string what) { return format_error("start: " + std::move(what) + "."); }

}  // namespace

Result<Rules> Rules::make(const Options& options) {
    if (options.play_all && options.battles != 3)
        return format_error("options/playAll: there is no third battle to be fought.");
    return Rules(options);
}

Result<Position> Rules::admit(Position at) const {
    for (const auto& admitted : {admit_match(at), admit_planes(at), admit_turn(at)}) {
        if (!admitted) return admitted.error();
    }
    if (at.phase == Phase::attack && options_.attacks == Obligation::forced) at.phase = Phase::shot;
    if (at.phase == Phase::looping) offer_loop(at);
    settle(at);
    return at;
}

Result<> Rules::admit_match(const Position& at) const {
    const bool over = at.phase == Phase::over;
    const int won = at.score[0] + at.score[1];
    if (over && won > at.battle) return fault("the sides have won more battles than were played");
    if (!over && won >= at.battle) return fault("the sides have won more battles than were played before this one");
    if (over && !decided(at.battle, at.score)) return fault("the phase is \"over\", but the match is not decided");
    if (!over && at.battle > 1 && decided(at.battle - 1, at.score))
        return fault("with this score the match is already over");
    if (options_.round_limit > 0 && at.round > options_.round_limit) return fault("the round is past the round limit");
    return ok;
}

Result<> Rules::admit_planes(const Position& at) const {
    for (const Plane& plane : at.planes) {
        if (plane_of(at, plane.side, plane.colour) != &plane)
            return fault("one side has two planes of a colour, the second on " + square_name(plane.square));
    }
    const bool both_alive = count_planes(at, 0) > 0 && count_planes(at, 1) > 0;
    if (at.phase != Phase::over) {
        if (!both_alive) return fault("a side has no planes, so the battle is over");
        return ok;
    }
    const bool at_limit = options_.round_limit > 0 && at.round == options_.round_limit;
    if (both_alive && !at_limit) return fault("the phase is \"over\", but both sides have planes");
    return ok;
}

Result<> Rules::admit_turn(const Position& at) const {
    if (at.phase == Phase::initiative || at.phase == Phase::over) return ok;
    const Plane* moving = plane_of(at, at.side, at.mover);
    if (moving == nullptr) return fault("\"mover\" is not on the board");
    if (at.phase == Phase::throttle || at.phase == Phase::ram) return ok;
    if (at.phase == Phase::fly) {
        if (hemmed(at, *moving) != Hemmed::free) return fault("the plane that is to fly cannot move");
        return ok;
    }
    const Square back = behind(moving->square, moving->facing);
    if (at.phase == Phase::counter) {
        const Plane* looper = plane_on(at, back);
        if (looper == nullptr || looper->side == at.side || looper->facing != moving->facing)
            return fault("no enemy is behind the mover to attack it");
        return ok;
    }
    const Plane* target = target_of(at, *moving);
    if (target == nullptr) return fault("no enemy is in front of the mover");
    const AttackKind kind = attack_kind(*moving, *target);
    if (at.phase == Phase::return_fire && kind != AttackKind::head_on)
        return fault("there is return fire only from a target that was attacked head-on");
    const bool looping = at.phase == Phase::loop || at.phase == Phase::looping;
    if (looping && (kind != AttackKind::tail || !loop_room(at, *moving).free()))
        return fault("only the target of a tail attack can loop, and only onto a free square behind the mover");
    return ok;
}

}  // namespace sightlines::aerial_war
