// Crosshairs on the page: by mouse, touch and keys.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/crosshairs/driver.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::page::crosshairs;

namespace {

Json plane_on(const std::string& cell) {
    const Json position = page::position();
    for (const Json& plane : position.at("planes"))
        if (plane.at("at") == cell) return plane;
    return {};
}

std::vector<std::string> joined(std::vector<std::string> moves, const std::vector<std::string>& more) {
    moves.insert(moves.end(), more.begin(), more.end());
    return moves;
}

std::vector<std::string> part(const std::vector<std::string>& moves, std::ptrdiff_t from, std::ptrdiff_t to) {
    return {moves.begin() + from, moves.begin() + to};
}

// The pixels round the middle of a hex.
std::vector<unsigned char> pixels_on(const std::string& cell) {
    const ImVec2 centre = page::where("cell:" + cell);
    const headless::Image image = headless::screenshot();
    const float scale = static_cast<float>(image.width) / page::outside().around.width;
    const int x = static_cast<int>(centre.x * scale), y = static_cast<int>(centre.y * scale), reach = 8;
    std::vector<unsigned char> pixels;
    for (int row = y - reach; row <= y + reach; ++row) {
        const auto begin = image.pixels.begin() + 4 * (row * image.width + x - reach);
        pixels.insert(pixels.end(), begin, begin + 4 * (2 * reach + 1));
    }
    return pixels;
}

}  // namespace

TEST_CASE("a duel from the first cloud to a plane shot down, and its link", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open("", fingers ? page::phone() : page::desktop());
    for (const char* mark : {"play:crosshairs", "mode:2", "options", "opening:1", "begin"}) page::choose(mark);
    for (const std::string& move : joined(clouds, opening)) point(move);
    CHECK(page::app().at("asked").at("who") == "Green to act");
    CHECK(plane_on("i3").at("p") == 1);
    for (const std::string& move : part(attack, 0, 3)) point(move);
    CHECK(plane_on("e6").at("dir") == "nw");
    point(attack.back());
    CHECK(page::app().at("size") == clouds.size() + opening.size() + attack.size());
    CHECK(plane_on("i3").is_null());
    const Json planes = page::position().at("planes");
    CHECK(std::ranges::count(planes, Json(1), [](const Json& plane) { return plane.at("p"); }) == 5);

    page::choose("tab:share");
    page::choose("copy-link");
    CHECK(page::outside().clipboard == "https://sightlines.test/" + page::link());
    CHECK(page::link().starts_with("#1x.c"));
    CHECK(page::record_behind(page::outside().clipboard) == page::record());
}

TEST_CASE("a whole turn by keys alone: a climb, level flights, entries; then a dive and a shot", "[duel]") {
    const std::vector<std::string> before = part(opening, 0, 10), turn = part(opening, 10, 15);
    page::open(record(joined(clouds, before)));
    for (const std::string& move : turn) type(move);
    CHECK(page::app().at("asked").at("player") == 1);
    page::open(record(joined(clouds, opening)));
    for (const std::string& move : attack) type(move);
    CHECK(plane_on("e6").at("dir") == "nw");
    CHECK(plane_on("i3").is_null());
}

TEST_CASE("clouds are placed by keys, and one too many is refused with the reason", "[duel]") {
    page::open();
    for (const char* mark : {"play:crosshairs", "mode:2", "options", "opening:1", "begin"}) page::choose(mark);
    for (const char* move : {"~e5", "~e6", "~e7"}) type(move);
    const Json app = page::app();
    CHECK(app.at("size") == 2);
    CHECK(app.at("notice").at("rule") == "CH-CLOUD-03");
    CHECK(app.at("view").at("causes") == Json{"e5", "e6"});
}

TEST_CASE("an action that is not allowed is refused with its rule, and changes nothing", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(clouds), fingers ? page::phone() : page::desktop());
    for (const std::string& move : part(opening, 0, 3)) point(move);
    const Json before = page::record();
    page::choose("cell:a2");
    page::choose("card:swoop");
    CHECK(page::app().at("notice").at("rule") == "CH-DIVE-03");
    page::choose("notice:close");
    page::choose("cell:k3");
    CHECK(page::app().at("notice").at("rule") == "CH-FIRE-04");
    CHECK(page::app().at("size") == clouds.size() + 3);
    CHECK(page::record() == before);
    CHECK(page::app().at("view").at("chosen") == "a2");
}

TEST_CASE("undo, redo and keys walk through the game, which is saved for the next visit", "[duel]") {
    page::open(record(clouds));
    point(opening[0]);
    const int size = static_cast<int>(clouds.size()) + 1;
    page::choose("undo");
    CHECK(page::app().at("cursor") == size - 1);
    page::choose("redo");
    for (const auto& [key, cursor] :
         {std::pair{"[", size - 1}, {"ArrowLeft", size - 2}, {"ArrowRight", size - 1}, {"Home", 0}, {"End", size}}) {
        page::press(key);
        CHECK(page::app().at("cursor") == cursor);
    }
    page::Outside next = page::desktop();
    next.storage = page::outside().storage;
    page::open("", next);
    CHECK(page::app().at("kept") == 1);
    page::choose("kept:0");
    CHECK(page::app().at("size") == size);
}

