// Play by link: names that anybody may have written.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "page/by_link.h"
#include "page/layout.h"
#include "session/player_names.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

std::string repeated(std::string_view text, int times) {
    std::string all;
    while (times-- > 0) all += text;
    return all;
}

// Nothing cut off or over something else; only where the fonts have all letters.
void check_layout(const std::string& name) {
    if (std::ranges::any_of(name, [](char letter) { return (letter & 0x80) != 0; })) return;
    CHECK(layout::geometry(layout::look()) == layout::Complaints());
}

Json hex_of(const std::string& name) {
    return {{"game", "crossfire-hex"},
            {"version", 1},
            {"moves", Json::array({{{"do", "move"}, {"from", "k5"}, {"to", "i5"}}})},
            {"players", {name, ""}},
            {"match", "abcdefghij"}};
}

}  // namespace

TEST_CASE("names of any content are shown as short text, on the invitation, the table and the home page", "[by-link]") {
    const std::string name =
        GENERATE(as<std::string>(), "<b>Ann</b><script>alert(1)</script>", "\u202Egro.elpmaxe\u202C \u2066x\u2069",
                 repeated("\U0001F600", 40), repeated("W", 40), "Ann ~^@ 0a\\\"", "Computer, level 5", "%s%n%d##id",
                 repeated("e\u0301", 20), "\u200B\u200B\u2060", "#1d.nonsense");
    const std::string shown = display_name(name), who = shown.empty() ? "A friend" : shown;
    INFO(name);
    Browser ben("Ben", GENERATE(page::desktop(), page::phone()));
    sit(ben, *write_link(hex_of(name)));
    CHECK(page::app().at("screen") == "table");
    const Json talk = page::text().at("talk");
    CHECK(talk.at("heading") == who + " invites you to Hex Crossfire");
    CHECK(page::shows("invitation:play"));
    for (const char* mark : {"invitation:play", "invitation:look", "invitation:seat:0", "invitation:seat:1"}) {
        const page::Box box = page::mark(mark);
        CHECK(box.min.x >= 0);
        CHECK(box.max.x <= page::outside().around.width);
    }
    check_layout(name);
    page::choose("invitation:play");
    page::see_replay();
    page::play_all("f8-e7");
    CHECK(page::question() ==
          "Your move is made but not sent yet. Send it to " + (shown.empty() ? "your friend" : shown) + ".");
    const std::string text = page::send();
    CHECK(page::record_behind(page::link_in(text)).at("players") == Json({name, "Ben"}));
    check_layout(name);
    page::choose("tab:log");
    page::press("h");
    check_layout(name);
    const Json kept = page::text().at("kept").at(0);
    CHECK(kept.at("opponent") == (shown.empty() ? "A friend by link" : shown + ", by link"));
    for (const std::string& word : page::words())
        for (const char* turn : {"\u202E", "\u202C", "\u2066", "\u2069"}) CHECK(word.find(turn) == std::string::npos);
    page::reload();
    page::settle();
    CHECK(page::app().at("kept") == 1);
    page::act("resume", "0");
    CHECK(page::seats() == "10");
}

TEST_CASE("a name of the page's own user of any content is taken or left out", "[by-link]") {
    const auto [name, kept] = GENERATE(table<std::string, std::string>({{"Ann", "Ann"},
                                                                        {"<i>Ann</i>", "<i>Ann</i>"},
                                                                        {"Computer, level 2", ""},
                                                                        {"A\x01nn", ""},
                                                                        {"\u200B", ""},
                                                                        {std::string(41, 'x'), ""},
                                                                        {"\xFF\xFE", ""}}));
    Browser ann(name);
    sit(ann, "");
    page::begin_by_link({{"game", "crossfire-hex"}, {"version", 1}}, 0);
    const Json players = page::record().value("players", Json({"", ""}));
    CHECK(players.at(0) == kept);
    page::play_all("k5-i5");
    page::send();
}

TEST_CASE("control characters, too long names and bad names of matches are refused as a whole", "[by-link]") {
    Json record = hex_of("Ann");
    SECTION("a control character") { record["players"] = {"A\nnn", ""}; }
    SECTION("too long") { record["players"] = {repeated("\U0001F600", 41), ""}; }
    SECTION("ten thousand bytes") { record["players"] = {std::string(10'000, 'x'), ""}; }
    SECTION("too many") { record["players"] = {"a", "b", "c"}; }
    SECTION("markup for a match") { record["match"] = "<b>abcdef>"; }
    SECTION("a short match") { record["match"] = "abc"; }
    SECTION("a number") { record["match"] = 1234567890; }
    Browser ben("Ben");
    sit(ben, "");
    const Json refused = page::load(write_json(record));
    REQUIRE(refused.contains("error"));
    CHECK(refused.at("error").at("rule") == "FORMAT");
    CHECK(page::app().at("screen") == "home");
    CHECK(page::outside().storage.find("games") == page::outside().storage.end());
}
