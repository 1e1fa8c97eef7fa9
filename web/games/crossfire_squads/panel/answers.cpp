// The answers to a question: the default, others, the one that declines; and the switches below them.
#include <algorithm>

#include "app/guided.h"
#include "base/test_ids.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;

struct TestId {
    const char* operator()(const Roll&) const { return "do:roll"; }
    const char* operator()(const Objective&) const { return "do:objective"; }
    const char* operator()(const HomeEdge&) const { return "do:edge"; }
    const char* operator()(const PlaceUnit&) const { return "do:place"; }
    const char* operator()(const Hide&) const { return "do:hide"; }
    const char* operator()(const LayMine&) const { return "do:mine"; }
    const char* operator()(const LayWire&) const { return "do:wire"; }
    const char* operator()(const Move&) const { return "do:move"; }
    const char* operator()(const Pivot&) const { return "do:turn"; }
    const char* operator()(const Fire&) const { return "do:fire"; }
    const char* operator()(const GoProne&) const { return "do:prone"; }
    const char* operator()(const Rally&) const { return "do:rally"; }
    const char* operator()(const EndTurn&) const { return "do:end"; }
    const char* operator()(const React&) const { return "do:react"; }
    const char* operator()(const Hold&) const { return "do:hold"; }
    const char* operator()(const Done&) const { return "do:done"; }
    const char* operator()(const Join&) const { return "do:join"; }
    const char* operator()(const Retreat&) const { return "do:retreat"; }
    const char* operator()(const Cross&) const { return "do:cross"; }
    const char* operator()(const CallFire&) const { return "do:he"; }
    const char* operator()(const CallSmoke&) const { return "do:smoke"; }
    const char* operator()(const Affect&) const { return "do:affect"; }
    const char* operator()(const SpillOver&) const { return "do:spill"; }
    const char* operator()(const Recon&) const { return "do:recon"; }
    const char* operator()(const Reveal&) const { return "do:reveal"; }
};

}  // namespace

bool Panel::accent(const std::string& test_id, const std::string& name, float width, bool risky) {
    const bool stands_out = selection_.advises() || selection_.intended(scene_);
    const Look look = risky ? Look::risky : Look::primary;
    return rows::button({test_id, name, stands_out ? labels::space_key : "", stands_out ? look : Look::plain}, width);
}

// A press that is repeated does not end the turn.
bool Panel::draw_default(float width) {
    const DefaultAnswer answer = default_answer(scene_, selection_);
    if (answer.does == DefaultAnswer::Does::confirm) return draw_confirm(width), false;
    if (answer.name.empty()) return false;
    const bool fits = rows::fits(answer.name, width);
    if (accent(answer.id, fits ? answer.name : answer.brief, width, answer.is_dangerous)) {
        const bool ends = answer.action && std::holds_alternative<EndTurn>(*answer.action);
        const bool clicked = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
        if (ends && clicked && ImGui::GetIO().MouseClickedLastCount[0] > 1) return false;
        selection_.give(scene_, answer);
        return true;
    }
    note((answer.note_names_it && !fits ? answer.name + ". " : "") + answer.note, answer.can_be_stopped);
    if (!answer.why.empty() && !unfolded_.quiet) caption(answer.why.c_str());
    return false;
}

void Panel::draw_declining(float width) {
    std::vector<Declining> answers = declining_answers(scene_, unfolded_.guided);
    std::erase_if(answers, [&](const Declining& each) { return !scene_.check(each.action).accepted(); });
    if (answers.empty()) return;
    const bool noted = width >= rows::narrow && *answers.front().note != 0;
    rows::Grid grid(static_cast<int>(answers.size()), width, noted ? 100 : 76,
                    noted ? rows::noted_height() : theme::button_height());
    for (const Declining& answer : answers) {
        grid.next();
        const float wide = grid.size().x;
        const std::string name = rows::fits(answer.name, wide, answer.key) ? answer.name : answer.brief;
        if (rows::button({answer.id, name, answer.key, Look::declining, noted ? answer.note : ""}, wide))
            selection_.give(scene_, answer);
    }
    grid.finish();
}

