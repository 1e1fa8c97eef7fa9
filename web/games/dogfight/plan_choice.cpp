#include "games/dogfight/plan_choice.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <tuple>
#include <utility>

#include "games/dogfight/plan_prospect.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/shot_needs.h"

namespace sightlines::dogfight {
namespace {

constexpr double another_pitch = 6;  // so much better, in tenths of a point, it must be to be proposed

// Hexsides between a nose and the way to the target; in the middle as far as can be.
int off_target(const Position& at, const Waypoint& end) {
    const Aircraft& mover = at.mover();
    if (mover.target == nobody) return 0;
    if (end.face == Facing::none) return 4;
    const Hex goal = at.plane(mover.target).hex;
    if (goal == end.hex) return 0;
    return distance(neighbour(end.hex, end.face), goal) - distance(end.hex, goal) + 1;
}

// To a beginner a plan is proposed that is likely to work, and after which it can still fly: what rather fails or
// leaves it too slow is held to be worth so much less (tenths of a point) that it is proposed only where nothing better
// is left, such as off the map. The first turns are to work, the very first is to lead to a shot. Of the others that
// one is best which leads to shots: in this turn, where the target may yet fly, and in the next.
constexpr int first_turns = 2;
constexpr double works_first = 0.85, works_later = 0.6;
constexpr double unlikely = 100, slow_after = 200;  // a plan; each point of speed short of one above the minimum,
constexpr double slow_but_shoots = 60;              // or one point of it, where a good shot makes up for that
constexpr double no_first_shot = 100, not_at_first = 1000;
constexpr double may_fail = 25;
constexpr double hit_now = 100, hit_next = 100;   // one that can be expected
constexpr double hit_if_it_stays = 8;             // what plan_worth gives it
constexpr double shot = 100, worth_firing = 0.4;  // at a target that has flown, if so many hits can be expected
constexpr double hex_away = 20, half_level_away = 33;

// At a target that has flown.
bool good_shot(const Position& at, const Plan& plan) {
    const int target = at.mover().target;
    return target != nobody && at.plane(target).moved && plan.shot.hits > worth_firing;
}

double worth_to_beginner(const Position& at, const Plan& plan, const Prospects& prospects) {
    const double works = at.turn <= first_turns ? works_first : works_later;
    double worth = plan.worth;
    if (plan.falls || plan.chance < works) worth -= unlikely;
    const int lacking = at.mover().card.min + 1 - plan.speed;
    const bool shoots = at.turn > 1 && good_shot(at, plan);
    if (lacking > 0 && at.turn < at.limit) worth -= shoots && lacking == 1 ? slow_but_shoots : slow_after * lacking;
    const bool plain = plan.points == 0 && plan.tightness == 0;
    if (at.turn == 1) worth -= (plan.shot.hits <= 0 ? no_first_shot : 0) + (plain ? 0 : not_at_first);
    if (at.turn == 1 || at.mover().target == nobody) return worth;
    const Aircraft& target = at.plane(at.mover().target);
    const Prospect prospect = prospects.of(plan);
    worth += hit_next * prospect.next - may_fail * (1 - plan.chance);
    if (!target.moved) {
        worth += hit_now * prospect.now - hit_if_it_stays * plan.shot.hits * plan.chance;
    } else if (shoots) {
        worth += hit_now * prospect.now + shot * plan.chance * plan.shot.any_hit;
    }
    const Waypoint& end = plan.end();
    const int heights = std::abs(2 * end.altitude + end.leave - half_levels(target));
    const int farther = distance(end.hex, target.hex) - distance(at.mover().hex, target.hex);
    return worth - half_level_away * std::min(6, heights) - hex_away * std::max(0, farther);
}

int rank(Facing face) { return face == Facing::none ? 6 : static_cast<int>(face); }

}  // namespace

void PlanChoice::clear() {
    plans_.clear();
    notches_.clear();
    ghost_ = proposed_ = {};
    outlook_of_.clear();
    outlook_ = {};
}

const PlanChoice::Outlook& PlanChoice::outlook(const Scene& scene) const {
    if (outlook_of_ != ghost_.actions) {
        outlook_of_ = ghost_.actions;
        outlook_ = {slip_of(scene.rules, scene.at, ghost_), solver_ ? std::nullopt : pitch_to_shoot(scene)};
    }
    return outlook_;
}

std::optional<int> PlanChoice::pitch_to_shoot(const Scene& scene) const {
    const std::optional<ShotNeeds> needs = shot_needs(scene.at, ghost_);
    if (!needs || needs->met() || !needs->placed() || !scene.at.plane(scene.at.mover().target).moved) return {};
    const auto shoots = [&](const Plan& plan) {
        return plan.end().hex == ghost_.end().hex && plan.end().face == ghost_.end().face && plan.shot.hits > 0 &&
               plan.points == ghost_.points && plan.tightness == ghost_.tightness;
    };
    for (int away = 1; away <= 6; ++away) {
        for (const int pitch : {pitch_ - away, pitch_ + away}) {
            if (pitch < -3 || pitch > 3) continue;
            if (std::ranges::any_of(plans_at(scene.rules, scene.at, pitch), shoots)) return pitch;
        }
    }
    return std::nullopt;
}

void PlanChoice::reckon(const Scene& scene, For whom) {
    clear();
    if (scene.at.phase != Phase::move && scene.at.phase != Phase::declare) return;
    pitch_ = scene.at.mover().pitch;
    plans_ = plans_at(scene.rules, scene.at, pitch_);
    // Where the present pitch leads nowhere, the nearest that does.
    for (int away = 1; plans_.empty() && away <= 6; ++away) {
        for (const int pitch : {scene.at.mover().pitch - away, scene.at.mover().pitch + away}) {
            if (!plans_.empty() || pitch < -3 || pitch > 3) continue;
            plans_ = plans_at(scene.rules, scene.at, pitch);
            if (!plans_.empty()) pitch_ = pitch;
        }
    }
    if (plans_.empty()) return;
    beginner_ = whom == For::beginner;
    solver_ = whom == For::solver;
    if (!solver_) propose(scene);
    for (int pitch = -2; pitch <= 2; ++pitch) {
        const Plan straight = straight_at(scene.rules, scene.at, pitch);
        if (straight.actions.empty()) continue;
        const auto hexes = std::ranges::count_if(straight.actions, [](const Action& action) {
            const Step* step = std::get_if<Step>(&action);
            return step != nullptr && step->kind == StepKind::fly;
        });
        notches_.push_back({pitch, static_cast<int>(hexes), straight.speed, straight.end()});
    }
}

void PlanChoice::propose(const Scene& scene) {
    const bool beginner = beginner_;
    const Prospects prospects(scene.rules.options(), scene.at);
    double most = 0;  // that the one proposed is worth
    const auto best_of = [&](const std::vector<Plan>& plans) {
        double best_worth = 0;
        const Plan* best = nullptr;
        for (const Plan& plan : plans) {
            const double worth = beginner ? worth_to_beginner(scene.at, plan, prospects) : plan.worth;
            if (best != nullptr && worth <= best_worth) continue;
            best = &plan;
            best_worth = worth;
        }
        return std::pair(best, best_worth);
    };
    const auto take = [&](const std::pair<const Plan*, double>& best) {
        proposed_ = *best.first;
        most = best.second;
    };
    take(best_of(plans_));
    const int held = pitch_;
    for (const int pitch : {held - 1, held + 1, 0, held - 2, held + 2}) {
        if (pitch < -3 || pitch > 3 || pitch == pitch_) continue;
        std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch);
        if (plans.empty()) continue;
        const auto best = best_of(plans);
        if (best.second <= most + (beginner && scene.at.turn > 1 ? 0 : another_pitch)) continue;
        take(best);
        plans_ = std::move(plans);
        pitch_ = pitch;
    }
    ghost_ = proposed_;
    proposed_pitch_ = pitch_;
}

