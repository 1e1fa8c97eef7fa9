#pragma once

#include "api/link/token_model.h"
#include "api/registry.h"

namespace sightlines {

// A model that has read the game's sample; of no game, one that has seen nothing. It lasts until the next call, and
// learns from what it is given. The sample is read once.
TokenModel& fresh_model(const GameEntry* game);

}  // namespace sightlines
