#include <algorithm>

#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

// CS-DEP-05: the other side places next unless it has nothing left; with nothing left at all, play begins.
void pass_on(Turn& turn) {
    Position& at = turn.at;
    const auto goes_on = [&](int side) { return has_units_to_place(at, side) || has_stock(at, side); };
    const int other = 1 - at.placing;
    if (goes_on(other)) {
        at.placing = static_cast<std::int8_t>(other);
    } else if (!goes_on(at.placing)) {
        begin_play(turn);
    }
}

PieceId lowest_free(const Terrain& terrain, PieceId first) {
    PieceId id = first;
    while (terrain.find(id) != nullptr) ++id;
    return id;
}

}  // namespace

// CS-DEP-01.
void roll_off(Turn& turn, const Roll& roll) {
    const int difference = roll.faces[0] - roll.faces[1];
    if (difference == 0) return;
    turn.at.won = difference > 0 ? 0 : 1;
    turn.at.phase = Phase::objective;
}

void name_objective(Turn& turn, const Objective& objective) {
    turn.at.objective = objective.piece;
    turn.at.phase = Phase::edge;
}

// CS-DEP-03.
void choose_edge(Turn& turn, const HomeEdge& order) {
    Position& at = turn.at;
    at.edges[static_cast<std::size_t>(1 - at.won)] = order.edge;
    at.edges[static_cast<std::size_t>(at.won)] = opposite(order.edge);
    at.phase = Phase::deploy;
    at.placing = static_cast<std::int8_t>(1 - at.won);
    pass_on(turn);
}

bool has_units_to_place(const Position& at, int side) {
    const auto* first = at.units.data() + side * most_units;
    return std::any_of(first, first + most_units,
                       [](const Unit& unit) { return unit.exists() && unit.placement == Placement::waiting; });
}

bool has_stock(const Position& at, int side) {
    const auto s = static_cast<std::size_t>(side);
    return at.stock && (at.stock->mines[s] > 0 || at.stock->wire[s] > 0);
}

// CS-DEP-07.
void place(Turn& turn, const PlaceUnit& order) {
    Unit& unit = turn.unit(order.unit);
    unit.placement = Placement::standing;
    unit.at = order.at;
    unit.face = reduced(order.face);
    if (has_turret(unit)) unit.turret = order.turret == no_heading ? unit.face : reduced(order.turret);
    pass_on(turn);
}

void hide(Turn& turn, const Hide& order) {
    Unit& unit = turn.unit(order.unit);
    unit.placement = Placement::hidden;
    unit.hidden_in = order.piece;
    pass_on(turn);
}

void lay(Turn& turn, const LayMine& order) {
    Position& at = turn.at;
    const auto side = static_cast<std::size_t>(at.placing);
    const Polygon shape = order.piece == no_piece ? Polygon(order.corners) : at.terrain.find(order.piece)->shape;
    at.terrain.put({lowest_free(at.terrain, first_mine), Ground::mine, shape, at.placing, true});
    --at.stock->mines[side];
    pass_on(turn);
}

void lay(Turn& turn, const LayWire& order) {
    Position& at = turn.at;
    const auto side = static_cast<std::size_t>(at.placing);
    at.terrain.put({lowest_free(at.terrain, first_wire), Ground::wire, wire_shape(order), at.placing, false});
    --at.stock->wire[side];
    pass_on(turn);
}

void give_up_stock(Turn& turn) {
    Position& at = turn.at;
    const auto side = static_cast<std::size_t>(at.placing);
    at.stock->mines[side] = 0;
    at.stock->wire[side] = 0;
    pass_on(turn);
}

}  // namespace sightlines::crossfire_squads
