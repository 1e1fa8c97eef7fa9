// Answers to a question in words: what a button does, and a sentence of what would come of it. Odds are in 1/10,000.
#pragma once

#include <optional>
#include <string>

#include "games/crossfire_squads/advice/reaction.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads::words {

std::string walk_to(const Scene& scene, const Walk& walk,
                    bool again = false);  // "Walk into the woods at the flag", "Go on ..."
// "It stops just outside the hill E4, as leaving it ends a move, then walks on at no cost. Nobody can shoot at it
// before Red's turn."; "Risky: Red's rifle 2 may shoot at it in the open, which stops it 56%. Two hits also end your
// turn: 11%. It stops on the hill E4: entering it ends a move."
// `guided`: where nobody can shoot at it, halts are only counted: "It stops once on its way, at no cost."
std::string walk_note(const Scene& scene, const Walk& walk, bool guided = false);
std::string shot_from_there(int odds);  // " From there it has a shot of 41%."; "" of none
// "Risky: Red's rifle 2 may shoot at it in the open, which stops somebody 56%.
// Two hits also end your turn: 11%."
std::string group_note(const Scene& scene, const Walk& walks);
// Of a way into contact; "" if nobody can shoot at it.
std::string threat_note(const Scene& scene, const Walk& walk);
std::string why_stopped(Onward::Why why);  // "Plan stopped: it was hit."; "" for none

// "Charge Red's rifle 2: win 29%", with the chance that it gets there
std::string charge(const Scene& scene, const MeleeForecast& melee, int side, int arrives);
// Both sums; where it may be stopped on its way, the chance that it wins once it is there.
std::string charge_note(const Scene& scene, const MeleeForecast& melee, int side, int arrives = certain);

// "Shoot at Red's rifle 2: suppress 26%"
std::string shoot_at(const std::string& target, State state, int keeps_turn);
std::string odds_at(const std::string& target, State state, int keeps_turn);  // "Rifle 1: suppress 45%"
std::string explosives_on(const std::string& target);                         // "Explosives on Red's rifle 2"
std::string shoot_for(const VolleyForecast& volley, const Unit& target);      // "Shoot: suppresses it 58%"
// "Two hits suppress it: 26% keeps your turn, fewer end it."
std::string shoot_odds(const Scene& scene, const VolleyForecast& volley, const Fire& fire);
// The same after who shoots: "Rifle 1 at Red's rifle 2: 3 dice. Two hits suppress it: ..." `last`: nothing else is
// suggested.
std::string shoot_note(const Scene& scene, const VolleyForecast& volley, const Fire& fire, bool last);

// "None of your units can shoot at Red's rifle 2. Rifle 1 is the nearest. It is behind the hill."
std::string nobody_can_shoot_at(const Scene& scene, UnitId enemy);
// "Rifle 2 does not see the platoon commander. Machine gun does: choose it for a crossfire."
std::string no_crossfire(const Scene& scene, UnitId shooter, UnitId target, UnitId commander);
// "No shot at Red's rifle 2, the nearest enemy: your rifle 2 is in the way."; "" if it can shoot at it.
std::string no_shot_of(const Scene& scene, UnitId shooter);
std::string next_unit(const std::string& name);              // "Next: rifle 2"
std::string does_better(const std::string& name, int odds);  // "Machine gun can do better: 34%"

std::string moment(const Scene& scene,
                   const ReactionPoint& moment);  // "on the hill", "leaving the woods", "on arrival"
// "Shoot at rifle 2 on the hill", as it is told afterwards where it was caught.
std::string shoot_there(const std::string& mover, const std::string& place);
std::string ground_at(const Scene& scene, Point p);  // "in the rough ground", "in the open"
// At the mover, there: "Machine gun, 3 dice (4, 1 fewer for the hill). Stops it 70%.
// Two hits also end Red's turn: 26%."
std::string shot_note(const Scene& scene, const VolleyForecast& volley, UnitId mover, Point place);
std::string stopping(const VolleyForecast& volley, UnitId mover);      // its last two sentences
std::string reaction_point_line(const std::string& moment, int dice);  // "On the hill: 3 dice"

// "If the turn ended now: 1 point for you."; "If the turn ended now: no point. Rifle 2 at the flag is pinned: only a
// fit unit holds it."
std::string if_turn_ended(const Scene& scene);

std::string explosive(int odds);  // "Explosive 80%"
std::string smoke(int odds);
std::string search(int odds);  // "Search 31%, else the turn ends"
std::string cross(int odds);
std::string choose_unit(const std::string& name);  // "Choose rifle 1"
std::string only_the_mover(const Scene& scene);    // "Only Red's rifle 2 is moving: shoot at it, or hold your fire."
// Why the unit cannot shoot at the mover at that point of its way: "It is behind the woods at the flag."
std::string cannot_react(const Scene& scene, UnitId unit, int point);
std::string choose_a_unit_first();
std::string fire_is_held();
// "Pinned, it cannot move or hold the flag. Failing ends your turn. A commander beside it would add 1."
std::string rally_note(const Scene& scene, UnitId unit, RallyHelp help);
// "It would stop in the woods E4, as entering them ends a move: rifle 2 stands there."; "" where nobody of its own
// does
std::string ends_on_friend(const Scene& scene, UnitId unit, const Leg& leg);

}  // namespace sightlines::crossfire_squads::words
