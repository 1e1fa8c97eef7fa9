#include "games/aerial_war/ai/hint_reason.h"

#include "engine/wording.h"
#include "games/aerial_war/ai/threats.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"

namespace sightlines::aerial_war {
namespace {

std::string percent(Chance chance) { return wording::percent(chance.of, chance.out_of); }

std::string_view attack_words(AttackKind kind) {
    switch (kind) {
        case AttackKind::side: return "side attack";
        case AttackKind::head_on: return "head-on attack";
        case AttackKind::tail: break;
    }
    return "tail attack";
}

std::string attack_advice(const AttackForecast& found) {
    const std::string square = square_name(found.target);
    const std::string hit = percent(found.destroyed) + " to shoot down the plane on " + square;
    switch (found.kind) {
        case AttackKind::side: return "A side attack costs nothing: " + hit + ", and no answer.";
        case AttackKind::head_on:
            return "The first shot of a head-on attack: " + hit + " against " + percent(found.return_destroys) +
                   " to be shot down.";
        case AttackKind::tail: break;
    }
    if (found.counter_destroys.of == 0) return "On its tail: " + hit + ", and it has no room to loop.";
    return "On its tail: " + hit + " against " + percent(found.counter_destroys) + " to fall to its loop.";
}

struct Adviser {
    const Position& at;

    std::string operator()(const Roll&) const { return {}; }
    std::string operator()(const Fly& flight) const {
        const Position next = flown(flight);
        const Plane& plane = *plane_on(next, flight.to);
        if (const std::optional<AttackForecast> found = forecast_attack(next, plane))
            return "Sets up a " + std::string(attack_words(found->kind)) + " on " + square_name(found->target) + ": " +
                   percent(found->destroyed) + " to hit.";
        const int after = tail_threat(next, plane);
        if (behind(plane.square, plane.facing) == no_square)
            return "With the edge of the board behind it, nobody gets on its tail.";
        if (after == 0) return "As the planes stand, no enemy can get behind it there with one throw.";
        const int before = tail_threat(at, mover(at));
        if (after < before)
            return "It is harder to get behind there than where it is: " + percent({after, 36}) + " instead of " +
                   percent({before, 36}) + " for the best-placed enemy.";
        const int steps = nearest(next, plane);
        return std::string("Seeks the fight: the nearest enemy is then ") + wording::counted(steps, "step") + " away.";
    }
    std::string operator()(const Ram& ram) const {
        return "Takes the plane on " + square_name(ram.target) + " with it: a crash cannot be avoided.";
    }
    std::string operator()(const Attack&) const { return attack_advice(*forecast_attack(at, mover(at))); }
    std::string operator()(const Hold&) const {
        const AttackForecast found = *forecast_attack(at, mover(at));
        const Chance risk = found.kind == AttackKind::head_on ? found.return_destroys : found.counter_destroys;
        return risk.of == 0 ? "Leaves things as they stand."
                            : "Avoids the answer: " + percent(risk) + " to be shot down.";
    }
    std::string operator()(const Loop&) const {
        return "A free shot from behind: 50 % to destroy the attacker on " + square_name(mover(at).square) + ".";
    }
    std::string operator()(const Stay&) const {
        return "Stays on " + square_name(target_of(at, mover(at))->square) + " rather than on " +
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
