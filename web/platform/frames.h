// Internal to this folder.
#pragma once

namespace sightlines::platform {

void frame(bool shown);  // a frame that is not shown only processes input
void react_now();        // runs unshown frames until ImGui's event queue is empty

void consume_input();  // after each drawn frame: gestures are reported once

void scroll_by_touch();  // once a frame, after drawing

// Reset the state of the input when the page starts.
void reset_input();
void reset_touch();
void reset_touch_scroll();

}  // namespace sightlines::platform
