// Dogfight!: how much there is to read in what is asked and answered, while nobody has asked for details.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "api/games.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

constexpr std::size_t most = 40;

// Those with letters: a number is seen, not read.
std::size_t words_in(const std::string& text) {
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    std::istringstream in(text);
    std::size_t count = 0;
    for (std::string word; in >> word;) count += std::ranges::any_of(word, is_letter) ? 1 : 0;
    return count;
}

// Of the question and of all down to the buttons that unfold more.
std::string asked_and_answered() {
    const float end = page::mark("details").max.y;
    std::string all = page::text().at("question").get<std::string>();
    for (const headless::DrawnText& text : headless::texts()) {
        const bool seen = text.box.max.y > text.clip.min.y && text.box.min.y < text.clip.max.y;
        if (seen && text.window.starts_with("panel/tab") && text.box.min.y < end) all += "\n" + text.text;
    }
    return all;
}

bool asks() { return page::shows("details") && page::app().at("view").at("decides").is_string(); }

}  // namespace

TEST_CASE("what is asked and answered has forty words at most, through First flight", "[dogfight]") {
    page::open("");
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    int seen = 0;
    for (int presses = 0; presses < 200 && page::text().at("over") == false; ++presses) {
        page::let_computers_act();
        if (asks()) {
            const std::string words = asked_and_answered();
            CAPTURE(words);
            CHECK(words_in(words) <= most);
            ++seen;
        }
        page::text().at("dice").is_object() ? page::press("t") : page::press(" ");
        page::wait(1500);
    }
    CHECK(seen > 3);
}
