// The choice of the mover's next step, in phases move and declare: the legal steps, the chosen one, and the settings
// (StepSettings) for pitch, raise, number and fine step. In other phases nothing is offered.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/rules.h"
#include "games/selection.h"

namespace sightlines::dogfight {

// A legal step and its forecast.
struct StepOffer {
    Step step;
    StepForecast forecast;
};

// A place where a step could end; in phase exit, an edge by which the mover can leave its hex.
struct StepTarget {
    Step direction;                    // without pitch, raise, number and fine step
    Facing face = Facing::none;        // facing at its end; none: in the middle
    const StepOffer* offer = nullptr;  // null: illegal; valid until the offers change
    bool matches_settings = false;     // the offer has the chosen settings; always true in phase exit
};

// The settings of a step besides its direction.
struct StepSettings {
    std::int8_t pitch = Step::same_pitch;
    std::int8_t raise = 0;   // of a stay in the hex
    std::int8_t number = 0;  // the same, with advTables
    std::int8_t fine = 0;    // of a climb or a dive
};

// What a change of the choice comes to: actions to play, or why it is impossible; neither where only the choice
// changed.
struct [[nodiscard]] StepOutcome {
    std::vector<Action> actions;
    const Refusal* refused = nullptr;
};

bool same_direction(const Step& a, const Step& b);

class StepChoice {
  public:
    using Scene = sightlines::Scene<Rules>;

    // The position has changed. A single offer is chosen at once. Without `offers`, while moves are planned as a whole,
    // nothing is offered.
    void moved(const Scene& scene, bool offers = true);

    // The settings become those of the chosen step; raise and number are kept for a stay in the hex.
    void choose(const Scene& scene, const Step& step);
    StepOutcome take(const Scene& scene, const Step& direction);  // pressed: chosen, then flown; or refused
    void next_direction(const Scene& scene, int by);              // among the legal steps, in the order of the panel
    void turn(const Scene& scene, int by);  // clockwise around the targets on the board; the middle comes last
    void hover(const std::optional<Step>& step) { hovered_ = step; }
    void clear();

    // The settings. The chosen step changes with them, or is cleared and refused if there is no such offer.
    StepOutcome set_pitch(const Scene& scene, int pitch);    // -3 to 3, for any step
    StepOutcome change_pitch(const Scene& scene, int by);    // of the chosen step, past what is illegal; only with one
    StepOutcome set_fine(const Scene& scene, int fine);      // 0 to 2
    StepOutcome set_points(const Scene& scene, int points);  // Aerobatic Points for the next step; changes the offers
    void raise_stay(const Scene& scene, int by);             // or the target number; cycles through those offered

    StepOutcome fly(const Scene& scene) const;                    // the chosen step, with the points
    StepOutcome fly(const Scene& scene, const Step& step) const;  // what is chosen stays so if that is refused
    StepOutcome fly_default(const Scene& scene) const;            // the chosen step, else straight on, or hold
    StepOutcome hold(const Scene& scene) const;

    // Of a step that is impossible with the chosen aerobatics, even if it is legal without; else nothing.
    StepOutcome refusal(const Scene& scene, const Step& step) const;

    const std::vector<StepOffer>& offers() const { return offers_; }
    const std::optional<Step>& chosen() const { return chosen_; }
    const std::optional<Step>& hovered() const { return hovered_; }
    int points() const { return points_; }
    const StepSettings& settings() const { return settings_; }
    int pitch(const Scene& scene) const;  // the chosen one, -3 to 3

    const StepOffer* offer_of(const Step& step) const;
    const StepOffer* offer_at_pitch(const Scene& scene, int pitch) const;  // in any direction
    const StepOffer* shown() const;                                        // hovered, else chosen

    Step with_settings(const Scene& scene, Step direction) const;
    std::vector<Step> directions(const Scene& scene) const;  // all directions, legal or not, from left to right
    std::vector<Step> stays(const Scene& scene) const;       // the offered ones, by raise and target number
    Step default_step(const Scene& scene) const;             // straight on, else circling, else hold

    // Empty unless the mover can fly. Straight ahead first, the middle last.
    std::vector<StepTarget> targets(const Scene& scene) const;

    // What a place takes, or why it cannot be flown to.
    std::string tip(const Scene& scene, const StepTarget& target) const;

    // Why a step is illegal with the chosen settings.
    Verdict judge(const Scene& scene, const Step& direction) const;

  private:
    bool has_settings(const Scene& scene, const Step& step) const;
    void change_settings(const Scene& scene, const StepSettings& settings);
    StepOutcome refusal_if_lost(const Scene& scene, const std::optional<Step>& before) const;
    void make_offers(const Scene& scene);
    void find_offer(const Scene& scene, StepTarget& target) const;

    std::vector<StepOffer> offers_;
    std::optional<Step> chosen_;
    std::optional<Step> hovered_;
    int points_ = 0;
    StepSettings settings_;
};

}  // namespace sightlines::dogfight
