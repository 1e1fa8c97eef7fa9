// Lessons on the page: opening them from the home page and by link, wrong attempts, hints, the goal, the next lesson.
#include <array>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "page/driver.h"
#include "support/nonempty.h"

using namespace sightlines;

namespace {

void open_here(const char* address) {
    const bool fingers = GENERATE(false, true);
    page::open(address, fingers ? page::phone() : page::desktop());
}

Json book(std::string_view game) { return Json::parse(headless::lessons_on_disk(game)).at("list"); }

Json lesson() { return page::app().at("lesson"); }

bool is_open(std::string_view game, std::string_view id) {
    const Json now = page::app();
    return now.at("screen") == "table" && now.contains("lesson") && now.at("lesson").at("game") == game &&
           now.at("lesson").at("id") == id && now.at("lesson").at("stand") == "open";
}

bool was_told(std::string_view words) {
    return lesson().at("said").get<std::string>().find(words) != std::string::npos;
}

// On a phone the actions are below the goal and have to be scrolled into view.
void choose_below(const char* mark) {
    const platform::Surroundings& around = page::outside().around;
    const float too_low = page::mark(mark).max.y - (around.height - 20);
    if (too_low > 0) page::swipe(ImVec2{around.width / 2, around.height - 20}, {0, -too_low});
    page::choose(mark);
}

// The number of colours in that area of the screen.
std::size_t colours(const page::Box& of) {
    const headless::Image image = headless::screenshot();
    const float scale = page::outside().around.scale;
    std::set<std::array<unsigned char, 3>> seen;
    for (float y = of.min.y + 2; y < of.max.y - 2; ++y) {
        for (float x = of.min.x + 2; x < of.max.x - 2; ++x) {
            const auto at = (static_cast<std::size_t>(y * scale) * static_cast<std::size_t>(image.width) +
                             static_cast<std::size_t>(x * scale)) *
                            4;
            seen.insert({image.pixels[at], image.pixels[at + 1], image.pixels[at + 2]});
        }
    }
    return seen.size();
}

// The next visit, starting at the home page.
void come_back() {
    page::Outside next = page::outside();
    next.address = {""};
    next.step = 0;
    page::open("", next);
}

}  // namespace

TEST_CASE("from home to a first lesson, and on to the next", "[lessons]") {
    open_here("");
    for (const char* mark : {"play:crosshairs", "learn"}) page::choose(mark);
    const Json list = page::app();
    CHECK(list.at("screen") == "learn");
    CHECK(list.at("lessons").size() >= 10);
    CHECK(list.at("done") == Json::array());
    page::choose("lesson:enter");
    CHECK(is_open("crosshairs", "enter"));
    CHECK(page::link() == "#lesson=crosshairs/enter");

    page::play_all("+a3=se");  // faces off the board: legal, but pointless
    CHECK(lesson().at("stand") == "taken back");
    CHECK(was_told("off the board"));
    CHECK(page::app().at("cursor") == 0);

    page::play_all("+a3=ne");
    CHECK(lesson().at("stand") == "done");
    choose_below("lesson:next");
    CHECK(is_open("crosshairs", list.at("lessons").at(1).get<std::string>()));
    headless::go_back();
    page::settle();
    CHECK(lesson().at("id") == "enter");
    page::reload();
    CHECK(is_open("crosshairs", "enter"));
}

TEST_CASE("what was done stays ticked, and a lesson is no game to go on with", "[lessons]") {
    page::open("#lesson=crosshairs/enter");
    page::play_all("+a3=ne");
    come_back();
    CHECK(page::app().at("screen") == "home");
    CHECK(page::app().at("kept") == 0);
    for (const char* mark : {"play:crosshairs", "learn"}) page::choose(mark);
    CHECK(page::app().at("done") == Json::array({"enter"}));
}

TEST_CASE("the list shows each lesson's position, how hard it is and how far one has come", "[lessons]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "aerial-war", "dogfight");
    page::Outside world = page::desktop();
    const Json all = book(game);
    const auto id = [&](std::size_t which) { return all.at(which).at("id").get<std::string>(); };
    world.storage["lessons." + game] = "," + id(0) + ",";
    page::open("#lesson=" + game, world);
    REQUIRE(page::app().at("screen") == "learn");
    const std::string progress = "1 of " + std::to_string(all.size()) + " done";
    for (const std::string& words : {progress, std::string("Easy"), std::string("Done"), std::string("Next")})
        CHECK(page::says(words));
    const std::size_t painted = colours(page::mark("picture:" + id(0)));
    CHECK(painted > 30);
    page::hover("lesson:" + id(1));
    page::hover(ImVec2{2, 2});
    CHECK(colours(page::mark("picture:" + id(0))) == painted);

    const Json text = page::text();
    CHECK(text.at("progress") == progress);
    REQUIRE(text.at("lessons").size() == all.size());
    CHECK(text.at("lessons")[0].at("done") == true);
    CHECK(text.at("lessons")[0].at("next") == false);
    CHECK(text.at("lessons")[1].at("next") == true);
    CHECK(text.at("lessons")[0].at("level") == "Easy");
    CHECK(text.at("lessons").back().at("level") == "Hard");
    const ImVec2 last = page::where("lesson:" + id(all.size() - 1));  // scrolls there
    CHECK(last.y < 800);
    CHECK(page::says("Hard"));
}

