// DF-CV: how Combat Value is carried over, won and lost.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// A's CV when the CVs have been adjusted.
int adjusted(const std::string& hunter, const std::string& target) {
    return Flight("adjust", {"0 d5a " + hunter + " target=B", "1 d5a " + target}).of("A", "cv");
}

// The bonus for a place: a target on h7 that faces n, in level 8.
int bonus(const std::string& place) { return adjusted(place, "h7 n 8 5"); }

}  // namespace

TEST_CASE("DF-CV-01: another target or none sets the CV to 0, the same one keeps it", "[dogfight]") {
    const Planes planes{"0 d5a h7 n 8 5 target=B cv=6", "1 d5a h7 s 8 5", "1 d5a o13 n 8 5"};
    CHECK(Flight("target queue=A", planes).plays("A>B").target("A") == "B 6");
    CHECK(Flight("target queue=A", planes).plays("A>C").target("A") == "C 0");
    Flight none("target queue=A", planes);
    none.plays("A>-");
    CHECK(none.target("A").empty());
    CHECK(none.key("A", "cv").is_null());
}

TEST_CASE("DF-CV-02: carried and new CVs are adjusted together, then the position", "[dogfight]") {
    // B's 7 is halved to 3 and costs A as much; then B, dead astern of A, gains 2.
    Flight f("target queue=A", {"0 d5a h8 s 8 5", "1 d5a h7 s 8 5 target=A cv=7"});
    f.plays("A>B");
    CHECK(f.target("A") == "B -3");
    CHECK(f.target("B") == "A 5");
}

TEST_CASE("DF-CV-03: in one hex the difference of speeds beyond 1 counts", "[dogfight]") {
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 8 5") == 6);
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 8 6") == 6);
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 8 7") == 5);
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 8 3") == 5);
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 8 10") == 2);
    CHECK(adjusted("h7 - 8 5 cv=3", "h7 - 8 12") == 0);
    CHECK(adjusted("h7 n 8 5 cv=6", "h7 n 8 8") == 4);   // the same edge
    CHECK(adjusted("h7 n 8 5 cv=6", "h7 ne 8 8") == 6);  // another one
    CHECK(adjusted("h7 n 8 5 cv=6", "h7 - 8 8") == 4);   // one of them in the middle
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 n 8 8") == 7);   // and then +3 for the position
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 9 8") == 4);   // range 0 all the same
    CHECK(adjusted("h7 - 8 5 cv=6", "h7 - 10 8") == 3);  // range 1: only halved
    CHECK(adjusted("h7 - 8 5 cv=-5", "h7 - 8 8") == -5);
}

TEST_CASE("DF-CV-03: divided by 1, 2 and 3 toward zero, and nothing beyond range 2", "[dogfight]") {
    CHECK(adjusted("h8 n 8 5 cv=7", "h7 - 8 5") == 3);
    CHECK(adjusted("h9 n 8 5 cv=8", "h7 - 8 5") == 2);
    CHECK(adjusted("h10 n 8 5 cv=10", "h7 - 8 5") == 0);
    CHECK(adjusted("h8 n 8 5 cv=-7", "h7 - 8 5") == -3);
    CHECK(adjusted("h9 n 8 5 cv=-8", "h7 - 8 5") == -2);
    CHECK(adjusted("h9 n 8 5 cv=-2", "h7 - 8 5") == 0);
    CHECK(adjusted("h10 n 8 5 cv=-9", "h7 - 8 5") == 0);
}

TEST_CASE("DF-CV-03: a target behind loses everything, a handicap too", "[dogfight]") {
    CHECK(adjusted("h8 s 8 5 cv=9", "h7 - 8 5") == 0);
    CHECK(adjusted("h8 s 8 5 cv=-9", "h7 - 8 5") == 0);
}

