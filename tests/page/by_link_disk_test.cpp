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
