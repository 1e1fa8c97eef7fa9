// Position editor of hex Crossfire: men, reserves, who acts. Earlier positions (for ko) are dropped.
#pragma once

#include <string>

#include "games/crossfire_hex/art/tray.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/editor.h"

namespace sightlines::crossfire_hex {

class Editor final : public PlaceEditor<Rules, Cell> {
  public:
    explicit Editor(const MatchOf<Rules>& match) : PlaceEditor(match, cell_count, cell_name) {}

    void draw_board(const Area& area) override;
    void draw_tools(float width) override;
    std::string state() const override;

  private:
    static constexpr int eraser = 2;  // brushes 0 and 1 place a man of that player

    Position emptied() const override { return {}; }
    void changed() override { full_ = no_cell; }
    void tidy(Position& next) const override;
    void click(Cell cell) override;
    void put(Cell cell);
    void take_off(Cell cell);
    void take_keys();
    void draw_brushes();
    void draw_players();

    Tray tray_;
    Cell full_ = no_cell;  // a full cell on which another man was to be placed
};

}  // namespace sightlines::crossfire_hex
