// The surroundings of the page: size, theme, address bar, storage, clipboard.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "main.h"
#include "page/driver.h"
#include "platform/events.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

const Json crosshairs{{"game", "crosshairs"}, {"version", 1}};

Json crosshairs_after(std::initializer_list<const char*> cells) {
    Json record = crosshairs;
    for (const char* cell : cells) record["moves"].push_back({{"do", "cloud"}, {"cell", cell}});
    return record;
}

}  // namespace

TEST_CASE("the page follows the size of its window") {
    page::open(crosshairs);
    const auto cell = [] { return page::mark("cell:f7").centre().x - page::mark("cell:f6").centre().x; };
    const float before = cell();
    page::resize(800, 600);
    CHECK(page::state().at("width") == 800);
    CHECK(cell() < before);
    page::resize(390, 844);
    for (const char* mark : {"cell:a1", "cell:k6", "undo"}) {
        CHECK(page::mark(mark).max.x <= 390);
        CHECK(page::mark(mark).min.x >= 0);
    }
}

TEST_CASE("the page follows the system from light to dark, and to less motion") {
    page::open();
    CHECK(page::state().at("dark") == false);
    const ImU32 paper = theme::palette().page;
    page::change([](platform::Surroundings& around) { around.dark = true; });
    CHECK(page::state().at("dark") == true);
    CHECK(theme::palette().page != paper);
}

TEST_CASE("a chosen scheme outweighs the system's and is saved") {
    page::open();
    platform::choose_scheme(platform::Scheme::dark);
    page::settle();
    CHECK(page::state().at("dark") == true);
    page::reload();
    CHECK(page::state().at("dark") == true);
    platform::choose_scheme(platform::Scheme::system);
    page::settle();
    CHECK(page::state().at("dark") == false);
}

TEST_CASE("an event is worth a handful of frames, and nothing moves without one") {
    page::open();
    const int before = platform::frames_drawn();
    page::hover(ImVec2{200, 200});
    CHECK(platform::frames_drawn() - before >= 3);
    CHECK(platform::frames_drawn() - before <= 6);
    CHECK(headless::run(2000) == 0);
}

TEST_CASE("out of sight nothing is drawn; back in sight it is") {
    page::open("", page::embed());
    platform::on_visible(false);
    page::hover(ImVec2{100, 100});
    const int before = platform::frames_drawn();
    page::hover(ImVec2{120, 100});
    CHECK(platform::frames_drawn() == before);
    platform::on_visible(true);
    page::settle();
    CHECK(platform::frames_drawn() > before);
}

TEST_CASE("without graphics the page is text, and can be played") {
    page::Outside world = page::desktop();
    world.draws = false;
    page::open(crosshairs, world);
    CHECK(page::text().at("screen") == "table");
    page::play_all("~e5");
    CHECK(page::text().at("size") == 1);
    CHECK(picture_of("", 200, 200, 1).empty());
}

TEST_CASE("the address says what is on the table; Back leads out of a game and Forward in again") {
    page::open();
    CHECK(page::outside().address.size() == 1);
    for (const char* mark : {"play:crosshairs", "mode:2", "options", "opening:1", "begin"}) page::click(mark);
    REQUIRE(page::outside().address.size() == 2);
    const Json begun = page::record();
    CHECK(page::record_behind(page::link()) == begun);
    page::play_all("~e5");
    CHECK(page::outside().address.size() == 2);  // moves add no history entries
    const Json played = page::record();
    CHECK(page::record_behind(page::link()) == played);
    headless::go_back();
    page::settle();
    CHECK(page::app().at("screen") == "home");
    headless::go_forward();
    page::settle();
    CHECK(page::record() == played);
}

TEST_CASE("a link that is followed is opened; the home page's address leads home") {
    page::open(crosshairs_after({"c4"}));
    headless::visit(write_json(crosshairs_after({"c4", "e5"})));
    page::settle();
    CHECK(page::app().at("size") == 2);
    headless::visit("");
    page::settle();
    CHECK(page::app().at("screen") == "home");
}

