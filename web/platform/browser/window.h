#pragma once

namespace sightlines::platform {

bool create_window();  // creates GLFW's window with a WebGL 2 context; false: there is no such context

}  // namespace sightlines::platform
