#include "games/crosshairs/ai/bot.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

Json crosshairs_options(Rng&) { return Json::object(); }

// The first of two planes to act can mostly be the second as well.
bool crosshairs_suits(const Match& match) {
    return match.status().phase == "act" && match.position()["left"] == Json(1);
}

}  // namespace

constexpr PuzzleMaker crosshairs_puzzles{&crosshairs::Rules::info,
                                         120,
                                         12,
                                         {2, 4},
                                         {3, 1},
                                         crosshairs_options,
                                         crosshairs_suits,
                                         detail::make_with<crosshairs::Rules>,
                                         detail::prove_with<crosshairs::Rules>};

}  // namespace sightlines::registry
