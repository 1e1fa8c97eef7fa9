#include "games/dogfight/rules/turn/encounters.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "base/narrow.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"
#include "games/dogfight/rules/turn/damage.h"
#include "games/dogfight/rules/turn/initiative.h"
#include "games/dogfight/rules/turn/stalls.h"
#include "games/dogfight/rules/turn/targeting.h"

namespace sightlines::dogfight {
namespace {

void open_encounter(Turn& turn, int a, int b, int need, int rammer) {
    turn.at.encounters.push_back({narrow(a), narrow(b), narrow(need), narrow(rammer)});
    for (const int letter : {a, b}) {
        Aircraft& plane = turn.plane(letter);
        drop_target(turn, plane, why::encounter_lost);
        plane.tried = true;
    }
}

void begin_rams(Turn& turn) {
    Position& at = turn.at;
    at.queue.clear();
    if (turn.options.ramming) {
        for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
            if (may_ram(at, letter)) at.queue.push_back(narrow(letter));
        }
    }
    next_rammer(turn);
}

// DF-ADV-COL-03.
void begin_evading(Turn& turn) {
    Position& at = turn.at;
    at.queue.clear();
    at.current = nobody;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        bool meeting = false;
        bool rams = false;
        for (const Encounter& encounter : at.encounters) {
            meeting |= encounter.a == letter || encounter.b == letter;
            rams |= encounter.rammer == letter;
        }
        if (meeting && !rams) at.queue.push_back(narrow(letter));
    }
    std::stable_sort(at.queue.begin(), at.queue.end(), [&turn](int a, int b) {
        const auto rank = [&turn](int letter) {
            return std::make_tuple(experience(turn.options, turn.plane(letter)), turn.plane(letter).speed);
        };
        return rank(a) < rank(b);
    });
    next_evader(turn);
}

void begin_collisions(Turn& turn) {
    Position& at = turn.at;
    at.current = nobody;
    at.queue.clear();
    at.list.clear();
    for (std::size_t i = 0; i < at.encounters.size(); ++i) {
        if (levels_missing(at, at.encounters[i]) > 0) at.list.push_back(narrow(static_cast<int>(i)));
    }
    if (!at.list.empty()) {
        at.phase = Phase::collide;
        return;
    }
    at.encounters.clear();
    begin_chances(turn);
}

// DF-ADV-COL-06: the damage of a collision to one of the two.
void hit_by_collision(Turn& turn, int on, int other, int first, int second, int missing) {
    Aircraft& plane = turn.plane(on);
    ModifierSum sum = collision_modifiers(plane, turn.plane(other), missing);
    sum.add(why::die, first + second);
    const int hits = std::max(0, sum.total());
    turn.tell_roll(on, sum, why::collision, 0, "hits", other);
    if (plane.evading_level == 0) plane.shock = static_cast<std::int16_t>(plane.shock + 2 * hits);
    const int criticals = first == second ? hits / 4 : 0;
    if (hits > 0)
        turn.at.pending.push_back(
            {narrow(other), narrow(on), static_cast<std::int16_t>(hits), static_cast<std::int16_t>(criticals)});
}

}  // namespace

void begin_encounters(Turn& turn) {
    Position& at = turn.at;
    at.list.clear();
    at.encounters.clear();
    if (!turn.options.collisions) return begin_chances(turn);
    for (int a = 0; a < static_cast<int>(at.planes.size()); ++a) {
        for (int b = a + 1; b < static_cast<int>(at.planes.size()); ++b) {
            if (!meets(turn.plane(a), turn.plane(b), a, b)) continue;
            at.list.push_back(narrow(a));
            at.list.push_back(narrow(b));
        }
    }
    if (at.list.empty()) return begin_rams(turn);
    at.phase = Phase::encounter;
}

void meet(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    std::vector<int> needs;
    for (std::size_t i = 0; i < at.list.size(); i += 2) {
        int sum = 0;
        for (const std::size_t side : {i, i + 1}) {
            ModifierSum each = encounter_modifiers(turn.options, turn.plane(at.list[side]), false);
            each.add(why::die, roll.faces[side]);
            turn.tell_roll(at.list[side], each, why::encounter, 0, "", at.list[side == i ? i + 1 : i]);
            sum += each.total();
        }
        needs.push_back(levels_needed(sum));
    }
    const std::vector<std::int8_t> pairs = at.list;
    at.list.clear();
    for (std::size_t pair = 0; pair < needs.size(); ++pair) {
        if (needs[pair] > 0) open_encounter(turn, pairs[2 * pair], pairs[2 * pair + 1], needs[pair], nobody);
    }
    begin_rams(turn);
}

