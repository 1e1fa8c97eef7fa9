// The layouts of the table: panel beside the board, panel below it, and embedded.
#include "screens/table/table.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/link/forms.h"
#include "base/parts.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "screens/study/study.h"
#include "screens/table/deferred_panels.h"
#include "screens/table/sizes.h"
#include "screens/table/steps.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/notice.h"
#include "widgets/pane.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float embed_bar = 36;

float panel_width() { return platform::surroundings().width < 700 ? 300 : 340; }

bool offers_anything(const platform::Bar& bar) { return bar.undo || bar.rules || bar.reset || bar.full_page; }

// In the pane of the board.
void draw_tip_on(const BoardView& view) {
    const bool pressed = ImGui::IsMouseDown(ImGuiMouseButton_Left);
    if (pressed || !ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows)) return;
    const std::string text = view.tip(ImGui::GetIO().MousePos);
    tip_about(ImGui::GetID(text.c_str()), text);
}

// The board without the bar of those who look back, or stray from a game that is over.
Area above_bar(Session& session, const Area& board) {
    const OpenGame& game = session.game;
    const bool strays = game.strays() && !session.telling.playback();
    const bool bar = (game.looks_back() || strays) && panels_are_here();
    return bar ? TablePanels::here().above_looking_back(session, board) : board;
}

}  // namespace

bool table::is_wide() {
    constexpr float least = 560;
    const platform::Surroundings& around = platform::surroundings();
    return around.width >= least && around.width > around.height * 1.05f;
}

bool table::is_low() {
    const platform::Surroundings& around = platform::surroundings();
    return !around.embedded && around.width > around.height && around.is_low();
}

bool table::is_small() {
    const platform::Surroundings& around = platform::surroundings();
    constexpr float least = 300;
    const bool low = is_low() && !is_wide();  // a panel below the board would leave it no room
    return !around.embedded && (around.width < least || around.height < least || low) && fetch_panels_part();
}

void Table::draw_board(const Area& area) {
    const OpenGame& game = session_.game;
    if (game.looks_back()) (void)fetch_panels_part();
    const Area rest = above_bar(session_, area), board = game.tells_events() ? EventBar::above(rest) : rest;
    const bool told = game.tells_events() && fetch_panels_part();
    const float covered = told ? TablePanels::here().covered_by_events(event_bar_, rest) : 0;
    view_.cover_below(covered);
    view_.paint_below(told && session_.telling.on_bar() ? 0 : rest.max.y - board.max.y);
    match().tree() != nullptr ? study().draw_board(board) : view_.draw_board(board);
    if (view_.lays_dice() != nullptr && fetch_panels_part())
        DrawsDice::here().draw(rolled_, {board.min, {board.max.x, board.max.y - covered}});
    if (told) TablePanels::here().draw_events(event_bar_, rest);
    const bool back = rest.max.y < area.max.y &&
                      TablePanels::here().draw_looking_back(session_, {{area.min.x, rest.max.y}, area.max});
    if (back && match().status().outcome) tab_ = Tab::play;  // which tells how it ended
    draw_tip_on(view_);
    const ImVec2 dragged = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
    board_pressed_ = ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows) &&
                     ImGui::IsMouseReleased(ImGuiMouseButton_Left) && dragged.x == 0 && dragged.y == 0;
}

void Table::draw_over_board(const Area& board) {
    follow();
    board_ = above_bar(session_, board);
    if (const std::optional<Notice> notice = session_.notice.now()) {
        const std::vector<Area> lit = view_.lit();
        for (std::size_t i = 0; i < lit.size(); ++i) test_ids::add("lit:" + std::to_string(i), lit[i].min, lit[i].max);
        // Where a piece is small it would cover what is played on; there the tabs are covered instead.
        const bool roomy = platform::surroundings().embedded || (table::is_wide() && !table::is_low());
        const Area& place = roomy || session_.game.tells_events() ? board_ : tabs_;
        if (!draw_notice(*notice, match().game().id, place, lit, notice_on_top_)) session_.notice.close();
    }
}

void Table::draw_wide() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float beside = panel_width() + around.safe.right;
    const Area board{{0, 0}, {around.width - beside, around.height}};
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        const float margin = table::is_low() ? 4 : 12;
        const Area inside{{around.safe.left + margin, margin}, {board.max.x - margin, board.max.y - margin}};
        draw_board(inside);
    }
    {
        const Pane pane("panel", {board.max.x, 0}, {beside, around.height}, p.panel,
                        {16, table::is_low() ? 4.0f : 12.0f});
        ImGui::GetWindowDrawList()->AddLine({platform::snap(board.max.x), 0},
                                            {platform::snap(board.max.x), around.height}, p.hairline);
        const float width = panel_width() - 32;
        draw_heading(width);
        if (table::is_low()) {
            if (view_.events() != nullptr)
                turn_panel_.draw_standing(width, !is_advised(guide_, session_.hints.hint().has_value()));
        } else if (!tells_all()) {
            draw_turn(width);
            draw_players_or_guide(width);
            ImGui::Dummy({0, 4});
        }
        draw_tab_row(width);
        draw_tab(width);
    }
    draw_over_board(board);
}

