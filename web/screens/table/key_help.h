#pragma once

#include <span>

#include "games/view.h"

namespace sightlines {

// What the keyboard can do at the table: the view's own keys first.
void draw_key_help(std::span<const KeyHelp> view_keys);

}  // namespace sightlines
