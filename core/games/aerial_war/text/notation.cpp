#include "games/aerial_war/text/notation.h"

#include <algorithm>

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"

namespace sightlines::aerial_war {
namespace {

constexpr std::array<char, 4> colour_letters{'r', 'b', 'y', 'g'};
constexpr std::array<const char*, 2> side_names{"Germans", "Allies"};

char letter(Colour colour) { return colour_letters[static_cast<std::size_t>(colour)]; }
char side_letter(int side) { return side == 0 ? 'G' : 'A'; }

struct Writer {
    std::string operator()(const Roll& a) const {
        std::string text = "[";
        for (const int face : a.faces) text += std::to_string(face);
        return text + "]";
    }
    std::string operator()(const Fly& a) const {
        return square_name(a.to) + std::string(facing_words[index(a.facing)]);
    }
    std::string operator()(const Ram& a) const { return "#" + square_name(a.target); }
    std::string operator()(const Attack&) const { return "!"; }
    std::string operator()(const Hold&) const { return "-"; }
    std::string operator()(const Loop&) const { return "o"; }
    std::string operator()(const Stay&) const { return "."; }
};

std::optional<Action> read_roll(std::string_view text) {
    if (text.size() < 3 || text.size() > 4 || text.back() != ']') return std::nullopt;
    Roll roll;
    for (const char digit : text.substr(1, text.size() - 2)) {
        if (digit < '1' || digit > '6') return std::nullopt;
        roll.faces.push_back(static_cast<std::int8_t>(digit - '0'));
    }
    return roll;
}

std::optional<Action> read_flight(std::string_view text) {
    const auto facing = std::find(facing_words.begin(), facing_words.end(), text.substr(text.size() - 1));
    const auto to = square_from(text.substr(0, text.size() - 1));
    if (facing == facing_words.end() || !to) return std::nullopt;
    return Fly{*to, all_facings[static_cast<std::size_t>(facing - facing_words.begin())]};
}

std::optional<Action> read(std::string_view text) {
    if (text.empty()) return std::nullopt;
    if (text == "!") return Attack{};
    if (text == "-") return Hold{};
    if (text == "o") return Loop{};
    if (text == ".") return Stay{};
    if (text.front() == '[') return read_roll(text);
    if (text.front() != '#') return read_flight(text);
    if (const auto target = square_from(text.substr(1))) return Ram{*target};
    return std::nullopt;
}

// One square in four characters: side, colour and facing of the plane on it.
std::string square_text(const Plane* plane) {
    if (plane == nullptr) return "  . ";
    return {side_letter(plane->side), letter(plane->colour), facing_words[index(plane->facing)][0], ' '};
}

}  // namespace

std::string move_text(const Action& action) { return std::visit(Writer{}, action); }

Result<Action> read_move_text(std::string_view text) {
    if (const std::optional<Action> action = read(text)) return *action;
    return format_error("This is not a move of the Aerial War Game. Moves look like these: [35]  e7n  #a6  !  -  o  .");
}

bool is_label(std::string_view word) {
    if (word.empty() || word.size() > 2 || (word[0] != side_letter(0) && word[0] != side_letter(1))) return false;
    return word.size() == 1 || std::find(colour_letters.begin(), colour_letters.end(), word[1]) != colour_letters.end();
}

std::string ascii_board(const Rules& rules, const Position& at) {
    std::string text;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        const std::string name = std::to_string(rank + 1);
        text += std::string(2 - name.size(), ' ') + name + "  ";
        for (int file = 0; file < file_count; ++file) text += square_text(plane_on(at, square_at(file, rank)));
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    text += "   ";
    for (int file = 0; file < file_count; ++file) text += std::string("   ") + static_cast<char>('a' + file);
    text += '\n';
    for (int side = 0; side < 2; ++side) {
        text += std::string(1, side_letter(side)) + ": " + side_names[static_cast<std::size_t>(side)] + ", " +
                wording::counted(count_planes(at, side), "plane") +
                ", battles won: " + std::to_string(at.score[static_cast<std::size_t>(side)]) + "\n";
    }
    text += "battle " + std::to_string(at.battle) + " of " + std::to_string(rules.options().battles);
    if (at.phase != Phase::initiative) text += ", round " + std::to_string(at.round);
    if (at.phase != Phase::initiative && at.phase != Phase::over)
        text += std::string(", ") + side_letter(at.side) + letter(at.mover) + "'s turn";
    if (at.phase == Phase::fly) text += ", dice " + std::to_string(at.dice[0]) + " " + std::to_string(at.dice[1]);
    return text + "\n";
}

}  // namespace sightlines::aerial_war
