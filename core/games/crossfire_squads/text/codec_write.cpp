#include <nlohmann/json.hpp>
#include <utility>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"

// Positions as JSON: a key is left out when it has its default or nothing to say.
namespace sightlines {

using namespace crossfire_squads;

namespace {

Json unit_json(const Unit& unit) {
    Json json = Json::object();
    write_make(json, unit);
    if (unit.on_table()) json["at"] = point_json(unit.at);
    if (unit.hidden()) json["hid"] = piece_text(unit.hidden_in);
    if (unit.face != no_heading) json["face"] = point_json(unit.face);
    if (unit.turret != no_heading) json["tur"] = point_json(unit.turret);
    if (unit.state != State::fit) json["st"] = word_of(unit.state, state_words);
    for (const auto& each : unit_switches) {
        if (unit.*each.on) json[each.key] = true;
    }
    if (unit.used != 0) json["used"] = unit.used;
    for (const auto& each : unit_pieces) {
        if (unit.*each.piece != no_piece) json[each.key] = piece_text(unit.*each.piece);
    }
    return json;
}

Json all_units_json(const Position& at) {
    Json json = Json::object();
    for (UnitId id = 0; id < all_units; ++id) {
        if (at[id].exists()) json[unit_text(id)] = unit_json(at[id]);
    }
    return json;
}

void write_table(Json& json, const Position& at) {
    if (at.objective != no_piece) json["obj"] = piece_text(at.objective);
    json["terrain"] = terrain_json(at.terrain);
    json["units"] = all_units_json(at);
    if (!at.lost.empty()) json["lost"] = units_json(at.lost);
    if (at.stock) json["stock"] = {{"mines", pair_json(at.stock->mines)}, {"wire", pair_json(at.stock->wire)}};
    for (const SmokeBase& base : at.smoke) json["smoke"].push_back({{"pl", base.side}, {"at", point_json(base.at)}});
    for (const PieceId piece : at.clear) json["clear"].push_back(piece_text(piece));
}

Json motion_json(const Motion& motion) {
    Json json{{"u", unit_text(motion.unit)},
              {"k", word_of(motion.way, way_words)},
              {"from", point_json(motion.from)},
              {"to", point_json(motion.to)},
              {"i", motion.reached},
              {"m", motion.halt}};
    if (!motion.shot_by.empty()) json["shot"] = units_json(motion.shot_by);
    if (motion.ambushed) json["amb"] = true;
    return json;
}

Json shooting_json(const Shooting& shooting) {
    Json json{{"units", units_json(shooting.units)},
              {"n", shooting.next},
              {"tgt", unit_text(shooting.target)},
              {"best", shooting.best}};
    if (shooting.reaction) json["react"] = true;
    if (!shooting.ambush.empty()) json["amb"] = units_json(shooting.ambush);
    if (shooting.penetration) json["pen"] = true;
    return json;
}

Json melee_json(const Melee& melee) {
    Json json{{"units", units_json(melee.units)}};
    if (melee.joining != nobody) json["join"] = melee.joining;
    return json;
}

Json bombardment_json(const Bombardment& bombardment) {
    Json json{{"u", unit_text(bombardment.unit)}};
    if (bombardment.target != no_unit) {
        json["tgt"] = unit_text(bombardment.target);
    } else {
        json["bld"] = piece_text(bombardment.building);
    }
    return json;
}

Json win_json(const Win& win) {
    Json winners = Json::array();
    for (const int side : win.winners) winners.push_back(side);
    return {{"winners", std::move(winners)}, {"reason", word_of(win.reason, ending_words)}};
}

// The move and the shooting that are under way.
void write_activation(Json& json, const Position& at) {
    if (at.motion) json["mv"] = motion_json(*at.motion);
    if (at.group) json["grp"] = {{"dest", point_json(at.group->dest)}, {"left", units_json(at.group->left)}};
    if (at.over) json["over"] = true;
    if (at.shooting) json["fire"] = shooting_json(*at.shooting);
    if (at.rallying != no_unit) json["rally"] = unit_text(at.rallying);
    if (at.melee) json["cc"] = melee_json(*at.melee);
    if (at.surprise != nobody) json["surp"] = at.surprise;
    if (at.crossing) {
        json["cross"] = {{"u", unit_text(at.crossing->unit)},
                         {"wire", piece_text(at.crossing->wire)},
                         {"to", point_json(at.crossing->to)}};
    }
    if (at.mine) {
        json["mine"] = {{"u", unit_text(at.mine->unit)},
                        {"id", piece_text(at.mine->mine)},
                        {"when", when_words[at.mine->at_start ? 0 : 1]}};
    }
}

void write_missions(Json& json, const Position& at) {
    if (at.bombardment) json["he"] = bombardment_json(*at.bombardment);
    if (at.affected) {
        json["affect"] = {
            {"bld", piece_text(at.affected->building)}, {"res", at.affected->hits}, {"sup", at.affected->extra}};
    }
    if (at.spill) {
        json["spill"] = {
            {"at", point_json(at.spill->at)}, {"r", at.spill->radius}, {"pl", at.spill->side}, {"n", at.spill->count}};
    }
    if (at.smoke_call) {
        json["sm"] = {{"u", unit_text(at.smoke_call->unit)},
                      {"at", point_json(at.smoke_call->at)},
                      {"dir", word_of(at.smoke_call->slant, slant_words)}};
    }
    if (at.recon) json["recon"] = {{"units", units_json(at.recon->units)}, {"piece", piece_text(at.recon->piece)}};
    if (!at.revealing.empty()) json["rv"] = {{"units", units_json(at.revealing)}};
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
    write_activation(json, at);
    write_missions(json, at);
    if (at.win) json["win"] = win_json(*at.win);
    return json;
}

}  // namespace sightlines
