// All five games on the page: links of every release, and the playthroughs move by move.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "page/hand.h"

using namespace sightlines;

namespace {

struct Playthrough {
    std::string name;
    Json record;
    std::vector<std::string> moves;
};

// A line for each move: the move, two blanks or more, then the situation after it.
std::vector<Playthrough> playthroughs() {
    std::vector<Playthrough> all;
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_DIR "/playthroughs")) {
        if (entry.path().extension() != ".txt") continue;
        Playthrough one{entry.path().stem().string(), {}, {}};
        std::ifstream in(entry.path());
        for (std::string line; std::getline(in, line);) {
            if (line.starts_with("#") || line.starts_with(" ") || line.empty()) continue;
            if (line.starts_with("{"))
                one.record = Json::parse(line);
            else
                one.moves.push_back(line.substr(0, line.find("  ")));
        }
        all.push_back(std::move(one));
    }
    std::ranges::sort(all, {}, &Playthrough::name);
    return all;
}

}  // namespace

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
    for (const Playthrough& one : playthroughs()) {
        INFO(one.name);
        const std::string game = one.record.at("game").get<std::string>();
        if (std::ranges::count(games, game) > 0) continue;  // one of each
        games.push_back(game);
        page::open(one.record);
        const Json start = page::position();
        const std::size_t most = std::min<std::size_t>(one.moves.size(), 12);
        std::vector<Json> positions{start};
        for (std::size_t i = 0; i < most; ++i) {
            page::play_all(one.moves[i]);
            CHECK(page::app().at("cursor") == i + 1);
            positions.push_back(page::position());
        }
        CHECK(page::record_behind(page::link()) == page::record());
        page::press("Home");
        CHECK(page::position() == start);
        for (std::size_t i = 0; i <= most; ++i) {
            page::go_to(static_cast<int>(i));
            CHECK(page::position() == positions[i]);
        }
    }
    CHECK(games.size() == 5);
}
