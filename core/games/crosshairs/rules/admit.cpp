#include <string>

#include "games/crosshairs/rules/rules.h"

// Options and positions from outside: whether they make sense.
namespace sightlines::crosshairs {
namespace {

Error fault(std::string what) { return format_error("start: " + std::move(what) + "."); }

std::string named(int player) { return "player " + std::to_string(player); }

// The size of the group of adjacent clouds around a cell, counted up to three.
int group_size(const CellSet& clouds, Cell cell) {
    CellSet group;
    group.insert(cell);
    for (int grown = 0; grown != group.size() && group.size() < 3;) {
        grown = group.size();
        for (const int member : CellSet(group)) {
            for (const Heading heading : all_headings) {
                const Cell beside = ahead(static_cast<Cell>(member), heading);
                if (beside != no_cell && clouds.contains(beside)) group.insert(beside);
            }
        }
    }
    return group.size();
}

}  // namespace

Result<Rules> Rules::make(const Options& options) {
    if (!each_alone(options.type) && options.ramp != Ramp::turn)
        return format_error("options/ramp: only free-for-all and circle of death have a choice of ramp.");
    Options tidy = options;
    if (!each_alone(options.type)) tidy.players = Options{}.players;
    const int players = player_count(tidy);
    for (auto seat = static_cast<std::size_t>(players); seat < most_seats; ++seat) {
        if (options.handicap[seat] != 0)
            return format_error("options/handicap: there are only " + std::to_string(players) + " players.");
    }
    if (tidy.rings == static_cast<std::int8_t>(default_pool(tidy))) tidy.rings.reset();
    return Rules(tidy);
}

Result<Position> Rules::admit(Position at) const {
    for (const int cell : at.clouds) {
        if (group_size(at.clouds, static_cast<Cell>(cell)) > 2)
            return fault("the cloud on " + cell_name(static_cast<Cell>(cell)) + " covers more than two hexes");
    }
    if (const auto counted = admit_fleets(at); !counted) return counted.error();
    if (options_.round_limit > 0 && at.round > options_.round_limit && at.phase != Phase::clouds)
        return fault("the round is beyond the round limit");
    Result<> phase = ok;
    switch (at.phase) {
        case Phase::clouds: phase = admit_clouds(at); break;
        case Phase::act:
        case Phase::dive: phase = admit_turn(at); break;
        case Phase::over: phase = admit_over(at); break;
    }
    if (!phase) return phase.error();
    settle(at);
    return at;
}

Result<> Rules::admit_fleets(const Position& at) const {
    for (int player = 0; player < setup_.players; ++player) {
        const int planes = alive(at, player);
        if (planes == 1) return fault(named(player) + " has a single plane, which cannot be: it would be eliminated");
        if (planes > setup_.seats[static_cast<std::size_t>(player)].fleet)
            return fault(named(player) + " has more planes than this game gives");
        if (free_rings(at, setup_.seats[static_cast<std::size_t>(player)].team) < 0)
            return fault("the planes of " + named(player) + "'s team stand on more rings than it has");
    }
    return ok;
}

Result<> Rules::admit_clouds(const Position& at) const {
    if (at.clouds.size() >= options_.clouds) return fault("all clouds are placed, so the phase cannot be \"clouds\"");
    for (int player = 0; player < setup_.players; ++player) {
        if (alive(at, player) < 2) return fault(named(player) + " has fewer than two planes");
    }
    return ok;
}

Result<> Rules::admit_turn(const Position& at) const {
    if (count_teams(at) < 2) return fault("fewer than two teams have planes, so the game is over");
    if (options_.type == GameType::circle && count_eliminated(at) > 0)
        return fault("a player of the circle has no planes, so the game is over");
    if (alive(at, at.player) == 0) return fault(named(at.player) + " is to act but has no planes");
    int waiting = at.off[static_cast<std::size_t>(at.player)];
    bool diver_found = false;
    for (const Plane& plane : at.planes) {
        if (plane.acted && plane.owner != at.player)
            return fault("the plane on " + cell_name(plane.cell) + " is marked, but it is not its owner's turn");
        if (plane.owner == at.player && !plane.acted) ++waiting;
        if (plane.acted && plane.cell == at.dive) diver_found = true;
    }
    if (at.left > waiting) return fault("more plane actions are left than planes that could make them");
    if (at.phase == Phase::dive && !diver_found) return fault("\"dive\" must name a marked plane of the player to act");
    return ok;
}

Result<> Rules::admit_over(const Position& at) const {
    const bool limit_reached = options_.round_limit > 0 && at.round == options_.round_limit && count_teams(at) > 0;
    if (!decided(at) && !limit_reached) return fault("the phase is \"over\", but the game is not");
    for (const Plane& plane : at.planes) {
        if (plane.acted) return fault("no plane can be marked when the game is over");
    }
    return ok;
}

}  // namespace sightlines::crosshairs
