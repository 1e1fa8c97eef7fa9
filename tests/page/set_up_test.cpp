// The set-up screen: types, players, variants, seats.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "page/driver.h"

using namespace sightlines;

namespace {

struct Entry {
    std::string cell, nose;
};

// Six players on the six sides; all planes face off the board, so nobody is in a line of fire.
const std::vector<std::vector<Entry>> round_of_six{
    {{"a2", "sw"}},
    {{"b1", "w"}, {"c1", "w"}},
    {{"g1", "w"}, {"h1", "w"}, {"i1", "w"}},
    {{"k2", "ne"}, {"k3", "ne"}, {"k4", "ne"}, {"k5", "ne"}},
    {{"g10", "e"}, {"h9", "e"}, {"i8", "e"}, {"j7", "e"}},
    {{"b7", "e"}, {"c8", "e"}, {"d9", "e"}, {"e10", "e"}},
};

}  // namespace

TEST_CASE("a circle of death for six through one full round, and its link") {
    const bool fingers = GENERATE(false, true);
    CAPTURE(fingers);
    page::open("", fingers ? page::phone() : page::desktop());
    for (const char* mark :
         {"play:crosshairs", "mode:2", "options", "type:5", "players:more", "players:more", "players:more"})
        page::choose(mark);
    Json app = page::app();
    CHECK(app.at("options") == Json{{"type", "circle"}, {"players", 6}});
    CHECK(app.at("seats") == "000000");
    CHECK(app.at("record").at("moves").size() == 16);  // the clouds are already placed
    page::choose("begin");
    for (std::size_t player = 0; player < round_of_six.size(); ++player) {
        const Json position = page::position();
        CHECK(page::app().at("asked").at("player") == player);
        CHECK(position.at("round") == 1);
        CHECK(position.at("left") == round_of_six[player].size());
        for (const Entry& entry : round_of_six[player]) {
            page::choose("cell:" + entry.cell);
            page::choose("card:" + entry.nose);
            page::choose("action:fly");
        }
    }
    app = page::app();
    const Json position = app.at("position");
    CHECK(app.at("size") == 16 + 18);
    CHECK(position.at("phase") == "act");
    CHECK(position.at("player") == 0);
    CHECK(position.at("round") == 2);
    CHECK(position.at("left") == 4);
    CHECK(position.at("off") == Json{3, 2, 1, 0, 0, 0});
    CHECK(position.at("planes").size() == 18);

    page::choose("tab:share");
    page::choose("copy-link");
    const std::string link = page::outside().clipboard;
    CHECK(page::record_behind(link) == page::record());
    page::open(link);
    CHECK(page::position() == position);
}

TEST_CASE("every game type begins with its number of players, variants and all") {
    page::open();
    const std::size_t players[]{2, 3, 4, 4, 3, 3};
    for (std::size_t type = 0; type < std::size(players); ++type) {
        CAPTURE(type);
        for (const char* mark :
             {"play:crosshairs", "mode:2", "options", "concealed", "turbulence:1", "handicap:1:more"})
            page::click(mark);
        CHECK(page::app().at("options").at("handicap") == Json{0, 1});
        if (type > 0) page::click("type:" + std::to_string(type));
        const Json app = page::app();
        CHECK(app.at("seats") == std::string(players[type], '0'));
        CHECK(app.at("options").at("concealed") == true);
        CHECK(app.at("options").at("turbulence") == "cloud");
        CHECK(page::shows("players:more") == (type >= 4));
        page::click("begin");
        const Json position = page::position();
        CHECK(position.at("off").size() == players[type]);
        CHECK(position.at("phase") == "act");
        CHECK(page::record().at("options") == app.at("options"));
        page::click("home");
    }
}

TEST_CASE("an explanation leads to its rule") {
    page::open();
    page::click("play:crosshairs");
    page::click("mode:2");
    page::click("options");
    page::click("rule:CH-VAR-02");
    CHECK(page::outside().requests == std::vector{headless::Request{"rule", "crosshairs", "CH-VAR-02"}});
}

TEST_CASE("a seat elsewhere is sent a link, today and when the game is taken up again") {
    page::open();
    for (const char* mark : {"play:crosshairs", "mode:2", "options", "seat:1:1", "begin"}) page::click(mark);
    CHECK(page::app().at("asked").at("player") == 0);
    CHECK_FALSE(page::shows("send"));
    for (const char* mark : {"cell:a2", "card:sw", "action:fly"}) page::click(mark);
    const Json record = page::record();
    const auto sends = [&] {
        CHECK(page::app().at("asked").at("player") == 1);
        page::click("send");
        CHECK(page::record_behind(std::exchange(page::outside().clipboard, "")) == record);
    };
    sends();
    page::click("home");
    page::reload();
    page::click("kept:0");
    sends();
}

TEST_CASE("the small scenario of a game with long turns is the first in the list") {
    const std::string game = GENERATE("dogfight", "crossfire-squads");
    CAPTURE(game);
    page::open("");
    for (const std::string& mark : {"play:" + game, std::string("options")}) page::click(mark);
    const Json usual = page::app().at("options");
    page::click("scenario:0");
    CHECK(page::app().at("record").contains("start"));
    CHECK_FALSE(page::shows("seed"));  // what is fixed is not asked
    CHECK_FALSE(page::shows("preset:0"));
    page::click(game == "dogfight" ? "scenario:1" : "scenario:2");
    CHECK(page::app().at("options") == usual);
    CHECK_FALSE(page::app().at("record").contains("start"));
    page::click("scenario:0");
    const Json small = page::app().at("record");
    page::click("begin");
    CHECK(page::record().at("start") == small.at("start"));

    page::open("");
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::click(mark);
    CHECK(page::record().at("start") == small.at("start"));
}

TEST_CASE("on a low screen a first guided game stands above what starts a long one") {
    page::open("", page::phone(844, 390));
    page::choose("play:crossfire-squads");
    CHECK(page::mark("guided").max.y <= page::mark("start").min.y);
    CHECK(page::mark("start").max.y <= 390);
}
