// Which order is suggested in phase play: first whoever walks without much risk, then what dice decide, as a failure
// ends the turn.
#pragma once

#include <cstdint>
#include <vector>

#include "games/crossfire_squads/advice/shots.h"
#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

struct AdvisedPlace {
    Point at;
    Walk walk;      // there; it arrives
    int worth = 0;  // see worth.h
    int shot = 0;   // of a gun that has none: the odds that one from there keeps the turn

    bool is_worth_going() const;
};
// The flag, cover near, beside friends: best first, a few. Empty for a unit that cannot move.
std::vector<AdvisedPlace> advised_places(const Situation& situation, UnitId unit);

// Best first; a shot that may decide who scores before others.
std::vector<Shot> advised_shots(const Situation& situation, UnitId shooter);

// A squad that is better off elsewhere, else another unit that is, else one with a shot or one to rally, whichever is
// worth most; no_unit: nothing is worth doing.
UnitId advised_unit(const Situation& situation);

// Instead of a poor shot, which a miss makes the last event of the turn: the suggested unit, if it walks, or if its
// rally or its shot is clearly worth more. `shot`: the odds that it keeps the turn; 0 for what is no shot. no_unit:
// nobody does better.
struct Better {
    UnitId unit = no_unit;
    int shot = 0;
};
Better better_than(const Situation& situation, UnitId shooter, const Shot& shot, UnitId suggested);
bool is_last_shot(const Situation& situation);  // of the suggested unit: all that is left to do

// Whether a commander helps the unit to rally: he is beside it, he can come there, or no way there is safe.
enum class RallyHelp : std::int8_t { none, beside, can_come, unsafe };
RallyHelp help_to_rally(const Situation& situation, UnitId unit);

}  // namespace sightlines::crossfire_squads
