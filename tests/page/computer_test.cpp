// The computer as a player, for hints and for evaluations. The test decides when the engine answers, and with what:
// the real reply of serve unless set.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/worlds.h"

using namespace sightlines;

namespace {

// Seats as in web/session/seats.h: "0" for a person here, "a" to "d" for the computer.
void seat(int player, int level) {
    const std::string at = "seat:" + std::to_string(player);
    if (!page::shows(at + ":0")) page::choose("who-plays");
    page::choose(at + ":2");
    page::choose(at + ":level:" + std::to_string(level - 1));
}

const Json no_clouds{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}};

bool contains(const Json& text, std::string_view part) {
    return text.get<std::string>().find(part) != std::string::npos;
}

// Delivers one answer of the engine.
void answer() {
    if (!headless::engine_is_asked()) page::wait(10000);  // the pause after each action of the computer
    REQUIRE(headless::deliver());
    page::settle();
    page::wait(10000);
}

// Plays the other sides at random until the game is over. Returns the number of decisions.
int play_by_chance(int most) {
    std::uint64_t seed = 1;
    const auto chance = [&](std::size_t n) {
        seed = seed * 48271 % 2147483647;
        return seed % n;
    };
    for (int taken = 0; taken < most; ++taken) {
        page::let_computers_act();
        const Json text = page::text();
        if (text.at("over") == true) return taken;
        REQUIRE(text.at("computer") == false);
        if (!text.at("dice").is_null()) {
            page::act("roll");
            continue;
        }
        const Json& actions = text.at("actions");
        REQUIRE_FALSE(actions.empty());
        page::play_all(actions[chance(actions.size())][2].get<std::string>());
    }
    FAIL("no end after " << most << " decisions");
    return most;
}

}  // namespace

TEST_CASE("the computer answers a first move, and an undo takes both back") {
    const bool fingers = GENERATE(false, true);
    page::open("", fingers ? page::phone() : page::desktop());
    for (const char* mark : {"play:crosshairs", "start"}) page::choose(mark);
    CHECK(page::app().at("seats") == "0a");
    const auto begun = page::app().at("size").get<std::size_t>();
    CHECK(begun > 0);
    CHECK(page::text().at("undoes") == false);  // the clouds were laid out for the players
    page::press("z");
    CHECK(page::app().at("cursor") == begun);
    page::play_all("+a3=ne");
    CHECK(page::app().at("thinking") == true);
    page::let_computers_act();
    const Json app = page::app();
    CHECK(app.at("thinking") == false);
    CHECK(app.at("asked").at("player") == 0);
    CHECK(app.at("size").get<std::size_t>() > begun + 1);
    CHECK(page::text().at("undoes") == true);
    page::choose("undo");
    CHECK(page::app().at("cursor") == begun);
    page::press("z");
    CHECK(page::app().at("cursor") == begun);
    page::choose("redo");
    CHECK(page::app().at("cursor") == page::app().at("size"));  // the computer's answer too
}

TEST_CASE("the second press of an answer does not pause the computer") {
    page::open("", page::desktop());
    for (const char* mark : {"play:crosshairs", "start"}) page::choose(mark);
    page::play_all("+a3=ne");
    page::choose("pause");
    CHECK(page::says("Pause"));
    CHECK_FALSE(page::says("Paused."));
    page::wait(600);
    page::choose("pause");
    CHECK(page::says("Paused."));
}

TEST_CASE("a whole game against level 1 can be finished") {
    const Json record = GENERATE(Json{{"game", "crosshairs"}, {"options", {{"clouds", 2}, {"roundLimit", 30}}}},
                                 Json{{"game", "aerial-war"}, {"options", {{"battles", 1}, {"roundLimit", 8}}}});
    Json begun = record;
    begun["version"] = 1;
    page::open(begun, page::desktop(760, 520));
    seat(1, 1);
    const bool duel = record.at("game") == "crosshairs";
    CHECK(play_by_chance(duel ? 400 : 900) > (duel ? 5 : 10));
    const Json app = page::app();
    CHECK(app.at("cursor") == app.at("size"));
    CHECK(app.at("size") == page::record().at("moves").size());
    CHECK(app.at("seats") == "0a");
    CHECK(app.at("notice").is_null());
    CHECK(app.at("position").at("phase") == "over");
}

TEST_CASE("with two computers nobody can play for them, except in analysis") {
    page::open(no_clouds);
    seat(0, 1);
    seat(1, 1);
    const Json app = page::app();
    CHECK(app.at("seats") == "aa");
    CHECK(app.at("thinking") == true);
    CHECK(contains(app.at("asked").at("question"), "thinking"));
    CHECK(contains(page::play("+a3=ne").at("error").at("message"), "computer's turn"));
    CHECK(page::app().at("size") == 0);
    page::press("q");
    CHECK(page::play("+a3=ne") == Json{{"ok", true}});
    CHECK(page::app().at("size") == 1);
    page::press("q");
    for (int answers = 0; answers < 5 && page::app().at("size") <= 4; ++answers) answer();
    CHECK(page::app().at("size") > 4);
}

