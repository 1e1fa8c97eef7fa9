#pragma once

#include <span>

#include "games/view.h"

namespace sightlines {

// The list of keys at the table: the view's first.
void draw_key_help(std::span<const KeyHelp> view_keys);

}  // namespace sightlines
