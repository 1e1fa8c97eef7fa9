// How the games are found by their ids. A program that knows all games links registry.cpp; one that plays a single game
// can bring a list of its own.
#pragma once

#include <span>

#include "api/games.h"
#include "games/list.h"
#include "games/scenario.h"
#include "json/reader.h"

namespace sightlines {

struct GameEntry {
    const GameInfo* info;
    Result<std::unique_ptr<Match>> (*open)(const Reader& record);  // a record of this game
    char letter;                                                   // of the game in its links, for ever
    std::string_view (*link_sample)();                             // what their model reads first (link/models.h)
    std::span<const ScenarioRecord> (*scenarios)();
    Json (*brief)(const Json& record) = nullptr;  // the same record in fewer bytes, for a link
};

namespace registry {

// Each is defined by api/match_of_game.cpp.in.
#define SIGHTLINES_DECLARE(game) extern const GameEntry game;
SIGHTLINES_GAMES(SIGHTLINES_DECLARE)
#undef SIGHTLINES_DECLARE

// Every game of this program, in the order in which it is shown.
std::span<const GameEntry* const> games();

}  // namespace registry

}  // namespace sightlines
