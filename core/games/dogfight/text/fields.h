#pragma once

#include <array>
#include <string_view>

#include "games/dogfight/rules/types.h"

// The keys of an aircraft and of its card that are plain numbers, letters or flags,
// with what is read at most: far beyond anything play leads to, and small enough that no sum runs over.
namespace sightlines::dogfight {

template <class Owner, class Value>
struct Field {
    std::string_view key;
    Value Owner::* at;
    int least, most;
};

inline constexpr int much = 9999;

inline constexpr std::array<Field<Card, std::int8_t>, 14> card_fields{{
    {"level", &Card::level, 0, 12},
    {"dive", &Card::dive, 0, 20},
    {"min", &Card::min, 0, 12},
    {"power", &Card::power, -9, 9},
    {"drag", &Card::drag, -9, 9},
    {"stall", &Card::stall, -9, 9},
    {"str", &Card::str, -9, 9},
    {"aero", &Card::aero, -9, 9},
    {"mt", &Card::mt, -9, 9},
    {"fire", &Card::fire, -9, 9},
    {"spot", &Card::spot, -9, 9},
    {"guns", &Card::guns, 0, most_guns},
    {"wing", &Card::wing, 0, most_guns},
    {"ceil", &Card::ceiling, 1, 40},
}};
inline constexpr int most_boxes = 20;  // of a set

// All are left out when they are 0.
inline constexpr std::array<Field<Aircraft, std::int8_t>, 9> small_fields{{
    {"leave", &Aircraft::leave, -1, 1},
    {"pitch", &Aircraft::pitch, -3, 3},
    {"mt", &Aircraft::mt, 0, 3},
    {"was", &Aircraft::speed_before, 0, top_speed},
    {"die", &Aircraft::die, 0, 6},
    {"sig", &Aircraft::signal, 0, 8},
    {"ev", &Aircraft::evading_level, 0, 3},
    {"got", &Aircraft::levels_gained, 0, 3},
    {"fine", &Aircraft::fine, 0, 2},
}};
inline constexpr std::array<Field<Aircraft, std::int16_t>, 15> large_fields{{
    {"dmg", &Aircraft::damage, 0, 32767},
    {"cv", &Aircraft::cv, -much, 999},
    {"ctl", &Aircraft::control_damage, 0, much},
    {"eng", &Aircraft::engine_hits, 0, much},
    {"wound", &Aircraft::wound, 0, much},
    {"init", &Aircraft::initiative, -much, 999},
    {"dv", &Aircraft::speed_change, -999, 999},
    {"aps", &Aircraft::aerobatic_points, 0, 999},
    {"shock", &Aircraft::shock, 0, much},
    {"smoke", &Aircraft::smoke, 0, last_turn},
    {"fire", &Aircraft::fire, 0, last_turn},
    {"burn", &Aircraft::burn, 0, much},
    {"shots", &Aircraft::shots, 0, much},
    {"clr", &Aircraft::clearing_tries, 0, much},
    {"under", &Aircraft::under, 0, much},
}};

struct Flag {
    std::string_view key;
    bool Aircraft::* at;
};
inline constexpr std::array<Flag, 11> flags{{
    {"spin", &Aircraft::spin},
    {"noeng", &Aircraft::engine_dead},
    {"moved", &Aircraft::moved},
    {"fresh", &Aircraft::fresh},
    {"claim", &Aircraft::claim},
    {"tried", &Aircraft::tried},
    {"lost", &Aircraft::lost},
    {"form", &Aircraft::form},
    {"shown", &Aircraft::shown},
    {"well", &Aircraft::well},
    {"level", &Aircraft::level},
}};

// Another aircraft, or nobody.
struct Mate {
    std::string_view key;
    std::int8_t Aircraft::* at;
};
inline constexpr std::array<Mate, 3> mates{{
    {"target", &Aircraft::target},
    {"follow", &Aircraft::follow},
    {"rnd", &Aircraft::random_target},
}};

inline constexpr std::array<std::string_view, 3> out_words{"", "destroyed", "left"};

}  // namespace sightlines::dogfight
