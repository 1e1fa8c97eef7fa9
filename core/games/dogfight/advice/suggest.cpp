#include "games/dogfight/advice/suggest.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "games/dogfight/advice/prospect.h"
#include "games/dogfight/advice/shot_needs.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {
namespace {

// All worths are in hundredths of a point, as Plan::worth.
constexpr int another_pitch = 60;  // by so much a plan of another pitch must be better to be suggested,
constexpr int rather_fails = 60;   // and one that rather fails
constexpr Millionths likely = millionths(60, 100);

// To a beginner a plan is suggested that is likely to work, and after which it can still fly: what rather fails or
// leaves it too slow is held to be worth so much less that it is suggested only where nothing better is left, such as
// off the map. The first turns are to work, the very first is to lead to a shot. Of the others that one is best which
// leads to shots: in this turn, where the target may yet fly, and in the next.
constexpr int first_turns = 2;
constexpr Millionths works_first = millionths(85, 100), works_later = likely;
constexpr int unlikely = 1000, slow_after = 2000;  // a plan; each point of speed short of one above the minimum,
constexpr int slow_but_shoots = 600;               // or one point of it, where a good shot makes up for that
constexpr int no_first_shot = 1000, not_at_first = 10000;
constexpr int may_fail = 250;
constexpr int hit_now = 1000, hit_next = 1000;  // one that can be expected
constexpr int hit_if_it_stays = 80;             // what the evaluation gives it
constexpr int shot = 1000;                      // at a target that has flown, if so many hits can be expected:
constexpr Millionths worth_firing = millionths(4, 10);
constexpr int hex_away = 200, half_level_away = 330;

// At a target that has flown.
bool good_shot(const Position& at, const Plan& plan) {
    const int target = at.mover().target;
    return target != nobody && at.plane(target).moved && plan.shot.hits > worth_firing;
}

int worth_to_beginner(const Position& at, const Plan& plan, const Prospects& prospects) {
    const Millionths works = at.turn <= first_turns ? works_first : works_later;
    int worth = plan.worth;
    if (plan.falls || plan.chance < works) worth -= unlikely;
    const int lacking = at.mover().card.min + 1 - plan.speed;
    const bool shoots = at.turn > 1 && good_shot(at, plan);
    if (lacking > 0 && at.turn < at.limit) worth -= shoots && lacking == 1 ? slow_but_shoots : slow_after * lacking;
    const bool plain = plan.points == 0 && plan.tightness == 0;
    if (at.turn == 1) worth -= (plan.shot.hits.count == 0 ? no_first_shot : 0) + (plain ? 0 : not_at_first);
    if (at.turn == 1 || at.mover().target == nobody) return worth;
    const Aircraft& target = at.plane(at.mover().target);
    const Prospect prospect = prospects.of(plan);
    worth += part_of(hit_next, prospect.next) - part_of(may_fail, whole - plan.chance);
    if (!target.moved) {
        worth += part_of(hit_now, prospect.now) - part_of(hit_if_it_stays, plan.shot.hits * plan.chance);
    } else if (shoots) {
        worth += part_of(hit_now, prospect.now) + part_of(shot, plan.chance * plan.shot.any_hit);
    }
    const Waypoint& end = plan.end();
    const int heights = std::abs(2 * end.altitude + end.leave - half_levels(target));
    const int farther = distance(end.hex, target.hex) - distance(at.mover().hex, target.hex);
    return worth - half_level_away * std::min(6, heights) - hex_away * std::max(0, farther);
}

}  // namespace

SuggestedMove plans_of_nearest_pitch(const Rules& rules, const Position& at) {
    const int held = at.mover().pitch;
    for (int away = 0; away <= 6; ++away) {
        for (const int pitch : {held - away, held + away}) {
            if (pitch < -3 || pitch > 3) continue;
            std::vector<Plan> plans = plans_at(rules, at, pitch);
            if (!plans.empty()) return {pitch, std::move(plans), 0};
        }
    }
    return {held, {}, 0};
}

SuggestedMove suggest_move(const Rules& rules, const Position& at, Audience audience) {
    SuggestedMove best = plans_of_nearest_pitch(rules, at);
    if (best.plans.empty()) return best;
    const bool beginner = audience == Audience::beginner;
    const Prospects prospects(rules.options(), at);
    const auto best_of = [&](const std::vector<Plan>& plans) {
        std::pair<std::size_t, int> found{0, 0};  // its place, and what it is worth
        for (std::size_t place = 0; place < plans.size(); ++place) {
            const Plan& plan = plans[place];
            const int worth = beginner ? worth_to_beginner(at, plan, prospects)
                                       : plan.worth - (plan.chance < likely ? rather_fails : 0);
            if (place == 0 || worth > found.second) found = {place, worth};
        }
        return found;
    };
    auto [place, most] = best_of(best.plans);
    const int held = best.pitch, margin = beginner && at.turn > 1 ? 0 : another_pitch;
    for (const int pitch : {held - 1, held + 1, 0, held - 2, held + 2}) {
        if (pitch < -3 || pitch > 3 || pitch == best.pitch) continue;
        std::vector<Plan> plans = plans_at(rules, at, pitch);
        if (plans.empty()) continue;
        const auto [there, worth] = best_of(plans);
        if (worth <= most + margin) continue;
        best = {pitch, std::move(plans), 0};
        place = there;
        most = worth;
    }
    best.place = place;
    return best;
}

std::optional<SurerMoves> surer_than(const Rules& rules, const Position& at, const Plan& plan) {
    if (plan.falls || plan.chance >= likely) return std::nullopt;
    SurerMoves surer;
    for (int pitch = -3; pitch <= 3; ++pitch) {
        for (const Plan& other : plans_at(rules, at, pitch)) {
            if (other.falls || other.out != Out::in_play || other.chance < works_first) continue;
            surer.any = true;
            surer.hit = std::max(surer.hit, other.shot.any_hit);
            surer.combat_value = std::max(surer.combat_value, other.cv);
            if (other.hunter == plan.hunter) surer.hunter_cv = std::min(surer.hunter_cv, other.hunter_cv);
        }
    }
    return surer;
}

Why why_suggested(const Position& at, const Plan& plan) {
    const std::optional<ShotNeeds> needs = shot_needs(at, plan);
    if (!needs) return Why::best_place;
    if (needs->met()) return Why::shoots;
    return at.turn >= at.limit ? Why::best_place : Why::leads_to_shot;
}

}  // namespace sightlines::dogfight
