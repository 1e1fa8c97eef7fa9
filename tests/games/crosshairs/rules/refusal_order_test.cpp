// With several faults at once, the first in the list is the one reported.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";

// The quota is spent: d3 and d7 have acted and aim at d5.
Position spent(const std::string& more_planes) {
    return act(0, 7)
        .fleet(0, "d3=e* d7=w*")
        .fleet(0, more_planes)
        .fleet(1, "d5=ne")
        .fleet(1, north_parked)
        .set("left", 0);
}

Table flying(const std::string& planes, const std::string& options = "", const std::string& others = "") {
    return Table(options, act(0, 7).fleet(0, planes).fleet(1, north_parked).fleet(1, others));
}

}  // namespace

TEST_CASE("Refusals, 1: FORMAT before everything") {
    const Table over_table("", over(7).fleet(0, "f1=e f11=w"));
    const Table placing("", clouds(0).off("6 6"));
    Table diving = flying("c1=e e5=ne^4");
    diving.plays("e5v");
    for (const Table& t : {over_table, placing, diving}) {
        t.refuses(R"({"do":"level","plane":"z9"})", "FORMAT");
        t.refuses(R"({"do":"level","plane":"c1","steps":4})", "FORMAT");
        t.refuses(R"({"do":"shoot","target":"a7"})", "FORMAT");
        t.refuses(R"({"do":"end","player":0})", "FORMAT");
        t.refuses(R"({"do":"enter","cell":"a1","dir":"n"})", "FORMAT");
        t.refuses(R"({"do":"loop","plane":"c1"})", "FORMAT");
    }
}

TEST_CASE("Refusals, 2 and 3: CH-END-01, then CH-TURN-01, then CH-TURN-04") {
    const Table ended("", over(7).fleet(0, "f1=e f11=w"));
    for (const char* move : {"~f6", "=", ".", "xf6", "f1-1", "e5^", "+a1=ne"}) ended.refuses(move, "CH-END-01");

    const Table placing("", clouds(0).off("6 6").clouds("f6"));
    for (const char* move : {"f6-1", "xf6", "=", ".", "+k1=ne"}) placing.refuses(move, "CH-TURN-01");
    placing.refuses("~f6", "CH-CLOUD-02");

    Table diving = flying("c1=e e5=ne^4");
    diving.plays("e5v");
    diving.refuses("~c4", "CH-TURN-01");
    for (const char* move : {"g9-1", "k1^", "+k1=e", "f6#", "."})  // wrong in other ways too
        diving.refuses(move, "CH-TURN-04");
}

TEST_CASE("Refusals, 4: a cloud on a cloud (CH-CLOUD-02) before too big a cloud (CH-CLOUD-03)") {
    Table t("");
    t.plays("~f5 ~f6");
    t.refuses("~f5", "CH-CLOUD-02");
    t.refuses("~f7", "CH-CLOUD-03");
}

TEST_CASE("Refusals, 4: entering") {
    // No plane off the board, no quota, the wrong side, occupied, too high, no rings: from the last fault to the first.
    const std::string options = "handicap=[2,0] rings=0";
    const Position with_reserve = act(0, 7).fleet(0, "a3=se").fleet(1, north_parked).off("2 0");
    const Table t(options, with_reserve);
    t.refuses("+a1=ne^1", "CH-RING-02");
    t.refuses("+a1=ne^3", "CH-VAR-01");
    t.refuses("+a3=ne^3", "CH-ENTER-04");
    t.refuses("+k1=ne^3", "CH-ENTER-03");
    t.refuses("+f6=ne^3", "CH-ENTER-03");
    const Table no_quota(options, spent("").off("1 0"));
    no_quota.refuses("+k1=ne^3", "CH-TURN-03");
    no_quota.refuses("+a1=ne", "CH-TURN-03");
    const Table none_off(options, spent(""));
    none_off.refuses("+k1=ne^3", "CH-ENTER-02");
    none_off.refuses("+a1=ne", "CH-ENTER-02");
}

TEST_CASE("Refusals, 4: whose plane, in a dive") {
    Table t = flying("c1=e e5=ne^4");
    t.plays("e5v");
    for (const char* kind : {"v", "w"}) {
        t.refuses("h5" + std::string(kind), "CH-MOVE-01");
        t.refuses("k1" + std::string(kind), "CH-MOVE-02");  // also at height 0, also another plane
        t.refuses("c1" + std::string(kind), "CH-TURN-04");  // also at height 0
    }
}

