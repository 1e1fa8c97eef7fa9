// Combat being resolved: helpers in close combat, who takes the hits, the modifiers of pending dice.
#include <algorithm>

#include "engine/wording.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

void Panel::draw_melee_odds(float width, const MeleeForecast& forecast) {
    const int first = seen().active == 1 ? 1 : 0;
    for (const int side : {first, 1 - first}) {
        std::string units;
        for (const UnitId id : forecast.units) {
            if (side_of(id) == side) units += (units.empty() ? "" : ", ") + scene_.units().label(id);
        }
        rows::fact(words::side_with(side, units), words::melee_chances(forecast, side), width, theme::palette().text);
        if (forecast.loses_unrolled < 0) rows::modifiers(forecast.modifiers[static_cast<std::size_t>(side)], width);
        if (forecast.loses_unrolled == side)
            rows::sentence(labels::alone_it_loses, "CS-CC-06", width, theme::palette().secondary);
    }
}

void Panel::draw_join_card(float width) {
    if (!choice().partners.empty()) draw_confirm(width);
    if (decline("do:nobody", labels::nobody_called, "W", width)) propose(Join{});
    draw_picks(width);
    draw_switches(width);
    if (forecasts().melee && unfolded_.details) draw_melee_odds(width, *forecasts().melee);
}

void Panel::draw_spread_card(float width) {
    // A spill without units is always refused: no need to say so before any is chosen.
    if (seen().phase == Phase::affect || !choice().partners.empty()) draw_confirm(width);
    draw_picks(width);
}

// The modifiers of the pending dice.
void Panel::draw_roll_modifiers(float width) {
    const Position& at = seen();
    const Options& options = scene_.options();
    switch (at.phase) {
        case Phase::fire: {
            const Shooting& s = *at.shooting;
            const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
            const bool ambush = std::find(s.ambush.begin(), s.ambush.end(), shooter) != s.ambush.end();
            if (is_vehicle(at[s.target])) {
                rows::modifiers(
                    s.penetration ? penetration_modifiers(at, shooter) : hit_modifiers(at, shooter, s.target), width);
            } else {
                rows::modifiers(fire_dice(options, at, shooter, s.target, ambush), width);
            }
            std::string rest;
            for (std::size_t i = static_cast<std::size_t>(s.next) + 1; i < s.units.size(); ++i)
                wording::add_part(rest, scene_.units().name(s.units[i]));
            if (!rest.empty()) caption(words::shoots_then(rest).c_str());
            return;
        }
        case Phase::rally: return rows::modifiers(forecast_rally(options, at, at.rallying).modifiers, width);
        case Phase::cross: return rows::modifiers(forecast_crossing(options, at, at.crossing->unit).modifiers, width);
        case Phase::he: return rows::modifiers(bombardment_dice(at, *at.bombardment), width);
        case Phase::cc: return draw_melee_odds(width, forecast_melee(options, at, *at.melee));
        default: return;
    }
}

}  // namespace sightlines::crossfire_squads
