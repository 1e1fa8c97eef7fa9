#include "support/wording.h"

#include <algorithm>
#include <catch_amalgamated.hpp>

namespace sightlines::test {

InWords::InWords(const Json& record) {
    Result<std::unique_ptr<Match>> opened = open_link(record.dump());
    INFO((opened ? "" : opened.error().message));
    REQUIRE(opened);
    match_ = std::move(*opened);
    board_ = match_->accessible_board();
}

std::string InWords::cell(std::string_view name) const {
    for (const TextTable& table : board_.tables) {
        if (table.kind != TextTable::Kind::board) continue;
        for (const TextRow& row : table.rows) {
            for (const TextCell& cell : row.cells) {
                if (cell.name == name) return cell.text;
            }
        }
    }
    return "?";
}

std::string InWords::entry(std::string_view name, std::string_view column) const {
    for (const TextTable& table : board_.tables) {
        if (table.kind != TextTable::Kind::list) continue;
        for (const TextRow& row : table.rows) {
            for (const TextCell& cell : row.cells) {
                if (row.name == name && cell.name == column) return cell.text;
            }
        }
    }
    return "?";
}

std::vector<std::string> InWords::full_cells() const {
    std::vector<std::string> names;
    for (const TextTable& table : board_.tables) {
        if (table.kind != TextTable::Kind::board) continue;
        for (const TextRow& row : table.rows) {
            for (const TextCell& cell : row.cells) {
                if (!cell.text.empty()) names.push_back(cell.name);
            }
        }
    }
    return names;
}

std::vector<std::string> InWords::rows(std::string_view name) const {
    std::vector<std::string> names;
    for (const TextTable& table : board_.tables) {
        if (table.name != name) continue;
        for (const TextRow& row : table.rows) names.push_back(row.name);
    }
    return names;
}

bool InWords::tells(std::string_view fact) const {
    return std::find(board_.facts.begin(), board_.facts.end(), fact) != board_.facts.end();
}

std::string InWords::action(std::string_view move_text) const {
    for (const AccessibleAction& action : match_->accessible_actions()) {
        if (action.text == move_text) return action.group + ": " + action.words;
    }
    return "";
}

bool InWords::mentions(std::string_view text) const {
    std::string all = lines_of(board_);
    for (const AccessibleAction& action : match_->accessible_actions())
        all += action.group + "\n" + action.words + "\n" + action.text + "\n";
    return all.find(text) != std::string::npos;
}

}  // namespace sightlines::test
