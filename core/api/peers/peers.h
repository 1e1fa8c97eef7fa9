// Reads what peer_of tells apart: a game of another place as a record of ours. Formats as their programs publish them.
#pragma once

#include <string_view>

#include "api/peers/look.h"
#include "json/json.h"

namespace sightlines {

// The record, checked and complete; else why not, with the number of the first move there that cannot be read or played
// here. The code of the game must be here.
Result<Json> read_peer(Peer peer, std::string_view text);

Result<Json> read_abstractplay(std::string_view text);
Result<Json> read_boardspace(std::string_view text);

// "Move 12, "e5-e7": " before the reason, whose rule stays.
Error at_move(std::size_t number, std::string_view text, const Error& why);

}  // namespace sightlines
