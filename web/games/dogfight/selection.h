// The selection of Dogfight!: the mover's step, answers to questions, an aircraft to inspect.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/direction.h"
#include "games/dogfight/advice/advice.h"
#include "games/dogfight/plan_choice.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/step_choice.h"
#include "games/dogfight/text/sentences.h"
#include "games/selection.h"

namespace sightlines::dogfight {

// The tabs of the panel: order of movement, CVs, events of the turn, aircraft.
enum class PanelTab : std::int8_t { order, ledger, turn, aircraft };
inline constexpr int panel_tabs = 4;

class Selection : public SelectionOf<Rules> {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position has changed: clears the step, the plan and the ranked tasks. The inspected aircraft stays.
    void moved(const Scene& scene);

    // Plans the move or offers its steps, if that has not been done in this position: it takes time, and is of use only
    // where somebody decides.
    void look_ahead(const Scene& scene);

    // Something was played here: goes on with the plan that is flown; answers a question that has only one answer, and
    // in a guided game those whose answer a beginner need not know.
    // Whether it does either. `only_side`: as in guided_answer.
    bool played(const Scene& scene, bool only_side = false);

    // With more ways, which is how a selection begins, a move is flown in single steps with all their settings, and
    // every answer is offered; without them moves are planned, and only the usual answers are offered.
    void show_more_ways(const Scene& scene, bool on);
    void show_details(bool on) { details_ = on; }
    void set_guided(bool on) {  // then they fold again with the next question
        plan_is_current_ &= on == guided_;
        guided_ = on;
    }
    bool more_ways() const { return more_ways_; }
    bool details() const { return details_; }
    bool guided() const { return guided_; }
    // In a guided game what changes height and speed is folded until it is asked for, or used; not in a puzzle.
    void show_heights() { heights_ = true; }
    bool shows_heights() const { return heights_ || !guided_ || !advises(); }

    // Planning a move. A hex or a nose that is chosen again is flown to; a neighbour at which no move ends is one step.
    bool planning() const { return !more_ways_ && !plan_.plans().empty(); }
    const PlanChoice& plan() const { return plan_; }
    const std::optional<Flight>& flight() const { return flight_; }  // also one that has stopped
    void plan_hex(const Scene& scene, Hex hex);
    void plan_to(const Scene& scene, Hex hex);                                    // the same, but never flown
    void plan_nose(const Scene& scene, Facing face);                              // none: the circle
    void mark_hex(const Scene& scene, Hex hex) { plan_.choose_hex(scene, hex); }  // only plans there, as the next
    void mark_nose(Facing face);
    void plan_pitch(const Scene& scene, int pitch);
    void plan_next_hex(const Scene& scene, int by) { plan_.next_hex(scene, by); }
    void plan_turn(int by) { plan_.turn(by); }
    void plan_otherwise(const Plan& plan) { plan_.choose(plan); }  // to the same place
    // What a hint says takes the place of the plan and of what was proposed; where no plan begins so, or the answer is
    // folded, more ways are shown.
    void follow_hint(const Scene& scene, const Action& hint);
    void let_hint_go();  // the plan is again what it was before
    bool follows_hint() const { return plan_before_hint_.has_value(); }
    void plan_throttle(int use) { plan_.set_throttle(use); }
    void plan_via(const Scene& scene, const Via& via);
    void plan_as_proposed(const Scene& scene) { plan_.choose_proposed(scene); }
    void shorten_plan(const Scene& scene, std::size_t steps) { plan_.shorten(scene, steps); }
    void drop_step(const Scene& scene);  // the last of the plan
    void go(const Scene& scene);

    // What is under the pointer: an aircraft or nobody; a step on the board or in the panel.
    void hover(int plane) { hovered_ = plane; }
    void hover_step(const std::optional<Step>& step) { steps_.hover(step); }

    // A click on the board: on a step target, an aircraft, a hex, or outside of these. The second click on a target
    // flies the step.
    void click_target(const Scene& scene, const StepTarget& target);
    void click_plane(const Scene& scene, int plane);
    void click_hex(const Scene& scene, Hex hex);
    void click_outside();
    void click_height_bar(const Scene& scene);  // beside its height marks

    // The acting aircraft is dragged there: chosen as by a click and flown by the next, because nobody has seen yet how
    // it would fly. A place where it may not go is refused.
    void drop_on_target(const Scene& scene, const StepTarget& target);
    void drop_on_plane(const Scene& scene, int plane);
    void drop_on_hex(const Scene& scene, Hex hex);
    void cancel();
    void tell_of(const Scene& scene, int plane);  // what it is

