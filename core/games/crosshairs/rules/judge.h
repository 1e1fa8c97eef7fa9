#pragma once

#include <optional>

#include "games/crosshairs/rules/board.h"
#include "games/crosshairs/rules/fire.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

// Judges all actions in one position, in the order of refusals.h. Rules::check and
// Rules::legal both ask here, so no rule is written twice. Short-lived, refers to rules and position.
class Judge {
  public:
    Judge(const Rules& rules, const Position& at) : rules_(rules), at_(at), sky_(at) {}

    Verdict verdict(const Action& action) const;

    const Sky& sky() const { return sky_; }
    const Crosshairs& crosshairs() const;
    std::vector<Cell> shooters_at(Cell target) const {  // the cells from which a plane is aimed at
        return crosshairs().shooters_at(static_cast<std::size_t>(sky_.place_on(target)));
    }
    bool plane_action_possible() const;

    Verdict judge(const PlaceCloud& action) const;
    Verdict judge(const Enter& action) const;
    Verdict judge(const Climb& action) const;
    Verdict judge(const Level& action) const;
    Verdict judge(const Swoop& action) const;
    Verdict judge(const PowerDive& action) const;
    Verdict judge(const PullOut& action) const;
    Verdict judge(const Crash& action) const;
    Verdict judge(const Shoot& action) const;
    Verdict judge(const EndTurn& action) const;

  private:
    Verdict may_act(Cell cell) const;
    Verdict way_ahead(Cell from, Heading heading) const;
    const Plane& plane(Cell cell) const { return *sky_.plane_on(cell); }

    const Rules& rules_;
    const Position& at_;
    Sky sky_;
    mutable std::optional<Crosshairs> crosshairs_;
};

}  // namespace sightlines::crosshairs
