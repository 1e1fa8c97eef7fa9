#include "games/dogfight/answers.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/words/answer_words.h"
#include "games/dogfight/words/labels.h"
#include "games/dogfight/words/wording.h"

namespace sightlines::dogfight {
namespace {

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
    void add(const Action& action, std::string name, std::string note, const std::string& test_id) {
        if (rules_.check(at_, action).accepted())
            list_.push_back({action, std::move(name), std::move(note), "action:" + test_id});
    }

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
    return std::move(list_);
}

void AnswerList::grand() {
    add(Grand{true}, labels::long_turn, labels::long_turn_note, "grand:yes");
    add(Grand{}, labels::normal_turn, "", "grand:no");
}

void AnswerList::declare(int on, bool form) {
    const bool kept = on == plane().target && !plane().lost;
    add(Declare{static_cast<std::int8_t>(on), form}, words::declare_name(at_, on, form, kept),
        words::declare_note(at_, letter_, on, kept), "target:" + plane_name(on) + (form ? "*" : ""));
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
    add(Declare{}, labels::no_target, plane().cv != 0 ? labels::no_target_note : "", "target:none");
}

void AnswerList::evasions() {
    for (std::int8_t level = 0; level <= 3; ++level) {
        add(Evade{level}, words::evade_name(level),
            level == 0 ? "" : words::evade_note(evading_chance(rules_.options(), at_, level)),
            "evade:" + std::to_string(level));
    }
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
    add(RandomAt{}, labels::nobody_surprised, "", "random:none");
}

void AnswerList::tails() {
    const int target = plane().target;
    add(Tail{}, words::follow_name(at_, target), words::follow_note(plane(), of(target)), "tail");
    add(Go{}, labels::fly_now, words::fly_now_note(at_, target), "go");
}

void AnswerList::tasks(const Tasks& ranked) {
    const Tasks at_stake = tasks_at_stake(at_.move);
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

// The one that brings it nearest to the speed of its target first; steady if it has none.
void AnswerList::throttles() {
    const Aircraft& mover = plane();
    const int now = mover.speed + mover.speed_change + (at_.grand_turn ? 0 : pitch_change(mover));
    const auto apart = [&](int use) {
        if (mover.target == nobody) return use == 0 ? 0.0 : 1.0;
        double mean = 0;
        const std::array<Chance, 5> chances = throttle_chances(at_, use);
        for (std::size_t points = 0; use != 0 && points < chances.size(); ++points) {
            if (chances[points].of > 0) mean += static_cast<double>(points) * chances[points].value();
        }
        return std::abs(now + use * mean - of(mover.target).speed);
    };
    std::array uses{0, 1, -1};
    std::ranges::stable_sort(uses, {}, apart);
    for (const int use : uses) {
        if (use == 0) add(Throttle{}, labels::steady, "", "throttle:none");
        const std::string note = use == 0 ? "" : words::throttle_note(throttle_chances(at_, use), use);
        if (use > 0) add(Throttle{1}, labels::faster, note, "throttle:power");
        if (use < 0) add(Throttle{-1}, labels::slower, note, "throttle:drag");
    }
}

// The longest burst first, unless none can hit.
void AnswerList::bursts() {
    const auto fire = forecast_fire(rules_.options(), at_, letter_);
    const bool hopeless = fire && !fire->bursts.empty() && fire->bursts.back().any_hit <= 0;
    if (hopeless) add(Pass{}, labels::hold_fire, "", "pass");
    if (fire) {
        for (auto burst = fire->bursts.rbegin(); burst != fire->bursts.rend(); ++burst)
            add(Fire{static_cast<std::int8_t>(burst->burst)},
                labels::bursts[static_cast<std::size_t>(burst->burst - 1)], words::burst_note(*burst),
                "fire:" + std::to_string(burst->burst));
    }
    if (!hopeless) add(Pass{}, labels::hold_fire, "", "pass");
}

void AnswerList::simple_questions() {
    switch (at_.phase) {
        case Phase::ram:
            add(Ram{}, words::ram_name(at_, plane().target), labels::ram_note, "ram");
            add(Pass{}, labels::fly_on, "", "pass");
            break;
        case Phase::mp:
            add(RollMp{}, labels::without_bonus, words::hexes_note(forecast_mp(at_).horizontal), "mp");
            add(RollMp{true}, words::tail_bonus_name(at_.move.offered),
                words::hexes_note(forecast_mp(at_).horizontal_with), "mp:tail");
            break;
        case Phase::spin:
            add(Recover{}, labels::pull_out, words::percent(recovery_chance(rules_.options(), at_)), "recover");
            add(Step{.kind = StepKind::spin}, labels::fall_on, labels::fall_on_note, "spin");
            break;
        case Phase::pip:
            add(Pip{-1}, labels::lower_die, labels::pip_note, "pip:-1");
            add(Pip{1}, labels::raise_die, labels::pip_note, "pip:1");
            add(Pip{}, labels::keep_dice, "", "pip:0");
            break;
        case Phase::clear:
            add(Clear{}, labels::clear_gun, labels::clear_gun_note, "clear");
            add(Pass{}, labels::leave_gun, "", "pass");
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

bool has_default_answer(Phase phase) { return phase != Phase::prefer && phase != Phase::ram && phase != Phase::evade; }

}  // namespace sightlines::dogfight
