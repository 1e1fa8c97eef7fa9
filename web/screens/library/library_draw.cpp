#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <span>

#include "api/games.h"
#include "base/keys.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "screens/by_link/parts.h"
#include "screens/library/library.h"
#include "screens/saved_game_tile.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

using platform::LibraryCall;
using theme::Font;

constexpr float row_height = 84, row_gap = 8, picture_side = 72, wide_enough = 620, space = 8;

float width_of(const char* label) { return ImGui::CalcTextSize(label).x + 2 * ImGui::GetStyle().FramePadding.x; }

// On a grid from -1 to 1, as strokes.
constexpr ImVec2 pencil[]{{-0.6f, 0.6f},   {-0.45f, 0.15f}, {0.35f, -0.65f},
                          {0.65f, -0.35f}, {-0.15f, 0.45f}, {-0.6f, 0.6f}};
constexpr ImVec2 lid[]{{-0.65f, -0.45f}, {0.65f, -0.45f}}, handle[]{{-0.2f, -0.7f}, {0.2f, -0.7f}},
    bin[]{{-0.5f, -0.45f}, {-0.4f, 0.7f}, {0.4f, 0.7f}, {0.5f, -0.45f}};

bool stroked_button(const std::string& name, const char* words,
                    std::initializer_list<std::span<const ImVec2>> strokes) {
    const theme::Palette& p = theme::palette();
    const float side = theme::button_height();
    const bool pressed = ImGui::InvisibleButton(name.c_str(), {side, side}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item(name);
    tip(words);
    const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (ImGui::IsItemHovered()) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        list.AddRectFilled(min, max, theme::fade(p.text, ImGui::IsItemActive() ? 0.12f : 0.06f), theme::radius);
    }
    for (const std::span<const ImVec2> stroke : strokes) {
        for (const ImVec2 at : stroke)
            list.PathLineTo({(min.x + max.x) / 2 + 10 * at.x, (min.y + max.y) / 2 + 10 * at.y});
        list.PathStroke(theme::fade(p.text, 0.9f), 0, 2);
    }
    return pressed;
}

bool small_button(const char* label, const std::string& id) {
    return theme::button(id, label, 0, theme::Weight::quiet);
}

}  // namespace

std::optional<Request> Library::draw(bool covered) {
    work();
    opened_one_ = false;
    const platform::Surroundings& around = platform::surroundings();
    const float room = around.width - around.safe.left - around.safe.right;
    const float width = std::min(room - 32, 760.0f);
    const float left = around.safe.left + (room - width) / 2;
    const Pane pane("library", {0, 0}, {around.width, around.height}, theme::palette().page,
                    {left, 12 + around.safe.top});
    std::optional<Request> request;
    if (draw_head(left, width) || (!covered && key_pressed(ImGuiKey_Escape))) request = Request{Request::Kind::home};
    draw_tools(ImGui::GetCursorScreenPos(), width, covered);
    draw_notice(left, width);
    const float top = ImGui::GetCursorScreenPos().y;
    if (auto chosen = draw_rows(left, width, around.height - top)) request = std::move(chosen);
    if (!covered && key_pressed(ImGuiKey_Slash)) platform::library(LibraryCall::focus);
    if (!covered && key_pressed(ImGuiKey_Z)) undo();
    return request;
}

// True: to the home page.
bool Library::draw_head(float left, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const bool leaves = icon_button("home", Icon::home);
    constexpr const char *title = "Library", *import = "Import\xE2\x80\xA6", *all = "Export all";
    const float high = theme::button_height(), title_left = begin.x + high + space;
    const float buttons_left = left + width - width_of(import) - width_of(all) - 4;
    const float wide = theme::text_width(Font::display, theme::heading, title);
    const float size = theme::heading * std::min(1.0f, (buttons_left - space - title_left) / wide);
    {
        const theme::Type type(Font::display, size);
        ImGui::SetCursorScreenPos({title_left, begin.y + (high - size) / 2});
        ImGui::TextUnformatted(title);
    }
    ImGui::SetCursorScreenPos({buttons_left, begin.y});
    if (small_button(import, "library:import")) platform::library(LibraryCall::file);
    ImGui::SameLine(0, 4);
    if (small_button(all, "library:export")) save_file();
    ImGui::SetCursorScreenPos({begin.x, begin.y + theme::button_height() + space});
    return leaves;
}

