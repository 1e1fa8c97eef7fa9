#include "games/crossfire_squads/text/unit_names.h"

#include <algorithm>
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

// With the numbers of a platoon behind it.
std::string words_of(const Make& unit) {
    switch (unit.kind) {
        case Kind::rifle: return "rifle";
        case Kind::hmg: return "MG";
        case Kind::smg: return "SMG";
        case Kind::pc: return "commander";
        default: return kind_words_of(unit);
    }
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
    return names_platoon(id) ? words_of(make(id)) + (" " + numbers(id)) : name(id);
}

// "2/1": of its platoon and its own.
std::string UnitNames::numbers(UnitId id) const {
    const int which = number(id);
    return std::to_string(make(id).platoon) + (which > 0 ? "/" + std::to_string(which) : "");
}

std::string UnitNames::definite(UnitId id) const {
    return names_platoon(id) || number(id) > 0 ? full(id) : "the " + name(id);
}

std::string UnitNames::label(UnitId id) const {
    const int which = number(id);
    const bool rifle = make(id).kind == Kind::rifle;
    if (names_platoon(id)) return rifle && which > 0 ? numbers(id) : letters_of(make(id)) + (" " + numbers(id));
    const std::string digits = which > 0 ? std::to_string(which) : "";
    return rifle ? "Rifle" + (which > 0 ? " " + digits : "") : letters_of(make(id)) + digits;
}

std::string UnitNames::brief(UnitId id) const { return names_platoon(id) ? label(id) : name(id); }

std::string UnitNames::list(std::span<const UnitId> units) const {
    std::vector<std::string> names;
    for (const UnitId id : units) names.push_back(full(id));
    return wording::listed(names);
}

}  // namespace sightlines::crossfire_squads
