#include "games/dogfight/advice/shot_words.h"

#include <cstdlib>

#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight::words {
namespace {

using Place = ShotNeeds::Place;

// "1½ levels".
std::string levels(int half_levels) {
    const int whole = std::abs(half_levels) / 2;
    if (half_levels % 2 == 0) return counted(whole, "level", "levels");
    return whole == 0 ? "half a level" : std::to_string(whole) + "\xC2\xBD levels";
}

std::string costs(const std::string& state, const ShotNeeds& needs) {
    return needs.range_cost == 0 ? state : state + ": " + wording::with_sign(-needs.range_cost) + " to hit";
}

std::string place_state(const ShotNeeds& needs) {
    switch (needs.place) {
        case Place::in_its_hex: return "in its hex: any nose";
        case Place::next_ahead: return costs(needs.circling ? "circling" : "ahead", needs);
        case Place::nose_elsewhere: return "nose elsewhere";
        case Place::too_far: break;
    }
    return counted(needs.hexes, "hex", "hexes") + " away";
}

// Of its height.
std::string counted(const ShotNeeds& needs) { return "counts as " + std::to_string(needs.counts_as); }
std::string counted_height(const ShotNeeds& needs) { return "its height " + counted(needs); }

std::string height_state(const ShotNeeds& needs) {
    const bool costly = needs.height && needs.range_cost > 0 && needs.place == Place::in_its_hex;
    if (needs.counts_as >= 0) return costly ? costs(counted(needs), needs) : counted(needs);
    if (needs.half_levels == 0) return "the same";
    if (costly) return costs(needs.half_levels % 2 == 0 ? "a level off" : "\xC2\xBD level off", needs);
    return needs.height ? "near enough" : levels(needs.half_levels) + (needs.half_levels > 0 ? " above" : " below");
}

// What the place of the firer costs.
std::string range_told(const ShotNeeds& needs) {
    const std::string what = needs.place == Place::next_ahead ? "the next hex"
                             : needs.counts_as >= 0           ? counted_height(needs) + ", which"
                                                              : "the height";
    return what + " takes " + std::to_string(needs.range_cost) + " off the dice";
}

}  // namespace

bool target_waits(const Position& at) {
    const int target = at.mover().target;
    return target != nobody && !at.plane(target).moved;
}

std::string needs_title(const Position& at, const ShotNeeds& needs) {
    const bool waits = target_waits(at);
    if (!needs.met()) return waits ? "If it stays there, a shot needs" : "A shot needs";
    const std::string hit = percent(needs.any_hit) + " to hit";
    if (!waits) return "A shot: " + hit + (needs.rolls ? ", if the move works" : "");
    // It has to fit on one line of the panel.
    return (needs.rolls ? "If it stays, and the move works: " : "It flies after you. If it stays: ") + hit;
}

std::vector<NeedLine> need_lines(const ShotNeeds& needs) {
    const std::string value = std::to_string(needs.least_value);
    std::vector<NeedLine> lines{
        {"in its hex, or the next", place_state(needs), needs.placed()},
        {needs.place == Place::next_ahead ? "its height, from the next hex" : "about its height", height_state(needs),
         needs.height},
        {needs.placed() ? (needs.least_value > 1 ? "Combat Value " + value + " there" : "at least Combat Value 1")
                        : "Combat Value " + value + " in its hex",
         "yours then " + number(needs.value), needs.value >= needs.least_value},
    };
    if (!needs.burst) lines.push_back({"a calm move, at its speed", "too wild, or too fast", false});
    return lines;
}

std::string shot_told(const Position& at, const ShotNeeds& needs) {
    if (needs.met()) {
        return needs_title(at, needs) + (needs.range_cost == 0 ? "" : "; " + range_told(needs)) + ".";
    }
    std::string lacks = needs.placed() ? "" : place_state(needs);
    if (!needs.height)
        lacks +=
            (lacks.empty() ? "" : ", ") + (needs.counts_as < 0 ? height_state(needs) + " it" : counted_height(needs));
    if (lacks.empty() && needs.value < needs.least_value) {
        const bool by_height = needs.place == Place::in_its_hex && needs.range_cost > 0;
        lacks = needs.place == Place::next_ahead ? "from the next hex "
                : needs.counts_as >= 0           ? counted_height(needs) + ", where "
                : by_height                      ? "at that height "
                                                 : "";
        lacks += "a hit needs Combat Value " + std::to_string(needs.least_value) + ", and yours would be " +
                 number(needs.value);
    }
    if (lacks.empty()) lacks = "too wild a move, or too fast";
    return "No shot: " + lacks + ".";
}

}  // namespace sightlines::dogfight::words
