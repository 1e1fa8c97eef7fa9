#include "screens/home.h"

#include <algorithm>
#include <cmath>

#include "api/games.h"
#include "app/daily.h"
#include "app/puzzle_links.h"
#include "app/puzzle_record.h"
#include "app/statistics.h"
#include "base/test_ids.h"
#include "board/area.h"
#include "board/paint.h"
#include "platform.h"
#include "screens/saved_game_tile.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float card_margin = 12;  // inside a card
constexpr float gap = 16;          // between cards

// A card: the picture at the left, words and the button beside it.
float picture_side(ImVec2 card, int columns) {
    const float share = columns == 1 ? 0.34f : 0.42f;
    return std::floor(std::min(card.y - 2 * card_margin, card.x * share));
}

// The height that a card's words need beside its picture.
float needed_height(const Home::Card& words, ImVec2 card, int columns) {
    const float room = card.x - 3 * card_margin - picture_side(card, columns);
    const auto lines = [room](const std::string& text) {
        return theme::text_size(Font::text, theme::small, text, room).y;
    };
    return 2 * card_margin + theme::heading + lines(words.line) + lines(words.facts) + theme::button_height() + 14;
}

struct Grid {
    int columns;
    ImVec2 card;
    std::size_t rows(std::size_t cards) const {
        return (cards + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
    }
};

// Two columns where they fit, three where their cards would not fit below each other. As many rows as the cards need
// share the height `room`, within limits.
Grid grid_of(std::span<const Home::Card> cards, float width, float room) {
    const auto grid = [&](int columns) {
        Grid grid{columns, {(width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), 0}};
        const auto rows = static_cast<float>(grid.rows(cards.size()));
        grid.card.y = std::floor(std::clamp((room + gap) / rows - gap, 140.0f, columns == 1 ? 170.0f : 220.0f));
        for (int round = 0; round < 2; ++round) {  // a higher card has a larger picture, and its words less room
            float needed = 0;
            for (const Home::Card& card : cards) needed = std::max(needed, needed_height(card, grid.card, columns));
            grid.card.y = std::max(grid.card.y, std::ceil(needed));
        }
        return grid;
    };
    if (width < 620) return grid(1);
    const Grid two = grid(2);
    const float high = (two.card.y + gap) * static_cast<float>(two.rows(cards.size())) - gap;
    return high > room && width > 1000 ? grid(3) : two;
}

void draw_refusal(const Notice& notice, float right) {
    ImGui::PushStyleColor(ImGuiCol_Text, theme::palette().refusal);
    ImGui::PushTextWrapPos(right);
    ImGui::TextUnformatted(notice.message.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    test_ids::add_item("notice");
    ImGui::Dummy({0, 8});
}

void draw_card_text(const Home::Card& card, float width) {
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    {
        const float length = theme::text_width(Font::display, theme::heading, card.name);
        const Type type(Font::display, std::floor(theme::heading * std::min(1.0f, width / length)));
        ImGui::TextUnformatted(card.name.c_str());
    }
    small_text(theme::palette().text, card.line);
    caption(card.facts.c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndGroup();
}

// One of today's games, and what there is to find in it.
void draw_daily_art(ImDrawList& list, const GamePage& page, const Area& area) {
    const theme::Palette& p = theme::palette();
    page.card->art(list, area);
    const ImVec2 centre = area.centre();
    const float radius = area.size().x * 0.2f, size = std::floor(radius * 1.5f);
    list.AddCircleFilled(centre, radius, p.accent);
    list.AddCircle(centre, radius, p.on_accent, 0, 3);
    const ImVec2 mark = theme::text_size(Font::display, size, "?");
    paint::text(list, theme::font(Font::display), size, {centre.x - mark.x / 2, centre.y - mark.y / 2}, p.on_accent,
                "?");
}

bool draw_card(const Home::Card& card, const Grid& grid) {
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const ImVec2 max{min.x + grid.card.x, min.y + grid.card.y};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, p.panel, theme::radius * 1.5f);
    list.AddRect(min, max, p.hairline, theme::radius * 1.5f);
    const float side = picture_side(grid.card, grid.columns);
    const float top = min.y + std::floor((grid.card.y - side) / 2);
    const Area picture{{min.x + card_margin, top}, {min.x + card_margin + side, top + side}};
    if (card.is_daily) {
        draw_daily_art(list, *card.page, picture);
    } else {
        card.page->card->art(list, picture);
        fetch_when_hovered(*card.page, min, max);
    }

    const float left = min.x + 2 * card_margin + side, width = max.x - card_margin - left;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 4));
    ImGui::SetCursorScreenPos({left, min.y + card_margin});
    draw_card_text(card, width);
    ImGui::SetCursorScreenPos({left, max.y - card_margin - theme::button_height()});
    ImGui::PushID(card.mark.c_str());
    const float wide = std::min(width, 200.0f);
    const char* label = !card.is_daily ? "Play" : card.is_solved ? "More puzzles" : "Solve";
    const theme::Weight weight = card.is_daily ? theme::Weight::normal : theme::Weight::primary;
    const bool pressed = theme::button(card.mark, label, wide, weight);
    ImGui::PopID();
    ImGui::PopStyleVar();
    return pressed;
}

