// CS-BAD: what cannot be read, what is not allowed, and what a refusal must not tell.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;
using sightlines::test::applied;
using sightlines::test::ask;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";

std::string refused(const Json& change, std::string_view options = "") {
    Json start = position("play", {"a00 rifle 500,500", "b00 cc 5600,100"}, {wood});
    start.merge_patch(change);
    return refusal_of(start, options);
}

}  // namespace

TEST_CASE("CS-BAD-01: actions that are none", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 hmg 500,700 face=1,0", "b00 rifle 1500,500"}, {wood});
    for (const char* action : {R"({"do":"charge"})",
                               R"({})",
                               R"({"do":1})",
                               R"({"do":"end","now":true})",
                               R"({"do":"move","unit":"a00"})",
                               R"({"do":"move","to":[600,500]})",
                               R"({"do":"move","unit":"a00","to":[600]})",
                               R"({"do":"move","unit":"a00","to":{"x":600,"y":500}})",
                               R"({"do":"move","unit":"a00","to":[600,true]})",
                               R"({"do":"move","unit":"a00","to":[10001,500]})",
                               R"({"do":"move","unit":"a00","to":[600,-10001]})",
                               R"({"do":"move","unit":0,"to":[600,500]})",
                               R"({"do":"move","unit":"a7","to":[600,500]})",
                               R"({"do":"move","unit":"a99","to":[600,500]})",
                               R"({"do":"move","unit":"a00","to":[600,500],"tur":[1,0]})",
                               R"({"do":"pivot","unit":"a01","face":[0,0]})",
                               R"({"do":"fire","units":"a00","target":"b00"})",
                               R"({"do":"fire","units":["a00"]})",
                               R"({"do":"fire","units":["a00"],"target":"b00","by":null})",
                               R"({"do":"prone"})",
                               R"({"do":"rally","units":["a00"]})"}) {
        INFO(action);
        t.refuses(action, "FORMAT");
    }
    const Json reply = applied(t.record(), json(R"([["end"]])"));
    CHECK(rule_of(reply) == "FORMAT");
    CHECK(rule_of(applied(t.record(), json(R"(["end"])"))) == "FORMAT");
}

TEST_CASE("CS-BAD-01: a far point that is no point of the table is refused by its rule", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", far_enemy});
    t.refuses("a00>10000,500", "CS-MOVE-06");
    t.refuses("a00>500,-10000", "CS-MOVE-06");
}

TEST_CASE("CS-BAD-01: options that are none", "[crossfire_squads]") {
    for (const char* options : {"weather=rain",
                                "seed=x",
                                "seed=1.5",
                                "first=both",
                                "units=1",
                                "units=yes",
                                "hidden=2",
                                "hidden=-2",
                                "scenario=bulge",
                                "nations=true",
                                "mines=1",
                                "obstacles mines=-1,0",
                                "vpGoal=true",
                                "forces=[]",
                                R"(forces=[[{"k":"rifle"}]])",
                                R"(forces=[[],[{"k":"rifle"}]])",
                                R"(forces=[[{"k":"tank"}],[{"k":"rifle"}]])",
                                R"(forces=[[{"k":"rifle","at":[1,1]}],[{"k":"rifle"}]])",
                                R"(forces=[[{"k":"rifle","plt":0}],[{"k":"rifle"}]])",
                                R"(forces=[[{"k":"rifle","plt":10}],[{"k":"rifle"}]])",
                                "recon",
                                "wire=1,1"}) {
        INFO(options);
        CHECK(refusal_of_options(options) == "FORMAT");
    }
    for (const char* options : {"hidden=-1", "hidden=1", "units=false", "nations=false", "obstacles mines=0,0",
                                "turnLimit=0", R"(forces=[[{"k":"rifle","plt":9}],[{"k":"cc"}]])"}) {
        INFO(options);
        CHECK(refusal_of_options(options).empty());
    }
    // What an option switches on is refused without it.
    for (const char* unit :
         {R"({"k":"smg"})", R"({"k":"eng"})", R"({"k":"fo","fm":{"cal":"m81","he":1,"sm":1}})", R"({"k":"atg"})",
          R"({"k":"bz"})", R"({"k":"veh","type":"stug"})", R"({"k":"rifle","q":"v"})", R"({"k":"pc","xp":true})"}) {
        INFO(unit);
        const std::string forces = " forces=[[" + std::string(unit) + R"(],[{"k":"rifle"}]])";
        CHECK(refusal_of_options(forces) == "FORMAT");
        CHECK(refusal_of_options("units commanders observers vehicles quality" + forces).empty());
    }
}

TEST_CASE("CS-BAD-01: up to 40 units a side", "[crossfire_squads]") {
    const auto many = [](int count) {
        std::string forces = R"(forces=[[{"k":"cc"})";
        for (int i = 1; i < count; ++i) forces += R"(,{"k":"rifle"})";
        return refusal_of_options(forces + R"(],[{"k":"rifle"}]])");
    };
    CHECK(many(40).empty());
    CHECK(many(41) == "FORMAT");
}

