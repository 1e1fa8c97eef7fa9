#include "games/crosshairs/editor/editor.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "board/paint.h"
#include "board/zoom.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/cursor.h"
#include "games/crosshairs/rules/choice.h"
#include "games/editor.inl"

namespace sightlines::crosshairs {
namespace {

// A new plane faces across the board from its own side.
Heading inwards(BoardSide side) {
    constexpr std::array<Heading, 6> across{Heading::ne, Heading::ne, Heading::e, Heading::sw, Heading::sw, Heading::w};
    return across[static_cast<std::size_t>(side)];
}

Plane* plane_in(Position& at, Cell cell) {
    const auto found =
        std::find_if(at.planes.begin(), at.planes.end(), [cell](const Plane& p) { return p.cell == cell; });
    return found == at.planes.end() ? nullptr : &*found;
}

std::size_t seat(int player) { return static_cast<std::size_t>(player); }

}  // namespace

Position Editor::emptied() const {
    Position empty;
    empty.phase = Phase::act;
    empty.left = 0;
    return empty;
}

void Editor::changed() {
    if (chosen_plane() == nullptr) chosen_ = no_cell;
}

const Plane* Editor::chosen_plane() const { return chosen_ == no_cell ? nullptr : plane_at(draft(), chosen_); }

void Editor::tidy(Position& next) const {
    const Plane* diving = next.dive == no_cell ? nullptr : plane_at(next, next.dive);
    if (next.phase == Phase::dive && (diving == nullptr || diving->owner != next.player || !diving->acted))
        next.phase = Phase::act;
    if (next.phase != Phase::dive) next.dive = no_cell;
    if (next.phase == Phase::over && !rules().decided(next)) next.phase = Phase::act;
    if (next.phase == Phase::clouds) {
        next.planes.clear();
        next.round = 1;
        next.left = 0;
        return;
    }
    int waiting = next.off[seat(next.player)];
    bool begun = false;
    for (Plane& plane : next.planes) {
        plane.acted = plane.acted && plane.owner == next.player && next.phase != Phase::over;
        begun = begun || plane.acted;
        if (plane.owner == next.player && !plane.acted) ++waiting;
    }
    const bool another_turn =
        next.player != draft().player || next.round != draft().round || next.phase != draft().phase;
    const bool fresh = draft().phase != Phase::clouds && draft().left == rules().quota(draft());
    if (!begun && (another_turn || fresh)) next.left = static_cast<std::int8_t>(rules().quota(next));
    next.left = static_cast<std::int8_t>(std::clamp<int>(next.left, 0, waiting));
}

void Editor::remove(Cell cell) {
    edit([cell](Position& next) {
        Plane* plane = plane_in(next, cell);
        if (plane == nullptr) return next.clouds.erase(cell);
        ++next.off[seat(plane->owner)];
        next.planes.erase(plane);
    });
}

void Editor::click(Cell cell) {
    if (cell == no_cell) {
        chosen_ = no_cell;
        return;
    }
    if (cursor_ != no_cell) cursor_ = cell;
    if (brush_ == eraser) return remove(cell);
    if (brush_ == cloud_brush) {
        if (draft().clouds.contains(cell)) return edit([cell](Position& next) { next.clouds.erase(cell); });
        return edit([cell](Position& next) { next.clouds.insert(cell); });
    }
    if (plane_at(draft(), cell) != nullptr) {
        chosen_ = chosen_ == cell ? no_cell : cell;
        return;
    }
    if (draft().planes.size() == draft().planes.capacity()) return;
    chosen_ = cell;
    edit([this, cell](Position& next) {
        const Plane plane{cell, static_cast<std::int8_t>(brush_), inwards(rules().setup().seats[seat(brush_)].side)};
        next.planes.insert(
            std::find_if(next.planes.begin(), next.planes.end(), [cell](const Plane& p) { return p.cell > cell; }),
            plane);
        if (next.phase == Phase::clouds) next.phase = Phase::act;
        if (next.off[seat(brush_)] > 0) --next.off[seat(brush_)];
    });
}

void Editor::change_plane(int turn, int climb) {
    if (chosen_plane() == nullptr) return;
    edit([&](Position& next) {
        Plane& plane = *plane_in(next, chosen_);
        plane.heading = turned(plane.heading, turn);
        plane.height = static_cast<std::int8_t>(std::clamp(plane.height + climb, 0, top_height));
    });
}

void Editor::mark_plane() {
    if (chosen_plane() == nullptr || chosen_plane()->owner != draft().player) return;
    edit([this](Position& next) {
        Plane& plane = *plane_in(next, chosen_);
        plane.acted = !plane.acted;
    });
}

void Editor::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    take_cursor_keys(middle, beside);
    if (key_repeated(ImGuiKey_Comma)) change_plane(-1, 0);
    if (key_repeated(ImGuiKey_Period) || key_repeated(ImGuiKey_T)) change_plane(1, 0);
    if (key_repeated(ImGuiKey_PageUp)) change_plane(0, 1);
    if (key_repeated(ImGuiKey_PageDown)) change_plane(0, -1);
    if (key_repeated(ImGuiKey_M)) mark_plane();
    if (key_repeated(ImGuiKey_X) && (chosen_ != no_cell || cursor_ != no_cell))
        remove(chosen_ != no_cell ? chosen_ : cursor_);
    for (int player = 0; player < rules().setup().players; ++player) {
        if (key_repeated(static_cast<ImGuiKey>(ImGuiKey_1 + player))) brush_ = player;
    }
    if (key_repeated(ImGuiKey_C)) brush_ = cloud_brush;
    if (key_repeated(ImGuiKey_Escape)) chosen_ = cursor_ = no_cell;
}

