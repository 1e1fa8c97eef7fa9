// DF-ADV-RND: the effect of chance on those without a target.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

TEST_CASE("DF-ADV-RND-01: half the advantage in initiative, at least 1", "[dogfight]") {
    const auto taken = [](const char* dice) {
        Flight f("initiative", {"0 d5a h7 n 8 5", "1 d5a h7 n 8 5 target=A"}, "randomTargeting");
        f.plays(dice);
        CHECK(f.phase() == "random A");
        return f.plays("A>B").of("A", "cv");
    };
    CHECK(taken("(9,1)") == 4);
    CHECK(taken("(8,1)") == 3);
    CHECK(taken("(3,1)") == 1);
    const Planes planes{"0 d5a h7 n 8 5", "1 d5a h7 n 8 5 target=A"};
    CHECK(Flight("initiative", planes, "randomTargeting").plays("(1,2)").phase() == "mproll A");
    // Half of 1, rounded down, is not at least 1.
    CHECK(Flight("initiative", planes, "randomTargeting").plays("(2,1)").phase() == "mproll B");
    CHECK(Flight("initiative", planes).plays("(9,1)").phase() == "mproll B");
}

TEST_CASE("DF-ADV-RND-01: enemies with a lower number only, and only for those who look for nobody", "[dogfight]") {
    Flight f("initiative", {"0 d5a h7 n 8 5", "0 d5a h8 n 8 5", "1 d5a i7 n 8 5", "1 d5a i8 n 8 5 target=A"},
             "randomTargeting");
    f.plays("(5,2,7,3)");
    CHECK(f.queue() == "A B C");  // D has a target
    CHECK(f.offers("A>- A>D"));
    CHECK(f.choices() == 2);
    f.refuses("A>C", "DF-ADV-RND-01");
    f.plays("A>-");
    CHECK(f.key("A", "rnd").is_null());
    CHECK(f.phase() == "random C");  // B has no advantage and is passed over
    CHECK(f.offers("C>- C>A C>B"));
    f.plays("C>B");
    CHECK(f.key("C", "rnd") == "B");
    CHECK(f.of("C", "cv") == 2);
    // A spinning aircraft is not asked.
    Flight spin("initiative", {"0 d5a h7 - 8 0 pitch=-2 spin mt=1", "1 d5a h8 n 8 5 target=A"}, "randomTargeting");
    CHECK(spin.plays("(9,0)").phase() == "spin A");
    // Nor one that tried to find a target.
    Flight tried("initiative", {"0 d5a h7 n 8 5 tried", "1 d5a h8 n 8 5 target=A"}, "randomTargeting acquisition");
    CHECK(tried.plays("(9,0)").phase() == "mproll B");
}

TEST_CASE("DF-ADV-RND-02: the CV changes with both parties' manoeuvres", "[dogfight]") {
    const std::string a = "0 d5a h7 ne 8 6 rnd=B cv=5";
    // An about turn at speed 6 wins 2; the pursuer loses half, since there is no target.
    Flight own("go cur=A", {a, "1 d5a o13 n 8 5 target=A cv=5"}, "randomTargeting");
    own.plays("(1) U (3,3)");
    CHECK(own.of("A", "cv") == 7);
    CHECK(own.of("B", "cv") == 4);
    // The other one, looking at A, takes the whole of it.
    Flight other("go cur=B", {a, "1 d5a h9 n 8 6 target=A"}, "randomTargeting");
    other.plays("(1) U (3,3)");
    CHECK(other.of("A", "cv") == 3);
    CHECK(other.of("B", "cv") == 2);
    // Looking for nobody, half.
    CHECK(Flight("go cur=B", {a, "1 d5a h9 n 8 6"}, "randomTargeting").plays("(1) U (3,3)").of("A", "cv") == 4);
    // A failure: level 2 missed by 4, and 4 less 4 is -2 for the CV.
    Flight failed("go cur=A", {a, "1 d5a o13 n 8 5"}, "randomTargeting");
    failed.plays("(1) U (1,1) (1,3)");
    CHECK(failed.of("A", "cv") == 3);
}

TEST_CASE("DF-ADV-RND-02: in all else there is no target", "[dogfight]") {
    // C looks for B and moves before A, who is one of the rest.
    Flight order("links",
                 {"0 d5a h7 ne 8 5 rnd=B cv=9 init=0", "1 d5a o13 n 8 5 init=5", "0 d5a c5 n 8 5 target=B init=3"},
                 "randomTargeting");
    CHECK(order.phase() == "mproll C");
    Flight fire("combat", {"0 d5a h7 ne 8 5 rnd=B cv=9", "1 d5a h7 n 8 5"}, "randomTargeting");
    CHECK(fire.turn() == 2);
    CHECK(fire.key("A", "rnd") == "B");
    // No bonus of its own for movement points either.
    CHECK(
        Flight("go cur=A done=B", {"0 d5a h7 ne 8 5 rnd=B cv=9", "1 d5a o13 n 8 5 moved"}, "randomTargeting").phase() ==
        "mproll A");
}

TEST_CASE("DF-ADV-RND-02: next turn it is carried over, found or dropped", "[dogfight]") {
    const Planes planes{"0 d5a h7 n 8 5 rnd=B cv=6", "1 d5a h7 s 8 5", "1 d5a h8 s 8 5"};
    Flight kept("target queue=A", planes, "randomTargeting");
    kept.plays("A>B");
    CHECK(kept.target("A") == "B 6");
    CHECK(kept.key("A", "rnd").is_null());
    CHECK(Flight("target queue=A", planes, "randomTargeting").plays("A>C").target("A") == "C 0");
    Flight none("target queue=A", planes, "randomTargeting");
    none.plays("A>-");
    CHECK(none.key("A", "rnd").is_null());
    CHECK(none.key("A", "cv").is_null());
    // As carry-over it fades: one hex away, 6 becomes 3.
    CHECK(Flight("target queue=A", {"0 d5a h8 n 8 5 rnd=B cv=6", "1 d5a h7 s 8 5"}, "randomTargeting")
              .plays("A>B")
              .target("A") == "B 3");
    Flight found("target queue=A", {"0 d5a h7 n 8 5 rnd=B cv=6 mt=2", "1 d5a h7 s 8 5"}, "randomTargeting acquisition");
    found.plays("A>B");
    CHECK(found.phase() == "acquire");
    CHECK(Flight(found).plays("(2)").target("A") == "B 6");
    CHECK(Flight(found).plays("(1)").target("A").empty());
}
