#include <algorithm>
#include <array>

#include "backend.h"
#include "events.h"
#include "frames.h"
#include "platform.h"

namespace sightlines::platform {
namespace {

std::array<double, 2> times{backend::never, backend::never};  // by Timer

double& time_of(Timer which) { return times[static_cast<std::size_t>(which)]; }

// A page that draws slowly hears late of the time, and of the finger that was lifted later still.
constexpr double late_ms = 100, grace_ms = 200;

void wait() { backend::wake_at(*std::min_element(times.begin(), times.end())); }

bool take_if_due(Timer which) {
    if (time_of(which) > backend::clock_ms()) return false;
    time_of(which) = backend::never;
    return true;
}

}  // namespace

void start_timer(Timer which, double time_ms) {
    time_of(which) = time_ms;
    wait();
}

void stop_timer(Timer which) { start_timer(which, backend::never); }

void forget_timers() { times.fill(backend::never); }

// A browser that calls early is asked again.
void on_wake() {
    const double late = backend::clock_ms() - time_of(Timer::long_press);
    if (take_if_due(Timer::long_press))
        late > late_ms ? start_timer(Timer::long_press, backend::clock_ms() + grace_ms) : rest_finger();
    if (take_if_due(Timer::draw)) request_frames();
    wait();
}

void draw_at(double time_ms) {
    if (time_ms < time_of(Timer::draw)) start_timer(Timer::draw, time_ms);
}

}  // namespace sightlines::platform