TEST_CASE("Refusals, 4: whose plane, acted already, no quota") {
    const Table t("", spent("k6=ne e2=ne"));
    for (const char* kind : {"^", "-1", "-2", "v", "w", "#"}) {
        t.refuses("h5" + std::string(kind), "CH-MOVE-01");
        t.refuses("d5" + std::string(kind), "CH-MOVE-02");
        t.refuses("d3" + std::string(kind), "CH-TURN-05");
        t.refuses("e2" + std::string(kind), "CH-TURN-03");  // before CH-DIVE-02, CH-DIVE-03, CH-CRASH-01
        t.refuses("k6" + std::string(kind), "CH-TURN-03");  // before CH-MOVE-03
    }
}

TEST_CASE("Refusals, 4: climbing: the ceiling, the rings, the way") {
    flying("c1=e k6=ne^6", "rings=6").refuses("k6^", "CH-CLIMB-02");
    flying("c1=e k6=ne^5", "rings=5").refuses("k6^", "CH-RING-02");
    flying("c1=e k6=ne^5", "rings=6").refuses("k6^", "CH-MOVE-03");
    flying("c1=e c2=e^1", "rings=1").refuses("c1^", "CH-RING-02");
    flying("c1=e c2=e^1", "rings=2").refuses("c1^", "CH-MOVE-04");
}

TEST_CASE("Refusals, 4: level flight: the first cell, then the second") {
    flying("c1=e k6=ne").refuses("k6-2", "CH-MOVE-03");
    flying("c1=e c2=e").refuses("c1-2", "CH-MOVE-04");
    flying("c1=e c3=e").refuses("c1-2", "CH-MOVE-04");
    flying("c1=e h8=e").refuses("h8-2", "CH-MOVE-03");
    flying("c1=e h8=e h9=e").refuses("h8-2", "CH-MOVE-04");  // h9 is taken, and behind it the board ends
}

TEST_CASE("Refusals, 4: swooping: the height, then the way; power-diving: the height") {
    flying("c1=e k6=ne").refuses("k6v", "CH-DIVE-03");
    flying("c1=e k6=ne^1").refuses("k6v", "CH-MOVE-03");
    flying("c1=e c2=e").refuses("c1v", "CH-DIVE-03");
    flying("c1=e^1 c2=e").refuses("c1v", "CH-MOVE-04");
    flying("c1=e k6=ne^1").refuses("k6w", "CH-DIVE-02");
}

TEST_CASE(
    "Refusals, 4: shooting: nothing there, one's own, a team-mate's, the lines, the right-hand player, the caller") {
    const Table team("type=2v2 activeAttacker=true", act(0, 7)
                                                         .fleet(0, "a1=se a2=se f6=ne")
                                                         .fleet(1, "a3=se a4=se")
                                                         .fleet(2, "k1=ne k2=ne f1=e f11=w")
                                                         .fleet(3, "k3=ne k4=ne"));
    team.refuses("xh5", "CH-FIRE-09");
    team.refuses("xf6", "CH-FIRE-07");  // two enemies aim at it
    team.refuses("xa3", "CH-TEAM-02");  // nobody aims at it
    team.refuses("xk3", "CH-FIRE-04");  // nor at this one, and the caller does not either

    const auto circle = [](int to_act, int left_line, int right_line) {
        Position start =
            act(to_act, 7).fleet(0, "a1=se a2=se f6=ne").fleet(left_line, "f1=e").fleet(right_line, "f11=w");
        const char* const parked[] = {"", "k1=ne k2=ne", "k3=ne k4=ne", "k5=ne k6=ne"};
        for (int player = 1; player < 4; ++player) start.fleet(player, parked[player]);
        return Table("type=circle players=4 activeAttacker=true", start);
    };
    circle(1, 0, 2).refuses("xf6", "CH-FIRE-04");   // one hostile line, not the neighbour's, not the caller's
    circle(3, 1, 2).refuses("xf6", "CH-CIRC-02");   // two, but neither the neighbour's nor the caller's
    circle(1, 2, 3).refuses("xf6", "CH-HOUSE-01");  // the neighbour's, but not the caller's
    circle(3, 2, 3).plays("xf6");
}

TEST_CASE("Refusals: a record whose own moves hold a refused action") {
    Json record = record_of({{"clouds", 0}});
    record["moves"] =
        Json::array({action_of("+a1=ne"), action_of("+k1=sw"), action_of("+k1=se"), action_of("~nonsense")});
    for (const char* op : {"status", "legal", "perft", "link", "apply"}) {
        Json request = {{"op", op}, {"record", record}};
        if (std::string(op) == "perft") request["depth"] = 1;
        if (std::string(op) == "apply") request["actions"] = Json::array({action_of("+k1=se")});
        INFO(op);
        const Json reply = ask(request);
        CHECK(rule_of(reply) == "CH-ENTER-04");
        CHECK(reply.value("move", Json{}) == Json(2));
        CHECK_FALSE(has(reply, "at"));
        CHECK_FALSE(has(reply, "record"));
    }
}
