// The short texts of Crosshairs: on buttons, over parts of the panel and of the editor, on the board and on its sheet,
// and the keys for the list that "?" shows.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/crosshairs/rules/fire.h"
#include "games/texts.h"

namespace sightlines::crosshairs::labels {

// Buttons of the panel; the short ones for where there is little room.
inline constexpr const char* fly = "Fly";
inline constexpr const char* enter = "Bring on";
inline constexpr std::array flights{"Climb", "1 hex", "2 hexes", "Swoop", "Power dive"};  // as Manoeuvre
inline constexpr const char* scatter_clouds = "Place the rest at random";
inline constexpr const char* scatter_clouds_short = "Random";

// What to do, in the panel.
inline constexpr const char* choose_plane = "Choose a plane with a frame first.";  // where none was pressed
inline constexpr const char* can_only_crash = "The way is barred and the plane too low to dive: it can only crash.";
inline constexpr const char* where_clouds_go =
    "Choose a hex. A cloud covers one or two hexes, so hatched hexes are not allowed. Planes fly "
    "through clouds, but no line of fire does.";

// What a cross on the board stands for.
inline constexpr const char* shot_here = "A plane was shot down here.";
inline constexpr const char* crashed_here = "A plane crashed here.";
inline constexpr const char* gives_up = "Gives up";  // beside the last plane of a player who is out
inline constexpr const char* gave_up_here = "The last plane of a player, which had to give up, was here.";

// What a player is to the one who acts, in a circle of death.
inline constexpr const char* prey = "prey";
inline constexpr const char* hunter = "hunter";

// The cloud phase in the log.
inline constexpr const char* clouds_turn = "clouds";

// Why a plane that is dragged cannot be dropped there.
inline constexpr const char* flies_straight =
    "A plane flies straight ahead, one or two hexes, and turns only afterwards.";

// What stops a line of fire, beside it.
inline constexpr const char* at_edge = "edge";
inline constexpr const char* at_plane = "plane";
inline constexpr const char* at_cloud = "cloud";
inline constexpr const char* in_cloud = "in cloud";

// The printed sheet.
inline constexpr const char* sheet_title = "Crosshairs";
inline constexpr const char* sheet_number = "sheet 1";
inline constexpr const char* north = "N";

// The editor.
inline constexpr const char* how_to_edit =
    "Press a hex to put down what is chosen above; press a plane to turn it, raise it or remove it.";
inline constexpr const char* has_acted = "has acted";
inline constexpr const char* remove = "Remove";
inline constexpr const char* placing_clouds = "Placing clouds";
inline constexpr const char* flying = "Flying";
inline constexpr const char* turn_and_fleets = "Whose turn it is, and the planes still off the board";

// Values on its steppers. Inline, because the page fetches its editor later.
inline std::string high(int height) { return std::to_string(height) + " high"; }
inline std::string round_number(int round) { return "round " + std::to_string(round); }
inline std::string to_fly(int planes) { return std::to_string(planes) + " to fly"; }
inline std::string off_board(int planes) { return std::to_string(planes) + " off"; }
inline std::string points_in_editor(int points) { return std::to_string(points) + " pts"; }

// In the panel and beside the lines of fire.
std::string height(int value);                      // "height 2"
std::string height_change(int from, int to);        // "1 → 2", or the height where it stays
std::string opens_shots(const std::vector<Cell>&);  // "Opens a shot at d4, e5."; of one target or more
std::string points(int count, bool in_short);       // "3 points", "3 pts"
std::string free_rings(int count, bool in_short);   // "24 rings", "24"
std::string end_of_line(const LineOfFire& line);    // what stops it: "plane d4"

inline constexpr std::array<KeyHelp, 10> key_help{
    {{"Enter", "show a cursor on the board; choose; play"},
     {"Arrows", "move the cursor; with a plane chosen: flight and turn"},
     {"C  1  2  S  P", "climb, level flight by 1 or 2, swoop, power dive"},
     {"X", "crash, when nothing else is possible"},
     {"F", "put the cursor on a plane that can be shot"},
     {"U", "pull out of the dive"},
     {"E", "end the turn"},
     {"G", "place the remaining clouds at random"},
     {"L", "show every line of fire"},
     {"Escape", "cancel"}}};

}  // namespace sightlines::crosshairs::labels
