// The step that the mover is about to fly, in phases move and declare: what is offered, what of it is chosen, and what
// a step is meant to have besides its way. In other phases nothing is offered.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/rules.h"
#include "games/selection.h"

namespace sightlines::dogfight {

// A step that may be flown now, and what comes of it.
struct Offer {
    Step step;
    StepForecast forecast;
};

// A place where a step could end; in phase exit, an edge by which the mover can leave its hex.
struct StepTarget {
    Step way;                      // without pitch, raise, number and fine step
    Facing face = Facing::none;    // of the nose there; none: in the middle
    const Offer* offer = nullptr;  // without one it cannot be flown; valid until the offers change
    bool meant = false;            // the offer has the manner that is meant; always in phase exit
};

// What a step has besides its way.
struct Manner {
    std::int8_t pitch = Step::same_pitch;
    std::int8_t raise = 0;   // of a stay in the hex
    std::int8_t number = 0;  // the same, with advTables
    std::int8_t fine = 0;    // of a climb or a dive
};

bool same_way(const Step& a, const Step& b);

class StepChoice {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position is another one. A single offer is chosen at once.
    void moved(const Scene& scene);

    // The manner follows what is chosen; a raise and a number stay meant for a stay in the hex.
    void choose(const Scene& scene, const Step& step);
    void point(const std::optional<Step>& step) { pointed_ = step; }
    void let_go();

    // Aerobatic Points for the step to come; the offers change with them.
    void set_points(const Scene& scene, int points);

    // What is chosen changes with the manner if it can, or else is let go.
    void set_pitch(const Scene& scene, int pitch);  // -3 to 3
    void set_fine(const Scene& scene, int fine);    // 0 to 2

    const std::vector<Offer>& offers() const { return offers_; }
    const std::optional<Step>& chosen() const { return chosen_; }
    const std::optional<Step>& pointed() const { return pointed_; }
    int points() const { return points_; }
    const Manner& manner() const { return manner_; }
    int pitch(const Scene& scene) const;  // that is meant, -3 to 3

    const Offer* offer_of(const Step& step) const;
    const Offer* offer_at_pitch(const Scene& scene, int pitch) const;  // of any way
    const Offer* shown() const;                                        // pointed at, or else chosen

    Step as_meant(const Scene& scene, Step way) const;
    std::vector<Step> ways(const Scene& scene) const;   // all that could be, from left to right
    std::vector<Step> stays(const Scene& scene) const;  // offered, by raise and target number
    Step usual(const Scene& scene) const;               // straight on, or hold where only that is offered

    // None unless the mover can fly. Straight ahead first, the middle last.
    std::vector<StepTarget> targets(const Scene& scene) const;

    // Why a way cannot be flown as it is meant.
    Verdict judge(const Scene& scene, const Step& way) const;

  private:
    bool is_meant(const Scene& scene, const Step& step) const;
    void mean(const Scene& scene, const Manner& manner);
    void make_offers(const Scene& scene);
    void find_offer(const Scene& scene, StepTarget& target) const;

    std::vector<Offer> offers_;
    std::optional<Step> chosen_;
    std::optional<Step> pointed_;
    int points_ = 0;
    Manner manner_;
};

}  // namespace sightlines::dogfight
