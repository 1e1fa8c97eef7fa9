// What would have been better than an action that lost the game at once, for the page to ask twice.
#include <catch_amalgamated.hpp>

#include "api/games.h"
#include "json/json.h"

namespace {

std::unique_ptr<sightlines::Match> opened(std::string_view record) {
    auto match = sightlines::open_match(*sightlines::parse_json(record));
    REQUIRE(match.has_value());
    return std::move(*match);
}

// Shooting f6 wins; crashing the plane on e5 loses at once.
constexpr std::string_view crash_or_shot = R"({"game":"crosshairs","version":1,"options":{"clouds":0},
    "start":{"phase":"act","player":0,"round":9,"planes":[
        {"at":"e5","p":0,"dir":"ne"},{"at":"f4","p":0,"dir":"e"},
        {"at":"f6","p":1,"dir":"w"},{"at":"k1","p":1,"dir":"se"}]}})";

}  // namespace

TEST_CASE("better than losing: an action that wins comes before others") {
    const auto match = opened(crash_or_shot);
    REQUIRE(match->play_text("e5#"));
    REQUIRE(match->status().outcome);
    const auto better = match->better_than_losing(0);
    REQUIRE(better);
    CHECK(better->wins);
    CHECK(better->words == "Shoot down the red plane on f6");
}

TEST_CASE("better than losing: nothing is, after an action that wins or goes on") {
    const auto won = opened(crash_or_shot);
    REQUIRE(won->play_text("xf6"));
    REQUIRE(won->status().outcome);
    CHECK_FALSE(won->better_than_losing(0));
    const auto goes_on = opened(crash_or_shot);
    REQUIRE(goes_on->play_text("f4-1"));
    REQUIRE_FALSE(goes_on->status().outcome);
    CHECK_FALSE(goes_on->better_than_losing(0));
}

TEST_CASE("from here: a match of its own starts with the position at the cursor") {
    const auto match = opened(crash_or_shot);
    REQUIRE(match->play_text("f4-1"));
    const auto trial = match->from_here();
    CHECK(trial->cursor() == 0);
    CHECK(trial->position() == match->position());
    REQUIRE(trial->play_text("xf6"));
    CHECK(match->size() == 1);
}
