// Deferred games (listed in web/CMakeLists.txt), tested with one of them.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "page/driver.h"

using namespace sightlines;

namespace {

const std::string game = "aerial-war";
const Json deferred_game{{"game", game}, {"version", 1}};

// A game of Crosshairs, which is not deferred, with this number of clouds placed.
Json clouds(std::size_t placed) {
    Json record{{"game", "crosshairs"}, {"version", 1}};
    for (const char* cell : {"c4", "e5", "g6", "i6"})
        if (record["moves"].size() < placed) record["moves"].push_back({{"do", "cloud"}, {"cell", cell}});
    return record;
}

page::Outside without_it() {
    page::Outside world = page::desktop();
    world.code = platform::LoadState::away;
    return world;
}

auto fetched() {
    const auto of_the_game = [](const headless::Request& request) {
        return request.kind == "code" && request.what == game;
    };
    return std::ranges::count_if(page::outside().requests, of_the_game);
}

void comes(bool here = true) {
    headless::code_arrived(here);
    page::settle();
}

void see_card() { page::wheel(ImVec2{5, 400}, 5000); }  // over the margin beside the cards

// The pixels of that area.
std::vector<unsigned char> picture(const page::Box& of) {
    const headless::Image image = headless::screenshot();
    const auto pixel = [&](float length) { return static_cast<std::ptrdiff_t>(length * page::outside().around.scale); };
    std::vector<unsigned char> pixels;
    for (std::ptrdiff_t y = pixel(of.min.y); y < pixel(of.max.y); ++y) {
        const auto row = image.pixels.begin() + y * image.width * 4;
        pixels.insert(pixels.end(), row + pixel(of.min.x) * 4, row + pixel(of.max.x) * 4);
    }
    return pixels;
}

}  // namespace

TEST_CASE("hovering over its card fetches a deferred game, and its picture stays the same") {
    page::Outside world = without_it();
    world.around.scale = 0.5;  // fewer pixels to draw
    page::open("", world);
    see_card();
    CHECK(fetched() == 0);
    const ImVec2 play = page::mark("play:" + game).centre();
    const page::Box board{{play.x - 260, play.y - 140}, {play.x - 160, play.y - 40}};
    const auto before = picture(board);
    REQUIRE(before.size() == std::size_t{50} * 50 * 4);
    page::hover(ImVec2{play.x, play.y - 60});
    CHECK(fetched() == 1);
    CHECK(picture(board) == before);
    comes();
    CHECK(picture(board) == before);
    CHECK(page::app().at("screen") == "home");
    for (const std::string& mark : {"play:" + game, std::string("mode:2"), std::string("start")}) page::choose(mark);
    CHECK(page::app().at("screen") == "table");
    CHECK(fetched() == 1);
}

TEST_CASE("the loading screen is shown while a deferred game is fetched, and nothing is drawn") {
    page::open(deferred_game, without_it());
    CHECK(page::app() == Json{{"screen", "loading"}, {"game", game}, {"failed", false}});
    REQUIRE_FALSE(page::outside().announced.empty());
    CHECK(page::outside().announced.back().find("Loading") != std::string::npos);
    CHECK(headless::run(2000) == 0);
    CHECK(fetched() == 1);
    comes();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::app().at("game") == game);
}

