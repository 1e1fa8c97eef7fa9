// Texts of the lists of the text view.
#pragma once

#include <array>
#include <string>

#include "games/crossfire_squads/advice/listed_places.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/crossfire_squads/text/place_names.h"

namespace sightlines::crossfire_squads::labels {

inline constexpr const char* list_of_units = "Unit";
inline constexpr const char* list_of_tasks = "What it does";
inline constexpr const char* list_of_places = "Where";
inline constexpr const char* list_of_squares = "Square of six inches";
inline constexpr const char* list_of_points = "Where in the square";
inline constexpr const char* list_of_targets = "Whom";
inline constexpr const char* list_of_winds = "Which way it faces";
inline constexpr const char* list_of_slants = "How it lies";
inline constexpr const char* list_of_reaction_points = "When";
inline constexpr const char* list_of_shooters = "Who shoots";
inline constexpr const char* list_of_shifts_east = "Farther east or west";
inline constexpr const char* list_of_shifts_south = "Farther north or south";
inline constexpr const char* list_of_points_of_way = "How far on its way";
inline constexpr const char* list_of_commanders = "Crossfire led by";
inline constexpr const char* list_of_grounds = "Ground";
inline constexpr const char* list_of_edges = "Your edge of the table";

inline constexpr const char* any_square = "A square of the map";
inline constexpr const char* no_commander = "nobody";
inline constexpr const char* you_cannot_shoot = "You cannot shoot.";
inline constexpr std::array no_or_yes{"no", "yes"};

}  // namespace sightlines::crossfire_squads::labels

namespace sightlines::crossfire_squads::words {

std::string listed_unit(const Scene& scene, UnitId id);  // "Rifle 1, on the hill E4, pinned"
// "The woods at the flag", "Beside rifle 2", "Contact with Red's rifle 2"
std::string listed_place(const Scene& scene, const ListedPlace& place, Task task);
std::string listed_square(const PlaceNames& places, int square);  // "E4, the woods E4"
std::string listed_point(int point);                              // "North-west", "Middle"
std::string listed_wind(Point heading);                           // "North-west"
std::string listed_shift(int steps, Point way);                   // "3/8 inch west"
std::string far_on_its_way(Point from, Point at);                 // "After 12.5 in"
std::string joins(const Scene& scene, UnitId id);                 // "Rifle 2 joins"
std::string comes_along(const Scene& scene, UnitId id);           // "Rifle 2 comes along"

}  // namespace sightlines::crossfire_squads::words
