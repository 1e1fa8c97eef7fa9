#pragma once

#include <optional>

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Maneuver Tests (DF-MT; a `test` in names) and Aerobatic Points (DF-AER), worked out without dice. The tables, with
// what a level costs, are in tables.h.
namespace sightlines::dogfight {

// DF-MT-02: the column of the tables, 0 for speed 1, with the pitch held before the change.
std::size_t column_of(const Aircraft& plane);

// What a step of the aircraft as it stands asks for, with so many Aerobatic Points; DF-MT-06 for two tasks, be one of
// them to come level while staying in the hex (DF-MT-16). For StepKind::spin: DF-STALL-08.
ManeuverTest test_of(const Options& options, const Aircraft& plane, const Step& step, int points);

// DF-STALL-07: recovering from a spin, and going into one on purpose.
ManeuverTest spin_test(const Options& options, const Aircraft& plane);

// DF-MT-05: what is added to the dice of every Maneuver Test.
ModifierSum test_modifiers(const Options& options, const Position& at, const Aircraft& plane);

// DF-MT-07: no dice can fail it.
bool cannot_fail(const ManeuverTest& test, int modifiers);

// DF-AER-02: the most points that any test can bear, one of MT level 3.
int most_points(const Options& options, const Aircraft& plane);

// DF-STR-01, DF-ADV-STR-01: the modifier of the stress test that this test brings, none without one.
std::optional<int> stress_of(const Options& options, const ManeuverTest& test);

// DF-MT-01: the counts of the tasks that can fail.
Counts attempted_by(const Options& options, const Aircraft& plane, const Step& step, int points);

// CV bonuses of a step in a column: DF-MT-02 for `count` hexsides or steps of pitch, and of a stay raised as in `step`.
int facing_bonus(const Options& options, int count, std::size_t column);
int stay_bonus(const Options& options, const Step& step, std::size_t column);

// DF-MT-09: the highest lower raise (or target number) by which a total holds the hex all the same.
std::optional<Step> held_step(const Options& options, const Aircraft& plane, const Step& step, int points, int total);

// DF-ADV-TAB-01: the table's own target number of a stay in the hex.
int own_stay_number(const Aircraft& plane);

// DF-MT-12: tasks that a failure can take from, in the order of the enumeration.
Tasks tasks_at_stake(const Move& move);

// DF-MT-11 by the result of its dice, -5 to 4.
struct FailureRow {
    int cv, move, speed;
    std::optional<int> stress;
};
FailureRow failure_row(int result);

}  // namespace sightlines::dogfight
