// DF-STALL: too slow, and spinning.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string spinner = "0 d5a h7 - 8 0 pitch=-2 spin mt=1";

// What becomes of a step straight on: "flies", "stalls" or "spins".
std::string outcome(const std::string& plane, const std::string& die) {
    Flight f = alone(plane);
    f.plays("(6) F " + die);
    if (f.of("A", "spin") == 1) return "spins";
    return f.of("A", "pitch") == 0 ? "flies" : "stalls";
}

}  // namespace

TEST_CASE("DF-STALL-01: at the minimum speed or below there is a check before the step", "[dogfight]") {
    CHECK(alone("0 d5a h7 ne 8 3").plays("(4) F").phase() == "throttle A");
    Flight f = alone("0 d5a h7 ne 8 2");
    f.plays("(4) F");
    CHECK(f.phase() == "stall A");
    CHECK(f.where("A") == "h7 ne 8");
    CHECK(f.roll() == "6");
    CHECK(alone("0 d5a h7 ne 8 1").plays("(6) F").phase() == "stall A");
    // After the test of the step.
    CHECK(alone("0 d5a h7 ne 8 2").plays("(6) M+1 (2,2)").phase() == "stall A");
}

TEST_CASE("DF-STALL-01: once for each height of the minimum", "[dogfight]") {
    const std::string plane = "0 d5a h7 ne 8 4 card={\"min\":4}";
    CHECK(alone(plane).plays("(6) F (6) F").phase() == "throttle A");
    // The second step raises the minimum to 5.
    CHECK(alone(plane).plays("(6) F (6) M+1 (3,3)").phase() == "stall A");
    CHECK(alone(plane).plays("(6) F (6) M (2,2)").phase() == "throttle A");
}

TEST_CASE("DF-STALL-02: stall rating and flying skill", "[dogfight]") {
    CHECK(outcome("0 d5a h7 ne 8 2 pilot=0,1,0", "(3)") == "flies");
    CHECK(outcome("0 d5a h7 ne 8 2 pilot=0,-1,0", "(4)") == "stalls");
    CHECK(outcome("0 d7 h7 ne 8 2", "(3)") == "flies");
    CHECK(outcome("0 camel h7 ne 8 2", "(4)") == "stalls");
    CHECK(outcome("0 camel h7 ne 8 2", "(5)") == "flies");
    CHECK(outcome("0 camel h7 ne 8 2 pilot=0,-1,0", "(3)") == "spins");
}

TEST_CASE("DF-STALL-03: at the minimum, and below it", "[dogfight]") {
    CHECK(outcome("0 d5a h7 ne 8 2", "(1)") == "spins");
    CHECK(outcome("0 d5a h7 ne 8 2", "(2)") == "stalls");
    CHECK(outcome("0 d5a h7 ne 8 2", "(3)") == "stalls");
    CHECK(outcome("0 d5a h7 ne 8 2", "(4)") == "flies");
    CHECK(outcome("0 d5a h7 ne 8 1", "(3)") == "spins");
    CHECK(outcome("0 d5a h7 ne 8 1", "(4)") == "stalls");
    CHECK(outcome("0 d5a h7 ne 8 1", "(6)") == "stalls");
    CHECK(outcome("0 d5a h7 ne 8 1 pilot=0,1,0", "(6)") == "flies");
}

TEST_CASE("DF-STALL-04: the nose drops, target and turn are lost, and the move ends", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 2 target=B cv=4");
    f.plays("(5) R2 (2)");
    CHECK(f.where("A") == "i7 ne 8- p-1");  // 7 less 3 is a vertical point
    CHECK(f.target("A").empty());
    CHECK(f.phase() == "throttle A");
    CHECK(f.plays("N").of("A", "dv") == 1);
    // Movement points that were left are lost.
    CHECK(alone("0 d5a h7 ne 8 4 card={\"min\":4}").plays("(6) F (2)").phase() == "throttle A");
    // In the middle: only downward.
    CHECK(alone("0 d5a h7 - 8 2").plays("(5) Xn (2)").where("A") == "h7 mid 8- p-1");
    CHECK(alone("0 d5a h7 - 8 2").plays("(4) Xn (2)").where("A") == "h7 mid 8 p-1");
    // Out of a climb it is still a climb; from the steepest dive there is nowhere to drop.
    CHECK(alone("0 d5a h7 ne 8 2 pitch=2").plays("(6) F (2)").where("A") == "i7 ne 8+ p1");
    CHECK(alone("0 d5a h7 ne 8 2 pitch=-3").plays("(6) F (2)").where("A") == "i7 ne 8- p-3");
    // The pitch drops from where it was before the step.
    CHECK(alone("0 d5a h7 ne 8 2").plays("(6) F^2 (2)").of("A", "pitch") == -1);
}

