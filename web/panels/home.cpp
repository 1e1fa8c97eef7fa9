#include "panels/home.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "board/paint.h"
#include "controls.h"
#include "kept_games.h"
#include "marks.h"
#include "panels/icons.h"
#include "panels/pane.h"
#include "platform.h"
#include "theme.h"
#include "views/pages.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

std::unique_ptr<Match> opened(Opened result) {
    auto* match = std::get_if<std::unique_ptr<Match>>(&result);
    return match == nullptr ? nullptr : std::move(*match);
}

}  // namespace

Home::Home() {
    for (const GameInfo* game : all_games()) {
        const GamePage* page = page_of(game->id);
        if (page == nullptr) continue;
        auto match = opened(open_link(page->card->record));
        if (match == nullptr) continue;
        auto view = page->view(*match);
        cards_.push_back({std::move(match), std::move(view), "", "", ""});
    }
    refresh();
}

void Home::refresh() {
    kept_.clear();
    for (const KeptGame& game : kept_games()) {
        auto match = opened(open_link(game.link));
        if (match == nullptr) continue;
        auto view = make_view(*match);
        if (view == nullptr) continue;
        kept_.push_back({std::move(match), std::move(view), game.id, game.link, game.away});
    }
}

std::optional<Wish> Home::draw(const std::optional<Notice>& notice) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float width = std::min(around.width - 32, 960.0f);
    const float left = (around.width - width) / 2;
    const Pane pane("home", {0, 0}, {around.width, around.height}, p.page, {left, 24 + around.safe.top},
                    Pane::Kind::scrolls);
    std::optional<Wish> wish;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    {
        const Type type(Font::display, theme::title);
        ImGui::TextUnformatted("Sightlines");
    }
    ImGui::PushStyleColor(ImGuiCol_Text, p.secondary);
    ImGui::PushTextWrapPos(left + width - 2 * theme::button_height());
    ImGui::TextUnformatted("Games of fire and line of sight. A position is a link.");
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({begin.x + width - 2 * theme::button_height() - 4, begin.y});
    if (icon_button("theme", Icon::theme))
        platform::choose_scheme(around.dark ? platform::Scheme::light : platform::Scheme::dark);
    ImGui::SameLine(0, 4);
    if (icon_button("open", Icon::open)) wish = Wish{Wish::Kind::open, "", "", ""};
    ImGui::SetCursorScreenPos({begin.x, after.y + 12});
    if (notice) {
        ImGui::PushStyleColor(ImGuiCol_Text, p.refusal);
        ImGui::PushTextWrapPos(left + width);
        ImGui::TextUnformatted(notice->message.c_str());
        ImGui::PopTextWrapPos();
        ImGui::PopStyleColor();
        marks::add_item("notice");
        ImGui::Dummy({0, 8});
    }
    if (!kept_.empty()) {
        if (auto chosen = draw_kept(width)) wish = std::move(chosen);
        ImGui::Dummy({0, 12});
    }
    for (Shown& card : cards_) {
        if (auto chosen = draw_card(card, width)) wish = std::move(chosen);
        ImGui::Dummy({0, 16});
    }
    return wish;
}

