// Settings as they are kept.
#include "base/settings.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"

using namespace sightlines;

TEST_CASE("settings survive being written and read") {
    Settings settings;
    CHECK(settings_text(settings).empty());
    settings = {.pace = Settings::Pace::fast,
                .motion = Settings::Pace::at_once,
                .volume = 0,
                .text = Settings::Text::largest,
                .rolls_itself = true,
                .confirms = true,
                .suggests = false,
                .turned = true,
                .large_pieces = true,
                .coordinates = false,
                .palette = Settings::Palette::strong};
    CHECK(settings_text(settings) ==
          "pace=2 motion=3 volume=0 text=3 rolls=1 confirm=1 suggest=0 turned=1 large=1 coordinates=0 palette=1");
    CHECK(read_settings(settings_text(settings)) == settings);
}

TEST_CASE("malformed settings are the defaults") {
    for (const char* text : {"", " ", "pace", "pace=", "pace=4", "pace=-1", "=1", "pace=11", "volume=9", "other=1",
                             "rolls=2 pace=x", "text=4", "\xff=1", "turned=2 large=-1 coordinates=2 palette=2"})
        CHECK(read_settings(text) == Settings());
    CHECK(read_settings("other=1 rolls=1").rolls_itself);
}

TEST_CASE("the settings lead to the licences") {
    page::open("");
    page::choose("settings");
    page::choose("licences");
    CHECK(page::outside().requests.back() == headless::Request{"rule", "licences", ""});
}

TEST_CASE("the size of text enlarges everything, multiplies with the browser's, and is kept") {
    page::Outside world = page::phone(768, 1024);
    world.around.text = 1.25f;  // of the browser
    page::open("", world);
    page::choose("settings");
    page::choose("set:text:2");
    const platform::Surroundings& around = platform::surroundings();
    CHECK(around.text == 1.875f);
    CHECK(around.width == 512);
    CHECK(around.scale == 3);
    CHECK(around.least_target() == 36);
    page::reload();
    CHECK(page::outside().enlarged == 150);
    page::press(";");
    page::choose("set:text:0");
    CHECK(around.width == 768);
    CHECK(around.text == 1.25f);
}
