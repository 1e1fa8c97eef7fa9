#include "widgets/modal.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/keys.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

namespace {
bool drawn = false, closing = false;
}

bool take_modal_drawn() { return std::exchange(drawn, false); }

void close_modal() { closing = true; }

bool draw_modal(const char* name, const char* heading, float& height, const std::function<void(float)>& draw) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    constexpr float padding = 20, widest = 420;
    const float width = std::min(widest, around.width - around.safe.left - around.safe.right - 16);
    const float most = around.height - around.safe.top - around.safe.bottom - 16;
    const float high = std::min(most, height > 0 ? height + 2 * padding : most);
    const ImVec2 min{(around.width - width) / 2, around.safe.top + (around.height - around.safe.top - high) / 2};
    const ImVec2 max{min.x + width, min.y + high};
    bool open = drawn = true;
    {
        const Pane behind("behind", {0, 0}, {around.width, around.height}, theme::fade(p.page, 0.6f), {0, 0},
                          Pane::Kind::floats);
        ImGui::SetCursorScreenPos({around.safe.left, around.safe.top});
        const ImVec2 inside{around.width - around.safe.left - around.safe.right,
                            around.height - around.safe.top - around.safe.bottom};
        if (ImGui::InvisibleButton("behind", inside)) open = false;
    }
    const Pane pane(name, min, {width, high}, 0, {padding, padding}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, max, p.raised, theme::radius);
    list.AddRect(min, max, p.hairline, theme::radius);
    test_ids::add(name, min, max);
    ImGui::BeginChild("list", {width - padding, high - 2 * padding}, ImGuiChildFlags_NavFlattened);
    const float inner = width - 2 * padding;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImFont* font = theme::font(theme::Font::display);
    const float length = font->CalcTextSizeA(theme::heading, 10000, 0, heading).x;
    const float size = theme::heading * std::min(1.0f, (inner - theme::button_height() - 8) / length);
    paint::text(*ImGui::GetWindowDrawList(), font, size, {begin.x, begin.y + (theme::button_height() - size) / 2},
                p.text, heading);
    ImGui::SetCursorScreenPos({begin.x + inner - theme::button_height(), begin.y});
    if (icon_button((std::string(name) + ":close").c_str(), Icon::close)) open = false;
    ImGui::SetCursorScreenPos({begin.x, begin.y + theme::button_height() + 4});
    ImGui::PushTextWrapPos(begin.x + inner - ImGui::GetWindowPos().x);
    draw(inner);
    ImGui::PopTextWrapPos();
    const float needed = ImGui::GetCursorScreenPos().y - begin.y;
    ImGui::EndChild();
    if (needed != height) platform::request_frames();
    height = needed;
    const bool closed = !keys_are_muted() && std::exchange(closing, false);
    return open && !closed && !key_pressed(ImGuiKey_Escape);
}

}  // namespace sightlines
