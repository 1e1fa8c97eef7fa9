#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/narrow.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"

// Positions from outside: shape, types and ranges. Whether they make sense is judged in admit.cpp.
namespace sightlines {

using namespace crossfire_squads;

namespace {

using std::string_view;

std::int8_t read_side(const Reader& in) { return narrow(in.integer(0, 1)); }
UnitId read_short_unit(const Reader& in) { return read_unit(in.member("u")); }
Point place_of(const Reader& in, string_view key) { return read_point(in.member(key), table); }

std::optional<Reader> optional(const Reader& in, string_view key) {
    if (!in.has(key)) return std::nullopt;
    return in.member(key);
}

Point read_reduced(const Reader& in, string_view key) {
    return in.has(key) ? reduced(read_heading(in.member(key))) : no_heading;
}

Unit read_unit_state(const Reader& in) {
    in.only({"k", "plt", "at", "face", "tur", "st", "prone", "nf", "q", "xp", "type", "fm", "hid", "used", "rt", "ob"});
    Unit unit;
    static_cast<Make&>(unit) = read_make(in);
    if (in.has("at") && in.has("hid")) in.fail("a unit is hidden or on the table, not both");
    if (const auto at = optional(in, "at")) {
        unit.place = Place::standing;
        unit.at = read_point(*at, table);
    }
    if (const auto piece = optional(in, "hid")) {
        unit.place = Place::hidden;
        unit.hidden_in = read_piece_id(*piece);
    }
    unit.face = read_reduced(in, "face");
    unit.turret = read_reduced(in, "tur");
    if (has_turret(unit) && unit.turret == no_heading) unit.turret = unit.face;
    unit.state = read_word_or_none<State>(in, "st", state_words);
    unit.used = narrow(in.integer_or("used", 0, 2, 0));
    for (const auto& each : unit_switches) unit.*each.on = in.boolean_or(each.key, false);
    for (const auto& each : unit_pieces) {
        if (const auto piece = optional(in, each.key)) unit.*each.piece = read_piece_id(*piece);
    }
    return unit;
}

void read_all_units(const Reader& in, Position& at) {
    if (!in.is_object()) return in.fail("expected an object");
    for (const auto& entry : in.json().items()) {
        const auto id = unit_from(entry.key());
        if (!id) return in.fail("\"" + excerpt(entry.key()) + "\" is no unit: expected a00 to a39 or b00 to b39");
        at[*id] = read_unit_state(in.member(entry.key()));
    }
}

std::array<std::int8_t, 2> read_pair(const Reader& in, int most) {
    if (in.size() != 2) in.fail("expected two numbers, one for each side");
    return {narrow(in.item(0).integer(0, most)), narrow(in.item(1).integer(0, most))};
}

std::array<Edge, 2> read_edges(const Reader& in) {
    if (in.size() != 2) in.fail("expected two edges, one for each side");
    const auto edge = [&in](std::size_t side) {
        return static_cast<Edge>(1 + in.item(side).word(std::span(edge_words).subspan(1)));
    };
    return {edge(0), edge(1)};
}

Stock read_stock(const Reader& in) {
    in.only({"mines", "wire"});
    return {read_pair(in.member("mines"), most_obstacles), read_pair(in.member("wire"), most_obstacles)};
}

void read_smoke(const Reader& in, Position& at) {
    const std::size_t count = bounded_size(in, most_smoke);
    for (std::size_t i = 0; i < count; ++i) {
        in.item(i).only({"pl", "at"});
        at.smoke.push_back({read_side(in.item(i).member("pl")), place_of(in.item(i), "at")});
    }
}

void read_clear(const Reader& in, Position& at) {
    const std::size_t count = bounded_size(in, first_wire - first_area);
    for (std::size_t i = 0; i < count; ++i) at.clear.push_back(read_piece_id(in.item(i)));
}

Motion read_motion(const Reader& in) {
    in.only({"u", "k", "from", "to", "i", "m", "shot", "amb"});
    Motion motion;
    motion.unit = read_short_unit(in);
    motion.way = static_cast<Way>(in.member("k").word(way_words));
    motion.from = place_of(in, "from");
    motion.to = place_of(in, "to");
    motion.reached = static_cast<std::int16_t>(in.member("i").integer(0, table_width));
    motion.halt = static_cast<std::int16_t>(in.member("m").integer(0, table_width));
    if (const auto shot = optional(in, "shot")) motion.shot_by = read_units<Units>(*shot);
    motion.ambushed = in.boolean_or("amb", false);
    return motion;
}

Group read_group(const Reader& in) {
    in.only({"dest", "left"});
    return {read_point(in.member("dest"), everywhere), read_units<Units>(in.member("left"))};
}

Shooting read_shooting(const Reader& in) {
    in.only({"units", "n", "tgt", "best", "react", "amb", "pen"});
    Shooting shooting;
    shooting.units = read_units<Units>(in.member("units"));
    shooting.next = narrow(in.member("n").integer(0, most_units - 1));
    shooting.target = read_unit(in.member("tgt"));
    shooting.best = narrow(in.member("best").integer(0, 3));
    shooting.reaction = in.boolean_or("react", false);
    if (const auto ambush = optional(in, "amb")) shooting.ambush = read_units<Units>(*ambush);
    shooting.penetration = in.boolean_or("pen", false);
    return shooting;
}

Melee read_melee(const Reader& in) {
    in.only({"units", "join"});
    Melee melee;
    melee.units = read_units<AnyUnits>(in.member("units"));
    if (const auto side = optional(in, "join")) melee.joining = read_side(*side);
    return melee;
}

Crossing read_crossing(const Reader& in) {
    in.only({"u", "wire", "to"});
    return {read_short_unit(in), read_piece_id(in.member("wire")), place_of(in, "to")};
}

MineAttack read_mine_attack(const Reader& in) {
    in.only({"u", "id", "when"});
    return {read_short_unit(in), read_piece_id(in.member("id")), in.member("when").word(when_words) == 0};
}

Bombardment read_bombardment(const Reader& in) {
    in.only({"u", "tgt", "bld"});
    Bombardment bombardment{.unit = read_short_unit(in)};
    if (in.has("tgt") == in.has("bld")) in.fail("expected \"tgt\" or \"bld\"");
    if (const auto target = optional(in, "tgt")) bombardment.target = read_unit(*target);
    if (const auto building = optional(in, "bld")) bombardment.building = read_piece_id(*building);
    return bombardment;
}

Affected read_affected(const Reader& in) {
    in.only({"bld", "res", "sup"});
    return {read_piece_id(in.member("bld")), narrow(in.member("res").integer(1, 3)),
            narrow(in.member("sup").integer(0, most_spilled))};
}

Spill read_spill(const Reader& in) {
    in.only({"at", "r", "pl", "n"});
    return {place_of(in, "at"), narrow(in.member("r").integer(25, 75)), read_side(in.member("pl")),
            narrow(in.member("n").integer(1, most_spilled))};
}

SmokeCall read_smoke_call(const Reader& in) {
    in.only({"u", "at", "dir"});
    return {read_short_unit(in), place_of(in, "at"), static_cast<Slant>(in.member("dir").word(slant_words))};
}

ReconFire read_recon(const Reader& in) {
    in.only({"units", "piece"});
    return {read_units<Units>(in.member("units")), read_piece_id(in.member("piece"))};
}

Units read_revealing(const Reader& in) {
    in.only({"units"});
    return read_units<Units>(in.member("units"));
}

Win read_win(const Reader& in) {
    in.only({"winners", "reason"});
    Win win;
    const Reader winners = in.member("winners");
    const std::size_t count = bounded_size(winners, decltype(win.winners)::capacity());
    for (std::size_t i = 0; i < count; ++i) win.winners.push_back(read_side(winners.item(i)));
    win.reason = static_cast<Ending>(1 + in.member("reason").word(std::span(ending_words).subspan(1)));
    return win;
}

void read_pending(const Reader& in, Position& at) {
    if (const auto key = optional(in, "mv")) at.motion = read_motion(*key);
    if (const auto key = optional(in, "grp")) at.group = read_group(*key);
    at.over = in.boolean_or("over", false);
    if (const auto key = optional(in, "fire")) at.shooting = read_shooting(*key);
    if (const auto key = optional(in, "rally")) at.rallying = read_unit(*key);
    if (const auto key = optional(in, "cc")) at.melee = read_melee(*key);
    if (const auto key = optional(in, "surp")) at.surprise = read_side(*key);
    if (const auto key = optional(in, "cross")) at.crossing = read_crossing(*key);
    if (const auto key = optional(in, "mine")) at.mine = read_mine_attack(*key);
    if (const auto key = optional(in, "he")) at.bombardment = read_bombardment(*key);
    if (const auto key = optional(in, "affect")) at.affected = read_affected(*key);
    if (const auto key = optional(in, "spill")) at.spill = read_spill(*key);
    if (const auto key = optional(in, "sm")) at.smoke_call = read_smoke_call(*key);
    if (const auto key = optional(in, "recon")) at.recon = read_recon(*key);
    if (const auto key = optional(in, "rv")) at.revealing = read_revealing(*key);
    if (const auto key = optional(in, "win")) at.win = read_win(*key);
}

}  // namespace

Result<Position> Codec<Rules>::position(const Rules&, const Reader& in) {
    in.only({"phase", "turn",  "active", "vp",    "edges",  "won",   "dep",  "obj",   "terrain", "units",
             "lost",  "stock", "smoke",  "clear", "mv",     "grp",   "over", "fire",  "rally",   "cc",
             "surp",  "cross", "mine",   "he",    "affect", "spill", "sm",   "recon", "rv",      "win"});
    Position at;
    at.phase = static_cast<Phase>(in.member("phase").word(phase_words));
    at.turn = in.has("turn") ? in.member("turn").integer(1, last_turn) : 0;
    if (const auto side = optional(in, "active")) at.active = read_side(*side);
    if (const auto points = optional(in, "vp")) at.vp = read_pair(*points, most_points);
    if (const auto edges = optional(in, "edges")) at.edges = read_edges(*edges);
    // The roll-off does not matter any more when play has begun.
    if (const auto side = optional(in, "won")) at.won = read_side(*side);
    if (at.turn > 0) at.won = nobody;
    if (const auto side = optional(in, "dep")) at.placing = read_side(*side);
    if (const auto piece = optional(in, "obj")) at.objective = read_piece_id(*piece);
    at.terrain = read_terrain(in.member("terrain"));
    read_all_units(in.member("units"), at);
    if (const auto lost = optional(in, "lost")) at.lost = read_units<AnyUnits>(*lost);
    if (const auto stock = optional(in, "stock")) at.stock = read_stock(*stock);
    if (const auto smoke = optional(in, "smoke")) read_smoke(*smoke, at);
    if (const auto clear = optional(in, "clear")) read_clear(*clear, at);
    read_pending(in, at);
    if (in.fault()) return in.fault().error();
    return at;
}

}  // namespace sightlines
