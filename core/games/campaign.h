#pragma once

#include <string>
#include <string_view>

#include "engine/campaign.h"
#include "games/texts.h"
#include "json/json.h"
#include "json/reader.h"

// The option `campaign`, and how a campaign stands in words.
namespace sightlines {

// `read` and `name` are for one who was lost in the battle of that index.
Campaign read_campaign(const Reader& in, std::int8_t (*read)(const Reader& in, std::size_t battle));
Json campaign_json(const Campaign& campaign, std::string (*name)(int lost, std::size_t battle));

int victor_of(const CampaignScore& score);  // of the whole campaign, when it is over: a side, or -1: drawn

// `unit`: what is lost, as one: "plane".
std::string campaign_words(const CampaignScore& score, const Names& names, std::string_view unit);

// "Turn 3 of 20 \u00B7 battle 2 of 3"; without a campaign the turn alone.
std::string turn_in_campaign(const Campaign& campaign, std::string turn);

// How it stands before this battle, by the names of the sides, in front of what else there is to say; without a
// campaign that.
std::string with_campaign(const Campaign& campaign, int others_begin, std::string_view unit, std::string said);

}  // namespace sightlines
