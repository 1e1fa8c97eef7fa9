#include "games/campaign.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "engine/wording.h"

namespace sightlines {
namespace {

constexpr std::size_t most_lost = 80;

std::string lost_in_words(int count, std::string_view unit) {
    return wording::in_words(count) + " " + std::string(unit) + (count == 1 ? "" : "s") + " lost";
}

std::string tally(const std::array<int, 2>& counts, const Names& names) {
    return names.object(0) + " " + std::to_string(counts[0]) + ", " + names.object(1) + " " + std::to_string(counts[1]);
}

std::string end_in_words(const CampaignScore& score, const Names& names, std::string_view unit) {
    const auto [first, second] = score.won;
    const std::string each = first == 0 ? "no battle to either side" : wording::in_words(first) + " battle each";
    const int victor = victor_of(score);
    if (victor < 0)
        return "The campaign is drawn: " + each + ", and " + lost_in_words(score.lost[0], unit) + " on both sides.";
    const auto one = static_cast<std::size_t>(victor);
    const int won = score.won[one];
    const std::string battles = wording::in_words(won) + (won == 1 ? " battle of " : " battles of ") +
                                wording::in_words(static_cast<int>(battles_of_campaign));
    return "The campaign is " + (victor == names.you ? "yours" : names.possessive(victor)) + ": " +
           (first == second ? each + ", but " : battles + ", ") + lost_in_words(score.lost[one], unit) + " against " +
           (score.lost[1 - one] == 0 ? "none" : wording::in_words(score.lost[1 - one])) + ".";
}

}  // namespace

Campaign read_campaign(const Reader& in, std::int8_t (*read)(const Reader& in, std::size_t battle)) {
    if (in.json().is_null()) return std::nullopt;
    std::vector<Fought> before(in.size(battles_of_campaign - 1));
    for (std::size_t battle = 0; battle < before.size(); ++battle) {
        const Reader item = in.item(battle);
        item.only({"won", "lost"});
        Fought& fought = before[battle];
        if (item.has("won")) fought.winner = narrow(item.member("won").integer(0, 1));
        if (!item.has("lost")) continue;
        const Reader lost = item.member("lost");
        const std::size_t count = lost.size(most_lost);
        for (std::size_t i = 0; i < count; ++i) {
            const std::int8_t id = read(lost.item(i), battle);
            if (i > 0 && id <= fought.lost.back()) lost.item(i).fail("expected each once, in their order");
            fought.lost.push_back(id);
        }
    }
    return before;
}

Json campaign_json(const Campaign& campaign, std::string (*name)(int lost, std::size_t battle)) {
    if (!campaign) return {};
    Json json = Json::array();
    for (const Fought& fought : *campaign) {
        Json item = Json::object();
        if (fought.winner >= 0) item["won"] = fought.winner;
        for (const int lost : fought.lost) item["lost"].push_back(name(lost, json.size()));
        json.push_back(std::move(item));
    }
    return json;
}

int victor_of(const CampaignScore& score) {
    if (score.won[0] != score.won[1]) return score.won[0] > score.won[1] ? 0 : 1;
    if (score.lost[0] != score.lost[1]) return score.lost[0] < score.lost[1] ? 0 : 1;
    return -1;
}

std::string campaign_words(const CampaignScore& score, const Names& names, std::string_view unit) {
    const std::string of_all = std::to_string(score.battle) + " of " + std::to_string(battles_of_campaign);
    if (score.over && score.battle == static_cast<int>(battles_of_campaign)) return end_in_words(score, names, unit);
    std::string words =
        score.over ? "Battle " + of_all + " of the campaign is over." : "Campaign, battle " + of_all + ".";
    if (score.over || score.battle > 1)
        words += " Battles won: " + tally(score.won, names) + ". " + wording::capital(std::string(unit)) +
                 "s lost: " + tally(score.lost, names) + ".";
    return words;
}

std::string turn_in_campaign(const Campaign& campaign, std::string turn) {
    if (!campaign) return turn;
    return turn + " \u00B7 battle " + std::to_string(campaign->size() + 1) + " of " +
           std::to_string(battles_of_campaign);
}

std::string with_campaign(const Campaign& campaign, int others_begin, std::string_view unit, std::string said) {
    if (!campaign) return said;
    const Names sides{{wording::side_name(0), wording::side_name(1)}};
    const std::string words = campaign_words(score_of(*campaign, others_begin), sides, unit);
    return said.empty() ? words : words + " " + said;
}

}  // namespace sightlines
