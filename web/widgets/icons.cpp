#include "widgets/icons.h"

#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/area.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {
namespace {

// Points on a grid from -1 to 1.
struct Pen {
    ImDrawList& list;
    ImVec2 centre;
    float half;
    ImU32 colour;

    ImVec2 at(float x, float y) const { return {centre.x + x * half, centre.y + y * half}; }
    void line(float x0, float y0, float x1, float y1) const { list.AddLine(at(x0, y0), at(x1, y1), colour, width()); }
    float width() const { return half / 5; }
    void chevron(float x, float direction) const {
        line(x - direction * 0.25f, -0.5f, x + direction * 0.25f, 0);
        line(x + direction * 0.25f, 0, x - direction * 0.25f, 0.5f);
    }
};

void curved_arrow(const Pen& pen, float direction) {
    pen.list.PathArcTo(pen.at(0, 0.15f), pen.half * 0.62f, direction > 0 ? -pi * 0.85f : -pi * 0.15f,
                       direction > 0 ? pi * 0.35f : -pi * 1.35f, 24);
    pen.list.PathStroke(pen.colour, 0, pen.width());
    const float x = -0.58f * direction;
    pen.line(x, -0.1f, x - 0.12f * direction, -0.68f);
    pen.line(x, -0.1f, x + 0.55f * direction, -0.2f);
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour) {
    const Pen pen{list, centre, size / 2, colour};
    switch (icon) {
        case Icon::undo: return curved_arrow(pen, 1);
        case Icon::redo: return curved_arrow(pen, -1);
        case Icon::home: {
            pen.line(-0.8f, 0, 0, -0.75f);
            pen.line(0, -0.75f, 0.8f, 0);
            pen.line(-0.55f, -0.15f, -0.55f, 0.7f);
            pen.line(0.55f, -0.15f, 0.55f, 0.7f);
            return pen.line(-0.55f, 0.7f, 0.55f, 0.7f);
        }
        case Icon::rules: {
            list.AddRect(pen.at(-0.65f, -0.75f), pen.at(0.65f, 0.75f), colour, size / 10, 0, pen.width());
            for (const float y : {-0.3f, 0.05f, 0.4f}) pen.line(-0.35f, y, y > 0.3f ? 0.1f : 0.35f, y);
            return;
        }
        case Icon::close: {
            pen.line(-0.5f, -0.5f, 0.5f, 0.5f);
            return pen.line(-0.5f, 0.5f, 0.5f, -0.5f);
        }
        case Icon::first: {
            pen.line(-0.45f, -0.5f, -0.45f, 0.5f);
            return pen.chevron(0.1f, -1);
        }
        case Icon::last: {
            pen.line(0.45f, -0.5f, 0.45f, 0.5f);
            return pen.chevron(-0.1f, 1);
        }
        case Icon::back: return pen.chevron(0, -1);
        case Icon::forward: return pen.chevron(0, 1);
        case Icon::settings: {
            for (const float y : {-0.5f, 0.0f, 0.5f}) {
                pen.line(-0.75f, y, 0.75f, y);
                list.AddCircleFilled(pen.at(y == 0 ? 0.35f : -0.3f, y), pen.half * 0.2f, colour);
            }
            return;
        }
        case Icon::open: {
            pen.line(-0.2f, 0.55f, 0.65f, -0.4f);
            pen.line(0.65f, -0.4f, 0.1f, -0.4f);
            return pen.line(0.65f, -0.4f, 0.65f, 0.15f);
        }
        case Icon::library: {  // books on a shelf
            for (const float x : {-0.65f, -0.35f, -0.05f}) pen.line(x, -0.65f, x, 0.65f);
            pen.line(0.25f, -0.6f, 0.55f, 0.6f);
            return pen.line(-0.85f, 0.7f, 0.85f, 0.7f);
        }
        case Icon::puzzles: {  // a piece with a knob above and a socket at its right
            list.PathLineTo(pen.at(-0.65f, -0.3f));
            list.PathArcTo(pen.at(0, -0.45f), pen.half * 0.26f, pi * 0.8f, pi * 2.2f, 12);
            list.PathLineTo(pen.at(0.65f, -0.3f));
            list.PathArcTo(pen.at(0.5f, 0.22f), pen.half * 0.26f, pi * 1.7f, pi * 0.3f, 12);
            list.PathLineTo(pen.at(0.65f, 0.75f));
            list.PathLineTo(pen.at(-0.65f, 0.75f));
            return list.PathStroke(colour, ImDrawFlags_Closed, pen.width());
        }
    }
}

const char* icon_words(Icon icon) {
    switch (icon) {
        case Icon::undo: return "Undo (Z)";
        case Icon::redo: return "Redo (Y)";
        case Icon::home: return "Home page (H)";
        case Icon::rules: return "Rules (R)";
        case Icon::close: return "Close (Escape)";
        case Icon::first: return "To the start";
        case Icon::last: return "To the end";
        case Icon::back: return "One step back";
        case Icon::forward: return "One step forward";
        case Icon::settings: return "Settings";
        case Icon::open: return "Open a link or a file";
        case Icon::library: return "Library: all your games";
        case Icon::puzzles: return "Puzzles: a new one every day";
    }
    return "";
}

namespace {

bool draw_button(const char* name, Icon icon, bool bright, const std::string& more = {}) {
    const float side = theme::button_height();
    const bool pressed = ImGui::InvisibleButton(name, {side, side}, ImGuiButtonFlags_EnableNav);
    const bool hovered = ImGui::IsItemHovered() && bright;
    test_ids::add_item(name);
    if (!bright) test_ids::add_faint_item(name);
    more.empty() ? tip(icon_words(icon)) : tip(icon_words(icon) + (": " + more));
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const theme::Palette& p = theme::palette();
    if (hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        list.AddRectFilled(min, max, theme::fade(p.text, ImGui::IsItemActive() ? 0.12f : 0.06f), theme::radius);
    }
    draw_icon(list, icon, {(min.x + max.x) / 2, (min.y + max.y) / 2}, 20, theme::fade(p.text, bright ? 0.9f : 0.3f));
    return pressed;
}

}  // namespace

bool icon_button(const char* name, Icon icon, bool enabled, const std::string& more) {
    return draw_button(name, icon, enabled, more) && enabled;
}

bool faint_icon_button(const char* name, Icon icon) { return draw_button(name, icon, false); }

}  // namespace sightlines
