#include "games/dogfight/rules/turn/endings.h"

#include <algorithm>

#include "base/narrow.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/turn/damage.h"
#include "games/dogfight/rules/turn/stalls.h"
#include "games/dogfight/rules/turn/targeting.h"

namespace sightlines::dogfight {
namespace {

template <class Wanted>
void list_those(Position& at, Wanted wanted) {
    at.list.clear();
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        if (at.planes[letter].in_play() && wanted(at.planes[letter]))
            at.list.push_back(narrow(static_cast<int>(letter)));
    }
}

// DF-ADV-ENG-01, DF-ADV-ENG-02.
void begin_fires(Turn& turn) {
    Position& at = turn.at;
    at.list.clear();
    if (turn.options.engine_fire) {
        list_those(
            at, [&at](const Aircraft& plane) { return plane.fire > 0 || (plane.smoke > 0 && plane.smoke < at.turn); });
    }
    at.phase = Phase::burn;
    if (at.list.empty()) roll_burn(turn, {});
}

void begin_clearing(Turn& turn) {
    Position& at = turn.at;
    at.queue.clear();
    if (turn.options.jamming) {
        for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
            if (at.planes[letter].in_play()) at.queue.push_back(narrow(static_cast<int>(letter)));
        }
    }
    next_clearing(turn);
}

// DF-ADV-CAR-01.
void begin_spots(Turn& turn) {
    Position& at = turn.at;
    at.list.clear();
    if (turn.options.carry_facing) {
        list_those(at, [&turn](const Aircraft& plane) {
            return plane.target != nobody && behind(turn.plane(plane.target), plane);
        });
    }
    at.phase = Phase::spot;
    if (at.list.empty()) roll_spots(turn, {});
}

// DF-END-03.
void judge_winners(Position& at, const std::array<bool, most_sides>& in_play, int sides_left) {
    if (sides_left == 1) {
        at.ending = Ending::sky_held;
        for (int side = 0; side < most_sides; ++side) {
            if (in_play[static_cast<std::size_t>(side)]) at.winners.push_back(narrow(side));
        }
        return;
    }
    std::array<bool, most_sides> playing{};
    for (const Aircraft& plane : at.planes) playing[static_cast<std::size_t>(plane.side)] = true;
    std::int32_t best = -1;
    for (int side = 0; side < most_sides; ++side) {
        const std::int32_t score = at.score[static_cast<std::size_t>(side)];
        if (!playing[static_cast<std::size_t>(side)] || score < best) continue;
        if (score > best) at.winners.clear();
        at.winners.push_back(narrow(side));
        best = score;
    }
    at.ending = sides_left == 0 ? Ending::sky_empty : Ending::points;
    if (at.winners.size() > 1) {
        at.winners.clear();
        at.ending = Ending::draw;
    }
}

// DF-END-01.
void judge_end(Turn& turn) {
    Position& at = turn.at;
    std::array<bool, most_sides> in_play{};
    for (const Aircraft& plane : at.planes) in_play[static_cast<std::size_t>(plane.side)] |= plane.in_play();
    const auto sides_left = static_cast<int>(std::count(in_play.begin(), in_play.end(), true));
    if (sides_left > 1 && at.turn < at.limit) {
        ++at.turn;
        return begin_turn(turn);
    }
    judge_winners(at, in_play, sides_left);
    at.phase = Phase::over;
    begin_turn(turn);
}

}  // namespace

// DF-END-01, DF-SPD-01.
void begin_end(Turn& turn) {
    Position& at = turn.at;
    at.queue.clear();
    for (Aircraft& plane : at.planes) {
        if (!plane.in_play()) continue;
        if (!plane.spin) plane.speed = narrow(std::clamp(plane.speed + plane.speed_change, 0, top_speed));
        plane.speed_change = 0;
        if (at.grand_turn) plane.shots = 0;
    }
    list_those(at, [](const Aircraft& plane) { return plane.speed > max_dive(plane); });
    at.phase = Phase::overspeed;
    if (at.list.empty()) begin_fires(turn);
}

void roll_overspeed(Turn& turn, const Roll& roll) {
    const std::vector<std::int8_t> fast = turn.at.list;
    for (std::size_t i = 0; i < fast.size(); ++i)
        stress(turn, turn.plane(fast[i]), roll.faces[2 * i] + roll.faces[2 * i + 1], 0);
    begin_fires(turn);
}

void roll_burn(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    for (std::size_t i = 0; i < at.list.size(); ++i) {
        Aircraft& plane = turn.plane(at.list[i]);
        if (plane.fire == 0) {
            if (roll.faces[i] != 1) continue;
            plane.fire = at.turn;
            turn.tell(at.list[i], why::on_fire);
            continue;
        }
        plane.burn = static_cast<std::int16_t>(plane.burn + roll.faces[i]);
        turn.tell(at.list[i], why::burns, roll.faces[i]);
        if (plane.burn >= all_boxes(plane.card)) destroy(turn, plane, why::burnt);
    }
    at.list.clear();
    begin_clearing(turn);
}

void next_clearing(Turn& turn) {
    Position& at = turn.at;
    at.current = nobody;
    while (!at.queue.empty() && !may_clear(turn.plane(at.queue[0]))) {
        turn.plane(at.queue[0]).clearing_tries = 0;
        at.queue.erase(at.queue.begin());
    }
    if (at.queue.empty()) return begin_spots(turn);
    at.phase = Phase::clear;
}

void roll_clearing(Turn& turn, const Roll& roll) {
    Aircraft& plane = turn.mover();
    std::size_t die = 0;
    for (int gun = 0; gun < plane.card.guns; ++gun) {
        Gun& state = plane.jams[static_cast<std::size_t>(gun)];
        if (state != Gun::jammed) continue;
        const int dice = roll.faces[die] + roll.faces[die + 1];
        die += 2;
        ModifierSum sum = clearing_modifiers(turn.options, plane, gun);
        sum.add(why::die, dice);
        if (sum.total() >= 11) state = Gun::works;
        if (dice <= 3) state = Gun::for_good;
        const std::string_view result = state == Gun::works      ? "cleared"
                                        : state == Gun::for_good ? "jammed for good"
                                                                 : "still jammed";
        turn.tell_roll(turn.at.current, sum, why::clearing, 11, result);
    }
    ++plane.clearing_tries;
    next_clearing(turn);
}

void roll_spots(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    for (std::size_t i = 0; i < at.list.size(); ++i) {
        Aircraft& plane = turn.plane(at.list[i]);
        ModifierSum sum;
        sum.add(why::experience, experience(turn.options, plane)).add(why::die, roll.faces[i]);
        plane.lost = sum.total() <= 3;
        turn.tell_roll(at.list[i], sum, why::carry_facing, 4, plane.lost ? "lost" : "kept", plane.target);
    }
    at.list.clear();
    judge_end(turn);
}

}  // namespace sightlines::dogfight
