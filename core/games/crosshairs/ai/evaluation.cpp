#include "games/crosshairs/ai/evaluation.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "games/crosshairs/ai/weights.h"

namespace sightlines::crosshairs {
namespace {

static_assert(values::exits.size() == enough_exits + 1);

// A lead that wins about three games in four.
constexpr std::int32_t telling_lead = 2 * plane_value;

std::size_t team_of(const Rules& rules, int player) {
    return static_cast<std::size_t>(rules.setup().seats[static_cast<std::size_t>(player)].team);
}

PlaneSet owned_by(const Position& at, int player) {
    PlaneSet set = 0;
    for (std::size_t place = 0; place < at.planes.size(); ++place)
        if (at.planes[place].owner == player) set |= PlaneSet{1} << place;
    return set;
}

std::int32_t flight_worth(const Position& at, const Plane& plane, const Reach& reach) {
    std::int32_t value = values::height[static_cast<std::size_t>(plane.height)];
    const auto exits = static_cast<std::size_t>(reach.exits);
    if (reach.exits > 0 || reach.blocker < 0) return value - values::exits[exits];
    const Plane& blocker = at.planes[static_cast<std::size_t>(reach.blocker)];
    const bool stays = plane.owner == at.player && !plane.acted && !may_still_act(at, blocker);
    return value - (stays ? values::exits[0] / 2 : values::blocked);
}

struct Fear {
    std::int32_t loss = 0;
    std::size_t owner = 0;
};

// Before the next turn of `other`, or in the one under way.
bool flies_before(const Rules& rules, const Position& at, const Plane& plane, int other) {
    const int players = rules.setup().players;
    const int plane_in = (plane.owner - at.player + players) % players;
    const int other_in = (other - at.player + players) % players;
    return plane_in < other_in && (plane.owner != at.player || may_still_act(at, plane));
}

std::int32_t loss_of(const Rules& rules, const Position& at, const Threats& threats, int caller, std::size_t target) {
    const PlaneSet aim = threats.on(target);
    if (aim == 0) return 0;
    if (!can_bring_down(rules, at, caller, target, aim)) return values::aim[1];
    if (caller == at.player && can_bring_down(rules, at, caller, target, threats.already_on(target)))
        return values::open_shot;
    const std::int32_t loss = values::aim[static_cast<std::size_t>(std::min(std::popcount(aim), 4))];
    return flies_before(rules, at, at.planes[target], caller) ? loss / values::flies_on_first : loss;
}

// What the planes of others have to fear while `caller` has its turn: the best shot counts in full, the next less,
// for the same planes are needed for all.
void take_danger(const Rules& rules, const Position& at, const Reaches& reaches, int caller, Scores& strength) {
    const Threats threats(rules, at, reaches, caller);
    StaticVector<Fear, most_planes> fears;
    for (std::size_t target = 0; target < at.planes.size(); ++target) {
        const std::int8_t owner = at.planes[target].owner;
        if (team_of(rules, owner) == team_of(rules, caller)) continue;
        const std::int32_t loss = loss_of(rules, at, threats, caller, target);
        if (loss == 0) continue;
        Fear* before = std::find_if(fears.begin(), fears.end(), [loss](const Fear& f) { return f.loss < loss; });
        fears.insert(before, {loss, static_cast<std::size_t>(owner)});
    }
    std::int32_t quarters = 4;
    for (const Fear& fear : fears) {
        strength[fear.owner] -= fear.loss * quarters / 4;
        quarters = std::max(1, quarters - 1);
    }
}

Scores of_outcome(const Rules& rules, const Position& at) {
    Scores result{};
    const Status status = rules.status(at);
    if (status.outcome->winners.empty()) return result;
    result.fill(-win_value);
    for (const std::int8_t winner : status.outcome->winners) result[static_cast<std::size_t>(winner)] = win_value;
    return result;
}

// Circle of death: the next player's end wins, anybody else's loses.
Scores in_a_circle(int players, const Scores& strength) {
    Scores result{};
    for (int player = 0; player < players; ++player) {
        const int prey = (player + 1) % players;
        std::int32_t others = 0;
        for (int other = 0; other < players; ++other) {
            if (other != prey) others += strength[static_cast<std::size_t>(other)];
        }
        const auto mine = strength[static_cast<std::size_t>(player)] / 2;
        result[static_cast<std::size_t>(player)] =
            others / (players - 1) + mine - strength[static_cast<std::size_t>(prey)] * 3 / 2;
    }
    return result;
}

// Every side by itself: half against the best of the others, half against their mean.
Scores against_others(const Rules& rules, const Scores& strength) {
    const int players = rules.setup().players;
    Scores team{};
    std::size_t teams = 0;
    for (int player = 0; player < players; ++player) {
        team[team_of(rules, player)] += strength[static_cast<std::size_t>(player)];
        teams = std::max(teams, team_of(rules, player) + 1);
    }
    Scores result{};
    for (int player = 0; player < players; ++player) {
        const std::size_t own = team_of(rules, player);
        std::int32_t sum = 0;
        std::int32_t best = -win_value;
        for (std::size_t other = 0; other < teams; ++other) {
            if (other == own) continue;
            sum += team[other];
            best = std::max(best, team[other]);
        }
        result[static_cast<std::size_t>(player)] = team[own] - (sum / static_cast<std::int32_t>(teams - 1) + best) / 2;
    }
    return result;
}

// What the score of a fresh game is: the fleets of a type need not be equal, its chances are.
std::int32_t handicap_of(const Rules& rules, int player) {
    Scores strength{};
    for (std::size_t seat = 0; seat < most_seats; ++seat)
        strength[seat] = values::fleet[static_cast<std::size_t>(rules.setup().seats[seat].fleet)];
    return against_others(rules, strength)[static_cast<std::size_t>(player)];
}

}  // namespace

bool may_still_act(const Position& at, const Plane& plane) {
    return plane.owner == at.player && !plane.acted && at.left > 0;
}

Threats::Threats(const Rules& rules, const Position& at, const Reaches& reaches, int caller) {
    std::array<PlaneSet, most_seats> by_team{};
    for (std::size_t place = 0; place < at.planes.size(); ++place) {
        const Plane& plane = at.planes[place];
        by_team[team_of(rules, plane.owner)] |= PlaneSet{1} << place;
        const bool flies = plane.owner == caller && (caller != at.player || may_still_act(at, plane));
        if (reaches[place].aim != 0)
            now_[static_cast<std::size_t>(std::countr_zero(reaches[place].aim))] |= PlaneSet{1} << place;
        for (PlaneSet rest = flies ? reaches[place].targets : reaches[place].aim; rest != 0; rest &= rest - 1)
            soon_[static_cast<std::size_t>(std::countr_zero(rest))] |= PlaneSet{1} << place;
    }
    for (std::size_t target = 0; target < at.planes.size(); ++target) {
        const PlaneSet friends = by_team[team_of(rules, at.planes[target].owner)];
        now_[target] &= ~friends;
        soon_[target] &= ~friends;
    }
}

bool can_bring_down(const Rules& rules, const Position& at, int caller, std::size_t target, PlaneSet attackers) {
    if (std::popcount(attackers) < 2) return false;
    if (rules.options().type == GameType::circle) {
        const int players = rules.setup().players;
        const int hunter = (at.planes[target].owner + players - 1) % players;
        if ((attackers & owned_by(at, hunter)) == 0) return false;
    }
    return !rules.options().active_attacker || (attackers & owned_by(at, caller)) != 0;
}

PlaneSet may_be_blocked(const Rules& rules, const Position& at, const Reaches& reaches) {
    PlaneSet found = 0;
    if (each_alone(rules.options().type)) return found;
    for (std::size_t place = 0; place < at.planes.size(); ++place) {
        const Plane& plane = at.planes[place];
        if (plane.owner == at.player && !may_still_act(at, plane)) continue;
        for (PlaneSet rest = reaches[place].blocks & ~found; rest != 0; rest &= rest - 1) {
            const auto low = static_cast<std::size_t>(std::countr_zero(rest));
            const Plane& target = at.planes[low];
            const bool is_hostile = team_of(rules, target.owner) != team_of(rules, plane.owner);
            if (is_hostile && reaches[low].exits > 0 && !flies_before(rules, at, target, plane.owner))
                found |= PlaneSet{1} << low;
        }
    }
    return found;
}

Scores strengths(const Rules& rules, const Position& at, const Reaches& reaches) {
    const int players = rules.setup().players;
    Scores strength{};
    std::array<std::size_t, most_seats> alive{};
    for (std::size_t player = 0; player < most_seats; ++player)
        alive[player] = static_cast<std::size_t>(at.off[player]);
    for (std::size_t place = 0; place < at.planes.size(); ++place) {
        const auto owner = static_cast<std::size_t>(at.planes[place].owner);
        ++alive[owner];
        strength[owner] += flight_worth(at, at.planes[place], reaches[place]);
    }
    for (PlaneSet rest = may_be_blocked(rules, at, reaches); rest != 0; rest &= rest - 1)
        strength[static_cast<std::size_t>(at.planes[static_cast<std::size_t>(std::countr_zero(rest))].owner)] -=
            values::may_be_blocked;
    const bool points = rules.options().type == GameType::ffa;
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
        strength[player] += values::fleet[alive[player]] / (points ? 2 : 1);
        if (points) strength[player] += values::point * at.points[player];
        if (alive[player] > 0) take_danger(rules, at, reaches, static_cast<int>(player), strength);
    }
    return strength;
}

