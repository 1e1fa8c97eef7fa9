#include "games/crosshairs/text/accessible_board.h"

#include <algorithm>

#include "engine/wording.h"
#include "games/crosshairs/rules/fire.h"
#include "games/crosshairs/text/lexicon.h"

namespace sightlines::crosshairs {
namespace {

using wording::add_part;
using wording::counted;

std::string plane_text(const Crosshairs& crosshairs, const Position& at, std::size_t place) {
    const Plane& plane = at.planes[place];
    std::string text = wording::side_colour(plane.owner) + " plane " + flight_state(plane);
    if (at.phase == Phase::dive && at.dive == plane.cell)
        add_part(text, "diving");
    else if (plane.acted && plane.owner == at.player)
        add_part(text, "has acted");
    std::string from;  // whose line of fire ends on it
    for (const Cell cell : crosshairs.shooters_at(place)) add_part(from, cell_name(cell));
    if (!from.empty()) add_part(text, "aimed at from " + from);
    return text;
}

TextTable board_of(const Rules& rules, const Position& at) {
    const Sky sky(at);
    const Crosshairs crosshairs(rules.options(), rules.setup(), sky);
    TextTable board{TextTable::Kind::board, "Board", {}};
    for (int row = row_count - 1; row >= 0; --row) {
        TextRow line{std::string("Row ") + static_cast<char>('a' + row), {}};
        for (int number = 0; number < row_length(row); ++number) {
            const auto cell = static_cast<Cell>(detail::row_starts[static_cast<std::size_t>(row)] + number);
            std::string text;
            if (sky.occupied(cell)) text = plane_text(crosshairs, at, static_cast<std::size_t>(sky.place_on(cell)));
            if (at.clouds.contains(cell)) add_part(text, text.empty() ? "cloud" : "in a cloud");
            line.cells.push_back({cell_name(cell), std::move(text)});
        }
        board.rows.push_back(std::move(line));
    }
    return board;
}

std::string stage_of(const Rules& rules, const Position& at) {
    if (at.phase == Phase::clouds)
        return counted(at.clouds.size(), "cloud") + " of " + std::to_string(rules.options().clouds) + " placed.";
    std::string text = "Round " + std::to_string(at.round);
    if (at.phase == Phase::over) return text + ", the last.";
    return text + ". " + wording::side_name(at.player) + " has " + counted(at.left, "plane action") +
           " left in this turn.";
}

std::string side_of(const Rules& rules, const Position& at, int player) {
    const auto seat = static_cast<std::size_t>(player);
    const auto home = side_cells(rules.setup().seats[seat].side);
    const int flying = rules.alive(at, player) - at.off[seat];
    std::string text = wording::side_name(player) + ": " + counted(flying, "plane") + " on the board, " +
                       std::to_string(at.off[seat]) + " to come from the side " + cell_name(home.front()) + " to " +
                       cell_name(home.back()) + ", " +
                       counted(rules.free_rings(at, rules.setup().seats[seat].team), "ring") + " free";
    if (rules.options().type == GameType::ffa) add_part(text, counted(at.points[seat], "point"));
    return text + ".";
}

}  // namespace

AccessibleBoard accessible_board(const Rules& rules, const Position& at) {
    AccessibleBoard text{{board_of(rules, at)}, {stage_of(rules, at)}};
    for (int player = 0; player < rules.setup().players; ++player) text.facts.push_back(side_of(rules, at, player));
    return text;
}

}  // namespace sightlines::crosshairs
