#include "engine/accessible_board.h"

namespace sightlines {
namespace {

void add_row(std::string& text, const TextRow& row) {
    std::string cells;
    for (const TextCell& cell : row.cells) {
        if (!cell.text.empty()) cells += (cells.empty() ? "" : "; ") + cell.name + " " + cell.text;
    }
    text += "  " + row.name + ": " + (cells.empty() ? "empty" : cells) + "\n";
}

}  // namespace

std::string lines_of(const AccessibleBoard& board) {
    std::string text;
    for (const TextTable& table : board.tables) {
        text += table.name + "\n";
        for (const TextRow& row : table.rows) add_row(text, row);
        if (table.rows.empty()) text += "  nothing\n";
    }
    for (const std::string& fact : board.facts) text += fact + "\n";
    return text;
}

}  // namespace sightlines
