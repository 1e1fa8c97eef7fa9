// Moves as text: typed, copied and pasted.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "main.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

const Json no_clouds{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}};

// The number of lines that are not empty.
std::ptrdiff_t lines(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    return std::ranges::count(text, '\n') + 1;
}

}  // namespace

TEST_CASE("typed moves are played, all or none") {
    const bool fingers = GENERATE(false, true);
    page::open(no_clouds, fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    page::choose(fingers ? "tab:share" : "tab:log");  // where a list has little room, the list has it
    page::choose("type-moves");
    CHECK(page::asked_for("move sheet"));
    CHECK(page::play("+a3=ne +k3=sw +k3=se").at("error").at("rule") == "CH-ENTER-04");
    CHECK(page::app().at("size") == 0);
    CHECK(page::record() == before);
    page::play_all("+a3=ne +k3=sw\n2: +k4=sw (and so on)");
    CHECK(page::app().at("size") == 3);
    CHECK(page::app().at("asked").at("player") == 0);
    CHECK(page::record_behind(page::link()) == page::record());
}

TEST_CASE("the moves of a game, copied and pasted into a new one, are the same game") {
    const From from = GENERATE(From::sheet, From::paste);
    page::open(no_clouds);
    page::play_all("+a3=ne +k3=sw +k4=sw a3^> +a2=ne +a4=ne");
    const Json record = page::record();
    CHECK(record.at("moves").size() == 6);
    page::choose("tab:share");
    page::choose("copy-moves");
    const std::string moves = page::outside().clipboard;
    CHECK(lines(moves) == 3);  // one line per turn

    page::open(no_clouds);
    page::choose("tab:share");
    page::choose("open");
    CHECK(page::asked_for("open sheet"));
    CHECK(app().open(moves, from).empty());
    page::settle();
    CHECK(page::record() == record);
}
