// How the computer players are found by their games. A program that knows all games links mind_registry.cpp; one that
// plays a single game can bring a list of its own.
#pragma once

#include <span>

#include "api/minds.h"

namespace sightlines {

// Of a match of this game.
struct MindEntry {
    const GameInfo* game;
    Json (*think)(const Match& match, int level, std::uint64_t seed);
    Json (*play_on)(Match& match, const MatchPlan& plan);
};

namespace registry {

// Each is defined in api/mind/<id>.cpp.
extern const MindEntry crosshairs_mind, crossfire_hex_mind, crossfire_squads_mind, dogfight_mind, aerial_war_mind;

// Every computer player of this program.
std::span<const MindEntry* const> minds();

}  // namespace registry

}  // namespace sightlines
