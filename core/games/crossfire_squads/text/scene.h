// The input of a decision: the position as whoever looks on may see it (CS-BAD-03), and what it is called.
#pragma once

#include <string>

#include "engine/history.h"
#include "engine/wording.h"
#include "games/crossfire_squads/rules/situation.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"

namespace sightlines::crossfire_squads {

inline constexpr int everybody = -2;  // as viewer: nothing is hidden, because the game is over

// Who looks on.
struct Onlooker {
    int viewer = nobody;   // from whose side: a side, nobody or everybody
    int you = nobody;      // the only side played here, or nobody
    bool covered = false;  // the device is being handed over: nothing of the position may be shown
};

// Keeps references. A Move or Retreat is planned on the position on which it is checked, so a verdict of a game can
// depend on what is hidden from the viewer along the path, such as a minefield.
class Scene : public Situation {
  public:
    // Of a game at its cursor, on whose position actions are checked.
    Scene(const History<Rules>& history, const Position& seen, Onlooker onlooker)
        : Situation(history.rules(), seen, decider_of(history.at())),
          history_(&history),
          checked_(history.at()),
          onlooker_(onlooker),
          units_(history.rules().options(), history.start()) {}
    // Of a position by itself, which holds no more than the side to decide may see.
    Scene(const Rules& rules, const Position& seen)
        : Situation(rules, seen, decider_of(seen)),
          checked_(seen),
          onlooker_{decider_of(seen), nobody, false},
          units_(rules.options(), seen) {}

    int viewer() const { return onlooker_.viewer; }
    int you() const { return onlooker_.you; }
    bool covered() const { return onlooker_.covered; }
    bool decides() const { return decider() != nobody && !covered(); }  // somebody who may see the table

    Verdict check(const Action& action) const { return expect(checked_, action); }
    // Whether the side has done something in its turn, as far as is known.
    bool has_acted() const {
        return history_ != nullptr && history_->cursor() > 0 &&
               history_->at(history_->cursor() - 1).turn == history_->at().turn;
    }
    const History<Rules>* history() const { return history_; }  // null: of a position by itself
    // What the viewer may see of another position of the game.
    Position seen_of(const Position& at) const {
        return viewer() == everybody ? at : rules().seen_by(at, player_side(viewer()));
    }

    const UnitNames& units() const { return units_; }
    PlaceNames places() const { return PlaceNames(seen()); }
    // "rifle 3" of the side to decide, "your rifle 3" while dice are due, "Red's rifle 3" of the other.
    std::string name(UnitId id) const {
        const int side = side_of(id);
        if (side == decider()) return units_.full(id);
        return (side == you() ? "your" : wording::side_name(side) + "'s") + " " + units_.full(id);
    }

  private:
    const History<Rules>* history_ = nullptr;
    const Position& checked_;
    Onlooker onlooker_;
    UnitNames units_;
};

}  // namespace sightlines::crossfire_squads
