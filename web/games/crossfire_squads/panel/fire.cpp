// Forecast of fire: the dice of each shooter and their chances.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using theme::Font;
using words::percent;

constexpr std::size_t most_targets = 3;

// The right edges of the columns as fractions of the width.
constexpr std::array<float, 5> columns{0.3f, 0.48f, 0.65f, 0.83f, 1.0f};

void right_aligned(Font font, ImVec2 begin, float width, std::size_t column, ImU32 ink, const std::string& text) {
    const float wide = theme::text_width(font, theme::small, text);
    paint::text(*ImGui::GetWindowDrawList(), theme::font(font), theme::small,
                {begin.x + columns[column] * width - wide, begin.y}, ink, text.c_str());
}

void draw_column_heads(float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < labels::odds_columns.size(); ++i)
        right_aligned(Font::text, begin, width, i, theme::palette().secondary, labels::odds_columns[i]);
    ImGui::Dummy({width, theme::small + 1});
}

void draw_chances(const std::string& name, int dice, const HitOdds& odds, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::strong), theme::small, begin, p.text, name.c_str());
    right_aligned(Font::strong, begin, width, 0, p.text, std::to_string(dice));
    for (std::size_t i = 0; i < odds.size(); ++i)
        right_aligned(Font::text, begin, width, i + 1, p.text, percent(odds[i]));
    ImGui::Dummy({width, theme::small + 1});
    const auto share = [&](std::size_t hits) { return static_cast<float>(chance_of(odds[hits])); };
    rows::odds_bar(share(0), share(1), share(2), width);
}

// Fire at a vehicle takes two rolls, each with its own modifiers.
void draw_gun(const Scene& scene, const ShotForecast& shot, float width) {
    const auto step = [&](const std::string& what, int needed, const ModifierSum& sum) {
        rows::fact(what, words::least_roll(needed - sum.total()), width);
        rows::modifiers(sum, width);
    };
    rows::title(wording::capital(scene.name(shot.shooter)));
    step(words::to_hit(needed_to_hit), needed_to_hit, shot.to_hit);
    step(words::to_pierce(shot.armour), shot.armour, shot.to_penetrate);
    rows::fact(labels::destroyed, percent(shot.odds[3]), width, theme::palette().accent);
}

bool same_modifiers(const ModifierSum& a, const ModifierSum& b) { return a.modifiers() == b.modifiers(); }

// Lists each set of modifiers once, with all shooters that share it.
void draw_dice_sums(const UnitNames& units, const std::vector<ShotForecast>& shots, float width) {
    for (std::size_t i = 0; i < shots.size(); ++i) {
        const bool listed_before =
            std::any_of(shots.begin(), shots.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const ShotForecast& other) { return same_modifiers(other.dice, shots[i].dice); });
        if (listed_before) continue;
        std::string names;
        for (const ShotForecast& other : shots) {
            if (same_modifiers(other.dice, shots[i].dice))
                names += (names.empty() ? "" : ", ") + units.name(other.shooter);
        }
        rows::fact(words::dice_of(names), std::to_string(shots[i].dice.total()), width);
        rows::modifiers(shots[i].dice, width);
    }
}

}  // namespace

void Panel::draw_volley_odds(float width, const VolleyForecast& forecast) {
    if (!forecast.shots.empty() && forecast.shots.front().vehicle) {
        for (const ShotForecast& shot : forecast.shots) draw_gun(scene_, shot, width);
        return;
    }
    if (width >= rows::narrow) draw_column_heads(width);
    for (const ShotForecast& shot : forecast.shots) {
        if (width >= rows::narrow) {
            draw_chances(scene_.units().label(shot.shooter), shot.dice.total(), shot.odds, width);
        } else {
            rows::fact(scene_.units().label(shot.shooter) + " " + words::dice(shot.dice.total()),
                       percent(certain - shot.odds[0]), width);
        }
    }
    if (seen().phase != Phase::react)
        rows::sentence(words::keeps_turn(forecast.keeps), "CS-FIRE-12", width, theme::palette().accent);
    if (forecast.shots.size() > 1 || forecast.after[3] > forecast.shots.front().odds[3])
        rows::fact(labels::destroys_it, percent(forecast.after[3]), width);
    draw_dice_sums(scene_.units(), forecast.shots, width);
}

