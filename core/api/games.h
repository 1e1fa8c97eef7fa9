#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "api/match.h"

namespace sightlines {

// Every game that can be opened, in the order in which it is shown.
std::vector<const GameInfo*> all_games();

// Why a record did not open. `move`: the place in "moves" of the action that was refused, if that was it.
struct OpenError {
    Error error;
    std::optional<std::size_t> move;
};

using Opened = std::variant<std::unique_ptr<Match>, OpenError>;

// The only way in from outside: judges a record (contract: game, version, options, start, moves) and replays it. The
// cursor stands at its end.
Opened open_match(const Json& record);

// The same for a link, a fragment or plain JSON (link.h).
Opened open_link(std::string_view link);

// A new game. `options` as in a record.
Opened new_match(std::string_view game, const Json& options);

}  // namespace sightlines
