#include "games/crossfire_squads/offers/tasks.h"

#include <algorithm>

#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

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
    const auto uses = [&](Task task) { add(task, can_use(scene, id, tool_of(task))); };
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
    switch (choice.tool) {
        case Tool::assault: return Task::charge;
        case Tool::turn: return Task::turn;
        case Tool::turret: return Task::turret;
        case Tool::retreat: return Task::retreat;
        case Tool::cross: return Task::cross;
        case Tool::smoke: return Task::smoke;
        case Tool::recon: return Task::search;
        default: break;
    }
    if (choice.target != no_unit) return unit.kind == Kind::fo ? Task::explosives : Task::shoot;
    return choice.goal ? Task::walk : Task::none;
}

Tool tool_of(Task task) {
    switch (task) {
        case Task::charge: return Tool::assault;
        case Task::turn: return Tool::turn;
        case Task::turret: return Tool::turret;
        case Task::retreat: return Tool::retreat;
        case Task::cross: return Tool::cross;
        case Task::smoke: return Tool::smoke;
        case Task::search: return Tool::recon;
        case Task::mine: return Tool::mine;
        case Task::wire: return Tool::wire;
        default: return Tool::orders;
    }
}

std::optional<Action> action_of(const Scene& scene, const Choice& choice, Task task) {
    const UnitId id = choice.unit;
    if (task == Task::rally) return Rally{id};
    if (task == Task::prone && is_rifle_squad(scene.unit(id)) && !scene.unit(id).prone) return GoProne{id};
    if (task == Task::stand && scene.unit(id).prone) return Pivot{id, no_heading, no_heading};
    if (task == Task::hide && choice.piece != no_piece) return Hide{id, choice.piece};
    return std::nullopt;
}

}  // namespace sightlines::crossfire_squads
