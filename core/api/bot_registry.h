// How the computer players are found by their games. A program that knows all games links bot_registry.cpp; one that
// plays a single game can bring a list of its own.
#pragma once

#include <span>

#include "api/asked.h"
#include "api/bots.h"

namespace sightlines {

// Of a match of this game.
struct BotEntry {
    const GameInfo* game;
    Json (*think)(const Match& match, const ThinkPlan& plan);
    Json (*review)(const Match& match, std::size_t ply, int level, std::uint64_t seed);
    Json (*play_on)(Match& match, const MatchPlan& plan);
};

// How whoever is to act in a match of this game is asked.
struct Asker {
    const GameInfo* game;
    Asked (*ask)(const Match& match);
};

namespace registry {

// Each is defined in api/bot/<id>.cpp.
extern const BotEntry crosshairs_bot, crossfire_hex_bot, crossfire_squads_bot, dogfight_bot, aerial_war_bot;

// Every computer player of this program.
std::span<const BotEntry* const> bots();

// Each is defined there as well; a program that only thinks links none of them.
extern const Asker crosshairs_asker, crossfire_hex_asker, crossfire_squads_asker, dogfight_asker, aerial_war_asker;
std::span<const Asker* const> askers();

}  // namespace registry

}  // namespace sightlines