TEST_CASE("a hostile link does not change the game on the table", "[duel]") {
    page::open(record(clouds));
    point(opening[0]);
    const Json before = page::record();
    const std::string address = page::link();
    for (const std::string& fragment :
         {std::string("#9z.abc"), std::string("#1d.!!!"), std::string("#1d.AAAA"),
          std::string(R"(#{"game":"__proto__","version":1})"), "#1j." + std::string(40'000, 'A'),
          std::string("#%7B%22game%22%3A%22%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%22%2C%22version%22%3A1%7D")}) {
        INFO(fragment.substr(0, 60));
        headless::visit(fragment);
        page::settle();
        CHECK(page::app().at("notice").at("rule") == "FORMAT");
        CHECK(page::record() == before);
        CHECK(page::link() == address);
    }
}

TEST_CASE("a plane is dragged to where it flies, and flown when that is pressed; elsewhere the page says why not",
          "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(joined(clouds, part(opening, 0, 3))), fingers ? page::phone() : page::desktop());
    const auto drag = [&](const std::string& from, const std::string& to) {
        const ImVec2 a = page::where(from), b = page::where(to);
        fingers ? page::swipe(from, {b.x - a.x, b.y - a.y}) : page::drag(from, {b.x - a.x, b.y - a.y});
    };
    const Json before = page::record();
    drag("cell:a2", "cell:e9");
    CHECK(page::record() == before);
    CHECK(page::app().at("notice").at("rule") == "CH-LEVEL-01");
    CHECK(page::app().at("view").at("causes") == Json{"a2"});
    drag("cell:a2", "cell:c4");
    CHECK(page::record() == before);
    CHECK(page::app().at("view").at("planned") == "a2-2");
    page::choose("turn:left");
    CHECK(page::record() == before);
    page::choose("turn:left");
    CHECK(page::app().at("size") == clouds.size() + 4);
    CHECK_FALSE(plane_on("c4").is_null());
}

TEST_CASE("a press on an arrow of a plane plans, and what is planned is flown by a second press or by the button",
          "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(joined(clouds, part(opening, 0, 3))), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose("cell:a2");
    for (const auto& [mark, planned] : {std::pair{"turn:left", "a2-1<"},
                                        {"card:right", "a2-1>"},
                                        {"card:climb", "a2^>"},
                                        {"turn:ahead", "a2^"},
                                        {"card:level2", "a2-2"},
                                        {"turn:left", "a2-2<"}}) {
        INFO(mark);
        page::choose(mark);
        CHECK(page::record() == before);
        CHECK(page::app().at("view").at("planned") == planned);
    }
    page::choose(GENERATE("turn:left", "action:fly"));
    CHECK(plane_on("c4").at("dir") == "nw");
}

TEST_CASE("a plane that enters is turned by arrows, and comes on by a second press or by the button", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(clouds), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose("cell:a2");
    for (const char* mark : {"enter:e", "card:nw", "enter:ne"}) page::choose(mark);
    CHECK(page::record() == before);
    CHECK(page::app().at("view").at("planned") == "+a2=ne");
    page::choose(GENERATE("enter:ne", "action:fly"));
    CHECK(plane_on("a2").at("dir") == "ne");
}

TEST_CASE("a press that flies nothing says why, and the plan stays", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(joined(clouds, part(opening, 0, 3))), fingers ? page::phone() : page::desktop());
    page::choose("cell:f9");
    CHECK(page::app().at("notice").at("rule") == "CH-ENTER-03");
    page::choose("cell:a2");
    page::choose("cell:f9");
    CHECK(page::app().at("notice").at("rule") == "CH-LEVEL-01");
    CHECK(page::app().at("view").at("planned") == "a2-1");
}

TEST_CASE("the card of a flight is low enough for a phone", "[duel]") {
    page::open(record(joined(clouds, part(opening, 0, 3))), page::phone());
    page::choose("cell:a2");
    const page::Box first = page::mark("card:climb"), last = page::mark("action:fly");
    CHECK(last.max.y - first.min.y < 160);
    CHECK(first.max.y - first.min.y >= 44);
    CHECK(last.max.y - last.min.y >= 44);
}

TEST_CASE("a tap on the middle of a hex to which a plane can fly means that hex, not an arrow beside it", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(joined(clouds, part(opening, 0, 3))), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose("cell:a2");
    REQUIRE(page::app().at("view").at("planned") == "a2-1");
    page::choose("cell:c4");
    CHECK(page::record() == before);
    CHECK(page::app().at("view").at("planned") == "a2-2");
    page::choose("cell:b3");
    CHECK(page::record() == before);
    CHECK(page::app().at("view").at("planned") == "a2-1");
}

