// The computer's best lines of a position: read from its reply, and drawn as rows that can be pressed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

struct BestLine {
    std::vector<std::string> actions;    // JSON, the first one first
    std::vector<std::string> sentences;  // as many, or fewer
    std::vector<int> chances;            // by player, per mille
};

struct BestLines {
    std::vector<BestLine> lines;
    std::uint64_t nodes = 0;
};

// Reads a reply to "think" with "lines", a JSON object. nullopt if it is no such reply.
std::optional<BestLines> read_best_lines(const Json& reply);

// Returns the line that was pressed.
std::optional<std::size_t> draw_best_lines(const BestLines& best, const BoardView& view, int player, float width);

std::string counted_positions(std::uint64_t number);  // "12,345 positions"
std::string percent(int permille);                    // "12%"
std::string sentence(std::string words);              // with a full stop

}  // namespace sightlines
