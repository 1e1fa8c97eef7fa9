// What the board keeps of past plies: where aircraft flew, what they tried, who shot at whom, and who was lost.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/history.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// The places of an aircraft: the plies in whose positions it stands at another place than before. Two at least.
struct Trail {
    int letter = nobody;
    int turn = 0;  // in which it begins
    std::vector<std::size_t> plies;
};

struct ShotMark {
    int firer = nobody;
    int target = nobody;
    int hits = 0;
    std::size_t ply = 0;  // before the dice
};

// Whether a manoeuvre worked.
struct TestMark {
    int letter = nobody;
    bool passed = false;
};

struct LossMark {
    int letter = nobody;
    std::size_t ply = 0;  // at which it was last in play
};

struct Marks {
    std::vector<Trail> trails;
    std::vector<ShotMark> shots;
    std::vector<LossMark> losses;
    std::optional<TestMark> test;
};

// The place of each trail in the order in which they were flown, from 1. 0: it is not of the newest turn among them, or
// the only one of it.
std::vector<int> trail_numbers(std::span<const Trail> trails);

// Of the plies `first` to `last`, exclusive, with a trail for each turn. Shots are marked until somebody has flown, the
// last test of a manoeuvre until another has.
Marks marks_of(const History<Rules>& history, std::size_t first, std::size_t last);

// Up to the cursor, since last_turn_began; with the shots of the turn before.
Marks marks_of_last_turn(const History<Rules>& history);

// Where the aircraft that are in play flew during the last two turns.
std::vector<Trail> wakes_of(const History<Rules>& history);

// The ply at which the present turn began; while targets are chosen, the turn before it.
std::size_t last_turn_began(const History<Rules>& history);

}  // namespace sightlines::dogfight
