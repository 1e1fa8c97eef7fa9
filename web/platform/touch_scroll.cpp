// Scrolls windows by dragging with one finger; ImGui scrolls only by wheel and scroll bar.
#include <cmath>

#include "frames.h"
#include "imgui.h"
#include "imgui_internal.h"

namespace sightlines::platform {
namespace {

constexpr float scroll_slop = 8;  // CSS pixels that a tap may move

ImGuiWindow* scrolled = nullptr;  // the window under the finger
bool decided = false;             // this touch is known to scroll, or not to

ImGuiWindow* scrollable_above(ImGuiWindow* window) {
    const auto scrolls = [](const ImGuiWindow& w) {
        return w.ScrollMax.y > 0 && (w.Flags & ImGuiWindowFlags_NoScrollWithMouse) == 0;
    };
    while (window != nullptr && !scrolls(*window)) window = window->ParentWindow;
    return window;
}

}  // namespace

void reset_touch_scroll() {
    scrolled = nullptr;
    decided = false;
}

void scroll_by_touch() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseSource != ImGuiMouseSource_TouchScreen || !io.MouseDown[0] || !ImGui::IsMousePosValid())
        return reset_touch_scroll();
    const ImVec2 moved{io.MousePos.x - io.MouseClickedPos[0].x, io.MousePos.y - io.MouseClickedPos[0].y};
    if (!decided && std::hypot(moved.x, moved.y) > scroll_slop) {
        decided = true;
        const bool upright = std::abs(moved.y) > std::abs(moved.x);
        scrolled = upright ? scrollable_above(ImGui::GetCurrentContext()->HoveredWindow) : nullptr;
        if (scrolled != nullptr) {
            ImGui::ClearActiveID();  // cancels the press that the touch began
            ImGui::SetScrollY(scrolled, scrolled->Scroll.y - moved.y);
        }
    } else if (scrolled != nullptr) {
        ImGui::SetScrollY(scrolled, scrolled->Scroll.y - io.MouseDelta.y);
    }
}

}  // namespace sightlines::platform
