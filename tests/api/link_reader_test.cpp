// Links as people send them.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "api/link/unit.h"

using namespace sightlines;

namespace {

using Links = std::vector<std::string>;

// A game long enough to be wrapped.
std::string a_link(std::uint64_t seed = 1) {
    const auto match = *new_match("crosshairs", Json::object());
    match->play_opening(seed);
    Json record = match->record();
    record["notes"] = Json::array({{{"at", 3},
                                    {"text",
                                     "Jackdaws love my big sphinx of quartz; the five boxing "
                                     "wizards jump quickly, and 27 zebras vex a lazy fox."}}});
    return *write_link(record);
}

// As a mail program breaks it, with something before each further line.
std::string wrapped(const std::string& link, std::size_t width, const std::string& line_break) {
    std::string text;
    for (std::size_t at = 0; at < link.size(); at += width)
        text += (at == 0 ? "" : line_break) + link.substr(at, width);
    return text;
}

}  // namespace

TEST_CASE("links: found wherever they stand in a text") {
    const std::string link = a_link(), other = a_link(2);
    const std::string address = "https://example.org/play/" + link;
    for (const std::string& text :
         {link, link.substr(1), address, "Your move: " + address + ". Good luck!", "<" + address + ">",
          "(" + address + ")", "[Your move](" + address + ")", "**" + address + "**", "_" + address + "_",
          "\"" + address + "\",", "  \n" + address + "\n\nSent from my phone",
          "https://example.org/%23" + link.substr(1),
          "<sightlines-board link=\"" + link + "\" controls=\"undo,reset\"></sightlines-board>",
          "<iframe src=\"https://example.org/?embed" + link + "\"></iframe>", "#1 of 3: " + address,
          "see #42 and https://example.org/#top, then " + address}) {
        INFO(text);
        CHECK(find_links(text) == Links{link});
    }
    CHECK(find_links("first " + address + " then " + other + " and again " + link) == Links{link, other});
    CHECK(find_links(address + "\n" + other) == Links{link, other});
}

TEST_CASE("links: joined when they were wrapped over lines") {
    const std::string link = a_link();
    REQUIRE(link.size() > 100);
    for (const char* line_break : {"\n", "\r\n", "\n  ", "\n> ", "\n>> ", "=\r\n", " \n"}) {
        for (const std::size_t width : std::initializer_list<std::size_t>{20, 37, 72}) {
            INFO(width << " " << line_break);
            CHECK(find_links("Look:\n" + wrapped(link, width, line_break)) == Links{link});
            CHECK(find_links(wrapped(link, width, line_break) + "\nAnn") == Links{link});
            CHECK(find_links("<" + wrapped(link, width, line_break) + ">") == Links{link});
        }
    }
}

TEST_CASE("links: records in JSON, as they are or percent-encoded") {
    const std::string json = R"({"game":"crosshairs","version":1,"notes":[{"at":0,"text":"a } and a \" and #1d."}]})";
    CHECK(find_links(json) == Links{json});
    CHECK(find_links(" \n" + json + "\n") == Links{json});
    CHECK(find_links("try #" + json + ", then") == Links{"#" + json});
    CHECK(find_links("https://example.org/#%7B%22game%22%3A1%7D).") == Links{"#%7B%22game%22%3A1%7D"});
}

TEST_CASE("links: what is damaged is found as well, so that it can be said") {
    const std::string link = a_link();
    CHECK(find_links("Look: " + link.substr(0, 40) + " ...") == Links{link.substr(0, 40)});
    CHECK(find_links("#2d.abc") == Links{"#2d.abc"});
    CHECK(find_links("#1d.") == Links{"#1d."});
    CHECK(find_links("#{\"game\":") == Links{"#{\"game\":"});
}

TEST_CASE("links: what a program shows in place of one is none besides it") {
    const std::string link = a_link(), other = a_link(2);
    const std::string shown = "https://example.org/" + link.substr(0, 40) + "\u2026 ";
    CHECK(find_links(shown + "<https://example.org/" + link + ">") == Links{link});
    CHECK(find_links(link + "\n" + other + "\n" + other.substr(0, 60) + "...") == Links{link, other});
    CHECK(find_links(other + "\n" + link.substr(0, 60) + "...") == Links{other, link.substr(0, 60)});
    CHECK(find_links(link + "\n" + link.substr(0, 60)) == Links{link, link.substr(0, 60)});
}

