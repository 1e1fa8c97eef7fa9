// The action being prepared: a plane with a manoeuvre and a rotation, or an entry with a facing and a height.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/words/labels.h"

namespace sightlines::crosshairs {

enum class Manoeuvre : std::int8_t { climb, level_one, level_two, swoop, power };

struct ManoeuvreInfo {
    Manoeuvre kind;
    std::string_view name;
    std::string_view key;  // its letter as shown; View::card_keys reads the key itself
    std::string_view test_id;
    int rise;
    int steps;
};
inline constexpr std::array<ManoeuvreInfo, 5> manoeuvres{{
    {Manoeuvre::climb, labels::climb, "C", "climb", 1, 1},
    {Manoeuvre::level_one, labels::level_one, "1", "level1", 0, 1},
    {Manoeuvre::level_two, labels::level_two, "2", "level2", 0, 2},
    {Manoeuvre::swoop, labels::swoop, "S", "swoop", -1, 1},
    {Manoeuvre::power, labels::power_dive, "P", "power", -2, 0},
}};
constexpr const ManoeuvreInfo& info(Manoeuvre kind) { return manoeuvres[static_cast<std::size_t>(kind)]; }

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
