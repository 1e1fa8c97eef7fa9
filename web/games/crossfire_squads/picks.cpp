// Units that are offered to be named: partners, shooters, helpers, those still to be placed.
#include <algorithm>

#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"
#include "games/crossfire_squads/wording.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

template <class List>
bool has(const List& units, UnitId id) {
    return std::find(units.begin(), units.end(), id) != units.end();
}

bool can_search(const Unit& unit) {
    return (is_rifle_squad(unit) || unit.kind == Kind::hmg) && unit.state != State::suppressed;
}

// Dice at the mover, at the point of the slider; 0 for none, or at a vehicle.
const Exposure::Stretch* stretch_at(const std::vector<Exposure>& exposures, UnitId unit, int point) {
    for (const Exposure& exposure : exposures) {
        if (exposure.enemy != unit) continue;
        for (const Exposure::Stretch& stretch : exposure.stretches) {
            if (stretch.first <= point && point <= stretch.last) return &stretch;
        }
    }
    return nullptr;
}

}  // namespace

std::vector<UnitId> View::shooters_at_point() const {
    std::vector<UnitId> shooters;
    if (points_.empty()) return shooters;
    const int point = points_[static_cast<std::size_t>(point_)];
    for (const UnitId id : own_units()) {
        const bool hit_already = seen().motion && has(seen().motion->shot_by, id);
        if (hit_already) continue;
        if (seen()[id].hidden() || stretch_at(exposures_, id, point) != nullptr) shooters.push_back(id);
    }
    return shooters;
}

std::vector<UnitId> View::directors() const {
    std::vector<UnitId> commanders;
    if (unit_ == no_unit || seen()[unit_].platoon == 0) return commanders;
    each_on_table(seen(), side_of(unit_), [&](UnitId id, const Unit& unit) {
        const bool leads = unit.kind == Kind::pc && unit.platoon == seen()[unit_].platoon;
        if (leads && unit.state != State::suppressed) commanders.push_back(id);
    });
    return commanders;
}

std::vector<UnitId> View::picks() const {
    const Position& at = seen();
    std::vector<UnitId> list;
    const auto add = [&list](const auto& units) { list.insert(list.end(), units.begin(), units.end()); };
    switch (at.phase) {
        case Phase::deploy:
        case Phase::group:
        case Phase::reveal: return own_units();
        case Phase::react: return shooters_at_point();
        case Phase::join: {
            const Helpers able = helpers(at, *at.melee, at.melee->joining);
            add(able.squads);
            add(able.commanders);
            return list;
        }
        case Phase::affect: add(affected_candidates(at, at.affected->building, decider())); return list;
        case Phase::spill: add(spill_candidates(at, *at.spill)); return list;
        case Phase::play: break;
        default: return list;
    }
    if (unit_ == no_unit || !at[unit_].on_table()) return list;
    const bool fires = target_ != no_unit && at[target_].on_table();
    each_on_table(at, side_of(unit_), [&](UnitId id, const Unit& unit) {
        if (id == unit_) return;
        const bool beside = near(stand_of(unit), stand_of(at[unit_]));
        bool fits = beside && unit.state == State::fit;
        if (tool_ == Tool::recon) fits = beside && can_search(unit);
        if (fires) fits = judge_volley(at, {{unit_, id}, target_, by_}, refuse::group_apart).accepted();
        if (fits || has(partners_, id)) list.push_back(id);
    });
    return list;
}

bool View::is_picked(UnitId unit) const { return unit == unit_ || has(partners_, unit); }

std::string View::note_of(UnitId id) const {
    const Unit& unit = seen()[id];
    if (seen().phase == Phase::react) {
        if (unit.hidden()) return "hidden";
        const Exposure::Stretch* stretch = stretch_at(exposures_, id, points_[static_cast<std::size_t>(point_)]);
        if (stretch == nullptr) return "";
        return stretch->dice == 0 ? "gun" : words::dice(stretch->dice);
    }
    if (seen().phase == Phase::play && target_ != no_unit && !is_vehicle(seen()[target_]))
        return words::dice(fire_dice(rules().options(), seen(), id, target_, false).total());
    return unit.platoon > 0 ? "plt " + std::to_string(unit.platoon) : "";
}

void View::pick(UnitId id) {
    switch (seen().phase) {
        case Phase::react:
            if (unit_ == no_unit) return choose(id);
            return id == unit_ ? unchoose() : toggle_partner(id);
        case Phase::play:
        case Phase::join:
        case Phase::spill: return toggle_partner(id);
        default: return choose(id);
    }
}

void View::draw_picks(float width) {
    const std::vector<UnitId> list = picks();
    if (list.empty()) return;
    const bool many = list.size() > 8;
    rows::Grid grid(static_cast<int>(list.size()), width, many ? 58 : rows::chip_width,
                    many ? theme::button_height() : 44, rows::widest_chip);
    std::optional<UnitId> picked;
    int key = 1;
    for (const UnitId id : list) {
        grid.next();
        const rows::Chip chip{"pick:" + unit_text(id), id, seen()[id], many ? "" : note_of(id), is_picked(id),
                              key < 10 ? key : 0};
        if (rows::chip(chip, grid.size())) picked = id;
        ++key;
    }
    grid.finish();
    if (picked) pick(*picked);
}

}  // namespace sightlines::crossfire_squads
