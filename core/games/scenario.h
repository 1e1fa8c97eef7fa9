#pragma once

#include <span>
#include <string_view>

#include "games/list.h"

namespace sightlines {

// How a game may begin, by name: a record as JSON text, from the file games/<id>/scenarios/<name>.json, and what the
// computer answers at first, from <name>.replies beside it (api/replies.h); mostly "".
struct ScenarioRecord {
    std::string_view name;
    std::string_view record;
    std::string_view replies;
};

// Of each game, in the order of their names. "guided" is its first game, in which the first seat is the reader's. Made
// from the files by core/CMakeLists.txt.
namespace scenarios {

#define SIGHTLINES_DECLARE(game) std::span<const ScenarioRecord> game();
SIGHTLINES_GAMES(SIGHTLINES_DECLARE)
#undef SIGHTLINES_DECLARE

}  // namespace scenarios
}  // namespace sightlines