// In a guided game in a sentence; the rest is in the details.
void Panel::note(const std::string& text, bool risky) {
    if (text.empty() || (unfolded_.quiet && !risky)) return;
    const bool brief = unfolded_.guided && !unfolded_.details;
    small_text(risky ? theme::palette().refusal : theme::palette().text,
               brief ? text.substr(0, std::min(text.find(". "), text.size() - 1) + 1) : text);
    test_ids::add_item("odds");
}

void Panel::draw_switches(float width) {
    const float each = (width - rows::gap) / 2;
    const char* more = rows::fits(labels::more_ways, each) ? labels::more_ways : labels::more;
    if (rows::button({"more-ways", more, "", unfolded_.more ? Look::chosen : Look::quiet}, each)) {
        unfolded_.more = !unfolded_.more;
        // What is unfolded stands below.
        const float end = ImGui::GetWindowPos().y + ImGui::GetWindowHeight();
        if (unfolded_.more && ImGui::GetItemRectMax().y + 2 * theme::button_height() > end) ImGui::SetScrollHereY(0);
    }
    ImGui::SameLine(0, rows::gap);
    draw_details_switch(each);
    if (!unfolded_.more || (unfolded_.guided && !selection_.advises())) return;
    const Look look = unfolded_.guided ? Look::plain : Look::chosen;
    if (rows::button({"ask-everything", labels::ask_everything, "", look}, width)) {
        unfolded_.guided = !unfolded_.guided;
        set_guided(Rules::info.id, unfolded_.guided);
        selection_.set_guided(unfolded_.guided);
    }
    if (unfolded_.guided) caption(labels::asked_less);
}

void Panel::draw_details_switch(float width) {
    if (rows::button({"details", labels::details, "", unfolded_.details ? Look::chosen : Look::quiet}, width))
        unfolded_.details = !unfolded_.details;
}

void Panel::refuse(const std::string& text, std::string_view rule, float width) {
    rows::sentence(text, unfolded_.details ? rule : "", width, theme::palette().refusal);
    test_ids::add_item("refused:" + std::string(rule));
}

void Panel::draw_refusal(Verdict judged, float width) {
    if (!judged.accepted()) refuse(refusal_text(scene_, selection_, judged), judged.why().rule, width);
}

std::string Panel::confirm_name(const Action& action, float width) const {
    return order_name(scene_, selection_, action, [&](const std::string& name) { return rows::fits(name, width); });
}

// In a narrow panel and a guided game the dice are in Details, so that the chances are in sight.
std::string Panel::confirm_note(const Action& action, float width) const {
    const bool brief = width < rows::narrow || (unfolded_.guided && !unfolded_.details);
    return (brief ? brief_note : order_note)(scene_, selection_, action);
}

bool Panel::is_dangerous() const {
    const bool walks = scene_.phase() == Phase::play && choice().goal && forecasts().walk;
    return walks && odds_of_a_hit(threats_of(*forecasts().walk)) >= dangerous;
}

std::string Panel::draw_answer(float width) {
    const std::optional<Action> action = selection_.intended(scene_);
    if (!action) return "";
    if (const Verdict judged = selection_.verdict(scene_); !judged.accepted()) {
        draw_refusal(judged, width);
        return "";
    }
    const std::string name = confirm_name(*action, width), note = confirm_note(*action, width);
    if (accent(std::visit(TestId{}, *action), name, width, is_dangerous())) selection_.confirm(scene_);
    return note;
}

void Panel::draw_confirm(float width) {
    const bool risky = forecasts().walk && !threats_of(*forecasts().walk).empty();
    note(draw_answer(width), risky);
}

}  // namespace sightlines::crossfire_squads
