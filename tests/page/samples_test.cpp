// The sample games: they open, and their comments are worth having.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "api/annotations.h"
#include "api/games.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

Json samples() { return std::move(*parse_json(headless::samples_on_disk(), no_limits)).at("games"); }

}  // namespace

TEST_CASE("every game has a sample game, which ends, with comments on its way", "[library]") {
    std::set<std::string> games;
    for (const Json& sample : samples()) {
        const Json& record = sample.at("record");
        INFO(sample.at("title"));
        const auto opened = open_match(record);
        REQUIRE(opened);
        const Match& match = **opened;
        CHECK(match.status().outcome);
        games.insert(std::string(match.game().id));
        const std::vector<Note>& notes = match.annotations().notes;
        CHECK(notes.size() >= 8);
        CHECK(notes.front().at == 0);
        CHECK(notes.back().at == match.size());
    }
    CHECK(games == std::set(page::games.begin(), page::games.end()));
}

TEST_CASE("sample games are listed after one's own, are found, and open with their comments", "[library]") {
    page::open("#library");
    const std::size_t count = samples().size();
    CHECK(page::app().at("samples") == count);
    CHECK(page::app().at("games") == 0);
    CHECK(page::says("Sample game with comments"));
    CHECK(page::says("You have no games yet"));
    const Json text = page::text();
    for (const Json& each : text.at("games")) CHECK(each.at("sample") == true);
    CHECK_FALSE(page::shows("delete:sample-0"));
    for (std::size_t i = 0; i < count; ++i) {
        page::open("#library");
        page::choose("library:open:sample-" + std::to_string(i));
        REQUIRE(page::app().at("screen") == "table");
        CHECK(page::app().at("cursor") == 0);
        CHECK(page::record().at("notes").size() >= 8);
    }
}
