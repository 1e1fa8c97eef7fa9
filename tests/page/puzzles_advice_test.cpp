// While a puzzle is open nothing on the page answers it: no button that stands out, no key, no plan, no words.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/puzzle.h"
#include "page/driver.h"
#include "support/nonempty.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

std::string stand() { return page::app().at("puzzle").at("stand").get<std::string>(); }

PuzzleBook book_of(const std::string& game) {
    Result<PuzzleBook> book = read_puzzles(headless::puzzles_on_disk(game));
    REQUIRE(book);
    return std::move(*book);
}

void open(const std::string& game, const Puzzle& puzzle) {
    headless::visit("#puzzle=" + game + "/" + puzzle.id);
    page::settle();
    REQUIRE(page::app().at("puzzle").at("id") == puzzle.id);
    REQUIRE(stand() == "open");
}

// What is written on buttons in the accent's colour, which stands for the main answer.
std::vector<std::string> main_answers() {
    std::vector<std::string> found;
    for (const headless::DrawnText& text : headless::texts())
        if (text.colour == theme::palette().on_accent && text.window.find("tab") != std::string::npos)
            found.push_back(text.text);
    return found;
}

void check_silence(const std::string& game, const Puzzle& puzzle) {
    for (const char* key : {" ", "Enter"}) {
        open(game, puzzle);
        CHECK(main_answers() == std::vector<std::string>());
        page::press(key, 2);
        CHECK(stand() == "open");
        headless::visit("#puzzle=" + game);
    }
    open(game, puzzle);
    page::act("do");
    page::settle();
    CHECK(stand() == "open");
    page::press("=");
    CHECK_FALSE(headless::engine_is_asked());
    headless::visit("#puzzle=" + game);
}

}  // namespace

TEST_CASE("no puzzle is answered by the main button, by Space or by Enter", "[puzzles][advice]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war");
    page::open();
    for (const Puzzle& puzzle : nonempty(book_of(game).puzzles)) {
        INFO(game << " " << puzzle.id);
        check_silence(game, puzzle);
    }
}

TEST_CASE("in a puzzle a press on an enemy neither aims for the reader nor names the place to attack from",
          "[puzzles][advice]") {
    const PuzzleBook book = book_of("aerial-war");
    REQUIRE_FALSE(book.puzzles.empty());
    page::open();
    for (std::size_t i = 0; i < book.puzzles.size(); i += 5) {
        INFO(book.puzzles[i].id);
        open("aerial-war", book.puzzles[i]);
        const Json planes = page::position().at("planes");
        for (const Json& plane : nonempty(planes)) {
            page::click("cell:" + plane.at("at").get<std::string>());
            CHECK(page::app().at("view").at("chosen").is_null());
            CHECK_FALSE(page::says("can attack it from"));
            page::press("Escape");
            page::press("Escape");
        }
        CHECK(stand() == "open");
        headless::visit("#puzzle=aerial-war");
    }
}

TEST_CASE("no lesson is done by Space alone", "[lessons][advice]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war");
    const Json list = Json::parse(headless::lessons_on_disk(game)).at("list");
    page::open();
    for (const Json& lesson : nonempty(list)) {
        const auto id = lesson.at("id").get<std::string>();
        INFO(game << " " << id);
        headless::visit("#lesson=" + game + "/" + id);
        page::settle();
        page::press(" ", 3);
        CHECK(page::app().at("lesson").at("stand") != "done");
    }
}

TEST_CASE("several actions in another order that come to the same are right", "[puzzles]") {
    const Json puzzle{{"id", "one"},
                      {"title", "One"},
                      {"level", 1},
                      {"record", {{"game", "crosshairs"}, {"version", 1}}},
                      {"answer", Json::array({{{"do", "cloud"}, {"cell", "c4"}}})},
                      {"hint", "Hint"},
                      {"why", "Why"}};
    page::Outside world = page::desktop();
    world.puzzles = [&](std::string_view) {
        return write_json(Json{{"puzzles", 1}, {"game", "crosshairs"}, {"list", Json::array({puzzle})}});
    };
    page::open("#puzzle=crosshairs/one", world);
    page::play_all("~f6 ~c4");
    CHECK(stand() == "done");
    CHECK(page::app().at("size") == 2);
    page::press("z");
    CHECK(stand() == "open");
    page::press("y");
    CHECK(stand() == "done");
}
