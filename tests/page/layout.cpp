#include "page/layout.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "imgui_internal.h"
#include "widgets/theme.h"

namespace sightlines::layout {
namespace {

// Overlaps of less than this are ignored.
constexpr float slip = 1;
constexpr float finger = 44, half_a_pixel = 0.5f;

// Smaller text only occurs in miniatures of boards, which are not checked.
constexpr float smallest = theme::small - 4;

// Five times as many as the busiest board has (squads' village with every line of sight).
constexpr std::size_t most_vertices = 400'000;

Box intersection(const Box& a, const Box& b) {
    return {{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
            {std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)}};
}

bool is_empty(const Box& box) { return box.width() <= 0 || box.height() <= 0; }

bool overlap(const Box& a, const Box& b, float tolerated = tolerance) {
    const Box shared = intersection(a, b);
    return shared.width() > tolerated && shared.height() > tolerated;
}

bool contains(const Box& outer, const Box& inner) {
    return inner.min.x >= outer.min.x - tolerance && inner.min.y >= outer.min.y - tolerance &&
           inner.max.x <= outer.max.x + tolerance && inner.max.y <= outer.max.y + tolerance;
}

std::string described(const Box& box) {
    char words[80];
    std::snprintf(words, sizeof words, "(%.0f, %.0f, %.0f x %.0f)", static_cast<double>(box.min.x),
                  static_cast<double>(box.min.y), static_cast<double>(box.width()), static_cast<double>(box.height()));
    return words;
}

std::string described(const Text& text) { return "\"" + text.drawn.text + "\" " + described(text.ink); }
std::string described(const Target& target) { return target.name + " " + described(target.box); }

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

// A pane above it covers a part of it.
bool is_covered(const Frame& frame, const Panel* panel, const Box& box) {
    for (const Panel& other : frame.panels)
        if (&other > panel && other.floats && other.root != panel->root && overlap(other.box, box)) return true;
    return false;
}

// It can be scrolled into view, in its window or in one around it.
bool rolls(const Frame& frame, const Panel* panel) {
    if (panel == nullptr) return false;
    return std::ranges::any_of(frame.panels, [&](const Panel& other) {
        return other.most > 0 && other.root == panel->root &&
               (other.name == panel->name || panel->name.starts_with(other.name));
    });
}

// The letters are between a sixth and five sixths of the line's height.
Box ink_of(const headless::DrawnText& text) {
    const float line = text.box.height();
    return {{text.box.min.x, text.box.min.y + line * 0.2f}, {text.box.max.x, text.box.max.y - line * 0.18f}};
}

Box safe_part(const Frame& frame) {
    const platform::Surroundings& a = frame.around;
    return {{a.safe.left, a.safe.top}, {a.width - a.safe.right, a.height - a.safe.bottom}};
}

bool is_scrollbar(ImGuiID id) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->WasActive && id == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y)) return true;
    return false;
}

std::string name_of(const headless::Item& item, const std::map<std::string, Box>& marks) {
    for (const auto& [name, box] : marks) {
        const bool same = std::abs(box.min.x - item.box.min.x) < half_pixel &&
                          std::abs(box.min.y - item.box.min.y) < half_pixel &&
                          std::abs(box.max.x - item.box.max.x) < half_pixel;
        if (same && !name.starts_with("primary:")) return name;
    }
    return item.label.empty() ? "an item of " + item.window : item.label;
}

