// The computer's player: what it must see, what it must keep to, and what it says.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>
#include <set>

#include "engine/playout.h"
#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/refusals.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/crossfire_hex/text/placement.h"
#include "search/choose.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;
using HexBot = Bot<Rules>;

namespace {

constexpr std::uint64_t excess = 2;  // nodes over the budget that finish what was begun

Rules rules_of(const Options& options = {}) { return *Rules::make(options); }

// "g5=w i5=bwb", White's and Black's reserves.
Position position(int player, std::string_view men, int white = 0, int black = 0) {
    std::string fault;
    Position at;
    at.player = static_cast<std::int8_t>(player);
    at.board = *board_from(test::hex::board(men), fault);
    at.reserve = {static_cast<std::int8_t>(white), static_cast<std::int8_t>(black)};
    return *rules_of().admit(at);
}

Action action(std::string_view text) { return *plain_move_from(text); }

std::string choice(const Position& at, int level, std::uint64_t seed) {
    return move_text(HexBot::choose(rules_of(), at, budget_of<Rules>(level, seed)).ranked.front());
}

std::string reason(const Position& at, std::string_view text) { return HexBot::explain(rules_of(), at, action(text)); }

// Colours exchanged: everything, whose turn it is too.
Position swapped(const Position& at) {
    Position other = at;
    other.player = static_cast<std::int8_t>(1 - at.player);
    other.reserve = {at.reserve[1], at.reserve[0]};
    for (Cell cell = 0; cell < cell_count; ++cell) {
        Stack stack;
        for (int place = 0; place < at.board[cell].height(); ++place) stack.add(1 - at.board[cell].man(place));
        other.board.put(cell, stack);
    }
    other.seen = KoHistory();
    return other;
}

Position after_random_actions(const Rules& rules, int count, std::uint64_t seed) {
    Rng rng(seed);
    Position at = rules.start();
    playout(rules, at, rng, count);
    return at;
}

// Plays a game of the computer against itself and checks every action that it ranks. Returns the number of decisions.
int play_checked(const Rules& rules, Position at, int level, std::uint64_t nodes, int most) {
    int decisions = 0;
    Rng rng(nodes + static_cast<std::uint64_t>(level));
    for (; decisions < most && rules.status(at).to_act != Side::nobody; ++decisions) {
        const auto result = HexBot::choose(rules, at, {level, nodes, rng.next()});
        REQUIRE(result.ranked.size() == legal_actions(rules, at).size());
        for (const Action& ranked : result.ranked) REQUIRE(rules.check(at, ranked).accepted());
        REQUIRE(result.nodes <= nodes + excess);
        REQUIRE((0 <= result.win_permille && result.win_permille <= 1000));
        rules.play(at, result.ranked.front());
    }
    return decisions;
}

}  // namespace

TEST_CASE("hex bot: every level takes the last piece") {
    const Position at = position(0, "g5=w a3=ww g1=w i5=b");
    for (int level = 1; level <= top_level; ++level) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) CHECK(choice(at, level, seed) == "g5-i5");
    }
    // A man from the reserve reaches any cell.
    CHECK(choice(position(1, "g9=w a3=b", 0, 1), 1, 1) == "@g9");
}

TEST_CASE("hex bot: every level sees what takes its own last piece") {
    // Whatever does not land on a black man is next to one, who ends the game.
    const Position at = position(0, "g5=w i5=b e5=b");
    for (int level = 1; level <= top_level; ++level) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const std::string chosen = choice(at, level, seed);
            INFO("level " << level << " plays " << chosen);
            CHECK((chosen == "g5-i5" || chosen == "g5-e5"));
        }
    }
}

TEST_CASE("hex bot: it takes two prisoners for nothing") {
    // Two of Black's on a full corner, and White's two that go there; no black man can answer.
    const Position at = position(0, "g1=bb e3=ww a7=w m7=bb g9=w");
    for (int level = 2; level <= top_level; ++level) CHECK(choice(at, level, 1) == "e3-g1");
}

TEST_CASE("hex bot: a win is certain, a loss too") {
    const Rules rules = rules_of();
    CHECK(HexBot::choose(rules, position(0, "g5=w i5=b"), {2, 1000, 1}).win_permille == 1000);
    // Wherever the man on the corner goes, one of Black's takes him.
    CHECK(HexBot::choose(rules, position(0, "g1=w d4=bb j4=bb"), {2, 1000, 1}).win_permille == 0);
}

