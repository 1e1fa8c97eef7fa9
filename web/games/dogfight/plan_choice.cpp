#include "games/dogfight/plan_choice.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

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
    notches_.clear();
    ghost_ = {};
}

void PlanChoice::reckon(const Scene& scene) {
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
    ghost_ = plans_.front();
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

const Plan* PlanChoice::to(Hex hex, Facing face) const {
    const auto found = std::ranges::find_if(
        plans_, [&](const Plan& plan) { return plan.end().hex == hex && plan.end().face == face; });
    return found == plans_.end() ? nullptr : &*found;
}

std::vector<Hex> PlanChoice::hexes() const {
    std::vector<Hex> list;
    for (const Plan& plan : plans_) {
        if (std::ranges::find(list, plan.end().hex) == list.end()) list.push_back(plan.end().hex);
    }
    return list;
}

const Plan* PlanChoice::best_in(const Scene& scene, Hex hex) const {
    const Plan* best = nullptr;
    const auto value = [&](const Plan& plan) {
        return std::tuple(plan.rolls ? plan.chance : 1.0, -off_target(scene.at, plan.end()), plan.worth);
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

bool PlanChoice::choose(Hex hex, Facing face) {
    const Plan* plan = to(hex, face);
    if (plan == nullptr) return false;
    const std::optional<int> use = throttle();
    ghost_ = *plan;
    if (use) set_throttle(*use);
    return true;
}

void PlanChoice::choose_step(const Scene& scene, const Step& step) {
    ghost_ = plan_of(scene.rules, scene.at, std::array<Action, 1>{step});
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
    ghost_ = plan_of(scene.rules, scene.at, std::span(ghost_.actions).first(steps));
}

bool PlanChoice::set_pitch(const Scene& scene, int pitch) {
    if (pitch < -3 || pitch > 3) return false;
    std::vector<Plan> plans = plans_at(scene.rules, scene.at, pitch);
    if (plans.empty()) return false;
    const std::optional<Waypoint> end = ghost() == nullptr ? std::nullopt : std::optional(ghost_.end());
    plans_ = std::move(plans);
    pitch_ = pitch;
    ghost_ = plans_.front();
    if (end && !choose(end->hex, end->face)) choose_hex(scene, end->hex);
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

Flight::Flight(const Scene& scene, const Plan& plan)
    : plan_(plan), ply_(scene.history.cursor()), plane_(scene.at.current), turn_(scene.at.turn) {}

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
    if (flown_ > 0 && at.current == plane_ && at.move.failed) return Stop::failed;
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
