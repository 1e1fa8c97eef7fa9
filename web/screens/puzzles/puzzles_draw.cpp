#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>

#include "api/puzzle.h"
#include "base/keys.h"
#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "platform.h"
#include "screens/learn_marks.h"
#include "screens/puzzles/puzzles.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float gap = 16, margin = 12, least_card = 160, most_card = 184, tile_side = 48, tile_gap = 8, week_at = 62;
constexpr const char* streak_rule = "A day counts when you solve the puzzle of that day in any game.";

float width_of(const char* label) { return ImGui::CalcTextSize(label).x + 2 * ImGui::GetStyle().FramePadding.x; }

void draw_frame(const Area& area, bool lit) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(area.min, area.max, lit ? p.raised : p.panel, theme::radius * 1.5f);
    list.AddRect(area.min, area.max, lit ? p.accent : p.hairline, theme::radius * 1.5f);
}

float wrapped_height(Font font, float size, float width, const std::string& text) {
    return theme::text_size(font, size, text, width).y;
}

void wrapped(Font font, float size, ImVec2 at, float width, ImU32 ink, const std::string& text) {
    const Type type(font, size);
    ImGui::GetWindowDrawList()->AddText(theme::font(font), size, at, ink, text.c_str(), nullptr, width);
}

// "": all games, or all puzzles of the game.
Request opening(std::string game, std::string id = {}) {
    return {.kind = Request::Kind::puzzles, .game = std::move(game), .id = std::move(id)};
}

// The last seven days, that of today at the right.
void draw_week(const Days& days, int today, ImVec2 at, float width) {
    constexpr std::array<const char*, 7> names{"S", "M", "T", "W", "T", "F", "S"};
    constexpr int thursday = 4;  // 1 January 1970
    const theme::Palette& p = theme::palette();
    const ImU32 green = theme::sides()[0].fill;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float each = std::min(40.0f, width / 7);
    for (int back = 6; back >= 0; --back) {
        const int day = today - back;
        const ImVec2 middle{at.x + each * (6.5f - static_cast<float>(back)), at.y + 12};
        if (days.contains(day)) {
            list.AddCircleFilled(middle, 10, green);
            const ImVec2 tick[3] = {
                {middle.x - 4, middle.y}, {middle.x - 1, middle.y + 3.5f}, {middle.x + 4, middle.y - 3.5f}};
            list.AddPolyline(tick, 3, IM_COL32_WHITE, 0, 2);
        } else {
            list.AddCircle(middle, 9, back == 0 ? p.accent : p.hairline, 0, back == 0 ? 2.0f : 1.5f);
        }
        const char* name = names[static_cast<std::size_t>((day + thursday) % 7)];
        const Font font = back == 0 ? Font::strong : Font::text;
        const float wide = theme::text_width(font, theme::small, name);
        paint::text(list, theme::font(font), theme::small, {middle.x - wide / 2, at.y + 26},
                    back == 0 ? p.text : p.secondary, name);
    }
}

}  // namespace

std::optional<Request> Puzzles::draw(bool) {
    today_ = today();
    drew_one_ = false;
    const platform::Surroundings& around = platform::surroundings();
    const float room = around.width - around.safe.left - around.safe.right;
    const float width = std::min(room - 32, page_ == nullptr ? 1080.0f : 720.0f);
    const float left = around.safe.left + std::floor((room - width) / 2);
    const Pane pane("puzzles", {0, 0}, {around.width, around.height}, theme::palette().page,
                    {left, 16 + around.safe.top}, Pane::Kind::scrolls);
    std::optional<Request> request = draw_head(left, width);
    if (key_repeated(ImGuiKey_Escape)) request = Request{Request::Kind::home};
    if (!notice_.empty()) {
        ImGui::PushTextWrapPos(left + width);
        small_text(theme::palette().refusal, notice_);
        ImGui::PopTextWrapPos();
        test_ids::add_item("notice");
    }
    if (auto chosen = draw_days(left, width)) request = std::move(chosen);
    if (auto chosen = draw_mistakes(width)) request = std::move(chosen);
    if (page_ != nullptr && catalogue_->book(page_->game->id) != nullptr) {
        for (int level = 1; level <= puzzle_levels; ++level) {
            if (auto chosen = draw_level(level, width)) request = std::move(chosen);
        }
    }
    ImGui::Dummy({0, 24});
    return request;
}

