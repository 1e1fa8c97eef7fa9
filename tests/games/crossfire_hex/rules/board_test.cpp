// CX-GEO, CX-SET: the board and how the men stand on it at the start.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

#include <algorithm>
#include <array>
#include <map>

using namespace sightlines::test;
using namespace sightlines::test::hex;

namespace {

bool on_board(const std::string& cell) { return std::find(cells().begin(), cells().end(), cell) != cells().end(); }

std::string moved(const std::string& cell, int files, int ranks) {
    return {static_cast<char>(cell[0] + files), static_cast<char>(cell[1] + ranks)};
}

// Turned by 60 degrees about g5: a cell is so many steps east and so many to the north-east of it, and what was east
// then points north-east, and north-east points north-west.
std::string turned(const std::string& cell) {
    const int rank = cell[1] - '5';
    const int east = (cell[0] - 'g' - rank) / 2;
    return moved("g5", east - rank, east + rank);
}

}  // namespace

TEST_CASE("CX-GEO-01: 43 cells, entered one by one in cell order") {
    const Table t(white("g9=b").reserve(1, 0));
    std::vector<std::string> entered;
    const Json legal = legal_of(t.record());
    for (const Json& action : legal.at("actions")) entered.push_back(text_of(action, "to"));
    CHECK(entered == cells());
    CHECK(entered.size() == 43);
}

TEST_CASE("CX-GEO-01: no other cells") {
    const Table t(white("g9=b").reserve(1, 0));
    for (char file = 'a'; file <= 'n'; ++file) {
        for (char rank = '0'; rank <= '9'; ++rank) {
            const std::string cell{file, rank};
            if (!on_board(cell)) t.refuses("@" + cell, "FORMAT");
        }
    }
    for (const char* name : {"", "g", "5", "G5", "g05", "g5 ", " g5", "5g", "g-5", "g10", "gg5", "b8", "e8", "`3"})
        t.refuses(R"({"do":"enter","to":")" + std::string(name) + R"("})", "FORMAT");
}

TEST_CASE("CX-GEO-02: a single man has the cells beside it, in six directions") {
    constexpr std::array<std::pair<int, int>, 6> steps{{{2, 0}, {-2, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
    for (const std::string& cell : cells()) {
        std::string beside;
        for (const std::string& other : cells()) {
            for (const auto& [files, ranks] : steps) {
                if (moved(cell, files, ranks) == other) beside += (beside.empty() ? "" : " ") + other;
            }
        }
        INFO(cell);
        CHECK(Table(white(cell + "=w " + (cell == "g9" ? "g1=b" : "g9=b"))).targets(cell) == beside);
    }
    CHECK(Table(white("g5=w g9=b")).targets("g5") == "f4 h4 e5 i5 f6 h6");
    CHECK(Table(white("a3=w g9=b")).targets("a3") == "c3 b4");
}

TEST_CASE("CX-GEO-02: lines go on to the edge without a gap") {
    // The piece of the rules' example: four cells east of c3 and then m3, five cells away; up to h8; up to a5.
    CHECK(Table(white("c3=wwwww g9=b")).targets("c3") == "d2 a3 e3 g3 i3 k3 m3 b4 d4 a5 e5 f6 g7 h8");
    CHECK(Table(white("g5=wwwwww g9=b")).targets("g5") == "d2 j2 e3 i3 f4 h4 a5 c5 e5 i5 k5 m5 f6 h6 e7 i7 d8 j8");
}

TEST_CASE("CX-GEO-03: a cell holds as many men as it has neighbours") {
    std::map<std::string, int> holds;
    for (const std::string& cell : cells()) holds[cell] = 6;
    for (const char* cell : {"g1", "m3", "m7", "g9", "a7", "a3"}) holds[cell] = 2;
    for (const char* cell : {"d2", "j2", "m5", "j8", "d8", "a5"}) holds[cell] = 3;
    for (const char* cell : {"f2", "h2", "k3", "l4", "l6", "k7", "h8", "f8", "c7", "b6", "b4", "c3"}) holds[cell] = 5;
    CHECK(std::count_if(holds.begin(), holds.end(), [](const auto& cell) { return cell.second == 6; }) == 19);
    for (const auto& [cell, most] : holds) {
        INFO(cell);
        const std::string others = cell == "g9" ? " g1=b" : " g9=b";
        const auto men = [](int count) { return std::string(static_cast<std::size_t>(count), 'w'); };
        CHECK(refusal_of("", white(cell + "=" + men(most) + others)).empty());
        CHECK(refusal_of("", white(cell + "=" + men(most + 1) + others)) == "FORMAT");
    }
}

TEST_CASE("CX-SET-01: the men stand as in the picture") {
    const Table t;
    CHECK(t.men() ==
          "d2=w f2=w h2=w j2=b "
          "c3=b e3=w g3=w i3=b k3=b "
          "b4=b d4=b f4=w h4=b j4=b l4=b "
          "a5=b c5=b e5=b i5=w k5=w m5=w "
          "b6=w d6=w f6=w h6=b j6=w l6=w "
          "c7=w e7=w g7=b i7=b k7=w "
          "d8=w f8=b h8=b j8=b");
    CHECK(t.prisoners() == "0 0");
    CHECK(t.reserve() == "0 0");
    CHECK(t.position() == json(R"({"phase":"play","player":0,
        "board":"./wbbb/.wwbbw./wwwbww/bbb.www/bbwbbb/.bwwbb./wwwb/."})"));
    // Single men all: each has as many moves as its cell has neighbours. d2 d8 m5 have 3; f2 h2 b6 l6 c7 k7 have 5;
    // the other nine have 6.
    CHECK(t.choices() == 3 * 3 + 6 * 5 + 9 * 6);
}

TEST_CASE("CX-SET-01: a sixth of a turn swaps the colours") {
    const Table t;
    for (const std::string& cell : cells()) {
        INFO(cell << " " << turned(cell));
        REQUIRE(on_board(turned(cell)));
        const std::string men = t.at(cell);
        CHECK(t.at(turned(cell)) == (men == "w" ? "b" : men == "b" ? "w" : ""));
    }
}

TEST_CASE("CX-SET-02: White begins") {
    const Table t;
    CHECK(t.turn() == "white");
    CHECK(t.offers("d8-f8"));
    t.refuses("f8-d8", "CX-MOVE-02");
}
