// A card of live play: a heading, what is to be done, and buttons. Drawn as a modal, and told in the text view.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sightlines {

struct LiveCard {
    struct Button {
        std::string id, label;
        bool main = false;
    };
    std::string heading, text, note;
    std::vector<Button> buttons;
};

// The id of the button that was pressed, "close" if the card was. Test ids "live:ID".
std::optional<std::string> draw_card(const LiveCard& card, float& height);

// The same buttons in a panel.
std::optional<std::string> draw_buttons(const std::vector<LiveCard::Button>& buttons, float width);

}  // namespace sightlines