float labelled(const char* label) { return ImGui::CalcTextSize(label).x + 2 * ImGui::GetStyle().FramePadding.x; }

bool is_narrow(float width) { return width < 500; }
float width_of_icons() { return 4 * (theme::button_height() + 4) - 4; }
constexpr const char* text_view = "Text view";

// Whether the button of the text view has room in the head. If not, it stands below the cards, which on a phone are not
// far away.
bool has_text_view_in_head(float width) {
    const bool fits = platform::surroundings().is_low() && width_of_icons() + 4 + labelled(text_view) <= width;
    return !is_narrow(width) || fits;
}

void draw_text_view_button(const char* label) {
    if (theme::button("text-view", label, 0, theme::Weight::quiet)) platform::show_text_view();
}

}  // namespace

Request resuming(const SavedGameEntry& game) {
    return {.kind = Request::Kind::resume, .saved = game.saved, .page = game.page};
}

Home::Home() {
    for (const GameInfo* game : all_games()) {
        const GamePage* page = page_of(game->id);
        if (page == nullptr) continue;
        cards_.push_back(
            {"play:" + std::string(game->id), std::string(game->name), page->card->line, page->card->facts, page});
    }
    games_ = cards_.size();
    refresh();
}

void Home::refresh() {
    kept_ = saved_game_entries();
    goal_ = next_goal();
    cards_.resize(games_);
    for (Card& card : cards_) {
        card.facts = card.page->card->facts;
        if (const int level = beaten_level(card.page->game->id); level > 0)
            card.facts += "\nYou have beaten level " + std::to_string(level);
    }
    const GamePage* shown = cards_[static_cast<std::size_t>(today()) % games_].page;
    const std::string_view game = shown->game->id;
    cards_.push_back({"daily", "Puzzle of the day",
                      "Find the best move in today's puzzle of " + std::string(shown->game->name) + ".", daily_note(),
                      shown, true, stored_puzzle_record(game).days.contains(today())});
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
    const auto over = std::find_if(kept_.begin(), kept_.end(), [](const SavedGameEntry& game) {
        return game.group == SavedGameEntry::Group::over;
    });
    const auto live = static_cast<std::size_t>(over - kept_.begin());
    if (ImGui::IsWindowAppearing() && live > 0) ImGui::SetScrollY(0);  // the game that was just left is in sight
    if (auto chosen = draw_saved(0, live, width)) request = std::move(chosen);
    if (auto chosen = draw_cards(width, has_text_view_in_head(width) ? 0 : theme::button_height() + 8))
        request = std::move(chosen);
    if (auto chosen = draw_saved(live, kept_.size(), width)) request = std::move(chosen);
    if (has_text_view_in_head(width)) return request;
    ImGui::SetCursorScreenPos({left, ImGui::GetCursorScreenPos().y});
    draw_text_view_button("Text view: everything in words");
    return request;
}

std::optional<Request> Home::draw_head(float left, float width) {
    std::optional<Request> request;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const bool narrow = is_narrow(width), words = has_text_view_in_head(width);
    const char* open = narrow ? "Open\xE2\x80\xA6" : "Open a link\xE2\x80\xA6";
    constexpr const char *library = "Library", *settings = "Settings", *puzzles = "Puzzles";
    const float name = theme::text_width(Font::display, theme::title, "Sightlines");
    const float beside = words ? labelled(text_view) + 4 : 0;
    const float in_words = labelled(open) + labelled(settings) + labelled(puzzles) + labelled(library) + 12 + beside;
    const bool icons = in_words > width - name - 8;  // with tips
    const float all = icons ? width_of_icons() + beside : in_words;
    const bool stacked = width - all - 8 < name / 2;  // the buttons below the name, in windows as narrow as that
    const float room = stacked ? width : width - all - 8;
    {
        const float size = std::floor(theme::title * std::min(1.0f, room / name));
        paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::display), size,
                    {begin.x, begin.y + (theme::title - size) / 2}, theme::palette().text, "Sightlines");
        ImGui::Dummy({std::min(name, room), std::round(theme::title)});
    }
    ImGui::PushStyleColor(ImGuiCol_Text, theme::palette().secondary);
    ImGui::PushTextWrapPos(left + width);
    ImGui::TextUnformatted(goal_.empty() ? "Five games of fire and line of sight" : goal_.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
    ImVec2 after = ImGui::GetCursorScreenPos();
    const ImVec2 buttons{begin.x + width - all, stacked ? after.y + 4 : begin.y};
    if (stacked) after.y = buttons.y + theme::button_height();
    const auto offer = [&](const char* label, Icon icon, const char* id) {
        if (icons) return icon_button(id, icon);
        return theme::button(id, label, 0, theme::Weight::quiet);
    };
    ImGui::SetCursorScreenPos(buttons);
    if (words) {
        draw_text_view_button(text_view);
        ImGui::SameLine(0, 4);
    }
    if (offer(puzzles, Icon::puzzles, "puzzles")) request = Request{.kind = Request::Kind::puzzles};
    ImGui::SameLine(0, 4);
    if (offer(library, Icon::library, "library")) request = Request{.kind = Request::Kind::library};
    ImGui::SameLine(0, 4);
    if (offer(open, Icon::open, "open")) request = Request{.kind = Request::Kind::open};
    ImGui::SameLine(0, 4);
    if (offer(settings, Icon::settings, "settings")) request = Request{.kind = Request::Kind::settings};
    ImGui::SetCursorScreenPos({begin.x, after.y + 12});
    return request;
}

