#include "games/crossfire_hex/text/notation.h"

#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/placement.h"

namespace sightlines::crossfire_hex {
namespace {

std::string_view without_remark(std::string_view text) {
    const std::size_t remark = text.find(" (");
    return remark != std::string_view::npos && text.back() == ')' ? text.substr(0, remark) : text;
}

// A cell in eight characters, as wide as two files.
std::string cell_text(Stack stack) {
    std::string text = stack.empty() ? "." : men_text(stack);
    text.insert(0, (8 - text.size()) / 2, ' ');
    text.resize(8, ' ');
    return text;
}

}  // namespace

std::string move_text(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return cell_name(move->from) + "-" + cell_name(move->to);
    return "@" + cell_name(target_of(action));
}

std::optional<Action> plain_move_from(std::string_view text) {
    if (text.starts_with('@')) {
        const auto to = cell_from(text.substr(1));
        if (!to) return std::nullopt;
        return Enter{*to};
    }
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto from = cell_from(text.substr(0, dash));
    const auto to = cell_from(text.substr(dash + 1));
    if (!from || !to) return std::nullopt;
    return Move{*from, *to};
}

Result<Action> read_move_text(std::string_view text) {
    if (const auto action = plain_move_from(without_remark(text))) return *action;
    return format_error("This is not a move of hex Crossfire. Examples: d8-f8  @g1.");
}

std::string ascii_board(const Position& at) {
    std::string text;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        std::string line(1, static_cast<char>('1' + rank));
        line.resize(static_cast<std::size_t>(2 + 4 * ranks[static_cast<std::size_t>(rank)].first_file), ' ');
        for (int file = 0; file < file_count; ++file) {
            if (const Cell cell = cell_on(rank, file); cell != no_cell) line += cell_text(at.board[cell]);
        }
        line.resize(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    text += "  ";
    for (int file = 0; file < file_count; ++file) text += std::string("   ") + static_cast<char>('a' + file);
    text += '\n';
    const PerPlayer sides = men(at);
    for (const int player : {0, 1}) {
        const auto side = static_cast<std::size_t>(player);
        text += std::string(player == 0 ? "w: White, " : "b: Black, ") + std::to_string(at.reserve[side]) +
                " in reserve, " + std::to_string(side_men - sides[side]) + " taken prisoner" +
                (at.phase == Phase::play && at.player == player ? ", to act" : "") + '\n';
    }
    return text;
}

}  // namespace sightlines::crossfire_hex
