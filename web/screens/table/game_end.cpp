// What the table does when a game is over: a card over the board, the same beside it, and what next.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/sound.h"
#include "app/test_ids.h"
#include "engine/wording.h"
#include "games/page.h"
#include "platform.h"
#include "screens/table/table.h"
#include "text/listed.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr double last_look_ms = 1200;  // at the last hit, before the card covers the board

bool wins(const Outcome& outcome, int player) {
    return std::find(outcome.winners.begin(), outcome.winners.end(), player) != outcome.winners.end();
}

// "Ann wins", "Ann and Ben win"; by the sides' names as the view says it, if one of them is called so.
std::string won_by_names(const Outcome& outcome, const BoardView& view, const Names& names) {
    std::vector<std::string> called;
    for (const int winner : outcome.winners) {
        if (names.subject(winner) == view.player_name(winner)) return view.asked().who;
        called.push_back(names.subject(winner));
    }
    return called.empty() ? view.asked().who : wording::listed(called) + (called.size() == 1 ? " wins" : " win");
}

}  // namespace

std::string title_of(const Match& match, const BoardView& view, std::string_view seats) {
    const Status status = match.status();
    if (!status.outcome) return "";
    const auto& winners = status.outcome->winners;
    const Names names = names_of(view, seats, match.annotations().players);
    if (names.you < 0) return won_by_names(*status.outcome, view, names);
    if (winners.empty()) return "A draw";
    return std::find(winners.begin(), winners.end(), names.you) != winners.end() ? "You won" : "You lost";
}

// Without it, it is fetched: the ending comes with it, the strip, and the layout for small windows.
bool Table::has_editor_part() {
    platform::fetch_if_away(editor_part);
    return editor_is_here();
}

// Called after each action played here.
void Table::see_end() {
    ended_ms_.reset();
    ending_.reset();
    ending_closed_ = false;
    if (exercise_ || !match_->status().outcome) return;
    ended_ms_ = platform::now_ms() + view_->motion_left();
    tab_ = Tab::play;
    platform::draw_at(*ended_ms_ + last_look_ms);
    const Outcome outcome = *match_->status().outcome;
    const int players = view_->players(), you = seats::you(seats_, players);
    bool won = false;
    int computers = 0, level = 0;
    for (int player = 0; player < players; ++player) {
        const char seat = seats::at(seats_, player);
        won |= seat == seats::here && wins(outcome, player);
        computers += seats::level_of(seat) > 0 ? 1 : 0;
        level = std::max(level, seats::level_of(seat));
    }
    const bool drawn = outcome.winners.empty();
    if (won || (you >= 0 && !drawn)) play_sound(won ? platform::Sound::won : platform::Sound::lost);
    if (you >= 0 && computers == players - 1 && !analysis_)
        end_ = GameEnd{level, won ? FinalResult::won : drawn ? FinalResult::drawn : FinalResult::lost};
}

// Where the panel is below the board the ending stands there, and the last hit stays in sight.
bool Table::awaits_ending_card() const {
    return (is_wide() || platform::surroundings().embedded) && ended_ms_ && !ending_closed_;
}

bool Table::shows_ending_card() const {
    return awaits_ending_card() && !playback_ && match_->status().outcome && !view_->is_covered() &&
           platform::now_ms() >= *ended_ms_ + last_look_ms;
}

const Ending& Table::ending() {
    if (!ending_) ending_ = ending_of(*match_, *view_, seats_, judged_);
    return *ending_;
}

EndingOffers Table::ending_offers(bool card) const {
    const bool computer =
        std::any_of(seats_.begin(), seats_.end(), [](char seat) { return seats::level_of(seat) > 0; });
    const int you = seats::you(seats_, view_->players());
    const Status status = match_->status();
    const bool won = you >= 0 && status.outcome && wins(*status.outcome, you);
    const bool harder = std::any_of(seats_.begin(), seats_.end(), [this](char seat) {
        return seats::level_of(seat) > 0 && seats::level_of(seat) < match_->game().levels;
    });
    return {.swap_sides = computer && you >= 0,
            .next_level = won && harder,
            .next_scenario = computer && you >= 0 && !analysis_,
            .closes = card};
}

void Table::analyse_and_review() {
    if (!analysis_) analyse();
    review_wanted_ = true;
    tab_ = Tab::analysis;
    if (request_ == Request::analyse) {
        analysed_from_ = laid_out_;
    } else {
        go_to(laid_out_);
    }
}

void Table::review(std::size_t ply, std::string what) {
    if (!analysis_) analyse();
    if (request_ == Request::analyse) {
        analysed_from_ = ply;
        return;
    }
    tab_ = Tab::log;
    go_to(ply);
    show_notice({"", std::move(what)});
}

