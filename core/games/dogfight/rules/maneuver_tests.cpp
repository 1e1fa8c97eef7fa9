#include "games/dogfight/rules/maneuver_tests.h"

#include <algorithm>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

// One task of a step in the tables.
struct TaskNumber {
    bool automatic = false;
    bool possible = true;
    int level = 0;
    int number = 0;
};

const table::Costs& adv_row(int number) {
    return table::adv_levels[static_cast<std::size_t>(std::clamp(number, 2, 12) - 2)];
}

TaskNumber facing_task(const Options& options, int count, std::size_t column) {
    const auto row = static_cast<std::size_t>(count - 1);
    const int entry = options.adv_tables ? table::adv_facing_number[row][column] : table::facing_level[row][column];
    if (entry == table::x) return {.possible = false};
    if (entry == table::automatic) return {.automatic = true};
    if (options.adv_tables) return {.level = adv_row(entry).level, .number = entry};
    return {.level = entry, .number = table::levels[static_cast<std::size_t>(entry)].target};
}

TaskNumber stay_task(const Options& options, const Step& step, std::size_t column) {
    if (options.adv_tables) {
        const int own = table::adv_stay_number[column];
        const int number = step.number == 0 ? own : step.number;
        const auto row = static_cast<std::size_t>(std::max(number, 2) - 2);
        if (number < own || table::adv_stay_cv[row][column] == table::x) return {.possible = false};
        return {.level = adv_row(number).level, .number = number};
    }
    const int level = table::stay_level[column] + step.raise;
    if (level > 3 || table::stay_cv[static_cast<std::size_t>(step.raise)][column] == table::x)
        return {.possible = false};
    return {.level = level, .number = table::levels[static_cast<std::size_t>(level)].target};
}

int pitch_steps(const Aircraft& plane, const Step& step) {
    if (step.exit != Facing::none || step.pitch == Step::same_pitch) return 0;
    return std::abs(step.pitch - plane.pitch);
}

void set_costs(ManeuverTest& test, const table::Costs& costs, int points) {
    test.level = costs.level;
    test.speed_cost = static_cast<std::int16_t>(costs.speed - (points > 0 ? 1 : 0));
    test.power_cost = costs.power;
    test.min_rise = costs.min_rise;
}

// DF-AER-03: points without a task.
ManeuverTest points_only(const Options& options, const Aircraft& plane, int points, bool with_automatic_task) {
    ManeuverTest test;
    if (points == 0) return test;
    const int free = flying(options, plane) + plane.card.aero;
    const int level = with_automatic_task ? 0 : std::clamp(points - free, 0, 3);
    const table::Costs& costs = table::levels[static_cast<std::size_t>(level)];
    set_costs(test, costs, points);
    test.needed = true;
    test.points_fit = points <= level + free;
    test.plain = costs.target;
    test.number = narrow(costs.target + 1);
    return test;
}

}  // namespace

std::size_t column_of(const Aircraft& plane) {
    const int steepness = std::abs(plane.pitch);
    return table::column(plane.speed - std::max(0, steepness - 1));
}

ManeuverTest test_of(const Options& options, const Aircraft& plane, const Step& step, int points) {
    if (step.kind == StepKind::spin) return spin_test(options, plane);
    const std::size_t column = column_of(plane);
    StaticVector<TaskNumber, 3> tasks;
    if (step.turn != 0) tasks.push_back(facing_task(options, std::abs(step.turn), column));
    if (const int steps = pitch_steps(plane, step); steps > 0)
        tasks.push_back(facing_task(options, std::min(steps, 3), column));
    if (step.mid) tasks.push_back(stay_task(options, step, column));

    // DF-MT-06.
    const TaskNumber* main = nullptr;
    const TaskNumber* other = nullptr;
    for (const TaskNumber& task : tasks) {
        if (!task.possible) return {.possible = false};
        if (task.automatic) continue;
        if (main == nullptr || task.number > main->number) {
            other = main;
            main = &task;
        } else {
            other = &task;
        }
    }
    if (main == nullptr) return points_only(options, plane, points, !tasks.empty());
    ManeuverTest test;
    test.needed = true;
    set_costs(test, options.adv_tables ? adv_row(main->number) : table::levels[static_cast<std::size_t>(main->level)],
              points);
    test.points_fit = points == 0 || points <= test.level + flying(options, plane) + plane.card.aero;
    test.plain = narrow(main->number + (other != nullptr ? other->level : 0));
    test.number = narrow(test.plain + (points > 0 ? 1 : 0));
    return test;
}

