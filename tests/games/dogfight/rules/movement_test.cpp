// DF-MOV: movement points and steps.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// Straight flight with all its points: "hexes/half levels".
std::string travel(int speed, int die, int pitch, const std::string& more = "card={\"min\":0}") {
    Flight f = alone("0 d5a d9 ne 8 " + std::to_string(speed) + " pitch=" + std::to_string(pitch) + " " + more);
    f.plays("(" + std::to_string(die) + ")");
    int hexes = 0;
    for (int step = 0; f.phase() == "move A" && step < 9; ++step) {
        const bool flies = f.offers("F");
        hexes += flies ? 1 : 0;
        f.plays(flies ? "F" : "H");
    }
    CHECK(f.phase() == "throttle A");
    return std::to_string(hexes) + "/" + std::to_string(2 * (f.of("A", "alt") - 8) + f.of("A", "leave"));
}

// A has B as target, which has moved.
Flight behind(const std::string& a, const std::string& b) {
    return Flight("go cur=A done=B", {"0 d5a h7 ne 8 " + a + " target=B", "1 d5a o13 n 8 " + b + " moved"});
}

}  // namespace

TEST_CASE("DF-MOV-01: one move a turn", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5");
    f.plays("(1) F N");
    CHECK(f.done() == "A");
    CHECK(f.of("A", "moved") == 1);
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F N");
    CHECK(f.turn() == 2);
    CHECK(f.key("A", "moved").is_null());
    CHECK(f.done().empty());
}

TEST_CASE("DF-MOV-02: points by sum in level flight", "[dogfight]") {
    CHECK(travel(2, 1, 0) == "0/0");
    CHECK(travel(2, 2, 0) == "1/0");
    CHECK(travel(3, 6, 0) == "1/0");
    CHECK(travel(4, 6, 0) == "2/0");
    CHECK(travel(9, 6, 0) == "2/0");
    CHECK(travel(10, 6, 0) == "3/0");
    CHECK(travel(12, 6, 0) == "3/0");
}

TEST_CASE("DF-MOV-02: points in climbs and dives", "[dogfight]") {
    struct Row {
        int speed, die, pitch;
        const char *hexes, *halves;
    };
    for (const Row& row : {Row{5, 1, 1, "1", "0"},
                           {5, 2, 1, "1", "1"},
                           {6, 6, 1, "2", "1"},
                           {8, 5, 1, "2", "2"},
                           {3, 1, 2, "0", "1"},
                           {4, 1, 2, "1", "1"},
                           {4, 6, 2, "1", "2"},
                           {5, 6, 2, "2", "2"},
                           {4, 1, 3, "0", "1"},
                           {4, 2, 3, "1", "1"},
                           {4, 3, 3, "1", "2"},
                           {6, 6, 3, "2", "2"},
                           {7, 6, 3, "2", "3"}}) {
        INFO("speed " << row.speed << ", die " << row.die << ", pitch " << row.pitch);
        CHECK(travel(row.speed, row.die, row.pitch) == std::string(row.hexes) + "/" + row.halves);
        const std::string sign = *row.halves == '0' ? "" : "-";
        CHECK(travel(row.speed, row.die, -row.pitch) == std::string(row.hexes) + "/" + sign + row.halves);
    }
}

