// Links that released versions made. A file is added with each release and never changed: what once opened opens for
// ever. Since 0.7.0 the same record also makes the same link for ever.
#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "api/games.h"
#include "api/link/forms.h"

using namespace sightlines;

TEST_CASE("links of every release open as the games they were made from") {
    const std::string version = GENERATE("0.1.0", "0.2.0", "0.3.0", "0.4.0", "0.5.0", "0.6.0", "0.7.0", "1.0.0");
    std::ifstream file(TESTS_DIR "/golden/links-" + version + ".json");
    const Json links = Json::parse(file, nullptr, false);
    REQUIRE(links.is_array());
    REQUIRE(links.size() >= 5);
    for (const Json& golden : links) {
        INFO(golden.at("name").dump());
        const Result<std::unique_ptr<Match>> opened = open_link(golden.at("link").get_ref<const std::string&>());
        REQUIRE(opened.has_value());
        CHECK((*opened)->record() == golden.at("record"));
        if (version >= "0.7.0") CHECK(Json(*write_link(golden.at("record"))) == golden.at("link"));
    }
}
