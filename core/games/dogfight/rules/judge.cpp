#include "games/dogfight/rules/judge.h"

#include <algorithm>

#include "engine/dice.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/refusals.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/rules/throttle.h"

// Whether an action may be played, and the list of all that may.
namespace sightlines::dogfight {
namespace {

// The question that is open, and what an action answers it with.
class Judge {
  public:
    Judge(const Options& options, const Position& at) : options_(options), at_(at) {}

    Verdict operator()(const Roll&) const { return refuse::no_roll_due; }
    Verdict operator()(const Declare& a) const {
        return in(Phase::target) ? may_declare(options_, at_, a) : refuse::other_phase;
    }
    Verdict operator()(const Signal&) const {
        if (!in(Phase::target)) return refuse::other_phase;
        if (!options_.signals) return refuse::no_signals;
        return plane(at_.queue[0]).signal > 0 ? Verdict(refuse::second_signal) : accepted;
    }
    Verdict operator()(const RandomAt& a) const {
        if (!in(Phase::random)) return refuse::other_phase;
        if (a.on == nobody) return accepted;
        const bool known = a.on < static_cast<int>(at_.planes.size());
        return known && random_cv(at_, at_.queue[0], a.on) > 0 ? accepted : Verdict(refuse::no_advantage);
    }
    Verdict operator()(const Go&) const { return only(Phase::tail); }
    Verdict operator()(const Tail&) const { return only(Phase::tail); }
    Verdict operator()(const RollMp&) const { return only(Phase::mp); }
    Verdict operator()(const Step& a) const {
        if (in(Phase::spin)) return a.kind == StepKind::spin ? accepted : Verdict(refuse::other_phase);
        const bool place = in(Phase::move) || (in(Phase::declare) && a.kind != StepKind::hold);
        return place ? judge_step(options_, at_, a, at_.move.points) : Verdict(refuse::other_phase);
    }
    Verdict operator()(const Aero& a) const {
        return in(Phase::move) ? judge_points(options_, at_, a.points) : refuse::other_phase;
    }
    Verdict operator()(const EndMove&) const { return in(Phase::move) ? judge_end(at_) : refuse::other_phase; }
    Verdict operator()(const Recover&) const { return only(Phase::spin); }
    Verdict operator()(const Prefer& a) const {
        if (!in(Phase::prefer)) return refuse::other_phase;
        const Tasks tasks = tasks_at_stake(at_.move);
        return std::is_permutation(tasks.begin(), tasks.end(), a.order.begin(), a.order.end())
                   ? accepted
                   : Verdict(refuse::not_an_order);
    }
    Verdict operator()(const ExitTo&) const { return only(Phase::exit); }
    Verdict operator()(const Throttle& a) const {
        if (!in(Phase::throttle)) return refuse::other_phase;
        return a.use != 1 || may_use_power(plane(at_.current)) ? accepted : Verdict(refuse::no_power);
    }
    Verdict operator()(const Fire& a) const {
        if (!in(Phase::fire)) return refuse::other_phase;
        const Aircraft& firer = plane(at_.queue[0]);
        const int longest = longest_burst(firer, plane(firer.target)).burst();
        return a.burst <= longest ? accepted : Verdict(refuse::burst_too_long);
    }
    Verdict operator()(const Pass&) const {
        return in(Phase::fire) || in(Phase::ram) || in(Phase::clear) ? accepted : Verdict(refuse::other_phase);
    }
    Verdict operator()(const Pip& a) const {
        if (!in(Phase::pip)) return refuse::other_phase;
        return a.pips == 0 || pip_offered(options_, at_, a.pips) ? accepted : Verdict(refuse::pip_not_offered);
    }
    Verdict operator()(const Grand&) const { return only(Phase::grand); }
    Verdict operator()(const Climb& a) const {
        if (!in(Phase::gtplan)) return refuse::other_phase;
        return may_climb(plane(at_.current), a.half_levels) ? accepted : Verdict(refuse::climb_impossible);
    }
    Verdict operator()(const Ram&) const { return only(Phase::ram); }
    Verdict operator()(const Evade& a) const {
        if (!in(Phase::evade)) return refuse::other_phase;
        return a.level > 1 && plane(at_.queue[0]).signal > 0 ? Verdict(refuse::signaller_tests) : accepted;
    }
    Verdict operator()(const Clear&) const { return only(Phase::clear); }

  private:
    bool in(Phase phase) const { return at_.phase == phase; }
    Verdict only(Phase phase) const { return in(phase) ? accepted : Verdict(refuse::other_phase); }
    const Aircraft& plane(int letter) const { return at_.plane(letter); }

    const Options& options_;
    const Position& at_;
};

// Every action of a kind that the open question may be answered with.
class Lister {
  public:
    Lister(const Options& options, const Position& at, std::vector<Action>& out)
        : judge_(options, at), options_(options), at_(at), out_(out) {}

