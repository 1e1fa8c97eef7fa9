// How a plan is told: where it ends, what it brings, and which one a press leads to.
#include "games/dogfight/advice/plan_words.h"

#include <algorithm>

#include "games/dogfight/text/sentences.h"
#include "page/dogfight/board.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("a plan that is named a dive or a climb, and stays where it is, says so", "[dogfight]") {
    const Board board(
        record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n", R"({"target":"B","cv":8})"), plane(1, "h6", "n")}),
        "(5)");
    int stays = 0, changes = 0;
    for (const int pitch : {-3, -2, -1, 0, 1, 2, 3}) {
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), pitch)) {
            if (plan.out != Out::in_play || plan.falls) continue;
            const Aircraft& mover = board.at().mover();
            const bool level = 2 * plan.end().altitude + plan.end().leave == 2 * mover.altitude;
            const std::string end = words::plan_end(board.at(), plan);
            INFO(words::plan_path(board.at(), plan) << ": " << end);
            CHECK((end.find("still at height 8") != std::string::npos) == (level && plan.end().pitch != 0));
            CHECK((end.find("height") != std::string::npos) == (!level || plan.end().pitch != 0));
            ++(level ? stays : changes);
        }
    }
    CHECK(stays > 0);
    CHECK(changes > 0);
}

TEST_CASE("a dive that only takes back a climb that was begun says so", "[dogfight]") {
    const Board board(
        record(R"({"phase":"go","cur":"A"})",
               {plane(0, "h7", "n", R"({"target":"B","cv":8,"leave":1,"pitch":1})"), plane(1, "h6", "n")}),
        "(5)");
    int back = 0;
    for (const int pitch : {-2, -1}) {
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), pitch)) {
            if (plan.end().altitude != 9 || plan.end().leave != -1) continue;
            ++back;
            CHECK(words::plan_end(board.at(), plan).find("still at height 8\u00bd (it was rising)") !=
                  std::string::npos);
        }
    }
    CHECK(back > 0);
}

TEST_CASE("a beginner comes back to what was suggested by pressing its nose", "[dogfight]") {
    Board board(record(
        R"({"phase":"go","cur":"A","done":["B"],"turn":3})",
        {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":2})"), plane(1, "g7", "n", R"({"moved":true})")}));
    board.play_engine("(4)");
    PlanChoice choice;
    choice.reckon(board.scene(), PlanChoice::For::beginner);
    REQUIRE(choice.proposed() != nullptr);
    REQUIRE(choice.proposed()->points > 0);
    const Waypoint end = choice.proposed()->end();
    const auto other = std::ranges::find_if(choice.plans(), [&](const Plan& plan) {
        return plan.end().hex == end.hex && plan.end().face != end.face && plan.points == 0;
    });
    REQUIRE(other != choice.plans().end());
    choice.choose(end.hex, other->end().face);
    CHECK(choice.differs());
    choice.choose(end.hex, end.face);
    CHECK_FALSE(choice.differs());
}

TEST_CASE("a plan that ends beside its target says where nothing else does that it brings no shot", "[dogfight]") {
    const Board board(
        record(R"({"phase":"go","cur":"A","done":["B"]})",
               {plane(0, "h7", "n", R"({"target":"B","cv":1})"), plane(1, "h5", "n", R"({"moved":true})")}),
        "(1)");
    const Plan plan = straight_at(board.scene().rules, board.at(), 0);
    REQUIRE(plan.shot.hits <= 0);
    CHECK(words::plan_end(board.at(), plan, false, true).ends_with(": no shot."));
    CHECK(words::plan_end(board.at(), plan).find("no shot") == std::string::npos);
}

TEST_CASE("whether a move has a choice of height is known", "[dogfight]") {
    const auto has_heights = [](const char* keys, const char* die) {
        Board board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h8", "n", keys), plane(1, "h3", "n")}), die);
        PlanChoice choice;
        choice.reckon(board.scene());
        return choice.has_heights();
    };
    CHECK(has_heights(R"({"target":"B"})", "(6)"));
    CHECK_FALSE(has_heights(R"({"target":"B","speed":2})", "(1)"));
    CHECK_FALSE(has_heights(R"({"target":"B","leave":-1,"speed":2})", "(1)"));
    CHECK_FALSE(PlanChoice().has_heights());
}

TEST_CASE("the question counts the hexes of the plan that is shown", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})",
                       {plane(0, "h8", "n", R"({"type":"camel","target":"B","pitch":-2})"), plane(1, "h3", "n")}),
                "(5)");
    const auto asked = [&](std::optional<int> pitch) {
        return prompt(board.scene().rules, board.at(), pitch).question;
    };
    const auto most = [&](int pitch) {
        int hexes = 0;
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), pitch))
            hexes = std::max(hexes, distance(board.at().mover().hex, plan.end().hex));
        return hexes;
    };
    REQUIRE(most(0) > most(-2));
    for (const int pitch : {0, -2}) {
        CHECK(asked(pitch).starts_with("Where do you fly? " + std::to_string(most(pitch)) + " hex"));
    }
    CHECK(asked({}) == asked(-2));
}

TEST_CASE("a plan says in few words where it leads, and that it changes the speed", "[dogfight]") {
    const Board board = to_move("-", "(5)");
    REQUIRE(board.at().phase == Phase::move);
    const std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 1);
    const auto out = std::ranges::find_if(plans, [](const Plan& plan) {
        const Step* step = std::get_if<Step>(&plan.actions.front());
        return step != nullptr && step->exit == Facing::n;
    });
    REQUIRE(out != plans.end());
    const std::string all = words::plan_path(board.at(), *out),
                      few = words::plan_path(board.at(), *out, words::Words::few);
    INFO(all << " / " << few);
    CHECK(all.starts_with("out of the circle to the north"));
    CHECK(few.starts_with("out of the circle"));
    CHECK(few.find("north") == std::string::npos);
    CHECK(few.find("climb") == std::string::npos);
    CHECK(all.find("climb") != std::string::npos);
    Plan plan = *out;
    while (std::holds_alternative<Throttle>(plan.actions.back())) plan.actions.pop_back();
    CHECK(words::plan_path(board.at(), plan).find(", then faster") == std::string::npos);
    for (const auto& [use, told] : {std::pair(1, ", then faster"), std::pair(-1, ", then slower")}) {
        Plan with = plan;
        with.actions.emplace_back(Throttle{static_cast<std::int8_t>(use)});
        CHECK(words::plan_path(board.at(), with).ends_with(told));
        CHECK(words::plan_path(board.at(), with, words::Words::few).ends_with(told));
    }
}
