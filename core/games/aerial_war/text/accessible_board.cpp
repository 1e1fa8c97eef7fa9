#include "games/aerial_war/text/accessible_board.h"

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/lexicon.h"

namespace sightlines::aerial_war {
namespace {

std::string score_text(const Rules& rules, const Position& at) {
    std::string text = "Battle " + std::to_string(at.battle) + " of " + std::to_string(rules.options().battles);
    if (at.phase != Phase::initiative) wording::add_part(text, "round " + std::to_string(at.round));
    return text + ". Battles won: Germans " + std::to_string(at.score[0]) + ", Allies " + std::to_string(at.score[1]) +
           ".";
}

std::string turn_text(const Position& at) {
    const Plane* plane = plane_of(at, at.side, at.mover);
    if (at.phase == Phase::initiative || at.phase == Phase::over || plane == nullptr) return "";
    std::string text = "The turn of " + plane_name(*plane) + " on " + square_name(plane->square) + ", facing " +
                       faced(plane->square, plane->facing);
    if (at.phase == Phase::fly)
        text += ", with the dice " + std::to_string(at.dice[0]) + " and " + std::to_string(at.dice[1]);
    return text + ".";
}

}  // namespace

AccessibleBoard accessible_board(const Rules& rules, const Position& at) {
    TextTable board{TextTable::Kind::board, "Board", {}};
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        TextRow row{"Rank " + std::to_string(rank + 1), {}};
        for (int file = 0; file < file_count; ++file) {
            const Square square = square_at(file, rank);
            const Plane* plane = plane_on(at, square);
            row.cells.push_back(
                {square_name(square),
                 plane == nullptr ? "" : plane_name(*plane) + " plane facing " + faced(plane->square, plane->facing)});
        }
        board.rows.push_back(std::move(row));
    }
    AccessibleBoard text{{std::move(board)}, {score_text(rules, at)}};
    if (std::string turn = turn_text(at); !turn.empty()) text.facts.push_back(std::move(turn));
    for (const int side : {0, 1})
        text.facts.push_back(side_name(side) + ": " + wording::counted(count_planes(at, side), "plane") +
                             " in the air.");
    return text;
}

}  // namespace sightlines::aerial_war
