// The backend of the platform: a screen, a clock, one timer. Implemented by browser/ and, for tests, by headless/, as
// are the functions of platform.h that reach outside the page. The files in this folder are shared by both.
#pragma once

#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "imgui.h"

namespace sightlines::platform::backend {

// After ImGui's context exists. Sets `draws` to false if nothing can be drawn; false: cannot start
bool open(bool& draws);
// The graphics context is lost, and with it everything on the graphics card; it is restored.
void let_go();
void reopen();

double clock_ms();
void ask_frame();              // on_frame() will be called once
bool shows_followed_frames();  // also those that another follows at once

inline constexpr double never = std::numeric_limits<double>::infinity();
void wake_at(double clock_ms);  // on_wake() will be called once; a new call replaces an earlier one

struct Size {
    int width = 0, height = 0;  // device pixels
};

// Draws ImGui's draw lists over a background colour and handles its texture requests. If `picture` is not null, renders
// off screen into it: RGBA, lowest row first.
void render(ImDrawData& data, Size size, const ImVec4& ground, std::vector<unsigned char>* picture);

// Letters as the system's fonts draw them, for theme::Font `which` at so many pixels, whatever their script: its
// direction is that of the first letter that has one. Lengths are pixels, from where the pen stands on the base line.
// White, to be tinted, or with colours of their own, then in `ink` beside these. Nothing: no font has them, or what
// draws them is not here yet; then on_letters() will come.
struct Letters {
    float advance = 0, left = 0, top = 0;
    int width = 0, height = 0;
    bool coloured = false;
    std::vector<unsigned char> rgba;
};
std::optional<Letters> draw_letters(int which, float pixels, std::string_view run, ImU32 ink);

void set_cursor(ImGuiMouseCursor cursor);
void first_frame_drawn();  // the first frame has been shown

}  // namespace sightlines::platform::backend
