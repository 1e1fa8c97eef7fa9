#include "games/crossfire_squads/rules/odds.h"

#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/judge.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr int most_dice = 12;

constexpr std::array<HitOdds, most_dice + 1> make_table() {
    std::array<HitOdds, most_dice + 1> table{};
    std::array<std::int64_t, 4> ways{1, 0, 0, 0};
    std::int64_t all = 1;
    for (std::size_t dice = 0; dice <= most_dice; ++dice) {
        for (std::size_t hits = 0; hits < 4; ++hits)
            table[dice][hits] = static_cast<int>((ways[hits] * certain + all / 2) / all);
        table[dice][0] = certain - table[dice][1] - table[dice][2] - table[dice][3];
        ways = {2 * ways[0], 2 * ways[1] + ways[0], 2 * ways[2] + ways[1], 3 * ways[3] + ways[2]};
        all *= 3;
    }
    return table;
}

std::vector<Branch> one_or_other(int success) {
    if (success <= 0) return {{certain, {0}}};
    if (success >= certain) return {{certain, {1}}};
    return {{success, {1}}, {certain - success, {0}}};
}

std::vector<Branch> by_hits(int dice) {
    std::vector<Branch> all;
    const HitOdds odds = odds_of_hits(dice);
    for (int hits = 0; hits < 4; ++hits) {
        if (odds[static_cast<std::size_t>(hits)] > 0) all.push_back({odds[static_cast<std::size_t>(hits)], {hits}});
    }
    return all;
}

bool is_in(const Units& units, UnitId id) { return std::find(units.begin(), units.end(), id) != units.end(); }

// The course of a volley so far, as far as it matters: what has become of the target and how good the best shot was.
struct Course {
    int state;
    int best;
    Branch branch;
};

int state_after(int state, int hits) {
    if (hits >= 3 || (hits == 2 && state == 2)) return 3;
    return hits == 2 ? 2 : std::max(state, hits);
}

void add(std::vector<Course>& courses, Course course) {
    const auto same = std::find_if(courses.begin(), courses.end(), [&](const Course& other) {
        return other.state == course.state && other.best == course.best;
    });
    if (same == courses.end()) {
        courses.push_back(std::move(course));
        return;
    }
    const int odds = same->branch.odds + course.branch.odds;
    if (course.branch.odds > same->branch.odds) *same = std::move(course);
    same->branch.odds = odds;
}

std::vector<Course> shoot_on(const std::vector<Course>& before, const HitOdds& odds) {
    std::vector<Course> after;
    for (const Course& course : before) {
        if (course.state == 3) {
            add(after, course);
            continue;
        }
        for (int hits = 0; hits < 4; ++hits) {
            const int share = course.branch.odds * odds[static_cast<std::size_t>(hits)] / certain;
            if (share == 0) continue;
            Course next{state_after(course.state, hits), std::max(course.best, std::min(hits, 2)), course.branch};
            next.branch.odds = share;
            next.branch.hits.push_back(hits);
            add(after, std::move(next));
        }
    }
    return after;
}

std::vector<Branch> of_volley(const Options& options, const Position& at) {
    const Shooting& shooting = *at.shooting;
    std::vector<Course> courses{{static_cast<int>(at[shooting.target].state), shooting.best, {certain, {}}}};
    for (auto i = static_cast<std::size_t>(shooting.next); i < shooting.units.size(); ++i) {
        const UnitId id = shooting.units[i];
        const int dice = fire_dice(options, at, id, shooting.target, is_in(shooting.ambush, id)).total();
        courses = shoot_on(courses, odds_of_hits(dice));
    }
    std::vector<Branch> all;
    all.reserve(courses.size());
    for (Course& course : courses) all.push_back(std::move(course.branch));
    return all;
}

std::vector<Branch> of_anti_tank(const Position& at) {
    const Shooting& shooting = *at.shooting;
    const UnitId id = shooting.units[static_cast<std::size_t>(shooting.next)];
    const int needed = shooting.penetration ? armour(at, id, shooting.target) : needed_to_hit;
    const ModifierSum added =
        shooting.penetration ? penetration_modifiers(at, id) : hit_modifiers(at, id, shooting.target);
    return one_or_other(odds_of_reaching(needed, added.total()));
}

// Success is that of the active side.
std::vector<Branch> of_melee(const Options& options, const Position& at) {
    const auto total = [&](int side) { return melee_modifiers(options, at, *at.melee, side).total(); };
    return one_or_other(odds_of_winning(total(at.active), total(1 - at.active)));
}

