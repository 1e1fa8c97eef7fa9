// The reaction card: a slider for the point on the mover's path, the possible shooters, the chances.
#include <algorithm>
#include <cmath>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/picks.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/words/labels.h"
#include "games/crossfire_squads/words/panel_sentences.h"
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
    const Verdict judged = selection_.verdict(scene_);
    rows::refusal(judged, width);
    const bool shoots = choice().unit != no_unit && judged.accepted();
    const BestShot best =
        choice().unit == no_unit ? best_shot(scene_, choice().slider, forecasts().exposures) : BestShot{};
    rows::Grid grid(shoots || best.unit != no_unit ? 2 : 1, width, 64, theme::button_height());
    if (best.unit != no_unit) {
        grid.next();
        if (rows::button({"do:best-shot", labels::shoot, "F", rows::Button::Look::primary}, grid.size().x))
            return selection_.shoot_best(scene_);
    }
    if (shoots) {
        grid.next();
        if (rows::button({"do:react", labels::shoot, "F", rows::Button::Look::primary}, grid.size().x))
            selection_.confirm(scene_);
    }
    grid.next();
    if (rows::button({"do:hold", labels::hold_fire, "W"}, grid.size().x)) propose(Hold{});
    grid.finish();
    if (best.unit == no_unit || width < rows::narrow) return;
    const Point point_on_path = point_of(*seen().motion, choice().slider.points[static_cast<std::size_t>(best.index)]);
    caption(
        words::best_shot_text(scene_.units().full(best.unit), best.dice, scene_.places().at(point_on_path)).c_str());
}

void Panel::draw_reaction_card(float width) {
    if (!seen().motion) return;
    if (choice().slider.points.empty()) return draw_shoot_or_hold(width);
    const theme::Palette& p = theme::palette();
    const int point = choice().slider.point();
    const auto count = static_cast<int>(choice().slider.points.size());
    draw_shoot_or_hold(width);
    if (count > 1) {
        draw_slider(width);
        const std::string text = width < rows::narrow ? std::to_string(choice().slider.index + 1)
                                                      : words::place_on_way(choice().slider.index + 1, count);
        const int by = stepper("point", text.c_str(), choice().slider.index > 0, choice().slider.index + 1 < count,
                               width - 2 * theme::button_height());
        if (by != 0) selection_.slide(scene_, choice().slider.index + by);
    }
    const Point point_on_path = point_of(*seen().motion, point);
    const bool cover = in_cover(seen(), point_on_path, Cover::fire);
    if (cover) {
        rows::sentence(words::one_die_less(scene_.places().at(point_on_path)), "CS-FIRE-08", width, p.secondary);
    }
    const std::vector<UnitId> able = shooters_at_point(scene_, choice().slider, forecasts().exposures);
    if (able.empty()) caption(labels::none_can_shoot_there);
    draw_picks(width);
    if (choice().unit != no_unit) {
        draw_commanders(width, seen().motion->unit);
        for (const UnitId id : acting_units(choice())) {
            if (id != no_unit && seen()[id].hidden())
                caption(
                    words::leaves_hiding(scene_.units().name(id), scene_.places().piece(seen()[id].hidden_in)).c_str());
        }
    }
    if (forecasts().volley) draw_volley_odds(width, *forecasts().volley);
}

}  // namespace sightlines::crossfire_squads