TEST_CASE("a hint is drawn, announced and played; it disappears when something else is played") {
    const bool fingers = GENERATE(false, true);
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}}, fingers ? page::phone() : page::desktop());
    page::choose("hint");
    CHECK(page::app().at("thinking") == true);
    answer();
    REQUIRE(page::app().at("hint").is_object());
    const auto text = page::app().at("hint").at("text").get<std::string>();
    const auto why = page::app().at("hint").at("why").get<std::string>();
    CHECK_THAT(text, Catch::Matchers::Matches(".*[a-z]{3,}.*"));
    CHECK_THAT(why, Catch::Matchers::Matches("[A-Z].*\\."));
    CHECK(contains(page::outside().announced.back(), "Hint"));
    page::choose("hint-play");
    CHECK(page::app().at("hint").is_null());
    CHECK(page::app().at("size") == 1);

    if (fingers) return;
    page::choose("hint");
    answer();
    REQUIRE(page::app().at("hint").is_object());
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    CHECK(page::app().at("hint").is_null());
    CHECK(page::app().at("size") == 2);
}

// "Bring a plane on at a1: Enter at a1" was said.
TEST_CASE("a hint to bring a plane on names its hex once") {
    page::open("");
    for (const char* mark : {"play:crosshairs", "start"}) page::choose(mark);
    page::choose("hint");
    answer();
    REQUIRE(page::app().at("hint").is_object());
    const auto text = page::app().at("hint").at("text").get<std::string>();
    INFO(text);
    const std::size_t at = text.find("at a");
    REQUIRE(at != text.npos);
    CHECK(text.find(text.substr(at, 5), at + 1) == text.npos);
}

TEST_CASE("analysis shows the chances") {
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}});
    CHECK_FALSE(page::shows("judgement"));
    page::choose("tab:log");
    page::choose("analysis");
    CHECK(page::says("still thinking"));
    const float tabs = page::mark("tab:analysis").min.y;
    answer();
    CHECK(page::mark("tab:analysis").min.y == tabs);
    const Json chances = page::app().at("chances");
    REQUIRE(chances.size() == 2);
    CHECK(chances[0].get<int>() + chances[1].get<int>() == 1000);
    CHECK(page::shows("judgement"));
}

TEST_CASE("the chances that are shown are those of the position, and of an outcome") {
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}});
    for (const char* mark : {"tab:log", "analysis"}) page::choose(mark);
    answer();
    REQUIRE_FALSE(page::says("still thinking"));
    page::play_all("d8-e7");
    CHECK(page::says("still thinking"));  // those before are of another position
    answer();
    CHECK_FALSE(page::says("still thinking"));

    const page::Playthrough& game = page::playthrough("dogfight-a-duel-to-the-kill");
    const auto match = std::move(*open_match(Json::parse(game.record)));
    for (const std::string& move : game.moves) REQUIRE(match->play_text(move));
    page::open(match->record());
    for (const char* mark : {"tab:log", "analysis"}) page::choose(mark);
    CHECK(page::says("100%"));
}

TEST_CASE("the chances of all sides are told so that they add up") {
    page::Outside world = page::desktop();
    world.engine = [](std::string_view) {
        return write_json(Json{{"action", Json::object()},
                               {"text", ""},
                               {"why", ""},
                               {"chance", 875},
                               {"chances", {875, 125}},
                               {"nodes", 1}});
    };
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}}, world);
    page::choose("tab:log");
    page::choose("analysis");
    answer();
    CHECK(page::says("88%"));
    CHECK(page::says("12%"));
}

TEST_CASE("games with the computer continue after a reload") {
    page::open(no_clouds);
    seat(1, 1);
    page::play_all("+a3=ne");
    page::let_computers_act();
    CHECK(page::app().at("asked").at("player") == 0);
    CHECK(page::app().at("size") > 1);
    const Json played = page::record();
    page::reload();
    CHECK(page::app().at("seats") == "0a");
    CHECK(page::record() == played);
    while (page::app().at("asked").at("player") == 0)
        page::play_all(page::text().at("actions")[0][2].get<std::string>());
    CHECK(page::app().at("thinking") == true);
}

TEST_CASE("hidden information of the computer is nowhere in the page, whoever is to act") {
    page::open_hidden_red();
    seat(1, 1);
    const auto everything = [] {
        std::string all = page::state().dump() + page::text().dump();
        for (const std::string& text : page::words()) all += "\n" + text;
        for (const std::string& text : page::outside().announced) all += "\n" + text;
        return all;
    };
    CHECK(everything().find("b01") != std::string::npos);
    CHECK(everything().find("b00") == std::string::npos);
    const Json shared = page::share().at("choices")[0];  // the choice for Green
    CHECK(contains(shared.at("record"), "b01"));
    CHECK_FALSE(contains(shared.at("record"), "b00"));
    const Json actions = page::text().at("actions");
    CHECK(std::ranges::any_of(actions, [](const Json& action) { return action[2] == "."; }));
    page::play_all(".");
    CHECK(page::app().at("thinking") == true);
    CHECK(everything().find("b00") == std::string::npos);
    answer();
    CHECK(page::app().at("size") == 2);
    CHECK(page::app().at("asked").at("player") == 1);
    CHECK(everything().find("b00") == std::string::npos);
    answer();
    CHECK(page::app().at("size") == 3);
    CHECK(page::app().at("asked").at("player") == 0);
    CHECK(everything().find("b00") == std::string::npos);
    CHECK(page::app().at("view").at("covered") == false);
}

TEST_CASE("a worker that crashes is reported, and the game continues") {
    page::Outside world = page::desktop();
    world.engine = [](std::string_view) { return std::string(); };
    page::open(no_clouds, world);
    seat(1, 1);
    page::play_all("+a3=ne");
    REQUIRE(headless::engine_is_asked());
    headless::deliver();
    page::settle();
    CHECK(page::app().at("thinking") == false);
    CHECK(page::app().at("size") == 1);
}
