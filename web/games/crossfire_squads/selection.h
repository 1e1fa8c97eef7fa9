// The selection of Crossfire with squads, and how clicks and keys change it.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/advice/shots.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/forecasts.h"
#include "games/crossfire_squads/orders.h"
#include "games/crossfire_squads/scene.h"
#include "games/selection.h"

namespace sightlines::crossfire_squads {

// What a click on the table hits.
struct Press {
    UnitId unit = no_unit;
    Point at;
    bool on_goal = false;  // on the goal that was chosen before, or else on the one that is proposed
};

class Selection : public SelectionOf<Rules> {
  public:
    // The position has changed. After a single action (`goes_on`) the chosen unit stays chosen if it can still act,
    // also through the enemy's reaction.
    void moved(const Scene& scene, bool goes_on);
    // The viewer has changed.
    void viewer_changed(const Scene& scene);
    // A guided game that starts on the table opens with its first unit chosen, and does not ask twice the same.
    void set_guided(bool on) { guided_ = on; }
    bool guided() const { return guided_; }

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

    // Why the last action stopped a walk, if that was the chosen unit's or none is chosen; and the legs that were left
    // of it.
    Onward::Why stopped() const {
        return choice_.unit == no_unit || choice_.unit == stopped_unit_ ? stopped_ : Onward::Why::none;
    }
    const std::vector<Leg>& legs_left() const { return legs_left_; }
    bool goes_on() const;                        // what is ordered is the rest of a walk that was stopped
    bool has_walked() const { return walked_; }  // the last action brought a walk to its goal

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
    bool ask_for_unit(bool wanted);       // an order without a unit: says so; `wanted` again
    void do_default(const Scene& scene);  // what the accent button says
    // A hint takes the place of what is suggested, where all that it says can be chosen; until it is let go.
    void follow_hint(const Scene& scene, const Action& hint);
    void let_hint_go(const Scene& scene);
    bool follows_hint() const { return hint_.has_value(); }
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
    void choose_tool(const Scene& scene, Tool tool);  // the current tool again: back to none
    void toggle_grouping() { choice_.grouping = !choice_.grouping; }
    bool can_gather() const { return choice_.goal && choice_.tool == Tool::orders && !choice_.partners.empty(); }
    // Whether the place that is chosen next is where the group gathers, or its goal.
    void toggle_gathering() { choice_.gathers = can_gather() && !choice_.gathers; }
    void toggle_director(const Scene& scene, UnitId commander);  // of a crossfire

    void aim_at(const Scene& scene, Point goal);  // sets the tool's place; `confirm` proposes it
    // The place that is being chosen: where a hidden unit appears to shoot, where a group gathers, the goal.
    std::optional<Point> placed(const Scene& scene) const;
    void place_at(const Scene& scene, Point place);
    void aim_at_unit(const Scene& scene, UnitId enemy);
    void aim_at_best(const Scene& scene);          // the best of shots(); for an observer, the first enemy it sees
    void aim_at_next(const Scene& scene, int by);  // the next or previous of them
    // Moves the goal by keys; starts from the unit, or from `middle` if it is not on the table.
    void nudge(const Scene& scene, Point by, Point middle);
    // The facing, or of what moves its turret: by sixteenths of a turn; from where it will stand.
    void turn(const Scene& scene, int steps);
    void face_to(const Scene& scene, Point place);
    bool turns_turret(const Scene& scene) const;  // of what is ordered to move
    void set_slant(const Scene& scene, Slant slant);
    void slide(const Scene& scene, int place);       // sets the slider; clamped
    void slide_to(const Scene& scene, Point place);  // to the point of the way that is nearest

    // A waypoint on the way: at the halt of a leg, moved to a place, taken away.
    std::size_t take_hold_of_waypoint(std::size_t leg);
    bool is_waypoint(std::size_t leg) const;
    void set_waypoint(const Scene& scene, std::size_t which, Point place);  // one past the last: another
    void take_waypoint(const Scene& scene, std::size_t which);

