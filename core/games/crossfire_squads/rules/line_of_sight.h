#pragma once

#include <optional>

#include "games/crossfire_squads/rules/types.h"

// Distances (CS-GEO) and line of sight (CS-LOS). Only where bases are counts, not who knows of them: hidden units are
// not on the table.
namespace sightlines::crossfire_squads {

// A base, or a bare point with radius 0.
struct Stand {
    Point at;
    int radius = 0;
};
Stand stand_of(const Unit& unit);

bool near(Stand a, Stand b);                 // CS-GEO-04, of units
bool near_point(Stand a, Point p);           // CS-GEO-04
bool in_contact(Stand a, Stand b);           // CS-GEO-05
bool overlap(Stand a, Stand b);              // CS-GEO-05
bool on_table(Stand a);                      // CS-GEO-02
bool touches(const Piece& piece, Stand a);   // CS-GEO-07, CS-GEO-08; a bare point within 2 (CS-LOS-05)
bool meets(const Piece& building, Stand a);  // CS-BLD-02

// A piece that a side may know of: none of the other side's hidden mines (CS-BAD-03); nullptr if there is no such one.
const Piece* known_piece(const Position& at, PieceId id, int side);

bool screens(const Piece& piece, Stand a, Stand b);  // CS-LOS-02, CS-LOS-03, CS-GEO-09

// What blocks the line between two points: a piece, or smoke.
struct Screen {
    PieceId piece = no_piece;  // none: smoke
};
// CS-LOS-02, CS-LOS-03, CS-LOS-05, CS-SMOKE-04.
std::optional<Screen> screen_between(const Position& at, Stand a, Stand b);
// CS-LOS-01, CS-LOS-04: symmetrical, and independent of facings.
bool sees(const Position& at, Stand a, Stand b);
bool sees(const Position& at, UnitId a, UnitId b);

// Whether a piece of some of these grounds holds the point.
enum class Cover : std::int8_t { fire, explosive };  // CS-FIRE-08, CS-FO-06
bool in_cover(const Position& at, Point p, Cover cover);

// Calls see(UnitId, const Unit&) for every unit of a side on the table, in the order of their ids.
template <class P, class See>
void each_on_table(P& at, int side, See see) {
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        if (at[id].on_table()) see(id, at[id]);
    }
}
template <class Is>
bool any_on_table(const Position& at, int side, Is is) {
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        if (at[id].on_table() && is(id, at[id])) return true;
    }
    return false;
}
template <class Is>
bool any_hidden(const Position& at, int side, Is is) {
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        if (at[id].hidden() && is(id, at[id])) return true;
    }
    return false;
}

// CS-BLD-02: by a unit on the table in it, or hidden in it.
bool is_held(const Position& at, const Piece& building, int side);

// Whether a base of a side there would be in contact with an enemy on the table (CS-GEO-05, CS-BLD-02).
bool is_contact(const Position& at, int side, Stand a);
// The same with buildings that enemies only hide in (CS-REACT-03, CS-NAT-03).
bool is_contact_or_held(const Position& at, int side, Stand a);

}  // namespace sightlines::crossfire_squads
