// The table of options, which is checked before anything else (CH-SET-04).
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

// With the options as they are, even if they are null or empty.
Json as_record(const Json& options) { return {{"game", "crosshairs"}, {"version", 1}, {"options", options}}; }

Json new_game(const Json& options) { return ask({{"op", "new"}, {"game", "crosshairs"}, {"options", options}}); }

bool accepted(const std::string& options) {
    INFO("options: " << options);
    const Json reply = new_game(json(options));
    const bool opened = status_of(as_record(json(options))).contains("position");
    CHECK(has(reply, "record") == opened);
    return opened;
}

bool refused(const std::string& options) {
    INFO("options: " << options);
    const Json reply = new_game(json(options));
    CHECK(is_clear_refusal(reply));
    CHECK(rule_of(status_of(as_record(json(options)))) == rule_of(reply));
    return rule_of(reply) == "FORMAT";
}

const std::vector<std::pair<const char*, Json>> defaults = {
    {"type", "duel"}, {"players", 3},    {"turbulence", "off"},     {"concealed", false},
    {"clouds", 16},   {"roundLimit", 0}, {"activeAttacker", false}, {"ramp", "turn"}};

// The options that a record keeps.
Json kept(const Json& options) {
    const Json reply = new_game(options);
    INFO("reply: " << reply.dump());
    REQUIRE(has(reply, "record"));
    return reply.at("record").value("options", Json::object());
}

}  // namespace

TEST_CASE("CH-SET-04: the values of every option, to the edges of their ranges") {
    for (const char* options : {R"({})",
                                R"({"type":"duel"})",
                                R"({"type":"1v2"})",
                                R"({"type":"1v3"})",
                                R"({"type":"2v2"})",
                                R"({"type":"ffa"})",
                                R"({"type":"circle"})",
                                R"({"type":"ffa","players":3})",
                                R"({"type":"ffa","players":6})",
                                R"({"type":"circle","players":4})",
                                R"({"type":"circle","players":5})",
                                R"({"rings":0})",
                                R"({"rings":99})",
                                R"({"handicap":[0,0]})",
                                R"({"handicap":[6,6]})",
                                R"({"handicap":[0,2]})",
                                R"({"type":"1v2","handicap":[1,0,6]})",
                                R"({"type":"ffa","players":4,"handicap":[0,1,2,3]})",
                                R"({"type":"circle","players":6,"handicap":[6,5,4,3,2,1]})",
                                R"({"turbulence":"off"})",
                                R"({"turbulence":"cloud"})",
                                R"({"turbulence":"hex"})",
                                R"({"concealed":false})",
                                R"({"concealed":true})",
                                R"({"clouds":0})",
                                R"({"clouds":1})",
                                R"({"clouds":16})",
                                R"({"activeAttacker":true})",
                                R"({"activeAttacker":false})",
                                R"({"roundLimit":0})",
                                R"({"roundLimit":1})",
                                R"({"roundLimit":999})",
                                R"({"type":"ffa","ramp":"round"})",
                                R"({"type":"circle","ramp":"round"})",
                                R"({"type":"ffa","ramp":"turn"})"})
        CHECK(accepted(options));
}

TEST_CASE("CH-SET-04: wrong values are refused") {
    for (const char* options : {R"({"type":"solo"})",
                                R"({"type":"Duel"})",
                                R"({"type":""})",
                                R"({"type":1})",
                                R"({"type":null})",
                                R"({"type":["duel"]})",
                                R"({"type":"ffa","players":2})",
                                R"({"type":"ffa","players":7})",
                                R"({"type":"ffa","players":"3"})",
                                R"({"type":"ffa","players":4.0})",
                                R"({"type":"ffa","players":true})",
                                R"({"type":"ffa","players":null})",
                                R"({"type":"circle","players":0})",
                                R"({"type":"circle","players":-3})",
                                R"({"rings":-1})",
                                R"({"rings":100})",
                                R"({"rings":30.0})",
                                R"({"rings":"30"})",
                                R"({"rings":null})",
                                R"({"rings":true})",
                                R"({"rings":[30]})",
                                R"({"handicap":[7,0]})",
                                R"({"handicap":[0,-1]})",
                                R"({"handicap":[1]})",
                                R"({"handicap":[0,0,0]})",
                                R"({"handicap":[]})",
                                R"({"handicap":2})",
                                R"({"handicap":"2,0"})",
                                R"({"handicap":[1.0,0]})",
                                R"({"handicap":[true,0]})",
                                R"({"handicap":[null,0]})",
                                R"({"handicap":{"0":1}})",
                                R"({"type":"1v2","handicap":[1,1]})",
                                R"({"type":"ffa","players":4,"handicap":[1,1,1]})",
                                R"({"turbulence":"both"})",
                                R"({"turbulence":true})",
                                R"({"turbulence":""})",
                                R"({"turbulence":0})",
                                R"({"concealed":1})",
                                R"({"concealed":"true"})",
                                R"({"concealed":null})",
                                R"({"clouds":-1})",
                                R"({"clouds":17})",
                                R"({"clouds":8.0})",
                                R"({"clouds":"8"})",
                                R"({"clouds":[]})",
                                R"({"activeAttacker":1})",
                                R"({"activeAttacker":"yes"})",
                                R"({"roundLimit":-1})",
                                R"({"roundLimit":1000})",
                                R"({"roundLimit":9.5})",
                                R"({"roundLimit":"9"})",
                                R"({"type":"ffa","ramp":"slow"})",
                                R"({"type":"ffa","ramp":1})"})
        CHECK(refused(options));
}

