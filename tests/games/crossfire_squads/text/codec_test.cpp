// Actions of Crossfire with squads as JSON: what is dropped, what is refused and where (CS-BAD-01).
#include "games/crossfire_squads/text/codec.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using SquadsCodec = Codec<crossfire_squads::Rules>;

namespace {

Json parsed(std::string_view text) {
    const Result<Json> json = parse_json(text);
    INFO(text);
    REQUIRE(json);
    return *json;
}

Result<Action> action_of(std::string_view text) {
    const Json json = parsed(text);
    Fault fault;
    return SquadsCodec::action(Reader(json, "action", fault));
}

std::string why(const Result<Action>& result) {
    return result ? "" : result.error().rule + " " + result.error().message;
}

}  // namespace

TEST_CASE("crossfire-squads codec: every form of an action, there and back") {
    for (const char* text :
         {R"({"do":"roll","dice":[1,6]})",
          R"({"do":"roll","dice":[]})",
          R"({"do":"objective","piece":"t05"})",
          R"({"do":"edge","edge":"n"})",
          R"({"do":"edge","edge":"w"})",
          R"({"do":"place","unit":"a01","at":[1200,850]})",
          R"({"do":"place","unit":"b39","at":[0,0],"face":[4,0],"tur":[0,-10000]})",
          R"({"do":"hide","unit":"b01","piece":"t04"})",
          R"({"do":"mine","piece":"t04"})",
          R"({"do":"mine","between":["t04","t05"],"poly":[[0,0],[10,0],[10,10]]})",
          R"({"do":"mine","between":["m04","w05"],"poly":[[0,0],[9,0],[9,9],[0,9],[1,2],[3,4],[5,6],[7,8]]})",
          R"({"do":"wire","at":[1200,850],"dir":"ew"})",
          R"({"do":"wire","at":[-10000,10000],"dir":"nw"})",
          R"({"do":"move","unit":"a02","to":[1200,850]})",
          R"({"do":"move","unit":"a02","to":[1200,850],"with":["a03","a03"],"dest":[-10000,10000]})",
          R"({"do":"move","unit":"a02","to":[1200,850],"with":[]})",
          R"({"do":"move","unit":"a02","to":[1200,850],"dest":[1,1],"tur":[-3,6]})",
          R"({"do":"pivot","unit":"a05"})",
          R"({"do":"pivot","unit":"a05","face":[-1,0],"tur":[0,1]})",
          R"({"do":"pivot","unit":"a05","tur":[0,1]})",
          R"({"do":"fire","units":["a02","a03"],"target":"b01"})",
          R"({"do":"fire","units":["a02"],"target":"a02","by":"b01"})",
          R"({"do":"prone","unit":"a02"})",
          R"({"do":"rally","unit":"a02"})",
          R"({"do":"end"})",
          R"({"do":"react","units":["b01"],"at":120})",
          R"({"do":"react","units":["b01"],"at":-2147483648})",
          R"({"do":"react","units":["b02","b01"],"at":0,"by":"b00"})",
          R"({"do":"react","units":["b02"],"at":7,"spots":{"b02":{"at":[900,800]},"b07":{"at":[1,2],"face":[2,2]}}})",
          R"({"do":"hold"})",
          R"({"do":"done"})",
          R"({"do":"join","units":["a04"]})",
          R"({"do":"join","units":[]})",
          R"({"do":"retreat","unit":"a02","to":[1200,900]})",
          R"({"do":"cross","unit":"a02","wire":"w00","to":[1150,1250]})",
          R"({"do":"cross","unit":"a02","wire":"w99","to":[1150,1250],"tur":[1,1]})",
          R"({"do":"he","unit":"a07","target":"b02"})",
          R"({"do":"he","unit":"a07","piece":"t05"})",
          R"({"do":"smoke","unit":"a07","at":[900,1250],"dir":"ns"})",
          R"({"do":"smoke","unit":"a07","at":[900,1250],"dir":"ne"})",
          R"({"do":"affect","unit":"b02"})",
          R"({"do":"spill","units":["b03","b02"]})",
          R"({"do":"spill","units":[]})",
          R"({"do":"recon","units":["a02","a03"],"piece":"t04","at":[1200,900]})",
          R"({"do":"reveal","unit":"b01","at":[1200,900]})",
          R"({"do":"reveal","unit":"b01","at":[1200,900],"face":[0,-1]})"}) {
        INFO(text);
        const auto action = action_of(text);
        REQUIRE(action);
        CHECK(write_json(SquadsCodec::write(*action)) == text);
    }
}

