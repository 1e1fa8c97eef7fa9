// What of the board has a name in the marks of a study.
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/view.h"

namespace sightlines::crossfire_squads {

std::vector<NamedPlace> View::named_places() const {
    std::vector<NamedPlace> places;
    for (int number = 0; number < all_units; ++number) {
        const auto id = static_cast<UnitId>(number);
        if (seen()[id].on_table()) places.push_back({unit_name(id), camera_.at(seen()[id].at), 22});
    }
    return places;
}

}  // namespace sightlines::crossfire_squads
