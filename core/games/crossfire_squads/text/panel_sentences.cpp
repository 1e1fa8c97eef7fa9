#include "games/crossfire_squads/text/panel_sentences.h"

#include <algorithm>

#include "games/crossfire_squads/text/lexicon.h"

namespace sightlines::crossfire_squads::words {
namespace {

std::string stops(int dice) { return ", stops it " + percent(certain - odds_of_hits(dice)[0]); }

}  // namespace

std::string flag_in(const std::string& ground) { return "Flag in " + ground; }

std::string obstacles_left(const char* kind, int count) { return std::string(kind) + ": " + std::to_string(count); }

std::string choose_place_in(const std::string& ground) { return "Choose its place in " + ground + "."; }

std::string leaves_hiding(const std::string& unit, const std::string& ground) {
    return wording::capital(unit) + " comes out of hiding: choose its place in " + ground + ".";
}

std::string platoon_and_state(const UnitNames& names, UnitId id, const Unit& unit) {
    std::string text = names.names_platoon(id) ? platoon_name(unit.platoon) : "";
    if (const std::string state = state_of(unit); !state.empty()) text += (text.empty() ? "" : dot) + state;
    return text;
}

std::string rally_with_chance(const Test& test) { return "Rally " + percent(test.odds); }

std::string rally_with(const Test& test) {
    const int least = std::max(1, test.needed - test.modifiers.total());
    return rally_with_chance(test) + ": a die of " + std::to_string(least) + " or more";
}

std::string rally_needs(int least) {
    return "To rally it needs " + std::to_string(least) + " or more. A failure ends the turn.";
}

std::string crossing_needs(int least) {
    return "Choose the place behind the wire. It needs " + std::to_string(least) + " or more.";
}

std::string search_of(int count) { return dice(count) + ": a 6, else your turn ends"; }

std::string is_lost(const std::string& unit) { return wording::capital(unit) + " is lost."; }

std::string at_target(const std::string& unit) { return "At " + unit; }

std::string to_hit(int needed) { return "To hit it needs " + std::to_string(needed); }

std::string to_pierce(int needed) { return "To pierce armour " + std::to_string(needed); }

std::string least_roll(int least) {
    return least > 6 ? "not possible" : std::to_string(std::max(1, least)) + " or more";
}

std::string dice_of(const std::string& units) { return "Dice of " + units; }

std::string keeps_turn(int odds) { return "Suppresses it or better, and your turn goes on: " + percent(odds); }

std::string also_suppresses(int count) {
    return "Destroying it also suppresses " + counted(count, "unit") + " near it.";
}

std::string threat_of(const Exposure& exposure) {
    int most = 0, least = 99;
    for (const Exposure::Segment& segment : exposure.segments) {
        most = std::max(most, segment.dice);
        least = std::min(least, segment.dice);
    }
    if (most == 0) return "a gun";
    return (least < most ? std::to_string(least) + " to " : "") + dice(most) + stops(most);
}

std::string place_on_way(int place, int count) {
    return "place " + std::to_string(place) + " of " + std::to_string(count);
}

std::string one_die_less(const std::string& where) { return "It is " + where + " then: one die less."; }

std::string side_with(int side, const std::string& units) { return wording::side_name(side) + ": " + units; }

std::string melee_chances(const MeleeForecast& melee, int side) {
    const auto i = static_cast<std::size_t>(side);
    return (melee.loses_unrolled < 0 ? "adds " + number(melee.modifiers[i].total()) + dot : "") + "wins " +
           percent(melee.wins[i]);
}

std::string shoots_then(const std::string& units) { return units.empty() ? "" : "Then " + units + "."; }

std::string hand_to(const std::string& name) { return "Hand the device to " + name; }

std::string i_am(const std::string& name) { return "I am " + name; }

std::string melee_label(const MeleeForecast& melee, int side, const std::string& chance) {
    if (melee.loses_unrolled >= 0) return "wins " + chance;
    const auto own = static_cast<std::size_t>(side);
    return "there: " + with_sign(melee.modifiers[own].total()) + " against " +
           with_sign(melee.modifiers[1 - own].total()) + ", wins " + chance;
}

std::string stops_label(const std::string& chance) { return "stops it " + chance; }

std::string destroys_label(const std::string& chance) { return "destroys it " + chance; }

std::string suppresses_label(const std::string& chance) { return "suppresses it " + chance; }

std::string points_of(int side) { return wording::side_name(side) + "'s points"; }

std::string hidden_in(const std::string& ground) { return "Hidden in " + ground; }

}  // namespace sightlines::crossfire_squads::words
