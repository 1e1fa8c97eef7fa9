#include "games/aerial_war/editor/editor.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "board/look.h"
#include "board/paint.h"
#include "board/zoom.h"
#include "games/aerial_war/cursor.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/labels.h"
#include "games/aerial_war/text/lexicon.h"
#include "games/editor.inl"

namespace sightlines::aerial_war {
namespace {

int side_of(int brush) { return brush / 4; }
Colour colour_of(int brush) { return all_colours[static_cast<std::size_t>(brush % 4)]; }

void erase_plane(Position& at, const Plane* plane) {
    if (plane != nullptr) at.planes.erase(at.planes.begin() + (plane - at.planes.begin()));
}

}  // namespace

Position Editor::emptied() const {
    Position empty;
    empty.phase = Phase::throttle;
    return empty;
}

void Editor::changed() {
    if (plane_on(draft(), chosen_) == nullptr) chosen_ = no_square;
}

void Editor::tidy(Position& next) const {
    if (next.phase != Phase::initiative) next.phase = Phase::throttle;
    next.high = 0;
    next.dice = {};
    if (next.phase == Phase::initiative) {
        next.side = next.first = 0;
        next.round = 1;
        next.mover = Colour::red;
    } else if (plane_of(next, next.side, next.mover) == nullptr) {
        const auto first = std::find_if(all_colours.begin(), all_colours.end(), [&next](Colour colour) {
            return plane_of(next, next.side, colour) != nullptr;
        });
        if (first != all_colours.end()) next.mover = *first;
    }
}

void Editor::remove(Square square) {
    edit([square](Position& next) { erase_plane(next, plane_on(next, square)); });
}

void Editor::click(Square square) {
    if (square == no_square) {
        chosen_ = no_square;
        return;
    }
    if (cursor_ != no_square) cursor_ = square;
    if (brush_ == eraser) return remove(square);
    if (plane_on(draft(), square) != nullptr) {
        chosen_ = chosen_ == square ? no_square : square;
        return;
    }
    chosen_ = square;
    edit([this, square](Position& next) {
        Plane plane{square, static_cast<std::int8_t>(side_of(brush_)), colour_of(brush_),
                    side_of(brush_) == 0 ? Facing::n : Facing::s};
        // A plane that is already on the board moves here and keeps its facing.
        const Plane* before = plane_of(next, plane.side, plane.colour);
        if (before != nullptr) plane.facing = before->facing;
        erase_plane(next, before);
        next.planes.insert(std::find_if(next.planes.begin(), next.planes.end(),
                                        [square](const Plane& other) { return other.square > square; }),
                           plane);
    });
}

void Editor::turn_plane(int quarters) {
    edit([&](Position& next) {
        for (Plane& plane : next.planes) {
            if (plane.square == chosen_) plane.facing = turned(plane.facing, quarters);
        }
    });
}

void Editor::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    take_cursor_keys(middle, beside);
    if (key_repeated(ImGuiKey_Comma)) turn_plane(-1);
    if (key_repeated(ImGuiKey_Period) || key_repeated(ImGuiKey_T)) turn_plane(1);
    if (key_repeated(ImGuiKey_Delete) || key_repeated(ImGuiKey_Backspace) || key_repeated(ImGuiKey_X))
        remove(chosen_ != no_square ? chosen_ : cursor_);
    for (int brush = 0; brush <= eraser; ++brush) {
        if (key_repeated(static_cast<ImGuiKey>(ImGuiKey_1 + brush))) brush_ = brush;
    }
    if (key_repeated(ImGuiKey_Escape)) chosen_ = cursor_ = no_square;
}

void Editor::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 room = area.size();
    const ImVec2 size{std::min(room.x, room.y * 1.02f), std::min(room.y, room.x * 1.25f)};
    const BoardLook look = board_look();
    grid_.turned = look.turned;
    grid_.cell = art::cell_for_sheet(size);
    const ImVec2 c = Zoom().middle_in(area);
    grid_.centre = c;
    list.PushClipRect(area.min, area.max, true);
    art::map_sheet(list, grid_, {c.x - size.x / 2, c.y - size.y / 2}, {c.x + size.x / 2, c.y + size.y / 2},
                   look.coordinates);
    const theme::Palette& p = theme::palette();
    if (draft().phase != Phase::initiative) {
        if (const Plane* plane = plane_of(draft(), draft().side, draft().mover))
            list.AddCircle(grid_.at(plane->square), grid_.cell * 0.54f, p.accent, 0, 2);
    }
    for (const Plane& plane : draft().planes) {
        const art::Look drawn{.centre = grid_.at(plane.square),
                              .cell = grid_.cell * std::min(look.pieces, art::largest),
                              .angle = grid_.angle(plane.facing),
                              .side = plane.side,
                              .colour = plane.colour};
        art::ground_disc(list, drawn);
        art::plane_shadow(list, drawn);
        art::plane(list, drawn);
        art::letter_tag(list, drawn);
    }
    draw_outlines([&](Square square, ImU32 colour, float width) {
        const Area frame = square_around(grid_.at(square), grid_.cell * 0.5f);
        list.AddRect(frame.min, frame.max, colour, 3, 0, width);
    });
    list.PopClipRect();
    take_pointer(
        area, [this](Square square) { return grid_.at(square); }, [this](ImVec2 point) { return grid_.under(point); });
    take_keys();
}

