#include "games/dogfight/editor/editor.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/keys.h"
#include "base/test_ids.h"
#include "board/look.h"
#include "board/paint.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/roster.h"
#include "games/editor.inl"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

constexpr float editor_height = 8;  // from which the land is seen

// Resets everything that is decided, rolled or moved during a turn.
Position at_turn_start(const Position& at) {
    Position draft;
    draft.phase = at.phase == Phase::initiative ? Phase::initiative : Phase::begin;
    draft.turn = at.turn;
    draft.columns = at.columns;
    draft.rows = at.rows;
    draft.limit = at.limit;
    draft.score = at.score;
    draft.grand_turn = at.grand_turn && draft.phase == Phase::initiative;
    for (const Aircraft& plane : at.planes) {
        Aircraft reset = plane;
        reset.initiative = reset.speed_change = reset.cv = reset.aerobatic_points = reset.shock = reset.under = 0;
        reset.roll_offs.clear();
        reset.plan.clear();
        reset.follow = reset.random_target = nobody;
        reset.speed_before = reset.die = reset.signal = reset.evading_level = reset.levels_gained = reset.fine = 0;
        reset.moved = reset.fresh = reset.claim = reset.tried = reset.form = reset.shown = reset.well = reset.level =
            false;
        if (reset.target != nobody) reset.cv = plane.cv;
        draft.planes.push_back(reset);
    }
    return draft;
}

}  // namespace

Editor::Editor(const MatchOf<Rules>& match) : EditorOf(match, at_turn_start(match.history().at())) {}

Position Editor::emptied() const {
    Position empty;
    empty.columns = draft().columns;
    empty.rows = draft().rows;
    empty.limit = draft().limit;
    return empty;
}

void Editor::changed() {
    if (chosen_ >= static_cast<int>(draft().planes.size())) chosen_ = nobody;
}

const Aircraft* Editor::chosen_plane() const { return chosen_ == nobody ? nullptr : &draft().plane(chosen_); }

void Editor::put(Hex hex) {
    if (draft().planes.size() == most_planes) return;
    Aircraft plane;
    plane.side = static_cast<std::int8_t>(brush_);
    plane.type = type_;
    plane.card = card_of(type_);
    plane.hex = hex;
    plane.face = hex.column * 2 < draft().columns ? Facing::ne : Facing::sw;
    plane.altitude = 8;
    plane.speed = static_cast<std::int8_t>(plane.card.level - 1);
    Position next = draft();
    next.planes.push_back(plane);
    change(std::move(next));
    chosen_ = static_cast<int>(draft().planes.size()) - 1;
}

// An aircraft's letter is its index, so targets with later letters are renumbered.
void Editor::remove(int letter) {
    Position next = draft();
    next.planes.erase(next.planes.begin() + letter);
    for (Aircraft& plane : next.planes) {
        if (plane.target == letter) {
            plane.target = nobody;
            plane.cv = 0;
        } else if (plane.target > letter) {
            --plane.target;
        }
    }
    chosen_ = nobody;
    change(std::move(next));
}

// Repeated clicks go through the aircraft that share a hex.
void Editor::click(Hex hex) {
    if (cursor_) cursor_ = hex;
    if (brush_ == mover && chosen_ != nobody) {
        Position next = draft();
        next.plane(chosen_).hex = hex;
        return change(std::move(next));
    }
    const auto count = static_cast<int>(draft().planes.size());
    for (int i = 1; i <= count; ++i) {
        const int letter = (std::max(chosen_, -1) + i) % count;
        if (draft().plane(letter).hex != hex) continue;
        if (brush_ == eraser) return remove(letter);
        chosen_ = letter == chosen_ ? nobody : letter;
        return;
    }
    if (brush_ < most_sides) put(hex);
}

void Editor::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    const Hex before = cursor_.value_or(
        Hex{static_cast<std::int8_t>(draft().columns / 2 - 1), static_cast<std::int8_t>(draft().rows / 2)});
    const ArrowSteps steps = arrow_steps();
    const int way = chart_.turned ? -1 : 1;
    const Hex next{static_cast<std::int8_t>(before.column + way * steps.across),
                   static_cast<std::int8_t>(before.row + way * steps.down)};
    if (next != before && is_on_map(draft(), next)) cursor_ = next;
    if (cursor_ && (key_repeated(ImGuiKey_Enter) || key_repeated(ImGuiKey_Space))) click(*cursor_);
    for (int brush = 0; brush < most_sides; ++brush) {
        if (key_repeated(static_cast<ImGuiKey>(ImGuiKey_1 + brush))) brush_ = brush;
    }
    if (key_repeated(ImGuiKey_M)) brush_ = mover;
    if (key_repeated(ImGuiKey_X) && chosen_ != nobody) remove(chosen_);
    const int turn = (key_repeated(ImGuiKey_Period) ? 1 : 0) - (key_repeated(ImGuiKey_Comma) ? 1 : 0);
    const int climb = (key_repeated(ImGuiKey_PageUp) ? 1 : 0) - (key_repeated(ImGuiKey_PageDown) ? 1 : 0);
    if (chosen_ != nobody && (turn != 0 || climb != 0)) {
        Position changed_draft = draft();
        Aircraft& plane = changed_draft.plane(chosen_);
        plane.face =
            turn == 0 ? plane.face : static_cast<Facing>((static_cast<int>(plane.face) + 1 + turn + 7) % 7 - 1);
        plane.altitude = static_cast<std::int8_t>(std::clamp<int>(plane.altitude + climb, 1, plane.card.ceiling));
        change(std::move(changed_draft));
    }
    if (key_repeated(ImGuiKey_Escape)) {
        chosen_ = nobody;
        cursor_.reset();
    }
}

