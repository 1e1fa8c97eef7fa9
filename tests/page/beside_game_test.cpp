// What is tried at an earlier position of a game in play is a line beside the game, which stays as it is.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "page/by_link.h"
#include "page/looking_back.h"
#include "page/playthroughs.h"
#include "page/worlds.h"

using namespace sightlines;
using namespace sightlines::looking_back;

namespace {

// A game by link in which Ann has played, from whose beginning she looks on. Returns its record.
Json look_back_by_link(page::Browser& ann) {
    const Json start{{"game", "crossfire-hex"}, {"version", 1}};
    page::sit(ann, start);
    page::begin_by_link(start, 0);
    page::play_all("d8-e7");
    page::send();
    Json game = page::record();
    page::go_to(0);
    REQUIRE(looks_back());
    return game;
}

}  // namespace

TEST_CASE("looking back: in a game by link one plays on in a copy", "[looking-back][by-link]") {
    page::Browser ann("Ann");
    const Json game = look_back_by_link(ann);
    page::choose("play-from-here");
    CHECK_FALSE(page::record().contains("match"));
    page::play_all("c7-e7");
    CHECK(page::kept_match() == game);
}

TEST_CASE("looking back: in a game by link a move is tried in a copy, and the game is one press away",
          "[looking-back][by-link]") {
    page::Browser ann("Ann");
    const Json game = look_back_by_link(ann);
    page::play_all("c7-e7");
    page::settle();
    CHECK_FALSE(page::record().contains("match"));
    CHECK(page::record().at("moves") == game.at("moves"));
    CHECK(page::record().at("lines").size() == 1);
    CHECK(page::kept_match() == game);
    page::choose("back-to-game");
    CHECK(page::record() == game);
    CHECK(cursor() == 1);
    CHECK_FALSE(looks_back());
    CHECK(page::app().at("analysis") == false);
}

TEST_CASE("looking back: a move begins a line beside the game, which is one press away", "[looking-back]") {
    const std::string game = GENERATE(as<std::string>(), "crosshairs", "crossfire-hex", "aerial-war", "dogfight");
    INFO(game);
    start_against_computer(game);
    for (int steps = 0; steps < 40; ++steps) {
        page::let_computers_act();
        if (page::text().at("dice").is_object()) {
            page::press("t");
        } else if (!page::text().at("actions").empty()) {
            page::play_all(page::text().at("actions")[0][2].get<std::string>());
        }
        page::wait(3000);
    }
    page::let_computers_act();
    const Json whole = page::record();
    const std::size_t all = size();
    const std::string seats = page::app().at("seats").get<std::string>();
    std::size_t there = all - 3;
    for (page::go_to(static_cast<int>(there)); page::text().at("actions").size() < 3 && there > 0;)
        page::go_to(static_cast<int>(--there));
    for (std::size_t which = 0; which < 3 && !page::record().contains("lines"); ++which) {  // one of them was played
        page::go_to(static_cast<int>(there));
        REQUIRE(looks_back());
        page::play_all(page::text().at("actions")[which][2].get<std::string>());
        if (!page::record().contains("lines")) page::choose("back-to-game");
    }
    CHECK(page::says("trying things beside the game"));
    page::let_computers_act();
    const Json tried = page::record();
    CHECK(tried.at("moves") == whole.at("moves"));
    CHECK(tried.at("lines").size() == 1);
    page::choose("back-to-game");
    CHECK(size() == all);
    CHECK(cursor() == all);
    CHECK_FALSE(looks_back());
    CHECK(page::app().at("analysis") == false);
    CHECK(page::app().at("seats") == seats);
    CHECK(page::record() == tried);
    page::reload();
    CHECK(cursor() == all);
    CHECK_FALSE(looks_back());
    CHECK(page::app().at("seats") == seats);
}

