// Positions of Dogfight! as JSON: what is dropped, what is refused and where.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/dogfight/text/codec.h"

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

Result<Position> position_of(const Json& json) {
    Fault fault;
    return RulesCodec::position(*Rules::make({}), Reader(json, "start", fault));
}

// Read, then judged: "" or the first fault.
std::string fault_of(const Json& json) {
    const auto read = position_of(json);
    if (!read) return why(read);
    return why(admit_start(*read));
}

Json written(const Position& at) { return RulesCodec::write(*Rules::make({}), at); }

// Two aircraft in the phase `begin`, everything else left out.
Json plain() {
    return parsed(R"({"phase":"begin","turn":1,"map":[15,13],"limit":20,"planes":{
        "A":{"side":0,"type":"d5a","hex":"h7","alt":8,"speed":5,"face":"ne"},
        "B":{"side":1,"type":"camel","hex":"o13","alt":8,"speed":5,"face":"n"}}})");
}

// What stands at "/planes/A/hex", made if it is not there.
Json& place(Json& json, std::string_view path) {
    if (path.empty()) return json;
    const std::size_t end = std::min(path.find('/', 1), path.size());
    const std::string key(path.substr(1, end - 1));
    Json& next = json.is_array() ? json[static_cast<std::size_t>(std::stoi(key))] : json[key];
    return place(next, path.substr(end));
}

// The plain position with one value set at a path, or taken away.
Json with(std::string_view path, std::string_view value) {
    Json json = plain();
    place(json, path) = parsed(value);
    return json;
}
Json without(std::string_view path) {
    const std::size_t end = path.rfind('/');
    Json json = plain();
    place(json, path.substr(0, end)).erase(std::string(path.substr(end + 1)));
    return json;
}

bool refused_at(const std::string& fault, std::string_view path) {
    return fault.starts_with("FORMAT " + std::string(path) + ":");
}

}  // namespace

TEST_CASE("dogfight codec: a position without what has its default") {
    const auto at = position_of(plain());
    REQUIRE(at);
    CHECK(written(*at) == plain());

    Json spelled_out = plain();
    spelled_out["score"] = {0, 0};
    spelled_out["done"] = Json::array();
    spelled_out["gt"] = false;
    Json& plane = spelled_out["planes"]["A"];
    plane["card"] = Json::object();
    plane["pilot"] = {0, 0, 0};
    for (const char* key :
         {"leave", "pitch", "mt", "dmg", "cv",    "ctl",   "eng",  "wound", "init",  "dv",  "was",   "die",
          "aps",   "sig",   "ev", "got", "shock", "smoke", "fire", "burn",  "shots", "clr", "under", "fine"})
        plane[key] = 0;
    for (const char* key :
         {"spin", "noeng", "moved", "fresh", "claim", "tried", "lost", "form", "shown", "well", "level"})
        plane[key] = false;
    for (const char* key : {"ro", "jam", "plan"}) plane[key] = Json::array();
    const auto same = position_of(spelled_out);
    INFO(why(same));
    REQUIRE(same);
    CHECK(*same == *at);

    const auto defaults = position_of(parsed(R"({"map":[3,40],"planes":{
        "A":{"side":0,"type":"dfw","hex":"c40","alt":14,"speed":0},
        "B":{"side":3,"type":"dr1","hex":"a1","alt":1,"speed":12}}})"));
    REQUIRE(defaults);
    CHECK(defaults->phase == Phase::begin);
    CHECK(defaults->turn == 1);
    CHECK(defaults->limit == 25);
    CHECK(admit_start(*defaults));
}

