#include "games/dogfight/advice/failed_maneuver.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/dogfight/advice/answers.h"
#include "games/dogfight/rules/forecast.h"

namespace sightlines::dogfight {
namespace {

constexpr int least_sum = 2, most_sum = 12;

int ways(int sum) { return 6 - std::abs(sum - 7); }

// Two dice of a sum, and a third where it is due.
Roll dice_of(int sum, std::size_t count, int third) {
    const int first = std::min(6, sum - 1);
    Roll roll;
    for (const int face : {first, sum - first, third}) {
        if (roll.faces.size() < count) roll.faces.push_back(static_cast<DiceNumbers::value_type>(face));
    }
    return roll;
}

class FailedManeuvers {
  public:
    FailedManeuvers(const Rules& rules, const Position& before, const Step& step, const Waypoint& meant)
        : rules_(rules), before_(before.mover()), mover_(before.current), step_(step), meant_(meant) {}

    // Plays what follows the step: whatever else is rolled turns out well.
    void play(Position at, double weight) {
        while (at.current == mover_ && at.plane(mover_).in_play()) {
            if (at.phase == Phase::mt) return test(at, weight);
            if (at.phase == Phase::fail) return fail(at, weight);
            if (at.phase == Phase::prefer) {
                rules_.play(at, answers_in_order(rules_, at).front());
            } else if (at.phase == Phase::stall || at.phase == Phase::stress || at.phase == Phase::depart) {
                const auto rolled = due(rules_.options(), at);
                Roll best;
                for (const auto sides : rolled->sides) best.faces.push_back(sides);
                rules_.play(at, best);
            } else {
                break;
            }
        }
        if (failed_) count(at, weight);
    }

    std::optional<FailedManeuver> told() const {
        if (weight_ <= 0) return std::nullopt;
        const auto most = std::ranges::max_element(kinds_);
        return FailedManeuver{static_cast<Instead>(most - kinds_.begin()), *most / weight_, cv_ / weight_};
    }

  private:
    void test(const Position& at, double weight) {
        for (int sum = least_sum; sum <= most_sum; ++sum) {
            Position next = at;
            rules_.play(next, dice_of(sum, 2, 1));
            failed_ = next.move.failed || next.phase == Phase::fail || next.phase == Phase::prefer;
            if (failed_) play(std::move(next), weight * ways(sum));
        }
        failed_ = false;
    }
    void fail(const Position& at, double weight) {
        const std::size_t count = due(rules_.options(), at)->sides.size();
        const int thirds = count > 2 ? 6 : 1;
        for (int sum = least_sum; sum <= most_sum; ++sum) {
            for (int third = 1; third <= thirds; ++third) {
                Position next = at;
                rules_.play(next, dice_of(sum, count, third));
                play(std::move(next), weight * ways(sum) / thirds);
            }
        }
    }
    void count(const Position& at, double weight) {
        const Aircraft& plane = at.plane(mover_);
        weight_ += weight;
        kinds_[static_cast<std::size_t>(instead(at))] += weight;
        cv_ += weight * plane.cv;
    }
    Instead instead(const Position& at) const {
        const Aircraft& plane = at.plane(mover_);
        if (at.phase == Phase::exit) return Instead::leaves_circle;
        if (step_.mid && plane.middle())
            return step_.raise > 0 || step_.number > 0 ? Instead::circles : Instead::without_aerobatics;
        if (waypoint_of(plane) == meant_) return Instead::without_aerobatics;
        if (step_.mid) return before_.middle() ? Instead::leaves_circle : Instead::straight;
        if (step_.turn != 0 && plane.face == before_.face) return Instead::straight;
        if (plane.face != meant_.face) return Instead::turns_less;
        return Instead::keeps_pitch;
    }

    const Rules& rules_;
    Aircraft before_;
    int mover_;
    Step step_;
    Waypoint meant_;
    bool failed_ = false;
    double weight_ = 0, cv_ = 0;
    std::array<double, kinds_of_failed_maneuver> kinds_{};
};

}  // namespace

std::optional<FailedManeuver> failed_maneuver_of(const Rules& rules, const Position& at, const Plan& plan) {
    if (at.phase != Phase::move || plan.weakest >= 1) return std::nullopt;
    Position now = at;
    for (std::size_t i = 0; i < plan.actions.size() && now.phase == Phase::move; ++i) {
        const Step* step = std::get_if<Step>(&plan.actions[i]);
        const double chance =
            step == nullptr ? 1 : forecast_step(rules.options(), now, *step, now.move.points).success.value();
        if (chance <= plan.weakest) {
            FailedManeuvers failed_maneuvers(rules, now, *step, plan.places[i]);
            rules.play(now, *step);
            failed_maneuvers.play(now, 1);
            return failed_maneuvers.told();
        }
        if (!play_as_meant(rules, now, plan.actions[i])) break;
    }
    return std::nullopt;
}

}  // namespace sightlines::dogfight
