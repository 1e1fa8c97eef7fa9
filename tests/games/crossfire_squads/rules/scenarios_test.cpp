// Scenarios are sets of option defaults.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;
using sightlines::test::text_of;

namespace {

// "cc:v! pc1:v rifle1:v ... fo(m81 3 2)": kind, platoon, quality, expert, missions, type.
std::string roster(const Battle& t, char side) {
    std::string text;
    for (const auto& [id, unit] : t.position().at("units").items()) {
        if (id[0] != side) continue;
        text += text.empty() ? "" : " ";
        text += text_of(unit, "k");
        if (unit.contains("plt")) text += unit.at("plt").dump();
        if (unit.contains("q")) text += ":" + text_of(unit, "q");
        if (unit.contains("xp")) text += "!";
        if (unit.contains("type")) text += "=" + text_of(unit, "type");
        if (unit.contains("fm"))
            text += "(" + text_of(unit.at("fm"), "cal") + " " + unit.at("fm").at("he").dump() + " " +
                    unit.at("fm").value("sm", Json(0)).dump() + ")";
    }
    return text;
}

}  // namespace

TEST_CASE("crossfire_squads: the meeting is the core game", "[crossfire_squads]") {
    const Battle t(record_of("scenario=meeting")), u(record_of(""));
    CHECK(t.position() == u.position());
    CHECK(roster(t, 'a') ==
          "cc pc1 rifle1 rifle1 rifle1 hmg1 pc2 rifle2 rifle2 rifle2 hmg2 pc3 rifle3 rifle3 rifle3 hmg3");
}

TEST_CASE("crossfire_squads: the village", "[crossfire_squads]") {
    const Battle t(record_of("scenario=village"));
    CHECK(roster(t, 'a') == "cc:v! pc1:v rifle1:v rifle1:v rifle1:v hmg1:v pc2 rifle2 rifle2 rifle2 hmg2 fo(m81 3 2)");
    CHECK(
        roster(t, 'b') ==
        "cc pc1 smg1 smg1 smg1 hmg1 pc2 rifle2 rifle2 rifle2 hmg2 pc3:g rifle3:g rifle3:g rifle3:g hmg3:g fo(gun 2 0)");
    CHECK(t.position().at("terrain") == Battle(record_of("seed=7 buildings")).position().at("terrain"));
    // A key of one's own wins over the scenario's.
    const Battle other(record_of("scenario=village seed=3"));
    CHECK(other.position().at("terrain") == Battle(record_of("seed=3 buildings")).position().at("terrain"));
}

TEST_CASE("crossfire_squads: the ambush", "[crossfire_squads]") {
    Battle t(record_of("scenario=ambush"));
    CHECK(roster(t, 'a') ==
          "cc pc1 rifle1 rifle1 rifle1 hmg1 pc2 rifle2 rifle2 rifle2 hmg2 pc3 rifle3 rifle3 rifle3 hmg3 eng eng fo(m81 "
          "3 3) veh=sherman");
    CHECK(roster(t, 'b') == "cc! pc1 rifle1 rifle1 rifle1 hmg1 pc2 rifle2 rifle2 rifle2 hmg2 atg2 bz1 veh=stug");
    CHECK(t.part("stock") == json(R"({"mines":[0,2],"wire":[0,2]})"));
    CHECK(t.position().at("terrain") == Battle(record_of("seed=12")).position().at("terrain"));
}
