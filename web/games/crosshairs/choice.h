// What the player is about to do: a plane with a manoeuvre and a rotation, or an entry with a facing and a height.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

enum class Manoeuvre : std::int8_t { climb, level_one, level_two, swoop, power };

struct ManoeuvreInfo {
    Manoeuvre kind;
    std::string_view name;
    std::string_view key;   // its letter as shown; View::card_keys reads the key itself
    std::string_view mark;  // its name for tests
    int rise;
    int steps;
};
inline constexpr std::array<ManoeuvreInfo, 5> manoeuvres{{
    {Manoeuvre::climb, "Climb", "C", "climb", 1, 1},
    {Manoeuvre::level_one, "Level 1", "1", "level1", 0, 1},
    {Manoeuvre::level_two, "Level 2", "2", "level2", 0, 2},
    {Manoeuvre::swoop, "Swoop", "S", "swoop", -1, 1},
    {Manoeuvre::power, "Power dive", "P", "power", -2, 0},
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

// What a player sees first after choosing a plane or a starting hex; none when nothing can be done there.
std::optional<Choice> first_choice(const Rules& rules, const Position& at, Cell cell);

// A plane that can do nothing but crash (CH-CRASH-01).
bool must_crash(const Rules& rules, const Position& at, Cell cell);

// The cells that a manoeuvre leads over, without its starting cell; cut off at the edge of the board.
std::vector<Cell> way(const Position& at, Cell plane, Manoeuvre kind);

// Swoops straight on after an action, one after the other, as far as height and way allow: the planes after each step.
std::vector<Plane> dive_ahead(const Rules& rules, const Position& at, Cell plane);

const Plane* plane_at(const Position& at, Cell cell);

}  // namespace sightlines::crosshairs
