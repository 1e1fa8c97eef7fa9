// The home page: what is said of the saved games, and what is to be seen of the cards.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "app/saved_games.h"
#include "base/date.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

constexpr double day_ms = 86'400'000;
constexpr double began = 1'700'000'000'000;  // Tuesday, 14 November 2023, 22:13:20

Json crosshairs(std::initializer_list<const char*> clouds) {
    Json record{{"game", "crosshairs"}, {"version", 1}};
    for (const char* cell : clouds) record["moves"].push_back({{"do", "cloud"}, {"cell", cell}});
    return record;
}

// Black has no move left: White, the first player, has won.
const Json won = Json::parse(R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,
    "board":"./..../..(wwb).(ww)../..(bw).../.(bww)...../....../......./..../."},
    "moves":[{"do":"move","from":"i7","to":"e7"}]})");

std::string line(const std::string& id, const Json& record, const std::string& rest) {
    return id + " " + *write_link(record) + " " + rest + "\n";
}

page::Outside with_saved(const std::string& text, page::Outside world = page::desktop()) {
    world.storage["games"] = text;
    return world;
}

std::string at(double when, char turn = 'h') {
    return std::string("@") + turn + std::to_string(static_cast<long long>(when));
}

Json kept(std::size_t which = 0) { return page::text().at("kept").at(which); }

}  // namespace

