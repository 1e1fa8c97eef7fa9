#include "screens/home.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link.h"
#include "app/test_ids.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float card_margin = 12;     // inside a card
constexpr float gap = 16;             // between cards
constexpr float board_share = 0.42f;  // of the width of a card, at most

float board_side(ImVec2 card) { return std::min(card.y - 2 * card_margin, card.x * board_share); }

// Two columns where they fit. As many rows as the cards need share the height below `top`, within limits.
struct Grid {
    int columns;
    ImVec2 card;
};
Grid grid_of(std::size_t cards, float width, float room) {
    const int columns = width >= 620 ? 2 : 1;
    const auto rows = static_cast<float>((static_cast<int>(cards) + columns - 1) / columns);
    const float least = 168, most = columns == 1 ? 190.0f : 220.0f;
    return {columns,
            {(width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns),
             std::floor(std::clamp((room + gap) / rows - gap, least, most))}};
}

void fetch_when_hovered(const GamePage& page, ImVec2 min, ImVec2 max) {
    const bool untried = platform::deferred(page.game->id) == platform::LoadState::away;
    if (is_deferred(page) && untried && ImGui::IsMouseHoveringRect(min, max)) platform::fetch_deferred(page.game->id);
}

// `right`: where lines are wrapped, from the pane's left edge.
void draw_refusal(const Notice& notice, float right) {
    ImGui::PushStyleColor(ImGuiCol_Text, theme::palette().refusal);
    ImGui::PushTextWrapPos(right);
    ImGui::TextUnformatted(notice.message.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    test_ids::add_item("notice");
    ImGui::Dummy({0, 8});
}

constexpr std::size_t initially_shown = 3;  // saved games

}  // namespace

Home::Home() {
    for (const GameInfo* game : all_games()) {
        if (const GamePage* page = page_of(game->id)) cards_.push_back(example(*page));
    }
    refresh();
}

Home::Preview Home::example(const GamePage& page) {
    const Result<Json> record = read_link(page.card->record);
    return preview_of(page, record ? *record : Json::object());
}

Home::Preview Home::preview_of(const GamePage& page, const Json& record) {
    const auto moves = record.find("moves");
    Preview shown{.page = &page, .match = nullptr, .view = nullptr, .size = moves == record.end() ? 0 : moves->size()};
    if (!code_is_here(page)) return shown;
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return shown;
    shown.match = std::move(*opened);
    shown.view = page.view(*shown.match);
    return shown;
}

void Home::refresh() {
    for (Preview& card : cards_) {
        if (card.view == nullptr) card = example(*card.page);
    }
    saved_.clear();
    for (SavedGame& game : saved_games()) {
        const Result<Json> record = read_link(game.link);
        const GamePage* page = record ? page_of_record(*record) : nullptr;
        if (page == nullptr) continue;
        Preview resumable = preview_of(*page, *record);
        if (code_is_here(*page) && resumable.view == nullptr) continue;
        if (resumable.view != nullptr) game.asked = resumable.view->asked().who;
        resumable.saved = std::move(game);
        saved_.push_back(std::move(resumable));
    }
}

void Home::draw_board(Preview& game, const Area& board) {
    if (game.view != nullptr) return game.view->draw_miniature(board);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    paint::sheet(list, board.min, board.max);
    paint::light_on_sheet(list, board.min, board.max, board.size().x * 0.02f);
    if (game.page->card->art != nullptr) game.page->card->art(list, board);
}

std::optional<Request> Home::draw(const std::optional<Notice>& notice) {
    const platform::Surroundings& around = platform::surroundings();
    const float room = around.width - around.safe.left - around.safe.right;
    const float width = std::min(room - 32, 1080.0f);
    const float left = around.safe.left + (room - width) / 2;
    const Pane pane("home", {0, 0}, {around.width, around.height}, theme::palette().page, {left, 24 + around.safe.top},
                    Pane::Kind::scrolls);
    std::optional<Request> request = draw_head(left, width);
    if (notice) draw_refusal(*notice, left + width);
    if (!saved_.empty()) {
        if (auto chosen = draw_saved(width)) request = std::move(chosen);
        ImGui::Dummy({0, 12});
    }
    if (auto chosen = draw_cards(width)) request = std::move(chosen);
    if (around.embedded) return request;
    ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y});
    if (theme::button("Text view: everything in words", 0, theme::Weight::quiet)) platform::show_text_view();
    test_ids::add_item("text-view");
    return request;
}

