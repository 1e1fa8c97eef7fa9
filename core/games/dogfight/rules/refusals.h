#pragma once

#include "base/result.h"

// Every refusal of Dogfight!, by chapter of the rules.
namespace sightlines::dogfight::refuse {

// clang-format off
inline constexpr Refusal game_over         {"game-over",         "DF-END-01",     "The game is over: nothing more can be played."};
inline constexpr Refusal roll_first        {"roll-first",        "DF-SEQ-02",     "Dice are due: roll them first."};
inline constexpr Refusal no_roll_due       {"no-roll-due",       "DF-SEQ-02",     "No dice are due now: something is to be decided first."};
inline constexpr Refusal other_phase       {"other-phase",       "DF-SEQ-02",     "This cannot be done in the present phase of the turn."};
inline constexpr Refusal wrong_dice        {"wrong-dice",        "DF-SEQ-03",     "These are not the dice that are due: their number or a face does not fit."};
inline constexpr Refusal default_pitch     {"format",            "FORMAT",        "The pitch named is the one the aircraft has: leave it out."};
inline constexpr Refusal default_number    {"format",            "FORMAT",        "The target number named is the table's own: leave it out."};

inline constexpr Refusal target_itself     {"target-itself",     "DF-TGT-02",     "An aircraft cannot be its own target."};
inline constexpr Refusal target_unknown    {"target-unknown",    "DF-TGT-02",     "There is no such aircraft."};
inline constexpr Refusal target_gone       {"target-gone",       "DF-TGT-02",     "This aircraft is no longer in play."};
inline constexpr Refusal target_friend     {"target-friend",     "DF-TGT-02",     "Friends cannot be targets in this game."};
inline constexpr Refusal no_formations     {"no-formations",     "DF-ADV-FRM-01", "Formations are not in use in this game."};
inline constexpr Refusal formation_apart   {"formation-apart",   "DF-ADV-FRM-01", "A formation is flown on a friend in the same hex and level."};
inline constexpr Refusal formation_circle  {"formation-circle",  "DF-ADV-FRM-01", "This friend already flies in formation on this aircraft."};
inline constexpr Refusal no_signals        {"no-signals",        "DF-ADV-SIG-01", "Signals are not in use in this game."};
inline constexpr Refusal second_signal     {"second-signal",     "DF-ADV-SIG-01", "An aircraft sends one message a turn."};

inline constexpr Refusal no_advantage      {"no-advantage",      "DF-ADV-RND-01", "The random effect needs an enemy in play whose initiative is at least 2 lower."};

inline constexpr Refusal exit_from_edge    {"exit-from-edge",    "DF-MOV-06",     "Only an aircraft in the middle of a hex leaves it by a chosen edge."};
inline constexpr Refusal middle_needs_edge {"middle-needs-edge", "DF-MOV-06",     "An aircraft in the middle either leaves by an edge or tests to stay."};
inline constexpr Refusal pitch_too_far     {"pitch-too-far",     "DF-MOV-07",     "The pitch changes by at most three steps at once."};
inline constexpr Refusal at_ceiling        {"at-ceiling",        "DF-GEO-07",     "At its ceiling an aircraft cannot climb."};
inline constexpr Refusal grand_turns_only  {"grand-turns-only",  "DF-GT-06",      "In a grand tactical turn an aircraft only flies on, turns, or leaves the middle."};
inline constexpr Refusal evader_straight   {"evader-straight",   "DF-ADV-COL-05", "An aircraft that evaded flies straight this turn."};
inline constexpr Refusal no_fine_step      {"no-fine-step",      "DF-ADV-CLB-01", "A fine step needs its option, and a climb or a dive."};
inline constexpr Refusal other_tables      {"other-tables",      "DF-MT-08",      "A stay is raised by 1 or 2 with the basic tables, and by its target number with the advanced ones."};
inline constexpr Refusal no_horizontal_mp  {"no-horizontal-mp",  "DF-MOV-05",     "There is no horizontal Movement Point for this step at that pitch."};
inline constexpr Refusal must_fly          {"must-fly",          "DF-MOV-05",     "There is a horizontal Movement Point for this step: it must be flown."};
inline constexpr Refusal no_mp_left        {"no-mp-left",        "DF-MOV-05",     "There is no Movement Point for this step at that pitch."};
inline constexpr Refusal not_possible      {"not-possible",      "DF-MT-04",      "The tables do not allow this manoeuvre at this speed."};
inline constexpr Refusal signaller_tests   {"signaller-tests",   "DF-ADV-SIG-02", "An aircraft that signalled tests at MT level 1 at most and spends no points."};
inline constexpr Refusal too_many_points   {"too-many-points",   "DF-AER-02",     "These Aerobatic Points are more than the test's level, the flying skill and the aircraft allow."};
inline constexpr Refusal points_given      {"points-given",      "DF-AER-02",     "The points for this manoeuvre are given already."};
inline constexpr Refusal declared_step     {"declared-step",     "DF-ADV-DCL-02", "The first step was declared: only that can be flown, or the plain step that stands in for it."};
inline constexpr Refusal cannot_end        {"cannot-end",        "DF-MOV-09",     "A move ends early only in the middle of a hex, after a test to stay or enter it this turn."};
inline constexpr Refusal cannot_spin       {"cannot-spin",       "DF-STALL-08",   "No spin on purpose with points given, after evading or signalling, or in a grand tactical turn."};
inline constexpr Refusal not_an_order      {"not-an-order",      "DF-MT-12",      "Name each task of the failed manoeuvre once, the dearest first."};
inline constexpr Refusal no_power          {"no-power",          "DF-SPD-03",     "Power needs a running engine and a speed below the maximum level speed."};
inline constexpr Refusal burst_too_long    {"burst-too-long",    "DF-FIRE-07",    "Speeds and MT markers do not allow so long a burst."};
inline constexpr Refusal pip_not_offered   {"pip-not-offered",   "DF-CRIT-02",    "This pip would make no doubles, or no critical hit, or is beyond the pilot's skill."};
inline constexpr Refusal climb_impossible  {"climb-impossible",  "DF-GT-04",      "So steep a climb or dive is not possible at this speed and height."};
// clang-format on

}  // namespace sightlines::dogfight::refuse
