// What is wrong with a game that is opened is said in words; the place in its JSON is for those who write records.
#include "app/fault_words.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "main.h"
#include "page/driver.h"
#include "screens/analysis/best_lines.h"
#include "support/nonempty.h"

using namespace sightlines;

namespace {

const std::string newer = " Perhaps a newer version of Sightlines made this game: reload the page.";

std::string told(const char* path_and_fault) { return in_words(format_error(path_and_fault)); }

// Records with one fault each, and what stands in its path.
const std::vector<std::pair<Json, const char*>>& faulty() {
    static const auto record = [](const char* keys) {
        Json json{{"game", "crosshairs"}, {"version", 1}};
        json.update(Json::parse(keys));
        return json;
    };
    static const std::vector<std::pair<Json, const char*>> list{
        {record(R"({"options":{"clouds":17}})"), "options/clouds"},
        {record(R"({"options":{"roundLimit":"x"}})"), "options/roundLimit"},
        {record(R"({"start":{"phase":"act","player":0,"round":1,"left":9}})"), "start"},
        {record(R"({"start":{"phase":"act","player":7,"round":1,"left":1}})"), "start/player"},
        {record(R"({"moves":[{"do":"cloud","cell":"a1"},{"do":"fly"}]})"), "moves/1/do"},
        {record(R"({"moves":[{"do":"cloud","cell":"zz"}]})"), "moves/0/cell"},
        {record(R"({"moves":[{"do":"cloud","cell":"a1"}],"notes":[{"at":2,"text":"x"}]})"), "notes/0/at"},
        {record(R"({"players":["Ann"]})"), "players"},
        {record(R"({"match":"?"})"), "match"},
        {record(R"({"lines":[{"from":1,"at":0,"moves":[]}]})"), "lines/0/from"},
        {record(R"({"lines":[{"from":0,"at":0,"moves":[{"do":"fly"}]}]})"), "lines/0/moves/0/do"}};
    return list;
}

}  // namespace

TEST_CASE("a fault is told without its path, with the part of the game that it is in", "[page]") {
    CHECK(told("options/clouds: expected a whole number from 0 to 16.") ==
          "Its options do not fit: expected a whole number from 0 to 16." + newer);
    CHECK(told("start/planes/B: it has no target.") == "Its position does not fit: B: it has no target.");
    CHECK(told("notes/0/at: expected 2.") == "What is written into it does not fit: expected 2.");
    CHECK(told("game: there is no game \"chess\".") == "There is no game \"chess\".");
    CHECK(told("This link is empty.") == "This link is empty.");
    CHECK(told("This cannot be read: this is not JSON.") == "This cannot be read: this is not JSON.");
    Error error = format_error("moves/8/from: expected a text.");
    error.action = 8;
    CHECK(in_words(error) == "Action 9 of this game is refused: expected a text.");
    error.line = 2;
    CHECK(in_words(error) == "Action 9 of variation 2 is refused: expected a text.");
    Error refused("not-yours", "CH-MOVE-01", "That plane is not yours: wait.");
    refused.action = 0;
    CHECK(in_words(refused) == "Action 1 of this game is refused: That plane is not yours: wait.");
}

TEST_CASE("what a newer page may have written is told as such, however the game arrives", "[page]") {
    for (const char* keys : {R"({"clock":{}})", R"({"options":{"weather":1}})", R"({"options":{"clouds":17}})",
                             R"({"moves":[{"do":"loop"}]})", R"({"start":{"phase":"act","player":0,"wind":2}})"}) {
        Json record{{"game", "crosshairs"}, {"version", 1}};
        record.update(Json::parse(keys));
        INFO(keys);
        page::open("#" + write_json(record));
        CHECK(page::text().at("notice").at("message").get<std::string>().ends_with(newer));
        const Json pasted = Json::parse(app().open(write_json(record), From::sheet));
        CHECK(pasted.at("message").get<std::string>().ends_with(newer));
    }
    CHECK_FALSE(told("start/planes/B: it has no target.").ends_with(newer));
}

TEST_CASE("no path stands in front of people, wherever a faulty game comes from", "[page]") {
    for (const auto& [record, path] : faulty()) {
        INFO(write_json(record));
        page::open();
        headless::visit("#" + write_json(record));
        page::settle();
        for (const std::string& words : nonempty(page::words()))
            CHECK(words.find(std::string(path) + ": ") == std::string::npos);
        const auto notice = page::text().at("notice").at("message").get<std::string>();
        CHECK(notice.find('/') == std::string::npos);
        CHECK(notice.find(": ") != std::string::npos);
        // Scripts and hosts are told the place.
        CHECK(page::load(write_json(record)).at("error").at("message").get<std::string>().find(path) !=
              std::string::npos);
        const Json pasted = Json::parse(app().open(write_json(record), From::sheet));
        if (!pasted.at("message").get<std::string>().ends_with(newer))
            CHECK(pasted.at("message") == "This is not a game that can be opened here.");
        CHECK(pasted.at("details").get<std::string>().find(path) != std::string::npos);
    }
}

TEST_CASE("one position is called one", "[analysis]") {
    CHECK(counted_positions(1) == "1 position");
    CHECK(counted_positions(0) == "0 positions");
    CHECK(counted_positions(1'234'567) == "1,234,567 positions");
}
