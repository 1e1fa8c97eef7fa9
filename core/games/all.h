#pragma once

#include <tuple>

#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/text/codec.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"

namespace sightlines {

// Every game of the house, in the order in which it is shown.
using AllGames =
    std::tuple<crosshairs::Rules, crossfire_hex::Rules, crossfire_squads::Rules, dogfight::Rules, aerial_war::Rules>;

}  // namespace sightlines
