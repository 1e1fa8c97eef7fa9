#include "games/aerial_war/text/tips.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/grid.h"
#include "games/aerial_war/text/lexicon.h"

namespace sightlines::aerial_war {
namespace {

using wording::counted;

std::vector<Facing> facings_at(const Flights& flights, Square square) {
    std::vector<Facing> facings;
    for (const Facing facing : all_facings) {
        if (flights.legal(square, facing)) facings.push_back(facing);
    }
    return facings;
}

// "d6, c5 or e5"
std::string either_of(Square square, const std::vector<Facing>& facings) {
    std::string text;
    for (std::size_t i = 0; i < facings.size(); ++i)
        text += (i == 0 ? "" : i + 1 == facings.size() ? " or " : ", ") + faced(square, facings[i]);
    return text;
}

std::string dice_words(const Flights& flights) {
    const std::string low = std::to_string(flights.low());
    return flights.low() == flights.high() ? low : low + " or " + std::to_string(flights.high());
}

// The fewest squares to fly, up to the higher die; 0: it cannot be reached.
int fewest_steps(const Flights& flights, Square to) {
    for (int steps = 1; steps <= flights.high(); ++steps) {
        for (const SquareSet& places : flights.after(steps)) {
            if (places.contains(to)) return steps;
        }
    }
    return 0;
}

bool in_the_way(const Position& at, Square to) {
    Position alone = at;
    alone.planes.clear();
    alone.planes.push_back(mover(at));
    return fewest_steps(Flights(alone), to) > 0;
}

std::string plane_sentence(const Plane& plane) {
    return wording::capital(plane_name(plane)) + (plane.colour == Colour::red ? ", the leader," : "") + " faces " +
           faced(plane.square, plane.facing) + ".";
}

std::string turn_sentence(const Position& at, const Plane& plane) {
    const std::vector<Plane> waiting = still_to_move(at);
    if (waiting.empty()) return {};
    const auto turns = std::find(waiting.begin(), waiting.end(), plane) - waiting.begin();
    if (turns == std::ssize(waiting)) return " It has already moved this round.";
    if (turns == 0) return " It moves now.";
    if (turns == 1) return " It moves next.";
    return " It moves after " + std::to_string(turns) + " other planes.";
}

// From where the plane that is to fly could attack this one; no_square: it cannot.
Square best_attack(const Flights& flights, const Plane& plane) {
    for (const Facing facing :
         {plane.facing, opposite(plane.facing), turned(plane.facing, 1), turned(plane.facing, -1)}) {
        const Square from = behind(plane.square, facing);
        if (from != no_square && flights.legal(from, facing)) return from;
    }
    return no_square;
}

std::string danger_sentence(const Position& at, const Plane& plane) {
    if (at.phase != Phase::fly || plane.side == at.side) return {};
    const Square from = best_attack(Flights(at), plane);
    return " " + plane_name(mover(at)) +
           (from == no_square ? " cannot attack it with these dice."
                              : " can attack it from " + square_name(from) + ".");
}

std::string choice_sentence(const Position& at, const Plane& plane) {
    if (plane.side == at.side || at.phase == Phase::initiative || at.phase == Phase::over) return {};
    const Plane& own = mover(at);
    switch (at.phase) {
        case Phase::ram: {
            const auto targets = ram_targets(at, own);
            const bool can = std::find(targets.begin(), targets.end(), plane.square) != targets.end();
            return can ? " " + plane_name(own) + " can crash into it." : "";
        }
        case Phase::attack:
            return ahead(own.square, own.facing) == plane.square ? " " + plane_name(own) + " can attack it." : "";
        default: return danger_sentence(at, plane);
    }
}

std::string end_sentence(const Position& at, Square square) {
    const Flights flights(at);
    const std::vector<Facing> facings = facings_at(flights, square);
    if (facings.empty()) return no_flight_sentence(at, {square, mover(at).facing});
    return plane_name(mover(at)) + " can end on " + square_name(square) + ", facing " + either_of(square, facings) +
           ".";
}

}  // namespace

std::string tip_sentence(const Position& at, Square square, bool advises) {
    if (square == no_square) return {};
    if (const Plane* plane = plane_on(at, square))
        return plane_sentence(*plane) + turn_sentence(at, *plane) + (advises ? choice_sentence(at, *plane) : "");
    if (at.phase == Phase::fly) return end_sentence(at, square);
    const bool looping = at.phase == Phase::loop || at.phase == Phase::looping;
    if (looping && loop_room(at, mover(at)).square == square)
        return plane_name(*target_of(at, mover(at))) + " would loop here, right behind " + plane_name(mover(at)) + ".";
    return {};
}

std::string tip_about_side(const Rules& rules, const Position& at, int side) {
    std::string text = wording::capital(side_name(side)) + ": " + counted(count_planes(at, side), "plane") + " left.";
    if (at.first == side && at.phase != Phase::initiative && at.phase != Phase::over)
        text += " They move first in this battle.";
    if (rules.options().battles > 1)
        text += " A filled circle is a battle won: " + std::to_string(at.score[static_cast<std::size_t>(side)]) + ".";
    return text;
}

std::string no_flight_sentence(const Position& at, const Fly& flight) {
    const Plane& plane = mover(at);
    const std::string name = plane_name(plane), there = square_name(flight.to);
    if (flight.to == plane.square) return "A flight cannot end on the square where it began.";
    const Flights flights(at);
    if (const Plane* other = plane_on(at, flight.to)) {
        const std::string danger = best_attack(flights, *other) == no_square ? danger_sentence(at, *other) : "";
        return plane_name(*other) + " is on " + there + " already." + danger;
    }
    if (const std::vector<Facing> facings = facings_at(flights, flight.to); !facings.empty())
        return "On " + there + " " + name + " can only face " + either_of(flight.to, facings) + ".";
    if (flights.cut_short() > 0)
        return "With these dice " + name + " has to fly as far as it can, which is " +
               counted(flights.cut_short(), "square") + ", and not to " + there + ".";
    const int steps = fewest_steps(flights, flight.to);
    const std::string exactly = name + " has to fly exactly " + dice_words(flights);
    const auto fits = [steps](int die) { return die > steps && (die - steps) % 2 == 0; };
    if (steps > 0 && (fits(flights.low()) || fits(flights.high())))
        return exactly + ", and there is no room for a detour to " + there + ".";
    if (steps > 0) return there + " is " + counted(steps, "square") + " away, and " + exactly + ".";
    const int distance =
        std::abs(file_of(flight.to) - file_of(plane.square)) + std::abs(rank_of(flight.to) - rank_of(plane.square));
    if (distance > flights.high())
        return there + " is too far: " + std::to_string(distance) + " squares away, and " + exactly + ".";
    if (in_the_way(at, flight.to)) return "Other planes block the way to " + there + ".";
    return there + " is behind " + name + ", and a plane cannot turn round on the spot.";
}

}  // namespace sightlines::aerial_war