void Table::after_end(AfterEnd pressed) {
    switch (pressed) {
        case AfterEnd::nothing: return;
        case AfterEnd::next_level:
            for (char& seat : seats_) {
                const int level = seats::level_of(seat);
                if (level > 0 && level < match_->game().levels) seat = seats::computer(level + 1);
            }
            request_ = Request::rematch;
            break;
        case AfterEnd::swap_sides:
            seats_.resize(static_cast<std::size_t>(view_->players()), seats::here);
            std::rotate(seats_.begin(), seats_.end() - 1, seats_.end());
            request_ = Request::rematch;
            break;
        case AfterEnd::rematch: request_ = Request::rematch; break;
        case AfterEnd::next_scenario: request_ = Request::next_scenario; break;
        case AfterEnd::review: analyse_and_review(); break;
        case AfterEnd::turning_point:
            review(ending().turn_ply, "Here the game turned, with what comes next. " + ending().turn);
            break;
        case AfterEnd::share: tab_ = Tab::share; break;
        case AfterEnd::close: break;
    }
    ending_closed_ = true;
    platform::request_frames();
}

// Beside what decided the game, as far as there is room; else in the middle.
ImVec2 Table::place_of_card(const Area& room, ImVec2 size) const {
    const std::vector<Area> decisive = view_->decisive_places();
    const auto hides = [&](ImVec2 min) {
        float sum = 0;
        for (const Area& area : decisive) {
            const float wide = std::min(area.max.x, min.x + size.x) - std::max(area.min.x, min.x),
                        high = std::min(area.max.y, min.y + size.y) - std::max(area.min.y, min.y);
            sum += std::max(wide, 0.0f) * std::max(high, 0.0f);
        }
        return sum;
    };
    const ImVec2 left{room.max.x - room.min.x - size.x, room.max.y - room.min.y - size.y};
    ImVec2 best{room.min.x + left.x / 2, room.min.y + left.y / 2};
    for (const ImVec2 part : {ImVec2{1, 0.5f}, ImVec2{0, 0.5f}, ImVec2{0.5f, 1}, ImVec2{0.5f, 0}, ImVec2{1, 0},
                              ImVec2{1, 1}, ImVec2{0, 0}, ImVec2{0, 1}}) {
        const ImVec2 other{room.min.x + left.x * part.x, room.min.y + left.y * part.y};
        if (hides(other) < hides(best)) best = other;
    }
    return best;
}

// As wide as has room beside what decided the game, if that is wide enough to be read.
float Table::width_of_card(const Area& room) const {
    constexpr float narrowest = 300, widest = 400, gap = 8;
    float left = room.max.x, right = room.min.x;
    for (const Area& area : view_->decisive_places()) {
        left = std::min(left, area.min.x);
        right = std::max(right, area.max.x);
    }
    const float beside = std::max(left - room.min.x, room.max.x - right) - gap;
    return std::min(beside < narrowest ? widest : std::min(beside, widest), room.size().x);
}

void Table::draw_ending_card(const Area& board) {
    if (!shows_ending_card() || !has_editor_part()) return;
    const theme::Palette& p = theme::palette();
    constexpr float padding = 16;
    const platform::Insets& safe = platform::surroundings().safe;
    const Area room{{std::max(board.min.x, safe.left) + 12, board.min.y + 12}, {board.max.x - 12, board.max.y - 12}};
    const float width = width_of_card(room);
    const float height = std::min(ending_height_ > 0 ? ending_height_ : room.size().y, room.size().y);
    const ImVec2 min = place_of_card(room, {width, height});
    const Pane pane("ending", min, {width, height}, 0, {padding, padding}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 max{min.x + width, min.y + height};
    list.AddRectFilled(min, max, p.raised, theme::radius);
    list.AddRect(min, max, p.hairline, theme::radius);
    test_ids::add("ending:card", min, max);
    ImGui::BeginChild("inside", {width - padding, height - 2 * padding}, ImGuiChildFlags_NavFlattened);
    const float begin = ImGui::GetCursorPosY();
    after_end(draw_ending(ending(), *view_, ending_offers(true), width - 2 * padding));
    const float needed = ImGui::GetCursorPosY() - begin + 2 * padding;
    ImGui::EndChild();
    if (needed != ending_height_) platform::request_frames();
    ending_height_ = needed;
}

void Table::draw_ending_in_panel(float width) {
    if (exercise_ || !match_->status().outcome || awaits_ending_card() || !has_editor_part()) return;
    after_end(draw_ending(ending(), *view_, ending_offers(false), width));
}

}  // namespace sightlines
