// Undo says what it takes back.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

std::string undoing() { return page::text().at("undoing").get<std::string>(); }

}  // namespace

TEST_CASE("undo says what it takes back, in every game", "[undo]") {
    for (const auto& [name, ply] : page::midway) {
        const page::Playthrough& game = page::playthrough(name);
        std::size_t at = ply;
        while (at < game.moves.size() && (game.moves[at][0] == '(' || game.moves[at][0] == '[')) ++at;
        page::open_at(game, at);
        page::play_all(game.moves[at]);
        CAPTURE(name, at, game.moves[at]);
        CHECK_FALSE(undoing().empty());
    }
}

TEST_CASE("undo names the answer, in its tip and when it is pressed", "[undo]") {
    page::open(R"({"game":"crosshairs","version":1})");
    page::click("cell:e5");
    CHECK(undoing() == "Place a cloud on e5");
    page::hover("undo");
    page::wait(1000);
    CHECK(page::says("Place a cloud on e5"));
    page::choose("undo");
    CHECK(page::app().at("size") == 1);
    REQUIRE(page::app().at("notice").is_object());
    CHECK(page::app().at("notice").at("message") == "Taken back: Place a cloud on e5.");
    CHECK(undoing().empty());
}

TEST_CASE("undo says that it takes back what others have done since", "[undo]") {
    page::open(R"({"game":"crossfire-hex","version":1})");
    for (const char* mark : {"who-plays", "seat:1:2", "who-plays"}) page::choose(mark);
    page::play_all(page::playthrough("crossfire-hex-at-random").moves[0]);
    page::let_computers_act();
    page::wait(3000);
    REQUIRE(page::app().at("size") == 2);
    CHECK(undoing().ends_with("has done since"));
}

TEST_CASE("undo says nothing of what may be hidden from who holds the device", "[undo]") {
    const page::Playthrough& game = page::playthrough("crossfire-squads-ambush");
    for (std::size_t i = 1; i < game.moves.size() && i < 30; ++i) {
        page::open_at(game, i);
        CHECK(undoing().empty());
    }
}
