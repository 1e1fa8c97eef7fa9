#include "games/crossfire_squads/ai/bot.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"
#include "puzzles/make.inl"

namespace sightlines::registry {
namespace {

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
                                               60,
                                               0,
                                               {2, 4},
                                               {3, 1},
                                               crossfire_squads_options,
                                               crossfire_squads_suits,
                                               detail::make_with<crossfire_squads::Rules>,
                                               detail::prove_with<crossfire_squads::Rules>};

}  // namespace sightlines::registry
