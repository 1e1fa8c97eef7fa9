#pragma once

#include <vector>

#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/rules/types.h"

// Estimates the steps of a move without playing them: the odds of their tests, and the value of the place they lead
// to.
namespace sightlines::dogfight {

struct ScoredStep {
    Step step;
    int value;  // tenths of a point, only to be compared with others of the same position
};

enum class Breadth : std::int8_t { usual, all };  // a few pitches that lead to the others, or every one

class StepEvaluator {
  public:
    // A position in phase move, declare or exit.
    StepEvaluator(const Options& options, const Position& at);

    // Of the steps that may be flown with so many Aerobatic Points, best first; perhaps none.
    std::vector<ScoredStep> steps(Breadth breadth, int points);

    int of(const Step& step, int points);
    int of_ending();  // of staying as it is, if the move ended here

  private:
    int outlook(const Stakes& stakes) const;
    int ahead(const Stakes& stakes);
    int when_failed();
    int checked(const ManeuverTest& test, int value) const;
    const Aircraft& mover() const { return at_.mover(); }
    Aircraft& flyer() { return scratch_.plane(at_.current); }
    void restore();

    const Options& options_;
    const Position& at_;
    Position scratch_;
    int modifiers_ = 0;
    int failed_ = 0;
    bool failed_known_ = false;
};

}  // namespace sightlines::dogfight
