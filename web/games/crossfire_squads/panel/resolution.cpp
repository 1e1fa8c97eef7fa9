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
    draw_declining(width);
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
    if (seen().phase == Phase::cc)
        return draw_melee_odds(width, forecast_melee(scene_.options(), seen(), *seen().melee));
    rows::modifiers(modifiers_of_roll(scene_.options(), seen()), width);
    if (seen().phase != Phase::fire) return;
    const Shooting& s = *seen().shooting;
    std::string rest;
    for (std::size_t i = static_cast<std::size_t>(s.next) + 1; i < s.units.size(); ++i)
        wording::add_part(rest, scene_.units().name(s.units[i]));
    if (!rest.empty() && !is_vehicle(seen()[s.target])) caption(words::shoots_then(rest).c_str());
}

}  // namespace sightlines::crossfire_squads
