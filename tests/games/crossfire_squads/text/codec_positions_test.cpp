// Positions of Crossfire with squads as JSON: every key, every phase, what is dropped, what is refused for its shape
// and where (CS-BAD-01).
#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "support/crossfire_squads_positions.h"

using namespace sightlines;
using namespace sightlines::test::squads_positions;

TEST_CASE("crossfire-squads codec: every phase, there and back") {
    std::vector<bool> seen(phase_words.size());
    for (const Json& json : every_phase()) {
        INFO(write_json(json));
        const auto at = position_of(json);
        INFO(why(at));
        REQUIRE(at);
        CHECK(written(*at) == sorted(json));
        CHECK(fault_of(json) == "");
        seen[static_cast<std::size_t>(at->phase)] = true;
    }
    for (std::size_t phase = 0; phase < seen.size(); ++phase) {
        INFO(phase_words[phase]);
        CHECK(seen[phase]);
    }
}

TEST_CASE("crossfire-squads codec: every key of a position and of its units") {
    Json full = play();
    full["vp"] = {2, 4};
    full["obj"] = "t01";
    full["lost"] = {"b07", "a09", "b06"};
    full["smoke"] = parsed(R"([{"pl":0,"at":[300,300]},{"pl":1,"at":[0,3840]}])");
    full["clear"] = {"t01"};
    Json& units = full["units"];
    units["a00"] = parsed(R"({"k":"cc","plt":9,"q":"v","xp":true,"at":[500,3000],"st":"p","nf":true})");
    units["a01"] = parsed(R"({"k":"rifle","q":"g","at":[700,3000],"st":"s","prone":true,"rt":"t00"})");
    units["a03"]["used"] = 1;
    units["a04"]["used"] = 2;
    units["a05"]["ob"] = "w00";
    const auto at = position_of(full);
    INFO(why(at));
    REQUIRE(at);
    CHECK(written(*at) == sorted(full));
    CHECK(fault_of(full) == "");
    CHECK(at->turn == 3);
    CHECK(at->vp == std::array<std::int8_t, 2>{2, 4});
    CHECK(at->edges == std::array{Edge::s, Edge::n});
    const Unit& commander = (*at)[unit_id(0, 0)];
    CHECK((commander.kind == Kind::cc && commander.platoon == 9 && commander.quality == Quality::veteran &&
           commander.expert && commander.state == State::pinned && commander.no_fire));
    CHECK((*at)[unit_id(0, 1)].retreat == first_area);
    CHECK((*at)[unit_id(0, 4)].calibre == Calibre::m81);
    CHECK((*at)[unit_id(0, 5)].clearing == first_wire);
    CHECK((*at)[unit_id(1, 2)].hidden_in == first_area);
    CHECK_FALSE((*at)[unit_id(1, 2)].on_table());
}

TEST_CASE("crossfire-squads codec: what has its default is dropped") {
    Json spelled_out = play();
    spelled_out["vp"] = {0, 0};
    spelled_out["over"] = false;
    for (const char* key : {"lost", "smoke", "clear"}) spelled_out[key] = Json::array();
    spelled_out["terrain"]["t00"]["hid"] = false;
    Json& unit = spelled_out["units"]["a01"];
    for (const char* key : {"prone", "nf", "xp"}) unit[key] = false;
    unit["used"] = 0;
    const auto at = position_of(spelled_out);
    INFO(why(at));
    REQUIRE(at);
    CHECK(written(*at) == sorted(play()));

    // The roll-off has no meaning once play has begun.
    const auto late = position_of(with(play(), "/won", "0"));
    REQUIRE(late);
    CHECK(written(*late) == sorted(play()));

    const auto pending = position_of(in_phase("react", R"({"mv":{"u":"a01","k":"move","from":[700,3000],
        "to":[700,2800],"i":0,"m":9,"shot":[],"amb":false}})"));
    REQUIRE(pending);
    CHECK_FALSE(written(*pending)["mv"].contains("shot"));
    CHECK_FALSE(written(*pending)["mv"].contains("amb"));
}

TEST_CASE("crossfire-squads codec: CS-GEO-10 headings are stored reduced, a turret points like the hull") {
    const auto at = position_of(with(with(play(), "/units/a02/face", "[6,-9]"), "/units/a03/face", "[-200,0]"));
    REQUIRE(at);
    CHECK(written(*at)["units"]["a02"]["face"] == sorted(parsed("[2,-3]")));
    CHECK(written(*at)["units"]["a03"]["face"] == sorted(parsed("[-1,0]")));
    CHECK(written(*at)["units"]["a03"]["tur"] == sorted(parsed("[0,-1]")));
    const auto plain = position_of(without(with(play(), "/units/a03/face", "[4,4]"), "/units/a03/tur"));
    REQUIRE(plain);
    CHECK(written(*plain)["units"]["a03"]["tur"] == sorted(parsed("[1,1]")));
    const auto hull = position_of(without(with(play(), "/units/a03/type", "\"stug\""), "/units/a03/tur"));
    REQUIRE(hull);
    CHECK_FALSE(written(*hull)["units"]["a03"].contains("tur"));
}

