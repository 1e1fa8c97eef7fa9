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

// The only way in from outside: judges a record (game, version, options, start, moves) and replays it. The cursor then
// stands at its end. If one of its moves was refused, the error says in `action` which.
Result<std::unique_ptr<Match>> open_match(const Json& record);

// The same for a link, a fragment or plain JSON (link.h).
Result<std::unique_ptr<Match>> open_link(std::string_view link);

// Whether a record has any of the optional keys of annotations.h.
bool is_annotated(const Json& record);

// A new game, with options as in a record.
Result<std::unique_ptr<Match>> new_match(std::string_view game, const Json& options);

// The scenarios of a game (games/scenario.h); none if there is no such game.
std::span<const ScenarioRecord> scenarios_of(std::string_view game);
std::string_view scenario_record(std::string_view game, std::string_view name);  // "" if there is none of that name
std::string_view scenario_replies(std::string_view game, std::string_view name);
Result<std::unique_ptr<Match>> open_scenario(std::string_view game, std::string_view name);

}  // namespace sightlines
