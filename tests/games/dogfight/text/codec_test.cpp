// Options and actions of Dogfight! as JSON: what is dropped, what is refused and where.
#include "games/dogfight/text/codec.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace sightlines;
using namespace sightlines::dogfight;
using RulesCodec = Codec<Rules>;

namespace {

Json parsed(std::string_view text) {
    const Result<Json> json = parse_json(text);
    INFO(text);
    REQUIRE(json);
    return *json;
}

template <class T>
std::string why(const Result<T>& result) {
    return result ? "" : result.error().rule + " " + result.error().message;
}

Result<Options> options_of(std::string_view text) {
    const Json json = parsed(text);
    Fault fault;
    return RulesCodec::options(Reader(json, "options", fault));
}

Result<Action> action_of(std::string_view text) {
    const Json json = parsed(text);
    Fault fault;
    return RulesCodec::action(Reader(json, "action", fault));
}

bool refused_at(const std::string& fault, std::string_view path) {
    return fault.starts_with("FORMAT " + std::string(path) + ":");
}

}  // namespace

TEST_CASE("dogfight codec: options are written when they differ from their defaults") {
    for (const char* text :
         {"{}", R"({"scenario":"melee"})", R"({"sun":"nw"})", R"({"friends":false})", R"({"grand":true})",
          R"({"scenario":"encounter"})", R"({"scenario":"encounter","grand":false})",
          R"({"acquisition":true,"disclosure":true,"randomTargeting":true,"formation":true,"signals":true,)"
          R"("carryFacing":true,"collisions":true,"ramming":true,"declareFirst":true,"advTables":true,)"
          R"("fineClimb":true,"departure":true,"advStress":true,"engineFire":true,"jamming":true})"}) {
        INFO(text);
        const auto options = options_of(text);
        REQUIRE(options);
        CHECK(write_json(RulesCodec::write(*options)) == text);
        CHECK(Rules::make(*options));
    }
    const auto defaults = options_of(R"({"scenario":"duel","friends":true,"sun":null,"grand":false,"jamming":false})");
    REQUIRE(defaults);
    CHECK(*defaults == Options{});
    CHECK(options_of(R"({"scenario":"encounter"})")->grand);
    CHECK_FALSE(options_of(R"({"scenario":"encounter","grand":false})")->grand);
    CHECK_FALSE(options_of(R"({"scenario":"patrol"})")->grand);
}

TEST_CASE("dogfight codec: options that are none") {
    for (const auto& [text, path] :
         std::vector<std::pair<const char*, const char*>>{{R"({"wind":true})", "options"},
                                                          {R"({"scenario":"raid"})", "options/scenario"},
                                                          {R"({"sun":"e"})", "options/sun"},
                                                          {R"({"sun":false})", "options/sun"},
                                                          {R"({"grand":1})", "options/grand"},
                                                          {R"({"friends":null})", "options/friends"},
                                                          {R"([])", "options"}}) {
        INFO(text);
        CHECK(refused_at(why(options_of(text)), path));
    }
}

TEST_CASE("dogfight codec: DF-OPT-02 an option needs another") {
    for (const auto& [option, needed] : std::vector<std::pair<std::string, std::string>>{{"disclosure", "formation"},
                                                                                         {"carryFacing", "acquisition"},
                                                                                         {"ramming", "collisions"},
                                                                                         {"advStress", "advTables"}}) {
        INFO(option);
        const auto alone = Rules::make(*options_of("{\"" + option + "\":true}"));
        REQUIRE_FALSE(alone);
        CHECK(alone.error().rule == "DF-OPT-02");
        CHECK(alone.error().message.find("\"" + needed + "\"") != std::string::npos);
        CHECK(Rules::make(*options_of("{\"" + option + "\":true,\"" + needed + "\":true}")));
    }
    for (const std::string option : {"formation", "signals"}) {
        CHECK(Rules::make(*options_of("{\"" + option + "\":true}")));
        const auto lonely = Rules::make(*options_of("{\"" + option + "\":true,\"friends\":false}"));
        CHECK(why(lonely).starts_with("DF-OPT-02"));
    }
}

TEST_CASE("dogfight codec: every form of an action, there and back") {
    for (const char* text : {R"({"do":"roll","dice":[0,9,6]})",
                             R"({"do":"roll","dice":[]})",
                             R"({"do":"target"})",
                             R"({"do":"target","on":"P"})",
                             R"({"do":"target","on":"B","form":true})",
                             R"({"do":"signal","code":8})",
                             R"({"do":"random"})",
                             R"({"do":"random","on":"B"})",
                             R"({"do":"go"})",
                             R"({"do":"tail"})",
                             R"({"do":"mp"})",
                             R"({"do":"mp","tail":true})",
                             R"({"do":"fly"})",
                             R"({"do":"fly","turn":-2})",
                             R"({"do":"fly","turn":3,"pitch":0,"fine":1})",
                             R"({"do":"fly","mid":true})",
                             R"({"do":"fly","mid":true,"pitch":-3,"raise":2})",
                             R"({"do":"fly","mid":true,"tn":12,"fine":2})",
                             R"({"do":"fly","exit":"nw","pitch":3})",
                             R"({"do":"hold"})",
                             R"({"do":"hold","pitch":1,"fine":2})",
                             R"({"do":"aero","ap":1})",
                             R"({"do":"end"})",
                             R"({"do":"spin"})",
                             R"({"do":"recover"})",
                             R"({"do":"prefer","order":["mid","aero","turn","pitch"]})",
                             R"({"do":"exit","to":"s"})",
                             R"({"do":"throttle"})",
                             R"({"do":"throttle","use":"power"})",
                             R"({"do":"throttle","use":"drag"})",
                             R"({"do":"fire","burst":3})",
                             R"({"do":"pass"})",
                             R"({"do":"pip"})",
                             R"({"do":"pip","by":-1})",
                             R"({"do":"grand"})",
                             R"({"do":"grand","ok":true})",
                             R"({"do":"climb"})",
                             R"({"do":"climb","by":-9})",
                             R"({"do":"climb","by":8})",
                             R"({"do":"ram"})",
                             R"({"do":"evade"})",
                             R"({"do":"evade","level":3})",
                             R"({"do":"clear"})"}) {
        INFO(text);
        const auto action = action_of(text);
        REQUIRE(action);
        CHECK(write_json(RulesCodec::write(*action)) == text);
    }
    CHECK(*action_of(R"({"pitch":1,"turn":2,"do":"fly"})") == *action_of(R"({"do":"fly","turn":2,"pitch":1})"));
}

