// A saved game on the home page: its board, who plays, when and how it went on last; a button to forget it.
#pragma once

#include <string>

#include "imgui.h"
#include "screens/saved_game_entries.h"

namespace sightlines {

constexpr float tile_height = 112;  // CSS pixels

enum class TilePressed { nothing, resume, forget };

// Draws the tile at ImGui's cursor, which stays there. Test ids: `test_id`, "forget".
TilePressed draw_tile(const SavedGameEntry& game, const std::string& test_id, float width);

// Fetches the game's code when the pointer is over this place.
void fetch_when_hovered(const GamePage& page, ImVec2 min, ImVec2 max);

}  // namespace sightlines
