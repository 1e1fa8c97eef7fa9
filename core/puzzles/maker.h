#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "games/list.h"
#include "puzzles/puzzles.h"
#include "puzzles/theme.h"

namespace sightlines {

// Somebody who finds puzzles of a level of difficulty: a level of the computer with a share of its nodes.
struct PuzzleFinder {
    int level;
    std::uint64_t share;  // one part in so many
};

// Of a game, defined in puzzles/maker/<id>.cpp.
struct PuzzleMaker {
    const GameInfo* game;
    std::span<const PuzzleTheme> themes;
    int margin;                      // per mille, of an answer over every other action
    std::uint32_t random_decisions;  // at most, before players play
    PuzzleFinder easy, fair;         // who finds level 1, and level 2; what neither finds is level 3
    Json (*options)(Rng& rng);
    bool (*suits)(const Match& match);  // where a decision can make a puzzle
    void (*make)(const PuzzleMaker& maker, const PuzzlePlan& plan, const std::function<void(const Puzzle&)>& take);
    PuzzleProof (*prove)(const Match& match, const std::vector<JsonValue>& answer, int effort, std::uint64_t seed);
};

namespace registry {

#define SIGHTLINES_DECLARE(game) extern const PuzzleMaker game##_puzzles;
SIGHTLINES_GAMES(SIGHTLINES_DECLARE)
#undef SIGHTLINES_DECLARE

}  // namespace registry

}  // namespace sightlines
