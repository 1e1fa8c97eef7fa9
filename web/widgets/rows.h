// Rows of a panel. Lengths are CSS pixels; colour 0 means the default. Rules are links into the rulebook of `game`.
#pragma once

#include <string>
#include <string_view>

#include "base/modifiers.h"
#include "board/area.h"
#include "imgui.h"

namespace sightlines::rows {

inline constexpr float narrow = 200;  // below this width a panel leaves words out

void title(const std::string& text);

// Label on the left, value on the right.
void fact(const std::string& what, const std::string& figure, float width, ImU32 ink = 0);

// Wrapped text, the rule at the right.
void sentence(std::string_view game, const std::string& text, std::string_view rule, float width, ImU32 ink = 0);

void modifier(std::string_view game, const std::string& value, std::string_view what, std::string_view rule,
              float width);
void modifiers(std::string_view game, const ModifierSum& sum, float width);

// A row for a player, with the test id "player:0", ...: one below the other, `high`, or in two columns, `low`, on
// narrow screens. It is marked if that player acts. Returns its place, to draw into; it is ImGui's last item.
Area player(int which, bool acts, float width, float low, float high);

}  // namespace sightlines::rows