Scores scores(const Rules& rules, const Position& at) {
    if (at.phase == Phase::over) return of_outcome(rules, at);
    const Scores strength = strengths(rules, at, reaches_of(rules.options(), at));
    if (rules.options().type == GameType::circle) return in_a_circle(rules.setup().players, strength);
    return against_others(rules, strength);
}

WinChances win_chances(const Rules& rules, const Position& at, const Scores& scores) {
    const int players = rules.setup().players;
    if (at.phase == Phase::over) return win_chances_of(*rules.status(at).outcome, static_cast<std::size_t>(players));
    const bool alone = each_alone(rules.options().type);
    WinChances chances;
    int sum = 0;
    std::size_t sides = 0;
    for (int player = 0; player < players; ++player) {
        const auto seat = static_cast<std::size_t>(player);
        const bool may_win = !alone || rules.alive(at, player) > 0 || at.points[seat] > 0;
        const std::int32_t lead = scores[seat] - handicap_of(rules, player);
        chances.push_back(static_cast<std::int16_t>(may_win ? win_permille_of(lead, telling_lead) : 0));
        if (team_of(rules, player) < sides) continue;
        ++sides;
        sum += chances[seat];
    }
    for (std::int16_t& chance : chances) chance = static_cast<std::int16_t>(chance * 1000 / std::max(1, sum));
    return chances;
}

WinChances win_chances(const Rules& rules, const Position& at) { return win_chances(rules, at, scores(rules, at)); }

}  // namespace sightlines::crosshairs
