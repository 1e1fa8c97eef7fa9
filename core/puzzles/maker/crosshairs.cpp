#include <array>

#include "games/crosshairs/ai/bot.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

constexpr std::array crosshairs_themes{
    PuzzleTheme{"shoot", "wins the game", "Now or never", "This turn can end the game."},
    PuzzleTheme{"shoot", "", "Shoot or wait?",
                "A plane is in the crosshairs. Is it the right moment, and the right plane?"},
    PuzzleTheme{"", "you can shoot it down now", "Whose line of fire?",
                "One flight brings an enemy plane into the crosshairs, this very turn."},
    PuzzleTheme{"", "out of reach", "In danger", "One of your planes is in danger. Where can nobody aim at it?"},
    PuzzleTheme{"", "the sights of", "In danger", "One of your planes is in danger. Where can nobody aim at it?"},
    PuzzleTheme{"", "as well, you can", "The first of two",
                "A shot takes two planes that aim. Bring the first one round."},
    PuzzleTheme{"", "Aims at", "Whom to watch?", "One of your planes can turn its guns on an enemy now."},
    PuzzleTheme{"", "next turn", "One turn ahead", "Think of your next turn: from where can your guns reach an enemy?"},
    PuzzleTheme{"", "Ends the game", "The end in sight", "One flight ends the game."},
    PuzzleTheme{"", "Gains height", "Time to prepare", "Height is what dives are made of. Which plane needs it most?"},
    PuzzleTheme{"", "free hex", "Room to fly", "A plane that cannot fly on is lost. Which one has too little room?"},
    PuzzleTheme{"", "looks worse", "The only way out", "One of your planes has a single good flight."},
    PuzzleTheme{"pullout", "", "Deep enough?", "A dive is under way. How far down do you want to be?"},
    PuzzleTheme{"", "", "", ""},
};

Json crosshairs_options(Rng&) { return Json::object(); }

// The first of two planes to act can mostly be the second as well.
bool crosshairs_suits(const Match& match) {
    return match.status().phase == "act" && match.position()["left"] == Json(1);
}

}  // namespace

constexpr PuzzleMaker crosshairs_puzzles{&crosshairs::Rules::info,
                                         crosshairs_themes,
                                         120,
                                         12,
                                         {2, 4},
                                         {3, 1},
                                         crosshairs_options,
                                         crosshairs_suits,
                                         detail::make_with<crosshairs::Rules>,
                                         detail::prove_with<crosshairs::Rules>};

}  // namespace sightlines::registry
