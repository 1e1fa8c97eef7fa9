#include "games/dogfight/text/ascii_board.h"

#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {
namespace {

// Everybody in a hex: one aircraft in full, several by their letters.
std::string hex_text(const Position& at, Hex hex) {
    std::string text;
    const Aircraft* only = nullptr;
    for (std::size_t plane = 0; plane < at.planes.size(); ++plane) {
        if (!at.planes[plane].in_play() || at.planes[plane].hex != hex) continue;
        only = text.empty() ? &at.planes[plane] : nullptr;
        text += letter(static_cast<int>(plane));
    }
    if (text.empty()) return ".";
    if (text.size() > 7) return text.substr(0, 6) + "..";
    if (only == nullptr) return text;
    text += only->middle() ? "*" : facing_words[index(only->face)];
    text += std::to_string(only->altitude);
    if (only->leave != 0) text += only->leave > 0 ? '+' : '-';
    return text;
}

// Columns a, c, e, ... on a line, the others half a hex lower on the next.
std::string map_text(const Position& at) {
    constexpr std::size_t width = 4;
    std::string text(width, ' ');
    for (int column = 0; column < at.columns; ++column)
        (text += static_cast<char>('a' + column)).append(width - 1, ' ');
    for (int line = 0; line < 2 * at.rows; ++line) {
        text.erase(text.find_last_not_of(' ') + 1);
        const int row = line / 2;
        std::string shown = line % 2 == 0 ? std::to_string(row + 1) : "";
        for (int column = line % 2; column < at.columns; column += 2) {
            shown.resize(width * static_cast<std::size_t>(column + 1), ' ');
            shown += hex_text(at, {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)});
        }
        text += "\n" + shown;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
}

std::string plane_text(const Aircraft& plane) {
    std::string text =
        std::string(type_words[static_cast<std::size_t>(plane.type)]) + ", side " + std::to_string(plane.side) + ", ";
    if (!plane.in_play()) return text + (plane.out == Out::left ? "gone from the map" : "destroyed");
    text += hex_name(plane.hex) + " " + std::string(plane.middle() ? "middle" : facing_words[index(plane.face)]) +
            ", level " + std::to_string(plane.altitude);
    if (plane.leave != 0) text += plane.leave > 0 ? " leaving up" : " leaving down";
    text += ", pitch " + std::to_string(plane.pitch) + ", speed " + std::to_string(plane.speed) + ", marks " +
            std::to_string(plane.damage) + " on " + std::to_string(all_boxes(plane.card)) + " boxes";
    if (plane.spin) text += ", in a spin";
    const std::int8_t against = plane.target != nobody ? plane.target : plane.random_target;
    if (against != nobody) text += ", CV " + std::to_string(plane.cv) + " against " + plane_name(against);
    return text;
}

}  // namespace

std::string ascii_board(const Position& at) {
    std::string text = map_text(at);
    for (std::size_t plane = 0; plane < at.planes.size(); ++plane)
        text += plane_name(static_cast<int>(plane)) + ": " + plane_text(at.planes[plane]) + "\n";
    text += "turn " + std::to_string(at.turn) + " of " + std::to_string(at.limit) + ", " +
            std::string(phase_words[static_cast<std::size_t>(at.phase)]);
    if (const int plane = decider(at).plane; is_decision(at.phase) && plane != nobody) text += " " + plane_name(plane);
    return text + "\n";
}

}  // namespace sightlines::dogfight