void PlanChoice::choose_proposed(const Scene& scene) {
    if (proposed() == nullptr) return;
    if (pitch_ != proposed_pitch_) plans_ = plans_at(scene.rules, scene.at, proposed_pitch_);
    pitch_ = proposed_pitch_;
    ghost_ = proposed_;
}

const Plan* PlanChoice::to(Hex hex, Facing face) const {
    const Plan* best = nullptr;
    const bool there = ghost() != nullptr && ghost_.end().hex == hex && ghost_.end().face == face;
    const auto likeness = [&](const Plan& plan) {
        if (beginner_ && !there && is_proposed(plan)) return 3;
        const bool like = plan.tightness == ghost_.tightness && plan.points == ghost_.points;
        const bool plain = plan.tightness == 0 && plan.points == 0;
        return beginner_ && !there ? (plain ? 2 : 0) : like ? 2 : plain ? 1 : 0;
    };
    for (const Plan& plan : plans_) {
        if (plan.end().hex != hex || plan.end().face != face) continue;
        if (best == nullptr || likeness(plan) > likeness(*best)) best = &plan;
    }
    return best;
}

std::vector<const Plan*> PlanChoice::others(std::size_t most) const {
    std::vector<const Plan*> list;
    if (ghost() == nullptr) return list;
    for (const Plan& plan : plans_) {
        if (plan.falls && !ghost_.falls) continue;
        const bool same = plan.tightness == ghost_.tightness && plan.points == ghost_.points;
        if (plan.end().hex == ghost_.end().hex && plan.end().face == ghost_.end().face && !same) list.push_back(&plan);
    }
    const auto surest = [](const Plan* a, const Plan* b) { return a->chance > b->chance; };
    if (list.size() > most) std::ranges::stable_sort(list.begin() + 1, list.end(), surest);
    list.resize(std::min(most, list.size()));
    return list;
}

