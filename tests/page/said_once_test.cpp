// Nothing is said twice on one screen, and nothing covers what one works on, in the three small games.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
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

TEST_CASE("the order of a hint names what its reason leaves out", "[hint]") {
    begin_guided("crosshairs", page::phone());
    ask_hint();
    CHECK(page::says("Hint: Fly from c4 to e6, turning left"));
    begin_guided("crossfire-hex", page::phone());
    ask_hint();
    CHECK(page::says("Hint: Move 2 discs from i5 to g3"));
    CHECK_FALSE(page::says("g3, onto"));
}

TEST_CASE("in a low window the buttons of the page stand above a square board, not in its panel", "[layout]") {
    for (const std::string& game : small_games) {
        CAPTURE(game);
        begin_guided(game, page::desktop(480, 360));
        const page::Box home = page::mark("home"), board = page::mark("board");
        CHECK(home.max.y <= board.min.y + 1);
        CHECK(home.max.x <= board.max.x);
        if (game == "aerial-war") CHECK(page::mark("throw").max.y <= 360);
    }
}

TEST_CASE("on a phone a hint takes the place of what was told, and the answers stay in sight", "[hint]") {
    Json record = *parse_json(scenario_record("aerial-war", "guided"), {});
    record["moves"] = Json::parse(R"([{"do":"roll","dice":[1,3]},{"do":"fly","to":"f6","dir":"n"}])");
    page::open(record, page::phone());
    REQUIRE(page::shows("action:attack"));
    ask_hint();
    const float below = page::shows("more-below") ? page::mark("more-below").min.y : page::outside().around.height;
    CHECK(page::mark("action:hold").max.y <= below);
    CHECK_FALSE(page::says("flies from e4 to f6"));
}

TEST_CASE("what ends by itself is told with the flight that ends it, and not again", "[crosshairs]") {
    page::open(Json::parse(R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":9,"left":2,
        "planes":[{"at":"d3","p":0,"dir":"e","h":1},{"at":"a4","p":0,"dir":"ne"},{"at":"i3","p":1,"dir":"se"},
        {"at":"i7","p":1,"dir":"sw"}]}})"));
    page::play_all("d3v");
    CHECK(page::says("The dive is over."));
    CHECK(times_said("The dive is over.") == 0);
}

TEST_CASE("a hint takes the place of the button that would do the same, until it is dismissed", "[hint]") {
    Json record = *parse_json(scenario_record("aerial-war", "guided"), {});
    record["moves"] = Json::parse(R"([{"do":"roll","dice":[1,3]},{"do":"fly","to":"f6","dir":"n"}])");
    page::open(record, page::desktop());
    REQUIRE(page::shows("action:attack"));
    ask_hint();
    REQUIRE(page::says("Hint: Attack Allied blue on f7"));
    CHECK_FALSE(page::shows("action:attack"));
    CHECK(page::shows("action:hold"));
    page::choose("hint-away");
    CHECK(page::shows("action:attack"));

    record = *parse_json(scenario_record("crosshairs", "guided"), {});
    record["moves"] = Json::parse(R"([{"do":"level","plane":"c4","steps":2,"turn":-1}])");
    page::open(record, page::desktop());
    REQUIRE(page::shows("action:shoot:h4"));
    ask_hint();
    CHECK_FALSE(page::shows("action:shoot:h4"));
    page::choose("hint-play");
    CHECK(page::record().at("moves").back().at("do") == "shoot");
}

TEST_CASE("in a duel of Dogfight! a hint does not say whose plane it is, and says once what to do",
          "[hint][dogfight]") {
    page::open("", page::desktop());
    for (const char* mark : {"play:dogfight", "guided", "action:fly"}) page::choose(mark);
    while (page::position().at("phase") == "mt") page::enter_dice({6, 6});
    page::wait(5000);
    REQUIRE(page::position().at("phase") == "fire");
    REQUIRE(times_said("Fire a long burst at the red Albatros") == 1);
    ask_hint();
    CHECK(page::says("Hint: Fire a long burst at the red Albatros"));
    CHECK(times_said("Fire a long burst at the red Albatros") == 0);
}

TEST_CASE("the pile of rings in the panel says what it is", "[crosshairs]") {
    begin_guided("crosshairs", page::desktop());
    CHECK(page::says("24 rings"));
}