std::optional<Wish> Home::draw_card(Shown& card, float width) {
    const theme::Palette& p = theme::palette();
    const GameInfo& game = card.match->game();
    const Card& facts = *page_of(game.id)->card;
    const bool beside = width >= 640;
    const float board =
        beside ? std::min(420.0f, width * 0.5f) : std::min(width - 32, platform::surroundings().height * 0.5f);
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    const ImVec2 board_min{begin.x + 16 + (beside ? 0 : (width - 32 - board) / 2), begin.y + 16};
    card.view->draw_miniature({board_min, {board_min.x + board, board_min.y + board}});
    const ImVec2 text{beside ? board_min.x + board + 28 : begin.x + 16,
                      beside ? board_min.y + 8 : board_min.y + board + 12};
    const float text_width = begin.x + width - 16 - text.x;
    ImGui::SetCursorScreenPos(text);
    ImGui::BeginGroup();
    {
        const Type type(Font::display, theme::title * 0.85f);
        ImGui::TextUnformatted(game.name.data());
    }
    ImGui::PushTextWrapPos(text.x + text_width);
    caption(("by " + std::string(game.author)).c_str());
    ImGui::TextUnformatted(facts.line);
    caption(facts.facts);
    ImGui::PopTextWrapPos();
    ImGui::Dummy({0, 4});
    std::optional<Wish> wish;
    const std::string id(game.id);
    const float button_width = std::min(text_width, 300.0f);
    if (theme::button("Play now", button_width, theme::Weight::primary))
        wish = Wish{Wish::Kind::quick_play, id, "", ""};
    marks::add_item("quick:" + id);
    caption(facts.quick);
    if (theme::button("Set up a game\xE2\x80\xA6", button_width)) wish = Wish{Wish::Kind::set_up, id, "", ""};
    marks::add_item("set-up:" + id);
    if (theme::button("Rules", button_width)) wish = Wish{Wish::Kind::rules, id, "", ""};
    marks::add_item("rules:" + id);
    ImGui::EndGroup();
    const float bottom = std::max(ImGui::GetItemRectMax().y, board_min.y + board) + 16;
    list.ChannelsSetCurrent(0);
    list.AddRectFilled(begin, {begin.x + width, bottom}, p.panel, theme::radius * 1.5f);
    list.AddRect(begin, {begin.x + width, bottom}, p.hairline, theme::radius * 1.5f);
    list.ChannelsMerge();
    ImGui::SetCursorScreenPos({begin.x, bottom});
    ImGui::Dummy({width, 0});
    return wish;
}

std::optional<Wish> Home::draw_kept(float width) {
    const theme::Palette& p = theme::palette();
    std::optional<Wish> wish;
    {
        const Type type(Font::strong, theme::body);
        ImGui::TextUnformatted("Continue");
    }
    const bool narrow = width < 640;
    const float each = narrow ? width : (width - 16) / 2;
    const float height = 88;
    const std::size_t shown = std::min<std::size_t>(kept_.size(), narrow ? 3 : 4);
    for (std::size_t i = 0; i < shown; ++i) {
        Shown& game = kept_[i];
        if (!narrow && i % 2 == 1) ImGui::SameLine(0, 16);
        const ImVec2 min = ImGui::GetCursorScreenPos();
        ImGui::PushID(static_cast<int>(i));
        const float close = theme::button_height() + 4;
        if (ImGui::InvisibleButton("kept", {each - close, height}))
            wish = Wish{Wish::Kind::resume, game.link, game.id, game.away};
        marks::add_item("kept:" + std::to_string(i));
        const bool hovered = ImGui::IsItemHovered();
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(min, {min.x + each, min.y + height}, hovered ? p.raised : p.panel, theme::radius);
        list.AddRect(min, {min.x + each, min.y + height}, hovered ? p.accent : p.hairline, theme::radius);
        game.view->draw_miniature({{min.x + 6, min.y + 6}, {min.x + height - 6, min.y + height - 6}});
        const Asked asked = game.view->asked();
        const float x = min.x + height + 8;
        paint::text(list, theme::font(Font::strong), theme::body, {x, min.y + 18}, p.text,
                    game.match->game().name.data());
        paint::text(list, theme::font(Font::text), theme::body, {x, min.y + 38}, p.text, asked.who.c_str());
        const std::string moves = std::to_string(game.match->size()) + " actions";
        paint::text(list, theme::font(Font::text), theme::small, {x, min.y + 59}, p.secondary, moves.c_str());
        ImGui::SetCursorScreenPos({min.x + each - close, min.y + 4});
        if (icon_button("forget", Icon::close)) wish = Wish{Wish::Kind::forget, "", game.id, ""};
        ImGui::PopID();
        ImGui::SetCursorScreenPos(min);
        ImGui::Dummy({each, height});
    }
    return wish;
}

std::string Home::state() const {
    Json json = Json::object();
    json["screen"] = "home";
    json["games"] = cards_.size();
    json["kept"] = kept_.size();
    return write_json(json);
}

}  // namespace sightlines
