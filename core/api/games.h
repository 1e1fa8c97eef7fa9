#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "base/result.h"
#include "games/scenario.h"

namespace sightlines {

// Every game that can be opened, in the order in which it is shown.
std::vector<const GameInfo*> all_games();

// The only way in from outside: judges a record (game, version, options, start, moves) and replays it. The cursor
// stands at its end. An error says in `action` which of its moves was refused, if that was it.
Result<std::unique_ptr<Match>> open_match(const Json& record);

// The same for a link, a fragment or plain JSON (link.h).
Result<std::unique_ptr<Match>> open_link(std::string_view link);

// Whether a record has any of the optional keys of annotations.h.
bool is_annotated(const Json& record);

// A new game. `options` as in a record.
Result<std::unique_ptr<Match>> new_match(std::string_view game, const Json& options);

// How a game may begin (games/scenario.h); none for what is no game.
std::span<const ScenarioRecord> scenarios_of(std::string_view game);
std::string_view scenario_record(std::string_view game, std::string_view name);  // "": there is none of that name
Result<std::unique_ptr<Match>> open_scenario(std::string_view game, std::string_view name);

}  // namespace sightlines
