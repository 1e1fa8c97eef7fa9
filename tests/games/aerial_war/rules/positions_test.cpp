// Options and positions as they are read and written, and those that are refused.
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;

namespace {

struct Fault {
    const char* what;
    Json start;
};

void check_all_refused(const Json& good, const std::vector<Fault>& faults, std::string_view options = "") {
    INFO("good: " << good.dump());
    CHECK(refusal_of(options, good).empty());
    for (const Fault& fault : faults) {
        INFO(fault.what << ": " << fault.start.dump());
        CHECK(refusal_of(options, fault.start) == "FORMAT");
    }
}

Json with_plane(Json at, std::size_t place, const char* key, Json value) {
    at["planes"][place][key] = std::move(value);
    return at;
}
Json without_in_plane(Json at, std::size_t place, const char* key) {
    at["planes"][place].erase(key);
    return at;
}
Json and_plane(Json at, const std::string& plane) {
    at["planes"].push_back(plane_of(plane));
    return at;
}

const Json throttle_good = turn_of("throttle", "Gr", "Gr=e5n Gb=a1n Ar=e9s");
const Json fly_good = fly("Gr", 3, 5, "Gr=e5n Gb=a1n Ar=e9s");
const Json over_good =
    json(R"({"phase":"over","score":[1,0],"round":4,"planes":[{"at":"e5","p":0,"c":"r","dir":"n"}]})");

Json initiative(int side, const Json& high = {}) {
    Json at = {{"phase", "initiative"}, {"side", side}, {"planes", throttle_good.at("planes")}};
    if (!high.is_null()) at["high"] = high;
    return at;
}

const std::vector<Json>& all_good() {
    static const std::vector<Json> all{initiative(0),
                                       initiative(1, 7),
                                       throttle_good,
                                       fly_good,
                                       turn_of("ram", "Gr", "Gr=a1w Ar=a2n"),
                                       turn_of("attack", "Gr", "Gr=e6n Ar=e7e"),
                                       turn_of("shot", "Gr", "Gr=e6n Ar=e7e"),
                                       turn_of("return", "Gr", "Gr=e6n Ar=e7s"),
                                       turn_of("loop", "Gr", "Gr=e6n Ar=e7n"),
                                       turn_of("looping", "Gr", "Gr=e6n Ar=e7n"),
                                       turn_of("counter", "Gr", "Gr=e6n Ar=e5n")};
    return all;
}

}  // namespace

TEST_CASE("aerial-war, options: read and written without defaults; everything else is FORMAT") {
    const auto written = [](const char* options) {
        return applied(record(options), Json::array()).at("record").value("options", Json::object());
    };
    CHECK(written("battles=3 playAll=false attacks=optional loops=optional roundLimit=0") == Json::object());
    CHECK(written("battles=1 playAll=false") == Json({{"battles", 1}}));
    CHECK(written("playAll=true attacks=forced loops=forced roundLimit=999") ==
          Json({{"playAll", true}, {"attacks", "forced"}, {"loops", "forced"}, {"roundLimit", 999}}));
    for (const char* bad : {"battles=0",
                            "battles=2",
                            "battles=4",
                            "battles=3.0",
                            "battles=\"3\"",
                            "battles=null",
                            "battles=true",
                            "playAll=1",
                            "playAll=yes",
                            "playAll=null",
                            "battles=1 playAll=true",
                            "attacks=Forced",
                            "attacks=true",
                            "attacks=",
                            "loops=off",
                            "loops=1",
                            "roundLimit=-1",
                            "roundLimit=1000",
                            "roundLimit=1.0",
                            "roundLimit=true",
                            "roundlimit=3",
                            "rounds=3",
                            "rings=30"}) {
        INFO(bad);
        CHECK(rule_of(status_of(record(bad))) == "FORMAT");
    }
}

TEST_CASE("aerial-war, positions: written as they were read, defaults left out, planes in square order") {
    for (const Json& good : all_good()) {
        Json sorted = good;
        std::stable_sort(sorted["planes"].begin(), sorted["planes"].end(), [](const Json& a, const Json& b) {
            const auto rank = [](const Json& plane) {
                const std::string at = text_of(plane, "at");
                return std::make_pair(std::stoi(at.substr(1)), at[0]);
            };
            return rank(a) < rank(b);
        });
        CHECK(Table("", good).position() == sorted);
        Json padded = with(with(good, "battle", 1), "score", {0, 0});
        if (text_of(good, "phase") != "initiative") padded["round"] = 1;
        CHECK(Table("", padded).position() == sorted);
    }
    CHECK(Table("battles=1", over_good).position() == over_good);
    CHECK(Table("battles=1", json(R"({"phase":"over","planes":[]})")).position() ==
          json(R"({"phase":"over","planes":[]})"));
}

