// CS-NAT (`nations`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";

std::string nations(const std::string& ours) { return "nations=" + ours + ",de"; }

// The refusal of a rifle squad's move past the wood, its commander being here.
std::string past_the_wood(const std::string& ours, const std::string& commander, const std::string& to) {
    const Battle t("play", {"a00 rifle 900,900", "a01 " + commander, far_enemy}, {wood}, nations(ours));
    const std::string verdict = t.verdict("a00>" + to);
    CHECK((verdict.empty() || verdict == "CS-NAT-01"));
    return verdict;
}

}  // namespace

TEST_CASE("CS-NAT-01: begin in sight of a commander, or begin and end, or as one likes", "[crossfire_squads]") {
    const std::string beside = "pc 850,1040", behind = "pc 1250,1700";
    for (const char* nation : {"ru", "it", "fr"}) {
        INFO(nation);
        CHECK(past_the_wood(nation, beside, "950,900").empty());
        CHECK(past_the_wood(nation, beside, "1600,900") == "CS-NAT-01");  // the wood's corner is between them there
        CHECK(past_the_wood(nation, behind, "950,900") == "CS-NAT-01");
    }
    for (const char* nation : {"us", "uk", "jp"}) {
        INFO(nation);
        CHECK(past_the_wood(nation, beside, "1600,900").empty());
        CHECK(past_the_wood(nation, behind, "950,900") == "CS-NAT-01");
    }
    CHECK(past_the_wood("de", behind, "1600,900").empty());
    CHECK(past_the_wood("it", "cc 850,1040", "950,900").empty());
    CHECK(past_the_wood("it", "hmg 850,1040 face=1,0", "950,900") == "CS-NAT-01");
    CHECK(refusal_of_options("nations=de,xx") == "FORMAT");
    CHECK(refusal_of_options("nations=de") == "FORMAT");
    CHECK(refusal_of_options("nations=ru,ru").empty());
}

TEST_CASE("CS-NAT-01: it ends where it will halt", "[crossfire_squads]") {
    // Sent to where nobody would see it, it halts in the wood in sight of its commander.
    const Battle t("play", {"a00 rifle 900,1250", "a01 pc 850,1040", far_enemy}, {wood}, nations("ru"));
    CHECK(t.verdict("a00>2500,1250").empty());
}

TEST_CASE("CS-NAT-01: all squads are bound, and nobody else; a move and nothing else", "[crossfire_squads]") {
    const auto verdict = [](const std::string& unit, const std::string& move, std::string_view more = "") {
        return Battle("play", {"a00 " + unit, "a01 pc 1250,1700", far_enemy}, {wood},
                      nations("it") + " " + std::string(more))
            .verdict(move);
    };
    CHECK(verdict("smg 900,900", "a00>950,900", "units") == "CS-NAT-01");
    CHECK(verdict("eng 900,900", "a00>950,900", "units") == "CS-NAT-01");
    CHECK(verdict("hmg 900,900 face=1,0", "a00>950,900").empty());
    CHECK(verdict("hmg 900,900 face=1,0", "a00^0,1").empty());
    CHECK(verdict("rifle 900,900 prone", "a00^").empty());
    CHECK(verdict("rifle 1250,1250 rt=t00", "a00<<1250,1300", "retreat").empty());
    const Battle wire("play", {"a00 rifle 950,900", "a01 pc 1250,1700", far_enemy},
                      {wood, "w00 wire 1000,800 1100,950"}, nations("it") + " obstacles");
    CHECK(wire.verdict("a00#w00:1150,900").empty());
    wire.refuses("a00>900,900", "CS-NAT-01");
}

TEST_CASE("CS-NAT-01: every member of a group is looked at when it is declared", "[crossfire_squads]") {
    // a02 is behind the wood from the commander's place, a00 is not.
    const Battle t("play", {"a00 rifle 900,900", "a01 pc 700,1500", "a02 rifle 1080,900", far_enemy}, {wood},
                   nations("us"));
    t.refuses("a00+a02>900,800@950,800", "CS-NAT-01");
    CHECK(t.verdict("a00>900,800").empty());
    t.refuses("a02>1080,800", "CS-NAT-01");
}

TEST_CASE("CS-NAT-01, CS-NAT-02: a commander is free and may lead the others", "[crossfire_squads]") {
    CHECK(Battle("play", {"a00 pc 900,900", "a01 cc 1250,1700", far_enemy}, {wood}, nations("it"))
              .verdict("a00>600,900")
              .empty());
    Battle t("play", {"a00 rifle 900,900", "a01 pc 850,1040", far_enemy}, {wood}, nations("it"));
    t.plays("a01+a00>1480,800@1550,880");
    CHECK(t.plays("a00>1600,900").at("a00") == "1600,900");
    // In the other order the squad would end out of sight.
    const Battle u("play", {"a00 rifle 900,900", "a01 pc 850,1040", far_enemy}, {wood}, nations("it"));
    u.refuses("a00+a01>1600,900@1550,880", "CS-NAT-01");
}

