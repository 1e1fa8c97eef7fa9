#include "games/dogfight/text/answer_words.h"

#include <algorithm>
#include <cmath>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/verbs.h"

namespace sightlines::dogfight::words {
namespace {

constexpr int longest_of_all = 3;  // bursts: short, medium, long
constexpr const char* combat_value_part = "Combat Value ";

std::string distance_text(const Aircraft& plane, const Aircraft& other) {
    const int far = range(plane, other);
    if (plane.hex == other.hex) return far == 0 ? "in its hex" : "in its hex, " + counted(far, "step") + " in height";
    if (far <= 2 && behind(plane, other)) return behind_words(plane, other, "it");
    if (far <= 2 && behind(other, plane)) return "it is behind you";
    return counted(far, "hex", "hexes") + " away";
}

// Hits on average, as one would say it.
std::string about(double hits) {
    return hits < 1 ? decimal(hits) + " hits" : counted(static_cast<int>(std::lround(hits)), "hit");
}

}  // namespace

std::string declare_note(const Position& at, int letter, int on, bool kept) {
    const Aircraft &plane = at.plane(letter), &other = at.plane(on);
    std::string note = (other.side == plane.side ? "friend, " : "") + distance_text(plane, other);
    const bool keeps_value = kept && plane.cv != 0;
    if (keeps_value) {
        note += dot + std::string(combat_value_part) + number(carried_cv(plane, other).total()) + " of " +
                number(plane.cv) + " kept";
    } else if (!kept && other.target == letter && carried_cv(other, plane).total() > 0) {
        note += dot + std::string("it is hunting you");
    }
    if (const int bonus = position_bonus(plane, other); bonus != 0)
        note += (keeps_value ? ", " : dot + std::string(combat_value_part)) + with_sign(bonus) + " from here";
    return note;
}

std::string without_value(const std::string& note) {
    return note.substr(0, note.find(dot + std::string(combat_value_part)));
}

std::string evade_note(const Chance& chance) { return percent(chance) + ", then straight on"; }

std::string surprise_note(const Position& at, int letter, int other) {
    return "Combat Value " + with_sign(random_cv(at, letter, other)) + dot +
           distance_text(at.plane(letter), at.plane(other));
}

std::string fly_now_note(const Position& at, int target) { return "before " + words::plane_words(at, target); }

std::string rank_name(Task task, bool first) { return std::string(first ? "First " : "Then ") + task_name(task); }

std::string climb_note(const Aircraft& plane, int half_levels) {
    const GrandHexes hexes = grand_hexes(plane, half_levels);
    const Height height = height_after(plane, half_levels);
    std::string note = counted(std::max(0, hexes.hexes - hexes.less), "hex", "hexes");
    if (hexes.extra_from > 0) note += ", one more on " + std::to_string(hexes.extra_from) + "+";
    note += dot + std::string("height ") + level_name(height.altitude, height.leave);
    const auto slope = slope_of(plane, half_levels);
    if (slope && slope->speed != 0)
        note += dot + std::string("speed ") + with_sign(half_levels > 0 ? -slope->speed : slope->speed);
    if (slope && slope->roll != 0)
        note += dot + (half_levels > 0 ? "power " + with_sign(slope->roll)
                                       : "speed +1 on " + std::to_string(slope->roll) + "+");
    return note;
}

std::string steady_note(int speed, int next) {
    const int then = std::max(0, next);
    return "speed " + std::to_string(then) + (then == speed ? "" : ", now " + std::to_string(speed));
}

std::string throttle_note(const std::array<Chance, 5>& chances, int use, int speed) {
    std::string speeds;
    for (std::size_t points = 0; points < chances.size(); ++points) {
        Chance chance = chances[points];
        if (chance.of == 0) continue;
        const int then = speed + use * static_cast<int>(points);
        while (then <= 0 && use < 0 && ++points < chances.size()) chance.of += chances[points].of;  // none is slower
        speeds += (speeds.empty() ? "speed " : dot) + std::to_string(std::max(0, then)) + ": " +
                  (chance.of == chance.out_of ? "sure" : percent(chance));
    }
    return speeds;
}

const char* burst_name(int burst) {
    constexpr std::array names{"Short burst", "Medium burst", "Long burst"};
    return names[static_cast<std::size_t>(burst - 1)];
}

std::string burst_note(const BurstForecast& burst) {
    if (burst.any_hit <= 0) return "cannot hit";
    return percent(burst.any_hit) + " to hit, about " + about(burst.mean_hits) +
           (burst.any_critical < 0.005 ? "" : ", critical " + percent(burst.any_critical));
}

std::string no_longer_burst(const FireForecast& fire) {
    if (std::min(fire.by_speed, fire.by_markers) >= longest_of_all) return "";
    return fire.by_markers <= fire.by_speed ? "No longer than this after hard turns"
                                            : "No longer than this at such unlike speeds";
}

std::string hexes_note(const std::array<int, 6>& faces) {
    std::string note;
    for (int hexes = 0; hexes <= 4; ++hexes) {
        const auto count = static_cast<int>(std::ranges::count(faces, hexes));
        if (count == 0) continue;
        if (!note.empty()) note += dot;
        note += (hexes == 0 ? "no hex" : counted(hexes, "hex", "hexes")) + odds(Chance{count, 6});
    }
    return note;
}

std::string tail_bonus_name(int bonus) { return "+" + std::to_string(bonus) + " for its tail"; }

std::string clear_note(const Options& options, const Aircraft& plane) {
    Chance best{0, 36};
    for (int gun = 0; gun < plane.card.guns; ++gun) {
        if (plane.jams[static_cast<std::size_t>(gun)] != Gun::jammed) continue;
        const Chance chance = reaching(11, clearing_modifiers(options, plane, gun).total());
        if (chance.of > best.of) best = chance;
    }
    return percent(best) + ": 11 or more on two dice, with modifiers";
}

}  // namespace sightlines::dogfight::words
