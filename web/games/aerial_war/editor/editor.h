// Position editor of the Aerial War Game: planes, turn and score.
#pragma once

#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/projection.h"
#include "games/aerial_war/text/codec.h"
#include "games/editor.h"

namespace sightlines::aerial_war {

class Editor final : public PlaceEditor<Rules, Square> {
  public:
    explicit Editor(const MatchOf<Rules>& match) : PlaceEditor(match, square_count, square_name) {}

    void draw_board(const Area& area) override;
    void draw_tools(float width) override;

  private:
    // Brushes: planes of the Germans (0 to 3), of the Allies (4 to 7), and the eraser.
    static constexpr int eraser = 8;

    Position emptied() const override;
    void changed() override;
    void tidy(Position& next) const override;  // makes phase and mover consistent with the planes
    void click(Square square) override;
    void turn_plane(int quarters);
    void remove(Square square);
    void take_keys();
    void draw_brushes(float width);
    void draw_plane_card();
    void draw_turn(float width);
    void draw_match(float width);

    Grid grid_;
};

}  // namespace sightlines::aerial_war
