#pragma once

#include "games/dogfight/rules/journal.h"

// Every reason that a journal or a sum can give, by chapter of the rules.
namespace sightlines::dogfight::why {

// clang-format off
inline constexpr Reason die                  {"die",                                  "DF-SEQ-04"};
inline constexpr Reason experience           {"experience",                           "DF-CARD-03"};
inline constexpr Reason flying               {"flying skill",                         "DF-CARD-03"};
inline constexpr Reason shooting             {"shooting skill",                       "DF-CARD-03"};

// Targeting and Combat Values.
inline constexpr Reason new_target           {"another target",                       "DF-CV-01"};
inline constexpr Reason target_gone          {"the target is gone",                   "DF-TGT-05"};
inline constexpr Reason target_behind        {"the target got behind it",             "DF-CV-03"};
inline constexpr Reason speed_difference     {"different speeds in one hex",          "DF-CV-03"};
inline constexpr Reason faded                {"faded outside its hex or height",      "DF-CV-03"};
inline constexpr Reason handicap             {"the target was hunting it",            "DF-CV-04"};
inline constexpr Reason same_hex             {"circling in its hex",                  "DF-CV-05"};
inline constexpr Reason astern               {"right behind the target",              "DF-CV-05"};
inline constexpr Reason rear_quarter         {"behind the target",                    "DF-CV-05"};
inline constexpr Reason turn_bonus           {"turn",                                 "DF-MT-02"};
inline constexpr Reason pitch_bonus          {"climb or dive",                        "DF-MT-02"};
inline constexpr Reason stay_bonus           {"circle",                               "DF-CV-09"};
inline constexpr Reason points_bonus         {"aerobatics",                           "DF-AER-04"};
inline constexpr Reason pursuer_loses        {"its target manoeuvred",                "DF-CV-08"};
inline constexpr Reason cap                  {"10 is the most",                       "DF-CV-10"};
inline constexpr Reason random_cv            {"surprise",                             "DF-ADV-RND-01"};
inline constexpr Reason not_spotted          {"target not spotted",                   "DF-ADV-ACQ-02"};
inline constexpr Reason spotting             {"spotting",                             "DF-ADV-ACQ-02"};
inline constexpr Reason acquisition          {"acquisition",                          "DF-ADV-ACQ-02"};
inline constexpr Reason marker               {"test marker",                          "DF-MT-03"};
inline constexpr Reason sun                  {"into the sun",                         "DF-ADV-ACQ-02"};
inline constexpr Reason seen_behind          {"target behind",                        "DF-ADV-ACQ-02"};
inline constexpr Reason far                  {"range above 2",                        "DF-ADV-ACQ-02"};
inline constexpr Reason carry_facing         {"target behind still in view",          "DF-ADV-CAR-01"};

// Initiative.
inline constexpr Reason initiative           {"initiative",                           "DF-INI-01"};
inline constexpr Reason speed                {"speed",                                "DF-INI-02"};

// Movement.
inline constexpr Reason movement             {"movement points",                      "DF-MOV-02"};
inline constexpr Reason flight_speed         {"speed",                                "DF-MOV-02"};
inline constexpr Reason mp_bonus             {"on its tail",                          "DF-MOV-03"};
inline constexpr Reason points_cost_mp       {"aerobatics",                           "DF-MOV-02"};
inline constexpr Reason left_map             {"flew off the map",                     "DF-GEO-08"};
inline constexpr Reason crashed              {"hit the ground",                       "DF-GEO-06"};
inline constexpr Reason levelled             {"levels off at its ceiling",            "DF-GEO-07"};

// Maneuver Tests and aerobatics.
inline constexpr Reason maneuver_test        {"Maneuver Test",                        "DF-MT-05"};
inline constexpr Reason card_mt              {"aircraft",                             "DF-MT-05"};
inline constexpr Reason controls             {"damaged controls",                     "DF-MT-05"};
inline constexpr Reason shock                {"shock of the collision",               "DF-ADV-COL-06"};
inline constexpr Reason formation            {"leader's aerobatics",                  "DF-ADV-FRM-03"};
inline constexpr Reason failure              {"failed manoeuvre",                     "DF-MT-11"};
inline constexpr Reason missed               {"points missed",                        "DF-MT-11"};
inline constexpr Reason held                 {"held a wider circle",                  "DF-MT-09"};
inline constexpr Reason nose_drops           {"nose drops",                           "DF-MT-13"};
inline constexpr Reason formation_broken     {"left the formation",                   "DF-ADV-FRM-03"};

// Stress, stall, spin.
inline constexpr Reason stress               {"stress test",                          "DF-STR-02"};
inline constexpr Reason strength             {"strength",                             "DF-STR-02"};
inline constexpr Reason filled               {"filled damage sets",                   "DF-DMG-02"};
inline constexpr Reason overspeed            {"above maximum dive speed",             "DF-STR-02"};
inline constexpr Reason failure_stress       {"failed test",                          "DF-MT-11"};
inline constexpr Reason stall_check          {"stall check",                          "DF-STALL-02"};
inline constexpr Reason stall_rating         {"stall rating",                         "DF-STALL-02"};
inline constexpr Reason stalled              {"stalls",                               "DF-STALL-04"};
inline constexpr Reason stall_lost           {"stall: target lost",                   "DF-STALL-04"};
inline constexpr Reason spins                {"goes into a spin",                     "DF-STALL-05"};
inline constexpr Reason spin_lost            {"spin: target lost",                    "DF-STALL-05"};
inline constexpr Reason spin_drop            {"falls half a level",                   "DF-STALL-06"};
inline constexpr Reason recovery             {"recovery from the spin",               "DF-STALL-07"};
inline constexpr Reason recovery_penalty     {"recovery",                             "DF-STALL-07"};
inline constexpr Reason recovered            {"out of the spin",                      "DF-STALL-07"};

// Speed.
inline constexpr Reason climb_or_dive        {"climb or dive",                        "DF-SPD-02"};
inline constexpr Reason power                {"faster",                               "DF-SPD-04"};
inline constexpr Reason power_rating         {"power rating",                         "DF-SPD-04"};
inline constexpr Reason engine               {"damaged engine",                       "DF-SPD-04"};
inline constexpr Reason test_power           {"manoeuvres",                           "DF-MT-03"};
inline constexpr Reason well_flown           {"manoeuvre well flown",                 "DF-MT-10"};
inline constexpr Reason near_top             {"one below maximum level speed",        "DF-SPD-04"};
inline constexpr Reason drag                 {"slower",                               "DF-SPD-06"};
inline constexpr Reason drag_rating          {"drag rating",                          "DF-SPD-06"};
inline constexpr Reason drag_dive            {"dive",                                 "DF-SPD-06"};
inline constexpr Reason fine_step            {"gentle climb or dive",                 "DF-ADV-CLB-02"};

// Combat.
inline constexpr Reason burst                {"burst",                                "DF-FIRE-05"};
inline constexpr Reason less_ten             {"to begin with",                        "DF-FIRE-05"};
inline constexpr Reason combat_value         {"Combat Value",                         "DF-FIRE-05"};
inline constexpr Reason firing               {"firing bonus",                         "DF-FIRE-05"};
inline constexpr Reason fire_range           {"range",                                "DF-FIRE-05"};
inline constexpr Reason too_fast             {"above maximum level speed",            "DF-FIRE-05"};
inline constexpr Reason hits                 {"hits scored",                          "DF-FIRE-06"};
inline constexpr Reason marks                {"damage marks",                         "DF-DMG-01"};
inline constexpr Reason fills                {"damage sets filled",                   "DF-DMG-03"};
inline constexpr Reason destroyed            {"destroyed",                            "DF-DMG-04"};
inline constexpr Reason broke_up             {"breaks up in the air",                 "DF-STR-02"};
inline constexpr Reason critical             {"critical hit",                         "DF-CRIT-03"};
inline constexpr Reason engine_destroyed     {"engine destroyed",                     "DF-CRIT-03"};
inline constexpr Reason control_hit          {"controls damaged",                     "DF-CRIT-03"};
inline constexpr Reason engine_hit           {"engine damaged",                       "DF-CRIT-03"};
inline constexpr Reason pilot_hit            {"pilot wounded",                        "DF-CRIT-03"};
inline constexpr Reason pilot_killed         {"pilot killed",                         "DF-CRIT-03"};
inline constexpr Reason smokes               {"engine smokes",                        "DF-ADV-ENG-01"};
inline constexpr Reason on_fire              {"engine on fire",                       "DF-ADV-ENG-01"};
inline constexpr Reason burns                {"fire boxes",                           "DF-ADV-ENG-02"};
inline constexpr Reason burnt                {"burnt",                                "DF-ADV-ENG-02"};
inline constexpr Reason jam                  {"jam",                                  "DF-ADV-JAM-01"};
inline constexpr Reason long_burst           {"burst of 3",                           "DF-ADV-JAM-01"};
inline constexpr Reason in_a_row             {"turns in a row",                       "DF-ADV-JAM-01"};
inline constexpr Reason clearing             {"clearing the gun",                     "DF-ADV-JAM-02"};
inline constexpr Reason earlier_tries        {"tries before",                         "DF-ADV-JAM-02"};
inline constexpr Reason under_fire           {"under fire",                           "DF-ADV-JAM-02"};
inline constexpr Reason wing_gun             {"wing gun",                             "DF-ADV-JAM-02"};

// Encounters and departure.
inline constexpr Reason encounter            {"close encounter",                      "DF-ADV-COL-02"};
inline constexpr Reason fast                 {"speed above 6",                        "DF-ADV-COL-02"};
inline constexpr Reason eyes_elsewhere       {"watching a target",                    "DF-ADV-COL-02"};
inline constexpr Reason slow_rammer          {"rammer below speed 4",                 "DF-ADV-RAM-02"};
inline constexpr Reason rammer_skill         {"rammer's flying skill",                "DF-ADV-RAM-02"};
inline constexpr Reason encounter_lost       {"close encounter: target lost",         "DF-ADV-COL-02"};
inline constexpr Reason evading              {"evading test",                         "DF-ADV-COL-04"};
inline constexpr Reason collision            {"collision",                            "DF-ADV-COL-06"};
inline constexpr Reason levels_missing       {"levels missing",                       "DF-ADV-COL-06"};
inline constexpr Reason both_speeds          {"both speeds",                          "DF-ADV-COL-06"};
inline constexpr Reason departure            {"leaving the circle",                   "DF-ADV-DEP-01"};

// Grand tactical movement.
inline constexpr Reason grand_drop           {"long turn: targets dropped",           "DF-GT-01"};
inline constexpr Reason grand_slope          {"climb or dive of the turn",            "DF-GT-04"};
// clang-format on

}  // namespace sightlines::dogfight::why
