// What moves, shots, losses and rallies leave on the table for a while. Contains only what both sides see.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

struct Traces {
    struct Trail {  // of one move, from its beginning to where it ended
        UnitId unit;
        Point from, to;
    };
    struct Shot {
        UnitId shooter, target;
        Point from, to;
        int hits;
    };
    struct Loss {
        UnitId unit;
        Point at;
    };
    struct Rally {
        UnitId unit;
        Point at;
        bool helped;  // the unit is better off than before
    };
    std::vector<Trail> trails;  // in order
    std::vector<Shot> shots;
    std::vector<Loss> losses;
    std::vector<Rally> rallies;  // the last one of each unit
};

// Of the plies from `first` up to `last`, exclusive; they may be after the cursor.
Traces traces_of(const History<Rules>& history, std::size_t first, std::size_t last);

// The ply from which traces are shown as a rule: the last order of the side to decide, so that all that followed it is
// seen; while dice are due, or at the end, the last order of all.
std::size_t usual_since(const History<Rules>& history);
Traces usual_traces(const History<Rules>& history);

// Those shots that have to do with what is asked, lest their lines be taken for what it would do: at or by the chosen
// unit, or at the unit whose way is interrupted; all of them where nothing is chosen yet.
std::vector<Traces::Shot> shots_about(const Traces& traces, const Position& at, UnitId chosen);

}  // namespace sightlines::crossfire_squads
