#include "games/crossfire_squads/rules/scenarios.h"

#include <initializer_list>

namespace sightlines::crossfire_squads {
namespace {

Make bare(Kind kind, int platoon = 0) { return {.kind = kind, .platoon = static_cast<std::int8_t>(platoon)}; }

// A commander, three squads and a machine gun.
void add_platoon(Force& force, int number, Kind squads, Quality quality = Quality::regular) {
    for (const Kind kind : {Kind::pc, squads, squads, squads, Kind::hmg}) {
        Make unit = bare(kind, number);
        unit.quality = quality;
        force.push_back(unit);
    }
}

Make observer(Calibre calibre, int he, int smoke) {
    Make unit = bare(Kind::fo);
    unit.calibre = calibre;
    unit.he = static_cast<std::int8_t>(he);
    unit.smoke = static_cast<std::int8_t>(smoke);
    return unit;
}

Make vehicle(Type type) {
    Make unit = bare(Kind::veh);
    unit.type = type;
    return unit;
}

Options village() {
    Options options;
    options.scenario = Scenario::village;
    options.seed = 7;
    for (const auto on : {&Options::units, &Options::commanders, &Options::observers, &Options::retreat,
                          &Options::buildings, &Options::quality})
        options.*on = true;
    options.nations = {Nation::de, Nation::ru};
    options.turn_limit = 40;

    Make veteran{.kind = Kind::cc, .quality = Quality::veteran, .expert = true};
    Force german{veteran};
    add_platoon(german, 1, Kind::rifle, Quality::veteran);
    add_platoon(german, 2, Kind::rifle);
    german.push_back(observer(Calibre::m81, 3, 2));

    Force russian{bare(Kind::cc)};
    add_platoon(russian, 1, Kind::smg);
    add_platoon(russian, 2, Kind::rifle);
    add_platoon(russian, 3, Kind::rifle, Quality::green);
    russian.push_back(observer(Calibre::gun, 2, 0));
    options.forces = {german, russian};
    return options;
}

Options ambush() {
    Options options;
    options.scenario = Scenario::ambush;
    options.seed = 12;
    for (const auto on : {&Options::units, &Options::commanders, &Options::observers, &Options::retreat,
                          &Options::recon, &Options::obstacles, &Options::vehicles})
        options.*on = true;
    options.hidden = 1;
    options.mines = {0, 2};
    options.wire = {0, 2};
    options.nations = {Nation::us, Nation::de};
    options.turn_limit = 30;

    Force american{bare(Kind::cc)};
    for (const int number : {1, 2, 3}) add_platoon(american, number, Kind::rifle);
    for (const Make& unit : {bare(Kind::eng), bare(Kind::eng), observer(Calibre::m81, 3, 3), vehicle(Type::sherman)})
        american.push_back(unit);

    Force german{Make{.kind = Kind::cc, .expert = true}};
    for (const int number : {1, 2}) add_platoon(german, number, Kind::rifle);
    for (const Make& unit : {bare(Kind::atg, 2), bare(Kind::bz, 1), vehicle(Type::stug)}) german.push_back(unit);
    options.forces = {american, german};
    return options;
}

}  // namespace

Force standard_force() {
    Force force{bare(Kind::cc)};
    for (const int number : {1, 2, 3}) add_platoon(force, number, Kind::rifle);
    return force;
}

Options defaults_of(Scenario scenario) {
    if (scenario == Scenario::village) return village();
    if (scenario == Scenario::ambush) return ambush();
    return {};
}

}  // namespace sightlines::crossfire_squads
