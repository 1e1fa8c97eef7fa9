#include "games/aerial_war/rules/highlights.h"

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/refusals.h"

namespace sightlines::aerial_war {

std::vector<Square> highlights(const Rules& rules, const Position& at, const Action& action) {
    const Verdict verdict = rules.check(at, action);
    if (verdict.accepted()) return {};
    const Refusal* why = &verdict.why();
    const auto is = [why](const Refusal& refusal) { return why == &refusal; };

    if (is(refuse::back_at_start) || is(refuse::fly_now)) return {mover(at).square};
    if (is(refuse::square_occupied) || is(refuse::not_the_distance) || is(refuse::not_as_far))
        return {std::get<Fly>(action).to};
    if (is(refuse::ram_now) || is(refuse::nobody_to_ram)) {
        const auto targets = ram_targets(at, mover(at));
        return {targets.begin(), targets.end()};
    }
    if (is(refuse::attack_or_hold) || is(refuse::loop_or_stay)) return {target_of(at, mover(at))->square};
    if (is(refuse::roll_first) && at.phase != Phase::initiative) return {mover(at).square};
    return {};
}

}  // namespace sightlines::aerial_war
