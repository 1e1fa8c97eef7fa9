#include "games/dogfight/rules/turn/grand_tactical.h"

#include <algorithm>

#include "base/narrow.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"
#include "games/dogfight/rules/turn/initiative.h"
#include "games/dogfight/rules/turn/movement.h"
#include "games/dogfight/rules/turn/targeting.h"

namespace sightlines::dogfight {
namespace {

constexpr std::int8_t hex_die = 0;
constexpr std::int8_t dive_die = 1;

void begin_flight(Turn& turn) {
    Move& mv = turn.at.move;
    mv.step = 1;
    if (mv.hexes > 0) {
        turn.at.phase = Phase::move;
    } else {
        finish_grand(turn);
    }
}

}  // namespace

// DF-GT-01.
void begin_grand(Turn& turn) {
    Position& at = turn.at;
    std::array<bool, most_sides> sides{};
    for (const Aircraft& plane : at.planes) sides[static_cast<std::size_t>(plane.side)] |= plane.in_play();
    at.queue.clear();
    for (int side = 0; side < most_sides; ++side) {
        if (sides[static_cast<std::size_t>(side)]) at.queue.push_back(narrow(side));
    }
    at.phase = Phase::grand;
}

void answer_grand(Turn& turn, bool yes) {
    Position& at = turn.at;
    if (!yes) return begin_declarations(turn);
    at.queue.erase(at.queue.begin());
    if (!at.queue.empty()) return;
    at.grand_turn = true;
    for (Aircraft& plane : at.planes) drop_target(turn, plane, why::grand_drop);
    begin_initiative(turn);
}

void plan_climb(Turn& turn, int climb) {
    Position& at = turn.at;
    Move& mv = at.move;
    Aircraft& plane = turn.mover();
    const table::Slope slope = *slope_of(plane, climb);
    const GrandHexes hexes = grand_hexes(plane, climb);
    mv.half_levels = narrow(climb);
    plane.pitch = slope.pitch;
    plane.speed_change = static_cast<std::int16_t>(plane.speed_change + (climb > 0 ? -slope.speed : slope.speed));
    if (slope.speed != 0) turn.tell(at.current, why::grand_slope, climb > 0 ? -slope.speed : slope.speed);
    mv.hexes = narrow(std::max(0, hexes.hexes - hexes.less));
    at.list.clear();
    if (hexes.extra_from > 0) at.list.push_back(hex_die);
    if (climb < 0 && slope.roll > 0) at.list.push_back(dive_die);
    if (at.list.empty()) return begin_flight(turn);
    at.phase = Phase::gtroll;
}

void roll_grand(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    Move& mv = at.move;
    Aircraft& plane = turn.mover();
    for (std::size_t i = 0; i < at.list.size(); ++i) {
        if (at.list[i] == hex_die) {
            const GrandHexes hexes = grand_hexes(plane, mv.half_levels);
            const int extra = roll.faces[i] >= hexes.extra_from ? 1 : 0;
            mv.hexes = narrow(std::max(0, hexes.hexes + extra - hexes.less));
        } else if (roll.faces[i] >= slope_of(plane, mv.half_levels)->roll) {
            ++plane.speed_change;
            turn.tell(at.current, why::grand_slope, 1);
        }
    }
    at.list.clear();
    begin_flight(turn);
}

// DF-GT-07.
void finish_grand(Turn& turn) {
    Aircraft& plane = turn.mover();
    const int climb = turn.at.move.half_levels;
    const Height height = height_after(plane, climb);
    plane.altitude = height.altitude;
    plane.leave = height.leave;
    settle_height(turn, plane);
    if (!plane.in_play()) return leave_move(turn);
    end_move(turn);
}

}  // namespace sightlines::dogfight
