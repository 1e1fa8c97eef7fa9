// CH-GEO: the board.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include <array>
#include <cstdlib>

using namespace sightlines::test;

namespace {

constexpr std::array<int, 11> row_length = {6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6};

std::string name_of(int row, int number) {
    return std::string(1, static_cast<char>('a' + row)) + std::to_string(number);
}

// The rules give neighbours by counting in rows. Here they are found by the planar centres instead, in half cells
// (x = 2(n - 1) + |row - 5|), so that the two statements of the rules test each other. "" is off the board.
std::string neighbour(int row, int number, int right, int up) {
    const int x = 2 * (number - 1) + std::abs(row - 5) + right;
    const int to_row = row + up;
    if (to_row < 0 || to_row > 10) return {};
    const int to_number = (x - std::abs(to_row - 5)) / 2 + 1;
    const bool exists = x >= std::abs(to_row - 5) && to_number <= row_length[static_cast<std::size_t>(to_row)];
    return exists ? name_of(to_row, to_number) : std::string{};
}

struct Direction {
    const char* name;
    int right, up;
};

constexpr std::array<Direction, 6> clockwise = {
    {{"e", 2, 0}, {"se", 1, -1}, {"sw", -1, -1}, {"w", -2, 0}, {"nw", -1, 1}, {"ne", 1, 1}}};

// One plane to look at; the others stand aside with their noses to the edge of the board.
Position lone(int row, const std::string& cell, const std::string& dir) {
    Position start = act(0, 7);
    start.fleet(0, cell + "=" + dir);
    return row <= 5 ? start.fleet(0, "k5=ne").fleet(1, "k1=ne k3=ne") : start.fleet(0, "a5=se").fleet(1, "a1=se a3=se");
}

}  // namespace

TEST_CASE("CH-GEO-01: eleven rows, 91 cells, lower case, no leading zero") {
    const Table t("");
    CHECK(t.choices() == 91);
    for (int row = 0; row < 11; ++row) {
        const int length = row_length[static_cast<std::size_t>(row)];
        for (int number = 1; number <= length; ++number) CHECK(t.offers("~" + name_of(row, number)));
        t.refuses("~" + name_of(row, length + 1), "FORMAT");
        t.refuses("~" + name_of(row, 0), "FORMAT");
    }
    for (const char* name :
         {"", "e", "5", "5e", "E5", "e05", "e5 ", " e5", "e+5", "e-1", "l1", "`1", "ee5", "e5e", "e5.0", "f111"})
        t.refuses(R"({"do":"cloud","cell":")" + std::string(name) + R"("})", "FORMAT");
}

TEST_CASE("CH-GEO-01: cells are sorted by row, then by number") {
    Table t("");
    t.plays("~f10 ~b1 ~f2 ~k6 ~a6");
    CHECK(t.clouds() == "a6 b1 f2 f10 k6");

    const Table planes("", act(0, 7).fleet(0, "f11=e^1 f2=e^1 a6=se").fleet(1, "k2=ne g10=e b1=w g9=e"));
    CHECK(planes.fleet(0) == "a6=se f2=e^1 f11=e^1");
    CHECK(planes.fleet(1) == "b1=w g9=e g10=e k2=ne");
}

TEST_CASE("CH-GEO-02: the examples of the rules") {
    const auto step = [](const char* cell, const char* dir) {
        Table t("", act(0, 7).fleet(0, std::string(cell) + "=" + dir + " a1=se").fleet(1, "k1=ne k3=ne"));
        t.plays(std::string(cell) + "-1");
        return t.fleet(0);
    };
    CHECK(step("e5", "e") == "a1=se e6=e*");
    CHECK(step("e5", "w") == "a1=se e4=w*");
    CHECK(step("e5", "ne") == "a1=se f6=ne*");
    CHECK(step("e5", "nw") == "a1=se f5=nw*");
    CHECK(step("e5", "se") == "a1=se d5=se*");
    CHECK(step("e5", "sw") == "a1=se d4=sw*");
    CHECK(step("f5", "ne") == "a1=se g5=ne*");
    CHECK(step("f5", "nw") == "a1=se g4=nw*");
    CHECK(step("f5", "se") == "a1=se e5=se*");  // row e is shorter than row f ...
    CHECK(step("f5", "sw") == "a1=se e4=sw*");
    CHECK(step("h5", "se") == "a1=se g6=se*");  // ... and row g longer than row h
    CHECK(step("h5", "sw") == "a1=se g5=sw*");
}

TEST_CASE("CH-GEO-02: every neighbour of every cell, and where the board ends") {
    int inside = 0;
    for (int row = 0; row < 11; ++row)
        for (int number = 1; number <= row_length[static_cast<std::size_t>(row)]; ++number)
            for (const Direction& d : clockwise) {
                const std::string cell = name_of(row, number);
                const std::string ahead = neighbour(row, number, d.right, d.up);
                INFO(cell << " " << d.name << " -> " << ahead);
                Table t("", lone(row, cell, d.name));
                if (ahead.empty()) {
                    t.refuses(cell + "-1", "CH-MOVE-03");
                } else {
                    t.plays(cell + "-1");
                    CHECK(t.at(ahead) == "0=" + std::string(d.name) + "*");
                    ++inside;
                }
            }
    CHECK(inside == 480);  // 240 pairs of neighbours, each met from both ends
}

TEST_CASE("CH-GEO-03: the six sides, corners in two of them") {
    const std::array<const char*, 6> sides = {
        "a1 a2 a3 a4 a5 a6",    // s
        "a1 b1 c1 d1 e1 f1",    // sw
        "f1 g1 h1 i1 j1 k1",    // nw
        "k1 k2 k3 k4 k5 k6",    // n
        "f11 g10 h9 i8 j7 k6",  // ne
        "a6 b7 c8 d9 e10 f11",  // se
    };
    for (int player = 0; player < 6; ++player) {
        Table t("type=circle players=6", act(player, 1).off("4 4 4 4 4 4"));
        CHECK(t.entries() == sides[static_cast<std::size_t>(player)]);
        CHECK(t.choices() == 36);
        t.refuses("+f6=e", "CH-ENTER-03");
    }
}

TEST_CASE("CH-GEO-04: left is anticlockwise, right is clockwise, nothing is straight on") {
    for (std::size_t i = 0; i < 6; ++i) {
        const std::string dir = clockwise[i].name;
        const std::string right = clockwise[(i + 1) % 6].name;
        const std::string left = clockwise[(i + 5) % 6].name;
        for (const auto& [turn, facing] : {std::pair<std::string, std::string>{"<", left}, {"", dir}, {">", right}}) {
            Table t("", act(0, 7).fleet(0, "f6=" + dir + "^2 a5=se").fleet(1, "k1=ne k3=ne"));
            t.plays("f6w" + turn);
            CHECK(t.at("f6") == "0=" + facing + "*");
        }
    }
    Table t("", act(0, 7).fleet(0, "e5=ne a5=se").fleet(1, "k1=ne k3=ne"));
    t.plays("e5-1>");
    CHECK(t.at("f6") == "0=e*");  // right of ne is e
    t.refuses(R"({"do":"level","plane":"a5","turn":2})", "FORMAT");
    t.refuses(R"({"do":"level","plane":"a5","turn":-2})", "FORMAT");
    t.refuses(R"({"do":"level","plane":"a5","turn":3})", "FORMAT");
}