// A row of planes for each side, and the eraser.
void Editor::draw_brushes(float width) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float gap = 6, tall = theme::button_height() + 6, side = std::min(54.0f, (width - 4 * gap) / 5);
    for (int brush = 0; brush <= eraser; ++brush) {
        if (brush % 4 != 0 || brush == eraser) ImGui::SameLine(0, gap);
        if (tile("brush:" + std::to_string(brush), {side, tall}, brush_ == brush)) brush_ = brush;
        const ImVec2 min = ImGui::GetItemRectMin();
        const ImVec2 c{min.x + side / 2, min.y + tall / 2};
        if (brush == eraser) {
            const float r = side * 0.17f;
            paint::cross(list, c, r, p.refusal, 2);
            continue;
        }
        const bool on_board = plane_of(draft(), side_of(brush), colour_of(brush)) != nullptr;
        art::plane_icon(list, c, 34, side_of(brush), colour_of(brush), on_board ? 0.45f : 1);
        paint::label(list, theme::font(theme::Font::strong), 12, {min.x + side - 9, min.y + tall - 9}, p.text,
                     art::letter(colour_of(brush)));
    }
}

void Editor::draw_plane_card() {
    const Plane* plane = plane_on(draft(), chosen_);
    if (plane == nullptr) return caption(labels::how_to_edit);
    if (const int by = stepper("plane:turn", faced(plane->square, plane->facing).c_str(), true, true, 64); by != 0)
        turn_plane(by);
    ImGui::SameLine(0, 12);
    if (theme::button("plane:remove", labels::remove, 0)) remove(chosen_);
}

void Editor::draw_turn(float width) {
    constexpr std::array phases{labels::first_roll, labels::turn_of_plane};
    const int phase = draft().phase == Phase::initiative ? 0 : 1;
    if (const int chosen = segments("phase", phases, phase, width); chosen >= 0) {
        edit([chosen](Position& next) { next.phase = chosen == 0 ? Phase::initiative : Phase::throttle; });
    }
    if (phase == 0) return;
    caption(labels::whose_turn);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float gap = 4, side = theme::button_height(), each = std::min(side, (width - 8 * gap) / 8);
    for (int place = 0; place < 8; ++place) {
        const Plane* plane = plane_of(draft(), side_of(place), colour_of(place));
        if (place > 0) ImGui::SameLine(0, place == 4 ? 2 * gap : gap);
        const bool on = draft().side == side_of(place) && draft().mover == colour_of(place) && plane != nullptr;
        if (tile("mover:" + std::to_string(place), {each, side}, on) && plane != nullptr) {
            edit([moves = *plane](Position& next) {
                next.side = moves.side;
                next.mover = moves.colour;
            });
        }
        const ImVec2 min = ImGui::GetItemRectMin();
        art::plane_icon(list, {min.x + each / 2, min.y + side / 2}, each * 0.75f, side_of(place), colour_of(place),
                        plane != nullptr ? 1.0f : 0.15f);
    }
}

// Which side moves first, the numbers of battle and round, and the score.
void Editor::draw_match(float width) {
    const float gap = 12;
    const auto number = [this](const char* test_id, const std::string& text, int value, int least, int most, auto set) {
        const int by = stepper(test_id, text.c_str(), value > least, value < most, 74);
        if (by != 0) edit([&](Position& next) { set(next, value + by); });
    };
    if (draft().phase != Phase::initiative) {
        for (int player = 0; player < 2; ++player) {
            if (player > 0) ImGui::SameLine(0, 6);
            if (emblem_tile("first:" + std::to_string(player), player, draft().first == player, art::emblem))
                edit([player](Position& next) { next.first = static_cast<std::int8_t>(player); });
        }
        ImGui::SameLine(0, 10);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(labels::moves_first);
    }
    const int battles = rules().options().battles;
    const auto battle = [](Position& next, int value) { next.battle = static_cast<std::int8_t>(value); };
    if (battles > 1) number("battle", labels::battle_number(draft().battle), draft().battle, 1, battles, battle);
    if (draft().phase != Phase::initiative) {
        if (battles > 1) same_line_if_fits(gap, stepper_width(74), width);
        const int most = rules().options().round_limit > 0 ? rules().options().round_limit : last_round;
        number("round", labels::round_number(draft().round), draft().round, 1, most,
               [](Position& next, int value) { next.round = static_cast<std::int16_t>(value); });
    }
    if (battles == 1) return;
    caption(labels::battles_won);
    for (int player = 0; player < 2; ++player) {
        if (player > 0) same_line_if_fits(gap, stepper_width(74), width);
        const auto seat = static_cast<std::size_t>(player);
        const std::string test_id = "score:" + std::to_string(player);
        number(test_id.c_str(), labels::battles_won_by_side(draft().score[seat]), draft().score[seat], 0, 2,
               [seat](Position& next, int value) { next.score[seat] = static_cast<std::int8_t>(value); });
    }
}

void Editor::draw_tools(float width) {
    draw_brushes(width);
    draw_plane_card();
    ImGui::Dummy({0, 2});
    draw_turn(width);
    draw_match(width);
}

std::unique_ptr<BoardEditor> make_editor(const Match& match) { return editor_of<Rules, Editor>(match); }

}  // namespace sightlines::aerial_war
