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

// What of the panel is unfolded.
struct PanelState {
    // With more ways a move is flown in single steps with all their settings, and every answer is offered; without them
    // moves are planned, and only the usual answers are offered.
    bool more_ways = true;
    bool details = false;
    bool guided = false;   // more ways fold again with the next question
    bool heights = false;  // what changes height and speed, in a guided game
    PanelTab tab = PanelTab::order;

    void open_next_tab() { tab = static_cast<PanelTab>((static_cast<int>(tab) + 1) % panel_tabs); }
};

// The aircraft that are looked at: the one that was pressed and the one under the pointer, each perhaps nobody.
struct Inspection {
    int plane = nobody;
    int hovered = nobody;

    bool is_on(int letter) const { return letter == plane || letter == hovered; }
    void toggle(int letter) { plane = plane == letter ? int{nobody} : letter; }
};

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

    const PanelState& panel() const { return panel_; }
    PanelState& panel() { return panel_; }
    void show_more_ways(const Scene& scene, bool on);
    // In a guided game what changes height and speed is folded until it is asked for, or used; not in a puzzle.
    // In a guided game Combat Values, and heights and speeds beside aircraft, are details.
    bool shows_values() const { return panel_.details || !panel_.guided; }
    bool shows_heights() const { return panel_.heights || !panel_.guided || !advises(); }

    // Planning a move. A hex or a nose that is chosen again is flown to; a neighbour at which no move ends is one step.
    bool planning() const { return !panel_.more_ways && !plan_.plans().empty(); }
    const PlanChoice& plan() const { return plan_; }
    PlanChoice& plan() { return plan_; }
    const std::optional<Flight>& flight() const { return flight_; }  // also one that has stopped
    void plan_hex(const Scene& scene, Hex hex);
    void plan_to(const Scene& scene, Hex hex);        // the same, but never flown
    void plan_nose(const Scene& scene, Facing face);  // none: the circle
    void plan_pitch(const Scene& scene, int pitch);
    void plan_via(const Scene& scene, const Via& via);
    void go(const Scene& scene);
    // What a hint says takes the place of the plan and of what was proposed; where no plan begins so, or the answer is
    // folded, more ways are shown.
    void follow_hint(const Scene& scene, const Action& hint);
    void let_hint_go();  // the plan is again what it was before
    bool follows_hint() const { return plan_before_hint_.has_value(); }

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
    void refuse_hex(const Scene& scene, Hex hex);     // that one step cannot reach
    void refuse_drag(const Scene& scene, int plane);  // another aircraft than the acting one was dragged

    const Inspection& inspection() const { return inspection_; }
    Inspection& inspection() { return inspection_; }
    void choose_plane(int plane);  // opens the aircraft's card; again: clears it

    // The next step in phases move and declare: what a change of it comes to is played, or refused.
    const StepChoice& steps() const { return steps_; }
    StepChoice& steps() { return steps_; }
    void take(const Scene& scene, const StepOutcome& outcome);

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

    int acting() const { return acting_; }  // as acting_plane
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

    StepChoice steps_;
    PlanChoice plan_;
    std::optional<PlanChoice> plan_before_hint_;
    std::vector<Action> hinted_;  // the plan that the hint became
    std::optional<Flight> flight_;
    PanelState panel_;
    Inspection inspection_;
    // Whether the plan is of this position, and made in a guided game: whoever comes back from more ways finds it
    // again.
    bool plan_is_current_ = false, planned_guided_ = false;
    bool looked_ahead_ = false;
    int acting_ = nobody;
    int asked_ = nobody;  // the last that was, and whether where to fly
    bool asked_to_fly_ = false;
    Tasks ranked_;
    std::optional<Hex> cursor_;
    std::vector<Hex> highlights_;
    std::optional<OnlyAnswer> only_answer_;
};

}  // namespace sightlines::dogfight
