#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "engine/dice.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/rules/rules.h"
#include "samples/samples.h"

namespace sightlines::test {

// DF-OPT-02.
struct DogfightNeed {
    bool dogfight::Options::* option;
    bool dogfight::Options::* needed;
};
inline constexpr std::array dogfight_needs{
    DogfightNeed{&dogfight::Options::disclosure, &dogfight::Options::formation},
    DogfightNeed{&dogfight::Options::formation, &dogfight::Options::friends},
    DogfightNeed{&dogfight::Options::signals, &dogfight::Options::friends},
    DogfightNeed{&dogfight::Options::carry_facing, &dogfight::Options::acquisition},
    DogfightNeed{&dogfight::Options::ramming, &dogfight::Options::collisions},
    DogfightNeed{&dogfight::Options::adv_stress, &dogfight::Options::adv_tables}};

inline constexpr std::array dogfight_switches{
    &dogfight::Options::friends,          &dogfight::Options::acquisition, &dogfight::Options::disclosure,
    &dogfight::Options::random_targeting, &dogfight::Options::formation,   &dogfight::Options::signals,
    &dogfight::Options::carry_facing,     &dogfight::Options::collisions,  &dogfight::Options::ramming,
    &dogfight::Options::declare_first,    &dogfight::Options::adv_tables,  &dogfight::Options::fine_climb,
    &dogfight::Options::departure,        &dogfight::Options::adv_stress,  &dogfight::Options::engine_fire,
    &dogfight::Options::jamming,          &dogfight::Options::grand};

template <>
struct Samples<dogfight::Rules> {
    // The basic game, everything at once, and sets drawn at random, each with what its options need. A test holds that
    // every two options occur together on, off, and one without the other, wherever DF-OPT-02 allows it.
    static std::vector<dogfight::Options> option_sets() {
        using namespace dogfight;
        std::vector<Options> sets{Options{}, Options{.scenario = Scenario::melee}};
        Rng rng(44);
        while (sets.size() < 48) {
            const bool everything = sets.size() % 16 == 2;
            Options options;
            options.scenario = static_cast<Scenario>(rng.below(5));
            if (everything || rng.below(2) == 0) options.sun = all_facings[rng.below(6)];
            for (const auto option : dogfight_switches) options.*option = everything || rng.below(2) == 0;
            for (const auto& [option, needed] : dogfight_needs) {
                if (options.*option && rng.below(2) == 0) options.*needed = true;
            }
            settle(options);
            sets.push_back(options);
        }
        return sets;
    }

    static std::vector<dogfight::Action> every_action() {
        using namespace dogfight;
        std::vector<Action> all;
        for (const Roll& roll : all_rolls({DiceNumbers(1, 6), ""})) all.emplace_back(roll);
        for (const Roll& roll : all_rolls({DiceNumbers(2, 10), "", 0})) all.emplace_back(roll);
        for (const Roll& roll : all_rolls({DiceNumbers(3, 6), ""})) all.emplace_back(roll);
        for (std::int8_t on = nobody; on < 5; ++on) {
            all.emplace_back(Declare{on, false});
            if (on != nobody) all.emplace_back(Declare{on, true});
            all.emplace_back(RandomAt{on});
        }
        for (std::int8_t code = 1; code <= 8; ++code) all.emplace_back(Signal{code});
        for (const Step& step : every_step()) all.emplace_back(step);
        for (std::int16_t points = 1; points <= 9; ++points) all.emplace_back(Aero{points});
        add_orders(all);
        for (const Facing to : all_facings) all.emplace_back(ExitTo{to});
        for (const int use : {0, 1, -1}) {
            all.emplace_back(Throttle{static_cast<std::int8_t>(use)});
            all.emplace_back(Pip{static_cast<std::int8_t>(use)});
        }
        for (std::int8_t level = 0; level <= 3; ++level) {
            if (level > 0) all.emplace_back(Fire{level});
            all.emplace_back(Evade{level});
        }
        for (std::int8_t half_levels = -9; half_levels <= 8; ++half_levels) all.emplace_back(Climb{half_levels});
        for (const Action& action : {Action(Go{}), Action(Tail{}), Action(RollMp{false}), Action(RollMp{true}),
                                     Action(EndMove{}), Action(Recover{}), Action(Pass{}), Action(Grand{false}),
                                     Action(Grand{true}), Action(Ram{}), Action(Clear{})})
            all.push_back(action);
        return all;
    }

