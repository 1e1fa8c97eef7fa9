#include "games/crossfire_squads/text/codec_parts.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "base/narrow.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/schema.h"

namespace sightlines::crossfire_squads {

UnitId read_unit(const Reader& in) {
    const std::string_view name = in.text();
    if (const auto unit = unit_from(name)) return *unit;
    in.fail("\"" + excerpt(name) + "\" is no unit: expected a00 to a39 or b00 to b39");
    return unit_id(0, 0);
}

PieceId read_piece_id(const Reader& in) {
    const std::string_view name = in.text();
    if (const auto piece = piece_from(name)) return *piece;
    in.fail("\"" + excerpt(name) + "\" is no piece: expected t, m or w and two digits");
    return first_area;
}

Point read_point(const Reader& in, const Box& within) {
    if (in.size() != 2) in.fail("expected two whole numbers, x and y");
    return {in.item(0).integer(within.left, within.right), in.item(1).integer(within.top, within.bottom)};
}

Point read_heading(const Reader& in) {
    const Point heading = read_point(in, everywhere);
    if (heading == no_heading) in.fail("[0,0] is no heading");
    return heading;
}

Corners read_corners(const Reader& in, const Box& within) {
    Corners corners;
    if (in.size() < 3) in.fail("expected 3 to 8 corners");
    const std::size_t count = in.size(Corners::capacity());
    for (std::size_t i = 0; i < count; ++i) corners.push_back(read_point(in.item(i), within));
    return corners;
}

std::array<std::int8_t, 2> read_pair(const Reader& in, int most) {
    if (in.size() != 2) in.fail("expected two numbers, one for each side");
    return {narrow(in.item(0).integer(0, most)), narrow(in.item(1).integer(0, most))};
}

Terrain read_terrain(const Reader& in) {
    std::vector<Piece> pieces;
    if (!in.is_object()) return in.fail("expected an object"), Terrain();
    for (const auto& entry : in.json().items()) {
        const auto id = piece_from(entry.key());
        if (!id) return in.fail("\"" + excerpt(entry.key()) + "\" is no id of a piece"), Terrain();
        Piece& piece = pieces.emplace_back();
        piece.id = *id;
        schema::read_into(piece, in.member(entry.key()), piece_schema());
    }
    std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.id < b.id; });
    return Terrain(std::move(pieces));
}

Json terrain_json(const Terrain& terrain) {
    Json json = Json::object();
    for (const Piece& piece : terrain) json[piece_name(piece.id)] = schema::write(piece, piece_schema());
    return json;
}

Json point_json(Point point) { return Json::array({point.x, point.y}); }

Json pair_json(const std::array<std::int8_t, 2>& numbers) { return Json::array({numbers[0], numbers[1]}); }

Json corners_json(const Corners& corners) {
    Json json = Json::array();
    for (const Point corner : corners) json.push_back(point_json(corner));
    return json;
}

template <class List>
Json units_json(const List& units) {
    Json json = Json::array();
    for (const UnitId unit : units) json.push_back(unit_name(unit));
    return json;
}
template Json units_json(const Units& units);
template Json units_json(const AnyUnits& units);

}  // namespace sightlines::crossfire_squads
