// What of the board has a name in the marks of a study. It comes with what studies need.
#include "games/crossfire_hex/view.h"

namespace sightlines::crossfire_hex {

std::vector<NamedPlace> View::named_places() const {
    std::vector<NamedPlace> places;
    places.reserve(cell_count);
    for (Cell cell = 0; cell < cell_count; ++cell)
        places.push_back({cell_name(cell), tray_.at(cell), tray_.cell() * 0.55f});
    return places;
}

}  // namespace sightlines::crossfire_hex
