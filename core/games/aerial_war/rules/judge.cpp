#include "engine/dice.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/refusals.h"
#include "games/aerial_war/rules/rules.h"

// Whether an action may be played, in the order of refusals.h, and the list of all that may.
namespace sightlines::aerial_war {
namespace {

template <class... Kinds>
bool is_one_of(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

Verdict judge_roll(const Dice& due, const Roll& roll) {
    if (fits(due, roll)) return accepted;
    return due.sides.size() == 2 ? refuse::two_dice : refuse::one_die;
}

Verdict judge_flight(const Position& at, const Fly& flight) {
    const Flights flights(at);
    if (flights.legal(flight.to, flight.facing)) return accepted;
    if (flight.to == mover(at).square) return refuse::back_at_start;
    if (plane_on(at, flight.to) != nullptr) return refuse::square_occupied;
    return flights.cut_short() > 0 ? refuse::not_as_far : refuse::not_the_distance;
}

Verdict judge_ram(const Position& at, const Ram& ram) {
    for (const Square target : ram_targets(at, mover(at))) {
        if (target == ram.target) return accepted;
    }
    return refuse::nobody_to_ram;
}

// Dice are due in half of all positions, so their lists are made once.
const std::vector<Action>& rolls_of(const Dice& dice) {
    const auto listed = [](const Dice& due) {
        std::vector<Action> rolls;
        list_rolls(due, rolls);
        return rolls;
    };
    static const std::vector<Action> one = listed({{6}, ""});
    static const std::vector<Action> two = listed({{6, 6}, ""});
    return dice.sides.size() == 1 ? one : two;
}

}  // namespace

Verdict Rules::check(const Position& at, const Action& action) const {
    if (at.phase == Phase::over) return refuse::game_over;
    const std::optional<Dice> dice = due(at);
    const Roll* roll = std::get_if<Roll>(&action);
    if (dice) return roll == nullptr ? refuse::roll_first : judge_roll(*dice, *roll);
    if (roll != nullptr) return refuse::no_roll_due;
    switch (at.phase) {
        case Phase::fly:
            if (const Fly* flight = std::get_if<Fly>(&action)) return judge_flight(at, *flight);
            return refuse::fly_now;
        case Phase::ram:
            if (const Ram* ram = std::get_if<Ram>(&action)) return judge_ram(at, *ram);
            return refuse::ram_now;
        case Phase::attack:
            if (is_one_of<Attack, Hold>(action)) return accepted;
            return refuse::attack_or_hold;
        default:
            if (is_one_of<Loop, Stay>(action)) return accepted;
            return refuse::loop_or_stay;
    }
}

void Rules::legal(const Position& at, std::vector<Action>& out) const {
    if (const std::optional<Dice> dice = due(at)) {
        const std::vector<Action>& rolls = rolls_of(*dice);
        out.insert(out.end(), rolls.begin(), rolls.end());
        return;
    }
    switch (at.phase) {
        case Phase::fly:
            out.reserve(out.size() + 128);
            Flights(at).each_end([&out](Square to, Facing facing, bool, bool) { out.emplace_back(Fly{to, facing}); });
            return;
        case Phase::ram:
            for (const Square target : ram_targets(at, mover(at))) out.emplace_back(Ram{target});
            return;
        case Phase::attack:
            out.emplace_back(Attack{});
            out.emplace_back(Hold{});
            return;
        case Phase::looping:
            out.emplace_back(Loop{});
            out.emplace_back(Stay{});
            return;
        default: return;
    }
}

}  // namespace sightlines::aerial_war
