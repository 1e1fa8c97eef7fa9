// Results of games against the computer: what is counted, kept, shown and erased.
#include "app/statistics.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/layout.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

const std::string key = "results:crossfire-hex:2";

std::string kept() {
    const auto& storage = page::outside().storage;
    const auto found = storage.find(key);
    return found == storage.end() ? std::string() : found->second;
}

// A game of hex Crossfire before its last action.
const page::Playthrough& game(bool drawn) {
    return page::playthrough(drawn ? "crossfire-hex-full-ko-and-a-limit" : "crossfire-hex-to-the-last-man");
}

void open_before_end(bool drawn = false) { page::open_at(game(drawn), game(drawn).moves.size() - 1); }

int to_act() { return page::app().at("asked").at("player").get<int>(); }

void seat_computer(int player) {
    page::choose("who-plays");
    page::choose("seat:" + std::to_string(player) + ":2");
}

void play_end(bool drawn = false) { page::play_all(game(drawn).moves.back()); }

void win() {
    open_before_end();
    seat_computer(1 - to_act());
    play_end();
}

void open_sheet_at_home() {
    page::choose("settings");
    page::choose("statistics:open");
    REQUIRE(page::shows("statistics"));
}

}  // namespace

TEST_CASE("a game against the computer is counted when it ends, by its result") {
    const bool drawn = GENERATE(false, true);
    open_before_end(drawn);
    CHECK(kept() == "");
    seat_computer(1 - to_act());
    CHECK(kept() == "");
    play_end(drawn);
    CHECK(kept() == (drawn ? "0 0 1" : "1 0 0"));
}

TEST_CASE("a game that the computer wins is counted as lost") {
    open_before_end();
    play_end();
    const Json action = page::record().at("moves").back();
    page::Outside world = page::desktop();
    world.engine = [action](std::string_view) {
        return write_json({{"action", action}, {"text", "e3-c5"}, {"why", ""}, {"chances", {500, 500}}, {"nodes", 1}});
    };
    page::open_at(game(false), game(false).moves.size() - 1, world);
    seat_computer(to_act());
    page::let_computers_act();
    CHECK(kept() == "0 1 0");
}

TEST_CASE("a game counts once, whatever is undone, reloaded, replayed or opened; another game counts again") {
    win();
    REQUIRE(kept() == "1 0 0");
    page::wait(3000);
    page::press("Escape");
    SECTION("played again") {
        page::choose("undo");
        REQUIRE(page::app().at("asked").at("who").get<std::string>().starts_with("You ("));
        play_end();
    }
    SECTION("after a reload") {
        page::reload();
        CHECK(kept() == "1 0 0");
        page::choose("undo");
        play_end();
    }
    SECTION("shown again") {
        page::press("Home");
        page::press("End");
    }
    SECTION("opened from the home page") {
        page::press("h");
        page::choose("kept:0");
    }
    CHECK(page::app().at("cursor") == page::app().at("size"));
    CHECK(kept() == "1 0 0");
    page::outside().storage.erase("games");  // the next is a game of its own
    page::load(write_json(page::record()));
    CHECK(kept() == "1 0 0");
    page::choose("undo");
    seat_computer(1 - to_act());
    play_end();
    CHECK(kept() == "2 0 0");
}

TEST_CASE("games among people, and of computers only, are not counted") {
    open_before_end();
    const int player = to_act();
    SECTION("two at one screen") { play_end(); }
    SECTION("two at one screen, and a computer that came when it was over") {
        play_end();
        page::press("Home");
        seat_computer(1 - player);
        page::press("End");
    }
    SECTION("a friend elsewhere") {
        page::choose("who-plays");
        page::choose("seat:" + std::to_string(1 - player) + ":1");
        play_end();
    }
    SECTION("in analysis, where one plays both sides") {
        seat_computer(1 - player);
        page::press("q");
        play_end();
    }
    CHECK(page::outside().storage.contains("games"));  // what happens is kept, but not as a result
    for (const auto& [name, text] : page::outside().storage) CHECK_FALSE(name.starts_with("results"));
}

TEST_CASE("the sheet shows the results, erases them, and brings them back") {
    page::Outside world = page::desktop();
    world.storage = {{"results:crosshairs:1", "3 14 0"}, {"results:aerial-war:4", "0 0 7"}};
    page::open("", world);
    open_sheet_at_home();
    CHECK(page::says("24 games against the computer."));
    CHECK(page::shows("tally:crosshairs:1"));
    CHECK(page::shows("tally:aerial-war:4"));
    CHECK_FALSE(page::shows("tally:crosshairs:2"));
    CHECK(page::says("14"));
    page::choose("statistics:erase");
    CHECK(page::says("Erased"));
    CHECK(page::outside().storage.empty());
    page::choose("statistics:undo");
    CHECK(page::outside().storage == world.storage);
    page::choose("statistics:erase");
    page::press("Escape");
    CHECK_FALSE(page::shows("statistics"));
    CHECK(page::shows("settings"));
    page::choose("statistics:open");
    CHECK_FALSE(page::shows("statistics:undo"));
    CHECK(page::outside().storage.empty());
}