TEST_CASE("CH-SET-04: numbers beyond 32 bits are no option values either") {
    for (const char* options :
         {R"({"rings":4294967296})", R"({"rings":2147483648})", R"({"rings":-2147483649})",
          R"({"rings":18446744073709551616})", R"({"rings":1e1})", R"({"clouds":1E1})", R"({"roundLimit":-0.0})"})
        CHECK(refused(options));
}

TEST_CASE("CH-SET-04: `players` and `ramp` belong to ffa and circle only") {
    for (const char* type : {"duel", "1v2", "1v3", "2v2"}) {
        const std::string start = R"({"type":")" + std::string(type) + R"(",)";
        for (int players = 2; players <= 6; ++players)
            CHECK(refused(start + R"("players":)" + std::to_string(players) + "}"));
        CHECK(refused(start + R"("ramp":"round"})"));
    }
    CHECK(refused(R"({"players":3})"));
    CHECK(refused(R"({"ramp":"round"})"));
}

TEST_CASE("CH-SET-04: unknown options, and options that are no object") {
    for (const char* options :
         {R"({"colour":"red"})", R"({"Type":"duel"})", R"({"round_limit":3})", R"({"":1})", R"({"__proto__":{}})",
          R"({"constructor":1})", R"([])", R"("duel")", R"(7)", R"(null)", R"(true)"})
        CHECK(refused(options));
}

TEST_CASE("CH-SET-04: a bad set of options is refused whole, before the position and the moves are looked at") {
    Json bad = record({{"rings", 100}}, {{"phase", "nonsense"}});
    bad["moves"] = Json::array({{{"do", "end"}}});
    const Json reply = status_of(bad);
    CHECK(rule_of(reply) == "FORMAT");
    CHECK(reply.dump().find("rings") != std::string::npos);
    CHECK_FALSE(has(reply, "move"));
}

TEST_CASE("Options: a record keeps only what differs from the defaults") {
    CHECK(kept(Json::object()).empty());
    CHECK(kept(json(R"({"type":"duel","rings":30,"handicap":[0,0],"turbulence":"off","concealed":false,"clouds":16,)"
                    R"("activeAttacker":false,"roundLimit":0})"))
              .empty());
    CHECK(kept(json(R"({"type":"ffa","players":3,"rings":26,"handicap":[0,0,0],"ramp":"turn"})")) ==
          json(R"({"type":"ffa"})"));
    CHECK(kept(json(R"({"type":"circle","players":6,"rings":23})")) == json(R"({"type":"circle","players":6})"));

    // A number that is the default elsewhere is no default here.
    for (const char* options :
         {R"({"rings":26})", R"({"type":"ffa","rings":30})", R"({"type":"ffa","players":4,"rings":26})",
          R"({"type":"1v2","rings":25})", R"({"handicap":[0,1]})", R"({"type":"circle","ramp":"round"})",
          R"({"clouds":0,"roundLimit":1})"})
        CHECK(kept(json(options)) == json(options));
}

TEST_CASE("Options: the variants and house options combine with every type, at the edges of their ranges") {
    struct Type {
        const char* options;
        int players;
    };
    const Type types[] = {{"type=duel", 2},
                          {"type=1v2", 3},
                          {"type=1v3", 4},
                          {"type=2v2", 4},
                          {"type=ffa players=3", 3},
                          {"type=ffa players=6", 6},
                          {"type=circle players=3", 3},
                          {"type=circle players=6", 6}};
    int combinations = 0;
    for (const Type& type : types) {
        const Json base = options_of(type.options);
        const bool alone = has(base, "players");
        for (const char* turbulence : {"off", "cloud", "hex"})
            for (const int flags : {0, 1, 2, 3})
                for (const int clouds : {0, 16})
                    for (const int limit : {0, 1, 999})
                        for (const int rings : {0, 99})
                            for (const int height : {0, 6})
                                for (const char* ramp : {"turn", "round"}) {
                                    if (!alone && std::string(ramp) == "round") continue;
                                    Json options = base;
                                    options["turbulence"] = turbulence;
                                    options["concealed"] = (flags & 1) != 0;
                                    options["activeAttacker"] = (flags & 2) != 0;
                                    options["clouds"] = clouds;
                                    options["roundLimit"] = limit;
                                    options["rings"] = rings;
                                    options["handicap"] =
                                        Json(std::vector<int>(static_cast<std::size_t>(type.players), height));
                                    if (alone) options["ramp"] = ramp;

                                    Json expected = options;
                                    for (const auto& [key, value] : defaults)
                                        if (has(expected, key) && expected.at(key) == value) expected.erase(key);
                                    if (height == 0) expected.erase("handicap");
                                    INFO("options: " << options.dump());
                                    CHECK(kept(options) == expected);
                                    ++combinations;
                                }
    }
    CHECK(combinations == 4 * 288 + 4 * 576);
}
