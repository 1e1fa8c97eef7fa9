#pragma once

#include <span>
#include <string_view>

#include "games/view.h"

namespace sightlines {

// Shows a refusal, with a link to its rule, over the board. Prefers the upper (`on_top`) or lower edge, and avoids the
// highlighted areas `lit`. Returns false when the player closes it.
bool draw_notice(const Notice& notice, std::string_view game, const Area& board, std::span<const Area> lit,
                 bool on_top);

}  // namespace sightlines
