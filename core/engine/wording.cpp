#include "engine/wording.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sightlines::wording {

void add_part(std::string& text, std::string_view part) {
    if (!text.empty()) text += ", ";
    text += part;
}

std::string counted(int count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

std::string counted(int count, std::string_view one, std::string_view more) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : more);
}

std::string number(int value) { return (value < 0 ? "\xE2\x88\x92" : "") + std::to_string(value < 0 ? -value : value); }

std::string in_words(int count) {
    constexpr std::array<std::string_view, most_in_words + 1> words{
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
    const auto place = static_cast<std::size_t>(count);
    return place < words.size() ? std::string(words[place]) : std::to_string(count);
}

std::string with_sign(int value) { return (value > 0 ? "+" : "") + number(value); }

std::string percent(int part, int whole) { return std::to_string((200 * part + whole) / (2 * whole)) + "%"; }

std::string percent(double chance) {
    constexpr double nothing = 1e-9;
    if (chance < nothing) return "0%";
    if (chance > 1 - nothing) return "100%";
    return std::to_string(std::clamp(static_cast<int>(chance * 100 + 0.5), 1, 99)) + "%";
}

std::string with_expected(int count, double expected) {
    const int tenths = static_cast<int>(expected * 10 + 0.5);
    return std::to_string(count) + " (" + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + ")";
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

}  // namespace sightlines::wording