TEST_CASE("hex bot: what ko bars is not ranked") {
    // White's entry on g9 would end the game, had it not led to this board before.
    const Position open = position(0, "g9=b a3=w", 1, 0);
    REQUIRE(choice(open, 2, 1) == "@g9");
    Position barred = open;
    std::string fault;
    barred.seen.append({action("@g9"), *board_from(test::hex::board("g9=bw a3=w"), fault), {}});
    const Rules rules = rules_of();
    REQUIRE(&rules.check(barred, action("@g9")).why() == &refuse::repeats);
    for (int level = 1; level <= top_level; ++level) {
        const auto result = HexBot::choose(rules, barred, {level, 2000, 1});
        for (const Action& ranked : result.ranked) CHECK(move_text(ranked) != "@g9");
    }
}

TEST_CASE("hex bot: whole games without a wrong action, within the budget") {
    for (const Options& options : {Options{}, Options{Ko::full, 0}, Options{Ko::board, 12}, Options{Ko::full, 3}}) {
        const Rules rules = rules_of(options);
        CHECK(play_checked(rules, rules.start(), 1, 20, 120) > 2);
        CHECK(play_checked(rules, rules.start(), 4, 300, 120) > 2);
    }
    const Rules rules = rules_of();
    CHECK(play_checked(rules, rules.start(), 1, HexBot::skill(1).nodes, 200) > 10);
    // Few men and many reserves, where ko is met.
    CHECK(play_checked(rules, position(0, "g1=wb a3=bw c5=wb", 3, 3), 3, 300, 200) > 2);
}

TEST_CASE("hex bot: the same budget gives the same answer, another seed may not") {
    const Rules rules = rules_of();
    std::set<std::string> first;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Position at = after_random_actions(rules, static_cast<int>(seed), seed);
        const auto result = HexBot::choose(rules, at, {4, 2000, seed});
        const auto again = HexBot::choose(rules, at, {4, 2000, seed});
        CHECK(result.ranked == again.ranked);
        CHECK(result.win_permille == again.win_permille);
        CHECK(result.nodes == again.nodes);
        first.insert(move_text(HexBot::choose(rules, rules.start(), {1, 500, seed}).ranked.front()));
    }
    CHECK(first.size() > 1);
}

TEST_CASE("hex bot: a decided game takes next to no time") {
    CHECK(HexBot::choose(rules_of(), position(0, "g5=w i5=b"), budget_of<Rules>(4, 1)).nodes < 100);
}

TEST_CASE("hex bot: the chances at a glance") {
    const Rules rules = rules_of();
    CHECK(HexBot::evaluate(rules, rules.start()) == WinChances{500, 500});
    CHECK(HexBot::evaluate(rules, position(0, "e5=w i5=b")) == WinChances{500, 500});  // opposite cells
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Position at = after_random_actions(rules, 20, seed);
        const WinChances chances = HexBot::evaluate(rules, at);
        const WinChances other = HexBot::evaluate(rules, swapped(at));
        CHECK(chances[0] + chances[1] == 1000);
        CHECK(chances[0] == other[1]);
    }
    const auto white = [&](std::string_view men, int own = 0, int foe = 0) {
        return HexBot::evaluate(rules, position(0, men, own, foe))[0];
    };
    CHECK(white("g5=w c5=w i5=b") > white("g5=w i5=b"));         // a man more
    CHECK(white("g5=w i5=b", 1) > white("g5=w c5=w i5=b"));      // better in reserve than on the board
    CHECK(white("g5=bw i5=b a3=w") > white("g5=wb i5=b a3=w"));  // on top rather than below
    CHECK(white("g5=w i5=b", 0, 1) < 500);
    Position end = position(0, "g5=w i5=b");
    rules.play(end, action("g5-i5"));
    CHECK(HexBot::evaluate(rules, end) == WinChances{1000, 0});
}

