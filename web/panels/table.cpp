#include "panels/table.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/link.h"
#include "board/paint.h"
#include "marks.h"
#include "panels/icons.h"
#include "panels/pane.h"
#include "platform.h"
#include "theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float panel_width = 340;
constexpr float embed_bar = 36;

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

// An ImGui item as wide as the panel, drawn as a tab.
bool tab(const char* name, const char* mark, bool chosen, float width) {
    const theme::Palette& p = theme::palette();
    const float height = theme::button_height();
    const bool clicked = ImGui::InvisibleButton(mark, {width, height});
    marks::add_item(mark);
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = theme::font(chosen ? Font::strong : Font::text);
    const ImVec2 size = font->CalcTextSizeA(theme::body, 1000, 0, name);
    paint::text(list, font, theme::body, {(min.x + max.x - size.x) / 2, (min.y + max.y - size.y) / 2},
                chosen ? p.text : p.secondary, name);
    if (chosen) list.AddRectFilled({min.x, max.y - 2}, max, p.accent);
    return clicked;
}

}  // namespace

Table::Table(std::unique_ptr<Match> match) : match_(std::move(match)), view_(make_view(*match_)) {}

bool Table::take_change() { return std::exchange(changed_, false); }
bool Table::take_leave() { return std::exchange(left_, false); }
bool Table::take_reset() { return std::exchange(reset_, false); }
bool Table::take_again() { return std::exchange(again_, false); }

void Table::go_to(std::size_t ply) {
    const std::size_t from = match_->cursor();
    ply = std::min(ply, match_->size());
    if (ply == from) return;
    match_->go_to(ply);
    view_->moved(from, ply);
    notice_.reset();
    changed_ = true;
}

void Table::step(int by) {
    if (by < 0 && match_->cursor() > 0) go_to(match_->cursor() - 1);
    if (by > 0) go_to(match_->cursor() + 1);
}

void Table::tell(Notice notice) {
    platform::announce(notice.message);
    notice_ = std::move(notice);
}

void Table::quick_start() {
    view_->quick_start();
    if (view_->commit()) changed_ = true;
}

void Table::take_keys() {
    const bool command = ImGui::GetIO().KeyCtrl;
    const bool shift = ImGui::GetIO().KeyShift;
    if (pressed(ImGuiKey_Z)) return step(command && shift ? 1 : -1);
    if (pressed(ImGuiKey_Y)) return step(1);
    if (command) return;
    if (pressed(ImGuiKey_Slash)) shows_keys_ = !shows_keys_;
    if (pressed(ImGuiKey_Escape)) {
        shows_keys_ = false;
        notice_.reset();
    }
    if (pressed(ImGuiKey_K)) copy_link(match_->record());
    if (pressed(ImGuiKey_O)) platform::show_open_sheet();
    if (pressed(ImGuiKey_H)) left_ = true;
    if (pressed(ImGuiKey_N) && match_->status().outcome) again_ = true;
    const bool arrows = !view_->wants_arrows();
    if (pressed(ImGuiKey_LeftBracket) || (arrows && pressed(ImGuiKey_LeftArrow))) step(-1);
    if (pressed(ImGuiKey_RightBracket) || (arrows && pressed(ImGuiKey_RightArrow))) step(1);
    if (pressed(ImGuiKey_Home) || (arrows && pressed(ImGuiKey_UpArrow))) go_to(0);
    if (pressed(ImGuiKey_End) || (arrows && pressed(ImGuiKey_DownArrow))) go_to(match_->size());
    if (pressed(ImGuiKey_R)) platform::show_rule(match_->game().id, notice_ ? notice_->rule : "");
}

void Table::draw() {
    take_keys();
    const platform::Surroundings& around = platform::surroundings();
    if (around.embedded) {
        draw_embedded();
    } else if (around.width >= 700 && around.width > around.height * 1.05f) {
        draw_wide();
    } else {
        draw_tall();
    }
    if (shows_keys_) draw_keys();
    if (auto notice = view_->take_notice()) tell(std::move(*notice));
    if (view_->commit()) {
        notice_.reset();
        changed_ = true;
        const Asked asked = view_->asked();
        platform::announce(match_->text(match_->cursor() - 1) + ". " + asked.who + ". " + asked.question);
        platform::request_frames();
    }
}

