#include "games/dogfight/plan_choice.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <tuple>
#include <utility>

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/advice/shot_needs.h"
#include "games/dogfight/advice/suggest.h"

namespace sightlines::dogfight {
namespace {

// Hexsides between a nose and the way to the target; in the middle as far as can be.
int off_target(const Position& at, const Waypoint& end) {
    const Aircraft& mover = at.mover();
    if (mover.target == nobody) return 0;
    if (end.face == Facing::none) return 4;
    const Hex goal = at.plane(mover.target).hex;
    if (goal == end.hex) return 0;
    return distance(neighbour(end.hex, end.face), goal) - distance(end.hex, goal) + 1;
}

int rank(Facing face) { return face == Facing::none ? 6 : static_cast<int>(face); }

}  // namespace

void PlanChoice::clear() {
    plans_.clear();
    height_marks_.clear();
    preview_ = proposed_ = {};
    outlook_of_.clear();
    outlook_ = {};
}

const PlanChoice::Outlook& PlanChoice::outlook(const Scene& scene) const {
    if (outlook_of_ != preview_.actions) {
        outlook_of_ = preview_.actions;
        outlook_ = {failed_maneuver_of(scene.rules, scene.at, preview_), solver_ ? std::nullopt : pitch_to_shoot(scene),
                    is_proposed(preview_) ? words::why_risked(scene.rules, scene.at, preview_) : ""};
    }
    return outlook_;
}

std::optional<int> PlanChoice::pitch_to_shoot(const Scene& scene) const {
    const std::optional<ShotNeeds> needs = shot_needs(scene.at, preview_);
    if (!needs || needs->met() || !needs->placed() || !scene.at.plane(scene.at.mover().target).moved) return {};
    const auto shoots = [&](const Plan& plan) {
        return plan.end().hex == preview_.end().hex && plan.end().face == preview_.end().face && plan.shot.hits > 0 &&
               plan.points == preview_.points && plan.tightness == preview_.tightness;
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
    beginner_ = whom == For::beginner;
    solver_ = whom == For::solver;
    SuggestedMove suggested =
        solver_ ? plans_of_nearest_pitch(scene.rules, scene.at)
                : suggest_move(scene.rules, scene.at, beginner_ ? Audience::beginner : Audience::player);
    pitch_ = suggested.pitch;
    plans_ = std::move(suggested.plans);
    if (plans_.empty()) return;
    if (!solver_) propose(Plan(plans_[suggested.place]));
    for (int pitch = -2; pitch <= 2; ++pitch) {
        const Plan straight = straight_at(scene.rules, scene.at, pitch);
        if (straight.actions.empty()) continue;
        const auto hexes = std::ranges::count_if(straight.actions, [](const Action& action) {
            const Step* step = std::get_if<Step>(&action);
            return step != nullptr && step->kind == StepKind::fly;
        });
        height_marks_.push_back({pitch, static_cast<int>(hexes), straight.speed, straight.end()});
    }
}

void PlanChoice::propose(Plan plan) {
    preview_ = proposed_ = std::move(plan);
    proposed_pitch_ = pitch_;
}

void PlanChoice::choose_proposed(const Scene& scene) {
    if (proposed() == nullptr) return;
    if (pitch_ != proposed_pitch_) plans_ = plans_at(scene.rules, scene.at, proposed_pitch_);
    pitch_ = proposed_pitch_;
    preview_ = proposed_;
}

const Plan* PlanChoice::to(Hex hex, Facing face) const {
    const Plan* best = nullptr;
    const bool there = preview() != nullptr && preview_.end().hex == hex && preview_.end().face == face;
    const auto likeness = [&](const Plan& plan) {
        if (beginner_ && !there && is_proposed(plan)) return 3;
        const bool like = plan.tightness == preview_.tightness && plan.points == preview_.points;
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
    if (preview() == nullptr) return list;
    for (const Plan& plan : plans_) {
        if (plan.falls && !preview_.falls) continue;
        const bool same = plan.tightness == preview_.tightness && plan.points == preview_.points;
        if (plan.end().hex == preview_.end().hex && plan.end().face == preview_.end().face && !same)
            list.push_back(&plan);
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
        if (plan->tightness != preview_.tightness || (plan->points > 0) == (preview_.points > 0)) continue;
        if (is_proposed(*plan)) return plan;
        if (best == nullptr || hits(*plan) > hits(*best)) best = plan;
    }
    return best;
}

void PlanChoice::choose(const Plan& plan) {
    const std::optional<int> use = throttle();
    preview_ = plan;
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
    if (best != nullptr) preview_ = *best;
    return best != nullptr;
}

bool PlanChoice::propose_first(const Scene& scene, const Action& first) {
    const auto begins = [&first](const Plan* plan) { return plan != nullptr && plan->actions.front() == first; };
    if (begins(preview()) || begins(proposed())) {
        begins(preview()) ? propose(Plan(preview_)) : choose_proposed(scene);
        return true;
    }
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
    propose(Plan(plans_[place]));
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
    const auto half_levels = [](const HeightMark& height_mark) {
        return 2 * height_mark.end.altitude + height_mark.end.leave;
    };
    return std::ranges::any_of(height_marks_, [&](const HeightMark& height_mark) {
        return half_levels(height_mark) != half_levels(height_marks_.front());
    });
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
    preview_ = std::move(plan);
    return true;
}

bool PlanChoice::choose_via(const Scene& scene, const Via& via) {
    if (preview() == nullptr) return false;
    const std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch_, via);
    if (plans.empty()) return false;
    const Waypoint end = preview_.end();
    const std::optional<int> use = throttle();
    const auto nearness = [&](const Plan& plan) {
        return (plan.end().hex == end.hex ? 2 : 0) + (plan.end().face == end.face ? 1 : 0);
    };
    preview_ = *std::ranges::max_element(plans, {}, nearness);
    if (use) set_throttle(*use);
    return true;
}

void PlanChoice::shorten(const Scene& scene, std::size_t steps) {
    if (steps >= preview_.steps()) return;
    preview_ = plan_of(scene.rules, scene.at,
                       std::span(preview_.actions).first(steps == 0 ? 0 : preview_.place_of(steps - 1) + 1));
}

void PlanChoice::drop_step(const Scene& scene) {
    if (preview() != nullptr) shorten(scene, preview_.steps() - 1);
}

bool PlanChoice::set_pitch(const Scene& scene, int pitch) {
    if (pitch < -3 || pitch > 3) return false;
    std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch);
    if (plans.empty()) return false;
    const std::optional<Waypoint> end = preview() == nullptr ? std::nullopt : std::optional(preview_.end());
    plans_ = std::move(plans);
    pitch_ = pitch;
    if (!end || (!choose(end->hex, end->face) && !choose_hex(scene, end->hex)))
        preview_ = solver_ ? straight_at(scene.rules, scene.at, pitch) : plans_.front();
    return true;
}

void PlanChoice::next_hex(const Scene& scene, int by) {
    const std::vector<Hex> list = hexes();
    if (list.empty()) return;
    const auto count = static_cast<int>(list.size());
    const auto now = preview() == nullptr ? list.end() : std::ranges::find(list, preview_.end().hex);
    const int place = now == list.end() ? (by > 0 ? -1 : count) : static_cast<int>(now - list.begin());
    choose_hex(scene, list[static_cast<std::size_t>((place + by + count) % count)]);
}

void PlanChoice::turn_to(Facing face) {
    if (preview() != nullptr) choose(preview_.end().hex, face);
}

void PlanChoice::turn(int by) {
    if (preview() == nullptr) return;
    const Waypoint end = preview_.end();
    for (int away = 1; away <= 7; ++away) {
        const int next = (rank(end.face) + by * away + 14) % 7;
        if (choose(end.hex, next == 6 ? Facing::none : static_cast<Facing>(next))) return;
    }
}

std::optional<int> PlanChoice::throttle() const {
    if (preview_.actions.empty()) return std::nullopt;
    const auto* set = std::get_if<Throttle>(&preview_.actions.back());
    return set == nullptr ? std::nullopt : std::optional<int>(set->use);
}

void PlanChoice::set_throttle(int use) {
    if (throttle()) preview_.actions.back() = Throttle{static_cast<std::int8_t>(use)};
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
