#include "games/aerial_war/ai/bot.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

Json aerial_war_options(Rng&) { return Json::object(); }

bool aerial_war_suits(const Match&) { return true; }

}  // namespace

constexpr PuzzleMaker aerial_war_puzzles{&aerial_war::Rules::info,
                                         60,
                                         12,
                                         {2, 4},
                                         {3, 1},
                                         aerial_war_options,
                                         aerial_war_suits,
                                         detail::make_with<aerial_war::Rules>,
                                         detail::prove_with<aerial_war::Rules>};

}  // namespace sightlines::registry
