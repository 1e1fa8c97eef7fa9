#include "games/crossfire_hex/rules/position.h"

#include <algorithm>

namespace sightlines::crossfire_hex {
namespace {

bool same_history(const Position& a, const Position& b) {
    if (same_log(a.seen, b.seen)) return true;
    const auto listed_a = listed(a);
    const auto listed_b = listed(b);
    return std::equal(listed_a.begin(), listed_a.end(), listed_b.begin(), listed_b.end(),
                      [&](std::size_t of_a, std::size_t of_b) { return a.seen[of_a] == b.seen[of_b]; });
}

}  // namespace

bool operator==(const Position& a, const Position& b) {
    return a.phase == b.phase && a.player == b.player && a.board == b.board && a.reserve == b.reserve &&
           a.quiet == b.quiet && same_history(a, b);
}

PerPlayer men(const Board& board, PerPlayer reserve) {
    const auto on_board = board.men();
    for (const std::size_t player : {0U, 1U})
        reserve[player] = static_cast<std::int8_t>(reserve[player] + on_board[player]);
    return reserve;
}

bool can_recur(const Occurrence& occurrence, PerPlayer men_left) {
    const PerPlayer needed = men(occurrence.board, occurrence.reserve);
    return needed[0] <= men_left[0] && needed[1] <= men_left[1];
}

std::vector<std::size_t> listed(const Position& at) {
    const PerPlayer men_left = men(at);
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < at.seen.size(); ++place) {
        if (can_recur(at.seen[place], men_left)) places.push_back(place);
    }
    return places;
}

}  // namespace sightlines::crossfire_hex
