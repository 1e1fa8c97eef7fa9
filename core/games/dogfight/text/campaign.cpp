#include "games/campaign.h"

#include <nlohmann/json.hpp>

#include "games/dogfight/rules/campaign.h"
#include "games/dogfight/text/codec.h"

namespace sightlines {
namespace {

std::vector<std::string> destroyed_in(const Json& position) {
    std::vector<std::string> names;
    for (const auto& [name, plane] : position.at("planes").items()) {
        if (plane.value("out", "") == "destroyed") names.push_back(name);
    }
    return names;
}

std::size_t side_of_plane(std::string_view name, std::size_t battle) {
    return dogfight::place_in_campaign(name[0] - 'A', battle) < dogfight::places_of_side ? 0 : 1;
}

}  // namespace

// A novice takes the place of a pilot who was lost, so nobody is left out.
const CampaignOfGame Codec<dogfight::Rules>::campaign{
    "plane", {"campaign", "campaign", "patrol"}, destroyed_in, side_of_plane, [](Json&, std::string_view) {}};

}  // namespace sightlines
