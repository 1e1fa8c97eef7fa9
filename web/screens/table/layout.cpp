// The layouts of the table: panel beside the board, panel below it, and embedded.
#include "screens/table/table.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/link/forms.h"
#include "app/test_ids.h"
#include "board/paint.h"
#include "games/page.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float least_wide = 560;  // of a window with the panel beside the board
constexpr float embed_bar = 36;
constexpr float event_bar_height = 40;

float panel_width() { return platform::surroundings().width < 700 ? 300 : 340; }

float two_lines(float letters) { return 2 * std::ceil(letters) + ImGui::GetStyle().ItemSpacing.y; }

// The largest letters, up to these, in which a question has two lines at the most: so that the answers below stay.
float letters_of(const std::string& question, float most, float room) {
    float letters = most;
    while (letters > theme::body && lines_of(Font::strong, letters, question, room) > 2) --letters;
    return letters;
}

bool offers_anything(const platform::Bar& bar) { return bar.undo || bar.rules || bar.reset || bar.full_page; }

}  // namespace

bool Table::has_event_bar() const { return view_->events() != nullptr && !exercise_; }

Area Table::above_event_bar(const Area& board) const {
    if (!has_event_bar()) return board;
    return {board.min, {board.max.x, board.max.y - std::max(event_bar_height, theme::button_height())}};
}

Area Table::above_bar(const Area& board) const { return looks_back() && editor_is_here() ? without_bar(board) : board; }

void Table::draw_board(const Area& area) {
    if (looks_back()) (void)has_editor_part();
    const Area rest = above_bar(area), board = above_event_bar(rest);
    const bool told = has_event_bar() && has_editor_part();
    view_->cover_below(told ? strip_covers(rest) : 0);
    if (match_->tree() != nullptr) {
        draw_marked(board);
    } else {
        view_->draw_board(board);
    }
    if (told) draw_event_bar(rest);
    if (rest.max.y < area.max.y) draw_looking_back({{area.min.x, rest.max.y}, area.max});
    draw_tip_on_board();
}

void Table::draw_wide() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float beside = panel_width() + around.safe.right;
    const Area board{{0, 0}, {around.width - beside, around.height}};
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        const float margin = 12;
        const Area inside{{around.safe.left + margin, margin}, {board.max.x - margin, board.max.y - margin}};
        draw_board(inside);
    }
    {
        const Pane pane("panel", {board.max.x, 0}, {beside, around.height}, p.panel, {16, is_low() ? 4.0f : 12.0f});
        ImGui::GetWindowDrawList()->AddLine({platform::snap(board.max.x), 0},
                                            {platform::snap(board.max.x), around.height}, p.hairline);
        const float width = panel_width() - 32;
        draw_heading(width);
        if (is_low()) {
            if (view_->events() != nullptr) draw_standing(width, false);
        } else {
            draw_turn(width);
            draw_players_or_guide(width);
            ImGui::Dummy({0, 4});
        }
        draw_tabs(width);
    }
    draw_notice_on(board);
    draw_ending_card(board);
}

// The panel beside the board, not below it.
bool Table::is_wide() const {
    const platform::Surroundings& around = platform::surroundings();
    return around.width >= least_wide && around.width > around.height * 1.05f;
}

// On a phone on its side the turn replaces the name of the game.
bool Table::is_low() const {
    const platform::Surroundings& around = platform::surroundings();
    return !around.embedded && around.width > around.height && around.is_low();
}

// Less room than phones have: a small window, or one with far larger text.
bool Table::is_small() {
    const platform::Surroundings& around = platform::surroundings();
    constexpr float least = 300;
    return !around.embedded && (around.width < least || around.height < least) && has_editor_part();
}

