// Play by link from the page as a single file, sightlines.html, that lies on somebody's disk.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/by_link.h"

using namespace sightlines;
using page::Browser;
using page::sit;

TEST_CASE("from a page on a disk a file is sent, because its links lead nowhere", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    ann.world.is_file = true;
    ann.world.can_share = GENERATE(false, true);
    ann.world.around.coarse = ann.world.can_share;
    sit(ann, "");
    page::begin_by_link({{"game", "crossfire-hex"}, {"version", 1}}, 0);
    page::play_all("k5-i5");
    CHECK_FALSE(page::shows("send:code"));
    page::outside().clipboard.clear();
    page::choose("send");
    CHECK(page::outside().clipboard.empty());
    CHECK_FALSE(page::asked_for("share"));
    const auto& requests = page::outside().requests;
    const auto download = std::ranges::find(requests, "download", &headless::Request::kind);
    REQUIRE(download != requests.end());
    const headless::Request saved = *download;
    CHECK(saved.what == "crossfire-hex.json");
    CHECK(page::notice().find("a link to it leads nowhere") != std::string::npos);
    CHECK(page::waits());
    CHECK(page::shows("paste-answer"));
    sit(ben);
    page::load(saved.text);
    CHECK(page::text().at("talk").at("heading") == "Ann invites you to Hex Crossfire");
}

TEST_CASE("wherever a page on a disk would copy or share a link, it gives a file and says why", "[by-link]") {
    page::Outside world = page::desktop();
    world.is_file = true;
    world.can_share = GENERATE(false, true);
    const auto saved = [] {
        const auto& requests = page::outside().requests;
        const auto found = std::ranges::find(requests, "download", &headless::Request::kind);
        CHECK(page::outside().clipboard.empty());
        CHECK_FALSE(page::asked_for("share"));
        CHECK(found != requests.end());
        const std::string text = found == requests.end() ? "null" : found->text;
        page::outside().requests.clear();
        return Json::parse(text);
    };
    constexpr const char* why = "a link to it leads nowhere";
    page::open(R"({"game":"crosshairs","version":1})", world);
    page::click("cell:e5");
    page::press("k");
    CHECK(saved() == page::record());
    CHECK(page::notice().find(why) != std::string::npos);
    page::choose("tab:share");
    for (const char* mark : {"copy-link", "copy-position", "share"}) {
        if (!page::shows(mark)) continue;
        page::choose(mark);
        CHECK(saved().at("game") == "crosshairs");
        CHECK(page::notice().find(why) != std::string::npos);
    }
    page::choose("edit");
    page::choose("copy-position");
    CHECK(saved().at("game") == "crosshairs");
    CHECK(page::says("Save as a file"));
    page::open("#puzzle=crosshairs/p63", world);
    page::act("puzzle:share");
    page::settle();
    CHECK(saved().at("game") == "crosshairs");
    CHECK(page::outside().announced.back().find(why) != std::string::npos);
    CHECK(page::says("This page is a file"));
}
