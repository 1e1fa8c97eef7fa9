#pragma once

#include "base/modifiers.h"

// Every reason that a number of this game is made of, by chapter of the rules.
namespace sightlines::crossfire_squads::why {

// clang-format off
inline constexpr Reason attack         {"its dice",                 "CS-FIRE-08"};
inline constexpr Reason smg_near       {"SMG squad, target near",       "CS-UNIT-01"};
inline constexpr Reason japanese_gun   {"Japanese machine gun",         "CS-NAT-04"};
inline constexpr Reason cover          {"target prone or in cover",     "CS-FIRE-08"};
inline constexpr Reason smg_least      {"SMG squad: at least two dice", "CS-UNIT-02"};
inline constexpr Reason ambush         {"ambush",                       "CS-HIDE-08"};
inline constexpr Reason gun            {"gun of the vehicle",           "CS-VEH-07"};
inline constexpr Reason gun_cover      {"target prone or in cover",     "CS-FO-06"};
inline constexpr Reason calibre        {"calibre",                      "CS-FO-05"};
inline constexpr Reason building       {"target in a building",              "CS-BLD-05"};
inline constexpr Reason accuracy       {"accuracy",                     "CS-VEH-04"};
inline constexpr Reason vehicle_cover  {"vehicle in cover",             "CS-VEH-04"};
inline constexpr Reason penetration    {"penetration",                  "CS-VEH-04"};

inline constexpr Reason unseen         {"no enemy in sight",            "CS-RALLY-02"};
inline constexpr Reason helped         {"commander near",               "CS-RALLY-02"};
inline constexpr Reason himself        {"it is a commander",          "CS-RALLY-02"};
inline constexpr Reason crossing_helped{"commander near",               "CS-OBS-08"};
inline constexpr Reason expert         {"expert commander",             "CS-UNIT-06"};
inline constexpr Reason veteran        {"veterans",                     "CS-QUAL-03"};
inline constexpr Reason green          {"green troops",                 "CS-QUAL-03"};

inline constexpr Reason squads         {"rifle squads",                 "CS-CC-07"};
inline constexpr Reason commander      {"platoon commander",            "CS-CC-07"};
inline constexpr Reason crewed         {"crewed weapon",                "CS-CC-07"};
inline constexpr Reason suppressed     {"suppressed unit",              "CS-CC-07"};
inline constexpr Reason all_smg        {"all SMG squads",               "CS-UNIT-03"};
inline constexpr Reason all_veterans   {"all veterans",                 "CS-QUAL-01"};
inline constexpr Reason any_green      {"green troops",                 "CS-QUAL-02"};
inline constexpr Reason surprise       {"hidden in the building",       "CS-BLD-04"};
inline constexpr Reason vehicles       {"vehicles",                     "CS-VEH-09"};
// clang-format on

}  // namespace sightlines::crossfire_squads::why
