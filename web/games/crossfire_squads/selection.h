// What is chosen in Crossfire with squads, and how presses and keys change it.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/forecasts.h"
#include "games/crossfire_squads/orders.h"
#include "games/crossfire_squads/scene.h"
#include "games/selection.h"

namespace sightlines::crossfire_squads {

// What a press on the table meets.
struct Press {
    UnitId unit = no_unit;
    Point at;
    bool on_goal = false;  // what was chosen before is meant
};

class Selection : public SelectionOf<Rules> {
  public:
    // The position is another one. Whoever is at it goes on, while he can, if it came of a single action (`goes_on`).
    void moved(const Scene& scene, bool goes_on);
    // The viewer is another one.
    void viewer_changed(const Scene& scene);

    // The pointer has moved over the table; without a goal where none is to be shown.
    void point(const Scene& scene, const Pointed& pointed);
    void point_away(const Scene& scene);
    void point_at_listed(UnitId unit) { pointed_.unit = unit; }  // in a list beside the board: nothing is forecast

    void click(const Scene& scene, const Press& press);
    void cancel(const Scene& scene);  // the order first, then the unit
    void confirm(const Scene& scene);
    // A refusal lights up whom it is about.
    void propose(const Scene& scene, const Action& action);

    void choose(const Scene& scene, UnitId unit);            // no_unit, or one that cannot be chosen: lets go
    void choose_from_list(const Scene& scene, UnitId unit);  // of all units: only if it can be chosen
    void step(const Scene& scene, int by);                   // the next or previous that can be chosen
    void pick(const Scene& scene, UnitId unit);              // one of `offered`: names it, or leaves it out
    void choose_tool(const Scene& scene, Tool tool);         // the same again: none
    void toggle_grouping() { choice_.grouping = !choice_.grouping; }
    void toggle_director(const Scene& scene, UnitId commander);  // of a crossfire

    void aim_at(const Scene& scene, Point goal);  // a place for the tool: shown, and carried out by `confirm`
    void aim_at_unit(const Scene& scene, UnitId enemy);
    void aim_at_closest(const Scene& scene);  // that it could fire at, or high explosive at any
    // The goal, by keys; the first is beside the unit, or beside `middle` if it is not on the table.
    void nudge(const Scene& scene, Point by, Point middle);
    void turn(const Scene& scene, int steps);       // the facing meant, by sixteenths
    void face_to(const Scene& scene, Point place);  // from the goal
    void set_slant(const Scene& scene, Slant slant);
    void slide(const Scene& scene, int place);  // of the slider; within its ends

    const Choice& choice() const { return choice_; }
    const Pointed& pointed() const { return pointed_; }
    const Forecasts& forecasts() const { return forecasts_; }
    const std::vector<UnitId>& lit_units() const { return lit_units_; }  // by a refusal
    PieceId lit_piece() const { return lit_piece_; }

    std::optional<Point> shown_goal() const { return choice_.goal ? choice_.goal : pointed_.goal; }
    bool is_picked(UnitId unit) const;
    bool turns_at_goal(const Scene& scene) const;  // something with a facing is being put down
    std::vector<UnitId> offered(const Scene& scene) const;
    std::optional<Action> intended(const Scene& scene) const;  // what `confirm` would propose
    Verdict verdict(const Scene& scene) const;                 // of that; accepted when there is nothing

  private:
    void click_unit(const Scene& scene, UnitId unit);
    void click_ground(const Scene& scene, Point place);
    void let_go();
    void withdraw_aim();
    void forget_refusal();
    void toggle_partner(const Scene& scene, UnitId unit);
    void suggest_spot(const Scene& scene, UnitId unit);
    void look_at_way(const Scene& scene);
    void forecast(const Scene& scene);

    Choice choice_;
    Pointed pointed_;
    Forecasts forecasts_;
    std::vector<UnitId> lit_units_;
    PieceId lit_piece_ = no_piece;
};

}  // namespace sightlines::crossfire_squads
