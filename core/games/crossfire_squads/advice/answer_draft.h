// The draft of an answer: what a player has chosen so far, what is known about it, and what is suggested to go on with.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/advice/forecasts.h"
#include "games/crossfire_squads/advice/shots.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/offers/choice.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// Who is to act; no_unit: the order names none.
UnitId unit_of(const Action& action);

// Whoever derives from it makes the choices.
class AnswerDraft {
  public:
    // Whether anything may be suggested.
    void let_advise(bool may) { advises_ = may; }
    bool advises() const { return advises_; }
    bool guided() const { return guided_; }

    const Choice& choice() const { return choice_; }
    const Hover& hovered() const { return hovered_; }
    const Forecasts& forecasts() const { return forecasts_; }
    bool points_at_enemy(const Scene& scene) const;
    std::optional<Point> shown_goal() const { return choice_.goal ? choice_.goal : hovered_.goal; }
    // The place that is being chosen: where a hidden unit appears to shoot, where a group gathers, the goal.
    std::optional<Point> placed(const Scene& scene) const;
    bool is_picked(UnitId unit) const;
    bool is_waypoint(std::size_t leg) const;       // the walk was bent there
    bool turns_at_goal(const Scene& scene) const;  // the order places something that has a facing
    bool turns_turret(const Scene& scene) const;   // of what is ordered to move
    bool turns() const { return choice_.tool == Tool::turn || choice_.tool == Tool::turret; }
    bool can_gather() const { return choice_.goal && choice_.tool == Tool::orders && !choice_.partners.empty(); }
    std::vector<UnitId> offered(const Scene& scene) const;
    std::optional<Action> intended(const Scene& scene) const;  // what has been chosen amounts to it
    Verdict verdict(const Scene& scene) const;                 // of that action; accepted if there is none

    // What suits the chosen unit, or a unit to be chosen; for the position, found when first asked for.
    const std::vector<AdvisedPlace>& places() const { return places_; }
    const AdvisedPlace* proposal() const;  // where nothing is chosen yet: the best place, if it is worth going there
    const Shot* proposed_shot(const Scene& scene) const;  // the best one, where no place is better
    UnitId aimed_at(const Scene& scene) const;            // the target, chosen or proposed
    UnitId refused_target() const { return refused_; }    // pressed last, though it cannot be shot at
    UnitId to_be_charged(const Scene& scene) const;       // that one, or the refused one, where a charge reaches it
    UnitId suggested_unit(const Scene& scene) const;
    bool is_last_shot(const Scene& scene, UnitId shooter) const;  // nothing else is worth doing: a miss costs nothing
    // Another one to choose, where the chosen one has nothing worth doing, or its shot is poor beside what that one
    // does.
    UnitId next_unit(const Scene& scene) const;
    RallyHelp rally_help() const { return rally_help_; }       // for the chosen unit
    const Better& better() const { return better_; }           // than the best shot of the chosen unit
    bool only_the_end_is_left(const Scene& scene) const;       // nobody has anything worth doing
    const std::vector<Shot>& shots() const { return shots_; }  // of the chosen unit, the best first
    bool can_choose_shooters() const { return !shots_.empty() && !shots_.front().partners.empty(); }
    bool follows_hint() const { return hint_.has_value(); }

    // Why the last action stopped a walk, if that was the chosen unit's or none is chosen; and the legs that were left
    // of it.
    Onward::Why stopped() const {
        return choice_.unit == no_unit || choice_.unit == stopped_unit_ ? stopped_ : Onward::Why::none;
    }
    const std::vector<Leg>& legs_left() const { return legs_left_; }
    bool goes_on() const;                        // what is ordered is the rest of a walk that was stopped
    bool has_walked() const { return walked_; }  // the last action brought a walk to its goal

  protected:
    bool comes_out(const Scene& scene) const;  // the chosen unit is hidden, and may shoot at the mover
    bool is_free() const;                      // of the chosen unit nothing is chosen yet
    bool is_idle(const Scene& scene) const;    // and nothing suits it

    Choice choice_;
    Hover hovered_;
    Forecasts forecasts_;
    std::vector<AdvisedPlace> places_;
    std::vector<Shot> shots_;
    Better better_;
    RallyHelp rally_help_ = RallyHelp::none;
    mutable std::optional<UnitId> suggested_;
    std::optional<Action> hint_;
    mutable std::optional<bool> last_shot_;
    UnitId refused_ = no_unit;
    bool guided_ = false;
    bool advises_ = true;
    Onward::Why stopped_ = Onward::Why::none;
    UnitId stopped_unit_ = no_unit;
    std::vector<Leg> legs_left_;
    struct Unfinished {
        UnitId unit = no_unit;
        Point goal;
        int turn = 0;
    };
    std::optional<Unfinished> unfinished_;  // the walk that was stopped last
    bool walked_ = false;
};

}  // namespace sightlines::crossfire_squads
