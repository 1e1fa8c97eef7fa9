// Between the files of this folder.
#pragma once

namespace sightlines::platform {

void frame(bool shown);  // an unshown frame only lets ImGui and the app react to input
void react_now();        // unshown frames until ImGui has seen every queued event

void consume_input();  // when the app has drawn: gestures are reported once

void scroll_by_touch();  // once a frame, when everything has been drawn

// The page starts: nothing has been pressed, touched or scrolled.
void forget_input();
void forget_touch();
void forget_touch_scroll();

}  // namespace sightlines::platform
