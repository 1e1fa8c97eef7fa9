#include "games/dogfight/rules/fire.h"

#include <algorithm>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"
#include "games/dogfight/rules/turn/turn.h"

namespace sightlines::dogfight {
namespace {

// DF-FIRE-04: half hexes that the height adds.
std::optional<int> height_adds(const Aircraft& firer, const Aircraft& target) {
    switch (firer.altitude - target.altitude) {
        case 0: return 0;
        case 1: return 1 + firer.leave;
        case -1:
            if (firer.leave < 0) return std::nullopt;
            return 2 - firer.leave;
        default: return std::nullopt;
    }
}

// The dice of the gun in question with one die changed, if that makes doubles (DF-CRIT-02).
std::optional<GunDice> with_pip(const GunDice& dice, int by) {
    GunDice changed = dice;
    std::int8_t& higher = changed.first > changed.second ? changed.first : changed.second;
    std::int8_t& lower = changed.first > changed.second ? changed.second : changed.first;
    std::int8_t& die = by < 0 ? higher : lower;
    die = narrow(die + by);
    if (by == 0 || changed.first != changed.second) return std::nullopt;
    return changed;
}

int hits_with(const Options& options, const Position& at, const GunDice& dice) {
    const Aircraft& firer = at.plane(at.shot.by);
    const Aircraft& target = at.plane(firer.target);
    ModifierSum sum = fire_modifiers(options, firer, fire_range(firer, target).value_or(0));
    sum.add(why::die, dice.first + dice.second);
    return hits_of(sum.total(), at.shot.burst);
}

// What the gun in question has scored.
void score_gun(Turn& turn) {
    Position& at = turn.at;
    const Aircraft& firer = turn.plane(at.shot.by);
    const GunDice& dice = at.shot.dice[static_cast<std::size_t>(at.shot.asked)];
    ModifierSum sum = fire_modifiers(turn.options, firer, fire_range(firer, turn.plane(firer.target)).value_or(0));
    sum.add(why::die, dice.first + dice.second);
    turn.tell_roll(at.shot.by, sum, why::burst, 0, "", firer.target);
    ++at.shot.asked;
    const int hits = hits_of(sum.total(), at.shot.burst);
    if (hits == 0) return;
    turn.tell(firer.target, why::hits, hits, at.shot.by);
    const int criticals = dice.first == dice.second ? hits / hits_per_critical(turn.options, firer) : 0;
    at.pending.push_back(
        {at.shot.by, firer.target, static_cast<std::int16_t>(hits), static_cast<std::int16_t>(criticals)});
}

// DF-CRIT-02, gun by gun; then the next shooter.
void settle_dice(Turn& turn) {
    Position& at = turn.at;
    while (at.shot.asked < static_cast<int>(at.shot.dice.size())) {
        if (pip_offered(turn.options, at, -1) || pip_offered(turn.options, at, 1)) {
            at.phase = Phase::pip;
            return;
        }
        score_gun(turn);
    }
    at.shot = {};
    next_shooter(turn);
}

}  // namespace

std::optional<int> fire_range(const Aircraft& firer, const Aircraft& target) {
    const std::optional<int> height = height_adds(firer, target);
    if (!height) return std::nullopt;
    int half_hexes = 0;
    if (firer.hex != target.hex) {
        const Facing there = towards(firer.hex, target.hex);
        if (there == Facing::none || (!firer.middle() && firer.face != there)) return std::nullopt;
        half_hexes = !firer.middle() && target.middle() ? 1 : 2;
    }
    const int sum = half_hexes + *height;
    if (sum > 2) return std::nullopt;
    return sum;
}

LongestBurst longest_burst(const Aircraft& firer, const Aircraft& target) {
    const auto difference = static_cast<std::size_t>(std::min(std::abs(firer.speed - target.speed), 7));
    const auto markers = static_cast<std::size_t>(std::min(firer.mt + std::max(0, target.mt - 1), 3));
    return {table::burst_by_difference[difference], table::burst_by_markers[markers]};
}

NoFire why_no_fire(const Position& at, const Aircraft& firer) {
    if (!firer.in_play()) return NoFire::out_of_play;
    if (firer.spin) return NoFire::spinning;
    if (firer.target == nobody) return NoFire::no_target;
    const Aircraft& target = at.plane(firer.target);
    if (target.side == firer.side) return NoFire::friend_;
    if (firer.cv < 1) return NoFire::no_cv;
    if (!has_working_gun(firer)) return NoFire::no_gun;
    if (!fire_range(firer, target)) return NoFire::range;
    return longest_burst(firer, target).burst() < 1 ? NoFire::burst : NoFire::may;
}

ModifierSum fire_modifiers(const Options& options, const Aircraft& firer, int half_hexes) {
    ModifierSum sum;
    sum.add(why::less_ten, -10).add(why::combat_value, firer.cv).add(why::firing, firer.card.fire);
    sum.add(why::shooting, shooting(options, firer));
    sum.add(why::fire_range, table::fire_range[static_cast<std::size_t>(half_hexes)]);
    return sum.add(why::too_fast, -std::max(0, firer.speed - firer.card.level + 1));
}

int hits_of(int total, int burst) {
    const int hits = std::max(0, total);
    return burst == 1 ? hits / 2 : burst == 2 ? hits : hits + hits / 2;
}

int hits_per_critical(const Options& options, const Aircraft& firer) {
    return table::hits_per_critical[static_cast<std::size_t>(std::clamp(shooting(options, firer), -2, 2) + 2)];
}

bool pip_offered(const Options& options, const Position& at, int by) {
    const Aircraft& firer = at.plane(at.shot.by);
    const int skill = shooting(options, firer);
    if (skill < 1 || (by > 0 && skill < 2)) return false;
    const std::optional<GunDice> changed = with_pip(at.shot.dice[static_cast<std::size_t>(at.shot.asked)], by);
    return changed && hits_with(options, at, *changed) / hits_per_critical(options, firer) > 0;
}

ModifierSum jam_modifiers(const Aircraft& firer, int burst) {
    ModifierSum sum;
    return sum.add(why::long_burst, burst == 3 ? -1 : 0).add(why::in_a_row, -firer.shots);
}

// DF-CV-10, DF-FIRE-01.
void begin_combat(Turn& turn) {
    Position& at = turn.at;
    at.queue.clear();
    for (Aircraft& plane : at.planes) {
        if (const int party = plane.target != nobody ? plane.target : plane.random_target; plane.cv > 10)
            turn.change_cv(plane, party, 10 - plane.cv, why::cap);
    }
    const auto enlist = [&at](int letter) {
        if (!at.plane(letter).in_play()) return;
        if (std::find(at.queue.begin(), at.queue.end(), letter) == at.queue.end()) at.queue.push_back(narrow(letter));
    };
    for (const int letter : at.done) enlist(letter);
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) enlist(letter);
    next_shooter(turn);
}