TEST_CASE("games are saved, resumed and forgotten; refused storage does no harm") {
    const bool refuses = GENERATE(false, true);
    page::Outside world = page::desktop();
    world.refuses_storage = refuses;
    page::open(crosshairs, world);
    page::play_all("~e5");
    const std::vector<std::string>& announced = page::outside().announced;
    CHECK(std::ranges::any_of(announced, [](const std::string& words) {
              return words.starts_with("This browser keeps nothing");
          }) == refuses);  // who does not see the canvas is told as well
    page::click("home");
    CHECK(page::app().at("kept") == (refuses ? 0 : 1));
    if (refuses) return;
    page::click("kept:0");
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("a link is copied; where the clipboard is refused a sheet offers it") {
    const bool refuses = GENERATE(false, true);
    page::Outside world = page::desktop();
    world.refuses_clipboard = refuses;
    page::open(crosshairs, world);
    page::press("k");
    CHECK(platform::copied() == (refuses ? platform::Copied::by_hand : platform::Copied::done));
    CHECK(page::outside().clipboard.empty() == refuses);
    if (!refuses) CHECK(page::record_behind(page::outside().clipboard) == page::record());
}

TEST_CASE("a pasted link is opened, and pasted moves are played") {
    page::open(crosshairs);
    CHECK(page::paste("~c4 ~e5") == Json{{"ok", true}});
    CHECK(page::app().at("size") == 2);
    CHECK(page::paste(write_json(crosshairs_after({"g6"}))) == Json{{"ok", true}});
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("the page learns whether a text was stored; an embed has nothing to lose") {
    page::Outside world = page::desktop();
    world.storage.clear();
    world.refuses_storage = true;
    page::open("", world);
    CHECK_FALSE(platform::store("key", "text"));
    world.around.embedded = true;
    page::open("", world);
    CHECK(platform::store("key", "text"));
    CHECK(page::outside().storage.empty());
    page::open();
    CHECK(platform::store("key", "text"));
    CHECK(platform::stored("key") == "text");
}

TEST_CASE("the title is that of the page, and goes with it") {
    page::open();
    platform::set_title("Your move: Crosshairs");
    CHECK(page::outside().title == "Your move: Crosshairs");
    page::reload();
    CHECK(page::outside().title.empty());
}

TEST_CASE("what is on the clipboard is opened; the sheet for opening is there when it cannot be") {
    page::open(crosshairs);
    const auto paste = [](const std::string& text, bool refuses = false) {
        page::outside().clipboard = text;
        page::outside().refuses_clipboard = refuses;
        page::outside().requests.clear();
        platform::paste_link();
        page::settle();
    };
    paste(write_json(crosshairs_after({"g6"})));
    CHECK(page::app().at("size") == 1);
    CHECK_FALSE(page::asked_for("open sheet"));
    const headless::Request sheet{"open sheet", "", ""};
    for (const bool refuses : {false, true}) {
        paste(refuses ? write_json(crosshairs) : "", refuses);
        CHECK(page::outside().requests == std::vector{sheet});
    }
    paste("#1d.AAAA");
    REQUIRE(page::asked_for("open sheet"));
    CHECK(page::outside().requests.back().what == "#1d.AAAA");
    CHECK(parse_json(page::outside().requests.back().text)->contains("message"));
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("the code shows the whole address of a link") {
    page::open();
    platform::show_code("#1d.AAAA", "Your move in Crosshairs");
    const headless::Request code{"code sheet", platform::address("#1d.AAAA"), "Your move in Crosshairs"};
    CHECK(page::outside().requests.back() == code);
}

TEST_CASE("the code of a deferred game is waited for, and its failure reported") {
    page::Outside world = page::desktop();
    world.code = platform::LoadState::away;
    page::open(Json{{"game", "crossfire-hex"}, {"version", 1}}, world);
    CHECK(page::app().at("screen") == "loading");
    CHECK(page::asked_for("code"));
    headless::code_arrived(false);
    page::settle();
    CHECK(page::app().at("failed") == true);
    page::act("retry");
    headless::code_arrived(true);
    page::settle();
    CHECK(page::app().at("game") == "crossfire-hex");
}

TEST_CASE("the picture shows the board in many colours, and leaves the page as it was") {
    page::open(crosshairs_after({"c4", "e5", "g6"}));
    const Json before = page::state().at("marks");
    const std::vector<unsigned char> pixels = picture_of("", 400, 320, 2);
    REQUIRE(pixels.size() == std::size_t{800} * 640 * 4);
    std::set<int> colours;
    for (std::size_t i = 0; i < pixels.size(); i += 4)
        colours.insert((pixels[i] >> 3) << 10 | (pixels[i + 1] >> 3) << 5 | pixels[i + 2] >> 3);
    CHECK(colours.size() > 100);
    page::settle();
    CHECK(page::state().at("marks") == before);
    CHECK(page::app().at("size") == 3);
    CHECK(picture_of("nonsense", 400, 320, 2).empty());
}

TEST_CASE("a picture that is shared leaves every board as near and as far as it was") {
    for (const std::string& game : page::games) {
        INFO(game);
        page::open(Json{{"game", game}, {"version", 1}}, page::phone());
        page::pinch(ImVec2{195, 250}, 1.8f);
        const Json before = page::state().at("marks");
        REQUIRE_FALSE(picture_of("", 200, 160, 1).empty());
        page::settle();
        platform::request_frames();
        page::settle();
        CHECK(page::state().at("marks") == before);
    }
}
