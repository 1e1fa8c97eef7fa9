#include "games/crossfire_squads/rules/line_of_sight.h"

#include <algorithm>

#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

bool closer_than(Stand a, Stand b, int distance) { return squared_distance(a.at, b.at) < square(distance); }

bool is_manned(const Position& at, const Piece& building, int side) {
    return any_on_table(at, side, [&](UnitId, const Unit& unit) { return building.shape.contains(unit.at); });
}

bool gives_cover(Ground ground, Cover cover) {
    if (cover == Cover::fire) return is_area(ground);
    return ground == Ground::woods || ground == Ground::rough || ground == Ground::building;
}

bool touches_enemy(const Position& at, int side, Stand a) {
    return any_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) { return in_contact(a, stand_of(enemy)); });
}

template <class Is>
bool any_building(const Position& at, Stand a, Is is) {
    return std::any_of(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        return piece.ground == Ground::building && meets(piece, a) && is(piece);
    });
}

}  // namespace

Stand stand_of(const Unit& unit) { return {unit.at, radius_of(unit)}; }

bool near(Stand a, Stand b) { return closer_than(a, b, a.radius + b.radius + base_width); }
bool near_point(Stand a, Point p) { return closer_than(a, {p}, a.radius + base_width); }
bool in_contact(Stand a, Stand b) { return squared_distance(a.at, b.at) <= square(a.radius + b.radius); }
bool overlap(Stand a, Stand b) { return closer_than(a, b, a.radius + b.radius); }
bool on_table(Stand a) { return table.grown(-a.radius).contains(a.at); }
bool touches(const Piece& piece, Stand a) { return piece.shape.is_within(a.radius + 2, a.at); }
bool meets(const Piece& building, Stand a) { return building.shape.is_within(a.radius, a.at); }

const Piece* known_piece(const Position& at, PieceId id, int side) {
    const Piece* piece = at.terrain.find(id);
    return piece != nullptr && piece->hidden && piece->owner != side ? nullptr : piece;
}

// CS-LOS-02, CS-LOS-03, CS-GEO-09.
bool screens(const Piece& piece, Stand a, Stand b) {
    if (is_obstacle(piece.ground) || !piece.shape.is_passed_through_by(a.at, b.at)) return false;
    if (piece.ground == Ground::hedge) return !touches(piece, a) && !touches(piece, b);
    return !piece.shape.contains(a.at) && !piece.shape.contains(b.at);
}

// CS-LOS-04: units are not asked about.
std::optional<Screen> screen_between(const Position& at, Stand a, Stand b) {
    const Box line = box_of(a.at, b.at);
    for (const Piece& piece : at.terrain) {
        if (piece.shape.box().meets(line) && screens(piece, a, b)) return Screen{piece.id};
    }
    constexpr int smoke_radius = 50;
    for (const SmokeBase& smoke : at.smoke) {
        if (meets_disc(a.at, b.at, smoke.at, smoke_radius)) return Screen{};
    }
    return std::nullopt;
}

bool sees(const Position& at, Stand a, Stand b) { return !screen_between(at, a, b); }
bool sees(const Position& at, UnitId a, UnitId b) { return sees(at, stand_of(at[a]), stand_of(at[b])); }

bool in_cover(const Position& at, Point p, Cover cover) {
    return std::any_of(at.terrain.begin(), at.terrain.end(),
                       [&](const Piece& piece) { return gives_cover(piece.ground, cover) && piece.shape.contains(p); });
}

bool is_held(const Position& at, const Piece& building, int side) {
    return is_manned(at, building, side) ||
           any_hidden(at, side, [&](UnitId, const Unit& unit) { return unit.hidden_in == building.id; });
}

bool is_contact(const Position& at, int side, Stand a) {
    return touches_enemy(at, side, a) ||
           any_building(at, a, [&](const Piece& building) { return is_manned(at, building, 1 - side); });
}

bool is_contact_or_held(const Position& at, int side, Stand a) {
    return touches_enemy(at, side, a) ||
           any_building(at, a, [&](const Piece& building) { return is_held(at, building, 1 - side); });
}

}  // namespace sightlines::crossfire_squads
