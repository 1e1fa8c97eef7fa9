// Dogfight! and squads on a phone, as a newcomer sees them: nothing covered, nothing said twice, no holes.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "page/driver.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

// The home page in a large window, in which every card is in sight.
void open_guided(const std::string& game, page::Outside world = page::phone()) {
    const platform::Surroundings shown = world.around;
    world.around.width = 800, world.around.height = 1400;
    world.storage.clear();
    page::open("", world);
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
    page::resize(shown.width, shown.height);
}

page::Outside any_device() {
    const int which = GENERATE(0, 1, 2, 3);
    CAPTURE(which);
    return which == 0   ? page::desktop()
           : which == 1 ? page::desktop(480, 360)
           : which == 2 ? page::phone()
                        : page::phone(844, 390);
}

void play_to_the_end() {
    for (int press = 0; press < 120 && page::text().at("over") == false; ++press) {
        page::press(" ");
        for (int wait = 0; wait < 8; ++wait) {
            page::wait(500);
            if (headless::engine_is_asked()) page::let_computers_act();
        }
    }
    REQUIRE(page::text().at("over") == true);
    page::wait(3000);
}

float overlap(const page::Box& a, const page::Box& b) {
    const float wide = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
    const float high = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
    return wide > 0 && high > 0 ? wide * high : 0;
}

std::size_t count_of(const std::string& words) {
    return static_cast<std::size_t>(
        std::ranges::count_if(headless::texts(), [&](const auto& text) { return text.text == words; }));
}

struct Seen {
    int trays = 0, covering = 0, told_above = 0, skips = 0;
};

void look(Seen& seen) {
    if (page::shows("tray") && page::app().at("tumbling") == false) {
        ++seen.trays;
        const page::Box tray = page::mark("tray");
        bool covers = false;
        for (const char* pieces : {"label:", "plane:", "counter:"})
            for (const auto& [mark, box] : page::marks_of(pieces)) covers = covers || overlap(tray, box) > 0;
        seen.covering += covers ? 1 : 0;
    }
    if (const Json dice = page::text().at("dice"); dice.is_object())
        CHECK(count_of(dice.at("what").get<std::string>()) <= 1);
    if (!page::shows("skip")) return;
    ++seen.skips;
    seen.told_above += page::shows("told") && page::mark("told").max.y <= page::mark("skip").min.y ? 1 : 0;
}

}  // namespace

TEST_CASE("through a guided large game dice lie off pieces and labels, and the end is seen without them", "[dice]") {
    const std::string game = GENERATE("dogfight", "crossfire-squads");
    CAPTURE(game);
    open_guided(game);
    Seen seen;
    for (int press = 0; press < 60 && page::text().at("over") == false; ++press) {
        page::press(" ");
        for (int wait = 0; wait < 12; ++wait) {
            look(seen);
            page::wait(500);
            if (headless::engine_is_asked()) page::let_computers_act();
        }
    }
    CHECK(seen.trays > 20);
    CHECK(seen.covering * 20 <= seen.trays);
    CHECK(seen.told_above > 0);
    REQUIRE(page::text().at("over") == true);
    page::wait(3000);
    CHECK_FALSE(page::shows("tray"));
}

TEST_CASE("on a phone the guide's box fills the room between the goal and the answers", "[guided]") {
    const bool fight = GENERATE(false, true);
    open_guided(fight ? "crossfire-squads" : "dogfight");
    REQUIRE(page::shows("guide"));
    CHECK(page::mark("guide").min.y <= page::mark("standing").max.y + 12);
    CHECK(page::mark("guide").max.y >= page::mark(fight ? "do:walk" : "action:fly").min.y - 20);
}

TEST_CASE("the score of the large games stands in the line of the goal, and not beside the forces again", "[words]") {
    for (const page::Outside& world : {page::phone(), page::phone(844, 390), page::desktop()}) {
        const std::string game = GENERATE("dogfight", "crossfire-squads");
        page::open(Json{{"game", game}, {"version", 1}}, world);
        for (const auto& [mark, box] : page::marks_of("player:")) {
            for (const headless::DrawnText& text : headless::texts()) {
                const bool number =
                    std::ranges::all_of(text.text, [](unsigned char c) { return std::isdigit(c) != 0; });
                CHECK_FALSE((number && overlap(text.box, {box.min, {box.min.x + 45, box.max.y}}) > 0));
            }
        }
    }
}