TEST_CASE("DF-MOV-03: half the CV for one whose target has moved and was no faster", "[dogfight]") {
    CHECK(behind("5 cv=2", "5").phase() == "mp A");
    CHECK(behind("5 cv=2", "4").phase() == "mp A");
    CHECK(behind("5 cv=2", "6").phase() == "mproll A");
    CHECK(behind("5 cv=1", "5").phase() == "mproll A");  // half of 1 is nothing
    CHECK(behind("5 cv=-4", "5").phase() == "mproll A");
    // B has not moved.
    CHECK(pair("0 d5a h7 ne 8 5 target=B cv=8", "1 d5a o13 n 8 5").phase() == "mproll A");
    Flight f = behind("5 cv=3", "5");
    CHECK(f.offers("= =+"));
    CHECK(f.choices() == 2);
    f.refuses("(4)", "DF-SEQ-02");
    // 5 + 4 is 9, one point; with the bonus of 1 it is two.
    CHECK(behind("5 cv=3", "5").plays("= (4) F").phase() == "throttle A");
    CHECK(behind("5 cv=3", "5").plays("=+ (4) F").phase() == "move A");
    // 12 + 6 + 3 is 21, three points; with a bonus of 4 it is four.
    CHECK(behind("12 cv=7", "5").plays("=+ (6) F F F").phase() == "throttle A");
    CHECK(behind("12 cv=8", "5").plays("=+ (6) F F F").phase() == "move A");
}

TEST_CASE("DF-MOV-04: the speed of the turn's start counts until its end", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 4");
    f.plays("(1) F P (6)");
    CHECK(f.of("A", "speed") == 4);
    CHECK(f.of("A", "dv") == 1);
    f.plays("(1) F N");
    CHECK(f.of("A", "speed") == 5);
    CHECK(f.key("A", "dv").is_null());
}

TEST_CASE("DF-MOV-05: points are used with the pitch after the step's change", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 4");
    f.plays("(1)");
    CHECK(f.offers("F H^3"));
    f.refuses("H", "DF-MOV-05");
    f.refuses("F^3", "DF-MOV-05");  // 5 - 2 is no horizontal point
    f.refuses("H^2", "DF-MOV-05");  // 5 - 1 is one
    // Without any point the first step is still there, and only it.
    Flight none = alone("0 d5a h7 ne 8 2 card={\"min\":0}");
    none.plays("(1)");
    none.refuses("F", "DF-MOV-05");
    none.refuses("R1", "DF-MOV-05");
    none.refuses("M", "DF-MOV-05");
    CHECK(none.plays("H").phase() == "throttle A");
    // The second step has no horizontal point at this pitch; a shallower one has.
    Flight second = alone("0 d5a h7 ne 8 5 pitch=2");
    second.plays("(5) F");
    second.refuses("F", "DF-MOV-05");
    second.refuses("H^1", "DF-MOV-05");
    CHECK(second.offers("H F^1"));
}

TEST_CASE("DF-MOV-06: across an edge, or out of the middle", "[dogfight]") {
    Flight edge = alone("0 d5a h7 ne 8 5");
    edge.plays("(1)");
    edge.refuses("Xn", "DF-MOV-06");
    CHECK(edge.plays("U (5,6)").where("A") == "i7 sw 8");
    Flight middle = alone("0 d5a h7 - 8 5");
    middle.plays("(1)");
    middle.refuses("F", "DF-MOV-06");
    middle.refuses("R1", "DF-MOV-06");
    CHECK(middle.offers("Xn Xne Xse Xs Xsw Xnw M"));
    CHECK(middle.plays("Xs").where("A") == "h7 s 8");
    CHECK(alone("0 d5a h7 - 8 5").plays("(1) M (2,2)").where("A") == "h7 mid 8");
}

TEST_CASE("DF-MOV-07: three steps of pitch at most, but any pitch with an exit", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 6 pitch=-2");
    f.plays("(6)");
    CHECK(f.offers("F^1 F^-3"));
    f.refuses("F^2", "DF-MOV-07");
    f.refuses("F^3", "DF-MOV-07");
    Flight free = alone("0 d5a h7 - 8 5 pitch=-3 mt=3");
    free.plays("(1) Xn^3");
    CHECK(free.where("A") == "h7 n 8+ p3");
    CHECK(free.of("A", "mt") == 2);
    // 5 - 2 is no horizontal point for the new pitch.
    Flight slow = alone("0 d5a h7 - 8 4 pitch=-3");
    slow.plays("(1)");
    slow.refuses("Xn^3", "DF-MOV-05");
    CHECK(slow.offers("Xn^2"));
}

