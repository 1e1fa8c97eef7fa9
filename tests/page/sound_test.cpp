// Which sounds are asked for; how they are made is shell/sound.js's.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

std::vector<std::string> heard() {
    std::vector<std::string> sounds;
    for (const headless::Request& request : page::outside().requests)
        if (request.kind == "sound") sounds.push_back(request.what);
    return sounds;
}

using Sounds = std::vector<std::string>;

}  // namespace

TEST_CASE("each game has the sounds of what is played in it") {
    using Kinds = std::set<std::string>;
    const auto [name, kinds] =
        GENERATE(table<std::string, Kinds>({{"crosshairs-duel", {"paper", "engine", "shot", "won"}},
                                            {"crossfire-hex-to-the-last-man", {"wood", "won"}},
                                            {"crossfire-squads-small-table", {"paper", "shot", "dice", "won"}},
                                            {"dogfight-a-duel-to-the-kill", {"paper", "engine", "shot", "dice", "won"}},
                                            {"aerial-war-battle-at-random", {"engine", "shot", "dice", "won"}}}));
    INFO(name);
    const page::Playthrough& game = page::playthrough(name);
    page::open_at(game, game.moves.size());
    const Sounds sounds = heard();
    CHECK(Kinds(sounds.begin(), sounds.end()) == kinds);
    CHECK(sounds.back() == "won");  // by one of those at this screen
    CHECK(std::ranges::count(sounds, "won") == 1);
}

TEST_CASE("a cloud is put down like paper") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    page::choose("cell:e5");
    CHECK(heard() == Sounds{"paper"});
}

TEST_CASE("dice are heard once, when they begin to roll") {
    page::open(Json{{"game", "aerial-war"}, {"version", 1}});
    CHECK(heard().empty());
    SECTION("on the table") {
        page::change([](platform::Surroundings& around) { around.reduced_motion = false; });
        page::choose("throw");
    }
    SECTION("in the text view") { page::act("roll"); }
    page::wait(3000);
    CHECK(page::app().at("size") == 1);
    CHECK(heard() == Sounds{"dice"});
}

TEST_CASE("real dice make their own sound") {
    page::open(Json{{"game", "aerial-war"}, {"version", 1}});
    page::enter_dice({3, 4});
    CHECK(page::app().at("size") == 1);
    CHECK(heard().empty());
}

TEST_CASE("the computer's actions are heard, and again in a replay; the history is silent") {
    page::open();
    for (const char* mark : {"play:crosshairs", "start"}) page::choose(mark);
    page::outside().requests.clear();
    page::play_all("+a3=ne");
    CHECK(heard() == Sounds{"engine"});
    page::let_computers_act();
    const std::size_t told = heard().size();
    CHECK(told > 1);
    page::outside().requests.clear();
    page::choose("replay");
    page::wait(60000);
    CHECK(heard().size() == told - 1);  // not what was done here
    page::outside().requests.clear();
    page::choose("replay");
    page::choose("skip");
    page::press("[");
    page::press("End");
    CHECK(heard().empty());
}

TEST_CASE("sounds are as loud as set, a change is heard, and without a volume there is none") {
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}});
    page::press(";");
    page::choose("set:volume:3");
    REQUIRE(page::outside().requests.size() > 0);
    CHECK(page::outside().requests.back() == headless::Request{"sound", "wood", "3"});
    CHECK(page::outside().storage.at("settings") == "volume=3 own-dice=1");
    page::choose("set:volume:0");
    CHECK(heard().size() == 1);
    page::press("Escape");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    CHECK(page::app().at("size") == 1);
    CHECK(heard().size() == 1);
}

TEST_CASE("the end is heard from the side of whoever is here") {
    const auto [won, last] = GENERATE(table<bool, std::string>({{true, "won"}, {false, "lost"}}));
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size());
    const Json action = page::record().at("moves").back();
    page::Outside world = page::desktop();
    world.engine = [action](std::string_view) {
        return write_json({{"action", action}, {"text", "e3-c5"}, {"why", ""}, {"chances", {500, 500}}, {"nodes", 1}});
    };
    page::open_at(game, game.moves.size() - 1, world);
    page::outside().requests.clear();
    page::choose("who-plays");
    page::choose(won ? "seat:1:2" : "seat:0:2");
    if (won) {
        page::play_all(game.moves.back());
    } else {
        page::let_computers_act();
    }
    page::settle();
    CHECK(heard() == Sounds{"wood", last});
}

TEST_CASE("a draw is no victory") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-full-ko-and-a-limit");
    page::open_at(game, game.moves.size());
    CHECK(heard().back() == "wood");
}
