// The setting "Suggest a move": off, nothing stands out before a hint is asked for; guided games keep their
// suggestions.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

// What is written on buttons in the accent's colour, which stands for the main answer.
int main_answers() {
    int found = 0;
    for (const headless::DrawnText& text : headless::texts())
        found += text.colour == theme::palette().on_accent && text.window.find("tab") != std::string::npos ? 1 : 0;
    return found;
}

void begin_guided(const std::string& game, const std::string& settings) {
    page::Outside world = page::desktop();
    world.storage["settings"] = settings;
    page::open("", world);
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
    page::let_computers_act();
}

void suggest(bool on) {
    page::press(";");
    page::choose("set:suggest");
    page::press("Escape");
    CHECK((page::outside().storage["settings"].find("suggest=0") == std::string::npos) == on);
}

}  // namespace

TEST_CASE("what stands out in a game does no more once suggestions are switched off, and again once they are on") {
    const std::string game = GENERATE("dogfight", "crossfire-squads");
    INFO(game);
    begin_guided(game, "");
    page::open(page::record());
    REQUIRE(main_answers() > 0);
    const Json before = page::record();
    suggest(false);
    CHECK(main_answers() == 0);
    for (const char* key : {" ", "Enter"}) page::press(key, 2);
    CHECK(page::record() == before);
    page::reload();
    CHECK(main_answers() == 0);
    suggest(true);
    CHECK(main_answers() > 0);
}

TEST_CASE("without suggestions a hint is still there for whoever asks") {
    begin_guided("crossfire-squads", "suggest=0");
    page::open(page::record(), page::outside());
    page::press("=");
    headless::deliver();
    page::settle();
    CHECK(page::shows("hint-play"));
}

TEST_CASE("a guided game suggests whatever the setting says") {
    const std::string game = GENERATE("dogfight", "crossfire-squads");
    INFO(game);
    begin_guided(game, "suggest=0");
    CHECK(main_answers() > 0);
}
