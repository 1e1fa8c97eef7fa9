#include "screens/table/ending_panel.h"

#include "base/parts.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr double last_look_ms = 1200;  // at the last hit, before anything is said of the end

}  // namespace

// By link the end has still to be sent: nothing moves away from under the pointer then.
bool EndingPanel::is_shown() const {
    const std::optional<double> ended = session_.game.ended_ms;
    const bool waits = ended && !session_.game.by_link() && platform::now_ms() < *ended + last_look_ms;
    if (waits) platform::draw_at(*ended + last_look_ms);
    return session_.exercise() == nullptr && session_.match().status().outcome && !view_.is_covered() && !waits &&
           fetch_panels_part();
}

}  // namespace sightlines
