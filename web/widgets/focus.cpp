#include "widgets/focus.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sort_short.h"
#include "imgui_internal.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr std::array navigation_keys{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow,
                                     ImGuiKey_Enter,     ImGuiKey_Space,      ImGuiKey_Escape};

constexpr float scroll_step = 80;

// A sheet lies over all panes that are opened before this one.
bool covers(const ImGuiWindow& window) { return window.WasActive && std::string_view(window.Name) == "behind"; }

bool is_pane(const ImGuiWindow& window) {
    const bool shown = (window.Active || window.WasActive) && !window.Hidden;
    return shown && window.RootWindow == &window && (window.DC.NavLayersActiveMaskNext & 1) != 0;
}

void focus_pane(ImGuiWindow* pane) {
    if (pane == nullptr) return;
    ImGui::FocusWindow(pane);
    ImGui::NavInitWindow(pane, true);
    ImGui::SetNavCursorVisible(true);
    platform::request_frames();
}

// The pane of actions is opened after the board.
ImGuiWindow* last_pane(const ImGuiContext& g) {
    ImGuiWindow* last = nullptr;
    for (ImGuiWindow* window : g.Windows)
        if (is_pane(*window)) last = window;
    return last;
}

ImVec2 vector_between(ImVec2 from, ImVec2 to) { return {to.x - from.x, to.y - from.y}; }

// The panes that the focus can reach, in the order in which they are opened.
std::vector<ImGuiWindow*> panes(const ImGuiContext& g) {
    std::vector<ImGuiWindow*> all;
    for (ImGuiWindow* window : g.Windows)
        if (is_pane(*window) || covers(*window)) all.push_back(window);
    sort_short(all, [](const ImGuiWindow* a, const ImGuiWindow* b) {
        return a->BeginOrderWithinContext < b->BeginOrderWithinContext;
    });
    const auto cover = std::ranges::find_if(all.rbegin(), all.rend(), [](const auto* pane) { return covers(*pane); });
    all.erase(all.begin(), cover.base());
    return all;
}

// The distance in the direction of an arrow key; 0 or less if `vector` points more to a side or backwards.
float distance_along(ImGuiDir arrow, ImVec2 vector) {
    const bool across = arrow == ImGuiDir_Left || arrow == ImGuiDir_Right;
    const float forward = across ? vector.x : vector.y, sideways = across ? vector.y : vector.x;
    const float ahead = arrow == ImGuiDir_Left || arrow == ImGuiDir_Up ? -forward : forward;
    return ahead >= std::abs(sideways) ? ahead : 0;
}

// Scrolls the innermost window that can scroll further in this direction; false if there is none.
bool scroll(ImGuiWindow* window, ImGuiDir arrow) {
    if (arrow != ImGuiDir_Up && arrow != ImGuiDir_Down) return false;
    for (; window != nullptr; window = window->ParentWindow) {
        const float most = arrow == ImGuiDir_Up ? 0 : window->ScrollMax.y;
        if ((window->Flags & ImGuiWindowFlags_NoScrollWithMouse) != 0 || window->Scroll.y == most) continue;
        const float step = arrow == ImGuiDir_Up ? -scroll_step : scroll_step;
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
        // Measured to the nearest point of a pane, or to the middle of a floating one that covers the start.
        const ImVec2 to = rect.Contains(from) ? rect.GetCenter()
                                              : ImVec2{std::clamp(from.x, rect.Min.x, rect.Max.x),
                                                       std::clamp(from.y, rect.Min.y, rect.Max.y)};
        const float far = distance_along(arrow, vector_between(from, to));
        if (far <= 0 || (nearest != nullptr && far >= least)) continue;
        nearest = window;
        least = far;
    }
    return nearest;
}

}  // namespace

