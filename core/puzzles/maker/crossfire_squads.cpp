#include <array>

#include "games/crossfire_squads/ai/bot.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

// Places between places are left out: where exactly somebody walks to nobody can guess.
constexpr std::array crossfire_squads_themes{
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

Json crossfire_squads_options(Rng& rng) {
    Json force = Json::array({Json{{"k", "pc"}}});
    const std::uint32_t rifles = 3 + rng.below(4);
    for (std::uint32_t rifle = 0; rifle < rifles; ++rifle) force.push_back(Json{{"k", "rifle"}});
    force.push_back(Json{{"k", "hmg"}});
    return {{"seed", 1 + rng.below(1000)}, {"forces", Json::array({force, force})}};
}

// Where somebody is hit or an enemy is in sight; elsewhere there is nothing to do but to walk.
bool crossfire_squads_suits(const Match& match) {
    if (match.status().phase == "react") return true;
    if (match.status().phase != "play") return false;
    const Json actions = match.actions();
    return std::any_of(actions.begin(), actions.end(),
                       [](const Json& action) { return action["do"] == "fire" || action["do"] == "rally"; });
}

}  // namespace

constexpr PuzzleMaker crossfire_squads_puzzles{&crossfire_squads::Rules::info,
                                               crossfire_squads_themes,
                                               60,
                                               0,
                                               {2, 4},
                                               {3, 1},
                                               crossfire_squads_options,
                                               crossfire_squads_suits,
                                               detail::make_with<crossfire_squads::Rules>,
                                               detail::prove_with<crossfire_squads::Rules>};

}  // namespace sightlines::registry
