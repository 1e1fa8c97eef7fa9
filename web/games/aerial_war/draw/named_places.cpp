// What of the board has a name in the marks of a study. It comes with what studies need.
#include "games/aerial_war/view.h"

namespace sightlines::aerial_war {

std::vector<NamedPlace> View::named_places() const {
    std::vector<NamedPlace> places;
    places.reserve(square_count);
    for (Square square = 0; square < square_count; ++square)
        places.push_back({square_name(square), centre_of(square), grid_.cell * 0.5f});
    return places;
}

}  // namespace sightlines::aerial_war