void Focus::begin_frame(bool board) {
    const bool was_navigating = navigating_;
    board_ = board;
    const bool back = ImGui::IsKeyPressed(ImGuiKey_Escape, false) || ImGui::IsMouseClicked(ImGuiMouseButton_Left);
    navigating_ = board && (ImGui::IsKeyPressed(ImGuiKey_F4, false) ? !was_navigating : was_navigating && !back);
    ImGuiConfigFlags& flags = ImGui::GetIO().ConfigFlags;
    flags = !board || navigating_ ? flags | ImGuiConfigFlags_NavEnableKeyboard
                                  : flags & ~ImGuiConfigFlags_NavEnableKeyboard;
    if (navigating_ || was_navigating)
        for (const ImGuiKey key : navigation_keys)
            ImGui::SetKeyOwner(key, ImGuiKeyOwner_NoOwner, ImGuiInputFlags_LockThisFrame);
    if (navigating_ && !was_navigating) focus_pane(last_pane(*ImGui::GetCurrentContext()));
    if (pane_ == nullptr) return;
    focus_pane(std::exchange(pane_, nullptr));
    if (!to_last_) return;
    ImGuiContext& g = *ImGui::GetCurrentContext();
    g.NavInitRequest = false;
    g.NavId = 0;
    ImGui::NavMoveRequestSubmit(ImGuiDir_None, ImGuiDir_Up, ImGuiNavMoveFlags_IsTabbing,
                                ImGuiScrollFlags_KeepVisibleEdgeY);
    g.NavTabbingDir = -1;
}

// If ImGui found no item in the direction of the arrow, scrolls the pane; at its end moves on to the next pane in that
// direction.
void Focus::end_frame() {
    ImGuiContext& g = *ImGui::GetCurrentContext();
    if (ImGui::IsKeyPressed(ImGuiKey_Tab)) return step_by_tab(ImGui::GetIO().KeyShift);
    const ImGuiDir arrow = g.NavMoveDir;
    if (g.NavWindow == nullptr || g.NavId == 0 || !g.NavMoveScoringItems || arrow == ImGuiDir_None) return;
    if (g.NavMoveResultLocal.ID != 0 || g.NavMoveResultOther.ID != 0) return;
    platform::request_frames();
    if ((g.NavMoveFlags & ImGuiNavMoveFlags_Forwarded) != 0) return focus_pane(g.NavWindow->RootWindow);
    if (scroll(g.NavWindow, arrow)) return;
    const ImRect from = ImGui::WindowRectRelToAbs(g.NavWindow, g.NavWindow->NavRectRel[0]);
    ImGuiWindow* pane = pane_beside(g, from.GetCenter(), arrow);
    if (pane == nullptr) return;
    ImGui::SetNavWindow(pane);
    pane->NavRectRel[0] = ImGui::WindowRectAbsToRel(pane, from);
    pane->NavPreferredScoringPosRel[0] = {FLT_MAX, FLT_MAX};
    ImGui::NavMoveRequestForward(arrow, arrow, ImGuiNavMoveFlags_None, ImGuiScrollFlags_None);
}

// ImGui has looked for the next item in the same pane. It would begin anew at the end.
void Focus::step_by_tab(bool back) {
    ImGuiContext& g = *ImGui::GetCurrentContext();
    const bool focused = (navigating_ || !board_) && g.NavWindow != nullptr && g.NavId != 0 && g.NavCursorVisible;
    if (focused && g.NavMoveSubmitted && !g.NavMoveScoringItems) return platform::keep_tab();
    ImGui::NavMoveRequestCancel();
    const std::vector<ImGuiWindow*> all = panes(g);
    const auto here = focused ? std::ranges::find(all, g.NavWindow->RootWindow) : all.end();
    const bool gone = here != all.end() && !g.NavIdIsAlive;
    ImGuiWindow* next = nullptr;
    if (gone)
        next = *here;
    else if (here == all.end())
        next = back || all.empty() ? nullptr : all.front();
    else if (back)
        next = here == all.begin() ? nullptr : *std::prev(here);
    else
        next = std::next(here) == all.end() ? nullptr : *std::next(here);
    const bool to_board = next == nullptr && back && focused && board_;
    if (next != nullptr || to_board) platform::keep_tab();
    navigating_ = next != nullptr && board_;
    platform::request_frames();
    if (next == nullptr) return ImGui::SetNavCursorVisible(false);
    pane_ = next;
    to_last_ = back && !gone;
}

}  // namespace sightlines
