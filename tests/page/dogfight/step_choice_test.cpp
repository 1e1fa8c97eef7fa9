// Choosing, changing and flying a step.
#include "page/dogfight/board.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("a click on a step target chooses the step, and a second one flies it", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    CHECK(board.selection.steps().targets(board.scene()).size() == 7);  // six edges and the middle
    board.press("R1");
    CHECK(board.chosen() == "R1");
    board.press("L1");
    CHECK(board.chosen() == "L1");
    CHECK(board.orders().empty());
    board.press("L1");
    CHECK(board.orders() == "L1");
}

TEST_CASE("a click on the hex ahead means straight on, or the chosen step", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press_hex("i7");
    CHECK(board.chosen() == "F");
    board.press("R1");
    board.press_hex("i7");
    CHECK(board.orders() == "R1");
}

TEST_CASE("an illegal step is refused, and its aircraft is highlighted until the next click", "[dogfight]") {
    Board fast = to_move("ne", "(4)", R"({"speed":12})");
    CHECK(fast.target("U").value().offer == nullptr);
    CHECK_FALSE(fast.selection.steps().judge(fast.scene(), fast.target("U").value().direction).accepted());
    fast.press("U");
    CHECK(fast.orders().empty());
    CHECK(fast.rule() == "DF-MT-04");
    CHECK(fast.lit() == "h7");
    CHECK(fast.rule().empty());  // returned once
    fast.press("F");
    CHECK(fast.lit().empty());

    Board board = to_move("ne", "(2)");
    board.press_hex("h6");  // a neighbour, but not ahead
    CHECK(board.orders().empty());
    CHECK(board.rule() == "DF-MOV-06");
}

TEST_CASE("the chosen pitch applies to every step, and an illegal one is refused", "[dogfight]") {
    Board board = to_move("ne", "(5)");
    board.press("R1");
    board.take(board.selection.steps().set_pitch(board.scene(), -1));
    CHECK(board.chosen() == "R1^-1");
    CHECK(board.selection.steps().pitch(board.scene()) == -1);
    board.press("L1");
    CHECK(board.chosen() == "L1^-1");
    board.take(board.selection.steps().change_pitch(board.scene(), 1));
    CHECK(board.chosen() == "L1");
    board.press("L1");
    CHECK(board.orders() == "L1");
    for (int i = 0; i < 9; ++i) board.take(board.selection.steps().change_pitch(board.scene(), -1));
    CHECK(board.chosen() == "L1^-3");
    CHECK(board.rule().empty());  // there is no steeper pitch

    Board high = to_move("ne", "(5)", R"({"alt":15})");
    high.press("R1");
    high.take(high.selection.steps().set_pitch(high.scene(), 1));
    CHECK(high.rule() == "DF-GEO-07");
    CHECK(high.chosen() == "R1");
    CHECK(high.selection.steps().pitch(high.scene()) == 0);
}

TEST_CASE("a step that is possible at another pitch only can be chosen, and then that pitch is meant", "[dogfight]") {
    Board slow = to_move("ne", "(3)", R"({"speed":1})");
    slow.take(
        slow.selection.steps().set_pitch(slow.scene(), -3));  // only holding is possible: no horizontal MP is left
    CHECK_FALSE(slow.target("F").value().matches_settings);
    slow.press("F");
    CHECK(slow.chosen() == "F");
    CHECK(slow.selection.steps().pitch(slow.scene()) == 0);
    slow.take(slow.selection.steps().set_pitch(slow.scene(), -3));
    CHECK(slow.chosen().empty());
}

TEST_CASE("Aerobatic Points are given with the step that they are meant for", "[dogfight]") {
    Board board = to_move("ne", "(5)", R"({"pilot":[2,1,2]})");
    board.press("R1");
    board.take(board.selection.steps().set_points(board.scene(), 1));
    CHECK(board.selection.steps().points() == 1);
    CHECK(board.chosen() == "R1");
    board.press("R1");
    CHECK(board.orders() == "@1 R1");

    board.take(board.selection.steps().set_points(board.scene(), 9));
    CHECK(board.rule() == "DF-AER-02");
    CHECK(board.selection.steps().points() == 1);
    board.play("@1");
    board.moved();
    CHECK(board.selection.steps().points() == 1);  // already given
    board.press("R1");
    board.press("R1");
    CHECK(board.orders() == "R1");
}

