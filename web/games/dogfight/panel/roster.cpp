// The aircraft of each side as chips, and the full card of an aircraft.
#include <algorithm>
#include <array>

#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/panel/aircraft_card.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/panel/shot_card.h"
#include "games/dogfight/panel/tabs.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "games/dogfight/text/tips.h"
#include "games/dogfight/view.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;

void draw_plane_card(const Scene<Rules>& scene, int letter, float width) {
    const theme::Palette& p = theme::palette();
    const Aircraft& plane = scene.at.plane(letter);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    art::emblem(list, {begin.x + 10, begin.y + 12}, 18, plane.side);
    const std::string name = plane_name(letter) + "  " + std::string(card_names[static_cast<std::size_t>(plane.type)]);
    paint::text(list, theme::font(Font::strong), theme::body, {begin.x + 28, begin.y + 2}, p.text, name.c_str());
    ImGui::Dummy({width, 24});
    test_ids::add_item("card:" + plane_name(letter));
    if (const std::string state = words::state_text(plane); !state.empty()) small_text(p.refusal, state);
    if (plane.in_play()) {
        rows::fact(words::place_name(plane.hex, plane.face) + words::dot + words::pitch_name(plane.pitch),
                   words::height_text(plane.altitude, plane.leave), width);
        rows::fact(words::speed_text(plane), std::to_string(plane.speed), width);
        rows::fact(labels::test_marker, std::to_string(plane.mt), width);
        sightlines::tip(labels::test_marker_tip);
        if (plane.target != nobody)
            rows::fact(words::hunts_text(plane.target), words::combat_value_text(plane.cv), width);
    }
    card_parts::draw_ratings(plane.card, max_dive(plane), width);
    const Options& o = scene.rules.options();
    const Pilot now{static_cast<std::int8_t>(experience(o, plane)), static_cast<std::int8_t>(flying(o, plane)),
                    static_cast<std::int8_t>(shooting(o, plane))};
    rows::fact(
        words::pilot_text(plane.pilot),
        words::with_sign(now.experience) + " " + words::with_sign(now.flying) + " " + words::with_sign(now.shooting),
        width);
    card_parts::draw_damage(plane, width);
    if (plane.engine_hits != 0) rows::fact(labels::engine_hits, words::number(-plane.engine_hits), width, p.refusal);
    if (plane.control_damage != 0) rows::fact(labels::controls, words::number(-plane.control_damage), width, p.refusal);
    if (plane.wound != 0) rows::fact(labels::pilot_wounded, words::number(-plane.wound), width, p.refusal);
    if (plane.burn != 0) rows::fact(labels::fire, std::to_string(plane.burn), width, p.refusal);
    const auto jams = std::count_if(plane.jams.begin(), plane.jams.begin() + plane.card.guns,
                                    [](Gun gun) { return gun != Gun::works; });
    if (jams > 0) rows::fact(labels::guns_jammed, std::to_string(jams), width, p.refusal);
}

}  // namespace

void View::draw_players(float width) {
    const theme::Palette& p = theme::palette();
    const platform::Surroundings& around = platform::surroundings();
    const bool small = around.width < 700;
    // The labels on the board say the rest; beside the board the card of the plan has it.
    if (needs_stand_above(selection_) && decides_here()) {
        if (const auto needs = needs_of_plan(at(), selection_)) return draw_shot_card(at(), *needs, width);
    }
    const bool crowded = at().planes.size() > (small ? 4 : 8);
    const card_parts::Chip detail = crowded                     ? card_parts::Chip::height
                                    : selection_.shows_values() ? card_parts::Chip::values
                                                                : card_parts::Chip::name;
    const bool coarse = around.coarse;
    const float high = coarse ? theme::button_height() : small ? 32.0f : 36.0f;
    constexpr float gap = 5, head = 30, widest = 140;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int acting = asked().player;
    const int count = players();
    const bool beside = small && width >= 320 && count == 2 && at().planes.size() <= 4;
    const float room = beside ? (width - 12) / 2 : width;
    std::array<int, most_sides> each{};
    for (const Aircraft& plane : at().planes) ++each[static_cast<std::size_t>(plane.side)];
    const float spare = (room - head + gap) / static_cast<float>(std::ranges::max(each)) - gap,
                least = small ? 68.0f : 80.0f;
    const float chip = crowded ? (coarse ? high : 40.0f) : std::clamp(spare, least, widest);
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    float y = origin.y;
    for (int side = 0; side < count; ++side) {
        const float left = beside && side == 1 ? origin.x + room + 12 : origin.x;
        if (beside) y = origin.y;
        const int columns = count_in_row(room - head, chip, gap);
        int placed = 0;
        for (const Aircraft& plane : at().planes) placed += plane.side == side ? 1 : 0;
        const int rows_used = std::max(1, (placed + columns - 1) / columns);
        const float bottom = y + static_cast<float>(rows_used) * (high + gap);
        if (acting == side)
            list.AddRectFilled({left - 6, y - 2}, {left + room + 6, bottom - 3}, theme::fade(p.accent, 0.1f),
                               theme::radius);
        draw_emblem(list, {left + 11, y + high / 2}, 20, side);
        test_ids::add("player:" + std::to_string(side), {left, y}, {left + head, y + high});
        int place = 0;
        for (int letter = 0; letter < static_cast<int>(at().planes.size()); ++letter) {
            const Aircraft& plane = at().plane(letter);
            if (plane.side != side) continue;
            const int column = place % columns, row = place / columns;
            const ImVec2 min{left + head + static_cast<float>(column) * (chip + gap),
                             y + static_cast<float>(row) * (high + gap)};
            ++place;
            ImGui::SetCursorScreenPos(min);
            const std::string test_id = "chip:" + plane_name(letter);
            if (ImGui::InvisibleButton(test_id.c_str(), {chip, high}, ImGuiButtonFlags_EnableNav))
                selection_.choose_plane(letter);
            test_ids::add_item(test_id);
            if (ImGui::IsItemHovered()) {
                selection_.inspection().hovered = letter;
                ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            }
            sightlines::tip(plane_tip(rules(), at(), letter));
            card_parts::draw_chip(list, min, {chip, high}, plane, letter, player_colour(side),
                                  selection_.inspection().plane == letter, detail);
        }
        y = bottom;
    }
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({width, y - origin.y - gap});
}

void draw_aircraft_cards(const Scene<Rules>& scene, Selection& selection, float width) {
    if (selection.inspection().plane != nobody &&
        selection.inspection().plane < static_cast<int>(scene.at.planes.size())) {
        draw_plane_card(scene, selection.inspection().plane, width);
        if (theme::button("all-planes", labels::all_planes, 0, theme::Weight::quiet))
            selection.inspection().plane = nobody;
        return;
    }
    for (int letter = 0; letter < static_cast<int>(scene.at.planes.size()); ++letter) {
        draw_plane_card(scene, letter, width);
        ImGui::Dummy({0, 6});
    }
}

}  // namespace sightlines::dogfight
