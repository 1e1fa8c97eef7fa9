#pragma once

#include <optional>
#include <string>

#include "api/match.h"
#include "engine/campaign.h"
#include "games/texts.h"

// Campaigns: games whose options have `campaign`. Everything is of the position at the cursor.
namespace sightlines {

// How its campaign stands; none: the game belongs to none.
std::optional<CampaignScore> campaign_score(const Match& match);
std::string campaign_words(const Match& match, const Names& names);  // ""

// The record of the next battle, with the same names of the players; none: this one is not over, or was the last.
std::optional<Json> next_battle(const Match& match);

}  // namespace sightlines
