// Positions of Crossfire with squads that are well formed and cannot be (CS-GEO-06, CS-SET-02).
#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "support/crossfire_squads_positions.h"

using namespace sightlines;
using namespace sightlines::test::squads_positions;

namespace {

using Faults = std::vector<std::pair<Json, std::string>>;

void check_all(const Faults& bad) {
    for (const auto& [json, path] : bad) {
        INFO(write_json(json));
        CHECK(refused_at(fault_of(json), path));
    }
}

}  // namespace

TEST_CASE("crossfire-squads admit: what a phase must have, and what it cannot have") {
    Faults bad;
    for (const char* key : {"turn", "active", "edges"})
        bad.emplace_back(without(play(), "/" + std::string(key)), "start");
    for (const char* phase : {"objective", "edge"}) bad.emplace_back(before(phase, "{}"), "start");
    for (const char* key : {"won", "dep", "edges"})
        bad.emplace_back(without(deploy(), "/" + std::string(key)), "start");
    bad.emplace_back(with(before("edge", R"({"won":0})"), "/turn", "1"), "start");
    bad.emplace_back(with(before("rolloff", "{}"), "/active", "0"), "start");
    bad.emplace_back(with(play(), "/dep", "0"), "start");
    bad.emplace_back(with(play(), "/stock", R"({"mines":[1,0],"wire":[0,0]})"), "start/stock");
    check_all(bad);

    // The key of each phase is missing.
    for (const char* phase : {"react", "group", "fire", "rally", "join", "cc", "cross", "mine", "he", "smoke", "recon",
                              "affect", "spill", "reveal", "over"}) {
        INFO(phase);
        CHECK(refused_at(fault_of(in_phase(phase, "{}")), "start"));
    }
}

TEST_CASE("crossfire-squads admit: what is under way belongs to its phase") {
    const std::vector<std::pair<const char*, const char*>> pending{
        {"mv", R"({"u":"a01","k":"move","from":[700,3000],"to":[700,2800],"i":0,"m":200})"},
        {"grp", R"({"dest":[1,1],"left":["a00"]})"},
        {"over", "true"},
        {"fire", R"({"units":["a01"],"n":0,"tgt":"b01","best":0})"},
        {"rally", R"("a01")"},
        {"cc", R"({"units":["a01","b01"]})"},
        {"surp", "1"},
        {"cross", R"({"u":"a05","wire":"w00","to":[3200,2890]})"},
        {"mine", R"({"u":"a01","id":"m00","when":"end"})"},
        {"he", R"({"u":"a04","tgt":"b01"})"},
        {"affect", R"({"bld":"t01","res":1,"sup":1})"},
        {"spill", R"({"at":[700,800],"r":50,"pl":1,"n":1})"},
        {"sm", R"({"u":"a04","at":[1,1],"dir":"ew"})"},
        {"recon", R"({"units":["a01"],"piece":"t00"})"},
        {"rv", R"({"units":["b02"]})"},
        {"win", R"({"winners":[0],"reason":"vp"})"}};
    for (const auto& [key, value] : pending) {
        INFO(key);
        CHECK(refused_at(fault_of(with(play(), "/" + std::string(key), value)), "start"));
        CHECK(refused_at(fault_of(with(deploy(), "/" + std::string(key), value)), "start"));
        const Json over = in_phase("over", R"({"win":{"winners":[1],"reason":"vp"}})");
        if (std::string(key) != "win") CHECK(refused_at(fault_of(with(over, "/" + std::string(key), value)), "start"));
    }
}

TEST_CASE("crossfire-squads admit: places of units") {
    check_all({
        {with(play(), "/units/a00/at", "[49,3000]"), "start/units/a00"},
        {with(play(), "/units/a00/at", "[500,3791]"), "start/units/a00"},
        {with(play(), "/units/a03/at", "[74,3000]"), "start/units/a03"},   // a vehicle is larger
        {with(play(), "/units/a00/at", "[601,3000]"), "start/units/a00"},  // a friend within 100
        {without(play(), "/units/a00/at"), "start/units/a00"},
        {without(in_phase("over", R"({"win":{"winners":[1],"reason":"vp"}})"), "/units/a00/at"), "start/units/a00"},
        {with(with(play(), "/units/a00", R"({"k":"cc","hid":"t00"})"), "/active", "1"), "start/units/a00"},
        {with(play(), "/units/b02/hid", "\"t50\""), "start/units/b02"},
        {with(play(), "/units/b02/hid", "\"t02\""), "start/units/b02"},  // a hedge
        {with(play(), "/lost", R"(["a00"])"), "start/lost"},
        {with(play(), "/lost", R"(["a30","a30"])"), "start/lost"},
    });
    CHECK(fault_of(with(play(), "/units/a00/at", "[50,3790]")) == "");
    CHECK(fault_of(with(play(), "/units/a00/at", "[600,3000]")) == "");  // side by side
    CHECK(fault_of(with(play(), "/units/b01/at", "[700,2999]")) == "");  // enemies may stand close

    Json alone = play();
    for (const char* id : {"b00", "b01", "b02", "b03", "b04", "b05"}) alone["units"].erase(std::string(id));
    CHECK(refused_at(fault_of(alone), "start/units"));
    alone["units"]["b02"] = parsed(R"({"k":"smg","hid":"t00"})");
    CHECK(fault_of(alone) == "");  // CS-HIDE-03: hidden ones count
}

