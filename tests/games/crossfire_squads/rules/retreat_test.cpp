// CS-RETREAT (`retreat`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";

Battle ready(const std::string& unit, const Words& more = {far_enemy}, const Words& terrain = {wood},
             std::string_view options = "retreat") {
    Words all{"a00 " + unit};
    all.insert(all.end(), more.begin(), more.end());
    return Battle("play", all, terrain, options);
}

}  // namespace

TEST_CASE("CS-RETREAT-01: marked at the start of the side's turn, whatever the state", "[crossfire_squads]") {
    Battle t("play active=1",
             {"a00 rifle 1250,1250", "a01 rifle 1100,1100 st=s", "a02 rifle 500,500",
              "a03 hmg 1400,1400 face=0,-1 st=p", "a04 veh 1250,1060 type=stug face=0,-1", "b00 cc 2200,1250"},
             {wood, "t01 field 1200,1200 1700,1700", "t02 hedge 2000,1000 2016,1500"}, "retreat vehicles");
    t.plays(".");
    CHECK(t.key("a00", "rt") == "t00");  // the first of two
    CHECK(t.key("a01", "rt") == "t00");
    CHECK(t.key("a02", "rt").is_null());
    CHECK(t.key("a03", "rt") == "t00");
    CHECK(t.key("a04", "rt").is_null());
    CHECK(t.key("b00", "rt").is_null());
    t.refuses("a01<<1100,1400", "CS-RETREAT-01");
    t.refuses("a03<<1400,1600", "CS-RETREAT-01");
    t.refuses("a02<<500,900", "CS-RETREAT-01");
    t.refuses("a04<<1250,1200", "CS-RETREAT-01 CS-VEH-01");
    CHECK(t.verdict("a00<<1250,1400").empty());
    // Cured in time it may go.
    CHECK(t.plays("a03? (6)").verdict("a03<<1400,1600").empty());
}

TEST_CASE("CS-RETREAT-01: only while it is in that piece, and only with the option", "[crossfire_squads]") {
    ready("rifle 1250,1250").refuses("a00<<1250,1700", "CS-RETREAT-01");  // not marked
    Battle t = ready("rifle 1250,1250 rt=t00");
    t.plays("a00>1250,1700");
    CHECK(t.at("a00") == "1250,1550");
    t.refuses("a00<<1250,1700", "CS-RETREAT-01");
    alone("a00 rifle 1250,1250", {wood}).refuses("a00<<1250,1700", "CS-ACT-01");
    CHECK(refusal_of(position("play", {"a00 rifle 1250,1250 rt=t00", far_enemy}, {wood})) == "FORMAT");
}

TEST_CASE("CS-RETREAT-02: toward the home edge, within 45 degrees", "[crossfire_squads]") {
    const auto allowed = [](const std::string& edges, const std::string& to) {
        Battle t("play edges=" + edges, {"a00 rifle 1250,1250 rt=t00", far_enemy}, {wood}, "retreat");
        const std::string verdict = t.verdict("a00<<" + to);
        CHECK((verdict.empty() || verdict == "CS-RETREAT-02"));
        return verdict.empty();
    };
    CHECK(allowed("s,n", "1250,1350"));
    CHECK(allowed("s,n", "1350,1350"));
    CHECK_FALSE(allowed("s,n", "1351,1350"));
    CHECK(allowed("s,n", "1150,1350"));
    CHECK_FALSE(allowed("s,n", "1149,1350"));
    CHECK_FALSE(allowed("s,n", "1250,1150"));
    CHECK_FALSE(allowed("s,n", "1350,1250"));
    CHECK(allowed("n,s", "1250,1150"));
    CHECK_FALSE(allowed("n,s", "1250,1350"));
    CHECK(allowed("w,e", "1150,1250"));
    CHECK(allowed("w,e", "1150,1350"));
    CHECK_FALSE(allowed("w,e", "1150,1351"));
    CHECK(allowed("e,w", "1350,1250"));
    CHECK_FALSE(allowed("e,w", "1150,1250"));
}

TEST_CASE("CS-RETREAT-03: like a move, but nobody reacts", "[crossfire_squads]") {
    Battle t = ready("hmg 1250,1250 face=0,-1 rt=t00", {"b00 rifle 1250,500"});
    t.plays("a00<<1250,1900");
    CHECK(t.phase() == "play");
    CHECK(t.at("a00") == "1250,1550");
    CHECK(t.facing("a00") == "0,-1");  // its back to the way
    CHECK(t.active() == 0);
    Battle slanting = ready("hmg 1250,1250 face=0,-1 rt=t00");
    CHECK(slanting.plays("a00<<1150,1350").facing("a00") == "1,-1");
    CHECK_FALSE(ready("rifle 1250,1250 prone rt=t00").plays("a00<<1250,1350").marked("a00", "prone"));
    // The rules of places and friends hold.
    const Battle u = ready("rifle 1250,1250 rt=t00", {"a01 rifle 1250,1640", far_enemy});
    u.refuses("a00<<1250,1700", "CS-MOVE-07");
    u.refuses("a00<<1250,3791", "CS-MOVE-06");
    u.refuses("a00<<1250,1250", "CS-MOVE-08 CS-RETREAT-02");
    CHECK(u.verdict("a00<<1250,1540").empty());
}

TEST_CASE("CS-RETREAT-03: not into contact", "[crossfire_squads]") {
    const Battle t = ready("rifle 1250,1250 rt=t00", {"b00 cc 1250,1500"});
    t.refuses("a00<<1250,1600", "CS-RETREAT-03");
    t.refuses("a00<<1250,1400", "CS-RETREAT-03");
    CHECK(t.verdict("a00<<1250,1399").empty());
}

TEST_CASE("CS-RETREAT-04: out of the piece it is over, and there is no second", "[crossfire_squads]") {
    Battle t = ready("rifle 1250,1250 rt=t00");
    t.plays("a00<<1250,1350");
    CHECK(t.key("a00", "rt") == "t00");
    t.plays("a00<<1250,1400");  // still in it: again
    t.plays("a00<<1250,1900");
    CHECK(t.at("a00") == "1250,1550");
    CHECK(t.key("a00", "rt").is_null());
    t.refuses("a00<<1250,1900", "CS-RETREAT-01");
    // Just beyond the border is out already.
    Battle u = ready("rifle 1250,1450 rt=t00");
    CHECK(u.plays("a00<<1250,1500").key("a00", "rt") == "t00");
    Battle v = ready("rifle 1250,1450 rt=t00");
    CHECK(v.plays("a00<<1250,1501").key("a00", "rt").is_null());
}

TEST_CASE("CS-RETREAT-05: one unit at a time", "[crossfire_squads]") {
    const Battle t = ready("rifle 1250,1250 rt=t00", {"a01 rifle 1400,1250 rt=t00", far_enemy});
    t.refuses(R"({"do":"retreat","unit":"a00","to":[1250,1350],"with":["a01"],"dest":[1300,1350]})",
              "FORMAT CS-RETREAT-05");
    CHECK(t.verdict("a00<<1250,1350").empty());
}
