#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/codec_parts.h"

// Actions: shape, types and ranges. Whether there are such units and pieces is for the rules to say.
namespace sightlines {

using namespace crossfire_squads;

namespace {

using std::string_view;

constexpr std::array<string_view, 25> action_words{"roll",   "objective", "edge",  "place",   "hide",  "mine", "wire",
                                                   "move",   "pivot",     "fire",  "prone",   "rally", "end",  "react",
                                                   "hold",   "done",      "join",  "retreat", "cross", "he",   "smoke",
                                                   "affect", "spill",     "recon", "reveal"};

UnitId unit_of(const Reader& in) { return read_unit(in.member("unit")); }
PieceId piece_of(const Reader& in) { return read_piece_id(in.member("piece")); }
Point point_of(const Reader& in, string_view key) { return read_point(in.member(key), everywhere); }
Point heading_of(const Reader& in, string_view key) { return in.has(key) ? read_heading(in.member(key)) : no_heading; }
UnitId commander_of(const Reader& in) { return in.has("by") ? read_unit(in.member("by")) : no_unit; }
AnyUnits units_of(const Reader& in) { return read_units<AnyUnits>(in.member("units")); }

// With somebody to lead them.
AnyUnits led_units_of(const Reader& in) {
    const AnyUnits units = units_of(in);
    if (units.empty()) in.member("units").fail("at least one unit is named");
    return units;
}

Slant slant_of(const Reader& in) { return static_cast<Slant>(in.member("dir").word(slant_words)); }

Roll read_roll(const Reader& in) {
    in.only({"do", "dice"});
    Roll roll;
    const Reader dice = in.member("dice");
    for (std::size_t die = 0; die < dice.size(); ++die)
        roll.faces.push_back(static_cast<char>(dice.item(die).integer(1, 6)));
    return roll;
}

HomeEdge read_edge(const Reader& in) {
    in.only({"do", "edge"});
    return {static_cast<Edge>(1 + in.member("edge").word(std::span(edge_words).subspan(1)))};
}

LayMine read_mine(const Reader& in) {
    LayMine mine;
    if (in.has("piece")) {
        in.only({"do", "piece"});
        mine.piece = piece_of(in);
        return mine;
    }
    in.only({"do", "between", "poly"});
    const Reader between = in.member("between");
    if (between.size() != 2) between.fail("expected two pieces");
    for (std::size_t i = 0; i < 2; ++i) mine.between[i] = read_piece_id(between.item(i));
    mine.corners = read_corners(in.member("poly"), everywhere);
    return mine;
}

Move read_move(const Reader& in) {
    in.only({"do", "unit", "to", "with", "dest", "tur"});
    Move move;
    move.unit = unit_of(in);
    move.to = point_of(in, "to");
    if (in.has("with")) move.with = read_units<AnyUnits>(in.member("with"));
    if (in.has("dest")) move.dest = point_of(in, "dest");
    move.turret = heading_of(in, "tur");
    return move;
}

std::vector<Spot> read_spots(const Reader& in) {
    std::vector<Spot> spots;
    if (!in.has("spots")) return spots;
    const Reader list = in.member("spots");
    if (!list.is_object()) return list.fail("expected an object"), spots;
    for (const auto& entry : list.json().items()) {
        const auto unit = unit_from(entry.key());
        if (!unit) return list.fail("\"" + excerpt(entry.key()) + "\" is no unit"), spots;
        const Reader spot = list.member(entry.key());
        spot.only({"at", "face"});
        spots.push_back({*unit, point_of(spot, "at"), heading_of(spot, "face")});
    }
    std::sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) { return a.unit < b.unit; });
    return spots;
}

React read_react(const Reader& in) {
    in.only({"do", "units", "at", "by", "spots"});
    using Limits = std::numeric_limits<std::int32_t>;
    return {led_units_of(in), in.member("at").integer(Limits::min(), Limits::max()), commander_of(in), read_spots(in)};
}

CallFire read_call(const Reader& in) {
    if (in.has("piece")) {
        in.only({"do", "unit", "piece"});
        return {.unit = unit_of(in), .piece = piece_of(in)};
    }
    in.only({"do", "unit", "target"});
    return {.unit = unit_of(in), .target = read_unit(in.member("target"))};
}