std::optional<Request> Home::draw_head(float left, float width) {
    std::optional<Request> request;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    {
        const Type type(Font::display, theme::title);
        ImGui::TextUnformatted("Sightlines");
    }
    ImGui::PushStyleColor(ImGuiCol_Text, theme::palette().secondary);
    ImGui::PushTextWrapPos(left + width);
    ImGui::TextUnformatted("Five games of fire and line of sight");
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    const ImVec2 after = ImGui::GetCursorScreenPos();
    const float each = width < 500 ? theme::button_height() : 0;  // narrow: without words
    const auto offer = [&](const char* label, Icon icon, const char* name) {
        if (each > 0) return icon_button(name, icon);
        const bool pressed = theme::button(label, 0, theme::Weight::quiet);
        test_ids::add_item(name);
        return pressed;
    };
    const auto wide = [&](const char* label) { return each > 0 ? each : ImGui::CalcTextSize(label).x + 32; };
    constexpr const char *open = "Open a link\xE2\x80\xA6", *settings = "Settings";
    ImGui::SetCursorScreenPos({begin.x + width - wide(open) - wide(settings) - 4, begin.y});
    if (offer(open, Icon::open, "open")) request = Request{.kind = Request::Kind::open};
    ImGui::SameLine(0, 4);
    if (offer(settings, Icon::settings, "settings")) request = Request{.kind = Request::Kind::settings};
    ImGui::SetCursorScreenPos({begin.x, after.y + 12});
    return request;
}

std::optional<Request> Home::draw_cards(float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float foot = theme::button_height() + 16;
    const float room = platform::surroundings().height - begin.y - ImGui::GetScrollY() - foot;
    Grid grid = grid_of(cards_.size(), width, room);
    for (const Preview& card : cards_) grid.card.y = std::max(grid.card.y, card_height(card, grid.card.x));
    std::optional<Request> request;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const auto column = static_cast<float>(i % static_cast<std::size_t>(grid.columns));
        const auto row = static_cast<float>(i / static_cast<std::size_t>(grid.columns));
        ImGui::SetCursorScreenPos({begin.x + (grid.card.x + gap) * column, begin.y + (grid.card.y + gap) * row});
        if (auto chosen = draw_card(cards_[i], grid.card)) request = std::move(chosen);
    }
    const auto rows = static_cast<float>((static_cast<int>(cards_.size()) + grid.columns - 1) / grid.columns);
    ImGui::SetCursorScreenPos({begin.x, begin.y + (grid.card.y + gap) * rows});
    ImGui::Dummy({width, 0});
    return request;
}

// The board at the left, words and the button beside it.
float Home::card_height(const Preview& card, float width) {
    const HomeCard& facts = *card.page->card;
    const float room = width - 3 * card_margin - board_share * width;
    const auto lines = [room](const char* text) {
        return theme::font(Font::text)->CalcTextSizeA(theme::small, FLT_MAX, room, text).y;
    };
    return 2 * card_margin + theme::heading + lines(facts.line) + lines(facts.facts) + theme::button_height() + 16;
}

std::optional<Request> Home::draw_card(Preview& card, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    const std::string id(card.page->game->id);
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max{min.x + size.x, min.y + size.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, p.panel, theme::radius * 1.5f);
    list.AddRect(min, max, p.hairline, theme::radius * 1.5f);
    const float side = board_side(size);
    const float top = min.y + (size.y - side) / 2;
    draw_board(card, {{min.x + card_margin, top}, {min.x + card_margin + side, top + side}});
    fetch_when_hovered(*card.page, min, max);

    const float left = min.x + 2 * card_margin + side, width = max.x - card_margin - left;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 4));
    ImGui::SetCursorScreenPos({left, min.y + card_margin});
    draw_card_text(card, width);
    ImGui::SetCursorScreenPos({left, max.y - card_margin - theme::button_height()});
    std::optional<Request> request;
    ImGui::PushID(id.c_str());
    if (theme::button("Play", std::min(width, 200.0f), theme::Weight::primary))
        request = Request{.kind = Request::Kind::choose, .what = id, .page = card.page};
    ImGui::PopID();
    test_ids::add_item("play:" + id);
    ImGui::PopStyleVar();
    return request;
}

