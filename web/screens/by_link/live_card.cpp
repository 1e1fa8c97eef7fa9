#include "screens/by_link/live_card.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/test_ids.h"
#include "platform.h"
#include "screens/by_link/parts.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

// Dark on white with a quiet zone of four modules, which scanners need, in whole device pixels: modules of unequal size
// are missed. It is in sight as a whole where the screen is low.
void draw_code(const Code& code, float width) {
    constexpr float largest = 340, least = 180, below = 40;
    const platform::Surroundings& around = platform::surroundings();
    const float pixel = platform::snap(1) > 0 ? 1 / around.scale : 1;
    const float left = around.height - around.safe.top - around.safe.bottom - ImGui::GetCursorPosY() - below;
    const float side = static_cast<float>(code.side + 8), room = std::min({width, largest, std::max(left, least)});
    const float each = std::max(pixel, std::floor(room / side / pixel) * pixel), whole = each * side;
    ImVec2 at = ImGui::GetCursorScreenPos();
    at = {platform::snap(at.x + (width - whole) / 2), platform::snap(at.y)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + whole, at.y + whole}, IM_COL32_WHITE);
    const ImDrawListFlags flags = list.Flags;
    list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    for (std::size_t y = 0; y < code.side; ++y) {
        for (std::size_t x = 0; x < code.side; ++x) {
            std::size_t end = x;
            while (end < code.side && code.modules[y * code.side + end] == '1') ++end;
            if (end == x) continue;
            const ImVec2 from{at.x + each * static_cast<float>(x + 4), at.y + each * static_cast<float>(y + 4)};
            list.AddRectFilled(from, {from.x + each * static_cast<float>(end - x), from.y + each}, IM_COL32_BLACK);
            x = end;
        }
    }
    list.Flags = flags;
    ImGui::Dummy({width, whole});
    test_ids::add_item("live:code");
}

}  // namespace

std::optional<std::string> draw_buttons(const std::vector<LiveCard::Button>& buttons, float width) {
    std::optional<std::string> pressed;
    for (const LiveCard::Button& button : buttons) {
        const auto weight = button.main    ? theme::Weight::primary
                            : button.quiet ? theme::Weight::quiet
                                           : theme::Weight::normal;
        if (theme::button("live:" + button.id, button.label.c_str(), width, weight)) pressed = button.id;
    }
    return pressed;
}

std::optional<std::string> draw_card(const LiveCard& card, float& height) {
    std::optional<std::string> pressed;
    const bool open = draw_modal("live", "", height, [&](float width) {
        by_link::draw_heading(card.heading, width);
        ImGui::TextWrapped("%s", card.text.c_str());
        if (card.code != nullptr && card.code->side > 0) draw_code(*card.code, width);
        pressed = draw_buttons(card.buttons, width);
        if (!card.note.empty()) caption(card.note.c_str());
    });
    if (!open && !pressed) pressed = "close";
    return pressed;
}

std::string card_in_words(const LiveCard& card) {
    Json buttons = Json::array();
    for (const LiveCard::Button& button : card.buttons)
        buttons.push_back(Json::array({"talk:live:" + button.id, button.label}));
    const std::string between = card.note.empty() ? "" : " ";
    return write_json(Json{{"heading", card.heading}, {"text", card.text + between + card.note}, {"buttons", buttons}});
}

}  // namespace sightlines
