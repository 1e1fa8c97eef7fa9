#include "games/crosshairs/rules/choice.h"

#include <algorithm>

#include "games/crosshairs/rules/board.h"

namespace sightlines::crosshairs {

Action action_of(Choice choice) {
    const auto turn = static_cast<std::int8_t>(choice.turn);
    if (choice.entering) return Enter{choice.cell, choice.heading, static_cast<std::int8_t>(choice.height)};
    switch (choice.manoeuvre) {
        case Manoeuvre::climb: return Climb{choice.cell, turn};
        case Manoeuvre::level_one: return Level{choice.cell, 1, turn};
        case Manoeuvre::level_two: return Level{choice.cell, 2, turn};
        case Manoeuvre::swoop: return Swoop{choice.cell, turn};
        case Manoeuvre::power: return PowerDive{choice.cell, turn};
    }
    return EndTurn{};
}

const Plane* plane_at(const Position& at, Cell cell) {
    const Plane* found =
        std::find_if(at.planes.begin(), at.planes.end(), [cell](const Plane& p) { return p.cell == cell; });
    return found == at.planes.end() ? nullptr : found;
}

std::optional<Choice> first_choice(const Rules& rules, const Position& at, Cell cell) {
    using enum Manoeuvre;
    if (plane_at(at, cell) == nullptr) {
        const BoardSide side = rules.setup().seats[static_cast<std::size_t>(at.player)].side;
        // Towards the opposite side, which lies between two headings: the right one of them, as seen from this side.
        constexpr std::array<Heading, 6> inwards{Heading::ne, Heading::e, Heading::se,
                                                 Heading::sw, Heading::w, Heading::nw};
        const Choice enter{.cell = cell, .entering = true, .heading = inwards[static_cast<std::size_t>(side)]};
        if (rules.check(at, action_of(enter)).accepted()) return enter;
        return std::nullopt;
    }
    constexpr std::array flying{level_one, level_two, climb, swoop, power};
    constexpr std::array diving{swoop, power};
    const auto first = [&](const auto& kinds) -> std::optional<Choice> {
        for (const Manoeuvre kind : kinds) {
            if (rules.check(at, action_of(cell, kind, 0)).accepted()) return Choice{.cell = cell, .manoeuvre = kind};
        }
        return std::nullopt;
    };
    return at.phase == Phase::dive ? first(diving) : first(flying);
}

bool must_crash(const Rules& rules, const Position& at, Cell cell) {
    return plane_at(at, cell) != nullptr && rules.check(at, Crash{cell}).accepted();
}

std::vector<Cell> path(const Position& at, Cell cell, Manoeuvre kind) {
    std::vector<Cell> cells;
    const Plane* plane = plane_at(at, cell);
    for (int step = 0; plane != nullptr && step < info(kind).steps; ++step) {
        cell = ahead(cell, plane->heading);
        if (cell == no_cell) break;
        cells.push_back(cell);
    }
    return cells;
}

std::vector<Plane> dive_ahead(const Rules& rules, const Position& at, Cell cell) {
    std::vector<Plane> steps;
    Position next = at;
    while (rules.check(next, Swoop{cell}).accepted()) {
        const Heading heading = plane_at(next, cell)->heading;
        rules.play(next, Swoop{cell});
        cell = ahead(cell, heading);
        const Plane* plane = plane_at(next, cell);
        if (plane == nullptr) break;
        steps.push_back(*plane);
        if (next.phase != Phase::dive) break;
    }
    return steps;
}

}  // namespace sightlines::crosshairs
