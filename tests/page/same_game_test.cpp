// Which saved games are the same: by their id, and what is opened by its record. With what older versions have stored.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "api/link/deflated.h"
#include "api/link/forms.h"
#include "app/saved_games.h"
#include "page/driver.h"
#include "screens/library/catalogue.h"

using namespace sightlines;

namespace {

// A line of each form in which versions 0.1 to 0.6 have stored games, with the links of their time.
std::string older_storage() {
    std::ifstream file(TESTS_DIR "/golden/saved-games-0.6.txt");
    return {std::istreambuf_iterator<char>(file), {}};
}

page::Outside with(const std::string& saved) {
    page::Outside world = page::desktop();
    world.storage["games"] = saved;
    return world;
}

std::vector<std::string> ids() {
    std::vector<std::string> all;
    for (const SavedGame& game : saved_games()) all.push_back(game.id);
    std::ranges::sort(all);
    return all;
}

// The first action of those that the text view offers.
void play_first() { page::play_all(page::text().at("actions").at(0).at(2).get<std::string>()); }

const Json hex_game{{"game", "crossfire-hex"}, {"version", 1}};

}  // namespace

TEST_CASE("saved games: what older versions have stored is listed, opened, and each known by its old link", "[links]") {
    page::open("", with(older_storage()));
    const std::vector<SavedGame> stored = read_lines(older_storage());
    REQUIRE(stored.size() == 6);
    CHECK(page::app().at("kept") == stored.size());
    const std::vector<std::string> all = ids();
    REQUIRE(all.size() == stored.size());
    for (const SavedGame& before : stored) {
        INFO(before.id << " " << before.link);
        page::open("", with(older_storage()));
        headless::visit(before.link);
        page::settle();
        REQUIRE(page::app().at("screen") == "table");
        CHECK(page::record().at("game") == read_link(before.link)->at("game"));
        page::act("home");
        CHECK(ids() == all);
        const std::vector<SavedGame> now = saved_games();
        const SavedGame* kept = find_game(now, before.id);
        REQUIRE(kept != nullptr);
        CHECK(kept->title == before.title);
        // A computer may have gone on.
        const Result<Json> record = read_link(kept->link), stored_record = read_link(before.link);
        REQUIRE(record);
        CHECK(record->at("game") == stored_record->at("game"));
        CHECK(record->value("start", Json()) == stored_record->value("start", Json()));
        CHECK(moves_in(*record) >= moves_in(*stored_record));
    }
}

TEST_CASE("saved games: equal records are found whatever their links are packed by", "[links]") {
    page::open(hex_game);
    const std::string now = *write_link(page::record()), before = *write_deflated_link(page::record());
    CHECK(same_record(now, now));
    CHECK(same_record(now, before));
    CHECK(same_record(before, now));
    CHECK_FALSE(same_record("", ""));
    CHECK_FALSE(same_record(now, ""));
    CHECK(same_record("#1d.broken", "#1d.broken"));
    CHECK_FALSE(same_record("#1d.broken", "#1d.broker"));
    play_first();
    CHECK_FALSE(same_record(now, *write_link(page::record())));
}

TEST_CASE("saved games: two in which the same was played are two") {
    page::open("");
    page::act("begin", "crossfire-hex");
    play_first();
    const std::vector<std::string> one = ids();
    REQUIRE(one.size() == 1);
    page::act("home");
    page::act("begin", "crossfire-hex");
    play_first();
    CHECK(ids().size() == 2);
    CHECK(same_record(saved_games()[0].link, saved_games()[1].link));
    play_first();
    CHECK(ids().size() == 2);
    CHECK(std::ranges::includes(ids(), one));
}

TEST_CASE("saved games: a game that is begun twice and not played between is one") {
    page::open("");
    page::act("begin", "crossfire-hex");
    const std::vector<std::string> one = ids();
    REQUIRE(one.size() == 1);
    page::act("home");
    page::act("begin", "crossfire-hex");
    CHECK(ids() == one);
}

TEST_CASE("saved games: what is opened from a link goes on as the saved game that holds it") {
    page::open("");
    page::act("begin", "crossfire-hex");
    const std::vector<std::string> one = ids();
    const std::string link = page::link();
    page::act("home");
    headless::visit(*write_deflated_link(*read_link(link)));
    page::settle();
    play_first();
    CHECK(ids() == one);
}
