// Fixed texts: buttons, captions and keys of the panel, words drawn on the table, the editor. What is put together from
// parts is in panel_sentences.h.
#pragma once

#include <array>

#include "games/texts.h"

namespace sightlines::crossfire_squads::labels {

// Buttons of the orders.
inline constexpr const char* move_as_group = "Move as a group";
inline constexpr const char* shoot = "Shoot";
inline constexpr const char* end_turn_key = "E";
inline constexpr const char* hold_fire_note = "ask next time";
inline constexpr const char* hold_fire_guided_note = "here only";
inline constexpr const char* done = "Done";
inline constexpr const char* call_them = "Call them";
inline constexpr const char* nobody_else = "Nobody else";

// Answers, and what unfolds more of them.
inline constexpr const char* space_key = "Space";
inline constexpr const char* more_ways = "More ways";
inline constexpr const char* more = "More";
inline constexpr const char* details = "Details";
inline constexpr const char* ask_everything = "Ask me every question";
inline constexpr const char* asked_less = "Some are answered for you now.";
inline constexpr const char* walk = "Walk";
inline constexpr const char* here = "Here";
inline constexpr const char* go_on = "Go on";
inline constexpr const char* hold_this_turn = "Hold all fire";
inline constexpr const char* hold_this_turn_note = "this turn";
inline constexpr const char* nobody_called = "Nobody";
inline constexpr const char* fall_back = "Fall back: no shots";
inline constexpr const char* takes_hit = "It takes the hit";
inline constexpr const char* these = "These";
inline constexpr const char* take_along = "Bring others";
inline constexpr const char* nobody_moves_shots = "Nobody shoots at it on the way back.";
inline constexpr const char* drag_or_tap_waypoint = "Drag a dot of the way to bend it; press it to take the bend out.";
inline constexpr const char* bars_of_shooters = "A bar: where that unit can shoot; thick: with many dice.";
inline constexpr const char* tap_way = "A hit stops it where you shoot: press its way, or choose here.";

// Buttons of what a unit can do.
inline constexpr const char* charge_shows_odds = "Charge: close combat. Press it for the odds, nobody moves yet.";
inline constexpr const char* no_charge = "No charge";  // the way back
inline constexpr const char* next_unit = "Another unit";
inline constexpr const char* first_unit = "Choose a unit";  // where none is suggested
inline constexpr const char* choose_shooters = "Choose who shoots";
inline constexpr const char* gather_elsewhere = "Gather elsewhere";
inline constexpr const char* turret_then = "Where its turret points then";
inline constexpr const char* as_the_hull = "As the hull";
inline constexpr const char* list_of_gatherings_east = "Gather east or west of that";
inline constexpr const char* list_of_gatherings_south = "Gather south or north of that";
inline constexpr const char* nobody_joins_crossfire =
    "Nobody else of the platoon sees both the target and the commander.";
inline constexpr const char* end_wins = "Only you hold the flag: the point of this turn wins the game.";
inline constexpr const char* nothing_else =
    "Nothing more is suggested. Any unit may still act: a move may open up a shot.";
inline constexpr const char* crossfire = "Crossfire";
inline constexpr const char* crossfire_by_commander = "Crossfire by the commander";
inline constexpr const char* turn_left = "Left";
inline constexpr const char* turn_right = "Right";

// Deployment.
inline constexpr const char* lay_mines = "Lay mines here";
inline constexpr const char* lay_wire = "Lay wire here";
inline constexpr const char* still_to_place = "Still to place";
inline constexpr const char* choose_ground = "Choose a piece of ground on the table.";
inline constexpr const char* choose_its_place = "Choose its place on the table.";
inline constexpr const char* or_choose_hiding_place = "Or choose a piece of ground to hide it in.";
inline constexpr const char* choose_ground_in_half = "Choose a piece of ground in your half, or a gap between two.";
inline constexpr const char* where_it_faces = "Where it faces";

// What to choose for an order.
inline constexpr const char* choose_whom_to_charge = "Choose an enemy to charge into close combat.";
inline constexpr const char* turn_the_turret = "Turn the turret";
inline constexpr const char* turn_the_unit = "Turn the unit";
inline constexpr const char* choose_retreat = "Choose a place nearer home. Nobody shoots at a retreat.";
inline constexpr const char* choose_smoke = "Choose a place it sees. The smoke needs 3 or more.";
inline constexpr const char* choose_free_crossing = "It crosses without a roll. Choose the place behind the wire.";
inline constexpr const char* choose_crossing = "Choose the place behind the wire. Failing ends your turn.";
inline constexpr const char* gets_across = "Gets across, else your turn ends";
inline constexpr const char* choose_search = "Choose a point in the ground to search. A 6 shows who hides there.";
inline constexpr const char* link_holds_all =
    "A link holds the whole game, hidden units too. Send it only to people who will not look.";

// Forecasts.
inline constexpr const char* distance = "Distance";
inline constexpr const char* nobody_can_shoot = "Nobody can shoot at it on the way.";
inline constexpr const char* can_shoot = "Can shoot at it on the way:";
inline constexpr const char* close_combat_there = "Close combat there";
inline constexpr const char* destroyed = "Destroyed";
inline constexpr const char* destroys_it = "Destroys it";
inline constexpr const char* call_never_ends_turn = "A call never ends your turn.";
inline constexpr const char* none_can_shoot_there = "None of your units can shoot at it there.";
inline constexpr const char* alone_it_loses = "Alone it loses without a roll.";
// Heads of the columns: the number of dice, and the chances of no, one, two and three hits.
inline constexpr std::array odds_columns{"dice", "miss", "pin", "suppr.", "lost"};

// The legend of the map: markers and kinds of ground, and what they mean.
inline constexpr const char* show_legend = "Map legend";
inline constexpr const char* hide_legend = "Hide the legend";
inline constexpr const char* flag = "The flag";
inline constexpr const char* hold_it_alone = "a turn ends, one side holds it: a point";
inline constexpr const char* pinned = "Pinned";
inline constexpr const char* cannot_move = "cannot move or hold the flag";
inline constexpr const char* suppressed = "Suppressed";
inline constexpr const char* can_only_rally = "can only rally; a second suppression destroys it";
inline constexpr const char* harder_to_hit = "one die less against it";
inline constexpr const char* has_missed = "Missed";
inline constexpr const char* cannot_shoot_again = "cannot shoot at movers this turn";
inline constexpr const char* a_move = "A move";
inline constexpr const char* in_the_last_turn = "lately; pale: where it was";
inline constexpr const char* a_shot = "A shot";
inline constexpr const char* a_bar_for_each_hit = "a bar for each hit, a ring for none";
inline constexpr const char* a_rally = "A rally";
inline constexpr const char* arrow_if_it_helped = "an arrow if it helped, else a bar";
inline constexpr const char* dotted_ring = "Dotted ring";
inline constexpr const char* near_enough = "near: acts with it, helps it rally";
inline constexpr const char* thin_line = "Thin line";
inline constexpr const char* can_direct_it = "its commander can direct it";
inline constexpr const char* blue_ring = "Blue ring";
inline constexpr const char* worth_going_to = "a place worth going to";
inline constexpr const char* blue_way = "Blue way";
inline constexpr const char* nobody_sees_it = "no enemy may shoot there";
inline constexpr const char* red_dashes = "Red dashes";
inline constexpr const char* may_be_shot_at = "enemies may shoot there";
inline constexpr const char* light_ground = "Light ground";
inline constexpr const char* what_it_sees = "what the chosen unit sees";
inline constexpr const char* coloured_cone = "Coloured cone";
inline constexpr const char* machine_gun_can_fire = "where this machine gun can fire";
inline constexpr const char* that_one_can_fire = "where the chosen unit can fire";
inline constexpr const char* woods = "Woods";
inline constexpr const char* field = "Field";
inline constexpr const char* hill = "Hill";
inline constexpr const char* rough_ground = "Rough ground";
inline constexpr const char* building = "Building";
inline constexpr const char* hedge = "Hedge";
inline constexpr const char* wire = "Wire";
inline constexpr const char* minefield = "Minefield";
inline constexpr const char* is_cover = "cover, blocks sight";
inline constexpr const char* blocks_sight_unless_touched = "blocks sight unless touched";
inline constexpr const char* stops_a_move = "stops a move";
inline constexpr const char* goes_off = "goes off under units";
inline constexpr const char* blocks_sight = "blocks sight";
inline constexpr const char* smoke_cloud = "Smoke";

// Drawn on the table.
inline constexpr const char* whole_table = "Whole table";
inline constexpr const char* back_to_the_fight = "Back";
inline constexpr const char* only_they_may_see = "Only they may see the table now.";
inline constexpr const char* inches_24 = "24 inches";
inline constexpr const char* inches_12 = "12 inches";
inline constexpr const char* inches_6 = "6 inches";
inline constexpr const char* inches_2 = "2 inches";

// Drawn where a move ends, unless that is where it was ordered to.
inline constexpr const char* stops_inside = "stops inside";
inline constexpr const char* stops_outside = "stops outside";
inline constexpr const char* close_combat = "close combat";
inline constexpr const char* stops_in_minefield = "minefield";
inline constexpr const char* enemy_building = "enemy building";
inline constexpr const char* stops_at_wire = "stops at the wire";
inline constexpr const char* stops_at_building = "stops at the building";

// The editor: brushes, and what a press on the table does.
inline constexpr std::array brushes{"Choose", "Ground", "Green", "Red"};
// By Kind.
inline constexpr std::array short_kinds{"",          "Company",  "Platoon", "Rifles",  "HMG",    "SMG",
                                        "Engineers", "Observer", "AT gun",  "AT team", "Vehicle"};
inline constexpr const char* choose_or_drag =
    "Choose a unit or a piece to change it, or drag it. Drag the map to move it; zoom with the wheel or two fingers.";
inline constexpr const char* close_outline = "Close the outline";
inline constexpr const char* cancel = "Cancel";
inline constexpr const char* draw_minefield =
    "Choose an area to mine all of it, or draw a minefield between two areas.";
inline constexpr const char* draw_wire = "Press where the wire goes, or drag along its line.";
inline constexpr const char* draw_outline =
    "Press each corner and then the first one again, or drag from corner to corner.";
inline constexpr const char* add_kind_to_force = "Choose a kind to add one to the force.";
inline constexpr const char* put_one_there = "Choose a place on the table to put one there.";
inline constexpr const char* remove = "Remove";

// The editor: a unit.
inline constexpr const char* platoon = "Platoon";
inline constexpr const char* no_platoon = "none";
inline constexpr const char* vehicle_type = "Type";
inline constexpr const char* calibre = "Calibre";
inline constexpr std::array calibres{"", "to 60 mm", "to 81 mm", "large", "heavy"};  // by Calibre
inline constexpr const char* explosive_missions = "Explosive missions";
inline constexpr const char* smoke_missions = "Smoke missions";
inline constexpr std::array qualities{"Regular", "Veteran", "Green"};  // by Quality
inline constexpr const char* expert_commander = "Expert commander";
inline constexpr const char* no_place_yet = "It has no place yet.";
inline constexpr const char* put_on_table = "Put it on the table";
inline constexpr const char* facing = "Facing";
inline constexpr const char* turn_by_step = "turn";
inline constexpr const char* state = "State";
inline constexpr std::array states{"fit", "pinned", "suppressed"};  // by State
inline constexpr const char* prone = "Prone";
inline constexpr const char* cannot_react = "Cannot react this turn";
inline constexpr const char* has_acted = "Has acted this turn";

// The editor: a piece of terrain.
inline constexpr std::array grounds{"Hill", "Field", "Woods", "Rough", "Hedge", "Building"};  // by Ground
inline constexpr std::array owners{"Nobody's", "Green's", "Red's"};
inline constexpr const char* hidden_from_enemy = "Hidden from the enemy";
inline constexpr const char* flag_is_here = "The flag is here";
inline constexpr const char* drag_corner = "Drag a corner, or the middle of an edge for one more.";
inline constexpr const char* remove_corner = "Remove this corner";
inline constexpr const char* outline_has_corners = "An outline has 3 to 8 corners.";
inline constexpr const char* outline_has_dent =
    "The outline has a dent or a flat corner: every corner must point outward.";
inline constexpr const char* corner_off_table = "A corner lies beyond the edge of the table.";

// The editor: the game.
inline constexpr const char* game_starts = "The game starts";
inline constexpr std::array starts{"In play", "At deployment"};
inline constexpr const char* players_deploy =
    "The players choose flag and edges, and place these units on this ground.";
inline constexpr std::array turns_of{"Green's turn", "Red's turn"};
inline constexpr const char* turn_number = "Turn";
inline constexpr const char* edge_of_green = "Green's edge. Red has the opposite one.";
inline constexpr std::array edges{"North", "East", "South", "West"};
inline constexpr const char* another_table = "Another table";
inline constexpr const char* table_number = "Number";
inline constexpr const char* with_buildings = "With buildings";
inline constexpr const char* random_table = "Random table";

// The list of keys.
inline constexpr std::array<KeyHelp, 16> keys{
    {{",  .", "previous unit, next unit"},
     {"PageUp  PageDown", "places that a unit might go to"},
     {"Shift+M  Shift+D", "more ways; details"},
     {"Arrows", "move the unit's goal by 10, with Shift by 1"},
     {"V  Space  Enter", "do what the main button says"},
     {"F  Shift+F", "shoot, or explosives; choose who shoots"},
     {"G  1 to 9", "act as a group (Shift: where it gathers); add or leave out the numbered unit"},
     {"X", "crossfire: on, by the next commander, off"},
     {"U  J", "turn; turn the turret"},
     {"A  D", "turn left, right; earlier, later in a reaction"},
     {"P  L", "go prone or stand up; rally"},
     {"C  I", "charge, or wire; cross wire, or hide"},
     {"B  S", "fall back, or mines; smoke, or search"},
     {"W  Shift+W  E", "hold fire, or nobody else; hold it this turn; end turn"},
     {"0", "the whole table, and back"},
     {"Escape", "cancel"}}};

}  // namespace sightlines::crossfire_squads::labels