const Plan* PlanChoice::with_or_without_aerobatics() const {
    const auto hits = [](const Plan& plan) { return plan.chance * plan.shot.any_hit; };
    const Plan* best = nullptr;
    for (const Plan* plan : others(plans_.size())) {
        if (plan->tightness != ghost_.tightness || (plan->points > 0) == (ghost_.points > 0)) continue;
        if (is_proposed(*plan)) return plan;
        if (best == nullptr || hits(*plan) > hits(*best)) best = plan;
    }
    return best;
}

void PlanChoice::choose(const Plan& plan) {
    const std::optional<int> use = throttle();
    ghost_ = plan;
    if (use) set_throttle(*use);
}

std::vector<Hex> PlanChoice::hexes() const {
    std::vector<Hex> list;
    for (const Plan& plan : plans_) {
        if (std::ranges::find(list, plan.end().hex) == list.end()) list.push_back(plan.end().hex);
    }
    if (solver_) std::ranges::sort(list, {}, [](Hex hex) { return std::pair(hex.column, hex.row); });
    return list;
}

const Plan* PlanChoice::best_in(const Scene& scene, Hex hex) const {
    const Plan* best = nullptr;
    const auto value = [&](const Plan& plan) {
        return std::tuple(plan.rolls ? plan.chance : 1.0, -off_target(scene.at, plan.end()),
                          -plan.tightness - plan.points, plan.worth);
    };
    for (const Plan& plan : plans_) {
        if (plan.end().hex == hex && (best == nullptr || value(plan) > value(*best))) best = &plan;
    }
    return best;
}

bool PlanChoice::choose_hex(const Scene& scene, Hex hex) {
    const Plan* best = best_in(scene, hex);
    if (best != nullptr) ghost_ = *best;
    return best != nullptr;
}

bool PlanChoice::choose_first(const Scene& scene, const Action& first) {
    std::vector<Plan> best;
    int pitch_of_best = 0;
    std::size_t place = 0;
    for (int pitch = -3; pitch <= 3; ++pitch) {
        std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch);
        const auto found = std::ranges::find(plans, first, [](const Plan& plan) { return plan.actions.front(); });
        if (found == plans.end() || (!best.empty() && best[place].worth >= found->worth)) continue;
        place = static_cast<std::size_t>(found - plans.begin());
        best = std::move(plans);
        pitch_of_best = pitch;
    }
    if (best.empty()) return false;
    plans_ = std::move(best);
    pitch_ = pitch_of_best;
    ghost_ = plans_[place];
    return true;
}

