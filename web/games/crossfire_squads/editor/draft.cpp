#include "games/crossfire_squads/editor/draft.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/match_of.h"
#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/fields.h"
#include "json/reader.h"

namespace sightlines::crossfire_squads {
namespace {

Force force_of(const Position& at, int side) {
    Force force;
    for (int i = 0; i < most_units; ++i) {
        const Unit& unit = at[unit_id(side, i)];
        if (unit.exists()) force.push_back(unit);
    }
    return force;
}

// With a start position, terrain and forces in the options have no effect and only make the link longer.
Options without_forces(const Options& options) {
    Options brief = options;
    brief.terrain.reset();
    brief.forces = defaults_of(options.scenario).forces;
    return admit_options(brief) ? brief : options;
}

void enable_options_for(Options& options, const Make& unit) {
    options.units = options.units || unit.kind == Kind::smg || unit.kind == Kind::eng;
    options.observers = options.observers || unit.kind == Kind::fo;
    options.vehicles = options.vehicles || unit.kind == Kind::veh || unit.kind == Kind::atg || unit.kind == Kind::bz;
    options.quality = options.quality || unit.quality != Quality::regular;
    options.commanders = options.commanders || unit.expert;
}

}  // namespace

Draft draft_of(const Options& options, const Position& at) {
    Draft draft{options, {}, at.turn == 0};
    Position& copy = draft.at;
    copy.phase = Phase::play;
    copy.turn = std::max(at.turn, 1);
    copy.active = at.active == nobody ? std::int8_t{0} : at.active;
    copy.vp = at.vp;
    copy.edges = at.edges[0] == Edge::none ? std::array{Edge::s, Edge::n} : at.edges;
    copy.objective = at.objective;
    copy.terrain = at.terrain;
    copy.units = at.units;
    copy.lost = at.lost;
    copy.smoke = at.smoke;
    copy.clear = at.clear;
    if (draft.deploys) {
        for (Unit& unit : copy.units) {
            if (unit.exists() && unit.placement == Placement::hidden) unit.placement = Placement::waiting;
        }
    }
    return draft;
}

Draft emptied(const Draft& draft) {
    Position nothing;
    nothing.phase = Phase::play;
    nothing.turn = 1;
    nothing.active = 0;
    nothing.edges = draft.at.edges;
    return {draft.options, nothing, false};
}

Draft prepared(Draft draft) {
    Options& options = draft.options;
    for (UnitId id = 0; id < all_units; ++id) {
        const Unit& unit = draft.at[id];
        if (!unit.exists()) continue;
        enable_options_for(options, unit);
        if (unit.hidden()) options.hidden = static_cast<std::int8_t>(side_of(id));
    }
    for (const Piece& piece : draft.at.terrain) {
        options.buildings = options.buildings || piece.ground == Ground::building;
        options.obstacles = options.obstacles || is_obstacle(piece.ground);
    }
    options.observers = options.observers || !draft.at.smoke.empty();
    return draft;
}

Json record_of(const Draft& draft) {
    Json record{{"game", Rules::info.id}, {"version", 1}};
    Options options = draft.options;
    if (draft.deploys) {
        options.terrain = draft.at.terrain;
        options.forces = {force_of(draft.at, 0), force_of(draft.at, 1)};
        record["options"] = Codec<Rules>::write(options);
        return record;
    }
    options = without_forces(options);
    if (Json written = Codec<Rules>::write(options); !written.empty()) record["options"] = std::move(written);
    if (const Result<Rules> rules = Rules::make(options)) record["start"] = Codec<Rules>::write(*rules, draft.at);
    return record;
}

std::optional<Draft> draft_from(const Json& record) {
    if (!record.is_object() || record.value("game", Json()) != Rules::info.id) return std::nullopt;
    Fault fault;
    const Json given = record.value("options", Json::object());
    const Result<Options> options = Codec<Rules>::options(Reader(given, "options", fault));
    if (!options) return std::nullopt;
    const Result<Rules> rules = Rules::make(*options);
    if (!rules) return std::nullopt;
    if (!record.contains("start")) return draft_of(*options, rules->start());
    const Result<Position> at = Codec<Rules>::position(*rules, Reader(record["start"], "start", fault));
    if (!at) return std::nullopt;
    return Draft{*options, *at, false};
}

bool began_with(const Draft& draft, const Options& options) {
    const Options& now = draft.options;
    const auto still_on = [&](const auto& each) { return now.*each.on || !(options.*each.on); };
    return now.scenario == options.scenario && now.seed == options.seed && now.vp_goal == options.vp_goal &&
           now.turn_limit == options.turn_limit && now.first_is_loser == options.first_is_loser &&
           now.nations == options.nations && now.mines == options.mines && now.wire == options.wire &&
           (options.hidden == nobody || now.hidden == options.hidden) &&
           std::all_of(option_switches.begin(), option_switches.end(), still_on);
}

Draft with_all_placed(const Draft& draft, std::uint64_t seed) {
    Options options = draft.options;
    options.terrain = draft.at.terrain;
    options.forces = {force_of(draft.at, 0), force_of(draft.at, 1)};
    const Result<Rules> rules = Rules::make(options);
    if (!rules) return draft;
    const Position start = rules->start();
    MatchOf<Rules> match(History<Rules>(*rules, start), start);
    match.play_opening(seed);
    const Position& at = match.history().at();
    return at.phase == Phase::play ? draft_of(draft.options, at) : draft;
}

// --- Units ----------------------------------------------------------------------------------------------------------

UnitId free_unit(const Position& at, int side) {
    for (int i = 0; i < most_units; ++i) {
        const UnitId id = unit_id(side, i);
        if (!at[id].exists() && std::find(at.lost.begin(), at.lost.end(), id) == at.lost.end()) return id;
    }
    return no_unit;
}

Unit new_unit(const Position& at, int side, Kind kind, Point point) {
    Unit unit;
    unit.kind = kind;
    if (kind != Kind::cc && kind != Kind::fo && kind != Kind::eng && kind != Kind::veh) unit.platoon = 1;
    if (kind == Kind::veh) unit.type = side == 0 ? Type::sherman : Type::panzer4;
    if (kind == Kind::fo) {
        unit.calibre = Calibre::m81;
        unit.he = unit.smoke = 2;
    }
    unit.placement = Placement::standing;
    unit.at = point;
    if (row_of(kind).arc) {
        constexpr std::array<Point, 5> ahead{{{0, 1}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
        unit.face = ahead[static_cast<std::size_t>(at.edges[static_cast<std::size_t>(side)])];
    }
    if (has_turret(unit)) unit.turret = unit.face;
    return unit;
}

PieceId hiding_place(const Position& at, UnitId id) {
    const auto found = std::find_if(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        return piece.is_area() && piece.shape.contains(at[id].at);
    });
    return found == at.terrain.end() ? no_piece : found->id;
}

namespace {

void update_retreat(Position& at, UnitId id) {
    Unit& unit = at[id];
    const bool may = unit.on_table() && side_of(id) == at.active && !is_vehicle(unit);
    unit.retreat = may ? hiding_place(at, id) : no_piece;
}

}  // namespace

void place_unit(Position& at, UnitId id, Point point) {
    Unit& unit = at[id];
    const int radius = radius_of(unit);
    unit.placement = Placement::standing;
    unit.hidden_in = no_piece;
    unit.at = {std::clamp(point.x, radius, table_width - radius), std::clamp(point.y, radius, table_height - radius)};
    update_retreat(at, id);
}

void update_retreats(Position& at) {
    for (UnitId id = 0; id < all_units; ++id) {
        if (at[id].exists()) update_retreat(at, id);
    }
}

Point turned(Point heading, int steps) {
    constexpr std::size_t north = 12;
    const auto cosine = [heading](Point other) {
        return static_cast<double>(dot(heading, other)) / std::sqrt(static_cast<double>(squared_length(other)));
    };
    // Of two equally near headings the first clockwise from north.
    std::size_t nearest = north;
    for (std::size_t i = 1; i < compass.size(); ++i) {
        const std::size_t other = (north + i) % compass.size();
        if (cosine(compass[other]) > cosine(compass[nearest])) nearest = other;
    }
    return compass[static_cast<std::size_t>(static_cast<int>(nearest) + steps + 16) % compass.size()];
}

}  // namespace sightlines::crossfire_squads
