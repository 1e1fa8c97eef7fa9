#include "games/dogfight/ai/bot.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

Json dogfight_options(Rng&) { return Json::object(); }

bool dogfight_suits(const Match&) { return true; }

}  // namespace

constexpr PuzzleMaker dogfight_puzzles{&dogfight::Rules::info,
                                       60,
                                       6,
                                       {2, 1},
                                       {3, 1},
                                       dogfight_options,
                                       dogfight_suits,
                                       detail::make_with<dogfight::Rules>,
                                       detail::prove_with<dogfight::Rules>};

}  // namespace sightlines::registry
