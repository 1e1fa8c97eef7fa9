#include "games/dogfight/advice/plan_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numeric>

#include "games/dogfight/advice/shot_needs.h"
#include "games/dogfight/advice/shot_words.h"
#include "games/dogfight/advice/suggest.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narrator.h"

namespace sightlines::dogfight::words {
namespace {

constexpr double risky = 0.85, nearly_sure = 0.95;
constexpr const char* it = "it";

std::string uncapital(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

std::string height_of(const Waypoint& end) { return "height " + level_name(end.altitude, end.leave); }

// Half a level that it was about to leave comes before what its pitch does.
std::string still_told(const Aircraft& before, const Waypoint& end) {
    const int change = 2 * (end.altitude - before.altitude) + end.leave - before.leave;
    if (change <= 0 && before.leave < 0 && end.pitch > 0) return " (it was sinking)";
    return change >= 0 && before.leave > 0 && end.pitch < 0 ? " (it was rising)" : "";
}

// Where it ends, as seen by whom it hunts, who is called `whom`. "": it hunts nobody.
std::string end_place(const Position& at, const Plan& plan, const std::string& whom) {
    const Aircraft& mover = at.mover();
    if (mover.target == nobody) return "";
    const Aircraft& target = at.plane(mover.target);
    Aircraft after = mover;
    after.hex = plan.end().hex;
    after.face = plan.end().face;
    after.altitude = plan.end().altitude;
    after.leave = plan.end().leave;
    const int apart = distance(after.hex, target.hex);
    if (apart == 0) return whom == it ? "in its hex" : "in the hex of " + whom;
    if (apart <= 2 && behind(after, target)) return behind_words(after, target, whom);
    if (apart == 1) return "beside " + whom;
    return counted(apart, "hex", "hexes") + " from " + whom;
}

// The Combat Value that the next turn begins with, if nobody moves any more.
int next_turns(const Plan& plan) { return plan.next.kept + plan.next.place_bonus; }

// What becomes of the Combat Value, and how much of it is there when the next turn begins.
std::string value_told(int before, const Plan& plan, bool target_has_moved, bool goes_on) {
    std::string text = plan.cv < before   ? "Combat Value falls from " + number(before) + " to " + number(plan.cv)
                       : plan.cv > before ? "Combat Value " + number(plan.cv)
                                          : "";
    if (!text.empty() && plan.parts.size() > 1) text += " (" + parts_text(plan.parts) + ")";
    if (plan.cv > 0 && plan.next.kept < plan.cv && goes_on) {
        if (text.empty()) text = "Combat Value " + number(plan.cv);
        const std::string why = parts_text(plan.next.fades);
        text += ", " + number(plan.next.kept) + " next turn" + (target_has_moved ? "" : " if the other stays there") +
                (why.empty() ? "" : " (" + why + ")");
    }
    if (plan.next.place_bonus != 0 && target_has_moved && goes_on)
        text +=
            (text.empty() ? "Its place gives " : ", and its place gives ") + with_sign(plan.next.place_bonus) + " then";
    return text.empty() ? "" : text + ". ";
}

// Only of what a beginner could wonder at: that it is too far is seen.
std::string no_shot_told(const Position& at, const Plan& plan, bool briefly) {
    const std::optional<ShotNeeds> needs = shot_needs(at, plan);
    if (!needs || needs->hexes > 1 || needs->met()) return "";
    const bool lacks_value = needs->placed() && needs->height && needs->value < needs->least_value;
    return briefly && lacks_value ? "No shot: too little Combat Value. " : shot_told(at, *needs) + " ";
}

// What its least sure manoeuvre costs if it fails.
std::string failure_told(const Plan& plan) {
    if (!plan.failure || plan.falls || plan.chance >= risky) return "";
    const auto cv = static_cast<int>(std::lround(-plan.failure->mean_cv));
    std::string text = "If not, it slips";
    if (cv > 0) {
        text += " and loses about " + number(cv) + " Combat Value";
    } else if (plan.failure->cv_loss.of > 0) {
        text += " and wins less Combat Value";
    }
    return text + (plan.failure->speed_loss.value() > 0.5 ? ", and gets slower. " : ". ");
}

// "it most likely flies straight on, with Combat Value 0": what happens if a plan fails.
std::string failed_maneuver_told(const Position& at, const Plan& plan, const FailedManeuver& failed_maneuver) {
    constexpr std::array<const char*, kinds_of_failed_maneuver> results{"flies straight on", "turns less",
                                                                        "only circles",      "slips out of its circle",
                                                                        "keeps its pitch",   "wins less by aerobatics"};
    std::string text = std::string("it ") + (failed_maneuver.share < 0.8 ? "most likely " : "") +
                       results[static_cast<std::size_t>(failed_maneuver.likeliest)];
    const auto left = static_cast<int>(std::lround(failed_maneuver.cv));
    if (at.mover().target != nobody && left < plan.cv) text += ", with Combat Value " + number(left);
    return text;
}

bool is_last_turn(const Position& at) { return at.turn >= at.limit; }

// "Combat Value: yours 4 (+1 turn, +1 aerobatics) for now, its 3 (-2). ": what there is then, and what the move brings.
std::string values_told(const Position& at, const Plan& plan) {
    const Aircraft& mover = at.mover();
    const auto value = [](int after, int before) { return number(after) + " (" + with_sign(after - before) + ")"; };
    const int earned = std::accumulate(plan.parts.begin(), plan.parts.end(), 0,
                                       [](int sum, const Modifier& part) { return sum + part.value; });
    const std::string own = plan.cv == mover.cv            ? "stays " + number(plan.cv)
                            : plan.cv - mover.cv == earned ? number(plan.cv) + " (" + parts_text(plan.parts) + ")"
                                                           : value(plan.cv, mover.cv);
    std::string text;
    if (mover.target != nobody)
        text = "yours " + own +
               (!at.plane(mover.target).moved                      ? " for now"
                : next_turns(plan) != plan.cv && !is_last_turn(at) ? " now, " + number(next_turns(plan)) + " next turn"
                                                                   : "");
    if (plan.hunter != nobody) {
        const std::string whose =
            plan.hunter == mover.target ? "its " : "that of " + words::plane_words(at, plan.hunter) + " ";
        text += (text.empty() ? "" : ", ") + whose + value(plan.hunter_cv, at.plane(plan.hunter).cv);
    }
    return text.empty() ? "" : "Combat Value: " + text + ". ";
}

// `reason`: why there is no shot, if that is told.
std::string last_turn_told(const Position& at, bool may_shoot, const std::string& reason) {
    if (!is_last_turn(at)) return "";
    return std::string("The last turn: only hits count now") +
           (may_shoot || !reason.empty() ? ". " : ", and this brings no shot. ");
}

// What the next turn will feel: what the move costs, and what a dive is for.
std::string price_told(const Position& at, const Plan& plan) {
    if (is_last_turn(at)) return "";
    std::string text;
    if (plan.end().face == Facing::none && !plan.falls) text += "Leaving the circle costs a hex next turn. ";
    if (plan.speed > at.mover().card.min && plan.speed < at.mover().speed - 1)
        text += "Speed falls from " + std::to_string(at.mover().speed) + " to " + std::to_string(plan.speed) + ". ";
    if (plan.end().pitch < 0 && plan.speed > at.mover().speed && !plan.falls)
        text += "The dive brings speed " + std::to_string(plan.speed) + ". ";
    return text;
}

// DF-STALL-03.
std::string stall_told(const Position& at, const Plan& plan) {
    const int least = at.mover().card.min;
    if (is_last_turn(at) || plan.falls || plan.speed > least) return "";
    const auto* set = plan.actions.empty() ? nullptr : std::get_if<Throttle>(&plan.actions.back());
    return "Speed " + std::to_string(plan.speed) + " next turn" +
           (set != nullptr && set->use > 0 ? ", more if the engine helps: " : ": ") +
           (plan.speed < least ? "too slow, it stalls or spins. " : "it may stall. ");
}

// DF-SPD-01, DF-STR-02.
std::string strain_told(const Position& at, const Plan& plan) {
    const bool strains = !is_last_turn(at) && !plan.falls && plan.speed > max_dive(at.mover());
    return strains ? "Speed " + std::to_string(plan.speed) + ": too fast, its wings may break. " : "";
}

// On the way, beside that a manoeuvre may fail. DF-STALL-01; DF-STR-01, of the manoeuvres themselves.
std::string dangers_told(const Plan& plan, bool briefly) {
    constexpr double noticeable = 0.02;
    if (plan.falls) return "";
    std::string text;
    if (plan.dangers.stall >= noticeable)
        text = "So slow, it stalls or spins with " + percent(plan.dangers.stall) + ". ";
    if (plan.dangers.strain + plan.dangers.failed_strain < noticeable) return text;
    if (briefly) return text + "It strains the wings. ";
    if (plan.dangers.strain < noticeable) return text + "If it fails, its wings may be harmed. ";
    return text + "So hard a manoeuvre harms its wings with " + percent(plan.dangers.strain) + ". ";
}

std::string throttle_told(const Plan& plan, int speed) {
    const auto* set = plan.actions.empty() ? nullptr : std::get_if<Throttle>(&plan.actions.back());
    if (set == nullptr || set->use == 0) return "";
    return set->use < 0         ? "Then the throttle is closed, to get slower. "
           : plan.speed < speed ? "Then the throttle is opened, to lose less speed. "
                                : "Then the throttle is opened, to get faster. ";
}

std::string aerobatics_told(const Plan& plan) {
    if (plan.points == 0) return "";
    const auto won = std::ranges::find(plan.parts, &why::points_bonus, &Modifier::why);
    const int value = won == plan.parts.end() ? plan.points : won->value;
    return "Aerobatics of " + counted(plan.points, "point") + (value > plan.points ? " each time" : "") + " win " +
           number(value) + " Combat Value for 1 more on the dice and 1 speed. ";
}

}  // namespace

std::string plan_path(const Position& at, const Plan& plan, Words words) {
    std::string text, last;
    int again = 0, pitch = at.mover().pitch;
    const auto put = [&] {
        if (again == 0) return;
        const bool straight = last == "straight on" && again > 1;
        text += (text.empty() ? "" : ", then ") + last;
        text += straight ? " for " + hexes_told(again) : again == 2 ? " twice" : again > 2 ? " on and on" : "";
    };
    for (const Action& action : plan.actions) {
        const Step* step = std::get_if<Step>(&action);
        if (step == nullptr) continue;
        Step told = *step;
        if (words == Words::few) told.pitch = Step::same_pitch;
        std::string name = uncapital(step_name(told, pitch));
        if (step->exit != Facing::none && words == Words::few) name = "out of the circle";
        if (step->pitch != Step::same_pitch) pitch = step->pitch;
        if (name == last) {
            ++again;
            continue;
        }
        put();
        last = name;
        again = 1;
    }
    put();
    if (plan.points > 0) text += ", with aerobatics";
    const auto* set = plan.actions.empty() ? nullptr : std::get_if<Throttle>(&plan.actions.back());
    if (set != nullptr && set->use != 0) text += set->use > 0 ? ", then faster" : ", then slower";
    return text;
}

std::string plan_chance(const Plan& plan) {
    if (!plan.rolls) return "sure";
    return percent(plan.chance) + (plan.chance < risky ? ", risky" : "");
}

std::string plan_name(const Position& at, const Plan& plan, bool proposed, Words words) {
    if (plan.falls) return "Fly on";  // whatever the steps are
    return (proposed ? "Fly it: " : "Fly your own: ") + plan_path(at, plan, words);
}

std::string plan_name(const Plan& plan) { return "Fly it: " + plan_chance(plan); }

std::string other_plan_name(const Position& at, const Plan& plan, bool proposed) {
    return (proposed ? "As suggested: " : "Change to: ") + plan_path(at, plan);
}

std::string aerobatics_name(const Plan& plan) { return plan.points > 0 ? "With aerobatics" : "Without aerobatics"; }

std::string aerobatics_note(const Position& at, const Plan& plan) {
    const int target = at.mover().target;
    const bool stays = target_waits(at);
    const std::string shot = ", a shot hits " + percent(plan.shot.any_hit) + (stays ? " if it stays" : "");
    const bool changes = !stays && target != nobody && next_turns(plan) != plan.cv && !is_last_turn(at);
    const std::string value =
        " Combat Value " + number(plan.cv) + (changes ? ", " + number(next_turns(plan)) + " next turn." : ".");
    std::string speed = stall_told(at, plan) + strain_told(at, plan);
    if (speed.empty() && !is_last_turn(at)) speed = "Then speed " + number(plan.speed) + ". ";
    if (!speed.empty()) speed = " " + speed.substr(0, speed.size() - 1);
    const bool shoots = plan.shot.any_hit > 0;
    return (!plan.rolls && shoots && !stays ? "The move is sure"
                                            : wording::capital((plan.rolls ? "works " : "") + plan_chance(plan))) +
           (shoots ? shot + "." : "." + value) + speed;
}

std::string aerobatics_change(const Position& at, const Plan& plan, const Plan& beside) {
    const std::string note = aerobatics_note(at, plan), other = aerobatics_note(at, beside);
    for (std::size_t begin = 0, end = 0; begin < note.size(); begin = end + 2) {
        end = std::min(note.find(". ", begin), note.size() - 1);
        const std::string sentence = note.substr(begin, end + 1 - begin);
        if (other.find(sentence) == std::string::npos) return sentence;
    }
    return "";
}

std::string plan_end(const Position& at, const Plan& plan, bool named, bool alone) {
    const Aircraft& mover = at.mover();
    const bool level = 2 * plan.end().altitude + plan.end().leave == half_levels(mover);
    const bool pitched = plan.end().pitch != 0;
    const std::string height =
        level && !pitched ? "" : (level ? "still at " : "at ") + height_of(plan.end()) + still_told(mover, plan.end());
    const bool names = named && mover.target != nobody;
    const std::string place = end_place(at, plan, names ? words::plane_words(at, mover.target) : it);
    if (place.empty()) return height.empty() ? "" : "Ends " + height + ".";
    const bool waits = !at.plane(mover.target).moved;
    const bool none = alone && !waits && distance(plan.end().hex, at.plane(mover.target).hex) <= 1;
    return "Ends " + place + (height.empty() ? "" : ", " + height) +
           (plan.shot.hits <= 0 ? (none ? ": no shot." : ".")
            : waits             ? ", and may fire if it stays."
                                : ", and may fire.");
}

std::string plan_note(const Position& at, const Plan& plan, Detail detail,
                      const std::optional<FailedManeuver>& failed_maneuver, bool hinted) {
    const bool full = detail == Detail::full, least = detail == Detail::least;
    const bool sure_of_shot = !plan.rolls && plan.shot.any_hit > 0 && !full && !least && !target_waits(at);
    const std::string end = hinted ? "" : plan_end(at, plan, false, least);
    const bool left_out = sure_of_shot && detail == Detail::alone && !end.empty() && plan.out == Out::in_play;
    std::string note = left_out       ? ""
                       : plan.falls   ? "Too slow: whatever it does, it stalls or spins"
                       : sure_of_shot ? "The move is sure"
                                      : wording::capital((plan.rolls ? "works " : "") + plan_chance(plan));
    // As the choice beside it says.
    const bool may_compare = plan.shot.any_hit > 0 && detail == Detail::brief;
    if (may_compare && !target_waits(at)) note += ", a shot hits " + percent(plan.shot.any_hit);
    if (failed_maneuver && !plan.falls && (full || (plan.chance < risky && !least && detail != Detail::alone)))
        note += "; else " + failed_maneuver_told(at, plan, *failed_maneuver);
    if (!note.empty()) note += ". ";
    if (full && !failed_maneuver) note += failure_told(plan);
    if (plan.out == Out::left) return note + "It leaves the map, and the game!";
    if (plan.out == Out::destroyed) return note + "It hits the ground!";
    const Aircraft& mover = at.mover();
    const bool waits = mover.target != nobody && !at.plane(mover.target).moved;
    if (!end.empty()) note += end + " ";
    note += dangers_told(plan, least || detail == Detail::alone);
    if (least) {
        note.pop_back();
        return note;
    }
    const std::string no_shot = detail >= Detail::alone ? no_shot_told(at, plan, detail == Detail::alone) : "";
    note += last_turn_told(at, waits || plan.shot.hits > 0, no_shot);
    if (!full) note += no_shot + stall_told(at, plan) + strain_told(at, plan);
    if (detail == Detail::brief) note += values_told(at, plan);
    const bool goes_on = !is_last_turn(at);
    if (!full) {
        note.pop_back();
        return note;
    }
    if (plan.speed != mover.speed && plan.speed > 0 && goes_on)
        note += std::string("Speed ") + (plan.speed < mover.speed ? "falls" : "rises") + " to " +
                std::to_string(plan.speed) + "; then the engine. ";
    if (mover.target != nobody) note += value_told(mover.cv, plan, !waits, goes_on);
    note += aerobatics_told(plan) + no_shot;
    note.pop_back();
    return note;
}

std::string proposal_told(const Position& at, const Plan& plan) {
    std::string end = uncapital(plan_end(at, plan, true));
    if (!end.empty()) end.pop_back();
    const bool leads = why_suggested(at, plan) == Why::leads_to_shot;
    return "the suggested move " + end + (end.empty() || !leads ? "" : ", and ") +
           (leads         ? "leads best to a shot."
            : end.empty() ? "is sensible."
                          : ".");
}

std::string suggestion_told(const Position& at, const Plan& plan) {
    return wording::capital(plan_path(at, plan)) + ": " + proposal_told(at, plan);
}

std::string why_proposed(const Position& at, const Plan& plan) {
    return why_suggested(at, plan) == Why::leads_to_shot ? "Suggested: of all moves it leads best to a shot next turn."
                                                         : "";
}

std::string why_risked(const Rules& rules, const Position& at, const Plan& plan) {
    const std::optional<SurerMoves> surer = surer_than(rules, at, plan);
    if (!surer) return "";
    if (!surer->any) return "Nothing surer is left.";
    constexpr const char* worth_it = "Worth the risk: ";
    if (plan.shot.any_hit > surer->hit)
        return worth_it + (surer->hit > 0 ? "then a shot hits " + percent(plan.shot.any_hit) +
                                                ", after a surer move at most " + percent(surer->hit) + "."
                                          : "no surer move brings a shot.");
    if (plan.hunter != nobody && surer->hunter_cv > plan.hunter_cv)
        return worth_it + ("no surer move shakes off " + words::plane_words(at, plan.hunter)) + " so well.";
    if (at.mover().target != nobody && plan.cv > surer->combat_value)
        return worth_it + std::string("no surer move brings it into so good a position to shoot.");
    return worth_it + std::string("of all moves it promises most.");
}

std::string shot_by_pitch(int pitch) {
    return (pitch == 0 ? "In " : "In a ") + std::string(pitch_name(pitch)) + " it could shoot from there.";
}

std::string plan_aside(const Position& at, const Plan& plan, const std::optional<FailedManeuver>& failed_maneuver,
                       bool throttles) {
    std::string text;
    if (failed_maneuver && plan.chance >= risky && plan.chance < nearly_sure)
        text += "If it fails, " + failed_maneuver_told(at, plan, *failed_maneuver) + ". ";
    text += price_told(at, plan);
    if (throttles && !is_last_turn(at)) text += throttle_told(plan, at.mover().speed);
    if (!text.empty()) text.pop_back();
    return text;
}

std::string too_far(int most, bool circles) {
    if (most == 0)
        return circles ? "Too far: to leave its circle takes the whole move." : "Too far: this move stays in its hex.";
    return "Too far: with this engine die " + counted(most, "hex is", "hexes are") + " the most.";
}

const char* step_too_far(bool circles) {
    return circles ? "Too far: a step out of its circle ends at a side of the same hex."
                   : "Too far: a single step leads into the hex ahead.";
}

std::string has_flown(const Position& at, int letter) {
    return wording::capital(words::plane_words(at, letter)) + " has flown this turn already.";
}

std::string stop_sentence(Stop why) {
    constexpr std::array reasons{"the manoeuvre failed",
                                 "the tight circle failed, only a wider one was held",
                                 "it stalled",
                                 "it fell into a spin",
                                 "it is lost",
                                 "the aircraft is not where it goes on",
                                 "you are asked something"};
    return std::string("Plan stopped: ") + reasons[static_cast<std::size_t>(why)] + ".";
}

std::string height_mark_tip(const HeightMark& height_mark) {
    return wording::capital(pitch_name(height_mark.pitch)) + ": ends at " + height_of(height_mark.end) + ", " +
           counted(height_mark.hexes, "hex", "hexes") + ", then speed " + std::to_string(height_mark.speed) + ".";
}

std::string heights_told(const Position& at, std::span<const HeightMark> all) {
    const auto half_levels = [](const HeightMark& height_mark) {
        return 2 * height_mark.end.altitude + height_mark.end.leave;
    };
    if (all.empty()) return "This move has no choice of height.";
    const int leave = at.mover().leave;
    const std::string first = leave == 0  ? ""
                              : leave > 0 ? " It is rising, and goes on half a level first."
                                          : " It is sinking, and goes on half a level first.";
    const auto [low, high] = std::ranges::minmax_element(all, {}, half_levels);
    if (half_levels(*low) == half_levels(*high))
        return "Without turns this move ends at " + height_of(low->end) + "." + first;
    return "Without turns this move ends between " + height_of(low->end) + " and " +
           level_name(high->end.altitude, high->end.leave) + "." + first;
}

std::string ends_elsewhere(const Position& at, const Plan& plan, int pitch) {
    const std::string name = pitch_name(pitch);
    return (pitch == 0 ? wording::capital(name) : "A " + name) +
           " does not lead there. Planned now: " + plan_path(at, plan) + ".";
}

std::string handle_tip(const Position& at, const Plan* plan) {
    if (plan == nullptr) return "It cannot end like this.";
    const bool circles = plan->end().face == Facing::none;
    return wording::capital(plan_path(at, *plan)) + ". " + (circles ? "To circle is to stay in a hex, turning. " : "") +
           plan_note(at, *plan);
}

std::string hex_choice(const Position& at, const Plan& plan) {
    const std::string hex = hex_name(plan.end().hex) + ", ";
    if (plan.out == Out::left) return hex + "off the map";
    if (plan.out == Out::destroyed) return hex + "into the ground";
    const int target = at.mover().target;
    const std::string place = target == nobody ? "" : end_place(at, plan, words::plane_words(at, target)) + ", ";
    return hex + place + plan_chance(plan);
}

std::string nose_choice(const Plan& plan) {
    const Facing face = plan.end().face;
    const std::string nose =
        face == Facing::none ? "circling" : std::string(wording::compass(facing_words[index(face)]));
    return nose + ", " + plan_chance(plan);
}

}  // namespace sightlines::dogfight::words
