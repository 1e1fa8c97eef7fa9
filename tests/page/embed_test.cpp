// The page inside another page: what it shows when its link cannot be opened.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/layout.h"

using namespace sightlines;

namespace {

constexpr const char* cut_off = "#1d.XYzRCoJA";

page::Outside fingers(page::Outside world) {
    world.around.coarse = true;
    return world;
}

}  // namespace

TEST_CASE("an embed whose link cannot be opened shows a card with the reason, and leads to the full page", "[embed]") {
    for (const page::Outside& world : {page::embed(), fingers(page::embed(320, 240)), page::embed(1100, 500)}) {
        page::open(cut_off, world);
        CHECK(page::app().at("screen") == "refused");
        CHECK_FALSE(page::app().at("notice").at("message").get<std::string>().empty());
        CHECK_FALSE(page::shows("play:crosshairs"));
        const layout::Frame frame = layout::look();
        CHECK(layout::geometry(frame) == layout::Complaints{});
        CHECK(layout::main_action(frame) == layout::Complaints{});
        page::choose("full-page");
        CHECK(std::ranges::any_of(page::outside().requests, [](const headless::Request& one) {
            return one.kind == "open page" && one.what.ends_with(cut_off);
        }));
    }
}

TEST_CASE("a card tells the host and the text view why; a game that is loaded takes its place", "[embed]") {
    page::open(cut_off, page::embed());
    CHECK(page::asked_for("host"));
    CHECK(page::text().at("screen") == "refused");
    CHECK(page::text().at("notice") == page::app().at("notice"));
    page::act("full-page");
    CHECK(page::asked_for("open page"));
    CHECK(page::load("#1d.!!!").contains("error"));
    CHECK(page::app().at("screen") == "refused");
    CHECK(page::load(R"({"game":"crosshairs","version":1})").contains("ok"));
    page::settle();
    CHECK(page::app().at("screen") == "table");
    CHECK(page::load("#1d.!!!").contains("error"));
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("on a page of its own a link that cannot be opened leads home, with the reason", "[embed]") {
    page::open(cut_off);
    CHECK(page::app().at("screen") == "home");
    CHECK(page::shows("notice"));
}