TEST_CASE("DF-CV-04: a new target that hunts the aircraft is a handicap", "[dogfight]") {
    const auto chosen = [](const std::string& hunter, const std::string& target) {
        return Flight("target queue=A", {"0 d5a " + hunter, "1 d5a " + target}).plays("A>B").of("A", "cv");
    };
    CHECK(chosen("h7 - 8 5", "h7 - 8 5 target=A cv=6") == -6);
    CHECK(chosen("h8 n 8 5", "h7 s 8 5 target=A cv=7") == -3);
    CHECK(chosen("h7 - 8 5", "h7 - 8 7 target=A cv=6") == -5);  // carried, speeds included
    CHECK(chosen("h7 - 8 5", "h7 - 8 5 target=A cv=-6") == 0);
    CHECK(chosen("h7 - 8 5", "h7 - 8 5 target=A fresh") == 0);  // it has only just found the aircraft
    CHECK(chosen("h7 - 8 5", "h7 - 8 5") == 0);
    // Its own position comes on top: in the middle of the target's hex.
    CHECK(chosen("h7 - 8 5", "h7 n 8 5 target=A cv=6") == -3);
    // Who keeps the target has no handicap.
    CHECK(adjusted("h7 - 8 5 cv=2", "h7 - 8 5 target=A cv=6") == 2);
}

TEST_CASE("DF-CV-05: the position bonus by place", "[dogfight]") {
    CHECK(bonus("h7 - 8 5") == 3);
    CHECK(bonus("h7 n 8 5") == 0);
    CHECK(bonus("h8 n 8 5") == 2);
    CHECK(bonus("h8 - 8 5") == 2);
    CHECK(bonus("i8 n 8 5") == 1);
    CHECK(bonus("g8 n 8 5") == 1);
    CHECK(bonus("h9 n 8 5") == 1);
    CHECK(bonus("i9 n 8 5") == 1);
    CHECK(bonus("g9 n 8 5") == 1);
    CHECK(bonus("j8 n 8 5") == 0);
    CHECK(bonus("f8 n 8 5") == 0);
    CHECK(bonus("h10 n 8 5") == 0);
    CHECK(bonus("h6 s 8 5") == 0);
    CHECK(bonus("i7 s 8 5") == 0);
    CHECK(bonus("g7 s 8 5") == 0);
    CHECK(bonus("h8 s 8 5") == 0);  // the target is behind
    CHECK(bonus("h8 se 8 5") == 0);
    CHECK(bonus("h8 ne 8 5") == 2);
}

TEST_CASE("DF-CV-05: the position bonus by height", "[dogfight]") {
    CHECK(bonus("h7 - 9 5") == 3);
    CHECK(bonus("h7 - 10 5") == 0);
    CHECK(bonus("h8 n 7 5") == 2);
    CHECK(bonus("h8 n 10 5") == 1);
    CHECK(bonus("h8 n 11 5") == 1);
    CHECK(bonus("h8 n 12 5") == 0);
    CHECK(bonus("i8 n 9 5") == 1);
    CHECK(bonus("i8 n 10 5") == 0);
    CHECK(bonus("h9 n 9 5") == 1);
    CHECK(bonus("h9 n 10 5") == 0);
}

TEST_CASE("DF-CV-06: no position counts against a target in the middle", "[dogfight]") {
    CHECK(adjusted("h7 - 8 5", "h7 - 8 5") == 0);
    CHECK(adjusted("h8 n 8 5", "h7 - 8 5") == 0);
    CHECK(adjusted("h8 n 8 5", "h7 n 8 5") == 2);
}

