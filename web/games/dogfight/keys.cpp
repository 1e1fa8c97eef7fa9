// Keys on the board.
#include <algorithm>
#include <array>

#include "base/keys.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/view.h"
#include "imgui.h"

namespace sightlines::dogfight {
namespace {

int digit_pressed() {
    int digit = -1;
    for (int each = 0; each <= 9; ++each) {
        if (key_pressed(static_cast<ImGuiKey>(ImGuiKey_0 + each))) digit = each;
    }
    return digit;
}

}  // namespace

std::span<const KeyHelp> View::keys() const { return labels::keys; }

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (key_pressed(ImGuiKey_Escape)) {
        pointer_.forget_question();
        return selection_.cancel();
    }
    if (key_pressed(ImGuiKey_L)) {
        selection_.panel().details = true;
        return selection_.panel().open_next_tab();
    }
    if (ImGui::GetIO().KeyShift) {
        const int code = digit_pressed();
        if (at().phase == Phase::target && rules().options().signals && 1 <= code && code <= 8)
            return propose(Signal{static_cast<std::int8_t>(code)});
        if (key_pressed(ImGuiKey_M)) return selection_.show_more_ways(scene(), !selection_.panel().more_ways);
        if (key_pressed(ImGuiKey_D)) {
            selection_.panel().details = !selection_.panel().details;
            return;
        }
    }
    if (is_decision(at().phase) && !selection_.planning()) {
        const bool moves = at().phase == Phase::move || at().phase == Phase::declare;
        if (moves ? move_keys() : answer_keys()) return;
    }
    if (selection_.planning() && decides_here() && plan_keys()) return;
    const bool enter = key_pressed(ImGuiKey_Enter) || key_pressed(ImGuiKey_KeypadEnter);
    const ArrowSteps arrows = arrow_steps();
    if (selection_.steps().chosen()) {
        if (arrows.down != 0) {
            selection_.take(scene(), selection_.steps().change_pitch(scene(), -arrows.down));
        } else if (arrows.across != 0) {
            selection_.steps().turn(scene(), arrows.across);
        }
        if (enter) selection_.take(scene(), selection_.steps().fly(scene()));
    } else if (selection_.cursor()) {
        const int way = picture_.board_look().turned ? -1 : 1;
        selection_.move_cursor(scene(), way * arrows.across, way * arrows.down);
        if (enter) selection_.click_hex(scene(), *selection_.cursor());
    } else if (enter || (takes_arrows() && (arrows.across != 0 || arrows.down != 0))) {
        selection_.show_cursor(scene());
    }
}

// Keys of single steps unfold these; those that play one do no more than that.
bool View::plan_keys() {
    const ArrowSteps arrows = arrow_steps();
    const int by = (key_repeated(ImGuiKey_PageDown) ? 1 : 0) - (key_repeated(ImGuiKey_PageUp) ? 1 : 0);
    const bool fly = key_pressed(ImGuiKey_Space) || key_pressed(ImGuiKey_Enter) || key_pressed(ImGuiKey_KeypadEnter);
    if (fly) {
        selection_.go(scene());
    } else if (by != 0) {
        selection_.plan().next_hex(scene(), by);
    } else if (arrows.across != 0) {
        selection_.plan().turn(arrows.across);
    } else if (arrows.down != 0) {
        selection_.plan_pitch(scene(), selection_.plan().pitch() - arrows.down);
    } else if (key_repeated(ImGuiKey_Backspace)) {
        selection_.plan().drop_step(scene());
    } else {
        static constexpr std::array choosing{ImGuiKey_Period, ImGuiKey_Comma, ImGuiKey_W, ImGuiKey_V};
        static constexpr std::array playing{ImGuiKey_X, ImGuiKey_E, ImGuiKey_S};
        const bool chooses = digit_pressed() >= 0 || std::ranges::any_of(choosing, key_pressed);
        if (!chooses && std::ranges::none_of(playing, key_pressed)) return false;
        selection_.show_more_ways(scene(), true);
        if (chooses) move_keys();
    }
    return true;
}

// Returns whether a key was handled.
bool View::move_keys() {
    if (const int digit = digit_pressed(); digit >= 0 && at().phase == Phase::move) {
        selection_.take(scene(), selection_.steps().set_points(scene(), digit));
    } else if (key_pressed(ImGuiKey_Space)) {
        if (selection_.steps().chosen() || selection_.advises())
            selection_.take(scene(), selection_.steps().fly_default(scene()));
    } else if (const int by = (key_repeated(ImGuiKey_Period) ? 1 : 0) - (key_repeated(ImGuiKey_Comma) ? 1 : 0);
               by != 0) {
        selection_.steps().next_direction(scene(), by);
    } else if (key_repeated(ImGuiKey_W)) {
        selection_.steps().raise_stay(scene(), 1);
    } else if (key_repeated(ImGuiKey_V) && rules().options().fine_climb) {
        selection_.take(scene(), selection_.steps().set_fine(scene(), (selection_.steps().settings().fine + 1) % 3));
    } else if (key_pressed(ImGuiKey_X)) {
        selection_.take(scene(), selection_.steps().hold(scene()));
    } else if (key_pressed(ImGuiKey_E)) {
        propose(EndMove{});
    } else if (key_pressed(ImGuiKey_S)) {
        selection_.take(scene(), selection_.steps().fly(scene(), Step{.kind = StepKind::spin}));
    } else {
        return false;
    }
    return true;
}

bool View::answer_keys() {
    struct Letter {
        ImGuiKey key;
        const char* id;  // of an answer: its move text
    };
    static constexpr std::array<Letter, 5> letters{
        {{ImGuiKey_P, "P"}, {ImGuiKey_D, "D"}, {ImGuiKey_B, "=+"}, {ImGuiKey_S, "S"}, {ImGuiKey_F, "~"}}};
    // In these phases Enter acts at the keyboard cursor, because the board can answer.
    const Phase phase = at().phase;
    const bool on_board =
        selection_.cursor() || phase == Phase::target || phase == Phase::random || phase == Phase::exit;
    const bool default_step = key_pressed(ImGuiKey_Space) || (!on_board && key_pressed(ImGuiKey_Enter));
    if (default_step && selection_.give_default(scene())) return true;
    if (const int digit = digit_pressed(); digit >= 0 && selection_.give_numbered(scene(), digit)) return true;
    for (const Letter& letter : letters) {
        if (key_pressed(letter.key) && selection_.give_named(scene(), letter.id)) return true;
    }
    return default_step;
}

}  // namespace sightlines::dogfight