void Editor::draw_pieces(ImDrawList& list) const {
    for (const int cell : draft().clouds) art::cloud_shadow(list, view_, hex_of(static_cast<Cell>(cell)));
    for (const int number : draft().clouds) {
        const auto cell = static_cast<Cell>(number);
        std::optional<Hex> beside;
        for (const Heading heading : all_headings) {
            const Cell other = ahead(cell, heading);
            if (other != no_cell && draft().clouds.contains(other)) beside = hex_of(other);
        }
        art::cloud(list, view_, hex_of(cell), beside ? &*beside : nullptr,
                   plane_at(draft(), cell) != nullptr ? 0.4f : 1);
    }
    for (const bool shadows : {true, false}) {
        for (const Plane& plane : draft().planes) {
            const art::Look look{.ground = view_.at(hex_of(plane.cell)),
                                 .cell = view_.cell * look_.pieces,
                                 .angle = view_.angle(plane.heading),
                                 .height = static_cast<float>(plane.height),
                                 .side = plane.owner,
                                 .spent = plane.acted};
            if (shadows) {
                art::plane_shadow(list, look);
            } else {
                art::plane(list, look);
                art::height_tag(list, look);
            }
        }
    }
}

void Editor::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 sheet = art::sheet_in(area.size());
    look_ = board_look();
    view_.turned = look_.turned;
    view_.cell = art::cell_for_sheet(sheet);
    view_.centre = Zoom().middle_in(area);
    list.PushClipRect(area.min, area.max, true);
    const ImVec2 c = view_.centre;
    art::map_sheet(list, view_, {c.x - sheet.x / 2, c.y - sheet.y / 2}, {c.x + sheet.x / 2, c.y + sheet.y / 2},
                   rules().setup(), art::landscape_seed, look_.coordinates);
    draw_pieces(list);
    draw_outlines([&](Cell cell, ImU32 colour, float width) {
        std::array<ImVec2, 6> corners;
        for (int i = 0; i < 6; ++i) corners[static_cast<std::size_t>(i)] = view_.corner(hex_of(cell), i);
        paint::stroke(list, corners, colour, width, paint::Ends::closed);
    });
    list.PopClipRect();
    take_pointer(
        area, [this](Cell cell) { return view_.at(hex_of(cell)); },
        [this](ImVec2 point) { return cell_at(view_.hex_at(point)); });
    take_keys();
}

std::unique_ptr<BoardEditor> make_editor(const Match& match) { return editor_of<Rules, Editor>(match); }

}  // namespace sightlines::crosshairs
