#include "games/dogfight/advice/hint_reason.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/wording.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/grid.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/throttle.h"
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

// Half levels between their heights.
int climb_between(const Aircraft& a, const Aircraft& b) {
    return std::abs(2 * a.altitude + a.leave - 2 * b.altitude - b.leave);
}

bool has_ahead(const Aircraft& plane, const Aircraft& other) {
    return plane.face != Facing::none && in_rear_arc(plane.hex, turned(plane.face, 3), other.hex);
}

// "It gains height.", or "97% that it gains height."
std::string with_odds(const Chance& chance, const std::string& what) {
    return (chance.of == chance.out_of ? "It " : percent(chance) + " that it ") + what + ".";
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
    std::string operator()(const Aero& a) const;
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
    // Of the planes that it could hunt it is the only nearest.
    bool nearest(int letter) const;
    std::string gain_of(const StepForecast& found) const;
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

bool Speaker::nearest(int letter) const {
    bool others = false;
    for (int other = 0; other < static_cast<int>(at_.planes.size()); ++other) {
        if (other == letter || !enemy(other)) continue;
        if (range(own(), plane(other)) <= range(own(), plane(letter))) return false;
        others = true;
    }
    return others;
}

std::string Speaker::operator()(const Declare& a) const {
    if (a.on == nobody) return "Without a target it flies last, and sees where all others go.";
    if (!enemy(a.on)) return {};
    const bool keeps = own().target == a.on && !own().lost;
    const int value = (keeps ? carried_cv(own(), plane(a.on)).total() : 0) + position_bonus(own(), plane(a.on));
    if (value > 0)
        return "You are " + place_of(own(), plane(a.on), "it") + ", Combat Value " + std::to_string(value) + ".";
    if (plane(a.on).target == letter_ && !plane(a.on).lost)
        return "It hunts you: whatever you gain on it, it loses on you.";  // DF-CV-08
    if (nearest(a.on))
        return "It is the nearest enemy, " + among(distance(own().hex, plane(a.on).hex), "hex", "hexes") + " away.";
    return "Only on a target can you gain Combat Value, and to fire you need some.";  // DF-TGT-04, DF-FIRE-01
}

std::string Speaker::operator()(const Aero& a) const {
    if (own().target == nobody) {
        const bool hunted = std::ranges::any_of(at_.planes, [&](const Aircraft& each) {
            return each.in_play() && each.side != own().side && each.target == letter_;
        });
        return hunted ? "If the manoeuvre works, whoever hunts it loses Combat Value." : "";
    }
    // A good or bad pilot gains more or less by them in a circle (DF-AER-04).
    const std::string gain = own().pilot.flying == 0 ? std::to_string(a.points) + " more" : "more";
    return "If the manoeuvre works, it gains " + gain + " Combat Value on " + target() + ".";
}

std::string Speaker::gain_of(const StepForecast& found) const {
    const auto value = [](int cv) { return std::to_string(cv) + " Combat Value"; };
    if (found.own_cv > 0 && own().target != nobody) return "gains " + value(found.own_cv) + " on " + target();
    for (const Loss& loss : found.losses) {
        if (loss.cv > 0) return "takes " + value(loss.cv) + " from " + called(loss.pursuer);
    }
    return {};
}

// What can be said for the place that a step leads to.
std::string Speaker::where_to(const StepForecast& found) const {
    const int other = opponent();
    if (other == nobody || found.out != Out::in_play) return {};
    const Aircraft &now = own(), &foe = plane(other);
    Aircraft after = now;
    after.hex = found.hex;
    after.face = found.face;
    after.altitude = found.altitude;
    after.leave = found.leave;
    if (behind(foe, now) && !behind(foe, after)) return "gets away from " + called(other) + " behind it";
    const int before = distance(now.hex, foe.hex), then = distance(after.hex, foe.hex);
    if (then == 0) return (before == 0 ? "stays in the hex of " : "comes into the hex of ") + called(other);
    if (then <= 2 && behind(after, foe)) return "gets " + place_of(after, foe, called(other));
    if (then < before)
        return "comes closer to " + called(other) + ": " + std::to_string(then) + " instead of " +
               among(before, "hex", "hexes");
    if (!has_ahead(now, foe) && has_ahead(after, foe))
        return "turns towards " + called(other) + ", " + among(then, "hex", "hexes") + " away";
    if (climb_between(after, foe) < climb_between(now, foe)) return "comes nearer to the height of " + called(other);
    if (found.pitch < 0) return "picks up speed in the dive";
    return "is then " + place_of(after, foe, called(other));
}

std::string Speaker::operator()(const Step& a) const {
    if (a.kind == StepKind::spin) return {};
    const StepForecast found = forecast_step(options_, at_, a, at_.move.points);
    const Chance falls{found.stalls.of + found.spins.of, found.stalls.out_of};
    if (falls.of == falls.out_of) return "Too slow: whatever it does, it stalls or spins.";
    std::string what = gain_of(found);
    if (what.empty()) what = where_to(found);
    std::string text = !what.empty() ? with_odds(found.success, what)
                       : found.success.of == found.success.out_of
                           ? "It needs no roll."
                           : "It has a chance of " + percent(found.success) + ".";
    return falls.of == 0 ? text : text + " So slow, it stalls or spins with " + percent(falls) + ".";
}

std::string Speaker::operator()(const ExitTo& a) const {
    const int other = opponent();
    if (other == nobody) return {};
    const int before = distance(own().hex, plane(other).hex);
    const int after = distance(neighbour(own().hex, a.to), plane(other).hex);
    if (after < before) return "That way lies " + called(other) + ".";
    if (before == 0) return plane(other).face == a.to ? "That way flies " + called(other) + ", too." : "";
    return "That way it gets away from " + called(other) + ".";
}

// Of the speed that it has without the throttle, after what its manoeuvres and its climb or dive have done.
std::string Speaker::operator()(const Throttle& a) const {
    const int slope = at_.grand_turn ? 0 : pitch_change(own());
    const int speed = std::max(0, own().speed + own().speed_change + slope), least = own().card.min;
    const std::string at_speed = "at speed " + std::to_string(speed);
    const std::string danger = speed < least    ? ", too slow: it stalls or spins"
                               : speed == least ? " and may stall"
                                                : "";
    const std::string beside =
        own().target == nobody ? "" : ", " + target() + " at " + std::to_string(plane(own().target).speed);
    const std::string then = at_speed + (danger.empty() ? beside : danger) + ".";
    if (a.use == 0) return "It then flies " + then;
    if (a.use < 0 && speed == 0) return "At speed 0 nothing makes it slower.";
    Chance some = throttle_chances(at_, a.use)[0];
    some.of = some.out_of - some.of;
    return percent(some) + (a.use > 0 ? " to get faster; else it flies " : " to get slower; else it flies ") + then;
}

std::string Speaker::operator()(const Fire& a) const {
    const auto fire = forecast_fire(options_, at_, letter_);
    if (!fire || a.burst > static_cast<int>(fire->bursts.size())) return {};
    const BurstForecast& burst = fire->bursts[static_cast<std::size_t>(a.burst - 1)];
    const int per_cent = static_cast<int>(burst.any_hit * 100 + 0.5);
    if (per_cent == 0)
        return std::string(burst.any_hit > 0 ? "Less than 1% to hit" : "It cannot hit") +
               (options_.jamming ? "." : ", but costs nothing.");
    const int hits = static_cast<int>(burst.mean_hits + 0.5);
    return std::to_string(per_cent) + "% to hit" + (hits > 0 ? ", about " + among(hits, "hit", "hits") : "") + ".";
}

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Speaker(rules.options(), at), action);
}

}  // namespace sightlines::dogfight