// Actions with nothing but a unit, or not even that.
std::optional<Action> read_short(const Reader& in, string_view word) {
    const auto is = [&in, word](string_view name, std::initializer_list<string_view> keys) {
        if (word != name) return false;
        in.only(keys);
        return true;
    };
    if (is("prone", {"do", "unit"})) return GoProne{unit_of(in)};
    if (is("rally", {"do", "unit"})) return Rally{unit_of(in)};
    if (is("affect", {"do", "unit"})) return Affect{unit_of(in)};
    if (is("end", {"do"})) return EndTurn{};
    if (is("hold", {"do"})) return Hold{};
    if (is("done", {"do"})) return Done{};
    if (is("join", {"do", "units"})) return Join{units_of(in)};
    if (is("spill", {"do", "units"})) return SpillOver{units_of(in)};
    if (is("objective", {"do", "piece"})) return Objective{piece_of(in)};
    if (is("hide", {"do", "unit", "piece"})) return Hide{unit_of(in), piece_of(in)};
    if (is("wire", {"do", "at", "dir"})) return LayWire{point_of(in, "at"), slant_of(in)};
    return std::nullopt;
}

Action read_action(const Reader& in) {
    const string_view word = action_words[in.member("do").word(action_words)];
    if (const auto action = read_short(in, word)) return *action;
    if (word == "roll") return read_roll(in);
    if (word == "edge") return read_edge(in);
    if (word == "mine") return read_mine(in);
    if (word == "move") return read_move(in);
    if (word == "react") return read_react(in);
    if (word == "he") return read_call(in);
    const auto only = [&in](std::initializer_list<string_view> keys) { in.only(keys); };
    const auto face = [&in] { return heading_of(in, "face"); };
    const auto turret = [&in] { return heading_of(in, "tur"); };
    if (word == "place")
        return only({"do", "unit", "at", "face", "tur"}), PlaceUnit{unit_of(in), point_of(in, "at"), face(), turret()};
    if (word == "pivot") return only({"do", "unit", "face", "tur"}), Pivot{unit_of(in), face(), turret()};
    if (word == "fire")
        return only({"do", "units", "target", "by"}),
               Fire{led_units_of(in), read_unit(in.member("target")), commander_of(in)};
    if (word == "retreat") return only({"do", "unit", "to"}), Retreat{unit_of(in), point_of(in, "to")};
    if (word == "cross")
        return only({"do", "unit", "wire", "to", "tur"}),
               Cross{unit_of(in), read_piece_id(in.member("wire")), point_of(in, "to"), turret()};
    if (word == "smoke")
        return only({"do", "unit", "at", "dir"}), CallSmoke{unit_of(in), point_of(in, "at"), slant_of(in)};
    if (word == "recon")
        return only({"do", "units", "piece", "at"}), Recon{led_units_of(in), piece_of(in), point_of(in, "at")};
    return only({"do", "unit", "at", "face"}), Reveal{unit_of(in), point_of(in, "at"), face()};
}

void add_heading(Json& json, const char* key, Point heading) {
    if (heading != no_heading) json[key] = point_json(heading);
}

