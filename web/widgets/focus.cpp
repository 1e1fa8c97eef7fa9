#include "widgets/focus.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>

#include "imgui_internal.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr std::array walking_keys{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow,
                                  ImGuiKey_Enter,     ImGuiKey_Space,      ImGuiKey_Escape};

constexpr float rolled_by = 80;

bool is_pane(const ImGuiWindow& window) {
    const bool shown = (window.Active || window.WasActive) && !window.Hidden;
    return shown && window.RootWindow == &window && (window.DC.NavLayersActiveMaskNext & 1) != 0;
}

void enter(ImGuiWindow* pane) {
    if (pane == nullptr) return;
    ImGui::FocusWindow(pane);
    ImGui::NavInitWindow(pane, true);
    ImGui::SetNavCursorVisible(true);
    platform::request_frames();
}

// What can be done comes after the board.
ImGuiWindow* last_pane(const ImGuiContext& g) {
    ImGuiWindow* last = nullptr;
    for (ImGuiWindow* window : g.Windows)
        if (is_pane(*window)) last = window;
    return last;
}

ImVec2 way(ImVec2 from, ImVec2 to) { return {to.x - from.x, to.y - from.y}; }

// How far that is along an arrow; not above 0 where the way leads elsewhere.
float along(ImGuiDir arrow, ImVec2 way) {
    const bool across = arrow == ImGuiDir_Left || arrow == ImGuiDir_Right;
    const float forward = across ? way.x : way.y, aside = across ? way.y : way.x;
    const float ahead = arrow == ImGuiDir_Left || arrow == ImGuiDir_Up ? -forward : forward;
    return ahead >= std::abs(aside) ? ahead : 0;
}

// True: there was more of it that way.
bool roll(ImGuiWindow* window, ImGuiDir arrow) {
    if (arrow != ImGuiDir_Up && arrow != ImGuiDir_Down) return false;
    for (; window != nullptr; window = window->ParentWindow) {
        const float most = arrow == ImGuiDir_Up ? 0 : window->ScrollMax.y;
        if ((window->Flags & ImGuiWindowFlags_NoScrollWithMouse) != 0 || window->Scroll.y == most) continue;
        const float step = arrow == ImGuiDir_Up ? -rolled_by : rolled_by;
        ImGui::SetScrollY(window, std::clamp(window->Scroll.y + step, 0.0f, window->ScrollMax.y));
        return true;
    }
    return false;
}

ImGuiWindow* pane_beside(const ImGuiContext& g, ImVec2 from, ImGuiDir arrow) {
    ImGuiWindow* nearest = nullptr;
    float least = 0;
    for (ImGuiWindow* window : g.Windows) {
        if (window == g.NavWindow->RootWindow || !is_pane(*window)) continue;
        const ImRect rect = window->Rect();
        // Of a pane that floats over this place its middle counts, of others their nearest point.
        const ImVec2 to = rect.Contains(from) ? rect.GetCenter()
                                              : ImVec2{std::clamp(from.x, rect.Min.x, rect.Max.x),
                                                       std::clamp(from.y, rect.Min.y, rect.Max.y)};
        const float far = along(arrow, way(from, to));
        if (far <= 0 || (nearest != nullptr && far >= least)) continue;
        nearest = window;
        least = far;
    }
    return nearest;
}

}  // namespace

void Focus::begin_frame(bool board) {
    const bool walked = walks_;
    const bool back = ImGui::IsKeyPressed(ImGuiKey_Escape, false) || ImGui::IsMouseClicked(ImGuiMouseButton_Left);
    walks_ = board && (ImGui::IsKeyPressed(ImGuiKey_F4, false) ? !walked : walked && !back);
    ImGuiConfigFlags& flags = ImGui::GetIO().ConfigFlags;
    flags = !board || walks_ ? flags | ImGuiConfigFlags_NavEnableKeyboard : flags & ~ImGuiConfigFlags_NavEnableKeyboard;
    if (walks_ || walked)
        for (const ImGuiKey key : walking_keys)
            ImGui::SetKeyOwner(key, ImGuiKeyOwner_NoOwner, ImGuiInputFlags_LockThisFrame);
    if (walks_ && !walked) enter(last_pane(*ImGui::GetCurrentContext()));
}

// An arrow that led to nothing rolls its pane further, and at its end leads to what is nearest in the next pane that
// way.
void Focus::end_frame() {
    ImGuiContext& g = *ImGui::GetCurrentContext();
    const ImGuiDir arrow = g.NavMoveDir;
    if (g.NavWindow == nullptr || g.NavId == 0 || !g.NavMoveScoringItems || arrow == ImGuiDir_None) return;
    if (g.NavMoveResultLocal.ID != 0 || g.NavMoveResultOther.ID != 0) return;
    platform::request_frames();
    if ((g.NavMoveFlags & ImGuiNavMoveFlags_Forwarded) != 0) return enter(g.NavWindow->RootWindow);
    if (roll(g.NavWindow, arrow)) return;
    const ImRect from = ImGui::WindowRectRelToAbs(g.NavWindow, g.NavWindow->NavRectRel[0]);
    ImGuiWindow* pane = pane_beside(g, from.GetCenter(), arrow);
    if (pane == nullptr) return;
    ImGui::SetNavWindow(pane);
    pane->NavRectRel[0] = ImGui::WindowRectAbsToRel(pane, from);
    pane->NavPreferredScoringPosRel[0] = {FLT_MAX, FLT_MAX};
    ImGui::NavMoveRequestForward(arrow, arrow, ImGuiNavMoveFlags_None, ImGuiScrollFlags_None);
}

}  // namespace sightlines