TEST_CASE("dogfight codec: hundreds of dice are one roll") {
    Json roll{{"do", "roll"}, {"dice", Json::array()}};
    for (int die = 0; die < 700; ++die) roll["dice"].push_back(1 + die % 6);
    const auto action = action_of(write_json(roll));
    REQUIRE(action);
    CHECK(RulesCodec::write(*action) == roll);
}

TEST_CASE("dogfight codec: actions that are none, and where") {
    for (const auto& [text, path] : std::vector<std::pair<const char*, const char*>>{
             {R"("fly")", "action"},
             {R"({})", "action"},
             {R"({"do":"bomb"})", "action/do"},
             {R"({"do":1})", "action/do"},
             {R"({"do":"go","now":true})", "action"},
             {R"({"do":"roll"})", "action"},
             {R"({"do":"roll","dice":4})", "action/dice"},
             {R"({"do":"roll","dice":[2.0]})", "action/dice/0"},
             {R"({"do":"roll","dice":[true]})", "action/dice/0"},
             {R"({"do":"target","on":1})", "action/on"},
             {R"({"do":"target","on":"Q"})", "action/on"},
             {R"({"do":"target","on":"b"})", "action/on"},
             {R"({"do":"target","on":"BB"})", "action/on"},
             {R"({"do":"target","on":null})", "action/on"},
             {R"({"do":"target","form":true})", "action"},
             {R"({"do":"target","on":"B","form":false})", "action/form"},
             {R"({"do":"signal"})", "action"},
             {R"({"do":"signal","code":0})", "action/code"},
             {R"({"do":"signal","code":9})", "action/code"},
             {R"({"do":"random","form":true})", "action"},
             {R"({"do":"mp","tail":false})", "action/tail"},
             {R"({"do":"fly","turn":0})", "action/turn"},
             {R"({"do":"fly","turn":-3})", "action/turn"},
             {R"({"do":"fly","turn":4})", "action/turn"},
             {R"({"do":"fly","mid":false})", "action/mid"},
             {R"({"do":"fly","exit":"e"})", "action/exit"},
             {R"({"do":"fly","pitch":4})", "action/pitch"},
             {R"({"do":"fly","fine":0})", "action/fine"},
             {R"({"do":"fly","fine":3})", "action/fine"},
             {R"({"do":"fly","turn":1,"mid":true})", "action"},
             {R"({"do":"fly","exit":"n","mid":true})", "action"},
             {R"({"do":"fly","exit":"n","turn":1})", "action"},
             {R"({"do":"fly","raise":1})", "action"},
             {R"({"do":"fly","turn":1,"tn":8})", "action"},
             {R"({"do":"fly","mid":true,"raise":0})", "action/raise"},
             {R"({"do":"fly","mid":true,"raise":3})", "action/raise"},
             {R"({"do":"fly","mid":true,"tn":1})", "action/tn"},
             {R"({"do":"fly","mid":true,"tn":13})", "action/tn"},
             {R"({"do":"hold","turn":1})", "action"},
             {R"({"do":"hold","mid":true})", "action"},
             {R"({"do":"spin","pitch":-2})", "action"},
             {R"({"do":"aero"})", "action"},
             {R"({"do":"aero","ap":0})", "action/ap"},
             {R"({"do":"prefer"})", "action"},
             {R"({"do":"prefer","order":["turn","loop"]})", "action/order/1"},
             {R"({"do":"prefer","order":["turn","mid","turn","mid","turn"]})", "action/order"},
             {R"({"do":"exit"})", "action"},
             {R"({"do":"exit","to":null})", "action/to"},
             {R"({"do":"throttle","use":"nothing"})", "action/use"},
             {R"({"do":"fire"})", "action"},
             {R"({"do":"fire","burst":0})", "action/burst"},
             {R"({"do":"fire","burst":4})", "action/burst"},
             {R"({"do":"pip","by":0})", "action/by"},
             {R"({"do":"pip","by":2})", "action/by"},
             {R"({"do":"grand","ok":false})", "action/ok"},
             {R"({"do":"climb","by":0})", "action/by"},
             {R"({"do":"climb","by":9})", "action/by"},
             {R"({"do":"climb","by":-10})", "action/by"},
             {R"({"do":"evade","level":0})", "action/level"},
             {R"({"do":"evade","level":4})", "action/level"}}) {
        INFO(text);
        CHECK(refused_at(why(action_of(text)), path));
    }
}
