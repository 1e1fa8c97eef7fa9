// The game up to the cursor, as a game of its own.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include "api/games.h"
#include "json/json.h"

using namespace sightlines::test;

namespace {

// Three actions without clouds, with something written of each of them.
Json annotated_game() {
    Json record = record_of(json(R"({"clouds":0})"));
    record["moves"] = Json::array({action_of("+a1=ne"), action_of("+k1=sw"), action_of("+k2=sw")});
    record["players"] = {"Ann", "Ben"};
    record["match"] = "k3v9q2xz7m";
    record["notes"] = json(R"([{"at":0,"text":"zero"},{"at":1,"text":"one"},{"at":3,"marks":["k2"]}])");
    for (const int at : {1, 2})
        record["lines"].push_back({{"from", 0}, {"at", at}, {"moves", Json::array({action_of("+k3=sw")})}});
    return record;
}

std::unique_ptr<sightlines::Match> opened(const Json& record) {
    auto match = sightlines::open_match(*sightlines::parse_json(record.dump()));
    REQUIRE(match.has_value());
    return std::move(*match);
}
Json plain_json(const sightlines::Json& value) { return json(sightlines::write_json(value)); }

}  // namespace

TEST_CASE("record up to the cursor: what was played and written after it is left out") {
    const Json whole = annotated_game();
    const auto match = opened(whole);
    match->go_to(1);
    Json expected = whole;
    expected["moves"].erase(2);
    expected["moves"].erase(1);
    expected["notes"].erase(2);
    expected["lines"].erase(1);
    CHECK(plain_json(match->record_here()) == expected);
    CHECK(plain_json(match->record()) == whole);  // asking changes nothing
    CHECK(opened(expected)->record() == match->record_here());

    match->go_to(0);
    const Json at_start = plain_json(match->record_here());
    CHECK_FALSE(at_start.contains("moves"));
    CHECK_FALSE(at_start.contains("lines"));
    CHECK(at_start.at("notes").size() == 1);
    CHECK(at_start.at("players") == whole.at("players"));
}

TEST_CASE("record up to the cursor: at the end it is the whole game, to the last byte") {
    const auto match = opened(annotated_game());
    CHECK(sightlines::write_json(match->record_here()) == sightlines::write_json(match->record()));
}

TEST_CASE("record up to the cursor: a game keeps the start that it was given") {
    Json record = record_of(json(R"({"clouds":0})"));
    record["start"] =
        json(R"({"phase":"act","player":1,"round":1,"left":2,"planes":[{"at":"a1","p":0,"dir":"ne"}],"off":[5,6]})");
    record["moves"] = Json::array({action_of("+k1=sw")});
    const auto match = opened(record);
    match->go_to(0);
    Json expected = record;
    expected.erase("moves");
    CHECK(plain_json(match->record_here()) == expected);
}
