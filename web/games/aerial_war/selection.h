// What is chosen in the Aerial War Game: the end of a flight. Attacks, loops and crashes are ordered by one press.
#pragma once

#include <optional>
#include <vector>

#include "board/direction.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"
#include "games/selection.h"

namespace sightlines::aerial_war {

// An end of a flight, and the attack that it would allow.
struct End {
    FlightEnd flight;
    std::optional<AttackForecast> attack;
};

// From the middle of a square, in squares.
struct Offset {
    float east = 0;
    float north = 0;
};

class Selection : public SelectionOf<Rules> {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position is another one: nothing is chosen any more, and all ends of its flight are found.
    void moved(const Scene& scene);

    // The pointer is on a square, or on no_square beside the board, or elsewhere. Where a mouse is in a square says
    // which way the plane shall face there; a finger cannot say.
    void hover(Square square, const std::optional<Offset>& mouse);
    void leave() { hovered_ = no_square; }

    // A square was pressed; no_square: beside the board.
    void click(const Scene& scene, Square square);
    void cancel();

    // A refusal lights up where its reason lies.
    void propose(const Scene& scene, const Action& action);

    // Only with a choice: another facing on its square, pointed at (beside the board), pressed (the chosen one: to fly
    // there) or asked for; the next of those that are allowed, clockwise (1) or not (-1).
    void point(Facing facing) { pointed_ = Fly{choice_->to, facing}; }
    void click_facing(const Scene& scene, Facing facing);
    void face(const Scene& scene, Facing facing);
    void turn(int steps);
    void confirm(const Scene& scene) { propose(scene, Fly(*choice_)); }

    // The keyboard's own place on the board; no_square: it is not in use. It is put on the plane whose turn it is, and
    // moves from the chosen square where it is not in use.
    void show_cursor(const Scene& scene);
    void move_cursor(Direction direction);

    const std::vector<End>& ends() const { return ends_; }  // none but in phase fly
    const std::optional<Fly>& choice() const { return choice_; }
    Square hovered() const { return hovered_; }
    Square cursor() const { return cursor_; }
    const std::vector<Square>& highlights() const { return highlights_; }

    bool can_end_on(Square square) const { return !facings_at(square).empty(); }
    std::vector<Facing> facings_at(Square square) const;  // of the ends there
    const End* shown_end() const;                         // pointed at, else chosen; nullptr: none that is allowed

  private:
    void click_end(const Scene& scene, Square square);
    void choose(Square square, Facing facing);
    void unchoose();
    const End* end_at(Square square, Facing facing) const;
    Facing facing_meant(Square square) const;

    std::vector<End> ends_;
    std::optional<Fly> choice_;
    std::optional<Fly> pointed_;
    Square hovered_ = no_square;
    std::optional<Offset> mouse_;  // in the square under the pointer
    Square cursor_ = no_square;
    std::vector<Square> highlights_;
};

}  // namespace sightlines::aerial_war
