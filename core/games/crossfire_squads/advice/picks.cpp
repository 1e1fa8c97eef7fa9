#include "games/crossfire_squads/advice/picks.h"

#include <algorithm>

#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/advice/shots.h"
#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

template <class List>
bool has(const List& units, UnitId id) {
    return std::find(units.begin(), units.end(), id) != units.end();
}

template <class List>
std::vector<UnitId> listed(const List& units) {
    return {units.begin(), units.end()};
}

bool can_search(const Unit& unit) {
    return (is_rifle_squad(unit) || unit.kind == Kind::hmg) && unit.state != State::suppressed;
}

std::vector<UnitId> possible_helpers(const Position& seen) {
    const Helpers able = helpers(seen, *seen.melee, seen.melee->joining);
    std::vector<UnitId> units = listed(able.squads);
    units.insert(units.end(), able.commanders.begin(), able.commanders.end());
    return units;
}

std::vector<UnitId> possible_partners(const Position& seen, const Choice& choice) {
    std::vector<UnitId> units;
    if (choice.unit == no_unit || !seen[choice.unit].on_table()) return units;
    const Unit& leader = seen[choice.unit];
    const bool fires = choice.target != no_unit && seen[choice.target].on_table();
    each_on_table(seen, side_of(choice.unit), [&](UnitId id, const Unit& unit) {
        if (id == choice.unit) return;
        const bool beside = near(stand_of(unit), stand_of(leader));
        bool fits = beside && unit.state == State::fit;
        if (choice.tool == Tool::recon) fits = beside && can_search(unit);
        if (fires)
            fits =
                judge_volley(seen, {{choice.unit, id}, choice.target, choice.director}, refuse::group_apart).accepted();
        if (fits || has(choice.partners, id)) units.push_back(id);
    });
    return units;
}

}  // namespace

bool is_choosable(const Position& seen, UnitId id) {
    const Unit& unit = seen[id];
    switch (seen.phase) {
        case Phase::play: return unit.on_table() || unit.hidden();
        case Phase::deploy: return unit.exists() && unit.placement == Placement::waiting;
        case Phase::react: return (unit.on_table() || unit.hidden()) && can_shoot_at_all(unit) && !unit.no_fire;
        case Phase::group: return has(seen.group->left, id);
        case Phase::reveal: return has(seen.revealing, id);
        case Phase::affect:
        case Phase::join:
        case Phase::spill: return unit.on_table();
        default: return false;
    }
}

std::vector<UnitId> choosable_units(const Scene& scene) {
    std::vector<UnitId> units;
    if (!scene.decides()) return units;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(scene.decider(), number);
        if (scene.unit(id).exists() && is_choosable(scene.seen(), id)) units.push_back(id);
    }
    return units;
}

std::vector<UnitId> shooters_at_point(const Scene& scene, const Slider& slider,
                                      const std::vector<Exposure>& exposures) {
    std::vector<UnitId> shooters;
    if (slider.empty()) return shooters;
    for (const UnitId id : choosable_units(scene)) {
        const std::optional<Motion>& motion = scene.seen().motion;
        if (motion && has(motion->shot_by, id)) continue;
        const bool shoots = segment_at(exposures, id, slider.point()) != nullptr;
        if (scene.unit(id).hidden() || shoots) shooters.push_back(id);
    }
    return shooters;
}

bool may_come_out(const Scene& scene) {
    const std::vector<UnitId> units = choosable_units(scene);
    return std::any_of(units.begin(), units.end(), [&](UnitId id) { return scene.unit(id).hidden(); });
}

bool can_only_watch(const Scene& scene, const Slider& slider, const std::vector<Exposure>& exposures) {
    return best_shot(scene.seen(), slider.points, exposures).unit == no_unit && !may_come_out(scene);
}

Position with_spots(const Position& seen, const Choice& choice) {
    const bool moves = seen.phase == Phase::react && seen.motion && !choice.slider.empty();
    Position scene = moves ? with_mover_at(seen, choice.slider.point()) : seen;
    for (const auto& [id, spot] : choice.spots) {
        if (scene[id].hidden()) appear(scene, id, spot.at, spot.face);
    }
    return scene;
}

std::vector<UnitId> offered_directors(const Scene& scene, const Choice& choice) {
    const auto is_legal_under = [&](UnitId director) {
        Choice directed = choice;
        directed.director = director;
        const std::optional<Action> action = intended(scene, directed);
        return action && scene.check(*action).accepted();
    };
    std::vector<UnitId> list = directors(scene.seen(), choice.unit);
    if (is_legal_under(no_unit)) return list;
    std::erase_if(list, [&](UnitId id) { return id != choice.director && !is_legal_under(id); });
    return list;
}

std::vector<UnitId> offered_units(const Scene& scene, const Choice& choice, const std::vector<Exposure>& exposures) {
    const Position& seen = scene.seen();
    switch (seen.phase) {
        case Phase::deploy:
        case Phase::group:
        case Phase::reveal: return choosable_units(scene);
        case Phase::react: return shooters_at_point(scene, choice.slider, exposures);
        case Phase::join: return possible_helpers(seen);
        case Phase::affect: return listed(affected_candidates(seen, seen.affected->building, scene.decider()));
        case Phase::spill: return listed(spill_candidates(seen, *seen.spill));
        case Phase::play: return possible_partners(seen, choice);
        default: return {};
    }
}

}  // namespace sightlines::crossfire_squads
