#include "screens/table/ending_card.h"

#include "base/parts.h"
#include "platform.h"
#include "screens/table/sizes.h"

namespace sightlines {
namespace {

constexpr double last_look_ms = 1200;  // at the last hit, before the card covers the board

}  // namespace

// Where the panel is below the board the ending stands there, and the last hit stays in sight.
bool EndingCard::is_awaited() const {
    const bool over_board = table::is_wide() || platform::surroundings().embedded;
    return over_board && session_.game.ended_ms && closed_ != session_.game.ends;
}

bool EndingCard::is_shown() const {
    return is_awaited() && !session_.telling.playback() && session_.match().status().outcome && !view_.is_covered() &&
           platform::now_ms() >= shown_ms();
}

double EndingCard::shown_ms() const { return *session_.game.ended_ms + last_look_ms; }

AfterEnd EndingCard::draw(const Area& board) {
    if (is_awaited() && platform::now_ms() < shown_ms()) platform::draw_at(shown_ms());
    return is_shown() && fetch_editor_part() ? draw_card(board) : AfterEnd::nothing;
}

AfterEnd EndingCard::draw_in_panel(float width) {
    const bool over = !session_.game.exercise && session_.match().status().outcome;
    return over && !is_awaited() && fetch_editor_part() ? draw_below(width) : AfterEnd::nothing;
}

}  // namespace sightlines
