#include "games/dogfight/advice/hint_reason.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/wording.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

std::string percent(const Chance& chance) {
    return wording::percent(static_cast<int>(chance.of), static_cast<int>(chance.out_of));
}

std::string among(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

// Of `a` to `b`, whose name is given.
std::string place_of(const Aircraft& a, const Aircraft& b, const std::string& name) {
    const int apart = distance(a.hex, b.hex);
    if (apart == 0) return "in the same hex as " + name;
    if (apart <= 2 && behind(a, b)) return (apart == 1 ? "right behind " : "behind ") + name;
    return among(apart, "hex", "hexes") + " from " + name;
}

class Speaker {
  public:
    Speaker(const Options& options, const Position& at) : options_(options), at_(at), letter_(decider(at).plane) {}

    std::string operator()(const Roll&) const { return {}; }
    std::string operator()(const Signal&) const { return {}; }
    std::string operator()(const Declare& a) const;
    std::string operator()(const RandomAt& a) const {
        if (a.on == nobody) return {};
        return "A surprise gives Combat Value " + std::to_string(random_cv(at_, letter_, a.on)) + " on " +
               called(a.on) + ".";
    }
    std::string operator()(const Go&) const { return "It flies before " + target() + " does."; }
    std::string operator()(const Tail&) const {
        return "By then " + target() + " has shown where it goes, and can be followed.";
    }
    std::string operator()(const RollMp& a) const {
        return a.tail ? "With " + std::to_string(at_.move.offered) + " more on the die it can keep up with " +
                            target() + "."
                      : "It need not fly so far to stay near " + target() + ".";
    }
    std::string operator()(const Step& a) const;
    std::string operator()(const Aero&) const { return "If the manoeuvre works, each point is Combat Value."; }
    std::string operator()(const EndMove&) const {
        return own().target == nobody ? "It is well placed here." : "It is well placed here to hunt " + target() + ".";
    }
    std::string operator()(const Recover&) const {
        return percent(recovery_chance(options_, at_)) + " to pull out, at height " + std::to_string(own().altitude) +
               ".";
    }
    std::string operator()(const Prefer& a) const {
        static constexpr std::array<std::string_view, 4> things{"The turn", "The climb or dive", "The circle",
                                                                "The aerobatics"};
        const auto first = static_cast<std::size_t>(a.order[0]);
        return std::string(things[first]) + (first == 3 ? " are" : " is") +
               " worth less than the rest of the manoeuvre.";
    }
    std::string operator()(const ExitTo& a) const;
    std::string operator()(const Throttle& a) const;
    std::string operator()(const Fire& a) const;
    std::string operator()(const Pass&) const { return {}; }
    std::string operator()(const Pip& a) const {
        return a.pips == 0 ? "" : "It makes a double, and so a critical hit.";
    }
    std::string operator()(const Grand& a) const {
        return a.ok ? "All enemies are far away: a long turn brings them together sooner." : "";
    }
    std::string operator()(const Climb& a) const {
        if (a.half_levels == 0) return "It stays at height " + std::to_string(own().altitude) + ".";
        return (a.half_levels > 0 ? "It gains " : "It gives up ") +
               among(std::abs(a.half_levels), "half level.", "half levels.");
    }
    std::string operator()(const Ram&) const { return "A collision may bring " + target() + " down."; }
    std::string operator()(const Evade& a) const {
        if (a.level == 0) return "It flies its normal turn and takes the risk.";
        return "Swerving has a chance of " + percent(evading_chance(options_, at_, a.level)) + ".";
    }
    std::string operator()(const Clear&) const { return "A jammed gun cannot fire until it is cleared."; }

  private:
    const Aircraft& plane(int letter) const { return at_.plane(letter); }
    const Aircraft& own() const { return plane(letter_); }
    std::string called(int letter) const { return words::plane_words(at_, letter); }
    std::string target() const { return own().target == nobody ? "the enemy" : called(own().target); }
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
    if (a.on == nobody) return "Without a target it flies last, and sees where all others go.";
    if (!enemy(a.on)) return {};
    const bool keeps = own().target == a.on && !own().lost;
    const int value = (keeps ? carried_cv(own(), plane(a.on)).total() : 0) + position_bonus(own(), plane(a.on));
    std::string text = "You are " + place_of(own(), plane(a.on), "it");
    if (value != 0) text += ", Combat Value " + std::to_string(value);
    if (!keeps && plane(a.on).target == letter_) text += ", and it hunts you";
    return text + ".";
}

// What can be said of the place that a step leads to.
std::string Speaker::where_to(const StepForecast& found) const {
    const int other = opponent();
    if (other == nobody || found.out != Out::in_play) return {};
    Aircraft after = own();
    after.hex = found.hex;
    after.face = found.face;
    after.altitude = found.altitude;
    if (behind(plane(other), own()) && !behind(plane(other), after))
        return "It gets away from " + called(other) + " behind it";
    return "It ends " + place_of(after, plane(other), called(other));
}

std::string Speaker::operator()(const Step& a) const {
    if (a.kind == StepKind::spin) return {};
    const StepForecast found = forecast_step(options_, at_, a, at_.move.points);
    const bool sure = found.success.of == found.success.out_of;
    const std::string odds = sure ? ", sure." : ", " + percent(found.success) + ".";
    if (found.own_cv > 0 && own().target != nobody)
        return "It gains " + std::to_string(found.own_cv) + " Combat Value on " + target() + odds;
    for (const Loss& loss : found.losses) {
        if (loss.cv > 0)
            return "It takes " + std::to_string(loss.cv) + " Combat Value from " + called(loss.pursuer) + odds;
    }
    if (const std::string place = where_to(found); !place.empty()) return place + odds;
    return sure ? "It needs no roll." : "It has a chance of " + percent(found.success) + ".";
}

std::string Speaker::operator()(const ExitTo& a) const {
    const int other = opponent();
    if (other == nobody) return {};
    const int before = distance(own().hex, plane(other).hex);
    const int after = distance(neighbour(own().hex, a.to), plane(other).hex);
    if (after < before) return "That way lies " + called(other) + ".";
    return before == 0 ? "" : "That way it gets away from " + called(other) + ".";
}

std::string Speaker::operator()(const Throttle& a) const {
    const std::string speeds = own().target == nobody
                                   ? "it flies at speed " + std::to_string(own().speed) + "."
                                   : target() + " flies at speed " + std::to_string(plane(own().target).speed) +
                                         ", it at " + std::to_string(own().speed) + ".";
    if (a.use == 0) return wording::capital(speeds);
    Chance some = throttle_chances(at_, a.use)[0];
    some.of = some.out_of - some.of;
    return percent(some) + (a.use > 0 ? " to get faster: " : " to get slower: ") + speeds;
}

std::string Speaker::operator()(const Fire& a) const {
    const auto fire = forecast_fire(options_, at_, letter_);
    if (!fire || a.burst > static_cast<int>(fire->bursts.size())) return {};
    const BurstForecast& burst = fire->bursts[static_cast<std::size_t>(a.burst - 1)];
    const int per_cent = static_cast<int>(burst.any_hit * 100 + 0.5);
    if (per_cent == 0) return {};
    const int hits = static_cast<int>(burst.mean_hits + 0.5);
    return std::to_string(per_cent) + "% to hit" + (hits > 0 ? ", about " + among(hits, "hit", "hits") : "") + ".";
}

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Speaker(rules.options(), at), action);
}

}  // namespace sightlines::dogfight
