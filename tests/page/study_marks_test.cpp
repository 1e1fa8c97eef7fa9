// Rings and arrows that a reader draws on the board.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/playthroughs.h"
#include "page/study.h"
#include "platform/events.h"

using namespace sightlines;
using page::game, page::open_analysed, page::study;

namespace {

void right_button(bool down, ImVec2 at) {
    platform::on_pointer_move(platform::Pointer::mouse, at.x, at.y, {});
    headless::run_frames(1);
    platform::on_pointer_button(platform::Pointer::mouse, 1, down, at.x, at.y, {});
    headless::run_frames(1);
}

void mark(const char* from, const char* to) {
    right_button(true, page::where(from));
    right_button(false, page::where(to));
    page::settle();
}

Json marks_here() {
    const Json record = page::record_behind(page::link());
    if (!record.contains("notes")) return Json::array();
    const Json notes = record.at("notes");
    const auto found = std::ranges::find_if(
        notes, [](const Json& note) { return note.at("at") == page::app().at("cursor").get<int>(); });
    return found == notes.end() ? Json::array() : found->value("marks", Json::array());
}

// A pixel beside the middle of a cell, where a ring or a shaft may be.
std::vector<unsigned char> colours_around(const char* cell) {
    const headless::Image image = headless::screenshot();
    const ImVec2 at = page::where(cell);
    const float scale = page::outside().around.scale;
    std::vector<unsigned char> found;
    for (int dy = -70; dy <= 70; dy += 3) {
        const auto x = static_cast<std::size_t>(at.x * scale);
        const auto y = static_cast<std::size_t>(std::max(0.0f, (at.y + static_cast<float>(dy)) * scale));
        const std::size_t first = (y * static_cast<std::size_t>(image.width) + x) * 4;
        for (std::size_t i = 0; i < 3 && first + i < image.pixels.size(); ++i) found.push_back(image.pixels[first + i]);
    }
    return found;
}

}  // namespace

TEST_CASE("marks are drawn with the right button: a ring, an arrow, and off again") {
    open_analysed(game());
    REQUIRE(marks_here().empty());
    const auto bare = colours_around("cell:g5");
    mark("cell:g5", "cell:g5");
    CHECK(marks_here() == Json::array({"g5"}));
    CHECK(colours_around("cell:g5") != bare);
    mark("cell:e5", "cell:g5");
    CHECK(marks_here() == Json::array({"g5", "e5-g5"}));
    CHECK(page::app().at("size") == 3);  // nothing was played
    mark("cell:g5", "cell:g5");
    CHECK(marks_here() == Json::array({"e5-g5"}));
    mark("cell:e5", "cell:g5");
    CHECK(marks_here().empty());
    CHECK(colours_around("cell:g5") == bare);
}

TEST_CASE("a mark has one of four colours, and another takes its place") {
    open_analysed(game());
    CHECK_FALSE(page::shows("mark:colour:2"));
    page::choose("tree:mark");
    CHECK(page::says("Press a place for a ring"));
    page::choose("mark:colour:2");
    mark("cell:g5", "cell:g5");
    CHECK(marks_here() == Json::array({"g5:red"}));
    const auto red = colours_around("cell:g5");
    page::choose("mark:colour:0");
    mark("cell:g5", "cell:g5");
    CHECK(marks_here() == Json::array({"g5"}));
    CHECK(colours_around("cell:g5") != red);
    mark("cell:g5", "cell:g5");
    CHECK(marks_here().empty());
}

TEST_CASE("with a finger the board is marked while that is switched on") {
    page::open(game(), page::phone());
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tree:mark");
    page::tap("cell:g5");
    CHECK(marks_here() == Json::array({"g5"}));
    CHECK(page::app().at("size") == 3);
    page::choose("tree:mark");
    page::tap("cell:g5");
    CHECK(marks_here() == Json::array({"g5"}));
}

TEST_CASE("marks keep the comment, stay with their position, and are told") {
    open_analysed(study());
    page::go_to(1);
    mark("cell:g5", "cell:g7");
    const Json record = page::record_behind(page::link());
    CHECK(record.at("notes").at(0).at("text") == "A usual beginning.");
    CHECK(record.at("notes").at(0).at("marks") == Json::array({"g5-g7"}));
    page::go_to(2);
    CHECK(marks_here() == Json::array({"h2", "j2-h2"}));
    CHECK(page::text().at("tree").dump().find("Marked: g5-g7") != std::string::npos);
}

TEST_CASE("marks of places that are not there are passed over; a press outside the board marks nothing") {
    Json record = game();
    record["notes"] = Json::array({{{"at", 3}, {"marks", {"z99", "z9-e5", "e5-", "-", "e5-g5-h4"}}}});
    page::open(record);
    page::choose("tab:log");
    const Json marks = marks_here();
    right_button(true, {5, 5});
    right_button(false, page::where("cell:g5"));
    right_button(true, page::where("cell:g5"));
    right_button(false, {5, 5});
    page::settle();
    CHECK(marks_here() == marks);
}

TEST_CASE("every game has names for its board") {
    const std::string name = GENERATE("crosshairs-duel", "crossfire-squads-village", "dogfight-encounter",
                                      "aerial-war-the-example", "crossfire-hex-at-random");
    CAPTURE(name);
    const page::Playthrough& game = page::playthrough(name);
    page::open_at(game, game.moves.size() / 2);
    page::choose("tab:log");
    page::choose("analysis");
    const std::string cell = name.starts_with("crossfire-squads") ? "unit:" : "cell:";
    std::string first;
    for (const auto& [mark_name, box] : page::marks())
        if (first.empty() && mark_name.starts_with(cell) && box.centre().x > 200 && box.centre().x < 800 &&
            box.centre().y > 200 && box.centre().y < 600)
            first = mark_name;
    REQUIRE_FALSE(first.empty());
    mark(first.c_str(), first.c_str());
    CHECK(marks_here() == Json::array({first.substr(5)}));
}

TEST_CASE("who reads a study sees its marks and is not told them in letters", "[study]") {
    page::open(page::study());
    page::go_to(2);
    REQUIRE(page::shows("reader"));
    CHECK_FALSE(page::says("Marked: h2"));
    page::go_to(1);
    CHECK(page::says("A usual beginning."));
}
