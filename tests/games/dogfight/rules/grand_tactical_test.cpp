// DF-GT: grand tactical turns.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// A has the lower number and plans its flight; its enemy is 14 hexes away.
Flight plans(const std::string& plane, std::string_view options = "grand") {
    Flight f("begin", {"0 d5a " + plane, "1 d5a o7 sw 8 5"}, options);
    f.plays("G+ G+ (0,9)");
    CHECK(f.phase() == "gtplan A");
    return f;
}

// Hexes flown straight on, with this die if one is needed.
int hexes(const std::string& plane, const std::string& plan, const std::string& die = "") {
    Flight f = plans("a7 ne " + plane + " card={\"min\":0,\"stall\":3}");
    f.plays(plan);
    if (!die.empty()) f.plays(die);
    int flown = 0;
    for (; f.phase() == "move A" && flown < 9; ++flown) {
        f.plays("F");
        if (f.phase() == "stall A") f.plays("(6)");
    }
    CHECK(f.phase() == "throttle A");
    return flown;
}

// Place and waiting change of speed after a climb or dive and no throttle.
std::string flown(const std::string& plane, const std::string& moves) {
    Flight f = plans("a7 ne " + plane);
    f.plays(moves + " N");
    const std::string where = f.where("A");
    return where.substr(where.find(' ') + 4) + " " + std::to_string(f.of("A", "dv"));
}

}  // namespace

TEST_CASE("DF-GT-01: more than 8 hexes between all enemies, and all sides agree", "[dogfight]") {
    const auto phase = [](const Planes& planes, std::string_view options = "grand") {
        return Flight("begin", planes, options).phase();
    };
    CHECK(phase({"0 d5a a7 n 8 5", "1 d5a j7 n 8 5"}) == "grand 0");
    CHECK(phase({"0 d5a a7 n 8 5", "1 d5a i7 n 8 5"}) == "target A");   // just 8
    CHECK(phase({"0 d5a a7 n 1 5", "1 d5a i7 n 15 5"}) == "target A");  // height does not count
    CHECK(phase({"0 d5a a7 n 8 5", "0 d5a a8 n 8 5", "1 d5a o7 n 8 5"}) == "grand 0");
    CHECK(phase({"0 d5a a7 n 8 5", "0 d5a h7 n 8 5", "1 d5a o7 n 8 5"}) == "target A");
    CHECK(phase({"0 d5a a7 - 8 0 pitch=-2 spin mt=1", "1 d5a o7 n 8 5"}) == "target B");
    CHECK(phase({"0 d5a a7 n 8 5", "1 d5a o7 n 8 5"}, "") == "target A");
    CHECK(phase({"0 d5a a7 n 8 5", "0 d5a o7 n 8 5 out=left", "1 d5a o8 n 8 5"}) == "grand 0");

    Flight f("begin", {"0 d5a a1 n 8 5 target=B cv=4", "1 d5a o7 n 8 5", "2 d5a a13 n 8 5"}, "grand");
    CHECK(f.queue() == "0 1 2");
    CHECK(f.to_act() == 0);
    CHECK(f.choices() == 2);
    CHECK(Flight(f).plays("G-").phase() == "target A");
    CHECK(Flight(f).plays("G+ G-").phase() == "target A");
    CHECK(Flight(f).plays("G-").target("A") == "B 4");
    f.plays("G+ G+ G+");
    CHECK(f.phase() == "initiative");
    CHECK(f.target("A").empty());
    CHECK(f.key("A", "cv").is_null());
    CHECK(f.position().at("gt") == true);
}

TEST_CASE("DF-GT-01: the encounter scenario has grand turns by itself", "[dogfight]") {
    CHECK(Flight(record_of("scenario=encounter", {})).phase() == "grand 0");
    CHECK(Flight(record_of("scenario=encounter grand=false", {})).phase() == "target A");
    CHECK(Flight(record_of("", {})).phase() == "target A");
}

