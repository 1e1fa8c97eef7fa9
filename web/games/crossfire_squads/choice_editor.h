// Changes what has been chosen, and keeps the forecasts up with it. It proposes nothing.
#pragma once

#include <cstddef>
#include <vector>

#include "games/crossfire_squads/advice/answer_draft.h"

namespace sightlines::crossfire_squads {

class ChoiceEditor : public AnswerDraft {
  public:
    // Hover over the table; without a goal if none is to be previewed.
    void hover(const Scene& scene, const Hover& hovered);
    void clear_hover(const Scene& scene);
    void hover_listed(UnitId unit) { hovered_.unit = unit; }  // hover in a list of the panel: without forecasts

    void choose(const Scene& scene, UnitId unit);  // no_unit, or one that cannot be chosen: clears the selection
    void choose_from_list(const Scene& scene, UnitId unit);  // ignored if it cannot be chosen
    void step(const Scene& scene, int by);                   // the next or previous unit that can be chosen
    void step_place(const Scene& scene, int by);             // the next or previous suggested place
    void pick(const Scene& scene, UnitId unit);              // toggles one of `offered`
    void choose_piece(PieceId piece) { choice_.piece = piece; }
    void choose_edge(Edge edge) { choice_.edge = edge; }
    void choose_tool(const Scene& scene, Tool tool);  // the current tool again: back to none
    void toggle_grouping() { choice_.grouping = !choice_.grouping; }
    // Whether the place that is chosen next is where the group gathers, or its goal.
    void toggle_gathering() { choice_.gathers = can_gather() && !choice_.gathers; }

    void aim_at(const Scene& scene, Point goal);  // sets the tool's place; `confirm` proposes it
    void place_at(const Scene& scene, Point place);
    void aim_at_unit(const Scene& scene, UnitId enemy);
    void aim_at_best(const Scene& scene);          // the best of shots(); for an observer, the first enemy it sees
    void aim_at_next(const Scene& scene, int by);  // the next or previous of them
    // Moves the goal by keys; starts from the unit, or from `middle` if it is not on the table.
    void nudge(const Scene& scene, Point by, Point middle);
    // The facing, or of what moves its turret: by sixteenths of a turn; from where it will stand.
    void turn(const Scene& scene, int steps);
    void face_to(const Scene& scene, Point place);
    void set_slant(const Scene& scene, Slant slant);
    void slide(const Scene& scene, int place);       // sets the slider; clamped
    void slide_to(const Scene& scene, Point place);  // to the point of the way that is nearest

    // A waypoint on the way: at the halt of a leg, moved to a place, taken away.
    std::size_t take_hold_of_waypoint(std::size_t leg);
    void set_waypoint(const Scene& scene, std::size_t which, Point place);  // one past the last: another
    void take_waypoint(const Scene& scene, std::size_t which);

    const std::vector<UnitId>& lit_units() const { return lit_units_; }  // highlighted by a refusal
    PieceId lit_piece() const { return lit_piece_; }

  protected:
    void clear();
    void clear_aim();
    void clear_refusal();
    void toggle_partner(const Scene& scene, UnitId unit);
    void suggest_spot(const Scene& scene, UnitId unit);
    Point* heading(const Scene& scene);  // what `turn` turns
    void update_slider(const Scene& scene);
    void take_over_hint(const Scene& scene);
    bool proposes_hint(const Scene& scene) const;
    static bool goes_on_under_fire(const Walk& walk);
    void drop_shooters();
    void begin_reaction(const Scene& scene);  // at the place of the best shot
    void forecast(const Scene& scene);

    std::vector<UnitId> lit_units_;
    PieceId lit_piece_ = no_piece;
};

}  // namespace sightlines::crossfire_squads
