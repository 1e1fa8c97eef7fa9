// The tools panel of the editor: brushes, and all values of the chosen aircraft.
#include <algorithm>

#include "board/paint.h"
#include "games/dogfight/editor/editor.h"
#include "games/dogfight/panel/aircraft_card.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/schema.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {

namespace tools = labels::tools;

template <class Change>
void Editor::change_plane(Change change_it) {
    Position next = draft();
    Aircraft& plane = next.plane(chosen_);
    change_it(plane);
    // An aircraft in a spin has no facing, and no speed (DF-STALL-05).
    if (plane.spin) {
        plane.face = Facing::none;
        plane.pitch = -2;
        plane.speed = 0;
        plane.target = nobody;
    }
    if (plane.target == nobody) plane.cv = 0;
    plane.altitude = std::min(plane.altitude, plane.card.ceiling);
    if (plane.altitude == plane.card.ceiling) plane.leave = std::min<std::int8_t>(plane.leave, 0);
    plane.damage = static_cast<std::int16_t>(std::clamp<int>(plane.damage, 0, 2 * all_boxes(plane.card) - 1));
    plane.card.wing = std::min(plane.card.wing, plane.card.guns);
    change(std::move(next));
}

// A row with a name and a stepper.
template <class Change>
void Editor::amount(const char* name, const char* test_id, int value, int least, int most, const std::string& text,
                    float width, Change change_it) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float middle = 88, control = 2 * theme::button_height() + middle;
    paint::text(*ImGui::GetWindowDrawList(), theme::font(theme::Font::text), theme::body,
                {begin.x, begin.y + (theme::button_height() - theme::body) / 2}, theme::palette().text, name);
    ImGui::SetCursorScreenPos({begin.x + width - control, begin.y});
    if (const int by = stepper(test_id, text.c_str(), value > least, value < most, middle); by != 0)
        change_it(value + by);
}

void Editor::draw_brushes(float width) {
    const theme::Palette& p = theme::palette();
    // A narrow panel reduces the gaps, so that the buttons stay large enough for fingers.
    const float gap = std::clamp((width - 6 * theme::button_height()) / 5, 2.0f, 6.0f);
    const float side = (width - 5 * gap) / 6, tall = std::max(40.0f, theme::button_height());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int brush = 0; brush <= eraser; ++brush) {
        if (brush > 0) ImGui::SameLine(0, gap);
        const std::string test_id = brush == mover    ? "brush:move"
                                    : brush == eraser ? "brush:none"
                                                      : "brush:" + std::to_string(brush);
        if (tile(test_id, {side, tall}, brush_ == brush)) brush_ = brush;
        const ImVec2 min = ImGui::GetItemRectMin();
        const ImVec2 c{min.x + side / 2, min.y + tall / 2};
        const float r = tall * 0.2f;
        if (brush == mover) {
            paint::arrow(list, {c.x - 2 * r, c.y}, {c.x + 2 * r, c.y}, p.text, 2, 8);
        } else if (brush == eraser) {
            paint::cross(list, c, r, p.refusal, 2);
        } else {
            art::plane_icon(list, c, tall * 0.74f, brush, type_);
        }
    }
    draw_types(width);
}

void Editor::draw_types(float width) {
    const theme::Palette& p = theme::palette();
    const Aircraft* plane = chosen_plane();
    const Type shown = plane != nullptr ? plane->type : type_;
    const int side = plane != nullptr ? plane->side : std::min(brush_, most_sides - 1);
    constexpr float least = 62;  // for the longest name
    const int in_row = std::clamp(static_cast<int>((width + 6) / (least + 6)), 1, 4);
    const ImVec2 size{(width + 6) / static_cast<float>(in_row) - 6, 48};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int i = 0; i < static_cast<int>(type_words.size()); ++i) {
        const auto type = static_cast<Type>(i);
        if (i % in_row != 0) ImGui::SameLine(0, 6);
        if (tile("type:" + std::to_string(i), size, type == shown)) {
            type_ = type;
            if (plane != nullptr)
                return change_plane([type](Aircraft& changing) {
                    changing.type = type;
                    changing.card = card_of(type);
                });
        }
        const ImVec2 min = ImGui::GetItemRectMin();
        const float x = min.x + size.x / 2;
        art::plane_icon(list, {x, min.y + 17}, 25, side, type);
        paint::label(list, theme::font(theme::Font::text), theme::small - 3, {x, min.y + 39}, p.text,
                     words::type_name(type));
    }
}

void Editor::draw_place(float width) {
    const Aircraft plane = *chosen_plane();
    const auto small = [](int value) { return static_cast<std::int8_t>(value); };
    const int face = static_cast<int>(plane.face);
    amount(tools::facing, "plane:turn", 0, -1, 1,
           face < 0 ? tools::circling : std::string(facing_words[static_cast<std::size_t>(face)]), width, [&](int by) {
               change_plane([&](Aircraft& a) { a.face = static_cast<Facing>((face + 1 + by + 7) % 7 - 1); });
           });
    amount(tools::height, "plane:level", plane.altitude, 1, plane.card.ceiling, std::to_string(plane.altitude), width,
           [&](int value) { change_plane([&](Aircraft& a) { a.altitude = small(value); }); });
    amount(tools::changing_height, "plane:leave", plane.leave, -1, 1,
           tools::leaves[static_cast<std::size_t>(plane.leave + 1)], width,
           [&](int value) { change_plane([&](Aircraft& a) { a.leave = small(value); }); });
    amount(tools::pitch, "plane:pitch", plane.pitch, -3, 3, words::with_sign(plane.pitch), width,
           [&](int value) { change_plane([&](Aircraft& a) { a.pitch = small(value); }); });
    amount(tools::speed, "plane:speed", plane.speed, 0, top_speed, std::to_string(plane.speed), width,
           [&](int value) { change_plane([&](Aircraft& a) { a.speed = small(value); }); });
    amount(tools::test_marker, "plane:mt", plane.mt, 0, 3, std::to_string(plane.mt), width,
           [&](int value) { change_plane([&](Aircraft& a) { a.mt = small(value); }); });
}

