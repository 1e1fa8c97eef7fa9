#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/narrow.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"
#include "games/crossfire_squads/text/schema.h"

// Positions from outside: shape, types and ranges. Whether they make sense is judged in admit.cpp.
namespace sightlines {

using namespace crossfire_squads;

namespace {

using std::string_view;

std::int8_t read_side(const Reader& in) { return narrow(in.integer(0, 1)); }

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
    schema::read_rows(in, static_cast<Make*>(&unit), make_schema().rows);
    if (in.has("at") && in.has("hid")) in.fail("a unit is hidden or on the table, not both");
    if (const auto at = optional(in, "at")) {
        unit.placement = Placement::standing;
        unit.at = read_point(*at, table);
    }
    if (const auto piece = optional(in, "hid")) {
        unit.placement = Placement::hidden;
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

Terrain read_table(const Rules& rules, const Reader& in) {
    const auto changes = optional(in, "table");
    if (!changes) return read_terrain(in.member("terrain"));
    if (in.has("terrain")) in.fail("expected \"terrain\" or \"table\", not both");
    return read_changes(*changes, rules.terrain());
}

void read_all_units(const Reader& in, Position& at) {
    if (!in.is_object()) return in.fail("expected an object");
    for (const auto& entry : in.json().items()) {
        const auto id = unit_from(entry.key());
        if (!id) return in.fail("\"" + excerpt(entry.key()) + "\" is no unit: expected a00 to a39 or b00 to b39");
        at[*id] = read_unit_state(in.member(entry.key()));
    }
}

std::array<Edge, 2> read_edges(const Reader& in) {
    if (in.size() != 2) in.fail("expected two edges, one for each side");
    const auto edge = [&in](std::size_t side) {
        return static_cast<Edge>(1 + in.item(side).word(std::span(edge_words).subspan(1)));
    };
    return {edge(0), edge(1)};
}

void read_smoke(const Reader& in, Position& at) {
    const std::size_t count = in.size(most_smoke);
    for (std::size_t i = 0; i < count; ++i) schema::read_into(at.smoke.emplace_back(), in.item(i), smoke_schema());
}

void read_clear(const Reader& in, Position& at) {
    const std::size_t count = in.size(first_wire - first_area);
    for (std::size_t i = 0; i < count; ++i) at.clear.push_back(read_piece_id(in.item(i)));
}

template <class Part>
Part read_part(const Reader& in, schema::Schema<Part> fields) {
    Part part;
    schema::read_into(part, in, fields);
    return part;
}

Bombardment read_bombardment(const Reader& in) {
    const auto rows = bombardment_schema().rows;
    Bombardment bombardment;
    schema::only_keys(in, rows);
    schema::read_rows(in, &bombardment, rows.first(1));
    if (in.has("tgt") == in.has("bld")) in.fail("expected \"tgt\" or \"bld\"");
    schema::read_rows(in, &bombardment, rows.subspan(1));
    return bombardment;
}

Units read_revealing(const Reader& in) {
    in.only({"units"});
    return read_units<Units>(in.member("units"));
}

void read_pending(const Reader& in, Position& at) {
    if (const auto key = optional(in, "mv")) at.motion = read_part(*key, motion_schema());
    if (const auto key = optional(in, "grp")) at.group = read_part(*key, group_schema());
    at.over = in.boolean_or("over", false);
    if (const auto key = optional(in, "fire")) at.shooting = read_part(*key, shooting_schema());
    if (const auto key = optional(in, "rally")) at.rallying = read_unit(*key);
    if (const auto key = optional(in, "cc")) at.melee = read_part(*key, melee_schema());
    if (const auto key = optional(in, "surp")) at.surprise = read_side(*key);
    if (const auto key = optional(in, "cross")) at.crossing = read_part(*key, crossing_schema());
    if (const auto key = optional(in, "mine")) at.mine = read_part(*key, mine_schema());
    if (const auto key = optional(in, "he")) at.bombardment = read_bombardment(*key);
    if (const auto key = optional(in, "affect")) at.affected = read_part(*key, affected_schema());
    if (const auto key = optional(in, "spill")) at.spill = read_part(*key, spill_schema());
    if (const auto key = optional(in, "sm")) at.smoke_call = read_part(*key, smoke_call_schema());
    if (const auto key = optional(in, "recon")) at.recon = read_part(*key, recon_schema());
    if (const auto key = optional(in, "rv")) at.revealing = read_revealing(*key);
    if (const auto key = optional(in, "win")) at.win = read_part(*key, win_schema());
}

}  // namespace

Result<Position> Codec<Rules>::position(const Rules& rules, const Reader& in) {
    in.only({"phase", "turn",  "active", "vp",    "edges", "won",   "dep",  "obj",   "terrain", "units", "lost",
             "stock", "smoke", "clear",  "mv",    "grp",   "over",  "fire", "rally", "cc",      "surp",  "cross",
             "mine",  "he",    "affect", "spill", "sm",    "recon", "rv",   "win",   "table"});
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
    at.terrain = read_table(rules, in);
    read_all_units(in.member("units"), at);
    if (const auto lost = optional(in, "lost")) at.lost = read_units<AnyUnits>(*lost);
    if (const auto stock = optional(in, "stock")) at.stock = read_part(*stock, stock_schema());
    if (const auto smoke = optional(in, "smoke")) read_smoke(*smoke, at);
    if (const auto clear = optional(in, "clear")) read_clear(*clear, at);
    read_pending(in, at);
    if (in.fault()) return in.fault().error();
    return at;
}

}  // namespace sightlines
