// What is suggested, over games at random with all sets of options: legal, the same each time, and of one mind with the
// computer.
#include "games/dogfight/advice/suggest.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <set>

#include "engine/playout.h"
#include "games/dogfight/advice/advice.h"
#include "games/dogfight/advice/answers.h"
#include "games/dogfight/ai/search_adapter.h"
#include "games/dogfight/rules/roster.h"
#include "samples/dogfight.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

// Calls `see` with the rules and the position of every decision of a game a set of options.
template <class See>
void for_each_decision(std::size_t sets, const See& see) {
    const std::vector<Options> all = test::Samples<Rules>::option_sets();
    Rng rng(7);
    for (std::size_t set = 0; set < std::min(sets, all.size()); ++set) {
        const auto rules = Rules::make(all[set]);
        REQUIRE(rules);
        Position at = rules->start();
        at.limit = 4;
        playout(*rules, at, rng, 400, [&](const Position& here, const auto&, const Action&) {
            if (is_decision(here.phase)) see(*rules, here);
        });
    }
}

bool flies(const Position& at) { return at.phase == Phase::move || at.phase == Phase::declare; }

}  // namespace

TEST_CASE("dogfight advice: every answer that is suggested is legal, and what the computer tries first", "[dogfight]") {
    std::size_t suggestions = 0;
    for_each_decision(48, [&](const Rules& rules, const Position& at) {
        const std::optional<Action> suggested = suggested_answer(rules, at);
        if (flies(at)) CHECK_FALSE(suggested);
        if (flies(at)) return;
        REQUIRE_FALSE(answers_in_order(rules, at).empty());
        if (!suggested) return;
        ++suggestions;
        CHECK(rules.check(at, *suggested).accepted());
        CHECK(Offers<Rules>::offer(rules, at, *suggested).role != Role::declining);
        const dogfight::Skill skill{{}, 8};
        Rng rng(1);
        if (at.phase != Phase::mp && at.phase != Phase::throttle)  // where it tries all
            CHECK(SearchAdapter(rules, at, skill).rollout_action(at, rng) == *suggested);
    });
    CHECK(suggestions > 500);
}

TEST_CASE("dogfight advice: whatever is suggested is legal, has a reason, and never declines", "[dogfight]") {
    std::size_t moves = 0, others = 0;
    for_each_decision(12, [&](const Rules& rules, const Position& at) {
        const std::optional<Action> suggested = Advice<Rules>::suggest(rules, at);
        if (!suggested) return;
        ++(flies(at) ? moves : others);
        CHECK(rules.check(at, *suggested).accepted());
        CHECK(Offers<Rules>::offer(rules, at, *suggested).role != Role::declining);
        const std::string why = Advice<Rules>::why(rules, at, *suggested);
        INFO(why);
        CHECK(why.size() > 1);
        CHECK((why.ends_with('.') || why.ends_with('!')));
    });
    CHECK(moves > 50);
    CHECK(others > 100);
}

TEST_CASE("dogfight advice: the answers that are shown are those that are legal, and what is suggested stands first",
          "[dogfight]") {
    std::set<Phase> phases;
    for_each_decision(48, [&](const Rules& rules, const Position& at) {
        const std::vector<Answer> answers = answers_to(rules, at);
        CHECK(answers.empty() == flies(at));
        if (answers.empty() || at.phase == Phase::prefer) return;
        phases.insert(at.phase);
        std::vector<Action> legal = legal_actions(rules, at);
        std::erase_if(legal, [](const Action& action) { return std::holds_alternative<Signal>(action); });
        CHECK(answers.size() == legal.size());
        for (const Action& action : legal) CHECK(std::ranges::count(answers, action, &Answer::action) == 1);
        const auto suggested = suggested_in(answers);
        CHECK(suggested.has_value() == suggested_answer(rules, at).has_value());
        if (suggested) CHECK((*suggested == 0 && !answers[0].folded));
        CHECK(std::ranges::is_sorted(answers, {}, [](const Answer& each) { return each.role == Role::declining; }));
        CHECK(std::ranges::any_of(answers, [](const Answer& each) { return !each.folded; }));
    });
    CHECK(phases.size() >= 8);
}

TEST_CASE("dogfight advice: a move that is suggested is one of those planned, legal, and the same each time",
          "[dogfight]") {
    std::size_t moves = 0;
    for_each_decision(8, [&](const Rules& rules, const Position& at) {
        if (!flies(at)) return;
        for (const Audience audience : {Audience::player, Audience::beginner}) {
            const SuggestedMove move = suggest_move(rules, at, audience), again = suggest_move(rules, at, audience);
            if (move.plans.empty()) continue;
            ++moves;
            REQUIRE(move.place < move.plans.size());
            const Plan& plan = move.plans[move.place];
            CHECK(rules.check(at, plan.actions.front()).accepted());
            CHECK(plan.actions == again.plans[again.place].actions);
            CHECK(plan.worth == again.plans[again.place].worth);
            if (audience == Audience::beginner) continue;
            for (const Plan& other : move.plans) {  // one of this pitch is better only if it rather fails
                if (other.worth > plan.worth) CHECK(other.chance < millionths(60, 100));
                CHECK(other.worth <= plan.worth + 60);
            }
        }
    });
    CHECK(moves > 50);
}

TEST_CASE("dogfight advice: a place is worth what it is to the computer, but in the last turn only for its shots",
          "[dogfight]") {
    const Rules rules = *Rules::make({});
    // The worth of flying straight on without dice, far from the other, and nearer.
    const auto worth = [&rules](int turn, bool other_has_flown, int row) {
        Position at = rules.start();
        at.phase = Phase::move;
        at.limit = 9;
        at.turn = static_cast<std::int16_t>(turn);
        at.current = 0;
        at.move = {};
        at.move.die = 1;
        Aircraft& mover = at.plane(0);
        mover.hex = {4, 6};
        mover.face = Facing::n;
        mover.target = 1;
        at.plane(1).hex = {4, static_cast<std::int8_t>(row)};
        at.plane(1).face = Facing::n;
        at.plane(1).moved = other_has_flown;
        return straight_at(rules, at, 0).worth;
    };
    CHECK(worth(3, true, 2) > worth(3, true, 0));    // it counts to be near
    CHECK(worth(9, true, 2) == worth(9, true, 0));   // no shot from either
    CHECK(worth(9, false, 2) > worth(9, false, 0));  // it may still come
}
