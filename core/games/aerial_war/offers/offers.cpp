#include "games/aerial_war/offers/offers.h"

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/text/plane_wording.h"

namespace sightlines {
namespace aerial_war {
namespace {

std::string on_square(const Plane* plane) {
    return plane == nullptr ? "the enemy" : plane_words(*plane) + " on " + square_name(plane->square);
}

struct Offerer {
    const Position& at;

    Offer operator()(const Roll&) const { return {"Dice", "Roll"}; }
    Offer operator()(const Fly& a) const {
        Plane flown = mover(at);
        flown.square = a.to;
        flown.facing = a.facing;
        const Plane* target = target_of(at, flown);
        std::string name = "Fly to " + square_name(a.to) + ", facing ";
        name += wording::compass(facing_words[index(a.facing)]);
        return {"Fly to rank " + std::to_string(rank_of(a.to) + 1), std::move(name),
                target == nullptr ? "" : "with " + on_square(target) + " in front"};
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
    const std::string own = plane_words(mover(at));
    const Plane* target = target_of(at, mover(at));
    const std::string other = target == nullptr ? "" : plane_words(*target);
    switch (at.phase) {
        case Phase::fly: return "Fly " + own + ".";
        case Phase::ram: return own + " is hemmed in: it must crash into an enemy.";
        case Phase::attack: return own + " has " + other + " in front. Attack?";
        case Phase::looping: return other + " may loop to get behind " + own + ". Loop?";
        default: return "";
    }
}

}  // namespace
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
