// Touch input. One finger presses, or hovers after a long press; two pan and zoom.
#include <algorithm>
#include <cmath>
#include <vector>

#include "backend.h"
#include "events.h"
#include "frames.h"

namespace sightlines::platform {
namespace {

constexpr double long_press_after = 500;  // ms
constexpr float touch_slop = 10;          // CSS pixels that a resting finger may move

struct Finger {
    int id;
    ImVec2 at;
};

struct TwoFingers {
    float x = 0, y = 0, size = 1;
};

enum class Mode { nothing, press, point, gesture, ignored };  // ignored: until the last finger is lifted

struct Touch {
    std::vector<Finger> fingers;
    Mode mode = Mode::nothing;
    ImVec2 start;
    TwoFingers last;
};
Touch touch;

// The distance and the middle of the first two fingers.
TwoFingers two_fingers() {
    const ImVec2 a = touch.fingers[0].at, b = touch.fingers[1].at;
    return {(a.x + b.x) / 2, (a.y + b.y) / 2, std::max(1.0f, std::hypot(a.x - b.x, a.y - b.y))};
}

void cancel_touch() {
    stop_timer(Timer::long_press);
    const Mode was = touch.mode;
    touch.mode = Mode::ignored;
    if (was == Mode::press || was == Mode::point) on_pointer_gone();
    if (was == Mode::gesture) on_gesture({.x = touch.last.x, .y = touch.last.y}, false);
}

void finger_down(int id, ImVec2 at, Modifiers held) {
    std::erase_if(touch.fingers, [&](const Finger& finger) { return finger.id == id; });
    touch.fingers.push_back({id, at});
    if (touch.fingers.size() == 1) {
        touch.mode = Mode::press;
        touch.start = at;
        on_pointer_button(Pointer::touch, 0, true, at.x, at.y, held);
        start_timer(Timer::long_press, backend::clock_ms() + long_press_after);
    } else if (touch.fingers.size() == 2 && touch.mode != Mode::ignored) {
        cancel_touch();
        touch.mode = Mode::gesture;
        touch.last = two_fingers();
    }
}

void finger_moved(ImVec2 at, Modifiers held) {
    if (touch.mode == Mode::press && std::hypot(at.x - touch.start.x, at.y - touch.start.y) > touch_slop)
        stop_timer(Timer::long_press);
    if (touch.mode == Mode::press || touch.mode == Mode::point) on_pointer_move(Pointer::touch, at.x, at.y, held);
    if (touch.mode != Mode::gesture) return;
    const TwoFingers now = two_fingers();
    on_gesture({.dx = now.x - touch.last.x,
                .dy = now.y - touch.last.y,
                .scale = now.size / touch.last.size,
                .x = now.x,
                .y = now.y},
               true);
    touch.last = now;
}

void finger_up(ImVec2 at, Modifiers held) {
    if (touch.mode != Mode::press) return cancel_touch();
    stop_timer(Timer::long_press);
    on_pointer_button(Pointer::touch, 0, false, at.x, at.y, held);
}

}  // namespace

void on_finger(int id, Phase phase, float x, float y, Modifiers held) {
    const ImVec2 at{x, y};
    if (phase == Phase::down) return finger_down(id, at, held);
    const auto finger = std::ranges::find(touch.fingers, id, &Finger::id);
    if (finger == touch.fingers.end()) return;
    finger->at = at;
    if (phase == Phase::move) return finger_moved(at, held);
    if (phase == Phase::up)
        finger_up(at, held);
    else
        cancel_touch();
    std::erase_if(touch.fingers, [&](const Finger& other) { return other.id == id; });
    touch.mode = touch.fingers.empty() ? Mode::nothing : Mode::ignored;
}

void rest_finger() {
    if (touch.mode != Mode::press) return;
    on_pointer_gone();
    on_pointer_move(Pointer::touch, touch.start.x, touch.start.y, {});
    touch.mode = Mode::point;
}

bool long_press() { return touch.mode == Mode::point; }

void reset_touch() { touch = {}; }

}  // namespace sightlines::platform
