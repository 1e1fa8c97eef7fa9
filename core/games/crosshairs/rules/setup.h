#pragma once

#include <array>
#include <cstdint>

#include "games/crosshairs/rules/types.h"

namespace sightlines::crosshairs {

// What a game type fixes for one player (CH-SET-01).
struct Seat {
    std::int8_t team = 0;
    std::int8_t fleet = 0;  // planes at the start
    BoardSide side = BoardSide::s;
};

// The table of CH-SET-01 (CH-TEAM-01, CH-FFA-01, CH-CIRC-01) and the rings of CH-SET-03 for one set of options.
struct Setup {
    std::int8_t players = 0;
    std::int8_t pool = 0;  // rings of each team
    std::array<Seat, most_seats> seats{};
};

constexpr bool each_alone(GameType type) { return type == GameType::ffa || type == GameType::circle; }

int player_count(const Options& options);
int default_pool(const Options& options);
Setup setup_for(const Options& options);

// The plane actions that the ramp of CH-TURN-02 gives to a player in a round; large once "all" of CH-TEAM-05 is
// reached.
int ramp(const Options& options, const Setup& setup, int player, int round);

}  // namespace sightlines::crosshairs
