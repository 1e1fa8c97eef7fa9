// What the card of an ending shows, and where. It comes with the editor's part, as what it shows does.
#include <algorithm>
#include <vector>

#include "base/test_ids.h"
#include "platform.h"
#include "screens/table/ending_card.h"
#include "session/outcome.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

const Ending& EndingCard::ending() {
    const OpenGame& game = session_.game;
    if (!ending_ || ends_ != game.ends || changes_ != game.changes) {
        ending_ = ending_of(*game.match, view_, game.seats, session_.computer.judged());
        ends_ = game.ends;
        changes_ = game.changes;
    }
    return *ending_;
}

EndingOffers EndingCard::offers(bool card) const {
    const OpenGame& game = session_.game;
    const std::string& seats = game.seats;
    const int levels = game.match->game().levels;
    const bool computer = std::ranges::any_of(seats, [](char seat) { return seats::level_of(seat) > 0; });
    const int you = game.you();
    const Status status = game.match->status();
    const bool won = you >= 0 && status.outcome && wins(*status.outcome, you);
    const bool harder = std::ranges::any_of(
        seats, [levels](char seat) { return seats::level_of(seat) > 0 && seats::level_of(seat) < levels; });
    return {.swap_sides = computer && you >= 0,
            .next_level = won && harder,
            .next_scenario = computer && you >= 0 && !game.analysis,
            .closes = card,
            .first_game = game.guided};
}

// Beside what decided the game, as far as there is room; else in the middle.
ImVec2 EndingCard::place_in(const Area& room, ImVec2 size) const {
    const std::vector<Area> decisive = view_.decisive_places();
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
float EndingCard::width_in(const Area& room) const {
    constexpr float narrowest = 300, widest = 400, gap = 8;
    float left = room.max.x, right = room.min.x;
    for (const Area& area : view_.decisive_places()) {
        left = std::min(left, area.min.x);
        right = std::max(right, area.max.x);
    }
    const float beside = std::max(left - room.min.x, room.max.x - right) - gap;
    return std::min(beside < narrowest ? widest : std::min(beside, widest), room.size().x);
}

AfterEnd EndingCard::draw_card(const Area& board) {
    const theme::Palette& p = theme::palette();
    constexpr float padding = 16;
    const platform::Insets& safe = platform::surroundings().safe;
    const Area room{{std::max(board.min.x, safe.left) + 12, board.min.y + 12}, {board.max.x - 12, board.max.y - 12}};
    const float width = width_in(room);
    const float height = std::min(height_ > 0 ? height_ : room.size().y, room.size().y);
    const ImVec2 min = place_in(room, {width, height});
    const Pane pane("ending", min, {width, height}, 0, {padding, padding}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 max{min.x + width, min.y + height};
    list.AddRectFilled(min, max, p.raised, theme::radius);
    list.AddRect(min, max, p.hairline, theme::radius);
    test_ids::add("ending:card", min, max);
    ImGui::BeginChild("inside", {width - padding, height - 2 * padding}, ImGuiChildFlags_NavFlattened);
    const float begin = ImGui::GetCursorPosY();
    const AfterEnd pressed = draw_ending(ending(), view_, offers(true), width - 2 * padding);
    const float needed = ImGui::GetCursorPosY() - begin + 2 * padding;
    ImGui::EndChild();
    if (needed != height_) platform::request_frames();
    height_ = needed;
    return pressed;
}

AfterEnd EndingCard::draw_below(float width) { return draw_ending(ending(), view_, offers(false), width); }

}  // namespace sightlines
