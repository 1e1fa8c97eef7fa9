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

namespace {

template <class Take>
void each_piece(const Reader& in, Take take) {
    if (!in.is_object()) return in.fail("expected an object");
    for (const auto& entry : in.json().items()) {
        const auto id = piece_from(entry.key());
        if (!id) return in.fail("\"" + excerpt(entry.key()) + "\" is no id of a piece");
        take(*id, in.member(entry.key()));
    }
}

Piece read_piece(PieceId id, const Reader& in) {
    Piece piece;
    piece.id = id;
    schema::read_into(piece, in, piece_schema());
    return piece;
}

}  // namespace

Terrain read_terrain(const Reader& in) {
    std::vector<Piece> pieces;
    each_piece(in, [&](PieceId id, const Reader& piece) { pieces.push_back(read_piece(id, piece)); });
    std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.id < b.id; });
    return Terrain(std::move(pieces));
}

Terrain read_changes(const Reader& in, Terrain own) {
    Terrain now = own;
    each_piece(in, [&](PieceId id, const Reader& change) {
        if (!change.json().is_null()) {
            now.put(read_piece(id, change));
        } else if (own.find(id) != nullptr) {
            now.remove(id);
        } else {
            change.fail("there is no such piece on this game's own table");
        }
    });
    return now;
}

Json terrain_json(const Terrain& terrain) {
    Json json = Json::object();
    for (const Piece& piece : terrain) json[piece_name(piece.id)] = schema::write(piece, piece_schema());
    return json;
}

Json changes_json(const Terrain& own, const Terrain& now) {
    Json json = Json::object();
    for (PieceId id = 0; id < all_pieces; ++id) {
        const Piece *before = own.find(id), *after = now.find(id);
        if (after == nullptr && before != nullptr) json[piece_name(id)] = nullptr;
        if (after != nullptr && (before == nullptr || *after != *before))
            json[piece_name(id)] = schema::write(*after, piece_schema());
    }
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
