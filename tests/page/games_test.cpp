// All five games on the page: links of every release, and the playthroughs move by move.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

TEST_CASE("links of every release open on the page, say what is due, and stay in the address bar") {
    const std::string version = GENERATE("0.1.0", "0.2.0", "0.3.0", "0.4.0", "0.5.0", "0.6.0");
    std::ifstream file(TESTS_DIR "/golden/links-" + version + ".json");
    const Json all = Json::parse(file);
    for (const Json& golden : all) {
        INFO(golden.at("name").dump());
        page::open(golden.at("link").get<std::string>());
        CHECK(page::app().at("screen") == "table");
        CHECK(page::record() == golden.at("record"));
        CHECK(page::says(page::app().at("asked").at("who").get<std::string>()));
        CHECK(page::record_behind(page::link()) == golden.at("record"));
    }
}

TEST_CASE("playthroughs of all five games can be played on the page, taken back and scrubbed") {
    std::vector<std::string> games;
    for (const page::Playthrough& one : page::playthroughs()) {
        INFO(one.name);
        if (std::ranges::count(games, one.game) > 0) continue;  // one of each
        games.push_back(one.game);
        page::open(one.record);
        std::vector<Json> positions{page::position()};
        for (std::size_t i = 0; i < std::min<std::size_t>(one.moves.size(), 12); ++i) {
            page::play_all(one.moves[i]);
            CHECK(page::app().at("cursor") == i + 1);
            positions.push_back(page::position());
        }
        CHECK(page::record_behind(page::link()) == page::record());
        page::press("Home");
        CHECK(page::position() == positions.front());
        for (std::size_t i = 0; i < positions.size(); ++i) {
            page::go_to(static_cast<int>(i));
            CHECK(page::position() == positions[i]);
        }
    }
    CHECK(games.size() == 5);
}

TEST_CASE("a whole game of hex Crossfire by mouse and by touch, to the last man") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    const bool fingers = GENERATE(false, true);
    page::open(game.record, fingers ? page::phone() : page::desktop());
    for (const std::string& move : game.moves) {
        INFO(move);
        const auto before = page::app().at("size").get<std::size_t>();
        if (move[0] == '@') {
            page::choose("action:enter");
            page::choose("cell:" + move.substr(1));
        } else {
            page::choose("cell:" + move.substr(0, move.find('-')));
            page::choose("cell:" + move.substr(move.find('-') + 1));
        }
        // By touch the first tap only shows what would happen.
        if (fingers && page::app().at("size") == before) page::choose("action:play");
        CHECK(page::app().at("size") == before + 1);
    }
    CHECK(page::says("White wins"));
    CHECK(page::text().at("over") == true);
}
