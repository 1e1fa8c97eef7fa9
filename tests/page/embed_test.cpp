// The page inside another page: what it shows when its link cannot be opened.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "app/app.h"
#include "main.h"
#include "page/layout.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

constexpr const char* cut_off = "#1d.XYzRCoJA";

page::Outside fingers(page::Outside world) {
    world.around.coarse = true;
    return world;
}

Json moves(const std::vector<std::string>& all) {
    Json list = Json::array();
    for (const std::string& move : all)
        list.push_back(Json{{"do", "move"}, {"from", move.substr(0, 2)}, {"to", move.substr(3, 2)}});
    return list;
}

// Two moves with comments; the second one has a variation of two.
Json study() {
    const Json line{{"from", 0},
                    {"at", 1},
                    {"moves", moves({"c3-e3", "h2-g3"})},
                    {"notes", Json::array({{{"at", 2}, {"text", "Bolder."}}})}};
    return {{"game", "crossfire-hex"},
            {"version", 1},
            {"moves", moves({"d2-f2", "j2-h2"})},
            {"players", {"Ann", "Ben"}},
            {"notes", Json::array({{{"at", 0}, {"text", "White begins."}}, {{"at", 1}, {"text", "As ever."}}})},
            {"lines", Json::array({line})}};
}

std::size_t cursor() { return page::app().at("cursor").get<std::size_t>(); }

Json last_change() {
    Json last;
    for (const headless::Request& one : page::outside().requests)
        if (one.kind == "host" && one.what == "change") last = Json::parse(one.text);
    return last;
}

// As shell/guest.js keeps what the reader has done, and the page around the embed brings it back in another frame.
void load_anew(const char* address) {
    const Json exercise = Json::parse(app().exercise()), record = page::record();
    const std::string kept = R"({"exercise":)" + write_json(exercise) + R"(,"record":)" + write_json(record) +
                             R"(,"ply":)" + std::to_string(cursor()) + "}";
    page::open(address, page::embed());
    (void)page::load(exercise.at("address").get<std::string>());
    page::settle();
    page::outside().requests.clear();
    (void)app().open(kept, From::kept);
    page::settle();
}

bool was_solved() {
    return std::ranges::any_of(page::outside().requests,
                               [](const headless::Request& one) { return one.kind == "host" && one.what == "solved"; });
}

}  // namespace

TEST_CASE("a lesson and a puzzle go on where the reader was when their frame is loaded anew", "[embed]") {
    constexpr const char* lesson = "#lesson=crosshairs/enter";
    const auto stand = [] { return page::app().at("lesson").at("stand").get<std::string>(); };
    page::open(lesson, page::embed(700, 600));
    page::choose("lesson:hint");
    page::choose("lesson:hint");
    REQUIRE_FALSE(page::shows("lesson:hint"));
    load_anew(lesson);
    CHECK(stand() == "open");
    CHECK(page::shows("lesson:again"));
    CHECK_FALSE(page::shows("lesson:hint"));
    page::play_all("+a3=ne");
    REQUIRE(was_solved());
    load_anew(lesson);
    CHECK(stand() == "done");
    CHECK_FALSE(was_solved());  // once is enough
    page::choose("undo");
    load_anew(lesson);
    CHECK(stand() == "open");
    CHECK(page::app().at("size") == 1);
    CHECK(cursor() == 0);

    constexpr const char* puzzle = "#puzzle=crosshairs/p63";
    page::open(puzzle, page::embed(700, 600));
    for (int miss = 1; miss <= 2; ++miss) {
        page::play_all(page::text().at("actions")[0][2].get<std::string>());
        REQUIRE(page::app().at("puzzle").at("misses") == miss);
    }
    page::act("puzzle:answer");
    const Json before = page::app().at("puzzle");
    REQUIRE(before.at("stand") == "answered");
    load_anew(puzzle);
    Json after = page::app().at("puzzle");
    after["said"] = before.at("said");
    CHECK(after == before);
    for (const char* nonsense : {"{\"exercise\"", "{\"exercise\":1}", "{\"exercise\":{\"address\":[]},\"record\":{}}",
                                 "{\"exercise\":{\"address\":\"#puzzle=crosshairs/p63\"},\"record\":{\"moves\":7}}"})
        CHECK(app().open(nonsense, From::kept).empty());
    CHECK(page::app().at("puzzle") == after);
}

TEST_CASE("an embed whose link cannot be opened shows a card with the reason, and leads to the full page", "[embed]") {
    for (const page::Outside& world : {page::embed(), fingers(page::embed(320, 240)), page::embed(1100, 500)}) {
        page::open(cut_off, world);
        CHECK(page::app().at("screen") == "refused");
        CHECK_FALSE(page::app().at("notice").at("message").get<std::string>().empty());
        CHECK_FALSE(page::shows("play:crosshairs"));
        const layout::Frame frame = layout::look();
        CHECK(layout::geometry(frame) == layout::Complaints{});
        CHECK(layout::main_action(frame) == layout::Complaints{});
        page::choose("full-page");
        CHECK(std::ranges::any_of(page::outside().requests, [](const headless::Request& one) {
            return one.kind == "open page" && one.what.ends_with(cut_off);
        }));
    }
}