// DF-FIRE-02: nothing is marked before the last burst is diced.
void next_shooter(Turn& turn) {
    Position& at = turn.at;
    while (!at.queue.empty() && why_no_fire(at, turn.plane(at.queue[0])) != NoFire::may) hold_fire(turn);
    if (at.queue.empty()) return mark_pending(turn);
    at.phase = Phase::fire;
}

// DF-ADV-JAM-01: the row of turns ends.
void hold_fire(Turn& turn) {
    turn.plane(turn.at.queue[0]).shots = 0;
    turn.at.queue.erase(turn.at.queue.begin());
}

void open_fire(Turn& turn, int burst) {
    Position& at = turn.at;
    at.shot = {};
    at.shot.by = at.queue[0];
    at.shot.burst = narrow(burst);
    at.queue.erase(at.queue.begin());
    at.phase = Phase::hit;
}

// DF-FIRE-08.
void roll_hits(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    Aircraft& firer = turn.plane(at.shot.by);
    Aircraft& target = turn.plane(firer.target);
    std::size_t die = 0;
    for (std::int8_t gun = 0; gun < firer.card.guns; ++gun) {
        Gun& state = firer.jams[static_cast<std::size_t>(gun)];
        if (state != Gun::works) continue;
        at.shot.dice.push_back({gun, narrow(roll.faces[die]), narrow(roll.faces[die + 1])});
        die += 2;
        if (!turn.options.jamming) continue;
        ModifierSum sum = jam_modifiers(firer, at.shot.burst);
        sum.add(why::die, roll.faces[die] + roll.faces[die + 1]);
        die += 2;
        turn.tell_roll(at.shot.by, sum, why::jam, 3, sum.total() <= 2 ? "jammed" : "clear");
        if (sum.total() <= 2) state = Gun::jammed;
    }
    if (turn.options.jamming) {
        ++firer.shots;
        target.under = static_cast<std::int16_t>(target.under + at.shot.burst);
    }
    if (turn.options.disclosure) firer.shown = true;
    settle_dice(turn);
}

void take_pip(Turn& turn, int by) {
    Shot& shot = turn.at.shot;
    GunDice& dice = shot.dice[static_cast<std::size_t>(shot.asked)];
    if (by != 0) dice = *with_pip(dice, by);
    score_gun(turn);
    settle_dice(turn);
}

}  // namespace sightlines::dogfight
