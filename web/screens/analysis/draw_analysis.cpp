// The tab with the analysis: best lines, chances, the curve of the game, and what cost most.
#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "api/game_tree.h"
#include "base/test_ids.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/analysis/analysis.h"
#include "screens/analysis/curve.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float curve_height = 96;

void heading_of(const char* words) {
    const theme::Type type(theme::Font::strong, theme::body);
    ImGui::TextUnformatted(words);
}

std::string words_of_luck(int luck) {
    const std::string amount = percent(std::min(std::abs(luck), 1000));  // rolls may undo each other
    return (amount == "0%" ? "" : luck < 0 ? "\xE2\x88\x92" : "+") + amount;
}

void draw_progress(const Review& review, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float part = review.size() == 0 ? 1 : static_cast<float>(review.done()) / static_cast<float>(review.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + width, at.y + 8}, p.hairline, 4);
    list.AddRectFilled(at, {at.x + std::max(8.0f, width * part), at.y + 8}, p.secondary, 4);
    ImGui::Dummy({width, 8});
    test_ids::add_item("review:progress");
    caption((std::to_string(review.done()) + " of " + wording::counted(static_cast<int>(review.size()), "move") +
             " looked at.")
                .c_str());
}

}  // namespace

void Analysis::draw(float width) {
    if (match().tree() == nullptr) return;
    const bool reviewed = state_.game.has_value();  // it stays where it is while the lines are looked for
    if (!reviewed) draw_lines(width);
    draw_review(width);
    if (reviewed) draw_lines(width);
    ImGui::Dummy({width, 1});  // below words that were put where they belong
}

void Analysis::draw_lines(float width) {
    const Status status = match().status();
    heading_of("Best moves");
    if (status.outcome) return caption("The game is over here. Go back to look for something better.");
    if (status.roll) return caption("Dice are due here, so there is nothing to choose.");
    if (state_.running) return caption("The computer looks for them once the review is done.");
    if (hides_answers()) return caption("Try it yourself first, or press \"Better move\".");
    constexpr std::array<const char*, 3> counts{"1 line", "2 lines", "3 lines"};
    if (const int chosen = segments("lines", counts, static_cast<int>(state_.wanted) - 1, width); chosen >= 0)
        state_.wanted = static_cast<std::size_t>(chosen) + 1;
    if (session_.engine.failed()) {
        if (theme::button("lines:again", "Ask the computer again", width)) {
            session_.engine.clear_failure();
            state_.best_of.reset();
        }
        return;
    }
    if (state_.best_of != match().place()) return caption("Looking\xE2\x80\xA6");
    if (!state_.best) return caption("The computer has no answer here.");
    const int player = static_cast<int>(status.to_act);
    if (const auto pressed = draw_best_lines(*state_.best, view_, player, width)) return play_best_line(*pressed);
    caption(("After " + counted_positions(state_.best->nodes) + ". The percentages are " +
             session_.game.names().possessive(player) + " chances to win.")
                .c_str());
}

void Analysis::draw_review(float width) {
    heading_of("Review of the game");
    const std::size_t end = match().tree()->end(0);
    if (end == 0) return caption("Nothing has been played yet.");
    if (!state_.game || state_.game->review.size() != end) {
        if (theme::button("review:begin", "Review the game", width)) begin_review();
        return caption("The computer looks at every decision, and says which cost most and what was better.");
    }
    const Review& review = state_.game->review;
    if (state_.running) {
        draw_progress(review, width);
        if (theme::button("review:cancel", "Cancel", width)) stop_review();
    } else if (!review.finished()) {
        draw_progress(review, width);
        if (theme::button("review:begin", "Go on", width)) begin_review();
    }
    if (review.done() == 0) return;
    const bool on_game = match().tree()->home(match().place()).line == 0;
    const std::size_t cursor = on_game ? match().place().ply : match().tree()->lines()[match().place().line].at;
    if (const auto ply = draw_curve(review, view_, cursor, width, curve_height)) show_reviewed(*ply);
    for (int player = 0; player < view_.players(); ++player) draw_costly(player, width);
    if (state_.running) return;
    if (state_.mistakes > 0) caption("Your own mistakes are now puzzles: see Puzzles, \"My last mistakes\".");
    if (theme::button("review:write", "Write the review into the game", width)) write_review();
    if (!state_.written.empty()) caption(state_.written.c_str());
}

void Analysis::draw_costly(int player, float width) {
    const Review& review = state_.game->review;
    const std::string name = player_label(view_, session_.game.seats, player, match().annotations().players);
    const int luck = review.luck(static_cast<std::size_t>(player));
    std::string words = name;
    if (review.has_dice()) words += ": luck with dice " + words_of_luck(luck);
    heading_of(words.c_str());
    const std::vector<CostlyDecision> costly = review.costly(player);
    if (costly.empty()) {
        const std::string undoing = told_undoing(player);
        if (undoing.empty()) return caption(review.finished() ? "No big mistakes." : "No big mistakes so far.");
        return caption(("No big mistakes. " + undoing).c_str());
    }
    const std::vector<std::string> told = decisions_in_words(costly);
    for (std::size_t i = 0; i < costly.size(); ++i) draw_decision(costly[i].ply, told[i], width);
    if (const std::string undoing = told_undoing(player); !undoing.empty()) caption(undoing.c_str());
}

void Analysis::draw_decision(std::size_t ply, const std::string& words, float width) {
    const theme::Palette& p = theme::palette();
    const ReviewedAction& action = state_.game->review.action(ply);
    constexpr float padding = 6;
    const bool chosen = state_.chosen == ply;
    const float room = width - 2 * padding;
    const float high = std::max(theme::button_height(), small_text_size(words, room).y + 2 * padding);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (tile("decision:" + std::to_string(ply), {width, high}, chosen)) choose_decision(ply);
    small_text_at({at.x + padding, at.y + padding}, at.x + padding + room, p.text, words);
    if (!chosen || state_.chosen != ply) return;
    const float half = (width - 8) / 2;
    if (theme::button("decision:try", "Try it yourself", half)) {
        state_.trial = {.ply = ply};
        show_reviewed(ply);
    }
    ImGui::SameLine(0, 8);
    if (theme::button("decision:better", "Better move", half)) state_.shows_better = true;
    if (state_.trial)
        small_text(p.text, !state_.trial->verdict.empty() ? state_.trial->verdict
                           : state_.trial->asked          ? "Looking at it\xE2\x80\xA6"
                                                          : "Play something better on the board.");
    if (!state_.shows_better || action.better.empty()) return;
    small_text(p.text, told_better(ply));
    test_ids::add_item("decision:words");
}

}  // namespace sightlines
