// What a beginner is told of a plan: what happens if it fails, whose Combat Value it changes; and what is proposed.
#include <algorithm>

#include "games/dogfight/advice/answers.h"
#include "games/dogfight/advice/failed_maneuver.h"
#include "games/dogfight/advice/plan.h"
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/advice/prospect.h"
#include "games/dogfight/text/lexicon.h"
#include "page/dogfight/board.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("a plan tells what happens if it fails, by the rules", "[dogfight]") {
    // A Camel at speed 5, which adds 1 to its dice, on the way into the middle of the next hex.
    Board board(record(R"({"phase":"go","cur":"A"})",
                       {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":3})"), plane(1, "g7", "n")}),
                "(1)");
    board.selection.show_more_ways(board.scene(), false);
    const auto failed_maneuver = [&](const std::string& moves) {
        const std::vector<Plan>& plans = board.selection.plan().plans();
        const auto found =
            std::ranges::find_if(plans, [&](const Plan& plan) { return text_of(plan).starts_with(moves); });
        REQUIRE(found != plans.end());
        const std::optional<FailedManeuver> failed_maneuver =
            failed_maneuver_of(board.scene().rules, board.at(), *found);
        REQUIRE(failed_maneuver);
        return std::pair(*failed_maneuver, words::plan_note(board.at(), *found, words::Detail::brief, failed_maneuver) +
                                               " " + words::plan_aside(board.at(), *found, failed_maneuver, false));
    };
    // Needs 4: only two ones fail, by 1. The table: 2 to 12 less 1, read up to 4, has Combat Value 2, 2, 1 and 1 less
    // for 1 to 3 and 0 for more; the circle is lost in any case.
    const auto [circle, circle_note] = failed_maneuver("M ");
    CHECK(circle.likeliest == Instead::straight);
    CHECK(circle.share == 1);
    CHECK(circle.cv == Catch::Approx(3 - (1 * 2 + 2 * 1 + 3 * 1) / 36.0));
    CHECK(circle_note.starts_with("Works 97%. "));
    CHECK(circle_note.find("If it fails") == std::string::npos);  // nearly sure: one throw in 36
    CHECK(circle_note.find("Leaving the circle costs a hex next turn.") != std::string::npos);
    // A tighter one needs 6: 2, 3 and 4 fail, and 3 and 4 still hold the usual circle (5 of 6 ways).
    const auto [tight, tight_note] = failed_maneuver("M+1");
    CHECK(tight.likeliest == Instead::circles);
    CHECK(tight.share == Catch::Approx(5 / 6.0));
    CHECK(tight_note.find(", risky; else it only circles, with Combat Value ") != std::string::npos);
    // A hard turn of two sides turns one, if it fails.
    CHECK(failed_maneuver("L2").first.likeliest == Instead::turns_less);
}

TEST_CASE("a height is told in halves, as the strip has it") {
    CHECK(words::level_name(8, 0) == "8");
    CHECK(words::level_name(8, 1) == "8\xC2\xBD");
    CHECK(words::level_name(8, -1) == "7\xC2\xBD");
}

TEST_CASE("a plan says whose Combat Value it changes, to what and by how much", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n", R"({"target":"B","cv":2})"),
                                                       plane(1, "h7", "n", R"({"target":"A","cv":5})")}),
                "(1)");
    board.selection.show_more_ways(board.scene(), false);
    const std::vector<Plan>& plans = board.selection.plan().plans();
    const auto back = std::ranges::find_if(plans, [](const Plan& plan) { return text_of(plan).starts_with("U"); });
    REQUIRE(back != plans.end());
    REQUIRE(back->points == 0);
    CHECK(words::plan_note(board.at(), *back, words::Detail::brief)
              .ends_with("Combat Value: yours 4 (+2 turn) for now, its 3 (" + words::with_sign(-2) + ")."));
}

namespace {

// To a Camel in the hex of its target, which hunts it and flies later.
Plan proposed(int turn, int speed, PlanChoice::For whom) {
    Json start = Json::parse(R"({"phase":"go","cur":"A"})");
    start["turn"] = turn;
    Json camel = Json::parse(R"({"type":"camel","target":"B","cv":1})");
    camel["speed"] = speed;
    Board board(record(start.dump().c_str(),
                       {plane(0, "g8", "n", camel.dump().c_str()), plane(1, "g8", "n", R"({"target":"A","cv":3})")}),
                "(4)");
    PlanChoice choice;
    choice.reckon(board.scene(), whom);
    REQUIRE(choice.proposed() != nullptr);
    return *choice.proposed();
}

}  // namespace

