// The hooks by which Dear ImGui reports every item under IMGUI_ENABLE_TEST_ENGINE.
#include <algorithm>

#include "imgui_internal.h"
#include "platform/headless/headless.h"
#include "platform/headless/internals.h"

namespace sightlines::headless {
namespace {

struct Items {
    int frame = -1;
    std::vector<Item> now, shown;
};
Items listed;

// The items of the current frame. Those of an unshown frame are dropped.
std::vector<Item>& list_of(const ImGuiContext& context) {
    if (listed.frame != context.FrameCount) listed.now.clear();
    listed.frame = context.FrameCount;
    return listed.now;
}

Box box_of(const ImRect& rect) { return {rect.Min, rect.Max}; }

}  // namespace

void publish_items() { listed.shown = std::move(listed.now), listed.now.clear(); }
void clear_items() { listed = {}; }
const std::vector<Item>& items() { return listed.shown; }

}  // namespace sightlines::headless

using sightlines::headless::Item;
using sightlines::headless::list_of;

void ImGuiTestEngineHook_ItemAdd(ImGuiContext* context, ImGuiID id, const ImRect& rect, const ImGuiLastItemData* data) {
    const ImGuiWindow* window = context->CurrentWindow;
    Item item;
    item.id = id;
    item.box = sightlines::headless::box_of(rect);
    if (window != nullptr) {
        item.clip = sightlines::headless::box_of(window->ClipRect);
        item.window = window->Name;
        for (const ImGuiWindow* child : context->Windows)
            item.is_window = item.is_window || child->ID == id || child->ChildId == id;
    }
    if (data != nullptr) {
        item.disabled = (data->ItemFlags & ImGuiItemFlags_Disabled) != 0;
        item.hovered = (data->StatusFlags & ImGuiItemStatusFlags_HoveredRect) != 0;
    }
    list_of(*context).push_back(std::move(item));
}

void ImGuiTestEngineHook_ItemInfo(ImGuiContext* context, ImGuiID id, const char* label, ImGuiItemStatusFlags) {
    auto& all = list_of(*context);
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Item& item) { return item.id == id; });
    if (found != all.rend() && label != nullptr) found->label = label;
}

void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}

const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) { return nullptr; }
