#include "board/animation.h"

#include <algorithm>

#include "base/settings.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr double back_ms = 150;

}  // namespace

Animation Animation::between(std::size_t from, std::size_t to, double step_ms) {
    const bool one_step = from + 1 == to || to + 1 == from;
    const double pace = motion_pace();
    const bool at_once = pace == 0 || !one_step;
    const double now = platform::now_ms();
    const double length = at_once ? 0 : pace * (from < to ? step_ms : back_ms);
    if (!at_once) platform::animate_until(now + length);
    return {from, to, now, now + length};
}

double Animation::left() const { return std::max(0.0, ends - platform::now_ms()); }

float Animation::part() const {
    const double now = platform::now_ms();
    if (now >= ends || ends <= begins) return 1;
    const auto left = static_cast<float>((ends - now) / (ends - begins));
    return 1 - left * left * left;
}

}  // namespace sightlines