bool PlanChoice::choose_pitch_to(const Scene& scene, Hex hex) {
    const auto ends_there = [hex](const Plan& plan) { return plan.end().hex == hex && plan.out == Out::in_play; };
    for (int away = 1; away <= 6; ++away) {
        for (const int pitch : {pitch_ - away, pitch_ + away}) {
            if (pitch < -3 || pitch > 3) continue;
            std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch);
            if (std::ranges::none_of(plans, ends_there)) continue;
            plans_ = std::move(plans);
            pitch_ = pitch;
            return choose_hex(scene, hex);
        }
    }
    return false;
}

bool PlanChoice::has_heights() const {
    const auto half_levels = [](const Notch& notch) { return 2 * notch.end.altitude + notch.end.leave; };
    return std::ranges::any_of(notches_,
                               [&](const Notch& notch) { return half_levels(notch) != half_levels(notches_.front()); });
}

int PlanChoice::farthest(Hex from) const {
    int most = 0;
    for (const Plan& plan : plans_) most = std::max(most, distance(from, plan.end().hex));
    return most;
}

bool PlanChoice::choose(Hex hex, Facing face) {
    const Plan* plan = to(hex, face);
    if (plan != nullptr) choose(Plan(*plan));
    return plan != nullptr;
}

bool PlanChoice::choose_step(const Scene& scene, const Step& step) {
    Plan plan = plan_of(scene.rules, scene.at, std::array<Action, 1>{step});
    if (plan.actions.empty()) return false;
    ghost_ = std::move(plan);
    return true;
}

bool PlanChoice::choose_via(const Scene& scene, const Via& via) {
    if (ghost() == nullptr) return false;
    const std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch_, via);
    if (plans.empty()) return false;
    const Waypoint end = ghost_.end();
    const std::optional<int> use = throttle();
    const auto nearness = [&](const Plan& plan) {
        return (plan.end().hex == end.hex ? 2 : 0) + (plan.end().face == end.face ? 1 : 0);
    };
    ghost_ = *std::ranges::max_element(plans, {}, nearness);
    if (use) set_throttle(*use);
    return true;
}

void PlanChoice::shorten(const Scene& scene, std::size_t steps) {
    if (steps >= ghost_.steps()) return;
    ghost_ = plan_of(scene.rules, scene.at,
                     std::span(ghost_.actions).first(steps == 0 ? 0 : ghost_.place_of(steps - 1) + 1));
}

bool PlanChoice::set_pitch(const Scene& scene, int pitch) {
    if (pitch < -3 || pitch > 3) return false;
    std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch);
    if (plans.empty()) return false;
    const std::optional<Waypoint> end = ghost() == nullptr ? std::nullopt : std::optional(ghost_.end());
    plans_ = std::move(plans);
    pitch_ = pitch;
    if (!end || (!choose(end->hex, end->face) && !choose_hex(scene, end->hex)))
        ghost_ = solver_ ? straight_at(scene.rules, scene.at, pitch) : plans_.front();
    return true;
}

void PlanChoice::next_hex(const Scene& scene, int by) {
    const std::vector<Hex> list = hexes();
    if (list.empty()) return;
    const auto count = static_cast<int>(list.size());
    const auto now = ghost() == nullptr ? list.end() : std::ranges::find(list, ghost_.end().hex);
    const int place = now == list.end() ? (by > 0 ? -1 : count) : static_cast<int>(now - list.begin());
    choose_hex(scene, list[static_cast<std::size_t>((place + by + count) % count)]);
}

void PlanChoice::turn(int by) {
    if (ghost() == nullptr) return;
    const Waypoint end = ghost_.end();
    for (int away = 1; away <= 7; ++away) {
        const int next = (rank(end.face) + by * away + 14) % 7;
        if (choose(end.hex, next == 6 ? Facing::none : static_cast<Facing>(next))) return;
    }
}

