// The reaction card: a slider for the point on the mover's path, the possible shooters, the chances.
#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using theme::Font;

constexpr float lane_height = 14, name_width = 40;

// Maps points of the path to positions on the slider.
struct SliderScale {
    float left, right;
    int first, last;
    float at(int point) const {
        if (first == last) return (left + right) / 2;
        return left + (right - left) * static_cast<float>(point - first) / static_cast<float>(last - first);
    }
};

std::size_t nearest(const std::vector<int>& points, const SliderScale& scale, float x) {
    const auto away = [&](int point) { return std::fabs(scale.at(point) - x); };
    return static_cast<std::size_t>(
        std::min_element(points.begin(), points.end(), [&](int a, int b) { return away(a) < away(b); }) -
        points.begin());
}

// Above the slider: the stretches where this unit could shoot; the more dice, the thicker.
void draw_lane(ImDrawList& list, const Exposure& exposure, const std::string& label, const SliderScale& scale, float y,
               bool chosen) {
    const theme::Palette& p = theme::palette();
    const ImU32 ink = chosen ? p.accent : theme::sides()[static_cast<std::size_t>(side_of(exposure.enemy))].fill;
    paint::text(list, theme::font(chosen ? Font::strong : Font::text), theme::small - 2,
                {scale.left - name_width, y - theme::small / 2 + 1}, chosen ? p.accent : p.secondary, label.c_str());
    list.AddLine({scale.left, y}, {scale.right, y}, p.hairline, 1);
    for (const Exposure::Segment& segment : exposure.segments) {
        const float half = segment.dice == 0 ? 3.0f : std::min(1.0f + static_cast<float>(segment.dice), 6.0f);
        const float from = scale.at(segment.first) - 2, to = scale.at(segment.last) + 2;
        list.AddRectFilled({from, y - half}, {to, y + half}, theme::fade(ink, chosen ? 1.0f : 0.75f), 2);
    }
}

void draw_thumb(ImDrawList& list, float x, float top, float y) {
    const theme::Palette& p = theme::palette();
    list.AddLine({x, top}, {x, y}, p.accent, 1.5f);
    list.AddCircleFilled({x, y}, 9, p.accent);
    list.AddCircleFilled({x, y}, 3.5f, p.on_accent);
}

}  // namespace

void Panel::draw_slider(float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const std::size_t most = platform::surroundings().width < 700 ? 3 : 6;
    const std::size_t lanes = std::min(forecasts().exposures.size(), most);
    // High enough for a finger even without lanes.
    const float above = std::max(static_cast<float>(lanes) * lane_height, theme::button_height() - 28);
    const float track = begin.y + above + 14;
    const SliderScale scale{begin.x + name_width, begin.x + width - 10, choice().slider.points.front(),
                            choice().slider.points.back()};
    ImGui::InvisibleButton("slider", {width, track - begin.y + 14});
    test_ids::add("slider", {scale.left, track - 12}, {scale.right, track + 12});
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    if (ImGui::IsItemActive()) {
        const auto place = static_cast<int>(nearest(choice().slider.points, scale, ImGui::GetIO().MousePos.x));
        if (place != choice().slider.index) selection_.slide(scene_, place);
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float y = begin.y + lane_height / 2;
    for (std::size_t i = 0; i < std::min(lanes, forecasts().exposures.size()); ++i) {
        draw_lane(list, forecasts().exposures[i], scene_.units().label(forecasts().exposures[i].enemy), scale, y,
                  selection_.is_picked(forecasts().exposures[i].enemy));
        y += lane_height;
    }
    list.AddRectFilled({scale.left, track - 2}, {scale.right, track + 2}, theme::fade(p.secondary, 0.4f), 2);
    draw_thumb(list, scale.at(choice().slider.point()), begin.y, track);
}

void Panel::draw_shoot_or_hold(float width) {
    if (can_only_watch(scene_, choice().slider, forecasts().exposures)) return void(draw_default(width));
    std::string odds;
    if (choice().unit != no_unit) {
        odds = draw_answer(width);
    } else if (forecasts().shooter != no_unit) {
        if (accent("do:best-shot", confirm_name(React{}, width), width)) return selection_.shoot_best(scene_);
        odds = confirm_note(React{}, width);
    } else {
        caption(labels::none_can_shoot_there);
    }
    draw_declining(width);
    note(odds);
}

void Panel::draw_reaction_points(float width) {
    if (forecasts().reaction_points.size() < 2) return;
    int number = 0;
    for (const ReactionPoint& moment : forecasts().reaction_points) {
        const BestShot best =
            best_shot_in(seen(), choice().slider.points, forecasts().exposures, moment.first, moment.last);
        const bool now = moment.first <= choice().slider.index && choice().slider.index <= moment.last;
        const std::string name = words::reaction_point_line(words::moment(scene_, moment), best.dice);
        const rows::Button::Look look = now             ? rows::Button::Look::chosen
                                        : best.dice < 0 ? rows::Button::Look::dim
                                                        : rows::Button::Look::plain;
        if (rows::button({"moment:" + std::to_string(number++), name, "", look}, width))
            return selection_.slide(scene_, best.index);
    }
}

void Panel::draw_reaction_card(float width) {
    if (!seen().motion) return;
    draw_shoot_or_hold(width);
    draw_switches(width);
    if (choice().slider.points.empty()) return;
    const std::vector<UnitId> able = shooters_at_point(scene_, choice().slider, forecasts().exposures);
    const bool hides = std::any_of(able.begin(), able.end(), [&](UnitId id) { return seen()[id].hidden(); });
    const auto count = static_cast<int>(choice().slider.points.size());
    if (unfolded_.more) {
        if (count > 1) caption(labels::tap_way);
        draw_reaction_points(width);
        if (count > 1) {
            if (!forecasts().exposures.empty()) caption(labels::bars_of_shooters);
            draw_slider(width);
            const std::string text = width < rows::narrow ? std::to_string(choice().slider.index + 1)
                                                          : words::place_on_way(choice().slider.index + 1, count);
            const int by = stepper("point", text.c_str(), choice().slider.index > 0, choice().slider.index + 1 < count,
                                   width - 2 * theme::button_height());
            if (by != 0) selection_.slide(scene_, choice().slider.index + by);
        }
    }
    if (unfolded_.more || hides) draw_picks(width);
    if (choice().unit != no_unit) {
        if (unfolded_.more) draw_commanders(width, seen().motion->unit);
        for (const UnitId id : acting_units(choice())) {
            if (id != no_unit && seen()[id].hidden())
                caption(
                    words::leaves_hiding(scene_.units().name(id), scene_.places().piece(seen()[id].hidden_in)).c_str());
        }
    }
    if (!unfolded_.details) return;
    const Point place = point_of(*seen().motion, choice().slider.point());
    if (in_cover(seen(), place, Cover::fire))
        rows::sentence(words::one_die_less(scene_.places().at(place)), "CS-FIRE-08", width, theme::palette().secondary);
    if (forecasts().volley) draw_volley_odds(width, *forecasts().volley);
}

}  // namespace sightlines::crossfire_squads
