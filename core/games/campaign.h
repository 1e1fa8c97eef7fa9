#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/campaign.h"
#include "games/texts.h"
#include "json/json.h"
#include "json/reader.h"

// What a game with campaigns brings, the option `campaign`, and how a campaign stands in words.
namespace sightlines {

// Of a game with campaigns, as Codec<Rules>::campaign; defined in games/<id>/text/campaign.cpp.
struct CampaignOfGame {
    std::string_view unit;                                        // what is lost, as one: "plane"
    std::array<std::string_view, battles_of_campaign> scenarios;  // that the battles are made from
    std::vector<std::string> (*lost_in)(const Json& position);    // who was lost, at the end of a battle; ascending
    std::size_t (*side_of)(std::string_view name, std::size_t battle);  // of somebody lost in the battle of that index
    void (*leave_out)(Json& record, std::string_view name);  // of the next battle: somebody who was lost before
};

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