TEST_CASE("damaged results are none, and are counted on from there") {
    page::Outside world = page::desktop();
    const std::string text = GENERATE("x", "1", "1 2", "1 2 3 4", "-1 0 0", "1,2,3", "99999999999999999999 0 0",
                                      "\xff\xfe\0", "0 0 0", "   ");
    world.storage = {{key, text}, {"counted", text}};
    page::open("", world);
    CHECK(tally("crossfire-hex", 2) == Tally{});
    open_sheet_at_home();
    CHECK(page::says("No finished games"));
    count_end("7", "crossfire-hex", {2, FinalResult::lost});
    CHECK(kept() == "0 1 0");
    count_end("7", "crossfire-hex", {2, FinalResult::lost});
    CHECK(kept() == "0 1 0");
    count_end("77", "crossfire-hex", {2, FinalResult::won});
    CHECK(kept() == "1 1 0");
}

TEST_CASE("what has been counted does not grow for ever") {
    page::open();
    for (int game = 0; game < 200; ++game)
        count_end(std::to_string(1700000000000 + game), "dogfight", {1, FinalResult::won});
    CHECK(page::outside().storage.at("results:dogfight:1") == "200 0 0");
    CHECK(page::outside().storage.at("counted").size() <= 600);
    count_end("1700000000199", "dogfight", {1, FinalResult::won});
    CHECK(page::outside().storage.at("results:dogfight:1") == "200 0 0");
}

TEST_CASE("the sheet is fetched when it is first opened, over a game too") {
    page::Outside world = page::desktop();
    world.code = platform::LoadState::away;
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, world);
    page::press(";");
    page::choose("statistics:open");
    CHECK(page::app().at("screen") == "loading");
    headless::code_arrived(true);
    page::settle();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::shows("statistics"));
    page::press("Escape");
    page::press("Escape");
    CHECK_FALSE(page::shows("settings"));
}

TEST_CASE("settings and statistics fit on every screen") {
    page::Outside world = GENERATE(page::desktop(), page::phone(), page::phone(360, 640), page::phone(844, 390));
    for (const char* game : {"crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war"})
        for (const char* level : {"1", "2", "3", "4"})
            world.storage["results:" + std::string(game) + ":" + level] = "999999 999999 999999";
    page::open("", world);
    page::choose("settings");
    const auto check = [](const char* sheet) {
        const page::Box box = page::mark(sheet);
        CHECK(box.min.x >= 0);
        CHECK(box.min.y >= 0);
        CHECK(box.max.x <= platform::surroundings().width);
        CHECK(box.max.y <= platform::surroundings().height);
        const layout::Frame frame = layout::look();
        for (const auto law : {layout::texts_whole, layout::targets_for_fingers})
            CHECK(law(frame) == layout::Complaints());
    };
    check("settings");
    page::choose("statistics:open");
    check("statistics");
    CHECK(page::shows("tally:crosshairs:1"));
}

TEST_CASE("an embed has no statistics") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, page::embed());
    page::press(";");
    REQUIRE(page::shows("settings"));
    CHECK_FALSE(page::shows("statistics:open"));
}

TEST_CASE("the home page names the level that was beaten, and the next rung of the ladder", "[home]") {
    const auto opened_with = [](std::map<std::string, std::string, std::less<>> kept_here) {
        page::Outside visit = page::desktop();
        for (const auto& [name, text] : kept_here) visit.storage[name] = text;
        page::open("", visit);
    };
    opened_with({{"results:crosshairs:2", "0 4 1"}});
    CHECK(page::says("Five games of fire and line of sight"));
    CHECK_FALSE(page::says("You have beaten"));
    opened_with({{"results:crosshairs:2", "1 4 0"}});
    CHECK(page::says("You have beaten level 2"));
    CHECK(page::says("Next: beat level 1 in 3 games (1 so far)"));
    std::map<std::string, std::string, std::less<>> won;
    for (const char* id : {"crosshairs", "crossfire-hex", "aerial-war"})
        won["results:" + std::string(id) + ":1"] = "1 0 0";
    opened_with(won);
    CHECK(page::says("Next: beat level 1 in all 5 games (3 so far)"));
    for (const char* id : {"dogfight", "crossfire-squads"}) won["results:" + std::string(id) + ":1"] = "1 0 0";
    opened_with(won);
    CHECK(page::says("Next: beat level 2 in any game"));
    open_sheet_at_home();
    CHECK(page::says("Next: beat level 2 in any game."));
    for (const std::string& id : page::games) won["results:" + id + ":3"] = "1 0 0";
    opened_with(won);
    CHECK(page::says("You have beaten level 3 in every game"));
}