void Table::draw_wide() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const Area board{{0, 0}, {around.width - panel_width, around.height}};
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        const float margin = 12;
        view_->draw_board({{margin, margin}, {board.max.x - margin, board.max.y - margin}});
    }
    {
        const Pane pane("panel", {board.max.x, 0}, {panel_width, around.height}, p.panel, {16, 12});
        ImGui::GetWindowDrawList()->AddLine({platform::snap(board.max.x), 0},
                                            {platform::snap(board.max.x), around.height}, p.hairline);
        const float width = panel_width - 32;
        draw_heading(width);
        draw_turn(width);
        view_->draw_players(width);
        ImGui::Dummy({0, 4});
        draw_tabs(width);
    }
    draw_notice(board);
}

void Table::draw_tall() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float top = around.safe.top;
    const float bar = 48;
    const float panel = 360;  // enough for a card of five rows
    const float board_side = std::max(around.height * 0.4f, std::min(around.width, around.height - top - bar - panel));
    const Area board{{0, top + bar}, {around.width, top + bar + board_side}};
    {
        const Pane pane("bar", {0, 0}, {around.width, top + bar}, p.panel, {8, top + 2});
        if (icon_button("home", Icon::home)) left_ = true;
        ImGui::SameLine();
        const Asked asked = view_->asked();
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        float x = at.x + 4;
        if (asked.player >= 0) {
            view_->draw_emblem(list, {x + 11, top + bar / 2}, 22, asked.player);
            x += 30;
        }
        const float room = around.width - 3 * (theme::button_height() + 2) - 12 - x;
        list.PushClipRect({x, top}, {x + room, top + bar}, true);
        paint::text(list, theme::font(Font::strong), theme::body, {x, top + 5}, p.text, asked.who.c_str());
        paint::text(list, theme::font(Font::text), theme::small, {x, top + 25}, p.secondary, asked.stage.c_str());
        list.PopClipRect();
        marks::add("turn", {x, top}, {x + room, top + bar});
        ImGui::SetCursorScreenPos({around.width - 3 * (theme::button_height() + 2) - 6, top + 2});
        draw_controls();
    }
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        view_->draw_board(board);
    }
    {
        const float height = around.height - board.max.y;
        const Pane pane("panel", {0, board.max.y}, {around.width, height}, p.panel, {16, 8});
        const float width = around.width - 32;
        {
            const Type type(Font::text, theme::body);
            ImGui::TextWrapped("%s", view_->asked().question.c_str());
        }
        view_->draw_players(width);
        draw_tabs(width);
    }
    draw_notice(board);
}

void Table::draw_embedded() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float bar = std::max(embed_bar, theme::button_height());
    // What can be done stands beside the board, or below it in an upright frame.
    const bool beside = around.width > around.height;
    const float height = around.height - bar;
    const float side = beside ? around.width - std::clamp(around.width - height, 116.0f, 220.0f)
                              : std::min(around.width, height * 0.6f);
    const Area board{{0, 0}, beside ? ImVec2{side, height} : ImVec2{around.width, side}};
    const Area actions = beside ? Area{{side, 0}, {around.width, height}} : Area{{0, side}, {around.width, height}};
    {
        const Pane pane("board", board.min, board.size(), p.page, {0, 0});
        view_->draw_board(board);
    }
    {
        const Pane pane("actions", actions.min, actions.size(), p.page, {8, 8}, Pane::Kind::scrolls);
        const Asked asked = view_->asked();
        {
            const Type type(Font::strong, theme::body);
            ImGui::TextWrapped("%s", asked.who.c_str());
        }
        caption(asked.question.c_str());
        view_->draw_actions(actions.size().x - 16);
    }
    {
        const Pane pane("bar", {0, height}, {around.width, bar}, p.panel, {8, 0});
        draw_controls();
        ImGui::SameLine();
        if (theme::button("Reset", 0, theme::Weight::quiet)) reset_ = true;
        marks::add_item("reset");
        const float width = ImGui::CalcTextSize("Open full page").x + 32;
        ImGui::SameLine(around.width - width - 8);
        if (theme::button("Open full page", width, theme::Weight::quiet)) {
            if (const auto link = write_link(match_->record())) platform::open_page(*link);
        }
        marks::add_item("full-page");
    }
    draw_notice(board);
}

