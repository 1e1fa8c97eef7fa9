// The selection of the Aerial War Game: the end of a flight. Attacks, loops and crashes need only one click.
#pragma once

#include <optional>
#include <vector>

#include "base/direction.h"
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

    // The position has changed: clears the selection and finds all ends of the flight.
    void moved(const Scene& scene);

    // The pointer is over a square, or over none (no_square). The position of a mouse within the square selects the
    // facing; without it (a finger) the facing is chosen by default.
    void hover(Square square, const std::optional<Offset>& mouse);
    void leave() { hovered_ = no_square; }

    // A click on a square; no_square: outside the board. An enemy that can be attacked stands for the end from which
    // it is attacked best.
    void click(const Scene& scene, Square square);
    void cancel();

    // The plane whose turn it is has been dragged to a square: as if that had been chosen, because its facing may be
    // meant otherwise.
    void drop(const Scene& scene, Square square);
    void refuse_drag(const Scene& scene, Square square);  // of a plane whose turn it is not

    // A refusal highlights its causes.
    void propose(const Scene& scene, const Action& action);

    // These need a choice. Facings on its square: hover over one in the panel, click one (clicking the chosen one flies
    // there), set one, or go to the next legal one, clockwise (1) or counterclockwise (-1).
    void hover_facing(Facing facing) { hovered_end_ = Fly{choice_->to, facing}; }
    void click_facing(const Scene& scene, Facing facing);
    void face(const Scene& scene, Facing facing);
    void turn(int steps);
    void confirm(const Scene& scene) { propose(scene, Fly(*choice_)); }

    // The keyboard cursor; no_square: not in use. show_cursor puts it on the plane whose turn it is; move_cursor starts
    // from the chosen square if it is not in use.
    void show_cursor(const Scene& scene);
    void move_cursor(Direction direction);

    const std::vector<End>& ends() const { return ends_; }  // empty except in phase fly
    const std::optional<Fly>& choice() const { return choice_; }
    Square hovered() const { return hovered_; }
    Square cursor() const { return cursor_; }
    const std::vector<Square>& highlights() const { return highlights_; }

    bool can_end_on(Square square) const { return !facings_at(square).empty(); }
    const End* attack_on(Square square) const;
    std::vector<Facing> facings_at(Square square) const;  // of the ends there
    const End* shown_end() const;  // hovered, else chosen; nullptr if there is none or it is illegal

  private:
    void click_end(const Scene& scene, Square square);
    void choose(Square square, Facing facing);
    void clear_choice();
    const End* end_at(Square square, Facing facing) const;
    Facing default_facing(Square square) const;

    std::vector<End> ends_;
    std::optional<Fly> choice_;
    std::optional<Fly> hovered_end_;
    Square hovered_ = no_square;
    std::optional<Offset> mouse_;  // within the hovered square
    Square cursor_ = no_square;
    std::vector<Square> highlights_;
};

}  // namespace sightlines::aerial_war
