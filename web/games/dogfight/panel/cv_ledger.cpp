#include "base/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/panel/tabs.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;

}  // namespace

// A block for each pair: its CV, and the changes since the turn began.
void draw_cv_ledger(const Position& at, const TurnEvents& events, float width) {
    const theme::Palette& p = theme::palette();
    bool any = false;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        const Aircraft& plane = at.plane(letter);
        const int other = plane.target != nobody ? plane.target : plane.random_target;
        if (!plane.in_play() || other == nobody) continue;
        any = true;
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        art::emblem(list, {begin.x + 10, begin.y + 11}, 16, plane.side);
        const std::string pair = words::pair_text(plane, letter, other);
        paint::text(list, theme::font(Font::strong), theme::body, {begin.x + 26, begin.y + 1}, p.text, pair.c_str());
        const std::string cv = words::number(plane.cv);
        ImFont* font = theme::font(Font::strong);
        paint::text(list, font, theme::heading,
                    {begin.x + width - font->CalcTextSizeA(theme::heading, 1000, 0, cv.c_str()).x, begin.y - 3},
                    plane.cv > 0 ? p.accent : p.text, cv.c_str());
        ImGui::Dummy({width, 22});
        test_ids::add_item("cv:" + plane_name(letter) + plane_name(other));
        int changed = 0;
        for (std::size_t i = 0; i < events.notes.size(); ++i) {
            const Note& note = events.notes[i];
            if (note.kind == Note::Kind::cv && note.plane == letter && events.is_of_this_turn(i))
                changed += note.amount;
        }
        if (changed != plane.cv) rows::modifier(words::number(plane.cv - changed), labels::as_turn_began, "", width);
        for (std::size_t i = 0; i < events.notes.size(); ++i) {
            const Note& note = events.notes[i];
            if (note.kind == Note::Kind::cv && note.plane == letter && events.is_of_this_turn(i))
                rows::modifier(words::with_sign(note.amount), note.why->what, note.why->rule, width);
        }
    }
    if (!any) caption(labels::nobody_hunts);
}

void draw_turn_summary(const Position& at, const TurnEvents& events, float width) {
    const theme::Palette& p = theme::palette();
    if (events.notes.empty()) return caption(labels::nothing_happened);
    bool before = false;
    for (std::size_t back = events.notes.size(); back > 0; --back) {
        const Note& note = events.notes[back - 1];
        if (!before && !events.is_of_this_turn(back - 1)) {
            before = true;
            caption(labels::previous_turn);
        }
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        if (note.plane != nobody) {
            const int side = at.plane(note.plane).side;
            ImDrawList& list = *ImGui::GetWindowDrawList();
            list.AddRectFilled({begin.x, begin.y + 1}, {begin.x + 3, begin.y + 15},
                               theme::sides()[static_cast<std::size_t>(side)].fill, 1);
            paint::text(list, theme::font(Font::strong), theme::small, {begin.x + 8, begin.y}, p.text,
                        plane_name(note.plane).c_str());
        }
        ImGui::Indent(24);
        rows::sentence(words::note_text(note), note.why->rule, width - 24,
                       note.kind == Note::Kind::cv ? p.text : p.secondary);
        ImGui::Unindent(24);
    }
}

}  // namespace sightlines::dogfight
