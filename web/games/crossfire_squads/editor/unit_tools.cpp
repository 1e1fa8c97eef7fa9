// The editor's panel: the chosen unit.
#include <algorithm>

#include "base/narrow.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/rows.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/fields.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"
#include "games/crossfire_squads/text/unit_wording.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

using editor_rows::amount;
using editor_rows::on_off;
using editor_rows::title;

template <class Change>
void Editor::change_unit(Change edit) {
    Position next = draft().at;
    edit(next[unit_]);
    change_to(std::move(next));
}

void Editor::draw_make(float width) {
    const Unit unit = draft().at[unit_];
    const auto platoon = [](int number) {
        return number == 0 ? std::string(labels::no_platoon) : std::to_string(number);
    };
    if (const auto to = amount(labels::platoon, "unit:platoon", unit.platoon, 0, 9, platoon(unit.platoon), width))
        return change_unit([&](Unit& u) { u.platoon = narrow(*to); });
    if (is_vehicle(unit)) {
        const auto last = static_cast<int>(type_words.size()) - 1;
        if (const auto to = amount(labels::vehicle_type, "unit:type", static_cast<int>(unit.type), 1, last,
                                   wording::capital(kind_words_of(unit)), width))
            return change_unit([&](Unit& u) {
                u.type = static_cast<Type>(*to);
                u.turret = has_turret(u) ? u.face : no_heading;
            });
    }
    if (unit.kind == Kind::fo) {
        const auto last = static_cast<int>(labels::calibres.size()) - 1;
        if (const auto to = amount(labels::calibre, "unit:calibre", static_cast<int>(unit.calibre), 1, last,
                                   labels::calibres[static_cast<std::size_t>(unit.calibre)], width))
            return change_unit([&](Unit& u) { u.calibre = static_cast<Calibre>(*to); });
        if (const auto to = amount(labels::explosive_missions, "unit:he", unit.he, 0, most_missions,
                                   std::to_string(unit.he), width))
            return change_unit([&](Unit& u) { u.he = narrow(*to); });
        if (const auto to = amount(labels::smoke_missions, "unit:smoke", unit.smoke, 0, most_missions,
                                   std::to_string(unit.smoke), width))
            return change_unit([&](Unit& u) { u.smoke = narrow(*to); });
    }
    if (const int to = segments("unit:quality", labels::qualities, static_cast<int>(unit.quality), width); to >= 0)
        return change_unit([&](Unit& u) { u.quality = static_cast<Quality>(to); });
    if (is_commander(unit) && on_off(labels::expert_commander, "unit:expert", unit.expert, width))
        change_unit([](Unit& u) { u.expert = !u.expert; });
}

void Editor::draw_place(float width) {
    const Unit unit = draft().at[unit_];
    if (unit.placement == Placement::waiting) {
        caption(labels::no_place_yet);
        if (theme::button("unit:stand", labels::put_on_table, width)) {
            Position next = draft().at;
            place_unit(next, unit_, {table_width / 2, table_height / 2});
            change_to(std::move(next));
        }
        return;
    }
    if (unit.on_table() && row_of(unit.kind).arc) {
        if (const auto to = amount(labels::facing, "unit:turn", 0, -1, 1, labels::turn_by_step, width))
            return turn(*to);
    }
    if (unit.on_table() && has_turret(unit)) {
        if (const auto to = amount(form_of(Task::turret).brief, "unit:turret", 0, -1, 1, labels::turn_by_step, width))
            return change_unit([&](Unit& u) { u.turret = turned(u.turret, *to); });
    }
    const bool others_hide =
        draft().options.hidden == 1 - side_of(unit_) &&
        std::any_of(draft().at.units.begin(), draft().at.units.end(), [](const Unit& u) { return u.hidden(); });
    const PieceId piece = unit.hidden() ? unit.hidden_in : hiding_place(draft().at, unit_);
    if (piece == no_piece || (others_hide && !unit.hidden())) return;
    const std::string label = words::hidden_in(PlaceNames(draft().at).piece(piece));
    if (!on_off(label.c_str(), "unit:hidden", unit.hidden(), width)) return;
    Position next = draft().at;
    if (unit.hidden()) {
        const ImVec2 shown = art::map_position(next, unit_);
        place_unit(next, unit_, {static_cast<int>(shown.x), static_cast<int>(shown.y)});
        if (row_of(unit.kind).arc && unit.face == no_heading) next[unit_].face = {0, 1};
    } else {
        next[unit_].placement = Placement::hidden;
        next[unit_].hidden_in = piece;
        next[unit_].at = {};
        next[unit_].retreat = no_piece;
    }
    change_to(std::move(next));
}

void Editor::draw_state(float width) {
    const Unit unit = draft().at[unit_];
    if (!is_vehicle(unit)) {
        const auto state = static_cast<int>(unit.state);
        if (const auto to = amount(labels::state, "unit:state", state, 0, static_cast<int>(labels::states.size()) - 1,
                                   labels::states[static_cast<std::size_t>(state)], width))
            return change_unit([&](Unit& u) { u.state = static_cast<State>(*to); });
    }
    if (is_rifle_squad(unit) && on_off(labels::prone, "unit:prone", unit.prone, width))
        return change_unit([](Unit& u) { u.prone = !u.prone; });
    if (on_off(labels::cannot_react, "unit:nf", unit.no_fire, width))
        return change_unit([](Unit& u) { u.no_fire = !u.no_fire; });
    if ((is_vehicle(unit) || unit.kind == Kind::fo) && on_off(labels::has_acted, "unit:used", unit.used > 0, width))
        change_unit([](Unit& u) { u.used = u.used > 0 ? narrow(0) : narrow(1); });
}

void Editor::draw_unit(float width) {
    title(wording::capital(UnitNames(draft().options, draft().at).full(unit_)));
    draw_make(width);
    if (!draft().deploys) {
        draw_place(width);
        if (draft().at[unit_].placement != Placement::waiting) draw_state(width);
    }
    if (theme::button("unit:remove", labels::remove, width)) remove_chosen();
}

}  // namespace sightlines::crossfire_squads
