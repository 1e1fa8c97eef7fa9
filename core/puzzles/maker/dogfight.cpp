#include <array>

#include "games/dogfight/ai/bot.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

constexpr std::array dogfight_themes{
    PuzzleTheme{"target", "", "Whom to hunt?", "A target that you can stay behind is worth more than one nearby."},
    PuzzleTheme{"go", "", "Who flies first?", "Who flies later has seen where the other went."},
    PuzzleTheme{"tail", "", "Who flies first?", "Who flies later has seen where the other went."},
    PuzzleTheme{"mp", "", "How far to fly?", "Do you want to be faster than the other plane?"},
    PuzzleTheme{"fly", "gets away", "In its sights", "An enemy is behind you. Which way can it not follow?"},
    PuzzleTheme{"fly", "takes", "In its sights", "An enemy aims at you. Which manoeuvre costs it most?"},
    PuzzleTheme{"fly", "gains", "Sure or strong?",
                "A burst is as good as your Combat Value. Which manoeuvre is worth its risk?"},
    PuzzleTheme{"fly", "behind", "The way round", "Where do you see its tail?"},
    PuzzleTheme{"fly", "closer", "How near?", "Where do you want to be at the end of this turn?"},
    PuzzleTheme{"fly", "hexes from", "How near?", "Where do you want to be at the end of this turn?"},
    PuzzleTheme{"fly", "hex of", "Side by side", "In one hex, a turn decides who gets behind whom."},
    PuzzleTheme{"fly", "", "Which way to look?", "Which way does your plane look afterwards, and at what?"},
    PuzzleTheme{"hold", "", "Stay or fly on?", "Flying on is not the only way to keep an enemy before your guns."},
    PuzzleTheme{"spin", "", "Height or safety?", "Height can be traded for safety."},
    PuzzleTheme{"aero", "", "How daring?", "Each point is harder to fly, and worth something in the fight."},
    PuzzleTheme{"end", "", "Fly on or stop?", "Is there a better place than this one?"},
    PuzzleTheme{"throttle", "", "Faster or slower?", "Compare your speed with that of the enemy."},
    PuzzleTheme{"fire", "", "How long a burst?", "Ammunition is for the best shots. How good is this one?"},
    PuzzleTheme{"pass", "", "Fire or save it?", "Ammunition is for the best shots. How good is this one?"},
    PuzzleTheme{"climb", "", "Up or down?", "Where is the enemy, and who profits from the height?"},
    PuzzleTheme{"exit", "", "Which way out?", "Whom do you meet there?"},
    PuzzleTheme{"prefer", "", "What comes first?", "Not every part of the manoeuvre is worth the same."},
    PuzzleTheme{"", "", "A decision in the air", "What is the worst that each choice can bring?"},
};

Json dogfight_options(Rng&) { return Json::object(); }

bool dogfight_suits(const Match&) { return true; }

}  // namespace

constexpr PuzzleMaker dogfight_puzzles{&dogfight::Rules::info,
                                       dogfight_themes,
                                       60,
                                       6,
                                       {2, 1},
                                       {3, 1},
                                       dogfight_options,
                                       dogfight_suits,
                                       detail::make_with<dogfight::Rules>,
                                       detail::prove_with<dogfight::Rules>};

}  // namespace sightlines::registry
