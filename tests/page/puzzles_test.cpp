// Puzzles on the page: that of the day and the streak, all of a game by level, solving one, and links to them.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/puzzle.h"
#include "app/puzzle_links.h"
#include "page/driver.h"
#include "screens/puzzles/puzzle_catalogue.h"

using namespace sightlines;

namespace {

// Three puzzles in the tray of a duel that has just begun: legal answers, easily told apart.
constexpr std::string_view duel = R"({"game":"crosshairs","version":1})";

Json puzzle(const char* id, int level, const char* cell) {
    return {{"id", id},
            {"title", std::string("Title of ") + id},
            {"level", level},
            {"record", Json::parse(duel)},
            {"answer", Json::array({Json{{"do", "cloud"}, {"cell", cell}}})},
            {"hint", std::string("Hint of ") + id},
            {"why", std::string("Reason of ") + id}};
}

std::string file_of(const Json& list) {
    return write_json(Json{{"puzzles", 1}, {"game", "crosshairs"}, {"list", list}});
}

std::string three() { return file_of(Json::array({puzzle("a", 2, "e5"), puzzle("b", 1, "c4"), puzzle("c", 1, "f6")})); }

page::Outside with(std::string file, page::Outside world = page::desktop()) {
    world.puzzles = [file = std::move(file)](std::string_view game) {
        return game == "crosshairs" ? file : headless::puzzles_on_disk(game);
    };
    return world;
}

Json card() { return page::app().at("puzzle"); }

bool is_open(std::string_view id) {
    const Json now = page::app();
    return now.at("screen") == "table" && now.contains("puzzle") && now.at("puzzle").at("id") == id &&
           now.at("puzzle").at("stand") == "open";
}

std::string kept() {
    const auto found = page::outside().storage.find("puzzles.crosshairs");
    return found == page::outside().storage.end() ? "" : found->second;
}

constexpr double day_ms = 86'400'000;

// The page of that many days after the first, with what it had kept.
void come_back_after(int days) {
    page::Outside next = page::outside();
    next.address = {""};
    next.step = 0;
    next.began_ms += days * day_ms;
    page::open("#puzzles", next);
}

std::string daily() { return page::app().at("daily").at("crosshairs").at("id").get<std::string>(); }

// The cell that solves each of three().
std::string answer_to(const std::string& id) { return id == "a" ? "e5" : id == "b" ? "c4" : "f6"; }

void solve_daily() {
    const std::string id = daily();
    page::choose("daily:crosshairs");
    page::choose("cell:" + answer_to(id));
    REQUIRE(card().at("stand") == "done");
}

}  // namespace

TEST_CASE("puzzle of the day: each puzzle once in as many days as there are, and the same for everybody", "[puzzles]") {
    for (const std::size_t count : {1U, 2U, 3U, 10U, 61U, 62U, 64U, 200U}) {
        for (const int from : {0, 20'000, 20'417}) {
            std::vector<bool> seen(count);
            for (int day = from; day < from + static_cast<int>(count); ++day) {
                const std::size_t which = puzzle_of_day(day, count);
                REQUIRE(which < count);
                CHECK_FALSE(seen[which]);
                seen[which] = true;
            }
        }
    }
    // Of 10: steps of 6 and more that have no factor in common with 10, so 7.
    for (int day = 0; day < 20; ++day) CHECK(puzzle_of_day(day, 10) == static_cast<std::size_t>(day * 7 % 10));
    CHECK(puzzle_of_day(-5, 10) == 0);
}

