#include "api/move_list.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <variant>

#include "api/games.h"

namespace sightlines {
namespace {

constexpr std::string_view blanks = " \t\r\f\v";

bool is_dice(std::string_view bracketed) {
    return bracketed.find_first_of("0123456789") != std::string_view::npos &&
           bracketed.find_first_not_of("(0123456789,)") == std::string_view::npos;
}

void split_line(std::string_view line, bool dice_in_brackets, bool blanks_in_moves, std::vector<std::string>& moves) {
    if (const std::size_t colon = line.find(':'); colon != std::string_view::npos) line.remove_prefix(colon + 1);
    int depth = 0;
    std::string move;
    std::string bracketed;  // without blanks
    const auto finish = [&] {
        while (!move.empty() && blanks.find(move.back()) != std::string_view::npos) move.pop_back();
        if (!move.empty()) moves.push_back(std::move(move));
        move.clear();
    };
    for (const char letter : line) {
        const bool blank = blanks.find(letter) != std::string_view::npos;
        if (letter == '(') ++depth;
        const bool inside = blank && blanks_in_moves && depth == 0 && !move.empty();
        if (!inside && (blank || depth > 0)) finish();
        if (inside || !blank) (depth > 0 ? bracketed : move) += letter;
        if (letter != ')' || depth == 0) continue;
        if (--depth > 0) continue;
        if (dice_in_brackets && is_dice(bracketed)) moves.push_back(bracketed);
        bracketed.clear();
    }
    finish();
}

std::optional<RefusedMove> play_each(Match& match, const std::vector<std::string>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (match.is_label(moves[i])) continue;
        if (const Result<> played = match.play_text(moves[i]); !played) return RefusedMove{i, moves[i], played.error()};
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> split_moves(std::string_view text, bool dice_in_brackets, bool blanks_in_moves) {
    std::vector<std::string> moves;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        split_line(text.substr(0, end), dice_in_brackets, blanks_in_moves, moves);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return moves;
}

std::optional<RefusedMove> play_moves(Match& match, std::string_view text) {
    const std::vector<std::string> moves = split_moves(text, match.dice_in_brackets(), match.blanks_in_moves());
    if (moves.empty()) return RefusedMove{0, "", format_error("There is no move in this text.")};
    // Playing forgets what lay after the cursor, so a trial comes first.
    const Result<std::unique_ptr<Match>> trial = open_match(match.record_here());
    if (!trial) return RefusedMove{0, "", trial.error()};
    if (auto refused = play_each(**trial, moves)) return refused;
    return play_each(match, moves);
}

}  // namespace sightlines