std::optional<int> PlanChoice::throttle() const {
    if (ghost_.actions.empty()) return std::nullopt;
    const auto* set = std::get_if<Throttle>(&ghost_.actions.back());
    return set == nullptr ? std::nullopt : std::optional<int>(set->use);
}

void PlanChoice::set_throttle(int use) {
    if (throttle()) ghost_.actions.back() = Throttle{static_cast<std::int8_t>(use)};
}

Flight::Flight(const Scene& scene, Plan plan)
    : plan_(std::move(plan)), ply_(scene.history.cursor()), plane_(scene.at.current), turn_(scene.at.turn) {}

std::vector<Waypoint> Flight::rest() const {
    return {plan_.places.begin() + static_cast<std::ptrdiff_t>(std::min(flown_, plan_.places.size())),
            plan_.places.end()};
}

std::optional<Stop> Flight::what_stops(const Scene& scene) const {
    const Position& at = scene.at;
    const Aircraft& mover = at.plane(plane_);
    if (!mover.in_play()) return plan_.out == mover.out ? std::nullopt : std::optional(Stop::lost);
    if (at.turn != turn_) return flown_ == plan_.actions.size() ? std::nullopt : std::optional(Stop::elsewhere);
    if (mover.spin) return Stop::spun;
    if (at.phase == Phase::prefer || at.phase == Phase::exit) return Stop::failed;
    if (flown_ > 0 && at.current == plane_ && at.move.failed) return at.move.held ? Stop::wider : Stop::failed;
    if (flown_ > 0 && waypoint_of(mover) != plan_.places[flown_ - 1])
        return at.phase == Phase::throttle ? Stop::stalled : Stop::failed;
    if (flown_ == plan_.actions.size()) return std::nullopt;
    const bool throttles = std::holds_alternative<Throttle>(plan_.actions[flown_]);
    if (at.current == plane_ && at.phase == (throttles ? Phase::throttle : Phase::move)) return std::nullopt;
    if (flown_ == 0 && at.phase == Phase::declare) return std::nullopt;
    return at.phase == Phase::throttle ? Stop::stalled : Stop::asked;
}

// Whether what was given last has been played.
bool Flight::was_played(const Scene& scene) const {
    const std::vector<Action>& played = scene.history.actions();
    for (std::size_t i = 0; i < given_.size(); ++i) {
        if (ply_ + i >= scene.history.cursor() || played[ply_ + i] != given_[i]) return false;
    }
    return true;
}

std::vector<Action> Flight::go_on(const Scene& scene) {
    if (over_) return {};
    if (!was_played(scene)) {
        over_ = true;  // it was refused, or something else was done
        return {};
    }
    given_.clear();
    ply_ = scene.history.cursor();
    const Phase phase = scene.at.phase;
    const bool resolving = scene.at.current == plane_ && phase != Phase::speed && phase != Phase::mproll;
    const bool waits = is_chance(phase) && scene.at.plane(plane_).in_play();
    if (waits && (flown_ < plan_.actions.size() || resolving)) return {};
    stopped_ = what_stops(scene);
    over_ = stopped_ || flown_ == plan_.actions.size();
    if (over_) return {};
    std::vector<Action> now;
    Position next = scene.at;
    while (flown_ < plan_.actions.size()) {
        const Action& action = plan_.actions[flown_];
        if (!scene.rules.check(next, action).accepted()) break;
        scene.rules.play(next, action);
        now.push_back(action);
        ++flown_;
        const bool goes_on = is_decision(next.phase) && next.current == plane_ && next.plane(plane_).in_play() &&
                             waypoint_of(next.plane(plane_)) == plan_.places[flown_ - 1];
        if (!goes_on) break;
    }
    if (now.empty()) {
        stopped_ = Stop::elsewhere;
        over_ = true;
    }
    given_ = now;
    return now;
}

}  // namespace sightlines::dogfight
