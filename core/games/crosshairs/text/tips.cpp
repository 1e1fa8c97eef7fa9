#include "games/crosshairs/text/tips.h"

#include <bit>

#include "engine/wording.h"
#include "games/crosshairs/rules/choice.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/lexicon.h"

namespace sightlines::crosshairs {
namespace {

std::string of_target(const Rules& rules, const Position& at, Cell cell) {
    const Judge judge(rules, at);
    const Crosshairs& aim = judge.crosshairs();
    const auto place = static_cast<std::size_t>(judge.sky().place_on(cell));
    if (aim.verdict(at.player, place).accepted()) return " It is in the crosshairs: press it to shoot it down.";
    const int lines = std::popcount(aim.hostile_aim(place));
    if (lines == 1) return " One plane aims at it: one more, and it can be shot down.";
    return lines == 0 ? " No plane aims at it." : " You cannot shoot at it now.";
}

std::string of_own(const Rules& rules, const Position& at, const Plane& plane) {
    std::string text;
    if (at.phase == Phase::dive && at.dive == plane.cell) {
        text = " It is diving.";
    } else if (plane.acted) {
        text = " It has acted this turn.";
    } else if (must_crash(rules, at, plane.cell)) {
        text = " Its way is barred and it is too low to dive: it can only crash.";
    } else {
        text = first_choice(rules, at, plane.cell) ? " It can still fly this turn." : " It cannot fly now.";
    }
    const int lines = static_cast<int>(Judge(rules, at).shooters_at(plane.cell).size());
    if (lines > 0) text += " " + wording::counted(lines, "enemy plane") + (lines == 1 ? " aims" : " aim") + " at it.";
    return text;
}

std::string of_plane(const Rules& rules, const Position& at, const Plane& plane) {
    std::string text =
        wording::side_name(plane.owner) + " plane on " + cell_name(plane.cell) + ", " + flight_state(plane) + ".";
    if (at.phase == Phase::over) return text;
    text += plane.owner == at.player ? of_own(rules, at, plane) : of_target(rules, at, plane.cell);
    if (at.clouds.contains(plane.cell))
        text += rules.options().concealed ? " The cloud hides it, and it can fire out of it."
                                          : " The cloud hides it, but it cannot fire either.";
    return text;
}

std::string of_start(const Rules& rules, const Position& at, Cell cell) {
    if (at.phase != Phase::act || at.off[static_cast<std::size_t>(at.player)] == 0) return {};
    const BoardSide side = rules.setup().seats[static_cast<std::size_t>(at.player)].side;
    if (!on_side(cell, side) || !first_choice(rules, at, cell)) return {};
    return "Starting hex " + cell_name(cell) + ": " + wording::side_name(at.player) + " can bring a plane on here.";
}

}  // namespace

std::string tip(const Rules& rules, const Position& at, Cell cell) {
    if (cell == no_cell) return {};
    if (const Plane* plane = plane_at(at, cell)) return of_plane(rules, at, *plane);
    std::string text = of_start(rules, at, cell);
    if (at.clouds.contains(cell))
        text += (text.empty() ? "" : " ") +
                std::string("Cloud on " + cell_name(cell) + ": planes fly through it, but no line of fire does.");
    if (text.empty() && at.phase == Phase::clouds) {
        const Verdict verdict = rules.check(at, PlaceCloud{cell});
        text = verdict.accepted() ? "Hex " + cell_name(cell) + ": a cloud can go here."
                                  : std::string(verdict.why().message);
    }
    return text;
}

std::string tip_about_player(const Rules& rules, const Position& at, int player) {
    const Seat& seat = rules.setup().seats[static_cast<std::size_t>(player)];
    const int off = at.off[static_cast<std::size_t>(player)], alive = rules.alive(at, player);
    const int free = rules.free_rings(at, seat.team);
    std::string text = wording::side_name(player) + ": " + wording::counted(alive - off, "plane") + " flying";
    if (off > 0) text += ", " + std::to_string(off) + " to bring on";
    if (seat.fleet > alive) text += ", " + std::to_string(seat.fleet - alive) + " lost";
    return text + ". The rings are height to share out: " + std::to_string(free) +
           (free == 1 ? " is free." : " are free.");
}

}  // namespace sightlines::crosshairs
