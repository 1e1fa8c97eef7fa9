#include "games/crossfire_squads/text/unit_names.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/wording.h"
#include "games/crossfire_squads/text/unit_wording.h"
#include "text/listed.h"

namespace sightlines::crossfire_squads {
namespace {

bool fits(const Force& force, const Position& at, int side) {
    for (int number = 0; number < most_units; ++number) {
        const Unit& unit = at[unit_id(side, number)];
        if (!unit.exists()) continue;
        if (static_cast<std::size_t>(number) >= force.size()) return false;
        const Make& listed = force[static_cast<std::size_t>(number)];
        if (listed.kind != unit.kind || listed.platoon != unit.platoon || listed.type != unit.type) return false;
    }
    return true;
}

bool same_kind(const Make& a, const Make& b) { return a.kind == b.kind && a.type == b.type && a.platoon == b.platoon; }

std::string with_number(std::string name, int number) {
    if (number != 0) name += " " + std::to_string(number);
    return name;
}

// Without a number, for counters.
const char* letters_of(const Make& unit) {
    constexpr std::array kinds{"", "Co", "Cdr", "R", "MG", "S", "Eng", "FO", "ATG", "AT", "Veh"};
    constexpr std::array types{"Veh", "Shm", "T34", "Pz4", "Tgr", "StuG", "SU", "HT"};
    return unit.kind == Kind::veh ? types[static_cast<std::size_t>(unit.type)]
                                  : kinds[static_cast<std::size_t>(unit.kind)];
}

}  // namespace

UnitNames::UnitNames(const Options& options, const Position& start) {
    for (const int side : {0, 1}) {
        const Force& force = options.forces[static_cast<std::size_t>(side)];
        const bool listed = fits(force, start, side);
        for (int number = 0; number < most_units; ++number) {
            const UnitId id = unit_id(side, number);
            Make& unit = units_[static_cast<std::size_t>(id)];
            if (start[id].exists()) {
                unit = start[id];
            } else if (listed && static_cast<std::size_t>(number) < force.size()) {
                unit = force[static_cast<std::size_t>(number)];
            }
        }
    }
}

int UnitNames::number(UnitId id) const {
    int before = 0, count = 0;
    for (int number = 0; number < most_units; ++number) {
        const UnitId other = unit_id(side_of(id), number);
        if (!same_kind(make(other), make(id))) continue;
        ++count;
        if (other <= id) ++before;
    }
    return count > 1 ? before : 0;
}

bool UnitNames::has_platoons(int side) const {
    int first = 0;
    for (int number = 0; number < most_units; ++number) {
        const int platoon = make(unit_id(side, number)).platoon;
        if (platoon == 0) continue;
        if (first != 0 && platoon != first) return true;
        first = platoon;
    }
    return false;
}

std::string UnitNames::platoon(int number) {
    const char* ending = number == 1 ? "st" : number == 2 ? "nd" : number == 3 ? "rd" : "th";
    return std::to_string(number) + ending + " platoon";
}

std::string UnitNames::name(UnitId id) const {
    const int which = number(id);
    if (make(id).kind == Kind::rifle && which > 0) return with_number("rifle", which);
    if (make(id).kind == Kind::pc && names_platoon(id)) return with_number("commander", which);
    return with_number(kind_words_of(make(id)), which);
}

std::string UnitNames::full(UnitId id) const {
    return names_platoon(id) ? platoon(make(id).platoon) + ", " + name(id) : name(id);
}

std::string UnitNames::definite(UnitId id) const {
    return names_platoon(id) || number(id) > 0 ? full(id) : "the " + name(id);
}

std::string UnitNames::label(UnitId id) const {
    const int which = number(id);
    const std::string kind = letters_of(make(id)), digits = which > 0 ? std::to_string(which) : "";
    if (!names_platoon(id)) return kind + digits;
    const std::string platoon = std::to_string(make(id).platoon);
    return make(id).kind == Kind::rifle && which > 0 ? platoon + "/" + digits : platoon + " " + kind + digits;
}

std::string UnitNames::brief(UnitId id) const { return names_platoon(id) ? label(id) : name(id); }

std::string UnitNames::list(std::span<const UnitId> units) const {
    std::vector<std::string> groups, group;  // by platoon
    int platoon = -1;
    for (const UnitId id : units) {
        const int own = names_platoon(id) ? make(id).platoon : 0;
        if (own != platoon && !group.empty()) groups.push_back(wording::listed(std::exchange(group, {})));
        group.push_back(own == platoon ? name(id) : full(id));
        platoon = own;
    }
    groups.push_back(wording::listed(group));
    std::string text;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const char* mark = groups.size() > 2 ? "; " : ", ";
        text += (i == 0 ? "" : mark + std::string(i + 1 == groups.size() ? "and " : "")) + groups[i];
    }
    return text;
}

}  // namespace sightlines::crossfire_squads
