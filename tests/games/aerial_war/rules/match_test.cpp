// AW-BAT-04, AW-BAT-05, AW-BAT-06, AW-END, AW-OPT and AW-HOUSE-01: how battles and matches end.
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;

namespace {

// One shot, with a 6, ends the battle; German red fires, or Allied red.
Json last_shot(std::string_view shooter, int battle, int german, int allied) {
    const std::string other = shooter == "Gr" ? "Ar" : "Gr";
    Json at = turn_of("shot", shooter, std::string(shooter) + "=e6n " + other + "=e7e");
    at["round"] = 9;
    at["battle"] = battle;
    at["score"] = {german, allied};
    return at;
}

// A crash that takes the last planes of both sides.
Json last_crash(int battle, int german, int allied) {
    Json at = turn_of("ram", "Gr", "Gr=a1w Ar=a2n");
    at["battle"] = battle;
    at["score"] = {german, allied};
    return at;
}

Table after(std::string_view options, const Json& start, std::string_view moves) {
    Table t(options, start);
    t.plays(moves);
    return t;
}

}  // namespace

TEST_CASE("AW-BAT-04: a battle ends at once when one side has no planes") {
    const Table german = after("", last_shot("Gr", 1, 0, 0), "[6]");
    CHECK(german.score() == Json({1, 0}));
    const Table allied = after("", last_shot("Ar", 1, 0, 0), "[6]");
    CHECK(allied.score() == Json({0, 1}));
    // Other planes of the winner, still to move in this round, do not.
    Json more = last_shot("Gr", 1, 0, 0);
    more["planes"].push_back(plane_of("Gb=j1n"));
    CHECK(after("", more, "[6]").turn() == "initiative G");
    // A miss ends nothing.
    CHECK(after("", last_shot("Gr", 1, 0, 0), "[5]").turn() == "throttle Ar");
}

TEST_CASE("AW-BAT-04: a crash can leave one side with planes") {
    const Table t = after("battles=1", turn_of("ram", "Gr", "Gr=a1w Ar=a2n Ab=k14s"), "#a2");
    CHECK(t.result() == "battle: 1");
    CHECK(t.planes() == "Ab=k14s");
}

TEST_CASE("AW-BAT-05: a fresh set-up, a new roll, and round 1 again") {
    const Table t = after("", last_shot("Ar", 1, 0, 0), "[6]");
    CHECK(t.battle() == 2);
    CHECK(t.planes() == set_up);
    CHECK(t.turn() == "initiative G");
    CHECK(t.roll() == "2 for initiative");
    CHECK_FALSE(has(t.position(), "round"));
    CHECK_FALSE(has(t.position(), "first"));
    Table on = t;
    on.plays("[65] [11]");
    CHECK(on.turn() == "throttle Gr");
    CHECK(on.round() == 1);
}

TEST_CASE("AW-BAT-06: a battle without survivors counts, and nobody scores") {
    const Table first = after("", last_crash(1, 0, 0), "#a2");
    CHECK(first.battle() == 2);
    CHECK(first.score() == Json({0, 0}));
    const Table third = after("", last_crash(3, 1, 0), "#a2");
    CHECK(third.turn() == "over");
    CHECK(third.score() == Json({1, 0}));
    CHECK(third.result() == "match: 0");
    CHECK(third.planes().empty());
}

TEST_CASE("AW-END-01: two battles won decide the match") {
    for (const char* shooter : {"Gr", "Ar"}) {
        const bool german = shooter[0] == 'G';
        const Table t = after("", last_shot(shooter, 2, german ? 1 : 0, german ? 0 : 1), "[6]");
        CHECK(t.turn() == "over");
        CHECK(t.result() == (german ? "match: 0" : "match: 1"));
        CHECK(t.choices() == 0);
        CHECK(t.to_act().is_null());
    }
    CHECK(after("", last_shot("Gr", 2, 0, 1), "[6]").turn() == "initiative G");
    CHECK(after("", last_shot("Gr", 2, 0, 0), "[6]").turn() == "initiative G");
    // 2-0 after a draw and a win before it.
    CHECK(after("", last_shot("Gr", 3, 1, 0), "[6]").result() == "match: 0");
}

TEST_CASE("AW-END-02: after the last battle more battles win, and equal scores are a draw") {
    CHECK(after("", last_shot("Gr", 3, 1, 1), "[6]").result() == "match: 0");
    CHECK(after("", last_shot("Ar", 3, 1, 1), "[6]").result() == "match: 1");
    CHECK(after("", last_shot("Ar", 3, 0, 0), "[6]").result() == "match: 1");
    CHECK(after("", last_shot("Ar", 3, 1, 0), "[6]").result() == "match:");
    CHECK(after("", last_crash(3, 1, 1), "#a2").result() == "match:");
    CHECK(after("", last_crash(3, 0, 0), "#a2").result() == "match:");
}

TEST_CASE("AW-END-03: nothing can be played when the game is over") {
    const Table t = after("battles=1", last_shot("Gr", 1, 0, 0), "[6]");
    CHECK(t.offered().empty());
    for (const char* move : {"[1]", "[11]", "e7n", "#e7", "!", "-", "o", "."}) t.refuses(move, "AW-END-03");
}

