#pragma once

#include <string_view>

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// The turn (DF-SEQ-01): the position while an action is carried out. Beside this file each part of a turn has its own,
// with its stages in their order: targeting, initiative, encounters, movement (in it maneuver_tests, stalls and
// throttle), fire, damage, endings; grand_tactical. A stage ends with a question or a roll, or calls the next one.
namespace sightlines::dogfight {

struct Turn {
    const Options& options;
    Position& at;
    Journal* journal = nullptr;  // null, or where what happens is noted

    Aircraft& plane(int letter) { return at.plane(letter); }
    Aircraft& mover() { return plane(at.current); }
    int letter(const Aircraft& plane) const { return static_cast<int>(&plane - at.planes.data()); }

    void change_cv(Aircraft& plane, int other, int amount, const Reason& why);
    void tell(int plane, const Reason& why, int amount = 0, int other = nobody);
    void tell_roll(int plane, const ModifierSum& sum, const Reason& why, int needed, std::string_view result,
                   int other = nobody);
};

// The start of a position, and of every turn: from an automatic phase to the next question or roll.
void begin_play(const Options& options, Position& at);

}  // namespace sightlines::dogfight
