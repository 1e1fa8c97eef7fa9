// What is at a place of the board, in a sentence or two.
#pragma once

#include <string>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// The aircraft, what it is doing, and why it may or may not act now.
std::string plane_tip(const Rules& rules, const Position& at, int letter);

// What somebody who plans the move of `hunter` wants to know of an aircraft: what it is; of another one how far it is,
// the Combat Value on it, and what a shot takes.
std::string plane_told(const Position& at, int letter, int hunter);

// The number on the arrow from an aircraft to its target.
std::string cv_tip(const Position& at, int hunter, int target);

// A place where the next step could end: what it takes.
std::string step_tip(const Step& step, const StepForecast& forecast, int pitch_now);

}  // namespace sightlines::dogfight
