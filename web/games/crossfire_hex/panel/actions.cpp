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

// Emblem, name, men in reserve and prisoners, each number with a man of that colour. Without room for words the number
// of stacks, which says how the game stands, is in place of the name.
void draw_player(const Position& at, int player, ImVec2 begin, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = begin.y + size.y / 2;
    const float emblem = size.y * 0.65f;
    art::emblem(list, {begin.x + emblem / 2, y}, emblem, player);
    const bool words = size.x >= 300;
    const float right_of_emblem = begin.x + emblem;
    if (words) {
        paint::text(list, theme::font(theme::Font::text), theme::body, {right_of_emblem + 10, y - theme::body * 0.55f},
                    p.text, player_names[seat(player)].data());
    } else if (size.x >= 160) {
        paint::text(list, theme::font(theme::Font::text), theme::small, {right_of_emblem + 6, y - theme::small * 0.52f},
                    p.secondary, stacks_of(at, player).c_str());
    }
    const PerPlayer sides = men(at);
    float right = begin.x + size.x;
    const auto draw_count = [&](int count, int colour, const char* word) {
        ImFont* strong = theme::font(theme::Font::strong);
        ImFont* plain = theme::font(theme::Font::text);
        if (words) {
            right -= plain->CalcTextSizeA(theme::small, 1000, 0, word).x;
            paint::text(list, plain, theme::small, {right, y - theme::small * 0.52f}, p.secondary, word);
            right -= 5;
        }
        const std::string number = std::to_string(count);
        const float wide = strong->CalcTextSizeA(theme::body, 1000, 0, number.c_str()).x;
        paint::text(list, strong, theme::body, {right - wide, y - theme::body * 0.55f}, p.text, number.c_str());
        right -= strong->CalcTextSizeA(theme::body, 1000, 0, "00").x;
        right -= 9;
        art::edge(list, {right, y}, size.y * 0.5f, 6, 1.5707963f, colour, count > 0 ? 1 : 0.4f);
        right -= words ? 16 : 14;
    };
    const int prisoners = side_men - sides[seat(1 - player)];
    draw_count(prisoners, 1 - player, prisoners == 1 ? labels::prisoner : labels::prisoners);
    draw_count(at.reserve[seat(player)], player, labels::reserve);
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
        const bool elsewhere = cell != no_cell && cell != selection_.chosen() && !selection_.can_choose(scene(), cell);
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
    small_text(theme::palette().secondary, platform::surroundings().coarse ? labels::tap_stack : labels::choose_stack);
    const int reserve = at().reserve[seat(at().player)];
    if (reserve == 0) return;
    const std::string label = width >= narrow ? labels::enter_with(reserve) : labels::enter;
    if (theme::button("action:enter", label.c_str(), width)) selection_.choose_reserve(scene());
}

void View::draw_players(float width) {
    const int acting = at().phase == Phase::play ? at().player : -1;
    for (int player = 0; player < 2; ++player) {
        const Area row = rows::player(player, player == acting, width, 28, 34);
        sightlines::tip(tip_about_player(at(), player));
        draw_player(at(), player, row.min, row.size());
    }
}

}  // namespace sightlines::crossfire_hex
