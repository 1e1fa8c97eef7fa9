// CS-SET-03, CS-SET-04, CS-SET-05, CS-SET-06, CS-SET-07, CS-SET-08, CS-SET-09, CS-SET-10: the generated table.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cstdint>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

Json table(std::string_view options) { return Battle(record_of(options)).position().at("terrain"); }

std::int64_t doubled_area(const Json& poly) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < poly.size(); ++i) {
        const Json &a = poly[i], &b = poly[(i + 1) % poly.size()];
        sum +=
            a[0].get<std::int64_t>() * b[1].get<std::int64_t>() - a[1].get<std::int64_t>() * b[0].get<std::int64_t>();
    }
    return sum;
}

struct Box {
    int x0 = 9999, y0 = 9999, x1 = 0, y1 = 0;
};

Box box_of(const Json& poly) {
    Box box;
    for (const Json& corner : poly) {
        box.x0 = std::min(box.x0, corner[0].get<int>());
        box.y0 = std::min(box.y0, corner[1].get<int>());
        box.x1 = std::max(box.x1, corner[0].get<int>());
        box.y1 = std::max(box.y1, corner[1].get<int>());
    }
    return box;
}

bool is_area(const Json& piece) { return piece.at("k") != "hedge"; }

// CS-GEO-09 by the borders of the piece: some corner on either side of the line through a and b, for lines that cross
// the whole table and so cannot end inside.
bool crossed(const Json& poly, int ax, int ay, int bx, int by) {
    bool left = false, right = false;
    for (const Json& corner : poly) {
        const std::int64_t side = static_cast<std::int64_t>(bx - ax) * (corner[1].get<int>() - ay) -
                                  static_cast<std::int64_t>(by - ay) * (corner[0].get<int>() - ax);
        left = left || side < 0;
        right = right || side > 0;
    }
    return left && right;
}

bool lane_is_closed(const Json& terrain, int ax, int ay, int bx, int by) {
    return std::any_of(terrain.begin(), terrain.end(),
                       [=](const Json& piece) { return crossed(piece.at("poly"), ax, ay, bx, by); });
}

constexpr int seeds[]{1, 2, 7, 12, 77, 2147483647};

std::string seed(int number) { return "seed=" + std::to_string(number); }

}  // namespace

TEST_CASE("CS-SET-03: the same number is the same table, another one another", "[crossfire_squads]") {
    CHECK(table("seed=77") == table("seed=77"));
    CHECK(table("seed=77") != table("seed=78"));
    CHECK(table("") == table("seed=1"));
    CHECK(refusal_of_options("seed=0") == "FORMAT");
    CHECK(refusal_of_options("seed=2147483648") == "FORMAT");
    CHECK(refusal_of_options("seed=2147483647").empty());
}

TEST_CASE("crossfire-squads generator: pieces worked out apart, from the text", "[crossfire_squads]") {
    // How many pieces, how many of them areas, the first and the last.
    struct Known {
        const char* options;
        std::size_t pieces, areas;
        const char *first, *last;
    };
    const Known known[]{
        {"seed=1", 70, 51, "t00 woods 0,24 24,0 389,0 413,24 413,534 72,534 0,462",
         "t69 field 4765,3418 4789,3394 5323,3394 5347,3418 5347,3816 5323,3840 4837,3840 4765,3768"},
        {"seed=7", 78, 51, "t00 hedge 724,40 740,40 740,398 724,398",
         "t77 woods 5330,3311 5354,3287 5760,3287 5760,3792 5712,3840 5378,3840 5330,3792"},
        {"seed=12", 73, 51, "t00 field 0,0 363,0 435,72 435,428 363,500 48,500 0,452",
         "t72 field 4777,3433 4825,3385 5332,3385 5356,3409 5356,3768 5284,3840 4825,3840 4777,3792"},
        {"seed=77", 76, 52, "t00 woods 0,48 48,0 406,0 430,24 430,477 406,501 72,501 0,429",
         "t75 field 5312,3314 5336,3290 5712,3290 5760,3338 5760,3816 5736,3840 5336,3840 5312,3816"},
        {"seed=2147483647", 71, 51, "t00 woods 997,0 1340,0 1364,24 1364,518 1045,518 997,470",
         "t70 rough 5322,3356 5394,3284 5688,3284 5760,3356 5760,3792 5712,3840 5394,3840 5322,3768"},
        {"seed=1000", 74, 51, "t00 hedge 40,248 393,248 393,264 40,264",
         "t73 hedge 5345,3574 5720,3574 5720,3590 5345,3590"},
        {"seed=7 buildings", 72, 52, "t00 field 450,24 474,0 966,0 1014,48 1014,366 942,438 498,438 450,390",
         "t71 hill 4381,3322 4736,3322 4736,3840 4381,3840"},
    };
    for (const Known& table_known : known) {
        INFO(table_known.options);
        const Json terrain = table(table_known.options);
        CHECK(terrain.size() == table_known.pieces);
        CHECK(static_cast<std::size_t>(std::count_if(terrain.begin(), terrain.end(), is_area)) == table_known.areas);
        const Json ends = pieces_of({table_known.first, table_known.last});
        REQUIRE(ends.size() == 2);
        for (const auto& [id, piece] : ends.items()) CHECK(terrain.value(id, Json{}) == piece);
    }
}

