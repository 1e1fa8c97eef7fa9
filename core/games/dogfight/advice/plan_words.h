// Plans in words, as pure functions.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "games/dogfight/advice/failed_maneuver.h"
#include "games/dogfight/advice/plan.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight::words {

// "out of the circle to the north, shallow climb, then slower"; in few words "out of the circle, then slower".
enum class Words : std::int8_t { all, few };
std::string plan_path(const Position& at, const Plan& plan, Words words = Words::all);
// "Fly it: straight on, then left a little"; of one that was not proposed "Fly your own: ".
std::string plan_name(const Position& at, const Plan& plan, bool proposed = true, Words words = Words::all);
std::string plan_name(const Plan& plan);  // where there is little room: "Fly it: 83%"
// And what stands below: "Ends in its hex, and may fire."; `named`: "Ends in the hex of the red Albatros, and may
// fire." `alone`, where nothing else tells of a shot: "Ends beside it: no shot."
std::string plan_end(const Position& at, const Plan& plan, bool named = false, bool alone = false);
std::string other_plan_name(const Position& at, const Plan& plan, bool proposed);
// Of a plan that differs from another in that: "With aerobatics", "Works 72%, risky, a shot hits 66%. Then
// speed 4."
std::string aerobatics_name(const Plan& plan);
std::string aerobatics_note(const Position& at, const Plan& plan);
// Of that the first sentence that is not true of the plan beside it; "" where both bring the same.
std::string aerobatics_change(const Position& at, const Plan& plan, const Plan& beside);
// "Sure. Ends in its hex, and may fire. Combat Value: yours 4 (+2)."; in full also what a failure costs, speed, where
// the Combat Value comes from and fades, and what aerobatics are worth; `least` is what the very first move needs;
// `alone` is briefer, without Combat Values, where nothing beside it tells of a
// shot.
enum class Detail : std::int8_t { least, brief, alone, full };
// `failed_maneuver`: what happens if it fails; it is told in full, or if that is likely. `hinted`: a hint beside it
// says where the move ends.
std::string plan_note(const Position& at, const Plan& plan, Detail detail = Detail::full,
                      const std::optional<FailedManeuver>& failed_maneuver = {}, bool hinted = false);
// Of the plan that is proposed, as a hint: "the suggested move ends behind the red Albatros, and leads best to a shot."
std::string proposal_told(const Position& at, const Plan& plan);
std::string suggestion_told(const Position& at, const Plan& plan);  // the same after its path: "Turn back: the ..."
std::string why_proposed(const Position& at, const Plan& plan);     // of one without a shot; "" of one with a shot
// Of one that rather fails, why it is proposed all the same; else "".
std::string why_risked(const Rules& rules, const Position& at, const Plan& plan);
std::string shot_by_pitch(int pitch);  // "In a climb it could shoot from there."
// What a brief note leaves out: a failure that is not likely, what the next turn will feel, and, with
// `throttles`, what the throttle does.
std::string plan_aside(const Position& at, const Plan& plan, const std::optional<FailedManeuver>& failed_maneuver,
                       bool throttles);
std::string plan_chance(const Plan& plan);    // "sure", "97%", "64%, risky"
std::string too_far(int most, bool circles);  // hexes; whether it has to leave its circle first
const char* step_too_far(bool circles);
inline constexpr const char* step_beside = "This plane flies straight into the hex ahead, and can turn only there.";
std::string has_flown(const Position& at, int letter);  // "The red Camel has flown this turn already."
inline constexpr const char* cannot_end_there =
    "It cannot end its move there. The lit hexes are those that it can reach.";
std::string stop_sentence(Stop why);                         // "Plan stopped: the manoeuvre failed."
std::string height_mark_tip(const HeightMark& height_mark);  // "Dive: ends at height 7, 2 hexes, then speed 6."
// "Without turns this move ends between height 7½ and 8½."
std::string heights_told(const Position& at, std::span<const HeightMark> all);
// "A climb does not lead there. Planned now: stay in this hex, climb.", where another pitch was asked for.
std::string ends_elsewhere(const Position& at, const Plan& plan, int pitch);
std::string handle_tip(const Position& at, const Plan* plan);  // null: impossible

// In lists: "h5, right behind the red Albatros, sure"; "north-east, 97%".
std::string hex_choice(const Position& at, const Plan& plan);
std::string nose_choice(const Plan& plan);

}  // namespace sightlines::dogfight::words
