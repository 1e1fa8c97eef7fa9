#pragma once

#include <optional>

#include "games/dogfight/rules/tables.h"
#include "games/dogfight/rules/types.h"

// Grand tactical movement (DF-GT), worked out without dice.
namespace sightlines::dogfight {

// DF-GT-01: whether the sides are asked.
bool grand_possible(const Position& at);

// DF-GT-04, DF-GT-05: the table's entry for a climb (positive) or dive of half levels, none for an X or beyond it.
std::optional<table::Slope> slope_of(const Aircraft& plane, int half_levels);

// DF-GT-04: possible at this speed and height.
bool may_climb(const Aircraft& plane, int half_levels);

// DF-GT-03: hexes without and with the extra one, and the die from which there is one (0: no die).
struct GrandHexes {
    int hexes;
    int extra_from;
    int less;
};
GrandHexes grand_hexes(const Aircraft& plane, int half_levels);

// DF-GT-04: the climb table's modifier of the power roll.
int grand_power_modifier(const Aircraft& plane, int half_levels);

// DF-GT-07.
struct Height {
    std::int8_t altitude;
    std::int8_t leave;
};
Height height_after(const Aircraft& plane, int half_levels);

}  // namespace sightlines::dogfight
