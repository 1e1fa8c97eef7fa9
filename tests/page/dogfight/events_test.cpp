// A move and a burst are told as one event each.
#include "games/dogfight/text/events.h"

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/text/narration.h"
#include "games/page.h"
#include "page/dogfight/board.h"
#include "page/playthroughs.h"
#include "session/narration.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

const Names for_green{{"Green", "Red", "Blue", "Yellow"}, 0};
const Names for_red{{"Green", "Red", "Blue", "Yellow"}, 1};

}  // namespace

TEST_CASE("a move from its engine roll to its throttle is one deed", "[dogfight]") {
    const Board board = to_move("ne", "(5) F R1 N");
    const History<Rules>& history = board.scene().history;
    CHECK(event_end(history, 0, history.size()) == 4);
    CHECK(event_sentence(history, 0, 4, for_red) == "Green's Albatros flies two hexes and turns a little right.");
    CHECK(turn_sentence(history, 0, 4, for_red) == "Green's Albatros flies two hexes and turns a little right.");
    CHECK(turn_sentence(history, 0, 4, for_green).empty());
}

TEST_CASE("what dice decided is told with the move, and hits with the turn", "[dogfight]") {
    const Board failed = to_move("ne", "(5) L2 (1,2) (6,6)");
    const std::string text = event_sentence(failed.scene().history, 0, failed.scene().history.size(), for_green);
    CHECK(text.starts_with("Your Albatros: hard left fails with 1+2, needs 4. It slips: only left a little."));
    const Board fired(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}),
        "*3 (5,4,1,2)");
    const History<Rules>& history = fired.scene().history;
    CHECK(event_end(history, 0, history.size()) == 2);
    CHECK(turn_sentence(history, 0, 2, for_red) == "Green: 1 shot. Your Albatros takes 6 hits.");
    const Board missed(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":1})"), plane(1, "h7", "n")}),
        "*3 (1,1,1,1)");
    CHECK(turn_sentence(missed.scene().history, 0, 2, for_red) == "Green: 1 shot, a miss.");
    CHECK(turn_sentence(missed.scene().history, 0, 2, Names{for_red.sides, -1}) == "Green: 1 shot.");
}

TEST_CASE("what came of opening the engine is told to its owner with the move, and is read before the next",
          "[dogfight]") {
    const Board board = to_move("ne", "(5) F F P (6)");
    const History<Rules>& history = board.scene().history;
    const std::size_t rolled = history.size() - 1;
    REQUIRE(history.at(rolled).phase == Phase::speed);
    const std::string move = "Your Albatros flies two hexes.";
    const std::string told = event_sentence(history, 0, history.size(), for_green);
    CHECK(told.starts_with(move + " Your Albatros opens up its engine, rolls 6: "));
    CHECK(told.find("Speed for the next turn: ") != std::string::npos);
    CHECK(event_sentence(history, 0, history.size(), for_red) == "Green's Albatros flies two hexes.");
    CHECK(concerns(history, rolled, 0));
    CHECK_FALSE(concerns(history, rolled, 1));
    const Board steady = to_move("ne", "(5) F F N");
    CHECK(event_sentence(steady.scene().history, 0, steady.scene().history.size(), for_green) == move);
}

TEST_CASE("a manoeuvre whose dice are due is not told as done", "[dogfight]") {
    const Board board = to_move("ne", "(5) L2");
    const History<Rules>& history = board.scene().history;
    REQUIRE(board.at().phase == Phase::mt);
    CHECK(event_sentence(history, 0, history.size(), for_red).starts_with("The engine of Green's Albatros rolls 5: "));
}

TEST_CASE("that an aircraft goes on hunting is no news, but in the log", "[dogfight]") {
    const Board board(
        record(R"({"phase":"begin"})", {plane(0, "h7", "n", R"({"target":"B","cv":2})"), plane(1, "h3", "n")}),
        ">B >A");
    const History<Rules>& history = board.scene().history;
    CHECK(event_sentence(history, 0, 1, for_red).empty());
    CHECK(narrate(history, 0, for_red) == "Green's Albatros kept hunting your Albatros.");
    const Board circling(record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"),
                                                          plane(1, "h7", "n", R"({"target":"A","cv":2})")}),
                         "*0 *0 >B >A");
    const History<Rules>& combat = circling.scene().history;
    for (std::size_t ply = 0; ply < combat.size(); ++ply) {
        CAPTURE(ply, narrate(combat, ply, for_red));
        CHECK(event_sentence(combat, ply, ply + 1, for_red).find("Combat Value") == std::string::npos);
    }
    CHECK(event_sentence(history, 1, 2, for_green).starts_with("Red's Albatros hunts your Albatros."));
}

