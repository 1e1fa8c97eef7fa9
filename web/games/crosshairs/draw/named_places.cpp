// What of the board has a name in the marks of a study.
#include "games/crosshairs/view.h"

namespace sightlines::crosshairs {

std::vector<NamedPlace> View::named_places() const {
    return all_places(cell_count, cell_name, [this](Cell cell) { return centre_of(cell); }, view_.cell * 0.6f);
}

}  // namespace sightlines::crosshairs