void Panel::draw_commanders(float width, UnitId target) {
    const std::vector<UnitId> list = offered_directors(scene_, choice());
    if (list.empty() || target == no_unit) return;
    rows::Grid grid(static_cast<int>(list.size()), width, 130, theme::button_height());
    for (const UnitId id : list) {
        grid.next();
        const bool on = choice().director == id;
        if (rows::button(
                {"by:" + unit_name(id), width < rows::narrow ? labels::crossfire : labels::crossfire_by_commander, "X",
                 on ? rows::Button::Look::chosen : rows::Button::Look::plain},
                grid.size().x))
            selection_.toggle_director(scene_, id);
    }
    grid.finish();
    if (choice().director != no_unit && choice().partners.empty()) caption(labels::nobody_joins_crossfire);
}

void Panel::draw_explosive(float width) {
    if (choice().target == no_unit) return;
    const std::optional<Action> action = selection_.intended(scene_);
    const auto* call = action ? std::get_if<CallFire>(&*action) : nullptr;
    if (call == nullptr) return;
    const ModifierSum dice = bombardment_dice(seen(), {call->unit, call->target, call->piece});
    draw_column_heads(width);
    draw_chances(scene_.units().label(choice().unit), dice.total(), odds_of_hits(dice.total()), width);
    rows::modifiers(dice, width);
    const int extra = row_of(seen()[choice().unit].calibre).extra;
    if (extra > 0) rows::sentence(words::also_suppresses(extra), "CS-FO-07", width, theme::palette().secondary);
    rows::sentence(labels::call_never_ends_turn, "CS-FO-03", width, theme::palette().secondary);
}

void Panel::draw_fire_card(float width) {
    if (choice().unit == no_unit) return;
    if (seen()[choice().unit].kind == Kind::fo) return draw_explosive(width);
    if (choice().target == no_unit && selection_.hovered().unit != no_unit) {
        rows::title(words::at_target(scene_.name(selection_.hovered().unit)));
    }
    const bool refused = choice().target != no_unit && !selection_.verdict(scene_).accepted();
    if (forecasts().volley && !refused) draw_volley_odds(width, *forecasts().volley);
}

// Possible targets, three at most, the best first; where nothing is suggested, all. Why another enemy is none stands
// beside it.
void Panel::draw_targets(float width, bool by_default) {
    const bool observer = seen()[choice().unit].kind == Kind::fo;
    std::vector<UnitId> targets;
    for (const Shot& shot : selection_.shots()) targets.push_back(shot.target);
    for (const LineForecast& line : forecasts().lines) {
        const bool observed = line.seen && seen()[choice().unit].he > 0 && !is_vehicle(seen()[line.enemy]);
        if (observer && observed) targets.push_back(line.enemy);
    }
    const bool advises = selection_.advises();
    for (std::size_t i = 0; i < (advises ? std::min(targets.size(), most_targets) : targets.size()); ++i) {
        const auto named = [&](const std::string& name) {
            if (observer) return words::explosives_on(name);
            return words::shoot_at(name, seen()[targets[i]].state, selection_.shots()[i].volley.keeps);
        };
        const rows::Button::Look look = i == 0 && by_default ? rows::Button::Look::primary : rows::Button::Look::plain;
        const char* key = i > 0 || !advises ? "" : by_default ? labels::space_key : form_of(Task::shoot).key;
        std::string name = named(scene_.name(targets[i]));
        if (!rows::fits(name, width, key)) name = named(scene_.units().label(targets[i]));
        if (!rows::fits(name, width) && !observer)
            name = words::odds_at(scene_.units().label(targets[i]), seen()[targets[i]].state,
                                  selection_.shots()[i].volley.keeps);
        if (rows::button({"target:" + unit_name(targets[i]), name, key, look}, width))
            return observer ? selection_.aim_at_unit(scene_, targets[i]) : selection_.shoot_at(scene_, targets[i]);
        if (i > 0 || observer || !advises) continue;
        const Fire order = order_of(choice().unit, selection_.shots()[0]);
        const VolleyForecast volley = forecast_volley(scene_.options(), seen(), order.units, order.target);
        const bool last = selection_.is_last_shot(scene_, choice().unit);
        note(unfolded_.guided && !unfolded_.details && order.commander == no_unit
                 ? words::shoot_odds(scene_, volley, order)
                 : words::shoot_note(scene_, volley, order, last));
    }
}

}  // namespace sightlines::crossfire_squads
