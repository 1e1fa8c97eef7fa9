#include "games/dogfight/text/tips.h"

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

std::string height(const Aircraft& plane) { return "height " + words::level_name(plane.altitude, plane.leave); }

const char* no_shot(NoFire why) {
    switch (why) {
        case NoFire::spinning: return "It cannot fire: it is in a spin.";
        case NoFire::no_target: return "It cannot fire: it hunts nobody.";
        case NoFire::friend_: return "It cannot fire: its target is a friend.";
        case NoFire::no_cv: return "It cannot fire: that takes Combat Value 1 or more.";
        case NoFire::no_gun: return "It cannot fire: no gun works.";
        case NoFire::range: return "It cannot fire: the target is too far, or its nose points elsewhere.";
        case NoFire::burst: return "It cannot fire: the speeds or the manoeuvres were too wild.";
        default: return "It may fire.";
    }
}

// Why it may act or not.
std::string part_in_turn(const Rules& rules, const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    const bool combat = at.phase == Phase::fire || at.phase == Phase::hit || at.phase == Phase::pip;
    if (combat) return letter == at.shot.firer ? "It is firing." : no_shot(why_no_fire(at, plane));
    if (acting_plane(rules, at) == letter) return "Its turn.";
    if (plane.moved) return "It has flown this turn.";
    if (plane.follow != nobody) return "It flies right after " + words::plane_words(at, plane.follow) + ".";
    return at.phase == Phase::target ? "It chooses its target in turn." : "It has not flown yet this turn.";
}

}  // namespace

std::string plane_tip(const Rules& rules, const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    std::string text = wording::side_name(plane.side) + "'s " + words::short_name(at, letter) + ", " + height(plane) +
                       ", speed " + std::to_string(plane.speed);
    if (plane.spin) {
        text += ", in a spin";
    } else if (plane.pitch != 0) {
        text += std::string(", in a ") + words::pitch_name(plane.pitch);
    }
    if (plane.middle() && !plane.spin) text += ", circling";
    text += ". ";
    if (plane.damage > 0)
        text += "Damage " + std::to_string(plane.damage) + " of " + std::to_string(2 * all_boxes(plane.card)) + ". ";
    int target = plane.target;
    for (const Shown& shown : displayed(rules.options(), at)) target = shown.plane == letter ? shown.target : target;
    if (target != nobody)
        text += "It hunts " + words::plane_words(at, target) + ", Combat Value " + words::number(plane.cv) + ". ";
    return text + part_in_turn(rules, at, letter);
}

std::string plane_told(const Position& at, int letter, int hunter) {
    const Aircraft& plane = at.plane(letter);
    std::string text = wording::capital(words::plane_words(at, letter)) + ", " + height(plane) + ", speed " +
                       std::to_string(plane.speed);
    if (hunter == nobody || hunter == letter) return text + ".";
    const Aircraft& own = at.plane(hunter);
    const int apart = distance(own.hex, plane.hex);
    text += ": " + (apart == 0 ? "in your hex" : wording::counted(apart, "hex", "hexes") + " away") + ". ";
    if (plane.side == own.side) return text + "A friend.";
    if (own.target == letter) text += "Your Combat Value on it " + words::number(own.cv) + ". ";
    return text + "A shot is easiest in its hex; from the next, nose on it, it takes far more.";
}

std::string cv_tip(const Position& at, int hunter, int target) {
    return "Combat Value of " + words::plane_words(at, hunter) + " on " + words::plane_words(at, target) +
           ". It takes 1 or more to fire.";
}

std::string step_tip(const Step& step, const StepForecast& forecast, int pitch_now) {
    const std::string name = words::step_name(step, pitch_now);
    if (forecast.out == Out::left) return name + ": off the map, and out of the game.";
    if (forecast.out == Out::destroyed) return name + ": into the ground.";
    return name + ": " + (forecast.test.needed ? words::percent(forecast.success) : std::string("sure")) +
           ". It ends in " + hex_name(forecast.hex) + "." +
           (forecast.own_cv == 0 ? "" : " Combat Value " + words::with_sign(forecast.own_cv) + ".");
}

}  // namespace sightlines::dogfight