TEST_CASE("a step that cannot have the chosen points is cleared, or refused with them", "[dogfight]") {
    const auto slow = [] { return to_move("ne", "(2)", R"({"speed":2,"pilot":[2,2,2]})"); };
    Board board = slow();  // an Aerobatic Point costs the only MP
    board.press("F");
    board.take(board.selection.steps().set_points(board.scene(), 1));
    CHECK(board.chosen().empty());
    CHECK(board.rule() == "DF-MOV-05");  // said, not only let go
    CHECK_FALSE(board.target("F"));      // not offered at all
    board.take(board.selection.steps().set_points(board.scene(), 0));
    CHECK(board.rule().empty());
    CHECK(board.target("F").value().matches_settings);

    Board refused = slow();
    refused.take(refused.selection.steps().set_points(refused.scene(), 1));
    refused.take(refused.selection.steps().fly(refused.scene(), Step{.exit = Facing::n}));
    CHECK(refused.orders().empty());
    CHECK(refused.rule() == "DF-MOV-06");
}

TEST_CASE("without Movement Points a click on the mover chooses to hold, and a second one holds", "[dogfight]") {
    Board board = to_move("ne", "(2)", R"({"speed":1})");
    REQUIRE(board.selection.steps().offer_of({.kind = StepKind::hold}) != nullptr);
    CHECK(board.selection.steps().targets(board.scene()).empty());
    board.press_plane('A');
    CHECK(board.chosen() == "H");
    CHECK(board.orders().empty());
    board.press_plane('A');
    CHECK(board.orders() == "H");
    board.selection.cancel();
    board.take(board.selection.steps().fly_default(board.scene()));
    CHECK(board.orders() == "H");
}

TEST_CASE("a stay in the hex is raised, round and round; and another step leaves the raise meant", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    std::vector<std::string> raised;
    for (const Step& stay : board.selection.steps().stays(board.scene())) raised.push_back(move_text(stay));
    REQUIRE(raised.size() > 1);
    CHECK(raised[0] == "M");
    CHECK(raised[1] == "M+1");
    board.selection.steps().raise_stay(board.scene(), 1);
    CHECK(board.chosen() == "M+1");
    board.press("R1");
    board.press("M");
    CHECK(board.chosen() == "M+1");
    for (std::size_t i = 1; i < raised.size(); ++i) board.selection.steps().raise_stay(board.scene(), 1);
    CHECK(board.chosen() == "M");
    board.selection.steps().raise_stay(board.scene(), -1);
    CHECK(board.chosen() == raised.back());
}

TEST_CASE("a tighter circle is set beside another step, which stays chosen", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press("L1");
    board.selection.steps().raise_stay(board.scene(), 1);
    CHECK(board.chosen() == "L1");
    CHECK(board.selection.steps().settings().raise == 1);
    CHECK(board.rule().empty());
    board.take(board.selection.steps().fly(board.scene()));
    CHECK(board.orders() == "L1");
    board.press("M");
    CHECK(board.chosen() == "M+1");
}

TEST_CASE("a step that its pitch makes impossible is said to be, and no longer chosen", "[dogfight]") {
    Board slow = to_move("ne", "(3)", R"({"speed":1})");
    slow.press("F");
    REQUIRE(slow.chosen() == "F");
    slow.take(slow.selection.steps().set_pitch(slow.scene(), -3));  // no horizontal MP is left
    CHECK(slow.chosen().empty());
    CHECK(slow.rule() == "DF-MOV-05");
}

TEST_CASE("what is impossible with the chosen aerobatics is refused, not flown without them", "[dogfight]") {
    int found = 0;
    for (int speed = 1; speed <= 12; ++speed) {
        for (const int points : {1, 2}) {
            const std::string keys = R"({"pilot":[2,2,2],"speed":)" + std::to_string(speed) + "}";
            Board board = to_move("ne", speed % 2 == 0 ? "(2)" : "(4)", keys.c_str());
            if (board.at().phase != Phase::move) continue;
            board.take(board.selection.steps().set_points(board.scene(), points));
            if (board.selection.steps().points() != points) continue;
            for (const Step& way : board.selection.steps().directions(board.scene())) {
                const bool without = board.scene().check(way).accepted();
                if (board.selection.steps().offer_of(way) != nullptr || !without) continue;
                ++found;
                CAPTURE(speed, points, move_text(way));
                (void)board.rule();
                board.take(board.selection.steps().take(board.scene(), way));  // in the panel
                CHECK(board.orders().empty());
                CHECK_FALSE(board.rule().empty());
                board.take(board.selection.steps().fly(board.scene(), way));
                CHECK(board.orders().empty());
                CHECK_FALSE(board.rule().empty());
                const auto target = board.target(move_text(Step{.turn = way.turn, .mid = way.mid}));
                if (!target) continue;
                board.selection.click_target(board.scene(), *target);
                CHECK(board.orders().empty());
                CHECK_FALSE(board.rule().empty());
                board.selection.drop_on_target(board.scene(), *target);
                CHECK(board.orders().empty());
                CHECK_FALSE(board.rule().empty());
            }
        }
    }
    CHECK(found > 0);
}

