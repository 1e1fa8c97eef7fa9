#include "games/dogfight/answers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/words/answer_words.h"
#include "games/dogfight/words/labels.h"
#include "games/dogfight/words/wording.h"

namespace sightlines::dogfight {
namespace {

constexpr int most_shown = 4;

class AnswerList {
  public:
    AnswerList(const Rules& rules, const Position& at, int letter) : rules_(rules), at_(at), letter_(letter) {}

    std::vector<Answer> make(const Tasks& ranked);

  private:
    const Aircraft& of(int which) const { return at_.plane(which); }
    const Aircraft& plane() const { return of(letter_); }
    template <class See>
    void for_each_other(See see) const {
        for (int other = 0; other < static_cast<int>(at_.planes.size()); ++other) {
            if (other != letter_) see(other);
        }
    }
    // Those that the rules allow.
    enum class Kind : std::int8_t { usual, folded, declines, declines_folded };
    void add(const Action& action, std::string name, std::string note, const std::string& test_id,
             Kind kind = Kind::usual) {
        if (!rules_.check(at_, action).accepted()) return;
        const bool declines = kind == Kind::declines || kind == Kind::declines_folded;
        list_.push_back({action, std::move(name), std::move(note), "action:" + test_id,
                         kind == Kind::folded || kind == Kind::declines_folded, declines});
    }
    void fold_surplus();

    void grand();
    void targets();
    void declare(int on, bool form);
    void evasions();
    void surprises();
    void tails();
    void tasks(const Tasks& ranked);
    void exits();
    void climbs();
    void throttles();
    void bursts();
    void engine();
    void simple_questions();