TEST_CASE("an embed whose code does not come keeps trying again on offer, and has no way back", "[embed]") {
    page::Outside world = page::embed();
    world.code = platform::LoadState::away;
    page::open(deferred_game, world);
    comes(false);
    page::press("Escape");
    CHECK(page::app() == Json{{"screen", "loading"}, {"game", game}, {"failed", true}});
    CHECK_FALSE(page::shows("back"));
    page::choose("try-again");
    comes();
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("a lesson waits for the code of its game, for that of all lessons, and for its file, one after the other") {
    page::open("#lesson=" + game + "/two-dice", without_it());
    const auto asked = [] {
        std::vector<std::string> all;
        for (const headless::Request& request : page::outside().requests)
            if (request.kind == "code" || request.kind == "lessons") all.push_back(request.kind + " " + request.what);
        return all;
    };
    CHECK(asked() == std::vector{"code " + game});
    comes();
    CHECK(asked() == std::vector<std::string>{"code " + game, "code panels"});
    comes(false);
    CHECK(page::app() == Json{{"screen", "loading"}, {"game", game}, {"failed", true}});
    page::choose("try-again");
    comes();
    CHECK(asked().back() == "lessons " + game);
    CHECK(page::app().at("lesson").at("id") == "two-dice");
}

TEST_CASE("what edits positions is fetched when a position is first edited, from the options or from the table") {
    const bool from_table = GENERATE(false, true);
    CAPTURE(from_table);
    page::open(from_table ? write_json(deferred_game) : "");
    page::outside().fetched["editing"] = platform::LoadState::away;
    if (from_table) {
        for (const char* mark : {"tab:share", "edit"}) page::choose(mark);
    } else {
        for (const std::string& mark : {"play:" + game, std::string("mode:2"), std::string("options")})
            page::choose(mark);
        CHECK(page::app().at("screen") == "set-up");
        page::choose("edit");
    }
    CHECK(page::app().at("screen") == "loading");
    comes(false);
    CHECK(page::app().at("failed") == true);
    page::choose("try-again");
    comes();
    CHECK(page::app().at("screen") == "edit");
    CHECK(page::app().at("record").at("game") == game);
}

TEST_CASE("a puzzle waits for the code of its game, for that of puzzles, and for its file") {
    page::open("#puzzle=" + game + "/p1", without_it());
    std::set<std::string> asked;
    for (const headless::Request& request : page::outside().requests)
        if (request.kind == "code") asked.insert(request.what);
    CHECK(asked == std::set<std::string>{game, "panels", "puzzles", "records"});
    comes(false);
    CHECK(page::app() == Json{{"screen", "loading"}, {"game", game}, {"failed", true}});
    page::choose("try-again");
    for (int parts = 0; parts < 4 && page::app().at("screen") == "loading"; ++parts) {
        if (page::app().at("failed") == true) page::choose("try-again");
        comes();
    }
    CHECK(page::app().at("puzzle").at("id") == "p1");
}

TEST_CASE("a deferred game is opened by links, Back and scripts, and fetched once") {
    page::open(deferred_game, without_it());
    comes();
    const auto is_open = [](std::string_view wanted) {
        return page::app().at("screen") == "table" && page::app().at("game") == wanted;
    };
    CHECK(is_open(game));
    headless::visit(write_json(clouds(2)));
    page::settle();
    CHECK(is_open("crosshairs"));
    headless::go_back();
    page::settle();
    CHECK(is_open(game));
    headless::go_forward();
    page::settle();
    CHECK(is_open("crosshairs"));
    CHECK(page::load(write_json(deferred_game)) == Json{{"ok", true}});
    CHECK(is_open(game));
    CHECK(page::record().at("game") == game);
    CHECK(fetched() == 1);
}

TEST_CASE("a second link while a deferred game is fetched replaces the first") {
    page::open(clouds(2), without_it());
    page::load(write_json(deferred_game));
    CHECK(page::app().at("screen") == "loading");
    page::load(write_json(clouds(3)));
    comes();
    const Json app = page::app();
    CHECK(app.at("screen") == "table");
    CHECK(app.at("game") == "crosshairs");
    CHECK(app.at("size") == 3);
    CHECK(page::record_behind(page::link()) == clouds(3));
}

TEST_CASE("Back leaves the loading screen and returns to the previous game") {
    const bool failed = GENERATE(false, true);
    page::open(clouds(2), without_it());
    page::load(write_json(deferred_game));
    if (failed) comes(false);
    CHECK(page::app().at("failed") == failed);
    page::choose("back");
    CHECK(page::app().at("screen") == "table");
    CHECK(page::app().at("game") == "crosshairs");
    CHECK(page::app().at("size") == 2);
    CHECK(page::link().starts_with("#1x."));
    CHECK(page::record_behind(page::link()) == clouds(2));
    if (failed) return;
    comes();  // too late to have an effect
    CHECK(page::app().at("game") == "crosshairs");
}

TEST_CASE("what was asked for is forgotten once somebody has gone back, however late it arrives") {
    const std::string study = R"({"game":"crosshairs","version":1,"moves":[{"do":"cloud","cell":"c4"}],
        "notes":[{"at":1,"text":"A cloud."}]})";
    struct Way {
        const char* name;
        std::function<void()> ask;
    };
    const std::vector<Way> ways{{"lesson", [] { page::act("learn", game); }},
                                {"one lesson", [] { page::load("#lesson=" + game + "/two-dice"); }},
                                {"puzzles", [] { page::act("puzzles", game); }},
                                {"puzzle", [] { page::act("puzzle", game + " p1"); }},
                                {"link", [] { page::load(write_json(deferred_game)); }},
                                {"pasted", [] { page::paste(write_json(deferred_game)); }},
                                {"study", [&] { page::load(study); }},
                                {"library", [] { page::act("library"); }},
                                {"computer", [] { page::act("computer", game); }}};
    const auto& [name, ask] = ways[GENERATE(range(std::size_t{0}, std::size_t{9}))];
    const int arrivals = GENERATE(0, 1, 2, 3);
    const int back = GENERATE(1, 2);
    CAPTURE(name, arrivals, back);
    page::Outside world = without_it();
    world.address = {"", "#lesson=crosshairs/enter", ""};
    world.step = 1;
    page::open("#lesson=crosshairs/enter", world);
    for (int part = 0; part < 3; ++part) comes();
    REQUIRE(page::app().at("lesson").at("id") == "enter");
    headless::visit(write_json(clouds(2)));
    page::settle();
    const auto screen = [] {
        const Json app = page::app();
        return app.at("screen").get<std::string>() + app.value("lesson", Json()).dump() +
               app.value("size", Json(0)).dump();
    };
    ask();
    for (int part = 0; part < arrivals; ++part) comes();
    const std::size_t goal = page::outside().step - static_cast<std::size_t>(back);
    const std::string address = page::outside().address.at(goal);
    for (int times = 0; times < back; ++times) headless::go_back();
    headless::code_arrived(true);
    page::settle();
    for (int part = 0; part < 3; ++part) comes();
    CHECK(page::outside().step == goal);
    CHECK(page::link() == address);
    const std::string shown = screen();
    page::reload();  // what the address says is what is shown
    for (int part = 0; part < 3; ++part) comes();
    CHECK(screen() == shown);
}

