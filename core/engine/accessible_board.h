#pragma once

#include <string>
#include <string_view>
#include <vector>

// A position in words, for those who do not see the board: written by each game (Codec::accessible_board), read by the
// program and the page. It holds only what the player to decide may see.
namespace sightlines {

// On a board: the name of a cell and what is on it, "" if it is empty. In a list: the name of a column and its value.
struct TextCell {
    std::string name;
    std::string text;
    friend bool operator==(const TextCell&, const TextCell&) = default;
};

struct TextRow {
    std::string name;
    std::vector<TextCell> cells;
    friend bool operator==(const TextRow&, const TextRow&) = default;
};

// A board from its top row down, each row from the left; or a list with a row for each thing.
struct TextTable {
    enum class Kind { board, list };
    Kind kind = Kind::board;
    std::string name;
    std::vector<TextRow> rows;
    friend bool operator==(const TextTable&, const TextTable&) = default;
};

struct AccessibleBoard {
    std::vector<TextTable> tables;
    std::vector<std::string> facts;  // sentences
    friend bool operator==(const AccessibleBoard&, const AccessibleBoard&) = default;
};

// A legal action. `group`: a heading for actions that follow each other in the list, such as the piece that acts.
struct AccessibleAction {
    std::string group;
    std::string words;
    std::string text;        // move text
    std::string name;        // the words without a note on what comes of it
    std::string order = {};  // as an order beside a reason, if that is not the words
    friend bool operator==(const AccessibleAction&, const AccessibleAction&) = default;
};

// An action without its move text: what Codec::action_words gives.
struct ActionWords {
    std::string group;
    std::string words;
};

// Tables, then facts, in lines.
std::string lines_of(const AccessibleBoard& board);

}  // namespace sightlines
