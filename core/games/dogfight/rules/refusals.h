#pragma once

#include "base/result.h"

// Every refusal of Dogfight!, by chapter of the rules.
namespace sightlines::dogfight::refuse {

// clang-format off
inline constexpr Refusal game_over         {"game-over",         "DF-END-01",     "The game is over: nothing more can be played."};
inline constexpr Refusal roll_first        {"roll-first",        "DF-SEQ-02",     "Roll the dice first."};
inline constexpr Refusal no_roll_due       {"no-roll-due",       "DF-SEQ-02",     "There is nothing to roll now: something must be decided first."};
inline constexpr Refusal other_phase       {"other-phase",       "DF-SEQ-02",     "This cannot be done at this point of the turn."};
inline constexpr Refusal wrong_dice        {"wrong-dice",        "DF-SEQ-03",     "These are not the dice to be rolled: their number or a face does not fit."};
inline constexpr Refusal default_pitch     {"format",            "FORMAT",        "The plane has this pitch already: leave it out."};
inline constexpr Refusal default_number    {"format",            "FORMAT",        "This is the target number of the table: leave it out."};

inline constexpr Refusal target_itself     {"target-itself",     "DF-TGT-02",     "A plane cannot hunt itself."};
inline constexpr Refusal target_unknown    {"target-unknown",    "DF-TGT-02",     "There is no such plane."};
inline constexpr Refusal target_gone       {"target-gone",       "DF-TGT-02",     "That plane is out of the game."};
inline constexpr Refusal target_friend     {"target-friend",     "DF-TGT-02",     "In this game a friend cannot be a target."};
inline constexpr Refusal no_formations     {"no-formations",     "DF-ADV-FRM-01", "This game is played without formations."};
inline constexpr Refusal formation_apart   {"formation-apart",   "DF-ADV-FRM-01", "Formation needs a friend in the same hex, at the same height."};
inline constexpr Refusal formation_circle  {"formation-circle",  "DF-ADV-FRM-01", "That friend already flies in formation with this plane."};
inline constexpr Refusal no_signals        {"no-signals",        "DF-ADV-SIG-01", "This game is played without signals."};
inline constexpr Refusal second_signal     {"second-signal",     "DF-ADV-SIG-01", "A plane sends one signal a turn."};

inline constexpr Refusal no_advantage      {"no-advantage",      "DF-ADV-RND-01", "Only an enemy whose initiative is at least 2 lower can be surprised."};

inline constexpr Refusal exit_from_edge    {"exit-from-edge",    "DF-MOV-06",     "Only a circling plane can choose which way it leaves the hex."};
inline constexpr Refusal middle_needs_edge {"middle-needs-edge", "DF-MOV-06",     "A circling plane can only go on circling, or leave its circle."};
inline constexpr Refusal pitch_too_far     {"pitch-too-far",     "DF-MOV-07",     "The nose can only go up or down three steps at once."};
inline constexpr Refusal at_ceiling        {"at-ceiling",        "DF-GEO-07",     "This plane cannot climb any higher."};
inline constexpr Refusal grand_turns_only  {"grand-turns-only",  "DF-GT-06",      "In a long turn a plane only flies on, turns, or leaves its circle."};
inline constexpr Refusal evader_straight   {"evader-straight",   "DF-ADV-COL-05", "This plane swerved: it flies straight this turn."};
inline constexpr Refusal no_fine_step      {"no-fine-step",      "DF-ADV-CLB-01", "Gentle climbs and dives need their option, and a climb or a dive."};
inline constexpr Refusal other_tables      {"other-tables",      "DF-MT-08",      "A tighter circle is 1 or 2 harder, or has its own target number with the finer tables."};
inline constexpr Refusal no_horizontal_mp  {"no-horizontal-mp",  "DF-MOV-05",     "At that pitch it cannot cross another hex now."};
inline constexpr Refusal must_fly          {"must-fly",          "DF-MOV-05",     "It still has a hex to fly: it cannot stay in this one."};
inline constexpr Refusal no_mp_left        {"no-mp-left",        "DF-MOV-05",     "At that pitch it has no movement left."};
inline constexpr Refusal not_possible      {"not-possible",      "DF-MT-04",      "This manoeuvre is not possible at this speed."};
inline constexpr Refusal signaller_tests   {"signaller-tests",   "DF-ADV-SIG-02", "This plane signalled: it can only do easy manoeuvres, without Aerobatic Points."};
inline constexpr Refusal too_many_points   {"too-many-points",   "DF-AER-02",     "So many Aerobatic Points are more than this manoeuvre, the pilot and the plane allow."};
inline constexpr Refusal points_given      {"points-given",      "DF-AER-02",     "This manoeuvre has its Aerobatic Points already."};
inline constexpr Refusal declared_step     {"declared-step",     "DF-ADV-DCL-02", "The first step was announced: only that can be flown, or straight on if it is not possible."};
inline constexpr Refusal cannot_end        {"cannot-end",        "DF-MOV-09",     "A move can only end early while the plane circles, after it began or kept its circle this turn."};
inline constexpr Refusal cannot_spin       {"cannot-spin",       "DF-STALL-08",   "It cannot drop into a spin with Aerobatic Points, after swerving or signalling, or in a long turn."};
inline constexpr Refusal not_an_order      {"not-an-order",      "DF-MT-12",      "Name each part of the failed manoeuvre once."};
inline constexpr Refusal no_power          {"no-power",          "DF-SPD-03",     "It cannot get faster: its engine is dead, or it is as fast as it can be in level flight."};
inline constexpr Refusal burst_too_long    {"burst-too-long",    "DF-FIRE-07",    "The burst is too long: the speeds differ too much, or the flying was too wild."};
inline constexpr Refusal pip_not_offered   {"pip-not-offered",   "DF-CRIT-02",    "This would make no double, or no critical hit, or the pilot is not skilled enough."};
inline constexpr Refusal climb_impossible  {"climb-impossible",  "DF-GT-04",      "So steep a climb or dive is not possible at this speed and height."};
// clang-format on

}  // namespace sightlines::dogfight::refuse
