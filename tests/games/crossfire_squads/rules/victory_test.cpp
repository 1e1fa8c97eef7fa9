// CS-VP: the objective, the goal, the limit, and the last man.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";

// The score when a ends turn 2, with these units about and t00 the objective.
std::string score(const std::string& a, const std::string& b, const std::string& phase = "play obj=t00") {
    return Battle(phase, {"a00 " + a, "b00 " + b, "a09 cc 100,3700", "b09 cc 5600,100"}, {wood}).plays(".").vp();
}

}  // namespace

TEST_CASE("CS-VP-01: the side alone in the objective scores at the end of any turn", "[crossfire_squads]") {
    CHECK(score("rifle 1250,1250", "rifle 3000,500") == "1 0");
    CHECK(score("rifle 3000,500", "rifle 1250,1250") == "0 1");
    CHECK(score("pc 1250,1250", "rifle 3000,500") == "1 0");
    CHECK(score("rifle 1250,1250 prone", "rifle 3000,500") == "1 0");
    CHECK(score("rifle 500,500", "rifle 3000,500") == "0 0");
    CHECK(score("rifle 1100,1250", "rifle 1400,1250") == "0 0");
    // The centre, on the border too.
    CHECK(score("rifle 1000,1250", "rifle 3000,500") == "1 0");
    CHECK(score("rifle 999,1250", "rifle 3000,500") == "0 0");
    // Who is pinned or suppressed neither holds nor contests.
    CHECK(score("rifle 1250,1250 st=p", "rifle 3000,500") == "0 0");
    CHECK(score("rifle 1250,1250 st=s", "rifle 3000,500") == "0 0");
    CHECK(score("rifle 1100,1250", "rifle 1400,1250 st=p") == "1 0");
    CHECK(score("rifle 1100,1250 st=s", "rifle 1400,1250") == "0 1");
    CHECK(score("rifle 1250,1250", "rifle 3000,500", "play") == "0 0");  // no objective
}

TEST_CASE("CS-VP-01: many units are a point, and each player's turn has one", "[crossfire_squads]") {
    Battle t("play obj=t00 vp=1,3", {"a00 rifle 1100,1250", "a01 rifle 1300,1250", "b00 cc 5600,100"}, {wood});
    CHECK(t.plays(".").vp() == "2 3");
    CHECK(t.plays(".").vp() == "3 3");
}

TEST_CASE("CS-VP-02: turn 1 scores nothing", "[crossfire_squads]") {
    CHECK(score("rifle 1250,1250", "rifle 3000,500", "play obj=t00 turn=1") == "0 0");
    CHECK(score("rifle 1250,1250", "rifle 3000,500", "play obj=t00 turn=2") == "1 0");
}

TEST_CASE("CS-VP-03: the goal wins at once", "[crossfire_squads]") {
    const auto ended = [](const std::string& phase, std::string_view options) {
        Battle t(phase, {"a00 rifle 1250,1250", "b00 cc 5600,100"}, {wood}, options);
        t.plays(".");
        return t;
    };
    const Battle t = ended("play obj=t00 vp=4,0", "");
    CHECK(t.phase() == "over");
    CHECK(t.result() == "vp: 0");
    CHECK(t.vp() == "5 0");
    CHECK(ended("play obj=t00 vp=3,0", "").result().empty());
    CHECK(ended("play obj=t00", "vpGoal=1").result() == "vp: 0");
    CHECK(ended("play obj=t00 vp=4,0", "vpGoal=20").result().empty());
    CHECK(refusal_of_options("vpGoal=0") == "FORMAT");
    CHECK(refusal_of_options("vpGoal=21") == "FORMAT");
}

TEST_CASE("CS-VP-04: the last unit's death ends the game, and nothing else happens", "[crossfire_squads]") {
    Battle t("play obj=t00 vp=2,2", {"a00 rifle 1250,1250", "a01 rifle 1250,1400", "b00 rifle 2000,1250 st=s"}, {wood});
    t.plays("a00+a01xb00 (5,5,1)");
    CHECK(t.phase() == "over");
    CHECK(t.result() == "eliminated: 0");
    CHECK(t.vp() == "2 2");
    CHECK(t.turn() == 2);
    CHECK(t.active() == 0);
    CHECK(t.lost() == "b00");
    CHECK(t.part("fire").is_null());
    // The mover is the last of its side, and the other members go no more.
    Battle u("play", {"a00 rifle 500,500", "b00 rifle 1500,500"});
    u.plays("a00>500,900 b00r1 (5,5,5)");
    CHECK(u.result() == "eliminated: 1");
    CHECK(u.part("mv").is_null());
    CHECK(u.part("over").is_null());
    CHECK(u.turn() == 2);
    Battle v("play", {"a00 rifle 500,500", "b00 cc 700,500"});
    CHECK(v.plays("a00>700,500 (1,6)").result() == "eliminated: 1");
    CHECK(v.part("cc").is_null());
    // Hidden units keep a side in the game.
    Battle w("play", {"a00 rifle 500,500", "b00 rifle 1500,500 st=s", "b01 rifle - hid=t00"}, {wood}, "hidden=1");
    CHECK(w.plays("a00xb00 (5,5,1)").result().empty());
}

TEST_CASE("CS-VP-05: after the last turn the higher score wins", "[crossfire_squads]") {
    const auto ended = [](const std::string& phase) {
        Battle t(phase, {"a00 rifle 500,500", "b00 cc 5600,100"}, {wood}, "turnLimit=6");
        return t.plays(".").result();
    };
    CHECK(ended("play turn=6 vp=1,2") == "turns: 1");
    CHECK(ended("play turn=6 vp=2,1") == "turns: 0");
    CHECK(ended("play turn=6 vp=2,2") == "turns");
    CHECK(ended("play turn=5 vp=2,1").empty());
    // The last turn is scored, and the goal goes first.
    Battle t("play turn=6 vp=1,1 obj=t00", {"a00 rifle 1250,1250", "b00 cc 5600,100"}, {wood}, "turnLimit=6");
    CHECK(t.plays(".").result() == "turns: 0");
    CHECK(t.vp() == "2 1");
    Battle u("play turn=6 vp=4,1 obj=t00", {"a00 rifle 1250,1250", "b00 cc 5600,100"}, {wood}, "turnLimit=6");
    CHECK(u.plays(".").result() == "vp: 0");
    CHECK(refusal_of_options("turnLimit=1") == "FORMAT");
    CHECK(refusal_of_options("turnLimit=100") == "FORMAT");
    CHECK(refusal_of_options("turnLimit=99").empty());
}