TEST_CASE("a deed that begins with dice is told of whoever decided in it", "[dogfight]") {
    const auto match =
        std::move(*open_match(record(R"({"phase":"go","cur":"B"})", {plane(0, "h9", "n"), plane(1, "h3", "n")})));
    const auto view = make_view(*match);
    for (const char* move : {"(5)", "F"}) REQUIRE(match->play_text(move));
    view->moved(0, match->cursor());
    const auto told = Narration().lines(*match, *view, for_green);
    REQUIRE(told.size() == 1);
    CHECK(told[0].player == 1);
}

TEST_CASE("the dice of a manoeuvre and those of its failure do not stand side by side", "[dogfight]") {
    const auto dice = [](std::initializer_list<const char*> moves) {
        const auto match = std::move(*open_match(record(
            R"({"phase":"go","cur":"A"})", {plane(0, "h9", "n", R"({"target":"B","cv":2})"), plane(1, "h5", "n")})));
        const auto view = make_view(*match);
        for (const char* move : moves) REQUIRE(match->play_text(move));
        view->moved(0, match->cursor());
        return Narration().lines(*match, *view, for_green).back().roll.faces;
    };
    CHECK(dice({"(5)", "L2", "(1,2)", "(6,6)"}).empty());
}

TEST_CASE("after a shot of the reader the move that follows is told all the same", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}),
                "*3 (5,4,1,2) >B >A (9,0) (5) F F N");
    const History<Rules>& history = board.scene().history;
    CHECK(turn_sentence(history, 0, history.size(), for_green).find("Red's Albatros flies two hexes") !=
          std::string::npos);
}

TEST_CASE("a turn tells in plain words whether the reader aims worse now, and why", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})",
                       {plane(0, "h7", "n", R"({"target":"B"})"), plane(1, "h8", "n", R"({"target":"A","cv":5})")}),
                "(5) U (6,6)");
    const History<Rules>& history = board.scene().history;
    CHECK(turn_sentence(history, 0, history.size(), for_red) ==
          "Green's Albatros turns back. Your Albatros now aims worse at Green's Albatros: its target manoeuvred.");
}

TEST_CASE("steps are told as what their plane does", "[dogfight]") {
    const Board board = to_move("ne", "(5)");
    const Step straight, left{.turn = -1}, back{.turn = 3}, circle{.mid = true}, dive{.pitch = -2};
    const auto told = [&](const std::vector<Step>& steps) { return words::steps_told(board.at(), steps); };
    CHECK(told({circle}) == "circles");
    CHECK(told({circle, circle}) == "circles twice");
    // A turn is flown at the end of a hex of its own, as is the way into a circle.
    CHECK(told({straight, straight, left}) == "flies three hexes and turns a little left");
    CHECK(told({straight, left, left, straight}) == "flies three hexes, turns a little left twice and flies a hex");
    CHECK(told({left, straight}) == "turns a little left and flies a hex");
    CHECK(told({straight, circle, circle}) == "flies two hexes and circles twice");
    CHECK(told({dive, straight, back}) == "flies three hexes in a dive and turns back");
    CHECK(told({left, circle, {.exit = Facing::se}}) ==
          "turns a little left, circles and leaves its circle to the south-east");
    CHECK(told({{.kind = StepKind::hold}}) == "stays in its hex");
    CHECK(told({straight, {.kind = StepKind::hold}}) == "flies a hex and stays in its hex");
    CHECK(told({{.mid = true, .raise = 1}}) == "circles tightly");
}

TEST_CASE("steps that differ in their pitch alone are told with one verb", "[dogfight]") {
    const Board board = to_move("ne", "(5)");
    const Step straight, left{.turn = -1}, left_in_dive{.turn = -1, .pitch = -2}, circle{.mid = true},
        circle_in_dive{.mid = true, .pitch = -2}, dive{.pitch = -2}, climb{.pitch = 1}, level{.pitch = 0};
    const auto told = [&](const std::vector<Step>& steps) { return words::steps_told(board.at(), steps); };
    CHECK(told({straight, dive}) == "flies a hex, then another in a dive");
    CHECK(told({dive, climb}) == "flies a hex in a dive, then another in a shallow climb");
    CHECK(told({straight, straight, dive}) == "flies two hexes, then one in a dive");
    CHECK(told({straight, dive, straight}) == "flies a hex, then two in a dive");
    CHECK(told({dive, level}) == "flies a hex in a dive, then another in level flight");
    CHECK(told({straight, dive, climb, left}) ==
          "flies a hex, then another in a dive, then two in a shallow climb and turns a little left");
    CHECK(told({left, left_in_dive}) == "turns a little left, then again in a dive");
    CHECK(told({circle, circle_in_dive, circle}) == "circles, then twice more in a dive");
    CHECK(told({dive, dive}) == "flies two hexes in a dive");  // named again, it does not change
    CHECK(told({dive, circle, dive}) == "flies two hexes in a dive, circles and flies a hex");
}

