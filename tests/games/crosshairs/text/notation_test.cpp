// Move text of Crosshairs and the board as text.
#include "games/crosshairs/text/notation.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <set>
#include <string>
#include <vector>

#include "samples/crosshairs.h"

using namespace sightlines;
using namespace sightlines::crosshairs;

namespace {

Cell at(std::string_view name) { return *cell_from(name); }

}  // namespace

TEST_CASE("move text: one form for each action", "[notation]") {
    const std::vector<std::pair<Action, std::string>> forms{
        {PlaceCloud{at("c4")}, "~c4"},
        {Enter{at("a3"), Heading::ne}, "+a3=ne"},
        {Enter{at("k3"), Heading::sw, 2}, "+k3=sw^2"},
        {Enter{at("f11"), Heading::w, 6}, "+f11=w^6"},
        {Climb{at("e5")}, "e5^"},
        {Climb{at("e5"), -1}, "e5^<"},
        {Level{at("e5"), 1}, "e5-1"},
        {Level{at("e10"), 2, 1}, "e10-2>"},
        {Swoop{at("e5"), 1}, "e5v>"},
        {PowerDive{at("e5"), -1}, "e5w<"},
        {PullOut{}, "="},
        {Crash{at("k6")}, "k6#"},
        {Shoot{at("f6")}, "xf6"},
        {EndTurn{}, "."},
    };
    for (const auto& [action, text] : forms) {
        INFO(text);
        CHECK(move_text(action) == text);
        const auto read = read_move_text(text);
        REQUIRE(read);
        CHECK(*read == action);
    }
}

TEST_CASE("move text: everything that can be written can be read, and no two are alike", "[notation]") {
    std::set<std::string> texts;
    const auto every = test::Samples<Rules>::every_action();
    for (const Action& action : every) {
        const std::string text = move_text(action);
        const auto read = read_move_text(text);
        INFO(text);
        REQUIRE(read);
        REQUIRE(*read == action);
        texts.insert(text);
    }
    CHECK(texts.size() == every.size());
}

TEST_CASE("move text: anything else is refused", "[notation]") {
    for (const std::string_view text :
         {"",      " ",    "e5",           "e5-",     "e5-0",     "e5-3",     "e5-2x",   "e5-2<>", "e5-2 ",
          " e5-2", "E5-2", "e05-2",        "e0^",     "e11^",     "a7^",      "l1^",     "e5#<",   "e5x",
          "+a3",   "+a3=", "+a3=n",        "+a3=ne^", "+a3=ne^0", "+a3=ne^7", "+a3=ne2", "a3=ne",  "~",
          "~c",    "~c44", "~c4<",         "x",       "xz1",      "xf6x",     "=.",      "==",     "..",
          "e5v<.", "e5V",  "\xE2\x89\x88", "e5^^",    "-e5"}) {
        INFO(text);
        const auto read = read_move_text(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().rule == "FORMAT");
    }
    CHECK_FALSE(read_move_text(std::string_view("e5^\0", 4)));
}

TEST_CASE("picture: the board as it lies, row k on top", "[notation]") {
    const Rules rules = *Rules::make({});
    Position position;
    position.phase = Phase::act;
    position.clouds.insert(at("a1"));
    position.clouds.insert(at("k1"));
    position.planes.push_back({at("a1"), 0, Heading::ne, 2, false});
    position.planes.push_back({at("f6"), 1, Heading::w, 0, true});
    position.off = {1, 4};
    const std::string text = ascii_board(rules, position);
    std::vector<std::string> lines;
    for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
        lines.push_back(text.substr(begin, end - begin));
    REQUIRE(lines.size() == 13);
    const auto places_in = [](const std::string& line) { return std::count(line.begin(), line.end(), '.'); };
    for (std::size_t row = 0; row < 11; ++row) {
        CHECK(lines[row].front() == static_cast<char>('k' - row));
        CHECK(places_in(lines[row]) ==
              row_length(10 - static_cast<int>(row)) - (row == 0 || row == 5 || row == 10 ? 1 : 0));
    }
    CHECK(lines[0].find("~~~~") != std::string::npos);
    CHECK(lines[10].find("Ane2~") != std::string::npos);
    CHECK(lines[5].find("Bw 0") != std::string::npos);
    CHECK(lines[11] == "A: player 0, 1 plane off the board, 28 rings free");
    CHECK(lines[12] == "B: player 1, 4 planes off the board, 30 rings free");
}

TEST_CASE("board as text: cells are five characters apart, and the rows have one middle", "[notation]") {
    const Rules rules = *Rules::make({});
    const std::string text = ascii_board(rules, rules.start());
    std::size_t begin = 0;
    for (int row = row_count - 1; row >= 0; --row, begin = text.find('\n', begin) + 1) {
        const std::string line = text.substr(begin, text.find('\n', begin) - begin);
        INFO(line);
        const std::size_t first = line.find('.'), cells = static_cast<std::size_t>(row_length(row));
        CHECK(line.size() == first + 5 * (cells - 1) + 1);
        for (std::size_t cell = 0; cell < cells; ++cell) CHECK(line[first + 5 * cell] == '.');
        CHECK((first + line.size()) / 2 ==
              30);  // under f6, the middle of the longest row, or half a character beside it
    }
}
