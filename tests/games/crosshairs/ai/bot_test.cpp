// The computer as a player of Crosshairs.
#include "games/crosshairs/ai/bot.h"

#include <catch_amalgamated.hpp>

#include "games/crosshairs/ai/evaluation.h"
#include "games/crosshairs/text/notation.h"
#include "search/choose.h"

namespace {

using namespace sightlines;
using namespace sightlines::crosshairs;
using CrosshairsBot = Bot<crosshairs::Rules>;
using CrosshairsPosition = crosshairs::Position;
using CrosshairsRules = crosshairs::Rules;

Plane plane(std::string_view cell, int owner, Heading heading, int height = 0) {
    return {*cell_from(cell), static_cast<std::int8_t>(owner), heading, static_cast<std::int8_t>(height), false};
}

CrosshairsRules rules_of(Options options = {}) { return *CrosshairsRules::make(options); }

// The turn of `player` in round 9, with these planes and none off the board.
CrosshairsPosition turn_of(const CrosshairsRules& rules, int player, std::initializer_list<Plane> planes) {
    CrosshairsPosition at;
    at.phase = Phase::act;
    at.player = static_cast<std::int8_t>(player);
    at.round = 9;
    for (const Plane& p : planes) {
        auto* before =
            std::find_if(at.planes.begin(), at.planes.end(), [&](const Plane& q) { return q.cell > p.cell; });
        at.planes.insert(before, p);
    }
    at.left = static_cast<std::int8_t>(rules.quota(at));
    return *rules.admit(at);
}

Action choice(const CrosshairsRules& rules, const CrosshairsPosition& at, const SearchBudget& budget) {
    return choose_action(rules, at, budget).ranked.front();
}

// Plays on for the player to act until another one is, or the game is over.
CrosshairsPosition after_turn(const CrosshairsRules& rules, CrosshairsPosition at, int level) {
    const int player = at.player;
    for (int actions = 0; at.phase != Phase::over && at.player == player; ++actions) {
        REQUIRE(actions < 40);
        rules.play(at, choice(rules, at, {level, 3'000, 5}));
    }
    return at;
}

constexpr auto ne = Heading::ne, e = Heading::e, w = Heading::w, se = Heading::se, sw = Heading::sw, nw = Heading::nw;

}  // namespace

TEST_CASE("the computer shoots down what stands in its crosshairs") {
    const CrosshairsRules rules = rules_of();
    const auto at = turn_of(rules, 0,
                            {plane("f3", 0, e), plane("f9", 0, w), plane("b2", 0, ne), plane("f6", 1, ne),
                             plane("j2", 1, e), plane("j5", 1, w), plane("h1", 1, e)});
    for (int level = 1; level <= top_level; ++level) CHECK(move_text(choice(rules, at, {level, 2'000, 1})) == "xf6");
}

TEST_CASE("the computer brings a second plane to bear and shoots, at every level") {
    const CrosshairsRules rules = rules_of();
    // f3 aims at f8 along its row; from e8, one hex ahead of d7, a turn to the left looks at f8 as well.
    const auto at = turn_of(rules, 0,
                            {plane("a1", 0, ne), plane("b1", 0, ne), plane("f3", 0, e), plane("d8", 0, nw, 1),
                             plane("f8", 1, ne), plane("k1", 1, se), plane("k3", 1, se)});
    REQUIRE(rules.alive(at, 1) == 3);
    for (int level = 1; level <= top_level; ++level) {
        INFO("level " << level);
        CHECK(rules.alive(after_turn(rules, at, level), 1) < 3);
    }
}

// CH-MOVE-04, CH-CRASH-01: without height it must fly straight on, onto f7, or crash. The enemy can end its action
// there from f9.
TEST_CASE("a plane too low to turn away fears an enemy that can get in its way first") {
    const CrosshairsRules rules = rules_of();
    const auto fears = [&](int player, int height, std::string_view enemy, bool enemy_has_acted) {
        auto at = turn_of(rules, player,
                          {plane("a1", 0, ne), plane(enemy, 0, w), plane("f6", 1, e, height), plane("k3", 1, se, 3)});
        for (Plane& each : at.planes) each.acted = enemy_has_acted && each.owner == 0;
        const PlaneSet found = may_be_blocked(rules, at, reaches_of(rules.options(), at));
        const auto low = std::find_if(at.planes.begin(), at.planes.end(),
                                      [](const Plane& each) { return each.cell == *cell_from("f6"); });
        return found == PlaneSet{1} << static_cast<unsigned>(low - at.planes.begin());
    };
    CHECK(fears(0, 0, "f9", false));
    CHECK(fears(0, 1, "f9", false));
    CHECK_FALSE(fears(0, 2, "f9", false));  // it can turn away in a dive
    CHECK_FALSE(fears(0, 0, "f10", false));
    CHECK_FALSE(fears(0, 0, "f9", true));
    CHECK_FALSE(fears(1, 0, "f9", false));  // it flies on first
}

TEST_CASE("the computer wins when a shot wins") {
    const CrosshairsRules rules = rules_of();
    const auto at = turn_of(rules, 1, {plane("f3", 1, e), plane("f9", 1, w), plane("f6", 0, ne), plane("b2", 0, ne)});
    for (int level = 1; level <= top_level; ++level) {
        const auto result = choose_action(rules, at, {level, 2'000, 1});
        CHECK(move_text(result.ranked.front()) == "xf6");
        CHECK(result.win_permille > 900);
    }
}

TEST_CASE("the computer does not fly its planes into the edge of the board") {
    const CrosshairsRules rules = rules_of();
    // From e10 a low plane can fly on to f11 alone, from e9 it can turn away in time.
    const auto at = turn_of(rules, 0, {plane("e9", 0, e), plane("c2", 0, ne), plane("k1", 1, se), plane("i1", 1, e)});
    for (int level = 1; level <= top_level; ++level) {
        INFO("level " << level);
        const auto later = after_turn(rules, at, level);
        REQUIRE(rules.alive(later, 0) == 2);
        for (const Plane& p : later.planes) {
            if (p.owner == 0 && p.height < 2) CHECK(ahead(p.cell, p.heading) != no_cell);
        }
    }
}

TEST_CASE("what the computer plays is allowed, in every game and with little thought") {
    struct Setting {
        GameType type;
        std::int8_t players;
        Turbulence turbulence;
        bool house;
    };
    for (const Setting& setting : {Setting{GameType::duel, 3, Turbulence::off, false},
                                   {GameType::one_v_two, 3, Turbulence::cloud, true},
                                   {GameType::one_v_three, 3, Turbulence::hex, false},
                                   {GameType::two_v_two, 3, Turbulence::off, true},
                                   {GameType::ffa, 3, Turbulence::cloud, false},
                                   {GameType::ffa, 6, Turbulence::off, true},
                                   {GameType::circle, 3, Turbulence::off, true},
                                   {GameType::circle, 5, Turbulence::hex, false}}) {
        Options options;
        options.type = setting.type;
        options.players = setting.players;
        options.turbulence = setting.turbulence;
        options.round_limit = 12;
        options.concealed = options.active_attacker = setting.house;
        if (setting.house) options.handicap = {2, 0};
        const CrosshairsRules rules = rules_of(options);
        for (const SearchBudget& budget : {SearchBudget{1, 20, 3}, SearchBudget{4, 300, 4}}) {
            auto at = rules.start();
            int actions = 0;
            for (; at.phase != Phase::over && actions < 3'000; ++actions) {
                const auto result = CrosshairsBot::choose(rules, at, budget);
                REQUIRE(!result.ranked.empty());
                for (const Action& action : result.ranked) REQUIRE(rules.check(at, action).accepted());
                CHECK(result.nodes <= budget.nodes);
                rules.play(at, result.ranked.front());
            }
            CHECK(at.phase == Phase::over);
        }
    }
}

TEST_CASE("the same budget gives the same answer, and the nodes suffice") {
    const CrosshairsRules rules = rules_of();
    auto at = rules.start();
    for (int actions = 0; actions < 50 && at.phase != Phase::over; ++actions) {
        const SearchBudget budget{1 + actions % top_level, 1'500, static_cast<std::uint64_t>(actions)};
        const auto once = CrosshairsBot::choose(rules, at, budget);
        const auto again = CrosshairsBot::choose(rules, at, budget);
        CHECK(once.ranked == again.ranked);
        CHECK(once.win_permille == again.win_permille);
        CHECK(once.nodes == again.nodes);
        CHECK(once.nodes <= budget.nodes);
        rules.play(at, once.ranked.front());
    }
}

TEST_CASE("chances are even at the start and follow the planes") {
    const auto sum = [](const WinChances& chances) {
        int all = 0;
        for (const std::int16_t chance : chances) all += chance;
        return all;
    };
    const CrosshairsRules duel = rules_of();
    CHECK(CrosshairsBot::evaluate(duel, duel.start()) == WinChances{500, 500});
    Options options;
    options.type = GameType::ffa;
    options.players = 4;
    const CrosshairsRules four = rules_of(options);
    CHECK(CrosshairsBot::evaluate(four, four.start()) == WinChances{250, 250, 250, 250});
    options.type = GameType::two_v_two;
    const CrosshairsRules teams = rules_of(options);
    CHECK(CrosshairsBot::evaluate(teams, teams.start()) == WinChances{500, 500, 500, 500});

    const auto ahead = turn_of(
        duel, 0, {plane("b2", 0, ne), plane("b4", 0, ne), plane("b6", 0, ne), plane("j2", 1, se), plane("j4", 1, se)});
    const WinChances before = CrosshairsBot::evaluate(duel, ahead);
    CHECK(before[0] > 550);
    CHECK(sum(before) >= 998);
    CHECK(sum(before) <= 1'000);

    const auto won = [&] {
        auto at = turn_of(duel, 0, {plane("f3", 0, e), plane("f9", 0, w), plane("f6", 1, ne), plane("b2", 1, ne)});
        duel.play(at, Shoot{*cell_from("f6")});
        return at;
    }();
    CHECK(CrosshairsBot::evaluate(duel, won) == WinChances{1000, 0});

    options.type = GameType::circle;
    const CrosshairsRules circle = rules_of(options);
    const auto hunted = turn_of(circle, 0,
                                {plane("b2", 0, ne), plane("b3", 0, ne), plane("b4", 0, ne), plane("d1", 1, e),
                                 plane("h1", 1, e), plane("j3", 2, sw), plane("j4", 2, sw), plane("j5", 2, sw),
                                 plane("e8", 3, w), plane("d7", 3, w), plane("c6", 3, nw)});
    const WinChances in_circle = CrosshairsBot::evaluate(circle, hunted);
    for (const std::size_t other : {1U, 2U, 3U}) CHECK(in_circle[0] > in_circle[other]);
}

TEST_CASE("a hint says what is so") {
    const CrosshairsRules rules = rules_of();
    const auto why = [&rules](const CrosshairsPosition& at, std::string_view move) {
        return CrosshairsBot::explain(rules, at, *read_move_text(move));
    };
    const auto at = turn_of(rules, 0,
                            {plane("f3", 0, e), plane("b3", 0, ne), plane("c7", 0, nw), plane("f9", 0, w),
                             plane("f6", 1, ne), plane("k2", 1, se), plane("k5", 1, sw)});
    CHECK(why(at, "xf6") == "Leaves Red with 2 planes.");
    const auto last = turn_of(rules, 0, {plane("f3", 0, e), plane("f9", 0, w), plane("f6", 1, ne), plane("k2", 1, se)});
    CHECK(why(last, "xf6") == "Wins the game.");
    const auto one_more =
        turn_of(rules, 0, {plane("f3", 0, e), plane("e8", 0, nw), plane("f6", 1, ne), plane("k2", 1, se)});
    // From e8 the plane can come round to f8 and look west along the row.
    CHECK(why(one_more, "f3-1") ==
          "Aims at the plane on f6: with the plane on e8 as well, you can shoot it down this turn.");
    // Neither aims at f6 yet: both have to turn on the spot.
    const auto apart =
        turn_of(rules, 0, {plane("e2", 0, ne, 2), plane("f9", 0, nw, 2), plane("f6", 1, ne), plane("k6", 1, sw)});
    CHECK(why(apart, "e2-1") == "Then both it and the plane on f9 have the plane on f6 in reach for the next turn.");
    const auto alone =
        turn_of(rules, 0, {plane("e2", 0, ne, 2), plane("a1", 0, e), plane("f6", 1, ne), plane("k6", 1, sw)});
    CHECK(why(alone, "e2-1") == "From f3 it has the plane on f6 in reach for its next turn.");
    const auto either =
        turn_of(rules, 0, {plane("e2", 0, ne, 2), plane("a1", 0, e), plane("f6", 1, ne), plane("h1", 1, w)});
    CHECK(why(either, "e2-1") == "From f3 it has two enemy planes in reach for its next turn.");
    const auto far =
        turn_of(rules, 0, {plane("b2", 0, ne, 1), plane("a6", 0, w), plane("k1", 1, se), plane("k2", 1, se)});
    CHECK(why(far, "b2^") == "At height 2 it can turn on the spot in a power dive.");
    CHECK(why(far, "+a1=ne") == "With 3 planes on the board, any two can shoot an enemy down together.");
    const auto doomed =
        turn_of(rules, 0, {plane("a6", 0, e), plane("f3", 0, e), plane("f6", 1, ne), plane("k2", 1, se)});
    CHECK(why(doomed, "a6#") == "Nothing else is left for the plane on a6: it is low, and its way is barred.");
    auto diving = turn_of(rules, 0, {plane("b2", 0, ne, 3), plane("a6", 0, w), plane("k1", 1, se), plane("k2", 1, se)});
    rules.play(diving, *read_move_text("b2v"));
    CHECK(why(diving, "=") == "Keeps height 2 for another dive.");
    CHECK(why(rules.start(), "~f6") == "Stops every line of fire into or across f6.");
    CHECK(why(rules.start(), "~c4") == "Shelters your starting hexes a2 and a4 from enemy fire.");
    CHECK(why(rules.start(), "~c1") == "Shelters your starting hex a1 from enemy fire.");
    const auto edge = turn_of(rules, 0, {plane("b6", 0, e), plane("a1", 0, e), plane("k1", 1, w), plane("k2", 1, w)});
    CHECK(why(edge, "b6-1<") == "Turns away from the edge of the board, with 4 free hexes ahead.");
    CHECK(why(edge, "a1-1") == "Keeps 4 free hexes ahead of it.");
    // From k1 the line to the south-east runs j2, i3, h4, g5, f6, e6, d6, c6, b6.
    const auto aimed = turn_of(rules, 0, {plane("b6", 0, e), plane("a1", 0, e), plane("k1", 1, se), plane("k4", 1, e)});
    CHECK(why(aimed, "b6-1") == "Gets out of the sights of the plane on k1.");
}
