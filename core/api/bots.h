#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "api/match.h"

namespace sightlines {

// Who sits at a seat of a match: the computer at one of its levels, or a player to measure it by.
struct Contestant {
    enum class Kind : std::int8_t {
        level,
        random,       // anything that is allowed, equally likely
        monte_carlo,  // flat_monte_carlo.h, with the nodes of level 3
        baseline      // Bot::baseline, where a game has one; elsewhere as `random`
    };
    Kind kind = Kind::level;
    int level = 1;
};

// The choice of the player to act at the cursor of a match, in a reply: {"action","text","why","chance","chances",
// "nodes"}. FORMAT when no player is to act.
Json think_reply(const Match& match, int level, std::uint64_t seed);

struct MatchPlan {
    std::vector<Contestant> contestants;  // as many as players; fewer are used again from the first
    std::uint64_t seed = 0;
    std::size_t opening = 0;  // so many decisions are taken at random first
    std::size_t most = 0;     // actions in all
};

// Plays on from the cursor: {"record","status","decisions","nodes"}, the last two by seat.
Json play_match(Match& match, const MatchPlan& plan);

}  // namespace sightlines
