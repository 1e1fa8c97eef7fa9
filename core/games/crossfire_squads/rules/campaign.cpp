#include "games/crossfire_squads/rules/campaign.h"

#include <algorithm>
#include <string>

#include "games/crossfire_squads/rules/admit.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/scenarios.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int none = -1;
// In Ambush the company commander comes first, and each platoon has a third squad, which is fresh.
constexpr std::array<std::int8_t, 11> number_in_two{none, 0, 1, 2, none, 3, 4, 5, 6, none, 7};

bool is_replaced(UnitId id) { return number_of(id) % units_of_platoon == 0; }

bool was_lost(const std::vector<Fought>& before, std::size_t battles, UnitId id) {
    return std::any_of(
        before.begin(), before.begin() + static_cast<std::ptrdiff_t>(battles),
        [id](const Fought& fought) { return std::binary_search(fought.lost.begin(), fought.lost.end(), id); });
}

Force platoons(int count) {
    Force force;
    for (int number = 1; number <= count; ++number) {
        for (const Kind kind : {Kind::pc, Kind::rifle, Kind::rifle, Kind::hmg})
            force.push_back(Make{.kind = kind, .platoon = static_cast<std::int8_t>(number)});
    }
    return force;
}

bool has_its_forces(const Options& options, std::size_t battle) {
    const bool last = battle + 1 == battles_of_campaign;
    if (options.scenario != (last ? Scenario::ambush : Scenario::meeting)) return false;
    if (last) return options.forces == defaults_of(Scenario::ambush).forces;
    const Force force = platoons(static_cast<int>(battle) + 1);
    return options.forces[0] == force && options.forces[1] == force;
}

}  // namespace

bool is_missing(const Options& options, UnitId id) {
    if (!options.campaign || options.campaign->empty()) return false;
    const std::vector<Fought>& before = *options.campaign;
    auto number = static_cast<std::size_t>(number_of(id));
    if (before.size() + 1 == battles_of_campaign) {
        if (number >= number_in_two.size() || number_in_two[number] == none) return false;
        number = static_cast<std::size_t>(number_in_two[number]);
    }
    const UnitId in_two = unit_id(side_of(id), static_cast<int>(number));
    return !is_replaced(in_two) && was_lost(before, before.size(), in_two);
}

void admit_campaign(const Options& options, Fault& fault) {
    if (!options.campaign) return;
    const std::vector<Fought>& before = *options.campaign;
    const std::string where = "options/campaign";
    expect(fault, has_its_forces(options, before.size()), where,
           "battle " + std::to_string(before.size() + 1) + " of a campaign has other forces");
    for (std::size_t battle = 0; battle < before.size(); ++battle) {
        for (std::size_t i = 0; i < before[battle].lost.size(); ++i) {
            const UnitId id = before[battle].lost[i];
            const std::string path = where + "/" + std::to_string(battle) + "/lost/" + std::to_string(i);
            expect(fault, number_of(id) < units_of_platoon * (static_cast<int>(battle) + 1), path,
                   unit_name(id) + " does not fight in that battle");
            expect(fault, is_replaced(id) || !was_lost(before, battle, id), path, unit_name(id) + " was lost before");
        }
    }
}

}  // namespace sightlines::crossfire_squads