TEST_CASE("crossfire-squads codec: the order of keys does not matter, nor that of spots") {
    CHECK(*action_of(R"({"target":"b01","units":["a02"],"do":"fire"})") ==
          *action_of(R"({"do":"fire","units":["a02"],"target":"b01"})"));
    CHECK(*action_of(R"({"do":"react","units":["b02"],"at":7,"spots":{"b07":{"at":[1,2]},"b02":{"at":[9,8]}}})") ==
          *action_of(R"({"do":"react","units":["b02"],"at":7,"spots":{"b02":{"at":[9,8]},"b07":{"at":[1,2]}}})"));
    // No spots at all is the default.
    CHECK(*action_of(R"({"do":"react","units":["b02"],"at":7,"spots":{}})") ==
          *action_of(R"({"do":"react","units":["b02"],"at":7})"));
}

TEST_CASE("crossfire-squads codec: the order of the units does, for dice are rolled in it") {
    CHECK_FALSE(*action_of(R"({"do":"fire","units":["a02","a03"],"target":"b01"})") ==
                *action_of(R"({"do":"fire","units":["a03","a02"],"target":"b01"})"));
}

TEST_CASE("crossfire-squads codec: CS-BAD-01 actions that are none, and where") {
    for (const auto& [text, path] : std::vector<std::pair<const char*, const char*>>{
             {R"("end")", "action"},
             {R"([])", "action"},
             {R"({})", "action"},
             {R"({"do":"charge"})", "action/do"},
             {R"({"do":"Move"})", "action/do"},
             {R"({"do":7})", "action/do"},
             {R"({"do":"end","now":true})", "action"},
             {R"({"do":"hold","units":[]})", "action"},
             {R"({"do":"done","unit":"a02"})", "action"},
             {R"({"do":"roll"})", "action"},
             {R"({"do":"roll","dice":6})", "action/dice"},
             {R"({"do":"roll","dice":[1,2.0]})", "action/dice/1"},
             {R"({"do":"roll","dice":[true]})", "action/dice/0"},
             {R"({"do":"roll","dice":[0]})", "action/dice/0"},
             {R"({"do":"roll","dice":[7]})", "action/dice/0"},
             {R"({"do":"roll","dice":["6"]})", "action/dice/0"},
             {R"({"do":"objective"})", "action"},
             {R"({"do":"objective","piece":5})", "action/piece"},
             {R"({"do":"objective","piece":"t5"})", "action/piece"},
             {R"({"do":"objective","piece":"t005"})", "action/piece"},
             {R"({"do":"objective","piece":"x05"})", "action/piece"},
             {R"({"do":"objective","piece":"a05"})", "action/piece"},
             {R"({"do":"objective","piece":"t 5"})", "action/piece"},
             {R"({"do":"edge","edge":"north"})", "action/edge"},
             {R"({"do":"edge","edge":""})", "action/edge"},
             {R"({"do":"place","unit":"a01"})", "action"},
             {R"({"do":"place","at":[1,1]})", "action"},
             {R"({"do":"place","unit":"a01","at":[1]})", "action/at"},
             {R"({"do":"place","unit":"a01","at":[1,2,3]})", "action/at"},
             {R"({"do":"place","unit":"a01","at":{"x":1,"y":2}})", "action/at"},
             {R"({"do":"place","unit":"a01","at":[1,null]})", "action/at/1"},
             {R"({"do":"place","unit":"a01","at":[1,1],"face":[0,0]})", "action/face"},
             {R"({"do":"place","unit":"a01","at":[1,1],"face":[10001,0]})", "action/face/0"},
             {R"({"do":"place","unit":"a01","at":[1,1],"face":null})", "action/face"},
             {R"({"do":"place","unit":"a01","at":[1,1],"tur":[0,0]})", "action/tur"},
             {R"({"do":"hide","unit":"b01"})", "action"},
             {R"({"do":"hide","unit":"b01","piece":"t04","at":[1,1]})", "action"},
             {R"({"do":"mine"})", "action"},
             {R"({"do":"mine","piece":"t04","between":["t04","t05"]})", "action"},
             {R"({"do":"mine","between":["t04"],"poly":[[0,0],[1,0],[1,1]]})", "action/between"},
             {R"({"do":"mine","between":["t04","t05"]})", "action"},
             {R"({"do":"mine","between":["t04","t05"],"poly":[[0,0],[1,0]]})", "action/poly"},
             {R"({"do":"mine","between":["t04","t05"],"poly":[[0,0],[1,0],[2,1],[3,2],[3,3],[2,4],[1,4],[0,3],[0,2]]})",
              "action/poly"},
             {R"({"do":"mine","between":["t04","t05"],"poly":[[0,0],[1,0],[1,10001]]})", "action/poly/2/1"},
             {R"({"do":"wire","at":[1,1]})", "action"},
             {R"({"do":"wire","at":[1,1],"dir":"we"})", "action/dir"},
             {R"({"do":"move","unit":"a02"})", "action"},
             {R"({"do":"move","to":[1,1]})", "action"},
             {R"({"do":"move","unit":"a40","to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":"a77","to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":"c00","to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":"a1","to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":"a002","to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":"A02","to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":2,"to":[1,1]})", "action/unit"},
             {R"({"do":"move","unit":"a02","to":[600.5,600]})", "action/to/0"},
             {R"({"do":"move","unit":"a02","to":[600,-10001]})", "action/to/1"},
             {R"({"do":"move","unit":"a02","to":[600,99999999999]})", "action/to/1"},
             {R"({"do":"move","unit":"a02","to":[1,1],"speed":2})", "action"},
             {R"({"do":"move","unit":"a02","to":[1,1],"with":"a03"})", "action/with"},
             {R"({"do":"move","unit":"a02","to":[1,1],"with":["t03"]})", "action/with/0"},
             {R"({"do":"move","unit":"a02","to":[1,1],"face":[1,0]})", "action"},
             {R"({"do":"pivot"})", "action"},
             {R"({"do":"pivot","unit":"a02","face":[0]})", "action/face"},
             {R"({"do":"fire","units":["a02"]})", "action"},
             {R"({"do":"fire","target":"b01"})", "action"},
             {R"({"do":"fire","units":[],"target":"b01"})", "action/units"},
             {R"({"do":"fire","units":["a02"],"target":["b01"]})", "action/target"},
             {R"({"do":"fire","units":["a02"],"target":"b01","by":null})", "action/by"},
             {R"({"do":"prone"})", "action"},
             {R"({"do":"rally","unit":"a02","by":"a00"})", "action"},
             {R"({"do":"react","units":["b01"]})", "action"},
             {R"({"do":"react","units":[],"at":1})", "action/units"},
             {R"({"do":"react","units":["b01"],"at":1.0})", "action/at"},
             {R"({"do":"react","units":["b01"],"at":[1,1]})", "action/at"},
             {R"({"do":"react","units":["b01"],"at":1,"spots":[]})", "action/spots"},
             {R"({"do":"react","units":["b01"],"at":1,"spots":{"t01":{"at":[1,1]}}})", "action/spots"},
             {R"({"do":"react","units":["b01"],"at":1,"spots":{"b01":{}}})", "action/spots/b01"},
             {R"({"do":"react","units":["b01"],"at":1,"spots":{"b01":{"at":[1,1],"tur":[1,0]}}})", "action/spots/b01"},
             {R"({"do":"join"})", "action"},
             {R"({"do":"join","units":{}})", "action/units"},
             {R"({"do":"retreat","unit":"a02","to":[1,1],"with":["a03"],"dest":[1,1]})", "action"},
             {R"({"do":"cross","unit":"a02","to":[1,1]})", "action"},
             {R"({"do":"cross","unit":"a02","wire":"wire","to":[1,1]})", "action/wire"},
             {R"({"do":"he","unit":"a07"})", "action"},
             {R"({"do":"he","unit":"a07","target":"b02","piece":"t05"})", "action"},
             {R"({"do":"he","unit":"a07","target":"t05"})", "action/target"},
             {R"({"do":"smoke","unit":"a07","at":[1,1]})", "action"},
             {R"({"do":"smoke","unit":"a07","at":[1,1],"dir":"n"})", "action/dir"},
             {R"({"do":"affect","units":["b02"]})", "action"},
             {R"({"do":"spill","unit":"b02"})", "action"},
             {R"({"do":"recon","units":["a02"],"piece":"t04"})", "action"},
             {R"({"do":"recon","units":[],"piece":"t04","at":[1,1]})", "action/units"},
             {R"({"do":"reveal","unit":"b01","at":[1,1],"tur":[1,0]})", "action"}}) {
        INFO(text);
        CHECK(why(action_of(text)).starts_with("FORMAT " + std::string(path) + ":"));
    }
}

TEST_CASE("crossfire-squads codec: CS-BAD-01 a list of units that is longer than both armies") {
    Json fire{{"do", "fire"}, {"units", Json::array()}, {"target", "b01"}};
    for (int count = 0; count < 80; ++count) fire["units"].push_back("a01");
    Fault fault;
    CHECK(SquadsCodec::action(Reader(fire, "action", fault)));  // that one is named twice is a matter of the rules
    fire["units"].push_back("a01");
    CHECK(why(SquadsCodec::action(Reader(fire, "action", fault))).starts_with("FORMAT action/units:"));
}
