// A sheet with a heading and a close button in the middle of the screen, over everything else.
#pragma once

#include <functional>

namespace sightlines {

// As high as what `draw` draws in it at the given width, and scrolled where that does not fit. `height` is kept by the
// caller from frame to frame, 0 at first. Test ids: "name", "name:close". False: it was closed.
bool draw_modal(const char* name, const char* heading, float& height, const std::function<void(float width)>& draw);

// Whether one was drawn since the last call.
bool take_modal_drawn();
void close_modal();  // the uppermost, in the next frame

}  // namespace sightlines
