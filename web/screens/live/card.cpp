#include "screens/live/card.h"

#include "screens/by_link/parts.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {

std::optional<std::string> draw_buttons(const std::vector<LiveCard::Button>& buttons, float width) {
    std::optional<std::string> pressed;
    for (const LiveCard::Button& button : buttons) {
        const auto weight = button.main ? theme::Weight::primary : theme::Weight::normal;
        if (theme::button("live:" + button.id, button.label.c_str(), width, weight)) pressed = button.id;
    }
    return pressed;
}

std::optional<std::string> draw_card(const LiveCard& card, float& height) {
    std::optional<std::string> pressed;
    const bool open = draw_modal("live", "", height, [&](float width) {
        by_link::draw_heading(card.heading, width);
        ImGui::TextWrapped("%s", card.text.c_str());
        pressed = draw_buttons(card.buttons, width);
        if (!card.note.empty()) caption(card.note.c_str());
    });
    if (!open && !pressed) pressed = "close";
    return pressed;
}

}  // namespace sightlines
