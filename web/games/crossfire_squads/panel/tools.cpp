// The card of the chosen tool: what to tap, and what it would do.
#include <array>

#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

void Panel::draw_tool_card(float width) {
    const theme::Palette& p = theme::palette();
    const auto rule = [&](const char* id) { return unfolded_.details ? id : ""; };
    switch (choice().tool) {
        case Tool::assault:
            rows::sentence(labels::choose_whom_to_charge, rule("CS-MOVE-05"), width, p.secondary);
            break;
        case Tool::turn:
        case Tool::turret:
            draw_facing(width, choice().tool == Tool::turret ? labels::turn_the_turret : labels::turn_the_unit);
            break;
        case Tool::retreat: rows::sentence(labels::choose_retreat, rule("CS-RETREAT-02"), width, p.secondary); break;
        case Tool::cross: draw_crossing(width); break;
        case Tool::smoke:
            rows::sentence(labels::choose_smoke, rule("CS-SMOKE-02"), width, p.secondary);
            draw_slants(width);
            break;
        case Tool::recon: draw_recon(width); break;
        default: break;
    }
}

void Panel::draw_crossing(float width) {
    const Test test = forecast_crossing(scene_.options(), seen(), choice().unit);
    if (test.odds >= certain && crosses_freely(seen()[choice().unit])) return caption(labels::choose_free_crossing);
    caption(labels::choose_crossing);
    if (!unfolded_.details) return;
    rows::sentence(words::crossing_needs(test.needed), "CS-OBS-08", width, theme::palette().secondary);
    rows::modifiers(test.modifiers, width);
    rows::fact(labels::gets_across, words::percent(test.odds), width);
}

void Panel::draw_recon(float width) {
    const int dice = 1 + static_cast<int>(choice().partners.size());
    rows::sentence(labels::choose_search, unfolded_.details ? "CS-RECON-03" : "", width, theme::palette().secondary);
    rows::fact(words::search_of(dice), words::percent(odds_of_a_six(dice)), width);
}

void Panel::draw_facing(float width, const char* what) {
    caption(what);
    const float each = (width - rows::gap) / 2;
    if (rows::button({"turn:less", labels::turn_left, "A"}, each)) selection_.turn(scene_, -1);
    ImGui::SameLine(0, rows::gap);
    if (rows::button({"turn:more", labels::turn_right, "D"}, each)) selection_.turn(scene_, 1);
}

void Panel::draw_slants(float width) {
    std::array<const char*, 4> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = words::slant_name(static_cast<Slant>(i));
    if (const int chosen = segments("slant", names, static_cast<int>(choice().slant), width); chosen >= 0) {
        selection_.set_slant(scene_, static_cast<Slant>(chosen));
    }
}

}  // namespace sightlines::crossfire_squads
