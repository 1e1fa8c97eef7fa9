// Analyses a frame for the layout checks.
#include <algorithm>
#include <cmath>
#include <map>

#include "imgui_internal.h"
#include "page/layout.h"

namespace sightlines::layout {
namespace {

Box box_of(const ImRect& rect) { return {rect.Min, rect.Max}; }

Panel panel_of(const ImGuiWindow& window) {
    Panel panel;
    panel.name = window.Name;
    panel.root = window.RootWindow->Name;
    panel.box = box_of(window.OuterRectClipped);
    const bool scrolls = (window.Flags & ImGuiWindowFlags_NoScrollWithMouse) == 0;
    panel.most = scrolls ? window.ScrollMax.y : 0;
    panel.scroll = window.Scroll.y;
    panel.floats = (window.RootWindow->Flags & ImGuiWindowFlags_NoBringToFrontOnFocus) == 0;
    panel.board = panel.name == "board";
    return panel;
}

const Panel* find(const Frame& frame, std::string_view name) {
    const auto found = std::ranges::find(frame.panels, name, &Panel::name);
    return found == frame.panels.end() ? nullptr : &*found;
}

bool holds(const Box& outer, const Box& inner) {
    const ImVec2 middle = inner.centre();
    return middle.x > outer.min.x && middle.x < outer.max.x && middle.y > outer.min.y && middle.y < outer.max.y;
}

// The tray of dice on a board is painted over what was drawn before, such as letters of the map's edge. The last text
// where it says what the dice are for is that; those before it, on the same tray, are not seen.
void drop_below_tray(std::vector<Text>& texts, const Box& tray, const Box& caption) {
    const auto last = std::find_if(texts.rbegin(), texts.rend(), [&](const Text& text) {
        return text.panel != nullptr && text.panel->board && holds(caption, text.ink);
    });
    if (last == texts.rend()) return;
    const auto end = std::prev(last.base());
    const std::string_view above = end->drawn.text;
    texts.erase(std::remove_if(texts.begin(), end,
                               [&](const Text& text) {
                                   return text.panel == end->panel && holds(tray, text.ink) && text.drawn.text != above;
                               }),
                end);
}

// The letters are between a sixth and five sixths of the line's height.
Box ink_of(const headless::DrawnText& text) {
    const float line = text.box.height();
    return {{text.box.min.x, text.box.min.y + line * 0.2f}, {text.box.max.x, text.box.max.y - line * 0.18f}};
}

bool is_scrollbar(ImGuiID id) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->WasActive && id == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y)) return true;
    return false;
}

std::string name_of(const headless::Item& item, const std::map<std::string, Box>& marks) {
    for (const auto& [name, box] : marks) {
        const bool same = std::abs(box.min.x - item.box.min.x) < 0.5f && std::abs(box.min.y - item.box.min.y) < 0.5f &&
                          std::abs(box.max.x - item.box.max.x) < 0.5f;
        if (same && !name.starts_with("primary:") && !name.starts_with("faint:")) return name;
    }
    return item.label.empty() ? "an item of " + item.window : item.label;
}

}  // namespace

Frame look() {
    Frame frame;
    frame.around = platform::surroundings();
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->WasActive && !window->Hidden && window->Name[0] != '#' &&
            std::string_view(window->Name).find("##Default") == std::string_view::npos)
            frame.panels.push_back(panel_of(*window));
    const auto marks = page::marks();
    for (const headless::Item& item : headless::items()) {
        if (item.is_window || item.disabled || is_scrollbar(item.id)) continue;
        const Panel* panel = find(frame, item.window);
        if (panel == nullptr) continue;
        std::string name = name_of(item, marks);
        const bool link = name.starts_with("rule:") || marks.contains("rule:" + item.label);
        frame.targets.push_back({std::move(name), item.box, intersection(item.box, item.clip), panel, link, item.id,
                                 marks.contains(item.label) ? "" : item.label.substr(0, item.label.find("##"))});
    }
    for (headless::DrawnText& drawn : headless::texts()) {
        const Panel* panel = find(frame, drawn.window);
        const Box ink = ink_of(drawn);
        frame.texts.push_back({std::move(drawn), ink, panel});
    }
    if (marks.contains("tray")) drop_below_tray(frame.texts, marks.at("tray"), marks.at("tray-says"));
    for (const auto& [name, box] : marks) {
        if (name == "notice") frame.refusal = box;
        if (name.starts_with("lit:")) frame.lit.push_back(box);
        if (!name.starts_with("primary:")) continue;
        const auto same = std::ranges::find_if(frame.targets, [&](const Target& target) {
            return target.box.min.x == box.min.x && target.box.min.y == box.min.y;
        });
        if (same == frame.targets.end()) continue;
        frame.primary.push_back(*same);
        frame.primary.back().name = name.substr(8);
    }
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        frame.vertices += static_cast<std::size_t>(list->VtxBuffer.Size);
        for (const ImDrawVert& corner : list->VtxBuffer)
            frame.finite = frame.finite && std::isfinite(corner.pos.x) && std::isfinite(corner.pos.y);
    }
    return frame;
}

}  // namespace sightlines::layout
