// What the page draws of fixed positions: a dozen of each game, light and dark, on a wide screen, a phone and in an
// embed. tests/drawn.txt has a line for each with a hash for each window. A change that nobody meant to be seen
// leaves them all as they are. tests/playthroughs/approve renews them; here, quicker: page_tests "renew what is drawn".
#include "page/drawn.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/games.h"
#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

constexpr const char* kept = TESTS_DIR "/drawn.txt";
constexpr std::size_t positions = 12;  // of each game

struct Look {
    const char* name;
    page::Outside world;
};

std::vector<Look> looks() { return {{"wide", page::desktop()}, {"phone", page::phone()}, {"embed", page::embed()}}; }

Json record_at(const page::Playthrough& game, std::size_t ply) {
    const auto match = open_match(Json::parse(game.record));
    REQUIRE(match);
    for (std::size_t i = 0; i < ply; ++i) REQUIRE((*match)->play_text(game.moves[i]));
    return (*match)->record();
}

// In turn from each playthrough of the game, a little later each time.
std::vector<std::string> lines_of(const std::string& game) {
    std::vector<const page::Playthrough*> all;
    for (const page::Playthrough& one : page::playthroughs()) {
        if (one.game == game) all.push_back(&one);
    }
    REQUIRE_FALSE(all.empty());
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < positions; ++i) {
        const page::Playthrough& one = *all[i % all.size()];
        const std::size_t ply = one.moves.size() * i / positions;
        const Json record = record_at(one, ply);
        for (const Look& look : looks()) {
            page::open(record, look.world);
            REQUIRE(page::app().at("screen") == "table");
            for (const bool dark : {false, true}) {
                page::change([&](platform::Surroundings& around) { around.dark = dark; });
                lines.push_back(one.name + " " + std::to_string(ply) + ", " + look.name +
                                (dark ? ", dark: " : ", light: ") + page::drawn());
            }
        }
    }
    return lines;
}

std::vector<std::string> kept_lines() {
    std::ifstream in(kept);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("what is drawn of fixed positions stays as it is", "[drawn]") {
    const std::vector<std::string> before = kept_lines();
    std::string text;
    std::size_t changed = 0;
    for (const std::string& line : lines_of(GENERATE(from_range(page::games)))) {
        if (std::ranges::count(before, line) > 0) continue;
        if (++changed > 6) continue;
        const std::string place = line.substr(0, line.find(':') + 1);
        const auto was = std::ranges::find_if(before, [&](const auto& one) { return one.starts_with(place); });
        text += "\nnow " + line + "\nwas " + (was == before.end() ? "not there" : *was);
    }
    INFO(changed << " views have changed, the first are" << text);
    CHECK(changed == 0);
}

TEST_CASE("a frame's number follows what is drawn and where", "[drawn]") {
    page::open();
    const std::string home = page::drawn();
    page::change([](platform::Surroundings& around) { around.dark = !around.dark; });
    const std::string dark = page::drawn();
    CHECK(dark != home);
    page::change([](platform::Surroundings& around) { around.dark = !around.dark; });
    CHECK(page::drawn() == home);
    page::resize(1281, 800);
    CHECK(page::drawn() != home);
}

TEST_CASE("renew what is drawn", "[.approve]") {
    std::ofstream out(kept);
    for (const std::string& game : page::games) {
        for (const std::string& line : lines_of(game)) out << line << "\n";
    }
    CHECK(out.good());
}
