#include "games/crossfire_squads/rules/deployment.h"

#include <algorithm>

#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

Edge home_of(const Position& at, int side) { return at.edges[static_cast<std::size_t>(side)]; }

bool runs_east(Edge home) { return home == Edge::e || home == Edge::w; }

bool is_in_own_half(Edge home, const Polygon& shape) {
    return std::all_of(shape.corners().begin(), shape.corners().end(),
                       [&](Point p) { return distance_from(home, p) <= 2 * deployment_depth(home); });
}

bool is_hiding_place(const Position& at, int side, const Piece& piece) {
    return piece.is_area() && is_in_own_half(home_of(at, side), piece.shape);
}

bool is_in_the_way(const Position& at, Stand stand) {
    const auto there = [&](UnitId, const Unit& unit) { return overlap(stand, stand_of(unit)); };
    return any_on_table(at, 0, there) || any_on_table(at, 1, there);
}

bool lies_on(const Position& at, Stand stand, Ground ground) {
    return std::any_of(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        return piece.ground == ground && piece.shape.is_nearer_than(stand.radius, stand.at);
    });
}

bool may_lie_there(const Position& at, const Polygon& shape) {
    return std::all_of(shape.corners().begin(), shape.corners().end(), [](Point p) { return table.contains(p); }) &&
           is_in_own_half(home_of(at, at.placing), shape);
}

bool is_mined(const Position& at, const Piece& area) {
    return std::any_of(at.terrain.begin(), at.terrain.end(),
                       [&](const Piece& piece) { return piece.ground == Ground::mine && piece.shape == area.shape; });
}

Verdict judge_joining_mine(const Position& at, const LayMine& order) {
    constexpr int widest_gap = 4 * base_width;
    constexpr int longest = 640;
    const Piece* first = known_piece(at, order.between[0], at.placing);
    const Piece* second = known_piece(at, order.between[1], at.placing);
    if (first == nullptr || second == nullptr) return refuse::no_such_piece;
    if (first == second || !first->is_area() || !second->is_area()) return refuse::mine_not_on_area;
    if (!is_strictly_convex({order.corners.begin(), order.corners.size()})) return refuse::mine_outline;
    const Polygon shape(order.corners);
    const Box& box = shape.box();
    if (box.right - box.left > longest || box.bottom - box.top > longest) return refuse::mine_outline;
    if (!first->shape.is_within(widest_gap, second->shape) || !shape.is_within(0, first->shape) ||
        !shape.is_within(0, second->shape))
        return refuse::mine_apart;
    return may_lie_there(at, shape) ? accepted : Verdict(refuse::beyond_own_half);
}

}  // namespace

std::int8_t starting_side(const Options& options, const Position& at) {
    if (at.turn > 1) return nobody;
    if (at.turn == 1) return at.active;
    if (at.won == nobody) return nobody;
    return static_cast<std::int8_t>(options.first_is_loser ? 1 - at.won : at.won);
}

int distance_from(Edge home, Point p) {
    switch (home) {
        case Edge::n: return p.y;
        case Edge::s: return table_height - p.y;
        case Edge::w: return p.x;
        case Edge::e: return table_width - p.x;
        case Edge::none: break;
    }
    return 0;
}

int deployment_depth(Edge home) { return (runs_east(home) ? table_width : table_height) / 4; }

Verdict judge_place(const Position& at, UnitId id, Point point) {
    const Unit& unit = at[id];
    const Stand stand{point, radius_of(unit)};
    const Edge home = home_of(at, side_of(id));
    if (!on_table(stand) || distance_from(home, point) > deployment_depth(home) - stand.radius)
        return refuse::outside_the_zone;
    if (is_in_the_way(at, stand)) return refuse::place_taken;
    if (lies_on(at, stand, Ground::wire)) return refuse::place_on_wire;
    if (is_vehicle(unit) && lies_on(at, stand, Ground::building)) return refuse::tank_in_building;
    return accepted;
}

Verdict judge_hiding(const Position& at, UnitId id, PieceId piece_id) {
    const int side = side_of(id);
    const Piece* piece = known_piece(at, piece_id, side);
    if (piece == nullptr) return refuse::no_such_piece;
    if (!is_hiding_place(at, side, *piece) || hidden_in(at, side, piece_id).size() >= most_hidden)
        return refuse::cannot_hide_there;
    if (piece->ground == Ground::building && is_vehicle(at[id])) return refuse::tank_hides_indoors;
    return accepted;
}

Polygon wire_shape(const LayWire& order) {
    constexpr std::array<std::array<Point, 4>, 4> corners{{
        {{{-200, -50}, {200, -50}, {200, 50}, {-200, 50}}},
        {{{-50, -200}, {50, -200}, {50, 200}, {-50, 200}}},
        {{{-176, 106}, {106, -176}, {176, -106}, {-106, 176}}},
        {{{-106, -176}, {176, 106}, {106, 176}, {-176, -106}}},
    }};
    Corners shape;
    for (const Point p : corners[static_cast<std::size_t>(order.slant)]) shape.push_back(order.at + p);
    return Polygon(shape);
}

Verdict judge_mine(const Position& at, const LayMine& order) {
    if (!at.stock || at.stock->mines[static_cast<std::size_t>(at.placing)] == 0) return refuse::out_of_stock;
    if (order.piece == no_piece) return judge_joining_mine(at, order);
    const Piece* piece = known_piece(at, order.piece, at.placing);
    if (piece == nullptr) return refuse::no_such_piece;
    if (!piece->is_area() || is_mined(at, *piece)) return refuse::mine_not_on_area;
    return may_lie_there(at, piece->shape) ? accepted : Verdict(refuse::beyond_own_half);
}

Verdict judge_wire(const Position& at, const LayWire& order) {
    if (!at.stock || at.stock->wire[static_cast<std::size_t>(at.placing)] == 0) return refuse::out_of_stock;
    const Polygon shape = wire_shape(order);
    if (!may_lie_there(at, shape)) return refuse::beyond_own_half;
    const auto under = [&](UnitId, const Unit& unit) { return shape.is_nearer_than(radius_of(unit), unit.at); };
    if (any_on_table(at, 0, under) || any_on_table(at, 1, under)) return refuse::wire_on_unit;
    return accepted;
}

}  // namespace sightlines::crossfire_squads
