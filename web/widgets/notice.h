#pragma once

#include <span>
#include <string_view>

#include "games/view.h"

namespace sightlines {

// A refusal: a sentence, and the rule to read up. It stands at the upper or lower edge of the board it is about, or
// between them, off what it lights up there. False: it was closed.
bool draw_notice(const Notice& notice, std::string_view game, const Area& board, std::span<const Area> lit,
                 bool on_top);

}  // namespace sightlines
