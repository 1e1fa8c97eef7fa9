// Nothing is said twice on one screen, and nothing covers what one works on, in the three small games.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"

using namespace sightlines;

namespace {

const std::vector<std::string> small_games{"crosshairs", "crossfire-hex", "aerial-war"};

void begin_guided(const std::string& game, page::Outside world) {
    const platform::Surroundings shown = world.around;
    world.around.width = 800, world.around.height = 1400;  // where the whole home page is in sight
    page::open("", world);
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
    page::change([&](platform::Surroundings& around) { around.width = shown.width, around.height = shown.height; });
    REQUIRE(page::shows("guide"));
}

void ask_hint() {
    page::press("=");
    headless::deliver();
    page::settle();
    REQUIRE(page::shows("hint-text"));
}

std::ptrdiff_t times_said(const std::string& text) { return std::ranges::count(page::words(), text); }

float square_of(const char* a, const char* b) {
    const ImVec2 from = page::mark(a).centre(), to = page::mark(b).centre();
    return std::max(std::abs(from.x - to.x), std::abs(from.y - to.y));
}

}  // namespace

TEST_CASE("in a low window of its own the board stands beside the panel, and the question once", "[layout]") {
    for (const std::string& game : page::games) {
        CAPTURE(game);
        page::open(Json{{"game", game}, {"version", 1}}, page::desktop(480, 360));
        const page::Box board = page::mark("board");
        CHECK(board.max.y - board.min.y > 300);
        CHECK(times_said(page::app().at("asked").at("question").get<std::string>()) <= 1);
    }
}

TEST_CASE("a hint takes the place of what guides", "[hint]") {
    for (const page::Outside& world :
         {page::phone(), page::phone(844, 390), page::desktop(480, 360), page::desktop()}) {
        begin_guided("crosshairs", world);
        ask_hint();
        CHECK_FALSE(page::shows("guide"));
        page::choose("hint-away");
        CHECK(page::shows("guide"));
    }
}

TEST_CASE("who asks for a hint lets go of what was chosen", "[hint]") {
    begin_guided("crossfire-hex", page::phone());
    page::choose("cell:d2");
    REQUIRE(page::app().at("view").at("chosen") == "d2");
    ask_hint();
    CHECK(page::app().at("view").at("chosen").is_null());
}

TEST_CASE("what is rolled for is said once", "[dice]") {
    for (const page::Outside& world :
         {page::phone(), page::phone(844, 390), page::desktop(480, 360), page::desktop()}) {
        begin_guided("aerial-war", world);
        CHECK_FALSE(page::says("Movement of"));
        page::press("t");
        page::wait(5000);
        REQUIRE(page::shows("movement-dice"));
        CHECK_FALSE(page::says("plane rolls"));
    }
}

TEST_CASE("in the panel of a desktop planes are counted once", "[layout]") {
    for (const char* game : {"crosshairs", "aerial-war"}) {
        begin_guided(game, page::desktop());
        CHECK(page::shows("player:0"));
        CHECK_FALSE(page::says("You 4 planes"));
        CHECK_FALSE(page::says("You 3 planes"));
        CHECK_FALSE(page::says("In use"));
    }
}

TEST_CASE("on a phone an answer to a press that means nothing leaves the board alone", "[refusal]") {
    for (const page::Outside& world : {page::phone(), page::phone(844, 390), page::desktop(480, 360)}) {
        begin_guided("crosshairs", world);
        page::choose("cell:b2");
        const page::Box notice = page::mark("notice"), board = page::mark("board");
        CHECK((notice.min.y >= board.max.y - 1 || notice.min.x >= board.max.x - 1));
    }
}

TEST_CASE("the squares of the Aerial War Game are as large as a phone lets them be", "[layout]") {
    begin_guided("aerial-war", page::phone());
    CHECK(square_of("cell:e4", "cell:f4") >= 29);
    begin_guided("aerial-war", page::phone(844, 390));
    CHECK(square_of("cell:e4", "cell:f4") >= 30);
}

TEST_CASE("a press on an empty hex says what to do first, not the question again", "[crosshairs]") {
    page::open("", page::phone());
    for (const char* mark : {"play:crosshairs", "guided", "cell:f6"}) page::choose(mark);
    CHECK(page::app().at("notice").at("message") == "Choose a plane with a frame first.");
}