TEST_CASE("DF-GT-02: initiative, but no targets, no MP die and no combat", "[dogfight]") {
    Flight f("begin", {"0 d5a a7 ne 8 6", "1 d5a o7 sw 8 5"}, "grand");
    f.plays("G+ G+ (9,0)");
    CHECK(f.phase() == "gtplan B");
    f.plays("C0 (1) F F N");
    CHECK(f.phase() == "gtplan A");
    f.plays("C0 F F F N");
    CHECK(f.turn() == 2);
    CHECK(f.position().value("gt", false) == false);
    // Equal numbers are rolled off as ever.
    Flight tie("begin", {"0 d5a a7 ne 8 5", "1 d5a o7 sw 8 5"}, "grand");
    CHECK(tie.plays("G+ G+ (5,5)").phase() == "tiebreak");
}

TEST_CASE("DF-GT-03: hexes by speed, with a die where there is one", "[dogfight]") {
    CHECK(hexes("8 1", "C0", "(4)") == 1);
    CHECK(hexes("8 1", "C0", "(5)") == 2);
    CHECK(hexes("8 0", "C0", "(5)") == 2);
    CHECK(hexes("8 2", "C0", "(2)") == 1);
    CHECK(hexes("8 2", "C0", "(3)") == 2);
    CHECK(hexes("8 3", "C0") == 2);
    CHECK(hexes("8 4", "C0", "(4)") == 2);
    CHECK(hexes("8 4", "C0", "(5)") == 3);
    CHECK(hexes("8 5", "C0", "(3)") == 3);
    CHECK(hexes("8 6", "C0") == 3);
    CHECK(hexes("8 7", "C0", "(5)") == 4);
    CHECK(hexes("8 8", "C0", "(2)") == 3);
    CHECK(hexes("8 9", "C0") == 4);
    CHECK(hexes("8 10", "C0", "(5)") == 5);
    CHECK(hexes("8 11", "C0", "(3)") == 5);
    CHECK(hexes("8 12", "C0") == 5);
    // Less 1 with a normal, 2 with a steep pitch.
    CHECK(hexes("8 6", "C-3", "(2)") == 3);  // shallow: none less; the die is for the dive
    CHECK(hexes("8 6", "C-5", "") == 1);
    CHECK(hexes("8 5", "C4", "(3)") == 2);
    CHECK(hexes("8 1", "C-2", "(4)") == 0);
    CHECK(hexes("8 1", "C-3", "(5)") == 0);
}

TEST_CASE("DF-GT-04: climbs by the table, under the ceiling", "[dogfight]") {
    Flight f = plans("a7 ne 8 6");
    CHECK(f.offers("C0 C5 C-6"));
    f.refuses("C6", "DF-GT-04");
    f.refuses("C-7", "DF-GT-04");
    f.refuses("C9", "FORMAT");
    f.refuses("C-10", "FORMAT");
    f.refuses(R"({"do":"climb","by":0})", "FORMAT");
    f.refuses("F", "DF-SEQ-02");
    // The pitch is the table's at once: 5 half levels at 6 are steep.
    CHECK(Flight(f).plays("C5").of("A", "pitch") == 3);
    CHECK(Flight(f).plays("C3").of("A", "pitch") == 1);
    CHECK(Flight(f).plays("C1").of("A", "pitch") == 0);
    CHECK(plans("a7 ne 8 6 pitch=-3").plays("C0").of("A", "pitch") == 0);
    // Two levels below the ceiling, four half levels; one less when it is leaving already.
    Flight high = plans("a7 ne 13 6");
    CHECK(high.offers("C4"));
    high.refuses("C5", "DF-GT-04");
    Flight leaving = plans("a7 ne 13 6 leave=1");
    CHECK(leaving.offers("C3"));
    leaving.refuses("C4", "DF-GT-04");
    plans("a7 ne 15 6").refuses("C1", "DF-GT-04");
    Flight low = plans("a7 ne 2 6");
    CHECK(low.offers("C-2"));
    low.refuses("C-3", "DF-GT-04");
    plans("a7 ne 1 6").refuses("C-1", "DF-GT-04");
    CHECK(plans("a7 ne 1 6 leave=1").offers("C-1"));
    CHECK(plans("a7 ne 1 6").offers("C0 C1"));
    // At speed 1 nothing climbs.
    Flight slow = plans("a7 ne 8 1");
    slow.refuses("C1", "DF-GT-04");
    CHECK(slow.offers("C-1 C-2 C-3"));
    slow.refuses("C-4", "DF-GT-04");
}

