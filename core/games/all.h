#pragma once

#include <tuple>

#include "games/aerial_war/codec.h"
#include "games/aerial_war/rules.h"
#include "games/crossfire_hex/codec.h"
#include "games/crossfire_hex/rules.h"
#include "games/crossfire_squads/codec.h"
#include "games/crossfire_squads/rules.h"
#include "games/crosshairs/codec.h"
#include "games/crosshairs/rules.h"
#include "games/dogfight/codec.h"
#include "games/dogfight/rules.h"

namespace sightlines {

// Every game of the house, in the order in which it is shown.
using AllGames =
    std::tuple<crosshairs::Rules, crossfire_hex::Rules, crossfire_squads::Rules, dogfight::Rules, aerial_war::Rules>;

}  // namespace sightlines
