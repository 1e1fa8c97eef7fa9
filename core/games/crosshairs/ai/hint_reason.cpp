#include "games/crosshairs/ai/hint_reason.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "engine/wording.h"
#include "games/crosshairs/ai/search_adapter.h"
#include "text/listed.h"

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

// With another plane that has yet to fly.
std::string of_aim(const Rules& rules, const View& after, Cell cell, int player) {
    const Reach& reach = after.reaches[static_cast<std::size_t>(after.sky.place_on(cell))];
    if (reach.aim == 0) return {};
    const auto target = static_cast<std::size_t>(std::countr_zero(reach.aim));
    const Plane& plane = after.at.planes[target];
    if (!hostile(rules, player, plane.owner)) return {};
    const PlaneSet aim = PlaneSet{1} << target;
    for (std::size_t other = 0; after.at.left > 0 && other < after.at.planes.size(); ++other) {
        const Plane& own = after.at.planes[other];
        if (own.owner == player && !own.acted && own.cell != cell && (after.reaches[other].targets & aim) != 0)
            return "Aims at " + on(plane.cell) + ": with the plane on " + cell_name(own.cell) +
                   " as well, you can shoot it down this turn.";
    }
    return {};
}

PlaneSet hostile_targets(const Rules& rules, const View& after, std::size_t place, int player) {
    PlaneSet found = 0;
    for (PlaneSet rest = after.reaches[place].targets; rest != 0; rest &= rest - 1) {
        const auto target = static_cast<std::size_t>(std::countr_zero(rest));
        if (hostile(rules, player, after.at.planes[target].owner)) found |= PlaneSet{1} << target;
    }
    return found;
}

// What the plane on `to` can do with its next action, best with another plane of its owner.
std::string of_next_turn(const Rules& rules, const View& after, Cell to, int player) {
    const auto place = static_cast<std::size_t>(after.sky.place_on(to));
    const PlaneSet targets = hostile_targets(rules, after, place, player);
    const auto first = [&](PlaneSet of) {
        return on(after.at.planes[static_cast<std::size_t>(std::countr_zero(of))].cell);
    };
    for (std::size_t other = 0; other < after.at.planes.size(); ++other) {
        if (other == place || after.at.planes[other].owner != player) continue;
        const PlaneSet both = targets & hostile_targets(rules, after, other, player);
        if (both != 0)
            return "Then both it and " + on(after.at.planes[other].cell) + " have " + first(both) +
                   " in reach for the next turn.";
    }
    if (targets == 0) return {};
    const int count = std::popcount(targets);
    return "From " + cell_name(to) + " it has " +
           (count == 1 ? first(targets) : wording::in_words(count) + " enemy planes") + " in reach for its next turn.";
}

// Of enemies that aim at it where it is, and would not where it goes.
std::string of_sights(const View& before, const View& after, Cell from, Cell to) {
    const auto aim_at = [](const View& view, Cell cell) {
        return view.crosshairs.hostile_aim(static_cast<std::size_t>(view.sky.place_on(cell)));
    };
    const PlaneSet aim = aim_at(before, from);
    if (aim == 0 || aim_at(after, to) != 0) return {};
    const int count = std::popcount(aim);
    return "Gets out of the sights of " +
           (count == 1 ? on(before.at.planes[static_cast<std::size_t>(std::countr_zero(aim))].cell)
                       : wording::in_words(count) + " enemy planes") +
           ".";
}

