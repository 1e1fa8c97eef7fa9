// Rollouts that learn, in the toy game.
#include "search/uct.h"

#include <algorithm>
#include <catch_amalgamated.hpp>

#include "engine/toy.h"

namespace {

using namespace sightlines;
using toy::Position;

// Its rule of thumb is to leave what was rolled. The secret number decides what a position is to the tree.
struct Adapter {
    const toy::Rules& rules;
    bool same_key = false;

    toy::Action rollout_action(const Position& at, Rng& rng) const {
        return at.phase == toy::Phase::choose ? toy::Action(toy::Leave{}) : rules.sample(at, rng);
    }
    std::vector<toy::Action> candidates(const Position&, Rng&) const { return {toy::Leave{}, toy::Take{}}; }
    bool is_searched(const Position&) const { return true; }
    std::uint64_t key(const Position& at) const { return same_key ? 0 : static_cast<std::uint64_t>(at.secrets[1]); }
};

using Policy = UctPolicy<toy::Rules, Adapter>;

// The last choice: with the 6 player 1 is at 14 or at 20, and player 0 three from its own number.
Position last_choice(std::int32_t secret) {
    return {toy::Phase::choose, toy::last_turn - 1, {100, secret}, {97, 14}, Roll{DiceNumbers(1, 6)}};
}

toy::Action rollout(const toy::Rules& rules, Policy& policy, Position at, Rng& rng) {
    policy.begin();
    const toy::Action first = policy.action(at, 1, rng);
    REQUIRE(rules.check(at, first).accepted());
    rules.play(at, first);
    const Status status = rules.status(at);
    REQUIRE(status.outcome);
    const auto& winners = status.outcome->winners;
    policy.finish([&](std::size_t player) {
        return std::find(winners.begin(), winners.end(), static_cast<std::int8_t>(player)) != winners.end() ? 1000 : 0;
    });
    return first;
}

}  // namespace

TEST_CASE("uct: rollouts begin by the rules of thumb, and learn what wins") {
    const toy::Rules rules = *toy::Rules::make({1});
    const Adapter adapter{rules};
    Policy policy(rules, adapter, 70);
    Rng rng(1);
    const toy::Action take = toy::Take{}, leave = toy::Leave{};
    CHECK(rollout(rules, policy, last_choice(20), rng) == leave);
    int taken = 0;
    for (int i = 0; i < 100; ++i) taken += rollout(rules, policy, last_choice(20), rng) == take ? 1 : 0;
    CHECK(taken > 80);
    // Where to leave it wins, it goes on to do so.
    taken = 0;
    for (int i = 0; i < 100; ++i) taken += rollout(rules, policy, last_choice(14), rng) == take ? 1 : 0;
    CHECK(taken < 20);
}

TEST_CASE("uct: what was learned of another position with the same key does nothing illegal") {
    const toy::Rules rules = *toy::Rules::make({1});
    const Adapter adapter{rules, true};
    Policy policy(rules, adapter, 70);
    Rng rng(1);
    for (int i = 0; i < 20; ++i) rollout(rules, policy, last_choice(20), rng);
    policy.begin();
    const Position start = rules.start();
    CHECK(rules.check(start, policy.action(start, 0, rng)).accepted());
}
