// How the visitor wants boards to be drawn (base/settings.h). Miniatures are drawn as by default.
#pragma once

#include "base/direction.h"

namespace sightlines {

struct BoardLook {
    bool turned = false;      // seen from the other side: everything but writing is turned by 180 degrees
    float pieces = 1;         // factor for the size of pieces
    bool coordinates = true;  // letters and numbers of hexes and squares

    float sign() const { return turned ? -1.0f : 1.0f; }

    // The direction on the board of an arrow on the screen.
    Direction on_board(Direction arrow) const;
};

BoardLook board_look();

}  // namespace sightlines
