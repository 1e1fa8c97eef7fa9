// Names of answers and notes on what they mean, as pure functions of values; the fixed ones are in labels.h.
#pragma once

#include <array>
#include <string>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight::words {

// Declaring the aircraft `on` as the target: "right behind it, Combat Value +2 from here". `kept`: it is the target
// already.
std::string declare_note(const Position& at, int letter, int on, bool kept);

// Without the Combat Values at its end, which are details.
std::string without_value(const std::string& note);

std::string evade_note(const Chance& chance);

std::string surprise_note(const Position& at, int letter, int other);

std::string fly_now_note(const Position& at, int target);  // "before the red Albatros"

std::string rank_name(Task task, bool first);  // "First the circle", "Then the turn"

// Climbing or, below 0, diving in a long turn.
std::string climb_note(const Aircraft& plane, int half_levels);

// Of the next turn's speed without power and drag: "speed 3, now 4".
std::string steady_note(int speed, int next);
// For power (1) or drag (-1), from the speed without either: "speed 4: 50%, 5: 50%".
std::string throttle_note(const std::array<Chance, 5>& chances, int use, int speed);

const char* burst_name(int burst);  // 1 to 3
// "92% to hit, about 6 hits, critical 16%"
std::string burst_note(const BurstForecast& burst);
// "No longer than this after hard turns"; "" of the longest that there is (DF-FIRE-07).
std::string no_longer_burst(const FireForecast& fire);

// The engine's die: hexes by its face, and the bonus for being on the tail.
std::string hexes_note(const std::array<int, 6>& faces);
std::string tail_bonus_name(int bonus);

// "17%: 11 or more on two dice, with modifiers"
std::string clear_note(const Options& options, const Aircraft& plane);

}  // namespace sightlines::dogfight::words
