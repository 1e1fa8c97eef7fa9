// Fixed texts of the panel. Texts that are put
// together from values are in the other files of words/.
#pragma once

#include <array>

namespace sightlines::dogfight::labels {

// Answers to a question, and what they mean.
inline constexpr const char* long_turn = "Yes, a long turn";
inline constexpr const char* long_turn_note = "if every side agrees; all targets are dropped";
inline constexpr const char* normal_turn = "No, a normal turn";
inline constexpr const char* no_target = "No target";
inline constexpr const char* no_target_note = "its Combat Value is lost";
inline constexpr const char* nobody_surprised = "Nobody";
inline constexpr const char* fly_now = "Fly now";
inline constexpr const char* first_task_note = "on a die of 3 or more, with flying skill";
inline constexpr const char* steady = "Steady";
inline constexpr const char* faster = "Faster";
inline constexpr const char* slower = "Slower";
inline constexpr std::array bursts{"Short burst", "Medium burst", "Long burst"};
inline constexpr const char* hold_fire = "Hold fire";
inline constexpr const char* ram_note = "both may be hit";
inline constexpr const char* fly_on = "Fly on";
inline constexpr const char* without_bonus = "Without the bonus";
inline constexpr const char* pull_out = "Pull out";
inline constexpr const char* fall_on = "Fall on";
inline constexpr const char* fall_on_note = "half a level on 4 or more";
inline constexpr const char* lower_die = "Lower a die by one";
inline constexpr const char* raise_die = "Raise a die by one";
inline constexpr const char* pip_note = "a double, and a critical hit";
inline constexpr const char* keep_dice = "Keep the dice";
inline constexpr const char* clear_gun = "Try to clear it";
inline constexpr const char* clear_gun_note = "11 or more on two dice, with modifiers";
inline constexpr const char* leave_gun = "Leave it";

}  // namespace sightlines::dogfight::labels