TEST_CASE("saved games are listed without their code") {
    page::open("", without_it());
    page::choose("play:" + game);
    comes();
    page::choose("mode:2");
    page::choose("options");
    comes();  // the screen of the options
    page::choose("begin");
    const Json begun = page::record();
    const auto who = page::app().at("asked").at("who").get<std::string>();
    page::choose("home");
    CHECK(fetched() == 1);

    page::Outside next = without_it();
    next.storage = page::outside().storage;
    page::open("", next);
    CHECK(page::app().at("screen") == "home");
    CHECK(page::app().at("kept") == 1);
    CHECK(page::outside().storage.at("games").find(who) != std::string::npos);
    CHECK(page::text().at("kept")[0].at("turn") == who);
    CHECK(page::says(who));
    CHECK(fetched() == 0);
    page::choose("kept:0");
    comes();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::app().at("game") == game);
    CHECK(page::record() == begun);
    CHECK(fetched() == 1);
}

TEST_CASE("what reads a game by link is fetched for the first such game, and never for others") {
    Json record = clouds(2);
    page::open(record, without_it());
    CHECK(page::app().at("screen") == "table");
    const headless::Request code{"code", "records", ""};
    CHECK(std::ranges::count(page::outside().requests, code) == 0);

    record["players"] = {"Ann", ""};
    record["match"] = "0123456789";
    page::open(record, without_it());
    CHECK(page::app() == Json{{"screen", "loading"}, {"game", "crosshairs"}, {"failed", false}});
    CHECK(page::says("Loading the game by link"));
    comes(false);
    CHECK(page::app().at("failed") == true);
    page::choose("try-again");
    comes();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::record().at("players") == record["players"]);
    CHECK(std::ranges::count(page::outside().requests, code) == 2);
}

TEST_CASE("a saved game by link is on the home page before what reads it is here") {
    Json record = clouds(2);
    record["players"] = {"Ann", ""};
    page::open(record);
    page::choose("cell:g6");
    page::Outside next = without_it();
    next.storage = page::outside().storage;
    page::open("", next);
    REQUIRE(page::shows("kept:0"));
    page::choose("kept:0");
    CHECK(page::app().at("screen") == "loading");
    comes();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::record().at("players") == record["players"]);
    CHECK(page::record().at("moves").size() == 3);
}

TEST_CASE("sharing is fetched when it is first opened, until it comes, and so is the editor from there") {
    page::open(clouds(2), without_it());
    page::choose("tab:share");
    CHECK(page::says("Loading"));
    comes(false);
    CHECK(page::says("Loading"));
    comes();
    CHECK(page::shows("save"));
    page::choose("edit");
    CHECK(page::app().at("screen") == "loading");
    comes();
    CHECK(page::app().at("screen") == "edit");
    page::choose("back-to-game");
    CHECK(page::app().at("screen") == "table");
    CHECK(page::record().at("moves").size() == 2);
}

TEST_CASE("the screen of the options is fetched when it is first opened") {
    page::open("", without_it());
    for (const char* mark : {"play:crosshairs", "mode:2", "options"}) page::choose(mark);
    CHECK(page::app().at("screen") == "loading");
    comes();
    CHECK(page::app().at("screen") == "set-up");
}

TEST_CASE("the list of keys is shown as soon as it has come, after a single press") {
    page::open(clouds(2), without_it());
    page::choose("table:keys");
    CHECK_FALSE(page::shows("keys"));
    comes();
    CHECK(page::shows("keys"));
}
