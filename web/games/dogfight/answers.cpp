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
#include "games/dogfight/words/wording.h"

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
        note +=
            words::dot + std::string("Combat Value ") + words::number(cv) + " of " + words::number(plane.cv) + " kept";
    } else if (other.target == letter && carried_cv(other, plane).total() > 0) {
        note += words::dot + std::string("it is hunting you");
    }
    if (const int bonus = position_bonus(plane, other); bonus != 0)
        note += words::dot + std::string("place ") + with_sign(bonus);
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

std::string hexes_note(const std::array<int, 6>& faces) {
    std::string note;
    for (int hexes = 0; hexes <= 4; ++hexes) {
        const auto count = static_cast<int>(std::ranges::count(faces, hexes));
        if (count == 0) continue;
        if (!note.empty()) note += words::dot;
        note += (hexes == 0 ? "no hex" : words::counted(hexes, "hex", "hexes")) + " " + percent(Chance{count, 6});
    }
    return note;
}

const char* task_name(Task task) {
    constexpr std::array names{"the turn", "the climb or dive", "the circle", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

std::string climb_note(const Aircraft& plane, int half_levels) {
    const GrandHexes hexes = grand_hexes(plane, half_levels);
    const Height height = height_after(plane, half_levels);
    std::string note = std::to_string(std::max(0, hexes.hexes - hexes.less)) + " hexes";
    if (hexes.extra_from > 0) note += ", one more on " + std::to_string(hexes.extra_from) + "+";
    note += words::dot + std::string("height ") + words::level_name(height.altitude, height.leave);
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
    std::string target_name() const { return words::plane_words(at_, plane().target); }
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
    add(Grand{true}, "Yes, a long turn", "if every side agrees; all targets are dropped", "grand:yes");
    add(Grand{}, "No, a normal turn", "", "grand:no");
}

void AnswerList::declare(int on, bool form) {
    const bool same_target = on == plane().target && !plane().lost;
    const char* how = form ? "In formation with " : same_target ? "Keep hunting " : "";
    add(Declare{static_cast<std::int8_t>(on), form}, wording::capital(how + words::plane_words(at_, on)),
        (of(on).side == plane().side ? "friend, " : "") + target_note(plane(), of(on), letter_, same_target),
        "target:" + plane_name(on) + (form ? "*" : ""));
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
    add(Declare{}, "No target", plane().cv != 0 ? "its Combat Value is lost" : "", "target:none");
}

void AnswerList::evasions() {
    for (std::int8_t level = 0; level <= 3; ++level) {
        const std::string number = std::to_string(level);
        add(Evade{level}, level == 0 ? "Fly on" : "Swerve, level " + number,
            level == 0 ? "" : percent(evading_chance(rules_.options(), at_, level)) + ", then straight on",
            "evade:" + number);
    }
}

// The best surprise first.
void AnswerList::surprises() {
    std::vector<int> others;
    for_each_other([&](int other) { others.push_back(other); });
    std::ranges::stable_sort(others, {}, [this](int other) { return -random_cv(at_, letter_, other); });
    for (const int other : others) {
        add(RandomAt{static_cast<std::int8_t>(other)}, "Surprise " + words::plane_words(at_, other),
            "Combat Value " + with_sign(random_cv(at_, letter_, other)) + words::dot + range_text(plane(), of(other)),
            "random:" + plane_name(other));
    }
    add(RandomAt{}, "Nobody", "", "random:none");
}

void AnswerList::tails() {
    const Aircraft& other = of(plane().target);
    add(Tail{}, "Follow " + target_name() + ", right after it",
        "initiative " + words::number(plane().initiative) + " " + with_sign(tailing_bonus(plane(), other)) + " beats " +
            words::number(other.initiative),
        "tail");
    add(Go{}, "Fly now", "before " + target_name(), "go");
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
            ranked.empty() ? "on a die of 3 or more, with flying skill" : "",
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
        const int distance = half_levels < 0 ? -half_levels : half_levels;
        const std::string name = std::string(half_levels > 0 ? "Climb " : "Dive ") + std::to_string(distance) +
                                 " half level" + (distance > 1 ? "s" : "");
        add(Climb{static_cast<std::int8_t>(half_levels)}, distance == 0 ? "Stay level" : name,
            climb_note(plane(), half_levels), "climb:" + std::to_string(half_levels));
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
        if (use == 0) add(Throttle{}, "Steady", "", "throttle:none");
        if (use > 0) add(Throttle{1}, "Faster", "speed " + speed_note(throttle_chances(at_, 1), "+"), "throttle:power");
        if (use < 0)
            add(Throttle{-1}, "Slower", "speed " + speed_note(throttle_chances(at_, -1), words::minus),
                "throttle:drag");
    }
}

// The longest burst first.
void AnswerList::bursts() {
    constexpr std::array names{"Short burst", "Medium burst", "Long burst"};
    if (const auto fire = forecast_fire(rules_.options(), at_, letter_)) {
        for (auto burst = fire->bursts.rbegin(); burst != fire->bursts.rend(); ++burst) {
            const std::string odds = percent(burst->any_hit) + " to hit" + words::dot + "about " +
                                     words::decimal(burst->mean_hits) + " hits" + words::dot + "critical " +
                                     percent(burst->any_critical);
            add(Fire{static_cast<std::int8_t>(burst->burst)}, names[static_cast<std::size_t>(burst->burst - 1)],
                burst->any_hit <= 0 ? "cannot hit" : odds, "fire:" + std::to_string(burst->burst));
        }
    }
    add(Pass{}, "Hold fire", "", "pass");
}

void AnswerList::simple_questions() {
    switch (at_.phase) {
        case Phase::ram:
            add(Ram{}, "Ram " + target_name(), "both may be hit", "ram");
            add(Pass{}, "Fly on", "", "pass");
            break;
        case Phase::mp:
            add(RollMp{}, "Without the bonus", hexes_note(forecast_mp(at_).horizontal), "mp");
            add(RollMp{true}, "Add " + std::to_string(at_.move.offered) + " for being on its tail",
                hexes_note(forecast_mp(at_).horizontal_with), "mp:tail");
            break;
        case Phase::spin:
            add(Recover{}, "Pull out", percent(recovery_chance(rules_.options(), at_)), "recover");
            add(Step{.kind = StepKind::spin}, "Fall on", "half a level on 4 or more", "spin");
            break;
        case Phase::pip:
            add(Pip{-1}, "Lower a die by one", "a double, and a critical hit", "pip:-1");
            add(Pip{1}, "Raise a die by one", "a double, and a critical hit", "pip:1");
            add(Pip{}, "Keep the dice", "", "pip:0");
            break;
        case Phase::clear:
            add(Clear{}, "Try to clear it", "11 or more on two dice, with modifiers", "clear");
            add(Pass{}, "Leave it", "", "pass");
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
