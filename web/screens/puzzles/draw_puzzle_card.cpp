#include "base/test_ids.h"
#include "engine/wording.h"
#include "imgui.h"
#include "platform.h"
#include "screens/learn_marks.h"
#include "screens/puzzles/puzzle_card.h"
#include "screens/table/exercise_text.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using exercise_text::callout;
using exercise_text::narrow;
using exercise_text::paragraph;
using theme::Font;

bool labelled(const char* label, const char* test_id, float width, theme::Weight weight = theme::Weight::normal) {
    return theme::button(test_id, label, width, weight);
}

}  // namespace

void PuzzleCard::draw_heading(float width, bool small) const {
    const theme::Palette& p = theme::palette();
    if (small) return paragraph(heading() + ": " + puzzle().title, width, Font::text, theme::small, p.secondary);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    paragraph(heading(), width, Font::text, theme::small, p.secondary);
    const float wide = puzzle().level > 0 ? level_width(puzzle().level) : 0;
    const float head = small_text_size(heading()).x;
    const bool beside = head + 12 + wide <= width;
    if (beside && puzzle().level > 0)
        draw_level(*ImGui::GetWindowDrawList(), {begin.x + width - wide, begin.y}, puzzle().level);
    paragraph(puzzle().title, width, Font::display, width < narrow ? theme::body : theme::heading, p.text);
}

void PuzzleCard::draw_said(float width) const {
    const theme::Palette& p = theme::palette();
    const float size = width < narrow ? theme::small : theme::body;
    if (is_done()) {
        callout("Right! " + praise(), width, theme::sides()[0].fill, Font::strong, size);
        test_ids::add_item("puzzle:done");
        if (const int streak = this->streak(); streak > 0)
            paragraph("Streak: " + wording::counted(streak, "day") + " in a row.", width, Font::text, size, p.text);
    } else if (answered_) {
        callout(answer(), width, p.accent, Font::strong, size);
        test_ids::add_item("puzzle:answered");
    } else if (!step_.said.empty()) {
        callout(step_.said, width, judges() ? p.accent : p.refusal, Font::strong, size);
        test_ids::add_item(judges() ? "puzzle:judged" : "puzzle:missed");
    }
}

void PuzzleCard::draw_shared(float width) const {
    if (!filed_.empty()) return paragraph(filed_, width, Font::text, theme::small, theme::palette().secondary);
    if (!shared_) return;
    const platform::Copied copied = platform::copied();
    if (copied != platform::Copied::done && copied != platform::Copied::by_hand) return;
    paragraph(copied != platform::Copied::done ? "Copy the link from the sheet."
              : shares_link()                  ? "Copied. The link does not hold the answer."
                                               : "Copied.",
              width, Font::text, theme::small, theme::palette().secondary);
}

ExerciseCard::Pressed PuzzleCard::draw_help(float width) {
    Pressed pressed = Pressed::nothing;
    const float half = (width - 8) / 2;
    const bool hints = !hinted_ && has_hint();
    const bool answers = offers_answer(), help = hints || answers;
    if (hints && labelled("Hint", "puzzle:hint", half)) act("hint");
    if (answers && labelled(half < 150 ? "Answer" : "Show the answer", "puzzle:answer", half)) {
        show_answer();
        pressed = Pressed::show;
    }
    if (help) ImGui::SameLine(0, 8);
    if (labelled("Share", "puzzle:share", help ? half : width)) share();
    draw_shared(width);
    return pressed;
}

ExerciseCard::Pressed PuzzleCard::draw_next(float width) {
    const bool more = next() != nullptr;
    if (!labelled(more ? "Next puzzle" : "All puzzles", more ? "puzzle:next" : "puzzle:list", width,
                  theme::Weight::primary))
        return Pressed::nothing;
    return more ? Pressed::next : Pressed::list;
}

ExerciseCard::Pressed PuzzleCard::draw_end(float width) {
    Pressed pressed = Pressed::nothing;
    const float half = (width - 8) / 2;
    const bool more = next() != nullptr;
    if (answered_ && !is_done())
        paragraph(puzzle().why, width, Font::text, width < narrow ? theme::small : theme::body, theme::palette().text);
    const bool analyses = !platform::surroundings().embedded;
    if (analyses) {
        if (labelled(width < narrow ? "Analyse" : "Look at it in analysis", "puzzle:analyse", width))
            pressed = Pressed::play_on;
    }
    if (labelled(width < narrow ? "Again" : "Try it again", "puzzle:again", half)) pressed = Pressed::again;
    ImGui::SameLine(0, 8);
    if (labelled("Share", "puzzle:share", half)) share();
    if (more && labelled("All puzzles", "puzzle:list", width)) pressed = Pressed::list;
    draw_shared(width);
    return pressed;
}

ExerciseCard::Pressed PuzzleCard::draw_above(float width, bool small) {
    const theme::Palette& p = theme::palette();
    const float size = width < narrow ? theme::small : theme::body;
    draw_heading(width, small);
    if (!is_over() && step_.said.empty()) {
        callout(goal(), width, p.accent, Font::strong, size);
        test_ids::add_item("puzzle:goal");
    }
    Pressed pressed = Pressed::nothing;
    if (is_over()) pressed = draw_next(width);
    draw_said(width);
    if (hinted_ && has_hint() && !is_over()) paragraph("Hint: " + puzzle().hint, width, Font::text, size, p.secondary);
    if (is_over())
        if (const Pressed more = draw_end(width); more != Pressed::nothing) pressed = more;
    if (!is_over() && !small) pressed = draw_help(width);
    ImGui::Dummy({0, 4});
    return pressed;
}

ExerciseCard::Pressed PuzzleCard::draw_below(float width, bool small) {
    if (!small || is_over()) return Pressed::nothing;
    ImGui::Dummy({0, 4});
    return draw_help(width);
}

bool PuzzleCard::draw_share(float width) {
    if (labelled(platform::can_share() ? "Share this puzzle\xE2\x80\xA6" : "Copy link to this puzzle", "copy-link",
                 width, theme::Weight::primary))
        share();
    caption(shares_link() ? "The link shows the puzzle, without its answer." : "The link shows the position.");
    draw_shared(width);
    return true;
}

}  // namespace sightlines
