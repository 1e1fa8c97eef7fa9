#include "games/crossfire_squads/offers/parts.h"

namespace sightlines::crossfire_squads {
namespace {

std::vector<Part> parts_of_task(const Choice& choice, Task doing) {
    using enum Part;
    switch (doing) {
        case Task::none:
        case Task::rally:
        case Task::prone:
        case Task::stand: return {};
        case Task::shoot:
            return choice.target == no_unit ? std::vector{target} : std::vector{target, partners, commander};
        case Task::explosives: return {target};
        case Task::turn:
        case Task::turret: return {facing};
        case Task::hide: return {ground};
        case Task::walk: return {place, partners, gathering, turret};
        case Task::search: return {place, partners};
        case Task::smoke:
        case Task::wire: return {place, slant};
        case Task::place:
        case Task::place_rest: return choice.goal ? std::vector{place, facing} : std::vector{place};
        case Task::cross: return {place, turret};
        default: return {place};
    }
}

}  // namespace

std::vector<Part> parts_of(const Scene& scene, const Choice& choice, Task doing) {
    using enum Part;
    const bool chosen = choice.unit != no_unit;
    switch (scene.phase()) {
        case Phase::objective: return {ground};
        case Phase::edge: return {edge};
        case Phase::deploy:
        case Phase::play: {
            std::vector<Part> parts = parts_of_task(choice, doing);
            parts.insert(parts.begin(), {unit, task});
            return parts;
        }
        case Phase::react:
            if (!chosen) return {reaction_point, shooter};
            if (!scene.unit(choice.unit).hidden()) return {reaction_point, shooter, partners, commander};
            return {reaction_point, shooter, place, facing, partners, commander};
        case Phase::group: return chosen ? std::vector{unit, place} : std::vector{unit};
        case Phase::reveal: return chosen ? std::vector{unit, place, facing} : std::vector{unit};
        case Phase::affect: return {unit};
        case Phase::join:
        case Phase::spill: return {partners};
        default: return {};
    }
}

bool names_partners(Phase phase) {
    return phase == Phase::play || phase == Phase::react || phase == Phase::join || phase == Phase::spill;
}

}  // namespace sightlines::crossfire_squads
