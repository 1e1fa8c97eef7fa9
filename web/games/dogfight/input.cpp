// Pointer and keys on the board.
#include <algorithm>
#include <array>
#include <cfloat>

#include "app/test_ids.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/view.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"

namespace sightlines::dogfight {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }
bool pressed_again(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

float squared(ImVec2 a, ImVec2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

void mark(const std::string& name, ImVec2 centre, float half) {
    test_ids::add(name, {centre.x - half, centre.y - half}, {centre.x + half, centre.y + half});
}

bool on_map(const Position& at, Hex hex) {
    return hex.column >= 0 && hex.row >= 0 && hex.column < at.columns && hex.row < at.rows;
}

}  // namespace

void View::take_pointer(const Area& area) {
    const bool released = board_button(area);
    for (int column = 0; column < chart_.columns; ++column) {
        for (int row = 0; row < chart_.rows; ++row) {
            const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            mark("cell:" + hex_name(hex), chart_.centre(hex), 3);
        }
    }
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const art::Look& look = looks_[static_cast<std::size_t>(letter)];
        if (look.opacity > 0) mark("plane:" + name_of(letter), art::lifted(look), 4);
    }
    for (const Ghost& ghost : ghosts_) {
        const Action action = at().phase == Phase::exit ? Action(ExitTo{ghost.step.exit}) : Action(ghost.step);
        mark("ghost:" + move_text(action), ghost.centre, 4);
    }
    if (strip_.size().x > 0) test_ids::add("strip", strip_.min, strip_.max);

    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemHovered()) {
        point_at(mouse);
    } else {
        hovered_ = nobody;
        hovered_hex_.reset();
    }
    last_mouse_ = mouse;
    if (released) click(mouse);
}

const View::Ghost* View::ghost_at(ImVec2 point) const {
    const Ghost* nearest = nullptr;
    const float reach = ghost_ring_ * 0.5f;
    float least = reach * reach;
    for (const Ghost& ghost : ghosts_) {
        const float distance = squared(ghost.centre, point);
        if (distance > least) continue;
        least = distance;
        nearest = &ghost;
    }
    return nearest;
}

int View::plane_at(ImVec2 point) const {
    int nearest = nobody;
    const float reach = std::max(chart_.size * 0.62f, platform::surroundings().coarse ? 22.0f : 12.0f);
    float least = reach * reach;
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const auto place = static_cast<std::size_t>(letter);
        if (looks_[place].opacity == 0) continue;
        float distance = squared(art::lifted(looks_[place]), point);
        if (place < plaques_.size()) {
            const ImVec2 half = plaque_size(letter), c = plaques_[place];
            if (std::abs(point.x - c.x) < half.x / 2 && std::abs(point.y - c.y) < half.y / 2) distance = 0;
        }
        if (distance >= least) continue;
        least = distance;
        nearest = letter;
    }
    return nearest;
}

void View::point_at(ImVec2 mouse) {
    const Ghost* ghost = ghost_at(mouse);
    hovered_hex_ = chart_.hex_at(mouse);
    hovered_ = ghost != nullptr ? nobody : plane_at(mouse);
    if (ghost != nullptr || hovered_ != nobody) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const bool open = ghost != nullptr && ghost->offer != nullptr;
    if (mouse.x != last_mouse_.x || mouse.y != last_mouse_.y) {
        pointed_.reset();
        if (open) pointed_ = ghost->offer->step;
    }
    if (ghost != nullptr && !open && at().phase != Phase::exit) explain(*ghost);
}

// Why it cannot be flown, for as long as it is looked at.
void View::explain(const Ghost& ghost) const {
    const Verdict verdict = judge_step(rules().options(), at(), as_meant(ghost.step), points_);
    if (verdict.accepted()) return;
    const Error& why = verdict.why();
    ImGui::SetTooltip("%.*s\n%.*s", static_cast<int>(why.message.size()), why.message.data(),
                      static_cast<int>(why.rule.size()), why.rule.data());
}

void View::click(ImVec2 point) {
    lit_.clear();
    if (const Ghost* ghost = ghost_at(point)) return click_ghost(*ghost);
    if (const int letter = plane_at(point); letter != nobody) return click_plane(letter);
    const std::optional<Hex> hex = chart_.hex_at(point);
    if (!hex) {
        cursor_.reset();
        return unchoose();
    }
    if (cursor_) cursor_ = hex;
    click_hex(*hex);
}

// Once to look at it, once more to fly it.
void View::click_ghost(const Ghost& ghost) {
    if (at().phase == Phase::exit) return propose(ExitTo{ghost.step.exit});
    if (ghost.offer == nullptr) return propose(as_meant(ghost.step));
    if (choice_ == ghost.offer->step) return fly_choice();
    choose_step(ghost.offer->step);
}

