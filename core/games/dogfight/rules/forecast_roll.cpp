#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/rules/stalls.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/rules/throttle.h"

// What the dice that are due can bring.
namespace sightlines::dogfight {
namespace {

// Of one die.
template <class Wanted>
Chance of_die(Wanted wanted) {
    Chance chance{0, 6};
    for (int die = 1; die <= 6; ++die) chance.of += wanted(die) ? 1 : 0;
    return chance;
}

// Of the sum of two dice.
template <class Wanted>
Chance of_two(Wanted wanted) {
    Chance chance;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) chance.of += wanted(first + second) ? 1 : 0;
    }
    return chance;
}

class RollForecaster {
  public:
    RollForecaster(const Options& options, const Position& at) : options_(options), at_(at) {}

    RollForecast tell() {
        found_.plane = at_.phase == Phase::hit ? at_.shot.firer : at_.list.size() == 1 ? at_.list[0] : at_.current;
        switch (at_.phase) {
            case Phase::acquire: acquisition_roll(); break;
            case Phase::initiative:
            case Phase::tiebreak:
            case Phase::rolloff: found_.what = &why::initiative; break;
            case Phase::encounter:
            case Phase::ramroll: found_.what = &why::encounter; break;
            case Phase::evadetest: evading(); break;
            case Phase::collide: found_.what = &why::collision; break;
            case Phase::mproll: movement(); break;
            case Phase::mt: maneuver(); break;
            case Phase::fail: found_.what = &why::failure; break;
            case Phase::stress: stress_of_cur(at_.move.stress); break;
            case Phase::overspeed: overspeed(); break;
            case Phase::stall: stall_check(); break;
            case Phase::depart: departure(); break;
            case Phase::spinroll: spin(); break;
            case Phase::recover: recovery(); break;
            case Phase::speed: speed(); break;
            case Phase::hit: burst(); break;
            case Phase::crit: critical(); break;
            case Phase::smoke:
                found_.what = &why::smokes;
                add("smokes", of_die([](int die) { return die <= 3; }));
                break;
            case Phase::burn: found_.what = &why::burns; break;
            case Phase::clearroll: clearing(); break;
            case Phase::spot: spots(); break;
            case Phase::gtroll: found_.what = &why::grand_slope; break;
            default: break;
        }
        return found_;
    }

  private:
    const Aircraft& plane(int letter) const { return at_.plane(letter); }
    const Aircraft& cur() const { return plane(at_.current); }
    void add(std::string_view what, Chance chance) {
        if (chance.of > 0) found_.outcomes.push_back({what, chance});
    }
    void need(const Reason& what, const ModifierSum& modifiers, int needed) {
        found_.what = &what;
        found_.modifiers = modifiers;
        found_.needed = needed;
    }
    void pass_or_fail(Chance passed) {
        add("works", passed);
        add("fails", {passed.out_of - passed.of, passed.out_of});
    }