TEST_CASE("the rules refuse an illegal try in a lesson as everywhere, with their id", "[lessons]") {
    page::open("#lesson=crosshairs/enter");
    const Json answer = page::play("+f6=ne");
    REQUIRE(answer.contains("error"));
    CHECK(answer.at("error").at("rule").get<std::string>().starts_with("CH-"));
    CHECK(lesson().at("stand") == "open");
    CHECK(page::app().at("size") == 0);
}

TEST_CASE("hints come one by one, undo goes back, start over begins anew", "[lessons]") {
    open_here("#lesson=crosshairs/enter");
    const Json hints = book("crosshairs").at(0).at("hints");
    REQUIRE(hints.size() == 2);
    const auto last_word_is_told = [&](std::size_t hint) {
        const auto words = hints.at(hint).get<std::string>();
        return page::says(words.substr(words.rfind(' ') + 1));
    };
    for (std::size_t hint = 0; hint < hints.size(); ++hint) {
        CHECK_FALSE(last_word_is_told(hint));
        choose_below("lesson:hint");
        CHECK(last_word_is_told(hint));
    }
    CHECK_FALSE(page::shows("lesson:hint"));
    page::play_all("+a3=ne");
    page::choose("undo");
    CHECK(page::app().at("cursor") == 0);
    CHECK(is_open("crosshairs", "enter"));
    CHECK(page::app().at("size") == 1);
    choose_below("lesson:again");
    CHECK(is_open("crosshairs", "enter"));
    CHECK(page::app().at("size") == 0);
    CHECK(page::shows("lesson:hint"));
    page::play_all("+a4=nw");
    CHECK(lesson().at("stand") == "done");
    choose_below("lesson:play-on");
    CHECK_FALSE(page::app().contains("lesson"));
    CHECK(page::app().at("cursor") == 1);
}

TEST_CASE("every lesson of every game opens by its link", "[lessons]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "aerial-war", "dogfight");
    page::open();
    for (const Json& one : nonempty(book(game))) {
        const auto id = one.at("id").get<std::string>();
        INFO(game << " " << id);
        headless::visit("#lesson=" + game + "/" + id);
        page::settle();
        CHECK(is_open(game, id));
        CHECK(page::says(one.at("title").get<std::string>()));
    }
}

TEST_CASE("a link to a lesson is what a page can begin with, in every game", "[lessons]") {
    const auto [game, id] = GENERATE(std::pair<std::string, std::string>{"aerial-war", "two-dice"},
                                     std::pair<std::string, std::string>{"crossfire-hex", ""},
                                     std::pair<std::string, std::string>{"crossfire-squads", "initiative"},
                                     std::pair<std::string, std::string>{"dogfight", "edges"});
    const std::string first = id.empty() ? book(game).at(0).at("id").get<std::string>() : id;
    page::open("#lesson=" + game + "/" + first);
    CHECK(is_open(game, first));
}

TEST_CASE("a link to a lesson that there is not leads to the list, or says so", "[lessons]") {
    page::open("#lesson=crosshairs/no-such-lesson");
    CHECK(page::app().at("screen") == "learn");
    page::open();
    for (const std::string& text :
         {std::string("#lesson=tic-tac-toe/one"), std::string("#lesson=../../etc/passwd"), std::string("#lesson="),
          "#lesson=" + std::string(5000, 'x'), std::string("#lesson=crosshairs/%00<script>")}) {
        INFO(text.substr(0, 60));
        const Json answer = page::load(text);
        REQUIRE(answer.contains("error"));
        CHECK(answer.at("error").at("message").get<std::string>().find("lesson") != std::string::npos);
        CHECK(page::link().empty());  // a refused link does not become the address
        CHECK(page::outside().address.size() == 1);
        CHECK(page::app().at("screen") == "home");
    }
}

TEST_CASE("a lesson by hand: a climb that turns the wrong way, then the right one", "[lessons]") {
    open_here("#lesson=crosshairs/climb");
    page::choose("cell:c3");
    for (const char* mark : {"card:climb", "card:left", "action:fly"}) choose_below(mark);
    CHECK(lesson().at("stand") == "taken back");
    CHECK(was_told("turn to the left"));
    page::choose("cell:c3");
    for (const char* mark : {"card:climb", "card:right", "action:fly"}) choose_below(mark);
    CHECK(lesson().at("stand") == "done");
}
