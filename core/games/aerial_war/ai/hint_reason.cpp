#include "games/aerial_war/ai/hint_reason.h"

#include <algorithm>

#include "engine/wording.h"
#include "games/aerial_war/ai/threats.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/text/lexicon.h"

namespace sightlines::aerial_war {
namespace {

std::string percent(Chance chance) { return wording::percent(chance.of, chance.out_of); }

std::string attack_advice(const Position& at, const AttackForecast& found) {
    const std::string hit = percent(found.destroyed) + " to shoot down " + plane_name(*plane_on(at, found.target));
    switch (found.kind) {
        case AttackKind::side: return hit + ", and it cannot shoot back.";
        case AttackKind::head_on:
            return "You shoot first: " + hit + ", " + percent(found.return_destroys) + " to be shot down.";
        case AttackKind::tail: break;
    }
    if (found.counter_destroys.of == 0) return hit + " from behind, and it has no room to loop.";
    return hit + " from behind, " + percent(found.counter_destroys) + " that it loops and shoots you down.";
}

std::string approach(const Position& at, const AttackForecast& found) {
    const std::string target = plane_name(*plane_on(at, found.target)),
                      hit = ": " + percent(found.destroyed) + " to hit.";
    switch (found.kind) {
        case AttackKind::side: return "Comes at " + target + " from the side" + hit;
        case AttackKind::head_on: return "Meets " + target + " head-on" + hit;
        case AttackKind::tail: break;
    }
    return "Gets behind " + target + hit;
}

// `steps`: to the nearest enemies, one of whom is named.
std::string closer_to(const Position& at, const Plane& plane, int steps) {
    const auto enemy = std::ranges::find_if(at.planes, [&](const Plane& other) {
        return other.side != plane.side && steps_between(plane.square, other.square) == steps;
    });
    return "Gets closer to " + plane_name(*enemy) + ", which is then " + wording::counted(steps, "square") + " away.";
}

// Of the enemies that its next roll may bring it behind, the likeliest; "" if there is none.
std::string hunt(const Position& at, const Plane& plane) {
    const Plane* prey = nullptr;
    int most = 0;
    for (const Plane& other : at.planes) {
        const int throws = other.side == plane.side ? 0 : throws_behind(at, plane, other);
        if (throws > most) prey = &other, most = throws;
    }
    if (prey == nullptr) return {};
    const std::string name = plane_name(*prey);
    return "Next time it gets behind " + name + " with " + percent({most, 36}) + " of the rolls, if " + name +
           " stays where it is.";
}

struct Adviser {
    const Position& at;

    std::string operator()(const Roll&) const { return {}; }
    std::string operator()(const Fly& flight) const {
        const Position next = flown(flight);
        const Plane& plane = *plane_on(next, flight.to);
        if (const std::optional<AttackForecast> found = forecast_attack(next, plane)) return approach(next, *found);
        const int after = tail_threat(next, plane);
        if (behind(plane.square, plane.facing) == no_square)
            return "With the edge of the board behind it, no enemy can get behind it.";
        const int steps = nearest(next, plane);
        const bool closer = steps < nearest(at, mover(at));
        if (after == 0 && closer)
            return closer_to(next, plane, steps) + " No enemy can get behind it with the next roll.";
        if (after == 0) return "No enemy can get behind it there with the next roll.";
        const int before = tail_threat(at, mover(at));
        if (after < before)
            return "It is harder to get behind there: " + percent({after, 36}) +
                   " for the best-placed enemy, instead of " + percent({before, 36}) + " here.";
        if (closer) return closer_to(next, plane, steps);
        if (std::string hunts = hunt(next, plane); !hunts.empty()) return hunts;
        return "Stays in touch: the nearest enemy is then " + wording::counted(steps, "square") + " away.";
    }
    std::string operator()(const Ram& ram) const {
        return "It has to crash, and takes " + plane_name(*plane_on(at, ram.target)) + " with it.";
    }
    std::string operator()(const Attack&) const { return attack_advice(at, *forecast_attack(at, mover(at))); }
    std::string operator()(const Hold&) const {
        const AttackForecast found = *forecast_attack(at, mover(at));
        const Chance risk = found.kind == AttackKind::head_on ? found.return_destroys : found.counter_destroys;
        return risk.of == 0 ? "There is little to gain from an attack here."
                            : "An attack is too risky here: " + percent(risk) + " to be shot down.";
    }
    std::string operator()(const Loop&) const {
        return "50% to shoot down " + plane_name(mover(at)) + " from behind, and it cannot shoot back.";
    }
    std::string operator()(const Stay&) const {
        return square_name(target_of(at, mover(at))->square) + " is a better place for the next turn than " +
               square_name(loop_room(at, mover(at)).square) + ".";
    }

    Position flown(const Fly& flight) const {
        Position next = at;
        Plane& plane = next.planes[static_cast<std::size_t>(&mover(at) - at.planes.begin())];
        plane.square = flight.to;
        plane.facing = flight.facing;
        return next;
    }
};

}  // namespace

std::string hint_reason(const Rules&, const Position& at, const Action& action) {
    return std::visit(Adviser{at}, action);
}

}  // namespace sightlines::aerial_war