TEST_CASE("dogfight codec: start positions, there and back") {
    Json full = plain();
    full["turn"] = 7;
    full["phase"] = "go";
    full["score"] = {3, 12};
    full["cur"] = "A";
    full["done"] = {"B"};
    full["gt"] = true;
    Json& plane = full["planes"]["A"];
    plane = parsed(R"({"side":0,"type":"se5a","hex":"h7","alt":8,"speed":5,"card":{"level":9,"wing":0,"boxes":[2,3]},
        "pilot":[-3,1,3],"face":"ne","leave":-1,"pitch":-2,"mt":3,"was":4,"die":6,"sig":8,"ev":2,"got":1,"fine":2,
        "dmg":9,"cv":-7,"ctl":2,"eng":3,"wound":4,"init":-2,"dv":-3,"aps":1,"shock":4,"smoke":2,"fire":3,
        "burn":1,"shots":2,"clr":1,"under":5,"noeng":true,"fresh":true,"claim":true,"tried":true,
        "lost":true,"form":true,"shown":true,"well":true,"level":true,"target":"B","follow":"B","rnd":"B","by":1,
        "ro":[3,3,5],"jam":[1,2],
        "plan":[{"do":"fly","turn":1,"pitch":0},{"do":"fly","mid":true},{"do":"fly","exit":"n"},{"do":"hold"}]})");
    Json& other = full["planes"]["B"];
    other["moved"] = true;
    const auto at = position_of(full);
    INFO(why(at));
    REQUIRE(at);
    CHECK(written(*at) == full);
    CHECK(fault_of(full) == "");

    Json target = plain();
    target["phase"] = "target";
    target["queue"] = {"B", "A"};
    CHECK(written(*position_of(target)) == target);

    Json over = plain();
    over["phase"] = "over";
    over["planes"]["B"]["out"] = "left";
    over["result"] = {{"winners", {0}}, {"reason", "sky held"}};
    CHECK(written(*position_of(over)) == over);
    CHECK(fault_of(over) == "");

    Json spin = plain();
    spin["planes"]["A"] = parsed(R"({"side":0,"type":"d5a","hex":"h7","alt":8,"speed":0,"pitch":-2,"spin":true})");
    CHECK(written(*position_of(spin)) == spin);
    CHECK(fault_of(spin) == "");
}

TEST_CASE("dogfight codec: a card holds what differs from its type") {
    const auto at = position_of(with("/planes/A/card", R"({"level":6,"dive":12,"boxes":[5,5,5],"ceil":20})"));
    REQUIRE(at);
    CHECK(at->planes[0].card.dive == 12);
    CHECK(at->planes[0].card.min == 2);  // the type's
    CHECK(written(*at)["planes"]["A"]["card"] == parsed(R"({"dive":12,"ceil":20})"));
    CHECK(fault_of(with("/planes/A/card", R"({"guns":1})")) == "");
    CHECK(refused_at(fault_of(with("/planes/A/card", R"({"guns":1,"wing":2})")), "start/planes/A/card"));
}

