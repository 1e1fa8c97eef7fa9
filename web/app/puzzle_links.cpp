#include "app/puzzle_links.h"

#include <algorithm>

namespace sightlines::puzzle_links {
namespace {

constexpr std::string_view word = "#puzzle";
constexpr std::size_t longest_name = 40;

bool is_of_name(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

std::string_view take_name(std::string_view& text) {
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(text, is_of_name) - text.begin());
    const std::string_view name = text.substr(0, end);
    text.remove_prefix(end);
    return name;
}

bool take(std::string_view& text, std::string_view what) {
    if (!text.starts_with(what)) return false;
    text.remove_prefix(what.size());
    return true;
}

}  // namespace

std::optional<PuzzleLink> parse(std::string_view text) {
    const std::size_t at = text.find('#');
    const bool is_record = text.substr(0, at).find('{') != text.npos;  // whose comments may name puzzles
    if (at == text.npos || is_record || !text.substr(at).starts_with(word)) return std::nullopt;
    text.remove_prefix(at + word.size());
    const bool all = take(text, "s");
    if (!all && !take(text, "=")) return std::nullopt;
    const std::string_view game = all ? "" : take_name(text);
    const std::string_view id = !all && take(text, "/") ? take_name(text) : "";
    constexpr std::string_view ends = " \t\r\n.,;:!?)]}>\"'*";  // what may stand behind a link
    const bool whole = text.empty() || ends.find(text[0]) != ends.npos;
    if (!whole || game.empty() != all || game.size() > longest_name || id.size() > longest_name)
        return PuzzleLink{"", "", false};
    return PuzzleLink{std::string(game), std::string(id)};
}

std::string fragment(std::string_view game, std::string_view id) {
    if (game.empty()) return std::string(word) + "s";
    return std::string(word) + "=" + std::string(game) + (id.empty() ? "" : "/" + std::string(id));
}

}  // namespace sightlines::puzzle_links
