// The input of a decision: the position as the viewer may see it (CS-BAD-03).
#pragma once

#include "games/crossfire_squads/viewer.h"

namespace sightlines::crossfire_squads {

// Actions are checked on the true position. A Move or Retreat is planned on it, so its verdict can depend on what is
// hidden from the viewer along the path, such as a minefield. Keeps references to game and viewer.
class Scene {
  public:
    Scene(const Viewer::Truth& truth, const Viewer& viewer) : truth_(truth), viewer_(viewer) {}

    const Options& options() const { return truth_.rules.options(); }
    const Position& seen() const { return viewer_.seen(); }
    const Unit& unit(UnitId id) const { return seen()[id]; }
    Phase phase() const { return seen().phase; }

    int viewer() const { return viewer_.side(); }
    int decider() const { return viewer_.decider(); }
    bool covered() const { return viewer_.covered(); }
    bool decides() const { return decider() != nobody && !covered(); }  // somebody who may see the table

    Verdict check(const Action& action) const { return truth_.check(action); }

  private:
    friend class Selection;  // to check what it proposes

    Viewer::Truth truth_;
    const Viewer& viewer_;
};

}  // namespace sightlines::crossfire_squads