struct ActionWriter {
    Json operator()(const Roll& a) const {
        Json dice = Json::array();
        for (const int face : a.faces) dice.push_back(face);
        return {{"do", "roll"}, {"dice", std::move(dice)}};
    }
    Json operator()(const Objective& a) const { return {{"do", "objective"}, {"piece", piece_text(a.piece)}}; }
    Json operator()(const HomeEdge& a) const { return {{"do", "edge"}, {"edge", word_of(a.edge, edge_words)}}; }
    Json operator()(const PlaceUnit& a) const {
        Json json{{"do", "place"}, {"unit", unit_text(a.unit)}, {"at", point_json(a.at)}};
        add_heading(json, "face", a.face);
        add_heading(json, "tur", a.turret);
        return json;
    }
    Json operator()(const Hide& a) const {
        return {{"do", "hide"}, {"unit", unit_text(a.unit)}, {"piece", piece_text(a.piece)}};
    }
    Json operator()(const LayMine& a) const {
        if (a.piece != no_piece) return {{"do", "mine"}, {"piece", piece_text(a.piece)}};
        Json between = Json::array({piece_text(a.between[0]), piece_text(a.between[1])});
        return {{"do", "mine"}, {"between", std::move(between)}, {"poly", corners_json(a.corners)}};
    }
    Json operator()(const LayWire& a) const {
        return {{"do", "wire"}, {"at", point_json(a.at)}, {"dir", word_of(a.slant, slant_words)}};
    }
    Json operator()(const Move& a) const {
        Json json{{"do", "move"}, {"unit", unit_text(a.unit)}, {"to", point_json(a.to)}};
        if (a.with) json["with"] = units_json(*a.with);
        if (a.dest) json["dest"] = point_json(*a.dest);
        add_heading(json, "tur", a.turret);
        return json;
    }
    Json operator()(const Pivot& a) const {
        Json json = with_unit("pivot", a.unit);
        add_heading(json, "face", a.face);
        add_heading(json, "tur", a.turret);
        return json;
    }
    Json operator()(const Fire& a) const {
        Json json{{"do", "fire"}, {"units", units_json(a.units)}, {"target", unit_text(a.target)}};
        if (a.by != no_unit) json["by"] = unit_text(a.by);
        return json;
    }
    Json operator()(const GoProne& a) const { return with_unit("prone", a.unit); }
    Json operator()(const Rally& a) const { return with_unit("rally", a.unit); }
    Json operator()(const EndTurn&) const { return {{"do", "end"}}; }
    Json operator()(const React& a) const {
        Json json{{"do", "react"}, {"units", units_json(a.units)}, {"at", a.point}};
        if (a.by != no_unit) json["by"] = unit_text(a.by);
        for (const Spot& spot : a.spots) {
            Json& place = json["spots"][unit_text(spot.unit)] = {{"at", point_json(spot.at)}};
            add_heading(place, "face", spot.face);
        }
        return json;
    }
    Json operator()(const Hold&) const { return {{"do", "hold"}}; }
    Json operator()(const Done&) const { return {{"do", "done"}}; }
    Json operator()(const Join& a) const { return {{"do", "join"}, {"units", units_json(a.units)}}; }
    Json operator()(const Retreat& a) const {
        return {{"do", "retreat"}, {"unit", unit_text(a.unit)}, {"to", point_json(a.to)}};
    }
    Json operator()(const Cross& a) const {
        Json json{{"do", "cross"}, {"unit", unit_text(a.unit)}, {"wire", piece_text(a.wire)}, {"to", point_json(a.to)}};
        add_heading(json, "tur", a.turret);
        return json;
    }
    Json operator()(const CallFire& a) const {
        Json json = with_unit("he", a.unit);
        if (a.target != no_unit) {
            json["target"] = unit_text(a.target);
        } else {
            json["piece"] = piece_text(a.piece);
        }
        return json;
    }
    Json operator()(const CallSmoke& a) const {
        Json json = with_unit("smoke", a.unit);
        json["at"] = point_json(a.at);
        json["dir"] = word_of(a.slant, slant_words);
        return json;
    }
    Json operator()(const Affect& a) const { return with_unit("affect", a.unit); }
    Json operator()(const SpillOver& a) const { return {{"do", "spill"}, {"units", units_json(a.units)}}; }
    Json operator()(const Recon& a) const {
        return {
            {"do", "recon"}, {"units", units_json(a.units)}, {"piece", piece_text(a.piece)}, {"at", point_json(a.at)}};
    }
    Json operator()(const Reveal& a) const {
        Json json{{"do", "reveal"}, {"unit", unit_text(a.unit)}, {"at", point_json(a.at)}};
        add_heading(json, "face", a.face);
        return json;
    }

  private:
    static Json with_unit(string_view word, UnitId unit) { return {{"do", word}, {"unit", unit_text(unit)}}; }
};

}  // namespace

Result<Action> Codec<Rules>::action(const Reader& in) {
    const Action action = read_action(in);
    if (in.fault()) return in.fault().error();
    return action;
}

Json Codec<Rules>::write(const Action& action) { return std::visit(ActionWriter{}, action); }

}  // namespace sightlines
