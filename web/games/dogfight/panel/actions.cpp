// The panel beside the board: the question or the move, and below it the tabs.
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/panel/move_card.h"
#include "games/dogfight/panel/plan_card.h"
#include "games/dogfight/panel/question.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/panel/tabs.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/view.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

bool keeps_target(const History<Rules>& history, const OnlyAnswer& given) {
    const auto* declared = std::get_if<Declare>(&given.action);
    return given.by_guide && declared != nullptr && history.at(given.ply).plane(given.plane).target == declared->on;
}

}  // namespace

void View::draw_details(float width) {
    if (width < rows::narrow || !selection_.panel().details) return;
    static_assert(labels::tabs.size() == panel_tabs);
    caption(labels::points_rule);
    caption(labels::clouds_rule);
    ImGui::Dummy({0, 2});
    const ImVec2 line = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine({line.x, platform::snap(line.y - 4)},
                                        {line.x + width, platform::snap(line.y - 4)}, theme::palette().hairline);
    if (const int chosen = segments("book", labels::tabs, static_cast<int>(selection_.panel().tab), width); chosen >= 0)
        selection_.panel().tab = static_cast<PanelTab>(chosen);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 4));
    switch (selection_.panel().tab) {
        case PanelTab::order: draw_timeline(scene(), events_, selection_, width); break;
        case PanelTab::ledger: draw_cv_ledger(at(), events_, width); break;
        case PanelTab::turn: draw_turn_summary(at(), events_, width); break;
        case PanelTab::aircraft: draw_aircraft_cards(scene(), selection_, width); break;
    }
    ImGui::PopStyleVar();
    if (const std::string variants = in_use(); !variants.empty()) caption(variants.c_str());
}

void View::draw_actions(float width) {
    look_ahead();
    if (hint() != followed_hint_) {
        followed_hint_ = hint();
        if (!followed_hint_) selection_.let_hint_go();
        if (followed_hint_ && decides_here()) selection_.follow_hint(scene(), *followed_hint_);
    }
    const bool move = at().phase == Phase::move || at().phase == Phase::declare;
    const bool decides = is_decision(at().phase) && !answered_soon() && !flies_on();
    if (const auto& flight = selection_.flight(); flight && flight->stopped())
        small_text(theme::palette().text, words::stop_sentence(*flight->stopped()));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, move ? 6 : 4));
    if (selection_.planning()) {
        const Plan* preview = selection_.plan().preview();
        const std::optional<Waypoint> end = preview == nullptr ? std::nullopt : std::optional(preview->end());
        if (end != shown_end_) ImGui::SetScrollY(0);  // where its button is
        shown_end_ = end;
        draw_plan_card(scene(), selection_, width);
    } else if (move) {
        draw_move_card(scene(), selection_, width);
    }
    ImGui::PopStyleVar();
    const auto hinted = [this](const Action& action) { return is_hinted(action); };
    if (decides) draw_answers(scene(), selection_, width, false, hinted);
    if (decides) draw_toggles(scene(), selection_, width);
    // Below, so that nothing that is pressed moves away when they appear.
    if (decides && selection_.panel().more_ways) draw_answers(scene(), selection_, width, true, hinted);
    if (!move) draw_background(scene(), selection_, width);
    if (selection_.panel().details && width >= rows::narrow) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 2));
        if (move && !selection_.planning())
            draw_shown_step(scene(), selection_.steps(), width);  // below what can be pressed
        draw_odds(scene(), selection_.acting(), width);
        ImGui::PopStyleVar();
    }
    const std::optional<OnlyAnswer>& only = selection_.only_answer();
    const std::size_t cursor = history().cursor();
    if (only && cursor > only->ply && keeps_target(history(), *only)) return;  // which the goal line names
    if (at().phase == Phase::rolloff || at().phase == Phase::over) return;     // the dice decide that now, or nothing
    if (only && cursor > only->ply && cursor <= only->ply + 3) caption(only_answer_sentence(at(), *only).c_str());
}

}  // namespace sightlines::dogfight
