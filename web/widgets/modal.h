// A sheet with a heading and a close button in the middle of the screen, over everything else.
#pragma once

#include <functional>

namespace sightlines {

// The sheet is as high as what `draw` draws into the given width, and scrolls where that does not fit. The caller keeps
// `height` from frame to frame, beginning with 0. Test ids: "name", "name:close". Returns false when it was closed.
bool draw_modal(const char* name, const char* heading, float& height, const std::function<void(float width)>& draw);

// Whether a modal was drawn since the last call.
bool take_modal_drawn();
void close_modal();  // closes the uppermost modal in the next frame

}  // namespace sightlines