TEST_CASE("crossfire-squads codec: a position of the wrong shape, and where") {
    const std::string far = R"([{"pl":0,"at":[5761,0]}])";
    const std::vector<std::pair<Json, const char*>> bad{
        {parsed("[]"), "start"},
        {parsed("\"play\""), "start"},
        {with(play(), "/wind", "1"), "start"},
        {without(play(), "/phase"), "start"},
        {without(play(), "/terrain"), "start"},
        {without(play(), "/units"), "start"},
        {with(play(), "/phase", "\"later\""), "start/phase"},
        {with(play(), "/turn", "0"), "start/turn"},
        {with(play(), "/turn", "100000"), "start/turn"},
        {with(play(), "/turn", "1.0"), "start/turn"},
        {with(play(), "/active", "2"), "start/active"},
        {with(play(), "/active", "true"), "start/active"},
        {with(play(), "/vp", "[1]"), "start/vp"},
        {with(play(), "/vp", "[1,-1]"), "start/vp/1"},
        {with(play(), "/edges", "[\"s\"]"), "start/edges"},
        {with(play(), "/edges", "[\"s\",\"up\"]"), "start/edges/1"},
        {with(before("edge", "{}"), "/won", "2"), "start/won"},
        {with(play(), "/won", "[0,0]"), "start/won"},
        {with(deploy(), "/dep", "-1"), "start/dep"},
        {with(play(), "/obj", "17"), "start/obj"},
        {with(play(), "/obj", "\"objective\""), "start/obj"},
        {with(play(), "/lost", "[\"a40\"]"), "start/lost/0"},
        {with(deploy(), "/stock", "{\"mines\":[0,1]}"), "start/stock"},
        {with(deploy(), "/stock/wire", "[0,7]"), "start/stock/wire/1"},
        {with(deploy(), "/stock/guns", "[0,1]"), "start/stock"},
        {with(play(), "/smoke", "{}"), "start/smoke"},
        {with(play(), "/smoke", "[[300,300]]"), "start/smoke/0"},
        {with(play(), "/smoke", "[{\"at\":[300,300]}]"), "start/smoke/0"},
        {with(play(), "/smoke", far), "start/smoke/0/at/0"},
        {with(play(), "/clear", "[0]"), "start/clear/0"},
        {with(play(), "/over", "1"), "start/over"},
        {with(play(), "/terrain", "[]"), "start/terrain"},
        {with(play(), "/terrain/wood", "{}"), "start/terrain"},
        {with(play(), "/terrain/t00/kind", "1"), "start/terrain/t00"},
        {without(play(), "/terrain/t00/k"), "start/terrain/t00"},
        {without(play(), "/terrain/t00/poly"), "start/terrain/t00"},
        {with(play(), "/terrain/t00/poly", "[[0,0],[1,0]]"), "start/terrain/t00/poly"},
        {with(play(), "/terrain/t00/poly/1", "[5761,1000]"), "start/terrain/t00/poly/1/0"},
        {with(play(), "/terrain/w00/pl", "2"), "start/terrain/w00/pl"},
        {with(play(), "/units", "[]"), "start/units"},
        {with(play(), "/units/a1", "{}"), "start/units"},
        {with(play(), "/units/a40", "{}"), "start/units"},
        {with(play(), "/units/a01/ammo", "9"), "start/units/a01"},
        {without(play(), "/units/a01/k"), "start/units/a01"},
        {with(play(), "/units/a01/k", "\"\""), "start/units/a01/k"},
        {with(play(), "/units/a01/plt", "10"), "start/units/a01/plt"},
        {with(play(), "/units/a01/at", "[700]"), "start/units/a01/at"},
        {with(play(), "/units/a01/at", "[700,3841]"), "start/units/a01/at/1"},
        {with(play(), "/units/a01/at", "[700.5,3000]"), "start/units/a01/at/0"},
        {with(play(), "/units/a01/hid", "\"t00\""), "start/units/a01"},
        {with(play(), "/units/a01/st", "\"x\""), "start/units/a01/st"},
        {with(play(), "/units/a01/st", "\"\""), "start/units/a01/st"},
        {with(play(), "/units/a01/prone", "1"), "start/units/a01/prone"},
        {with(play(), "/units/a01/q", "\"e\""), "start/units/a01/q"},
        {with(play(), "/units/a03/used", "3"), "start/units/a03/used"},
        {with(play(), "/units/a02/face", "[0,0]"), "start/units/a02/face"},
        {with(play(), "/units/a03/tur", "[0,10001]"), "start/units/a03/tur/1"},
        {with(play(), "/units/a04/fm/cal", "\"big\""), "start/units/a04/fm/cal"},
        {with(play(), "/units/a04/fm/rounds", "3"), "start/units/a04/fm"},
        {with(play(), "/units/a01/rt", "3"), "start/units/a01/rt"},
        {with(play(), "/units/a05/ob", "\"wire\""), "start/units/a05/ob"}};
    for (const auto& [json, path] : bad) {
        INFO(write_json(json));
        CHECK(refused_at(fault_of(json), path));
    }
}

