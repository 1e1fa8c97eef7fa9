#include "games/crossfire_squads/rules/admit.h"

#include <algorithm>

#include "games/crossfire_squads/rules/campaign.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"

// Options and positions from outside: whether they make sense (CS-GEO-06, CS-SET-02).
namespace sightlines::crossfire_squads {
namespace {

constexpr int most_of_a_letter = 100;  // m00 to m99

bool is_before_play(Phase phase) { return phase < Phase::play || phase == Phase::rolloff; }

// The option that a kind of unit belongs to; null for those of the core game.
bool Options::* option_of(Kind kind) {
    switch (kind) {
        case Kind::smg:
        case Kind::eng: return &Options::units;
        case Kind::fo: return &Options::observers;
        case Kind::atg:
        case Kind::bz:
        case Kind::veh: return &Options::vehicles;
        default: return nullptr;
    }
}

bool Options::* option_of(Ground ground) {
    if (ground == Ground::building) return &Options::buildings;
    return is_obstacle(ground) ? &Options::obstacles : nullptr;
}

template <class Sort>
bool is_in_use(const Options& options, Sort sort) {
    const auto option = option_of(sort);
    return option == nullptr || options.*option;
}

void admit_make(const Options& options, const Make& make, std::string_view where, Fault& fault) {
    expect(fault, is_in_use(options, make.kind), where, "units of this kind are not in use in this game");
    expect(fault, make.quality == Quality::regular || options.quality, where, "\"q\" needs the option \"quality\"");
    expect(fault, !make.expert || options.commanders, where, "\"xp\" needs the option \"commanders\"");
    expect(fault, !make.expert || is_commander(make), where, "only a commander can be an expert one");
    expect(fault, (make.type != Type::none) == is_vehicle(make), where, "\"type\" is for vehicles, which need it");
    expect(fault, (make.calibre != Calibre::none) == (make.kind == Kind::fo), where,
           "\"fm\" is for forward observers, who need it");
}

bool fits(PieceId id, Ground ground) {
    if (ground == Ground::mine) return first_mine <= id && id < first_area;
    if (ground == Ground::wire) return first_wire <= id;
    return first_area <= id && id < first_wire;
}

void admit_piece(const Options& options, const Piece& piece, std::string_view where, Fault& fault) {
    const Corners& corners = piece.shape.corners();
    expect(fault, fits(piece.id, piece.ground), where, "the letter of its id is not that of its kind");
    expect(fault, is_in_use(options, piece.ground), where, "pieces of this kind are not in use in this game");
    expect(fault, is_strictly_convex({corners.begin(), corners.size()}), where,
           "its outline must be convex at every corner and clockwise");
    expect(fault, std::all_of(corners.begin(), corners.end(), [](Point p) { return table.contains(p); }), where,
           "it does not lie on the table");
    expect(fault, piece.owner == nobody || is_obstacle(piece.ground), where, "only obstacles have an owner");
    expect(fault, !piece.hidden || (piece.ground == Ground::mine && piece.owner != nobody), where,
           "only a minefield with an owner can be hidden");
}

int count_of(const Terrain& terrain, Ground ground) {
    return static_cast<int>(
        std::count_if(terrain.begin(), terrain.end(), [ground](const Piece& piece) { return piece.ground == ground; }));
}

int sum_of(const std::array<std::int8_t, 2>& numbers) { return numbers[0] + numbers[1]; }

void admit_terrain(const Options& options, const Terrain& terrain, const std::string& where, Fault& fault) {
    for (const Piece& piece : terrain) admit_piece(options, piece, where + "/" + piece_name(piece.id), fault);
}

// Every obstacle in stock needs an id once it is laid.
void admit_ids_to_come(const Terrain& terrain, const Stock& stock, std::string_view where, Fault& fault) {
    const bool enough = count_of(terrain, Ground::mine) + sum_of(stock.mines) <= most_of_a_letter &&
                        count_of(terrain, Ground::wire) + sum_of(stock.wire) <= most_of_a_letter;
    expect(fault, enough, where, "there are more obstacles than ids for them");
}

void admit_option_terrain(const Options& options, Fault& fault) {
    if (!options.terrain) return;
    const Terrain& terrain = *options.terrain;
    const std::string where = "options/terrain";
    admit_terrain(options, terrain, where, fault);
    expect(fault, terrain.size() <= most_pieces, where, "there are more than 99 pieces");
    expect(fault, std::any_of(terrain.begin(), terrain.end(), [](const Piece& piece) { return piece.is_area(); }),
           where, "there is no piece with an area, so nothing can be the objective");
    for (const Piece& piece : terrain)
        expect(fault, piece.ground != Ground::mine || piece.owner != nobody, where + "/" + piece_name(piece.id),
               "a minefield needs an owner, \"pl\"");
    admit_ids_to_come(terrain, {options.mines, options.wire}, where, fault);
}

void admit_forces(const Options& options, Fault& fault) {
    for (std::size_t side = 0; side < 2; ++side) {
        const Force& force = options.forces[side];
        const std::string where = "options/forces/" + std::to_string(side);
        expect(fault, !force.empty() && force.size() <= most_units, where, "a side has 1 to 40 units");
        for (std::size_t i = 0; i < force.size(); ++i)
            admit_make(options, force[i], where + "/" + std::to_string(i), fault);
    }
}

const Piece* area_of(const Position& at, PieceId id) {
    const Piece* piece = at.terrain.find(id);
    return piece != nullptr && piece->is_area() ? piece : nullptr;
}

void admit_place(const Options& options, const Position& at, UnitId id, std::string_view where, Fault& fault) {
    const Unit& unit = at[id];
    if (unit.hidden()) {
        expect(fault, options.hidden == side_of(id), where, "this side has no hidden deployment");
        expect(fault, area_of(at, unit.hidden_in) != nullptr, where, "units hide in a piece with an area");
    }
    expect(fault, unit.placement != Placement::waiting || is_before_play(at.phase), where,
           "it has no place: \"at\" is missing");
    if (!unit.on_table()) return;
    expect(fault, on_table(stand_of(unit)), where, "its base is not on the table");
    each_on_table(at, side_of(id), [&](UnitId other, const Unit& friendly) {
        expect(fault, other <= id || !overlap(stand_of(unit), stand_of(friendly)), where,
               "it overlaps " + unit_name(other));
    });
}

void admit_headings(const Unit& unit, std::string_view where, Fault& fault) {
    const bool arc = row_of(unit.kind).arc;
    expect(fault, arc || unit.face == no_heading, where, "a unit that fires all round has no \"face\"");
    expect(fault, !arc || !unit.on_table() || unit.face != no_heading, where, "\"face\" is missing");
    expect(fault, has_turret(unit) || unit.turret == no_heading, where, "only a vehicle with a turret has \"tur\"");
}

void admit_unit(const Options& options, const Position& at, UnitId id, Fault& fault) {
    const Unit& unit = at[id];
    const std::string where = "start/units/" + unit_name(id);
    admit_make(options, unit, where, fault);
    admit_headings(unit, where, fault);
    admit_place(options, at, id, where, fault);
    expect(fault, unit.used == 0 || is_vehicle(unit) || unit.kind == Kind::fo, where,
           "\"used\" is for vehicles and forward observers");
    expect(fault, unit.retreat == no_piece || options.retreat, where, "\"rt\" needs the option \"retreat\"");
    expect(fault, unit.retreat == no_piece || area_of(at, unit.retreat) != nullptr, where,
           "\"rt\" names a piece with an area");
    expect(fault, unit.clearing == no_piece || (unit.kind == Kind::eng && options.obstacles), where,
           "\"ob\" is for engineers, with the option \"obstacles\"");
    // It may be gone: a vehicle has crossed it.
    expect(fault, unit.clearing < first_area || unit.clearing >= first_wire, where, "\"ob\" names an obstacle");
}

void admit_units(const Options& options, const Position& at, Fault& fault) {
    std::array<bool, 2> any{};
    for (UnitId id = 0; id < all_units; ++id) {
        if (!at[id].exists()) continue;
        any[static_cast<std::size_t>(side_of(id))] = true;
        admit_unit(options, at, id, fault);
        expect(fault, !is_missing(options, id), "start/units/" + unit_name(id),
               "it was lost in an earlier battle of the campaign");
    }
    expect(fault, (any[0] && any[1]) || at.phase == Phase::over, "start/units", "a side has no units");
    for (const UnitId* id = at.lost.begin(); id != at.lost.end(); ++id) {
        expect(fault, !at[*id].exists(), "start/lost", unit_name(*id) + " is among the units");
        expect(fault, std::find(at.lost.begin(), id, *id) == id, "start/lost", unit_name(*id) + " stands there twice");
    }
}

void admit_table(const Options& options, const Position& at, Fault& fault) {
    admit_terrain(options, at.terrain, "start/terrain", fault);
    const int most = most_pieces + sum_of(options.mines) + sum_of(options.wire);
    expect(fault, static_cast<int>(at.terrain.size()) <= most, "start/terrain",
           "there are more than " + std::to_string(most) + " pieces");
    expect(fault, at.objective == no_piece || area_of(at, at.objective) != nullptr, "start/obj",
           "the objective is a piece with an area");
    expect(fault, at.smoke.empty() || options.observers, "start/smoke", "it needs the option \"observers\"");
    expect(fault, at.clear.empty() || options.recon, "start/clear", "it needs the option \"recon\"");
    expect(fault, std::adjacent_find(at.clear.begin(), at.clear.end(), std::greater_equal<>{}) == at.clear.end(),
           "start/clear", "the ids are in ascending order, each once");
    for (const PieceId id : at.clear)
        expect(fault, area_of(at, id) != nullptr, "start/clear", piece_name(id) + " is no piece with an area");
    if (!at.stock) return;
    expect(fault, options.obstacles && sum_of(options.mines) + sum_of(options.wire) > 0, "start/stock",
           "it needs the option \"obstacles\", and \"mines\" or \"wire\"");
    admit_ids_to_come(at.terrain, *at.stock, "start/stock", fault);
}

bool has_anything_to_place(const Position& at) {
    const auto side = static_cast<std::size_t>(at.placing);
    if (at.stock && at.stock->mines[side] + at.stock->wire[side] > 0) return true;
    const auto* first = at.units.data() + at.placing * most_units;
    return std::any_of(first, first + most_units,
                       [](const Unit& unit) { return unit.exists() && unit.placement == Placement::waiting; });
}

// The keys that stand for the course of the game.
void admit_course(const Options& options, const Position& at, Fault& fault) {
    const std::string_view where = "start";
    const bool before = is_before_play(at.phase);
    const bool deploying = at.phase == Phase::deploy;
    expect(fault, before == (at.turn == 0), where, before ? "there is no \"turn\" yet" : "\"turn\" is missing");
    expect(fault, before == (at.active == nobody), where,
           before ? "nobody is \"active\" yet" : "\"active\" is missing");
    expect(fault, !before || at.phase == Phase::rolloff || at.won != nobody, where, "\"won\" is missing");
    expect(fault, deploying == (at.placing != nobody), where,
           deploying ? "\"dep\" is missing" : "\"dep\" is for deployment only");
    expect(fault, (before && !deploying) || at.edges[0] != Edge::none, where, "\"edges\" is missing");
    expect(fault, at.edges[1] == opposite(at.edges[0]), "start/edges", "the home edges lie opposite each other");
    expect(fault, before || !at.stock, "start/stock", "what was not placed in deployment is gone");
    if (deploying && !fault)
        expect(fault, has_anything_to_place(at), "start/dep", "this side has nothing left to place");
    for (const int points : at.vp)
        expect(fault, points < options.vp_goal || (points == options.vp_goal && at.phase == Phase::over), "start/vp",
               "with so many points the game is over");
}

}  // namespace

Result<> admit_options(const Options& options) {
    Fault fault;
    expect(fault, !options.recon || options.hidden != nobody, "options/recon", "it needs the option \"hidden\"");
    expect(fault, options.obstacles || sum_of(options.mines) == 0, "options/mines",
           "it needs the option \"obstacles\"");
    expect(fault, options.obstacles || sum_of(options.wire) == 0, "options/wire", "it needs the option \"obstacles\"");
    admit_forces(options, fault);
    admit_option_terrain(options, fault);
    admit_campaign(options, fault);
    return as_result(fault);
}

Result<> admit_start(const Options& options, const Position& at) {
    Fault fault;
    admit_course(options, at, fault);
    admit_table(options, at, fault);
    admit_units(options, at, fault);
    if (!fault) admit_pending(options, at, fault);
    return as_result(fault);
}

}  // namespace sightlines::crossfire_squads
