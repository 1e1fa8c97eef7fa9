// What the page stands on: a screen, a clock, one timer. Implemented in browser/ for people and in headless/ for tests;
// so is everything in platform.h that leaves the page. The files beside this one serve both.
#pragma once

#include <limits>
#include <vector>

#include "imgui.h"

namespace sightlines::platform::backend {

bool open(bool& draws);  // once ImGui's context is there. `draws`: else the page is text. False: it cannot start
void reopen();           // the graphics were lost and are back: everything on the card is gone

double clock_ms();
void ask_frame();  // one on_frame() later

inline constexpr double never = std::numeric_limits<double>::infinity();
void wake_at(double clock_ms);  // one on_wake(); a later call takes the place of this one

struct Size {
    int width = 0, height = 0;  // device pixels
};

// Draws what ImGui has made over a ground of one colour, and answers its requests for textures. Onto the screen; or,
// when there is a `picture`, apart from it: RGBA, the lowest row first.
void render(ImDrawData& data, Size size, const ImVec4& ground, std::vector<unsigned char>* picture);

void point_with(ImGuiMouseCursor cursor);
void drawn_first();  // the first frame has been shown

}  // namespace sightlines::platform::backend
