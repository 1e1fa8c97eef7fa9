// What is chosen in hex Crossfire: a stack to move, or a man of the reserve to enter, and a cell for it to go to.
#pragma once

#include <optional>
#include <vector>

#include "board/direction.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/rules/targets.h"
#include "games/selection.h"

namespace sightlines::crossfire_hex {

class Selection : public SelectionOf<Rules> {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position is another one: nothing is chosen any more, and nothing refused.
    void moved();

    // Under the pointer: a cell, or no_cell; whose reserve, or -1.
    void hover(Cell cell, int reserve);

    // A cell was pressed; no_cell: beside the board. A finger cannot hover: its first tap on a target shows what would
    // happen, the second plays.
    void click(const Scene& scene, Cell cell) { press(scene, cell, false); }
    void tap(const Scene& scene, Cell cell) { press(scene, cell, true); }
    void click_reserve(const Scene& scene, int player);

    // The reserve of whoever acts; again: let go. Only while the game is played.
    void choose_reserve(const Scene& scene);
    void let_go();
    void cancel();  // let go; with nothing chosen, the cursor leaves the board

    // A refusal lights up the cell, or the reserve, that it is about.
    void propose(const Scene& scene, const Action& action);

    // The keyboard's own place on the board; no_cell: it is not in use.
    void show_cursor();
    void move_cursor(Direction direction);

    bool choosing() const { return chosen_ != no_cell || entering_; }
    Cell chosen() const { return chosen_; }
    bool entering() const { return entering_; }
    const std::vector<Target>& targets() const { return targets_; }  // of what is chosen
    Cell tapped() const { return tapped_; }
    Cell hovered() const { return hovered_; }
    int hovered_reserve() const { return hovered_reserve_; }
    Cell cursor() const { return cursor_; }
    Cell refused_cell() const { return refused_cell_; }
    bool refused_reserve() const { return refused_reserve_; }

    bool can_choose(const Scene& scene, Cell cell) const;
    bool is_target(Cell cell) const { return target_on(cell) != nullptr; }  // of what is chosen, allowed or not
    Cell looked_at() const;                               // by the pointer, else by a finger, else by the cursor
    Action onto(Cell cell) const;                         // with what is chosen; only while choosing
    std::optional<Action> considered() const;             // of what is looked at: allowed, or barred by ko alone
    std::vector<Target> reach(const Scene& scene) const;  // of what is chosen, or of the stack that is looked at

  private:
    void press(const Scene& scene, Cell cell, bool by_finger);
    void choose(const Scene& scene, Cell cell);
    void forget_refusal();
    const Target* target_on(Cell cell) const;

    Cell chosen_ = no_cell;
    bool entering_ = false;
    std::vector<Target> targets_;
    Cell tapped_ = no_cell;  // waits for a second tap, or is only looked at
    Cell hovered_ = no_cell;
    int hovered_reserve_ = -1;
    Cell cursor_ = no_cell;
    Cell refused_cell_ = no_cell;
    bool refused_reserve_ = false;
};

}  // namespace sightlines::crossfire_hex
