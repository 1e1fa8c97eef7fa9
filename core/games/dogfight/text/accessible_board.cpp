#include "games/dogfight/text/accessible_board.h"

#include <algorithm>

#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

using wording::add_part;

std::string facing_text(const Aircraft& plane) {
    return plane.middle() ? "in the middle of the hex"
                          : "facing " + std::string(wording::compass(facing_words[index(plane.face)]));
}

std::string level_text(const Aircraft& plane) {
    return std::to_string(plane.altitude) + (plane.leave > 0   ? ", leaving it upward"
                                             : plane.leave < 0 ? ", leaving it downward"
                                                               : "");
}

std::string state_text(const Aircraft& plane) {
    std::string text;
    if (plane.spin) add_part(text, "in a spin");
    if (plane.engine_dead) add_part(text, "no engine");
    if (plane.smoke > 0) add_part(text, "smoking");
    if (plane.burn > 0 || plane.fire > 0) add_part(text, "on fire");
    if (plane.wound > 0) add_part(text, wording::counted(plane.wound, "wound"));
    if (plane.form) add_part(text, "in formation");
    const auto jammed = std::count_if(plane.jams.begin(), plane.jams.end(), [](Gun gun) { return gun != Gun::works; });
    if (jammed > 0) add_part(text, wording::counted(static_cast<int>(jammed), "jammed gun"));
    if (plane.moved) add_part(text, "has moved");
    return text;
}

// "A, the Camel".
std::string lettered(const Position& at, int letter) {
    return plane_name(letter) + ", the " + words::type_name(at.plane(letter).type);
}

std::string target_text(const Position& at, const Aircraft& plane) {
    const std::int8_t against = plane.target != nobody ? plane.target : plane.random_target;
    if (against == nobody) return "";
    return lettered(at, against) + ", CV " + std::to_string(plane.cv);
}

TextRow row_of(const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    TextRow row{plane_name(letter), {{"Type", words::type_name(plane.type)}, {"Side", wording::side_name(plane.side)}}};
    const auto add = [&row](const char* name, std::string text) { row.cells.push_back({name, std::move(text)}); };
    const bool flies = plane.in_play();
    add("Place", !flies ? plane.out == Out::left ? "gone from the map" : "destroyed"
                        : hex_name(plane.hex) + ", " + facing_text(plane));
    add("Level", flies ? level_text(plane) : "");
    add("Attitude", flies ? words::pitch_name(plane.pitch) : "");
    add("Speed", flies ? std::to_string(plane.speed) : "");
    add("Damage", wording::counted(plane.damage, "mark") + " on " + std::to_string(all_boxes(plane.card)) + " boxes");
    add("Target", flies ? target_text(at, plane) : "");
    add("State", flies ? state_text(plane) : "");
    return row;
}

TextTable occupied(const Position& at) {
    TextTable table{TextTable::Kind::board, "Occupied hexes", {}};
    for (int row = 0; row < at.rows; ++row) {
        TextRow line{"Row " + std::to_string(row + 1), {}};
        for (int column = 0; column < at.columns; ++column) {
            const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            std::string text;
            for (std::size_t plane = 0; plane < at.planes.size(); ++plane) {
                if (at.planes[plane].in_play() && at.planes[plane].hex == hex)
                    text += (text.empty() ? "" : "; ") + wording::side_colour(at.planes[plane].side) + " " +
                            lettered(at, static_cast<int>(plane)) + ", " + facing_text(at.planes[plane]) + ", level " +
                            level_text(at.planes[plane]);
            }
            if (!text.empty()) line.cells.push_back({hex_name(hex), std::move(text)});
        }
        if (!line.cells.empty()) table.rows.push_back(std::move(line));
    }
    return table;
}

std::string map_fact(const Position& at) {
    const Hex corner{static_cast<std::int8_t>(at.columns - 1), static_cast<std::int8_t>(at.rows - 1)};
    return "The map goes from a1 in the north-west to " + hex_name(corner) + " in the south-east.";
}

std::string score_text(const Position& at) {
    int sides = 1;
    for (const Aircraft& plane : at.planes) sides = std::max<int>(sides, plane.side + 1);
    std::string text;
    for (int side = 0; side < sides; ++side)
        add_part(text, wording::side_name(side) + " " + std::to_string(at.score[static_cast<std::size_t>(side)]));
    return "Points: " + text + ".";
}

}  // namespace

AccessibleBoard accessible_board(const Rules&, const Position& at) {
    AccessibleBoard text{{occupied(at), {TextTable::Kind::list, "Aircraft", {}}}, {}};
    for (std::size_t plane = 0; plane < at.planes.size(); ++plane)
        text.tables[1].rows.push_back(row_of(at, static_cast<int>(plane)));
    text.facts = {"Turn " + std::to_string(at.turn) + " of " + std::to_string(at.limit) + ".", score_text(at),
                  map_fact(at)};
    return text;
}

}  // namespace sightlines::dogfight