void Editor::draw_state(float width) {
    const Aircraft plane = *chosen_plane();
    const auto small = [](int value) { return static_cast<std::int8_t>(value); };
    const auto found =
        std::find_if(grades.begin(), grades.end(), [&](const Grade& grade) { return grade.pilot == plane.pilot; });
    const auto grade = static_cast<int>(found == grades.end() ? 1 : found - grades.begin());
    amount(tools::pilot, "plane:pilot", grade, 0, static_cast<int>(grades.size()) - 1, words::grade_name(plane.pilot),
           width, [&](int value) {
               change_plane([&](Aircraft& a) { a.pilot = grades[static_cast<std::size_t>(value)].pilot; });
           });
    amount(tools::target, "plane:target", plane.target, nobody, static_cast<int>(draft().planes.size()) - 1,
           plane.target == nobody ? tools::no_target : plane_name(plane.target), width, [&](int value) {
               // An aircraft cannot be its own target.
               const int by = value - plane.target, other = value == chosen_ ? value + by : value;
               if (other >= static_cast<int>(draft().planes.size())) return;
               change_plane([&](Aircraft& a) { a.target = small(other); });
           });
    if (plane.target != nobody)
        amount(tools::combat_value, "plane:cv", plane.cv, -20, 10, words::number(plane.cv), width,
               [&](int value) { change_plane([&](Aircraft& a) { a.cv = static_cast<std::int16_t>(value); }); });
    amount(tools::damage, "plane:damage", plane.damage, 0, 2 * all_boxes(plane.card) - 1, std::to_string(plane.damage),
           width, [&](int value) { change_plane([&](Aircraft& a) { a.damage = static_cast<std::int16_t>(value); }); });
    card_parts::draw_damage(plane, width);
    if (toggle("plane:spin", plane.spin)) change_plane([](Aircraft& a) { a.spin = !a.spin; });
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(tools::in_spin);
    ImGui::SameLine(0, 16);
    if (theme::button("plane:remove", tools::remove, 0)) remove(chosen_);
}

// The values of its card can be changed (DF-CARD-01).
void Editor::draw_own_card(float width) {
    if (theme::button("plane:card", card_open_ ? tools::hide_ratings : tools::ratings, 0, theme::Weight::quiet))
        card_open_ = !card_open_;
    if (!card_open_) return;
    const Card card = chosen_plane()->card;
    for (const schema::Field& field : card_schema().rows) {
        if (field.size == 0) continue;
        const std::string test_id = "card:" + std::string(field.key);
        const int value = schema::number_of(&card, field);
        amount(labels::rating_name(field.key), test_id.c_str(), value, field.form->least, field.form->most,
               words::number(value), width, [&](int changed_to) {
                   change_plane([&](Aircraft& a) { schema::set_number(&a.card, field, changed_to); });
               });
    }
    for (std::size_t set = 0; set < card.boxes.size(); ++set) {
        const std::string number = std::to_string(set + 1);
        amount(words::boxes_name(static_cast<int>(set) + 1).c_str(), ("boxes:" + number).c_str(), card.boxes[set], 1,
               12, std::to_string(card.boxes[set]), width, [&](int value) {
                   change_plane([&](Aircraft& a) { a.card.boxes[set] = static_cast<std::int8_t>(value); });
               });
    }
}

void Editor::draw_plane(float width) {
    if (chosen_plane() == nullptr) return caption(tools::tap_a_hex);
    {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextUnformatted(wording::capital(words::plane_words(draft(), chosen_)).c_str());
    }
    draw_place(width);
    if (chosen_plane() != nullptr) draw_state(width);
    if (chosen_plane() != nullptr) draw_own_card(width);
}

void Editor::draw_sky(float width) {
    if (const int chosen = segments("phase", tools::phases, draft().phase == Phase::initiative ? 1 : 0, width);
        chosen >= 0) {
        Position next = draft();
        next.phase = chosen == 1 ? Phase::initiative : Phase::begin;
        change(std::move(next));
    }
    const auto with = [&](const char* name, const char* test_id, auto Position::* member, int least, int most) {
        amount(name, test_id, draft().*member, least, most, std::to_string(draft().*member), width, [&](int value) {
            Position next = draft();
            next.*member = static_cast<std::remove_reference_t<decltype(next.*member)>>(value);
            change(std::move(next));
        });
    };
    with(tools::turn, "turn", &Position::turn, 1, last_turn);
    with(tools::last_turn, "limit", &Position::limit, 1, last_turn);
    with(tools::columns, "columns", &Position::columns, 3, most_columns);
    with(tools::rows, "rows", &Position::rows, 3, most_rows);
}

void Editor::draw_tools(float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 4));
    draw_brushes(width);
    draw_plane(width);
    ImGui::Dummy({0, 4});
    draw_sky(width);
    ImGui::PopStyleVar();
}

}  // namespace sightlines::dogfight
