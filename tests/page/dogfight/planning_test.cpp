// Dogfight! as people play it: moves planned by mouse, finger and keys, what is folded, and the guided first game.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/games.h"
#include "games/page.h"
#include "page/dogfight/move.h"
#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

Json view() { return page::app().at("view"); }
Json plane(const char* id) { return page::position().at("planes").at(id); }
std::string planned() { return view().at("plan").at(0).get<std::string>(); }

}  // namespace

TEST_CASE("a move is planned and flown by mouse and by finger", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    REQUIRE(page::shows("action:fly"));
    CHECK(page::shows("ghost"));
    CHECK_FALSE(page::shows("way:F"));  // folded
    const std::size_t size = page::app().at("size").get<std::size_t>();
    page::choose("nose:ne");
    CHECK(page::app().at("size") == size);  // only marked
    CHECK_FALSE(page::shows("notch:-1"));
    page::choose("height-and-speed");
    page::choose("notch:-1");
    CHECK(planned().ends_with("^-1"));
    page::choose("notch:0");
    page::choose("nose:n");
    page::choose("action:fly");
    CHECK(plane("A").at("hex") != "g8");
    CHECK(page::position().at("phase") != "move");
}

TEST_CASE("a plan of one's own has a way back to the suggestion", "[dogfight]") {
    page::open_dogfight_move(GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    const Json suggested = view().at("plan");
    CHECK_FALSE(page::shows("back-to-suggestion"));
    page::choose("height-and-speed");
    for (const char* other : {"nose:ne", "notch:-1"}) {
        INFO(other);
        page::choose(other);
        REQUIRE(view().at("plan") != suggested);
        page::choose("back-to-suggestion");
        CHECK(view().at("plan") == suggested);
        CHECK_FALSE(page::shows("back-to-suggestion"));
    }
    page::choose("notch:0");
    page::choose("action:fly");
    CHECK_FALSE(page::shows("back-to-suggestion"));
}

TEST_CASE("what is marked says that it is flown when pressed again, but not by a double press", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::Outside world = fingers ? page::phone() : page::desktop();
    page::open_dogfight_move(world);
    const char* told = fingers ? "Tap again: fly it" : "Click again: fly it";
    CHECK_FALSE(page::says(told));
    const ImVec2 other = page::where("cell:h7");
    page::choose(other);
    CHECK(page::says(told));
    const std::size_t size = page::app().at("size").get<std::size_t>();
    page::choose(other);
    CHECK(page::app().at("size") == size);
    page::wait(500);
    page::choose(fingers ? page::Target("ghost") : page::Target(other));
    CHECK(page::app().at("size") > size);
}

// With an engine die of 1 at speed 5 a shallow climb or dive changes no height in this turn (DF-MOV-02).
TEST_CASE("no height is offered twice", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop(), 1);
    page::choose("height-and-speed");
    const auto offered = [] {
        std::string pitches;
        for (int pitch = -2; pitch <= 2; ++pitch) {
            if (page::shows("notch:" + std::to_string(pitch))) pitches += std::to_string(pitch) + " ";
        }
        return pitches;
    };
    page::choose("notch:2");
    CHECK(offered() == "-2 0 2 ");
    page::choose("notch:0");
    page::press("ArrowUp");
    CHECK(offered() == "-2 1 2 ");  // the height that is chosen is among them
    page::press("ArrowDown");
    page::press("ArrowDown");
    CHECK(offered() == "-2 -1 2 ");
}

TEST_CASE("an aircraft is dragged to where a plan shall end: that is marked, and flown when pressed", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    const std::size_t size = page::app().at("size").get<std::size_t>();
    const ImVec2 from = page::where("plane:A"), to = page::where("cell:g7");
    for (int times = 0; times < 2; ++times) {  // nobody has chosen the nose yet
        fingers ? page::swipe("plane:A", {to.x - from.x, to.y - from.y})
                : page::drag("plane:A", {to.x - from.x, to.y - from.y});
        CHECK(page::app().at("size") == size);
    }
    CHECK(page::says(fingers ? "Tap again: fly it" : "Click again: fly it"));
    page::wait(500);
    page::choose("ghost");
    CHECK(page::app().at("size") > size);
    CHECK(plane("A").at("hex") == "g7");
}

