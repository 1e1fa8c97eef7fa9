#pragma once

#include <array>
#include <span>
#include <string>

#include "games/crossfire_squads/rules/types.h"

// What units are called: by their platoon, and by their number among those of their kind in it. A number stays when
// others are lost.
namespace sightlines::crossfire_squads {

class UnitNames {
  public:
    // Of a game that began with this position. Units that had been lost by then are known from the forces of the
    // options, if these fit the position.
    UnitNames(const Options& options, const Position& start);

    const Make& make(UnitId id) const { return units_[static_cast<std::size_t>(id)]; }

    std::string name(UnitId id) const;      // within its platoon: "rifle 3", "machine gun", "commander"
    std::string full(UnitId id) const;      // "rifle 2/3"; "rifle 3" if its side has one platoon only
    std::string definite(UnitId id) const;  // "the company commander"; with a number or a platoon as in full()
    std::string label(UnitId id) const;     // on a counter: "2/3", "MG 2", "Co"; with one platoon "Rifle 3", "MG"
    std::string brief(UnitId id) const;     // where there is little room: its label, or its name if that says enough
    std::string list(std::span<const UnitId> units) const;  // "rifle 2/1, rifle 2/3 and company commander"

    static std::string platoon(int number);  // "2nd platoon"
    // Its platoon is not the only one of its side.
    bool names_platoon(UnitId id) const { return make(id).platoon > 0 && has_platoons(side_of(id)); }

  private:
    std::string numbers(UnitId id) const;
    int number(UnitId id) const;  // among those of its kind in its platoon, from 1; 0: it is the only one
    bool has_platoons(int side) const;
    std::array<Make, all_units> units_{};
};

}  // namespace sightlines::crossfire_squads