TEST_CASE("DF-CV-08: the whole, a quarter or half of a bonus is lost, rounded up", "[dogfight]") {
    // A harder stay at speed 8 wins 6.
    const std::string pursuers = " target=A cv=10";
    const auto after = [&](const std::string& extra, const char* who, std::string_view options = "") {
        Flight f("go cur=A", {"0 d5a h7 ne 8 8" + extra, "1 d5a i7 n 8 5" + pursuers, "1 d5a i6 n 8 5" + pursuers},
                 options);
        f.plays("(1) M+1 (4,5) (6,6)");
        return f.of(who, "cv");
    };
    CHECK(after(" target=B", "A") == 6);
    CHECK(after(" target=B", "B") == 4);
    CHECK(after(" target=B", "C") == 8);
    CHECK(after(" target=C", "B") == 8);
    CHECK(after(" target=C", "C") == 4);
    CHECK(after("", "B") == 7);
    CHECK(after("", "C") == 7);
    CHECK(after(" tried", "B", "acquisition") == 8);  // DF-CV-07
}

TEST_CASE("DF-CV-08: an about turn at speed 9 wins 3", "[dogfight]") {
    const auto after = [](const std::string& extra, std::string_view options = "") {
        Flight f("go cur=A", {"0 d5a h7 ne 8 9" + extra, "1 d5a o13 n 8 5 target=A cv=10"}, options);
        f.plays("(1) U (4,5) (6,6)");
        return f.of("B", "cv");
    };
    CHECK(after(" target=B") == 7);
    CHECK(after("") == 8);
    CHECK(after(" tried", "acquisition") == 9);
    Flight friends("go cur=A", {"0 d5a h7 ne 8 9", "1 d5a o13 n 8 5", "0 d5a o12 n 8 5 target=A cv=5",
                                "1 d5a o11 n 8 5 cv=5 target=B"});
    friends.plays("(1) U (4,5) (6,6)");
    CHECK(friends.of("C", "cv") == 3);  // a friend who has it as target loses too
    CHECK(friends.of("D", "cv") == 5);  // who looks elsewhere does not
}

TEST_CASE("DF-CV-09: the bonus for staying needs the other party near", "[dogfight]") {
    const auto won = [](const char* other) {
        return pair("0 d5a h7 ne 8 4 target=B", other).plays("(2) M (6,6)").of("A", "cv");
    };
    CHECK(won("1 d5a i7 n 8 5") == 1);
    CHECK(won("1 d5a i6 n 8 5") == 1);
    CHECK(won("1 d5a i6 n 9 5") == 1);
    CHECK(won("1 d5a i6 n 10 5") == 0);
    CHECK(won("1 d5a i5 n 8 5") == 0);
    CHECK(won("1 d5a i7 n 11 5") == 1);
    CHECK(won("1 d5a i7 n 12 5") == 0);
}

TEST_CASE("DF-CV-09: without a target every pursuer is judged for itself", "[dogfight]") {
    // At speed 6 two steps of pitch win 1 and the stay 1 more; it is only the near pursuer who sees the stay.
    Flight f("go cur=A", {"0 d5a h7 ne 8 6", "1 d5a i7 n 8 5 target=A cv=10", "1 d5a o13 n 8 5 target=A cv=10"});
    f.plays("(3) M^2 (6,6)");
    CHECK(f.of("B", "cv") == 9);
    CHECK(f.of("C", "cv") == 9);
    // At speed 8 the harder stay wins 6 and one step of pitch nothing.
    Flight far("go cur=A", {"0 d5a h7 ne 8 8", "1 d5a i7 n 8 5 target=A cv=10", "1 d5a o13 n 8 5 target=A cv=10"});
    far.plays("(1) M+1 (5,4) (6,6)");
    CHECK(far.of("B", "cv") == 7);
    CHECK(far.of("C", "cv") == 10);
}

TEST_CASE("DF-CV-10: after the moves no CV is above 10, and there is no lower limit", "[dogfight]") {
    Flight f("combat", {"0 d5a h7 n 8 5 target=B cv=13", "1 d5a o13 n 8 5 target=A cv=-13"});
    CHECK(f.turn() == 2);
    CHECK(f.of("A", "cv") == 10);
    CHECK(f.of("B", "cv") == -13);
    // During the moves it may be higher.
    CHECK(alone("0 d5a h7 ne 8 6 target=B cv=10").plays("(1) U (3,3) N").of("A", "cv") == 12);
}
