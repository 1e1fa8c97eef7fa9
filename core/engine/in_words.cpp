#include "engine/in_words.h"

#include <array>
#include <utility>

namespace sightlines::in_words {

void add_part(std::string& text, std::string_view part) {
    if (!text.empty()) text += ", ";
    text += part;
}

std::string counted(int count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

std::string_view compass(std::string_view letters) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> words{{{"n", "north"},
                                                                                  {"ne", "north-east"},
                                                                                  {"e", "east"},
                                                                                  {"se", "south-east"},
                                                                                  {"s", "south"},
                                                                                  {"sw", "south-west"},
                                                                                  {"w", "west"},
                                                                                  {"nw", "north-west"}}};
    for (const auto& [from, to] : words) {
        if (from == letters) return to;
    }
    return letters;
}

std::string capital(std::string text) {
    if (!text.empty() && 'a' <= text[0] && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string side_colour(int player) {
    constexpr std::array<std::string_view, 6> colours{"green", "red", "blue", "gold", "violet", "slate"};
    return std::string(colours[static_cast<std::size_t>(player)]);
}

std::string side_name(int player) { return capital(side_colour(player)); }

}  // namespace sightlines::in_words
