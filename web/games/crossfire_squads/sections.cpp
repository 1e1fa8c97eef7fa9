#include "games/crossfire_squads/sections.h"

#include <algorithm>

#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

bool is_of_vehicles(const Make& unit) {
    return unit.kind == Kind::veh || unit.kind == Kind::atg || unit.kind == Kind::bz;
}

template <class Is>
void remove_units(Force& force, Is is) {
    force.erase(std::remove_if(force.begin(), force.end(), is), force.end());
}

void remove_disabled(Force& force, const Options& options) {
    if (!options.observers) remove_units(force, [](const Make& unit) { return unit.kind == Kind::fo; });
    if (!options.vehicles) remove_units(force, is_of_vehicles);
    if (!options.units) remove_units(force, [](const Make& unit) { return unit.kind == Kind::eng; });
    for (Make& unit : force) {
        if (!options.units && unit.kind == Kind::smg) unit.kind = Kind::rifle;
        if (!options.commanders) unit.expert = false;
        if (!options.quality) unit.quality = Quality::regular;
    }
}

int last_platoon(const Force& force) {
    int last = 0;
    for (const Make& unit : force) last = std::max<int>(last, unit.platoon);
    return last;
}

Type tank_of(Nation nation, int side) {
    switch (nation) {
        case Nation::us:
        case Nation::uk: return Type::sherman;
        case Nation::ru: return Type::t34;
        case Nation::de: return Type::panzer4;
        default: return side == 0 ? Type::sherman : Type::panzer4;
    }
}

// Only for sections that the scenario does not have: its own units are in the force already.
void add_enabled(Force& force, int side, const Options& options, const Options& scenario) {
    const auto is_new = [&](bool Options::* section) { return options.*section && !(scenario.*section); };
    const int last = last_platoon(force);
    for (Make& unit : force) {
        if (is_new(&Options::units) && unit.kind == Kind::rifle && unit.platoon == last) unit.kind = Kind::smg;
        if (is_new(&Options::commanders) && unit.kind == Kind::cc) unit.expert = true;
        if (is_new(&Options::quality) && unit.platoon == 1) unit.quality = Quality::veteran;
        if (is_new(&Options::quality) && unit.platoon == last) unit.quality = Quality::green;
    }
    if (is_new(&Options::units)) force.push_back({.kind = Kind::eng});
    if (is_new(&Options::observers)) force.push_back({.kind = Kind::fo, .calibre = Calibre::m81, .he = 2, .smoke = 2});
    if (!is_new(&Options::vehicles)) return;
    force.push_back({.kind = Kind::bz, .platoon = 1});
    force.push_back({.kind = Kind::veh, .type = tank_of(options.nations[static_cast<std::size_t>(side)], side)});
}

}  // namespace

Options settled(Options options) {
    if (options.hidden == nobody) options.recon = false;
    const Options scenario = defaults_of(options.scenario);
    if (options.terrain) {
        for (const Piece& piece : *options.terrain) {
            if (piece.ground == Ground::building) options.buildings = true;
            if (is_obstacle(piece.ground)) options.obstacles = true;
        }
    } else {
        options.forces = scenario.forces;
        for (int side = 0; side < 2; ++side)
            add_enabled(options.forces[static_cast<std::size_t>(side)], side, options, scenario);
    }
    if (!options.obstacles) options.mines = options.wire = {};
    for (Force& force : options.forces) remove_disabled(force, options);
    return options;
}

}  // namespace sightlines::crossfire_squads