void next_rammer(Turn& turn) {
    Position& at = turn.at;
    while (!at.queue.empty() && !may_ram(at, at.queue[0])) at.queue.erase(at.queue.begin());
    if (at.queue.empty()) return begin_evading(turn);
    at.phase = Phase::ram;
}

void ram(Turn& turn, const Roll& roll) {
    const int rammer = turn.at.current;
    const int target = turn.mover().target;
    int sum = 0;
    for (const int letter : {rammer, target}) {
        ModifierSum each = encounter_modifiers(turn.options, turn.plane(letter), letter == rammer);
        each.add(why::die, roll.faces[letter == rammer ? 0 : 1]);
        turn.tell_roll(letter, each, why::encounter, 0, "", letter == rammer ? target : rammer);
        sum += each.total();
    }
    turn.at.current = nobody;
    if (const int need = levels_needed(sum); need > 0) open_encounter(turn, rammer, target, need, rammer);
    next_rammer(turn);
}

void next_evader(Turn& turn) {
    Position& at = turn.at;
    at.current = nobody;
    at.move = {};
    // DF-ADV-COL-07.
    std::erase_if(at.encounters, [&turn](const Encounter& encounter) {
        return !turn.plane(encounter.a).in_play() || !turn.plane(encounter.b).in_play();
    });
    const auto asked = [&at](int letter) {
        return std::any_of(at.encounters.begin(), at.encounters.end(), [&at, letter](const Encounter& encounter) {
            return (encounter.a == letter || encounter.b == letter) && levels_missing(at, encounter) > 0;
        });
    };
    while (!at.queue.empty() && !asked(at.queue[0])) at.queue.erase(at.queue.begin());
    if (at.queue.empty()) return begin_collisions(turn);
    at.phase = Phase::evade;
}

// DF-ADV-COL-04.
void evade(Turn& turn, const Roll& roll) {
    Aircraft& plane = turn.mover();
    const table::Costs& level = table::levels[static_cast<std::size_t>(plane.evading_level)];
    ModifierSum sum = test_modifiers(turn.options, turn.at, plane);
    sum.add(why::die, roll.faces[0] + roll.faces[1]);
    plane.levels_gained = 0;
    for (std::int8_t reached = 1; reached <= plane.evading_level; ++reached) {
        if (sum.total() >= table::levels[static_cast<std::size_t>(reached)].target) plane.levels_gained = reached;
    }
    plane.well = sum.total() >= level.target + 3;
    turn.tell_roll(turn.at.current, sum, why::evading, level.target,
                   plane.levels_gained == plane.evading_level ? "evaded" : "failed");
    ManeuverTest test;
    test.level = plane.evading_level;
    test.plain = level.target;
    if (const std::optional<int> modifier = stress_of(turn.options, test))
        return begin_stress(turn, *modifier, AfterStress::evading);
    next_evader(turn);
}

void collide(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    for (std::size_t i = 0; i < at.list.size(); ++i) {
        const Encounter encounter = at.encounters[static_cast<std::size_t>(at.list[i])];
        const int missing = levels_missing(at, encounter);
        const auto face = [&roll, i](std::size_t die) { return roll.faces[4 * i + die]; };
        hit_by_collision(turn, encounter.a, encounter.b, face(0), face(1), missing);
        hit_by_collision(turn, encounter.b, encounter.a, face(2), face(3), missing);
    }
    at.list.clear();
    at.encounters.clear();
    at.then_chances = true;
    mark_pending(turn);
}

void take_chance(Turn& turn, int enemy) {
    const std::int8_t letter = turn.at.queue[0];
    Aircraft& plane = turn.plane(letter);
    plane.random_target = narrow(enemy);
    plane.cv = 0;
    turn.change_cv(plane, enemy, random_cv(turn.at, letter, enemy), why::random_cv);
}

void begin_chances(Turn& turn) {
    Position& at = turn.at;
    at.then_chances = false;
    at.queue.clear();
    if (turn.options.random_targeting) {
        for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
            const Aircraft& plane = turn.plane(letter);
            if (plane.in_play() && !plane.spin && !counts_as_targeting(plane)) at.queue.push_back(narrow(letter));
        }
    }
    next_chance(turn);
}

void next_chance(Turn& turn) {
    Position& at = turn.at;
    const auto asked = [&at](int letter) {
        for (int enemy = 0; enemy < static_cast<int>(at.planes.size()); ++enemy) {
            if (random_cv(at, letter, enemy) > 0) return at.plane(letter).in_play();
        }
        return false;
    };
    while (!at.queue.empty() && !asked(at.queue[0])) at.queue.erase(at.queue.begin());
    if (at.queue.empty()) return make_links(turn);
    at.phase = Phase::random;
}

}  // namespace sightlines::dogfight
