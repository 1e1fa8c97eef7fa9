// The library: what it keeps, shows, finds, names, deletes and brings back, writes to a file and reads from one.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "main.h"
#include "page/driver.h"
#include "page/worlds.h"
#include "screens/library/catalogue.h"
#include "screens/saved_game_entries.h"

using namespace sightlines;
using platform::LibraryAnswer;

namespace {

constexpr double day_ms = 86'400'000;
constexpr double now = 1'700'000'000'000;  // Tuesday, 14 November 2023, 22:13:20

// Different for every number.
Json record_of(std::size_t which) {
    constexpr const char* cells[]{"c4", "e5", "g6", "i6"};
    Json record{{"game", "crosshairs"}, {"version", 1}};
    record["players"] = {"Ann " + std::to_string(which), "Ben"};
    for (std::size_t i = 0; i < which % 4; ++i) record["moves"].push_back({{"do", "cloud"}, {"cell", cells[i]}});
    return record;
}

// As the page itself would have saved it.
SavedGame game(const std::string& id, const Json& record, double when = now - day_ms, const std::string& seats = "00") {
    const auto match = std::move(*open_match(record));
    SavedGame saved{.id = id, .link = *write_link(match->record()), .seats = seats, .when_ms = when};
    look_at(saved, *match, *make_view(*match));
    return saved;
}

page::Outside with_many(std::size_t count) {
    page::Outside world = page::with_games({});
    for (std::size_t i = 0; i < count; ++i) {
        const std::string line = line_of(game(std::to_string(i), record_of(i), now - static_cast<double>(i) * day_ms));
        world.library[std::to_string(i)] = line.substr(0, line.size() - 1);
    }
    return world;
}

void open_library(page::Outside world) {
    page::open("", std::move(world));
    page::choose("library");
    REQUIRE(page::app().at("screen") == "library");
}

void search(std::string_view words) {
    app().library_answered(LibraryAnswer::searched, words);
    page::settle();
}

void name_it(const std::string& id, std::string_view title) {
    page::choose("rename:" + id);
    app().library_answered(LibraryAnswer::named, title);
    page::settle();
}

std::vector<std::string> ids() {
    std::vector<std::string> all;
    const Json text = page::text();
    for (const Json& each : text.at("games")) all.push_back(each.at("id").get<std::string>());
    return all;
}

std::string notice() { return page::text().at("notice").get<std::string>(); }

std::string exported() {
    page::choose("library:export");
    const headless::Request& last = page::outside().requests.back();
    REQUIRE(last.kind == "download");
    CHECK(last.what == "sightlines-library.json");
    return last.text;
}

std::size_t count_kept() { return saved_games().size() + page::outside().library.size(); }

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("what the list of the start page has no room for goes into the library, and nothing is lost", "[library]") {
    const bool refused = GENERATE(false, true);
    page::Outside world = page::with_games({});
    world.refuses_library = refused;
    world.storage["exported"] = std::to_string(static_cast<int>(now / day_ms));  // not to be offered today
    page::open("", world);
    for (std::size_t i = 0; i < 20; ++i) REQUIRE(save_game(game(std::to_string(i), record_of(i), now + double(i))));
    CHECK(saved_games().size() == most_saved_games);
    CHECK(page::outside().library.size() == (refused ? 0 : 20 - most_saved_games));
    page::choose("library");
    CHECK(page::app().at("games") == 20);
    CHECK(ids().front() == "19");
    CHECK(ids().back() == "0");
    CHECK((notice() == "") == !refused);
    page::outside().refuses_library = false;  // another browser, or another day
    page::reload();
    page::settle();
    CHECK(page::app().at("games") == 20);
    CHECK(page::outside().library.size() == 20 - most_saved_games);
    CHECK_FALSE(page::outside().storage.contains(std::string(platform::older_key)));
}

TEST_CASE("a full storage drops no game", "[library]") {
    page::open("", page::with_games({}));
    for (std::size_t i = 0; i < most_saved_games; ++i) save_game(game(std::to_string(i), record_of(i)));
    page::outside().refuses_storage = true;
    CHECK_FALSE(save_game(game("new", record_of(99))));
    page::outside().refuses_storage = false;
    CHECK(saved_games().size() == most_saved_games);
}

TEST_CASE("the games of the start page are in the library, as they stand there", "[library]") {
    open_library(page::with_games({game("1", record_of(1))},
                                  {game("1", record_of(2)), game("2", record_of(3), now - 2 * day_ms)}));
    CHECK(ids() == Ids{"1", "2"});
    const Json first = page::text().at("games")[0];
    CHECK(first.at("name") == "Crosshairs");
    CHECK(first.at("line") == "Ann 1 and Ben: Ben to act, Yesterday");
    for (const char* words : {"Library", "Ann 1 and Ben", "Yesterday: Ben to act", "2 games."})
        CHECK(page::says(words));
}

TEST_CASE("a search minds no capitals in Latin, Greek and Cyrillic", "[library]") {
    CHECK(folded("ANN \u00C9 \u0160 \u017B") == "ann \u00E9 \u0161 \u017C");
    CHECK(folded("\u0411\u041E\u0420\u0418\u0421 \u0401\u0416 \u0407") ==
          "\u0431\u043E\u0440\u0438\u0441 \u0451\u0436 \u0457");
    CHECK(folded("\u03A9\u039C\u0395\u0393\u0391") == "\u03C9\u03BC\u03B5\u03B3\u03B1");
    CHECK(folded("\u674E 7 \u00D7 \u05D0\U0001F600") == "\u674E 7 \u00D7 \u05D0\U0001F600");
}

TEST_CASE("what is taken off the start page stays in the library", "[library]") {
    page::open("", page::with_games({game("1", record_of(1))}));
    page::choose("forget");
    CHECK(page::app().at("kept") == 0);
    page::choose("library");
    CHECK(ids() == Ids{"1"});
}

TEST_CASE("a game opens from the library, and goes on as it was named", "[library]") {
    open_library(page::with_games({}, {game("7", record_of(2))}));
    name_it("7", "  The long\nevening ");
    page::choose("library:open:7");
    REQUIRE(page::app().at("screen") == "table");
    page::choose("cell:g6");
    REQUIRE(saved_games().size() == 1);
    CHECK(saved_games()[0].id == "7");
    CHECK(saved_games()[0].title == "The long evening");
    CHECK(saved_games()[0].link == page::link());
    headless::go_back();
    page::settle();
    CHECK(page::app().at("screen") == "library");
    CHECK(ids() == Ids{"7"});
    CHECK(page::text().at("games")[0].at("name") == "The long evening");
}

TEST_CASE("games are found by names, game, result and date; every word counts", "[library]") {
    SavedGame won = game("won", record_of(1), now);
    won.turn = SavedGame::Turn::over;
    won.asked = "Red has won";
    SavedGame named = game("named", {{"game", "aerial-war"}, {"version", 1}}, now - 40 * day_ms);
    named.title = "\xC3\x89tude";
    open_library(page::with_games({}, {won, named, game("other", record_of(2), now - 2 * day_ms)}));
    const auto found = [](std::string_view words) {
        search(words);
        return ids();
    };
    CHECK(found("") == Ids{"won", "other", "named"});
    CHECK(found("ANN") == Ids{"won", "other"});
    CHECK(found("aerial") == Ids{"named"});
    CHECK(found("\xC3\xA9tude") == Ids{"named"});
    CHECK(found("red won") == Ids{"won"});
    CHECK(found("today") == Ids{"won"});
    CHECK(found("12 nov") == Ids{"other"});
    CHECK(found("oct 2023") == Ids{"named"});
    CHECK(found("ann aerial").empty());
    CHECK(page::says("No game has"));
}

TEST_CASE("games are sorted by date, name and game", "[library]") {
    SavedGame b = game("b", record_of(1), now - day_ms), a = game("a", record_of(2), now - 2 * day_ms);
    b.title = "beta";
    a.title = "Alpha";
    const SavedGame c = game("c", {{"game", "aerial-war"}, {"version", 1}}, now - 3 * day_ms);
    open_library(page::with_games({}, {a, b, c}));
    CHECK(ids() == Ids{"b", "a", "c"});
    page::choose("library:sort:1");
    CHECK(ids() == Ids{"c", "a", "b"});
    page::choose("library:sort:2");
    CHECK(ids() == Ids{"a", "b", "c"});
    page::choose("library:sort:3");
    CHECK(ids() == Ids{"b", "a", "c"});
}

TEST_CASE("a game is deleted at once, and undo brings it back to where it was", "[library]") {
    open_library(page::with_games({game("1", record_of(1)), game("2", record_of(2))}, {game("3", record_of(3))}));
    const auto listed = page::outside().storage.at("games");
    const auto kept = page::outside().library;
    page::choose("delete:1");
    page::choose("delete:3");
    CHECK(ids() == Ids{"2"});
    CHECK(count_kept() == 1);
    CHECK(notice() == "2 games are deleted.");
    page::choose("library:undo");
    page::press("z");
    CHECK(ids().size() == 3);
    CHECK(page::outside().storage.at("games") == listed);
    CHECK(page::outside().library == kept);
    CHECK_FALSE(page::shows("library:undo"));
    page::reload();
    page::settle();
    CHECK(ids().size() == 3);
}

TEST_CASE("a copy of a newer game, without a name of its own, is listed once", "[library]") {
    SavedGame named = game("3", record_of(1), now - 3 * day_ms);
    named.title = "Kept";
    open_library(page::with_games({game("1", record_of(1))}, {game("2", record_of(1), now - 2 * day_ms), named}));
    CHECK(ids() == Ids{"1", "3"});
    CHECK_FALSE(page::outside().library.contains("2"));
}

TEST_CASE("all games go into one file and come back from it elsewhere", "[library]") {
    SavedGame named = game("2", record_of(2), now - 2 * day_ms, "0b");
    named.title = "A \"named\" one";
    open_library(page::with_games({game("1", record_of(1))}, {named, game("3", record_of(3), now - 3 * day_ms)}));
    const Json before = page::text().at("games");
    const std::string file = exported();

    open_library(page::with_games({}));
    page::load(file);
    CHECK(notice() == "3 games added.");
    CHECK(page::text().at("games") == before);
    CHECK(page::outside().library.size() == 3);
    page::reload();
    page::settle();
    CHECK(page::text().at("games") == before);
    CHECK(exported() == file);
    page::load(file);
    CHECK(notice() == "No new games. 3 games were here already.");
    CHECK(page::app().at("games") == 3);
}

TEST_CASE("a game that arrives under the id of another is kept beside it", "[library]") {
    open_library(page::with_games({}, {game("1", record_of(1))}));
    const std::string file = exported();
    const SavedGame other = game("1", record_of(2));
    open_library(page::with_games({other}));
    page::load(file);
    CHECK(notice() == "1 game added.");
    CHECK(ids().size() == 2);
    CHECK(saved_games()[0].link == other.link);
}

TEST_CASE("half a file, and what is none, change nothing and are told in one sentence", "[library]") {
    open_library(page::with_games({}, {game("1", record_of(1)), game("2", record_of(2))}));
    const std::string file = exported();
    const auto refusal = [](const std::string& text) {
        open_library(page::with_games({}, {game("9", record_of(5))}));
        page::load(text);
        CHECK(page::app().at("games") == 1);
        CHECK(page::outside().library.size() == 1);
        CHECK(page::shows("notice"));
        return notice();
    };
    for (const std::size_t part : {file.size() / 2, file.size() - 5, std::size_t{40}})
        CHECK(refusal(file.substr(0, part)) == "This file is cut off or damaged. Your games are as they were.");
    CHECK(refusal(R"({"sightlines":"notes","version":1})") ==
          "This file is not a library of Sightlines. Your games are as they were.");
    CHECK(refusal(R"({"sightlines":"library","version":2,"games":[]})") ==
          "This file was made by a newer version of Sightlines: reload the page, then import it again. "
          "Your games are as they were.");
    CHECK(refusal(R"({"sightlines":"library","version":1})") ==
          "There are no games in this file. Your games are as they were.");
}

TEST_CASE("a library of many megabytes is read, and what no browser would hold is refused", "[library]") {
    open_library(page::with_games({}, {game("1", record_of(1))}));
    const std::string file = exported();
    open_library(page::with_games({}));
    page::load(file + std::string(std::size_t{6} << 20, ' '));
    CHECK(notice() == "1 game added.");
    page::load(file + std::string(std::size_t{32} << 20, ' '));
    CHECK(notice() == "This file is too large to be read. Your games are as they were.");
    CHECK(ids().size() == 1);
}

TEST_CASE("forged games in a file are left out, with the reason; the others are added", "[library]") {
    Json forged = record_of(0);
    forged["moves"].push_back({{"do", "cloud"}, {"cell", "z99"}});
    const std::string good = game("", record_of(3)).link;
    const Json file{{"sightlines", "library"},
                    {"version", 1},
                    {"games",
                     {{{"id", "../x y"}, {"link", good}, {"when", 9e15}, {"seats", "zzzzzzzz"}},
                      {{"id", "b"}, {"record", forged}},
                      {{"id", "c"}, {"link", "#1d.nonsense"}},
                      {{"id", "d"}, {"record", {{"game", "chess"}}}},
                      7}}};
    open_library(page::with_games({}));
    page::load(write_json(file));
    CHECK(notice().starts_with("1 game added. 4 games could not be opened: "));
    REQUIRE(page::outside().library.size() == 1);
    const auto kept = read_saved_game(page::outside().library.begin()->second);
    REQUIRE(kept);
    CHECK(kept->link == good);
    CHECK(kept->when_ms <= platform::wall_clock_ms());
    CHECK(kept->seats.find('z') == std::string::npos);
}

TEST_CASE("reading a long file shows how far it is, and can be called off", "[library]") {
    open_library(with_many(200));
    const std::string file = exported();
    open_library(page::with_games({}));
    app().open(file, From::file);
    headless::run_frames(3);
    CHECK(page::text().at("busy") == true);
    CHECK(notice().starts_with("Reading game "));
    CHECK(notice().ends_with(" of 200"));
    SECTION("to the end") {
        page::settle();
        CHECK(notice() == "200 games added.");
        CHECK(page::outside().library.size() == 200);
    }
    SECTION("called off") {
        page::act("library:cancel");
        CHECK(page::app().at("games") == 0);
        CHECK(page::outside().library.empty());
        CHECK(page::text().at("busy") == false);
    }
    SECTION("not kept") {
        page::outside().refuses_library = true;
        page::settle();
        CHECK(notice() == "This browser refuses to keep these games. Your games are as they were.");
        CHECK(page::app().at("games") == 0);
    }
}

TEST_CASE("a file waits for the code of its games, and does without what does not come", "[library]") {
    page::Outside world = page::with_games({});
    page::open("", world);
    const Json file{{"sightlines", "library"},
                    {"version", 1},
                    {"games", {{{"record", {{"game", "aerial-war"}, {"version", 1}}}}, {{"record", record_of(2)}}}}};
    page::outside().fetched["aerial-war"] = platform::LoadState::away;
    page::load(write_json(file));
    CHECK(notice() == "Reading game 0 of 2");
    const bool comes = GENERATE(true, false);
    headless::code_arrived(comes);
    page::settle();
    CHECK(notice() == (comes ? "2 games added."
                             : "1 game added. 1 game could not be opened: WWI Aerial War Game could not be loaded."));
}

TEST_CASE("500 games: each is described once, and only rows in sight are drawn", "[library]") {
    open_library(with_many(500));
    CHECK(page::app().at("games") == 500);
    const auto rows = [] {
        const auto marks = page::marks();
        return std::ranges::count_if(marks, [](const auto& mark) { return mark.first.starts_with("library:open:"); });
    };
    CHECK(rows() > 5);
    CHECK(rows() < 40);
    search("ann 499");
    CHECK(ids() == Ids{"499"});
    CHECK(rows() == 1);
    search("");
    page::wheel("library:open:0", 100'000);
    CHECK(page::shows("library:open:499"));
    CHECK_FALSE(page::shows("library:open:0"));
    page::choose("library:open:499");
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("500 games are described in slices, a frame each", "[library]") {
    page::open("", with_many(500));
    app().act("library", "");
    headless::run_frames(3);
    CHECK(page::app().at("working") == true);
    CHECK(page::app().at("shown") > 0);
    page::settle();
    CHECK(page::app().at("working") == false);
    CHECK(headless::run(1000) == 0);
}

TEST_CASE("the field for searching is where its place is drawn, and gone with the screen or under a sheet",
          "[library]") {
    const auto place = [] {
        std::string last;
        for (const headless::Request& request : page::outside().requests)
            if (request.what == "field") last = request.text;
        return last;
    };
    open_library(page::with_games({}, {game("1", record_of(1))}));
    const page::Box box = page::mark("library:search");
    CHECK(place() == std::to_string(int(box.min.x)) + " " + std::to_string(int(box.min.y)) + " " +
                         std::to_string(int(box.width())) + " " + std::to_string(int(box.height())) + " ");
    page::press(";");
    CHECK(place() == "");
    page::press("Escape");
    CHECK(place() != "");
    page::choose("home");
    CHECK(place() == "");
}

TEST_CASE("the library has an address, and is fetched when it is first opened", "[library]") {
    page::Outside world = page::with_games({game("1", {{"game", "crosshairs"}, {"version", 1}})});
    world.code = platform::LoadState::away;
    page::open("", world);
    page::choose("library");
    CHECK(page::app().at("screen") == "loading");
    headless::code_arrived(true);
    page::settle();
    CHECK(page::app().at("screen") == "library");
    CHECK(page::link() == "#library");
    page::reload();
    page::settle();
    CHECK(page::app().at("screen") == "library");
    page::press("Escape");
    CHECK(page::app().at("screen") == "home");
}

TEST_CASE("an embed has no library", "[library]") {
    page::open("#library", page::embed());
    CHECK(page::app().at("screen") != "library");
}
