// Keys pressed in this frame.
#pragma once

#include <optional>

#include "base/direction.h"
#include "imgui.h"

namespace sightlines {

// While a sheet lies over a screen, the screen hears no keys.
void mute_keys(bool muted);
bool keys_are_muted();

bool key_pressed(ImGuiKey key);
bool key_repeated(ImGuiKey key);  // true again and again while the key is held down
inline bool enter_pressed() { return key_pressed(ImGuiKey_Enter) || key_pressed(ImGuiKey_Space); }

// The arrow keys as steps, -1 to 1: to the right and down.
struct ArrowSteps {
    int across = 0;
    int down = 0;
};
ArrowSteps arrow_steps();

std::optional<Direction> arrow_pressed();

}  // namespace sightlines
