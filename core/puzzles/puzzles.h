// Puzzles: positions from games of the computer with one best first decision, made and proven by search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "api/puzzle.h"

namespace sightlines {

// A puzzle must hold in a search with these, too.
inline constexpr int proof_effort = 3;
inline constexpr std::uint64_t proof_seed = 1808;

struct PuzzlePlan {
    std::size_t count = 0;
    std::uint64_t seed = 0;
};

// Makes puzzles one after the other, each given away as soon as it is proven; fewer than `count` when no more are
// found. The same plan makes the same puzzles. False: there is no such game.
bool make_puzzles(std::string_view game, const PuzzlePlan& plan, const std::function<void(const Puzzle&)>& take);

// What a search says about a puzzle, at the end of a match.
struct PuzzleProof {
    bool is_answer = false;       // what the search chooses is one of the answers
    bool level_1_misses = false;  // the choice of level 1 is none of them
    int margin = 0;               // of the worst answer over the best of all other actions, per mille
};

// Searches with `effort` times the nodes that made the puzzles.
PuzzleProof prove_puzzle(const Match& match, const std::vector<JsonValue>& answer, int effort, std::uint64_t seed);

// What the margin of a puzzle of this game is at least when it is made.
int puzzle_margin(std::string_view game);

}  // namespace sightlines
