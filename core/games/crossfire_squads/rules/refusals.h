#pragma once

#include "base/result.h"

// Every refusal of Crossfire with squads, by chapter of the rules. None tells where anything hidden is (CS-BAD-03).
namespace sightlines::crossfire_squads::refuse {

// clang-format off
// CS-BAD-02: the rule that an action breaks. FORMAT is CS-BAD-01 and CS-BAD-04; the text finds most of it beforehand.
inline constexpr Refusal game_over         {"game-over",         "CS-ACT-01", "The game is over."};
inline constexpr Refusal roll_first        {"roll-first",        "CS-ACT-01", "Roll the dice first."};
inline constexpr Refusal no_roll_due       {"no-roll-due",       "CS-ACT-01", "No roll is due now."};
inline constexpr Refusal other_phase       {"other-phase",       "CS-ACT-01", "This cannot be done now."};
inline constexpr Refusal option_off        {"option-off",        "CS-ACT-01", "This game does not use that optional rule."};
inline constexpr Refusal wrong_dice        {"format",            "FORMAT",    "These dice do not fit the roll: their number or a face is wrong."};
inline constexpr Refusal no_such_unit      {"format",            "FORMAT",    "There is no such unit, or it is lost."};
inline constexpr Refusal no_such_piece     {"format",            "FORMAT",    "There is no such piece of terrain."};
inline constexpr Refusal face_missing      {"format",            "FORMAT",    "This unit needs a facing."};
inline constexpr Refusal face_refused      {"format",            "FORMAT",    "This unit has no facing."};
inline constexpr Refusal turret_refused    {"format",            "FORMAT",    "Only a vehicle with a turret can turn one."};
inline constexpr Refusal group_is_declared {"format",            "FORMAT",    "The group is moving already: name one of its units and where it goes."};
inline constexpr Refusal not_your_unit     {"not-your-unit",     "CS-ACT-02", "That unit is not yours."};
inline constexpr Refusal not_on_the_table  {"not-on-the-table",  "CS-ACT-02", "This unit is not on the table."};
inline constexpr Refusal named_twice       {"named-twice",       "CS-FIRE-13","A unit is named twice."};

inline constexpr Refusal not_an_area       {"not-an-area",       "CS-DEP-02", "The flag cannot stand on a hedge, wire or mines."};
inline constexpr Refusal already_placed    {"already-placed",    "CS-DEP-05", "This unit is placed already."};
inline constexpr Refusal place_units_first {"place-units-first", "CS-DEP-05", "Place all your units first."};
inline constexpr Refusal nothing_to_give_up{"nothing-to-give-up","CS-DEP-05", "There are no obstacles left."};
inline constexpr Refusal outside_the_zone  {"outside-the-zone",  "CS-DEP-04", "Place it nearer to your edge: at most a quarter of the table away."};
inline constexpr Refusal place_taken       {"place-taken",       "CS-DEP-06", "Another unit is in the way."};
inline constexpr Refusal place_on_wire     {"place-on-wire",     "CS-DEP-06", "Units cannot stand on wire."};
inline constexpr Refusal tank_in_building  {"tank-in-building",  "CS-DEP-06", "Vehicles cannot stand in a building."};
inline constexpr Refusal may_not_hide      {"may-not-hide",      "CS-HIDE-01","This side cannot hide units."};
inline constexpr Refusal cannot_hide_there {"cannot-hide-there", "CS-HIDE-02","Hide it in an area that is wholly in your half; at most four units in one."};
inline constexpr Refusal tank_hides_indoors{"tank-hides-indoors","CS-BLD-06", "Vehicles cannot hide in a building."};

inline constexpr Refusal no_obstacles      {"no-obstacles",      "CS-OBS-01", "This game has no obstacles."};
inline constexpr Refusal out_of_stock      {"out-of-stock",      "CS-OBS-01", "There is none of these left."};
inline constexpr Refusal mine_not_on_area  {"mine-not-on-area",  "CS-OBS-01", "Mines fill an area that has none yet, or join two areas."};
inline constexpr Refusal mine_outline      {"mine-outline",      "CS-OBS-01", "The outline must be convex, clockwise, and at most 8 inches long and wide."};
inline constexpr Refusal mine_apart        {"mine-apart",        "CS-OBS-01", "The mines must touch both areas, which lie at most 5 inches apart."};
inline constexpr Refusal beyond_own_half   {"beyond-own-half",   "CS-OBS-01", "Obstacles go on your own half of the table."};
inline constexpr Refusal wire_on_unit      {"wire-on-unit",      "CS-OBS-01", "A unit is in the way of the wire."};

inline constexpr Refusal cannot_move       {"cannot-move",       "CS-MOVE-01","A pinned or suppressed unit cannot move or turn: rally it first."};
inline constexpr Refusal off_the_table     {"off-the-table",     "CS-MOVE-06","It must stay on the table."};
inline constexpr Refusal ends_on_a_friend  {"ends-on-a-friend",  "CS-MOVE-07","The move would end on another of your units."};
inline constexpr Refusal no_way            {"no-way",            "CS-MOVE-08","It would not move at all."};
inline constexpr Refusal wire_ahead        {"wire-ahead",        "CS-OBS-06", "Wire is in the way: cross it instead."};
inline constexpr Refusal building_ahead    {"building-ahead",    "CS-BLD-06", "Vehicles cannot drive into a building."};
inline constexpr Refusal nothing_to_turn   {"nothing-to-turn",   "CS-MOVE-10","Only guns and vehicles turn, to a new direction; prone squads stand up."};
inline constexpr Refusal group_incomplete  {"group-incomplete",  "CS-MOVE-12","A group needs other units and a place to go to."};
inline constexpr Refusal group_not_near    {"group-not-near",    "CS-MOVE-12","Only units near the leader that can move join the group."};
inline constexpr Refusal group_destination {"group-destination", "CS-MOVE-13","Every unit of the group must end near the chosen place."};
inline constexpr Refusal not_in_the_group  {"not-in-the-group",  "CS-MOVE-14","This unit is not in the group, or has moved already."};
inline constexpr Refusal begins_unled      {"begins-unled",      "CS-NAT-01", "This nation's squads must see a commander before they move."};
inline constexpr Refusal ends_unled        {"ends-unled",        "CS-NAT-01", "This nation's squads must see a commander where they stop."};

inline constexpr Refusal cannot_shoot      {"cannot-shoot",      "CS-FIRE-01","This unit has no weapon against that target."};
inline constexpr Refusal shooter_suppressed{"shooter-suppressed","CS-FIRE-02","A suppressed unit cannot shoot: rally it first."};
inline constexpr Refusal no_sight          {"no-sight",          "CS-FIRE-03","It cannot see the target."};
inline constexpr Refusal outside_the_arc   {"outside-the-arc",   "CS-FIRE-04","The target is outside its front arc: turn first."};
inline constexpr Refusal friend_in_the_way {"friend-in-the-way", "CS-FIRE-05","A friend is in the line of fire."};
inline constexpr Refusal closer_enemy      {"closer-enemy",      "CS-FIRE-06","Another enemy is closer: shoot at that one."};
inline constexpr Refusal not_an_enemy      {"not-an-enemy",      "CS-FIRE-07","Choose an enemy on the table."};
inline constexpr Refusal group_apart       {"group-apart",       "CS-FIRE-11","Units that shoot together must be near the leader."};
inline constexpr Refusal no_commander      {"no-commander",      "CS-XF-01",  "A crossfire needs a platoon commander who is not suppressed."};
inline constexpr Refusal other_platoon     {"other-platoon",     "CS-XF-02",  "Everybody in a crossfire must be of the commander's platoon."};
inline constexpr Refusal commander_unseen  {"commander-unseen",  "CS-XF-03",  "Everybody in a crossfire must see the commander."};
inline constexpr Refusal vehicle_has_acted {"vehicle-has-acted", "CS-VEH-01", "A vehicle acts once a turn."};
inline constexpr Refusal vehicles_alone    {"vehicles-alone",    "CS-VEH-01", "Vehicles shoot alone."};
inline constexpr Refusal no_anti_tank      {"no-anti-tank",      "CS-VEH-04", "This unit has no weapon against vehicles."};

inline constexpr Refusal not_prone_kind    {"not-prone-kind",    "CS-PRONE-01","Only rifle squads go prone."};
inline constexpr Refusal already_prone     {"already-prone",     "CS-PRONE-03","This squad is prone already."};
inline constexpr Refusal nothing_to_rally  {"nothing-to-rally",  "CS-RALLY-01","This unit is neither pinned nor suppressed."};

inline constexpr Refusal not_a_point       {"not-a-point",       "CS-REACT-03","Choose one of the places on its way."};
inline constexpr Refusal has_missed        {"has-missed",        "CS-REACT-05","It missed before and cannot react again this turn."};
inline constexpr Refusal reactors_apart    {"reactors-apart",    "CS-REACT-08","Units that shoot together must be near the leader."};
inline constexpr Refusal has_hit           {"has-hit",           "CS-REACT-12","It has hit this unit already in this move."};

inline constexpr Refusal cannot_help       {"cannot-help",       "CS-CC-03",  "You may call one rifle squad near the fight, if none is in it."};
inline constexpr Refusal cannot_lead       {"cannot-lead",       "CS-CC-04",  "You may call one platoon commander near the fight, if none is in it."};

inline constexpr Refusal no_mission        {"no-mission",        "CS-FO-01",  "No such call is left."};
inline constexpr Refusal not_an_observer   {"not-an-observer",   "CS-FO-01",  "Only a forward observer can call for that."};
inline constexpr Refusal observer_busy     {"observer-busy",     "CS-FO-02",  "An observer calls only if he does nothing else this turn."};
inline constexpr Refusal observer_down     {"observer-down",     "CS-FO-02",  "A suppressed observer cannot call."};
inline constexpr Refusal he_target         {"he-target",         "CS-FO-04",  "Choose an enemy that he sees, and no vehicle."};
inline constexpr Refusal he_indoors        {"he-indoors",        "CS-BLD-05", "Choose the building: units in it cannot be aimed at."};
inline constexpr Refusal he_building       {"he-building",       "CS-BLD-05", "Choose a building with an enemy that he sees."};
inline constexpr Refusal not_affected      {"not-affected",      "CS-BLD-05", "Choose one of your units in the building."};
inline constexpr Refusal not_spilled       {"not-spilled",       "CS-FO-07",  "Choose as many different units as are asked for, near the explosion."};
inline constexpr Refusal smoke_point       {"smoke-point",       "CS-SMOKE-01","Choose a place on the table that the observer sees."};

inline constexpr Refusal no_retreat        {"no-retreat",        "CS-RETREAT-01","Only a fit unit that has been in the same cover since the turn began can retreat."};
inline constexpr Refusal not_homeward      {"not-homeward",      "CS-RETREAT-02","A retreat leads towards your own edge."};
inline constexpr Refusal retreat_contact   {"retreat-contact",   "CS-RETREAT-03","A retreat cannot end at an enemy."};

inline constexpr Refusal not_hidden        {"not-hidden",        "CS-HIDE-04","Only a hidden unit can appear."};
inline constexpr Refusal bad_spot          {"bad-spot",          "CS-HIDE-05","It needs free room in its own piece of ground, clear of units, enemies and wire."};
inline constexpr Refusal spots_unfit       {"spots-unfit",       "CS-HIDE-07","Each hidden shooter needs a place to appear, and nobody else does."};
inline constexpr Refusal not_revealing     {"not-revealing",     "CS-HIDE-06","This unit does not appear now."};

inline constexpr Refusal recon_units       {"recon-units",       "CS-RECON-01","Only rifle squads and machine guns that are not suppressed can search, near the leader."};
inline constexpr Refusal recon_point       {"recon-point",       "CS-RECON-01","Choose a point in that ground that all of them can shoot at."};
inline constexpr Refusal recon_piece       {"recon-piece",       "CS-RECON-05","Only ground that may still hide enemies can be searched."};

inline constexpr Refusal not_at_the_wire   {"not-at-the-wire",   "CS-OBS-07", "The unit must touch the wire."};
inline constexpr Refusal cross_to          {"cross-to",          "CS-OBS-07", "Choose a free place close behind the wire."};
// clang-format on

}  // namespace sightlines::crossfire_squads::refuse
