#include "games/dogfight/ai/hint_reason.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/wording.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {
namespace {

std::string percent(const Chance& chance) {
    return wording::percent(static_cast<int>(chance.of), static_cast<int>(chance.out_of));
}

std::string among(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

class Speaker {
  public:
    Speaker(const Options& options, const Position& at) : options_(options), at_(at), letter_(decider(at).plane) {}

    std::string operator()(const Roll&) const { return {}; }
    std::string operator()(const Signal&) const { return {}; }
    std::string operator()(const Declare& a) const;
    std::string operator()(const RandomAt& a) const {
        if (a.on == nobody) return {};
        return "Brings a Combat Value of " + std::to_string(random_cv(at_, letter_, a.on)) + " against " +
               plane_name(a.on) + ".";
    }
    std::string operator()(const Go&) const { return "Moves now, before " + plane_name(own().target) + "."; }
    std::string operator()(const Tail&) const {
        return "Moves after " + plane_name(own().target) + ", knowing where it has gone.";
    }
    std::string operator()(const RollMp& a) const {
        return a.tail ? "The tailing bonus adds " + std::to_string(at_.move.offered) + " to the die."
                      : "Without the bonus there may be less that has to be flown.";
    }
    std::string operator()(const Step& a) const;
    std::string operator()(const Aero&) const { return "Points add to what the manoeuvre brings if it succeeds."; }
    std::string operator()(const EndMove&) const { return "Stays where it is and gives up the rest of the move."; }
    std::string operator()(const Recover&) const {
        return percent(recovery_chance(options_, at_)) + " to recover from the spin.";
    }
    std::string operator()(const Prefer& a) const {
        static constexpr std::array<std::string_view, 4> things{"the turn", "the change of pitch",
                                                                "the stay in the hex", "the Aerobatic Points"};
        return "Would give up " + std::string(things[static_cast<std::size_t>(a.order[0])]) + " before the rest.";
    }
    std::string operator()(const ExitTo& a) const;
    std::string operator()(const Throttle& a) const;
    std::string operator()(const Fire& a) const;
    std::string operator()(const Pass&) const { return {}; }
    std::string operator()(const Pip& a) const { return a.pips == 0 ? "" : "Makes doubles, and so a critical hit."; }
    std::string operator()(const Grand& a) const {
        return a.ok ? "The enemy is far: a grand turn brings them together sooner." : "";
    }
    std::string operator()(const Climb& a) const {
        if (a.half_levels == 0) return "Keeps its height.";
        return (a.half_levels > 0 ? "Climbs " : "Dives ") +
               among(std::abs(a.half_levels), "half level.", "half levels.");
    }
    std::string operator()(const Ram&) const { return "Flies into " + plane_name(own().target) + "."; }
    std::string operator()(const Evade& a) const {
        if (a.level == 0) return "Flies its normal turn and takes the risk.";
        return percent(evading_chance(options_, at_, a.level)) + " to pass the test.";
    }
    std::string operator()(const Clear&) const { return "A jammed gun cannot fire until it is cleared."; }

  private:
    const Aircraft& plane(int letter) const { return at_.plane(letter); }
    const Aircraft& own() const { return plane(letter_); }
    bool enemy(int letter) const { return plane(letter).in_play() && plane(letter).side != own().side; }
    // The target, or the nearest enemy; nobody without any.
    int opponent() const;
    std::string where_to(const StepForecast& found) const;

    const Options& options_;
    const Position& at_;
    int letter_;
};

int Speaker::opponent() const {
    if (own().target != nobody && enemy(own().target)) return own().target;
    int nearest = nobody;
    for (int letter = 0; letter < static_cast<int>(at_.planes.size()); ++letter) {
        if (enemy(letter) && (nearest == nobody || range(own(), plane(letter)) < range(own(), plane(nearest))))
            nearest = letter;
    }
    return nearest;
}

std::string Speaker::operator()(const Declare& a) const {
    if (a.on == nobody) return "Without a target it moves after all that have one.";
    const bool keeps = own().target == a.on && !own().lost;
    if (keeps && own().cv > 0)
        return "Its Combat Value against " + plane_name(a.on) + " is " + std::to_string(own().cv) + " so far.";
    if (!enemy(a.on)) return {};
    bool nearest = true;
    bool weakest = plane(a.on).damage > 0;
    int enemies = 0;
    for (int letter = 0; letter < static_cast<int>(at_.planes.size()); ++letter) {
        if (!enemy(letter)) continue;
        ++enemies;
        if (letter == a.on) continue;
        nearest &= range(own(), plane(a.on)) < range(own(), plane(letter));
        weakest &= plane(letter).damage < plane(a.on).damage;
    }
    if (enemies > 1 && nearest) return plane_name(a.on) + " is the nearest enemy.";
    if (enemies > 1 && weakest) return plane_name(a.on) + " is the enemy with the most damage.";
    return "Only a declared target can be fired on.";
}

// What can be said of the place that a step leads to.
std::string Speaker::where_to(const StepForecast& found) const {
    const int other = opponent();
    if (other == nobody || found.out != Out::in_play) return {};
    Aircraft after = own();
    after.hex = found.hex;
    after.face = found.face;
    after.altitude = found.altitude;
    const int before = range(own(), plane(other));
    const int now = range(after, plane(other));
    if (now <= 2 && behind(after, plane(other))) return "Ends behind " + plane_name(other);
    if (behind(plane(other), own()) && !behind(plane(other), after))
        return "Shakes " + plane_name(other) + " off its tail";
    if (now < before) return "Closes in on " + plane_name(other);
    return {};
}

std::string Speaker::operator()(const Step& a) const {
    if (a.kind == StepKind::spin) return {};
    const StepForecast found = forecast_step(options_, at_, a, at_.move.points);
    const bool sure = found.success.of == found.success.out_of;
    const std::string odds = sure ? "." : " if the test succeeds (" + percent(found.success) + ").";
    if (found.own_cv > 0 && own().target != nobody)
        return "Gains " + std::to_string(found.own_cv) + " Combat Value against " + plane_name(own().target) + odds;
    for (const Loss& loss : found.losses) {
        if (loss.cv > 0)
            return "Takes " + std::to_string(loss.cv) + " Combat Value from " + plane_name(loss.pursuer) + odds;
    }
    if (const std::string place = where_to(found); !place.empty()) return place + odds;
    return sure ? "Cannot fail." : percent(found.success) + " to succeed.";
}

std::string Speaker::operator()(const ExitTo& a) const {
    const int other = opponent();
    if (other == nobody) return {};
    const int before = distance(own().hex, plane(other).hex);
    const int after = distance(neighbour(own().hex, a.to), plane(other).hex);
    if (after < before) return "Heads for " + plane_name(other) + ".";
    return before == 0 ? "" : "Heads away from " + plane_name(other) + ".";
}

std::string Speaker::operator()(const Throttle& a) const {
    if (a.use == 0) return "Its speed is not changed by the throttle.";
    Chance some = throttle_chances(at_, a.use)[0];
    some.of = some.out_of - some.of;
    return percent(some) + (a.use > 0 ? " to gain speed." : " to lose speed.");
}

std::string Speaker::operator()(const Fire& a) const {
    const auto fire = forecast_fire(options_, at_, letter_);
    if (!fire || a.burst > static_cast<int>(fire->bursts.size())) return {};
    const double any = fire->bursts[static_cast<std::size_t>(a.burst - 1)].any_hit;
    const int per_cent = static_cast<int>(any * 100 + 0.5);
    if (per_cent == 0) return {};
    return std::to_string(per_cent) + " % to hit " + plane_name(own().target) + ".";
}

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Speaker(rules.options(), at), action);
}

}  // namespace sightlines::dogfight
