// Settings as they are kept.
#include "app/settings.h"

#include <catch_amalgamated.hpp>

using namespace sightlines;

TEST_CASE("settings survive being written and read") {
    Settings settings;
    CHECK(settings_text(settings).empty());
    settings = {.pace = Settings::Pace::fast,
                .motion = Settings::Pace::at_once,
                .volume = 0,
                .rolls_itself = true,
                .confirms = true,
                .turned = true,
                .large_pieces = true,
                .coordinates = false,
                .palette = Settings::Palette::strong};
    CHECK(settings_text(settings) ==
          "pace=2 motion=3 volume=0 rolls=1 confirm=1 turned=1 large=1 coordinates=0 palette=1");
    CHECK(read_settings(settings_text(settings)) == settings);
}

TEST_CASE("malformed settings are the defaults") {
    for (const char* text : {"", " ", "pace", "pace=", "pace=4", "pace=-1", "=1", "pace=11", "volume=9", "other=1",
                             "rolls=2 pace=x", "\xff=1", "turned=2 large=-1 coordinates=2 palette=2"})
        CHECK(read_settings(text) == Settings());
    CHECK(read_settings("other=1 rolls=1").rolls_itself);
}
