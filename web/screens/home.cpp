#include "screens/home.h"

#include <algorithm>
#include <cfloat>
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

constexpr float card_margin = 16;  // between a card's border and its content

constexpr float text_height = 300;  // of text and buttons below a board

void fetch_when_hovered(const GamePage& page, ImVec2 min, ImVec2 max) {
    const bool untried = platform::deferred(page.game->id) == platform::LoadState::away;
    if (is_deferred(page) && untried && ImGui::IsMouseHoveringRect(min, max)) platform::fetch_deferred(page.game->id);
}

// `right`: where lines wrap, from the left edge of the pane.
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
    Preview preview{
        .page = &page, .match = nullptr, .view = nullptr, .size = moves == record.end() ? 0 : moves->size()};
    if (!code_is_here(page)) return preview;
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return preview;
    preview.match = std::move(*opened);
    preview.view = page.view(*preview.match);
    return preview;
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
    ImGui::PushTextWrapPos(left + width - 2 * theme::button_height());
    ImGui::TextUnformatted("Games of fire and line of sight. A position is a link.");
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({begin.x + width - 2 * theme::button_height() - 4, begin.y});
    if (icon_button("settings", Icon::settings)) request = Request{Request::Kind::settings, "", "", ""};
    ImGui::SameLine(0, 4);
    if (icon_button("open", Icon::open)) request = Request{Request::Kind::open, "", "", ""};
    ImGui::SetCursorScreenPos({begin.x, after.y + 12});
    return request;
}

// All cards of a row have the same height.
std::optional<Request> Home::draw_cards(float width) {
    constexpr float gap = 20;
    const int columns = std::clamp(static_cast<int>((width + gap) / (300 + gap)), 1, 3);
    const float each = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    // With several columns, boards shrink until the buttons of the first row are visible without scrolling.
    const float height = platform::surroundings().height;
    const float rest = height - begin.y - ImGui::GetScrollY() - text_height;
    const float most = columns == 1 ? std::clamp(rest, height * 0.3f, height * 0.5f) : std::max(200.0f, rest);
    board_side_ = std::min(each - 2 * card_margin, most);
    std::optional<Request> request;
    float y = begin.y;
    for (std::size_t first = 0; first < cards_.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t last = std::min(cards_.size(), first + static_cast<std::size_t>(columns));
        float tallest = 0;
        for (std::size_t i = first; i < last; ++i) tallest = std::max(tallest, card_height(cards_[i], each));
        for (std::size_t i = first; i < last; ++i) {
            ImGui::SetCursorScreenPos({begin.x + (each + gap) * static_cast<float>(i - first), y});
            if (auto chosen = draw_card(cards_[i], {each, tallest})) request = std::move(chosen);
        }
        y += tallest + gap;
    }
    ImGui::SetCursorScreenPos({begin.x, y});
    ImGui::Dummy({width, 0});
    return request;
}

float Home::card_height(const Preview& card, float width) const {
    const HomeCard& facts = *card.page->card;
    const float room = width - 2 * card_margin;
    const auto lines = [room](Font font, float size, const char* text) {
        return theme::font(font)->CalcTextSizeA(size, FLT_MAX, room, text).y;
    };
    return card_margin + board_side_ + 12 + lines(Font::display, theme::heading, card.page->game->name.data()) +
           lines(Font::text, theme::small, "by") + lines(Font::text, theme::body, facts.line) +
           lines(Font::text, theme::small, facts.facts) + theme::small + 2 * theme::button_height() + 6 * 6 +
           2 * card_margin;
}

std::optional<Request> Home::draw_card(Preview& card, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    const float side = board_side_;
    const float room = size.x - 2 * card_margin;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(begin, {begin.x + size.x, begin.y + size.y}, p.panel, theme::radius * 1.5f);
    list.AddRect(begin, {begin.x + size.x, begin.y + size.y}, p.hairline, theme::radius * 1.5f);
    const ImVec2 board{begin.x + (size.x - side) / 2, begin.y + card_margin};
    draw_board(card, {board, {board.x + side, board.y + side}});
    fetch_when_hovered(*card.page, begin, {begin.x + size.x, begin.y + size.y});

    const float left = begin.x + card_margin;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 6));
    ImGui::SetCursorScreenPos({left, board.y + side + 12});
    draw_card_text(card, room);
    ImGui::SetCursorScreenPos({left, begin.y + size.y - card_margin - 2 * theme::button_height() - theme::small - 12});
    std::optional<Request> request = draw_card_buttons(card, room);
    ImGui::PopStyleVar();
    return request;
}

void Home::draw_card_text(const Preview& card, float width) {
    const GameInfo& game = *card.page->game;
    const HomeCard& facts = *card.page->card;
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    {
        const Type type(Font::display, theme::heading);
        ImGui::TextUnformatted(game.name.data());
    }
    caption(game.author.empty() ? "author unknown" : ("by " + std::string(game.author)).c_str());
    ImGui::TextUnformatted(facts.line);
    caption(facts.facts);
    ImGui::PopTextWrapPos();
    ImGui::EndGroup();
}

std::optional<Request> Home::draw_card_buttons(const Preview& card, float width) {
    const std::string id(card.page->game->id);
    const float left = ImGui::GetCursorScreenPos().x;
    const float half = (width - 8) / 2;
    const float third = (width - 2 * 8) / 3;
    std::optional<Request> request;
    ImGui::PushID(id.c_str());
    if (theme::button("Play now", half, theme::Weight::primary))
        request = Request{Request::Kind::quick_play, id, "", "", card.page};
    test_ids::add_item("quick:" + id);
    ImGui::SameLine(0, 8);
    if (theme::button("Vs. computer", half)) request = Request{Request::Kind::play_computer, id, "", "", card.page};
    test_ids::add_item("computer:" + id);
    ImGui::SetCursorScreenPos({left, ImGui::GetItemRectMax().y + 6});
    if (theme::button("Learn", third)) request = Request{Request::Kind::learn, id, "", "", card.page};
    test_ids::add_item("learn:" + id);
    ImGui::SameLine(0, 8);
    if (theme::button("Set up\xE2\x80\xA6", third)) request = Request{Request::Kind::set_up, id, "", "", card.page};
    test_ids::add_item("set-up:" + id);
    ImGui::SameLine(0, 8);
    if (theme::button("Rules", third)) request = Request{Request::Kind::rules, id, "", ""};
    test_ids::add_item("rules:" + id);
    ImGui::SetCursorScreenPos({left, ImGui::GetItemRectMax().y + 6});
    caption(card.page->card->quick);
    ImGui::PopID();
    return request;
}

std::optional<Request> Home::draw_saved(float width) {
    std::optional<Request> request;
    constexpr float gap = 16;
    const auto columns = static_cast<std::size_t>(std::clamp(static_cast<int>((width + gap) / (300 + gap)), 1, 3));
    draw_saved_heading();
    const float each = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const ImVec2 size{each, 88};
    const std::size_t visible = all_saved_ ? saved_.size() : std::min(saved_.size(), initially_shown);
    for (std::size_t i = 0; i < visible; ++i) {
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
    if (icon_button("forget", Icon::close)) request = Request{Request::Kind::forget, "", game.saved.id, ""};
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
