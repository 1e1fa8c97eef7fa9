// Crosshairs on the page: shots within a turn, and a crash that would lose where a shot wins.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "page/crosshairs/driver.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::page::crosshairs;

namespace {

// Shooting f6 wins; crashing the plane on e5 loses at once.
const char* const crash_or_shot = R"({"game":"crosshairs","version":1,"options":{"clouds":0},
    "start":{"phase":"act","player":0,"round":9,"planes":[
        {"at":"e5","p":0,"dir":"ne"},{"at":"f4","p":0,"dir":"e"},
        {"at":"f6","p":1,"dir":"w"},{"at":"k1","p":1,"dir":"se"}]}})";

bool has_plane(const std::string& cell) {
    const Json position = page::position();
    return std::ranges::any_of(position.at("planes"), [&](const Json& plane) { return plane.at("at") == cell; });
}

Json positions_of_field() {
    std::ifstream file(TESTS_DIR "/fixtures/crosshairs-shots.json");
    Json read = Json::parse(file).at("cases");
    REQUIRE(read.size() == 7);
    return read;
}

constexpr const char* warning =
    "This loses the game at once, and \"Shoot down the red plane on f6\" wins it. To lose all the same, choose it "
    "again.";

bool is_over() { return page::text().at("over") == true; }

std::string said() { return page::app().at("notice").at("message").get<std::string>(); }

}  // namespace

TEST_CASE("a crash that loses the game is asked twice where a shot wins it", "[duel]") {
    const int way = GENERATE(0, 1, 2);
    CAPTURE(way);
    page::open(crash_or_shot);
    const auto crash = [way]() -> std::string {  // what is said
        if (way == 2) {
            const Json answer = page::play("e5#");
            return answer.contains("error") ? answer.at("error").at("message").get<std::string>() : "";
        }
        way == 0 ? point("e5#") : type("e5#");
        return page::app().at("notice").is_null() ? "" : said();
    };
    CHECK(crash() == warning);
    CHECK_FALSE(is_over());
    CHECK(has_plane("e5"));
    CHECK(crash().empty());
    CHECK(is_over());
    CHECK_FALSE(has_plane("e5"));
}

TEST_CASE("whoever was warned of a crash can shoot instead, and win", "[duel]") {
    page::open(crash_or_shot);
    page::choose("cell:e5");
    CHECK(page::shows("primary:Shoot down the red plane on f6"));
    CHECK_FALSE(page::shows("primary:Crash"));
    point("e5#");
    CHECK(said() == warning);
    point("xf6");
    CHECK(is_over());
    CHECK(page::app().at("notice").is_null());
}

TEST_CASE("planes that were shot are gone before the next question, by mouse and in words", "[duel]") {
    for (const Json& field : positions_of_field()) {
        CAPTURE(field.at("name"));
        page::open(field.at("record"));
        const std::size_t planes = page::position().at("planes").size();
        for (const std::string& move : moves_in(field.at("moves").get<std::string>())) {
            CAPTURE(move);
            point(move);
            if (move[0] != 'x') continue;
            CHECK_FALSE(has_plane(move.substr(1)));
            CHECK(page::text().dump().find("action:shoot:" + move.substr(1)) == std::string::npos);
        }
        CHECK(page::app().at("size") == moves_in(field.at("moves").get<std::string>()).size());
        CHECK(page::position().at("planes").size() == planes - field.at("gone").size());
        for (int back = 0; back < 12 && page::app().at("cursor") != 0; ++back) page::press("Control+z");
        CHECK(page::position().at("planes").size() == planes);
        for (const Json& gone : field.at("gone")) CHECK(has_plane(gone.get<std::string>()));
    }
}
