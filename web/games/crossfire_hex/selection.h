// The selection of hex Crossfire: a stack to move or a man of the reserve to enter, and its destination.
#pragma once

#include <optional>
#include <vector>

#include "base/direction.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/rules/targets.h"
#include "games/selection.h"

namespace sightlines::crossfire_hex {

class Selection : public SelectionOf<Rules> {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position has changed: clears the selection and the refusal.
    void moved();

    // What is under the pointer: a cell or no_cell; a player's reserve or -1.
    void hover(Cell cell, int reserve);

    // A click or tap on a cell; no_cell: outside the board. As neither finger nor pen hovers, the first tap on a target
    // previews the action and the second plays it.
    void click(const Scene& scene, Cell cell) { press(scene, cell, false); }
    void tap(const Scene& scene, Cell cell) { press(scene, cell, true); }

    // A stack, or with no_cell the own reserve, is dragged: picked up, and dropped on a cell, as if that had been
    // tapped once; no_cell cancels.
    void pick_up(const Scene& scene, Cell stack);
    void drop(const Scene& scene, Cell cell);
    void refuse_drag(const Scene& scene, Cell stack);  // of a stack that is not one's own

    void click_reserve(const Scene& scene, int player);

    // Toggles the selection of the reserve of the player to act. Not when the game is over.
    void choose_reserve(const Scene& scene);
    void clear();
    void cancel();  // clears the selection; if there is none, hides the cursor

    // A refusal highlights the cell or the reserve that it is about.
    void propose(const Scene& scene, const Action& action);

    // The keyboard cursor; no_cell: not in use.
    void show_cursor();
    void move_cursor(Direction direction);

    bool choosing() const { return chosen_ != no_cell || entering_; }
    Cell chosen() const { return chosen_; }
    bool entering() const { return entering_; }
    const std::vector<Target>& targets() const { return targets_; }  // of the selection
    Cell tapped() const { return tapped_; }
    Cell hovered() const { return hovered_; }
    int hovered_reserve() const { return hovered_reserve_; }
    Cell cursor() const { return cursor_; }
    Cell refused_cell() const { return refused_cell_; }
    bool refused_reserve() const { return refused_reserve_; }

    bool can_choose(const Scene& scene, Cell cell) const;
    bool is_target(Cell cell) const { return target_on(cell) != nullptr; }  // of the selection, legal or not
    Cell focused() const;                     // hovered, else tapped, else under the cursor
    Action action_to(Cell cell) const;        // with the selection; only while choosing()
    std::optional<Action> previewed() const;  // the action for focused(), if it is legal or barred only by ko
    std::vector<Target> reach(const Scene& scene) const;  // targets of the selection, or of the stack at focused()

  private:
    void press(const Scene& scene, Cell cell, bool by_finger);
    void choose(const Scene& scene, Cell cell);
    void clear_refusal();
    const Target* target_on(Cell cell) const;

    Cell chosen_ = no_cell;
    bool entering_ = false;
    std::vector<Target> targets_;
    Cell tapped_ = no_cell;  // awaits a second tap, or is only inspected
    Cell hovered_ = no_cell;
    int hovered_reserve_ = -1;
    Cell cursor_ = no_cell;
    Cell refused_cell_ = no_cell;
    bool refused_reserve_ = false;
};

}  // namespace sightlines::crossfire_hex
