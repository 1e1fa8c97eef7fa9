// The action being prepared: a plane with a manoeuvre and a rotation, or an entry with a facing and a height.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

enum class Manoeuvre : std::int8_t { climb, level_one, level_two, swoop, power };
inline constexpr std::array all_manoeuvres{Manoeuvre::climb, Manoeuvre::level_one, Manoeuvre::level_two,
                                           Manoeuvre::swoop, Manoeuvre::power};

// What a manoeuvre changes: height, and hexes straight ahead.
struct ManoeuvreInfo {
    int rise;
    int steps;
};
constexpr ManoeuvreInfo info(Manoeuvre kind) {
    constexpr std::array<ManoeuvreInfo, 5> all{{{1, 1}, {0, 1}, {0, 2}, {-1, 1}, {-2, 0}}};
    return all[static_cast<std::size_t>(kind)];
}

struct Choice {
    Cell cell = no_cell;  // a plane, or the starting hex to enter on
    bool entering = false;
    Manoeuvre manoeuvre = Manoeuvre::level_one;
    int turn = 0;
    Heading heading = Heading::e;  // of an entering plane
    int height = 0;
};

Action action_of(Choice choice);
inline Action action_of(Cell plane, Manoeuvre kind, int turn) {
    return action_of(Choice{.cell = plane, .manoeuvre = kind, .turn = turn});
}

// The default choice for a plane or a starting hex; none if no action is legal there.
std::optional<Choice> first_choice(const Rules& rules, const Position& at, Cell cell);

// Whether the plane can only crash (CH-CRASH-01).
bool must_crash(const Rules& rules, const Position& at, Cell cell);

// The cells of a manoeuvre without its starting cell, cut off at the edge of the board.
std::vector<Cell> path(const Position& at, Cell plane, Manoeuvre kind);

// The continuation of a dive: the plane after each further swoop straight ahead, as far as height and board allow.
std::vector<Plane> dive_ahead(const Rules& rules, const Position& at, Cell plane);

const Plane* plane_at(const Position& at, Cell cell);

}  // namespace sightlines::crosshairs
