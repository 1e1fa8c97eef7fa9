// In a reaction: at which points of the mover's way it is best shot at, and by whom; and what those points are called.
#pragma once

#include <vector>

#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

// The points of the way, merged into moments that have a name.
struct ReactionPoint {
    enum class What : std::int8_t { leaving, inside, hedge, open, arrival, turning } what = What::open;
    PieceId piece = no_piece;  // that it leaves, is in, or touches
    Point at;                  // of the mover
    int first = 0, last = 0;   // indices of the points
};
// In order. `points`: those at which the mover can be shot at.
std::vector<ReactionPoint> reaction_points_of(const Position& seen, const std::vector<int>& points);

// Whether a unit of the side that is asked may still shoot at a mover, if it sees it.
bool may_react(const Position& seen, UnitId unit);

// The segment of the mover's path, around a point, along which a unit can shoot at it; nullptr: it cannot there.
const Exposure::Segment* segment_at(const std::vector<Exposure>& exposures, UnitId unit, int point);

// The unit and the earliest place at which most dice can be rolled at the mover.
struct BestShot {
    UnitId unit = no_unit;  // no_unit: nobody can shoot
    int index = 0;          // of the point
    int dice = 0;
};
// At one place; at one of the places from `first` to `last`; at all of them.
BestShot best_shooter(const Position& seen, const std::vector<int>& points, const std::vector<Exposure>& exposures,
                      int index);
BestShot best_shot_in(const Position& seen, const std::vector<int>& points, const std::vector<Exposure>& exposures,
                      int first, int last);
BestShot best_shot(const Position& seen, const std::vector<int>& points, const std::vector<Exposure>& exposures);
// Of one unit, that place; the one that is shown if it can shoot there; -1: nowhere.
int place_to_shoot(const std::vector<int>& points, int shown, const std::vector<Exposure>& exposures, UnitId unit);

}  // namespace sightlines::crossfire_squads
