// The position editor.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "page/driver.h"

using namespace sightlines;

namespace {

void open_editor(page::Outside world = page::desktop()) {
    page::open("", std::move(world));
    for (const char* mark : {"play:crosshairs", "mode:2", "options", "edit", "clear"}) page::choose(mark);
}

void put_planes() {
    const std::pair<const char*, const char*> planes[]{
        {"brush:0", "cell:c4"}, {"brush:0", "cell:d6"}, {"brush:1", "cell:h5"}, {"brush:1", "cell:i6"}};
    for (const auto& [brush, cell] : planes) {
        page::choose(brush);
        page::choose(cell);
    }
}

Json draft() { return page::app().at("record").at("start"); }

std::string fault() {
    const Json json = page::app().at("fault");
    return json.is_null() ? "" : json.get<std::string>();
}

// They stay where they are while the draft is wrong.
void check_buttons_do_nothing() {
    for (const char* mark : {"play", "copy-position"}) {
        REQUIRE(page::shows(mark));
        page::choose(mark);
        CHECK(page::app().at("screen") == "edit");
    }
    page::press("p");
    CHECK(page::app().at("screen") == "edit");
    CHECK(page::outside().clipboard.empty());
}

nlohmann::json plain(const Json& json) { return json; }  // with sorted keys

}  // namespace

TEST_CASE("a position is put together, its faults are named, and it is played") {
    const bool fingers = GENERATE(false, true);
    CAPTURE(fingers);
    open_editor(fingers ? page::phone() : page::desktop());
    CHECK(fault().find("teams") != std::string::npos);
    check_buttons_do_nothing();
    put_planes();
    CHECK(fault().empty());
    page::choose("plane:height:more");  // of the last plane
    page::choose("plane:turn:more");
    page::choose("brush:cloud");
    for (const char* cell : {"cell:e5", "cell:e6", "cell:e7"}) page::choose(cell);
    CHECK(fault().find("two hexes") != std::string::npos);
    check_buttons_do_nothing();
    page::choose("undo");
    page::choose("acts:1");
    CHECK(fault().empty());
    const Json start = draft();
    CHECK(plain(start) == plain(Json::parse(R"({
        "phase": "act", "player": 1, "round": 1, "left": 2, "clouds": ["e5", "e6"],
        "planes": [{"at": "c4", "p": 0, "dir": "ne"}, {"at": "d6", "p": 0, "dir": "ne"},
                   {"at": "h5", "p": 1, "dir": "sw"}, {"at": "i6", "p": 1, "dir": "w", "h": 1}]})")));
    page::choose("play");
    const Json app = page::app();
    CHECK(app.at("screen") == "table");
    CHECK(app.at("size") == 0);
    CHECK(app.at("asked").at("player") == 1);
    CHECK(app.at("position") == start);
}

TEST_CASE("the link of a draft opens it elsewhere") {
    open_editor();
    put_planes();
    const Json record = page::app().at("record");
    REQUIRE(record.at("start").at("planes").size() == 4);
    page::click("copy-position");
    const std::string link = page::outside().clipboard;
    CHECK(page::record_behind(link) == record);
    page::open(link);
    CHECK(page::position() == record.at("start"));
}

TEST_CASE("what is wrong with a draft is said in words, without its place in the record") {
    open_editor();
    for (const std::string& game : page::games) {
        page::open();
        for (const std::string& mark :
             {"play:" + game, std::string("mode:2"), std::string("options"), std::string("edit"), std::string("clear")})
            page::choose(mark);
        const std::string text = fault();
        INFO(game << ": " << text);
        if (text.empty()) continue;  // an empty board of hex Crossfire can be played
        CHECK(text.find("start") != 0);
        CHECK(text.find('/') == std::string::npos);
        CHECK((text.front() >= 'A' && text.front() <= 'Z'));
        CHECK(text.back() == '.');
    }
}

TEST_CASE("the editor says that a link was copied when it was, and no longer after a change") {
    page::open("", page::desktop());
    for (const char* mark : {"play:crosshairs", "mode:2", "start", "tab:share", "copy-moves", "edit"})
        page::choose(mark);
    CHECK_FALSE(page::says("Link copied"));
    page::choose("copy-position");
    CHECK(page::says("Link copied"));
    page::choose("brush:cloud");
    page::choose("cell:e5");
    CHECK_FALSE(page::says("Link copied"));
}

TEST_CASE("the editor's home leads home, and from a game one can go back to it") {
    const bool fingers = GENERATE(false, true);
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, fingers ? page::phone() : page::desktop());
    for (const char* mark : {"tab:share", "edit", "home"}) page::choose(mark);
    CHECK(page::app().at("screen") == "home");
    page::open(Json{{"game", "crosshairs"}, {"version", 1}}, fingers ? page::phone(390, 1200) : page::desktop());
    for (const char* mark : {"tab:share", "edit", "back-to-game"}) page::choose(mark);
    CHECK(page::app().at("screen") == "table");
    page::open("", fingers ? page::phone() : page::desktop());
    for (const char* mark : {"play:crosshairs", "mode:2", "options", "edit"}) page::choose(mark);
    CHECK_FALSE(page::shows("back-to-game"));
    page::press("h");
    CHECK(page::app().at("screen") == "home");
}

TEST_CASE("a draft by keys alone; undo and redo") {
    open_editor();
    for (const char* key : {"ArrowRight", "2", "Enter", "t", "PageUp", "PageUp"}) page::press(key);
    const Json placed{{"at", "f6"}, {"p", 1}, {"dir", "w"}}, risen{{"at", "f6"}, {"p", 1}, {"dir", "w"}, {"h", 2}};
    const auto planes = [] { return plain(draft().value("planes", Json::array())); };
    CHECK(planes() == plain(Json::array({risen})));
    page::press("z", 2);
    CHECK(planes() == plain(Json::array({placed})));
    page::press("y");
    CHECK(planes()[0].at("h") == 1);
    page::press("x");
    CHECK_FALSE(draft().contains("planes"));
}

TEST_CASE("the position on the table can be changed, and what was played before is saved") {
    page::open();
    for (const char* mark : {"play:crosshairs", "mode:2", "start", "cell:a2", "card:sw", "action:fly"})
        page::click(mark);
    REQUIRE(page::position().at("planes").size() == 1);
    for (const char* mark : {"tab:share", "edit", "brush:none", "cell:a2", "play"}) page::click(mark);
    const Json app = page::app();
    CHECK(app.at("screen") == "table");
    CHECK(app.at("size") == 0);
    CHECK_FALSE(app.at("position").contains("planes"));
    page::click("home");
    CHECK(page::app().at("kept") == 2);
}
