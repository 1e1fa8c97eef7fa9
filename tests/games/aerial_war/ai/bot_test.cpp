// The computer's player of the Aerial War Game.
#include "games/aerial_war/ai/bot.h"

#include "engine/playout.h"
#include "games/aerial_war/text/codec.h"
#include "search/choose.h"
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;
using sightlines::budget_of;
using sightlines::Rng;
using sightlines::SearchBudget;
using sightlines::SearchResult;
using sightlines::top_level;
namespace aw = sightlines::aerial_war;
using Bot = sightlines::Bot<aw::Rules>;
using Codec = sightlines::Codec<aw::Rules>;

namespace {

aw::Rules rules_of(aw::Options options = {}) {
    const auto rules = aw::Rules::make(options);
    REQUIRE(rules);
    return *rules;
}

aw::Position read(const aw::Rules& rules, const Json& start) {
    const auto text = sightlines::parse_json(start.dump());
    REQUIRE(text);
    sightlines::Fault fault;
    const auto found = Codec::position(rules, sightlines::Reader(*text, "start", fault));
    REQUIRE(found);
    return *found;
}

SearchResult<aw::Action> choice(const aw::Rules& rules, const aw::Position& at, int level, std::uint64_t seed = 7) {
    return sightlines::choose_action(rules, at, budget_of<aw::Rules>(level, seed));
}

std::string text_of_choice(const Json& start, int level) {
    const aw::Rules rules = rules_of();
    return Codec::text(choice(rules, read(rules, start), level).ranked.front());
}

std::string why(const Json& start, std::string_view move) {
    const aw::Rules rules = rules_of();
    const aw::Position at = read(rules, start);
    const auto action = Codec::from_text(move);
    REQUIRE(action);
    REQUIRE(rules.check(at, *action).accepted());
    return Bot::explain(rules, at, *action);
}

int german_chance(const Json& start) {
    const aw::Rules rules = rules_of();
    const auto chances = Bot::evaluate(rules, read(rules, start));
    REQUIRE(chances.size() == 2);
    CHECK(chances[0] + chances[1] == 1000);
    return chances[0];
}

// Every choice of a whole game is allowed, and has its budget and its reason.
void plays_a_game(const aw::Options& options, SearchBudget budget, int most_actions) {
    const aw::Rules rules = rules_of(options);
    aw::Position at = rules.start();
    Rng rng(budget.seed);
    bool allowed = true;
    bool in_budget = true;
    bool gives_reasons = true;
    for (int played = 0; played < most_actions; ++played) {
        const sightlines::Status status = rules.status(at);
        if (status.to_act == sightlines::Side::nobody) break;
        aw::Action action;
        if (status.roll) {
            action = sightlines::sample_roll(*status.roll, rng);
        } else {
            budget.seed = rng.next();
            const auto result = Bot::choose(rules, at, budget);
            action = result.ranked.front();
            in_budget = in_budget && result.nodes <= budget.nodes + 40;
            gives_reasons = gives_reasons && Bot::explain(rules, at, action).ends_with('.');
        }
        allowed = allowed && rules.check(at, action).accepted();
        if (!allowed) break;
        rules.play(at, action);
    }
    CHECK(allowed);
    CHECK(in_budget);
    CHECK(gives_reasons);
}

}  // namespace

TEST_CASE("The computer shoots when it stands behind an enemy") {
    const Json at = turn_of("attack", "Gr", "Gr=e6n Ar=e7n Gb=j1n Ab=a14s");
    for (int level = 1; level <= top_level; ++level) CHECK(text_of_choice(at, level) == "!");
}

TEST_CASE("The computer takes the free shot of a loop") {
    const Json at = turn_of("looping", "Gr", "Gr=e6n Ar=e7n Gb=j1n Ab=a14s");
    for (int level = 1; level <= top_level; ++level) CHECK(text_of_choice(at, level) == "o");
}

TEST_CASE("The computer flies to the tail of an enemy rather than anywhere else") {
    const Json at = fly("Gr", 2, 5, "Gr=e4n Gb=j1n Ar=e7n Ab=a14s");
    CHECK(text_of_choice(at, top_level) == "e6n");
    const Json allied = fly("Ar", 2, 5, "Ar=e10s Ab=a14s Gr=e7s Gb=j1n");
    CHECK(text_of_choice(allied, top_level) == "e8s");
}

TEST_CASE("The computer crashes into an enemy when it must, and says so") {
    const Json at = turn_of("ram", "Gr", "Gr=a1n Ar=a2s Ab=b1w Gb=k1n Ay=k14s");
    for (int level = 1; level <= top_level; ++level) CHECK(text_of_choice(at, level).starts_with('#'));
    CHECK(why(at, "#a2") == "It has to crash, and takes Allied red with it.");
}

TEST_CASE("The computer never does what is not allowed, whatever the options") {
    for (const aw::Obligation attacks : {aw::Obligation::optional, aw::Obligation::forced}) {
        for (const aw::Obligation loops : {aw::Obligation::optional, aw::Obligation::forced}) {
            const aw::Options options{3, attacks == loops, attacks, loops, 12};
            plays_a_game(options, {1, 20, 3}, 1500);
            plays_a_game(options, {4, 300, 5}, 400);
            plays_a_game(options, {1, Bot::skill(1).nodes, 9}, 1500);
        }
    }
    plays_a_game({}, {3, 1000, 11}, 600);
}

TEST_CASE("A battle among computers comes to an end by itself") {
    const aw::Rules rules = rules_of({1, false, aw::Obligation::optional, aw::Obligation::optional, 0});
    aw::Position at = rules.start();
    Rng rng(5);
    while (at.phase != aw::Phase::over && at.round < 150) {
        const sightlines::Status status = rules.status(at);
        rules.play(at, status.roll ? aw::Action(sightlines::sample_roll(*status.roll, rng))
                                   : choice(rules, at, 2, rng.next()).ranked.front());
    }
    CHECK(at.phase == aw::Phase::over);
}

