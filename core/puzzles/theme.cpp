#include "puzzles/theme.h"

#include <array>

namespace sightlines {
namespace {

constexpr std::array crosshairs_themes{
    PuzzleTheme{"shoot", "wins the game", "Now or never", "This turn can end the game."},
    PuzzleTheme{"shoot", "", "Shoot or wait?",
                "A plane is in the crosshairs. Is it the right moment, and the right plane?"},
    PuzzleTheme{"", "you can shoot it down now", "Whose line of fire?",
                "One flight brings an enemy plane into the crosshairs, this very turn."},
    PuzzleTheme{"", "out of reach", "In danger", "One of your planes is in danger. Where can nobody aim at it?"},
    PuzzleTheme{"", "with one more", "The first of two",
                "A shot takes two planes that aim. Bring the first one round."},
    PuzzleTheme{"", "Aims at", "Whom to watch?", "One of your planes can turn its guns on an enemy now."},
    PuzzleTheme{"", "next turn", "One turn ahead", "Think of your next turn: from where can your guns reach an enemy?"},
    PuzzleTheme{"", "Ends the game", "The end in sight", "One flight ends the game."},
    PuzzleTheme{"", "Gains height", "Time to prepare", "Height is what dives are made of. Which plane needs it most?"},
    PuzzleTheme{"", "Keeps the way ahead", "Room to fly",
                "A plane that cannot fly on is lost. Which one has too little room?"},
    PuzzleTheme{"", "looks worse", "The only way out", "One of your planes has a single good flight."},
    PuzzleTheme{"pullout", "", "Deep enough?", "A dive is under way. How far down do you want to be?"},
    PuzzleTheme{"", "", "", ""},
};

constexpr std::array hex_themes{
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

constexpr std::array aerial_themes{
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
    PuzzleTheme{"fly", "hex from", "How near?", "Where do you want to be at the end of this turn?"},
    PuzzleTheme{"fly", "hexes from", "How near?", "Where do you want to be at the end of this turn?"},
    PuzzleTheme{"fly", "same hex", "Side by side", "In one hex, a turn decides who gets behind whom."},
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

// Places between places are left out: where exactly somebody walks to nobody can guess.
constexpr std::array squads_themes{
    PuzzleTheme{"move", "", "", ""},
    PuzzleTheme{"react", "", "", ""},
    PuzzleTheme{"pivot", "", "", ""},
    PuzzleTheme{"retreat", "", "", ""},
    PuzzleTheme{"fire", "to destroy", "Which order first?", "A shaken enemy is nearly out of the fight."},
    PuzzleTheme{"fire", "keeps the turn", "Which order first?",
                "A volley that fails gives the turn away. Which one is safest, and stops most?"},
    PuzzleTheme{"fire", "", "Which order first?", "Who shoots, and at whom?"},
    PuzzleTheme{"hold", "", "Now or later?", "A miss silences the shooter for the rest of the turn."},
    PuzzleTheme{"rally", "", "Which order first?", "A unit that cannot fight can be made fit again."},
    PuzzleTheme{"prone", "", "Which order first?", "Somebody stands where the enemy sees him."},
    PuzzleTheme{"end", "", "Go on or stop?", "Every order can give the turn away. What have you to gain?"},
    PuzzleTheme{"join", "", "Who joins in?", "Whoever joins a close combat can be lost in it."},
    PuzzleTheme{"", "", "", ""},
};

}  // namespace

std::span<const PuzzleTheme> puzzle_themes(std::string_view game) {
    if (game == "crosshairs") return crosshairs_themes;
    if (game == "crossfire-hex") return hex_themes;
    if (game == "aerial-war") return aerial_themes;
    if (game == "dogfight") return dogfight_themes;
    return squads_themes;
}

}  // namespace sightlines
