#include "games/crossfire_squads/advice/flag.h"

#include "engine/wording.h"
#include "games/crossfire_squads/ai/evaluation.h"

namespace sightlines::crossfire_squads {

const Piece* flag_of(const Position& at) { return at.terrain.find(at.objective); }

AtFlag at_flag(const Position& at, int side) {
    AtFlag found;
    const Piece* flag = flag_of(at);
    each_on_table(at, side, [&](UnitId id, const Unit& unit) {
        if (flag == nullptr || !flag->shape.contains(unit.at)) return;
        const bool fit = unit.state == State::fit;
        (fit ? found.fit : found.unfit) = id;
        ++(fit ? found.fit_units : found.unfit_units);
    });
    return found;
}

std::string reason_to_hold(const Position& at, int side) {
    const int own = at_flag(at, side).fit_units;
    const bool held = at_flag(at, 1 - side).fit_units > 0;
    if (own == 0)
        return held ? "so " + wording::side_name(1 - side) + " does not hold the flag alone"
                    : "it holds the flag alone";
    return own == 1 && !held ? "if one is pinned, the other holds the flag" : "it helps to hold the flag";
}

UnitId contester(const Situation& situation) {
    const Position& at = situation.seen();
    if (at.phase != Phase::play || at.turn <= 1) return no_unit;  // CS-VP-02
    const AtFlag own = at_flag(at, situation.decider()), other = at_flag(at, 1 - situation.decider());
    return own.fit_units > 0 && other.fit_units == 1 ? other.fit : no_unit;
}

bool ending_wins(const Situation& situation) {
    const Position& at = situation.seen();
    const int side = situation.decider();
    return at.phase == Phase::play && scorer(at) == side &&
           at.vp[static_cast<std::size_t>(side)] + 1 >= situation.options().vp_goal;
}

}  // namespace sightlines::crossfire_squads