TEST_CASE("A match among beginners ends, mostly within 600 actions") {
    const aw::Rules rules = rules_of();
    int soon = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        aw::Position at = rules.start();
        Rng rng(seed);
        int actions = 0;
        for (; at.phase != aw::Phase::over && actions < 1500; ++actions) {
            const sightlines::Status status = rules.status(at);
            rules.play(at, status.roll ? aw::Action(sightlines::sample_roll(*status.roll, rng))
                                       : choice(rules, at, 1, rng.next()).ranked.front());
        }
        CHECK(at.phase == aw::Phase::over);
        soon += actions <= 600 ? 1 : 0;
    }
    CHECK(soon >= 9);
}

TEST_CASE("The computer's choice hangs on the budget alone") {
    const aw::Rules rules = rules_of();
    const aw::Position at = read(rules, fly("Gb", 3, 5, "Gr=e4n Gb=h2n Gy=j1n Ar=f9s Ab=c11e Ay=b13s"));
    for (int level = 1; level <= top_level; ++level) {
        const SearchBudget budget{level, 3000, 17};
        const auto once = Bot::choose(rules, at, budget);
        const auto again = Bot::choose(rules, at, budget);
        CHECK(once.ranked == again.ranked);
        CHECK(once.nodes == again.nodes);
        CHECK(once.ranked.size() == sightlines::legal_actions(rules, at).size());
        CHECK(once.win_permille == again.win_permille);
    }
}

TEST_CASE("Chances are even at the start and follow the planes and the score") {
    const aw::Rules rules = rules_of();
    CHECK(Bot::evaluate(rules, rules.start())[0] == 500);
    const Json even = turn_of("throttle", "Gr", "Gr=h1n Gb=i1n Ar=d14s Ab=c14s");
    const Json more = turn_of("throttle", "Gr", "Gr=h1n Gb=i1n Gy=j1n Ar=d14s Ab=c14s");
    const Json fewer = turn_of("throttle", "Gr", "Gr=h1n Ar=d14s Ab=c14s");
    CHECK(german_chance(even) == 500);
    CHECK(german_chance(more) > 520);
    CHECK(german_chance(fewer) < 480);
    CHECK(german_chance(with(with(even, "battle", 2), "score", Json::array({1, 0}))) == 750);
}

TEST_CASE("Chances see who has whom in front of its guns") {
    const Json behind = turn_of("throttle", "Gr", "Gr=e4n Gb=i1n Ar=e7n Ab=a14s");
    const Json before = turn_of("throttle", "Ar", "Gr=e4n Gb=i1n Ar=e7n Ab=a14s");
    CHECK(german_chance(behind) > 510);
    CHECK(german_chance(behind) > german_chance(before));
}

TEST_CASE("Hints tell the odds") {
    const std::string rest = " Gb=j1n Ab=a14s";
    CHECK(why(turn_of("attack", "Gr", "Gr=e6n Ar=e7n" + rest), "!") ==
          "50% to shoot down Allied red from behind, 8% that it loops and shoots you down.");
    CHECK(why(turn_of("attack", "Gr", "Gr=e1n Ar=e2n" + rest), "!") ==
          "50% to shoot down Allied red from behind, and it has no room to loop.");
    CHECK(why(turn_of("attack", "Gr", "Gr=e6n Ar=e7s" + rest), "!") ==
          "You shoot first: 33% to shoot down Allied red, 22% to be shot down.");
    CHECK(why(turn_of("attack", "Gr", "Gr=e6n Ar=e7w" + rest), "!") ==
          "17% to shoot down Allied red, and it cannot shoot back.");
    CHECK(why(turn_of("attack", "Gr", "Gr=e6n Ar=e7s" + rest), "-") ==
          "An attack is too risky here: 22% to be shot down.");
    CHECK(why(turn_of("looping", "Gr", "Gr=e6n Ar=e7n" + rest), "o") ==
          "50% to shoot down German red from behind, and it cannot shoot back.");
    CHECK(why(turn_of("looping", "Gr", "Gr=e6n Ar=e7n" + rest), ".") ==
          "e7 is a better place for the next turn than e5.");
}

TEST_CASE("Hints tell where a flight leads") {
    CHECK(why(fly("Gr", 2, 5, "Gr=e4n Gb=j1n Ar=e7n Ab=a14s"), "e6n") == "Gets behind Allied red: 50% to hit.");
    CHECK(why(fly("Gr", 1, 2, "Gr=e1e Gb=j1n Ar=e9s Ab=a14s"), "f2n") ==
          "No enemy can get behind it there with the next roll.");
    // To get to e2, behind it, an enemy would have to fly at least twelve squares.
    CHECK(why(fly("Gr", 1, 2, "Gr=e1n Gb=j1n Ar=e14s Ab=a14s"), "e3n") ==
          "Gets closer to Allied red, which is then 11 squares away. No enemy can get behind it with the next roll.");
    // Allied red would come to a5 from a4, seven squares away.
    CHECK(why(fly("Gr", 1, 1, "Gr=a5w Gb=j1n Ar=c8s Ab=a14s"), "a6n") ==
          "Gets closer to Allied red, which is then 4 squares away. No enemy can get behind it with the next roll.");
    // Allied blue can get behind it, but a 4 or a 6 would bring it to e11, behind Allied red: 20 rolls of 36.
    CHECK(why(fly("Gr", 2, 2, "Gr=e5n Gb=j1n Ar=e12n Ab=d5n"), "e7n") ==
          "Next time it gets behind Allied red with 56% of the rolls, if Allied red stays where it is.");
}
