// The selection of Crosshairs: a plane with a manoeuvre, or a starting hex with a facing and a height.
#pragma once

#include <optional>
#include <vector>

#include "base/direction.h"
#include "games/crosshairs/rules/choice.h"
#include "games/crosshairs/rules/rules.h"
#include "games/selection.h"

namespace sightlines::crosshairs {

class Selection : public SelectionOf<Rules> {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position has changed: clears the selection, except that a diving plane is selected.
    void moved(const Scene& scene);

    // What is under the pointer: a hex or no_cell; an action on the board or in the panel.
    void hover(Cell cell) { hovered_ = cell; }
    void hover_action(const std::optional<Action>& action) { hovered_action_ = action; }

    // A click on a hex; no_cell: outside the board.
    void click(const Scene& scene, Cell cell);
    void cancel(const Scene& scene);

    // A plane dragged: picked up, held over a hex (the flight that ends there is planned), and dropped on a hex, where
    // the flight stays planned, because nobody has chosen how it turns; no_cell cancels.
    void pick_up(const Scene& scene, Cell plane);
    void hold_over(const Scene& scene, Cell cell) { plan_to(scene, cell); }
    void drop(const Scene& scene, Cell cell);
    void refuse_drag(const Scene& scene, Cell plane);  // of a plane that cannot be chosen

    // Plans what is pressed in the panel. A press on the board plays what is planned already. What is not allowed is
    // refused, and the plan stays. These need a choice.
    void plan(const Scene& scene, const Choice& choice);
    void press(const Scene& scene, const Choice& choice);

    // A refusal highlights its causes.
    void propose(const Scene& scene, const Action& action);
    void confirm(const Scene& scene) { propose(scene, planned(scene)); }

    // With a plane chosen: the next manoeuvre of the list, the rotation (1: clockwise). With an entry: height and
    // facing.
    void turn(int steps);
    void next_manoeuvre(const Scene& scene, int steps);
    void set_manoeuvre(Manoeuvre kind) { choice_->manoeuvre = kind; }

    // The keyboard cursor; no_cell: not in use.
    void show_cursor();
    void move_cursor(Direction direction);
    void move_cursor_to_target(const Scene& scene);  // a plane that can be shot
    void look_at(Cell cell);                         // moves the cursor there if it is in use

    const std::optional<Choice>& choice() const { return choice_; }
    const std::optional<Action>& hovered_action() const { return hovered_action_; }
    Cell hovered() const { return hovered_; }
    Cell cursor() const { return cursor_; }
    const std::vector<Cell>& highlights() const { return highlights_; }
    Cell refused_cell() const { return refused_cell_; }

    bool can_choose(const Scene& scene, Cell cell) const;
    Action planned(const Scene& scene) const;                  // the chosen action, legal or not; only with a choice
    std::optional<Action> intended(const Scene& scene) const;  // hovered, else chosen; only if legal
    bool is_intended(const Scene& scene, const Action& action) const;  // as `intended`, legal or not

  private:
    void choose(const Scene& scene, Cell cell);
    void clear_choice(const Scene& scene);
    bool plan_to(const Scene& scene, Cell cell);        // a flight of the chosen plane that ends there, if there is one
    void refuse_flight(const Scene& scene, Cell cell);  // of the chosen plane
    void clear_refusal();

    std::optional<Choice> choice_;
    std::optional<Action> hovered_action_;
    Cell hovered_ = no_cell;
    Cell cursor_ = no_cell;
    std::vector<Cell> highlights_;
    Cell refused_cell_ = no_cell;
};

}  // namespace sightlines::crosshairs