void Table::draw_controls() {
    if (icon_button("undo", Icon::undo, match_->cursor() > 0)) step(-1);
    ImGui::SameLine(0, 2);
    if (icon_button("redo", Icon::redo, match_->cursor() < match_->size())) step(1);
    ImGui::SameLine(0, 2);
    if (icon_button("rules", Icon::rules)) platform::show_rule(match_->game().id, "");
}

void Table::draw_heading(float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    if (icon_button("home", Icon::home)) left_ = true;
    ImGui::SameLine(0, 4);
    {
        const Type type(Font::display, theme::heading);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(match_->game().name.data());
    }
    ImGui::SetCursorScreenPos({begin.x + width - 3 * theme::button_height() - 4, begin.y});
    draw_controls();
}

void Table::draw_turn(float width) {
    const theme::Palette& p = theme::palette();
    const Asked asked = view_->asked();
    ImGui::Dummy({0, 2});
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float indent = 0;
    if (asked.player >= 0) {
        view_->draw_emblem(list, {begin.x + 14, begin.y + 14}, 28, asked.player);
        indent = 40;
    }
    paint::text(list, theme::font(Font::strong), theme::heading, {begin.x + indent, begin.y + 1}, p.text,
                asked.who.c_str());
    const ImVec2 stage = theme::font(Font::text)->CalcTextSizeA(theme::small, 1000, 0, asked.stage.c_str());
    paint::text(list, theme::font(Font::text), theme::small, {begin.x + width - stage.x, begin.y + 7}, p.secondary,
                asked.stage.c_str());
    ImGui::Dummy({width, 28});
    marks::add_item("turn");
    ImGui::TextWrapped("%s", asked.question.c_str());
    ImGui::Dummy({0, 2});
}

void Table::draw_tabs(float width) {
    const float each = width / 3;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 8));
    if (tab("Play", "tab:play", tab_ == Tab::play, each)) tab_ = Tab::play;
    ImGui::SameLine();
    if (tab("Log", "tab:log", tab_ == Tab::log, each)) tab_ = Tab::log;
    ImGui::SameLine();
    if (tab("Share", "tab:share", tab_ == Tab::share, each)) tab_ = Tab::share;
    ImGui::PopStyleVar();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine({begin.x, platform::snap(begin.y - 8)},
                                        {begin.x + width, platform::snap(begin.y - 8)}, theme::palette().hairline);
    const float height = ImGui::GetContentRegionAvail().y - platform::surroundings().safe.bottom;
    ImGui::BeginChild("tab", {width + 8, height}, ImGuiChildFlags_None, ImGuiWindowFlags_NoNav);
    switch (tab_) {
        case Tab::play:
            view_->draw_actions(width);
            if (const std::string variants = view_->in_use(); !variants.empty()) caption(variants.c_str());
            if (match_->status().outcome) {
                if (theme::button("Play again", width, theme::Weight::primary)) again_ = true;
                marks::add_item("again");
            }
            break;
        case Tab::log: draw_log(width); break;
        case Tab::share: draw_share(width); break;
    }
    ImGui::EndChild();
}

