#include "session/pending_roll.h"

#include <algorithm>
#include <cstddef>

#include "base/settings.h"
#include "base/sound.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr double animation_ms = 300;
constexpr double pause_ms = 450;  // after the dice have stopped, before the roll counts
constexpr double short_pause_ms = 250;

}  // namespace

Roll random_roll(const Dice& due) {
    Roll roll;
    for (const char sides : due.sides) {
        const auto above = static_cast<int>(platform::random_below(static_cast<unsigned>(sides)));
        roll.faces.push_back(static_cast<char>(due.lowest + above));
    }
    return roll;
}

void PendingRoll::reset() {
    thrown_.reset();
    entered_.clear();
    next_ = 0;
    auto_roll_allowed_ = false;
}

void PendingRoll::throw_dice(const Dice& due) {
    if (thrown_) return;
    Thrown thrown{.roll = random_roll(due)};
    const double pace = motion_pace();
    thrown.begins = platform::now_ms();
    thrown.stops = thrown.begins + pace * animation_ms;
    thrown.ends = thrown.stops + pace * (settings().rolls_itself ? short_pause_ms : pause_ms);
    thrown_ = thrown;
    play_sound(platform::Sound::dice);
    platform::animate_until(thrown.ends + 30);
}

// The pause begins when they have been drawn at rest, however long that took.
std::optional<Roll> PendingRoll::come_to_rest() {
    const double now = platform::now_ms();
    if (now < thrown_->stops) return std::nullopt;
    if (!thrown_->rests) {
        thrown_->rests = true;
        thrown_->ends = now + (thrown_->ends - thrown_->stops);
        platform::animate_until(thrown_->ends + 30);
    }
    if (now < thrown_->ends) return std::nullopt;
    Roll roll = thrown_->roll;
    reset();
    return roll;
}

void PendingRoll::enter(int die, int face) {
    entered_[static_cast<std::size_t>(die)] = face;
    next_ = static_cast<int>(std::ranges::find(entered_, not_entered) - entered_.begin());
}

std::optional<Roll> PendingRoll::take_entered() {
    if (std::ranges::find(entered_, not_entered) != entered_.end()) return std::nullopt;
    Roll roll;
    for (const int face : entered_) roll.faces.push_back(static_cast<char>(face));
    reset();
    return roll;
}

}  // namespace sightlines
