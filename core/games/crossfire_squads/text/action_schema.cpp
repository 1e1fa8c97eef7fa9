#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/schema.h"

// Actions: shape, types and ranges. Whether there are such units and pieces is for the rules to say.
namespace sightlines::crossfire_squads {
namespace {

using namespace schema;

namespace actions {

using Between = decltype(LayMine::between);

Point read_anywhere(const Reader& in) { return read_point(in, everywhere); }

// With somebody to lead them.
AnyUnits read_led_units(const Reader& in) {
    auto units = read_units<AnyUnits>(in);
    if (units.empty()) in.fail("at least one unit is named");
    return units;
}

std::optional<AnyUnits> read_company(const Reader& in) { return read_units<AnyUnits>(in); }
Json company_json(const std::optional<AnyUnits>& units) { return units ? units_json(*units) : Json(); }

std::optional<Point> read_destination(const Reader& in) { return read_anywhere(in); }
Json destination_json(const std::optional<Point>& at) { return at ? point_json(*at) : Json(); }

DiceNumbers read_faces(const Reader& in) {
    DiceNumbers faces;
    for (std::size_t die = 0; die < in.size(); ++die) faces.push_back(static_cast<char>(in.item(die).integer(1, 6)));
    return faces;
}

Between read_between(const Reader& in) {
    if (in.size() != 2) in.fail("expected two pieces");
    return {read_piece_id(in.item(0)), read_piece_id(in.item(1))};
}
Json between_json(const Between& pieces) {
    if (pieces[0] == no_piece) return {};
    return Json::array({piece_name(pieces[0]), piece_name(pieces[1])});
}

Corners read_area(const Reader& in) { return read_corners(in, everywhere); }

constexpr auto unit = by<read_unit, unit_name>;
constexpr auto units = by<read_units<AnyUnits>, units_json<AnyUnits>>;
constexpr auto led_units = by<read_led_units, units_json<AnyUnits>>;
constexpr auto piece = by<read_piece_id, piece_name>;
constexpr auto point = by<read_anywhere, point_json>;
constexpr auto heading = by<read_heading, point_json>;

// A place for the reaction: an object by units, in any order.
constexpr Fields spot{required("at", MEMBER(Spot, at), point), optional("face", MEMBER(Spot, face), heading)};

std::vector<Spot> read_spots(const Reader& in) {
    std::vector<Spot> spots;
    if (!in.is_object()) return in.fail("expected an object"), spots;
    for (const auto& entry : in.json().items()) {
        const auto id = unit_from(entry.key());
        if (!id) return in.fail("\"" + excerpt(entry.key()) + "\" is no unit"), spots;
        spots.push_back({*id, {}, no_heading});
        read_into(spots.back(), in.member(entry.key()), spot);
    }
    std::sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) { return a.unit < b.unit; });
    return spots;
}
Json spots_json(const std::vector<Spot>& spots) {
    Json json;
    for (const Spot& each : spots) json[unit_name(each.unit)] = write(each, spot);
    return json;
}

constexpr Fields roll{required("dice", MEMBER(Roll, faces), by<read_faces, numbers_json<DiceNumbers>>)};
constexpr Fields objective{required("piece", MEMBER(Objective, piece), piece)};
constexpr Fields edge{required("edge", MEMBER(HomeEdge, edge), word<edge_words, 1>)};
constexpr Fields place{required("unit", MEMBER(PlaceUnit, unit), unit), required("at", MEMBER(PlaceUnit, at), point),
                       optional("face", MEMBER(PlaceUnit, face), heading),
                       optional("tur", MEMBER(PlaceUnit, turret), heading)};
constexpr Fields hide{required("unit", MEMBER(Hide, unit), unit), required("piece", MEMBER(Hide, piece), piece)};
constexpr Fields mine{optional("piece", MEMBER(LayMine, piece), piece),
                      optional("between", MEMBER(LayMine, between), by<read_between, between_json>),
                      optional("poly", MEMBER(LayMine, corners), by<read_area, corners_json>)};
constexpr Fields wire{required("at", MEMBER(LayWire, at), point),
                      required("dir", MEMBER(LayWire, slant), word<slant_words>)};
constexpr Fields move{required("unit", MEMBER(Move, unit), unit), required("to", MEMBER(Move, to), point),
                      optional("with", MEMBER(Move, with), by<read_company, company_json>),
                      optional("dest", MEMBER(Move, dest), by<read_destination, destination_json>),
                      optional("tur", MEMBER(Move, turret), heading)};
constexpr Fields pivot{required("unit", MEMBER(Pivot, unit), unit), optional("face", MEMBER(Pivot, face), heading),
                       optional("tur", MEMBER(Pivot, turret), heading)};
constexpr Fields fire{required("units", MEMBER(Fire, units), led_units), required("target", MEMBER(Fire, target), unit),
                      optional("by", MEMBER(Fire, commander), unit)};
constexpr Fields prone{required("unit", MEMBER(GoProne, unit), unit)};
constexpr Fields rally{required("unit", MEMBER(Rally, unit), unit)};
constexpr Fields react{
    required("units", MEMBER(React, units), led_units),
    required("at", MEMBER(React, point), integer<std::numeric_limits<int>::min(), std::numeric_limits<int>::max()>),
    optional("by", MEMBER(React, commander), unit),
    optional("spots", MEMBER(React, spots), by<read_spots, spots_json>)};
constexpr Fields join{required("units", MEMBER(Join, units), units)};
constexpr Fields retreat{required("unit", MEMBER(Retreat, unit), unit), required("to", MEMBER(Retreat, to), point)};
constexpr Fields cross{required("unit", MEMBER(Cross, unit), unit), required("wire", MEMBER(Cross, wire), piece),
                       required("to", MEMBER(Cross, to), point), optional("tur", MEMBER(Cross, turret), heading)};
constexpr Fields call{required("unit", MEMBER(CallFire, unit), unit),
                      optional("target", MEMBER(CallFire, target), unit),
                      optional("piece", MEMBER(CallFire, piece), piece)};
constexpr Fields smoke{required("unit", MEMBER(CallSmoke, unit), unit), required("at", MEMBER(CallSmoke, at), point),
                       required("dir", MEMBER(CallSmoke, slant), word<slant_words>)};
constexpr Fields affect{required("unit", MEMBER(Affect, unit), unit)};
constexpr Fields spill{required("units", MEMBER(SpillOver, units), units)};
constexpr Fields recon{required("units", MEMBER(Recon, units), led_units),
                       required("piece", MEMBER(Recon, piece), piece), required("at", MEMBER(Recon, at), point)};
constexpr Fields reveal{required("unit", MEMBER(Reveal, unit), unit), required("at", MEMBER(Reveal, at), point),
                        optional("face", MEMBER(Reveal, face), heading)};

// Two shapes, told apart by "piece".
constexpr Fields mine_on_piece{required("piece", MEMBER(LayMine, piece), piece)};
constexpr Fields mine_between{required("between", MEMBER(LayMine, between), by<read_between, between_json>),
                              required("poly", MEMBER(LayMine, corners), by<read_area, corners_json>)};
constexpr Fields call_on_piece{required("unit", MEMBER(CallFire, unit), unit),
                               required("piece", MEMBER(CallFire, piece), piece)};
constexpr Fields call_on_unit{required("unit", MEMBER(CallFire, unit), unit),
                              required("target", MEMBER(CallFire, target), unit)};

void read_mine(const Reader& in, LayMine& action) {
    read_into(action, in, in.has("piece") ? Schema<LayMine>(mine_on_piece) : mine_between, "do");
}
void read_call(const Reader& in, CallFire& action) {
    read_into(action, in, in.has("piece") ? Schema<CallFire>(call_on_piece) : call_on_unit, "do");
}

constexpr std::array all{
    action_form<Action>("roll", roll),     action_form<Action>("objective", objective),
    action_form<Action>("edge", edge),     action_form<Action>("place", place),
    action_form<Action>("hide", hide),     action_form<Action, LayMine, read_mine>("mine", mine),
    action_form<Action>("wire", wire),     action_form<Action>("move", move),
    action_form<Action>("pivot", pivot),   action_form<Action>("fire", fire),
    action_form<Action>("prone", prone),   action_form<Action>("rally", rally),
    action_form<Action, EndTurn>("end"),   action_form<Action>("react", react),
    action_form<Action, Hold>("hold"),     action_form<Action, Done>("done"),
    action_form<Action>("join", join),     action_form<Action>("retreat", retreat),
    action_form<Action>("cross", cross),   action_form<Action, CallFire, read_call>("he", call),
    action_form<Action>("smoke", smoke),   action_form<Action>("affect", affect),
    action_form<Action>("spill", spill),   action_form<Action>("recon", recon),
    action_form<Action>("reveal", reveal),
};

}  // namespace actions
}  // namespace

std::span<const ActionForm> action_forms() { return actions::all; }

}  // namespace sightlines::crossfire_squads
