#include "board/look.h"

#include "base/settings.h"

namespace sightlines {

Direction BoardLook::on_board(Direction arrow) const {
    return turned ? static_cast<Direction>(static_cast<int>(arrow) ^ 1) : arrow;  // left and right, up and down
}

BoardLook board_look() {
    const Settings& set = settings();
    return {set.turned, set.large_pieces ? 1.25f : 1.0f, set.coordinates};
}

}  // namespace sightlines