    void acquisition_roll() {
        found_.what = &why::acquisition;
        if (at_.list.size() != 1) return;
        need(why::acquisition, acquisition(options_, at_, plane(at_.list[0])), 0);
        add("spotted", of_die([this](int die) { return die + found_.modifiers.total() >= 0; }));
    }
    void evading() {
        need(why::evading, test_modifiers(options_, at_, cur()),
             cur().evading_level == 3 ? 9 : 2 + 2 * cur().evading_level);
        pass_or_fail(evading_chance(options_, at_, cur().evading_level));
    }
    void movement() {
        found_.what = &why::movement;
        const MpForecast mps = forecast_mp(at_);
        constexpr std::array<std::string_view, 5> words{"no hex", "1 hex", "2 hexes", "3 hexes", "4 hexes"};
        for (int points = 0; points <= 4; ++points)
            add(words[static_cast<std::size_t>(points)],
                of_die([&](int die) { return mps.horizontal[static_cast<std::size_t>(die - 1)] == points; }));
    }
    void maneuver() {
        need(why::maneuver_test, test_modifiers(options_, at_, cur()), at_.move.test.number);
        pass_or_fail(reaching(found_.needed, found_.modifiers.total()));
    }
    void stress_of_cur(int modifier) {
        need(why::stress, stress_modifiers(cur(), modifier), 4);
        stress_outcomes();
    }
    void overspeed() {
        found_.what = &why::stress;
        if (at_.list.size() != 1) return;
        need(why::stress, stress_modifiers(plane(at_.list[0]), 0), 4);
        stress_outcomes();
    }
    void stress_outcomes() {
        constexpr std::array<std::string_view, 4> words{"breaks up", "much damage", "some damage", "holds"};
        for (const Stress each : {Stress::none, Stress::one_set, Stress::two_sets, Stress::destroyed})
            add(words[static_cast<std::size_t>(each)],
                of_two([&](int sum) { return stress_result(sum + found_.modifiers.total()) == each; }));
    }
    void stall_check() {
        need(why::stall_check, stall_modifiers(options_, cur()), cur().speed < stall_speed(cur(), at_.move) ? 7 : 4);
        constexpr std::array<std::string_view, 3> words{"spins", "stalls", "flies on"};
        for (const Stall each : {Stall::none, Stall::stall, Stall::spin})
            add(words[static_cast<std::size_t>(each)],
                of_die([&](int die) { return stall_result(cur(), at_.move, die + found_.modifiers.total()) == each; }));
    }
    void departure() {
        need(why::departure, departure_modifiers(options_, at_), 5);
        add("as planned", of_die([this](int die) { return die + found_.modifiers.total() >= 5; }));
    }
    void spin() {
        found_.what = &why::spin_drop;
        add("falls half a level", of_die([](int die) { return die >= 4; }));
    }
    void recovery() {
        ModifierSum modifiers = test_modifiers(options_, at_, cur());
        need(why::recovery, modifiers.add(why::recovery_penalty, -1), spin_test(options_, cur()).number);
        const Chance chance = recovery_chance(options_, at_);
        add("recovers", chance);
        add("spins on", {chance.out_of - chance.of, chance.out_of});
    }
    void speed() {
        const int use = at_.move.use;
        if (use == 0) {
            found_.what = &why::fine_step;
            add("one point of speed less", of_die([this](int die) { return die < fine_die_from(cur()); }));
            return;
        }
        need(use > 0 ? why::power : why::drag, use > 0 ? power_modifiers(at_, cur()) : drag_modifiers(cur()), 0);
        constexpr std::array<std::string_view, 5> faster{"no change", "1 faster", "2 faster", "3 faster", "4 faster"};
        constexpr std::array<std::string_view, 5> slower{"no change", "1 slower", "2 slower", "3 slower", "4 slower"};
        const std::array<std::string_view, 5>& words = use > 0 ? faster : slower;
        const std::array<Chance, 5> chances = throttle_chances(at_, use);
        for (std::size_t points = 0; points < words.size(); ++points) add(words[points], chances[points]);
    }
    void burst() {
        const Aircraft& firer = plane(at_.shot.firer);
        need(why::burst, fire_modifiers(options_, firer, fire_range(firer, plane(firer.target)).value_or(0)), 0);
        add("each gun hits",
            of_two([this](int sum) { return hits_of(sum + found_.modifiers.total(), at_.shot.burst) > 0; }));
    }
    void critical() {
        found_.what = &why::critical;
        add("pilot killed", of_two([](int sum) { return sum == 12; }));
        add("pilot wounded", of_two([](int sum) { return sum == 10 || sum == 11; }));
        add("much damage", of_two([](int sum) { return 7 <= sum && sum <= 9; }));
        add("controls damaged", of_two([](int sum) { return sum == 3 || sum == 6; }));
        add("engine damaged", of_two([](int sum) { return sum == 2 || sum == 4 || sum == 5; }));
    }
    void clearing() {
        found_.what = &why::clearing;
        for (int gun = 0; gun < cur().card.guns; ++gun) {
            if (cur().jams[static_cast<std::size_t>(gun)] != Gun::jammed) continue;
            need(why::clearing, clearing_modifiers(options_, cur(), gun), 11);
            add("cleared",
                of_two([this](int sum) { return sum > 3 && sum + found_.modifiers.total() >= found_.needed; }));
            return;
        }
    }
    void spots() {
        found_.what = &why::carry_facing;
        if (at_.list.size() != 1) return;
        ModifierSum modifiers;
        need(why::carry_facing, modifiers.add(why::experience, experience(options_, plane(at_.list[0]))), 4);
        add("still in view", of_die([this](int die) { return die + found_.modifiers.total() >= 4; }));
    }

    const Options& options_;
    const Position& at_;
    RollForecast found_;
};

}  // namespace

RollForecast forecast_roll(const Options& options, const Position& at) { return RollForecaster(options, at).tell(); }

int acting_plane(const Rules& rules, const Position& at) {
    if (at.phase == Phase::over) return nobody;
    return is_decision(at.phase) ? decider(at).plane : forecast_roll(rules.options(), at).plane;
}

}  // namespace sightlines::dogfight