    // A refusal highlights its causes.
    void propose(const Scene& scene, const Action& action);
    // Of a step that is impossible with the chosen aerobatics, even if it is legal without.
    void refuse_step(const Scene& scene, const Step& step);
    void refuse_hex(const Scene& scene, Hex hex);     // that one step cannot reach
    void refuse_drag(const Scene& scene, int plane);  // another aircraft than the acting one was dragged

    // choose_plane opens the aircraft's card; again: clears it. mark_plane does not open the card.
    void choose_plane(int plane);
    void toggle_plane(int plane);
    void clear_plane() { plane_ = nobody; }

    void open(PanelTab tab) { tab_ = tab; }
    void open_next_tab();

    // Phases move and declare.
    void choose_step(const Scene& scene, const Step& step);
    void take_direction(const Scene& scene, const Step& direction);  // pressed: chosen, then flown; or refused
    void next_direction(const Scene& scene, int by);                 // among the legal steps, in the order of the panel
    void turn(const Scene& scene, int by);          // clockwise around the targets on the board; the middle comes last
    void change_pitch(const Scene& scene, int by);  // of the chosen step, past what is illegal; only with one
    void set_pitch(const Scene& scene, int pitch);  // -3 to 3, for any step
    void set_fine(const Scene& scene, int fine);    // 0 to 2
    void raise_stay(const Scene& scene, int by);    // or the target number; cycles through those offered
    void set_points(const Scene& scene, int points);  // Aerobatic Points for the next step
    void fly(const Scene& scene);                     // the chosen step, with the points
    void fly(const Scene& scene, const Step& step);   // what is chosen stays so if that is refused
    void fly_default(const Scene& scene);             // the chosen step, else straight on, or hold
    void hold(const Scene& scene);

    // Other questions. In phase prefer each answer ranks the next task; the last one is played.
    std::vector<Answer> answers(const Scene& scene) const;
    void give(const Scene& scene, const Answer& answer);
    bool give_named(const Scene& scene, std::string_view id);  // false: no such answer; also for the next two
    bool give_numbered(const Scene& scene, int place);         // index in the list, from 0
    bool give_default(const Scene& scene);
    void reset_ranking() { ranked_.clear(); }

    // The keyboard cursor.
    void show_cursor(const Scene& scene);
    void move_cursor(const Scene& scene, int across, int down);

    const StepChoice& steps() const { return steps_; }
    int plane() const { return plane_; }
    int hovered() const { return hovered_; }
    bool is_inspected(int plane) const { return plane == plane_ || plane == hovered_; }
    int acting() const { return acting_; }  // as acting_plane
    PanelTab tab() const { return tab_; }
    const Tasks& ranked() const { return ranked_; }
    const std::optional<Hex>& cursor() const { return cursor_; }
    std::span<const Hex> highlights() const { return highlights_; }
    const std::optional<OnlyAnswer>& only_answer() const { return only_answer_; }  // the newest

  private:
    void clear_selection();
    void reckon(const Scene& scene);
    bool choose_hex(const Scene& scene, Hex hex);
    bool go_on(const Scene& scene);
    int plane_in(const Scene& scene, Hex hex) const;
    void declare_on(const Scene& scene, int plane);
    void refuse_mover(const Scene& scene, Verdict judged);
    void tell_if_lost(const Scene& scene, const std::optional<Step>& before);

    StepChoice steps_;
    PlanChoice plan_;
    std::optional<PlanChoice> plan_before_hint_;
    std::vector<Action> hinted_;  // the plan that the hint became
    std::optional<Flight> flight_;
    bool more_ways_ = true, details_ = false, guided_ = false, heights_ = false;
    bool plan_is_current_ = false;  // of this position, so that whoever comes back from more ways finds it again
    bool looked_ahead_ = false;
    int acting_ = nobody;
    int asked_ = nobody;  // the last that was, and whether where to fly
    bool asked_to_fly_ = false;
    int plane_ = nobody;
    int hovered_ = nobody;
    PanelTab tab_ = PanelTab::order;
    Tasks ranked_;
    std::optional<Hex> cursor_;
    std::vector<Hex> highlights_;
    std::optional<OnlyAnswer> only_answer_;
};

}  // namespace sightlines::dogfight
