// Words on the board that are put together from values, as pure functions.
#pragma once

#include <string>
#include <vector>

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"

namespace sightlines::dogfight::words {

// Gunnery: why an aircraft may not fire, null if nothing is to be said; and what a shot is like.
const char* no_shot_reason(NoFire why);
std::string fire_text(const FireForecast& fire, int burst, bool in_one_hex);  // "next hex, 48% to hit"

std::string shot_result(int hits);     // "3 hits", "missed"
const char* test_result(bool passed);  // of a manoeuvre

// The end of a step: its height, its dangers, and what a pursuer loses.
std::string end_height(const StepForecast& step);  // "height 8, climb"
std::vector<std::string> warnings(const StepForecast& step);
std::string value_of(const Position& at, int letter);  // "Camel aims 2": its Combat Value
std::string lost_cv(int cv);

// A place behind its target, by the reason for which it brings a hunter Combat Value (DF-CV-05).
const char* place_behind(const Reason& why);  // "right behind it"
std::string gain_tip(int bonus, const Reason& why);
// Of a hex in which the move can end: chances of a hit by the mover now, and on it until the next turn is over.
std::string odds_tip(Millionths hit, Millionths danger);
std::string pick_nose(Facing face);                       // "Nose to the north-east"; none: a circle
std::string hexes_away(int count);                        // before the tip of an aircraft out of view
inline constexpr const char* will_shift = "if it stays";  // the target has yet to move

}  // namespace sightlines::dogfight::words