TEST_CASE("crossfire-squads admit: which unit has which key") {
    check_all({
        {without(play(), "/units/a02/face"), "start/units/a02"},
        {with(play(), "/units/a01/face", "[1,0]"), "start/units/a01"},
        {with(play(), "/units/b03/tur", "[1,0]"), "start/units/b03"},
        {with(play(), "/units/a03/type", "\"su76\""), "start/units/a03"},  // with a turret
        {without(play(), "/units/a03/type"), "start/units/a03"},
        {with(play(), "/units/a01/type", "\"tiger\""), "start/units/a01"},
        {without(play(), "/units/a04/fm"), "start/units/a04"},
        {with(play(), "/units/a01/fm", R"({"cal":"gun","he":1,"sm":1})"), "start/units/a01"},
        {with(play(), "/units/a01/xp", "true"), "start/units/a01"},
        {with(play(), "/units/a01/used", "1"), "start/units/a01"},
        {with(play(), "/units/a01/rt", "\"t77\""), "start/units/a01"},
        {with(play(), "/units/a01/rt", "\"t02\""), "start/units/a01"},
        {with(play(), "/units/a01/ob", "\"w00\""), "start/units/a01"},
        {with(play(), "/units/a05/ob", "\"t00\""), "start/units/a05"},
    });
    // A vehicle that crosses the wire takes it away from those who were clearing it (CS-OBS-09).
    CHECK(fault_of(with(play(), "/units/a05/ob", "\"w01\"")) == "");
    CHECK(fault_of(with(play(), "/units/a05/ob", "\"m00\"")) == "");
}

TEST_CASE("crossfire-squads admit: the table") {
    check_all({
        {with(play(), "/edges", R"(["s","s"])"), "start/edges"},
        {with(play(), "/edges", R"(["s","e"])"), "start/edges"},
        {with(play(), "/obj", "\"t33\""), "start/obj"},
        {with(play(), "/obj", "\"t02\""), "start/obj"},
        {with(play(), "/obj", "\"w00\""), "start/obj"},
        {with(play(), "/vp", "[5,0]"), "start/vp"},  // the goal, and yet no end
        {with(play(), "/vp", "[0,6]"), "start/vp"},
        {with(play(), "/clear", R"(["t01","t00"])"), "start/clear"},
        {with(play(), "/clear", R"(["t00","t00"])"), "start/clear"},
        {with(play(), "/clear", R"(["t02"])"), "start/clear"},
        {with(play(), "/clear", R"(["t60"])"), "start/clear"},
        {with(play(), "/terrain/t00/poly", "[[0,0],[0,9],[9,9]]"), "start/terrain/t00"},
        {with(play(), "/terrain/t00/poly", "[[0,0],[400,0],[400,400],[200,200],[0,400]]"), "start/terrain/t00"},
        {with(play(), "/terrain/t00/poly", "[[100,0],[159,181],[5,69],[195,69],[41,181]]"), "start/terrain/t00"},
        {with(play(), "/terrain/t00/pl", "0"), "start/terrain/t00"},
        {with(play(), "/terrain/t00/k", "\"wire\""), "start/terrain/t00"},
        {with(play(), "/terrain/m00/k", "\"hill\""), "start/terrain/m00"},
        {with(play(), "/terrain/w00/hid", "true"), "start/terrain/w00"},
        {without(play(), "/terrain/m00/pl"), "start/terrain/m00"},  // hidden, of nobody
    });
    CHECK(fault_of(without(without(play(), "/terrain/m00/hid"), "/terrain/m00/pl")) == "");
    CHECK(fault_of(with(play(), "/terrain", "{}")).starts_with("FORMAT"));  // somebody hides in t00
    CHECK(fault_of(without(with(play(), "/terrain", "{}"), "/units/b02")) == "");
}

TEST_CASE("crossfire-squads admit: the stock of obstacles and their ids") {
    Json full = deploy();
    for (int number = 0; number < 97; ++number) {
        std::string id = "m";
        id += static_cast<char>('0' + number / 10);
        id += static_cast<char>('0' + number % 10);
        full["terrain"][id] = parsed(R"({"k":"mine","poly":[[0,0],[9,0],[9,9]],"pl":0})");
    }
    CHECK(fault_of(full) == "");  // three to come
    full["terrain"]["m97"] = parsed(R"({"k":"mine","poly":[[0,0],[9,0],[9,9]],"pl":0})");
    CHECK(refused_at(fault_of(full), "start/stock"));

    Json nothing_left = deploy();
    for (const char* id : {"a00", "a01", "a02", "a03", "a04", "a05"}) nothing_left["units"].erase(std::string(id));
    nothing_left["units"]["a01"] = parsed(R"({"k":"rifle","at":[700,3000]})");
    CHECK(fault_of(nothing_left) == "");  // mines
    nothing_left["stock"]["mines"] = {0, 1};
    CHECK(refused_at(fault_of(nothing_left), "start/dep"));
    nothing_left["dep"] = 1;
    CHECK(fault_of(nothing_left) == "");
}