TEST_CASE("links: of a record that does not read nothing else is taken, such as the link in a comment") {
    const std::string link = a_link();
    const std::string text = R"({"game":"crosshairs","version":1,"notes":[{"at":0,"text":"as in )" + link + "\"}";
    CHECK(find_links(text) == Links{text});
    CHECK(find_links("#" + text) == Links{"#" + text});
    CHECK(find_links("{\"from\":\"Ann\",\"text\":\"" + link + "\"}") == Links{link});
}

TEST_CASE("links: none in a text without one") {
    for (const char* text :
         {"", " \n", "#", "##", "%23", "#1", "#1d", "#1D.x", "a3-c5 b2", "https://example.org/#top", "#winning"})
        CHECK(find_links(text).empty());
}

TEST_CASE("links: a text of any size and shape is looked through quickly") {
    std::string many;
    for (int i = 0; i < 100'000; ++i) many += "#1d.AAAA ";
    CHECK(find_links(many) == Links{"#1d.AAAA"});
    CHECK(find_links(std::string(3'000'000, '#')).empty());
    CHECK(find_links(std::string(3'000'000, '{')).size() == 1);
    std::string lines = "#1d.";
    for (int i = 0; i < 200'000; ++i) lines += "A\n";
    CHECK(find_links(lines).size() == 1);
    std::string different;
    for (int i = 0; i < 1000; ++i) different += "#1d." + std::to_string(i) + " ";
    CHECK(find_links(different).size() == most_links_found);
    const std::string link = a_link();
    for (const std::string piece : {"aHR0c",
                                    "%25",
                                    "%2525",
                                    "&amp;",
                                    "\\",
                                    "\u200B",
                                    "\n",
                                    "\n> ",
                                    "(1/2) ",
                                    "#1",
                                    "#1d",
                                    "1d.",
                                    "#{",
                                    "{\"game\"",
                                    "#%257B",
                                    "#1d.A\u200B",
                                    "#1d.AAAAAAAA\n",
                                    "#1x.AAAAAAAA\n",
                                    "#1d.AAAA\u2014",
                                    "*1d.AAAAAAAA ",
                                    "-231d.A-2D"}) {
        std::string hostile;
        while (hostile.size() < longest_text_with_links) hostile += piece;
        INFO(piece);
        CHECK(find_links(hostile).size() <= most_links_found);
        CHECK(find_links("#1d." + hostile).size() <= most_links_found);
        CHECK(find_links(link + " " + hostile).front() == link);
    }
}

TEST_CASE("links: what is wrong with one is told apart, in plain words") {
    const std::string link = a_link();
    const auto code = [](const std::string& text) {
        const Result<Json> record = read_link(text);
        REQUIRE_FALSE(record.has_value());
        CHECK(record.error().rule == "FORMAT");
        return record.error().code;
    };
    for (const std::size_t length : {std::size_t{5}, link.size() / 2, link.size() - 1})
        CHECK(code(link.substr(0, length)) == "link-cut");
    CHECK(code(link + "AAAA") == "link-changed");
    CHECK(code("#1d.%%%") == "link-cut");
    CHECK(code("#2d." + link.substr(4)) == "link-newer");
    CHECK(code("#1z." + link.substr(4)) == "link-newer");
    for (const char* other : {"https://example.org/", "#top", "https://lichess.org/abc#12", "#0d.AAAA", "#1d", "#1d:x"})
        CHECK(code(other) == "link-none");
}

TEST_CASE("links: a game from a newer version says so") {
    Json record{{"game", "crosshairs"}, {"version", 2}, {"unheard", "of"}};
    const auto opened = open_match(record);
    REQUIRE_FALSE(opened.has_value());
    CHECK(opened.error().code == "record-newer");
}

TEST_CASE("what stands between the letters of a link is skipped, and nothing else", "[links]") {
    std::vector<std::pair<unsigned, unsigned>> skipped;
    for (char32_t code = 0; code < 0x110000; ++code) {
        if (!is_skipped(code)) continue;
        if (skipped.empty() || skipped.back().second + 1 != code) skipped.emplace_back(code, code);
        skipped.back().second = code;
    }
    CHECK(skipped == std::vector<std::pair<unsigned, unsigned>>{{0xAD, 0xAD},
                                                                {0x34F, 0x34F},
                                                                {0x61C, 0x61C},
                                                                {0x180E, 0x180E},
                                                                {0x200B, 0x200F},
                                                                {0x202A, 0x202E},
                                                                {0x2060, 0x2069},
                                                                {0xFE00, 0xFE0F},
                                                                {0xFEFF, 0xFEFF}});
}