    const Rules& rules_;
    const Position& at_;
    int letter_;
    std::vector<Answer> list_;
};

std::vector<Answer> AnswerList::make(const Tasks& ranked) {
    switch (at_.phase) {
        case Phase::grand: grand(); break;
        case Phase::target: targets(); break;
        case Phase::evade: evasions(); break;
        case Phase::random: surprises(); break;
        case Phase::tail: tails(); break;
        case Phase::prefer: tasks(ranked); break;
        case Phase::exit: exits(); break;
        case Phase::gtplan: climbs(); break;
        case Phase::throttle: throttles(); break;
        case Phase::fire: bursts(); break;
        default: simple_questions(); break;
    }
    fold_surplus();
    return std::move(list_);
}

// At most three besides the first, and one at least.
void AnswerList::fold_surplus() {
    int open = 0;
    for (Answer& answer : list_) {
        if (answer.folded || answer.declines) continue;
        answer.folded = open >= most_shown;
        ++open;
    }
    if (std::ranges::all_of(list_, &Answer::folded)) {
        for (Answer& answer : list_) answer.folded = false;
    }
}

void AnswerList::grand() {
    add(Grand{true}, labels::long_turn, labels::long_turn_note, "grand:yes");
    add(Grand{}, labels::normal_turn, "", "grand:no", Kind::declines);
}

void AnswerList::declare(int on, bool form) {
    const bool kept = on == plane().target && !plane().lost;
    add(Declare{static_cast<std::int8_t>(on), form}, words::declare_name(at_, on, form, kept),
        words::declare_note(at_, letter_, on, kept), "target:" + plane_name(on) + (form ? "*" : ""),
        form || (of(on).side == plane().side && !kept) ? Kind::folded : Kind::usual);
}

// The target that it has, then enemies before friends, and those first that give most Combat Value, or are nearest.
void AnswerList::targets() {
    if (plane().target != nobody) declare(plane().target, false);
    std::vector<int> others;
    for_each_other([&](int other) {
        if (other != plane().target) others.push_back(other);
    });
    const auto rank = [this](int which) {
        const bool is_friend = of(which).side == plane().side;
        return std::tuple(is_friend, -position_bonus(plane(), of(which)), range(plane(), of(which)));
    };
    std::stable_sort(others.begin(), others.end(), [&rank](int a, int b) { return rank(a) < rank(b); });
    for (const int other : others) declare(other, false);
    if (rules_.options().formation) for_each_other([this](int other) { declare(other, true); });
    add(Declare{}, labels::no_target, plane().cv != 0 ? labels::no_target_note : "", "target:none",
        Kind::declines_folded);
}

// The levels that are missing first; to fly on last.
void AnswerList::evasions() {
    int missing = 1;
    for (const Encounter& each : at_.encounters) {
        if (each.a == letter_ || each.b == letter_) missing = std::max(missing, levels_missing(at_, each));
    }
    missing = std::min(missing, 3);
    std::array<std::int8_t, 3> levels{1, 2, 3};
    std::ranges::stable_sort(levels, {}, [missing](int level) { return level != missing; });
    for (const std::int8_t level : levels) {
        add(Evade{level}, words::evade_name(level), words::evade_note(evading_chance(rules_.options(), at_, level)),
            "evade:" + std::to_string(level), level == missing ? Kind::usual : Kind::folded);
    }
    add(Evade{}, labels::fly_on, "", "evade:0", Kind::declines);
}

// The best surprise first.
void AnswerList::surprises() {
    std::vector<int> others;
    for_each_other([&](int other) { others.push_back(other); });
    std::ranges::stable_sort(others, {}, [this](int other) { return -random_cv(at_, letter_, other); });
    for (const int other : others) {
        add(RandomAt{static_cast<std::int8_t>(other)}, words::surprise_name(at_, other),
            words::surprise_note(at_, letter_, other), "random:" + plane_name(other));
    }
    add(RandomAt{}, labels::nobody_surprised, "", "random:none", Kind::declines);
}

void AnswerList::tails() {
    const int target = plane().target;
    add(Tail{}, labels::follow, words::follow_note(at_, target), "tail");
    add(Go{}, labels::fly_now, words::fly_now_note(at_, target), "go");
}

// Those first that cost least Combat Value.
void AnswerList::tasks(const Tasks& ranked) {
    Tasks at_stake = tasks_at_stake(at_.move);
    const Gains gains = gains_of(rules_.options(), plane(), at_.move.chosen, at_.move.attempted, true);
    const std::array<int, 4> worth{gains.turn, gains.pitch, gains.stay, gains.points};
    std::stable_sort(at_stake.begin(), at_stake.end(), [&worth](Task a, Task b) {
        return worth[static_cast<std::size_t>(a)] < worth[static_cast<std::size_t>(b)];
    });
    const auto is_in = [](const Tasks& tasks, Task task) {
        return std::find(tasks.begin(), tasks.end(), task) != tasks.end();
    };
    for (const Task task : at_stake) {
        if (is_in(ranked, task)) continue;
        Prefer order{ranked};
        order.order.push_back(task);
        for (const Task other : at_stake) {
            if (!is_in(order.order, other)) order.order.push_back(other);
        }
        add(order, words::rank_name(task, ranked.empty()), ranked.empty() ? labels::first_task_note : "",
            "prefer:" + std::string(task_words[static_cast<std::size_t>(task)]));
    }
}

// Those that point to the target first.
void AnswerList::exits() {
    std::vector<Facing> list(all_facings.begin(), all_facings.end());
    if (plane().target != nobody) {
        std::ranges::stable_sort(
            list, {}, [this](Facing to) { return distance(neighbour(plane().hex, to), of(plane().target).hex); });
    }
    for (const Facing to : list) {
        const std::string name(facing_words[index(to)]);
        add(ExitTo{to}, wording::capital(std::string(wording::compass(name))), "", "exit:" + name);
    }
}

void AnswerList::climbs() {
    const auto offer = [this](int half_levels) {
        add(Climb{static_cast<std::int8_t>(half_levels)}, words::climb_name(half_levels),
            words::climb_note(plane(), half_levels), "climb:" + std::to_string(half_levels));
    };
    offer(0);
    for (int distance = 1; distance <= 9; ++distance) {
        if (may_climb(plane(), distance)) offer(distance);
        if (may_climb(plane(), -distance)) offer(-distance);
    }
}

// The one first that brings it nearest to the speed of its target, within those at which it can turn and climb; as it
// is, where that is nearly so.
void AnswerList::throttles() {
    const Aircraft& mover = plane();
    const int now = mover.speed + mover.speed_change + (at_.grand_turn ? 0 : pitch_change(mover));
    const int least = mover.card.min + 2, most = std::max(least, mover.card.level - 1);
    const int wanted = std::clamp<int>(mover.target == nobody ? now : of(mover.target).speed, least, most);
    const auto apart = [&](int use) {
        double mean = 0;
        const std::array<Chance, 5> chances = throttle_chances(at_, use);
        for (std::size_t points = 0; use != 0 && points < chances.size(); ++points) {
            if (chances[points].of > 0) mean += static_cast<double>(points) * chances[points].value();
        }
        const double away = std::abs(now + use * mean - wanted);
        return use == 0 && away <= 1 ? 0 : away;
    };
    std::array uses{0, 1, -1};
    std::ranges::stable_sort(uses, {}, apart);
    for (const int use : uses) {
        if (use == 0) add(Throttle{}, labels::steady, words::steady_note(mover.speed, now), "throttle:none");
        const std::string note = use == 0 ? "" : words::throttle_note(throttle_chances(at_, use), use, now);
        if (use > 0) add(Throttle{1}, labels::faster, note, "throttle:power");
        if (use < 0) add(Throttle{-1}, labels::slower, note, "throttle:drag");
    }
}

// The longest burst first; to hold fire last.
void AnswerList::bursts() {
    const auto fire = forecast_fire(rules_.options(), at_, letter_);
    for (std::size_t left = fire ? fire->bursts.size() : 0; left > 0; --left) {
        const BurstForecast& burst = fire->bursts[left - 1];
        const bool longest = left == fire->bursts.size();
        const std::string why = longest ? words::no_longer_burst(*fire) : "";
        add(Fire{static_cast<std::int8_t>(burst.burst)}, labels::bursts[static_cast<std::size_t>(burst.burst - 1)],
            words::burst_note(burst) + (why.empty() ? "" : ". " + why), "fire:" + std::to_string(burst.burst),
            longest ? Kind::usual : Kind::folded);
    }
    const bool saves = rules_.options().jamming, hits = fire && fire->bursts.back().any_hit > 0;
    add(Pass{}, labels::hold_fire, saves ? "" : labels::hold_fire_note, "pass",
        hits && !saves ? Kind::declines_folded : Kind::declines);
}

// Of the two engine rolls, the one that is likelier to end in the hex of the target first.
void AnswerList::engine() {
    const MpForecast mps = forecast_mp(at_);
    const int away = plane().target == nobody ? 1 : std::max(1, distance(plane().hex, of(plane().target).hex));
    const bool with = std::ranges::count(mps.horizontal_with, away) > std::ranges::count(mps.horizontal, away);
    const auto offer = [&](bool tail) {
        add(RollMp{tail}, tail ? words::tail_bonus_name(mps.bonus) : labels::without_bonus,
            words::hexes_note(tail ? mps.horizontal_with : mps.horizontal), tail ? "mp:tail" : "mp");
    };
    offer(with);
    offer(!with);
}

void AnswerList::simple_questions() {
    switch (at_.phase) {
        case Phase::ram:
            add(Ram{}, words::ram_name(at_, plane().target), labels::ram_note, "ram");
            add(Pass{}, labels::fly_on, "", "pass", Kind::declines);
            break;
        case Phase::mp: engine(); break;
        case Phase::spin:
            add(Recover{}, labels::pull_out, words::percent(recovery_chance(rules_.options(), at_)), "recover");
            add(Step{.kind = StepKind::spin}, labels::fall_on, labels::fall_on_note, "spin", Kind::declines);
            break;
        case Phase::pip: {
            const bool raises = rules_.check(at_, Pip{1}).accepted();
            add(Pip{1}, labels::nudge, labels::raise_die, "pip:1");
            add(Pip{-1}, labels::nudge, labels::lower_die, "pip:-1", raises ? Kind::folded : Kind::usual);
            add(Pip{}, labels::keep_dice, "", "pip:0", Kind::declines);
            break;
        }
        case Phase::clear:
            add(Clear{}, words::clear_name(rules_.options(), plane()), labels::clear_gun_note, "clear");
            add(Pass{}, labels::leave_gun, "", "pass", Kind::declines);
            break;
        default: break;
    }
}

}  // namespace

int acting_plane(const Rules& rules, const Position& at) {
    if (at.phase == Phase::over) return nobody;
    return is_decision(at.phase) ? decider(at).plane : forecast_roll(rules.options(), at).plane;
}

std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked) {
    const int plane = acting_plane(rules, at);
    if (plane == nobody && at.phase != Phase::grand) return {};
    return AnswerList(rules, at, plane).make(ranked);
}