TEST_CASE("aerial-war, positions: keys that are missing, and keys that the phase does not know") {
    for (const Json& good : all_good()) {
        std::vector<Fault> faults{{"stranger", with(good, "wind", "nw")}, {"player", with(good, "player", 0)}};
        for (const auto& [key, value] : good.items()) faults.push_back({"missing", without(good, key.c_str())});
        for (const auto& [key, value] : std::vector<std::pair<const char*, Json>>{
                 {"side", 0}, {"first", 0}, {"mover", "r"}, {"dice", {1, 1}}, {"high", 7}})
            if (!has(good, key)) faults.push_back({"out of place", with(good, key, value)});
        if (text_of(good, "phase") == "initiative") faults.push_back({"round", with(good, "round", 2)});
        check_all_refused(good, faults);
    }
    check_all_refused(over_good,
                      {{"side", with(over_good, "side", 0)},
                       {"first", with(over_good, "first", 0)},
                       {"mover", with(over_good, "mover", "r")},
                       {"dice", with(over_good, "dice", {1, 1})},
                       {"high", with(over_good, "high", 7)},
                       {"planes", without(over_good, "planes")},
                       {"result", with(over_good, "result", nullptr)}},
                      "battles=1");
}

TEST_CASE("aerial-war, positions: wrong types and values") {
    check_all_refused(throttle_good, {{"phase", with(throttle_good, "phase", "move")},
                                      {"phase as a number", with(throttle_good, "phase", 1)},
                                      {"battle 0", with(throttle_good, "battle", 0)},
                                      {"battle 4", with(throttle_good, "battle", 4)},
                                      {"battle 1.0", with(throttle_good, "battle", 1.0)},
                                      {"score too short", with(throttle_good, "score", Json::array({0}))},
                                      {"score too long", with(throttle_good, "score", {0, 0, 0})},
                                      {"score negative", with(throttle_good, "score", {0, -1})},
                                      {"score as text", with(throttle_good, "score", "0-0")},
                                      {"side 2", with(throttle_good, "side", 2)},
                                      {"side -1", with(throttle_good, "side", -1)},
                                      {"side true", with(throttle_good, "side", true)},
                                      {"first 2", with(throttle_good, "first", 2)},
                                      {"first as text", with(throttle_good, "first", "0")},
                                      {"round 0", with(throttle_good, "round", 0)},
                                      {"round 2.0", with(throttle_good, "round", 2.0)},
                                      {"round 10000", with(throttle_good, "round", 10000)},
                                      {"mover in words", with(throttle_good, "mover", "red")},
                                      {"mover as a number", with(throttle_good, "mover", 0)},
                                      {"planes as an object", with(throttle_good, "planes", Json::object())},
                                      {"planes as names", with(throttle_good, "planes", {"e5"})},
                                      {"a square off the board", with_plane(throttle_good, 0, "at", "l1")},
                                      {"rank 15", with_plane(throttle_good, 0, "at", "e15")},
                                      {"capitals", with_plane(throttle_good, 0, "at", "E5")},
                                      {"side of a plane", with_plane(throttle_good, 0, "p", 2)},
                                      {"colour", with_plane(throttle_good, 0, "c", "w")},
                                      {"facing ne", with_plane(throttle_good, 0, "dir", "ne")},
                                      {"facing N", with_plane(throttle_good, 0, "dir", "N")},
                                      {"a stranger in a plane", with_plane(throttle_good, 0, "h", 2)},
                                      {"no square", without_in_plane(throttle_good, 0, "at")},
                                      {"no side", without_in_plane(throttle_good, 0, "p")},
                                      {"no colour", without_in_plane(throttle_good, 0, "c")},
                                      {"no facing", without_in_plane(throttle_good, 0, "dir")}});
    for (const char* start : {"[]", "7", "\"fly\"", "null", "true", "{}"})
        CHECK(rule_of(status_of({{"game", "aerial-war"}, {"version", 1}, {"start", json(start)}})) == "FORMAT");
}

