#pragma once

#include <span>
#include <string_view>

#include "board/area.h"
#include "games/texts.h"

namespace sightlines {

// Shows a notice over the board: a refusal with a link to its rule, or what a thing is. It lies beside the highlighted
// areas `lit`, or at the upper (`on_top`) or lower edge. Presses beside its buttons reach the board. Returns false when
// it was closed or anything else was pressed.
bool draw_notice(const Notice& notice, std::string_view game, const Area& board, std::span<const Area> lit,
                 bool on_top);

}  // namespace sightlines