void Table::draw_tall() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float top = around.safe.top;
    const float bar = 48;
    const bool explains_much = guide_ && view_.events() != nullptr;
    const float panel = view_.portrait() && !explains_much ? 310 : 360;  // fits a card of four rows, and of five
    const float room = around.height - top - bar - panel;
    const float high = std::max(around.height * 0.4f, view_.portrait() ? room : std::min(around.width, room));
    const Area board{{0, top + bar}, {around.width, top + bar + high}};
    {
        const Pane pane("bar", {0, 0}, {around.width, top + bar}, p.panel, {8, top + 2});
        if (icon_button("home", Icon::home)) session_.request(Request::leave);
        ImGui::SameLine();
        const float x = ImGui::GetCursorScreenPos().x + 4;
        turn_panel_.draw_in_bar({x, top + 2}, around.width - 3 * (theme::button_height() + 2) - 12 - x);
        ImGui::SetCursorScreenPos({around.width - 3 * (theme::button_height() + 2) - 6, top + 2});
        draw_controls(session_);
    }
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        draw_board(board);
    }
    {
        const float height = around.height - board.max.y;
        const Pane pane("panel", {0, board.max.y}, {around.width, height}, p.panel, {16, 8});
        const float width = around.width - 32;
        draw_tab_row(width);  // which never moves
        // The ending says it all, and the goal of a lesson what to do.
        const bool ends = tells_all();
        const float begin = ImGui::GetCursorPosY();
        const bool plays = session_.exercise() != nullptr || tab_ == Tab::play;
        if (session_.exercise() == nullptr && plays && !ends) turn_panel_.draw_bare(width, theme::heading);
        // The answers stay in their place, whether it has one line or two.
        const float end = begin + two_lines(theme::heading);
        const float missing = session_.game.tells_events() ? end - ImGui::GetCursorPosY() : 0;
        if (plays && !ends) {             // else the log has the room
            constexpr float roomy = 700;  // on a shorter screen only one of the two has room
            const bool on_strip = session_.game.tells_events();
            const bool hints = session_.hints.hint().has_value(), advised = is_advised(guide_, hints);
            const bool said = !on_strip && !hints && told_.draw_latest();
            if ((on_strip || !advised) && (!said || around.height >= roomy)) turn_panel_.draw_standing(width, !advised);
            draw_judgement(width);
            const float spare = std::max(0.0f, missing), here = ImGui::GetCursorPosY();
            if (!session_.hints.hint())
                draw_players_or_guide(width, spare);
            else
                ImGui::SetCursorPosY(here + spare);  // a hint needs the room
        }
        draw_tab(width);
    }
    draw_over_board(board);
}

// Both have the same room, so that the answers below stay in their place while the same is asked. On a phone the room
// is free once something else is. `spare`: what a short question leaves.
void Table::draw_players_or_guide(float width, float spare) {
    const float begin = ImGui::GetCursorPosY();
    float room = spare;
    if (guides_above_tabs()) {
        const bool asked_again = guide_->keeps_room(session_.asked().question);
        if (asked_again || table::is_wide()) room += table::is_wide() ? 100.0f : 80.0f;  // five narrow lines, or three
    }
    if (guides_above_tabs() && guide_->now() && !session_.hints.hint()) {
        TablePanels::here().draw_guide(*guide_, width, room);
    } else {
        view_.draw_players(width);
        room = std::max(room, spare + ImGui::GetCursorPosY() - begin);
    }
    ImGui::SetCursorPosY(std::max(begin + room, ImGui::GetCursorPosY()));
}

bool Table::guides_above_tabs() const {
    const bool above = !table::is_wide() || (view_.events() != nullptr && !table::is_low());
    return guide_ && panels_are_here() && !platform::surroundings().embedded && above;
}

// Whether the hint stands below the answers, where there is no room beside them: it takes the place of explanations.
bool Table::guides_below_tab() const {
    return guide_ && panels_are_here() && table::is_low() && !table::is_small() && view_.events() != nullptr &&
           tab_ == Tab::play && !session_.telling.playback() && !session_.game.unconfirmed && !session_.hints.hint();
}

