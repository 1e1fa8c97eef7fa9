#include "games/dogfight/rules/turn/fire.h"

#include <algorithm>

#include "base/narrow.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/turn/damage.h"

namespace sightlines::dogfight {
namespace {

// What the gun in question has scored.
void score_gun(Turn& turn) {
    Position& at = turn.at;
    const Aircraft& firer = turn.plane(at.shot.firer);
    const GunDice& dice = at.shot.dice[static_cast<std::size_t>(at.shot.asked)];
    ModifierSum sum = fire_modifiers(turn.options, firer, fire_range(firer, turn.plane(firer.target)).value_or(0));
    sum.add(why::die, dice.first + dice.second);
    turn.tell_roll(at.shot.firer, sum, why::burst, 0, "", firer.target);
    ++at.shot.asked;
    const int hits = hits_of(sum.total(), at.shot.burst);
    if (hits == 0) return;
    turn.tell(firer.target, why::hits, hits, at.shot.firer);
    const int criticals = dice.first == dice.second ? hits / hits_per_critical(turn.options, firer) : 0;
    at.pending.push_back(
        {at.shot.firer, firer.target, static_cast<std::int16_t>(hits), static_cast<std::int16_t>(criticals)});
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
    at.shot.firer = at.queue[0];
    at.shot.burst = narrow(burst);
    at.queue.erase(at.queue.begin());
    at.phase = Phase::hit;
}

// DF-FIRE-08.
void roll_hits(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    Aircraft& firer = turn.plane(at.shot.firer);
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
        turn.tell_roll(at.shot.firer, sum, why::jam, 3, sum.total() <= 2 ? "jammed" : "clear");
        if (sum.total() <= 2) state = Gun::jammed;
    }
    if (turn.options.jamming) {
        ++firer.shots;
        target.under = static_cast<std::int16_t>(target.under + at.shot.burst);
    }
    if (turn.options.disclosure) firer.shown = true;
    settle_dice(turn);
}

void take_pip(Turn& turn, int pips) {
    Shot& shot = turn.at.shot;
    GunDice& dice = shot.dice[static_cast<std::size_t>(shot.asked)];
    if (pips != 0) dice = *with_pip(dice, pips);
    score_gun(turn);
    settle_dice(turn);
}

}  // namespace sightlines::dogfight