TEST_CASE("AW-OPT-01: a single battle, won or drawn") {
    CHECK(after("battles=1", last_shot("Gr", 1, 0, 0), "[6]").result() == "battle: 0");
    CHECK(after("battles=1", last_shot("Ar", 1, 0, 0), "[6]").result() == "battle: 1");
    CHECK(after("battles=1", last_crash(1, 0, 0), "#a2").result() == "battle:");
    CHECK(after("battles=3", last_shot("Gr", 1, 0, 0), "[6]").turn() == "initiative G");
}

TEST_CASE("AW-OPT-02: the third battle is fought in any case") {
    const Table two = after("playAll=true", last_shot("Gr", 2, 1, 0), "[6]");
    CHECK(two.turn() == "initiative G");
    CHECK(two.battle() == 3);
    CHECK(two.score() == Json({2, 0}));
    CHECK(after("playAll=true", last_shot("Gr", 3, 2, 0), "[6]").score() == Json({3, 0}));
    CHECK(after("playAll=true", last_shot("Ar", 3, 2, 0), "[6]").result() == "match: 0");
}

TEST_CASE("AW-OPT-03: forced attacks take place without a question") {
    for (const std::string target : {"n", "e", "s", "w"}) {
        Table t("attacks=forced", fly("Gr", 1, 1, "Gr=e5n Ar=e7" + target));
        t.plays("e6n");
        CHECK(t.turn() == "shot Gr");
    }
    Table nobody("attacks=forced", fly("Gr", 1, 1, "Gr=e5n Ar=e8s"));
    nobody.plays("e6n");
    CHECK(nobody.turn() == "throttle Ar");
    const Table read("attacks=forced", turn_of("attack", "Gr", "Gr=e6n Ar=e7n"));
    CHECK(read.turn() == "shot Gr");
    read.refuses("-", "AW-TURN-05");
}

TEST_CASE("AW-OPT-04: forced loops take place without a question") {
    Table t("loops=forced", turn_of("loop", "Gr", "Gr=e6n Ar=e7n"));
    Table short_of = t;
    short_of.plays("[4]");
    CHECK(short_of.turn() == "throttle Ar");
    t.plays("[5]");
    CHECK(t.turn() == "counter Gr");
    CHECK(t.planes() == "Ar=e5n Gr=e6n");
    const Table read("loops=forced", turn_of("looping", "Gr", "Gr=e6n Ar=e7n"));
    CHECK(read.turn() == "counter Gr");
    CHECK(read.planes() == "Ar=e5n Gr=e6n");
    // The one option does nothing to the other choice.
    CHECK(Table("loops=forced", turn_of("attack", "Gr", "Gr=e6n Ar=e7n")).turn() == "attack Gr");
    CHECK(Table("attacks=forced", turn_of("looping", "Gr", "Gr=e6n Ar=e7n")).turn() == "looping Gr");
}

TEST_CASE("AW-HOUSE-01: a battle ends when its last round is complete, and more planes win it") {
    const auto last_move = [](std::string_view options, const std::string& planes, int round) {
        Json at = fly("Ag", 1, 1, "Ag=k14s " + planes);
        at["round"] = round;
        return after(options, at, "k13s");
    };
    CHECK(last_move("battles=1 roundLimit=3", "Gr=a1n Gb=c1n", 3).result() == "battle: 0");
    CHECK(last_move("battles=1 roundLimit=3", "Gr=a1n Ar=c14s", 3).result() == "battle: 1");
    CHECK(last_move("battles=1 roundLimit=3", "Gr=a1n", 3).result() == "battle:");
    CHECK(last_move("battles=1 roundLimit=3", "Gr=a1n Gb=c1n", 3).round() == 3);
    CHECK(last_move("battles=1 roundLimit=3", "Gr=a1n Gb=c1n", 2).turn() == "throttle Gr");
    CHECK(last_move("battles=1", "Gr=a1n Gb=c1n", 3).turn() == "throttle Gr");
    const Table next = last_move("roundLimit=3", "Gr=a1n Gb=c1n", 3);
    CHECK(next.turn() == "initiative G");
    CHECK(next.battle() == 2);
    CHECK(next.score() == Json({1, 0}));
    CHECK(next.planes() == set_up);
    const Table drawn = last_move("roundLimit=3", "Gr=a1n", 3);
    CHECK(drawn.battle() == 2);
    CHECK(drawn.score() == Json({0, 0}));
}

TEST_CASE("AW-HOUSE-01: the round is complete when the second side has moved, whichever it is") {
    Json at = fly("Gg", 1, 1, "Gg=a1n Ar=k14s");
    at["first"] = 1;
    CHECK(after("battles=1 roundLimit=1", at, "a2n").result() == "battle:");
    at["first"] = 0;
    CHECK(after("battles=1 roundLimit=1", at, "a2n").turn() == "throttle Ar");
}

TEST_CASE("AW-HOUSE-01: the shot of the last move still counts") {
    Json at = turn_of("shot", "Ag", "Ag=e6n Gr=e7e Gb=a1n");
    CHECK(after("battles=1 roundLimit=1", at, "[6]").result() == "battle:");
    CHECK(after("battles=1 roundLimit=1", at, "[5]").result() == "battle: 0");
}
