#include <array>

#include "games/aerial_war/ai/bot.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

constexpr std::array aerial_war_themes{
    PuzzleTheme{"fly", "red: ", "Whose tail?", "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "blue: ", "Whose tail?", "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "yellow: ", "Whose tail?", "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "green: ", "Whose tail?", "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "Gets behind", "Whose tail?",
                "From which square is an enemy right before your guns, and looking away?"},
    PuzzleTheme{"fly", "from the side", "From where?", "From the side, nobody shoots back."},
    PuzzleTheme{"fly", "head-on", "Who shoots first?", "Nose to nose, who shoots first has the better chance."},
    PuzzleTheme{"fly", "edge of the board", "Where is it safe?", "Where can nobody be behind you?"},
    PuzzleTheme{"fly", "No enemy can get behind", "Shake them off",
                "Where can no enemy get behind you with the next roll?"},
    PuzzleTheme{"fly", "harder to get behind", "Watch your tail", "Count how many rolls bring an enemy behind you."},
    PuzzleTheme{"fly", "", "Choose your distance", "There is no shot this turn. Think of the next."},
    PuzzleTheme{"ram", "", "Not alone", "This plane is lost. Whom does it take with it?"},
    PuzzleTheme{"attack", "", "Shoot or not?", "Weigh your chance against the answer."},
    PuzzleTheme{"hold", "", "Shoot or not?", "Weigh your chance against the answer."},
    PuzzleTheme{"", "", "Loop or not?", "Where do you want to be next turn?"},
};

Json aerial_war_options(Rng&) { return Json::object(); }

bool aerial_war_suits(const Match&) { return true; }

}  // namespace

constexpr PuzzleMaker aerial_war_puzzles{&aerial_war::Rules::info,
                                         aerial_war_themes,
                                         60,
                                         12,
                                         {2, 4},
                                         {3, 1},
                                         aerial_war_options,
                                         aerial_war_suits,
                                         detail::make_with<aerial_war::Rules>,
                                         detail::prove_with<aerial_war::Rules>};

}  // namespace sightlines::registry
