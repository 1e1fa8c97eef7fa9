// A walk past its halts: the same goal ordered again, each leg an ordinary move. Reckoned on the position that the
// viewer sees, as if nothing hit.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

inline constexpr std::size_t most_legs = 24;  // two at each of twelve grounds: none but the strangest way has more

struct Leg {
    Point from, to;  // `to` as ordered; it ends at plan.at
    Plan plan;
    std::vector<Exposure> exposures = {};  // who could shoot at it
};

struct Walk {
    UnitId unit = no_unit;
    std::vector<Leg> legs;  // empty: it cannot set out
    bool arrives = false;   // at the goal

    Point end() const { return legs.back().plan.at; }
};

// `stops`: the places to be reached one after the other, the goal last. Without `threats` nobody's fire is reckoned.
Walk plan_walk(const Options& options, const Position& seen, UnitId unit, const std::vector<Point>& stops,
               bool threats = true);

// What ended a leg that halts inside or outside: the area that it entered (CS-MOVE-03), or the area or hedge in which
// its centre has been (CS-MOVE-04).
PieceId halted_by(const Position& seen, UnitId unit, const Leg& leg);

// A move of a single leg, as it was reckoned elsewhere.
Walk single_leg(UnitId unit, Point from, Point to, const MoveForecast& move);

// Somebody who could shoot at the walker, where most dice can be rolled first.
struct Threat {
    UnitId enemy = no_unit;
    Point at;
    int dice = 0;  // 0: a gun at a vehicle
};
std::vector<Threat> threats_of(const Walk& walk);

// The odds that each number of hits stops the walker if each of them shoots once, there: those of the first who hits.
// Guns aside. Two hits or more end its turn, too (CS-REACT-07).
HitOdds odds_of_being_hit(const std::vector<Threat>& threats);
int odds_of_a_hit(const std::vector<Threat>& threats);
int odds_to_end_the_turn(const std::vector<Threat>& threats);
inline constexpr int dangerous = certain / 2;  // odds of a hit

// A walk that is under way, from one leg to the next.
struct Going {
    UnitId unit = no_unit;
    std::vector<Point> stops;  // those still to be reached
    std::vector<Leg> legs;     // those still to be ordered; the first is under way
    int turn = 0;
    std::vector<UnitId> known;  // enemies on the table when it set out
};

Going set_out(const Position& seen, const Walk& walk, std::vector<Point> stops);

// What becomes of a walk in another position.
struct Onward {
    enum class What { waits, arrived, goes, stopped } what = What::waits;
    enum class Why { none, lost, hit, turn_over, elsewhere, new_enemy, asked, no_way } why = Why::none;
};
// `decides`: the walker's side chooses what to do next. If it goes on, `going` begins with its next leg.
Onward follow(const Options& options, const Position& seen, bool decides, Going& going);

}  // namespace sightlines::crossfire_squads
