#include "api/campaign.h"

#include <nlohmann/json.hpp>
#include <type_traits>

#include "api/games.h"
#include "games/all.h"

namespace sightlines {
namespace {

template <class G>
void take_if(std::string_view id, const CampaignOfGame*& campaign) {
    if constexpr (requires { Codec<G>::campaign; }) {
        if (G::info.id == id) campaign = &Codec<G>::campaign;
    }
}

template <class... G>
const CampaignOfGame* of_game(std::string_view id, std::type_identity<std::tuple<G...>>) {
    const CampaignOfGame* campaign = nullptr;
    (take_if<G>(id, campaign), ...);
    return campaign;
}

const CampaignOfGame* campaign_of(const Match& match) {
    return of_game(match.game().id, std::type_identity<AllGames>{});
}

// The option, and the battle on the table as well if it is over; null: the game belongs to no campaign.
Json fought(const CampaignOfGame* campaign, const Match& match) {
    if (campaign == nullptr) return {};
    Json battles = match.record_here().value("options", Json::object()).value("campaign", Json());
    const std::optional<Outcome> outcome = match.status().outcome;
    if (battles.is_null() || !outcome) return battles;
    Json battle = Json::object();
    if (outcome->winners.size() == 1) battle["won"] = outcome->winners[0];
    if (auto lost = campaign->lost_in(match.position()); !lost.empty()) battle["lost"] = std::move(lost);
    battles.push_back(std::move(battle));
    return battles;
}

}  // namespace

std::optional<CampaignScore> campaign_score(const Match& match) {
    const CampaignOfGame* campaign = campaign_of(match);
    const Json battles = fought(campaign, match);
    if (battles.is_null()) return std::nullopt;
    CampaignScore score{.over = match.status().outcome.has_value()};
    score.battle = static_cast<int>(battles.size()) + (score.over ? 0 : 1);
    for (std::size_t i = 0; i < battles.size(); ++i) {
        const Json& battle = battles[i];
        if (battle.contains("won")) ++score.won[battle["won"].get<std::size_t>()];
        for (const Json& name : battle.value("lost", Json::array()))
            ++score.lost[campaign->side_of(name.get_ref<const std::string&>(), i)];
    }
    return score;
}

std::string campaign_words(const Match& match, const Names& names) {
    const auto score = campaign_score(match);
    return score ? campaign_words(*score, names, campaign_of(match)->unit) : "";
}

std::optional<Json> next_battle(const Match& match) {
    const CampaignOfGame* campaign = campaign_of(match);
    Json battles = fought(campaign, match);
    if (battles.is_null() || !match.status().outcome || battles.size() == battles_of_campaign) return std::nullopt;
    Json record = *parse_json(scenario_record(match.game().id, campaign->scenarios[battles.size()]));
    for (const Json& battle : battles) {
        for (const Json& name : battle.value("lost", Json::array()))
            campaign->leave_out(record, name.get_ref<const std::string&>());
    }
    record["options"]["campaign"] = std::move(battles);
    if (const auto& names = match.annotations().players; !names.empty()) record["players"] = names;
    return record;
}

}  // namespace sightlines
