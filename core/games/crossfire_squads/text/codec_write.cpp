#include <nlohmann/json.hpp>
#include <utility>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"
#include "games/crossfire_squads/text/schema.h"

// Positions as JSON: a key is left out when it has its default or nothing to say.
namespace sightlines {

using namespace crossfire_squads;

namespace {

using schema::write;

Json unit_json(const Unit& unit) {
    Json json = write<Make>(unit, make_schema());
    if (unit.on_table()) json["at"] = point_json(unit.at);
    if (unit.hidden()) json["hid"] = piece_name(unit.hidden_in);
    if (unit.face != no_heading) json["face"] = point_json(unit.face);
    if (unit.turret != no_heading) json["tur"] = point_json(unit.turret);
    if (unit.state != State::fit) json["st"] = word_of(unit.state, state_words);
    for (const auto& each : unit_switches) {
        if (unit.*each.on) json[each.key] = true;
    }
    if (unit.used != 0) json["used"] = unit.used;
    for (const auto& each : unit_pieces) {
        if (unit.*each.piece != no_piece) json[each.key] = piece_name(unit.*each.piece);
    }
    return json;
}

Json all_units_json(const Position& at) {
    Json json = Json::object();
    for (UnitId id = 0; id < all_units; ++id) {
        if (at[id].exists()) json[unit_name(id)] = unit_json(at[id]);
    }
    return json;
}

void write_table(Json& json, const Position& at) {
    if (at.objective != no_piece) json["obj"] = piece_name(at.objective);
    json["terrain"] = terrain_json(at.terrain);
    json["units"] = all_units_json(at);
    if (!at.lost.empty()) json["lost"] = units_json(at.lost);
    if (at.stock) json["stock"] = write(*at.stock, stock_schema());
    for (const SmokeBase& base : at.smoke) json["smoke"].push_back(write(base, smoke_schema()));
    for (const PieceId piece : at.clear) json["clear"].push_back(piece_name(piece));
}

void write_pending(Json& json, const Position& at) {
    if (at.motion) json["mv"] = write(*at.motion, motion_schema());
    if (at.group) json["grp"] = write(*at.group, group_schema());
    if (at.over) json["over"] = true;
    if (at.shooting) json["fire"] = write(*at.shooting, shooting_schema());
    if (at.rallying != no_unit) json["rally"] = unit_name(at.rallying);
    if (at.melee) json["cc"] = write(*at.melee, melee_schema());
    if (at.surprise != nobody) json["surp"] = at.surprise;
    if (at.crossing) json["cross"] = write(*at.crossing, crossing_schema());
    if (at.mine) json["mine"] = write(*at.mine, mine_schema());
    if (at.bombardment) json["he"] = write(*at.bombardment, bombardment_schema());
    if (at.affected) json["affect"] = write(*at.affected, affected_schema());
    if (at.spill) json["spill"] = write(*at.spill, spill_schema());
    if (at.smoke_call) json["sm"] = write(*at.smoke_call, smoke_call_schema());
    if (at.recon) json["recon"] = write(*at.recon, recon_schema());
    if (!at.revealing.empty()) json["rv"] = {{"units", units_json(at.revealing)}};
    if (at.win) json["win"] = write(*at.win, win_schema());
}

}  // namespace

Json Codec<Rules>::write(const Rules&, const Position& at) {
    Json json{{"phase", word_of(at.phase, phase_words)}};
    if (at.turn != 0) json["turn"] = at.turn;
    if (at.active != nobody) json["active"] = at.active;
    if (at.vp != decltype(at.vp){}) json["vp"] = pair_json(at.vp);
    if (at.edges[0] != Edge::none)
        json["edges"] = Json::array({word_of(at.edges[0], edge_words), word_of(at.edges[1], edge_words)});
    if (at.won != nobody) json["won"] = at.won;
    if (at.placing != nobody) json["dep"] = at.placing;
    write_table(json, at);
    write_pending(json, at);
    return json;
}

Json Codec<Rules>::write_brief(const Rules& rules, const Position& at) {
    Json full = write(rules, at);
    const Json changes = changes_json(rules.terrain(), at.terrain);
    if (write_json(changes).size() >= write_json(full["terrain"]).size()) return full;
    Json brief;
    for (const auto& [key, value] : full.items()) {
        if (key == "terrain") {
            brief["table"] = changes;
        } else {
            brief[key] = value;
        }
    }
    return brief;
}

}  // namespace sightlines