TEST_CASE("streak: days that follow each other, over the end of a month and of February in a leap year", "[puzzles]") {
    // 31 January 2028 is day 21'214; 29 February is 21'243, 1 March 21'244.
    Days days;
    CHECK(days.streak(21'214) == 0);
    days.add({21'213, 21'213});
    days.add({21'214, 21'214});
    days.add({21'215, 21'215});
    CHECK(days.streak(21'215) == 3);
    CHECK(days.streak(21'216) == 3);  // that day is not over
    CHECK(days.streak(21'217) == 0);  // a day without
    for (const int day : {21'242, 21'243, 21'244}) days.add({day, day});
    CHECK(days.streak(21'244) == 3);
    CHECK(days.longest() == 3);
    days.add({21'216, 21'241});
    CHECK(days.streak(21'244) == 32);
    CHECK(days.streak(21'214) == 2);  // a clock that was set back
    CHECK(days.text() == "21213-21244");
}

TEST_CASE("streak: a gap ends it, and the longest is remembered", "[puzzles]") {
    Days days;
    for (const int day : {100, 101, 102, 103, 105, 106}) days.add({day, day});
    CHECK(days.streak(106) == 2);
    CHECK(days.longest() == 4);
    CHECK(days.contains(103));
    CHECK_FALSE(days.contains(104));
    CHECK(days.text() == "100-103,105-106");
    days.add({104, 104});
    CHECK(days.text() == "100-106");
    days.add({101, 103});
    CHECK(days.text() == "100-106");
}

TEST_CASE("what is kept of puzzles is read as it was written; what is damaged or of another version is left out",
          "[puzzles]") {
    PuzzleRecord record;
    record.solved = {"p1", "p12"};
    record.days.add({20'410, 20'418});
    record.days.add({20'420, 20'420});
    CHECK(write_puzzle_record(record) == "1 p1,p12 20410-20418,20420");
    CHECK(write_puzzle_record({}) == "1 - -");
    CHECK(read_puzzle_record("1 - -").solved.empty());
    const PuzzleRecord again = read_puzzle_record(write_puzzle_record(record));
    CHECK(again.solved == record.solved);
    CHECK(again.days.text() == record.days.text());
    for (const char* other : {"", "2 p1 20410", "p1", "{\"solved\":[\"p1\"]}", "1p1 20410", "11 p1 20410"}) {
        CHECK(read_puzzle_record(other).solved.empty());
        CHECK(read_puzzle_record(other).days.text().empty());
    }
    const PuzzleRecord damaged = read_puzzle_record("1 p1,,P2,<b>,p3 5-3,x,-4,7,99999999999,8-9,10-2000000000");
    CHECK(damaged.solved == std::set<std::string, std::less<>>{"p1", "p3"});
    CHECK(damaged.days.text() == "7-9");
    CHECK(read_puzzle_record("1 p1,p2").solved.size() == 2);
}

TEST_CASE("links to puzzles are found as people send them", "[puzzles]") {
    using puzzle_links::parse;
    const PuzzleLink one{"crosshairs", "p12"};
    CHECK(parse("#puzzle=crosshairs/p12") == one);
    CHECK(parse("https://host/path/?x=1#puzzle=crosshairs/p12") == one);
    CHECK(parse("Can you solve (https://host/#puzzle=crosshairs/p12)? I did.") == one);
    CHECK(parse("https://host/#puzzle=crosshairs/p12.") == one);
    CHECK(parse("#puzzle=aerial-war") == PuzzleLink{"aerial-war", ""});
    CHECK(parse("#puzzles") == PuzzleLink{});
    CHECK(parse(puzzle_links::fragment("crosshairs", "p12")) == one);
    CHECK(parse(puzzle_links::fragment("", "")) == PuzzleLink{});
    for (const char* none : {"", "puzzle=crosshairs/p1", "#lesson=crosshairs/enter", "#1d.abc", "#puzzle",
                             R"({"game":"crosshairs","notes":[{"at":0,"text":"#puzzles"}]})"})
        CHECK_FALSE(parse(none).has_value());
    for (const char* wrong :
         {"#puzzle=", "#puzzle=../../x", "#puzzle=crosshairs/%00", "#puzzle=Crosshairs/p1", "#puzzle=crosshairs/p1/p2"})
        CHECK_FALSE(parse(wrong)->is_well_formed);
    CHECK_FALSE(parse("#puzzle=crosshairs/" + std::string(500, 'x'))->is_well_formed);
}

TEST_CASE("from home to the puzzle of the day, wrong twice, the hint, then right, and on to the next", "[puzzles]") {
    page::open("", with(three(), GENERATE(page::desktop(), page::phone())));
    page::choose("puzzles");
    CHECK(page::app().at("screen") == "puzzles");
    CHECK(page::link() == "#puzzles");
    const std::string id = daily();
    page::choose("daily:crosshairs");
    REQUIRE(is_open(id));
    CHECK(page::link() == "#puzzle=crosshairs/" + id);
    CHECK(page::says("Puzzle of the day"));
    CHECK(page::says("Title of " + id));
    CHECK(page::says("Find the best move"));
    CHECK_FALSE(page::says("Hint of " + id));
    CHECK(page::shows("puzzle:hint"));

    page::choose("cell:j3");
    CHECK(card().at("stand") == "missed");
    CHECK(page::app().at("cursor") == 0);
    CHECK(page::app().at("size") == 0);
    CHECK(page::says("That is not the best"));
    CHECK(page::says("Hint of " + id));
    CHECK_FALSE(page::shows("puzzle:answer"));
    CHECK(kept().empty());

    page::choose("cell:" + answer_to(id));
    CHECK(card().at("stand") == "done");
    CHECK(page::says("Right! Reason of " + id));
    CHECK(page::app().at("cursor") == 1);
    CHECK(page::outside().announced.back().find("Reason of " + id) != std::string::npos);
    CHECK(kept().starts_with("1 " + id + " "));

    page::choose("puzzle:next");
    CHECK(page::app().at("puzzle").at("id") != id);
    CHECK(card().at("stand") == "open");
    headless::go_back();
    page::settle();
    CHECK(is_open(id));
    headless::go_forward();
    page::settle();
    CHECK_FALSE(is_open(id));
    page::reload();
    CHECK(card().at("stand") == "open");
}

TEST_CASE("after two misses the answer is told and drawn, and does not count", "[puzzles]") {
    page::open("#puzzle=crosshairs/b", with(three()));
    page::choose("puzzle:hint");
    CHECK(page::says("Hint of b"));
    for (const char* cell : {"cell:j3", "cell:j4"}) {
        CHECK_FALSE(page::shows("puzzle:answer"));
        page::choose(cell);
    }
    page::choose("puzzle:answer");
    CHECK(card().at("stand") == "answered");
    REQUIRE(card().at("answer").size() == 1);
    CHECK(card().at("answer")[0].get<std::string>().find("c4") != std::string::npos);
    CHECK(page::says("Best: "));
    CHECK(page::says("Reason of b"));
    page::choose("cell:c4");
    CHECK(card().at("stand") == "done");
    CHECK(kept().empty());
    page::choose("puzzle:again");
    CHECK(is_open("b"));
    page::choose("cell:c4");
    CHECK(kept().starts_with("1 b "));
}

TEST_CASE("each of several answers is right; nothing more is played on a solved puzzle", "[puzzles]") {
    Json both = puzzle("two", 1, "c4");
    both["answer"].push_back({{"do", "cloud"}, {"cell", "f6"}});
    const std::string right = GENERATE("c4", "f6");
    page::open("#puzzle=crosshairs/two", with(file_of(Json::array({both}))));
    page::choose("cell:" + right);
    CHECK(card().at("stand") == "done");
    page::choose("cell:j3");
    CHECK(page::app().at("size") == 1);
    CHECK_FALSE(headless::engine_is_asked());
    CHECK_FALSE(page::shows("puzzle:next"));  // there is no other
    page::press("z");
    CHECK(is_open("two"));
    page::choose("puzzle:hint");
    CHECK(page::says("Hint of two"));
}

TEST_CASE("a game's puzzles stand by level, with what is solved, and lead on to those that are not", "[puzzles]") {
    page::Outside world = with(three());
    world.storage["puzzles.crosshairs"] = "1 b -";
    page::open("", world);
    for (const char* mark : {"play:crosshairs", "puzzles"}) page::choose(mark);
    CHECK(page::link() == "#puzzle=crosshairs");
    CHECK(page::app().at("daily").at("crosshairs").at("progress") == "1 of 3 solved");
    for (const char* words : {"Easy", "Medium", "1 of 2 solved", "0 of 1 solved"}) CHECK(page::says(words));
    CHECK_FALSE(page::says("Hard"));
    page::choose("puzzle:c");
    CHECK(page::says("Puzzle 2 of 3"));
    page::choose("cell:f6");
    page::choose("puzzle:next");
    CHECK(is_open("a"));
    page::choose("cell:e5");
    CHECK_FALSE(page::shows("puzzle:next"));
    page::choose("puzzle:list");
    CHECK(page::app().at("daily").at("crosshairs").at("progress") == "3 of 3 solved");
    page::choose("puzzles:all");
    CHECK(page::link() == "#puzzles");
    page::press("Escape");
    CHECK(page::app().at("screen") == "home");
    CHECK(page::app().at("kept") == 0);  // a puzzle is no game to go on with
}

TEST_CASE("the home page has a card for the puzzle of the day, with how far one is", "[puzzles][home]") {
    page::Outside world = with(three());
    world.began_ms += day_ms * (5 - std::fmod(std::floor(world.began_ms / day_ms), 5));  // a day of Crosshairs
    page::open("", world);
    CHECK(page::says("A new one every day"));
    CHECK(page::says("Find the best move in today's puzzle of"));
    CHECK(page::text().at("daily") == "A new one every day");
    page::choose("daily");
    CHECK(page::app().at("puzzle").at("daily") == true);
    CHECK(page::link() == "#puzzle=crosshairs/" + card().at("id").get<std::string>());
    page::choose("cell:" + answer_to(card().at("id").get<std::string>()));
    REQUIRE(card().at("stand") == "done");
    page::act("home");
    CHECK(page::says("More puzzles"));
    page::choose("daily");
    CHECK(page::app().at("screen") == "puzzles");
    page::act("home");
    CHECK(page::text().at("daily") == "1 of 5 solved today, 1 day in a row");
    CHECK(page::says("1 of 5 solved today, 1 day in a row"));
    come_back_after(1);
    page::act("home");
    CHECK(page::says("Open today, 1 day in a row"));
}

TEST_CASE("a streak grows by the puzzle of the day only, and waits until the day is over", "[puzzles]") {
    page::open("#puzzles", with(three()));
    CHECK(page::app().at("streak") == 0);
    const std::string other = daily() == "b" ? "c" : "b";
    page::open("#puzzle=crosshairs/" + other, page::outside());
    page::choose("cell:" + answer_to(other));
    REQUIRE(card().at("stand") == "done");
    come_back_after(0);
    CHECK(page::app().at("streak") == 0);
    solve_daily();
    come_back_after(1);
    CHECK(page::app().at("streak") == 1);
    CHECK(page::app().at("daily").at("crosshairs").at("solved") == false);
    solve_daily();
    come_back_after(0);
    CHECK(page::app().at("streak") == 2);
    CHECK(page::app().at("daily").at("crosshairs").at("solved") == true);
    CHECK(page::says("Solved today"));
    come_back_after(2);
    CHECK(page::app().at("streak") == 0);
    CHECK(page::app().at("longest") == 2);
}

TEST_CASE("a browser that keeps nothing says so, and the page remembers", "[puzzles]") {
    page::Outside world = with(three());
    world.refuses_storage = true;
    page::open("#puzzles", world);
    solve_daily();
    page::choose("puzzle:list");
    CHECK(page::app().at("daily").at("crosshairs").at("progress") == "1 of 3 solved");
    CHECK(page::app().at("streak") == 1);
    CHECK(page::says("keeps nothing"));
}

TEST_CASE("what another page kept, or what is damaged, is no obstacle", "[puzzles]") {
    const char* stored = GENERATE("2 b 1", "\xFF\xFE", "1 b,,%% x-y", "{}");
    page::Outside world = with(three());
    world.storage["puzzles.crosshairs"] = stored;
    world.storage["lessons.crosshairs"] = ",enter,";
    page::open("#puzzles", world);
    CHECK(page::app().at("streak") == 0);
    solve_daily();
    CHECK(kept().starts_with("1 "));
    CHECK(page::outside().storage.at("lessons.crosshairs") == ",enter,");
}

TEST_CASE("a game without puzzles, and a file of another version, are told in a sentence", "[puzzles]") {
    const std::string file = GENERATE(std::string(), std::string(R"({"puzzles":2,"game":"crosshairs","list":[]})"),
                                      std::string("{"), file_of(Json::array()));
    page::open("#puzzles", with(file));
    const std::string fault = page::app().at("daily").at("crosshairs").at("fault").get<std::string>();
    CHECK(fault == (file.empty() ? "The puzzles of this game could not be loaded."
                                 : "These puzzles are damaged, or of another version of this page: reload it."));
    CHECK(page::app().at("daily").at("aerial-war").at("fault") == "");
    page::outside().puzzles = [](std::string_view) { return three(); };
    page::choose("daily:crosshairs");  // tries again
    CHECK(page::app().at("daily").at("crosshairs").at("fault") == "");
    page::open("#puzzle=crosshairs/b", with(file));
    CHECK(page::app().at("screen") == "puzzles");
    CHECK(page::app().at("daily").at("crosshairs").at("fault") == fault);
}

TEST_CASE("a link to a puzzle is shared without its answer, and opens from address, paste and in an embed",
          "[puzzles]") {
    page::open("#puzzle=crosshairs/b", with(three()));
    page::choose("puzzle:share");
    CHECK(page::outside().clipboard == "https://sightlines.test/#puzzle=crosshairs/b");
    CHECK(page::says("Copied. The link does not hold the answer."));
    page::choose("tab:share");
    page::outside().clipboard.clear();
    page::choose("copy-link");
    CHECK(page::outside().clipboard == "https://sightlines.test/#puzzle=crosshairs/b");
    page::press("k");
    CHECK(page::outside().clipboard == "https://sightlines.test/#puzzle=crosshairs/b");

    page::open("", with(three()));
    CHECK(page::paste("Try this: https://sightlines.test/#puzzle=crosshairs/b!") == Json{{"ok", true}});
    CHECK(is_open("b"));

    page::open("#puzzle=crosshairs/b", with(three(), page::embed()));
    CHECK(is_open("b"));
    page::choose("cell:c4");
    CHECK(card().at("stand") == "done");
    CHECK(std::ranges::any_of(page::outside().requests, [](const headless::Request& request) {
        return request.what == "solved" && request.text == R"({"game":"crosshairs","puzzle":"b"})";
    }));
    CHECK(page::outside().storage.empty());
}

TEST_CASE("a link to a puzzle that there is not leads to all of them, or says so", "[puzzles]") {
    page::open("#puzzle=crosshairs/no-such", with(three()));
    CHECK(page::app().at("screen") == "puzzles");
    CHECK(page::says("This link is for a puzzle that does not exist."));
    page::open("", with(three()));
    for (const char* text : {"#puzzle=tic-tac-toe/p1", "#puzzle=", "#puzzle=../../etc/passwd"}) {
        const Json answer = page::load(text);
        REQUIRE(answer.contains("error"));
        CHECK(answer.at("error").at("message") == "This link is for a puzzle that does not exist.");
        CHECK(page::link().empty());
        CHECK(page::app().at("screen") == "home");
    }
}

TEST_CASE("a solved puzzle goes on in analysis, from its beginning", "[puzzles]") {
    page::open("#puzzle=crosshairs/b", with(three()));
    page::choose("cell:c4");
    page::choose("puzzle:analyse");
    const Json now = page::app();
    CHECK(now.at("screen") == "table");
    CHECK_FALSE(now.contains("puzzle"));
    CHECK(now.at("analysis") == true);
    CHECK(now.at("cursor") == 0);
    CHECK(now.at("size") == 1);
    CHECK(page::link().starts_with("#1x."));
    CHECK(page::shows("tab:analysis"));
    headless::go_back();
    page::settle();
    CHECK(is_open("b"));
}

TEST_CASE("in words: the puzzles, one of them missed, hinted, answered, and solved with keys only", "[puzzles]") {
    page::open("", with(three()));
    page::act("puzzles");
    Json text = page::text();
    CHECK(text.at("screen") == "puzzles");
    REQUIRE(text.at("daily").size() == page::games.size());
    CHECK(text.at("levels").empty());
    page::act("puzzles", "crosshairs");
    text = page::text();
    CHECK(text.at("name") == "Crosshairs");
    REQUIRE(text.at("levels").size() == 3);
    CHECK(text.at("levels")[0].at("puzzles")[0].at("label") == "1. Title of b");
    page::act("puzzle", "crosshairs b");
    const auto puzzle = [] { return page::text().at("puzzle"); };
    CHECK(puzzle().at("title") == "Title of b");
    CHECK(puzzle().at("hint") == "");
    page::act("puzzle:answer");  // not yet
    CHECK(puzzle().at("over") == false);
    page::act("puzzle:hint");
    CHECK(puzzle().at("hint") == "Hint of b");
    page::play_all("~j3");
    page::play_all("~j4");
    CHECK(puzzle().at("said").get<std::string>().find("Not the best either") != std::string::npos);
    CHECK(puzzle().at("answers") == true);
    page::act("puzzle:answer");
    CHECK(puzzle().at("said").get<std::string>().starts_with("Best: "));
    page::act("puzzle:again");
    CHECK(puzzle().at("over") == false);
    page::play_all("~c4");
    CHECK(puzzle().at("said") == "Right. Reason of b");
    CHECK(puzzle().at("over") == true);
    page::act("puzzle:next");
    CHECK(puzzle().at("title") == "Title of c");
    page::act("puzzle:share");
    page::settle();
    CHECK(page::outside().clipboard == "https://sightlines.test/#puzzle=crosshairs/c");
    page::act("puzzle:list");
    CHECK(page::text().at("levels")[0].at("puzzles")[0].at("solved") == true);
}

TEST_CASE("a puzzle is solved on the canvas with keys only", "[puzzles]") {
    page::open("#puzzles", with(three()));
    for (int presses = 0; presses < 60 && page::app().at("screen") == "puzzles"; ++presses) {
        page::press("ArrowDown");
        page::press("Enter");
    }
    CHECK(page::app().at("screen") != "puzzles");
}

TEST_CASE("every puzzle of every game opens by its link and is solved by its answer", "[puzzles]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war");
    const Result<PuzzleBook> book = read_puzzles(headless::puzzles_on_disk(game));
    if (!book) return;  // it has none yet
    page::open();
    for (std::size_t i = 0; i < book->puzzles.size(); i += 7) {
        const Puzzle& one = book->puzzles[i];
        INFO(game << " " << one.id);
        headless::visit("#puzzle=" + game + "/" + one.id);
        page::settle();
        REQUIRE(is_open(one.id));
        CHECK(page::says(one.title));
        const auto match = open_puzzle(one);
        REQUIRE((*match)->play(one.answer.back()));
        const std::size_t ply = (*match)->size() - 1;
        page::play_all((*match)->text(ply));
        CHECK(card().at("stand") == "done");
        CHECK(page::app().at("cursor") == ply + 1);
        CHECK_FALSE(headless::engine_is_asked());
    }
}
