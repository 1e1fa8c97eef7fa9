// The books: the CV of every pair with what changed it this turn, and everything that happened.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/view.h"
#include "games/dogfight/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using theme::Font;

}  // namespace

void View::draw_books(float width) {
    constexpr std::array names{"Order", "CV", "Turn", "Aircraft"};
    ImGui::Dummy({0, 2});
    const ImVec2 line = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine({line.x, platform::snap(line.y - 4)},
                                        {line.x + width, platform::snap(line.y - 4)}, theme::palette().hairline);
    if (const int chosen = segments("book", names, static_cast<int>(book_), width); chosen >= 0)
        book_ = static_cast<Book>(chosen);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 4));
    switch (book_) {
        case Book::order: draw_timeline(width); break;
        case Book::ledger: draw_ledger(width); break;
        case Book::turn: draw_summary(width); break;
        case Book::aircraft: draw_roster(width); break;
    }
    ImGui::PopStyleVar();
}

// A pair a block: who has whom, the CV, and the terms that made it what it is since the turn began.
void View::draw_ledger(float width) {
    const theme::Palette& p = theme::palette();
    bool any = false;
    for (int letter = 0; letter < static_cast<int>(at().planes.size()); ++letter) {
        const Aircraft& plane = at().plane(letter);
        const int other = plane.target != nobody ? plane.target : plane.random_target;
        if (!plane.in_play() || other == nobody) continue;
        any = true;
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_emblem(list, {begin.x + 10, begin.y + 11}, 16, plane.side);
        const std::string pair =
            name_of(letter) + words::to + name_of(other) + (plane.random_target != nobody ? " (surprise)" : "");
        paint::text(list, theme::font(Font::strong), theme::body, {begin.x + 26, begin.y + 1}, p.text, pair.c_str());
        const std::string cv = words::number(plane.cv);
        ImFont* font = theme::font(Font::strong);
        paint::text(list, font, theme::heading,
                    {begin.x + width - font->CalcTextSizeA(theme::heading, 1000, 0, cv.c_str()).x, begin.y - 3},
                    plane.cv > 0 ? p.accent : p.text, cv.c_str());
        ImGui::Dummy({width, 22});
        test_ids::add_item("cv:" + name_of(letter) + name_of(other));
        int changed = 0;
        for (std::size_t i = 0; i < story_.size(); ++i) {
            const Note& note = story_[i];
            if (note.kind == Note::Kind::cv && note.plane == letter && story_plies_[i] >= turn_began_)
                changed += note.amount;
        }
        if (changed != plane.cv) rows::modifier(words::number(plane.cv - changed), "as the turn began", "", width);
        for (std::size_t i = 0; i < story_.size(); ++i) {
            const Note& note = story_[i];
            if (note.kind == Note::Kind::cv && note.plane == letter && story_plies_[i] >= turn_began_)
                rows::modifier(words::with_sign(note.amount), note.why->what, note.why->rule, width);
        }
    }
    if (!any) caption("Nobody has a target yet. A Combat Value grows against one declared target.");
}

// The newest first: what came of every action of the turn, and why.
void View::draw_summary(float width) {
    const theme::Palette& p = theme::palette();
    if (story_.empty()) return caption("Nothing has happened yet in this turn.");
    bool before = false;
    for (std::size_t back = story_.size(); back > 0; --back) {
        const Note& note = story_[back - 1];
        if (!before && story_plies_[back - 1] < turn_began_) {
            before = true;
            caption("The turn before");
        }
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        if (note.plane != nobody) {
            const int side = at().plane(note.plane).side;
            ImDrawList& list = *ImGui::GetWindowDrawList();
            list.AddRectFilled({begin.x, begin.y + 1}, {begin.x + 3, begin.y + 15}, player_colour(side), 1);
            paint::text(list, theme::font(Font::strong), theme::small, {begin.x + 8, begin.y}, p.text,
                        name_of(note.plane).c_str());
        }
        ImGui::Indent(24);
        rows::sentence(words::note_text(note), note.why->rule, width - 24,
                       note.kind == Note::Kind::cv ? p.text : p.secondary);
        ImGui::Unindent(24);
    }
}

}  // namespace sightlines::dogfight