// The turn and the question, in two lines.
void Table::draw_turn_in_bar(ImVec2 at, float width) {
    const theme::Palette& p = theme::palette();
    const Prompt asked = this->asked();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = at.x;
    if (asked.player >= 0) {
        view_->draw_emblem(list, {x + 11, at.y + 22}, 22, asked.player);
        x += 30;
    }
    const float right = at.x + width;
    // Shrinks long texts so that they fit.
    const auto put = [&](Font font, float size, float y, ImU32 ink, const std::string& words) {
        const float length = theme::text_width(font, size, words);
        const float fits = std::floor(size * std::min(1.0f, (right - x) / std::max(1.0f, length)));
        paint::text(list, theme::font(font), fits, {x, y + (size - fits) / 2}, ink, words.c_str());
    };
    constexpr float readable = 0.8f;
    std::string who = asked.who;
    const float length = theme::text_width(Font::strong, theme::body, who);
    const std::size_t level = who.find(", level "), side = who.find(" (");
    if (length * readable > right - x && level < side && side != who.npos) who.erase(level, side - level);
    std::string state = asked.stage;
    const bool turn_first = view_->events() != nullptr && !state.empty() && !match_->status().outcome;
    if (turn_first) std::swap(who, state);  // others decide in it, too
    put(Font::strong, theme::body, at.y + 3, p.text, who);
    if (const std::string scores = this->scores(); !scores.empty() && !exercise_) {
        const std::string both = state + (state.empty() ? "" : " \xC2\xB7 ") + scores;
        constexpr float smallest = 0.85f;
        const float all = theme::text_width(Font::text, theme::small, both);
        if (all * smallest <= right - x) state = both;
    }
    put(Font::text, theme::small, at.y + 23, p.secondary, state);
    test_ids::add("turn", {x, at.y}, {right, at.y + 46});
}

void Table::draw_tall() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float top = around.safe.top;
    const float bar = 48;
    const float panel = 360;  // fits a card of five rows
    const float room = around.height - top - bar - panel;
    const float high = std::max(around.height * 0.4f, view_->portrait() ? room : std::min(around.width, room));
    const Area board{{0, top + bar}, {around.width, top + bar + high}};
    {
        const Pane pane("bar", {0, 0}, {around.width, top + bar}, p.panel, {8, top + 2});
        if (icon_button("home", Icon::home)) request_ = Request::leave;
        ImGui::SameLine();
        const float x = ImGui::GetCursorScreenPos().x + 4;
        draw_turn_in_bar({x, top + 2}, around.width - 3 * (theme::button_height() + 2) - 12 - x);
        ImGui::SetCursorScreenPos({around.width - 3 * (theme::button_height() + 2) - 6, top + 2});
        draw_controls();
    }
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        draw_board(board);
    }
    {
        const float height = around.height - board.max.y;
        const Pane pane("panel", {0, board.max.y}, {around.width, height}, p.panel, {16, 8});
        const float width = around.width - 32;
        // The ending says it all, and the goal of a lesson what to do.
        const bool ends = !exercise_ && tab_ == Tab::play && match_->status().outcome;
        const float begin = ImGui::GetCursorPosY();
        if (!exercise_ && !ends) draw_bare_question(theme::heading);
        // The answers stay in their place, whether it has one line or two.
        const float end = begin + two_lines(theme::heading);
        const float missing = view_->events() != nullptr && !exercise_ ? end - ImGui::GetCursorPosY() : 0;
        const bool plays = exercise_ || tab_ == Tab::play;
        if (!plays) {  // the log has the room, and its buttons stay in their place
            ImGui::SetCursorPosY(std::max(end, ImGui::GetCursorPosY()));
        } else if (!ends) {
            constexpr float roomy = 700;  // on a shorter screen only one of the two has room
            const bool on_strip = has_event_bar();
            if (on_strip || !draw_latest_told() || around.height >= roomy) draw_standing(width, !on_strip);
            draw_judgement(width);
            if (missing > 0) {
                const float answers = ImGui::GetCursorPosY() + missing;
                if (guides_above_tabs() && guide_->now()) view_->draw_briefly(width);
                ImGui::SetCursorPosY(std::max(answers, ImGui::GetCursorPosY()));
            }
            draw_players_or_guide(width);
        }
        draw_tabs(width);
    }
    draw_notice_on(board);
    draw_ending_card(board);
}

