// What moves, shots and losses leave on the table for a while. Contains only what both sides see.
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
        UnitId shooter;
        Point from, to;
        int hits;
    };
    struct Loss {
        UnitId unit;
        Point at;
    };
    std::vector<Trail> trails;  // in order
    std::vector<Shot> shots;
    std::vector<Loss> losses;
};

// Of the plies from `first` up to `last`, exclusive; they may be after the cursor.
Traces traces_of(const History<Rules>& history, std::size_t first, std::size_t last);

// The ply from which traces are shown as a rule: the last order of the side to decide, so that all that followed it is
// seen; while dice are due, or at the end, the last order of all.
std::size_t usual_since(const History<Rules>& history);
Traces usual_traces(const History<Rules>& history);

}  // namespace sightlines::crossfire_squads