    // Aircraft close together in all kinds of trouble.
    static dogfight::Position any_position(const dogfight::Rules&, Rng& rng) {
        using namespace dogfight;
        const auto below = [&rng](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
        const auto small = [](int value) { return static_cast<std::int8_t>(value); };
        dogfight::Position at;
        at.columns = small(3 + below(12));
        at.rows = small(3 + below(10));
        at.limit = static_cast<std::int16_t>(1 + below(12));
        at.turn = static_cast<std::int16_t>(1 + below(at.limit));
        const int count = 2 + below(4);
        for (int letter = 0; letter < count; ++letter) {
            Aircraft plane;
            plane.side = small(letter < 2 ? letter : below(3));
            plane.type = static_cast<Type>(below(8));
            plane.card = card_of(plane.type);
            plane.pilot = {small(below(7) - 3), small(below(5) - 2), small(below(5) - 2)};
            plane.hex = {small(below(std::min<int>(at.columns, 3))), small(below(std::min<int>(at.rows, 3)))};
            plane.altitude = small(below(4) == 0 ? 1 + below(plane.card.ceiling) : 3 + below(2));
            plane.face = below(4) == 0 ? Facing::none : all_facings[static_cast<std::size_t>(below(6))];
            plane.leave = small(plane.altitude < plane.card.ceiling ? below(3) - 1 : -below(2));
            plane.pitch = small(below(3) == 0 ? below(7) - 3 : 0);
            plane.speed = small(below(8) == 0 ? below(13) : 2 + below(6));
            plane.mt = small(below(4));
            plane.damage = static_cast<std::int16_t>(below(3) == 0 ? below(2 * all_boxes(plane.card)) : 0);
            plane.control_damage = static_cast<std::int16_t>(below(4) == 0 ? below(3) : 0);
            plane.engine_dead = below(12) == 0;
            if (below(8) == 0) {
                plane.spin = true;
                plane.face = Facing::none;
                plane.pitch = -2;
                plane.speed = 0;
            }
            at.planes.push_back(plane);
        }
        for (int letter = 0; letter < count; ++letter) {
            Aircraft& plane = at.planes[static_cast<std::size_t>(letter)];
            const int target = below(count);
            if (plane.spin || target == letter || below(4) == 0) continue;
            plane.target = small(target);
            plane.cv = static_cast<std::int16_t>(below(14) - 3);
        }
        constexpr std::array phases{Phase::begin, Phase::adjust, Phase::initiative, Phase::combat, Phase::endturn};
        at.phase = phases[static_cast<std::size_t>(below(5))];
        return at;
    }

  private:
    static void settle(dogfight::Options& options) {
        for (int round = 0; round < 3; ++round) {
            for (const auto& [option, needed] : dogfight_needs) options.*option &= options.*needed;
        }
    }

    // Every form of a step, possible or not.
    static std::vector<dogfight::Step> every_step() {
        using namespace dogfight;
        std::vector<Step> bare{Step{.kind = StepKind::hold}};
        for (const int turn : {0, 1, -1, 2, -2, 3}) bare.push_back({.turn = static_cast<std::int8_t>(turn)});
        for (const Facing exit : all_facings) bare.push_back({.exit = exit});
        for (std::int8_t raise = 0; raise <= 2; ++raise) bare.push_back({.mid = true, .raise = raise});
        for (std::int8_t number = 2; number <= 12; ++number) bare.push_back({.mid = true, .number = number});
        std::vector<Step> all{Step{.kind = StepKind::spin}};
        for (Step step : bare) {
            for (int pitch = -3; pitch <= 4; ++pitch) {
                step.pitch = pitch == 4 ? Step::same_pitch : static_cast<std::int8_t>(pitch);
                for (std::int8_t fine = 0; fine <= 2; ++fine) {
                    step.fine = fine;
                    all.push_back(step);
                }
            }
        }
        return all;
    }

    static void add_orders(std::vector<dogfight::Action>& all) {
        using namespace dogfight;
        constexpr std::array tasks{Task::turn, Task::pitch, Task::mid, Task::aero};
        for (unsigned chosen = 1; chosen < 16; ++chosen) {
            Tasks order;
            for (std::size_t task = 0; task < tasks.size(); ++task) {
                if ((chosen >> task & 1U) != 0) order.push_back(tasks[task]);
            }
            do all.emplace_back(Prefer{order});
            while (std::next_permutation(order.begin(), order.end()));
        }
    }
};

}  // namespace sightlines::test
