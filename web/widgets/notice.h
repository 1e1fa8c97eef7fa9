#pragma once

#include <span>
#include <string_view>

#include "board/area.h"
#include "games/texts.h"

namespace sightlines {

// Shows a refusal with a link to its rule, or what is told of a thing, over the board: beside the highlighted areas
// `lit`, or at the upper (`on_top`) or lower edge. Presses beside its buttons reach the board. False: it was closed, or
// something else was pressed.
bool draw_notice(const Notice& notice, std::string_view game, const Area& board, std::span<const Area> lit,
                 bool on_top);

}  // namespace sightlines
