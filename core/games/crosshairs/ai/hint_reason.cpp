#include "games/crosshairs/ai/hint_reason.h"

#include <algorithm>
#include <bit>

#include "games/crosshairs/ai/search_adapter.h"

namespace sightlines::crosshairs {
namespace {

std::string on(Cell cell) { return "the plane on " + cell_name(cell); }

bool hostile(const Rules& rules, int player, int other) {
    const auto& seats = rules.setup().seats;
    return seats[static_cast<std::size_t>(player)].team != seats[static_cast<std::size_t>(other)].team;
}

// A position with the tables that are made from it.
struct View {
    View(const Rules& rules, const Position& position)
        : at(position),
          reaches(reaches_of(rules.options(), position)),
          sky(at),
          crosshairs(rules.options(), rules.setup(), sky) {}
    View(const View&) = delete;
    View& operator=(const View&) = delete;

    Position at;
    Reaches reaches;
    Sky sky;
    Crosshairs crosshairs;
};

Cell cell_shot_open(const View& before, const View& after, int player) {
    for (std::size_t target = 0; target < after.at.planes.size(); ++target) {
        if (!after.crosshairs.verdict(player, target).accepted()) continue;
        const Cell cell = after.at.planes[target].cell;
        const int old = before.sky.place_on(cell);
        if (old < 0 || !before.crosshairs.verdict(player, static_cast<std::size_t>(old)).accepted()) return cell;
    }
    return no_cell;
}

// Some hostile player could bring the plane down in his next turn, all others staying where they are.
bool in_danger(const Rules& rules, const View& view, Cell cell) {
    const auto place = static_cast<std::size_t>(view.sky.place_on(cell));
    const int owner = view.at.planes[place].owner;
    for (int caller = 0; caller < rules.setup().players; ++caller) {
        if (!hostile(rules, owner, caller) || rules.alive(view.at, caller) == 0) continue;
        const Threats threats(rules, view.at, view.reaches, caller);
        if (can_bring_down(rules, view.at, caller, place, threats.on(place))) return true;
    }
    return false;
}

std::string of_aim(const Rules& rules, const View& after, Cell cell, int player) {
    const Reach& reach = after.reaches[static_cast<std::size_t>(after.sky.place_on(cell))];
    if (reach.aim == 0) return {};
    const auto target = static_cast<std::size_t>(std::countr_zero(reach.aim));
    const Plane& plane = after.at.planes[target];
    if (!hostile(rules, player, plane.owner)) return {};
    const bool alone = std::popcount(after.crosshairs.hostile_aim(target)) == 1;
    return "Aims at " + on(plane.cell) + (alone ? ": with one more, you can shoot it down." : ".");
}

int targets_next(const Rules& rules, const View& after, Cell cell, int player) {
    int count = 0;
    for (PlaneSet rest = after.reaches[static_cast<std::size_t>(after.sky.place_on(cell))].targets; rest != 0;
         rest &= rest - 1) {
        const Plane& target = after.at.planes[static_cast<std::size_t>(std::countr_zero(rest))];
        count += hostile(rules, player, target.owner) ? 1 : 0;
    }
    return count;
}

// For a plane that has come from `from` (no_cell: from off the board) to `to`.
std::string of_flight(const Rules& rules, const Position& at, const Action& action, Cell from, Cell to) {
    Position next = at;
    rules.play(next, action);
    if (next.phase == Phase::over) return "Ends the game.";
    const View before(rules, at);
    const View after(rules, next);
    const int player = at.player;
    if (const Cell target = cell_shot_open(before, after, player); target != no_cell)
        return "Brings " + on(target) + " into the crosshairs: you can shoot it down now.";
    if (from != no_cell && in_danger(rules, before, from) && !in_danger(rules, after, to))
        return "Flies " + on(from) + " out of reach: two enemy planes could soon have aimed at it.";
    if (std::string aim = of_aim(rules, after, to, player); !aim.empty()) return aim;
    if (const int count = targets_next(rules, after, to, player); count > 0)
        return "From " + cell_name(to) + " it can turn its guns on " +
               (count == 1 ? "an enemy plane" : std::to_string(count) + " enemy planes") + " next turn.";
    if (from == no_cell) return "More planes on the board make more lines of fire.";
    if (std::holds_alternative<Climb>(action)) return "Gains height for a dive later.";
    if (!after.sky.barred(*after.sky.plane_on(to))) return "Keeps the way ahead of the plane open.";
    return "Every other move of " + on(from) + " looks worse.";
}

std::string of_shot(const Rules& rules, const Position& at, const Shoot& shot) {
    Position next = at;
    rules.play(next, shot);
    std::string sentence = "Shoots down " + on(shot.target);
    if (const Status status = rules.status(next); status.outcome) {
        const auto& winners = status.outcome->winners;
        if (std::find(winners.begin(), winners.end(), at.player) != winners.end())
            return sentence + " and wins the game.";
    }
    const int owner = Sky(at).plane_on(shot.target)->owner;
    if (rules.alive(next, owner) == 0) return sentence + " and puts its owner out of the game.";
    return sentence + ".";
}

std::string of_cloud(const Rules& rules, const Position& at, Cell cell) {
    const int sheltered = lines_barred(rules, at, cell);
    if (sheltered > 0) return "Shelters your starting hexes from enemy fire.";
    return "Stops every line of fire into or across " + cell_name(cell) + ".";
}

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    const Sky sky(at);
    return std::visit(
        [&]<class Kind>(const Kind& kind) -> std::string {
            if constexpr (std::is_same_v<Kind, PlaceCloud>) {
                return of_cloud(rules, at, kind.cell);
            } else if constexpr (std::is_same_v<Kind, Shoot>) {
                return of_shot(rules, at, kind);
            } else if constexpr (std::is_same_v<Kind, EndTurn>) {
                return "Ends the turn and leaves the open shot alone.";
            } else if constexpr (std::is_same_v<Kind, Crash>) {
                return "Nothing else is left for " + on(kind.plane) + ": it is low, and its way is barred.";
            } else if constexpr (std::is_same_v<Kind, PullOut>) {
                return "Ends the dive on " + cell_name(at.dive) + " with height " +
                       std::to_string(sky.plane_on(at.dive)->height) + " left.";
            } else if constexpr (std::is_same_v<Kind, Enter>) {
                return of_flight(rules, at, action, no_cell, kind.cell);
            } else {
                Cell to = kind.plane;
                const Heading heading = sky.plane_on(to)->heading;
                int steps = std::is_same_v<Kind, PowerDive> ? 0 : 1;
                if constexpr (std::is_same_v<Kind, Level>) steps = kind.steps;
                for (; steps > 0; --steps) to = ahead(to, heading);
                return of_flight(rules, at, action, kind.plane, to);
            }
        },
        action);
}

}  // namespace sightlines::crosshairs
