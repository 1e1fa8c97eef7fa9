// The generated table of Crossfire with squads (CS-SET-08, CS-SET-09, CS-SET-10). The digests come from another
// program, written from the rules text in another language with fractions of any size.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cstdint>
#include <string>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/terrain.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

std::string text_of(const Piece& piece) {
    std::string text = piece_name(piece.id);
    text += ground_words[static_cast<std::size_t>(piece.ground)];
    for (const Point p : piece.shape.corners()) text += "(" + std::to_string(p.x) + "," + std::to_string(p.y) + ")";
    return text;
}

// FNV-1a over ids, kinds and corners.
std::uint64_t digest(const Terrain& terrain) {
    std::uint64_t state = 0xCBF29CE484222325U;
    for (const Piece& piece : terrain) {
        for (const char c : text_of(piece)) state = (state ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    return state;
}

bool is_clear(const Terrain& terrain, Point from, Point to) {
    return std::none_of(terrain.begin(), terrain.end(),
                        [&](const Piece& each) { return each.shape.is_passed_through_by(from, to); });
}

// Whether two convex polygons have inner points in common: no edge of either has the other wholly outside.
bool overlap(const Polygon& a, const Polygon& b) {
    const auto parts = [](const Polygon& one, const Polygon& other) {
        const Corners& corners = one.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Point from = corners[i];
            const Point along = corners[(i + 1) % corners.size()] - from;
            if (std::all_of(other.corners().begin(), other.corners().end(),
                            [&](Point p) { return cross(along, p - from) <= 0; }))
                return true;
        }
        return false;
    };
    return !parts(a, b) && !parts(b, a);
}

}  // namespace

TEST_CASE("crossfire-squads generator: the same table as another program makes") {
    struct Known {
        std::int32_t seed;
        bool buildings;
        std::size_t pieces;
        std::uint64_t digest;
    };
    for (const Known& known : std::to_array<Known>({{1, false, 70, 0xDBE2F924C21C37D9U},
                                                    {1, true, 75, 0x118702FAFD89DC91U},
                                                    {2, false, 69, 0x7A14D85E3FF440B4U},
                                                    {7, true, 72, 0xD6159778622CDE55U},
                                                    {12, false, 73, 0xFDB8C6861AEFDF8BU},
                                                    {77, false, 76, 0x3550F0ECF34F9AC1U},
                                                    {1234, true, 75, 0x29D7BD7F63F60584U},
                                                    {2147483647, false, 71, 0xC131DEC0173BDE72U},
                                                    {2147483647, true, 77, 0xB52A49FDCABC38E4U},
                                                    {99991, false, 77, 0xDECC2D10076F76FAU}})) {
        INFO("seed " << known.seed << (known.buildings ? " with buildings" : ""));
        const Terrain terrain = generate_terrain(known.seed, known.buildings);
        CHECK(terrain.size() == known.pieces);
        CHECK(digest(terrain) == known.digest);
    }
}

TEST_CASE("crossfire-squads generator: every table is sound") {
    for (const std::int32_t seed : {1, 3, 14, 77, 159, 265'358, 979'323'846, 2'147'483'646}) {
        const bool buildings = seed % 2 == 0;
        INFO("seed " << seed);
        const Terrain terrain = generate_terrain(seed, buildings);
        std::int64_t twice_covered = 0;
        PieceId expected = first_area;
        for (const Piece& each : terrain) {
            INFO(text_of(each));
            CHECK(each.id == expected++);
            CHECK(each.owner == -1);
            CHECK_FALSE(each.hidden);
            CHECK(is_strictly_convex({each.shape.corners().begin(), each.shape.corners().size()}));
            const Box& box = each.shape.box();
            CHECK((table.contains({box.left, box.top}) && table.contains({box.right, box.bottom})));
            if (each.ground == Ground::hedge) {
                CHECK(std::min(box.right - box.left, box.bottom - box.top) == 16);
                continue;
            }
            CHECK(each.is_area());
            CHECK((buildings || each.ground != Ground::building));
            for (const int length : {box.right - box.left, box.bottom - box.top})
                CHECK((320 <= length && length <= 640));
            twice_covered += each.shape.twice_area();
        }
        CHECK(twice_covered >= std::int64_t{table_width} * table_height);
        for (const Piece& a : terrain) {
            for (const Piece& b : terrain) {
                if (a.id < b.id && overlap(a.shape, b.shape)) FAIL_CHECK(text_of(a) << " and " << text_of(b));
            }
        }
    }
}

TEST_CASE("crossfire-squads generator: CS-SET-09 no clear lane between inch marks") {
    for (const std::int32_t seed : {1, 77, 4242}) {
        const Terrain terrain = generate_terrain(seed, seed != 1);
        int clear = 0;
        for (int y = 80; y <= 3760; y += 80) {
            for (int z = 80; z <= 3760; z += 80) clear += is_clear(terrain, {0, y}, {5760, z}) ? 1 : 0;
        }
        for (int x = 80; x <= 5680; x += 80) {
            for (int z = 80; z <= 5680; z += 80) clear += is_clear(terrain, {x, 0}, {z, 3840}) ? 1 : 0;
        }
        INFO("seed " << seed);
        CHECK(clear == 0);
    }
}

TEST_CASE("crossfire-squads generator: seeds and buildings make a difference") {
    CHECK((generate_terrain(5, false) == generate_terrain(5, false)));
    CHECK_FALSE((generate_terrain(5, false) == generate_terrain(6, false)));
    const Terrain village = generate_terrain(5, true);
    CHECK(std::any_of(village.begin(), village.end(), [](const Piece& p) { return p.ground == Ground::building; }));
}
