// What a unit can do, and how each of it is called and given: the panel, the keys and the text view go by it alike.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/offers.h"
#include "games/crossfire_squads/offers/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

enum class Task : std::int8_t {
    none,
    rally,
    walk,
    shoot,
    explosives,
    charge,
    smoke,
    cross,
    retreat,
    turn,
    turret,
    prone,
    stand,
    search,
    appear,
    place,
    place_rest,
    hide,
    mine,
    wire
};

// Those of the chosen unit, whose lines of fire are these; in deployment also those of its side.
std::vector<Task> tasks_of(const Scene& scene, const Choice& choice, const std::vector<LineForecast>& lines);
Task task_under_way(const Scene& scene, const Choice& choice);  // what has been chosen amounts to it

struct TaskForm {
    const char* name = "";   // "Charge into close combat"
    const char* brief = "";  // "Charge", on a button
    const char* id = "";     // of the button, for tests
    const char* key = "";    // "C"
    Tool tool = Tool::orders;
    Role role = Role::usual;  // other: under "More ways"
};
const TaskForm& form_of(Task task);

// Of a task that needs nothing else; nothing for the others.
std::optional<Action> action_of(const Scene& scene, const Choice& choice, Task task);

}  // namespace sightlines::crossfire_squads