TEST_CASE("a beginner is proposed what works, and can still fly in the next turn", "[dogfight]") {
    for (const int turn : {1, 3}) {
        for (const int speed : {3, 4, 5}) {
            const Plan sure = proposed(turn, speed, PlanChoice::For::beginner);
            CAPTURE(turn, speed, text_of(sure));
            CHECK(sure.chance >= (turn == 1 ? 0.85 : 0.6));
            CHECK(sure.speed > 2);  // the least of a Camel, at which it may stall
            CHECK_FALSE(sure.falls);
        }
    }
}

TEST_CASE("a beginner is proposed a good shot where one can be had, and still can fly", "[dogfight]") {
    const auto hits = [](const Plan& plan) -> double { return plan.chance * plan.shot.hits; };
    int shots = 0;
    for (const char* hex : {"h6", "h5", "g6", "i6", "h7"}) {
        for (const int cv : {-2, -1, 0, 1, 5}) {
            const std::string camel = R"({"type":"camel","target":"B","speed":3,"cv":)" + std::to_string(cv) + "}";
            Board board(
                record(R"({"phase":"go","cur":"A","turn":3,"done":["B"]})",
                       {plane(0, "h7", "n", camel.c_str()), plane(1, hex, "n", R"({"moved":true,"speed":3})")}));
            board.play_engine("(4)");
            PlanChoice choice;
            choice.reckon(board.scene(), PlanChoice::For::beginner);
            REQUIRE(choice.proposed() != nullptr);
            const Plan& best = *choice.proposed();
            double most = 0;  // of what is likely to work and leaves it fast enough
            for (const Plan& plan : choice.plans()) {
                const bool sound = plan.chance >= 0.85 && !plan.falls && plan.speed > board.at().mover().card.min;
                if (sound) most = std::max(most, hits(plan));
            }
            const bool good = most >= 1;
            shots += good ? 1 : 0;
            CAPTURE(hex, cv, text_of(best), most, hits(best));
            if (good) CHECK(2 * hits(best) >= most);
            CHECK(best.speed >= board.at().mover().card.min);
            CHECK_FALSE(best.falls);
        }
    }
    CHECK(shots >= 5);
}

TEST_CASE("a guided game keeps the speed by itself where the plan has stopped, and asks where another is better",
          "[dogfight]") {
    const auto given = [](int speed) {
        const Board board(
            record(R"({"phase":"go","cur":"A"})",
                   {plane(0, "h7", "n", speed == 5 ? R"({"target":"B","speed":5})" : R"({"target":"B","speed":3})"),
                    plane(1, "h2", "n")}),
            "(1) F");
        REQUIRE(board.at().phase == Phase::throttle);
        return guided_answer(board.scene().rules, board.at(), true);
    };
    REQUIRE(given(5));
    CHECK(*given(5) == Action(Throttle{}));
    CHECK_FALSE(given(3));
}

// DF-MOV-02: with speed 5 the Albatros flies one hex with a die up to 4, else two.
TEST_CASE("a shot is expected where the target flies to, not in the hex that it leaves", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","turn":3})",
                       {plane(0, "h7", "n", R"({"type":"camel","target":"B","cv":5})"), plane(1, "h6", "n")}),
                "(5)");
    const Options& options = board.scene().rules.options();
    const Prospects prospects(options, board.at());
    int ahead = 0, left = 0;
    for (const Plan& plan : plans_at(board.scene().rules, board.at(), 0)) {
        if (plan.cv < 3 || plan.falls) continue;
        INFO(text_of(plan));
        const std::string hex = hex_name(plan.end().hex);
        ahead += hex == "h5" ? 1 : 0;
        left += hex == "h6" ? 1 : 0;
        if (hex == "h5") CHECK(prospects.of(plan).now > 0);
        if (hex == "h6") CHECK(prospects.of(plan).now == 0);
    }
    CHECK(ahead > 0);
    CHECK(left > 0);
}

TEST_CASE("a beginner whose target is behind is proposed to turn back, not to fly away", "[dogfight]") {
    for (const char* hex : {"h10", "h11", "g10"}) {
        Board board(
            record(R"({"phase":"go","cur":"A","turn":3,"done":["B"]})",
                   {plane(0, "h7", "n", R"({"type":"camel","target":"B"})"), plane(1, hex, "s", R"({"moved":true})")}),
            "(5)");
        PlanChoice choice;
        choice.reckon(board.scene(), PlanChoice::For::beginner);
        REQUIRE(choice.proposed() != nullptr);
        INFO(hex << ": " << text_of(*choice.proposed()));
        const Hex goal = board.at().plane(1).hex;
        CHECK(distance(choice.proposed()->end().hex, goal) <= distance(board.at().plane(0).hex, goal));
    }
}