TEST_CASE("DF-MOV-08: from in to leaving, from leaving to in", "[dogfight]") {
    CHECK(alone("0 d5a h7 ne 8 5 pitch=2 leave=1").plays("(1) F").where("A") == "i7 ne 9 p2");
    // It was leaving upward; its nose is down by now.
    CHECK(alone("0 d5a h7 ne 8 4 pitch=-2 leave=1").plays("(6) F").where("A") == "i7 ne 9 p-2");
    CHECK(alone("0 d5a h7 ne 8 4 pitch=-2 leave=1").plays("(6) F H").where("A") == "i7 ne 9- p-2");
    // Level, with a horizontal point and without one.
    CHECK(alone("0 d5a h7 ne 8 5 leave=1").plays("(1) F").where("A") == "i7 ne 9");
    CHECK(alone("0 d5a h7 - 8 5 leave=-1").plays("(1) Xn").where("A") == "h7 n 7");
    CHECK(alone("0 d5a h7 ne 8 2 leave=1 card={\"min\":0}").plays("(1) H").where("A") == "h7 ne 8+");
}

TEST_CASE("DF-MOV-09: who has stayed in the hex may end the move", "[dogfight]") {
    Flight f = alone("0 d5a h7 - 8 5");
    f.plays("(5)");
    f.refuses("E", "DF-MOV-09");
    f.plays("M (2,2)");
    CHECK(f.offers("E"));
    f.plays("E");
    CHECK(f.phase() == "throttle A");
    // Without dice as well: in the column of speed 3 nothing is rolled.
    Flight smooth = alone("0 d5a h7 ne 8 4 pitch=-2");
    smooth.plays("(6) M");
    CHECK(smooth.where("A") == "i7 mid 8- p-2");
    CHECK(smooth.offers("E"));
    // Out on an edge again it may not.
    Flight out = alone("0 d5a h7 - 8 5");
    out.plays("(5) Xn");
    out.refuses("E", "DF-MOV-09");
    // A stay that failed is none.
    Flight failed = alone("0 d5a h7 ne 8 5");
    failed.plays("(5) M (1,2) (3,3)");
    CHECK(failed.where("A") == "i7 ne 8");
    failed.refuses("E", "DF-MOV-09");
}

TEST_CASE("DF-MOV-10: after a failure the points are counted for the pitch that is left", "[dogfight]") {
    // Three steps up planned, two are taken away: a shallow climb has a horizontal point.
    Flight f = alone("0 d5a h7 ne 8 4");
    f.plays("(1) H^3 (1,2) (1,1)");
    CHECK(f.phase() == "throttle A");
    CHECK(f.where("A") == "i7 ne 8 p1");
    // In the middle that point is lost.
    Flight middle = alone("0 d5a h7 - 8 4");
    middle.plays("(1) H^3 (1,2) (1,1)");
    CHECK(middle.where("A") == "h7 mid 8 p1");
}

TEST_CASE("DF-MOV-11: a lone exit takes 1 off the marker, other moves without a test clear it", "[dogfight]") {
    const auto marker = [](const std::string& plane, const std::string& moves) {
        return alone(plane).plays(moves).of("A", "mt");
    };
    CHECK(marker("0 d5a h7 - 8 5 mt=3", "(1) Xn N") == 2);
    CHECK(marker("0 d5a h7 - 8 5 mt=1", "(1) Xn N") == 0);
    CHECK(marker("0 d5a h7 - 8 5", "(1) Xn N") == 0);
    CHECK(marker("0 d5a h7 - 8 5 mt=3", "(5) Xn F N") == 0);
    CHECK(marker("0 d5a h7 ne 8 5 mt=3", "(1) F N") == 0);
    CHECK(marker("0 d5a h7 ne 8 5 mt=3", "(1) R1 N") == 0);
    CHECK(marker("0 d5a h7 - 8 5 mt=3", "(1) M (2,2) N") == 1);
}
