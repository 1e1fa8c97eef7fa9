// Scrolls windows by dragging with one finger; ImGui scrolls only by wheel and scroll bar.
#include <cmath>

#include "frames.h"
#include "imgui.h"
#include "imgui_internal.h"

namespace sightlines::platform {
namespace {

constexpr float slack = 8;  // CSS pixels that a tap may move

ImGuiWindow* scrolled = nullptr;  // the window under the finger
bool decided = false;             // whether this touch scrolls is decided

ImGuiWindow* scrollable_above(ImGuiWindow* window) {
    const auto rolls = [](const ImGuiWindow& w) {
        return w.ScrollMax.y > 0 && (w.Flags & ImGuiWindowFlags_NoScrollWithMouse) == 0;
    };
    while (window != nullptr && !rolls(*window)) window = window->ParentWindow;
    return window;
}

}  // namespace

void forget_touch_scroll() {
    scrolled = nullptr;
    decided = false;
}

void scroll_by_touch() {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseSource != ImGuiMouseSource_TouchScreen || !io.MouseDown[0] || !ImGui::IsMousePosValid())
        return forget_touch_scroll();
    const ImVec2 way{io.MousePos.x - io.MouseClickedPos[0].x, io.MousePos.y - io.MouseClickedPos[0].y};
    if (!decided && std::hypot(way.x, way.y) > slack) {
        decided = true;
        const bool upright = std::abs(way.y) > std::abs(way.x);
        scrolled = upright ? scrollable_above(ImGui::GetCurrentContext()->HoveredWindow) : nullptr;
        if (scrolled != nullptr) {
            ImGui::ClearActiveID();  // cancels the press that the touch began
            ImGui::SetScrollY(scrolled, scrolled->Scroll.y - way.y);
        }
    } else if (scrolled != nullptr) {
        ImGui::SetScrollY(scrolled, scrolled->Scroll.y - io.MouseDelta.y);
    }
}

}  // namespace sightlines::platform