    void list() {
        switch (at_.phase) {
            case Phase::grand: return offer(Grand{}, Grand{true});
            case Phase::target: return targets();
            case Phase::ram: return offer(Ram{}, Pass{});
            case Phase::evade: return offer(Evade{0}, Evade{1}, Evade{2}, Evade{3});
            case Phase::random: return each_letter([this](std::int8_t on) { offer(RandomAt{on}); });
            case Phase::tail: return offer(Go{}, Tail{});
            case Phase::declare: return steps();
            case Phase::mp: return offer(RollMp{false}, RollMp{true});
            case Phase::move:
                steps();
                for (int points = 1; points <= most_points(options_, plane(at_.current)); ++points)
                    offer(Aero{static_cast<std::int16_t>(points)});
                return offer(EndMove{});
            case Phase::prefer: return orders();
            case Phase::exit:
                for (const Facing to : all_facings) offer(ExitTo{to});
                return;
            case Phase::spin: return offer(Step{.kind = StepKind::spin}, Recover{});
            case Phase::gtplan:
                for (std::int8_t half_levels = -9; half_levels <= 8; ++half_levels) offer(Climb{half_levels});
                return;
            case Phase::throttle: return offer(Throttle{0}, Throttle{1}, Throttle{-1});
            case Phase::fire: return offer(Fire{1}, Fire{2}, Fire{3}, Pass{});
            case Phase::pip: return offer(Pip{0}, Pip{-1}, Pip{1});
            case Phase::clear: return offer(Clear{}, Pass{});
            default: return;
        }
    }

  private:
    template <class... Actions>
    void offer(const Actions&... actions) {
        (
            [this](const auto& action) {
                if (judge_(action).accepted()) out_.emplace_back(action);
            }(actions),
            ...);
    }

    template <class See>
    void each_letter(See see) {
        see(nobody);
        for (std::size_t letter = 0; letter < at_.planes.size(); ++letter) see(static_cast<std::int8_t>(letter));
    }

    void targets() {
        each_letter([this](std::int8_t on) { offer(Declare{on, false}); });
        if (options_.formation)
            each_letter([this](std::int8_t on) {
                if (on != nobody) offer(Declare{on, true});
            });
        for (std::int8_t code = 1; code <= 8; ++code) offer(Signal{code});
    }

    void steps() {
        for (const Step& step : legal_steps(options_, at_, at_.move.points)) out_.emplace_back(step);
        offer(Step{.kind = StepKind::spin});
    }

    void orders() {
        Tasks order = tasks_at_stake(at_.move);
        do out_.emplace_back(Prefer{order});
        while (std::next_permutation(order.begin(), order.end()));
    }

    const Aircraft& plane(int letter) const { return at_.plane(letter); }

    Judge judge_;
    const Options& options_;
    const Position& at_;
    std::vector<Action>& out_;
};

// Dice are due in half of all positions, and nearly always these: their lists are made once.
const std::vector<Action>& rolls_of(const Dice& dice, std::vector<Action>& others) {
    const auto list = [](const Dice& due) {
        std::vector<Action> rolls;
        list_rolls(due, rolls);
        return rolls;
    };
    static const std::vector<Action> one = list({DiceNumbers(1, 6), ""});
    static const std::vector<Action> two = list({DiceNumbers(2, 6), ""});
    if (dice.lowest == 1 && dice.sides.size() == 1) return one;
    if (dice.lowest == 1 && dice.sides.size() == 2) return two;
    others = list(dice);
    return others;
}

}  // namespace

Verdict Rules::check(const Position& at, const Action& action) const {
    if (at.phase == Phase::over) return refuse::game_over;
    if (const std::optional<Dice> dice = due(options_, at)) {
        const Roll* roll = std::get_if<Roll>(&action);
        if (roll == nullptr) return refuse::roll_first;
        return fits(*dice, *roll) ? accepted : Verdict(refuse::wrong_dice);
    }
    return std::visit(Judge(options_, at), action);
}

void Rules::legal(const Position& at, std::vector<Action>& out) const {
    if (const std::optional<Dice> dice = due(options_, at)) {
        std::vector<Action> others;
        const std::vector<Action>& rolls = rolls_of(*dice, others);
        out.insert(out.end(), rolls.begin(), rolls.end());
        return;
    }
    Lister(options_, at, out).list();
}

std::uint64_t Rules::tried(const Position& at) const {
    if (at.phase != Phase::move && at.phase != Phase::declare) return 0;
    const std::uint64_t ways = options_.adv_tables ? 19 : 10;  // six turns, to hold, and the tests of the middle
    return ways * 7 * (options_.fine_climb ? 3 : 1);           // at each pitch
}

}  // namespace sightlines::dogfight