void Home::draw_card_text(const Preview& card, float width) {
    const GameInfo& game = *card.page->game;
    const HomeCard& facts = *card.page->card;
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    {
        ImFont* font = theme::font(Font::display);
        const float length = font->CalcTextSizeA(theme::heading, FLT_MAX, 0, game.name.data()).x;
        const Type type(Font::display, std::floor(theme::heading * std::min(1.0f, width / length)));
        ImGui::TextUnformatted(game.name.data());
    }
    small_text(theme::palette().text, facts.line);
    caption(facts.facts);
    ImGui::PopTextWrapPos();
    ImGui::EndGroup();
}

std::optional<Request> Home::draw_saved(float width) {
    std::optional<Request> request;
    const auto columns = static_cast<std::size_t>(std::clamp(static_cast<int>((width + gap) / (300 + gap)), 1, 3));
    draw_saved_heading();
    const float each = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const ImVec2 size{each, 88};
    const std::size_t shown = all_saved_ ? saved_.size() : std::min(saved_.size(), initially_shown);
    for (std::size_t i = 0; i < shown; ++i) {
        if (i % columns != 0) ImGui::SameLine(0, gap);
        ImGui::PushID(static_cast<int>(i));
        if (auto chosen = draw_saved_game(saved_[i], "kept:" + std::to_string(i), size)) request = std::move(chosen);
        ImGui::PopID();
        ImGui::Dummy(size);
    }
    return request;
}

void Home::draw_saved_heading() {
    {
        const Type type(Font::strong, theme::body);
        if (saved_.size() > initially_shown) ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted("Continue");
    }
    if (saved_.size() <= initially_shown) return;
    ImGui::SameLine(0, 8);
    const std::string label = all_saved_ ? "Fewer" : "All " + std::to_string(saved_.size());
    if (theme::button(label.c_str(), 0, theme::Weight::quiet)) all_saved_ = !all_saved_;
    test_ids::add_item("all-kept");
}

std::optional<Request> Home::draw_saved_game(Preview& game, const std::string& test_id, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    std::optional<Request> request;
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max{min.x + size.x, min.y + size.y};
    const float close = theme::button_height() + 4;
    if (ImGui::InvisibleButton("kept", {size.x - close, size.y}, ImGuiButtonFlags_EnableNav))
        request = Request{Request::Kind::resume, game.saved.link, game.saved.id, game.saved.seats, game.page};
    test_ids::add_item(test_id);
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, hovered ? p.raised : p.panel, theme::radius);
    list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
    draw_board(game, {{min.x + 6, min.y + 6}, {min.x + size.y - 6, min.y + size.y - 6}});
    fetch_when_hovered(*game.page, min, max);
    const float x = min.x + size.y + 8;
    paint::text(list, theme::font(Font::strong), theme::body, {x, min.y + 18}, p.text, game.page->game->name.data());
    paint::text(list, theme::font(Font::text), theme::body, {x, min.y + 38}, p.text, game.saved.asked.c_str());
    const std::string moves = std::to_string(game.size) + " actions";
    paint::text(list, theme::font(Font::text), theme::small, {x, min.y + 59}, p.secondary, moves.c_str());
    ImGui::SetCursorScreenPos({max.x - close, min.y + 4});
    if (icon_button("forget", Icon::close)) request = Request{.kind = Request::Kind::forget, .id = game.saved.id};
    ImGui::SetCursorScreenPos(min);
    return request;
}

std::string Home::state() const {
    Json json = Json::object();
    json["screen"] = "home";
    json["games"] = cards_.size();
    json["kept"] = saved_.size();
    return write_json(json);
}

}  // namespace sightlines
