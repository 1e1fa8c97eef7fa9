#include "widgets/tip.h"

#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr double rest_before_tip_ms = 500;
constexpr float widest = 280;

struct Rest {
    ImGuiID on = 0;
    double since = 0;
    int frame = 0;  // of ImGui, when the pointer was last there
};
Rest pointer;

// Whoever pressed something knows it: it says nothing again until the pointer has moved.
bool stands_where_it_pressed() {
    constexpr float moved = 8;
    static ImVec2 pressed;
    static bool stands = false;
    const ImGuiIO& io = ImGui::GetIO();
    const auto distance = [](ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); };
    if (distance(io.MouseClickedPos[0], pressed) > 0) {
        pressed = io.MouseClickedPos[0];
        stands = true;
    }
    if (distance(io.MousePos, pressed) > moved) stands = false;
    return stands;
}

bool has_rested(ImGuiID id) {
    if (platform::long_press()) return true;
    if (platform::surroundings().coarse || stands_where_it_pressed()) return false;
    const double now = platform::now_ms();
    const int frame = ImGui::GetFrameCount();
    if (pointer.on != id || (pointer.frame != frame && pointer.frame + 1 != frame)) pointer = {.on = id, .since = now};
    pointer.frame = frame;
    if (now >= pointer.since + rest_before_tip_ms) return true;
    platform::draw_at(pointer.since + rest_before_tip_ms);
    return false;
}

// Draws the tip beside a point, or above the finger there, and always on the screen.
void draw_tip(std::string_view text, ImVec2 at) {
    const theme::Palette& p = theme::palette();
    ImFont* font = theme::font(theme::Font::text);
    const platform::Surroundings& around = platform::surroundings();
    const float wrap = std::min(widest, around.width - 32);
    const ImVec2 words = font->CalcTextSizeA(theme::small, 10000, wrap, text.data(), text.data() + text.size());
    const ImVec2 size{words.x + 20, words.y + 14};
    const float above = around.coarse ? size.y + 32 : -18;
    const ImVec2 min{
        std::clamp(at.x + (around.coarse ? -size.x / 2 : 12), 4.0f, std::max(4.0f, around.width - size.x - 4)),
        std::clamp(at.y - above, 4.0f, std::max(4.0f, around.height - size.y - 4))};
    const ImVec2 max{min.x + size.x, min.y + size.y};
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.AddRectFilled(min, max, p.text, theme::radius / 2);
    list.AddText(font, theme::small, {min.x + 10, min.y + 6}, p.page, text.data(), text.data() + text.size(), wrap);
    test_ids::add("tip", min, max);
}

}  // namespace

void tip_about(ImGuiID id, std::string_view text) {
    if (!text.empty() && has_rested(id)) draw_tip(text, ImGui::GetIO().MousePos);
}

void tip(std::string_view text) {
    if (!ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
    ImGuiID id = ImGui::GetItemID();
    if (id == 0) id = ImGui::GetID(text.data(), text.data() + text.size());
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    if (ImGui::IsMouseHoveringRect(low, high)) return tip_about(id, text);
    if (!text.empty() && has_rested(id)) draw_tip(text, {low.x - 12, high.y - 12});  // the keyboard's
}

}  // namespace sightlines