void Editor::take_pointer(const Area& area) {
    const bool released = board_button(area) == BoardPress::click;
    for (std::int8_t column = 0; column < draft().columns; ++column) {
        for (std::int8_t row = 0; row < draft().rows; ++row) {
            const ImVec2 c = chart_.centre({column, row});
            test_ids::add_point("cell:" + hex_name({column, row}), c);
        }
    }
    hovered_ = ImGui::IsItemHovered() ? chart_.hex_at(ImGui::GetIO().MousePos) : std::nullopt;
    if (released && hovered_) click(*hovered_);
}

void Editor::draw_aircraft(ImDrawList& list) const {
    std::vector<art::Look> looks;
    for (const Aircraft& plane : draft().planes) {
        if (!plane.in_play()) continue;
        const ImVec2 c = chart_.centre(plane.hex), edge = chart_.edge(plane.hex, plane.face);
        looks.push_back({.ground = {c.x + (edge.x - c.x) * 0.5f, c.y + (edge.y - c.y) * 0.5f},
                         .size = chart_.size,
                         .angle = chart_.angle(plane.face),
                         .level = static_cast<float>(plane.altitude) + static_cast<float>(plane.leave) / 2,
                         .pitch = static_cast<float>(plane.pitch),
                         .scale = 0.9f * board_look().pieces,
                         .side = plane.side,
                         .type = plane.type,
                         .middle = plane.middle(),
                         .spin = plane.spin,
                         .smoke = plane.smoke > 0,
                         .fire = plane.fire > 0});
    }
    for (const art::Look& look : looks) art::shadow(list, look);
    for (const art::Look& look : looks) art::stalk(list, look);
    std::size_t shown = 0;
    for (std::size_t i = 0; i < draft().planes.size(); ++i) {
        if (!draft().planes[i].in_play()) continue;
        const art::Look& look = looks[shown++];
        art::plane(list, look);
        const ImVec2 at = art::lifted(look);
        const float half = std::max(7.0f, chart_.size * 0.3f);
        const ImVec2 c{at.x + chart_.size * 0.55f, at.y - chart_.size * 0.35f};
        art::letter_tile(list, {c.x - half, c.y - half}, {c.x + half, c.y + half}, look.side, static_cast<int>(i));
    }
}

void Editor::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const BoardLook look = board_look();
    chart_.turned = look.turned;
    chart_.columns = draft().columns;
    chart_.rows = draft().rows;
    const Area window = art::window_of(area);
    chart_.size = art::size_for_window(window.size(), chart_.columns, chart_.rows);
    const ImVec2 extent = chart_.extent();
    chart_.origin = {platform::snap((area.min.x + area.max.x - extent.x) / 2),
                     platform::snap((area.min.y + area.max.y + art::room_above * chart_.size - extent.y) / 2)};
    list.PushClipRect(area.min, area.max, true);
    art::sheet(list, chart_, area, look.coordinates);
    list.PushClipRect(window.min, window.max, true);
    art::sky(list, chart_, window, editor_height);
    art::grid(list, chart_);
    list.PopClipRect();
    const theme::Palette& p = theme::palette();
    const auto outline = [&](Hex hex, ImU32 ink, float width) {
        art::hex_outline(list, chart_, hex, 1, 0, ink, width);
    };
    if (hovered_) outline(*hovered_, theme::fade(p.accent, 0.6f), 1.5f);
    if (const Aircraft* plane = chosen_plane()) outline(plane->hex, p.accent, 3);
    if (cursor_) outline(*cursor_, p.text, 2);
    draw_aircraft(list);
    list.PopClipRect();
    take_pointer(area);
    take_keys();
}

std::string Editor::state() const {
    Json json = Json::object();
    json["brush"] = brush_;
    json["chosen"] = chosen_ == nobody ? Json() : Json(plane_name(chosen_));
    json["cursor"] = cursor_ ? Json(hex_name(*cursor_)) : Json();
    return write_json(json);
}

std::unique_ptr<BoardEditor> make_editor(const Match& match) { return editor_of<Rules, Editor>(match); }

}  // namespace sightlines::dogfight
