// What a beginner would do well to consider: a unit to act with, places for it to go to, places to be put at.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/walk.h"

namespace sightlines::crossfire_squads {

struct SensiblePlace {
    Point at;
    Walk walk;  // there; it arrives
    double worth = 0;
    double shot = 0;  // of a gun that goes there for one: the chance that it keeps the turn
};
// The flag, cover near, beside friends: best first, a few. Empty for a unit that cannot move. Those of less than
// `worth_going` are not worth it.
constexpr double worth_going = 5;
std::vector<SensiblePlace> sensible_places(const Scene& scene, UnitId unit);

// Where nobody else stands: wholly inside a piece, near the unit and the middle; close to another unit.
std::optional<Point> place_inside(const Position& at, UnitId unit, const Piece& piece);
std::optional<Point> place_beside(const Position& at, UnitId unit, UnitId other);

// A squad that is better off elsewhere, else one with a good shot, else another unit that is better off elsewhere, else
// one to rally or one with a shot, whichever is likelier to keep the turn; no_unit: nothing is worth doing.
UnitId sensible_unit(const Scene& scene);

// Instead of a poor shot, which a miss makes the last deed of the turn: the sensible unit, if it walks, or if its rally
// or its shot is clearly likelier. `shot`: its chance; 0 for what is no shot. no_unit: nobody does better.
struct Better {
    UnitId unit = no_unit;
    double shot = 0;
};
Better better_than(const Scene& scene, UnitId shooter, double keeps_turn, UnitId sensible);
bool is_last_shot(const Scene& scene);  // of the sensible unit: all that is left to do

// The ground for the flag, and the edge nearer to it.
PieceId sensible_objective(const Scene& scene);
Edge sensible_edge(const Scene& scene);

std::optional<Point> sensible_placing(const Scene& scene, UnitId unit, Point face);  // in cover, near the flag
// Round the group's destination, in this position or in one that may follow.
std::optional<Point> sensible_group_goal(const Scene& scene, const Position& at, UnitId unit);
std::optional<Point> sensible_retreat(const Scene& scene, UnitId unit);

// Whether a commander helps the unit to rally: he is beside it, he can come there, or no way there is safe.
enum class RallyHelp : std::int8_t { none, beside, can_come, unsafe };
RallyHelp help_to_rally(const Scene& scene, UnitId unit);

// In a close combat: who raises the odds.
Units sensible_helpers(const Scene& scene, const std::vector<UnitId>& offered);
// `count` of them, those that lose least.
Units least_lost(const Position& seen, std::vector<UnitId> offered, int count, int hits);

}  // namespace sightlines::crossfire_squads
