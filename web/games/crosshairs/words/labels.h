// The fixed texts of Crosshairs that are no sentences of its other words: on buttons, over parts of the panel and of
// the editor, on the board and on its sheet.
#pragma once

namespace sightlines::crosshairs::labels {

// Manoeuvres, on the card of a plane.
inline constexpr const char* climb = "Climb";
inline constexpr const char* level_one = "Fly 1 hex";
inline constexpr const char* level_two = "Fly 2 hexes";
inline constexpr const char* swoop = "Swoop";
inline constexpr const char* power_dive = "Power dive";

// Buttons of the panel; the short ones for where there is little room.
inline constexpr const char* crash = "Crash";
inline constexpr const char* scatter_clouds = "Place the rest at random";
inline constexpr const char* scatter_clouds_short = "Random";

// What to do, in the panel.
inline constexpr const char* can_only_crash = "The way is barred and the plane too low to dive: it can only crash.";
inline constexpr const char* where_clouds_go =
    "Choose a hex. A cloud covers one or two hexes, so hatched hexes are not allowed. Planes fly "
    "through clouds, but no line of fire does.";
inline constexpr const char* choose_start = "Choose a framed starting hex to bring a plane on.";
inline constexpr const char* choose_start_or_plane =
    "Choose a framed starting hex to bring a plane on, or one of your planes to fly it.";
inline constexpr const char* choose_plane = "Choose one of the framed planes to see all it can do.";

// What a cross on the board stands for.
inline constexpr const char* shot_here = "A plane was shot down here.";
inline constexpr const char* crashed_here = "A plane crashed here.";

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
    "Tap a hex to put down what is chosen above; tap a plane to turn it, raise it or remove it.";
inline constexpr const char* has_acted = "has acted";
inline constexpr const char* remove = "Remove";
inline constexpr const char* placing_clouds = "Placing clouds";
inline constexpr const char* flying = "Flying";
inline constexpr const char* turn_and_fleets = "Whose turn it is, and the planes still off the board";

}  // namespace sightlines::crosshairs::labels
