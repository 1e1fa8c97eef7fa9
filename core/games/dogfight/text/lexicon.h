// Names and phrases for values of the rules and journals.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/wording.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

namespace sightlines::dogfight::words {

using wording::counted, wording::number, wording::percent, wording::with_sign;

inline constexpr const char* minus = "\xE2\x88\x92";
inline constexpr const char* dot = " \xC2\xB7 ";
inline constexpr const char* to = " \xE2\x86\x92 ";

std::string decimal(double number);  // "1.4"
inline std::string percent(const Chance& chance) { return wording::percent(chance.value()); }
std::string odds(const Chance& chance);  // after an outcome: " 17%", ", sure"

const char* type_name(Type type);                         // "D.Va"
const char* spoken_type(Type type);                       // "Albatros"
std::string short_name(const Position& at, int letter);   // "Albatros"; "Albatros B" where a side has two of them
std::string plane_words(const Position& at, int letter);  // "the red Albatros"
// Of an aircraft that is behind another at most two hexes away: "right behind it", "behind it, to the side".
std::string behind_words(const Aircraft& plane, const Aircraft& other, const std::string& whom);
const char* pitch_name(int pitch);             // "steep dive"
std::string place_name(Hex hex, Facing face);  // "c7, heading north-east", "c7, circling"
std::string level_name(int alt, int leave);    // "8"; "7½" on the way down from it
std::string grade_name(const Pilot& pilot);    // "ace", or the three numbers
std::string turn_name(int turn);               // "turn 3", in the log
std::string boxes_name(int set);               // "boxes of set 1", of a card

std::string step_name(const Step& step, int pitch_now);  // "Right a little, climb"
std::string hexes_told(int count);                       // "two hexes"
// Steps that were flown from there, as told of their plane: "flies two hexes and turns left a little".
std::string steps_told(const Position& at, std::span<const Step> steps);
// Of a firer who could hit with no dice: "the height takes 10 off the dice, so none could hit".
std::string why_none_hits(const Position& at, int firer);
std::string given_name(const Position& at, const Action& action);  // by a guided game: "hunts the red Albatros"
std::string note_text(const Note& note);                           // without the aircraft that it is about
std::string parts_text(std::span<const Modifier> parts);           // "+1 circle, −2 faded with distance"
std::string roll_result(const Note& note);                         // of a roll, short: "9 of 6, passed"

}  // namespace sightlines::dogfight::words
