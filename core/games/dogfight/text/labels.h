// Fixed texts of the panel, the board and the editor: buttons, captions, names of rows, keys. Texts that are put
// together from values are in the other files of words/.
#pragma once

#include <array>
#include <string_view>

#include "games/texts.h"

namespace sightlines::dogfight::labels {

// Answers to a question, and what they mean.
inline constexpr const char* long_turn_note = "if all agree: it brings them together sooner; all targets are dropped";
inline constexpr const char* no_target_note = "its Combat Value is lost";
inline constexpr const char* follow_note = "then you see where it goes";
inline constexpr const char* first_task_note = "on a die of 3 or more, with flying skill";
inline constexpr const char* hold_fire_note = "no need: a shot is free";
inline constexpr const char* ram_note = "both may be hit";
inline constexpr const char* fall_on_note = "half a level on 4 or more";
inline constexpr const char* pip_note = "doubles are critical hits";
inline constexpr const char* points_note =
    "1 Combat Value each if the manoeuvre works, for 1 more on the dice and 1 speed";
inline constexpr const char* rank_again = "Start again";

inline constexpr const char* clouds_rule = "Clouds are only scenery.";
inline constexpr const char* points_rule =
    "A hit is 1 point, a plane 10. The most points win, or whoever is alone in the sky.";

// Tabs of the panel, in the order of PanelTab.
inline constexpr std::array tabs{"Order", "Values", "Turn", "Planes"};

// The order of movement.
inline constexpr const char* initiative = "Initiative";
inline constexpr const char* in_spin_short = "spin";
inline constexpr const char* order_unknown =
    "Below each letter: what is added to its initiative roll. Low numbers fly first.";

// Combat Values, and the events of the turn.
inline constexpr const char* as_turn_began = "as the turn began";
inline constexpr const char* nobody_hunts = "Nobody hunts anybody yet. Combat Value is collected against one target.";
inline constexpr const char* nothing_happened = "Nothing has happened yet in this turn.";
inline constexpr const char* previous_turn = "Last turn";

// The plan of a move, and what is folded away.
inline constexpr const char* fly_it = "Fly it";
inline constexpr const char* end_hex = "Where it ends";
inline constexpr const char* nose = "Its nose";
inline constexpr const char* climb_or_dive = "Climb or dive";
inline constexpr const char* engine = "Engine";
inline constexpr const char* hit_now = "hit ";  // before a chance; of a hex in which the move can end
inline constexpr const char* danger_next = "danger ";
inline constexpr const char *no_shot_there = "\u2013", *no_shot_at_goal = "no shot";
inline constexpr const char* tap_a_hex = "Press a lit hex to fly there.";
inline constexpr const char* back_to_suggestion = "Back to the suggestion";
inline constexpr const char* suggestion = "Suggestion";
inline constexpr const char* throttle_note = "That is for the next turn: a die at the end of the move decides.";
inline constexpr const char* nose_arrows =
    "An arrow turns its nose there. With a die: it may fail. With an exclamation mark: it often does.";
inline constexpr const char* height_and_speed = "Climb, dive, faster, slower";
inline constexpr const char* only_speed = "Faster, slower";
inline constexpr const char* height_and_speed_short = "Height, speed";
inline constexpr const char* flies_on = " flies on as planned.";
inline constexpr const char* more_ways = "More ways";
inline constexpr const char* fewer_ways = "Fewer ways";
inline constexpr const char* more = "More";
inline constexpr const char* details = "Details";
inline constexpr const char* no_details = "No details";
inline constexpr const char* info = "Info";
inline constexpr const char* ask_everything = "Ask me every question";
inline constexpr const char* asked_less = "Some are answered for you now.";
inline constexpr const char* asked_everything = "Answer the simple questions for me";
inline constexpr const char* ask_all = "Ask me all";  // the same where there is little room
inline constexpr const char* ask_less = "Ask me less";

// Where several things lie under a finger.
inline constexpr const char* which_one = "Which one?";
inline constexpr const char* pick_waypoint = "End the plan before this";
inline constexpr const char* tap_again = "Tap again: fly it";
inline constexpr const char* click_again = "Click again: fly it";
inline constexpr const char* pick_hex = "Fly to this hex";

// The card of a move.
inline constexpr const char* fly = "Fly";
inline constexpr const char* straight = "Straight";
inline constexpr const char* points = "Aerobatics";
inline constexpr const char* circle = "Circle";
inline constexpr const char* gentle = "Gentle";
inline constexpr const char* engine_tip =
    "Speed and die make the engine sum. It says how many hexes it flies, and how far up or down.";
inline constexpr const char* points_tip =
    "Aerobatic Points: each wins 1 Combat Value if the manoeuvre works. It needs 1 more, and makes you 1 slower.";
inline constexpr const char* circle_tip = "A tighter circle wins more Combat Value, and needs a higher roll.";
inline constexpr const char* gentle_tip = "A gentler climb or dive.";

// The forecast of a step.
inline constexpr const char* tap_a_place =
    "Press a place on the board to see what it brings. Press it again to fly there.";
inline constexpr const char* off_the_map = "It flies off the map and is out of the game.";
inline constexpr const char* into_the_ground = "It flies into the ground and is destroyed.";
inline constexpr const char* no_roll = "No roll needed";
inline constexpr const char* sure = "sure";
inline constexpr const char* uncertain_exit = "A roll decides which way it leaves.";
inline constexpr const char* left_after = "Left after it";
inline constexpr const char* none_left = "none: the move ends";

// Beside a question.
inline constexpr const char* may_signal = "It may signal to its friends first. Then it can only do easy manoeuvres.";
inline constexpr const char* half_levels = "Half levels up or down";
inline constexpr const char* half_levels_without = "without the bonus";
inline constexpr const char* half_levels_with = "with the bonus";
inline constexpr const char* speed_and_most = "Speed, and the most in level flight";
inline constexpr const char* from_manoeuvres = "From its manoeuvres";
inline constexpr const char* no_faster = "It cannot go faster: too fast already, or no engine.";
inline constexpr const char* faster_by = "Faster: the die, and";
inline constexpr const char* working_guns = "Guns that work";
inline constexpr const char* added_to_dice = "Added to the two dice of a gun";

// The card of an aircraft.
inline constexpr const char* test_marker = "Test marker";
inline constexpr const char* test_marker_tip =
    "The hardest manoeuvre of this turn, 0 to 3. Hard ones allow only short bursts.";
inline constexpr const char* damage_tip = "Damage: each hit is a stroke, and every box takes two.";
inline constexpr const char* engine_hits = "Engine hits";
inline constexpr const char* controls = "Controls";
inline constexpr const char* pilot_wounded = "Pilot wounded";
inline constexpr const char* fire = "Fire";
inline constexpr const char* guns_jammed = "Guns jammed";
inline constexpr const char* all_planes = "All planes";

// The strip of heights beside the board.
inline constexpr const char* altitude_strip = "How high each aircraft flies.";
inline constexpr const char* height_marks = "Height";

// Ratings on the card of an aircraft: their key in records, a caption for the grid of them, a name, and what they do.
struct Rating {
    std::string_view key;
    const char *caption, *name, *meaning;
};
inline constexpr std::array<Rating, 14> ratings{{
    {"level", "level", "Level speed", "The most speed in level flight."},
    {"dive", "dive", "Dive speed", "The most speed in a dive. Above it the plane may break up."},
    {"min", "min", "Minimum speed", "Below this speed it may stall."},
    {"ceil", "ceiling", "Ceiling", "The greatest height."},
    {"guns", "guns", "Guns", "Its guns."},
    {"wing", "wing", "Wing guns", "How many of the guns are on the wings."},
    {"mt", "tests", "Tests", "Added to the dice of manoeuvres."},
    {"power", "power", "Power", "Added to the die for getting faster."},
    {"drag", "drag", "Drag", "Added to the die for getting slower."},
    {"stall", "stall", "Stall", "Added to the die against a stall."},
    {"str", "str.", "Strength", "Strength, added to the dice under strain."},
    {"aero", "aero", "Aerobatics", "How many more Aerobatic Points a manoeuvre can bear."},
    {"fire", "fire", "Firing", "Added to the dice of its guns."},
    {"spot", "spot", "Spotting", "Added to the die for spotting a target."},
}};

// Of a rating, else the key itself.
constexpr const char* rating_name(std::string_view key) {
    for (const Rating& rating : ratings) {
        if (rating.key == key) return rating.name;
    }
    return key.data();
}

// The tools of the editor.
namespace tools {
inline constexpr const char* tap_a_hex =
    "Press a hex to place the plane chosen above. Press a plane to change it. The arrow above moves it.";
inline constexpr const char* facing = "Facing";
inline constexpr const char* circling = "circling";
inline constexpr const char* height = "Height";
inline constexpr const char* changing_height = "Changing height";
inline constexpr std::array leaves{"sinking", "no", "rising"};
inline constexpr const char* pitch = "Climb or dive";
inline constexpr const char* speed = "Speed";
inline constexpr const char* test_marker = "Test marker";
inline constexpr const char* pilot = "Pilot";
inline constexpr const char* target = "Target";
inline constexpr const char* no_target = "none";
inline constexpr const char* combat_value = "Combat Value";
inline constexpr const char* damage = "Damage";
inline constexpr const char* in_spin = "in a spin";
inline constexpr const char* remove = "Remove";
inline constexpr const char* ratings = "Ratings\xE2\x80\xA6";
inline constexpr const char* hide_ratings = "Hide ratings";
inline constexpr std::array phases{"Targets first", "Initiative first"};
inline constexpr const char* turn = "Turn";
inline constexpr const char* last_turn = "Last turn";
inline constexpr const char* columns = "Columns";
inline constexpr const char* rows = "Rows";
}  // namespace tools

// The keys of the board, behind "?".
inline constexpr std::array<KeyHelp, 14> keys{
    {{"Space", "the answer that stands out; in a move, fly the plan"},
     {"Page Down, Up", "plan: the next hex, the one before"},
     {"Arrows", "plan: nose and height; else the cursor"},
     {"Backspace", "plan: without its last step"},
     {"Enter", "fly, choose; put a cursor on the board"},
     {"Shift+M, D", "more ways; details"},
     {"0 to 9", "the answer with this number; in single steps, Aerobatic Points"},
     {",  .", "single steps: the one before, the next"},
     {"W  V", "tighter circle; gentler climb or dive"},
     {"X  E  S", "stay in this hex, end the move, drop into a spin"},
     {"P  D  B", "faster, slower, with the tail bonus"},
     {"Shift+1 to 8", "a signal to friends"},
     {"L", "the next tab: order, values, turn, planes"},
     {"Escape", "cancel"}}};

}  // namespace sightlines::dogfight::labels
