#include "games/aerial_war/text/wording.h"

#include "engine/wording.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/text/plane_wording.h"

namespace sightlines::aerial_war {
namespace {

std::string on_square(const Plane* plane) {
    return plane == nullptr ? "the enemy" : plane_words(*plane) + " on " + square_name(plane->square);
}

struct Teller {
    const Position& at;

    ActionWords operator()(const Roll&) const { return {"Dice", "Roll"}; }
    ActionWords operator()(const Fly& a) const {
        Plane flown = mover(at);
        flown.square = a.to;
        flown.facing = a.facing;
        const Plane* target = target_of(at, flown);
        return {"Fly to rank " + std::to_string(rank_of(a.to) + 1),
                "Fly to " + square_name(a.to) + ", facing " +
                    std::string(wording::compass(facing_words[index(a.facing)])) +
                    (target == nullptr ? "" : ", with " + on_square(target) + " in front")};
    }
    ActionWords operator()(const Ram& a) const { return {"Crash", "Crash into " + on_square(plane_on(at, a.target))}; }
    ActionWords operator()(const Attack&) const { return {"Attack", "Attack " + on_square(target_of(at, mover(at)))}; }
    ActionWords operator()(const Hold&) const { return {"Attack", "Hold fire"}; }
    ActionWords operator()(const Loop&) const {
        return {"Loop", "Loop to " + square_name(behind(mover(at).square, mover(at).facing)) + ", right behind " +
                            on_square(&mover(at))};
    }
    ActionWords operator()(const Stay&) const { return {"Loop", "Do not loop"}; }
};

}  // namespace

ActionWords action_words(const Rules&, const Position& at, const Action& action) {
    return std::visit(Teller{at}, action);
}

}  // namespace sightlines::aerial_war
