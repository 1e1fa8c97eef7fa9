// The computer at the table. It answers when the test lets it: by itself (serve), or by what the test says.
#include <catch_amalgamated.hpp>

#include "page/hand.h"

using namespace sightlines;

namespace {

// Seats as the board page has them: "0" for somebody here, "a" to "d" for the computer.
void seat(int player, int level) {
    const std::string at = "seat:" + std::to_string(player);
    if (!page::shows(at + ":0")) page::choose("who-plays");
    page::choose(at + ":2");
    page::choose(at + ":level:" + std::to_string(level - 1));
}

const Json no_clouds{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}};

}  // namespace

TEST_CASE("the computer answers a first move, and an undo takes both back") {
    page::open();
    page::choose("computer:crosshairs");
    CHECK(page::app().at("seats") == "0b");
    seat(1, 1);
    const auto begun = page::app().at("size").get<std::size_t>();
    page::play_all("+a3=ne");
    CHECK(page::app().at("thinking") == true);
    page::let_computers_act();
    const Json app = page::app();
    CHECK(app.at("thinking") == false);
    CHECK(app.at("asked").at("player") == 0);
    CHECK(app.at("size").get<std::size_t>() > begun + 1);
    page::choose("undo");
    CHECK(page::app().at("cursor") == begun);
    page::choose("redo");
    CHECK(page::app().at("cursor") == begun + 1);
}

TEST_CASE("a hint is shown in words and can be played; it goes when something else is played") {
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}});
    page::choose("hint");
    CHECK(page::app().at("thinking") == true);
    CHECK(headless::deliver());
    page::settle();
    REQUIRE(page::app().at("hint").is_object());
    CHECK(page::outside().announced.back().find("Hint") != std::string::npos);
    page::choose("hint-play");
    CHECK(page::app().at("hint").is_null());
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("a worker that dies is told of, and the game goes on") {
    page::Outside world = page::desktop();
    world.engine = [](std::string_view) { return std::string(); };
    page::open(no_clouds, world);
    seat(1, 1);
    page::play_all("+a3=ne");
    REQUIRE(headless::is_asked());
    headless::deliver();
    page::settle();
    CHECK(page::app().at("thinking") == false);
    CHECK(page::app().at("size") == 1);
}
