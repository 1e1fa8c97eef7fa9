// The plan that is being made, in phases move and declare; and the one that is being flown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/advice/failed_maneuver.h"
#include "games/dogfight/advice/plan.h"
#include "games/selection.h"

namespace sightlines::dogfight {

class PlanChoice {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The best plan of this position is proposed; to a beginner, if there is little to choose, one that works; to
    // whoever solves a puzzle none, and places are listed as they lie.
    enum class For : std::int8_t { player, beginner, solver };
    void reckon(const Scene& scene, For whom = For::player);
    void clear();

    const std::vector<Plan>& plans() const { return plans_; }
    const Plan* proposed() const { return proposed_.actions.empty() ? nullptr : &proposed_; }  // by `reckon`
    bool is_proposed(const Plan& plan) const { return plan.actions == proposed_.actions; }
    bool differs() const { return proposed() != nullptr && !is_proposed(preview_); }  // from what is proposed
    void choose_proposed(const Scene& scene);
    // Of the preview, reckoned once: what happens if it fails; and where it is near enough but has no shot, the nearest
    // pitch with which it would have one.
    struct Outlook {
        std::optional<FailedManeuver> failed_maneuver;
        std::optional<int> pitch_to_shoot;
        std::string why_risked = {};  // of what is proposed, though it rather fails
    };
    const Outlook& outlook(const Scene& scene) const;
    const Plan* preview() const { return preview_.actions.empty() ? nullptr : &preview_; }
    // Where several lead there, the one flown as the preview is: as tightly, with the same aerobatics; for a beginner
    // what is proposed, else the plain one, so that a nose means one thing. Or null.
    const Plan* to(Hex hex, Facing face) const;
    // To the place of the preview, flown otherwise: the best, then the surest. None that falls, unless the preview
    // does.
    std::vector<const Plan*> others(std::size_t most) const;
    // Of those, with the same circles, what is proposed or is the surest to hit with aerobatics, if the preview has
    // none; else without. Or null.
    const Plan* with_or_without_aerobatics() const;
    std::vector<Hex> hexes() const;  // in which the move can end, best first
    // The plan that `choose_hex` takes, or null.
    const Plan* best_in(const Scene& scene, Hex hex) const;
    int pitch() const { return pitch_; }  // -3 to 3

    // What the usual pitches bring, from a dive to a climb, flown straight on.
    const std::vector<HeightMark>& height_marks() const { return height_marks_; }
    bool has_heights() const;  // they end at different heights

    // False where no plan leads there. With a hex, the nose is as near the target as costs no dice.
    bool choose_hex(const Scene& scene, Hex hex);
    // What a hint says takes the place of what was proposed: the preview or the proposed plan, if it begins so, else
    // the best that does, of any pitch. False: there is none.
    bool propose_first(const Scene& scene, const Action& first);
    bool choose_pitch_to(const Scene& scene, Hex hex);  // with the nearest pitch that leads there
    int farthest(Hex from) const;                       // hexes to the farthest end of a plan
    bool choose(Hex hex, Facing face);
    void choose(const Plan& plan);
    bool choose_step(const Scene& scene, const Step& step);  // false: it is illegal
    // To the same place, if that is possible, through a hex. False where no plan leads through it.
    bool choose_via(const Scene& scene, const Via& via);
    void shorten(const Scene& scene, std::size_t steps);  // to its first steps; 0: no preview
    bool set_pitch(const Scene& scene, int pitch);        // to the same place, if that is possible

    void drop_step(const Scene& scene);  // the last

    void next_hex(const Scene& scene, int by);  // among `hexes`
    void turn_to(Facing face);                  // in the same hex; none: the circle
    void turn(int by);                          // clockwise; the circle comes last

    std::optional<int> throttle() const;  // -1 to 1, if the plan has one
    void set_throttle(int use);

  private:
    void propose(Plan plan);  // of `plans_`
    std::optional<int> pitch_to_shoot(const Scene& scene) const;

    std::vector<Plan> plans_;
    Plan preview_, proposed_;
    mutable std::vector<Action> outlook_of_;
    mutable Outlook outlook_;
    std::vector<HeightMark> height_marks_;
    int pitch_ = 0, proposed_pitch_ = 0;
    bool beginner_ = false, solver_ = false;
};

// Between "Go" and the end of a plan, or the roll or question at which it stops.
class Flight {
  public:
    using Scene = sightlines::Scene<Rules>;

    Flight(const Scene& scene, Plan plan);

    // What can be played at once now: up to the next roll. Nothing while dice are due, and when it is over.
    std::vector<Action> go_on(const Scene& scene);

    bool is_over() const { return over_; }
    const std::optional<Stop>& stopped() const { return stopped_; }
    std::vector<Waypoint> rest() const;  // of a plan that has stopped
    int plane() const { return plane_; }
    std::size_t ply() const { return ply_; }  // it has been flown up to there

  private:
    bool was_played(const Scene& scene) const;
    std::optional<Stop> what_stops(const Scene& scene) const;

    Plan plan_;
    std::size_t flown_ = 0;      // actions
    std::vector<Action> given_;  // the latest of them
    std::size_t ply_ = 0;
    int plane_ = nobody;
    int turn_ = 0;
    bool over_ = false;
    std::optional<Stop> stopped_;
};

}  // namespace sightlines::dogfight