TEST_CASE("crossfire-squads codec: pending business of the wrong shape, and where") {
    const Json react = in_phase("react", keys({move_north}));
    const Json fire = in_phase("fire", R"({"fire":{"units":["a01"],"n":0,"tgt":"b01","best":0}})");
    const Json melee = in_phase("join", R"({"cc":{"units":["a01","b01"],"join":1}})");
    const Json mine = in_phase("mine", keys({move_north, R"("mine":{"u":"a01","id":"m00","when":"end"})"}));
    const Json he = in_phase("he", R"({"he":{"u":"a04","tgt":"b01"}})");
    const Json spill = in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})");
    const Json over = in_phase("over", R"({"win":{"winners":[1],"reason":"vp"}})");
    std::vector<std::pair<Json, std::string>> bad{
        {with(react, "/mv", "\"a01\""), "start/mv"},
        {with(react, "/mv/k", "\"run\""), "start/mv/k"},
        {with(react, "/mv/to", "[700,-1]"), "start/mv/to/1"},
        {with(react, "/mv/i", "5761"), "start/mv/i"},
        {with(react, "/mv/m", "-1"), "start/mv/m"},
        {with(react, "/mv/shot", "\"b01\""), "start/mv/shot"},
        {with(react, "/mv/amb", "1"), "start/mv/amb"},
        {with(react, "/grp", R"({"dest":[1,1]})"), "start/grp"},
        {with(react, "/grp", R"({"dest":[1,10001],"left":[]})"), "start/grp/dest/1"},
        {with(react, "/surp", "2"), "start/surp"},
        {with(fire, "/fire/best", "4"), "start/fire/best"},
        {with(fire, "/fire/n", "40"), "start/fire/n"},
        {with(fire, "/fire/react", "1"), "start/fire/react"},
        {with(fire, "/fire/amb", "true"), "start/fire/amb"},
        {with(fire, "/fire/pen", "0"), "start/fire/pen"},
        {with(melee, "/cc/join", "2"), "start/cc/join"},
        {with(melee, "/cc/units", "[1]"), "start/cc/units/0"},
        {with(mine, "/mine/when", "\"now\""), "start/mine/when"},
        {with(he, "/he/bld", "\"t01\""), "start/he"},
        {without(he, "/he/tgt"), "start/he"},
        {with(spill, "/spill/n", "0"), "start/spill/n"},
        {with(spill, "/spill/n", "4"), "start/spill/n"},
        {with(spill, "/spill/r", "76"), "start/spill/r"},
        {with(in_phase("affect", "{}"), "/affect", R"({"bld":"t01","res":4,"sup":0})"), "start/affect/res"},
        {with(in_phase("affect", "{}"), "/affect", R"({"bld":"t01","res":1,"sup":4})"), "start/affect/sup"},
        {with(in_phase("smoke", "{}"), "/sm", R"({"u":"a04","at":[1,1],"dir":"up"})"), "start/sm/dir"},
        {with(in_phase("reveal", "{}"), "/rv", R"(["b02"])"), "start/rv"},
        {with(in_phase("rally", "{}"), "/rally", "1"), "start/rally"},
        {with(over, "/win/reason", "\"luck\""), "start/win/reason"},
        {with(over, "/win/winners", "[2]"), "start/win/winners/0"}};
    for (const char* key : {"u", "k", "from", "to", "i", "m"})
        bad.emplace_back(without(react, "/mv/" + std::string(key)), "start/mv");
    for (const char* key : {"units", "n", "tgt", "best"})
        bad.emplace_back(without(fire, "/fire/" + std::string(key)), "start/fire");
    for (const char* key : {"u", "id", "when"})
        bad.emplace_back(without(mine, "/mine/" + std::string(key)), "start/mine");
    for (const char* key : {"at", "r", "pl", "n"})
        bad.emplace_back(without(spill, "/spill/" + std::string(key)), "start/spill");
    for (const char* key : {"winners", "reason"})
        bad.emplace_back(without(over, "/win/" + std::string(key)), "start/win");
    for (const char* place : {"mv", "fire", "cc", "mine", "he", "spill", "win"}) {
        const Json& json = place == std::string_view("mv")      ? react
                           : place == std::string_view("fire")  ? fire
                           : place == std::string_view("cc")    ? melee
                           : place == std::string_view("mine")  ? mine
                           : place == std::string_view("he")    ? he
                           : place == std::string_view("spill") ? spill
                                                                : over;
        bad.emplace_back(with(json, "/" + std::string(place) + "/more", "1"), "start/" + std::string(place));
    }
    for (const auto& [json, path] : bad) {
        INFO(write_json(json));
        CHECK(refused_at(fault_of(json), path));
    }
}
