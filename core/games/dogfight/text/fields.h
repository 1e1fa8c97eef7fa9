#pragma once

#include <array>
#include <string_view>

#include "games/dogfight/rules/types.h"

// Keys and words of an aircraft that reading and writing share, but for those of a schema.
namespace sightlines::dogfight {

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
