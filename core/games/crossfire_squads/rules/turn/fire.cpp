#include <algorithm>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

// CS-NAT-03: rifles of these nations do not stop for one hit on the way into contact.
bool charges_on(const Turn& turn) {
    if (!turn.at.motion) return false;
    const Motion& motion = *turn.at.motion;
    const Nation nation = turn.options.nations[static_cast<std::size_t>(side_of(motion.unit))];
    const Unit& mover = turn.at[motion.unit];
    if ((nation != Nation::ru && nation != Nation::jp) || motion.kind != MotionKind::move) return false;
    return is_contact_or_held(turn.at, side_of(motion.unit), {point_of(motion, motion.halt), radius_of(mover)});
}

bool is_target_lost(const Position& at) { return !at[at.shooting->target].exists(); }

// What one shooter's fire comes to; a vehicle's kill may spread.
struct Score {
    int counted = 0;  // 0 to 3, see `fire.best`
    bool hit = false;
    int extra = 0;  // suppressions, if it kills
};

void settle(Turn& turn, const Score& score) {
    Position& at = turn.at;
    Shooting& shooting = *at.shooting;
    const UnitId id = shooting.units[static_cast<std::size_t>(shooting.next)];
    const UnitId target_id = shooting.target;
    const Unit target = at[target_id];
    shooting.best = static_cast<std::int8_t>(std::max<int>(shooting.best, score.counted));
    if (shooting.reaction) {
        if (!score.hit || is_vehicle(at[id])) at[id].no_fire = true;  // CS-REACT-05, CS-VEH-02
        if (score.hit) at.motion->shot_by.push_back(id);
    }
    ++shooting.next;
    if (!take_hits(turn, target_id, score.counted)) return;
    if (is_target_lost(at) && (!begin_spill(turn, target, side_of(target_id), score.extra) || at.spill)) return;
    if (is_target_lost(at) || shooting.next == static_cast<int>(shooting.units.size())) finish_fire(turn);
}

// CS-VEH-04, CS-VEH-06: it is killed or nothing happens to it.
void roll_at_vehicle(Turn& turn, int die) {
    Position& at = turn.at;
    Shooting& shooting = *at.shooting;
    const UnitId id = shooting.units[static_cast<std::size_t>(shooting.next)];
    if (!shooting.penetration) {
        if (die + hit_modifiers(at, id, shooting.target).total() < needed_to_hit) return settle(turn, {});
        shooting.penetration = true;
        return;
    }
    shooting.penetration = false;
    const bool kill = die + penetration_modifiers(at, id).total() >= armour(at, id, shooting.target);
    settle(turn, kill ? Score{3, true, 0} : Score{});
}

}  // namespace

void fire(Turn& turn, const Fire& order) {
    Shooting shooting;
    shooting.target = order.target;
    for (const UnitId id : order.units) {
        shooting.units.push_back(id);
        use(turn.unit(id));
    }
    turn.at.shooting = shooting;
    turn.at.phase = Phase::fire;
}

void roll_fire(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const Shooting& shooting = *at.shooting;
    if (is_vehicle(at[shooting.target])) return roll_at_vehicle(turn, roll.faces[0]);
    const Unit& shooter = at[shooting.units[static_cast<std::size_t>(shooting.next)]];
    const int hits = std::min(3, hits_of(roll));
    Score score{hits, hits > 0, is_vehicle(shooter) ? row_of(shooter.type).extra : 0};
    if (shooting.reaction && charges_on(turn)) score.counted = hits == 1 ? 0 : hits == 2 ? 3 : hits;
    settle(turn, score);
}

void finish_fire(Turn& turn) {
    Position& at = turn.at;
    const Shooting shooting = *at.shooting;
    const bool lost = is_target_lost(at);
    at.shooting.reset();
    if (!shooting.reaction) {
        if (shooting.best < 2) at.over = true;  // CS-FIRE-12
        return finish_activation(turn);
    }
    if (shooting.best >= 2) at.over = true;  // CS-REACT-07
    if (lost) return rest(turn);
    if (shooting.best >= 1) return come_to_rest(turn);  // CS-REACT-06
    offer_reaction(turn);
}

}  // namespace sightlines::crossfire_squads
