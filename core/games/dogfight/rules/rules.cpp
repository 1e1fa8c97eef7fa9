#include "games/dogfight/rules/rules.h"

#include <algorithm>
#include <array>

#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/rules/turn/damage.h"
#include "games/dogfight/rules/turn/encounters.h"
#include "games/dogfight/rules/turn/endings.h"
#include "games/dogfight/rules/turn/fire.h"
#include "games/dogfight/rules/turn/grand_tactical.h"
#include "games/dogfight/rules/turn/initiative.h"
#include "games/dogfight/rules/turn/maneuver_tests.h"
#include "games/dogfight/rules/turn/movement.h"
#include "games/dogfight/rules/turn/stalls.h"
#include "games/dogfight/rules/turn/targeting.h"
#include "games/dogfight/rules/turn/throttle.h"

// What there is to say of a position, and where an action goes.
namespace sightlines::dogfight {
namespace {

std::size_t in_play(const Position& at) {
    return static_cast<std::size_t>(
        std::count_if(at.planes.begin(), at.planes.end(), [](const Aircraft& plane) { return plane.in_play(); }));
}

std::size_t guns_in(const Aircraft& plane, Gun state) {
    return static_cast<std::size_t>(std::count(plane.jams.begin(), plane.jams.begin() + plane.card.guns, state));
}

std::size_t dice_count(const Position& at, const Options& options) {
    const auto plane = [&at](int letter) -> const Aircraft& { return at.plane(letter); };
    switch (at.phase) {
        case Phase::initiative: return in_play(at);
        case Phase::acquire:
        case Phase::tiebreak:
        case Phase::encounter:
        case Phase::rolloff:
        case Phase::burn:
        case Phase::spot:
        case Phase::gtroll: return at.list.size();
        case Phase::collide: return 4 * at.list.size();
        case Phase::crit:
        case Phase::smoke:
        case Phase::overspeed: return 2 * at.list.size();
        case Phase::mproll:
        case Phase::stall:
        case Phase::spinroll: return 1;
        case Phase::recover: return 3;
        case Phase::fail: return at.move.order.size() > 1 ? 3 : 2;
        case Phase::speed: return (fine_die_due(at, plane(at.current)) ? 1U : 0U) + (at.move.use != 0 ? 1U : 0U);
        case Phase::hit: return (options.jamming ? 4U : 2U) * guns_in(plane(at.shot.firer), Gun::works);
        case Phase::clearroll: return 2 * guns_in(plane(at.current), Gun::jammed);
        default: return 2;
    }
}

// Carries out an action that check has accepted.
class Player {
  public:
    explicit Player(Turn& turn) : turn_(turn) {}

    void operator()(const Roll& roll) const;
    void operator()(const Declare& a) const { declare(turn_, a); }
    void operator()(const Signal& a) const { first().signal = a.code; }
    void operator()(const RandomAt& a) const {
        if (a.on != nobody) take_chance(turn_, a.on);
        drop_first();
        next_chance(turn_);
    }
    void operator()(const Go&) const { begin_move(turn_, turn_.at.current); }
    void operator()(const Tail&) const { tail(turn_); }
    void operator()(const RollMp& a) const {
        if (a.tail) turn_.at.move.bonus = turn_.at.move.offered;
        turn_.at.phase = Phase::mproll;
    }
    void operator()(const Step& a) const {
        if (turn_.at.phase == Phase::spin) {
            turn_.at.phase = Phase::spinroll;
        } else {
            choose_step(turn_, a);
        }
    }
    void operator()(const Aero& a) const { turn_.at.move.points = a.points; }
    void operator()(const EndMove&) const { end_move(turn_); }
    void operator()(const Recover&) const { turn_.at.phase = Phase::recover; }
    void operator()(const Prefer& a) const {
        turn_.at.move.order = a.order;
        turn_.at.phase = Phase::fail;
    }
    void operator()(const ExitTo& a) const {
        turn_.at.move.chosen.exit = a.to;
        carry_out(turn_);
    }
    void operator()(const Throttle& a) const { throttle(turn_, a.use); }
    void operator()(const Fire& a) const { open_fire(turn_, a.burst); }
    void operator()(const Pass&) const;
    void operator()(const Pip& a) const { take_pip(turn_, a.pips); }
    void operator()(const Grand& a) const { answer_grand(turn_, a.ok); }
    void operator()(const Climb& a) const { plan_climb(turn_, a.half_levels); }
    void operator()(const Ram&) const {
        turn_.at.current = turn_.at.queue[0];
        drop_first();
        turn_.at.phase = Phase::ramroll;
    }
    void operator()(const Evade& a) const {
        Position& at = turn_.at;
        if (a.level == 0) {
            drop_first();
            return next_evader(turn_);
        }
        first().evading_level = a.level;
        at.current = at.queue[0];
        drop_first();
        at.phase = Phase::evadetest;
    }
    void operator()(const Clear&) const {
        turn_.at.current = turn_.at.queue[0];
        drop_first();
        turn_.at.phase = Phase::clearroll;
    }

