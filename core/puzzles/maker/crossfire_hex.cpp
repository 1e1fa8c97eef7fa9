#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

Json crossfire_hex_options(Rng&) { return Json::object(); }

bool crossfire_hex_suits(const Match&) { return true; }

}  // namespace

constexpr PuzzleMaker crossfire_hex_puzzles{&crossfire_hex::Rules::info,
                                            120,
                                            10,
                                            {2, 16},
                                            {2, 8},
                                            crossfire_hex_options,
                                            crossfire_hex_suits,
                                            detail::make_with<crossfire_hex::Rules>,
                                            detail::prove_with<crossfire_hex::Rules>};

}  // namespace sightlines::registry
