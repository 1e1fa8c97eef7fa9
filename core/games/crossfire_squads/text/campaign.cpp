#include "games/campaign.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/crossfire_squads/text/codec.h"

namespace sightlines {
namespace {

std::vector<std::string> lost_units(const Json& position) {
    std::vector<std::string> names;
    for (const Json& name : position.value("lost", Json::array())) names.push_back(name.get<std::string>());
    std::sort(names.begin(), names.end());
    return names;
}

std::size_t side_of_unit(std::string_view name, std::size_t) { return name[0] == 'a' ? 0 : 1; }

// Ambush has no start: there the option says who is missing (rules/campaign.h).
void leave_unit_out(Json& record, std::string_view name) {
    if (!record.contains("start")) return;
    Json& units = record["start"]["units"];
    const auto unit = units.find(name);
    const bool replaced = unit != units.end() && (*unit)["k"] == "pc";
    if (unit != units.end() && !replaced) units.erase(unit);
}

}  // namespace

const CampaignOfGame Codec<crossfire_squads::Rules>::campaign{
    "unit", {"campaign", "two", "ambush"}, lost_units, side_of_unit, leave_unit_out};

}  // namespace sightlines
