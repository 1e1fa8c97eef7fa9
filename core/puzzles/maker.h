#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "puzzles/puzzles.h"

namespace sightlines {

// Somebody who finds puzzles of a level of difficulty: a level of the computer with a share of its nodes.
struct PuzzleFinder {
    int level;
    std::uint64_t share;  // one part in so many
};

// Of a game, defined in puzzles/maker/<id>.cpp.
struct PuzzleMaker {
    const GameInfo* game;
    int margin;                      // per mille, of an answer over every other action
    std::uint32_t random_decisions;  // at most, before players play
    PuzzleFinder easy, fair;         // who finds level 1, and level 2; what neither finds is level 3
    Json (*options)(Rng& rng);
    bool (*suits)(const Match& match);  // where a decision can make a puzzle
    void (*make)(const PuzzleMaker& maker, const PuzzlePlan& plan, const std::function<void(const Puzzle&)>& take);
    PuzzleProof (*prove)(const Match& match, const std::vector<JsonValue>& answer, int effort, std::uint64_t seed);
};

namespace registry {

extern const PuzzleMaker aerial_war_puzzles, crossfire_hex_puzzles, crossfire_squads_puzzles, crosshairs_puzzles,
    dogfight_puzzles;

}  // namespace registry

}  // namespace sightlines