TEST_CASE("a tap on the middle of another starting hex means that hex, not an arrow beside it", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(clouds), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    for (const char* cell : {"a2", "a3", "a4", "a3", "a2"}) {
        page::choose(std::string("cell:") + cell);
        CHECK(page::record() == before);
        CHECK(page::app().at("view").at("chosen") == cell);
    }
}

TEST_CASE("a drag that begins on another's plane or on no plane flies nothing", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(joined(clouds, part(opening, 0, 3))), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose("cell:a2");
    for (const char* from : {"cell:k3", "cell:f8"}) {
        for (const char* to : {"turn:ahead", "turn:left", "cell:b3", "cell:c4"}) {
            const ImVec2 a = page::where(from), b = page::where(to);
            fingers ? page::swipe(from, {b.x - a.x, b.y - a.y}) : page::drag(from, {b.x - a.x, b.y - a.y});
            CAPTURE(from, to);
            CHECK(page::record() == before);
        }
    }
}

TEST_CASE("a plane that cannot act is dragged: it is answered about itself, and no other one flies", "[duel]") {
    Json start = Json::parse(R"({"phase":"act","player":0,"round":9,"left":1,"planes":[
        {"at":"e5","p":0,"dir":"ne"},{"at":"c2","p":0,"dir":"e","m":true},{"at":"k1","p":1,"dir":"se"},
        {"at":"k6","p":1,"dir":"sw"}]})");
    page::open(Json{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}, {"start", start}});
    const Json before = page::record();
    const auto drag = [](const std::string& from, const std::string& to) {
        const ImVec2 a = page::where(from), b = page::where(to);
        page::drag(from, {b.x - a.x, b.y - a.y});
    };
    page::choose("cell:e5");
    for (const auto& [plane, rule] : {std::pair{"cell:c2", "CH-TURN-05"}, {"cell:k1", "CH-MOVE-02"}}) {
        INFO(plane);
        for (const char* goal : {"cell:f6", "cell:f5", "cell:g7"}) {
            drag(plane, goal);
            CHECK(page::record() == before);
            CHECK(page::app().at("notice").at("rule") == rule);
        }
    }
}

TEST_CASE("a chip on the board plans its manoeuvre, and the hex ahead flies it", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(joined(clouds, part(opening, 0, 3))), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose("cell:a2");
    page::choose("plan:climb");
    CHECK(page::record() == before);
    CHECK(page::app().at("view").at("planned") == "a2^");
    CHECK_FALSE(page::shows("plan:climb"));
    page::choose("cell:b3");
    CHECK(plane_on("b3").at("h") == 1);
    CHECK(plane_on("b3").at("dir") == "ne");
}

TEST_CASE("a second press on a starting hex dismisses it, also where arrows are as large as fingers", "[duel]") {
    const bool fingers = GENERATE(false, true);
    page::open(record(clouds), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose("cell:a2");
    CHECK(page::app().at("view").at("chosen") == "a2");
    page::choose("cell:a2");
    CHECK(page::app().at("view").at("chosen").is_null());
    CHECK(page::record() == before);
}

TEST_CASE("what is asked follows what is chosen", "[duel]") {
    page::open(record(joined(clouds, part(opening, 0, 3))));
    const auto question = [] { return page::app().at("asked").at("question").get<std::string>(); };
    CHECK(question() == "Fly or bring on 3 planes.");
    page::click("cell:a1");
    CHECK(question() == "Choose which way it faces.");
    page::press("Escape");
    page::click("cell:a2");
    CHECK(question() == "Choose how it flies and which way it faces.");
    page::click("action:fly");
    CHECK(question() == "Bring on 2 more planes.");
}

TEST_CASE("a pointer that rests on an arrow reads what it does; on the plane in hand, nothing", "[duel]") {
    page::open(record(joined(clouds, part(opening, 0, 3))));
    page::click("cell:a2");
    page::wait(600);
    CHECK_FALSE(page::shows("tip"));
    page::hover("turn:right");
    page::wait(600);
    CHECK(page::shows("tip"));
    CHECK(page::says("To b3, facing east, height 0."));
}

TEST_CASE("a line of fire that the planned flight blocks is not drawn", "[duel]") {
    Json start = Json::parse(R"({"phase":"act","player":0,"round":9,"left":2,"planes":[
        {"at":"c3","p":0,"dir":"ne"},{"at":"e4","p":0,"dir":"e"},{"at":"g7","p":1,"dir":"e"},
        {"at":"k6","p":1,"dir":"sw"}]})");
    page::open(Json{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}, {"start", start}});
    page::hover(ImVec2{2, 2});
    const auto aimed = pixels_on("f6");  // between c3 and g7
    page::choose("cell:e4");
    page::hover(ImVec2{2, 2});
    REQUIRE(page::app().at("view").at("planned") == "e4-1");
    const auto blocked = pixels_on("f6");
    CHECK(aimed != blocked);
    page::choose("card:level2");
    page::hover(ImVec2{2, 2});
    CHECK(pixels_on("f6") == aimed);
}