DiceNumbers faces(std::size_t dice, int hits) {
    DiceNumbers all(dice, 1);
    for (std::size_t i = 0; i < std::min(dice, static_cast<std::size_t>(hits)); ++i) all[i] = 6;
    return all;
}

}  // namespace

HitOdds odds_of_hits(int dice) {
    static constexpr std::array<HitOdds, most_dice + 1> by_dice = make_table();
    return by_dice[static_cast<std::size_t>(std::clamp(dice, 0, most_dice))];
}

int odds_of_a_six(int dice) {
    int none = certain;
    for (int die = 0; die < dice; ++die) none = none * 5 / 6;
    return certain - none;
}

int odds_of_reaching(int needed, int modifiers) { return std::clamp(7 - needed + modifiers, 0, 6) * certain / 6; }

Throws throws_between(int own, int other) {
    Throws throws;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) {
            throws.won += a + own > b + other ? 1 : 0;
            throws.lost += a + own < b + other ? 1 : 0;
        }
    }
    return throws;
}

int odds_of_winning(int own, int other) {
    const auto [won, lost] = throws_between(own, other);
    return won * certain / (won + lost);
}

HitOdds odds_of_shot(const Options& options, const Position& at, UnitId shooter, UnitId target) {
    if (!is_vehicle(at[target])) return odds_of_hits(fire_dice(options, at, shooter, target, false).total());
    const int hit = odds_of_reaching(needed_to_hit, hit_modifiers(at, shooter, target).total());
    const int pierce = odds_of_reaching(armour(at, shooter, target), penetration_modifiers(at, shooter).total());
    const int kill = hit * pierce / certain;
    return {certain - kill, 0, 0, kill};
}

int odds_to_rally(const Options& options, const Position& at, UnitId unit) {
    return odds_of_reaching(needed_to_rally(at[unit]), rally_modifiers(options, at, unit).total());
}

StateOdds untouched(State state) {
    StateOdds odds{};
    odds[static_cast<std::size_t>(state)] = certain;
    return odds;
}

StateOdds under_fire(const StateOdds& before, const HitOdds& hits) {
    const int stays = hits[0] + hits[1];
    const auto part = [](int a, int b) { return a * b / certain; };
    return {part(before[0], hits[0]), part(before[1], stays) + part(before[0], hits[1]),
            part(before[2], stays) + part(before[0] + before[1], hits[2]),
            before[3] + part(before[0] + before[1], hits[3]) + part(before[2], hits[2] + hits[3])};
}

void VolleyOdds::add(const HitOdds& shot) {
    keeps = certain - (certain - keeps) * (shot[0] + shot[1]) / certain;
    hits = certain - (certain - hits) * shot[0] / certain;
    after = under_fire(after, shot);
}

VolleyOdds odds_of_volley(const Options& options, const Position& at, const AnyUnits& units, UnitId target) {
    VolleyOdds odds{0, 0, untouched(at[target].state)};
    for (const UnitId id : units) odds.add(odds_of_shot(options, at, id, target));
    return odds;
}

std::vector<Branch> branches(const Options& options, const Position& at) {
    switch (at.phase) {
        case Phase::fire: return is_vehicle(at[at.shooting->target]) ? of_anti_tank(at) : of_volley(options, at);
        case Phase::rally: return one_or_other(odds_to_rally(options, at, at.rallying));
        case Phase::cc: return of_melee(options, at);
        case Phase::cross:
            return one_or_other(
                odds_of_reaching(needed_to_cross, crossing_modifiers(options, at, at.crossing->unit).total()));
        case Phase::mine: return by_hits(4);
        case Phase::he: return by_hits(bombardment_dice(at, *at.bombardment).total());
        case Phase::smoke: return one_or_other(odds_of_reaching(3, 0));
        case Phase::recon: return one_or_other(odds_of_a_six(static_cast<int>(at.recon->units.size())));
        default: return {};
    }
}

Roll roll_of(const Options& options, const Position& at, int hits) {
    const std::optional<Dice> dice = due(options, at);
    if (at.phase != Phase::cc) return {faces(dice->sides.size(), hits)};
    return {hits > 0 ? DiceNumbers{6, 1} : DiceNumbers{1, 6}};
}

}  // namespace sightlines::crossfire_squads
