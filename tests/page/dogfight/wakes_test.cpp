// What the board keeps of past plies: wakes, and whether a manoeuvre worked.
#include "games/dogfight/marks.h"
#include "page/dogfight/board.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("wakes are of the last two turns, and of aircraft that still fly", "[dogfight]") {
    const page::Playthrough& game = page::playthrough("dogfight-a-duel-to-the-kill");
    Board board(Json::parse(game.record));
    std::size_t seen = 0, older = 0;
    for (const std::string& move : game.moves) {
        board.play(move);
        const History<Rules>& history = board.scene().history;
        const std::size_t began = last_turn_began(history);
        for (const Trail& wake : wakes_of(history)) {
            ++seen;
            CHECK(board.at().plane(wake.letter).in_play());
            CHECK(history.at(wake.plies.front()).turn >= history.at(began).turn - 1);
            CHECK(wake.plies.back() <= history.cursor());
            older += wake.plies.front() < began ? 1 : 0;
        }
    }
    CHECK(seen > 50);
    CHECK(older > 50);
}

TEST_CASE("the last manoeuvre is marked by whether it worked, until another flies", "[dogfight]") {
    // A hard left turn of level 1 needs 4.
    const auto mark_after = [](const std::string& moves, const char* keys = "{}") {
        Board board = to_move("ne", moves, keys);
        const History<Rules>& history = board.scene().history;
        return marks_of_last_turn(history).test;
    };
    CHECK_FALSE(mark_after("(5) F"));
    CHECK_FALSE(mark_after("(5) L2"));
    CHECK_FALSE(mark_after("(5) L2 (1,1)", R"({"pilot":[0,2,0]})"));  // which no dice of such a pilot miss
    REQUIRE(mark_after("(5) L2 (6,6)"));
    CHECK(mark_after("(5) L2 (6,6)")->passed);
    CHECK(mark_after("(5) L2 (6,6)")->letter == 0);
    REQUIRE(mark_after("(5) L2 (1,2)"));
    CHECK_FALSE(mark_after("(5) L2 (1,2)")->passed);
    CHECK(mark_after("(5) L2 (6,6) F N")->passed);
    Board other = to_move("ne", "(5) L2 (6,6) F N");
    REQUIRE(other.at().current == 1);
    other.play_engine("(5)");
    other.play("F");
    CHECK_FALSE(marks_of_last_turn(other.scene().history).test);
}