TEST_CASE("CS-UNIT-05, CS-NAT-01: with `commanders` a suppressed one does not count", "[crossfire_squads]") {
    const auto verdict = [](std::string_view options) {
        return Battle("play", {"a00 rifle 900,900", "a01 pc 850,1040 st=s", far_enemy}, {wood},
                      nations("us") + " " + std::string(options))
            .verdict("a00>950,900");
    };
    CHECK(verdict("").empty());
    CHECK(verdict("commanders") == "CS-NAT-01");
}

TEST_CASE("CS-NAT-03: a charge goes on after a single hit; two kill", "[crossfire_squads]") {
    const auto charge = [](const std::string& ours, const std::string& to, const char* roll) {
        Battle t("play", {"a00 rifle 500,500", "a01 cc 500,300", "b00 rifle 1000,500", "b01 cc 5600,3700"}, {},
                 nations(ours));
        t.plays("a00>" + to);
        t.plays("b00r100");
        t.plays(roll);
        return t;
    };
    for (const char* nation : {"ru", "jp"}) {
        INFO(nation);
        Battle t = charge(nation, "2000,500", "(5,1,1)");
        CHECK(t.at("a00") == "900,500");  // nobody else can react
        CHECK(t.phase() == "cc");
        CHECK(t.state("a00").empty());
        CHECK_FALSE(t.marked("b00", "nf"));
        Battle u = charge(nation, "2000,500", "(5,5,1)");
        CHECK(u.lost() == "a00");
        CHECK(u.active() == 1);
        Battle miss = charge(nation, "2000,500", "(1,1,1)");
        CHECK(miss.marked("b00", "nf"));
        CHECK(miss.phase() == "cc");
    }
    CHECK(charge("it", "600,500", "(5,1,1)").state("a00") == "p");
    CHECK(charge("de", "2000,500", "(5,1,1)").state("a00") == "p");
    CHECK(charge("de", "2000,500", "(5,5,1)").state("a00") == "s");
    // No charge: the move ends short of contact.
    CHECK(charge("ru", "899,500", "(5,1,1)").state("a00") == "p");
    CHECK(charge("ru", "899,500", "(5,5,1)").state("a00") == "s");
}

TEST_CASE("CS-NAT-04: a Japanese gun has 3 dice and costs nothing in close combat", "[crossfire_squads]") {
    const auto dice = [](const std::string& options) {
        Battle t("play", {"a00 hmg 500,500 face=1,0", "b00 rifle 1500,500"}, {}, options);
        return t.plays("a00xb00").dice();
    };
    CHECK(dice("nations=jp,us") == 3);
    CHECK(dice("nations=us,jp") == 4);
    const auto fight = [](const std::string& options, const char* roll) {
        Battle t("play", {"a00 rifle 500,500", "a01 cc 500,300", "b00 hmg 1000,500 face=0,1", "b09 cc 5600,3700"}, {},
                 options);
        t.plays("a00>2000,500");
        return t.plays(roll).phase() == "cc" ? "again" : t.state("a00") == "lost" ? "lost" : "won";
    };
    CHECK(std::string(fight("nations=us,jp", "(3,4)")) == "again");
    CHECK(std::string(fight("nations=us,de", "(3,5)")) == "again");
    CHECK(std::string(fight("nations=us,de", "(3,4)")) == "won");
}

TEST_CASE("CS-NAT-05: Russian platoon commanders rally nobody but themselves", "[crossfire_squads]") {
    const auto rallies = [](const std::string& ours, const Words& units, int die) {
        Words all = units;
        all.push_back("b00 cc 2000,500");
        Battle t("play", all, {}, nations(ours) + " commanders");
        return t.plays("a00? (" + std::to_string(die) + ")").state("a00").empty();
    };
    const std::string squad = "a00 rifle 500,500 st=p";
    CHECK_FALSE(rallies("ru", {squad, "a01 pc 600,500"}, 3));
    CHECK_FALSE(rallies("ru", {squad, "a01 pc 600,500 xp"}, 3));
    CHECK(rallies("ru", {squad, "a01 cc 650,500"}, 3));
    CHECK(rallies("ru", {squad, "a01 cc 650,500 xp"}, 2));
    CHECK(rallies("de", {squad, "a01 pc 600,500"}, 3));
    CHECK(rallies("ru", {"a00 pc 500,500 st=p"}, 3));
}
