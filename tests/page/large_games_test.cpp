// Dogfight! and squads on a phone, as a newcomer sees them: nothing covered, nothing said twice, no holes.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string>

#include "page/driver.h"

using namespace sightlines;

namespace {

void open_guided(const std::string& game, page::Outside world = page::phone()) {
    world.storage.clear();
    page::open("", world);
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
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
    REQUIRE(page::says("Ends in the hex of the red Albatros"));
    page::choose("hint");
    headless::deliver();
    page::settle();
    CHECK(page::says("ends in the hex"));
    CHECK_FALSE(page::says("Ends in the hex"));
}
