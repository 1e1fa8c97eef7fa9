// Campaigns on the page: begun from the list of scenarios, told beside the board, gone on with, and told at the end.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "page/by_link.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

// A battle of Dogfight!'s campaign that is over: Green has shot B down.
Json flight_won(const Json& before) {
    const bool last = before.size() == 2;
    Json options{{"campaign", before}};
    if (last) options["scenario"] = "patrol";
    Json record{{"game", "dogfight"}, {"version", 1}, {"options", options}};
    const std::unique_ptr<Match> match = std::move(*open_match(record));
    record["start"] = match->position();
    Json& start = record["start"];
    start["phase"] = "over";
    start.erase("queue");
    start["result"] = {{"winners", {0}}, {"reason", "sky held"}};
    for (const char* name : {"B", "C", "D"}) {
        if (!start["planes"].contains(name) || start["planes"][name]["side"] != 1) continue;
        start["planes"][name]["out"] = "destroyed";
        start["planes"][name]["by"] = 0;
    }
    return record;
}

}  // namespace

TEST_CASE("a campaign is begun from the list of scenarios, and its link opens it again", "[campaign]") {
    for (const auto& [game, place] : {std::pair{"dogfight", 6}, std::pair{"crossfire-squads", 5}}) {
        INFO(game);
        page::open();
        page::choose(std::string("play:") + game);
        page::choose("options");
        page::choose("scenario:" + std::to_string(place));
        page::choose("begin");
        const Json record = page::record();
        CHECK(record.at("options").at("campaign") == Json::array());
        CHECK(page::text().at("use").get<std::string>().starts_with("Campaign, battle 1 of 3."));
        CHECK(page::says("battle 1 of 3"));
        page::choose("tab:share");
        page::choose("copy-link");
        CHECK(page::record_behind(page::outside().clipboard) == record);
    }
}

TEST_CASE("the end of a battle says how the campaign stands, and leads to the next with the same players",
          "[campaign]") {
    page::open(flight_won(Json::array()));
    REQUIRE(page::shows("next-battle"));
    CHECK(page::says("Battle 1 of 3 of the campaign"));
    CHECK(page::text().at("campaign") ==
          "Battle 1 of 3 of the campaign is over. Battles won: Green 1, Red 0. Planes lost: Green 0, Red 1.");
    CHECK(page::shows("rematch"));
    CHECK(page::mark("next-battle").min.y < page::mark("rematch").min.y);
    CHECK(page::text().at("nextBattle") == true);
    const auto seats = page::app().at("seats").get<std::string>();
    SECTION("by its button") { page::choose("next-battle"); }
    SECTION("from the text view") { page::act("next-battle"); }
    CHECK(page::app().at("seats") == seats);
    CHECK(page::record().at("options").at("campaign") == Json::parse(R"([{"won":0,"lost":["B"]}])"));
    CHECK(page::position().at("planes").size() == 4);
    CHECK(page::text().at("use").get<std::string>().starts_with(
        "Campaign, battle 2 of 3. Battles won: Green 1, Red 0. Planes lost: Green 0, Red 1."));
}

// The last turn of a battle that Green wins by holding the flag.
const Json& before_the_end() {
    static const Json record = [] {
        Json fight = Json::parse(scenario_record("crossfire-squads", "campaign"));
        const auto match = *open_match(fight);
        for (const char* move : {"a01 > 2800,2050", "a01 > 2800,2050", ".", ".", ".", ".", "."})
            REQUIRE(match->play_text(move));
        return match->record();
    }();
    return record;
}

TEST_CASE("a battle's end can be taken back, and nothing of it is counted then", "[campaign]") {
    page::open(before_the_end());
    page::play_all(".");
    page::wait(2000);
    REQUIRE(page::shows("next-battle"));
    page::choose("undo");
    CHECK_FALSE(page::shows("next-battle"));
    CHECK_FALSE(page::text().contains("campaign"));
    CHECK(page::app().at("cursor") == before_the_end().at("moves").size());
    page::choose("redo");
    page::wait(2000);
    CHECK(page::shows("next-battle"));
}

TEST_CASE("after a review of a battle the next one is there with the result", "[campaign]") {
    page::open(before_the_end());
    page::play_all(".");
    page::wait(2000);
    page::choose("review");
    page::let_computers_act();
    REQUIRE_FALSE(page::shows("review:progress"));
    page::choose("back-to-game");
    page::choose("next-battle");
    CHECK(page::record().at("options").at("campaign") == Json::parse(R"([{"won":0}])"));
}

TEST_CASE("by link the next battle is another match of the same people", "[campaign][by-link]") {
    page::Browser ann("Ann"), ben("Ben");
    Json record = before_the_end();
    record["players"] = {"Ben", ""};
    page::sit(ann, "");
    page::begin_by_link(record, 1);  // Red ends the last turn
    const auto match = page::record().at("match").get<std::string>();
    page::play_all(".");
    REQUIRE(page::is_over());
    const std::string text = page::send();
    page::sit(ben);
    page::receive(text);
    CHECK(page::is_over());
    CHECK(page::text().at("nextBattle") == true);
    page::sit(ann);
    page::wait(2000);
    const std::string seats = page::seats();
    page::choose("next-battle");
    CHECK(page::seats() == seats);
    CHECK(page::record().at("match") != match);
    CHECK(page::record().at("players") == Json({"Ben", "Ann"}));
    CHECK(page::record().at("options").at("campaign") == Json::parse(R"([{"won":0}])"));
}

TEST_CASE("the next battle has the players of the last, and whoever plays here is told as you", "[campaign]") {
    page::open(std::string(scenario_record("crossfire-squads", "campaign")));
    for (const char* move : {"a01 > 2800,2050", "a01 > 2800,2050", ".", ".", ".", ".", "."}) page::play_all(move);
    page::choose("who-plays");
    page::choose("seat:0:2");
    page::play_all(".");  // Green has a point for each turn but the first
    page::wait(2000);
    REQUIRE(page::shows("next-battle"));
    CHECK(page::says("Battles won: Green 1, you 0."));
    const auto seats = page::app().at("seats").get<std::string>();
    page::choose("next-battle");
    CHECK(page::app().at("seats") == seats);
    CHECK(page::record().at("options").at("campaign") == Json::parse(R"([{"won":0}])"));
    CHECK(page::record().at("start").at("units").size() == 16);
}

TEST_CASE("a rematch fights the same battle of a campaign again", "[campaign]") {
    page::open(flight_won(Json::parse("[{}]")));
    page::choose("rematch");
    CHECK(page::record().at("options").at("campaign") == Json::parse("[{}]"));
}

TEST_CASE("after the last battle the end of the campaign is told, and no battle follows", "[campaign]") {
    page::open(flight_won(Json::parse(R"([{"won":0},{"won":1,"lost":["A"]}])")));
    CHECK(page::says("The campaign is Green's:"));
    CHECK_FALSE(page::shows("next-battle"));
    CHECK(page::text().at("campaign") == "The campaign is Green's: two battles of three, one plane lost against two.");
    CHECK(page::text().at("nextBattle") == false);
    page::act("next-battle");
    CHECK(page::text().at("over") == true);
}

TEST_CASE("a game of its own says nothing of campaigns at its end", "[campaign]") {
    Json record = flight_won(Json::array());
    record["options"].erase("campaign");
    page::open(record);
    REQUIRE(page::shows("rematch"));
    CHECK_FALSE(page::shows("next-battle"));
    CHECK_FALSE(page::says("ampaign"));
}
