// CS-SMOKE (`observers`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

Battle observer(const std::string& calibre, const Words& terrain = {}) {
    return Battle("play", {"a00 fo 500,1250 fm=" + calibre + ",1,2", far_enemy}, terrain, "observers");
}

// The centres of the bases that a mission lays, as JSON text.
std::string bases(const std::string& calibre, const std::string& point, const std::string& dir) {
    Battle t = observer(calibre);
    t.plays("a00~" + point + ":" + dir + " (3)");
    Json centres = Json::array();
    for (const Json& base : t.part("smoke")) {
        CHECK(base.at("pl") == 0);
        centres.push_back(base.at("at"));
    }
    return centres.dump();
}

bool sees(const std::string& from, const std::string& to, const std::string& smoke) {
    const std::string phase = R"(play smoke=[{"pl":1,"at":[)" + smoke + "]}]";
    return Battle(phase, {"a00 rifle " + from, "b00 rifle " + to}, {}, "observers").offers("a00xb00");
}

}  // namespace

TEST_CASE("CS-SMOKE-01: on a point of the table in sight", "[crossfire_squads]") {
    const Battle t = observer("m81", {"t00 woods 1000,1000 1500,1500"});
    CHECK(t.verdict("a00~900,1250:ns").empty());
    t.refuses("a00~1600,1250:ns", "CS-SMOKE-01");
    t.refuses("a00~500,3841:ns", "CS-SMOKE-01 FORMAT");
    t.refuses("a00~-1,1250:ns", "CS-SMOKE-01 FORMAT");
    CHECK(t.verdict("a00~0,1250:ns").empty());
    t.refuses("a00~900,1250:we", "FORMAT");
    t.refuses(R"({"do":"smoke","unit":"a00","at":[900,1250]})", "FORMAT");
}

TEST_CASE("CS-SMOKE-02: from a 3 up; the mission is used and the turn goes on", "[crossfire_squads]") {
    for (int die = 1; die <= 6; ++die) {
        Battle t = observer("m81");
        t.plays("a00~900,1250:ns");
        CHECK(t.phase() == "smoke");
        CHECK(t.dice() == 1);
        CHECK(t.cause() == "smoke");
        t.plays("(" + std::to_string(die) + ")");
        CHECK(t.part("smoke").is_array() == (die >= 3));
        CHECK(t.key("a00", "fm").at("sm") == 1);
        CHECK(t.active() == 0);
        CHECK(t.phase() == "play");
    }
}

TEST_CASE("CS-SMOKE-03: so many bases by calibre, in a line centred on the point", "[crossfire_squads]") {
    CHECK(bases("m50", "900,1250", "ew") == "[[852,1250],[948,1250]]");
    CHECK(bases("m81", "900,1250", "ns") == "[[900,1154],[900,1250],[900,1346]]");
    CHECK(bases("m81", "900,1250", "ne") == "[[832,1318],[900,1250],[968,1182]]");
    CHECK(bases("m50", "900,1250", "nw") == "[[866,1216],[934,1284]]");
    CHECK(bases("gun", "900,1250", "ew") == "[[756,1250],[852,1250],[948,1250],[1044,1250]]");
    CHECK(bases("heavy", "900,1250", "ns") == "[[900,1010],[900,1106],[900,1202],[900,1298],[900,1394],[900,1490]]");
    // Those off the table are left out; the edge itself is on it.
    CHECK(bases("m81", "95,1250", "ew") == "[[95,1250],[191,1250]]");
    CHECK(bases("m81", "96,1250", "ew") == "[[0,1250],[96,1250],[192,1250]]");
}

TEST_CASE("CS-SMOKE-04: smoke stops every line that meets it", "[crossfire_squads]") {
    CHECK_FALSE(sees("500,500", "1500,500", "1000,500"));
    CHECK_FALSE(sees("500,500", "1500,500", "1000,549"));
    CHECK(sees("500,500", "1500,500", "1000,550"));
    // Even for those who stand in it, each for the other.
    CHECK_FALSE(sees("500,500", "1500,500", "500,500"));
    CHECK_FALSE(sees("500,500", "1500,500", "460,500"));
    CHECK_FALSE(sees("500,500", "650,500", "575,500"));
    CHECK(sees("500,500", "1500,500", "450,500"));
    CHECK(sees("500,500", "1500,500", "1550,500"));
    CHECK_FALSE(sees("500,500", "1500,500", "1549,500"));
}

TEST_CASE("CS-SMOKE-04: no smoke through smoke, and a rally in its cover", "[crossfire_squads]") {
    Battle u("play smoke=[{\"pl\":0,\"at\":[900,1250]}]", {"a00 fo 500,1250 fm=m81,1,1", far_enemy}, {}, "observers");
    u.refuses("a00~1200,1250:ns", "CS-SMOKE-01");
    Battle v("play smoke=[{\"pl\":1,\"at\":[1000,500]}]", {"a00 rifle 500,500 st=p", "b00 cc 2000,500"}, {},
             "observers");
    CHECK(v.plays("a00? (3)").state("a00").empty());
}

TEST_CASE("CS-SMOKE-05: it goes when its owner's next turn begins", "[crossfire_squads]") {
    Battle t = observer("m81");
    t.plays("a00~900,1250:ns (6) .");
    CHECK(t.part("smoke").size() == 3);
    t.plays(".");
    CHECK(t.active() == 0);
    CHECK(t.part("smoke").is_null());
}
