#pragma once

#include <array>
#include <string_view>

#include "games/crossfire_squads/rules/types.h"

// The keys that are plain switches, and the words of a record that types.h does not have.
namespace sightlines::crossfire_squads {

template <class Owner>
struct Switch {
    std::string_view key;
    bool Owner::* on;
};

// For code that loops over them; the schema of options has rows of its own.
inline constexpr std::array<Switch<Options>, 9> option_switches{{
    {"units", &Options::units},
    {"commanders", &Options::commanders},
    {"observers", &Options::observers},
    {"retreat", &Options::retreat},
    {"recon", &Options::recon},
    {"obstacles", &Options::obstacles},
    {"buildings", &Options::buildings},
    {"quality", &Options::quality},
    {"vehicles", &Options::vehicles},
}};

inline constexpr std::array<Switch<Unit>, 2> unit_switches{{
    {"prone", &Unit::prone},
    {"nf", &Unit::no_fire},
}};

// Pieces that a unit's key names.
struct PieceKey {
    std::string_view key;
    PieceId Unit::* piece;
};
inline constexpr std::array<PieceKey, 2> unit_pieces{{
    {"rt", &Unit::retreat},
    {"ob", &Unit::clearing},
}};

inline constexpr std::array<std::string_view, 2> first_words{"winner", "loser"};
inline constexpr std::array<std::string_view, 3> state_words{"", "p", "s"};
inline constexpr std::array<std::string_view, 3> quality_words{"", "v", "g"};
inline constexpr std::array<std::string_view, 2> when_words{"start", "end"};

inline constexpr int most_missions = 99;
inline constexpr int most_points = 20;  // CS-VP-03
inline constexpr int most_smoke = 1000;
inline constexpr int most_spilled = 3;  // CS-FO-05

}  // namespace sightlines::crossfire_squads