TEST_CASE("DF-STALL-04: nothing is won by a step that was not flown", "[dogfight]") {
    Flight f = pair("0 d5a h7 ne 8 2", "1 d5a h6 n 8 5 target=A cv=5");
    f.plays("(4) M (2)");
    CHECK(f.of("B", "cv") == 5);
}

TEST_CASE("DF-STALL-05: a spin", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 3 target=B cv=4 card={\"min\":3}");
    f.plays("(3) F (1)");
    CHECK(f.where("A") == "h7 mid 8 p-2");  // with an MP die of 3 it does not sink
    CHECK(f.target("A").empty());
    CHECK(f.of("A", "spin") == 1);
    CHECK(f.of("A", "speed") == 0);
    CHECK(f.of("A", "mt") == 1);
    CHECK(f.phase() == "mproll B");
    CHECK(alone("0 d5a h7 ne 8 2").plays("(4) F (1)").where("A") == "h7 mid 8- p-2");
    CHECK(alone("0 d5a h7 ne 8 2 leave=-1").plays("(4) F (1)").where("A") == "h7 mid 7 p-2");
    CHECK(alone("0 d5a h7 ne 1 2 leave=-1").plays("(4) F (1)").where("A") == "destroyed");
    // What was lost or won before is void: level 2 costs speed, but not now.
    Flight costs = alone("0 d5a h7 ne 8 4 card={\"min\":4}");
    costs.plays("(2) M+1 (3,3) (1)");
    CHECK(costs.of("A", "spin") == 1);
    CHECK(costs.of("A", "mt") == 1);
    CHECK(costs.of("A", "dv") == 0);
    costs.plays("(1) F N");
    CHECK(costs.of("A", "speed") == 0);
    // In the hex that has been reached.
    CHECK(alone("0 d5a h7 ne 8 4 card={\"min\":4}").plays("(6) F (6) M+1 (3,3) (1)").where("A") == "i7 mid 8- p-2");
}

TEST_CASE("DF-STALL-06: spin on, or try to recover", "[dogfight]") {
    Flight f = alone(spinner);
    CHECK(f.phase() == "spin A");
    CHECK(f.choices() == 2);
    CHECK(f.offers("S S-"));
    f.refuses("F", "DF-SEQ-02");
    f.refuses("(3)", "DF-SEQ-02");
    f.plays("S");
    CHECK(f.phase() == "spinroll A");
    CHECK(Flight(f).plays("(3)").where("A") == "h7 mid 8 p-2");
    f.plays("(4)");
    CHECK(f.where("A") == "h7 mid 8- p-2");
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F N");
    CHECK(f.of("A", "speed") == 0);
    CHECK(f.of("A", "mt") == 1);
    CHECK(f.queue() == "B");
    CHECK(alone("0 d5a h7 - 1 0 pitch=-2 leave=-1 spin mt=1").plays("S (4)").where("A") == "destroyed");
}

TEST_CASE("DF-STALL-07: recovery needs the number of level 1 less skill, with -1", "[dogfight]") {
    const auto recovers = [](const std::string& pilot, const char* dice) {
        Flight f = alone(spinner + " pilot=0," + pilot + ",0");
        CHECK(f.plays("S-").roll() == "6 6 6");
        f.plays(dice);
        return f.of("A", "spin") == 0;
    };
    CHECK(recovers("0", "(2,3,1)"));
    CHECK_FALSE(recovers("0", "(2,2,1)"));
    CHECK(recovers("1", "(1,1,1)"));   // level 0: 2
    CHECK(recovers("-1", "(4,4,1)"));  // level 2: 6, less 2
    CHECK_FALSE(recovers("-1", "(3,4,1)"));
    // Level 3, and no higher: 9, less 3 or 4.
    CHECK(alone(spinner + " pilot=0,-2,0").plays("S- (6,6,1) (6,6)").phase() == "throttle A");
    CHECK(alone(spinner + " pilot=0,-2,0").plays("S- (5,6,1) (6,6)").phase() == "mproll B");
    CHECK(alone(spinner + " ctl=2").plays("S- (3,3,1)").of("A", "spin") == 1);
    CHECK(alone(spinner + " ctl=2").plays("S- (3,4,1)").of("A", "spin") == 0);
}