TEST_CASE("looking back: the panel has the answers of that position, and one of them begins a line", "[looking-back]") {
    const auto [name, answer] =
        GENERATE(table<std::string, std::string>({{"dogfight", "action:D"}, {"crossfire-squads", "do:end"}}));
    INFO(name);
    page::open(std::string(scenario_record(name, "guided")));
    for (int presses = 0; presses < 12 && size() < 4; ++presses) {
        page::text().at("dice").is_object() ? page::press("t") : page::press(" ");
        page::wait(4000);
    }
    const Json whole = page::record();
    const std::size_t all = size();
    const std::size_t there = decision_before(all - 1);
    REQUIRE(there < all);
    REQUIRE(looks_back());
    page::wait(3000);  // nothing goes on by itself
    CHECK(page::record() == whole);
    CHECK(page::app().at("notice").is_null());
    REQUIRE(page::shows(answer));
    page::choose(answer);
    CHECK(page::record().at("moves") == whole.at("moves"));
    REQUIRE(page::record().contains("lines"));
    CHECK(page::record().at("lines").size() == 1);
    page::choose("back-to-game");
    CHECK(cursor() == all);
}

TEST_CASE("looking back: a game with a line beside it goes on as any other", "[looking-back]") {
    start_against_computer("crossfire-hex");
    play_a_turn();
    play_a_turn();
    page::go_to(0);
    page::play_all(page::text().at("actions").back()[2].get<std::string>());
    page::choose("back-to-game");
    page::let_computers_act();
    const std::size_t all = size();
    const Json before = page::record().at("moves");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    page::let_computers_act();
    CHECK(size() > all);
    CHECK(page::record().at("lines").size() == 1);
    page::choose("undo");
    CHECK(cursor() == all);
    page::play_all(page::text().at("actions")[1][2].get<std::string>());
    page::let_computers_act();
    const Json now = page::record();
    CHECK(now.at("lines").size() == 2);
    for (std::size_t ply = 0; ply < all; ++ply) CHECK(now.at("moves")[ply] == before[ply]);
    const std::size_t played = size();
    CHECK(now.at("moves").size() == played);
    page::reload();
    CHECK(cursor() == played);
    CHECK(page::record() == now);
}

TEST_CASE("looking back: dice stand in a game that has a line beside it", "[looking-back]") {
    const page::Playthrough& game = page::playthrough("aerial-war-a-match-at-random");
    std::size_t thrown = 18;  // the ply after a roll
    while (!game.moves[thrown - 1].starts_with("[")) ++thrown;
    page::open_at(game, thrown);
    (void)decision_before(thrown - 4);
    page::play_all(page::text().at("actions").back()[2].get<std::string>());
    page::choose("back-to-game");
    REQUIRE(cursor() == thrown);
    REQUIRE(page::record().contains("lines"));
    page::choose("undo");
    CHECK(cursor() == thrown);
    CHECK(notice().find("can't undo a dice roll") != std::string::npos);
}

TEST_CASE("looking back: what may be hidden cannot be looked at in a line beside the game, and that is said",
          "[looking-back]") {
    page::open_hidden_red();
    for (const char* mark : {"who-plays", "seat:1:2", "seat:1:level:0"}) page::choose(mark);
    page::play_all(".");
    page::let_computers_act();
    const Json whole = page::record();
    page::go_to(1);
    REQUIRE(looks_back());
    CHECK(page::text().at("actions").empty());
    const Json refused = page::play(".");
    CHECK(refused.at("error").at("message").get<std::string>().find("stays hidden") != std::string::npos);
    CHECK(page::record() == whole);
}

TEST_CASE("looking back: a game that has ended is one press away from what was tried", "[looking-back]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size());
    const Json whole = page::record();
    page::go_to(4);
    page::play_all(page::text().at("actions").back()[2].get<std::string>());
    CHECK(page::record().at("moves") == whole.at("moves"));
    page::choose("back-to-game");
    CHECK(page::text().at("over") == true);
    CHECK(page::app().at("analysis") == false);
    CHECK(page::shows("rematch"));
}

TEST_CASE("looking back: what was taken back in a game by link can be played otherwise after a reload",
          "[looking-back][by-link]") {
    page::Browser ann("Ann");
    page::sit(ann, Json{{"game", "crossfire-hex"}, {"version", 1}});
    page::begin_by_link(Json{{"game", "crossfire-hex"}, {"version", 1}}, 0);
    page::play_all("d8-e7");
    page::choose("undo");
    page::reload();
    REQUIRE(cursor() == 0);
    CHECK_FALSE(looks_back());
    page::play_all("c7-e7");
    CHECK(page::kept_match().at("moves").size() == 1);
}
