// Position editor of Crossfire with squads. editor.cpp: taps and changes; board.cpp: drawing; input.cpp: pointer
// and keys; tools.cpp and the other tools: the panel.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/editor/draft.h"
#include "games/editor.h"

namespace sightlines::crossfire_squads {

class Editor final : public BoardEditor {
  public:
    explicit Editor(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_tools(float width) override;
    Json record() const override;
    bool restore(const Json& record) override;
    std::size_t changes() const override { return changes_; }
    bool can_undo() const override { return now_ > 0; }
    bool can_redo() const override { return now_ + 1 < drafts_.size(); }
    void undo() override { go_to(now_ - 1); }
    void redo() override { go_to(now_ + 1); }
    void clear() override;
    void restart() override;
    std::string state() const override;

  private:
    // What a tap on the table does.
    enum class Brush : std::int8_t { choose, ground, unit };
    // What is being dragged.
    enum class DragTarget : std::int8_t { nothing, map, unit, facing, piece, corner, edge, new_piece };

    const Draft& draft() const { return drafts_[now_]; }
    const Position& shown() const { return dragged_ ? *dragged_ : draft().at; }
    void change(Draft next);
    void change_to(Position next);
    void go_to(std::size_t draft);
    void drop_stale_selection();

    // editor.cpp: taps
    void select_brush(Brush brush);
    void choose(UnitId unit);
    void choose(PieceId piece);
    void deselect();
    void click(ImVec2 screen);
    void put_unit(Point point);
    void add_corner(Point point);
    void finish_outline();
    void put_piece(Ground ground, const Corners& corners);
    void remove_chosen();
    void nudge(Point by);
    void turn(int steps);
    void step_choice(int by);

    // board.cpp
    void draw_table(ImDrawList& list) const;
    void draw_invalid_outlines(ImDrawList& list) const;
    void draw_chosen(ImDrawList& list) const;
    void draw_outline(ImDrawList& list) const;
    void add_test_ids() const;

    // input.cpp
    void take_pointer(const Area& area);
    void take_keys();
    DragTarget drag_target_at(ImVec2 screen);
    void begin_drag(ImVec2 screen);
    void drag(ImVec2 screen);
    void end_drag();
    void tap(ImVec2 screen);

    // tools.cpp
    void draw_brushes(float width);
    void draw_grounds(float width);
    void draw_kinds(float width);

    // unit_tools.cpp
    void draw_unit(float width);
    void draw_make(float width);
    void draw_place(float width);
    void draw_state(float width);

    // piece_tools.cpp
    void draw_piece(float width);
    void draw_obstacle(float width);
    void draw_corners(float width);

    // game_tools.cpp
    void draw_game(float width);
    void draw_course(float width);
    void draw_generator(float width);
    void draw_roster(int side, float width);

    template <class Change>
    void change_unit(Change edit);
    template <class Change>
    void change_piece(Change edit);

    Rules rules_;  // of the match that the editor was opened with
    std::vector<Draft> drafts_;
    std::size_t now_ = 0;
    std::size_t changes_ = 0;

    Camera camera_;
    Brush brush_ = Brush::choose;
    Ground ground_ = Ground::woods;
    int side_ = 0;
    Kind kind_ = Kind::rifle;
    UnitId unit_ = no_unit;  // chosen; at most one of unit_ and piece_ is
    PieceId piece_ = no_piece;
    int corner_ = -1;                  // of the chosen piece
    Corners outline_;                  // of a piece being drawn
    std::optional<Point> cursor_;      // keyboard cursor
    std::optional<Position> dragged_;  // the position during a drag
    DragTarget drag_target_ = DragTarget::nothing;
    Point drag_start_;
    bool dragging_ = false;
};

}  // namespace sightlines::crossfire_squads