TEST_CASE("aerial-war, positions: planes that cannot be") {
    Json nine = throttle_good;
    for (const char* plane : {"Gy=h1n", "Gg=i1n", "Ab=a9s", "Ay=b9s", "Ag=c9s", "Ag=d9s"})
        nine["planes"].push_back(plane_of(plane));
    check_all_refused(throttle_good, {{"two planes on a square", and_plane(throttle_good, "Ab=e5s")},
                                      {"two of a side and colour", and_plane(throttle_good, "Gb=k1n")},
                                      {"nine planes", nine},
                                      {"no Allies", turn_of("throttle", "Gr", "Gr=e5n")},
                                      {"no Germans", turn_of("throttle", "Ar", "Ar=e5n")},
                                      {"nobody", turn_of("throttle", "Gr", "")},
                                      {"mover not on the board", with(throttle_good, "mover", "y")},
                                      {"mover of the other side", with(with(throttle_good, "side", 1), "mover", "b")}});
    check_all_refused(initiative(0), {{"no Allies", with(initiative(0), "planes", {plane_of("Gr=e5n")})}});
}

TEST_CASE("aerial-war, positions: the roll of the other side") {
    check_all_refused(initiative(1, 7), {{"none", initiative(1)},
                                         {"1", initiative(1, 1)},
                                         {"13", initiative(1, 13)},
                                         {"as text", initiative(1, "7")},
                                         {"of side 0", initiative(0, 7)}});
    CHECK(refusal_of("", initiative(1, 2)).empty());
    CHECK(refusal_of("", initiative(1, 12)).empty());
}

TEST_CASE("aerial-war, positions: dice, and a plane that cannot fly") {
    check_all_refused(fly_good, {{"one die", with(fly_good, "dice", Json::array({3}))},
                                 {"three dice", with(fly_good, "dice", {1, 2, 3})},
                                 {"no dice", with(fly_good, "dice", Json::array())},
                                 {"a seven", with(fly_good, "dice", {1, 7})},
                                 {"a zero", with(fly_good, "dice", {0, 1})},
                                 {"text", with(fly_good, "dice", "35")},
                                 {"hemmed in by an enemy", fly("Gr", 1, 1, "Gr=a1w Ar=a2n")},
                                 {"hemmed in by a friend", fly("Gr", 1, 1, "Gr=a1w Gb=a2n Ar=k1n")}});
    CHECK(Table("", with(fly_good, "dice", {5, 3})).position().at("dice") == Json({5, 3}));  // as rolled
}

TEST_CASE("aerial-war, positions: what an attack needs") {
    for (const char* phase : {"attack", "shot", "return", "loop", "looping"}) {
        INFO(phase);
        for (const char* planes : {"Gr=e6n Ar=e8s", "Gr=e6n Gb=e7n Ar=k1n", "Gr=e14n Ar=e13n", "Gr=e6n Ar=d6n"})
            CHECK(refusal_of("", turn_of(phase, "Gr", planes)) == "FORMAT");
    }
    CHECK(refusal_of("", turn_of("return", "Gr", "Gr=e6n Ar=e7n")) == "FORMAT");
    CHECK(refusal_of("", turn_of("return", "Gr", "Gr=e6n Ar=e7e")) == "FORMAT");
    for (const char* phase : {"loop", "looping"}) {
        INFO(phase);
        for (const char* planes :
             {"Gr=e6n Ar=e7s", "Gr=e6n Ar=e7w", "Gr=e1n Ar=e2n", "Gr=e6n Ar=e7n Gb=e5n", "Gr=e6n Ar=e7n Ab=e5s"})
            CHECK(refusal_of("", turn_of(phase, "Gr", planes)) == "FORMAT");
    }
    for (const char* planes :
         {"Gr=e6n Ar=e7n", "Gr=e6n Ar=e5s", "Gr=e6n Ar=e5e", "Gr=e6n Gb=e5n Ar=k1n", "Gr=e1n Ar=k1n"})
        CHECK(refusal_of("", turn_of("counter", "Gr", planes)) == "FORMAT");
}

TEST_CASE("aerial-war, positions: battles and scores") {
    const auto scored = [](const Json& at, int battle, int german, int allied) {
        return with(with(at, "battle", battle), "score", {german, allied});
    };
    CHECK(refusal_of("", scored(throttle_good, 2, 1, 0)).empty());
    CHECK(refusal_of("", scored(throttle_good, 3, 1, 1)).empty());
    CHECK(refusal_of("", scored(throttle_good, 3, 0, 0)).empty());
    CHECK(refusal_of("", scored(throttle_good, 1, 1, 0)) == "FORMAT");
    CHECK(refusal_of("", scored(throttle_good, 2, 1, 1)) == "FORMAT");
    CHECK(refusal_of("", scored(throttle_good, 3, 2, 0)) == "FORMAT");  // decided
    CHECK(refusal_of("", scored(initiative(0), 3, 0, 2)) == "FORMAT");
    CHECK(refusal_of("playAll=true", scored(throttle_good, 3, 2, 0)).empty());
    CHECK(refusal_of("playAll=true", scored(throttle_good, 3, 2, 1)) == "FORMAT");
    CHECK(refusal_of("battles=1", with(throttle_good, "battle", 2)) == "FORMAT");
    CHECK(refusal_of("battles=1", scored(throttle_good, 1, 1, 0)) == "FORMAT");
}