// Both have the same room, so that the answers below stay in their place.
void Table::draw_players_or_guide(float width) {
    if (!guides_above_tabs()) return view_->draw_players(width);
    const float room = is_wide() ? 124.0f : 100.0f;  // of six narrow lines, or of four
    const float begin = ImGui::GetCursorPosY();
    guide_->now() ? guide_->draw(width, true) : view_->draw_players(width);
    ImGui::SetCursorPosY(std::max(begin + room, ImGui::GetCursorPosY()));
}

bool Table::guides_above_tabs() const {
    const bool above = !is_wide() || (view_->events() != nullptr && !is_low());
    return guide_ && editor_is_here() && !platform::surroundings().embedded && above;
}

// Where answers and hint have room only one below the other: there the hint takes that of what is explained.
bool Table::guides_below_tab() const {
    return guide_ && editor_is_here() && is_low() && !is_small() && view_->events() != nullptr && tab_ == Tab::play &&
           !playback_ && !unconfirmed_;
}

void Table::draw_embedded() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float bar = offers_anything(around.bar) ? std::max(embed_bar, theme::button_height()) : 0;
    // Actions beside the board, or below it in a portrait frame.
    const bool beside = around.width > around.height;
    const float height = around.height - bar;
    const bool text = exercise_ || reads();  // needs room
    // In what is left beside the board two answers stand side by side.
    const float least = reads() ? 184.0f : view_->events() != nullptr && around.width >= 480 ? 180.0f : 116.0f;
    const float side = beside ? around.width - std::clamp(around.width - height, least, reads() ? 300.0f : 220.0f)
                              : std::min(around.width, height * (text ? 0.55f : 0.6f));
    const Area board{{0, 0}, beside ? ImVec2{side, height} : ImVec2{around.width, side}};
    const Area actions = beside ? Area{{side, 0}, {around.width, height}} : Area{{0, side}, {around.width, height}};
    bool board_pressed = false;
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        draw_board(board);
        const ImVec2 dragged = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
        board_pressed = ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows) &&
                        ImGui::IsMouseReleased(ImGuiMouseButton_Left) && dragged.x == 0 && dragged.y == 0;
    }
    if (reads()) {
        const Pane pane("actions", actions.min, actions.size(), p.page, {8, 8});
        draw_reader({actions.size().x - 16, actions.size().y - 16}, board_pressed);
    } else {
        const Pane pane("actions", actions.min, actions.size(), p.page, {8, 8}, Pane::Kind::scrolls);
        if (!exercise_) {
            if (view_->events() != nullptr) {
                if (take_new_question()) ImGui::SetScrollY(0);  // its answers come first
                draw_standing(actions.size().x - 16, false);
                draw_bare_question(theme::body);
            } else {
                const Prompt asked = this->asked();
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
    draw_notice_on(board);
    draw_ending_card(board);
}

void Table::draw_embed_bar(const platform::Bar& offered, float width) {
    if (offered.undo && !reads()) {
        draw_steps();
        ImGui::SameLine(0, 2);
    }
    if (offered.rules) {
        draw_rules();
        ImGui::SameLine();
    }
    if (offered.reset) {
        if (theme::button("Reset", 0, theme::Weight::quiet)) request_ = Request::reset;
        test_ids::add_item("reset");
        ImGui::SameLine();
    }
    if (!offered.full_page) return;
    const char* words = "Open full page";
    float wide = ImGui::CalcTextSize(words).x + 32;
    if (ImGui::GetCursorPosX() + wide > width - 8) words = "Full page", wide = ImGui::CalcTextSize(words).x + 16;
    ImGui::SetCursorPosX(width - wide - 8);
    if (theme::button(words, wide, theme::Weight::quiet)) {
        if (exercise_) {
            platform::open_page(exercise_->address());
        } else if (const auto link = write_link(match_->record())) {
            platform::open_page(*link);
        }
    }
    test_ids::add_item("full-page");
}

void Table::draw_controls() {
    draw_steps();
    ImGui::SameLine(0, 2);
    draw_rules();
}

void Table::draw_steps() {
    const bool refused = can_undo() && !undo_goal();
    if (refused ? faint_icon_button("undo", Icon::undo) : icon_button("undo", Icon::undo, can_undo())) undo();
    ImGui::SameLine(0, 2);
    if (icon_button("redo", Icon::redo, match_->cursor() < match_->size())) redo();
}

void Table::draw_rules() {
    if (icon_button("rules", Icon::rules)) platform::show_rule(match_->game().id, "");
}

void Table::draw_heading(float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    if (icon_button("home", Icon::home)) request_ = Request::leave;
    ImGui::SameLine(0, 4);
    const float buttons = begin.x + width - 3 * theme::button_height() - 4;
    if (is_low()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_turn_in_bar(at, buttons - at.x - 4);
        ImGui::SetCursorScreenPos({buttons, begin.y});
        return draw_controls();
    }
    // Shrinks long names to leave room for the buttons.
    ImFont* font = theme::font(Font::display);
    const char* name = match_->game().name.data();
    const float room = width - 4 * theme::button_height() - 12;
    const float length = font->CalcTextSizeA(theme::heading, 1000, 0, name).x;
    const float size = std::floor(theme::heading * std::min(1.0f, room / length));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paint::text(*ImGui::GetWindowDrawList(), font, size, {at.x, at.y + (theme::button_height() - size) / 2},
                theme::palette().text, name);
    ImGui::SetCursorScreenPos({buttons, begin.y});
    draw_controls();
}

bool Table::take_new_question() {
    const std::string question = asked().question;
    const bool is_new = question != last_question_;
    last_question_ = question;
    return is_new;
}

bool Table::has_large_question() const { return view_->events() != nullptr && !exercise_ && !match_->status().roll; }

// Who is asked stands elsewhere. `letters`: of a large one.
void Table::draw_bare_question(float letters) {
    const bool large = has_large_question();
    const std::string question = asked().question;
    const float size = large ? letters_of(question, letters, ImGui::GetContentRegionAvail().x) : theme::body;
    const Type type(large ? Font::strong : Font::text, size);
    ImGui::TextWrapped("%s", question.c_str());
    test_ids::add_item("question");
}

// The answers stay in their place, whether it has one line or two.
void Table::draw_question_of_low(float width) {
    constexpr float letters = (theme::body + theme::heading) / 2;
    const float end = ImGui::GetCursorPosY() + two_lines(letters);
    draw_bare_question(letters);
    if (has_large_question()) ImGui::SetCursorPosY(std::max(end, ImGui::GetCursorPosY()));
    draw_judgement(width);
}

// Where much is asked: the goal, then the question, large, beside the emblem of whoever is asked, then who that is.
void Table::draw_question(float width) {
    const theme::Palette& p = theme::palette();
    const Prompt asked = this->asked();
    draw_standing(width, false);
    ImGui::Dummy({0, 2});
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    float indent = 0;
    if (asked.player >= 0) {
        view_->draw_emblem(*ImGui::GetWindowDrawList(), {begin.x + 14, begin.y + 14}, 28, asked.player);
        indent = 40;
    }
    const float end = ImGui::GetCursorPosX() + width;
    ImGui::SetCursorScreenPos({begin.x + indent, begin.y});
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(end);
    const bool over = match_->status().outcome.has_value();  // who has won is large, why is not
    const std::string &large = over ? asked.who : asked.question, &small = over ? asked.question : asked.who;
    const float letters = letters_of(large, theme::heading, width - indent);
    {
        const Type type(Font::strong, letters);
        ImGui::TextWrapped("%s", large.c_str());
    }
    test_ids::add_item("question");
    const auto lines = static_cast<float>(lines_of(Font::strong, letters, large, width - indent));
    small_text(p.text, asked.stage + (asked.stage.empty() ? "" : " \xC2\xB7 ") + small);
    test_ids::add_item("whose-turn");
    ImGui::PopTextWrapPos();
    // Room for two large lines, so that the tabs and what is below them stay in their places.
    const float missing = 2 * std::round(theme::heading) - lines * std::round(letters);
    if (missing > 0 && !platform::surroundings().coarse) {
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
        ImGui::Dummy({0, missing});
    }
    ImGui::EndGroup();
    test_ids::add("turn", begin, {begin.x + width, ImGui::GetItemRectMax().y});
    draw_judgement(width);
    ImGui::Dummy({0, 2});
}

void Table::draw_turn(float width) {
    if (view_->events() != nullptr && !exercise_) return draw_question(width);
    const theme::Palette& p = theme::palette();
    const Prompt asked = this->asked();
    ImGui::Dummy({0, 2});
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float indent = 0;
    if (asked.player >= 0) {
        view_->draw_emblem(list, {begin.x + 14, begin.y + 14}, 28, asked.player);
        indent = 40;
    }
    const float length = theme::text_width(Font::strong, theme::heading, asked.who);
    const ImVec2 stage = theme::text_size(Font::text, theme::small, asked.stage);
    constexpr float gap = 12, smallest = 0.75f;
    const float room = width - indent;
    const bool beside = length * smallest <= room - gap - stage.x;  // else below
    const float size = theme::heading * std::min(1.0f, (beside ? room - gap - stage.x : room) / std::max(1.0f, length));
    const ImVec2 words{begin.x + indent, begin.y + 1 + (theme::heading - size) / 2};
    paint::text(list, theme::font(Font::strong), size, words, p.text, asked.who.c_str());
    const ImVec2 at = beside ? ImVec2{begin.x + width - stage.x, begin.y + 7} : ImVec2{begin.x + indent, begin.y + 28};
    paint::text(list, theme::font(Font::text), theme::small, at, p.secondary, asked.stage.c_str());
    ImGui::Dummy({width, beside || stage.x == 0 ? 28.0f : 46.0f});
    test_ids::add_item("turn");
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    ImGui::TextWrapped("%s", asked.question.c_str());
    draw_standing(width, false);
    ImGui::PopTextWrapPos();
    draw_judgement(width);
    ImGui::Dummy({0, 2});
}

// One line if it can be, smaller if it must be; `brief`: without the scores, which are elsewhere.
void Table::draw_standing(float width, bool brief) {
    const std::string words = brief ? view_->standing().aim : standing();
    if (words.empty() || exercise_) return;
    // Where much is asked it is what everything is for.
    const bool stands_out = view_->events() != nullptr;
    constexpr float high = 700;  // there is room for two lines
    if (stands_out && !brief && !platform::surroundings().coarse && platform::surroundings().height >= high) {
        float size = theme::body;
        const auto lines = [&] { return theme::text_size(Font::strong, size, words, width).y / size; };
        while (size > theme::small && lines() > 2.5f) --size;
        const Type type(Font::strong, size);
        ImGui::TextWrapped("%s", words.c_str());
        return test_ids::add_item("standing");
    }
    ImFont* font = theme::font(stands_out ? Font::strong : Font::text);
    const ImU32 ink = stands_out ? theme::palette().text : theme::palette().secondary;
    const float length = font->CalcTextSizeA(theme::small, 10000, 0, words.c_str()).x;
    const float size = std::floor(theme::small * std::min(1.0f, width / length));
    constexpr float smallest = 0.8f;
    if (size < theme::small * smallest) {
        stands_out ? small_text(ink, words) : caption(words.c_str());
    } else {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        paint::text(*ImGui::GetWindowDrawList(), font, size, {begin.x, begin.y + 1}, ink, words.c_str());
        ImGui::Dummy({width, theme::small + 2});
    }
    test_ids::add_item("standing");
}

}  // namespace sightlines
