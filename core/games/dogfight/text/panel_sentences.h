// Texts of the panel that are put together from values, as pure functions; the fixed ones are in labels.h.
#pragma once

#include <string>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/types.h"

namespace sightlines::dogfight::words {

// The order of movement.
std::string follows_sentence(const Position& at, const Aircraft& plane);     // an aircraft that follows another
std::string may_follow_sentence(const Position& at, const Aircraft& plane);  // one that may follow its target

// A pair whose Combat Value is shown: "A to B (surprise)", with an arrow.
std::string pair_text(const Aircraft& plane, int letter, int other);

// The card of a move.
std::string step_text(int step, const Mps& mps, int engine_sum);             // "Step 2 of 2, engine sum 11"
std::string mps_text(int horizontal, int vertical);                          // "2 hexes, 1 half level"
std::string tile_hexes(int horizontal);                                      // "2 hexes"
std::string tile_levels(int half_levels);                                    // "½ level"
std::string fly_text(const Step& step, const Chance& success, bool chosen);  // "Fly: Straight on, 84%"
std::string pitch_tip(int pitch, const StepForecast* step);                  // null: it cannot be flown
std::string spin_text(const Chance& success);
std::string points_sentence(int points);  // Aerobatic Points given to a step

// The forecast of a step.
std::string end_text(const StepForecast& step);    // "To c7, heading north-east"
std::string height_text(int altitude, int leave);  // "height 8"
std::string height_and_pitch(const StepForecast& step);
std::string roll_text(const ManeuverTest& test);       // "Roll two dice: 8 or more, test level 2"
std::string costs_sentence(const ManeuverTest& test);  // "" if it costs nothing
std::string stall_sentence(const StepForecast& step);
std::string strain_sentence(const StepForecast& step);
std::string failure_sentence(const FailureForecast& failure);
std::string bonus_text(const Position& at, int target);  // "Combat Value on the red Albatros"
std::string loss_sentence(const Position& at, const Loss& loss);

// Beside a question.
std::string signalled_sentence(int code);
std::string from_pitch_text(int pitch);                   // "From the dive"
std::string shot_text(const Position& at, int target);    // "To the red Albatros"
const char* shot_range(int half_hexes, bool in_one_hex);  // 0 to 2
std::string spotting_text(int letter, int target);        // "A spots B"
std::string spotting_chance(int needed);                  // "on 4 or more", of one die
std::string gun_sentence(const FireForecast& fire);  // "Hits of each gun: two dice + Combat Value 2 - 10. A long ..."
std::string longest_burst_sentence(const FireForecast& fire);
std::string doubles_sentence(const FireForecast& fire);

// The card of an aircraft.
std::string chip_text(const Aircraft& plane, bool brief);  // "height 8, speed 5"; "8, S5"
std::string damage_text(const Aircraft& plane);            // "6/30 hits"
std::string state_text(const Aircraft& plane);             // "spinning, on fire"; or ""
std::string speed_text(const Aircraft& plane);             // "Speed, next turn +1"
std::string hunts_text(int target);                        // "Hunts B"
std::string combat_value_text(int cv);
std::string pilot_text(const Pilot& pilot);

}  // namespace sightlines::dogfight::words
