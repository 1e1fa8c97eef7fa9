#include "games/dogfight/rules/campaign.h"

#include <algorithm>
#include <string>

#include "games/dogfight/rules/names.h"

namespace sightlines::dogfight {
namespace {

// clang-format off
// The third is the scenario `patrol`.
constexpr std::array<ScenarioSetup, battles_of_campaign - 1> first_battles{{
    {"First flight", 15, 13, 12, {
        Entry{0, Type::camel, "h7", Facing::n, 8, 5, {1, 1, 1}},
        Entry{1, Type::d5a, "h6", Facing::n, 8, 6, {-1, -1, -1}},
    }},
    {"A pair", 17, 15, 20, {
        Entry{0, Type::camel, "c8", Facing::ne, 8, 5, {0, 0, 0}},
        Entry{0, Type::camel, "c9", Facing::ne, 8, 5, {0, 0, 0}},
        Entry{1, Type::dr1, "o8", Facing::sw, 9, 5, {0, 0, 0}},
        Entry{1, Type::d5a, "o9", Facing::sw, 9, 5, {0, 0, 0}},
    }},
}};
// clang-format on

bool was_lost(const std::vector<Fought>& before, int place) {
    return std::any_of(before.begin(), before.end(), [place](const Fought& fought) {
        return std::find(fought.lost.begin(), fought.lost.end(), place) != fought.lost.end();
    });
}

}  // namespace

ScenarioSetup setup_of(const Options& options) {
    if (!options.campaign) return setup_of(options.scenario);
    const std::size_t battle = options.campaign->size();
    ScenarioSetup setup = battle < first_battles.size() ? first_battles[battle] : setup_of(Scenario::patrol);
    for (std::size_t plane = 0; plane < setup.planes.size(); ++plane) {
        if (was_lost(*options.campaign, place_in_campaign(static_cast<int>(plane), battle)))
            setup.planes[plane].pilot = grades[0].pilot;
    }
    return setup;
}

Result<> admit_campaign(const Options& options) {
    if (!options.campaign) return ok;
    const std::size_t battle = options.campaign->size();
    if (options.scenario == (battle < first_battles.size() ? Scenario::duel : Scenario::patrol)) return ok;
    return format_error("options/campaign: battle " + std::to_string(battle + 1) +
                        " of a campaign is another scenario.");
}

Result<> admit_campaign_start(const Options& options, const Position& at) {
    if (!options.campaign) return ok;
    const ScenarioSetup setup = setup_of(options);
    if (at.planes.size() != setup.planes.size())
        return format_error("start/planes: this battle of a campaign has " + std::to_string(setup.planes.size()) +
                            " aircraft.");
    for (std::size_t plane = 0; plane < setup.planes.size(); ++plane) {
        const Entry& entry = setup.planes[plane];
        const Aircraft& aircraft = at.planes[plane];
        if (aircraft.side != entry.side || aircraft.type != entry.type || aircraft.pilot != entry.pilot)
            return format_error("start/planes/" + plane_name(static_cast<int>(plane)) +
                                ": in this battle of a campaign it has another side, type or pilot.");
    }
    return ok;
}

}  // namespace sightlines::dogfight