TEST_CASE("a move is planned and flown by keys", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    const Json before = view().at("plan");
    page::press("PageDown");
    CHECK(view().at("plan") != before);
    page::press("PageUp");
    page::press("ArrowRight");
    const Json turned = view().at("plan");
    page::press("ArrowLeft");
    CHECK(view().at("plan") != turned);
    page::press("ArrowDown");
    CHECK(planned().ends_with("^-1"));
    page::press("ArrowUp");
    page::press("Enter");
    CHECK(page::position().at("phase") != "move");
    CHECK(plane("A").at("hex") != "g8");
}

TEST_CASE("what is folded unfolds by a button or a key", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    CHECK_FALSE(page::shows("way:L1"));
    CHECK_FALSE(page::shows("book:0"));
    page::press("Shift+D");
    CHECK(page::shows("book:0"));
    page::choose("more-ways");
    CHECK(page::shows("way:L1"));
    CHECK(page::shows("ask-everything"));
    page::choose("ask-everything");
    CHECK(view().at("guided") == false);
    page::choose("more-ways");
    CHECK_FALSE(page::shows("way:L1"));
    page::press(".");  // a key of single steps
    CHECK(page::shows("way:L1"));
}

TEST_CASE("what More ways unfolds moves nothing that is pressed, and folds again with the next question",
          "[dogfight]") {
    page::open(Json::parse(
        R"({"game":"dogfight","version":1,"start":{"phase":"begin","map":[15,13],"limit":12,"planes":{
            "A":{"side":0,"type":"camel","hex":"h7","face":"n","alt":8,"speed":5},
            "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5}}}})"));
    const page::Box more = page::mark("more-ways"), details = page::mark("details");
    CHECK_FALSE(page::shows("action:>-"));
    page::choose("more-ways");
    REQUIRE(page::shows("action:>-"));
    CHECK(page::mark("more-ways").min.y == more.min.y);
    CHECK(page::mark("details").min.y == details.min.y);
    CHECK(page::mark("action:>-").min.y > details.max.y);
    page::press(" ");
    for (int tries = 0; tries < 20 && page::position().at("phase") != "move"; ++tries) {
        page::let_computers_act();
        page::press(page::shows("throw") ? "t" : " ");
        page::wait(1500);
    }
    CHECK(view().at("more") == false);
}

TEST_CASE("a guided game proposes one plan in few words, with the engine's die; without a guide details have others",
          "[dogfight]") {
    const bool guided = GENERATE(true, false);
    page::Outside world = page::desktop();
    world.storage["guided:dogfight"] = guided ? "on" : "off";
    page::open_dogfight_move(world);
    CHECK(page::says("Where do you fly? 2 hexes."));
    CHECK(page::shows("notch:1") == !guided);
    CHECK(page::shows("throttle:1") == !guided);
    CHECK_FALSE(page::shows("other:0"));
    CHECK_FALSE(page::says("faded outside"));
    CHECK_FALSE(page::says("Speed "));
    page::press("Shift+D");
    CHECK(page::shows("other:0") == !guided);
    page::press("ArrowUp");  // a climb, which costs speed
    CHECK(page::says("Speed "));
}

