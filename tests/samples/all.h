#pragma once

#include <tuple>
#include <utility>

#include "engine/toy.h"
#include "games/all.h"
#include "samples/aerial_war.h"
#include "samples/crossfire_hex.h"
#include "samples/crossfire_squads.h"
#include "samples/crosshairs.h"
#include "samples/dogfight.h"

namespace sightlines::test {

// The games of the house, and the toy for what none of them has yet.
using LawfulGames = decltype(std::tuple_cat(std::declval<AllGames>(), std::declval<std::tuple<toy::Rules>>()));

}  // namespace sightlines::test
