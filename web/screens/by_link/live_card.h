// A card of live play: a heading, what is to be done, buttons, and perhaps a code for a camera. Drawn as a modal, and
// told in the text view.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sightlines {

// A QR code: a letter for each module, line after line, '1' where it is dark.
struct Code {
    std::size_t side = 0;  // modules; 0: there is none
    std::string modules = {};
};

struct LiveCard {
    struct Button {
        std::string id, label;
        bool main = false, quiet = false;
    };
    std::string heading, text, note;
    std::vector<Button> buttons;
    const Code* code = nullptr;
};

// The id of the button that was pressed, "close" if the card was. Test ids "live:ID".
std::optional<std::string> draw_card(const LiveCard& card, float& height);
std::string card_in_words(const LiveCard& card);  // JSON for the text view

// The same buttons in a panel.
std::optional<std::string> draw_buttons(const std::vector<LiveCard::Button>& buttons, float width);

}  // namespace sightlines