  private:
    Aircraft& first() const { return turn_.plane(turn_.at.queue[0]); }
    void drop_first() const { turn_.at.queue.erase(turn_.at.queue.begin()); }

    Turn& turn_;
};

void Player::operator()(const Pass&) const {
    switch (turn_.at.phase) {
        case Phase::fire: hold_fire(turn_); return next_shooter(turn_);
        case Phase::clear:
            first().clearing_tries = 0;
            drop_first();
            return next_clearing(turn_);
        default: drop_first(); return next_rammer(turn_);
    }
}

void Player::operator()(const Roll& roll) const {
    switch (turn_.at.phase) {
        case Phase::acquire: return acquire(turn_, roll);
        case Phase::initiative: return roll_initiative(turn_, roll);
        case Phase::tiebreak: return break_ties(turn_, roll);
        case Phase::encounter: return meet(turn_, roll);
        case Phase::ramroll: return ram(turn_, roll);
        case Phase::evadetest: return evade(turn_, roll);
        case Phase::collide: return collide(turn_, roll);
        case Phase::rolloff: return roll_off(turn_, roll);
        case Phase::mproll: return roll_mp(turn_, roll.faces[0]);
        case Phase::mt: return roll_test(turn_, roll);
        case Phase::fail: return roll_failure(turn_, roll);
        case Phase::stress: return roll_stress(turn_, roll);
        case Phase::stall: return roll_stall(turn_, roll.faces[0]);
        case Phase::depart: return depart(turn_, roll);
        case Phase::spinroll: return spin_on(turn_, roll.faces[0]);
        case Phase::recover: return recover(turn_, roll);
        case Phase::speed: return roll_speed(turn_, roll);
        case Phase::hit: return roll_hits(turn_, roll);
        case Phase::crit: return roll_criticals(turn_, roll);
        case Phase::smoke: return roll_smoke(turn_, roll);
        case Phase::overspeed: return roll_overspeed(turn_, roll);
        case Phase::burn: return roll_burn(turn_, roll);
        case Phase::clearroll: return roll_clearing(turn_, roll);
        case Phase::spot: return roll_spots(turn_, roll);
        default: return roll_grand(turn_, roll);
    }
}

}  // namespace

std::optional<Dice> due(const Options& options, const Position& at) {
    if (!is_chance(at.phase)) return std::nullopt;
    const bool tens = at.phase == Phase::initiative;
    Dice dice{DiceNumbers(dice_count(at, options), tens ? 10 : 6), phase_words[static_cast<std::size_t>(at.phase)]};
    dice.lowest = tens ? 0 : 1;
    return dice;
}

Decider decider(const Position& at) {
    if (at.phase == Phase::grand) return {at.queue[0], nobody};
    const bool of_queue =
        !at.queue.empty() && (at.phase == Phase::target || at.phase == Phase::ram || at.phase == Phase::evade ||
                              at.phase == Phase::random || at.phase == Phase::fire || at.phase == Phase::clear);
    const int plane = of_queue ? at.queue[0] : at.phase == Phase::pip ? at.shot.firer : at.current;
    return {at.plane(plane).side, plane};
}

int Rules::seats(const Position& at) {
    int highest = 1;
    for (const Aircraft& plane : at.planes) highest = std::max<int>(highest, plane.side);
    return highest + 1;
}

Status Rules::status(const Position& at) const {
    Status status;
    status.phase = phase_words[static_cast<std::size_t>(at.phase)];
    if (at.phase == Phase::over) {
        Outcome outcome{{}, ending_words[static_cast<std::size_t>(at.ending)]};
        for (const std::int8_t side : at.winners) outcome.winners.push_back(side);
        status.outcome = outcome;
        return status;
    }
    status.roll = due(options_, at);
    status.to_act = status.roll ? Side::chance : player_side(decider(at).side);
    return status;
}

bool Rules::can_start(const Position& at) {
    return at.phase == Phase::target || at.phase == Phase::initiative || at.phase == Phase::over;
}

void Rules::play(Position& next, const Action& action) const { play_and_tell(next, action, nullptr); }

void Rules::play_and_tell(Position& next, const Action& action, Journal* journal) const {
    Turn turn{options_, next, journal};
    std::visit(Player(turn), action);
}

}  // namespace sightlines::dogfight