std::optional<Request> Puzzles::draw_head(float left, float width) {
    std::optional<Request> request;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float high = theme::button_height();
    if (icon_button("home", Icon::home)) request = Request{Request::Kind::home};
    constexpr const char* all = "All games";
    const float button = page_ != nullptr ? width_of(all) + 8 : 0;
    const std::string title = page_ != nullptr ? "Puzzles: " + std::string(page_->game->name) : "Puzzles";
    const float room = width - high - 8 - button;
    const float length = theme::text_width(Font::display, theme::heading, title);
    const float size = std::floor(theme::heading * std::min(1.0f, room / length));
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::display), size,
                {begin.x + high + 8, begin.y + (high - size) / 2}, theme::palette().text, title.c_str());
    if (page_ != nullptr) {
        ImGui::SetCursorScreenPos({left + width - width_of(all), begin.y});
        if (theme::button("puzzles:all", all, 0, theme::Weight::quiet)) request = opening("");
    }
    ImGui::SetCursorScreenPos({begin.x, begin.y + high + 4});
    ImGui::PushTextWrapPos(left + width);
    caption(page_ == nullptr ? "A new puzzle of each game every day: one position, one best move."
                             : "One position, one best move.");
    ImGui::PopTextWrapPos();
    ImGui::Dummy({0, 4});
    return request;
}

// The streak and the puzzles of the day, as a grid.
std::optional<Request> Puzzles::draw_days(float left, float width) {
    std::optional<Request> request;
    const std::vector<const GamePage*> games = pages();
    const int columns = width >= 960 && page_ == nullptr ? 3 : width >= 620 ? 2 : 1;
    const float each = std::floor((width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    const bool keeps = !platform::surroundings().embedded;
    const float foot = page_ == nullptr ? theme::button_height() + 9 : 0;
    const auto tiles = static_cast<int>(games.size()) + (keeps ? 1 : 0);
    const int lines = (tiles + columns - 1) / columns;
    const auto rows = static_cast<float>(lines);
    const float room = platform::surroundings().height - ImGui::GetCursorPosY() - gap;
    const float card =
        columns == 1 || page_ != nullptr ? least_card : std::clamp(room / rows - gap - foot, least_card, most_card);
    const float high = std::floor(card) + foot;
    float y = ImGui::GetCursorScreenPos().y;
    int column = 0;
    const auto place = [&](float height) {
        ImGui::SetCursorScreenPos({left + static_cast<float>(column) * (each + gap), y});
        if (++column < columns) return;
        column = 0;
        y += height + gap;
    };
    if (keeps) {
        const float own = columns == 1 ? streak_height(each) : high;
        place(own);
        draw_streak({each, own});
    }
    for (const GamePage* game : games) {
        place(high);
        if (auto chosen = draw_day(*game, {each, high - foot})) request = std::move(chosen);
    }
    if (column != 0) y += high + gap;
    ImGui::SetCursorScreenPos({left, y});
    ImGui::Dummy({0, 0});
    return request;
}

std::string Puzzles::streak_note() const {
    return catalogue_->is_refused() ? "This browser keeps nothing: what you solve is forgotten when the page is closed."
                                    : streak_rule;
}

float Puzzles::streak_height(float width) const {
    return week_at + 48 + wrapped_height(Font::text, theme::small, width - 2 * margin, streak_note()) + margin;
}

void Puzzles::draw_streak(ImVec2 size) {
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + size.x, min.y + size.y};
    draw_frame({min, max}, false);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Days days = catalogue_->days();
    const int now = days.streak(today_);
    const float width = size.x - 2 * margin;
    float x = min.x + margin;
    if (now > 0) {
        const std::string number = std::to_string(now);
        const float wide = theme::text_width(Font::display, theme::title, number);
        paint::text(list, theme::font(Font::display), theme::title, {x, min.y + 6}, p.text, number.c_str());
        x += wide + 10;
    }
    const char* words = now > 1 ? "days in a row" : now == 1 ? "day in a row" : "Begin a streak";
    paint::text(list, theme::font(Font::strong), theme::body, {x, min.y + 10}, p.text, words);
    const int most = days.longest();
    const std::string below = most > now              ? "Longest: " + std::to_string(most)
                              : days.contains(today_) ? "Today is done."
                                                      : "Solve one today.";
    paint::text(list, theme::font(Font::text), theme::small, {x, min.y + 30}, p.secondary, below.c_str());
    draw_week(days, today_, {min.x + margin - 4, min.y + week_at}, width + 8);
    wrapped(Font::text, theme::small, {min.x + margin, min.y + week_at + 48}, width, p.secondary, streak_note());
    test_ids::add("streak", min, max);
}

void Puzzles::draw_day_words(const GamePage& page, const Puzzle* puzzle, ImVec2 at, float width) {
    const theme::Palette& p = theme::palette();
    const std::string game(page.game->id);
    const std::string name = page_ == nullptr ? std::string(page.game->name) : "Puzzle of the day";
    const float size =
        std::floor(theme::small * std::min(1.0f, width / theme::text_width(Font::strong, theme::small, name)));
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::strong), size, at, p.secondary, name.c_str());
    at.y += theme::small + 4;
    if (puzzle == nullptr) {
        const std::string fault = catalogue_->fault(game);
        return wrapped(Font::text, theme::small, at, width, fault.empty() ? p.secondary : p.refusal,
                       fault.empty() ? "Loading\xE2\x80\xA6" : fault);
    }
    wrapped(Font::display, theme::body, at, width, p.text, puzzle->title);
    at.y += wrapped_height(Font::display, theme::body, width, puzzle->title) + 4;
    sightlines::draw_level(*ImGui::GetWindowDrawList(), at, puzzle->level);
}

