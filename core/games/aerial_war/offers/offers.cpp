#include "games/aerial_war/offers/offers.h"

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/text/lexicon.h"

namespace sightlines {
namespace aerial_war {
namespace {

std::string on_square(const Plane* plane) {
    return plane == nullptr ? "the enemy" : plane_name(*plane) + " on " + square_name(plane->square);
}

struct Offerer {
    const Position& at;

    Offer operator()(const Roll&) const { return {"Dice", "Roll"}; }
    Offer operator()(const Fly& a) const {
        Plane flown = mover(at);
        flown.square = a.to;
        flown.facing = a.facing;
        const Plane* target = target_of(at, flown);
        const std::string front = target == nullptr ? faced(a.to, a.facing) : on_square(target);
        return {"Fly to rank " + std::to_string(rank_of(a.to) + 1), "Fly to " + square_name(a.to) + ", facing " + front,
                "", "Fly"};
    }
    Offer operator()(const Ram& a) const {
        const Role role = ram_targets(at, mover(at)).size() == 1 ? Role::usual : Role::other;
        return {"Crash", "Crash into " + on_square(plane_on(at, a.target)), "", "Crash, " + square_name(a.target),
                role};
    }
    Offer operator()(const Attack&) const {
        return {"Attack", "Attack " + on_square(target_of(at, mover(at))), "", "Attack"};
    }
    Offer operator()(const Hold&) const { return {"Attack", "Hold fire", "", "", Role::declining}; }
    Offer operator()(const Loop&) const {
        return {"Loop", "Loop to " + square_name(behind(mover(at).square, mover(at).facing)),
                "right behind " + on_square(&mover(at)), "Loop"};
    }
    Offer operator()(const Stay&) const { return {"Loop", "Do not loop", "", "Stay", Role::declining}; }
};

std::string question_of(const Position& at) {
    if (at.phase == Phase::initiative) return "Who moves first in this battle?";
    const Plane& plane = mover(at);
    const Plane* target = target_of(at, plane);
    const std::string own = plane_name(plane), other = target == nullptr ? "" : plane_name(*target);
    switch (at.phase) {
        case Phase::throttle: return "Roll two dice for " + own + ".";
        case Phase::fly: return "Fly " + own + ".";
        case Phase::ram: return own + " is hemmed in: it must crash into an enemy.";
        case Phase::attack: return own + " has " + other + " in front. Attack?";
        case Phase::shot: return own + " attacks " + other + ".";
        case Phase::return_fire: return other + " fires back at " + own + ".";
        case Phase::loop: return other + " got away and tries to loop.";
        case Phase::looping: return other + " may loop to get behind " + own + ". Loop?";
        case Phase::counter:
            return plane_name(*plane_on(at, shot_due(at).from)) + " has looped and attacks " + own + " from behind.";
        default: return "";
    }
}

std::string winners_text(const Outcome& outcome) {
    return outcome.winners.empty() ? "A draw" : side_name(outcome.winners[0]) + " win";
}

std::string end_of_match(const Position& at) {
    if (at.score[0] == at.score[1]) return "Each side won " + wording::counted(at.score[0], "battle") + ".";
    const std::size_t more = at.score[0] > at.score[1] ? 0 : 1;
    return "The " + side_name(static_cast<int>(more)) + " won " + wording::counted(at.score[more], "battle") +
           ", the " + side_name(static_cast<int>(1 - more)) + " " + std::to_string(at.score[1 - more]) + ".";
}

std::string end_of_battle(const Position& at) {
    const int german = count_planes(at, 0), allied = count_planes(at, 1);
    if (german == 0 && allied == 0) return "Both sides lost their last plane.";
    if (german == 0 || allied == 0) return "The " + side_name(german == 0 ? 0 : 1) + " lost their last plane.";
    const auto planes = [](int count) { return wording::in_words(count) + (count == 1 ? " plane" : " planes"); };
    if (german == allied) return "After the last round, each side had " + planes(german) + " left.";
    return "After the last round, the Germans had " + planes(german) + " left, the Allies " +
           wording::in_words(allied) + ".";
}

}  // namespace

Prompt prompt(const Rules& rules, const Position& at) {
    const Status status = rules.status(at);
    std::string stage = rules.options().battles > 1 ? "Battle " + std::to_string(at.battle) : "";
    if (at.phase != Phase::initiative) stage += (stage.empty() ? "Round " : ", round ") + std::to_string(at.round);
    if (status.outcome) {
        const std::string why = rules.options().battles > 1 ? end_of_match(at) : end_of_battle(at);
        return {-1, winners_text(*status.outcome), why, stage};
    }
    const bool answers = at.phase == Phase::return_fire || at.phase == Phase::loop || at.phase == Phase::looping ||
                         at.phase == Phase::counter;
    const int side = answers ? enemy_of(at.side) : at.side;
    return {side, side_name(side) + (status.roll ? " to roll" : " to act"), question_of(at), stage};
}

Square place_of(const Position& at, const Action& answer) {
    if (const Ram* ram = std::get_if<Ram>(&answer)) return ram->target;
    if (std::holds_alternative<Loop>(answer)) return loop_room(at, mover(at)).square;
    const bool about_enemy = std::holds_alternative<Attack>(answer) || std::holds_alternative<Stay>(answer);
    return about_enemy ? target_of(at, mover(at))->square : no_square;
}

}  // namespace aerial_war

using namespace aerial_war;

Question Offers<Rules>::question(const Rules&, const Position& at) {
    const Plane* asked = at.phase == Phase::looping ? target_of(at, mover(at)) : &mover(at);
    return {question_of(at), on_square(asked)};
}

Offer Offers<Rules>::offer(const Rules&, const Position& at, const Action& action) {
    return std::visit(Offerer{at}, action);
}

}  // namespace sightlines