// What is searched for, and the order: beside each other where there is room.
void Library::draw_tools(ImVec2 begin, float width, bool covered) {
    const float high = theme::button_height();
    const bool beside = width >= wide_enough;
    const float field = beside ? width - 330 - space : width;
    place_field({begin, {begin.x + field, begin.y + high}}, covered);
    ImGui::SetCursorScreenPos(beside ? ImVec2{begin.x + field + space, begin.y}
                                     : ImVec2{begin.x, begin.y + high + space});
    const int chosen = segments("library:sort", library_orders, static_cast<int>(order_), beside ? 330 : width);
    if (chosen >= 0) {
        order_ = static_cast<LibraryOrder>(chosen);
        sort();
    }
    ImGui::SetCursorScreenPos({begin.x, begin.y + (beside ? 1.0f : 2.0f) * (high + space)});
}

// The field itself is HTML, because people write in it; this is what it covers.
void Library::place_field(const Area& area, bool covered) {
    const theme::Palette& p = theme::palette();
    ImGui::SetCursorScreenPos(area.min);
    if (ImGui::InvisibleButton("library:search", area.size(), ImGuiButtonFlags_EnableNav))
        platform::library(LibraryCall::focus);
    test_ids::add_item("library:search");
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(area.min, area.max, p.raised, theme::radius);
    list.AddRect(area.min, area.max, p.hairline, theme::radius);
    by_link::draw_line({area.min.x + 12, (area.min.y + area.max.y - theme::body) / 2}, area.size().x - 24, Font::text,
                       theme::body, query_.empty() ? p.secondary : p.text, query_.empty() ? "Search" : query_);
    const auto number = [](float length) { return std::to_string(static_cast<int>(std::lround(length))) + " "; };
    const std::string place =
        covered ? "" : number(area.min.x) + number(area.min.y) + number(area.size().x) + number(area.size().y) + query_;
    if (place == field_) return;
    field_ = place;
    platform::library(LibraryCall::field, field_);
}

void Library::hide_field() {
    if (field_.empty()) return;
    field_.clear();
    platform::library(LibraryCall::field);
}

// What was done last and can be undone, or how far the reading is and that it can be called off; then how many there
// are.
void Library::draw_notice(float left, float width) {
    const theme::Palette& p = theme::palette();
    const float high = theme::button_height();
    const std::string told = reader_ ? progress() : notice_;
    if (!told.empty()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const char* label = reader_ ? "Cancel" : deleted_.empty() ? nullptr : "Undo";
        const float right = left + width - (label != nullptr ? width_of(label) + space : 0);
        const float lines = small_text_size(told, right - left).y, row = std::max(lines, label != nullptr ? high : 0);
        small_text_at({at.x, at.y + (row - lines) / 2}, right, refusal_ && !reader_ ? p.refusal : p.text, told);
        test_ids::add("notice", at, {right, at.y + row});
        if (label != nullptr) {
            ImGui::SetCursorScreenPos({left + width - width_of(label), at.y});
            if (small_button(label, reader_ ? "library:cancel" : "library:undo")) {
                if (reader_) {
                    reader_.reset();
                    say("Cancelled: your games are as they were.");
                } else {
                    undo();
                }
            }
        }
        float y = at.y + row + 4;
        if (reader_) {
            ImDrawList& list = *ImGui::GetWindowDrawList();
            const float part =
                static_cast<float>(reader_->done()) / static_cast<float>(std::max<std::size_t>(1, reader_->size()));
            list.AddRectFilled({left, y}, {left + width, y + 6}, p.hairline, 3);
            if (part > 0) list.AddRectFilled({left, y}, {left + width * part, y + 6}, theme::sides()[0].fill, 3);
            y += 10;
        }
        ImGui::SetCursorScreenPos({at.x, y});
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float lines = small_text_at(at, left + width, p.secondary, status());
    ImGui::SetCursorScreenPos({at.x, at.y + lines + 6});
}

// Only those in sight, and a screenful around them for the keyboard.
std::optional<Request> Library::draw_rows(float left, float width, float height) {
    std::optional<Request> request;
    ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y});
    ImGui::BeginChild("games", {width + 12, height}, ImGuiChildFlags_NavFlattened);
    const float top = ImGui::GetScrollY();
    const ImVec2 begin = ImGui::GetCursorPos();
    std::string gone;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const float y = static_cast<float>(i) * (row_height + row_gap);
        if (y + row_height < top - height || y > top + 2 * height) continue;
        ImGui::SetCursorPos({begin.x, begin.y + y});
        const LibraryGame& game = games_[shown_[i]];
        ImGui::PushID(static_cast<int>(i));
        if (auto chosen = draw_row(game, width)) {
            if (chosen->kind == Request::Kind::forget) {
                gone = game.saved.id;
            } else {
                request = std::move(chosen);
            }
        }
        ImGui::PopID();
    }
    ImGui::SetCursorPos({begin.x, begin.y + static_cast<float>(shown_.size()) * (row_height + row_gap)});
    ImGui::Dummy({width, 16 + platform::surroundings().safe.bottom});
    ImGui::EndChild();
    if (!gone.empty()) remove(gone);
    return request;
}

