#include "games/crosshairs/rules/highlights.h"

#include <algorithm>

#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/rules/refusals.h"

namespace sightlines::crosshairs {
namespace {

using Cells = std::vector<Cell>;

Cell subject(const Action& action) {
    return std::visit(
        []<class Kind>(const Kind& kind) -> Cell {
            if constexpr (requires { kind.plane; }) return kind.plane;
            if constexpr (requires { kind.cell; }) return kind.cell;
            if constexpr (requires { kind.target; }) return kind.target;
            return no_cell;
        },
        action);
}

// Every cloud that the new one would join.
Cells joined_clouds(const Position& at, Cell cell) {
    CellSet group;
    group.insert(cell);
    for (int before = 0; before != group.size();) {
        before = group.size();
        for (const int member : CellSet(group)) {
            for (const Heading heading : all_headings) {
                const Cell beside = ahead(static_cast<Cell>(member), heading);
                if (beside != no_cell && at.clouds.contains(beside)) group.insert(beside);
            }
        }
    }
    group.erase(cell);
    Cells cells;
    for (const int member : group) cells.push_back(static_cast<Cell>(member));
    return cells;
}

// What keeps hostile planes that look towards the target from aiming at it: the plane or cloud where their line ends,
// or the cloud they are in themselves.
Cells blockers(const Rules& rules, const Sky& sky, const Plane& target) {
    const auto team_of = [&rules](int player) { return rules.setup().seats[static_cast<std::size_t>(player)].team; };
    Cells cells;
    const auto add = [&cells](Cell cell) {
        if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
    };
    for (const Plane& plane : sky.at().planes) {
        if (team_of(plane.owner) == team_of(target.owner)) continue;
        Cell seen = ahead(plane.cell, plane.heading);
        while (seen != no_cell && seen != target.cell) seen = ahead(seen, plane.heading);
        if (seen == no_cell) continue;
        const LineOfFire line = line_of_fire(sky, plane, rules.options().concealed);
        if (line.end == LineEnd::own_cloud) {
            add(plane.cell);
        } else if (line.stop != target.cell || line.end == LineEnd::cloud) {
            add(line.stop);
        }
    }
    return cells;
}

Cells ring_holders(const Rules& rules, const Position& at) {
    const auto team_of = [&rules](int player) { return rules.setup().seats[static_cast<std::size_t>(player)].team; };
    Cells cells;
    for (const Plane& plane : at.planes) {
        if (plane.height > 0 && team_of(plane.owner) == team_of(at.player)) cells.push_back(plane.cell);
    }
    return cells;
}

Cells still_to_move(const Rules& rules, const Position& at, const Sky& sky) {
    Cells cells;
    for (const Plane& plane : at.planes) {
        if (plane.owner == at.player && !plane.acted) cells.push_back(plane.cell);
    }
    const auto player = static_cast<std::size_t>(at.player);
    if (at.off[player] == 0) return cells;
    for (const Cell cell : side_cells(rules.setup().seats[player].side)) {
        if (!sky.occupied(cell)) cells.push_back(cell);
    }
    return cells;
}

// The cell in which a flight is stopped: the first occupied one, or the last before the edge.
Cell stopped_at(const Sky& sky, const Plane& plane) {
    Cell cell = plane.cell;
    for (int step = 0; step < 2; ++step) {
        const Cell next = ahead(cell, plane.heading);
        if (next == no_cell) return cell;
        if (sky.occupied(next)) return next;
        cell = next;
    }
    return cell;
}

}  // namespace

Cells highlights(const Rules& rules, const Position& at, const Action& action) {
    const Verdict verdict = rules.check(at, action);
    if (verdict.accepted()) return {};
    const Refusal* why = &verdict.why();
    const Sky sky(at);
    const Cell cell = subject(action);
    const Plane* plane = cell == no_cell ? nullptr : sky.plane_on(cell);
    const auto is = [why](const Refusal& refusal) { return why == &refusal; };

    if (is(refuse::cloud_too_big)) return joined_clouds(at, cell);
    if (is(refuse::not_your_side)) {
        const auto own = side_cells(rules.setup().seats[static_cast<std::size_t>(at.player)].side);
        return {own.begin(), own.end()};
    }
    if (is(refuse::no_ring)) return ring_holders(rules, at);
    if (is(refuse::dive_first) || is(refuse::other_plane_dives)) return {at.dive};
    if (is(refuse::actions_due)) return still_to_move(rules, at, sky);
    if (is(refuse::not_in_crosshairs)) return blockers(rules, sky, *plane);
    if (is(refuse::leaves_the_board) || is(refuse::way_is_barred)) return {stopped_at(sky, *plane)};
    if (is(refuse::no_need_to_crash)) {
        const Cell next = ahead(cell, plane->heading);
        return {next == no_cell ? cell : next};
    }
    if (is(refuse::game_over) || is(refuse::not_diving) || is(refuse::quota_spent) || is(refuse::none_off_board))
        return {};
    return cell == no_cell ? Cells{} : Cells{cell};
}

}  // namespace sightlines::crosshairs
