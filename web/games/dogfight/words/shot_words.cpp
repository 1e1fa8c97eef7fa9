#include "games/dogfight/words/shot_words.h"

#include <cstdlib>

#include "games/dogfight/words/wording.h"

namespace sightlines::dogfight::words {
namespace {

using Place = ShotNeeds::Place;

// "1½ levels".
std::string levels(int half_levels) {
    const int whole = std::abs(half_levels) / 2;
    if (half_levels % 2 == 0) return counted(whole, "level", "levels");
    return whole == 0 ? "half a level" : std::to_string(whole) + "\xC2\xBD levels";
}

std::string place_state(const ShotNeeds& needs) {
    switch (needs.place) {
        case Place::in_its_hex: return "in its hex";
        case Place::next_ahead: return needs.circling ? "next, circling" : "next ahead";
        case Place::nose_elsewhere: return "nose elsewhere";
        case Place::too_far: break;
    }
    return counted(needs.hexes, "hex", "hexes") + " away";
}

std::string height_state(const ShotNeeds& needs) {
    if (needs.half_levels == 0) return "the same";
    if (needs.height) return "near enough";
    return levels(needs.half_levels) + (needs.half_levels > 0 ? " above" : " below");
}

}  // namespace

std::string needs_title(const Position& at, const ShotNeeds& needs) {
    const int target = at.mover().target;
    const bool waits = target != nobody && !at.plane(target).moved;
    if (needs.met()) return (waits ? "If it stays there, a shot: " : "A shot: ") + percent(needs.any_hit) + " to hit";
    return waits ? "If it stays there, a shot needs" : "A shot needs";
}

std::vector<NeedLine> need_lines(const ShotNeeds& needs) {
    std::vector<NeedLine> lines{
        {"its hex, or the next ahead", place_state(needs), needs.placed()},
        {needs.place == Place::next_ahead ? "its height, from the next hex" : "about its height", height_state(needs),
         needs.height},
        {"Combat Value " + std::to_string(needs.least_value) + (needs.least_value > 1 ? " from there" : ""),
         number(needs.value), needs.value >= needs.least_value},
    };
    if (!needs.burst) lines.push_back({"a calm move, at its speed", "too wild, or too fast", false});
    return lines;
}

std::string shot_told(const Position& at, const ShotNeeds& needs) {
    if (needs.met()) {
        const int target = at.mover().target;
        const bool waits = target != nobody && !at.plane(target).moved;
        return (waits ? "If it stays, a shot: " : "A shot: ") + percent(needs.any_hit) + " to hit.";
    }
    std::string lacks = needs.placed() ? "" : place_state(needs);
    if (!needs.height) lacks += (lacks.empty() ? "" : ", ") + height_state(needs) + " it";
    if (lacks.empty() && needs.value < needs.least_value)
        lacks = "that takes Combat Value " + std::to_string(needs.least_value) +
                (needs.place == Place::next_ahead ? " from the next hex" : "") + ", not " + number(needs.value);
    if (lacks.empty()) lacks = "too wild a move, or too fast";
    return "No shot: " + lacks + ".";
}

}  // namespace sightlines::dogfight::words
