// The panel: the selection, the forecast of an action, the men of each player.
#include <algorithm>
#include <array>

#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/text/labels.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/crossfire_hex/text/tips.h"
#include "games/crossfire_hex/view.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/rows.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::crossfire_hex {
namespace {

using rows::narrow;

// The men of a stack from bottom to top, side by side, between two labels.
void draw_stack_row(const std::string& before, Stack men, const std::string& after, ImU32 ink, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    constexpr float height = 28, thick = 12, heading = 54;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = theme::font(theme::Font::text);
    const float y = begin.y + (height - theme::small) / 2 - 1;
    paint::text(list, theme::font(theme::Font::strong), theme::small, {begin.x, y}, ink, before.c_str());
    float x = begin.x + heading + thick / 2;
    for (int place = 0; place < men.height(); ++place, x += thick + 1)
        art::edge(list, {x, begin.y + height / 2}, height - 5, thick, 1.5707963f, men.man(place));
    if (width >= narrow || men.empty())
        paint::text(list, font, theme::small, {men.empty() ? begin.x + heading : x + 3, y}, ink, after.c_str());
    ImGui::Dummy({width, height});
}

}  // namespace

void View::draw_previewed(const Action& action, float width) const {
    const theme::Palette& p = theme::palette();
    const Forecast predicted = forecast(at(), action);
    const std::string to = cell_name(target_of(action));
    const auto* move = std::get_if<Move>(&action);
    if (const auto repeat = repeat_of(rules(), at(), action)) {
        small_text(p.refusal, labels::not_allowed(repeat_sentence(history(), *repeat)));
        return;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(theme::unit, 2));
    draw_stack_row(to, predicted.result, owner_phrase(predicted.result), p.text, width);
    if (move != nullptr)
        draw_stack_row(cell_name(move->from), predicted.left, owner_phrase(predicted.left), p.text, width);
    const std::string out = removed_phrase(predicted);
    draw_stack_row(labels::out, predicted.removed, out.empty() ? labels::none_out : out,
                   out.empty() ? p.secondary : p.refusal, width);
    if (width < narrow && !out.empty()) small_text(p.refusal, out);
    ImGui::PopStyleVar();
}

void View::draw_buttons(const std::optional<Action>& action, float width) {
    const bool playable = action && rules().check(at(), *action).accepted();
    const bool wide = width >= narrow;
    if (playable) {
        draw_answer({"action:play", *action}, wide ? width * 0.64f : width, true);
        if (wide) ImGui::SameLine(0, 8);
    }
    if (theme::button("action:let-go", labels::cancel, playable && wide ? width * 0.36f - 8 : width))
        selection_.clear();
}

void View::draw_chosen(float width) {
    const theme::Palette& p = theme::palette();
    if (const std::optional<Action> action = selection_.previewed()) {
        draw_previewed(*action, width);
    } else {
        if (const Cell cell = selection_.chosen(); cell != no_cell) {
            const Stack men = at().board[cell];
            {
                const theme::Type type(theme::Font::strong, theme::body);
                ImGui::TextWrapped("%s", labels::discs_on(cell, men).c_str());
            }
            draw_stack_row(labels::bottom, men, labels::top, p.secondary, width);
        }
        const bool barred = std::any_of(selection_.targets().begin(), selection_.targets().end(),
                                        [](const Target& target) { return target.repeat.has_value(); });
        const Cell cell = selection_.focused();
        const bool told = cell == selection_.refused_cell();  // on the board
        const bool elsewhere =
            cell != no_cell && cell != selection_.chosen() && !told && !selection_.can_choose(scene(), cell);
        const std::string why_not = elsewhere ? refusal_sentence(rules(), at(), selection_.action_to(cell)) : "";
        small_text(p.secondary, why_not.empty()
                                    ? choice_sentence(!selection_.entering(), platform::surroundings().coarse)
                                    : why_not);
        if (barred) small_text(p.refusal, labels::struck_out);
    }
    draw_buttons(selection_.previewed(), width);
}

void View::draw_actions(float width) {
    if (at().phase == Phase::over) return;
    if (selection_.choosing()) return draw_chosen(width);
    if (platform::surroundings().coarse && hints().empty()) small_text(theme::palette().secondary, labels::hold_stack);
    if (at().reserve[seat(at().player)] == 0) return;
    if (theme::button("action:enter", labels::enter, width)) selection_.choose_reserve(scene());
}

// How the game stands; and what the racks on the board hold, where that does not stand beside them.
void View::draw_players(float width) {
    const PerPlayer sides = men(at());
    for (const int player : {0, 1}) {
        const Area row = rows::player(player, at().phase == Phase::play && player == at().player, width, 28, 34);
        sightlines::tip(tip_about_player(at(), player));
        const float middle = (row.min.y + row.max.y) / 2, emblem = 18;
        ImDrawList& list = *ImGui::GetWindowDrawList();
        art::emblem(list, {row.min.x + emblem / 2, middle}, emblem, player);
        const std::string stacks = stacks_of(at(), player), named = labels::stacks_of(player, stacks);
        const std::string held = labels::held(at().reserve[seat(player)], side_men - sides[seat(1 - player)]);
        const float left = row.min.x + emblem + 8;
        const auto fits = [&](const std::string& text) {
            return theme::text_width(theme::Font::text, theme::small, text) <= row.max.x - left;
        };
        // As much of it as has room.
        const std::string text = !are_named(tray_) && fits(named + held) ? named + held
                                 : fits(named)                           ? named
                                 : fits(stacks)                          ? stacks
                                                                         : "";
        paint::text(list, theme::font(theme::Font::text), theme::small, {left, middle - theme::small * 0.52f},
                    theme::palette().text, text.c_str());
    }
}

}  // namespace sightlines::crossfire_hex
