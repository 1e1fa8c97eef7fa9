#include "games/crossfire_squads/offers/tasks.h"

#include <algorithm>
#include <array>

#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/verbs.h"

namespace sightlines::crossfire_squads {
namespace {

Task next(Task task) { return static_cast<Task>(static_cast<int>(task) + 1); }

std::vector<Task> tasks_in_deployment(const Scene& scene, const Choice& choice) {
    std::vector<Task> tasks;
    if (choice.unit != no_unit) {
        tasks = {Task::place, Task::place_rest};
        if (scene.options().hidden == scene.decider()) tasks.push_back(Task::hide);
    }
    if (can_use(scene, no_unit, Tool::mine)) tasks.push_back(Task::mine);
    if (can_use(scene, no_unit, Tool::wire)) tasks.push_back(Task::wire);
    return tasks;
}

}  // namespace

std::vector<Task> tasks_of(const Scene& scene, const Choice& choice, const std::vector<LineForecast>& lines) {
    if (scene.phase() == Phase::deploy) return tasks_in_deployment(scene, choice);
    const UnitId id = choice.unit;
    if (scene.phase() != Phase::play || id == no_unit) return {};
    const Unit& unit = scene.unit(id);
    if (unit.hidden()) return {Task::appear};
    std::vector<Task> tasks;
    const auto add = [&](Task task, bool may) {
        if (may) tasks.push_back(task);
    };
    const auto acts = [&](Task task) {
        const std::optional<Action> action = action_of(scene, choice, task);
        add(task, action && scene.check(*action).accepted());
    };
    const auto uses = [&](Task task) { add(task, can_use(scene, id, form_of(task).tool)); };
    const bool observes = unit.kind == Kind::fo;
    acts(Task::rally);
    add(Task::walk, unit.state == State::fit);
    add(Task::shoot, !observes && std::any_of(lines.begin(), lines.end(),
                                              [](const LineForecast& line) { return line.fire.accepted(); }));
    add(Task::explosives,
        observes && std::any_of(lines.begin(), lines.end(), [](const LineForecast& line) { return line.seen; }));
    add(Task::charge, can_use(scene, id, Tool::assault) &&
                          any_on_table(scene.seen(), 1 - side_of(id), [](UnitId, const Unit&) { return true; }));
    uses(Task::smoke);
    uses(Task::cross);
    uses(Task::retreat);
    uses(Task::turn);
    uses(Task::turret);
    acts(Task::prone);
    acts(Task::stand);
    uses(Task::search);
    return tasks;
}

Task task_under_way(const Scene& scene, const Choice& choice) {
    if (scene.phase() == Phase::deploy) {
        if (choice.tool == Tool::mine) return Task::mine;
        if (choice.tool == Tool::wire) return Task::wire;
        return choice.unit == no_unit ? Task::none : Task::place;
    }
    if (scene.phase() != Phase::play || choice.unit == no_unit) return Task::none;
    const Unit& unit = scene.unit(choice.unit);
    if (unit.hidden()) return Task::appear;
    for (Task task = Task::rally; task < Task::mine; task = next(task)) {
        if (choice.tool != Tool::orders && form_of(task).tool == choice.tool) return task;
    }
    if (choice.target != no_unit) return unit.kind == Kind::fo ? Task::explosives : Task::shoot;
    return choice.goal ? Task::walk : Task::none;
}

const TaskForm& form_of(Task task) {
    static constexpr std::array<TaskForm, 20> forms{{
        {},
        {verbs::rally.imperative, verbs::rally.imperative, "do:rally", "L"},
        {"Walk", "Walk"},
        {"Shoot", "Shoot", "", "F"},
        {"Call explosives", "Explosives", "", "F"},
        {"Charge into close combat", "Charge", "tool:assault", "C", Tool::assault, Role::other},
        {"Call smoke", "Smoke", "tool:smoke", "S", Tool::smoke},
        {"Cross the wire", "Cross wire", "tool:cross", "I", Tool::cross},
        {"Fall back", "Fall back", "tool:retreat", "B", Tool::retreat},
        {"Turn", "Turn", "tool:turn", "U", Tool::turn, Role::other},
        {"Turn the turret", "Turret", "tool:turret", "J", Tool::turret, Role::other},
        {verbs::go_prone.imperative, verbs::go_prone.imperative, "do:prone", "P", Tool::orders, Role::other},
        {verbs::stand_up.imperative, verbs::stand_up.imperative, "do:stand", "P", Tool::orders, Role::other},
        {"Search ground", "Search", "tool:recon", "S", Tool::recon, Role::other},
        {"Appear", "Appear"},
        {"Place it", "Here"},
        {"Place the rest for me", "Place the rest for me", "do:place-rest"},
        {"Hide it", "Hide it there", "do:hide", "I", Tool::orders, Role::other},
        {"Lay mines", "Mines", "tool:mine", "B", Tool::mine},
        {"Lay wire", "Wire", "tool:wire", "C", Tool::wire},
    }};
    return forms[static_cast<std::size_t>(task)];
}

std::optional<Action> action_of(const Scene& scene, const Choice& choice, Task task) {
    const UnitId id = choice.unit;
    if (task == Task::rally) return Rally{id};
    if (task == Task::prone && !scene.unit(id).prone) return GoProne{id};
    if (task == Task::stand && scene.unit(id).prone) return Pivot{id, no_heading, no_heading};
    if (task == Task::hide && choice.piece != no_piece) return Hide{id, choice.piece};
    return std::nullopt;
}

}  // namespace sightlines::crossfire_squads
