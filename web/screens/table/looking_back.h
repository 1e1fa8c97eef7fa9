// The bar below the board while an earlier position is shown: which one, the way back, and the way on from here.
#pragma once

#include "board/area.h"
#include "session/session.h"

namespace sightlines {

Area above_looking_back(const Session& session, const Area& board);  // what is left of the board
bool draw_looking_back(Session& session, Area area);                 // in the pane of the board

}  // namespace sightlines
