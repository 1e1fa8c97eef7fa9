#include "games/dogfight/answers.h"

#include <algorithm>
#include <array>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/wording.h"

namespace sightlines::dogfight {
namespace {

using words::percent;
using words::with_sign;

std::string range_text(const Aircraft& plane, const Aircraft& other) {
    const int far = range(plane, other);
    return far == 0 ? "same hex" : "range " + std::to_string(far);
}

// What a declaration would start from.
std::string target_note(const Aircraft& plane, const Aircraft& other, int letter, bool same_target) {
    std::string note = range_text(plane, other);
    int cv = 0;
    if (same_target) {
        cv = carried_cv(plane, other).total();
        note += words::dot + std::string("CV ") + words::number(plane.cv) + " carries " + words::number(cv);
    } else if (other.target == letter && carried_cv(other, plane).total() > 0) {
        note += words::dot + std::string("it has you in view");
    }
    if (const int bonus = position_bonus(plane, other); bonus != 0)
        note += words::dot + std::string("position ") + with_sign(bonus);
    return note;
}

std::string speed_note(const std::array<Chance, 5>& chances, const char* sign) {
    std::string note;
    for (std::size_t points = 0; points < chances.size(); ++points) {
        if (chances[points].of == 0) continue;
        if (!note.empty()) note += words::dot;
        note += (points == 0 ? "no change" : sign + std::to_string(points)) + " " + percent(chances[points]);
    }
    return note;
}

const char* task_name(Task task) {
    constexpr std::array names{"the turn", "the pitch change", "staying in the hex", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

std::string climb_note(const Aircraft& plane, int half_levels) {
    const GrandHexes hexes = grand_hexes(plane, half_levels);
    const Height height = height_after(plane, half_levels);
    std::string note = std::to_string(std::max(0, hexes.hexes - hexes.less)) + " hexes";
    if (hexes.extra_from > 0) note += ", one more on " + std::to_string(hexes.extra_from) + "+";
    note += words::dot + std::string("level ") + words::level_name(height.altitude, height.leave);
    const auto slope = slope_of(plane, half_levels);
    if (slope && slope->speed != 0)
        note += words::dot + std::string("speed ") + with_sign(half_levels > 0 ? -slope->speed : slope->speed);
    if (slope && slope->roll != 0)
        note += words::dot + (half_levels > 0 ? "power " + with_sign(slope->roll)
                                              : "speed +1 on " + std::to_string(slope->roll) + "+");
    return note;
}

class AnswerList {
  public:
    AnswerList(const Rules& rules, const Position& at, int letter) : rules_(rules), at_(at), letter_(letter) {}

    std::vector<Answer> make(const Tasks& ranked);

  private:
    const Aircraft& of(int which) const { return at_.plane(which); }
    const Aircraft& plane() const { return of(letter_); }
    std::string target_name() const { return plane_name(plane().target); }
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
    add(Grand{}, "No, a normal turn", "", "grand:no");
    add(Grand{true}, "Yes, a grand tactical turn", "15 seconds; all targets are dropped", "grand:yes");
}

void AnswerList::declare(int on, bool form) {
    const bool same_target = on == plane().target && !plane().lost;
    const char* how = form ? "In formation on " : same_target ? "Same target: " : "";
    add(Declare{static_cast<std::int8_t>(on), form}, how + words::plane_words(at_, on),
        (of(on).side == plane().side ? "friend, " : "") + target_note(plane(), of(on), letter_, same_target),
        "target:" + plane_name(on) + (form ? "*" : ""));
}

// Enemies before friends, the near ones first.
void AnswerList::targets() {
    if (plane().target != nobody) declare(plane().target, false);
    add(Declare{}, "No target", plane().cv != 0 ? "its CV is lost" : "", "target:none");
    std::vector<int> others;
    for_each_other([&](int other) {
        if (other != plane().target) others.push_back(other);
    });
    const auto rank = [this](int which) {
        return range(plane(), of(which)) + (of(which).side == plane().side ? 100 : 0);
    };
    std::stable_sort(others.begin(), others.end(), [&rank](int a, int b) { return rank(a) < rank(b); });
    for (const int other : others) declare(other, false);
    if (rules_.options().formation) for_each_other([this](int other) { declare(other, true); });
}

void AnswerList::evasions() {
    for (std::int8_t level = 0; level <= 3; ++level) {
        const std::string number = std::to_string(level);
        add(Evade{level}, level == 0 ? "Fly a normal turn" : "Evade at level " + number,
            level == 0 ? "" : percent(evading_chance(rules_.options(), at_, level)) + ", then straight on",
            "evade:" + number);
    }
}

void AnswerList::surprises() {
    add(RandomAt{}, "No", "", "random:none");
    for_each_other([this](int other) {
        add(RandomAt{static_cast<std::int8_t>(other)}, "Surprise " + words::plane_words(at_, other),
            "CV " + with_sign(random_cv(at_, letter_, other)) + words::dot + range_text(plane(), of(other)),
            "random:" + plane_name(other));
    });
}

void AnswerList::tails() {
    const Aircraft& other = of(plane().target);
    add(Go{}, "Move now", "before " + target_name() + " moves", "go");
    add(Tail{}, "Tail " + target_name() + ", right behind it",
        "initiative " + words::number(plane().initiative) + " " + with_sign(tailing_bonus(plane(), other)) + " beats " +
            words::number(other.initiative),
        "tail");
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
        add(order, std::string(ranked.empty() ? "First " : "Then ") + task_name(task),
            ranked.empty() ? "chosen on 3 or more, with flying skill" : "",
            "prefer:" + std::string(task_words[static_cast<std::size_t>(task)]));
    }
}

void AnswerList::exits() {
    for (const Facing to : all_facings) {
        const std::string name(facing_words[index(to)]);
        add(ExitTo{to}, "By the edge " + name, "", "exit:" + name);
    }
}

void AnswerList::climbs() {
    const auto offer = [this](int half_levels) {
        const int distance = half_levels < 0 ? -half_levels : half_levels;
        const std::string name = std::string(half_levels > 0 ? "Climb " : "Dive ") + std::to_string(distance) +
                                 " half level" + (distance > 1 ? "s" : "");
        add(Climb{static_cast<std::int8_t>(half_levels)}, distance == 0 ? "Level" : name,
            climb_note(plane(), half_levels), "climb:" + std::to_string(half_levels));
    };
    offer(0);
    for (int distance = 1; distance <= 9; ++distance) {
        if (may_climb(plane(), distance)) offer(distance);
        if (may_climb(plane(), -distance)) offer(-distance);
    }
}

void AnswerList::throttles() {
    add(Throttle{}, "Leave the throttle", "", "throttle:none");
    add(Throttle{1}, "Power", speed_note(throttle_chances(at_, 1), "+"), "throttle:power");
    add(Throttle{-1}, "Drag", speed_note(throttle_chances(at_, -1), words::minus), "throttle:drag");
}

void AnswerList::bursts() {
    add(Pass{}, "Hold fire", "", "pass");
    const auto fire = forecast_fire(rules_.options(), at_, letter_);
    if (!fire) return;
    for (const BurstForecast& burst : fire->bursts) {
        const std::string odds = words::decimal(burst.mean_hits) + " hits" + words::dot + percent(burst.any_hit) +
                                 " any" + words::dot + percent(burst.any_critical) + " critical";
        add(Fire{static_cast<std::int8_t>(burst.burst)}, "Burst of " + std::to_string(burst.burst),
            burst.any_hit <= 0 ? "cannot hit" : odds, "fire:" + std::to_string(burst.burst));
    }
}

void AnswerList::simple_questions() {
    switch (at_.phase) {
        case Phase::ram:
            add(Pass{}, "No", "", "pass");
            add(Ram{}, "Ram " + target_name(), "a close encounter with the target", "ram");
            break;
        case Phase::mp:
            add(RollMp{}, "Roll plainly", "", "mp");
            add(RollMp{true}, "Tailing bonus " + with_sign(at_.move.offered), "", "mp:tail");
            break;
        case Phase::spin:
            add(Recover{}, "Try to recover", percent(recovery_chance(rules_.options(), at_)), "recover");
            add(Step{.kind = StepKind::spin}, "Go on spinning", "falls half a level on 4 or more", "spin");
            break;
        case Phase::pip:
            add(Pip{}, "Leave the dice", "", "pip:0");
            add(Pip{-1}, "Lower a die by a pip", "doubles, and a critical hit", "pip:-1");
            add(Pip{1}, "Raise a die by a pip", "doubles, and a critical hit", "pip:1");
            break;
        case Phase::clear:
            add(Pass{}, "Leave it", "", "pass");
            add(Clear{}, "Try to clear", "2d6, 11 or more with modifiers", "clear");
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

bool has_default_answer(Phase phase) { return phase != Phase::fire && phase != Phase::exit && phase != Phase::prefer; }

}  // namespace sightlines::dogfight
