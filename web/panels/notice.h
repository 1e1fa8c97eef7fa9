#pragma once

#include <string_view>

#include "views/view.h"

namespace sightlines {

// A refusal, at the upper or lower edge of the board it is about: a sentence, and the rule to read up. False: it was
// closed.
bool draw_notice(const Notice& notice, std::string_view game, const Area& board, bool on_top);

}  // namespace sightlines
