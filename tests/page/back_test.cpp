// Back, as of a phone: it closes what is open, the uppermost first, then leaves the screen, then the page.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"

using namespace sightlines;

namespace {

void back() {
    headless::go_back();
    page::settle();
}

// Back does nothing but close what is marked.
void check_closes(const char* mark) {
    CAPTURE(mark);
    REQUIRE(page::shows(mark));
    const std::size_t step = page::outside().step;
    back();
    CHECK_FALSE(page::shows(mark));
    CHECK(page::outside().step == step);
}

}  // namespace

TEST_CASE("Back closes sheets, the uppermost first, and then is the browser's") {
    page::open("", page::phone());
    CHECK_FALSE(page::outside().covered);
    page::choose("play:crosshairs");
    check_closes("start-sheet");
    page::choose("settings");
    page::choose("statistics:open");
    check_closes("statistics");
    CHECK(page::outside().covered);
    check_closes("settings:close");
    CHECK_FALSE(page::outside().covered);
}

TEST_CASE("Back leaves the options and the editor of a new game for where they were opened, and loses no game") {
    for (const std::string& game : page::games) {
        page::open("", page::phone());
        page::choose("play:" + game);
        page::choose("options");
        REQUIRE(page::app().at("screen") == "set-up");
        page::choose("edit");
        REQUIRE(page::app().at("screen") == "edit");
        back();
        CHECK(page::app().at("screen") == "home");

        page::act("begin", game);
        REQUIRE(page::app().at("screen") == "table");
        const std::string link = page::link();
        page::choose("tab:share");
        page::choose("edit");
        REQUIRE(page::app().at("screen") == "edit");
        back();
        CHECK(page::app().at("screen") == "table");
        CHECK(page::link() == link);
        back();
        CHECK(page::app().at("screen") == "home");
        CHECK(page::app().at("kept") == 1);
    }
}

TEST_CASE("Back closes a refusal, the list of keys and what stands on the home page before it leaves") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, page::phone());
    page::play("z9");
    page::press("?");
    check_closes("keys");
    page::act("home");
    page::load("1zz");
    check_closes("notice");
    CHECK_FALSE(page::outside().covered);
}

TEST_CASE("Back closes what was refused on the board, and leaves the game as it stands") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, page::phone());
    page::choose("cell:e5");
    const Json before = page::record();
    page::choose("cell:e5");
    REQUIRE(page::app().at("screen") == "table");
    if (page::shows("notice")) check_closes("notice");
    CHECK(page::record() == before);
}