TEST_CASE("aerobatics are added to a plan and taken out again, from the second turn on, by button and by list",
          "[dogfight]") {
    const int outside = GENERATE(0, 1, 2);
    page::Outside world = outside == 0 ? page::desktop() : outside == 1 ? page::phone() : page::embed();
    world.storage["guided:dogfight"] = "on";
    page::open(Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,"map":[15,13],
        "done":["B"],"planes":{
        "A":{"side":0,"type":"camel","hex":"h8","face":"n","alt":8,"speed":6,"target":"B","cv":2},
        "B":{"side":1,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":6,"moved":true}}},
        "moves":[{"do":"mp"},{"do":"roll","dice":[4]}]})"),
               world);
    const Json aerobatic = view().at("plan");  // proposed
    REQUIRE(planned().starts_with("@"));
    CHECK(page::shows("aerobatics"));
    page::choose("aerobatics");
    const Json plain = view().at("plan");
    CHECK(plain.dump().find('@') == std::string::npos);
    page::choose("aerobatics");
    CHECK(view().at("plan") == aerobatic);
    for (const bool with : {false, false, true, true}) {
        page::act("choose", with ? "aerobatics 1" : "aerobatics 0");
        CHECK(view().at("plan") == (with ? aerobatic : plain));
    }
}

TEST_CASE("the first move asks nothing about aerobatics", "[dogfight]") {
    page::open();
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    for (int presses = 0; presses < 20 && !page::shows("action:fly"); ++presses) {
        page::press(" ");
        page::wait(1500);
    }
    REQUIRE(page::shows("action:fly"));
    CHECK_FALSE(page::shows("aerobatics"));
}

TEST_CASE("aim and score have two lines, whatever they are", "[dogfight]") {
    for (const char* score : {"[0,0]", "[10,10]"}) {
        page::open(Json::parse(std::string(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,
            "map":[15,13],"score":)") +
                               score + R"(,"planes":{
            "A":{"side":0,"type":"camel","hex":"g8","face":"n","alt":8,"speed":5,"target":"B","cv":10},
            "B":{"side":1,"type":"d5a","hex":"g7","face":"n","alt":8,"speed":5,"target":"A","cv":-10}}}})"));
        for (const char* mark : {"who-plays", "seat:1:1", "who-plays"}) page::choose(mark);
        CHECK_FALSE(page::says("Combat Value: yours"));  // which is in the details
        CHECK(page::mark("standing").max.y - page::mark("standing").min.y <= 48);
    }
}

TEST_CASE("on a phone on its side the second answer of the first move is whole above the hint", "[dogfight]") {
    page::open("", page::phone(844, 390));
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    for (int presses = 0; presses < 20 && !page::shows("action:fly"); ++presses) {
        page::press(" ");
        page::wait(1500);
    }
    REQUIRE(page::shows("guide"));
    CHECK(page::mark("height-and-speed").max.y <= page::mark("guide").min.y);
}

TEST_CASE("whoever looks at more ways finds the own plan again", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    const Json suggested = view().at("plan");
    page::choose("nose:ne");
    REQUIRE(view().at("plan") != suggested);
    const Json own = view().at("plan");
    page::choose("more-ways");
    page::choose("more-ways");
    CHECK(view().at("plan") == own);
}

