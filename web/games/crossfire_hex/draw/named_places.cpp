// What of the board has a name in the marks of a study.
#include "games/crossfire_hex/view.h"

namespace sightlines::crossfire_hex {

std::vector<NamedPlace> View::named_places() const {
    return all_places(cell_count, cell_name, [this](Cell cell) { return tray_.at(cell); }, tray_.cell() * 0.55f);
}

}  // namespace sightlines::crossfire_hex
