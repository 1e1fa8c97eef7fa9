#include "api/campaign.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/campaign.h"

namespace sightlines {
namespace {

struct Battles {
    std::string_view game, unit;
    std::array<std::string_view, battles_of_campaign> scenarios;  // that they are made from
};
constexpr std::array all{Battles{"crossfire-squads", "unit", {"campaign", "two", "ambush"}},
                         Battles{"dogfight", "plane", {"campaign", "campaign", "patrol"}}};

const Battles& battles_of(const Match& match) { return all[match.game().id == all[0].game ? 0 : 1]; }

// The side of somebody who was lost in a battle: units are called "a04", aircraft "C".
std::size_t side_of(std::string_view name, std::size_t battle) {
    if (name.size() > 1) return name[0] == 'a' ? 0 : 1;
    return static_cast<std::size_t>(name[0] - 'A') / (battle == 0 ? 1 : 2);
}

Json lost_in(const Json& position) {
    std::vector<std::string> names;
    if (position.contains("planes")) {
        for (const auto& [name, plane] : position["planes"].items())
            if (plane.value("out", "") == "destroyed") names.push_back(name);
    } else {
        for (const Json& name : position.value("lost", Json::array())) names.push_back(name.get<std::string>());
    }
    std::sort(names.begin(), names.end());
    return names;
}

// The option, and the battle on the table as well if it is over; null: the game belongs to no campaign.
Json fought(const Match& match) {
    Json battles = match.record_here().value("options", Json::object()).value("campaign", Json());
    const std::optional<Outcome> outcome = match.status().outcome;
    if (battles.is_null() || !outcome) return battles;
    Json battle = Json::object();
    if (outcome->winners.size() == 1) battle["won"] = outcome->winners[0];
    if (Json lost = lost_in(match.position()); !lost.empty()) battle["lost"] = std::move(lost);
    battles.push_back(std::move(battle));
    return battles;
}

}  // namespace

std::optional<CampaignScore> campaign_score(const Match& match) {
    const Json battles = fought(match);
    if (battles.is_null()) return std::nullopt;
    CampaignScore score{.over = match.status().outcome.has_value()};
    score.battle = static_cast<int>(battles.size()) + (score.over ? 0 : 1);
    for (std::size_t i = 0; i < battles.size(); ++i) {
        const Json& battle = battles[i];
        if (battle.contains("won")) ++score.won[battle["won"].get<std::size_t>()];
        for (const Json& name : battle.value("lost", Json::array()))
            ++score.lost[side_of(name.get_ref<const std::string&>(), i)];
    }
    return score;
}

std::string campaign_words(const Match& match, const Names& names) {
    const auto score = campaign_score(match);
    return score ? campaign_words(*score, names, battles_of(match).unit) : "";
}

std::optional<Json> next_battle(const Match& match) {
    Json battles = fought(match);
    if (battles.is_null() || !match.status().outcome || battles.size() == battles_of_campaign) return std::nullopt;
    Json record = *parse_json(scenario_record(match.game().id, battles_of(match).scenarios[battles.size()]));
    // A platoon commander who was lost has been replaced.
    for (const Json& battle : battles) {
        for (const Json& name : battle.value("lost", Json::array())) {
            if (!record.contains("start")) break;
            Json& units = record["start"]["units"];
            const auto unit = units.find(name.get_ref<const std::string&>());
            if (unit != units.end() && (*unit)["k"] != "pc") units.erase(unit);
        }
    }
    record["options"]["campaign"] = std::move(battles);
    if (const auto& names = match.annotations().players; !names.empty()) record["players"] = names;
    return record;
}

}  // namespace sightlines
