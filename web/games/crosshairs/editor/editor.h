// Position editor of Crosshairs: planes, clouds, who acts.
#pragma once

#include "board/hex_board.h"
#include "board/look.h"
#include "games/crosshairs/text/codec.h"
#include "games/editor.h"

namespace sightlines::crosshairs {

class Editor final : public PlaceEditor<Rules, Cell> {
  public:
    explicit Editor(const MatchOf<Rules>& match) : PlaceEditor(match, cell_count, cell_name) {}

    void draw_board(const Area& area) override;
    void draw_tools(float width) override;

  private:
    // Brushes: a plane of player 0, 1, ..., a cloud, the eraser.
    static constexpr int cloud_brush = most_seats;
    static constexpr int eraser = most_seats + 1;

    Position emptied() const override;
    void changed() override;
    void tidy(Position& next) const override;  // makes `left` and the marks consistent with the planes
    void click(Cell cell) override;
    void change_plane(int turn, int climb);
    void mark_plane();
    void remove(Cell cell);
    void take_keys();
    void draw_pieces(ImDrawList& list) const;
    void draw_brushes(float width);
    void draw_plane_card(float width);
    void draw_turn(float width);
    void draw_players(float width);
    const Plane* chosen_plane() const;

    HexView view_;
    BoardLook look_;
};

}  // namespace sightlines::crosshairs
