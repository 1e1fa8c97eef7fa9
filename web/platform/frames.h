// Internal to this folder.
#pragma once

namespace sightlines::platform {

void frame(bool shown);          // a frame that is not shown only processes input
void draw_with(void (*draw)());  // from now on, instead of what start() was given
void react_now();                // runs unshown frames until ImGui's event queue is empty

void consume_input();  // after each drawn frame: gestures are reported once

void scroll_by_touch();  // once a frame, after drawing

void rest_finger();  // a finger has rested for as long as a long press takes

// timers.cpp: what shares the backend's only timer. Times are those of backend::clock_ms.
enum class Timer { long_press, draw };
void start_timer(Timer which, double time_ms);  // instead of its earlier time
void stop_timer(Timer which);

// Reset the state of the input when the page starts.
void reset_input();
void reset_touch();
void reset_touch_scroll();
void forget_timers();

}  // namespace sightlines::platform
