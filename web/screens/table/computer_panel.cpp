#include "screens/table/computer_panel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/parts.h"
#include "base/test_ids.h"
#include "platform.h"
#include "screens/table/deferred_panels.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr double double_press_ms = 500;

}  // namespace

// Below the actions: who plays, and what the computer that plays can be told. "Players" stays in its place.
void ComputerPanel::draw(float width) {
    const OpenGame& game = session_.game;
    const bool turn = game.computers_turn();
    if (!turn) own_turn_ms_ = platform::now_ms();
    if (turn && session_.engine.failed()) {
        if (theme::button("ask-again", "Ask the computer again", width, theme::Weight::primary))
            session_.engine.clear_failure();
    }
    if (session_.match().status().outcome) return;
    if (theme::button("who-plays", "Players", 0, theme::Weight::quiet)) {
        shows_seats_ = !shows_seats_;
        if (shows_seats_) platform::fetch_deferred(panels_part);
    }
    const float spare = (width - ImGui::GetItemRectSize().x - 16) / 2;
    const bool wraps = spare < theme::button_height();
    const float each = wraps ? (width - 8) / 2 : spare;
    const bool nobody = turns::all_computers(game.seats);
    if (turn || nobody) {
        // "Pause" may stand where an answer has just been: its second press is not meant for it.
        const bool paused = session_.computer.paused();
        const bool meant = nobody || platform::now_ms() > own_turn_ms_ + double_press_ms;
        if (!wraps) ImGui::SameLine(0, 8);
        if (theme::button("pause", paused ? "Continue" : "Pause", each,
                          paused && !game.looks_back() ? theme::Weight::primary : theme::Weight::normal) &&
            meant)
            session_.computer.pause(!paused);
        ImGui::SameLine(0, 8);
        if (theme::button("skip", "Skip", each)) session_.telling.skip();
    }
    if (!shows_seats_ || !panels_are_here()) return;
    std::string seats = game.seats;
    if (TablePanels::here().draw_seats(session_.match().game(), view_, seats, width))
        session_.set_seats(std::move(seats));
}

void ComputerPanel::draw_followed_hint(const EngineReply& hint, float width) {
    const std::string text = "Hint: " + (hint.why.empty() ? hint.text : hint.why);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const theme::Type type(theme::Font::text, theme::body);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width - theme::button_height() - 4);
    ImGui::TextWrapped("%s", text.c_str());
    ImGui::PopTextWrapPos();
    test_ids::add_item("hint-text");
    const float high = std::max(ImGui::GetItemRectSize().y, theme::button_height());
    ImGui::SetCursorScreenPos({begin.x + width - theme::button_height(), begin.y});
    const bool away = icon_button("hint-away", Icon::close);
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({width, high});
    if (away) session_.hints.forget();
}

void ComputerPanel::draw_hint(float width) {
    if (!session_.hints.hint()) return;
    const EngineReply hint = *session_.hints.hint();
    const Plans* plans = view_.plans();
    const bool of_view = hint.text.empty();
    if (of_view || (plans != nullptr && plans->follows_hint())) return draw_followed_hint(hint, width);
    const theme::Palette& p = theme::palette();
    {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("Hint: %s", hint.text.c_str());
    }
    test_ids::add_item("hint-text");
    if (!hint.why.empty()) small_text(p.text, hint.why);
    const float half = (width - 8) / 2;
    if (theme::button("hint-play", "Play it", half)) {
        session_.play(Session::By::hint, [action = hint.action](Match& match) { return match.play(action); });
    }
    ImGui::SameLine(0, 8);
    if (theme::button("hint-away", "Dismiss", half)) {
        session_.hints.forget();
    }
}

}  // namespace sightlines
