#pragma once

#include <tuple>

#include "games/crosshairs/codec.h"
#include "games/crosshairs/rules.h"

namespace sightlines {

// Every game of the house, in the order in which it is shown.
using AllGames = std::tuple<crosshairs::Rules>;

}  // namespace sightlines
