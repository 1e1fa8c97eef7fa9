// What of the board has a name in the marks of a study.
#include "games/dogfight/rules/names.h"
#include "games/dogfight/view.h"

namespace sightlines::dogfight {

std::vector<NamedPlace> View::named_places() const {
    std::vector<NamedPlace> places;
    for (int column = 0; column < chart().columns; ++column) {
        for (int row = 0; row < chart().rows; ++row) {
            const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            places.push_back({hex_name(hex), chart().centre(hex), chart().size * 0.8f});
        }
    }
    return places;
}

}  // namespace sightlines::dogfight