// Request::Kind::forget: it is to be deleted.
std::optional<Request> Library::draw_row(const LibraryGame& game, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max{min.x + width, min.y + row_height};
    const float high = theme::button_height();
    const float buttons = game.sample ? 0 : 2 * high + 4;
    std::optional<Request> request;
    if (ImGui::InvisibleButton("open", {width - buttons, row_height}, ImGuiButtonFlags_EnableNav))
        request = opening(game);
    test_ids::add_item("library:open:" + game.saved.id);
    const bool hovered = ImGui::IsItemHovered(), focused = ImGui::IsItemFocused();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (focused && !game.sample && key_pressed(ImGuiKey_Delete)) request = Request{Request::Kind::forget};
    if (!ImGui::IsRectVisible(min, max)) return request;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, hovered ? p.raised : p.panel, theme::radius);
    list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
    draw_picture(game, {{min.x + 6, min.y + 6}, {min.x + 6 + picture_side, min.y + 6 + picture_side}});
    fetch_when_hovered(*game.page, min, max);

    const float x = min.x + picture_side + 16, room = max.x - buttons - 8 - x;
    by_link::draw_line({x, min.y + 8}, room, Font::strong, theme::body, p.text, game.name);
    const bool titled = game.name != game.page->game->name;
    const std::string players = (titled ? std::string(game.page->game->name) + ": " : "") + game.players;
    by_link::draw_line({x, min.y + 32}, room, Font::text, theme::small, p.secondary, players);
    const std::string state = game.date + (game.date.empty() || game.state.empty() ? "" : ": ") + game.state;
    by_link::draw_line({x, min.y + 54}, room, Font::text, theme::small, p.secondary, state);
    if (game.sample) return request;
    ImGui::SetCursorScreenPos({max.x - buttons, min.y + (row_height - high) / 2});
    if (stroked_button("rename:" + game.saved.id, "Name this game", {pencil})) ask_name(game);
    ImGui::SameLine(0, 0);
    if (stroked_button("delete:" + game.saved.id, "Delete", {lid, handle, bin}))
        request = Request{Request::Kind::forget};
    return request;
}

// The board itself, one game opened in each frame, where the code of its game is here; before that the picture of its
// card.
void Library::draw_picture(const LibraryGame& game, const Area& area) {
    constexpr std::size_t most_opened = 40;
    const auto found = pictures_.find(game.saved.link);
    if (found != pictures_.end() && found->second.view != nullptr) {
        ImGui::PushClipRect(area.min, area.max, true);
        found->second.view->draw_miniature(area);
        return ImGui::PopClipRect();
    }
    if (found == pictures_.end() && code_is_here(*game.page)) {
        platform::request_frames(1);
        if (!opened_one_) {
            opened_one_ = true;
            if (pictures_.size() >= most_opened) pictures_.clear();
            Opened& opened = pictures_[game.saved.link];
            if (Result<std::unique_ptr<Match>> match = open_link(game.saved.link)) {
                opened.match = std::move(*match);
                opened.view = make_view(*opened.match);
            }
        }
    }
    game.page->card->art(*ImGui::GetWindowDrawList(), area);
}

}  // namespace sightlines
