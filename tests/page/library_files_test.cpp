// The library, and what comes to it: files that an editor or a program has made, the same game from two devices, a
// store that does not answer.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/saved_games.h"
#include "main.h"
#include "page/driver.h"
#include "page/worlds.h"
#include "screens/saved_game_entries.h"

using namespace sightlines;

namespace {

constexpr double day_ms = 86'400'000;
constexpr double now = 1'700'000'000'000;

// The first so many clouds of a duel.
Json record_of(std::size_t moves, const char* name = "Ann") {
    constexpr const char* cells[]{"c4", "e5", "g6", "i6"};
    Json record{{"game", "crosshairs"}, {"version", 1}, {"players", {name, "Ben"}}};
    for (std::size_t i = 0; i < moves; ++i) record["moves"].push_back({{"do", "cloud"}, {"cell", cells[i]}});
    return record;
}

SavedGame game(const std::string& id, const Json& record, const std::string& title = "") {
    const auto match = std::move(*open_match(record));
    SavedGame saved{.id = id, .link = *write_link(match->record()), .seats = "00", .when_ms = now - day_ms};
    saved.title = title;
    look_at(saved, *match, *make_view(*match));
    return saved;
}

void open_library(page::Outside world) { page::open("#library", std::move(world)); }

std::string notice() { return page::text().at("notice").get<std::string>(); }

std::vector<std::string> names() {
    std::vector<std::string> all;
    const Json text = page::text();
    for (const Json& each : text.at("games")) all.push_back(each.at("name").get<std::string>());
    std::ranges::sort(all);
    return all;
}

void load_file(const std::string& text) {
    app().open(text, From::file);
    page::settle();
}

std::string exported(const std::vector<SavedGame>& games) {
    open_library(page::with_games({}, games));
    page::choose("library:export");
    return page::outside().requests.back().text;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

// Moves of the game of that id, where it is shown from.
std::size_t moves_of(const std::string& id) {
    for (const SavedGame& saved : saved_games())
        if (saved.id == id) return page::record_behind(saved.link).value("moves", Json::array()).size();
    const auto saved = read_saved_game(page::outside().library.at(id));
    return page::record_behind(saved->link).value("moves", Json::array()).size();
}

}  // namespace

TEST_CASE("a library opens however an editor has left it, from home and in the library, as a file and as text",
          "[library]") {
    const std::string file = exported({game("1", record_of(1)), game("2", record_of(2), "Named")});
    const Json all = Json::parse(file);
    const std::vector<std::string> forms{
        all.dump(2), all.dump(1, '\t'),
        // Sorted keys are how this JSON is written anyway: "games" comes first, "sightlines" behind it.
        all.dump(), "\xEF\xBB\xBF" + file, replaced(file, "\n", "\r\n"), "\n\n  " + file, all.dump(2) + "\n\n"};
    for (const std::string& text : forms) {
        for (const bool in_library : {false, true}) {
            for (const From from : {From::file, From::paste, From::sheet}) {
                INFO(text.substr(0, 60) << " " << in_library);
                in_library ? open_library(page::with_games({})) : void(page::open("", page::with_games({})));
                CHECK(app().open(text, from).empty());
                page::settle();
                REQUIRE(page::app().at("screen") == "library");
                CHECK(notice() == "2 games added.");
                CHECK(names() == std::vector<std::string>{"Crosshairs", "Named"});
            }
        }
    }
}

TEST_CASE("a list of records, and a game on each line as the program prints them, go into the library", "[library]") {
    const std::string one = write_json(record_of(1)), two = write_json(record_of(2));
    const std::string link = *write_link(record_of(3));
    const std::string replies = "{\"record\":" + one + "}\n{\"link\":\"" + link +
                                "\"}\n{\"games\":[]}\n{\"record\":" + two + ",\"status\":{\"toAct\":0}}\n";
    open_library(page::with_games({}));
    std::size_t count = 2;
    SECTION("a list") { load_file("[" + one + ",\n" + two + "]"); }
    SECTION("a list of entries") { load_file(R"([{"record":)" + one + R"(},{"link":")" + link + R"("}])"); }
    SECTION("lines") { load_file(one + "\n" + two + "\n"); }
    SECTION("lines of Windows") { load_file(one + "\r\n\r\n" + two + "\r\n"); }
    SECTION("replies") {
        load_file(replies);
        count = 3;
    }
    SECTION("from the home page") {
        page::open("", page::with_games({}));
        load_file(replies);
        count = 3;
    }
    CHECK(notice() == std::to_string(count) + " games added.");
    CHECK(page::app().at("games") == count);
}

TEST_CASE("a record, a link or a mail that is brought to the library is added to it, not opened", "[library]") {
    const std::string link = *write_link(record_of(2));
    const std::string text = GENERATE_COPY(write_json(record_of(2)), record_of(2).dump(4), link,
                                           "Hi Ben, look: https://example.org/" + link + ".\nAnn");
    open_library(page::with_games({}, {game("1", record_of(1))}));
    load_file(text);
    REQUIRE(page::app().at("screen") == "library");
    CHECK(notice() == "1 game added.");
    CHECK(page::app().at("games") == 2);
    load_file(text);
    CHECK(notice() == "No new games. 1 game was here already.");
    page::open("", page::with_games({}));  // elsewhere it opens
    load_file(text);
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("what is no game is refused in a sentence, and what shell/files.js has refused is counted", "[library]") {
    open_library(page::with_games({}, {game("1", record_of(1))}));
    load_file("Dear diary");
    CHECK(notice().starts_with("No new games. 1 game could not be opened: "));
    load_file(R"({"sightlines":"library","version":1,"games":[{"refused":"This file is empty."},{"record":)" +
              write_json(record_of(2)) + "}]}");
    CHECK(notice() == "1 game added. 1 game could not be opened: This file is empty.");
    load_file("[{\"game\":\"crosshairs\",");
    CHECK(notice() == "This file is cut off or damaged. Your games are as they were.");
    CHECK(page::app().at("games") == 2);
}

TEST_CASE("of a game that arrives from two devices the longer one stays, once, with its name", "[library]") {
    const bool listed = GENERATE(false, true), match = GENERATE(false, true);
    Json shorter = record_of(1), longer = record_of(3);
    if (match) shorter["match"] = longer["match"] = "abcdefghij";
    const std::string id = match ? "abcdefghij" : "1700000000001";
    const std::string further = exported({game(id, longer, "On the train")});
    const std::string before = exported({game(id, shorter)});
    const SavedGame here = game(id, shorter, "With Ben");
    open_library(listed ? page::with_games({here}) : page::with_games({}, {here}));
    load_file(further);
    CHECK(notice() == "1 game has more moves now.");
    CHECK(names() == std::vector<std::string>{"With Ben"});
    CHECK(moves_of(id) == 3);
    for (const std::string& file : {further, before}) {
        load_file(file);
        CHECK(notice() == "No new games. 1 game was here already.");
        CHECK(moves_of(id) == 3);
    }
    page::reload();
    page::settle();
    CHECK(names() == std::vector<std::string>{"With Ben"});
    CHECK(page::app().at("games") == 1);
}

TEST_CASE("a match that went another way elsewhere is kept beside it, once however often it is imported", "[library]") {
    Json mine = record_of(2), theirs = record_of(1);
    theirs["moves"].push_back({{"do", "cloud"}, {"cell", "i6"}});
    mine["match"] = theirs["match"] = "abcdefghij";
    const std::string file = exported({game("abcdefghij", theirs)});
    open_library(page::with_games({game("abcdefghij", mine)}));
    load_file(file);
    CHECK(notice() == "1 game added.");
    load_file(file);
    CHECK(notice() == "No new games. 1 game was here already.");
    CHECK(page::app().at("games") == 2);
    CHECK(moves_of("abcdefghij") == 2);
}

TEST_CASE("a name that was given on another device comes along where there is none", "[library]") {
    const std::string file = exported({game("1", record_of(1), "The long evening")});
    open_library(page::with_games({}, {game("1", record_of(1))}));
    load_file(file);
    CHECK(notice() == "No new games. 1 game was here already.");
    CHECK(names() == std::vector<std::string>{"The long evening"});
    CHECK(page::app().at("games") == 1);
}

TEST_CASE("a store that does not answer is told, and nothing that leaves the list is lost", "[library]") {
    page::Outside world = page::with_games({});
    world.library_is_silent = true;
    page::open("", world);
    for (std::size_t i = 0; i < 20; ++i)
        REQUIRE(save_game(game(std::to_string(i), record_of(i % 4, ("Ann " + std::to_string(i)).c_str()))));
    page::choose("library");
    CHECK(notice().starts_with("The other games cannot be read just now."));
    CHECK(page::app().at("games") == 20);
    load_file("[" + write_json(record_of(1, "Carl")) + "]");
    CHECK(notice() == "This browser refuses to keep these games. Your games are as they were.");
    page::outside().library_is_silent = false;
    page::reload();
    page::settle();
    CHECK(page::app().at("games") == 20);
    CHECK(page::outside().library.size() == 20 - most_saved_games);
}

TEST_CASE("where a game cannot be taken off the start page because nothing can be stored, that is said", "[library]") {
    page::open("", page::with_games({game("1", record_of(1))}));
    page::outside().refuses_writing = true;
    page::choose("forget");
    CHECK(page::app().at("kept") == 1);
    CHECK(page::text().at("notice").at("message") == "This browser refuses to move the game: its storage is full.");
}

TEST_CASE("a storage that is full in the middle of a game says so once, and the game goes on", "[library]") {
    page::open(record_of(1));
    page::play_all("~e5");
    page::outside().refuses_writing = true;
    page::play_all("~g6");
    CHECK(page::shows("storage:save"));
    page::choose("storage:close");
    page::play_all("~i6");
    CHECK_FALSE(page::shows("storage:save"));
    CHECK(page::record_behind(page::link()).at("moves").size() == 4);  // the address has it all
    page::outside().refuses_writing = false;
    page::choose("undo");
    CHECK(page::record_behind(saved_games()[0].link).at("moves").size() == 4);
}

TEST_CASE("from ten games on, the library offers to put them into a file, and again after a month", "[library]") {
    std::vector<SavedGame> nine, ten;
    for (int i = 0; i < 10; ++i) {
        const SavedGame each = game(std::to_string(i), record_of(1, ("Ann " + std::to_string(i)).c_str()));
        if (i < 9) nine.push_back(each);
        ten.push_back(each);
    }
    open_library(page::with_games({}, nine));
    CHECK(notice().empty());
    open_library(page::with_games({}, ten));
    const std::string offer = notice();
    CHECK(offer.find("Export all") != std::string::npos);
    const auto after = [](int days) {
        page::Outside later = page::outside();
        later.began_ms += days * day_ms;
        page::open("#library", later);
        return notice();
    };
    CHECK(after(29).empty());
    CHECK(after(1) == offer);
    CHECK(after(20).empty());
    page::choose("library:export");
    CHECK(after(29).empty());
    CHECK(after(1) == offer);
    CHECK(after(-400) == offer);  // the clock was far ahead
}
