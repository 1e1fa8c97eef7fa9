#include "api/bots.h"

#include <nlohmann/json.hpp>

#include "api/bot_registry.h"
#include "api/reply.h"
#include "engine/wording.h"

namespace sightlines {
namespace {

// Every game has one.
const BotEntry& bot_for(const Match& match) {
    const BotEntry* found = nullptr;
    for (const BotEntry* bot : registry::bots()) {
        if (bot->game->id == match.game().id) found = bot;
    }
    return *found;
}

}  // namespace

Json think_reply(const Match& match, const ThinkPlan& plan) {
    if (const Result<> acts = expect_player(match, "think about"); !acts) return error_reply(acts.error());
    return bot_for(match).think(match, plan);
}

Json review_reply(const Match& match, std::size_t ply, int level, std::uint64_t seed) {
    if (ply >= match.size())
        return error_reply(
            format_error("move: the record has " + wording::counted(static_cast<int>(match.size()), "action") + "."));
    return bot_for(match).review(match, ply, level, seed);
}

Json play_match(Match& match, const MatchPlan& plan) { return bot_for(match).play_on(match, plan); }

}  // namespace sightlines
