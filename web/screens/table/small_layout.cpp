// The layout of the table where it has less room than on phones.
#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "platform.h"
#include "screens/table/sizes.h"
#include "screens/table/steps.h"
#include "screens/table/table.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// A square board leaves room above it; a map fills its pane.
bool has_room_above(const platform::Surroundings& around, float side, bool is_map) {
    constexpr float tallest = 1.25f;  // the sheet of the Aerial War Game, in its widths
    return !is_map && around.width > around.height && around.height - side * tallest > theme::button_height() + 8;
}

void draw_buttons(Session& session, float width) {
    const bool two_rows = 4 * theme::button_height() + 6 > width;
    if (icon_button("home", Icon::home)) session.request(Session::Request::leave);
    ImGui::SameLine(0, 2);
    if (!two_rows) return draw_controls(session);
    draw_rules(session.match());
    draw_steps(session);
}

}  // namespace

// The board beside a column that scrolls as a whole, or above it.
void Table::draw_small() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const platform::Insets& safe = around.safe;
    const bool beside = around.width > around.height;
    // The tabs stand in one row where that leaves the board as much.
    const float part = around.width < 420 ? std::max(around.width * 0.48f, 140.0f) : 256.0f;
    const float column = beside ? part + safe.right : around.width;
    const float side = around.width - column, half = safe.top + std::floor((around.height - safe.top) * 0.5f);
    const bool above = has_room_above(around, side - safe.left, view_.events() != nullptr);
    const float top = safe.top + (above ? theme::button_height() + 8 : 0);
    const Area board{{beside ? safe.left : 0, top}, beside ? ImVec2{side, around.height} : ImVec2{column, half}};
    if (above) {
        const Pane pane("head", {0, 0}, {side, top}, p.page, {safe.left + 8, safe.top + 4});
        draw_buttons(session_, side - safe.left - 16);
    }
    {
        const Pane pane("board", {0, above ? top : 0}, {board.max.x, board.max.y - (above ? top : 0)}, p.page, {0, 0});
        draw_board(board);
    }
    {
        const ImVec2 min = beside ? ImVec2{side, 0} : ImVec2{0, half};
        const Pane pane("panel", min, {column, around.height - min.y}, p.panel, {8, beside ? 4 + safe.top : 4},
                        Pane::Kind::scrolls);
        const float width = column - safe.right - 16 - ImGui::GetStyle().ScrollbarSize;
        if (!above) draw_buttons(session_, width);
        ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
        if (turn_panel_.take_new()) ImGui::SetScrollY(0);
        if (!tells_all() && view_.events() != nullptr) {
            turn_panel_.draw_standing(width, !is_advised(guide_, session_.hints.hint().has_value()));
            turn_panel_.draw_bare(width, theme::body);
        } else if (!tells_all() && session_.exercise() == nullptr) {
            {
                const theme::Type type(theme::Font::strong, theme::body);
                ImGui::TextWrapped("%s", session_.asked().who.c_str());
            }
            test_ids::add_item("turn");
            caption(session_.asked().question.c_str());
        }
        draw_judgement(width);
        if (guides_above_tabs() && guide_->now() && !session_.hints.hint()) guide_->draw(width, 1);
        draw_tab_row(width);
        draw_tab(width);
        ImGui::PopTextWrapPos();
        ImGui::Dummy({0, safe.bottom});
    }
    draw_over_board(board);
}

}  // namespace sightlines
