// What people stumbled over when they played whole games by hand.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "session/seats.h"

using namespace sightlines;

namespace {

void start_against_computer(const std::string& game) {
    page::open();
    for (const std::string& mark : {"play:" + game, std::string("start")}) page::choose(mark);
}

const Json clouds{{"game", "crosshairs"}, {"version", 1}, {"moves", {{{"do", "cloud"}, {"cell", "e5"}}}}};

}  // namespace

TEST_CASE("what was told stands below what can be done, which keeps its place") {
    start_against_computer("crosshairs");
    const float before = page::mark("who-plays").min.y;
    page::play_all("+a3=ne");
    page::let_computers_act();
    REQUIRE(page::shows("told"));
    CHECK(page::mark("told").min.y > page::mark("who-plays").max.y);
    CHECK(page::mark("who-plays").min.y < before + 40);  // its question may need another line
}

TEST_CASE("a hint is asked for beside the tabs, and its answer is in sight, in every game") {
    const std::string game = GENERATE(as<std::string>(), "crosshairs-duel", "crossfire-hex-to-the-last-man",
                                      "dogfight-a-duel-to-the-kill", "crossfire-squads-small-table");
    const page::Outside world = GENERATE(page::desktop(), page::phone());
    std::size_t ply = 2;
    for (page::open_at(page::playthrough(game), ply, world); !page::shows("hint"); ++ply)
        page::open_at(page::playthrough(game), ply, world);
    CHECK(page::mark("hint").max.y <= page::mark("tab:log").max.y + 1);
    page::choose("hint");
    REQUIRE(headless::deliver());
    page::settle();
    REQUIRE(page::shows("hint-text"));
    const std::array buttons{"hint-play", "action:fly", "do:move", "do:fire", "do:rally", "end-turn"};
    const auto* plays = std::ranges::find_if(buttons, page::shows);
    REQUIRE(plays != buttons.end());
    CHECK(page::mark(*plays).max.y <= world.around.height);
    CHECK_FALSE(page::shows("hint"));
}

TEST_CASE("a tip does not come back over what a press has opened") {
    page::open(clouds);
    page::hover("cell:e5");
    page::wait(600);
    REQUIRE(page::shows("tip"));
    page::choose("cell:e5");
    page::wait(2000);
    CHECK_FALSE(page::shows("tip"));
    page::hover("cell:g7");
    page::hover("cell:e5");
    page::wait(600);
    CHECK(page::shows("tip"));
}

TEST_CASE("nobody plays for the computer by looking back: what is tried there is a line beside the game") {
    start_against_computer("crosshairs");
    page::play_all("+a3=ne");
    page::let_computers_act();
    const Json played = page::record().at("moves");
    page::go_to(page::app().at("size").get<int>() - 1);
    REQUIRE(page::app().at("looks_back") == true);
    CHECK_FALSE(page::shows("hint"));
    page::play_all("+k4=sw");
    CHECK(page::record().at("moves") == played);
    CHECK(page::record().contains("lines"));
}

TEST_CASE("what was laid out is undone in analysis only") {
    start_against_computer("crosshairs");
    const auto begun = page::app().at("size").get<int>();
    REQUIRE(begun > 0);
    page::choose("tab:log");
    page::choose("analysis");
    page::act("undo");
    CHECK(page::app().at("cursor") < begun);  // in analysis everything can be undone
}

TEST_CASE("on a phone the log has the room of what is asked, and its buttons stay in their place") {
    page::Outside world = page::phone();
    page::open("", world);
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    REQUIRE(page::shows("guide"));
    page::choose("tab:log");
    page::settle();
    CHECK_FALSE(page::shows("guide"));
    const float buttons = page::mark("go:first").min.y;
    CHECK(page::mark("log").max.y - page::mark("log").min.y > 240);
    page::choose("go:first");
    page::settle();
    CHECK(page::mark("go:first").min.y == buttons);
}

TEST_CASE("turns of the log fold, but for the last ones, and open on a press") {
    const page::Outside world = GENERATE(page::desktop(), page::phone());
    const page::Playthrough& game = page::playthrough("dogfight-a-duel-to-the-kill");
    page::open_at(game, 60, world);
    page::choose("tab:log");
    const auto count = [](const char* kind) {
        return std::ranges::count_if(page::marks(), [&](const auto& each) { return each.first.starts_with(kind); });
    };
    const auto entries = count("log:");
    REQUIRE(entries > 0);
    page::choose("go:first");
    std::string first;
    float top = 1e9F;
    for (const auto& [name, box] : page::marks())
        if (name.starts_with("turn:") && box.min.y < top) first = name, top = box.min.y;
    REQUIRE_FALSE(first.empty());
    const auto folded = count("log:");
    page::choose(first);
    CHECK(count("log:") > folded);
    page::choose(first);
    CHECK(count("log:") == folded);
}