TEST_CASE("a date is said in few words", "[home]") {
    constexpr double now = 20'000 * day_ms + 14.5 * 3'600'000;  // 4 October 2024, 14:30
    CHECK(date_in_words(now, now) == "Today 14:30");
    CHECK(date_in_words(20'000 * day_ms, now) == "Today 00:00");
    CHECK(date_in_words(20'000 * day_ms + 9 * 3'600'000 + 5 * 60'000, now) == "Today 09:05");
    CHECK(date_in_words(20'000 * day_ms - 1, now) == "Yesterday");
    CHECK(date_in_words(19'999 * day_ms - 1, now) == "2 Oct");
    CHECK(date_in_words(19'782 * day_ms, now) == "29 Feb");
    CHECK(date_in_words(19'675 * day_ms, now) == "14 Nov 2023");
    CHECK(date_in_words(20'003 * day_ms, now) == "7 Oct");
}

TEST_CASE("a saved game says who plays, what was done last and when, on the page and in the text view", "[home]") {
    page::open(crosshairs({"c4"}));
    page::play_all("~e5");
    page::click("home");
    const Json game = kept();
    CHECK(game.at("group") == "Continue");
    CHECK(game.at("name") == "Crosshairs");
    CHECK(game.at("opponent") == "Two players here");
    CHECK(game.at("date") == "Today 22:13");
    CHECK(game.at("turn").get<std::string>().ends_with(" to act"));
    CHECK(game.at("last").get<std::string>().find("e5") != std::string::npos);
    for (const char* words : {"Continue", "Two players here", "Today 22:13", "to act", "e5"}) CHECK(page::says(words));
}

TEST_CASE("a saved game in which nobody in particular is to roll says so", "[home]") {
    const Json squads{{"game", "crossfire-squads"}, {"version", 1}, {"options", {{"scenario", "ambush"}}}};
    page::open("", with_saved(line("1", squads, "- " + at(began) + " Dice")));
    CHECK(kept().at("turn") == "Dice");
}

TEST_CASE("the date is that of the last move, in local time", "[home]") {
    const std::string saved = line("1", crosshairs({"c4"}), "0a " + at(began - 2 * day_ms) + " You (Green)");
    page::Outside world = with_saved(saved);
    page::open("", world);
    CHECK(kept().at("date") == "12 Nov");
    CHECK(kept().at("opponent") == "Computer, level 1");
    CHECK(kept().at("turn") == "The computer's turn");  // as it is, not as it was saved
    world.minutes_east = 120;
    page::open("", world);
    CHECK(kept().at("date") == "13 Nov");
    world.began_ms = began + day_ms;
    world.minutes_east = 0;
    page::open("", world);
    CHECK(kept().at("date") == "12 Nov");

    page::choose("kept:0");
    page::press("[");  // looking back is no move
    page::press("]");
    page::press("h");
    CHECK(kept().at("date") == "12 Nov");
}

TEST_CASE("a finished game tells its result, and is not listed among those to continue", "[home]") {
    page::open("", with_saved(line("1", won, "0c " + at(began, 'o') + " You won") +
                              line("2", crosshairs({"c4"}), "00 " + at(began - day_ms))));
    CHECK(page::app().at("kept") == 2);
    CHECK(kept(0).at("group") == "Continue");
    CHECK(kept(0).at("date") == "Yesterday");
    CHECK(kept(1).at("group") == "Finished");
    CHECK(kept(1).at("turn") == "You won");
    CHECK(kept(1).at("opponent") == "Computer, level 3");
    CHECK(page::mark("kept:0").max.y < page::mark("play:crosshairs").min.y);
    CHECK(page::mark("kept:1").min.y > page::mark("play:dogfight").max.y);
    (void)page::where("kept:1");  // scrolls there
    for (const char* words : {"Finished", "You won"}) CHECK(page::says(words));
    page::choose("kept:1");
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("a game by link in which it is this screen's turn comes first", "[home]") {
    page::open("", with_saved(line("1", crosshairs({"c4"}), "00 " + at(began)) +
                              line("2", crosshairs({"c4", "e5"}), "10 " + at(began)) +
                              line("3", crosshairs({"c4", "e5"}), "01 " + at(began))));
    const Json text = page::text().at("kept");
    REQUIRE(text.size() == 3);
    CHECK(text[0].at("group") == "Your move");
    CHECK(text[0].at("opponent") == "A friend by link");
    CHECK(text[0].at("turn") == "Your turn");
    CHECK(text[1].at("group") == "Continue");
    CHECK(text[1].at("opponent") == "Two players here");
    CHECK(text[2].at("group") == "Continue");
    CHECK(text[2].at("turn") == "Waiting for your friend");
    for (const char* words : {"Your move", "Waiting for your friend"}) CHECK(page::says(words));
    page::act("resume", "0");
    CHECK(page::app().at("size") == 2);
}

TEST_CASE("what older pages saved is read, and what is damaged is dropped", "[home]") {
    const std::string link = *write_link(crosshairs({"c4"}));
    page::open("", with_saved("1 " + link + " - Red to act\n"));
    CHECK(page::app().at("kept") == 1);
    CHECK(kept().at("date") == "");
    CHECK(kept().at("opponent") == "Two players here");
    for (const std::string& rest : {std::string("- @"), std::string("- @h"), std::string("- @x17 Red to act"),
                                    std::string("- @h17x Red to act"), "- @h" + std::string(15, '9') + " Red to act"}) {
        INFO(rest);
        page::open("", with_saved("1 " + link + " " + rest + "\n"));
        CHECK(page::app().at("kept") == 0);
    }
    page::open("", with_saved("1 #1d.nonsense - @h1700000000000 Red to act\n2 " + link + " 0b @h5 Red to act\n"));
    CHECK(page::app().at("kept") == 1);
    CHECK(kept().at("date") == "1 Jan 1970");
}

TEST_CASE("a saved game keeps its date while its link stays, and what was known of it", "[home]") {
    page::open();
    save_game({"1", "#1d.one", "0a", "You (Green)", SavedGame::Turn::here, 1000});
    save_game({"1", "#1d.one", "0b", "Red", SavedGame::Turn::unknown, 2000});
    REQUIRE(saved_games().size() == 1);
    const SavedGame same = saved_games()[0];
    CHECK(same.when_ms == 1000);
    CHECK(same.turn == SavedGame::Turn::here);
    CHECK(same.asked == "You (Green)");
    CHECK(same.seats == "0b");
    save_game({"1", "#1d.two", "0b", "Computer, level 2 (Red)", SavedGame::Turn::others, 3000});
    REQUIRE(saved_games().size() == 1);
    CHECK(saved_games()[0].when_ms == 3000);
    CHECK(saved_games()[0].turn == SavedGame::Turn::others);
    save_game({"2", "#1d.two", "00", "Green", SavedGame::Turn::here, 4000});  // another that begins alike
    CHECK(saved_games()[0].when_ms == 4000);
}

TEST_CASE("all five cards are on the screen, with saved games too; on a phone two", "[home]") {
    const bool saved = GENERATE(false, true);
    std::string text;
    if (saved)
        for (const char* cell : {"c4", "e5", "g6", "i6"}) text += line(cell, crosshairs({cell}), "0b " + at(began));
    page::open("", with_saved(text));
    CHECK(page::shows("settings"));
    CHECK(page::shows("text-view"));
    for (const std::string& game : page::games) {
        INFO(game);
        CHECK(page::mark("play:" + game).max.y <= 800 - 12);
    }
    if (saved) {
        CHECK(page::mark("kept:2").max.y < page::mark("play:crosshairs").min.y);
        CHECK_FALSE(page::shows("kept:3"));
        page::choose("all-kept");
        CHECK(page::shows("kept:3"));
    }

    page::open("", with_saved(text, page::phone()));
    CHECK(page::mark("play:crosshairs").max.y <= 844 - 12);
    CHECK(page::mark("play:crossfire-hex").max.y <= 844 - 12);
    if (saved) CHECK(page::mark("kept:1").max.y < page::mark("play:crosshairs").min.y);
}

TEST_CASE("whoever leaves a game sees it among those to continue, however far down its card is", "[home]") {
    page::open("", page::phone());
    page::wheel(ImVec2{200, 600}, 2000);
    for (const char* mark : {"play:aerial-war", "start"}) page::choose(mark);
    page::choose("home");
    REQUIRE(page::shows("kept:0"));
    CHECK(page::mark("kept:0").min.y >= 0);
}