std::optional<std::size_t> default_answer(const Position& at, const std::vector<Answer>& answers) {
    if (at.phase == Phase::ram || at.phase == Phase::evade || answers.empty()) return std::nullopt;
    const auto usual = std::ranges::find_if(answers, [](const Answer& answer) { return !answer.declines; });
    if (usual == answers.end() || usual->folded) return std::nullopt;
    const auto* fire = std::get_if<Fire>(&usual->action);
    if (fire != nullptr) {
        const Aircraft& firer = at.plane(at.queue[0]);
        const auto range = fire_range(firer, at.plane(firer.target));
        const int best = 12 + fire_modifiers({}, firer, range.value_or(0)).total();
        if (hits_of(best, fire->burst) <= 0) return std::nullopt;
    }
    return static_cast<std::size_t>(usual - answers.begin());
}

// Whom to hunt is answered where there is only one, whether to fire where no burst can hit, the throttle where it
// stays.
std::optional<Action> guided_answer(const Rules& rules, const Position& at, bool only_side) {
    const int letter = acting_plane(rules, at);
    if (letter == nobody) return std::nullopt;
    const Aircraft& plane = at.plane(letter);
    switch (at.phase) {
        case Phase::target: {
            const auto enemies = std::ranges::count_if(
                at.planes, [&](const Aircraft& other) { return other.in_play() && other.side != plane.side; });
            if ((at.turn < 2 && !only_side) || enemies != 1 || rules.options().signals) return std::nullopt;
            break;
        }
        case Phase::throttle:  // after a plan that has stopped
            if (!only_side) return std::nullopt;
            break;
        case Phase::tail:
        case Phase::mp:
        case Phase::prefer:
        case Phase::pip:
        case Phase::fire: break;
        default: return std::nullopt;
    }
    const std::vector<Answer> list = answers_to(rules, at, {});
    const auto place = default_answer(at, list);
    if (at.phase == Phase::fire) return place ? std::nullopt : std::optional<Action>(Pass{});
    const bool changes_speed = at.phase == Phase::throttle && place && list[*place].action != Action(Throttle{});
    return place && !changes_speed ? std::optional(list[*place].action) : std::nullopt;
}

}  // namespace sightlines::dogfight
