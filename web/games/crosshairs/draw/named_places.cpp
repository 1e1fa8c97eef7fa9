// What of the board has a name in the marks of a study. It comes with what studies need.
#include "games/crosshairs/view.h"

namespace sightlines::crosshairs {

std::vector<NamedPlace> View::named_places() const {
    std::vector<NamedPlace> places;
    places.reserve(cell_count);
    for (Cell cell = 0; cell < cell_count; ++cell)
        places.push_back({cell_name(cell), centre_of(cell), view_.cell * 0.6f});
    return places;
}

}  // namespace sightlines::crosshairs