double luminance(ImU32 colour) {
    const auto part = [&](int shift) {
        const double c = static_cast<double>(colour >> shift & 255U) / 255;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(IM_COL32_R_SHIFT) + 0.7152 * part(IM_COL32_G_SHIFT) + 0.0722 * part(IM_COL32_B_SHIFT);
}

double contrast_of(ImU32 a, ImU32 b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

ImU32 over(ImU32 ink, ImU32 ground) {
    const auto alpha = static_cast<float>(ink >> IM_COL32_A_SHIFT) / 255;
    const auto part = [&](int shift) {
        const auto a = static_cast<float>(ink >> shift & 255U), b = static_cast<float>(ground >> shift & 255U);
        return static_cast<ImU32>(std::lround(b + (a - b) * alpha)) << shift;
    };
    return part(IM_COL32_R_SHIFT) | part(IM_COL32_G_SHIFT) | part(IM_COL32_B_SHIFT) | IM_COL32_A_MASK;
}

// The most frequent colour: letters cover less than their background does.
ImU32 ground_under(const headless::Image& image, const Box& box, float scale) {
    std::map<ImU32, int> counts;
    for (int y = static_cast<int>(box.min.y * scale); y < static_cast<int>(box.max.y * scale); ++y) {
        for (int x = static_cast<int>(box.min.x * scale); x < static_cast<int>(box.max.x * scale); ++x) {
            if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
            const unsigned char* at = &image.pixels[static_cast<std::size_t>(4 * (y * image.width + x))];
            ++counts[IM_COL32(at[0], at[1], at[2], 255)];
        }
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? 0 : most->first;
}

void append(Complaints& all, Complaints more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
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
        frame.targets.push_back({std::move(name), item.box, intersection(item.box, item.clip), panel, link, item.id});
    }
    for (headless::DrawnText& drawn : headless::texts()) {
        const Panel* panel = find(frame, drawn.window);
        const Box ink = ink_of(drawn);
        frame.texts.push_back({std::move(drawn), ink, panel});
    }
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

Complaints drawn_soundly(const Frame& frame) {
    Complaints all;
    if (!frame.finite) all.push_back("a corner of a triangle lies nowhere");
    if (frame.vertices > max_vertices) all.push_back(std::to_string(frame.vertices) + " corners in a frame");
    return all;
}

Complaints texts_whole(const Frame& frame) {
    Complaints all;
    const Box screen{{0, 0}, {frame.around.width, frame.around.height}};
    for (const Text& text : frame.texts) {
        if (text.drawn.tofu) all.push_back("a letter that the fonts lack in " + described(text));
        // The board can be panned, so texts at its edge may be cut.
        if (text.panel == nullptr || text.panel->board) continue;
        const Box room = intersection(intersection(text.drawn.clip, text.panel->box), screen);
        const bool beside = text.ink.min.x < room.min.x - tolerance || text.ink.max.x > room.max.x + tolerance;
        const bool above = text.ink.min.y < room.min.y - tolerance || text.ink.max.y > room.max.y + tolerance;
        if (beside || (above && !scrolls(frame, text.panel)))
            all.push_back(described(text) + " is cut off by " + text.panel->name + " " + described(room));
    }
    return all;
}

Complaints texts_apart(const Frame& frame) {
    Complaints all;
    for (std::size_t i = 0; i < frame.texts.size(); ++i) {
        const Text& one = frame.texts[i];
        if (one.panel == nullptr) continue;
        const Box seen = intersection(one.ink, one.drawn.clip);
        for (std::size_t k = i + 1; k < frame.texts.size(); ++k) {
            const Text& other = frame.texts[k];
            if (other.panel == nullptr || one.panel->root != other.panel->root) continue;
            // The same text is drawn twice for a halo.
            if (one.drawn.text == other.drawn.text && std::abs(one.ink.min.x - other.ink.min.x) < 3) continue;
            if (overlap(seen, intersection(other.ink, other.drawn.clip), 2))
                all.push_back(described(one) + " and " + described(other) + " overlap");
        }
    }
    return all;
}

Complaints texts_off_targets(const Frame& frame) {
    Complaints all;
    for (const Text& text : frame.texts) {
        if (text.panel == nullptr || text.panel->board) continue;
        const Box seen = intersection(text.ink, text.drawn.clip);
        for (const Target& target : frame.targets)
            // For fingers the link of a rule is larger than its text.
            if (!target.panel->board && !target.link && target.panel->root == text.panel->root &&
                overlap(seen, target.seen, 2) && !contains(target.seen, seen))
                all.push_back(described(text) + " lies in part under " + described(target));
    }
    return all;
}

Complaints targets_apart(const Frame& frame) {
    Complaints all;
    for (std::size_t i = 0; i < frame.targets.size(); ++i) {
        const Target& one = frame.targets[i];
        for (std::size_t k = i + 1; k < frame.targets.size(); ++k) {
            const Target& other = frame.targets[k];
            if (one.panel->root != other.panel->root || !overlap(one.seen, other.seen)) continue;
            if (one.panel->board && (contains(one.seen, other.seen) || contains(other.seen, one.seen))) continue;
            all.push_back(described(one) + " and " + described(other) + " overlap");
        }
    }
    return all;
}

Complaints targets_in_reach(const Frame& frame) {
    Complaints all;
    const Box safe = safe_part(frame);
    for (const Target& target : frame.targets) {
        if (target.panel->board) continue;
        const bool beside = target.box.min.x < safe.min.x - tolerance || target.box.max.x > safe.max.x + tolerance ||
                            target.box.min.x < target.panel->box.min.x - tolerance ||
                            target.box.max.x > target.panel->box.max.x + tolerance;
        const Box room = intersection(safe, target.panel->box);
        const bool above = target.box.min.y < room.min.y - tolerance || target.box.max.y > room.max.y + tolerance;
        if (beside || (above && !scrolls(frame, target.panel)))
            all.push_back(described(target) + " is out of reach: " + target.panel->name + " " + described(room));
    }
    return all;
}

Complaints targets_for_fingers(const Frame& frame) {
    Complaints all;
    if (!frame.around.coarse) return all;
    for (const Target& target : frame.targets)
        // A link in a line of text is only as high as the line, as WCAG 2.5.8 allows: higher ones would overlap.
        if (!target.panel->board && !target.link && !is_nothing(target.seen) &&
            (target.box.width() < finger - half_a_pixel || target.box.height() < finger - half_a_pixel))
            all.push_back(described(target) + " is too small for a finger");
    return all;
}

Complaints main_action(const Frame& frame) {
    Complaints all;
    const Box safe = safe_part(frame);
    for (const Target& button : frame.primary)
        if (!contains(intersection(safe, button.seen), button.box))
            all.push_back("the main action " + described(button) + " is out of sight");
    if (frame.primary.size() > 1)
        all.push_back("more than one main action: " + described(frame.primary[0]) + " and " +
                      described(frame.primary[1]));
    return all;
}

Complaints contrast(const Frame& frame, const headless::Image& image) {
    Complaints all;
    for (const Text& text : frame.texts) {
        const Box seen = intersection(text.ink, text.drawn.clip);
        if (text.drawn.size < smallest) continue;
        if (text.panel == nullptr || text.panel->board || is_empty(seen) || is_covered(frame, text.panel, seen))
            continue;
        // Includes the surroundings, because bold letters cover most of their own box.
        const Box around{{seen.min.x - 3, seen.min.y - 3}, {seen.max.x + 3, seen.max.y + 3}};
        const ImU32 ground = ground_under(image, around, frame.around.scale);
        const double found = contrast_of(over(text.drawn.colour, ground), ground);
        const double least = text.drawn.size >= theme::type_size(24) ? 3.0 : 4.5;
        if (found >= least - 0.05) continue;
        char words[40];
        std::snprintf(words, sizeof words, " has a contrast of %.2f", found);
        all.push_back(described(text) + words);
    }
    return all;
}

Complaints refusal_aside(const Frame& frame) {
    Complaints all;
    for (const Box& lit : frame.lit)
        if (frame.refusal && overlap(*frame.refusal, lit, 0))
            all.push_back("the refusal " + described(*frame.refusal) + " lies over " + described(lit) +
                          ", which it lights up");
    return all;
}

Complaints geometry(const Frame& frame) {
    Complaints all;
    for (const auto law : {drawn_soundly, texts_whole, texts_apart, texts_off_targets, targets_apart, targets_in_reach,
                           targets_for_fingers})
        append(all, law(frame));
    return all;
}

}  // namespace sightlines::layout
