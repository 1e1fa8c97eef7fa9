#include "games/crossfire_squads/flag.h"

#include "games/crossfire_squads/rules/line_of_sight.h"

namespace sightlines::crossfire_squads {

const Piece* flag_of(const Position& at) { return at.objective == no_piece ? nullptr : at.terrain.find(at.objective); }

AtFlag at_flag(const Position& at, const Piece& flag, int side) {
    AtFlag found;
    each_on_table(at, side, [&](UnitId id, const Unit& unit) {
        if (!flag.shape.contains(unit.at)) return;
        if (unit.state == State::fit) {
            found.holds = true;
        } else {
            found.unfit = id;
            ++found.unfit_units;
        }
    });
    return found;
}

int holders(const Position& at, int side) {
    const Piece* flag = flag_of(at);
    int count = 0;
    each_on_table(at, side, [&](UnitId, const Unit& unit) {
        if (flag != nullptr && unit.state == State::fit && flag->shape.contains(unit.at)) ++count;
    });
    return count;
}

UnitId contester(const Scene& scene) {
    const Position& at = scene.seen();
    const int side = scene.decider();
    if (at.phase != Phase::play || at.turn <= 1) return no_unit;  // CS-VP-02
    if (holders(at, side) == 0 || holders(at, 1 - side) != 1) return no_unit;
    UnitId found = no_unit;
    each_on_table(at, 1 - side, [&](UnitId id, const Unit& unit) {
        if (unit.state == State::fit && flag_of(at)->shape.contains(unit.at)) found = id;
    });
    return found;
}

bool ending_wins(const Scene& scene) {
    const Position& at = scene.seen();
    const int side = scene.decider();
    return at.phase == Phase::play && at.turn > 1 && holders(at, side) > 0 && holders(at, 1 - side) == 0 &&
           at.vp[static_cast<std::size_t>(side)] + 1 >= scene.options().vp_goal;
}

}  // namespace sightlines::crossfire_squads
