#include "api/minds.h"

#include <nlohmann/json.hpp>

#include "api/mind_registry.h"
#include "api/reply.h"

namespace sightlines {
namespace {

// Every game has one.
const MindEntry& mind_for(const Match& match) {
    const MindEntry* found = nullptr;
    for (const MindEntry* mind : registry::minds()) {
        if (mind->game->id == match.game().id) found = mind;
    }
    return *found;
}

}  // namespace

Json think_reply(const Match& match, int level, std::uint64_t seed) {
    const Status status = match.status();
    if (status.to_act == Side::nobody)
        return error_reply(format_error("The game is over: there is nothing to think about."));
    if (status.to_act == Side::chance)
        return error_reply(format_error("Dice are due: there is nothing to think about."));
    return mind_for(match).think(match, level, seed);
}

Json play_match(Match& match, const MatchPlan& plan) { return mind_for(match).play_on(match, plan); }

}  // namespace sightlines