TEST_CASE("DF-GT-04: climbs cost the table's speed", "[dogfight]") {
    CHECK(flown("8 6", "C3 F F F") == "9+ p1 -3");
    CHECK(flown("8 6", "C2 F F F") == "9 p1 -1");
    CHECK(flown("8 6", "C1 F F F") == "8+ 0");
    CHECK(flown("8 6", "C4 F F F") == "10 p1 -5");
    CHECK(flown("8 6", "C5 F") == "10+ p3 -7");
    // 0/(-2) is taken off the power roll: 5 - 2 gives 2, and 3 - 2 gives 1.
    const std::string fast = "a7 ne 8 6 card={\"level\":9}";
    CHECK(plans(fast).plays("C1 F F F P (5)").of("A", "dv") == 2);
    CHECK(plans(fast).plays("C1 F F F P (3)").of("A", "dv") == 1);
    CHECK(plans(fast).plays("C0 F F F P (3)").of("A", "dv") == 2);
}

TEST_CASE("DF-GT-05: dives win the table's speed, some by a die", "[dogfight]") {
    CHECK(flown("8 6", "C-3 (6) F F F") == "7- p-1 1");
    CHECK(flown("8 6", "C-3 (2) F F F") == "7- p-1 1");
    CHECK(flown("8 6", "C-3 (1) F F F") == "7- p-1 0");
    CHECK(flown("8 6", "C-2 (6) F F F") == "7 p-1 1");
    CHECK(flown("8 6", "C-2 (5) F F F") == "7 p-1 0");
    CHECK(flown("8 6", "C-1 F F F") == "8- 0");
    CHECK(flown("8 6", "C-5 F") == "6- p-3 4");
    CHECK(flown("8 6", "C-6 F") == "5 p-3 6");
    // Two dice at once: hexes, then dive.
    Flight f = plans("a7 ne 8 4");
    f.plays("C-2");
    CHECK(f.list() == "hex dive");
    CHECK(f.roll() == "6 6");
    f.plays("(5,1) F F F N");
    CHECK(f.of("A", "dv") == 0);
    CHECK(plans("a7 ne 8 4").plays("C-2 (4,2) F F N").of("A", "dv") == 1);
}

TEST_CASE("DF-GT-06: hex by hex with turns only", "[dogfight]") {
    Flight f = plans("c7 ne 8 6", "grand fineClimb");
    f.plays("C3");
    CHECK(f.phase() == "move A");
    CHECK(f.offers("F R1 L1 R2 U"));
    for (const char* move : {"M", "H", "F^2", "F'1", "@1"}) f.refuses(move, "DF-GT-06");
    f.refuses("S", "DF-STALL-08");
    f.refuses("E", "DF-MOV-09");
    f.refuses("Xn", "DF-MOV-06");
    // Tests as ever: level 1 against 4 for two hexsides at speed 6.
    CHECK(Flight(f).plays("R2 (2,2)").where("A") == "d6 s 8 p1");
    CHECK(Flight(f).plays("R2 (1,1)").phase() == "fail A");
    CHECK(Flight(f).plays("R2 (2,2) F F N").of("A", "mt") == 1);
    CHECK(Flight(f).plays("U (3,3) F F N").of("A", "dv") == -3 - 1);
    // Out of the middle takes the first hex, with the pitch of the plan.
    Flight middle = plans("c7 - 8 6");
    middle.plays("C3");
    CHECK(middle.offers("Xn Xs"));
    middle.refuses("M", "DF-GT-06");
    middle.refuses("Xn^0", "DF-GT-06");
    middle.plays("Xne F F");
    CHECK(middle.phase() == "throttle A");
    CHECK(middle.where("A") == "e6 ne 9+ p1");
    // No hexes: straight to the throttle, and the height changes.
    Flight none = plans("c7 ne 8 1 card={\"min\":0}");
    none.plays("C-2 (4)");
    CHECK(none.phase() == "throttle A");
    CHECK(none.where("A") == "c7 ne 7 p-2");
}

