// A position of the Aerial War Game put together by hand: planes, whose turn it is, how the match stands.
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
    // What a click puts down: a plane of the Germans (0 to 3) or the Allies (4 to 7), or nothing at all.
    static constexpr int eraser = 8;

    Position emptied() const override;
    void changed() override;
    void change_tidied(Position next);  // the phase and the mover are kept possible, so that nobody has to
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
