#include "ladder/crosshairs_counts.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "games/crosshairs/ai/evaluation.h"

namespace sightlines::crosshairs::counts {
namespace {

struct Term {
    std::size_t weight;
    double times;
};

Term way_on(const Position& at, const Plane& plane, const Reach& reach) {
    if (reach.exits > 0 || reach.blocker < 0) return {exits + static_cast<std::size_t>(reach.exits), -1};
    const Plane& blocker = at.planes[static_cast<std::size_t>(reach.blocker)];
    const bool stays = plane.owner == at.player && !plane.acted && !may_still_act(at, blocker);
    return stays ? Term{exits, -0.5} : Term{blocked, -1};
}

Term fear(const Rules& rules, const Position& at, const Threats& threats, int caller, std::size_t target) {
    const PlaneSet on = threats.on(target);
    if (on == 0) return {aim, 0};
    if (!can_bring_down(rules, at, caller, target, on)) return {aim, 1};
    if (caller == at.player && can_bring_down(rules, at, caller, target, threats.already_on(target)))
        return {open_shot, 1};
    const auto planes = static_cast<std::size_t>(std::popcount(on));
    const Plane& plane = at.planes[target];
    const bool flies_on = plane.owner == at.player && caller != at.player && may_still_act(at, plane);
    return {aim + std::min(planes, values::aim.size() - 1) - 1, flies_on ? 1.0 / values::flies_on_first : 1};
}

double worth(const Term& term, const Weights& weights) { return term.times * weights[term.weight]; }

// To whose planes `sign` belongs fears a shot of the other: the best in full, the next less.
void add_danger(const Rules& rules, const Position& at, const Reaches& reaches, int owner, double sign, Weights& row) {
    static const Weights weights = weights_now();
    const int caller = 1 - owner;
    const Threats threats(rules, at, reaches, caller);
    std::vector<Term> fears;
    for (std::size_t target = 0; target < at.planes.size(); ++target)
        if (at.planes[target].owner == owner) fears.push_back(fear(rules, at, threats, caller, target));
    std::stable_sort(fears.begin(), fears.end(),
                     [](const Term& a, const Term& b) { return worth(a, weights) > worth(b, weights); });
    double share = 1;
    for (const Term& term : fears) {
        row[term.weight] -= sign * share * term.times;
        share = std::max(0.25, share - 0.25);
    }
}

}  // namespace

Weights weights_now() {
    Weights weights{};
    for (std::size_t i = 3; i < values::fleet.size(); ++i)
        weights[fleet + i - 3] = values::fleet[i] - values::fleet[i - 1];
    for (std::size_t i = 1; i < values::height.size(); ++i)
        weights[height + i - 1] = values::height[i] - values::height[i - 1];
    std::copy(values::exits.begin(), values::exits.end(), weights.begin() + exits);
    weights[blocked] = values::blocked;
    weights[may_be_blocked] = values::may_be_blocked;
    std::copy(values::aim.begin() + 1, values::aim.end(), weights.begin() + aim);
    weights[open_shot] = values::open_shot;
    return weights;
}

Weights row_of(const Rules& rules, const Position& at) {
    Weights row{};
    const Reaches reaches = reaches_of(rules.options(), at);
    const PlaneSet low = crosshairs::may_be_blocked(rules, at, reaches);
    for (std::size_t place = 0; place < at.planes.size(); ++place) {
        const Plane& plane = at.planes[place];
        const double sign = plane.owner == at.player ? 1 : -1;
        for (std::size_t level = 0; level < static_cast<std::size_t>(plane.height); ++level)
            row[height + level] += sign;
        const Term way = way_on(at, plane, reaches[place]);
        row[way.weight] += sign * way.times;
        if ((low >> place & 1U) != 0) row[may_be_blocked] -= sign;
    }
    for (const int player : {0, 1}) {
        const double sign = player == at.player ? 1 : -1;
        for (int planes = 3; planes <= rules.alive(at, player); ++planes)
            row[fleet + static_cast<std::size_t>(planes) - 3] += sign;
        add_danger(rules, at, reaches, player, sign, row);
    }
    return row;
}

}  // namespace sightlines::crosshairs::counts