void Table::draw_log(float width) {
    const theme::Palette& p = theme::palette();
    const std::size_t cursor = match_->cursor();
    if (icon_button("go:first", Icon::first, cursor > 0)) go_to(0);
    ImGui::SameLine(0, 2);
    if (icon_button("go:back", Icon::back, cursor > 0)) step(-1);
    ImGui::SameLine(0, 2);
    if (icon_button("go:forward", Icon::forward, cursor < match_->size())) step(1);
    ImGui::SameLine(0, 2);
    if (icon_button("go:last", Icon::last, cursor < match_->size())) go_to(match_->size());
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    caption((std::to_string(cursor) + " of " + std::to_string(match_->size())).c_str());
    if (match_->size() == 0) return caption("Nothing has been played yet.");

    ImGui::BeginChild("log", {width + 8, 0}, ImGuiChildFlags_None, ImGuiWindowFlags_NoNav);
    const Type type(Font::text, theme::body);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::optional<std::size_t> wanted;
    const float line = platform::surroundings().coarse ? 36.0f : 24.0f;
    for (const LoggedTurn& turn : view_->log()) {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        if (turn.player >= 0) view_->draw_emblem(list, {begin.x + 9, begin.y + line / 2}, 14, turn.player);
        paint::text(list, theme::font(Font::text), theme::small,
                    {begin.x + 22, begin.y + (line - theme::small) / 2 - 1}, p.secondary, turn.label.c_str());
        const float indent = turn.player >= 0 ? 48.0f : 66.0f;
        float x = begin.x + indent;
        float y = begin.y;
        for (std::size_t ply = turn.first; ply < turn.last; ++ply) {
            const std::string text = match_->text(ply);
            const float wide = ImGui::CalcTextSize(text.c_str()).x + 10;
            if (x + wide > begin.x + width) {
                x = begin.x + indent;
                y += line;
            }
            ImGui::SetCursorScreenPos({x, y});
            const bool current = ply + 1 == cursor;
            ImGui::PushID(static_cast<int>(ply));
            if (ImGui::InvisibleButton("ply", {wide, line})) wanted = ply + 1;
            ImGui::PopID();
            const bool hovered = ImGui::IsItemHovered();
            if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            if (current || hovered)
                list.AddRectFilled({x, y + 1}, {x + wide, y + line - 1}, theme::fade(p.accent, current ? 0.22f : 0.1f),
                                   5);
            list.AddText({x + 5, y + (line - theme::body) / 2 - 1},
                         ply < cursor ? p.text : theme::fade(p.secondary, 0.8f), text.c_str());
            if (current && log_shows_ != cursor) {
                ImGui::SetScrollHereY(0.6f);
                log_shows_ = cursor;
            }
            x += wide;
        }
        ImGui::SetCursorScreenPos({begin.x, y + line});
        ImGui::Dummy({0, 0});
    }
    ImGui::EndChild();
    if (wanted) go_to(*wanted);
}

void Table::copy_link(const Json& record) {
    const Result<std::string> link = write_link(record);
    if (!link) return tell({link.error().rule, link.error().message});
    platform::copy_text(platform::address(*link));
}

void Table::draw_share(float width) {
    if (theme::button("Copy link to this game", width, theme::Weight::primary)) copy_link(match_->record());
    marks::add_item("copy-link");
    if (theme::button("Copy link to this position", width)) copy_link(match_->position_record());
    marks::add_item("copy-position");
    if (platform::can_share()) {
        if (theme::button("Share\xE2\x80\xA6", width)) {
            if (const auto link = write_link(match_->record()))
                platform::share(match_->game().name, platform::address(*link));
        }
        marks::add_item("share");
    }
    if (theme::button("Save as a file", width))
        platform::download(std::string(match_->game().id) + ".json", write_json(match_->record()));
    marks::add_item("save");
    if (theme::button("Open a link or a file\xE2\x80\xA6", width)) platform::show_open_sheet();
    marks::add_item("open");
    switch (platform::copied()) {
        case platform::Copied::done:
            caption("Copied. Whoever opens the link finds the same game with all its moves.");
            break;
        case platform::Copied::by_hand: caption("Copy the text from the sheet."); break;
        default: caption("The whole game is in the link; nothing is sent to any server."); break;
    }
}

