// What units and places are called.
#include <catch_amalgamated.hpp>

#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

Make make(Kind kind, int platoon) { return {.kind = kind, .platoon = static_cast<std::int8_t>(platoon)}; }

Piece piece(int number, Ground ground, const Box& box) {
    return {static_cast<PieceId>(first_area + number), ground, polygon_of(box)};
}

// A flag in a wood, a hill 8 inches north of its middle, another wood and two hills far off in one square.
Position table_with_a_flag() {
    Position at;
    at.terrain =
        Terrain({piece(0, Ground::woods, {2600, 1800, 3000, 2200}), piece(1, Ground::hill, {2600, 1200, 3000, 1500}),
                 piece(2, Ground::woods, {100, 100, 400, 400}), piece(3, Ground::hill, {4900, 3000, 5000, 3100}),
                 piece(4, Ground::hill, {5100, 3000, 5200, 3100})});
    at.objective = first_area;
    return at;
}

}  // namespace

TEST_CASE("units are named by platoon, and by number among those of their kind", "[crossfire_squads][names]") {
    const Rules rules = *Rules::make({});
    const UnitNames names(rules.options(), rules.start());
    CHECK(names.full(unit_id(0, 0)) == "company commander");
    CHECK(names.full(unit_id(0, 1)) == "commander 1");
    CHECK(names.full(unit_id(0, 2)) == "rifle 1/1");
    CHECK(names.full(unit_id(1, 10)) == "MG 2");
    CHECK(names.name(unit_id(1, 14)) == "rifle 3");
    CHECK(names.label(unit_id(0, 0)) == "Co");
    CHECK(names.label(unit_id(0, 1)) == "Cdr 1");
    CHECK(names.label(unit_id(0, 8)) == "2/2");
    CHECK(names.label(unit_id(0, 10)) == "MG 2");
    const std::array list{unit_id(0, 2), unit_id(0, 3), unit_id(0, 10)};
    CHECK(names.list(list) == "rifle 1/1, rifle 1/2 and MG 2");
    const std::array more{unit_id(0, 2), unit_id(0, 3), unit_id(0, 4), unit_id(0, 10), unit_id(0, 0)};
    CHECK(names.list(more) == "rifle 1/1, rifle 1/2, rifle 1/3, MG 2 and company commander");
    CHECK(names.list(std::span(more).first(3)) == "rifle 1/1, rifle 1/2 and rifle 1/3");
    CHECK(names.list(std::array{unit_id(0, 0), unit_id(0, 2)}) == "company commander and rifle 1/1");
}

TEST_CASE("a unit keeps its number when others are lost", "[crossfire_squads][names]") {
    const Rules rules = *Rules::make({});
    Position at = rules.start();
    at[unit_id(0, 2)] = Unit{};
    at.lost.push_back(unit_id(0, 2));
    const UnitNames names(rules.options(), at);
    CHECK(names.full(unit_id(0, 3)) == "rifle 1/2");
    CHECK(names.full(unit_id(0, 2)) == "rifle 1/1");
}

TEST_CASE("with one platoon a side nobody names it", "[crossfire_squads][names]") {
    Options options;
    const Force force{make(Kind::pc, 1), make(Kind::rifle, 1), make(Kind::rifle, 1), make(Kind::hmg, 1)};
    options.forces = {force, force};
    const Rules rules = *Rules::make(options);
    const UnitNames names(options, rules.start());
    CHECK(names.full(unit_id(0, 0)) == "platoon commander");
    CHECK(names.full(unit_id(0, 2)) == "rifle 2");
    CHECK(names.full(unit_id(0, 3)) == "machine gun");
    CHECK(names.label(unit_id(0, 2)) == "Rifle 2");
    CHECK(names.label(unit_id(0, 3)) == "MG");
    CHECK(names.list(std::array{unit_id(0, 1), unit_id(0, 2), unit_id(0, 3)}) == "rifle 1, rifle 2 and machine gun");
}

TEST_CASE("places are named by the flag and by squares, however the map is turned", "[crossfire_squads][names]") {
    const PlaceNames places(table_with_a_flag());
    CHECK(places.piece(first_area) == "the woods at the flag");
    CHECK(places.piece(first_area + 1) == "the hill F3");
    CHECK(places.piece(first_area + 2) == "the woods A1");
    CHECK(places.piece(first_area + 3) == "the hill K7");
    CHECK(places.piece(first_area + 4) == "the hill K7 b");
    CHECK(places.at({2800, 2000}) == "in the woods at the flag");
    CHECK(places.at({2800, 1300}) == "on the hill F3");
    CHECK(places.at({2800, 2500}) == "in the open at F6");
    CHECK(places.at({2800, 2241}) == "just outside the woods at the flag");
    CHECK(places.at({5700, 3800}) == "in the open at L8");
}

TEST_CASE("a direction is named by the ground or the square that lies there", "[crossfire_squads][names]") {
    const PlaceNames places(table_with_a_flag());
    CHECK(places.towards({2800, 2500}, {0, -1}) == "the woods at the flag");
    CHECK(places.towards({2800, 2000}, {0, -3}) == "the hill F3");
    CHECK(places.towards({2800, 2500}, {1, 0}) == "H6");  // nothing but open ground
    CHECK(places.towards({2800, 2500}, {-2, 1}) == "E6");
    CHECK(places.towards({100, 3800}, {-1, 0}) == "A8");  // the edge of the table
}

TEST_CASE("a way is named by where it leads", "[crossfire_squads][names]") {
    const PlaceNames places(table_with_a_flag());
    CHECK(places.way({2800, 2500}, {2800, 2000}) == "into the woods at the flag");
    CHECK(places.way({2800, 2000}, {2700, 1900}) == "within the woods at the flag");
    CHECK(places.way({2800, 2000}, {2800, 1300}) == "onto the hill F3");
    CHECK(places.way({2800, 2000}, {2800, 2500}) == "into the open at F6");
    CHECK(places.way({2800, 2000}, {2800, 2241}) == "out of the woods at the flag");
    CHECK(places.way({2800, 1300}, {2800, 1159}) == "off the hill F3");
    CHECK(places.way({5700, 3800}, {100, 3800}) == "to the open ground at A8");
}
