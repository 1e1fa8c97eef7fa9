// Rows of a panel. Lengths are CSS pixels; colour 0 means the default. Rules are links into the rulebook of `game`.
#pragma once

#include <functional>
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

// The rows of the players, with the test ids "player:0", ...: one below the other, `high`, or in two columns, `low`,
// on narrow screens. The one of `acting` is marked. `draw` draws into a row, which is ImGui's last item.
void players(int count, int acting, float width, float low, float high,
             const std::function<void(int player, const Area& row)>& draw);

}  // namespace sightlines::rows