TEST_CASE("dogfight codec: positions of the wrong shape, and where") {
    const std::vector<std::pair<Json, const char*>> bad{
        {parsed("[]"), "start"},
        {with("/phase", "\"move\""), "start/phase"},
        {with("/phase", "\"tiebreak\""), "start/phase"},
        {with("/phase", "\"later\""), "start/phase"},
        {with("/turn", "0"), "start/turn"},
        {with("/turn", "1000"), "start/turn"},
        {with("/limit", "0"), "start/limit"},
        {without("/map"), "start"},
        {with("/map", "[15]"), "start/map"},
        {with("/map", "[2,13]"), "start/map/0"},
        {with("/map", "[15,41]"), "start/map/1"},
        {with("/wind", "1"), "start"},
        {with("/cur", "\"A\""), "start"},
        {with("/queue", "[\"A\"]"), "start"},
        {with("/result", "{}"), "start"},
        {with("/mv", "{}"), "start"},
        {with("/shot", "{}"), "start"},
        {with("/list", "[]"), "start"},
        {with("/pend", "[]"), "start"},
        {with("/enc", "[]"), "start"},
        {with("/then", "\"chances\""), "start"},
        {with("/phase", "\"target\""), "start"},
        {with("/phase", "\"go\""), "start"},
        {with("/phase", "\"over\""), "start"},
        {with("/gt", "1"), "start/gt"},
        {with("/score", "[1]"), "start/score"},
        {with("/score", "[1,2,3]"), "start/score"},
        {with("/score", "[1,-2]"), "start/score/1"},
        {with("/done", "[\"C\"]"), "start/done/0"},
        {without("/planes"), "start"},
        {without("/planes/B"), "start/planes"},
        {without("/planes/A"), "start/planes"},
        {with("/planes/D", "{}"), "start/planes"},
        {with("/planes/C", "{}"), "start/planes/C"},
        {with("/planes", "[]"), "start/planes"},
        {with("/planes/A/colour", "\"red\""), "start/planes/A"},
        {without("/planes/A/side"), "start/planes/A"},
        {without("/planes/A/type"), "start/planes/A"},
        {without("/planes/A/hex"), "start/planes/A"},
        {without("/planes/A/alt"), "start/planes/A"},
        {without("/planes/A/speed"), "start/planes/A"},
        {with("/planes/A/side", "4"), "start/planes/A/side"},
        {with("/planes/A/type", "\"zeppelin\""), "start/planes/A/type"},
        {with("/planes/A/hex", "\"h\""), "start/planes/A/hex"},
        {with("/planes/A/hex", "\"h41\""), "start/planes/A/hex"},
        {with("/planes/A/alt", "41"), "start/planes/A/alt"},
        {with("/planes/A/speed", "13"), "start/planes/A/speed"},
        {with("/planes/A/speed", "5.0"), "start/planes/A/speed"},
        {with("/planes/A/face", "null"), "start/planes/A/face"},
        {with("/planes/A/face", "\"e\""), "start/planes/A/face"},
        {with("/planes/A/leave", "2"), "start/planes/A/leave"},
        {with("/planes/A/pitch", "-4"), "start/planes/A/pitch"},
        {with("/planes/A/mt", "4"), "start/planes/A/mt"},
        {with("/planes/A/dmg", "-1"), "start/planes/A/dmg"},
        {with("/planes/A/spin", "1"), "start/planes/A/spin"},
        {with("/planes/A/target", "\"C\""), "start/planes/A/target"},
        {with("/planes/A/by", "4"), "start/planes/A/by"},
        {with("/planes/A/out", "\"\""), "start/planes/A/out"},
        {with("/planes/A/pilot", "[0,0]"), "start/planes/A/pilot"},
        {with("/planes/A/pilot", "[0,0,4]"), "start/planes/A/pilot/2"},
        {with("/planes/A/card", "{\"colour\":1}"), "start/planes/A/card"},
        {with("/planes/A/card", "{\"level\":13}"), "start/planes/A/card/level"},
        {with("/planes/A/card", "{\"boxes\":[]}"), "start/planes/A/card/boxes"},
        {with("/planes/A/card", "{\"boxes\":[5,0]}"), "start/planes/A/card/boxes/1"},
        {with("/planes/A/card", "{\"boxes\":[1,1,1,1,1,1,1]}"), "start/planes/A/card/boxes"},
        {with("/planes/A/ro", "[7]"), "start/planes/A/ro/0"},
        {with("/planes/A/jam", "[0,0,0]"), "start/planes/A/jam"},
        {with("/planes/A/jam", "[3]"), "start/planes/A/jam/0"},
        {with("/planes/A/sig", "9"), "start/planes/A/sig"},
        {with("/planes/A/plan", "[{\"do\":\"fly\",\"raise\":1,\"mid\":true}]"), "start/planes/A/plan/0"},
        {with("/planes/A/plan", "[{\"do\":\"go\"}]"), "start/planes/A/plan/0/do"},
    };
    for (const auto& [json, path] : bad) {
        INFO(write_json(json));
        CHECK(refused_at(fault_of(json), path));
    }
}