TEST_CASE("DF-STALL-07: out of the spin it dives in the middle and picks up speed", "[dogfight]") {
    Flight f = alone(spinner);
    f.plays("S- (2,3,4)");
    CHECK(f.where("A") == "h7 mid 8- p-2");
    CHECK(f.phase() == "throttle A");
    f.plays("N");
    CHECK(f.of("A", "mt") == 1);
    f.plays("(1) F N");
    CHECK(f.of("A", "speed") == 2);
    // Level 2 costs a point of speed, level 3 two; level 0 marks 0.
    CHECK(alone(spinner + " pilot=0,-1,0").plays("S- (4,4,1) N").of("A", "dv") == 1);
    CHECK(alone(spinner + " pilot=0,-2,0").plays("S- (6,6,1) (6,6) N").of("A", "dv") == 0);
    CHECK(alone(spinner + " pilot=0,2,0").plays("S- (1,1,1) N").of("A", "mt") == 0);
    // The stress test of level 3 comes before the half level.
    Flight late = alone(spinner + " pilot=0,-2,0");
    late.plays("S- (6,6,4)");
    CHECK(late.where("A") == "h7 mid 8 p-2");
    CHECK(late.plays("(6,6)").where("A") == "h7 mid 8- p-2");
}

TEST_CASE("DF-STALL-07: a failed recovery has no failure table", "[dogfight]") {
    Flight f = alone(spinner);
    f.plays("S- (1,1,5)");
    CHECK(f.where("A") == "h7 mid 8- p-2");
    CHECK(f.of("A", "spin") == 1);
    CHECK(f.phase() == "mproll B");
}

TEST_CASE("DF-STALL-08: a spin on purpose", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5 target=B cv=3");
    f.plays("(4) S");
    CHECK(f.phase() == "mt A");
    Flight done = f;
    done.plays("(2,2)");
    CHECK(done.where("A") == "h7 mid 8- p-2");
    CHECK(done.target("A").empty());
    CHECK(done.of("A", "was") == 5);
    // Failed: the table with one task, and straight on.
    f.plays("(1,1)");
    CHECK(f.phase() == "fail A");
    CHECK(f.roll() == "6 6");
    f.plays("(6,6)");
    CHECK(f.where("A") == "i7 ne 8");
    CHECK(f.of("A", "spin") == 0);
    CHECK(f.of("A", "cv") == 3);
    CHECK(f.plays("N").of("A", "mt") == 1);
    // In the middle it is held there.
    CHECK(alone("0 d5a h7 - 8 5").plays("(1) S (1,1) (6,6)").where("A") == "h7 mid 8");
    // In the second step too, and no stall check when it succeeds.
    CHECK(alone("0 d5a h7 ne 8 5").plays("(5) F S (2,2)").where("A") == "i7 mid 8- p-2");
    CHECK(alone("0 d5a h7 ne 8 2").plays("(4) S (2,2)").phase() == "mproll B");
    // Skill 1 makes it level 0, which cannot fail.
    CHECK(alone("0 d5a h7 ne 8 5 pilot=0,1,0").plays("(1) S").where("A") == "h7 mid 8 p-2");
}

TEST_CASE("DF-STALL-08: not for an evader, a signaller or in a grand turn", "[dogfight]") {
    Flight evader = alone("0 d5a h7 ne 8 5 ev=1", "collisions");
    evader.plays("(1)").refuses("S", "DF-STALL-08");
    Flight sender = alone("0 d5a h7 ne 8 5 sig=1", "signals");
    sender.plays("(1)").refuses("S", "DF-STALL-08");
    Flight grand("begin", {"0 d5a a7 ne 8 6", "1 d5a n7 sw 8 5"}, "grand");
    grand.plays("G+ G+ (0,9) C0").refuses("S", "DF-STALL-08");
}

TEST_CASE("DF-STALL-05: a waiting speed change is void in a spin", "[dogfight]") {
    Flight f("endturn", {"0 d5a h7 - 8 0 pitch=-2 spin mt=1 dv=2", "1 d5a o13 n 8 5 dv=2"});
    CHECK(f.turn() == 2);
    CHECK(f.of("A", "speed") == 0);
    CHECK(f.of("B", "speed") == 7);
}
