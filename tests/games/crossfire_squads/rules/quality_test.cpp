// CS-QUAL (`quality`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

std::string fight(const Words& units, const char* roll, std::string_view options = "quality") {
    Words all = units;
    all.push_back("a09 cc 100,3700");
    all.push_back("b09 cc 5600,3700");
    Battle t("play", all, {}, options);
    t.plays("a00>2000,500");
    while (t.phase() != "cc") t.plays(t.phase() == "react" ? "-" : "+");
    t.plays(roll);
    return t.phase() == "cc" ? "again" : t.state("a00") == "lost" ? "lost" : "won";
}

bool rallies(const std::string& unit, int die) {
    Battle t("play", {"a00 " + unit, "b00 cc 2000,500"}, {}, "quality");
    return t.plays("a00? (" + std::to_string(die) + ")").state("a00").empty();
}

bool crosses(const std::string& quality, int die) {
    Battle t("play", {"a00 rifle 950,1250" + quality, far_enemy}, {"w00 wire 1000,1050 1100,1450"},
             "quality obstacles");
    return t.plays("a00#w00:1150,1250 (" + std::to_string(die) + ")").at("a00") == "1150,1250";
}

}  // namespace

TEST_CASE("CS-QUAL-01: 1 more in close combat if all of the side are veterans", "[crossfire_squads]") {
    const std::string enemy = "b00 rifle 1000,500 st=p";
    CHECK(fight({"a00 rifle 500,500 q=v", enemy}, "(3,4)") == "again");
    CHECK(fight({"a00 rifle 500,500", enemy}, "(3,4)") == "lost");
    CHECK(fight({"a00 rifle 500,500 q=v", enemy + " q=v"}, "(3,3)") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p q=v", "b01 rifle 980,560 st=p q=v"}, "(5,3)") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p q=v", "b01 rifle 980,560 st=p"}, "(4,3)") == "again");
    CHECK(refusal_of(position("play", {"a00 rifle 500,500 q=v", far_enemy})) == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 rifle 500,500 q=x", far_enemy}), "quality") == "FORMAT");
}

TEST_CASE("CS-QUAL-01: a helper called in counts with them", "[crossfire_squads]") {
    const auto called = [](const std::string& quality, const char* roll) {
        Battle t("play",
                 {"a00 rifle 500,500", "b00 hmg 1000,500 face=0,1 q=v", "b01 rifle 1150,500 st=p" + quality,
                  "a09 cc 100,3700", "b09 cc 5600,3700"},
                 {}, "quality");
        t.plays("a00>2000,500 +b01");  // its own gun is in the squad's way: no reaction
        t.plays(roll);
        return std::string(t.phase() == "cc" ? "again" : "decided");
    };
    CHECK(called(" q=v", "(3,3)") == "again");  // 3 + 1, and 3 + 1 - 1 + 1
    CHECK(called("", "(3,4)") == "again");
}

TEST_CASE("CS-QUAL-02: 1 less if any is green", "[crossfire_squads]") {
    const std::string enemy = "b00 rifle 1000,500 st=p";
    CHECK(fight({"a00 rifle 500,500 q=g", enemy}, "(4,3)") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p q=g", "b01 rifle 980,560 st=p q=v"}, "(3,3)") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p q=g", "b01 rifle 980,560 st=p q=g"}, "(3,3)") == "again");
}

TEST_CASE("CS-QUAL-03: rally and crossing, 1 up or down", "[crossfire_squads]") {
    CHECK(rallies("rifle 500,500 st=p q=v", 3));
    CHECK_FALSE(rallies("rifle 500,500 st=p q=v", 2));
    CHECK(rallies("rifle 500,500 st=p q=g", 5));
    CHECK_FALSE(rallies("rifle 500,500 st=p q=g", 4));
    CHECK(rallies("rifle 500,500 st=s q=g", 6));
    CHECK_FALSE(rallies("rifle 500,500 st=s q=g", 5));
    CHECK(crosses(" q=v", 3));
    CHECK_FALSE(crosses(" q=v", 2));
    CHECK(crosses(" q=g", 5));
    CHECK_FALSE(crosses(" q=g", 4));
}