// The puzzle of the day as a card; where all games are shown, the way to all of its puzzles below it.
std::optional<Request> Puzzles::draw_day(const GamePage& page, ImVec2 size) {
    const theme::Palette& p = theme::palette();
    const std::string game(page.game->id);
    const Puzzle* puzzle = catalogue_->of_day(game, today_);
    std::optional<Request> request;
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + size.x, min.y + size.y};
    ImGui::PushID(game.c_str());
    const bool failed = !catalogue_->fault(game).empty();
    if (ImGui::InvisibleButton("daily", size, ImGuiButtonFlags_EnableNav)) {
        if (puzzle != nullptr) request = opening(game, puzzle->id);
        if (failed) catalogue_->fetch(game);
    }
    test_ids::add_item("daily:" + game);
    const bool lit = (ImGui::IsItemHovered() || ImGui::IsItemFocused()) && (puzzle != nullptr || failed);
    if (lit) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const float foot = page_ == nullptr ? theme::button_height() + 9 : 0;
    draw_frame({min, {max.x, max.y + foot}}, lit);
    const float side = std::min(size.y - 2 * margin, std::floor(size.x * 0.46f));
    const float top = min.y + std::floor((size.y - side) / 2);
    draw_picture(page, puzzle, {{min.x + margin, top}, {min.x + margin + side, top + side}});
    const ImVec2 words{min.x + 2 * margin + side, min.y + margin};
    const float width = max.x - margin - words.x;
    draw_day_words(page, puzzle, words, width);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float bottom = max.y - margin;
    if (puzzle != nullptr && catalogue_->is_day_solved(game, today_)) {
        draw_tick(list, {words.x + 14, bottom - 14});
        paint::text(list, theme::font(Font::strong), theme::small, {words.x + 36, bottom - 14 - theme::small / 2},
                    p.text, "Solved today");
    } else if (puzzle != nullptr || failed) {
        const char* label = failed ? "Try again" : "Solve it";
        paint::text(list, theme::font(Font::strong), theme::body, {words.x, bottom - theme::body}, p.accent, label);
    }
    if (page_ == nullptr && draw_day_foot(page, max.y, {min.x, max.x})) request = opening(game);
    ImGui::PopID();
    return request;
}

// How many of the game's are solved, and the way to all of them. True: it was chosen.
bool Puzzles::draw_day_foot(const GamePage& page, float top, ImVec2 between) {
    const theme::Palette& p = theme::palette();
    const std::string game(page.game->id);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({between.x, platform::snap(top)}, {between.y, platform::snap(top)}, p.hairline);
    constexpr const char* all = "All puzzles";
    ImGui::SetCursorScreenPos({between.y - width_of(all) - 4, top + 4});
    const bool chosen = theme::button("all:" + game, all, 0, theme::Weight::quiet);
    const float middle = top + 4 + theme::button_height() / 2;
    paint::text(list, theme::font(Font::text), theme::small, {between.x + margin, middle - theme::small / 2},
                p.secondary, progress(game).c_str());
    return chosen;
}

// The position itself, one opened in each frame, once the code of its game is here; before that the picture of its
// card.
void Puzzles::draw_picture(const GamePage& page, const Puzzle* puzzle, const Area& area) {
    if (!ImGui::IsRectVisible(area.min, area.max)) return;
    const std::string game(page.game->id);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (puzzle == nullptr || !code_is_here(page)) {
        if (puzzle != nullptr) platform::fetch_if_away(game);
        return page.card->art(list, area);
    }
    Picture& kept = pictures_[game + "/" + puzzle->id];
    if (!kept.snapshot.is_current() || kept.side != area.size().x) {
        platform::request_frames(1);
        if (drew_one_) return page.card->art(list, area);
        drew_one_ = true;
        const auto match = open_puzzle(*puzzle);
        if (!match) return page.card->art(list, area);
        const std::unique_ptr<BoardView> view = page.view(**match);
        kept = {paint::Snapshot(area, [&] { view->draw_miniature(area); }), area.size().x};
    }
    kept.snapshot.draw(list, area.min);
    test_ids::add("picture:" + game, area.min, area.max);
}