    // What suits the chosen unit, or a unit to be chosen; for the position, found when first asked for.
    const std::vector<AdvisedPlace>& places() const { return places_; }
    const AdvisedPlace* proposal() const;  // where nothing is chosen yet: the best place, if it is worth going there
    const Shot* proposed_shot(const Scene& scene) const;  // the best one, where no place is better
    UnitId aimed_at(const Scene& scene) const;            // the target, chosen or proposed
    UnitId refused_target() const { return refused_; }    // pressed last, though it cannot be shot at
    UnitId suggested_unit(const Scene& scene) const;
    bool is_last_shot(const Scene& scene, UnitId shooter) const;  // nothing else is worth doing: a miss costs nothing
    // Another one to choose, where the chosen one has nothing worth doing, or its shot is poor beside what that one
    // does.
    UnitId next_unit(const Scene& scene) const;
    RallyHelp rally_help() const { return rally_help_; }       // for the chosen unit
    const Better& better() const { return better_; }           // than the best shot of the chosen unit
    bool only_the_end_is_left(const Scene& scene) const;       // nobody has anything worth doing
    const std::vector<Shot>& shots() const { return shots_; }  // of the chosen unit, the best first
    bool can_choose_shooters() const { return !shots_.empty() && !shots_.front().partners.empty(); }

    const Choice& choice() const { return choice_; }
    const Hover& hovered() const { return hovered_; }
    bool points_at_enemy(const Scene& scene) const;
    const Forecasts& forecasts() const { return forecasts_; }
    const std::vector<UnitId>& lit_units() const { return lit_units_; }  // highlighted by a refusal
    PieceId lit_piece() const { return lit_piece_; }

    std::optional<Point> shown_goal() const { return choice_.goal ? choice_.goal : hovered_.goal; }
    bool is_picked(UnitId unit) const;
    bool turns_at_goal(const Scene& scene) const;  // the order places something that has a facing
    bool turns() const { return choice_.tool == Tool::turn || choice_.tool == Tool::turret; }
    std::vector<UnitId> offered(const Scene& scene) const;
    std::optional<Action> intended(const Scene& scene) const;  // what `confirm` would propose
    Verdict verdict(const Scene& scene) const;                 // of that action; accepted if there is none

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
    bool comes_out(const Scene& scene) const;  // the chosen unit is hidden, and may shoot at the mover
    Point* heading(const Scene& scene);        // what `turn` turns
    void update_slider(const Scene& scene);
    void begin_choice(const Scene& scene);
    void take_over_hint(const Scene& scene);
    void open_guided(const Scene& scene);
    void drop_shooters();
    void follow_walk(const Scene& scene);
    bool was_declined(const Scene& scene) const;
    void find_next(const Scene& scene);
    void stop_walking();
    bool walks_to(Point place) const;  // a walk under way ends there, or nearly
    void propose_answers(const Scene& scene);
    bool is_free() const;
    bool is_idle(const Scene& scene) const;
    void begin_reaction(const Scene& scene);  // at the place of the best shot
    void forecast(const Scene& scene);

    Choice choice_;
    Hover hovered_;
    Forecasts forecasts_;
    std::vector<UnitId> lit_units_;
    PieceId lit_piece_ = no_piece;
    UnitId acting_ = no_unit;  // of the active side: chosen last, and again after the enemy's reaction
    std::vector<AdvisedPlace> places_;
    std::vector<Shot> shots_;
    Better better_;
    RallyHelp rally_help_ = RallyHelp::none;
    mutable std::optional<UnitId> suggested_;
    std::optional<Action> hint_;
    mutable std::optional<bool> last_shot_;
    UnitId refused_ = no_unit;

    enum class Next : std::int8_t { nothing, leg, hold, place } next_ = Next::nothing;
    bool released_ = false;
    bool guided_ = false;
    std::optional<Going> going_;
    bool many_legs_ = false;  // of the walk under way
    Onward::Why stopped_ = Onward::Why::none;
    UnitId stopped_unit_ = no_unit;
    std::vector<Leg> legs_left_;
    struct Unfinished {
        UnitId unit = no_unit;
        Point goal;
        int turn = 0;
    };
    std::optional<Unfinished> unfinished_;  // the walk that was stopped last
    bool walked_ = false;
    std::optional<std::pair<int, int>> held_;  // turn and side
    int places_rest_ = nobody;                 // side
};

}  // namespace sightlines::crossfire_squads