TEST_CASE("aerial-war, positions: rounds and the limit") {
    const Json nine = with(throttle_good, "round", 9);
    CHECK(refusal_of("roundLimit=9", nine).empty());
    CHECK(refusal_of("roundLimit=8", nine) == "FORMAT");
    CHECK(refusal_of("", with(throttle_good, "round", 9999)).empty());
    // The count stops there, and the game goes on.
    Json last = fly("Ar", 1, 1, "Gr=a1n Ar=k14s");
    last["round"] = 9999;
    Table t("", last);
    t.plays("k13s");
    CHECK(t.round() == 9999);
    CHECK(t.turn() == "throttle Gr");
}

TEST_CASE("aerial-war, positions: over, and not over") {
    const auto over = [](int battle, int german, int allied, const std::string& planes, int round = 1) {
        Json at = {{"phase", "over"},
                   {"battle", battle},
                   {"score", {german, allied}},
                   {"round", round},
                   {"planes", Json::array()}};
        for (const std::string& plane : words_of(planes)) at["planes"].push_back(plane_of(plane));
        return at;
    };
    CHECK(refusal_of("battles=1", over(1, 1, 0, "Gr=e5n")).empty());
    CHECK(refusal_of("battles=1", over(1, 0, 0, "")).empty());
    CHECK(refusal_of("battles=1", over(1, 1, 1, "Gr=e5n")) == "FORMAT");  // two won in one
    CHECK(refusal_of("", over(2, 2, 0, "Gr=e5n")).empty());
    CHECK(refusal_of("", over(3, 1, 1, "")).empty());
    CHECK(refusal_of("", over(3, 2, 1, "Gr=e5n")).empty());
    CHECK(refusal_of("", over(1, 1, 0, "Gr=e5n")) == "FORMAT");  // not decided
    CHECK(refusal_of("", over(2, 1, 1, "Gr=e5n")) == "FORMAT");
    CHECK(refusal_of("", over(3, 2, 2, "Gr=e5n")) == "FORMAT");
    CHECK(refusal_of("playAll=true", over(2, 2, 0, "Gr=e5n")) == "FORMAT");
    CHECK(refusal_of("playAll=true", over(3, 3, 0, "Gr=e5n")).empty());
    CHECK(refusal_of("battles=1", over(1, 1, 0, "Gr=e5n Ar=e9s")) == "FORMAT");
    CHECK(refusal_of("battles=1 roundLimit=4", over(1, 1, 0, "Gr=e5n Gb=a1n Ar=e9s", 4)).empty());
    CHECK(refusal_of("battles=1 roundLimit=4", over(1, 1, 0, "Gr=e5n Gb=a1n Ar=e9s", 3)) == "FORMAT");
    CHECK(refusal_of("battles=1 roundLimit=4", over(1, 1, 0, "Gr=e5n", 5)) == "FORMAT");
}

TEST_CASE("aerial-war, positions: throttle and ram settle on reading") {
    const char* const held_by_an_enemy = "Gr=a1w Ar=a2n Gb=k1n";
    for (const char* phase : {"throttle", "ram"}) {
        CHECK(Table("", turn_of(phase, "Gr", held_by_an_enemy)).turn() == "ram Gr");
        CHECK(Table("", turn_of(phase, "Gr", "Gr=a1n Ar=k14s")).turn() == "throttle Gr");
        CHECK(Table("", turn_of(phase, "Gr", "Gr=a1w Gb=a2n Ar=k14s")).turn() == "throttle Gb");
    }
}

TEST_CASE("AW-HOUSE-01: no position is beyond the round limit, be it a single round") {
    const auto in_round = [](int round) {
        Json at = throttle_good;
        at["round"] = round;
        return at;
    };
    check_all_refused(throttle_good, {{"round 2 of 1", in_round(2)}}, "roundLimit=1");
    check_all_refused(in_round(7), {{"round 8 of 7", in_round(8)}}, "roundLimit=7");
}