TEST_CASE("crossfire-squads admit: CS-SET-02 how many pieces a table holds") {
    Json ground = play();
    const auto add = [&ground](char letter, int from, int to, const char* piece) {
        for (int number = from; number < to; ++number) {
            std::string id(1, letter);
            id += static_cast<char>('0' + number / 10);
            id += static_cast<char>('0' + number % 10);
            ground["terrain"][id] = parsed(piece);
        }
    };
    // 99, and the eight obstacles that these options let the sides place.
    add('t', 3, 100, R"({"k":"hill","poly":[[0,0],[9,0],[9,9]]})");
    add('w', 1, 6, R"({"k":"wire","poly":[[0,0],[9,0],[9,9]],"pl":0})");
    CHECK(ground["terrain"].size() == 107);
    CHECK(fault_of(ground) == "");
    add('w', 6, 7, R"({"k":"wire","poly":[[0,0],[9,0],[9,9]],"pl":0})");
    CHECK(refused_at(fault_of(ground), "start/terrain"));
}

TEST_CASE("crossfire-squads admit: what is bound to an option that is off") {
    struct Bound {
        std::string path;
        std::string value;
        bool Options::* option;
        std::string where;
    };
    // A core game with one thing more.
    const Json core = parsed(R"({"phase":"play","turn":1,"active":0,"edges":["e","w"],
        "terrain":{"t00":{"k":"hill","poly":[[1000,1000],[1500,1000],[1500,1500],[1000,1500]]}},
        "units":{"a00":{"k":"rifle","at":[500,500]},"b00":{"k":"rifle","at":[5000,500]}}})");
    CHECK(fault_of(core, {}) == "");
    for (const Bound& bound : std::vector<Bound>{
             {"/units/a00/k", "\"smg\"", &Options::units, "start/units/a00"},
             {"/units/a00/k", "\"eng\"", &Options::units, "start/units/a00"},
             {"/units/a00", R"({"k":"fo","at":[500,500],"fm":{"cal":"m50","he":0,"sm":0}})", &Options::observers,
              "start/units/a00"},
             {"/units/a00", R"({"k":"atg","at":[500,500],"face":[1,0]})", &Options::vehicles, "start/units/a00"},
             {"/units/a00/k", "\"bz\"", &Options::vehicles, "start/units/a00"},
             {"/units/a00", R"({"k":"veh","type":"halftrack","at":[500,500],"face":[1,0]})", &Options::vehicles,
              "start/units/a00"},
             {"/units/a00/q", "\"g\"", &Options::quality, "start/units/a00"},
             {"/units/a00", R"({"k":"pc","at":[500,500],"xp":true})", &Options::commanders, "start/units/a00"},
             {"/units/a00/rt", "\"t00\"", &Options::retreat, "start/units/a00"},
             {"/terrain/t00/k", "\"building\"", &Options::buildings, "start/terrain/t00"},
             {"/terrain/w00", R"({"k":"wire","poly":[[0,0],[9,0],[9,9]]})", &Options::obstacles, "start/terrain/w00"},
             {"/terrain/m00", R"({"k":"mine","poly":[[0,0],[9,0],[9,9]]})", &Options::obstacles, "start/terrain/m00"},
             {"/smoke", R"([{"pl":0,"at":[1,1]}])", &Options::observers, "start/smoke"},
         }) {
        INFO(bound.path << " " << bound.value);
        const Json json = with(core, bound.path, bound.value);
        Options on;
        on.*bound.option = true;
        CHECK(refused_at(fault_of(json, {}), bound.where));
        CHECK(fault_of(json, on) == "");
    }
    const Json clear = with(core, "/clear", R"(["t00"])");
    CHECK(refused_at(fault_of(clear, {}), "start/clear"));
    const Json hidden = with(core, "/units/b01", R"({"k":"rifle","hid":"t00"})");
    CHECK(refused_at(fault_of(hidden, {}), "start/units/b01"));
    Options on;
    on.hidden = 1;
    CHECK(fault_of(hidden, on) == "");
    on.recon = true;
    CHECK(fault_of(clear, on) == "");
    on.hidden = 0;
    CHECK(refused_at(fault_of(hidden, on), "start/units/b01"));
    // There is a stock only where the options give one.
    Options obstacles;
    obstacles.obstacles = true;
    Json stocked = without(with(core, "/stock", R"({"mines":[0,0],"wire":[0,0]})"), "/turn");
    stocked["phase"] = "rolloff";
    for (const char* key : {"active", "edges"}) stocked.erase(std::string(key));
    CHECK(refused_at(fault_of(stocked, obstacles), "start/stock"));
    obstacles.wire = {0, 1};
    CHECK(fault_of(stocked, obstacles) == "");
}
