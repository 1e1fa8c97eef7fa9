// The input of a decision: the position as the viewer may see it (CS-BAD-03), and what it is called.
#pragma once

#include <string>

#include "engine/wording.h"
#include "games/crossfire_squads/advice/situation.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"
#include "games/crossfire_squads/viewer.h"

namespace sightlines::crossfire_squads {

// Actions are checked on the true position. A Move or Retreat is planned on it, so its verdict can depend on what is
// hidden from the viewer along the path, such as a minefield. Keeps references to game and viewer.
class Scene : public Situation {
  public:
    Scene(const Viewer::Truth& truth, const Viewer& viewer)
        : Situation(truth.rules, viewer.seen(), viewer.decider()),
          truth_(truth),
          viewer_(viewer),
          units_(truth.rules.options(), truth.history.start()) {}

    int viewer() const { return viewer_.side(); }
    bool covered() const { return viewer_.covered(); }
    bool decides() const { return decider() != nobody && !covered(); }  // somebody who may see the table

    Verdict check(const Action& action) const { return truth_.check(action); }
    // Whether the side has done something in its turn.
    bool has_acted() const {
        const std::size_t now = truth_.history.cursor();
        return now > 0 && truth_.history.at(now - 1).turn == truth_.history.at(now).turn;
    }

    const UnitNames& units() const { return units_; }
    PlaceNames places() const { return PlaceNames(seen()); }
    int you() const { return viewer_.only_here(); }  // the only side played here, or nobody
    // "rifle 3" of the side to decide, "your rifle 3" while dice are due, "Red's rifle 3" of the other.
    std::string name(UnitId id) const {
        const int side = side_of(id);
        if (side == decider()) return units_.full(id);
        return (side == you() ? "your" : wording::side_name(side) + "'s") + " " + units_.full(id);
    }

  private:
    friend class Selection;  // to check what it proposes

    Viewer::Truth truth_;
    const Viewer& viewer_;
    UnitNames units_;
};

}  // namespace sightlines::crossfire_squads