std::optional<Request> Puzzles::draw_level(int level, float width) {
    std::optional<Request> request;
    const PuzzleBook& book = *catalogue_->book(page_->game->id);
    const auto all = std::ranges::count(book.puzzles, level, &Puzzle::level);
    if (all == 0) return request;
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const std::string done = std::to_string(count_solved(book, level)) + " of " + std::to_string(all) + " solved";
    sightlines::draw_level(*ImGui::GetWindowDrawList(), begin, level);
    const float wide = small_text_size(done).x;
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::text), theme::small,
                {std::floor(begin.x + width - wide), begin.y}, p.secondary, done.c_str());
    const float top = begin.y + theme::small + 8;
    const int columns = count_in_row(width, tile_side, tile_gap);
    const float each = (width + tile_gap) / static_cast<float>(columns);  // with its gap
    int place = 0;
    const std::vector<std::size_t> order = in_order(book);
    const Puzzle* next = next_unsolved(book, book.puzzles[order.back()], catalogue_->record(book.game));
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (book.puzzles[order[i]].level != level) continue;
        const auto line = place / columns;
        const auto column = static_cast<float>(place % columns), row = static_cast<float>(line);
        const float x = std::floor(begin.x + column * each), end = std::floor(begin.x + (column + 1) * each) - tile_gap;
        ImGui::SetCursorScreenPos({x, top + row * (tile_side + tile_gap)});
        if (auto chosen = draw_tile(book.puzzles[order[i]], i + 1, end - x, next)) request = std::move(chosen);
        ++place;
    }
    const auto lines = (place + columns - 1) / columns;
    const auto rows = static_cast<float>(lines);
    ImGui::SetCursorScreenPos({begin.x, top + rows * (tile_side + tile_gap) + 12});
    ImGui::Dummy({0, 0});
    return request;
}

std::optional<Request> Puzzles::draw_mistakes(float width) {
    std::optional<Request> request;
    const std::vector<Mistake> all = mistakes();
    if (all.empty()) return request;
    const theme::Palette& p = theme::palette();
    const double now = platform::local_clock_ms(platform::wall_clock_ms());
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::strong), theme::body, ImGui::GetCursorScreenPos(),
                p.text, "My last mistakes");
    ImGui::Dummy({width, theme::body + 6});
    constexpr float padding = 8;
    for (const Mistake& each : all) {
        const std::string words = (page_ == nullptr ? std::string(page_of(each.game)->game->name) + ": " : "") +
                                  title_of(each, now) + (each.solved ? ". Solved." : "");
        const float high =
            std::max(theme::button_height(), small_text_size(words, width - 2 * padding).y + 2 * padding);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (tile("puzzle:" + each.id, {width, high}, false)) request = opening(each.game, each.id);
        small_text_at({at.x + padding, at.y + padding}, at.x + width - padding, each.solved ? p.secondary : p.text,
                      words);
    }
    ImGui::Dummy({0, 12});
    return request;
}

std::optional<Request> Puzzles::draw_tile(const Puzzle& puzzle, std::size_t number, float width, const Puzzle* next) {
    const theme::Palette& p = theme::palette();
    const bool solved = catalogue_->record(page_->game->id).solved.contains(puzzle.id);
    const ImVec2 min = ImGui::GetCursorScreenPos(), max{min.x + width, min.y + tile_side};
    const bool chosen = ImGui::InvisibleButton(puzzle.id.c_str(), {width, tile_side}, ImGuiButtonFlags_EnableNav);
    test_ids::add_item("puzzle:" + puzzle.id);
    tip(puzzle.title + (solved ? " (solved)" : ""));
    const bool lit = ImGui::IsItemHovered() || ImGui::IsItemFocused();
    if (lit) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 green = theme::sides()[0].fill;
    list.AddRectFilled(min, max, solved ? theme::fade(green, 0.16f) : lit ? p.raised : p.panel, theme::radius);
    list.AddRect(min, max, lit || next == &puzzle ? p.accent : solved ? green : p.hairline, theme::radius);
    const std::string text = std::to_string(number);
    ImFont* font = theme::font(solved ? Font::text : Font::strong);
    const ImVec2 size = font->CalcTextSizeA(theme::body, FLT_MAX, 0, text.c_str());
    const float y = min.y + (tile_side - size.y) / 2 + (solved ? 6 : 0);
    paint::text(list, font, theme::body, {min.x + (width - size.x) / 2, y}, solved ? p.secondary : p.text,
                text.c_str());
    if (solved) {
        const ImVec2 at{min.x + width / 2, min.y + 12};
        const ImVec2 tick[3] = {{at.x - 5, at.y}, {at.x - 1.5f, at.y + 4}, {at.x + 5, at.y - 4}};
        list.AddPolyline(tick, 3, green, 0, 2.5f);
    }
    if (chosen) return opening(std::string(page_->game->id), puzzle.id);
    return std::nullopt;
}

}  // namespace sightlines