TEST_CASE("a hint that the main answer follows says where it ends, and the answer does not say it again", "[hints]") {
    open_guided("dogfight");
    REQUIRE(page::says("Ends in its hex"));
    page::choose("hint");
    headless::deliver();
    page::settle();
    CHECK(page::says("ends in the hex"));
    CHECK_FALSE(page::says("Ends in its hex"));
}

TEST_CASE("at the end the card says who has won, in letters that can be read, and nothing of the last answer",
          "[ending]") {
    const page::Outside world = any_device();
    open_guided("dogfight", world);
    play_to_the_end();
    REQUIRE(page::shows("summary"));
    bool won = false;
    for (const headless::DrawnText& text : headless::texts()) {
        CAPTURE(text.text);
        won = won || text.text.starts_with("You won") || text.text.starts_with("You lost");
        CHECK_FALSE(text.text.starts_with("The green Camel "));
        if (overlap(text.box, page::mark("summary")) > 0) CHECK(text.size >= theme::small - 0.5f);
    }
    CHECK(won);
}

TEST_CASE("the main answer of squads has letters as large as others have", "[squads]") {
    const page::Outside world = any_device();
    open_guided("crossfire-squads", world);
    std::set<std::string> seen;
    for (int press = 0; press < 30; ++press) {
        for (const char* main : {"do:walk", "do:unit", "do:best-shot", "do:move", "do:fire", "do:react", "end-turn"}) {
            if (!page::shows(main)) continue;
            for (const headless::DrawnText& text : headless::texts()) {
                if (overlap(text.box, page::mark(main)) <= 0 || text.text == "Space") continue;
                CAPTURE(main, text.text);
                seen.insert(text.text);
                CHECK(text.size >= theme::small - 0.5f);
            }
        }
        page::press(" ");
        for (int wait = 0; wait < 8; ++wait) {
            page::wait(500);
            if (headless::engine_is_asked()) page::let_computers_act();
        }
    }
    CHECK(seen.size() > 5);
}

TEST_CASE("on a phone on its side a guide of squads leaves both answers whole", "[squads][guided]") {
    open_guided("crossfire-squads", page::phone(844, 390));
    int seen = 0;
    for (int press = 0; press < 30; ++press) {
        for (const char* other : {"unit:next", "do:hold", "do:hold-turn"}) {
            if (!page::shows(other) || !page::shows("guide")) continue;
            if (page::mark(other).width() < 100) continue;  // of the card of a unit
            CAPTURE(page::text().at("question"));
            ++seen;
            CHECK(page::mark(other).max.y <= page::mark("guide").min.y);
        }
        page::press(" ");
        for (int wait = 0; wait < 8; ++wait) {
            page::wait(500);
            if (headless::engine_is_asked()) page::let_computers_act();
        }
    }
    CHECK(seen > 2);
}

TEST_CASE("in the large games as well a hint takes the place of what guides", "[hints][guided]") {
    const std::string game = GENERATE("dogfight", "crossfire-squads");
    open_guided(game, page::desktop());
    REQUIRE(page::shows("guide"));
    page::choose("hint");
    headless::deliver();
    page::settle();
    CHECK(page::shows("hint-text"));
    CHECK_FALSE(page::shows("guide"));
}

TEST_CASE("a hint of a walk says what for, and not its button's sentence again", "[hints][squads]") {
    open_guided("crossfire-squads", page::desktop());
    page::choose("hint");
    CHECK(page::app().at("hint").at("why") == "Walk rifle 1 there: it holds the flag alone.");
}

TEST_CASE("while others decide the room above Pause is not empty", "[layout]") {
    const std::string game = GENERATE("dogfight", "crossfire-squads");
    open_guided(game, page::phone());
    int seen = 0;
    for (int press = 0; press < 200 && seen < 5; ++press) {
        if (page::shows("pause")) {
            ++seen;
            CHECK((page::shows("told") || page::shows("waiting")));
        }
        page::press(" ");
        page::wait(200);
        if (headless::engine_is_asked()) page::let_computers_act();
    }
    CHECK(seen == 5);
}
