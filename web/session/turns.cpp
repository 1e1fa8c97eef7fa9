#include "session/turns.h"

#include <algorithm>

#include "session/seats.h"

namespace sightlines::turns {

int level_of(std::string_view seats, Side side) {
    return side < Side::first ? 0 : seats::level_of(seats::at(seats, static_cast<int>(side)));
}

bool sits(std::string_view seats, Side side, char seat) {
    return side >= Side::first && seats::at(seats, static_cast<int>(side)) == seat;
}

bool all_computers(std::string_view seats) {
    return !seats.empty() && std::ranges::all_of(seats, [](char seat) { return seats::level_of(seat) > 0; });
}

bool looks_on(std::string_view seats, int players) {
    return seats::by_link(seats) && seats.find(seats::here) == seats.npos &&
           seats.size() == static_cast<std::size_t>(players);
}

bool decided_here(const Match& match, std::string_view seats, std::size_t ply) {
    return sits(seats, match.actor(ply), seats::here);
}

bool computer_rolls(const Match& match, std::string_view seats, int roller) {
    if (match.cursor() != match.size() || !match.status().roll) return false;
    if (roller >= 0) return seats::level_of(seats::at(seats, roller)) > 0;
    for (std::size_t ply = match.cursor(); ply > 0; --ply) {
        if (match.roll(ply - 1) == nullptr) return level_of(seats, match.actor(ply - 1)) > 0;
    }
    return all_computers(seats);
}

}  // namespace sightlines::turns
