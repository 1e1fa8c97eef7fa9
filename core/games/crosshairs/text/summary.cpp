#include <algorithm>
#include <array>
#include <span>
#include <variant>

#include "games/crosshairs/text/narration.h"
#include "games/crosshairs/text/turns.h"

namespace sightlines::crosshairs {
namespace {

using Counts = std::array<int, most_seats>;

// Whether one of the planes of this player is shot down, or crashes.
bool goes_down(const Action& action, const Position& before, int player) {
    if (std::holds_alternative<Crash>(action)) return before.player == player;
    const Shoot* shoot = std::get_if<Shoot>(&action);
    if (shoot == nullptr) return false;
    return std::any_of(before.planes.begin(), before.planes.end(),
                       [&](const Plane& plane) { return plane.cell == shoot->target && plane.owner == player; });
}

}  // namespace

std::vector<SummaryLine> summary_of(const History<Rules>& history) {
    const Rules& rules = history.rules();
    Counts turns{}, kills{}, lost{}, crashed{}, given_up{}, flown{}, highest{};
    for (std::size_t ply = 0; ply < history.cursor(); ++ply) {
        const Position& before = history.at(ply);
        const Position& after = history.at(ply + 1);
        if (before.phase == Phase::clouds) continue;
        const auto seat = static_cast<std::size_t>(before.player);
        if (turn_begin(history, ply) == ply) ++turns[seat];
        const Action& action = history.actions()[ply];
        if (std::holds_alternative<Shoot>(action)) ++kills[seat];
        if (std::holds_alternative<Crash>(action)) ++crashed[seat];
        if (std::holds_alternative<Climb>(action) || std::holds_alternative<Swoop>(action)) ++flown[seat];
        if (const Level* level = std::get_if<Level>(&action)) flown[seat] += level->steps;
        for (int player = 0; player < static_cast<int>(most_seats); ++player) {
            const int gone = rules.alive(before, player) - rules.alive(after, player);
            lost[static_cast<std::size_t>(player)] += gone;
            given_up[static_cast<std::size_t>(player)] +=
                gone - (gone > 0 && goes_down(action, before, player) ? 1 : 0);
        }
        for (const Plane& plane : after.planes) {
            int& top = highest[static_cast<std::size_t>(plane.owner)];
            top = std::max<int>(top, plane.height);
        }
    }
    const int players = rules.setup().players;
    const auto line_of = [players](const char* what, const Counts& counts) {
        return counted_line(what, std::span(counts).first(static_cast<std::size_t>(players)));
    };
    std::vector<SummaryLine> lines{line_of("Turns", turns), line_of("Planes shot down", kills),
                                   line_of("Planes lost", lost)};
    if (std::any_of(crashed.begin(), crashed.end(), [](int count) { return count > 0; }))
        lines.push_back(line_of("Lost in crashes", crashed));
    if (std::any_of(given_up.begin(), given_up.end(), [](int count) { return count > 0; }))
        lines.push_back(line_of("Lost as the last one", given_up));
    lines.push_back(line_of("Hexes flown", flown));
    lines.push_back(line_of("Greatest height", highest));
    return lines;
}

}  // namespace sightlines::crosshairs
