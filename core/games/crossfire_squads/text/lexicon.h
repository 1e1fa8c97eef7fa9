// Names and phrases for values of the rules, for panel, log and screen readers.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/wording.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/types.h"
#include "games/crossfire_squads/text/unit_names.h"

namespace sightlines::crossfire_squads::words {

using wording::counted, wording::number, wording::with_sign;

// Of odds in 1/10,000 (rules/odds.h); what can happen is never 0%, what can fail never 100%.
std::string percent(int odds);

inline constexpr const char* dot = " \xC2\xB7 ";

std::string inches(int units);  // "3.4 in" (CS-GEO-01)
std::string dice(int count);    // "1 die", "3 dice"

std::string turn_name(int turn);  // "Turn 3", "Before the battle"

const char* edge_name(Edge edge);  // "South"
const char* slant_name(Slant slant);
const char* nation_name(Nation nation);  // "Germany"
std::string platoon_name(int platoon);   // "2nd platoon", "no platoon"

std::string state_of(const Unit& unit);   // "pinned, prone"; "" if there is nothing to say
std::string weapon_of(const Unit& unit);  // "3 dice, all round"
// What a commander is for, in a sentence; "" for others.
std::string purpose_of(const Options& options, UnitId id, const Unit& unit);

// A sentence and the rule it comes from.
struct Explanation {
    std::string text;
    std::string_view rule;
};
Explanation halt(const Position& at, UnitId unit, const Plan& plan);
Explanation no_fire(const Position& at, const UnitNames& names, UnitId shooter,
                    const LineForecast& line);  // why it cannot fire at that enemy

}  // namespace sightlines::crossfire_squads::words