TEST_CASE("CS-BAD-01: positions that are none", "[crossfire_squads]") {
    CHECK(refused(json("{}")).empty());
    for (const char* change : {R"({"weather":1})",
                               R"({"turn":0})",
                               R"({"turn":"2"})",
                               R"({"active":2})",
                               R"({"edges":["s","e"]})",
                               R"({"edges":["s","s"]})",
                               R"({"vp":[1]})",
                               R"({"vp":[-1,0]})",
                               R"({"obj":"t09"})",
                               R"({"phase":"lunch"})",
                               R"({"units":{"a00":{"at":null}}})",
                               R"({"units":{"a00":null}})",
                               R"({"units":{"a01":{"k":"rifle","at":[560,500]}}})",
                               R"({"units":{"a00":{"st":"x"}}})",
                               R"({"units":{"a00":{"face":[1,0]}}})",
                               R"({"units":{"a00":{"luck":1}}})",
                               R"({"units":{"c00":{"k":"rifle","at":[900,900]}}})",
                               R"({"units":{"a40":{"k":"rifle","at":[900,900]}}})",
                               R"({"units":{"a01":{"k":"hmg","at":[900,900]}}})",
                               R"({"smoke":[{"pl":0,"at":[900,900]}]})",
                               R"({"active":null})",
                               R"({"turn":null})",
                               R"({"edges":null})",
                               R"({"terrain":null})",
                               R"({"units":null})",
                               R"({"phase":"react"})",
                               R"({"phase":"cc"})",
                               R"({"phase":"group"})",
                               R"({"phase":"rally"})",
                               R"({"phase":"over"})"}) {
        INFO(change);
        CHECK(refused(json(change)) == "FORMAT");
    }
    CHECK(refused(json(R"({"units":{"a01":{"k":"rifle","at":[900,900],"hid":"t00"}}})"), "hidden=0") == "FORMAT");
    CHECK(refused(json(R"({"units":{"b01":{"k":"rifle","hid":"t09"}}})"), "hidden=1") == "FORMAT");
    CHECK(refused(json(R"({"units":{"b01":{"k":"rifle","hid":"t00"}}})"), "hidden=1").empty());
    CHECK(refused(json(R"({"units":{"b01":{"k":"rifle","hid":"t00"}}})")) == "FORMAT");
}

TEST_CASE("CS-BAD-02: which rule a readable order breaks", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,600", "b00 rifle 1500,500"}, {wood});
    t.refuses("-", "CS-ACT-01");
    t.refuses("b00>1500,600", "CS-ACT-02");
    t.refuses("a00+a00xb00", "CS-FIRE-13");
    // Options that are off.
    t.refuses("a00<<500,600", "CS-ACT-01");
    t.refuses("a00*b00", "CS-ACT-01");
    t.refuses("a00~900,900:ew", "CS-ACT-01");
    t.refuses("a00&t00", "CS-HIDE-01");
    t.refuses("a00=500,600", "CS-HIDE-04");
    t.refuses("a00??t00:1000,1250", "CS-RECON-05");
    t.refuses("mine:t00", "CS-OBS-01");
    t.refuses("wire:3000,3000:ew", "CS-OBS-01");
    t.refuses("a00#w00:600,500", "FORMAT");
}

TEST_CASE("CS-BAD-03: a refusal is the same wherever the hidden are", "[crossfire_squads]") {
    const Words pieces{wood, "t01 field 2000,1000 2500,1500", "t02 hill 600,1000 800,1500"};
    const auto replies = [&](const std::string& piece, const Words& mines) {
        Words terrain = pieces;
        terrain.insert(terrain.end(), mines.begin(), mines.end());
        const Battle t("play",
                       {"a00 rifle 500,1250", "a01 rifle 1250,900", "b00 rifle - hid=" + piece, "b01 rifle 3000,1250"},
                       terrain, "hidden=1 recon obstacles");
        std::string all;
        for (const char* move :
             {"a00xb00", "a00xb01", "a01xb00", "a00>-100,0", "a00>500,1250", "b00>1200,1200", "b00=1200,1200",
              "a00??t00:999,999", "a01>1250,900", "a00!a01xb00", "a00#w00:600,1250", "b00&t00"}) {
            const Json reply = applied(t.record(), Json::array({action_of(move)}));
            INFO(move << " " << reply.dump());
            CHECK(has(reply, "error"));
            all += reply.dump() + "\n";
        }
        return all;
    };
    CHECK(replies("t00", {}) == replies("t01", {}));
    CHECK(replies("t00", {}) == replies("t00", {"m00 mine 2600,600 2900,900 pl=1 hid"}));
}

TEST_CASE("CS-BAD-03: and nothing changes by it", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,600", "b00 rifle 1500,500"});
    const Json reply = applied(t.record(), json(R"([{"do":"prone","unit":"a00"},{"do":"prone","unit":"a00"}])"));
    CHECK(rule_of(reply) == "CS-PRONE-03");
    CHECK(reply.at("at") == 1);
    CHECK_FALSE(has(reply, "record"));
    CHECK_FALSE(has(reply, "position"));
    t.refuses("a00>49,49", "CS-MOVE-06");
}

TEST_CASE("CS-BAD-04: long lists and deep nests are answered", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", far_enemy});
    Json moves = Json::array();
    for (int i = 0; i < 20001; ++i) moves.push_back({{"do", "end"}});
    const Json reply = applied(t.record(), moves);
    CHECK((has(reply, "record") || rule_of(reply) == "FORMAT"));
    std::string nest = "1";
    for (int i = 0; i < 40; ++i) nest = "[" + nest + "]";
    CHECK(rule_of(applied(t.record(), json(R"([{"do":"prone","unit":)" + nest + "}]"))) == "FORMAT");
}

TEST_CASE("crossfire_squads: perft is refused", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", far_enemy});
    CHECK(rule_of(ask({{"op", "perft"}, {"record", t.record()}, {"depth", 1}})) == "FORMAT");
}
