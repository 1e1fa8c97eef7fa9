#include "puzzles/theme.h"

#include <array>

namespace sightlines {
namespace {

constexpr std::array crosshairs_themes{
    PuzzleTheme{"shoot", "wins the game", "The last shot", "This turn can end the game."},
    PuzzleTheme{"shoot", "", "Which target?",
                "A plane is in the crosshairs. Is it the right moment, and the right plane?"},
    PuzzleTheme{"", "you can shoot it down now", "Line up a shot",
                "One flight brings an enemy plane into the crosshairs, this very turn."},
    PuzzleTheme{"", "out of reach", "Out of the crosshairs",
                "One of your planes is in danger. Where can nobody aim at it?"},
    PuzzleTheme{"", "with one more", "The first of two",
                "A shot takes two planes that aim. Bring the first one round."},
    PuzzleTheme{"", "Aims at", "Take aim", "One of your planes can turn its guns on an enemy now."},
    PuzzleTheme{"", "next turn", "One turn ahead", "Think of your next turn: from where can your guns reach an enemy?"},
    PuzzleTheme{"", "Ends the game", "Finish it", "One flight ends the game."},
    PuzzleTheme{"", "Gains height", "Height for later", "Height is what dives are made of. Which plane needs it most?"},
    PuzzleTheme{"", "Keeps the way ahead", "Room to fly",
                "A plane that cannot fly on is lost. Which one has too little room?"},
    PuzzleTheme{"", "looks worse", "The only way out", "One of your planes has a single good flight."},
    PuzzleTheme{"pullout", "", "Deep enough?", "A dive is under way. How far down do you want to be?"},
    PuzzleTheme{"", "", "", ""},
};

constexpr std::array hex_themes{
    PuzzleTheme{"", "wins the game", "The last move", "One move leaves the other side without any."},
    PuzzleTheme{"", "prisoners on", "Take prisoners", "One move takes more than one prisoner."},
    PuzzleTheme{"", "prisoner on", "Take a prisoner", "Look for a stack that grows too tall for its hex."},
    PuzzleTheme{"", "into the reserve", "Discs come home", "A stack that grows too tall gives discs back."},
    PuzzleTheme{"", "can no longer take", "Stop the capture",
                "The other side is about to take prisoners. One move ends that."},
    PuzzleTheme{"", "can take only", "Limit the loss", "You cannot save everything. What is worth most?"},
    PuzzleTheme{"", "Takes over the stack", "Take over a stack", "A stack of the other side can become yours."},
    PuzzleTheme{"", "Takes over the disc", "Take over a disc", "A disc of the other side stands in reach."},
    PuzzleTheme{"", "Threatens", "Make a threat", "Nothing is taken yet. What could you take next turn?"},
    PuzzleTheme{"", "Builds a stack", "Build", "Two stacks of yours are stronger as one."},
    PuzzleTheme{"", "", "A quiet move", "Nothing is taken. Which disc stands badly?"},
};

constexpr std::array aerial_themes{
    PuzzleTheme{"fly", "red: ", "On red's tail", "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "blue: ", "On blue's tail", "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "yellow: ", "On yellow's tail",
                "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "green: ", "On green's tail",
                "From which square is it right before your guns, and looking away?"},
    PuzzleTheme{"fly", "Gets behind", "Get behind it",
                "From which square is an enemy right before your guns, and looking away?"},
    PuzzleTheme{"fly", "from the side", "From the side", "From the side, nobody shoots back."},
    PuzzleTheme{"fly", "head-on", "Head-on", "Nose to nose, who shoots first has the better chance."},
    PuzzleTheme{"fly", "edge of the board", "Back to the edge", "Where can nobody be behind you?"},
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
    PuzzleTheme{"fly", "gets away", "Shake it off", "An enemy is behind you. Which way can it not follow?"},
    PuzzleTheme{"fly", "takes", "Spoil its aim", "An enemy aims at you. Which manoeuvre costs it most?"},
    PuzzleTheme{"fly", "gains", "A better shot",
                "A burst is as good as your Combat Value. Which manoeuvre is worth its risk?"},
    PuzzleTheme{"fly", "behind", "Get behind it", "Where do you see its tail?"},
    PuzzleTheme{"fly", "hex from", "Close by", "Where do you want to be at the end of this turn?"},
    PuzzleTheme{"fly", "hexes from", "The right distance", "Where do you want to be at the end of this turn?"},
    PuzzleTheme{"fly", "same hex", "Side by side", "In one hex, a turn decides who gets behind whom."},
    PuzzleTheme{"fly", "", "The right turn", "Which way does your plane look afterwards, and at what?"},
    PuzzleTheme{"hold", "", "Stay with it", "Flying on is not the only way to keep an enemy before your guns."},
    PuzzleTheme{"spin", "", "Down", "Height can be traded for safety."},
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
    PuzzleTheme{"fire", "to destroy", "Finish it off", "A shaken enemy is nearly out of the fight."},
    PuzzleTheme{"fire", "keeps the turn", "Whom to shoot at?",
                "A volley that fails gives the turn away. Which one is safest, and stops most?"},
    PuzzleTheme{"fire", "", "The best shot", "Who shoots, and at whom?"},
    PuzzleTheme{"hold", "", "Hold your fire?", "A miss silences the shooter for the rest of the turn."},
    PuzzleTheme{"rally", "", "Back on their feet", "A unit that cannot fight can be made fit again."},
    PuzzleTheme{"prone", "", "Heads down", "Somebody stands where the enemy sees him."},
    PuzzleTheme{"end", "", "Enough for now?", "Every order can give the turn away. What have you to gain?"},
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