TEST_CASE("a plane that was shot down is told as long as its turn is, however little room there is") {
    int found = 0;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "crosshairs") continue;
        for (std::size_t ply = 1; ply + 2 < game.moves.size() && found < 3; ++ply) {
            const auto seat = [&](std::size_t at) { return game.situations[at].substr(0, 1); };
            const bool goes_on = seat(ply) == seat(ply + 1) && seat(ply) == seat(ply + 2) && seat(ply) == seat(ply + 3);
            if (game.moves[ply].front() != 'x' || !goes_on) continue;
            page::open_at(game, ply + 3, page::desktop(1280, 1600));
            if (!page::says("shoots")) continue;  // another turn has begun
            ++found;
            for (const float height : {640.0F, 800.0F}) {
                INFO(game.name << " " << ply << " " << height);
                page::open_at(game, ply + 3, page::desktop(1280, height));
                CHECK(page::says("shoots"));  // where its line breaks differs
            }
        }
    }
    CHECK(found > 0);
}

TEST_CASE("on a phone one sentence of what was done is not said twice") {
    page::open_at(page::playthrough("crossfire-hex-to-the-last-man"), 1, page::phone());
    const std::string told = page::app().at("told")[0].get<std::string>();
    REQUIRE(page::app().at("told").size() == 1);
    const std::string begins = told.substr(0, 12);
    CHECK(std::ranges::count_if(page::words(), [&](const auto& words) { return words.starts_with(begins); }) == 1);
}

TEST_CASE("on a phone the last of several sentences is not said twice either") {
    page::open("", page::phone());
    for (const char* mark : {"play:crosshairs", "start"}) page::choose(mark);
    page::play_all("+a3=ne");
    page::let_computers_act();
    page::wait(5000);
    const Json told = page::app().at("told");
    REQUIRE(told.size() > 1);
    const std::string last = told.back().get<std::string>().substr(0, 28), first = told.front().get<std::string>();
    const auto said = [](const std::string& begins) {
        return std::ranges::count_if(page::words(), [&](const auto& words) { return words.starts_with(begins); });
    };
    CHECK(said(last) == 1);
    CHECK(said(first.substr(0, 20)) >= 1);
}

TEST_CASE("settings and keys are reached from a game") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    page::choose("table:keys");
    CHECK(page::shows("keys"));
    page::choose("table:keys");  // with the mouse alone
    CHECK_FALSE(page::shows("keys"));
    page::choose("table:keys");
    page::press("Escape");
    CHECK_FALSE(page::shows("keys"));
    page::choose("table:settings");
    CHECK(page::shows("settings"));
}

TEST_CASE("on a phone the ending stands below the board, on which the last hit stays in sight") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size() - 1, page::phone());
    page::choose("tab:log");
    page::play_all(game.moves.back());
    page::wait(3000);
    REQUIRE(page::shows("rematch"));
    CHECK(page::mark("rematch").min.y > page::mark("board").max.y);
    CHECK(page::mark("rematch").max.y < page::outside().around.height);
}

TEST_CASE("seats that an option adds are the computer's where the others are") {
    page::open();
    for (const char* mark : {"play:crosshairs", "options", "type:5", "players:more"}) page::choose(mark);
    const auto seats = page::app().at("seats").get<std::string>();
    REQUIRE(seats.size() > 2);
    CHECK(seats.find_first_not_of('a', 1) == std::string::npos);
}

TEST_CASE("a hint of a guided game gives way when its moment is over") {
    page::open();
    for (const char* mark : {"play:crosshairs", "guided"}) page::choose(mark);
    REQUIRE(page::shows("guide"));
    REQUIRE(page::says("Click a green plane"));
    const auto flight = page::text().at("actions")[0][2].get<std::string>();  // "c3-1"
    page::choose("cell:" + flight.substr(0, 2));
    CHECK_FALSE(page::says("Click a green plane"));
}

TEST_CASE("questions and endings speak to whoever is here") {
    page::open();
    const auto match = *new_match("crossfire-squads", Json::object());
    const auto view = page_of("crossfire-squads")->view(*match);
    const auto said = [&](const char* text, const char* seats) {
        return addressed(text, *view, names_of(*view, seats, {}));
    };
    CHECK(said("Green's rifle 1 shoots. Green's mortar waits, Green's gun too.", "0a") ==
          "Your rifle 1 shoots. Your mortar waits, your gun too.");
    CHECK(said("Green held the flag long enough.", "0a") == "You held the flag long enough.");
    CHECK(said("Red has no unit left.", "a0") == "You have no unit left.");
    for (const char* seats : {"", "a0", "00"}) CHECK(said("Green's rifle 1", seats) == "Green's rifle 1");
}