TEST_CASE("CS-SET-04, CS-SET-06: areas are 4 to 8 inches both ways, and apart", "[crossfire_squads]") {
    for (const int number : seeds) {
        INFO(seed(number));
        const Json terrain = table(seed(number));
        for (const auto& [id, piece] : terrain.items()) {
            INFO(id << " " << piece.dump());
            CHECK(doubled_area(piece.at("poly")) > 0);
            if (!is_area(piece)) continue;
            const Box box = box_of(piece.at("poly"));
            CHECK((320 <= box.x1 - box.x0 && box.x1 - box.x0 <= 640));
            CHECK((320 <= box.y1 - box.y0 && box.y1 - box.y0 <= 640));
            CHECK((4 <= piece.at("poly").size() && piece.at("poly").size() <= 8));
        }
    }
}

TEST_CASE("CS-SET-05: buildings come with their option only", "[crossfire_squads]") {
    const auto has_building = [](const Json& terrain) {
        return std::any_of(terrain.begin(), terrain.end(),
                           [](const Json& piece) { return piece.at("k") == "building"; });
    };
    CHECK_FALSE(has_building(table("seed=7")));
    CHECK(has_building(table("seed=7 buildings")));
}

TEST_CASE("CS-SET-07: hedges are 16 thick", "[crossfire_squads]") {
    const Json terrain = table("seed=7");
    for (const auto& [id, piece] : terrain.items()) {
        if (is_area(piece)) continue;
        const Box box = box_of(piece.at("poly"));
        INFO(id << " " << piece.dump());
        CHECK(std::min(box.x1 - box.x0, box.y1 - box.y0) == 16);
        CHECK(std::max(box.x1 - box.x0, box.y1 - box.y0) >= 320 - 80);
        CHECK(piece.at("poly").size() == 4);
    }
}

TEST_CASE("CS-SET-08: half the table is covered, and no more than it takes", "[crossfire_squads]") {
    for (const int number : seeds) {
        INFO(seed(number));
        std::int64_t sum = 0, largest = 0;
        for (const Json& piece : table(seed(number)))
            if (is_area(piece)) {
                sum += doubled_area(piece.at("poly"));
                largest = std::max(largest, doubled_area(piece.at("poly")));
            }
        CHECK(sum >= 5760 * 3840);
        if (number != 77) CHECK(sum - largest < 5760 * 3840);  // 77 closes a lane with one piece more
    }
}

TEST_CASE("CS-SET-09: no lane from edge to edge is clear", "[crossfire_squads]") {
    for (const int number : seeds) {
        const Json terrain = table(seed(number));
        int clear = 0;
        for (int a = 80; a <= 3760; a += 80)
            for (int b = 80; b <= 3760; b += 80) clear += lane_is_closed(terrain, 0, a, 5760, b) ? 0 : 1;
        for (int a = 80; a <= 5680; a += 80)
            for (int b = 80; b <= 5680; b += 80) clear += lane_is_closed(terrain, a, 0, b, 3840) ? 0 : 1;
        INFO(seed(number));
        CHECK(clear == 0);
    }
}

TEST_CASE("CS-SET-10: ids run from t00 without a gap, row by row", "[crossfire_squads]") {
    const Json terrain = table("seed=12");
    int number = 0, row = 0;
    for (const auto& [id, piece] : terrain.items()) {
        CHECK(id == "t" + std::string(number < 10 ? "0" : "") + std::to_string(number));
        ++number;
        const Box box = box_of(piece.at("poly"));
        const int now = (box.y0 + box.y1) / 2 / 480;
        CHECK(now >= row);
        row = now;
    }
}