TEST_CASE("dogfight codec: positions that contradict themselves, and where") {
    const auto go = [](const char* cur, std::string_view pointer, std::string_view value) {
        Json json = with(pointer, value);
        json["phase"] = "go";
        json["cur"] = cur;
        return json;
    };
    const auto target = [](std::string_view queue, std::string_view pointer, std::string_view value) {
        Json json = with(pointer, value);
        json["phase"] = "target";
        json["queue"] = parsed(queue);
        return json;
    };
    const auto over = [](std::string_view result) {
        Json json = plain();
        json["phase"] = "over";
        json["result"] = parsed(result);
        return json;
    };
    Json nobody_left = with("/planes/A/out", "\"left\"");
    nobody_left["planes"]["B"]["out"] = "destroyed";
    Json spin = plain();
    spin["planes"]["A"] = parsed(R"({"side":0,"type":"d5a","hex":"h7","alt":8,"speed":0,"pitch":-1,"spin":true})");
    Json circle = with("/planes/A/follow", "\"B\"");
    circle["planes"]["B"]["follow"] = "A";
    Json ring = plain();
    for (const auto& [plane, leader] : {std::pair{"A", "B"}, std::pair{"B", "A"}}) {
        ring["planes"][plane]["target"] = leader;
        ring["planes"][plane]["form"] = true;
    }
    Json gone_target = with("/planes/A/target", "\"B\"");
    gone_target["planes"]["B"]["out"] = "destroyed";
    Json out_with_target = with("/planes/A/target", "\"B\"");
    out_with_target["planes"]["A"]["out"] = "left";
    Json at_ceiling = with("/planes/A/alt", "15");
    at_ceiling["planes"]["A"]["leave"] = 1;
    const std::vector<std::pair<Json, const char*>> bad{
        {with("/planes/A/hex", "\"p1\""), "start/planes/A"},
        {with("/planes/A/hex", "\"a14\""), "start/planes/A"},
        {with("/planes/A/alt", "16"), "start/planes/A"},
        {with("/planes/A/alt", "0"), "start/planes/A"},
        {at_ceiling, "start/planes/A"},
        {with("/planes/A/spin", "true"), "start/planes/A"},
        {spin, "start/planes/A"},
        {with("/planes/A/dmg", "30"), "start/planes/A"},
        {with("/planes/A/target", "\"A\""), "start/planes/A"},
        {with("/planes/A/rnd", "\"A\""), "start/planes/A"},
        {gone_target, "start/planes/A"},
        {out_with_target, "start/planes/A"},
        {with("/planes/A/cv", "1"), "start/planes/A"},
        {with("/planes/A/by", "2"), "start/planes/A"},
        {circle, "start/planes/A"},
        {ring, "start/planes/A"},
        {with("/planes/B/side", "0"), "start"},
        {nobody_left, "start"},
        {with("/done", "[\"A\",\"A\"]"), "start"},
        {go("A", "/done", "[\"B\"]"), "start/planes/B"},
        {target("[]", "/turn", "1"), "start"},
        {target("[\"A\",\"A\"]", "/turn", "1"), "start"},
        {target("[\"A\"]", "/planes/A/out", "\"left\""), "start"},
        {go("A", "/planes/A/out", "\"left\""), "start"},
        {go("A", "/planes/A/moved", "true"), "start"},
        {over(R"({"winners":[2],"reason":"points"})"), "start"},
        {over(R"({"winners":[0,0],"reason":"points"})"), "start"},
        {over(R"({"winners":[0],"reason":"draw"})"), "start"},
        {over(R"({"winners":[],"reason":"points"})"), "start"},
    };
    for (const auto& [json, path] : bad) {
        INFO(write_json(json));
        CHECK(refused_at(fault_of(json), path));
    }
    for (const Json& good : {with("/planes/A/dmg", "29"), with("/planes/A/alt", "15"), with("/planes/A/hex", "\"o13\""),
                             go("A", "/planes/B/moved", "true"), target("[\"B\"]", "/turn", "1")}) {
        INFO(write_json(good));
        CHECK(fault_of(good) == "");
    }
    nobody_left["phase"] = "over";
    nobody_left["result"] = {{"winners", Json::array()}, {"reason", "draw"}};
    CHECK(fault_of(nobody_left) == "");
}

TEST_CASE("dogfight codec: lists that only stand in the middle of play") {
    Position at = *position_of(plain());
    at.phase = Phase::encounter;
    at.list = {0, 1};
    CHECK(written(at)["list"] == parsed(R"([["A","B"]])"));
    at.phase = Phase::collide;
    at.list = {1};
    at.encounters = {{0, 1, 2, nobody}, {1, 0, 3, 1}};
    CHECK(written(at)["list"] == parsed(R"([{"a":"B","b":"A","need":3,"ram":"B"}])"));
    CHECK(written(at)["enc"] == parsed(R"([{"a":"A","b":"B","need":2},{"a":"B","b":"A","need":3,"ram":"B"}])"));
    at.phase = Phase::gtroll;
    at.list = {0, 1};
    CHECK(written(at)["list"] == parsed(R"(["hex","dive"])"));
    at.phase = Phase::crit;
    at.list = {1, 1};
    at.pending = {{0, 1, 5, 1}, {0, 1, 2, 0}};
    CHECK(written(at)["list"] == parsed(R"(["B","B"])"));
    CHECK(written(at)["pend"] == parsed(R"([{"by":"A","on":"B","hits":5,"crits":1},{"by":"A","on":"B","hits":2}])"));
    at.phase = Phase::grand;
    at.queue = {0, 1};
    CHECK(written(at)["queue"] == parsed("[0,1]"));
    at.then_chances = true;
    CHECK(written(at)["then"] == "chances");
}
