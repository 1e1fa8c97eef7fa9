#pragma once

#include "base/result.h"
#include "games/dogfight/rules/roster.h"

// First flight, a pair and a patrol in a row. Each side has a leader, who flies in all three, and from the second on
// another: places 0 and 1, the other side's 2 and 3. Whoever was shot down is missing, and a novice flies instead.
namespace sightlines::dogfight {

inline constexpr int places_of_side = 2;

// Of the aircraft with this letter (0: A) in the battle of that index, and back.
constexpr int place_in_campaign(int letter, std::size_t battle) {
    return battle == 0 ? letter * places_of_side : letter;
}
constexpr int letter_at_place(int place, std::size_t battle) { return battle == 0 ? place / places_of_side : place; }

// The set-up of the game under its options, novices included.
ScenarioSetup setup_of(const Options& options);

Result<> admit_campaign(const Options& options);
Result<> admit_campaign_start(const Options& options, const Position& at);

}  // namespace sightlines::dogfight