TEST_CASE("Back leaves the card of an embed alone: there is no home page below it", "[embed]") {
    page::open(cut_off, page::embed());
    REQUIRE(page::app().at("screen") == "refused");
    CHECK_FALSE(page::outside().covered);
    headless::go_back();
    page::settle();
    CHECK(page::app().at("screen") == "refused");
}

TEST_CASE("a card tells the host and the text view why; a game that is loaded takes its place", "[embed]") {
    page::open(cut_off, page::embed());
    CHECK(page::asked_for("host"));
    CHECK(page::text().at("screen") == "refused");
    CHECK(page::text().at("notice") == page::app().at("notice"));
    page::act("full-page");
    CHECK(page::asked_for("open page"));
    CHECK(page::load("#1d.!!!").contains("error"));
    CHECK(page::app().at("screen") == "refused");
    CHECK(page::load(R"({"game":"crosshairs","version":1})").contains("ok"));
    page::settle();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::load("#1d.!!!").contains("error"));
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("whatever an author names that there is not becomes a card with a sentence, never another page of ours",
          "[embed]") {
    for (const char* address : {"",
                                "#",
                                "#lesson=",
                                "#lesson=nonsense",
                                "#lesson=nonsense/enter",
                                "#lesson=crosshairs",
                                "#lesson=crosshairs/nonsense",
                                "#lesson=crosshairs/enter/more",
                                "#lesson=Crosshairs/enter",
                                "#lesson",
                                "#lessons",
                                "#puzzle",
                                "#puzzles",
                                "#puzzle=",
                                "#puzzle=nonsense",
                                "#puzzle=nonsense/p1",
                                "#puzzle=crosshairs",
                                "#puzzle=crosshairs/nonsense",
                                "#puzzle=crosshairs/p1/more",
                                "#library",
                                "#nonsense",
                                "#1d.",
                                "#9z.AAAA",
                                R"(#{"game":"chess","version":1})",
                                "#{}",
                                R"({"sightlines":"library","version":1})"}) {
        INFO(address);
        page::open(address, page::embed());
        CHECK(page::app().at("screen") == "refused");
        const auto message = page::app().at("notice").at("message").get<std::string>();
        CHECK(message.ends_with('.'));
        CHECK(page::shows("full-page"));
        const auto& requests = page::outside().requests;
        CHECK(std::ranges::count_if(requests, [](const headless::Request& one) {
                  return one.kind == "host" && one.what == "refused";
              }) == 1);
        CHECK(std::ranges::none_of(
            requests, [](const headless::Request& one) { return one.kind == "host" && one.what == "change"; }));
        CHECK(layout::geometry(layout::look()) == layout::Complaints{});
    }
}

TEST_CASE("what a host asks to load that there is not is refused, and what was on the board stays", "[embed]") {
    for (const char* text :
         {"", "#", "nonsense", "#lesson=nonsense", "#lesson=crosshairs", "#lesson=crosshairs/nonsense",
          "#puzzle=nonsense", "#puzzle=crosshairs", "#puzzle=crosshairs/nonsense", "#puzzles", "#library", "#1d.",
          "null", "[]", "7", R"({"game":"chess","version":1})", R"({"sightlines":"library","version":1})"}) {
        INFO(text);
        page::open(study(), page::embed());
        const std::string before = page::link();
        page::outside().requests.clear();
        (void)page::load(text);
        page::settle();
        const auto& requests = page::outside().requests;
        CHECK(std::ranges::count_if(requests, [](const headless::Request& one) {
                  return one.kind == "host" && one.what == "refused";
              }) == 1);
        CHECK(page::app().at("screen") == "table");
        CHECK(page::record() == study());
        CHECK(page::link() == before);
    }
}

TEST_CASE("in an embed the reader may go from a lesson to the list of them, and to another", "[embed]") {
    page::open("#lesson=crosshairs/enter", page::embed(700, 600));
    REQUIRE(page::app().at("screen") == "table");
    page::act("learn", "crosshairs");
    page::settle();
    CHECK(page::app().at("screen") == "learn");
    page::act("lesson", "enter");
    page::settle();
    CHECK(page::app().at("lesson").at("id") == "enter");
}

TEST_CASE("on a page of its own a link that cannot be opened leads home, with the reason", "[embed]") {
    page::open(cut_off);
    CHECK(page::app().at("screen") == "home");
    CHECK(page::shows("notice"));
}