// `foot`: the height of what is to be seen below the cards.
std::optional<Request> Home::draw_cards(float width, float foot) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float room = platform::surroundings().height - begin.y - ImGui::GetScrollY() - foot - gap;
    const Grid grid = grid_of(cards_, width, room);
    const auto columns = static_cast<std::size_t>(grid.columns);
    std::optional<Request> request;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const std::size_t line = i / columns;
        const auto column = static_cast<float>(i % columns), row = static_cast<float>(line);
        ImGui::SetCursorScreenPos({begin.x + (grid.card.x + gap) * column, begin.y + (grid.card.y + gap) * row});
        if (!draw_card(cards_[i], grid)) continue;
        const GamePage* page = cards_[i].page;
        const std::string game = cards_[i].is_solved ? "" : std::string(page->game->id);
        const std::string_view id = game.empty() ? "" : puzzle_links::id_of_today;
        request = cards_[i].is_daily ? Request{.kind = Request::Kind::puzzles, .game = game, .id = std::string(id)}
                                     : Request{.kind = Request::Kind::choose, .page = page};
    }
    const auto rows = static_cast<float>(grid.rows(cards_.size()));
    ImGui::SetCursorScreenPos({begin.x, begin.y + (grid.card.y + gap) * rows - gap});
    ImGui::Dummy({width, 8});
    return request;
}

// The games from `first` to `last`, exclusive, in columns, with the name of its group above the first of each. Of those
// that go on, the first row, or all.
std::optional<Request> Home::draw_saved(std::size_t first, std::size_t last, float width) {
    if (first == last) return std::nullopt;
    std::optional<Request> request;
    const auto columns = static_cast<std::size_t>(std::min(count_in_row(width, 300, gap), 3));
    const float each = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const std::size_t row = std::max<std::size_t>(columns, 2), count = last - first;
    const bool folds = first == 0 && count > row;
    const std::size_t shown = folds && !all_shown_ ? row : count;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    float y = begin.y;
    for (std::size_t i = 0; i < shown; ++i) {
        const SavedGameEntry& game = kept_[first + i];
        const auto opens = [&](std::size_t which) {
            return which == 0 || (which < shown && kept_[first + which].group != kept_[first + which - 1].group);
        };
        if (i % columns == 0) {
            if (i > 0) y += tile_height + 8;
            bool heads = false;
            for (std::size_t k = i; k < std::min(i + columns, shown); ++k) heads = heads || opens(k);
            if (heads) y += i == 0 && folds ? theme::button_height() : 26;
        }
        const float x = begin.x + (each + gap) * static_cast<float>(i % columns);
        if (opens(i)) {
            ImGui::SetCursorScreenPos({x, y - 26});
            const Type type(Font::strong, theme::body);
            ImGui::TextUnformatted(words_of(game.group));
        }
        ImGui::SetCursorScreenPos({x, y});
        ImGui::PushID(static_cast<int>(first + i));
        const TilePressed pressed = draw_tile(game, "kept:" + std::to_string(first + i), each);
        ImGui::PopID();
        if (pressed == TilePressed::resume) request = resuming(game);
        if (pressed == TilePressed::forget) request = Request{.kind = Request::Kind::forget, .saved = game.saved};
    }
    if (folds) {
        const std::string label = all_shown_ ? "Fewer" : "All " + std::to_string(count);
        const float wide = ImGui::CalcTextSize(label.c_str()).x + 32;
        ImGui::SetCursorScreenPos({begin.x + width - wide, begin.y});
        if (theme::button("all-kept", label.c_str(), 0, theme::Weight::quiet)) all_shown_ = !all_shown_;
    }
    ImGui::SetCursorScreenPos({begin.x, y + tile_height});
    ImGui::Dummy({width, 8});
    return request;
}

}  // namespace sightlines
