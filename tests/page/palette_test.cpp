// The HTML around the canvas has the canvas's colours: shell/style.css and web/widgets/theme.cpp say the same.
#include <catch_amalgamated.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "page/driver.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

std::string style() {
    std::ifstream in(TESTS_DIR "/../shell/style.css");
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string hex(ImU32 colour) {
    char text[8];
    std::snprintf(text, sizeof text, "#%02X%02X%02X", (colour >> IM_COL32_R_SHIFT) & 0xFFU,
                  (colour >> IM_COL32_G_SHIFT) & 0xFFU, (colour >> IM_COL32_B_SHIFT) & 0xFFU);
    return text;
}

theme::Palette palette(bool dark) {
    theme::follow(dark);
    return theme::palette();
}

struct Role {
    std::string name;
    ImU32 theme::Palette::* colour;
};
const Role roles[]{{"page", &theme::Palette::page},           {"panel", &theme::Palette::panel},
                   {"raised", &theme::Palette::raised},       {"text", &theme::Palette::text},
                   {"secondary", &theme::Palette::secondary}, {"hairline", &theme::Palette::hairline},
                   {"accent", &theme::Palette::accent},       {"on-accent", &theme::Palette::on_accent},
                   {"refusal", &theme::Palette::refusal}};

}  // namespace

TEST_CASE("the HTML and the canvas share one palette") {
    page::open();
    const theme::Palette light = palette(false), dark = palette(true);
    const std::string css = style();
    for (const auto& [name, colour] : roles) {
        INFO(name);
        const std::string line =
            "--" + name + ": var(--light, " + hex(light.*colour) + ") var(--dark, " + hex(dark.*colour) + ");";
        CHECK(css.find(line) != std::string::npos);
    }
}

TEST_CASE("who asks for more contrast gets nothing pale, on the canvas as in the HTML") {
    page::open();
    for (const bool dark : {false, true}) {
        const theme::Palette usual = palette(dark);
        page::change([&](platform::Surroundings& around) {
            around.dark = dark;
            around.contrast = true;
        });
        const theme::Palette& strong = theme::palette();
        CHECK(strong.page == usual.page);
        CHECK(strong.text == usual.text);
        CHECK(strong.secondary == usual.text);
        CHECK(strong.hairline == usual.secondary);
    }
    CHECK(style().find("{ --hairline: var(--secondary); --secondary: var(--text); }") != std::string::npos);
}

TEST_CASE("a page around this one may choose accent and background; words on the accent stay readable") {
    page::open("");
    theme::follow(false, 36, false, false, {0x0B3D91, 0xFBFAF7});
    CHECK(hex(theme::palette().accent) == "#0B3D91");
    CHECK(hex(theme::palette().page) == "#FBFAF7");
    CHECK(hex(theme::palette().on_accent) == "#FFFFFF");
    theme::follow(true, 36, false, false, {0xFFD54A, -1});
    CHECK(hex(theme::palette().accent) == "#FFD54A");
    CHECK(hex(theme::palette().on_accent) == "#14181D");
    CHECK(hex(theme::palette().page) == hex(palette(true).page));
    CHECK(hex(palette(false).accent) == "#A84D09");
}