void Table::draw_embedded() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float bar = offers_anything(around.bar) ? std::max(embed_bar, theme::button_height()) : 0;
    // Actions beside the board, or below it in a portrait frame.
    const bool beside = around.width > around.height;
    const float height = around.height - bar;
    const bool text = session_.exercise() != nullptr || session_.game.reads();  // needs room
    // In what is left beside the board two answers stand side by side.
    const float least = session_.game.reads()                              ? 184.0f
                        : view_.events() != nullptr && around.width >= 480 ? 180.0f
                                                                           : 116.0f;
    const float side =
        beside ? around.width - std::clamp(around.width - height, least, session_.game.reads() ? 300.0f : 220.0f)
               : std::min(around.width, height * (text ? 0.55f : 0.6f));
    const Area board{{0, 0}, beside ? ImVec2{side, height} : ImVec2{around.width, side}};
    const Area actions = beside ? Area{{side, 0}, {around.width, height}} : Area{{0, side}, {around.width, height}};
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        draw_board(board);
    }
    if (session_.game.reads()) {
        const Pane pane("actions", actions.min, actions.size(), p.page, {8, 8});
        TableRecords::here().draw_reader(*this, {actions.size().x - 16, actions.size().y - 16});
    } else {
        const Pane pane("actions", actions.min, actions.size(), p.page, {8, 8}, Pane::Kind::scrolls);
        if (session_.exercise() == nullptr && !tells_all()) {
            if (view_.events() != nullptr) {
                if (turn_panel_.take_new()) ImGui::SetScrollY(0);  // its answers come first
                turn_panel_.draw_standing(actions.size().x - 16);
                turn_panel_.draw_bare(actions.size().x - 16, theme::body);
            } else {
                const Prompt asked = session_.asked();
                const Type type(Font::strong, theme::body);
                ImGui::TextWrapped("%s", asked.who.c_str());
                caption(asked.question.c_str());
            }
        }
        draw_play(actions.size().x - 16);
    }
    if (bar > 0) {
        const Pane pane("bar", {0, height}, {around.width, bar}, p.panel, {8, 0});
        draw_embed_bar(around.bar, around.width);
    }
    draw_over_board(board);
}

void Table::draw_embed_bar(const platform::Bar& offered, float width) {
    if (offered.undo && !session_.game.reads()) {
        draw_steps(session_);
        ImGui::SameLine(0, 2);
    }
    if (offered.rules) {
        draw_rules(match());
        ImGui::SameLine();
    }
    if (offered.reset) {
        if (theme::button("reset", "Reset", 0, theme::Weight::quiet)) session_.request(Request::reset);
        ImGui::SameLine();
    }
    if (!offered.full_page) return;
    const char* words = "Open full page";
    float wide = ImGui::CalcTextSize(words).x + 32;
    if (ImGui::GetCursorPosX() + wide > width - 8) words = "Full page", wide = ImGui::CalcTextSize(words).x + 16;
    ImGui::SetCursorPosX(width - wide - 8);
    if (theme::button("full-page", words, wide, theme::Weight::quiet)) {
        if (session_.exercise() != nullptr) {
            platform::open_page(exercise()->address());
        } else if (const auto link = write_link(match().record())) {
            platform::open_page(*link);
        }
    }
}

void Table::draw_heading(float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    if (icon_button("home", Icon::home)) session_.request(Request::leave);
    ImGui::SameLine(0, 4);
    const float buttons = begin.x + width - 3 * theme::button_height() - 4;
    if (table::is_low()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        turn_panel_.draw_in_bar(at, buttons - at.x - 4);
        ImGui::SetCursorScreenPos({buttons, begin.y});
        return draw_controls(session_);
    }
    // Shrinks long names to leave room for the buttons.
    ImFont* font = theme::font(Font::display);
    const char* name = match().game().name.data();
    const float room = width - 4 * theme::button_height() - 12;
    const float length = font->CalcTextSizeA(theme::heading, 1000, 0, name).x;
    const float size = std::floor(theme::heading * std::min(1.0f, room / length));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paint::text(*ImGui::GetWindowDrawList(), font, size, {at.x, at.y + (theme::button_height() - size) / 2},
                theme::palette().text, name);
    ImGui::SetCursorScreenPos({buttons, begin.y});
    draw_controls(session_);
}

void Table::draw_turn(float width) {
    turn_panel_.draw(width, !is_advised(guide_, session_.hints.hint().has_value()));
    draw_judgement(width);
    ImGui::Dummy({0, 2});
}

}  // namespace sightlines
