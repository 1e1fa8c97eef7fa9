#include "games/crossfire_squads/traces.h"

#include <algorithm>
#include <variant>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

void add_trails(Traces& traces, const Position& before, const Position& after) {
    for (int number = 0; number < all_units; ++number) {
        const auto id = static_cast<UnitId>(number);
        const Unit &was = before[id], &is = after[id];
        if (was.on_table() && !is.exists()) traces.losses.push_back({id, was.at});
        if (!was.on_table() || !is.on_table() || was.at == is.at) continue;
        const bool goes_on = before.motion && before.motion->unit == id && !traces.trails.empty() &&
                             traces.trails.back().unit == id && traces.trails.back().to == was.at;
        if (goes_on) {
            traces.trails.back().to = is.at;
        } else {
            traces.trails.push_back({id, was.at, is.at});
        }
    }
}

void add_shot(Traces& traces, const Position& at, const Roll& roll) {
    const Shooting& s = *at.shooting;
    const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
    const bool armoured = is_vehicle(at[s.target]);
    const int hits = !armoured ? hits_of(roll)
                     : s.penetration
                         ? (roll.faces[0] + penetration_modifiers(at, shooter).total() >= armour(at, shooter, s.target))
                         : 0;
    traces.shots.push_back({shooter, s.target, at[shooter].at, at[s.target].at, hits});
}

void add_rally(Traces& traces, const Position& before, const Position& after) {
    const UnitId id = before.rallying;
    std::erase_if(traces.rallies, [id](const Traces::Rally& rally) { return rally.unit == id; });
    traces.rallies.push_back({id, before[id].at, after[id].state != before[id].state});
}

}  // namespace

Traces traces_of(const History<Rules>& history, std::size_t first, std::size_t last) {
    Traces traces;
    for (std::size_t ply = first; ply < std::min(last, history.size()); ++ply) {
        const Position& before = history.at(ply);
        add_trails(traces, before, history.at(ply + 1));
        const auto* roll = std::get_if<Roll>(&history.actions()[ply]);
        if (roll != nullptr && before.phase == Phase::fire) add_shot(traces, before, *roll);
        if (roll != nullptr && before.phase == Phase::rally) add_rally(traces, before, history.at(ply + 1));
    }
    return traces;
}

std::size_t usual_since(const History<Rules>& history) {
    const Side decider = to_act(history.at());
    for (std::size_t ply = history.cursor(); ply-- > 0;) {
        const Position& at = history.at(ply);
        if (decider < Side::first ? at.phase == Phase::play : to_act(at) == decider) return ply;
    }
    return 0;
}

Traces usual_traces(const History<Rules>& history) {
    return traces_of(history, usual_since(history), history.cursor());
}

std::vector<Traces::Shot> shots_about(const Traces& traces, const Position& at, UnitId chosen) {
    std::vector<Traces::Shot> about;
    for (const Traces::Shot& shot : traces.shots) {
        const bool kept = at.motion ? shot.target == at.motion->unit
                                    : chosen == no_unit || chosen == shot.shooter || chosen == shot.target;
        if (kept) about.push_back(shot);
    }
    return about;
}

}  // namespace sightlines::crossfire_squads
