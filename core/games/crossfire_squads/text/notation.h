#pragma once

#include <string>
#include <string_view>

#include "games/crossfire_squads/rules/rules.h"

// Move text, and for what it leaves open: "= t05" the objective, "= n" the home edge,
// "a01 @ 1200,850 ^ 1,0 / 0,1" a placing with facing and turret, "b01 in t04" a hiding, "mine t04",
// "mine t04+t05 900,850; 950,900; ...", "wire 1200,850 ew", "b01 = 1200,850 ^ 1,0" an appearing, "* b03" a spreading of
// explosives, "b02 *" a choice of who is affected, "--" done. Blanks may be left out.
namespace sightlines::crossfire_squads {

// The piece that a unit hides in and the place of a minefield are in it.
std::string move_text(const Action& action);

// Readers may add the mover to a reaction, "b01 r120 a02"; with a position it must be the one that moves.
Result<Action> read_move_text(std::string_view text, const Position* at = nullptr);

// What stands between moves: "T3 South", "T3", "South".
bool is_label(std::string_view word);

}  // namespace sightlines::crossfire_squads