ManeuverTest spin_test(const Options& options, const Aircraft& plane) {
    const int level = std::clamp(1 - flying(options, plane), 0, 3);
    const table::Costs& costs = table::levels[static_cast<std::size_t>(level)];
    ManeuverTest test;
    test.needed = true;
    set_costs(test, costs, 0);
    test.number = test.plain = costs.target;
    return test;
}

ModifierSum test_modifiers(const Options& options, const Position& at, const Aircraft& plane) {
    ModifierSum sum;
    sum.add(why::flying, flying(options, plane))
        .add(why::card_mt, plane.card.mt)
        .add(why::controls, -plane.control_damage);
    sum.add(why::shock, -plane.shock);
    if (plane.form && plane.target != nobody) sum.add(why::formation, -2 * at.plane(plane.target).aerobatic_points);
    return sum;
}

bool cannot_fail(const ManeuverTest& test, int modifiers) { return test.level == 0 && 2 + modifiers >= test.number; }

int most_points(const Options& options, const Aircraft& plane) {
    return std::max(0, 3 + flying(options, plane) + plane.card.aero);
}

std::optional<int> stress_of(const Options& options, const ManeuverTest& test) {
    if (!options.adv_stress) return test.level == 3 ? std::optional(0) : std::nullopt;
    if (test.plain < 8) return std::nullopt;
    return table::adv_stress[static_cast<std::size_t>(std::min<int>(test.plain, 12) - 8)];
}

Counts attempted_by(const Options& options, const Aircraft& plane, const Step& step, int points) {
    Counts counts;
    if (step.kind == StepKind::spin) {
        counts[Task::turn] = 1;
        return counts;
    }
    const std::size_t column = column_of(plane);
    const auto count = [&options, column](int steps) {
        return narrow(steps > 0 && !facing_task(options, std::min(steps, 3), column).automatic ? steps : 0);
    };
    counts[Task::turn] = count(std::abs(step.turn));
    counts[Task::pitch] = count(pitch_steps(plane, step));
    counts[Task::mid] = step.mid ? 1 : 0;
    counts[Task::aero] = narrow(points);
    return counts;
}

int facing_bonus(const Options& options, int count, std::size_t column) {
    if (count == 0) return 0;
    const auto& rows = options.adv_tables ? table::adv_facing_cv : table::facing_cv;
    return rows[static_cast<std::size_t>(count - 1)][column];
}

int stay_bonus(const Options& options, const Step& step, std::size_t column) {
    if (!options.adv_tables) return table::stay_cv[static_cast<std::size_t>(step.raise)][column];
    const int number = std::max<int>(step.number == 0 ? table::adv_stay_number[column] : step.number, 2);
    return table::adv_stay_cv[static_cast<std::size_t>(number - 2)][column];
}

int own_stay_number(const Aircraft& plane) { return table::adv_stay_number[column_of(plane)]; }

std::optional<Step> held_step(const Options& options, const Aircraft& plane, const Step& step, int points, int total) {
    if (!step.mid) return std::nullopt;
    Step lower = step;
    const int own = own_stay_number(plane);
    for (;;) {
        if (options.adv_tables) {
            if (lower.number == 0 || lower.number <= own) return std::nullopt;
            lower.number = narrow(lower.number - 1);
        } else {
            if (lower.raise == 0) return std::nullopt;
            lower.raise = narrow(lower.raise - 1);
        }
        const ManeuverTest test = test_of(options, plane, lower, points);
        if (test.possible && total >= test.number) return lower;
    }
}

Tasks tasks_at_stake(const Move& move) {
    Tasks tasks;
    for (const Task task : {Task::turn, Task::pitch, Task::mid, Task::aero}) {
        if (move.attempted[task] > 0 && !(task == Task::mid && move.held)) tasks.push_back(task);
    }
    return tasks;
}

FailureRow failure_row(int result) {
    const auto at = static_cast<std::size_t>(std::clamp(result, -5, 4) + 5);
    const table::Failure& rows = table::failure;
    FailureRow row{rows.cv[at], rows.move[at], rows.speed[at], std::nullopt};
    if (rows.stress[at] != table::no_stress) row.stress = rows.stress[at];
    return row;
}

}  // namespace sightlines::dogfight
