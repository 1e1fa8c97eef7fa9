// Links "#1x.": which game they are of, what is read and what is not, and that older ones are read for ever.
#include "api/link/forms.h"

#include <catch_amalgamated.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "api/games.h"
#include "api/link/deflated.h"
#include "api/link/models.h"
#include "api/link/parcel.h"
#include "api/registry.h"
#include "base/crc32.h"

using namespace sightlines;

namespace {

std::string code_of(const std::string& link) {
    const Result<Json> record = read_link(link);
    return record ? "" : record.error().code;
}

std::string link_of(const char* record) { return *write_link(*parse_json(record)); }

}  // namespace

TEST_CASE("links: each game has its letter, for ever", "[links]") {
    std::map<std::string, char> letters;
    for (const GameEntry* entry : registry::games()) letters[std::string(entry->info->id)] = entry->letter;
    CHECK(letters == std::map<std::string, char>{{"aerial-war", 'a'},
                                                 {"crosshairs", 'c'},
                                                 {"dogfight", 'd'},
                                                 {"crossfire-hex", 'h'},
                                                 {"crossfire-squads", 's'}});
    for (const auto& [game, letter] : letters) {
        const Json record{{"game", game}, {"version", 1}};
        const std::string link = *write_link(record);
        CHECK(link.substr(0, 5) == std::string("#1x.") + letter);
        CHECK(link.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 4) ==
              std::string::npos);
        CHECK(game_of_link(link) == game);
        CHECK(game_of_link("https://example.org/play/" + link) == game);
        CHECK(*read_link(link) == record);
        CHECK(*read_link("https://example.org/play/" + link) == record);
        CHECK(link.size() <= 16);
    }
    for (const char* other : {"", "#1x.", "#1d.c", "{}", "#1x.0ab", "#1x.?"}) CHECK(game_of_link(other).empty());
}

TEST_CASE("links: a record of an unknown game can be written and read", "[links]") {
    for (const char* text : {R"({"game":"chess","version":1,"moves":[{"do":"e4"}]})",
                             R"({"a":[1,-2,"x"],"b":{"c":null}})", "{}", "[]", "7", R"({"game":7})"}) {
        const std::string link = link_of(text);
        CHECK(link.starts_with("#1x.0"));
        CHECK(write_json(*read_link(link)) == text);
    }
}

TEST_CASE("links: cut off, changed, newer, none", "[links]") {
    const std::string link = link_of(R"({"game":"crosshairs","version":1,"moves":[{"do":"cloud","cell":"e5"}]})");
    CHECK(code_of(link).empty());
    for (std::size_t size = 4; size < link.size(); ++size) CHECK(code_of(link.substr(0, size)) == "link-cut");
    for (std::size_t at = 7; at < link.size(); ++at) {
        std::string changed = link;
        changed[at] = changed[at] == '0' ? '1' : '0';
        CHECK(code_of(changed) == "link-changed");
    }
    CHECK(code_of(link + "x") == "link-changed");  // what is behind it belongs to no link
    CHECK(code_of(link + ".") == "link-changed");
    CHECK(code_of("#1x." + std::string(1, 'k') + link.substr(5)) == "link-newer");  // a game that this version lacks
    CHECK(code_of("#1y." + link.substr(4)) == "link-newer");
    CHECK(code_of("#2x." + link.substr(4)) == "link-newer");
    CHECK(code_of("#1x.h" + link.substr(5)) == "link-changed");  // the letter of another game
    CHECK(code_of("#1X." + link.substr(4)) == "link-none");
    CHECK(link_size(link) == link.size());
    CHECK(link_size(link + "andmore") == link.size());
    CHECK(link_size(link.substr(0, 6)) == 0);
    CHECK(link_size("#1d.abc") == 0);
    CHECK(link_size("x" + link) == 0);
}

TEST_CASE("links: all that is known of JSON's limits holds for what is packed", "[links]") {
    const auto packed = [](const std::string& json) { return "#1x.0" + write_parcel(fresh_model(nullptr), json).text; };
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    CHECK(code_of(packed(nested(16))).empty());
    CHECK(code_of(packed(nested(17))) == "format");
    CHECK(code_of(packed(R"({"a":1,"a":2})")) == "format");
    CHECK(code_of(packed("[\"" + std::string(256, 'a') + "\"]")).empty());
    CHECK(code_of(packed("[\"" + std::string(257, 'a') + "\"]")) == "format");
    CHECK(code_of(packed(R"({"text":")" + std::string(4000, 'a') + "\"}")).empty());
    CHECK(code_of(packed(R"({"text":")" + std::string(4001, 'a') + "\"}")) == "format");
    CHECK(code_of(packed("[\"\xC3\"]")) == "format");
    const auto zeros = [](std::size_t count) {
        std::string list = "[0";
        for (std::size_t i = 1; i < count; ++i) list += ",0";
        return list + "]";
    };
    CHECK(code_of(packed(zeros(20'000))).empty());
    CHECK(code_of(packed(zeros(20'001))) == "format");
    CHECK(code_of(packed(zeros(200'000))) == "format");
    CHECK(code_of("#1x." + std::string(40'000, 'c')) == "format");  // longer than any link
}

TEST_CASE("links: the older form is still written for those who ask, and read", "[links]") {
    const Json record = *parse_json(R"({"game":"crossfire-hex","version":1})");
    const std::string link = *write_deflated_link(record);
    CHECK(link == "#1d.q1ZKT8xNVbJSSi7KLy5OyyxK1c1IrVDSUSpLLSrOzM9TsjKsBQA");
    CHECK(*read_link(link) == record);
}

// Links that were released are read with these samples, and with no others.
TEST_CASE("links: what a model reads first never changes", "[links]") {
    std::map<std::string, std::uint32_t> samples;
    for (const GameEntry* entry : registry::games())
        samples[std::string(entry->info->id)] = crc32(entry->link_sample());
    CHECK(samples == std::map<std::string, std::uint32_t>{{"aerial-war", 0x98FC1596U},
                                                          {"crossfire-hex", 0xD20F45F4U},
                                                          {"crossfire-squads", 0x17C3E748U},
                                                          {"crosshairs", 0x3E5E6E2BU},
                                                          {"dogfight", 0x36DE4DD4U}});
}

TEST_CASE("links: a sample is made of records that open", "[links]") {
    for (const GameEntry* entry : registry::games()) {
        INFO(entry->info->id);
        const auto model = std::make_unique<TokenModel>();
        int records = 0;
        for (std::string_view rest = entry->link_sample(); !rest.empty(); ++records) {
            const Parcel parcel = read_parcel(*model, rest, largest_record);
            REQUIRE(parcel.fault == ParcelFault::none);
            CHECK(open_match(*parse_json(parcel.text)));
            rest.remove_prefix(parcel_size(rest));
        }
        CHECK(records >= 6);
    }
}
