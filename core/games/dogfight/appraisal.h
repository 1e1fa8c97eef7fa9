#pragma once

#include <array>
#include <vector>

#include "games/dogfight/types.h"

// What the steps of a move promise, reckoned without playing them: the odds of their tests, and what the aircraft has
// of the place that they lead to.
namespace sightlines::dogfight {

struct Appraised {
    Step step;
    int value;  // tenths of a point, only to be compared with others of the same position
};

enum class Choice : std::int8_t { usual, all };  // a few pitches that lead to the others, or every one

class Appraisal {
  public:
    // A position in phase move, declare or exit.
    Appraisal(const Options& options, const Position& at);

    // Of the steps that may be flown with so many Aerobatic Points, best first; perhaps none.
    std::vector<Appraised> steps(Choice choice, int points);

    int of(const Step& step, int points);
    // Of staying as it is, if the move ended here; of leaving the middle by an edge.
    int of_ending();
    int of_leaving(Facing to);

  private:
    struct Stakes {
        int gain = 0;                           // own CV
        std::array<int, most_planes> losses{};  // CV of the others
    };
    int outlook(const Stakes& stakes, bool last) const;
    int ahead(const Stakes& stakes);
    int when_failed();
    int checked(const Trial& trial, int value) const;
    const Aircraft& mover() const { return at_.planes[static_cast<std::size_t>(at_.cur)]; }
    Aircraft& flyer() { return scratch_.planes[static_cast<std::size_t>(at_.cur)]; }
    void restore();

    const Options& options_;
    const Position& at_;
    Position scratch_;
    int modifiers_;
    int failed_ = 0;
    bool failed_known_ = false;
};

}  // namespace sightlines::dogfight