TEST_CASE("deeds cover every ply of a game once", "[dogfight]") {
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "dogfight") continue;
        Board board(Json::parse(game.record));
        for (const std::string& move : game.moves) board.play(move);
        const History<Rules>& history = board.scene().history;
        std::size_t events = 0;
        for (std::size_t ply = 0; ply < history.size(); ++events) {
            const std::size_t end = event_end(history, ply, history.size());
            REQUIRE(end > ply);
            REQUIRE(end <= history.size());
            ply = end;
        }
        CHECK(events < history.size());
    }
}

TEST_CASE("several moves of others are told by how often they flew, and the last of them", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                       {plane(0, "h7", "n"), plane(1, "b3", "s", R"({"moved":true})"), plane(0, "k7", "n")}),
                "(5) F F N (5) F R1 N");
    const History<Rules>& history = board.scene().history;
    const std::string text = turn_sentence(history, 0, history.size(), for_red);
    INFO(text);
    CHECK(text.starts_with("Green flies twice. Last: "));
    CHECK(text.find("flies two hexes and turns a little right.") != std::string::npos);
}

TEST_CASE("one who flies last in a turn and first in the next is told to have flown once in each", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                       {plane(0, "h7", "n"), plane(1, "b3", "s", R"({"moved":true})")}),
                "(5) F F N >- >- (1,9) (5) F F N");
    const History<Rules>& history = board.scene().history;
    const std::string text = turn_sentence(history, 0, history.size(), for_red);
    INFO(text);
    CHECK(text.starts_with("Green flies twice, at the end of one turn and the start of the next. Last: "));
}

TEST_CASE("the rolls of the reader's own moves and guns, and of those aimed at them, concern the reader",
          "[dogfight]") {
    Board firing(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    firing.play("*3");
    firing.play("(5,4,1,2)");
    const History<Rules>& shot = firing.scene().history;
    CHECK(concerns(shot, 1, 0));  // its own guns
    CHECK(concerns(shot, 1, 1));  // at its own plane
    Board turning(record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n"), plane(1, "o13", "n")}), "(5) U (6,6)");
    const History<Rules>& turn = turning.scene().history;
    REQUIRE(turn.at(2).phase == Phase::mt);
    CHECK(concerns(turn, 2, 0));
    CHECK_FALSE(concerns(turn, 2, 1));
    CHECK_FALSE(concerns(turn, 0, 0));  // the engine's die decides nothing yet
}

TEST_CASE("whoever breaks up in a dive that is too fast is told to have been too fast", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})", {plane(0, "h7", "n"), plane(1, "c3", "n", R"({"speed":12})")}));
    while (board.at().phase != Phase::overspeed) REQUIRE(board.try_play(Pass{}));
    board.play("(1,1)");
    const History<Rules>& history = board.scene().history;
    const std::string told = narrate(history, history.cursor() - 1, for_green);
    CHECK(told.find("too fast for its wings at speed 12, failed under the strain with 2") != std::string::npos);
    REQUIRE(board.at().phase == Phase::over);
    CHECK(how_lost(history) == "The red Albatros broke up in the air: too fast for its wings.");
}

// DF-CRIT-03: 12 kills the pilot.
TEST_CASE("how the last aircraft was lost is said where it was not shot to pieces", "[dogfight]") {
    const auto told = [](const char* target, const std::string& moves) {
        Board board(record(R"({"phase":"combat"})",
                           {plane(0, "h7", "n", R"({"target":"B","cv":5,"card":{"guns":1},"pilot":[0,0,1]})"),
                            plane(1, "h7", "n", target)}),
                    moves);
        REQUIRE_FALSE(board.at().plane(1).in_play());
        return how_lost(board.scene().history);
    };
    CHECK(told("{}", "*2 (4,4) (6,6)") == "The red Albatros lost its pilot, and went down.");
    CHECK(told(R"({"dmg":29})", "*2 (4,3)") == "");
    CHECK(how_lost(to_move("n", "(5)").scene().history) == "");
}