TEST_CASE("hex bot: why") {
    CHECK(reason(position(0, "g5=w i5=b"), "g5-i5") == "Black has no move left: this wins the game.");
    const Position at = position(0, "g1=bb e3=ww a7=w m7=bb g9=w");
    CHECK(reason(at, "e3-g1") == "Takes two prisoners on g1.");
    CHECK(reason(position(0, "g1=wb e3=ww i5=b"), "e3-g1") ==
          "Takes one prisoner on g1 and brings one disc back into the reserve.");
    CHECK(reason(position(0, "g1=ww f2=w i7=b"), "f2-g1") == "Brings one disc back into the reserve.");
    CHECK(reason(position(0, "g5=w i5=bbb a7=b"), "g5-i5") ==
          "Takes over the stack of three on i5, and Black cannot take it back.");
    CHECK(reason(position(0, "g5=w i5=bbb k5=b"), "g5-i5") == "Takes over the stack of three on i5.");
    CHECK(reason(position(0, "g5=w i5=b a7=b"), "g5-i5") ==
          "Takes over the disc on i5, and Black cannot take it back.");
    CHECK(reason(position(0, "g5=w i5=b a7=b", 0, 1), "g5-i5") == "Takes over the disc on i5.");  // he enters there
    CHECK(reason(position(0, "g5=ww i7=b"), "g5-c5") == "Brings a stack of two to c5, where Black cannot land on it.");
    CHECK(reason(position(0, "a3=w c3=w m7=b"), "a3-c3") ==
          "Builds a stack of two on c3, where Black cannot land on it.");
    CHECK(reason(position(0, "e5=w g5=bb a7=w"), "e5-c5") == "Brings a disc to c5.");
    CHECK(reason(position(0, "a3=w m7=b"), "a3-c3") == "Makes 5 moves possible next turn, instead of 2.");
    CHECK(reason(position(0, "c5=w g5=b a7=w"), "c5-e5") == "Puts one of Black's stacks in reach, instead of none.");
    // Black lands on e5 from c5 alone, on g5 from h6 alone.
    CHECK(reason(position(0, "e5=w g5=w c5=b h6=b"), "e5-g5") == "Leaves one stack in Black's reach, instead of two.");
    CHECK(reason(position(0, "e5=w g5=b a7=w"), "e5-c5") == "Takes the disc on e5 out of Black's reach.");
    // a7 can be won back from b6 alone; g7 and g9 are Black's, and he lands on a7 from g7.
    CHECK(reason(position(0, "a7=w c5=w g7=bbb"), "c5-b6") == "Covers a7: if Black lands there, it can be taken back.");
    CHECK(reason(position(0, "g1=w a7=b", 0, 1), "g1-f2") == "Black wins with the next move, whatever is played.");
    // Black's entry would take the man at the bottom of g1.
    CHECK(reason(position(0, "g1=ww a7=b", 0, 1), "g1-h2") == "Black can no longer take a prisoner next turn.");
}

TEST_CASE("hex bot: why says a sentence, and a true one about prisoners") {
    const Rules rules = rules_of();
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Position at = after_random_actions(rules, 30, seed);
        for (const Action& each : legal_actions(rules, at)) {
            const std::string why = HexBot::explain(rules, at, each);
            INFO(move_text(each) << ": " << why);
            REQUIRE(why.size() > 10);
            CHECK(why.back() == '.');
            CHECK(why.find(at.player == 0 ? "White" : "Black") == why.npos);  // who reads it is named by no name
            const bool takes = why.find("Takes ") == 0 && why.find(" prisoner") != std::string::npos;
            CHECK(takes == (forecast(at, each).prisoners > 0 && why.find("this wins") == std::string::npos));
        }
    }
}

TEST_CASE("hex bot: the baseline looks four actions ahead") {
    const Rules rules = rules_of();
    CHECK(move_text(HexBot::baseline(rules, position(0, "g5=w a3=ww g1=w i5=b"), 1).ranked.front()) == "g5-i5");
    CHECK(move_text(HexBot::baseline(rules, position(0, "g1=bb e3=ww a7=w m7=bb g9=w"), 1).ranked.front()) == "e3-g1");
    std::set<std::string> chosen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        chosen.insert(move_text(HexBot::baseline(rules, position(0, "a3=w m7=b"), seed).ranked.front()));
    CHECK(chosen.size() > 1);
}
