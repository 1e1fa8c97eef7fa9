#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

// Why ko bars an action: the occurrence that it would repeat.
struct Repeat {
    std::size_t entry = 0;  // its place in the position's `seen`, as a record writes it
    std::size_t ago = 0;    // how many actions have been played since, itself counted: at ply n, action n - ago

    friend bool operator==(const Repeat&, const Repeat&) = default;
};

// A cell that men might be put on, and what the rules say to that.
struct Target {
    Cell cell = 0;
    int men = 0;
    Verdict verdict;
    std::optional<Repeat> repeat;  // only where the verdict is ko's
};

// What a piece might do: every cell in a straight line from it, near ones first, as far as its men reach; whether they
// are the player's to move or not. Nothing for an empty cell.
std::vector<Target> move_targets(const Rules& rules, const Position& at, Cell from);

// The same for a man from the reserve: all cells, in cell order.
std::vector<Target> entry_targets(const Rules& rules, const Position& at);

// What an action that ko bars would repeat; nothing for any other.
std::optional<Repeat> repeat_of(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crossfire_hex
