#pragma once

#include <string>

#include "api/games.h"
#include "engine/game.h"
#include "json/json.h"

namespace sightlines {

// The contract's shapes of dice that are due, of a status and of errors.
Json dice_json(const Dice& dice);
Json status_json(const Status& status);
Json error_reply(const Error& error);
Json open_error_reply(const Error& error);  // with "move", and "line", if it was one of the record's

// Whether a player is to act. If not, the error says that there is nothing to do; `what` is such as "think about".
Result<> expect_player(const Match& match, const std::string& what);

}  // namespace sightlines
