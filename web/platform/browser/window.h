#pragma once

namespace sightlines::platform {

bool create_window();  // GLFW's window and the WebGL 2 context in it; false: there is no such context

}  // namespace sightlines::platform
