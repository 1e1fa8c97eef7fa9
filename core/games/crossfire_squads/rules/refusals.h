#pragma once

#include "base/result.h"

// Every refusal of Crossfire with squads, by chapter of the rules. None tells where anything hidden is (CS-BAD-03).
namespace sightlines::crossfire_squads::refuse {

// clang-format off
// CS-BAD-02: the rule that an action breaks. FORMAT is CS-BAD-01 and CS-BAD-04; the text finds most of it beforehand.
inline constexpr Refusal game_over         {"game-over",         "CS-ACT-01", "The game is over: nothing more can be played."};
inline constexpr Refusal roll_first        {"roll-first",        "CS-ACT-01", "Dice are due: roll them first."};
inline constexpr Refusal no_roll_due       {"no-roll-due",       "CS-ACT-01", "No dice are due now: something is to be decided first."};
inline constexpr Refusal other_phase       {"other-phase",       "CS-ACT-01", "This cannot be done at this point of the turn."};
inline constexpr Refusal option_off        {"option-off",        "CS-ACT-01", "This belongs to an optional rule that this game does not use."};
inline constexpr Refusal wrong_dice        {"format",            "FORMAT",    "These are not the dice that are due: their number or a face does not fit."};
inline constexpr Refusal no_such_unit      {"format",            "FORMAT",    "There is no such unit, or it is lost."};
inline constexpr Refusal no_such_piece     {"format",            "FORMAT",    "There is no such piece of terrain."};
inline constexpr Refusal face_missing      {"format",            "FORMAT",    "A unit that fires within an arc needs its facing."};
inline constexpr Refusal face_refused      {"format",            "FORMAT",    "A unit that fires all round has no facing."};
inline constexpr Refusal turret_refused    {"format",            "FORMAT",    "Only a vehicle with a turret takes a heading for it."};
inline constexpr Refusal group_is_declared {"format",            "FORMAT",    "The group move is declared already: name one unit and where it goes."};
inline constexpr Refusal not_your_unit     {"not-your-unit",     "CS-ACT-02", "This unit is the other side's."};
inline constexpr Refusal not_on_the_table  {"not-on-the-table",  "CS-ACT-02", "This unit is not on the table."};
inline constexpr Refusal named_twice       {"named-twice",       "CS-FIRE-13","A unit is named twice."};

inline constexpr Refusal not_an_area       {"not-an-area",       "CS-DEP-02", "The objective is a piece with an area: no hedge and no obstacle."};
inline constexpr Refusal already_placed    {"already-placed",    "CS-DEP-05", "This unit has been placed already."};
inline constexpr Refusal place_units_first {"place-units-first", "CS-DEP-05", "Units are still to be placed: obstacles can be given up only after that."};
inline constexpr Refusal nothing_to_give_up{"nothing-to-give-up","CS-DEP-05", "There are no obstacles left to give up."};
inline constexpr Refusal outside_the_zone  {"outside-the-zone",  "CS-DEP-04", "A unit is placed wholly within a quarter of the table from its home edge."};
inline constexpr Refusal place_taken       {"place-taken",       "CS-DEP-06", "Another unit stands in the way."};
inline constexpr Refusal place_on_wire     {"place-on-wire",     "CS-DEP-06", "A unit cannot be placed on wire."};
inline constexpr Refusal tank_in_building  {"tank-in-building",  "CS-DEP-06", "A vehicle cannot be placed in a building."};
inline constexpr Refusal may_not_hide      {"may-not-hide",      "CS-HIDE-01","This side has no hidden deployment."};
inline constexpr Refusal cannot_hide_there {"cannot-hide-there", "CS-HIDE-02","Units hide in pieces with an area that lie wholly in their own half, four at most in one."};
inline constexpr Refusal tank_hides_indoors{"tank-hides-indoors","CS-BLD-06", "A vehicle cannot hide in a building."};

inline constexpr Refusal no_obstacles      {"no-obstacles",      "CS-OBS-01", "Obstacles are not in use in this game."};
inline constexpr Refusal out_of_stock      {"out-of-stock",      "CS-OBS-01", "There is none of these left to place."};
inline constexpr Refusal mine_not_on_area  {"mine-not-on-area",  "CS-OBS-01", "A minefield fills a piece with an area that is not mined yet, or joins two such pieces."};
inline constexpr Refusal mine_outline      {"mine-outline",      "CS-OBS-01", "The outline must be convex, clockwise, and no longer or wider than 640 units."};
inline constexpr Refusal mine_apart        {"mine-apart",        "CS-OBS-01", "The minefield must touch both pieces, which lie at most 400 units apart."};
inline constexpr Refusal beyond_own_half   {"beyond-own-half",   "CS-OBS-01", "Obstacles lie on the table and in the own half."};
inline constexpr Refusal wire_on_unit      {"wire-on-unit",      "CS-OBS-01", "A unit stands where the wire would lie."};

inline constexpr Refusal cannot_move       {"cannot-move",       "CS-MOVE-01","A pinned or suppressed unit can neither move nor pivot."};
inline constexpr Refusal off_the_table     {"off-the-table",     "CS-MOVE-06","The base must stay on the table."};
inline constexpr Refusal ends_on_a_friend  {"ends-on-a-friend",  "CS-MOVE-07","The move would end on another unit of its side."};
inline constexpr Refusal no_way            {"no-way",            "CS-MOVE-08","A move of no length is not a move."};
inline constexpr Refusal wire_ahead        {"wire-ahead",        "CS-OBS-06", "Wire stops this move before it begins: cross it."};
inline constexpr Refusal building_ahead    {"building-ahead",    "CS-BLD-06", "A vehicle cannot drive into a building."};
inline constexpr Refusal nothing_to_turn   {"nothing-to-turn",   "CS-MOVE-10","Only a unit with an arc turns, to another heading, or a prone one that stands up."};
inline constexpr Refusal group_incomplete  {"group-incomplete",  "CS-MOVE-12","A group move names the other units and the point they go to."};
inline constexpr Refusal group_not_near    {"group-not-near",    "CS-MOVE-12","Every unit of a group is near the one that moves first and able to move."};
inline constexpr Refusal group_destination {"group-destination", "CS-MOVE-13","Every unit of a group must come near the point the group goes to."};
inline constexpr Refusal not_in_the_group  {"not-in-the-group",  "CS-MOVE-14","This unit is not one that the group move still waits for."};
inline constexpr Refusal begins_unled      {"begins-unled",      "CS-NAT-01", "A rifle squad of this nation begins its move in sight of a commander."};
inline constexpr Refusal ends_unled        {"ends-unled",        "CS-NAT-01", "A rifle squad of this nation ends its move in sight of a commander."};

inline constexpr Refusal cannot_shoot      {"cannot-shoot",      "CS-FIRE-01","This unit has nothing to shoot with at such a target."};
inline constexpr Refusal shooter_suppressed{"shooter-suppressed","CS-FIRE-02","A suppressed unit cannot shoot."};
inline constexpr Refusal no_sight          {"no-sight",          "CS-FIRE-03","The target is out of sight."};
inline constexpr Refusal outside_the_arc   {"outside-the-arc",   "CS-FIRE-04","The target lies outside the arc of fire."};
inline constexpr Refusal friend_in_the_way {"friend-in-the-way", "CS-FIRE-05","A friend stands in the line of fire."};
inline constexpr Refusal closer_enemy      {"closer-enemy",      "CS-FIRE-06","Another enemy in the line of fire is closer."};
inline constexpr Refusal not_an_enemy      {"not-an-enemy",      "CS-FIRE-07","The target must be an enemy on the table."};
inline constexpr Refusal group_apart       {"group-apart",       "CS-FIRE-11","All who shoot together are near the one that leads."};
inline constexpr Refusal no_commander      {"no-commander",      "CS-XF-01",  "A crossfire is directed by a platoon commander on the table who is not suppressed."};
inline constexpr Refusal other_platoon     {"other-platoon",     "CS-XF-02",  "All who shoot in a crossfire belong to the commander's platoon."};
inline constexpr Refusal commander_unseen  {"commander-unseen",  "CS-XF-03",  "Everybody in a crossfire must see the commander."};
inline constexpr Refusal vehicle_has_acted {"vehicle-has-acted", "CS-VEH-01", "A vehicle acts once a turn."};
inline constexpr Refusal vehicles_alone    {"vehicles-alone",    "CS-VEH-01", "Vehicles neither lead nor join others in shooting."};
inline constexpr Refusal no_anti_tank      {"no-anti-tank",      "CS-VEH-04", "This unit has no weapon against vehicles."};

inline constexpr Refusal not_prone_kind    {"not-prone-kind",    "CS-PRONE-01","Only rifle squads go prone."};
inline constexpr Refusal already_prone     {"already-prone",     "CS-PRONE-03","This squad is prone already."};
inline constexpr Refusal nothing_to_rally  {"nothing-to-rally",  "CS-RALLY-01","This unit is neither pinned nor suppressed."};

inline constexpr Refusal not_a_point       {"not-a-point",       "CS-REACT-03","The mover cannot be shot at there: choose one of the points of its way."};
inline constexpr Refusal has_missed        {"has-missed",        "CS-REACT-05","This unit has missed already and may not react until the turn ends."};
inline constexpr Refusal reactors_apart    {"reactors-apart",    "CS-REACT-08","All who react together are near the one that leads."};
inline constexpr Refusal has_hit           {"has-hit",           "CS-REACT-12","This unit has hit the mover already in this move."};

inline constexpr Refusal cannot_help       {"cannot-help",       "CS-CC-03",  "One rifle squad near an involved unit may be called, if none is involved."};
inline constexpr Refusal cannot_lead       {"cannot-lead",       "CS-CC-04",  "One platoon commander near an involved unit may be called, if none is involved."};

inline constexpr Refusal no_mission        {"no-mission",        "CS-FO-01",  "No such mission is left."};
inline constexpr Refusal not_an_observer   {"not-an-observer",   "CS-FO-01",  "Only a forward observer calls missions."};
inline constexpr Refusal observer_busy     {"observer-busy",     "CS-FO-02",  "An observer does one thing a turn when he calls a mission."};
inline constexpr Refusal observer_down     {"observer-down",     "CS-FO-02",  "A suppressed observer calls nothing."};
inline constexpr Refusal he_target         {"he-target",         "CS-FO-04",  "The target must be an enemy in sight and no vehicle."};
inline constexpr Refusal he_indoors        {"he-indoors",        "CS-BLD-05", "A unit in a building cannot be singled out: name the building."};
inline constexpr Refusal he_building       {"he-building",       "CS-BLD-05", "This is not a building with an enemy in sight."};
inline constexpr Refusal not_affected      {"not-affected",      "CS-BLD-05", "Name one of your units in the building."};
inline constexpr Refusal not_spilled       {"not-spilled",       "CS-FO-07",  "Name as many different units near the one that was killed as are to be suppressed."};
inline constexpr Refusal smoke_point       {"smoke-point",       "CS-SMOKE-01","Smoke goes to a point on the table that the observer sees."};

inline constexpr Refusal no_retreat        {"no-retreat",        "CS-RETREAT-01","Only a fit unit that stood in a piece when the turn began, and is still in it, retreats."};
inline constexpr Refusal not_homeward      {"not-homeward",      "CS-RETREAT-02","A retreat goes towards the home edge."};
inline constexpr Refusal retreat_contact   {"retreat-contact",   "CS-RETREAT-03","A retreat cannot end in contact with an enemy."};

inline constexpr Refusal not_hidden        {"not-hidden",        "CS-HIDE-04","Only a hidden unit can be revealed."};
inline constexpr Refusal bad_spot          {"bad-spot",          "CS-HIDE-05","A unit appears in its piece, on the table, clear of every base, of enemies, of wire, and a vehicle of buildings."};
inline constexpr Refusal spots_unfit       {"spots-unfit",       "CS-HIDE-07","Every hidden shooter names its spot, and nobody else does."};
inline constexpr Refusal not_revealing     {"not-revealing",     "CS-HIDE-06","This unit is not one that is to appear now."};

inline constexpr Refusal recon_units       {"recon-units",       "CS-RECON-01","Rifle squads and machine guns that are not suppressed reconnoitre by fire, near the one that leads."};
inline constexpr Refusal recon_point       {"recon-point",       "CS-RECON-01","The point must lie in the piece, within everybody's line of fire."};
inline constexpr Refusal recon_piece       {"recon-piece",       "CS-RECON-05","Recon by fire is for the other side of the hidden one, against pieces not yet known to be clear."};

inline constexpr Refusal not_at_the_wire   {"not-at-the-wire",   "CS-OBS-07", "The unit must touch the wire."};
inline constexpr Refusal cross_to          {"cross-to",          "CS-OBS-07", "The crossing ends close behind the wire, clear of every base and out of contact."};
// clang-format on

}  // namespace sightlines::crossfire_squads::refuse
