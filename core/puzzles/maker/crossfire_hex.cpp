#include <array>

#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

constexpr std::array crossfire_hex_themes{
    PuzzleTheme{"", "wins the game", "The end in sight", "One move leaves the other side without any."},
    PuzzleTheme{"", "prisoners on", "More than full", "One move takes more than one prisoner."},
    PuzzleTheme{"", "prisoner on", "A crowded board", "Look for a stack that grows too tall for its hex."},
    PuzzleTheme{"", "into the reserve", "One too many", "A stack that grows too tall gives discs back."},
    PuzzleTheme{"", "can no longer take", "In danger",
                "The other side is about to take prisoners. One move ends that."},
    PuzzleTheme{"", "can take only", "What to save?", "You cannot save everything. What is worth most?"},
    PuzzleTheme{"", "Takes over the stack", "Who is in reach?", "A stack of the other side can become yours."},
    PuzzleTheme{"", "Takes over the disc", "Large or small?", "A disc of the other side stands in reach."},
    PuzzleTheme{"", "Threatens", "A turn ahead", "Nothing is taken yet. What could you take next turn?"},
    PuzzleTheme{"", "Builds a stack", "Alone or together?", "Two stacks of yours are stronger as one."},
    PuzzleTheme{"", "", "What next?", "Nothing is taken. Which disc stands badly?"},
};

Json crossfire_hex_options(Rng&) { return Json::object(); }

bool crossfire_hex_suits(const Match&) { return true; }

}  // namespace

constexpr PuzzleMaker crossfire_hex_puzzles{&crossfire_hex::Rules::info,
                                            crossfire_hex_themes,
                                            120,
                                            10,
                                            {2, 16},
                                            {2, 8},
                                            crossfire_hex_options,
                                            crossfire_hex_suits,
                                            detail::make_with<crossfire_hex::Rules>,
                                            detail::prove_with<crossfire_hex::Rules>};

}  // namespace sightlines::registry
