#include "games/dogfight/answers.h"

#include <algorithm>
#include <array>
#include <span>
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
#include "games/dogfight/text/answer_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/verbs.h"

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
    void order(const std::vector<Action>& best_first);
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
    order(answers_in_order(rules_, at_));
    fold_surplus();
    return std::move(list_);
}

// Those that are not judged stay behind the others, in the order in which they were added.
void AnswerList::order(const std::vector<Action>& best_first) {
    const std::optional<Action> suggested = suggested_answer(rules_, at_);
    for (Answer& answer : list_) answer.suggested = answer.action == suggested && !answer.folded;
    std::ranges::stable_sort(list_, {}, [&](const Answer& answer) {
        return std::tuple(answer.declines, !answer.suggested,
                          std::ranges::find(best_first, answer.action) - best_first.begin());
    });
    if (at_.phase == Phase::prefer && !list_.empty()) list_.front().suggested = true;
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

// Enemies before friends.
void AnswerList::targets() {
    for (const bool friends : {false, true}) {
        for_each_other([&](int other) {
            if ((of(other).side == plane().side) == friends) declare(other, false);
        });
    }
    if (rules_.options().formation) for_each_other([this](int other) { declare(other, true); });
    add(Declare{}, answer_of(at_, Declare{}), plane().cv != 0 ? labels::no_target_note : "", "target:none",
        Kind::declines_folded);
}

// The level that is judged best, and the others folded; to fly on last.
void AnswerList::evasions() {
    const std::vector<Action> best_first = answers_in_order(rules_, at_);
    const auto best = std::ranges::find_if_not(best_first, declines);
    for (const std::int8_t level : {std::int8_t{1}, std::int8_t{2}, std::int8_t{3}}) {
        const bool usual = best != best_first.end() && *best == Action(Evade{level});
        add(Evade{level}, words::evade_name(level), words::evade_note(evading_chance(rules_.options(), at_, level)),
            "evade:" + std::to_string(level), usual ? Kind::usual : Kind::folded);
    }
    add(Evade{}, labels::fly_on, "", "evade:0", Kind::declines);
}

void AnswerList::surprises() {
    for_each_other([this](int other) {
        add(RandomAt{static_cast<std::int8_t>(other)}, answer_of(at_, RandomAt{static_cast<std::int8_t>(other)}),
            words::surprise_note(at_, letter_, other), "random:" + plane_name(other));
    });
    add(RandomAt{}, labels::nobody_surprised, "", "random:none", Kind::declines);
}

void AnswerList::tails() {
    const int target = plane().target;
    add(Tail{}, labels::follow, words::follow_note(at_, target), "tail");
    add(Go{}, labels::fly_now, words::fly_now_note(at_, target), "go");
}

// Of the orders that begin as ranked, the best for each task that may come next.
void AnswerList::tasks(const Tasks& ranked) {
    Tasks offered;
    for (const Action& each : answers_in_order(rules_, at_)) {
        const Tasks& order = std::get<Prefer>(each).order;
        if (ranked.size() >= order.size() || !std::ranges::equal(ranked, std::span(order.begin(), ranked.size())))
            continue;
        const Task next = order[ranked.size()];
        if (std::ranges::find(offered, next) != offered.end()) continue;
        offered.push_back(next);
        add(each, words::rank_name(next, ranked.empty()), ranked.empty() ? labels::first_task_note : "",
            "prefer:" + std::string(task_words[static_cast<std::size_t>(next)]));
    }
}

void AnswerList::exits() {
    for (const Facing to : all_facings) {
        const std::string name(facing_words[index(to)]);
        add(ExitTo{to}, wording::capital(std::string(wording::compass(name))), "", "exit:" + name);
    }
}

void AnswerList::climbs() {
    const auto offer = [this](int half_levels) {
        add(Climb{static_cast<std::int8_t>(half_levels)}, answer_of(at_, Climb{static_cast<std::int8_t>(half_levels)}),
            words::climb_note(plane(), half_levels), "climb:" + std::to_string(half_levels));
    };
    offer(0);
    for (int distance = 1; distance <= 9; ++distance) {
        if (may_climb(plane(), distance)) offer(distance);
        if (may_climb(plane(), -distance)) offer(-distance);
    }
}

void AnswerList::throttles() {
    const Aircraft& mover = plane();
    const int next = mover.speed + mover.speed_change + (at_.grand_turn ? 0 : pitch_change(mover));
    const auto note = [&](int use) { return words::throttle_note(throttle_chances(at_, use), use, next); };
    add(Throttle{}, labels::steady, words::steady_note(mover.speed, next), "throttle:none");
    add(Throttle{1}, labels::faster, note(1), "throttle:power");
    add(Throttle{-1}, labels::slower, note(-1), "throttle:drag");
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
    add(Pass{}, answer_of(at_, Pass{}), saves ? "" : labels::hold_fire_note, "pass",
        hits && !saves ? Kind::declines_folded : Kind::declines);
}

void AnswerList::engine() {
    const MpForecast mps = forecast_mp(at_);
    add(RollMp{true}, words::tail_bonus_name(mps.bonus), words::hexes_note(mps.horizontal_with), "mp:tail");
    add(RollMp{false}, labels::without_bonus, words::hexes_note(mps.horizontal), "mp");
}

void AnswerList::simple_questions() {
    switch (at_.phase) {
        case Phase::ram:
            add(Ram{}, answer_of(at_, Ram{}), labels::ram_note, "ram");
            add(Pass{}, labels::fly_on, "", "pass", Kind::declines);
            break;
        case Phase::mp: engine(); break;
        case Phase::spin:
            add(Recover{}, answer_of(at_, Recover{}), words::percent(recovery_chance(rules_.options(), at_)),
                "recover");
            add(Step{.kind = StepKind::spin}, answer_of(at_, Step{.kind = StepKind::spin}), labels::fall_on_note,
                "spin", Kind::declines);
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

std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked) {
    const int plane = acting_plane(rules, at);
    if (plane == nobody && at.phase != Phase::grand) return {};
    return AnswerList(rules, at, plane).make(ranked);
}

std::optional<std::size_t> default_answer(const std::vector<Answer>& answers) {
    const auto suggested = std::ranges::find_if(answers, &Answer::suggested);
    return suggested == answers.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(suggested - answers.begin()));
}

}  // namespace sightlines::dogfight
