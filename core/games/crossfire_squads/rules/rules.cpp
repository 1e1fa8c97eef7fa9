#include "games/crossfire_squads/rules/rules.h"

#include <utility>

#include "games/crossfire_squads/rules/campaign.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/judge.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

DiceNumbers d6(int count) { return DiceNumbers(static_cast<std::size_t>(count), 6); }

Dice fire_due(const Options& options, const Position& at) {
    const Shooting& shooting = *at.shooting;
    if (is_vehicle(at[shooting.target])) return {d6(1), shooting.penetration ? "pen" : "hit"};
    const UnitId id = shooting.units[static_cast<std::size_t>(shooting.next)];
    const bool ambush = std::find(shooting.ambush.begin(), shooting.ambush.end(), id) != shooting.ambush.end();
    return {d6(fire_dice(options, at, id, shooting.target, ambush).total()), "fire"};
}

// Carries out an action that has been accepted.
struct Player {
    Turn turn;

    void operator()(const Roll& roll) {
        switch (turn.at.phase) {
            case Phase::rolloff: return roll_off(turn, roll);
            case Phase::fire: return roll_fire(turn, roll);
            case Phase::rally: return roll_rally(turn, roll);
            case Phase::cc: return roll_melee(turn, roll);
            case Phase::cross: return roll_crossing(turn, roll);
            case Phase::mine: return roll_mine(turn, roll);
            case Phase::he: return roll_explosive(turn, roll);
            case Phase::smoke: return roll_smoke(turn, roll);
            case Phase::recon: return roll_recon(turn, roll);
            default: return;
        }
    }
    void operator()(const Objective& order) { name_objective(turn, order); }
    void operator()(const HomeEdge& order) { choose_edge(turn, order); }
    void operator()(const PlaceUnit& order) { place(turn, order); }
    void operator()(const Hide& order) { hide(turn, order); }
    void operator()(const LayMine& order) { lay(turn, order); }
    void operator()(const LayWire& order) { lay(turn, order); }
    void operator()(const Move& order) { move(turn, order); }
    void operator()(const Pivot& order) { pivot(turn, order); }
    void operator()(const Fire& order) { fire(turn, order); }
    // CS-REACT-11: of what a unit does only its ways are reacted to.
    void operator()(const GoProne& order) {
        use(turn.unit(order.unit));
        turn.unit(order.unit).prone = true;
        finish_activation(turn);
    }
    void operator()(const Rally& order) {
        use(turn.unit(order.unit));
        turn.at.rallying = order.unit;
        turn.at.phase = Phase::rally;
    }
    void operator()(const EndTurn&) { end_turn(turn); }
    void operator()(const React& order) { react(turn, order); }
    void operator()(const Hold&) { hold(turn); }
    void operator()(const Done&) {
        if (turn.at.phase == Phase::group) return finish_activation(turn);
        give_up_stock(turn);
    }
    void operator()(const Join& order) { join(turn, order); }
    void operator()(const Retreat& order) { retreat(turn, order); }
    void operator()(const Cross& order) { cross(turn, order); }
    void operator()(const CallFire& order) { call(turn, order); }
    void operator()(const CallSmoke& order) { call(turn, order); }
    void operator()(const Affect& order) { affect(turn, order.unit); }
    void operator()(const SpillOver& order) { spill_over(turn, order.units); }
    void operator()(const Recon& order) { fire_at_piece(turn, order); }
    void operator()(const Reveal& order) { reveal(turn, order); }
};

void muster(Position& at, int side, const Options& options) {
    UnitId id = unit_id(side, 0);
    for (const Make& make : options.forces[static_cast<std::size_t>(side)]) {
        if (!is_missing(options, id)) static_cast<Make&>(at[id]) = make;
        ++id;
    }
}

}  // namespace

std::optional<Dice> due(const Options& options, const Position& at) {
    switch (at.phase) {
        case Phase::rolloff: return Dice{d6(2), "rolloff"};
        case Phase::fire: return fire_due(options, at);
        case Phase::rally: return Dice{d6(1), "rally"};
        case Phase::cc: return Dice{d6(2), "cc"};
        case Phase::cross: return Dice{d6(1), "cross"};
        case Phase::mine: return Dice{d6(4), "mine"};
        case Phase::he: return Dice{d6(bombardment_dice(at, *at.bombardment).total()), "he"};
        case Phase::smoke: return Dice{d6(1), "smoke"};
        // CS-RECON-02.
        case Phase::recon: return Dice{d6(static_cast<int>(at.recon->units.size())), "recon"};
        default: return std::nullopt;
    }
}

Side to_act(const Position& at) {
    if (is_chance(at.phase)) return Side::chance;
    switch (at.phase) {
        case Phase::objective: return player_side(at.won);
        case Phase::edge: return player_side(1 - at.won);
        case Phase::deploy: return player_side(at.placing);
        case Phase::react: return player_side(1 - side_of(at.motion->unit));
        case Phase::join: return player_side(at.melee->joining);
        case Phase::affect: return player_side(1 - at.active);
        case Phase::spill: return player_side(at.spill->side);
        case Phase::reveal: return player_side(at.revealing.empty() ? 1 - at.active : side_of(at.revealing[0]));
        case Phase::over: return Side::nobody;
        default: return player_side(at.active);  // CS-ACT-03
    }
}

Rules::Rules(Options options, Terrain terrain) : options_(std::move(options)), terrain_(std::move(terrain)) {}

Result<Rules> Rules::make(const Options& options) {
    if (const Result<> admitted = admit_options(options); !admitted) return admitted.error();
    return Rules(options, options.terrain ? *options.terrain : generate_terrain(options.seed, options.buildings));
}

Position Rules::start() const {
    Position at;
    at.terrain = terrain_;
    for (int side = 0; side < 2; ++side) muster(at, side, options_);
    const Stock stock{options_.mines, options_.wire};
    if (stock != Stock{}) at.stock = stock;
    return at;
}

Result<Position> Rules::admit(Position at) const {
    if (const Result<> admitted = admit_start(options_, at); !admitted) return admitted.error();
    return at;
}

Status Rules::status(const Position& at) const {
    Status status;
    status.to_act = to_act(at);
    status.phase = phase_words[static_cast<std::size_t>(at.phase)];
    status.roll = due(options_, at);
    if (at.win) {
        Outcome outcome;
        for (const std::int8_t winner : at.win->winners) outcome.winners.push_back(winner);
        outcome.reason = ending_words[static_cast<std::size_t>(at.win->reason)];
        status.outcome = outcome;
    }
    return status;
}

Verdict Rules::check(const Position& at, const Action& action) const {
    const Side actor = to_act(at);
    const Judge judge{options_, at, actor < Side::first ? 0 : static_cast<int>(actor)};
    return std::visit(judge, action);
}

void Rules::play(Position& next, const Action& action) const { std::visit(Player{{options_, next}}, action); }

}  // namespace sightlines::crossfire_squads
