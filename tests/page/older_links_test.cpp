// What visitors have of versions whose links were of another form: nothing of it is lost, and nothing there twice.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/link/deflated.h"
#include "api/link/forms.h"
#include "app/saved_games.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

Json game_of(const char* game, const char* moves) {
    return Json{{"game", game}, {"version", 1}, {"moves", Json::parse(moves)}};
}
const Json duel = game_of("crosshairs", R"([{"do":"cloud","cell":"c4"},{"do":"cloud","cell":"e5"}])");
const Json duel_before = game_of("crosshairs", R"([{"do":"cloud","cell":"c4"}])");
const Json match = game_of("aerial-war", R"([{"do":"roll","dice":[4,5]}])");

std::string older(const Json& record) { return *write_deflated_link(record); }

page::Outside with(const std::string& saved, page::Outside world = page::desktop()) {
    world.storage["games"] = saved;
    return world;
}

// Written while its game's code is here.
std::string link_to(const Json& record) {
    page::open();
    return *write_link(record);
}

page::Outside without_code(page::Outside world) {
    world.code = platform::LoadState::away;
    return world;
}

}  // namespace

TEST_CASE("a game that was saved with an older link is known by its new one, and by its old one", "[links]") {
    for (const std::string& link : {*write_link(duel), older(duel)}) {
        INFO(link);
        page::open("", with("17 " + older(duel) + " 0b @h1700000000000 ~0 ^ Red\tSunday\n"));
        headless::visit(link);
        page::settle();
        page::play_all("~g6");
        REQUIRE(saved_games().size() == 1);
        CHECK(saved_games()[0].id == "17");
        CHECK(saved_games()[0].seats == "0b");
        CHECK(saved_games()[0].title == "Sunday");
        CHECK(saved_games()[0].link.starts_with("#1x.c"));
    }
}

TEST_CASE("what was taken back in an older version is still there", "[links]") {
    page::open("", with("17 " + older(duel) + " 00 @h1700000000000 ~0 ^" + older(duel_before) + " Red\n"));
    headless::visit(*write_link(duel_before));
    page::settle();
    CHECK(page::app().at("size") == 2);
    CHECK(page::app().at("cursor") == 1);
}

TEST_CASE("an older link of a game whose code is not here becomes a new one when that comes", "[links]") {
    const std::string link = link_to(match);
    page::open("", without_code(with("17 " + older(match) + " 00 @h1700000000000 ~0 ^ Red\n")));
    REQUIRE(saved_games().size() == 1);
    CHECK(saved_games()[0].link == older(match));
    headless::visit(link);
    page::settle();
    for (const char* what : {"what reads older links", "the game"}) {
        INFO(what);
        CHECK(page::app().at("screen") == "loading");
        headless::code_arrived(true);
        page::settle();
    }
    CHECK(page::app().at("screen") == "table");
    CHECK(page::record() == match);
    page::enter_dice({3, 2});
    REQUIRE(saved_games().size() == 1);
    CHECK(saved_games()[0].id == "17");
    CHECK(saved_games()[0].link.starts_with("#1x.a"));
}

TEST_CASE("a link says of which game it is before that can be read", "[links]") {
    page::open(link_to(match), without_code(page::desktop()));
    CHECK(page::app() == Json{{"screen", "loading"}, {"game", "aerial-war"}, {"failed", false}});
    CHECK(read_link(*write_link(duel)));
    headless::code_arrived(true);
    page::settle();
    CHECK(page::record() == match);
}

TEST_CASE("saved games whose code is not here are listed by their letter", "[links]") {
    const std::string link = link_to(match);
    page::open("",
               without_code(with("17 " + link + " 00 @h1700000000000 ~0 ^ Germans\n18 #1x.knothing 00 @h5 ~0 ^ x\n")));
    CHECK(read_link(link).error().code == "link-later");
    CHECK(page::app().at("kept") == 1);
    CHECK(page::text().at("kept").at(0).at("name") == "WWI Aerial War Game");
    page::act("resume", "0");
    CHECK(page::app().at("screen") == "loading");
    headless::code_arrived(true);
    page::settle();
    CHECK(page::record() == match);
}

TEST_CASE("of a game by link, the home page fetches the code that says whether it was sent", "[links]") {
    Json sent_never = match;
    sent_never["match"] = "abcdefghij";
    sent_never["players"] = Json{"Ann", "Ben"};
    const std::string link = link_to(sent_never);
    page::open("", without_code(with("17 " + link + " 01 @h1700000000000 ~0 ^ others\n")));
    CHECK(platform::deferred("aerial-war") == platform::LoadState::coming);
    headless::code_arrived(true);
    page::settle();
    CHECK(page::text().at("kept").at(0).at("name") == "WWI Aerial War Game");
    CHECK(saved_games()[0].link == link);
}

TEST_CASE("what reads older links is fetched for the first one, in the address or of a saved game", "[links]") {
    const std::string saved = "17 " + older(duel) + " 0b @h1700000000000 ~0 ^ Red\n";
    for (const bool is_saved : {true, false}) {
        page::open(is_saved ? "" : older(duel), without_code(is_saved ? with(saved) : page::desktop()));
        CHECK(page::app().at("screen") == "loading");
        headless::code_arrived(true);
        page::settle();
        CHECK(page::app().at("screen") == (is_saved ? "home" : "table"));
        if (!is_saved) continue;
        REQUIRE(saved_games().size() == 1);
        CHECK(saved_games()[0].link.starts_with("#1x.c"));
        page::act("resume", "0");
        CHECK(page::record() == duel);
    }
}

TEST_CASE("without what reads older links the page opens, and keeps what was saved", "[links]") {
    const std::string saved = "17 " + older(duel) + " 0b @h1700000000000 ~0 ^ Red\n";
    page::open("", without_code(with(saved)));
    headless::code_arrived(false);
    page::settle();
    headless::visit("");
    page::settle();
    CHECK(page::app().at("screen") == "home");
    page::act("back", "");
    headless::visit(*write_link(duel_before));
    page::settle();
    page::play_all("~e5");
    const std::vector<SavedGame> games = saved_games();
    REQUIRE(games.size() == 2);
    CHECK(std::ranges::any_of(games, [](const SavedGame& game) { return game.link == older(duel); }));
}
