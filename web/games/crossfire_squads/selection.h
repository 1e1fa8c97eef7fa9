// The selection of Crossfire with squads, and how clicks and keys change it.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/crossfire_squads/advice/answer_draft.h"
#include "games/crossfire_squads/advice/default_answer.h"
#include "games/crossfire_squads/offers/declining.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/selection.h"

namespace sightlines::crossfire_squads {

// What a click on the table hits.
struct Press {
    UnitId unit = no_unit;
    Point at;
    bool on_goal = false;  // on the goal that was chosen before, or else on the one that is proposed
};

class Selection : public SelectionOf<Rules>, public AnswerDraft {
  public:
    using AnswerDraft::advises, AnswerDraft::let_advise;

    // The position has changed. After a single action (`goes_on`) the chosen unit stays chosen if it can still act,
    // also through the enemy's reaction.
    void moved(const Scene& scene, bool goes_on);
    // The viewer has changed.
    void viewer_changed(const Scene& scene);
    // A guided game that starts on the table opens with its first unit chosen, and does not ask twice the same.
    void set_guided(bool on) { guided_ = on; }

    // What goes on by itself: the next leg of a walk, the fire that is held for a turn, the placing of the rest.
    // `moved` finds it, `played` releases it, `go_on` proposes it.
    void played() { released_ = next_ != Next::nothing; }
    bool is_released() const { return released_; }
    void go_on(const Scene& scene);
    void hold_for_the_turn(const Scene& scene);
    void hold_no_longer() { held_.reset(); }
    bool holds_turn(const Position& seen) const { return held_ && held_->first == seen.turn; }
    int held_side() const { return held_ ? held_->second : nobody; }
    void place_rest(const Scene& scene);

    // Hover over the table; without a goal if none is to be previewed.
    void hover(const Scene& scene, const Hover& hovered);
    void clear_hover(const Scene& scene);
    void hover_listed(UnitId unit) { hovered_.unit = unit; }  // hover in a list of the panel: without forecasts

    void click(const Scene& scene, const Press& press);
    // A unit is dragged: taken up, and let go of over the table. On the ground it is ordered there, or the refusal is
    // told and the order dropped; on an enemy it aims at it; elsewhere nothing is ordered.
    bool can_drag(const Scene& scene, UnitId unit) const;
    void take_up(const Scene& scene, UnitId unit);
    void put_down(const Scene& scene, const Press& press);
    void cancel(const Scene& scene);  // drops the order first, then the unit
    void confirm(const Scene& scene);
    bool is_on_enemy(const Scene& scene, const Press& press) const;
    bool ask_for_unit(bool wanted);                              // an order without a unit: says so; `wanted` again
    void do_default(const Scene& scene);                         // what the accent button says
    void give(const Scene& scene, const DefaultAnswer& answer);  // which is that of this scene
    void give(const Scene& scene, const Declining& answer);
    // What the button and the key of a task of the chosen unit do: order it, or take up its tool.
    void begin(const Scene& scene, Task task);
    // A hint takes the place of what is suggested, where all that it says can be chosen; until it is let go.
    void follow_hint(const Scene& scene, const Action& hint);
    void let_hint_go(const Scene& scene);
    void walk_to(const Scene& scene, const AdvisedPlace& place);
    void shoot_at(const Scene& scene, UnitId enemy);  // at once, with all who can join
    void shoot(const Scene& scene);                   // the best of shots(); an observer only aims
    void shoot_best(const Scene& scene);              // in a reaction: the best shot of a single unit
    // A refusal highlights its causes.
    void propose(const Scene& scene, const Action& action);

    void choose(const Scene& scene, UnitId unit);  // no_unit, or one that cannot be chosen: clears the selection
    void choose_from_list(const Scene& scene, UnitId unit);  // ignored if it cannot be chosen
    void step(const Scene& scene, int by);                   // the next or previous unit that can be chosen
    void step_place(const Scene& scene, int by);             // the next or previous sensible place
    void pick(const Scene& scene, UnitId unit);              // toggles one of `offered`
    void choose_piece(PieceId piece) { choice_.piece = piece; }
    void choose_edge(Edge edge) { choice_.edge = edge; }
    void choose_tool(const Scene& scene, Tool tool);  // the current tool again: back to none
    void toggle_grouping() { choice_.grouping = !choice_.grouping; }
    // Whether the place that is chosen next is where the group gathers, or its goal.
    void toggle_gathering() { choice_.gathers = can_gather() && !choice_.gathers; }
    void toggle_director(const Scene& scene, UnitId commander);  // of a crossfire

    void aim_at(const Scene& scene, Point goal);  // sets the tool's place; `confirm` proposes it
    void place_at(const Scene& scene, Point place);
    void order_to(const Scene& scene, Point place);  // the place becomes that of what is ordered
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

  private:
    void click_unit(const Scene& scene, UnitId unit);
    void join_or_choose(const Scene& scene, UnitId unit);
    void choose_shooter(const Scene& scene, UnitId unit);
    void click_ground(const Scene& scene, Point place);
    bool give_way(const Scene& scene);
    void aim_with_best(const Scene& scene, UnitId enemy);  // nobody is chosen yet
    void clear();
    void clear_aim();
    void clear_refusal();
    void toggle_partner(const Scene& scene, UnitId unit);
    void suggest_spot(const Scene& scene, UnitId unit);
    Point* heading(const Scene& scene);  // what `turn` turns
    void update_slider(const Scene& scene);
    void begin_choice(const Scene& scene);
    void take_over_hint(const Scene& scene);
    bool proposes_hint(const Scene& scene) const;
    void open_guided(const Scene& scene);
    void drop_shooters();
    void follow_walk(const Scene& scene);
    bool was_declined(const Scene& scene) const;
    void find_next(const Scene& scene);
    void stop_walking();
    bool walks_to(Point place) const;  // a walk under way ends there, or nearly
    void propose_answers(const Scene& scene);
    void begin_reaction(const Scene& scene);  // at the place of the best shot
    void forecast(const Scene& scene);

    std::vector<UnitId> lit_units_;
    PieceId lit_piece_ = no_piece;
    UnitId acting_ = no_unit;  // of the active side: chosen last, and again after the enemy's reaction

    enum class Next : std::int8_t { nothing, leg, hold, place } next_ = Next::nothing;
    bool released_ = false;
    std::optional<Going> going_;
    bool many_legs_ = false;                   // of the walk under way
    std::optional<std::pair<int, int>> held_;  // turn and side
    int places_rest_ = nobody;                 // side
};

}  // namespace sightlines::crossfire_squads