TEST_CASE("DF-GT-06: stalls and spins in a grand turn", "[dogfight]") {
    // Speed 2 is the minimum. A stall flies straight, ends the move, and the height changes as planned.
    Flight f = plans("c7 ne 8 2");
    f.plays("C-1 (3,1) F");
    CHECK(f.phase() == "stall A");
    Flight stalled = f;
    stalled.plays("(2)");
    CHECK(stalled.phase() == "throttle A");
    CHECK(stalled.where("A") == "d6 ne 8- p-2");
    // A spin does not sink: there is no MP die.
    f.plays("(1)");
    CHECK(f.where("A") == "c7 mid 8 p-2");
    CHECK(f.of("A", "spin") == 1);
    CHECK(f.phase() == "gtplan B");
}

TEST_CASE("DF-GT-07: the height after the last hex", "[dogfight]") {
    CHECK(flown("8 6 leave=1", "C1 F F F") == "9 0");
    CHECK(flown("8 6 leave=1", "C2 F F F") == "9+ p1 -1");
    CHECK(flown("8 6 leave=-1", "C1 F F F") == "8 0");
    CHECK(flown("8 6 leave=-1", "C2 F F F") == "8+ p1 -1");
    CHECK(flown("8 6 leave=1", "C-1 F F F") == "8 0");
    CHECK(flown("8 6 leave=-1", "C-1 F F F") == "7 0");
    CHECK(flown("8 6 leave=1", "C-2 (1) F F F") == "8- p-1 0");
    CHECK(flown("8 6 leave=1", "C0 F F F") == "8+ 0");
    CHECK(flown("8 6 leave=-1", "C0 F F F") == "8- 0");
    // Reaching the ceiling levels off; the speed is spent.
    CHECK(flown("13 6", "C4 F F F") == "15 -5");
    CHECK(flown("14 6 leave=-1", "C3 F F F") == "15 -3");
    // Not before the last hex.
    Flight f = plans("c7 ne 8 6");
    f.plays("C2 F F");
    CHECK(f.of("A", "alt") == 8);
    f.plays("F");
    CHECK(f.of("A", "alt") == 9);
}

TEST_CASE("DF-GT-08: the throttle of a grand turn", "[dogfight]") {
    const auto power = [](const std::string& plane, const char* die) {
        return plans("a7 ne 8 3 card={\"level\":12" + plane + "}").plays(std::string("C0 F F P ") + die).of("A", "dv");
    };
    constexpr int points[]{1, 2, 2, 3, 3, 4};
    for (int die = 1; die <= 6; ++die) CHECK(power("", ("(" + std::to_string(die) + ")").c_str()) == points[die - 1]);
    CHECK(power(",\"power\":-1", "(1)") == 0);
    CHECK(power(",\"power\":-3", "(2)") == 0);
    CHECK(power(",\"power\":3", "(6)") == 4);
    // Not above the highest level speed; one below it the roll has -1.
    CHECK(plans("a7 ne 8 3").plays("C0 F F P (6)").of("A", "dv") == 3);
    CHECK(plans("a7 ne 8 5").plays("C0 (1) F F P (2)").of("A", "dv") == 1);
    CHECK(plans("a7 ne 8 5").plays("C0 (1) F F P (1)").of("A", "dv") == 0);
    // Drag by the same table, with the dive's modifier.
    CHECK(plans("a7 ne 8 6").plays("C0 F F F D (6)").of("A", "dv") == -4);
    CHECK(plans("a7 ne 8 6").plays("C0 F F F D (1)").of("A", "dv") == -1);
    CHECK(plans("a7 ne 8 6").plays("C-5 F D (4)").of("A", "dv") == 4 - 1);
    plans("a7 ne 8 6").plays("C0 F F F").refuses("P", "DF-SPD-03");
}
