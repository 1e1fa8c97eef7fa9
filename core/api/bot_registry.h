// How the computer players are found by their games. A program that knows all games links bot_registry.cpp; one that
// plays a single game can bring a list of its own.
#pragma once

#include <span>

#include "api/asked.h"
#include "api/bots.h"
#include "games/list.h"

namespace sightlines {

// The computer player of a game, for matches of that game.
struct BotEntry {
    const GameInfo* game;
    Json (*think)(const Match& match, const ThinkPlan& plan);
    Json (*review)(const Match& match, std::size_t ply, int level, std::uint64_t seed);
    Json (*play_on)(Match& match, const MatchPlan& plan);
};

// How the player to act in a match of that game is asked.
struct Asker {
    const GameInfo* game;
    Asked (*ask)(const Match& match);
};

namespace registry {

// Each is defined by api/bot_of_game.cpp.in.
#define SIGHTLINES_DECLARE(game)      \
    extern const BotEntry game##_bot; \
    extern const Asker game##_asker;
SIGHTLINES_GAMES(SIGHTLINES_DECLARE)
#undef SIGHTLINES_DECLARE

// Every computer player of this program.
std::span<const BotEntry* const> bots();

// A program that only thinks links none of them.
std::span<const Asker* const> askers();

}  // namespace registry

}  // namespace sightlines
