#include "api/replies.h"

#include <cstddef>
#include <memory>

namespace sightlines {
namespace {

// Takes the first line off.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return line;
}

}  // namespace

std::optional<Json> scripted_reply(const Match& match, std::string_view replies) {
    const Side side = match.status().to_act;
    if (side < Side::first) return std::nullopt;
    std::string_view last, next = take_line(replies);
    for (std::size_t ply = 0; ply < match.cursor() && !next.empty(); ++ply) {
        if (match.actor(ply) != side || match.text(ply) != next) continue;
        last = next;
        next = take_line(replies);
    }
    if (next.empty()) return std::nullopt;
    const std::unique_ptr<Match> tried = match.from_here();
    if (!tried->play_text(next) && (last.empty() || !tried->play_text(last))) return std::nullopt;
    return tried->action(tried->cursor() - 1);
}

}  // namespace sightlines