int hexes_between(Cell a, Cell b) {
    const Hex from = hex_of(a), to = hex_of(b);
    const int q = to.q - from.q, r = to.r - from.r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

int free_hexes(const Sky& sky, Cell cell, Heading heading) {
    int count = 0;
    for (Cell next = ahead(cell, heading); next != no_cell && !sky.occupied(next); next = ahead(next, heading)) ++count;
    return count;
}

// Of what it would soon run into if it did not turn.
std::string of_turning(const View& before, const View& after, Cell from, Cell to) {
    const Heading old = before.sky.plane_on(from)->heading, heading = after.sky.plane_on(to)->heading;
    const int straight = free_hexes(after.sky, to, old), free = free_hexes(after.sky, to, heading);
    if (old == heading || straight > 1 || free <= straight) return {};
    Cell stop = ahead(to, old);
    if (straight == 1) stop = ahead(stop, old);
    return "Turns away from " + (stop == no_cell ? "the edge of the board" : on(stop)) + ", with " +
           wording::counted(free, "free hex", "free hexes") + " ahead.";
}

std::string of_coming_closer(const Rules& rules, const View& after, Cell from, Cell to, int player) {
    const Plane* nearest = nullptr;
    for (const Plane& plane : after.at.planes) {
        if (!hostile(rules, player, plane.owner)) continue;
        if (nearest == nullptr || hexes_between(to, plane.cell) < hexes_between(to, nearest->cell)) nearest = &plane;
    }
    if (nearest == nullptr || hexes_between(to, nearest->cell) >= hexes_between(from, nearest->cell)) return {};
    return "Comes closer to " + on(nearest->cell) + ": " +
           wording::counted(hexes_between(to, nearest->cell), "hex", "hexes") + " away.";
}

// `planes`: the player's on the board by then.
std::string of_entry(std::ptrdiff_t planes) {
    if (planes == 1) return "It takes two planes to shoot one down, so bring them on early.";
    return "With " + std::to_string(planes) + " planes on the board, " + (planes == 2 ? "the two" : "any two") +
           " can shoot an enemy down together.";
}

// What a climb to that height is good for: a power dive costs two and turns on the spot (CH-DIVE-02), a swoop costs
// one (CH-DIVE-03).
std::string of_height(int height) {
    switch (height) {
        case 1: return "At height 1 it can swoop.";
        case 2: return "At height 2 it can turn on the spot in a power dive.";
        case 3: return "At height 3 it can turn on the spot and then swoop, in one dive.";
        case 4: return "At height 4 it can turn twice on the spot in one dive.";
        case 5: return "At height 5 it can turn twice on the spot and then swoop, in one dive.";
        default: return "At height 6 it can turn three times on the spot in one dive.";
    }
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
        return "Flies out of reach: two enemy planes could soon have aimed at it.";
    if (std::string aim = of_aim(rules, after, to, player); !aim.empty()) return aim;
    if (std::string sights = from == no_cell ? "" : of_sights(before, after, from, to); !sights.empty()) return sights;
    if (std::string next_turn = of_next_turn(rules, after, to, player); !next_turn.empty()) return next_turn;
    if (from == no_cell) return of_entry(std::ranges::count(after.at.planes, player, &Plane::owner));
    if (std::string turning = of_turning(before, after, from, to); !turning.empty()) return turning;
    if (std::holds_alternative<Climb>(action)) return of_height(after.sky.plane_on(to)->height);
    if (std::string closer = of_coming_closer(rules, after, from, to, player); !closer.empty()) return closer;
    if (const int free = free_hexes(after.sky, to, after.sky.plane_on(to)->heading); free > 1)
        return "Keeps " + wording::counted(free, "free hex", "free hexes") + " ahead of it.";
    return "Every other move of " + on(from) + " looks worse.";
}

std::string of_shot(const Rules& rules, const Position& at, const Shoot& shot) {
    Position next = at;
    rules.play(next, shot);
    if (const Status status = rules.status(next); status.outcome) {
        const auto& winners = status.outcome->winners;
        if (std::find(winners.begin(), winners.end(), at.player) != winners.end()) return "Wins the game.";
    }
    const int owner = Sky(at).plane_on(shot.target)->owner;
    const std::string whose = wording::side_name(owner);
    const int left = rules.alive(next, owner);
    return left == 0 ? "Puts " + whose + " out of the game."
                     : "Leaves " + whose + " with " + wording::counted(left, "plane") + ".";
}

std::string of_cloud(const Rules& rules, const Position& at, Cell cell) {
    std::vector<Cell> starts = starts_sheltered(rules, at, cell);
    const auto twice = std::ranges::unique(starts);
    starts.erase(twice.begin(), twice.end());
    std::vector<std::string> names;
    for (const Cell start : starts) names.push_back(cell_name(start));
    if (!names.empty())
        return std::string("Shelters your starting ") + (names.size() == 1 ? "hex " : "hexes ") +
               wording::listed(names) + " from enemy fire.";
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
                return "Keeps height " + std::to_string(sky.plane_on(at.dive)->height) + " for another dive.";
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
