// Position editor of the Aerial War Game: planes, turn and score.
#pragma once

#include <optional>
#include <string>

#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/projection.h"
#include "games/aerial_war/text/codec.h"
#include "games/editor.h"

namespace sightlines::aerial_war {

class Editor final : public EditorOf<Rules> {
  public:
    explicit Editor(const MatchOf<Rules>& match) : EditorOf(match) {}

    void draw_board(const Area& area) override;
    void draw_tools(float width) override;
    std::string state() const override;

  private:
    // Brushes: planes of the Germans (0 to 3), of the Allies (4 to 7), and the eraser.
    static constexpr int eraser = 8;

    Position emptied() const override;
    void changed() override;
    void change_normalized(Position next);  // makes phase and mover consistent with the planes
    void click(Square square);
    void turn_plane(int quarters);
    void remove(Square square);
    void take_keys();
    void draw_brushes(float width);
    void draw_plane_card();
    void draw_turn(float width);
    void draw_match(float width);

    Grid grid_;
    int brush_ = 0;
    Square chosen_ = no_square;
    Square hovered_ = no_square;
    Square cursor_ = no_square;
};

}  // namespace sightlines::aerial_war
