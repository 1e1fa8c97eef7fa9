// The buttons in the corner of the board, which stay in their places: a press that is repeated never hits another one.
#pragma once

#include <cstdint>

#include "board/area.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Made for one frame. `covered`: height of what lies over the lower end of the board, in pixels.
class Corner {
  public:
    Corner(const Area& board, float covered, bool overview) : board_(board), covered_(covered), overview_(overview) {}

    Area end_turn() const;
    Area whole_table() const;

    enum class Pressed : std::int8_t { nothing, whole_table, end_turn };
    Pressed draw(ImDrawList& list, bool shows_part, bool may_end_turn) const;  // whether the board shows but a part

  private:
    const char* table_words() const;

    Area board_;
    float covered_;
    bool overview_;
};

}  // namespace sightlines::crossfire_squads
