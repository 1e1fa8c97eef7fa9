#include "games/crosshairs/ai/opening.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sightlines {
namespace crosshairs {
namespace {

// One of the twelve ways to lay a hexagon upon itself: turned by so many sixths, mirrored first or not.
struct Symmetry {
    int sixths = 0;
    bool mirrored = false;
};

constexpr std::array<Symmetry, 12> symmetries = [] {
    std::array<Symmetry, 12> all{};
    for (int i = 0; i < 12; ++i) all[static_cast<std::size_t>(i)] = {i % 6, i >= 6};
    return all;
}();

Hex moved(const Symmetry& symmetry, Hex hex) {
    if (symmetry.mirrored) hex = {-hex.q - hex.r, hex.r};
    for (int i = 0; i < symmetry.sixths; ++i) hex = {-hex.r, hex.q + hex.r};
    return hex;
}

// Whose edge lies where that of `player` would come to lie; -1 for nobody's.
int seat_after(const Setup& setup, const Symmetry& symmetry, int player) {
    const auto edge = side_cells(setup.seats[static_cast<std::size_t>(player)].side);
    for (int other = 0; other < setup.players; ++other) {
        const BoardSide side = setup.seats[static_cast<std::size_t>(other)].side;
        if (std::all_of(edge.begin(), edge.end(),
                        [&](Cell cell) { return on_side(cell_at(moved(symmetry, hex_of(cell))), side); }))
            return other;
    }
    return -1;
}

// Every player comes to sit where another of equal strength sat, and team-mates stay team-mates.
bool fair(const Setup& setup, const Symmetry& symmetry) {
    std::array<int, most_seats> team_after{};
    team_after.fill(-1);
    for (int player = 0; player < setup.players; ++player) {
        const int other = seat_after(setup, symmetry, player);
        if (other < 0) return false;
        const Seat& before = setup.seats[static_cast<std::size_t>(player)];
        const Seat& after = setup.seats[static_cast<std::size_t>(other)];
        int& team = team_after[static_cast<std::size_t>(before.team)];
        if (before.fleet != after.fleet || (team >= 0 && team != after.team)) return false;
        team = after.team;
    }
    return true;
}

using Group = std::vector<Symmetry>;

// The lowest seat that each player can be brought to: players with the same are treated alike.
std::array<int, most_seats> alike(const Setup& setup, const Group& group) {
    std::array<int, most_seats> lowest{};
    for (int player = 0; player < setup.players; ++player) {
        int& low = lowest[static_cast<std::size_t>(player)] = player;
        for (const Symmetry& symmetry : group) low = std::min(low, seat_after(setup, symmetry, player));
    }
    return lowest;
}

// From all that is needed for the seating to none: the first group that divides the number of clouds is used. Mirrors
// come in only where turning the board does not bring every player to all the places that are like his.
std::vector<Group> groups_of(const Setup& setup) {
    Group all;
    std::copy_if(symmetries.begin(), symmetries.end(), std::back_inserter(all),
                 [&setup](const Symmetry& symmetry) { return fair(setup, symmetry); });
    std::vector<Group> groups;
    const auto add_turns = [&](int sixths) {
        Group turns;
        std::copy_if(all.begin(), all.end(), std::back_inserter(turns), [sixths](const Symmetry& symmetry) {
            return !symmetry.mirrored && symmetry.sixths % sixths == 0;
        });
        groups.push_back(std::move(turns));
    };
    add_turns(1);
    if (alike(setup, groups.front()) != alike(setup, all)) groups.front() = all;
    for (const int sixths : {1, 2, 3, 6}) add_turns(sixths);
    return groups;
}

// The whole orbit of a cell, or nothing of it.
bool place_orbit(const Rules& rules, Position& at, std::vector<Action>& placed, const Group& group, Cell cell) {
    Position next = at;
    std::vector<Action> orbit;
    for (const Symmetry& symmetry : group) {
        const Action cloud = PlaceCloud{cell_at(moved(symmetry, hex_of(cell)))};
        if (std::find(orbit.begin(), orbit.end(), cloud) != orbit.end()) continue;
        if (next.phase != Phase::clouds || !rules.check(next, cloud).accepted()) return false;
        rules.play(next, cloud);
        orbit.push_back(cloud);
    }
    at = next;
    placed.insert(placed.end(), orbit.begin(), orbit.end());
    return true;
}

bool scatter(const Rules& rules, Position at, std::vector<Action>& placed, const Group& group, Rng& rng) {
    std::array<Cell, cell_count> cells{};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t other = rng.below(static_cast<std::uint32_t>(i + 1));
        cells[i] = cells[other];
        cells[other] = static_cast<Cell>(i);
    }
    for (const Cell cell : cells) {
        if (at.phase != Phase::clouds) return true;
        (void)place_orbit(rules, at, placed, group, cell);
    }
    return at.phase != Phase::clouds;
}

}  // namespace
}  // namespace crosshairs

std::vector<crosshairs::Action> Opening<crosshairs::Rules>::actions(const crosshairs::Rules& rules,
                                                                    const crosshairs::Position& at, Rng& rng) {
    using namespace crosshairs;
    constexpr int tries = 40;
    if (at.phase != Phase::clouds) return {};
    for (const Group& group : groups_of(rules.setup())) {
        for (int i = 0; i < tries; ++i) {
            std::vector<Action> placed;
            if (scatter(rules, at, placed, group, rng)) return placed;
        }
    }
    return {};
}

}  // namespace sightlines
