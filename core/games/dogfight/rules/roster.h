#pragma once

#include <array>
#include <string_view>

#include "games/dogfight/rules/types.h"

// The roster, the grades of pilots and the scenarios: the project's own data (DF-CARD-02, DF-CARD-03, DF-SCN-01).
namespace sightlines::dogfight {

// clang-format off
//                                                              level dive min power drag stall str aero mt fire spot guns wing ceil  boxes
inline constexpr std::array<Card, 8> cards{{
    {6, 9, 2, 0, 1, -1, 0, 1, 1, 0, 0, 2, 0, 16, {5, 5, 5}},  // camel
    {7, 10, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 17, {5, 5, 6}},  // se5a
    {7, 11, 3, 1, -1, 0, 2, -1, 0, 0, 0, 2, 0, 18, {6, 6, 6}},  // spad13
    {5, 7, 2, 0, 0, 0, -1, 1, 0, 0, 0, 1, 0, 14, {4, 4, 4}},  // nieuport17
    {5, 8, 1, 1, 1, 1, -1, 1, 1, 0, 0, 2, 0, 16, {4, 5, 5}},  // dr1
    {6, 8, 2, 0, 0, 0, -1, 0, 0, 0, 0, 2, 0, 15, {5, 5, 5}},  // d5a
    {6, 9, 2, 1, 0, 1, 1, 0, 1, 0, 0, 2, 0, 17, {5, 6, 5}},  // d7
    {5, 7, 2, -1, 0, 0, 0, -2, -1, -1, 1, 1, 0, 14, {6, 6, 6}},  // dfw
}};
inline constexpr std::array<std::string_view, 8> card_names{
    "Sopwith F.1 Camel", "RAF S.E.5a", "SPAD S.XIII", "Nieuport 17", "Fokker Dr.I", "Albatros D.Va", "Fokker D.VII", "DFW C.V"};

struct Grade {
    std::string_view name;
    Pilot pilot;
};
inline constexpr std::array<Grade, 5> grades{{
    {"novice", {-1, -1, -1}},
    {"regular", {0, 0, 0}},
    {"veteran", {1, 1, 0}},
    {"marksman", {1, 0, 1}},
    {"ace", {2, 1, 2}},
}};

struct Entry {
    int side;
    Type type;
    std::string_view hex;
    Facing face;
    int altitude, speed;
    Pilot pilot;
};
struct ScenarioSetup {
    std::string_view title;
    int columns, rows, limit;
    StaticVector<Entry, 4> planes;
};
inline constexpr std::array<ScenarioSetup, 5> scenario_setups{{
    {"Morning duel", 15, 13, 20, {
        Entry{0, Type::camel, "c7", Facing::ne, 8, 5, {0, 0, 0}},
        Entry{1, Type::d5a, "m7", Facing::sw, 8, 5, {0, 0, 0}},
    }},
    {"Offensive patrol", 21, 17, 25, {
        Entry{0, Type::se5a, "d9", Facing::ne, 9, 6, {1, 1, 0}},
        Entry{0, Type::se5a, "d10", Facing::ne, 9, 6, {0, 0, 0}},
        Entry{1, Type::dr1, "r8", Facing::sw, 10, 5, {1, 0, 1}},
        Entry{1, Type::d5a, "r9", Facing::sw, 9, 5, {0, 0, 0}},
    }},
    {"Two-seater over the lines", 21, 17, 25, {
        Entry{0, Type::spad13, "e5", Facing::se, 12, 7, {1, 0, 1}},
        Entry{0, Type::nieuport17, "e6", Facing::se, 11, 5, {0, 0, 0}},
        Entry{1, Type::dfw, "m10", Facing::nw, 8, 4, {0, 0, 0}},
        Entry{1, Type::d7, "n10", Facing::nw, 9, 5, {1, 1, 0}},
    }},
    {"Three-cornered fight", 17, 15, 25, {
        Entry{0, Type::camel, "i3", Facing::s, 8, 5, {0, 0, 0}},
        Entry{1, Type::dr1, "d11", Facing::ne, 8, 5, {0, 0, 0}},
        Entry{2, Type::d7, "n11", Facing::nw, 8, 5, {0, 0, 0}},
    }},
    {"Distant contact (grand tactical)", 26, 20, 30, {
        Entry{0, Type::spad13, "c10", Facing::ne, 10, 6, {0, 0, 0}},
        Entry{1, Type::d7, "x10", Facing::sw, 8, 5, {0, 0, 0}},
    }},
}};
// clang-format on

constexpr const Card& card_of(Type type) { return cards[static_cast<std::size_t>(type)]; }
constexpr const ScenarioSetup& setup_of(Scenario scenario) {
    return scenario_setups[static_cast<std::size_t>(scenario)];
}

}  // namespace sightlines::dogfight