TEST_CASE("with the advanced tables the target number of a stay can be chosen", "[dogfight]") {
    Board board = to_move("ne", "(2)", "{}", R"({"advTables":true})");
    board.press("M");
    CHECK(board.chosen() == "M");
    board.selection.steps().raise_stay(board.scene(), 1);
    CHECK(board.selection.steps().settings().number > 0);
    CHECK(board.chosen() == "M" + std::to_string(board.selection.steps().settings().number));
}

TEST_CASE("only climbs and dives can be fine steps", "[dogfight]") {
    Board board = to_move("ne", "(5)", R"({"pitch":1})", R"({"fineClimb":true})");
    board.press("F");
    board.take(board.selection.steps().set_fine(board.scene(), 1));
    CHECK(board.chosen() == "F'1");
    board.take(board.selection.steps().set_pitch(board.scene(), 0));
    CHECK(board.chosen() == "F^0");
    CHECK(move_text(board.selection.steps().with_settings(board.scene(), {})) == "F^0");
}

TEST_CASE("keys go through the steps, turn, fly and hold", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.selection.steps().next_direction(board.scene(), 1);
    CHECK(board.chosen() == "L2");  // the first in the panel
    board.selection.steps().next_direction(board.scene(), 1);
    CHECK(board.chosen() == "L1");
    board.selection.steps().next_direction(board.scene(), -1);
    board.selection.steps().next_direction(board.scene(), -1);
    CHECK(board.chosen() == "M");  // the last one
    board.press("F");
    board.selection.steps().turn(board.scene(), 1);
    CHECK(board.chosen() == "R1");
    board.selection.steps().turn(board.scene(), -1);
    board.selection.steps().turn(board.scene(), -1);
    CHECK(board.chosen() == "L1");
    board.take(board.selection.steps().fly(board.scene()));
    CHECK(board.orders() == "L1");
    board.selection.cancel();
    board.take(board.selection.steps().fly(board.scene()));
    CHECK(board.orders().empty());
    board.take(board.selection.steps().fly_default(board.scene()));
    CHECK(board.orders() == "F");
    board.take(board.selection.steps().hold(board.scene()));
    CHECK(board.orders().empty());  // a mover that can fly may not hold
    CHECK_FALSE(board.rule().empty());
}

TEST_CASE("a hovered step is shown instead of the chosen one if it is legal", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press("R1");
    const Step left{.turn = -1}, out{.exit = Facing::n};
    board.selection.steps().hover(left);
    REQUIRE(board.selection.steps().shown() != nullptr);
    CHECK(board.selection.steps().shown()->step == left);
    board.selection.steps().hover(out);
    CHECK(board.selection.steps().shown()->step == Step{.turn = 1});
    board.selection.steps().hover(std::nullopt);
    CHECK(board.selection.steps().shown()->step == Step{.turn = 1});
}

TEST_CASE("the first step is declared like others are flown, and is then chosen automatically", "[dogfight]") {
    Board board = to_move("ne", "", "{}", R"({"declareFirst":true})");
    CHECK(board.at().phase == Phase::declare);
    board.press("R2");
    board.press("R2");
    CHECK(board.orders() == "R2");
    board.play("R2^-1");
    board.play("(5)");
    board.moved();
    CHECK(board.at().phase == Phase::move);
    CHECK(board.chosen() == "R2^-1");
    CHECK(board.selection.steps().pitch(board.scene()) == -1);
}

TEST_CASE("one click on an edge or the hex beyond it leaves the middle", "[dogfight]") {
    Board board = to_leave_the_middle();
    REQUIRE(board.at().phase == Phase::exit);
    CHECK(board.selection.steps().targets(board.scene()).size() == 6);
    board.press("Xsw");
    CHECK(board.orders() == "Xsw");
    board.press_hex("g8");
    CHECK(board.orders() == "Xsw");
}