// A refusal, beside the board it is about: a sentence, and the rule to read up.
void Table::draw_notice(const Area& board) {
    if (!notice_) return;
    const theme::Palette& p = theme::palette();
    const float width = std::min(460.0f, board.size().x - 24);
    const bool rule = !notice_->rule.empty() && notice_->rule != "FORMAT";
    const float text_width = width - 32 - theme::button_height();
    const ImVec2 text = theme::font(Font::text)->CalcTextSizeA(theme::body, 1000, text_width, notice_->message.c_str());
    const float height = text.y + 24 + (rule ? theme::button_height() * 0.8f + 4 : 0);
    const ImVec2 min{board.min.x + (board.size().x - width) / 2, board.max.y - height - 16};
    const Pane pane("notice", min, {width, height}, 0, {16, 12}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + width, min.y + height}, p.raised, theme::radius);
    list.AddRect(min, {min.x + width, min.y + height}, p.refusal, theme::radius, 0, 1.5f);
    list.AddRectFilled(min, {min.x + 5, min.y + height}, p.refusal, theme::radius, ImDrawFlags_RoundCornersLeft);
    ImGui::PushTextWrapPos(16 + text_width);
    ImGui::TextUnformatted(notice_->message.c_str());
    ImGui::PopTextWrapPos();
    marks::add("notice", min, {min.x + width, min.y + height});
    if (rule) {
        if (theme::button(("Read rule " + notice_->rule).c_str(), 0, theme::Weight::quiet))
            platform::show_rule(match_->game().id, notice_->rule);
        marks::add_item("notice:rule");
    }
    ImGui::SetCursorScreenPos({min.x + width - theme::button_height() - 4, min.y + 4});
    if (icon_button("notice:close", Icon::close)) notice_.reset();
}

// What the keyboard can do: the view's own keys first.
void Table::draw_keys() {
    constexpr std::array<KeyHelp, 10> own{{{"Z  Y", "undo, redo"},
                                           {"[  ]", "one action back, forward; the arrows too while nothing is chosen"},
                                           {"Home  End", "to the start, to the end"},
                                           {"R", "rulebook, at the rule that refused"},
                                           {"K", "copy the link to this game"},
                                           {"O", "open a link or a file"},
                                           {"N", "play again, after the end"},
                                           {"H", "home page"},
                                           {"Tab", "leave the board"},
                                           {"?", "show or hide this list"}}};
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const std::span<const KeyHelp> view_keys = view_->keys();
    const float line = 24;
    const ImVec2 size{std::min(520.0f, around.width - 24),
                      std::min(around.height - 24, line * static_cast<float>(own.size() + view_keys.size()) + 44)};
    const ImVec2 min{(around.width - size.x) / 2, (around.height - size.y) / 2};
    const Pane pane("keys", min, size, 0, {20, 16}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + size.x, min.y + size.y}, p.raised, theme::radius);
    list.AddRect(min, {min.x + size.x, min.y + size.y}, p.hairline, theme::radius);
    marks::add("keys", min, {min.x + size.x, min.y + size.y});
    float y = min.y + 16;
    const auto show = [&](const KeyHelp& help) {
        paint::text(list, theme::font(Font::strong), theme::body, {min.x + 20, y}, p.text, help.keys);
        paint::text(list, theme::font(Font::text), theme::body, {min.x + 150, y}, p.secondary, help.what);
        y += line;
    };
    for (const KeyHelp& help : view_keys) show(help);
    y += 10;
    for (const KeyHelp& help : own) show(help);
}

std::string Table::state() const {
    Json json = Json::object();
    json["screen"] = "table";
    json["game"] = match_->game().id;
    json["cursor"] = match_->cursor();
    json["size"] = match_->size();
    json["asked"] = {
        {"player", view_->asked().player}, {"who", view_->asked().who}, {"question", view_->asked().question}};
    json["keys"] = shows_keys_;
    json["notice"] = notice_ ? Json{{"rule", notice_->rule}, {"message", notice_->message}} : Json();
    std::string text = write_json(json);
    text.back() = ',';
    return text + "\"view\":" + view_->state() + ",\"position\":" + write_json(match_->position()) + "}";
}

}  // namespace sightlines