void View::click_plane(int letter) {
    switch (at().phase) {
        case Phase::target:
        case Phase::random:
            if (letter != decides_) return declare_on(letter);
            break;
        case Phase::tail:
            if (letter == decides_) return propose(Go{});
            if (letter == at().plane(decides_).target) return propose(Tail{});
            break;
        case Phase::move:
        case Phase::declare: {
            const Step hold = as_meant({.deed = StepKind::hold});
            if (letter != at().current || offer_of(hold) == nullptr) break;
            if (choice_ == hold) return fly_choice();
            return choose_step(hold);
        }
        default: break;
    }
    if (plane_ == letter) return unchoose();
    choose_plane(letter);
}

void View::click_hex(Hex hex) {
    const auto here = [&](int letter) {
        const Aircraft& plane = at().plane(letter);
        return plane.in_play() && plane.hex == hex;
    };
    const bool steps = (at().phase == Phase::move || at().phase == Phase::declare) && !ghosts_.empty();
    if (steps || at().phase == Phase::exit) {
        const Aircraft& mover = at().mover();
        const Facing beyond = hex == mover.hex ? Facing::none : towards(mover.hex, hex);
        for (const Ghost& ghost : ghosts_) {
            // Into the hex ahead; from the middle out by the edge that leads there, or on in the middle.
            const bool meant = mover.middle() ? (beyond == Facing::none ? ghost.step.mid && hex == mover.hex
                                                                        : ghost.step.exit == beyond)
                                              : beyond == mover.face && ghost.step.turn == 0 && !ghost.step.mid;
            if (!meant) continue;
            if (choice_ && ghost.offer != nullptr && !mover.middle()) return fly_choice();
            return click_ghost(ghost);
        }
        if (beyond != Facing::none) return propose(as_meant({.exit = beyond}));
    }
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        if (here(letter) && letter != decides_) return click_plane(letter);
    }
    if (decides_ != nobody && here(decides_)) return click_plane(decides_);
    unchoose();
}

void View::move_cursor() {
    const int across = (pressed_again(ImGuiKey_RightArrow) ? 1 : 0) - (pressed_again(ImGuiKey_LeftArrow) ? 1 : 0);
    const int down = (pressed_again(ImGuiKey_DownArrow) ? 1 : 0) - (pressed_again(ImGuiKey_UpArrow) ? 1 : 0);
    const Hex next{static_cast<std::int8_t>(cursor_->column + across), static_cast<std::int8_t>(cursor_->row + down)};
    if (on_map(at(), next)) cursor_ = next;
}

// With a step chosen the arrows walk round its ghosts, and its pitch up and down.
void View::turn_choice() {
    const int by = (pressed_again(ImGuiKey_RightArrow) ? 1 : 0) - (pressed_again(ImGuiKey_LeftArrow) ? 1 : 0);
    const int up = (pressed_again(ImGuiKey_UpArrow) ? 1 : 0) - (pressed_again(ImGuiKey_DownArrow) ? 1 : 0);
    if (up != 0) {
        const int held = at().mover().pitch;
        Step step = *choice_;
        const int pitch = (step.pitch == Step::same_pitch ? held : step.pitch) + up;
        if (pitch < -3 || pitch > 3) return;
        step.pitch = pitch == held ? Step::same_pitch : static_cast<std::int8_t>(pitch);
        return offer_of(step) != nullptr ? choose_step(step) : propose(step);
    }
    if (by == 0 || ghosts_.empty()) return;
    // Clockwise by facing, the middle last.
    std::vector<const Ghost*> ring;
    for (const Ghost& ghost : ghosts_) {
        if (ghost.offer != nullptr) ring.push_back(&ghost);
    }
    if (ring.empty()) return;
    const auto rank = [](const Ghost* ghost) {
        return ghost->face == Facing::none ? 6 : static_cast<int>(ghost->face);
    };
    std::sort(ring.begin(), ring.end(), [&](const Ghost* a, const Ghost* b) { return rank(a) < rank(b); });
    const auto now = std::find_if(ring.begin(), ring.end(), [&](const Ghost* g) { return g->offer->step == *choice_; });
    const auto count = static_cast<int>(ring.size());
    const int place = now == ring.end() ? 0 : static_cast<int>(now - ring.begin()) + by;
    choose_step(ring[static_cast<std::size_t>((place + count) % count)]->offer->step);
}

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (pressed(ImGuiKey_Escape)) {
        if (choice_ || plane_ != nobody) {
            unchoose();
        } else {
            cursor_.reset();
        }
        lit_.clear();
        return;
    }
    if (panel_keys()) return;
    const bool enter = pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter);
    if (choice_) {
        turn_choice();
        if (enter) fly_choice();
        return;
    }
    if (cursor_) {
        move_cursor();
        if (enter) {
            lit_.clear();
            click_hex(*cursor_);
        }
        return;
    }
    if (!enter) return;
    cursor_ = decides_ != nobody
                  ? at().plane(decides_).hex
                  : Hex{static_cast<std::int8_t>(chart_.columns / 2), static_cast<std::int8_t>(chart_.rows / 2)};
}

}  // namespace sightlines::dogfight
