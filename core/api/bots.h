#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "base/result.h"

namespace sightlines {

// Who plays a seat of a match: the computer player at a level, or a reference player to measure it against.
struct Contestant {
    enum class Kind : std::int8_t {
        level,
        random,       // any legal action, all equally likely
        monte_carlo,  // flat_monte_carlo.h, with the nodes of level 3
        baseline      // Bot::baseline where a game has one, otherwise as `random`
    };
    Kind kind = Kind::level;
    int level = 1;
};

struct ThinkPlan {
    int level = 1;
    std::uint64_t seed = 0;
    std::size_t lines = 0;  // how many of the best lines are wanted as well, 0 to most_best_lines (search/bot.h)
};

// What the computer chooses for the player to act at the cursor, as a reply: {"action","text","why","chance","chances",
// "nodes"}, and "lines" if they are wanted. Lines are for an analysis, so then everything is judged at full strength,
// as by review_reply. FORMAT if no player is to act.
Json think_reply(const Match& match, const ThinkPlan& plan);

// What the player to act is asked, {"question"} (api/asked.h). FORMAT if no player is to act.
Json ask_reply(const Match& match);

// What the action at a ply was worth: {"kind","before","after","nodes"}, and for a choice also {"cost","action","text",
// "why"} of the better one. FORMAT if there is no such action.
Json review_reply(const Match& match, std::size_t ply, int level, std::uint64_t seed);

struct MatchPlan {
    std::vector<Contestant> contestants;  // by player; a shorter list is repeated
    std::uint64_t seed = 0;
    std::size_t opening = 0;  // the number of decisions taken at random first
    std::size_t most = 0;     // the most actions in all
};

// Lets the contestants play on from the cursor: {"record","status","decisions","nodes"}, the last two by seat.
Json play_match(Match& match, const MatchPlan& plan);

}  // namespace sightlines