TEST_CASE("a press on the height bar beside its notches says which heights can be reached", "[dogfight]") {
    page::open_dogfight_move(GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    const page::Box bar = page::mark("strip");
    page::choose(ImVec2{(bar.min.x + bar.max.x) / 2, bar.min.y + 8});
    CHECK(page::says("Without turns this"));
    CHECK_FALSE(page::says("Too far"));
}

TEST_CASE("a small embed says where the proposed plan ends, in sight", "[dogfight]") {
    page::Outside world = page::embed();
    page::open_dogfight_move(world);
    REQUIRE(page::shows("action:fly"));
    CHECK(page::says("Ends in its hex"));
    CHECK(page::mark("action:fly").max.y < page::mark("undo").min.y - 40);
}

TEST_CASE("a hint becomes the whole plan and the suggestion, and is flown by its button", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    const Json proposed = view().at("plan");
    page::choose("hint");
    REQUIRE(headless::deliver());
    page::settle();
    REQUIRE(page::app().at("hint").is_object());
    const Json hinted = view().at("plan");
    REQUIRE(hinted.size() > 1);
    CHECK(page::says("Hint: "));
    CHECK(page::says("Fly it: "));  // the whole plan
    CHECK_FALSE(page::says("Fly your own: "));
    CHECK_FALSE(page::shows("hint-play"));
    page::wheel("action:fly", 2000);  // it stands below all of that
    CHECK_FALSE(page::shows("back-to-suggestion"));
    page::choose("hint-away");
    CHECK(view().at("plan") == proposed);
    page::choose("hint");
    REQUIRE(headless::deliver());
    page::settle();
    page::choose("action:fly");
    for (int tests = 0; tests < 3 && page::position().at("phase") == "mt"; ++tests) page::enter_dice({6, 6});
    CHECK(page::position().at("phase") != "move");  // after the first step alone it would be
    CHECK(page::app().at("hint").is_null());
}

TEST_CASE("in a guided first game the hint is what is suggested, without the computer, in words and in the text view",
          "[dogfight]") {
    page::open();
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    const Json suggested = view().at("plan");
    page::choose("nose:n");
    REQUIRE(view().at("plan") != suggested);
    page::choose("hint");
    CHECK_FALSE(headless::engine_is_asked());
    CHECK(view().at("plan") == suggested);
    CHECK(page::says("Hint: The suggested move ends"));
    CHECK(page::text().dump().find("The suggested move ends in the hex of the red Albatros") != std::string::npos);
    page::choose("nose:ne");
    const Json own = view().at("plan");
    REQUIRE(own != suggested);
    page::choose("hint-away");
    CHECK(view().at("plan") == own);
}

TEST_CASE("a narrow embed has no room for the way of a plan, but for its chance", "[dogfight]") {
    page::open_dogfight_move(page::embed());
    const std::vector<std::string> words = page::words();
    CHECK(std::ranges::any_of(words, [](const std::string& each) {
        return each == "Fly it: sure" || (each.starts_with("Fly it: ") && each.ends_with("%"));
    }));
}

TEST_CASE("a plan that fails stops and says why, and the question comes anew", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    page::choose("more-ways");
    page::choose("more-ways");
    for (int tries = 0; tries < 60 && !planned().starts_with("U"); ++tries)
        page::press(tries % 7 == 6 ? "PageDown" : "ArrowRight");
    REQUIRE(planned().starts_with("U"));
    page::press("Enter");
    REQUIRE(page::position().at("phase") == "mt");
    page::enter_dice({1, 1});
    if (page::position().at("phase") == "fail") page::enter_dice({6, 6});  // no strain
    CHECK(view().at("stopped").get<std::string>().starts_with("Plan stopped: "));
    CHECK(page::says("Plan stopped: "));
}

TEST_CASE("Space alone finishes First flight", "[dogfight]") {
    page::open(std::string(scenario_record("dogfight", "guided")));
    for (int presses = 0; presses < 400 && page::position().at("phase") != "over"; ++presses) {
        INFO(page::position().at("phase"));
        if (page::shows("roll-for-me")) page::choose("roll-for-me");
        page::press(" ");
        page::wait(1500);
    }
    CHECK(page::position().at("phase") == "over");
}

TEST_CASE("the button that flies keeps its place through First flight, and has three lines at the most", "[dogfight]") {
    page::open(std::string(scenario_record("dogfight", "guided")));
    std::optional<float> place;
    for (int presses = 0; presses < 400 && page::position().at("phase") != "over"; ++presses) {
        INFO("turn " << page::position().at("turn") << ", " << page::position().at("phase"));
        const bool stopped = view().at("stopped") != "";  // which is said above it
        if (page::shows("action:fly") && !stopped) {
            const page::Box button = page::mark("action:fly");
            CHECK(button.min.y == place.value_or(button.min.y));
            place = button.min.y;
            CHECK(button.max.y - button.min.y <= 68);
        }
        if (page::shows("roll-for-me")) page::choose("roll-for-me");
        page::press(" ");
        page::wait(1500);
    }
    CHECK(place);
}

TEST_CASE("from the second turn on the target is named once, and on a phone no told sentence is cut", "[dogfight]") {
    page::open(std::string(scenario_record("dogfight", "guided")),
               GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    std::string cut;
    bool named = false;
    for (int presses = 0; presses < 400 && page::position().at("phase") != "over"; ++presses) {
        named |= page::position().at("turn") > 1 && page::says("Camel hunts");
        if (page::shows("told:strip")) {
            for (const std::string& each : page::words()) cut += each.ends_with("\xE2\x80\xA6") ? each + " " : "";
        }
        if (page::shows("roll-for-me")) page::choose("roll-for-me");
        page::press(" ");
        page::wait(1500);
    }
    CHECK_FALSE(named);
    CHECK(cut == "");
}

TEST_CASE("a move is planned and flown by lists, with nothing to be typed", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    const auto list = [](const std::string& id) {
        const Json text = page::text();
        const Json lists = text.at("choices").at("lists");
        for (const Json& each : lists) {
            if (each.at("id") == id) return each;
        }
        return Json();
    };
    const Json hexes = list("hex").at("options");
    REQUIRE(hexes.size() > 2);
    CHECK(hexes.at(0) == "g6, in the hex of the red Albatros, sure");
    CHECK(list("hex").at("chosen") == 0);
    CHECK(page::text().at("choices").at("does") == "Fly it");
    const Json first = view().at("plan");
    page::act("choose", "hex 1");
    CHECK(list("hex").at("chosen") == 1);
    CHECK(view().at("plan") != first);
    page::act("choose", "hex 0");
    REQUIRE(list("nose").at("options").size() > 1);
    page::act("choose", "nose 1");
    CHECK(list("nose").at("chosen") == 1);
    page::act("choose", "pitch 0");
    CHECK(list("pitch").at("chosen") == 0);
    const Json dive = view().at("plan");
    INFO(dive);
    CHECK(std::ranges::any_of(dive, [](const Json& step) { return step.get<std::string>().ends_with("^-2"); }));
    page::act("choose", "pitch 2");
    page::act("choose", "hex 0");
    page::act("choose", "engine 0");
    CHECK(list("engine").at("chosen") == 0);
    CHECK(view().at("plan").back() == "D");
    CHECK(page::text().at("choices").at("preview").get<std::string>().find(" Ends ") != std::string::npos);
    page::act("choose", "hex 99");
    page::act("choose", "nose 99");
    page::act("choose", "pitch 99");
    page::act("choose", "engine 99");
    CHECK(page::text().at("cursor") == page::app().at("size"));  // nothing has been flown
    CHECK(page::position().at("phase") == "move");
    page::act("do");
    CHECK(page::position().at("phase") != "move");
    CHECK(plane("A").at("hex") == "g6");
    CHECK(page::text().at("choices").is_null());
}

TEST_CASE("First flight is played to its end by the lists of the text view", "[dogfight]") {
    page::open(std::string(scenario_record("dogfight", "guided")));
    int plans = 0;
    for (int steps = 0; steps < 500 && page::position().at("phase") != "over"; ++steps) {
        const Json text = page::text();
        INFO(page::position().at("phase"));
        if (text.at("computer").get<bool>()) {
            page::let_computers_act();
        } else if (!text.at("dice").is_null()) {
            page::act("roll");
        } else if (!text.at("choices").is_null()) {
            page::act("choose", "hex 0");
            page::act("do");
            ++plans;
        } else {
            REQUIRE_FALSE(text.at("actions").empty());
            page::play_all(text.at("actions").at(0).at(2).get<std::string>());
        }
        page::wait(1500);
    }
    CHECK(page::position().at("phase") == "over");
    CHECK(plans >= 3);
}