TEST_CASE("an embed of a study begins at its start, with title and comment, and is read page by page", "[embed]") {
    for (const page::Outside& world :
         {page::embed(), page::embed(320, 480), fingers(page::embed(320, 480)), page::embed(700, 500)}) {
        page::open(study(), world);
        CHECK(cursor() == 0);
        CHECK(page::says("Hex Crossfire"));
        CHECK(page::says("Ann \xC2\xB7 Ben"));
        CHECK(page::says("White begins."));
        CHECK_FALSE(page::shows("previous"));
        page::choose("next");
        CHECK(cursor() == 1);
        CHECK(page::says("As ever."));
        CHECK_FALSE(page::says("White begins."));
        page::choose("next");
        CHECK(cursor() == 2);
        CHECK_FALSE(page::shows("comment"));
        CHECK_FALSE(page::shows("next"));
        page::choose("previous");
        CHECK(page::says("As ever."));
        CHECK(page::record() == study());
    }
}

TEST_CASE("where an embedded study branches, the main line is the next page and every line has a button", "[embed]") {
    page::open(study(), page::embed(700, 500));
    CHECK_FALSE(page::shows("way:0"));
    page::choose("next");
    REQUIRE(page::shows("way:1"));
    CHECK_FALSE(page::shows("way:2"));
    page::choose("way:1");
    CHECK(page::says("Bolder."));
    page::choose("next");
    CHECK(cursor() == 3);
    page::choose("previous");
    page::choose("previous");
    CHECK(cursor() == 1);
    page::choose("next");  // not the variation again
    CHECK_FALSE(page::says("Bolder."));
    CHECK(page::app().at("size") == 2);
    CHECK(page::record() == study());
}

TEST_CASE("who presses the board of an embedded study tries something; a page on or back leads to the text",
          "[embed]") {
    page::open(study(), page::embed());
    page::choose("cell:d2");
    CHECK_FALSE(page::says("White begins."));
    page::choose("read");
    CHECK(page::says("White begins."));
    page::choose("try");
    page::play_all("e3-g3");
    CHECK(page::record().at("lines").size() == 2);
    page::choose("previous");
    CHECK(page::says("White begins."));
    page::choose("next");
    CHECK(page::says("As ever."));
    page::choose("reset");
    CHECK(cursor() == 0);
    CHECK(page::record() == study());
}

TEST_CASE("the host is told the comment on the position, as it was written, and turns the pages", "[embed]") {
    const std::string hostile = "<img src=x onerror=alert(1)> %s%n ##id ###id \"quoted\" \\ {{x}}";
    Json record = study();
    record["notes"][1]["text"] = hostile;
    page::open("", page::embed());
    REQUIRE(page::load(write_json(record)) == Json{{"ok", true}});
    CHECK(last_change().at("comment") == "White begins.");
    CHECK(last_change().at("ply") == 0);
    page::act("next");
    CHECK(last_change().at("comment") == hostile);
    CHECK(page::says("onerror=alert(1)"));
    page::act("next");
    CHECK(last_change().at("comment") == "");
    page::outside().requests.clear();
    page::act("next");
    CHECK(last_change().is_null());
    page::act("previous");
    CHECK(last_change().at("comment") == hostile);
}

TEST_CASE("a game without comments is stepped through by its host as well", "[embed]") {
    Json record = study();
    for (const char* key : {"notes", "lines"}) record.erase(key);
    page::open(record, page::embed());
    CHECK(cursor() == 2);
    CHECK_FALSE(page::shows("next"));
    page::act("previous");
    CHECK(last_change().at("ply") == 1);
    CHECK(last_change().at("comment") == "");
    page::act("next");
    CHECK(cursor() == 2);
}

TEST_CASE("a game by link with comments is a study in an embed, which keeps its names", "[embed]") {
    Json record = study();
    record["match"] = "0123456789";
    page::open(record, page::embed());
    CHECK(page::says("White begins."));
    page::choose("next");
    CHECK(page::record().at("match") == "0123456789");
    CHECK(page::record().at("lines") == study().at("lines"));
}

TEST_CASE("nobody throws the dice of a past that is looked at: the next page tells them", "[embed]") {
    const page::Playthrough& duel = page::playthrough("dogfight-a-duel-to-the-kill");
    page::open_at(duel, 4, page::embed());
    Json record = page::record();
    record["notes"] = Json::array({{{"at", 0}, {"text", "On the tail."}}});
    page::open(record, page::embed());
    page::play_all(duel.moves[0]);
    page::play_all(duel.moves[1]);
    REQUIRE(cursor() == 2);
    page::choose("try");
    page::wait(10'000);
    CHECK(cursor() == 2);
    CHECK(page::record() == record);
    page::choose("next");
    CHECK(cursor() == 3);
}
