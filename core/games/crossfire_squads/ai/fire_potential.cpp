#include "games/crossfire_squads/ai/fire_potential.h"

#include <algorithm>
#include <vector>

#include "base/sort_short.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr std::size_t loners = 10;  // after the platoons: whoever shoots alone

// What those who shoot together do to one target.
struct Volley {
    int weak = certain;  // odds that nobody does more than pin
    StateOdds after{};

    Volley with(const HitOdds& odds) const { return {weak * (odds[0] + odds[1]) / certain, under_fire(after, odds)}; }
};

struct Threat {
    int keeps = 0;
    int gain = 0;
};

class SideEvaluator {
  public:
    SideEvaluator(const Options& options, const Position& at, const LineOfSightCache& lines, int side, int holder)
        : options_(options), at_(at), lines_(lines), hold_(lines.is_valid_for(at)), side_(side), holder_(holder) {
        each_on_table(at, side, [&](UnitId id, const Unit& unit) {
            if (can_shoot_at_all(unit)) shooters_.push_back(id);
            if (unit.kind == Kind::pc && unit.state != State::suppressed)
                led_[static_cast<std::size_t>(unit.platoon)] = unit.platoon != 0;
        });
    }

    int total() const {
        std::vector<Threat> threats;
        if (shooters_.empty()) return 0;
        each_on_table(at_, 1 - side_, [&](UnitId target, const Unit&) {
            if (const Threat threat = threat_to(target); threat.gain > 0) threats.push_back(threat);
        });
        sort_short(threats, [](const Threat& a, const Threat& b) { return a.gain > b.gain; });
        std::int64_t odds = certain;
        std::int64_t sum = 0;
        for (const Threat& threat : threats) {
            sum += odds * threat.gain;
            odds = odds * threat.keeps / certain;
        }
        return static_cast<int>(sum / certain);
    }

  private:
    bool in_sight(UnitId shooter, UnitId target) const {
        if (!hold_) return sees(at_, shooter, target);
        return side_ == 0 ? lines_.see(at_, shooter, target) : lines_.see(at_, target, shooter);
    }

    bool may_fire(UnitId shooter, UnitId target) const {
        const Unit& unit = at_[shooter];
        const Unit& enemy = at_[target];
        if (row_of(unit.kind).arc && !in_arc(aim_of(unit), enemy.at - unit.at)) return false;
        return can_shoot(unit, enemy).accepted() && in_sight(shooter, target);
    }

    // The best that can be done to one enemy: by a platoon that its commander leads, or by one alone.
    Threat threat_to(UnitId target_id) const {
        const Unit& target = at_[target_id];
        const Volley nothing{certain, untouched(target.state)};
        std::array<Volley, loners + 1> teams;
        teams.fill(nothing);
        for (const UnitId id : shooters_) {
            if (!may_fire(id, target_id)) continue;
            const HitOdds odds = odds_of_shot(options_, at_, id, target_id);
            const auto platoon = static_cast<std::size_t>(at_[id].platoon);
            if (led_[platoon] && !is_vehicle(target)) {
                teams[platoon] = teams[platoon].with(odds);
            } else if (const Volley alone = nothing.with(odds); alone.weak < teams[loners].weak) {
                teams[loners] = alone;
            }
        }
        const Volley& best = *std::min_element(teams.begin(), teams.end(),
                                               [](const Volley& a, const Volley& b) { return a.weak < b.weak; });
        int gain = loss_of(target, best.after);
        if (holder_ > 0 && target.state == State::fit && holds(target))
            gain += holder_ * (certain - best.after[0]) / certain;
        return {certain - best.weak, gain};
    }

    bool holds(const Unit& unit) const {
        const Piece* objective = at_.terrain.find(at_.objective);
        return objective != nullptr && objective->shape.contains(unit.at);
    }

    const Options& options_;
    const Position& at_;
    const LineOfSightCache& lines_;
    bool hold_;
    int side_;
    int holder_;  // points for a fit enemy in the objective
    Units shooters_;
    std::array<bool, loners> led_{};  // by platoon
};

}  // namespace

FirePotential fire_potential(const Options& options, const Position& at, const LineOfSightCache& lines,
                             const std::array<int, 2>& holders) {
    return {{SideEvaluator(options, at, lines, 0, holders[1]).total(),
             SideEvaluator(options, at, lines, 1, holders[0]).total()}};
}

}  // namespace sightlines::crossfire_squads
