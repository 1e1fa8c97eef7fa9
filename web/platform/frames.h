// Between the files of this folder.
#pragma once

namespace sightlines::platform {

bool create_window();  // GLFW's window and the WebGL 2 context in it

void frame(bool shown);  // an unshown frame only lets ImGui and the app react to input
void react_now();        // unshown frames until ImGui has seen every queued event

void consume_input();  // when the app has drawn: gestures are told once

void scroll_by_touch();  // once a frame, when everything has been drawn

}  // namespace sightlines::platform
