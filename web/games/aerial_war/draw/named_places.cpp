// What of the board has a name in the marks of a study.
#include "games/aerial_war/view.h"

namespace sightlines::aerial_war {

std::vector<NamedPlace> View::named_places() const {
    return all_places(
        square_count, square_name, [this](Square square) { return centre_of(square); }, grid_.cell * 0.5f);
}

}  // namespace sightlines::aerial_war
