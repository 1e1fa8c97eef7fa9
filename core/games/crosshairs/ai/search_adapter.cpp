#include "games/crosshairs/ai/search_adapter.h"

#include <algorithm>

namespace sightlines::crosshairs {
namespace {

constexpr std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 31U)) * 0x9E3779B97F4A7C15U;
    bits = (bits ^ (bits >> 29U)) * 0xBF58476D1CE4E5B9U;
    return bits ^ (bits >> 32U);
}

// Nine bits tell a cell and whether its plane has acted; then facing, height and owner.
constexpr std::uint64_t bits_of(const Plane& plane) {
    std::uint64_t bits = static_cast<std::uint64_t>(plane.cell) * 2 + (plane.acted ? 1 : 0);
    bits = bits * 8 + index(plane.heading);
    bits = bits * 8 + static_cast<std::uint64_t>(plane.height);
    return bits * 8 + static_cast<std::uint64_t>(plane.owner) + 1;
}

}  // namespace

// An open shot is taken before anything else: it only ever opens lines for the next. Not so in a circle of death,
// where a shot can win the game for somebody else.
void SearchAdapter::candidates(const Position& at, std::vector<Action>& out) const {
    rules_.legal(at, out);
    if (rules_.options().type == GameType::circle) return;
    const auto other =
        std::find_if(out.begin(), out.end(), [](const Action& a) { return !std::holds_alternative<Shoot>(a); });
    if (other != out.begin()) out.erase(other, out.end());
}

TurnScores SearchAdapter::scores(const Position& at) const {
    const Scores own = crosshairs::scores(rules_, at);
    TurnScores all{};
    std::copy(own.begin(), own.end(), all.begin());
    return all;
}

std::uint64_t SearchAdapter::key(const Position& at) const {
    std::uint64_t sum = 0;
    for (const Plane& plane : at.planes) sum += mixed(bits_of(plane));
    auto rest = static_cast<std::uint64_t>(at.phase);
    rest = rest * 128 + static_cast<std::uint64_t>(at.dive + 1);
    rest = rest * 16 + static_cast<std::uint64_t>(at.player);
    rest = rest * 32 + static_cast<std::uint64_t>(at.left);
    rest = rest * 16384 + static_cast<std::uint64_t>(at.round);
    std::uint64_t stock = 0;
    for (std::size_t player = 0; player < most_seats; ++player)
        stock = stock * 1024 + static_cast<std::uint64_t>(at.off[player]) * 128 +
                static_cast<std::uint64_t>(at.points[player]);
    return mixed(sum + mixed(rest * 2 + 1) + mixed(stock + 0x51ED270BU));
}

std::vector<Cell> starts_sheltered(const Rules& rules, const Position& at, Cell cell) {
    constexpr int farthest = 4;  // beyond, one cloud shelters little
    std::vector<Cell> starts;
    for (const Cell start : side_cells(rules.setup().seats[static_cast<std::size_t>(at.player)].side)) {
        for (const Heading heading : all_headings) {
            Cell on_line = ahead(start, heading);
            for (int distance = 1; on_line != no_cell && distance <= farthest; ++distance) {
                if (on_line == cell && distance > 1) starts.push_back(start);
                on_line = ahead(on_line, heading);
            }
        }
    }
    return starts;
}

int lines_barred(const Rules& rules, const Position& at, Cell cell) {
    return static_cast<int>(starts_sheltered(rules, at, cell).size());
}

std::vector<Action> clouds_to_place(const Rules& rules, const Position& at, Rng& rng) {
    struct Candidate {
        Action action;
        int value = 0;
    };
    const BoardSide own = rules.setup().seats[static_cast<std::size_t>(at.player)].side;
    std::vector<Candidate> candidates;
    for (Action& action : legal_actions(rules, at)) {
        const Cell cell = std::get<PlaceCloud>(action).cell;
        const int value = on_side(cell, own) ? -1 : 2 * lines_barred(rules, at, cell);
        candidates.push_back({std::move(action), value + static_cast<int>(rng.below(4))});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    std::vector<Action> ranked;
    ranked.reserve(candidates.size());
    for (Candidate& candidate : candidates) ranked.push_back(std::move(candidate.action));
    return ranked;
}

}  // namespace sightlines::crosshairs
