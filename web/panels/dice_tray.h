// The dice that are due: what they decide, which faces hit, a button to throw them, or faces to tap for those who roll
// real dice at their table.
#pragma once

#include <vector>
#include <optional>

#include "engine/game.h"
#include "views/view.h"

namespace sightlines {

class DiceTray {
  public:
    // The roll, once the dice lie still.
    std::optional<Roll> draw(const Dice& due, const DiceHelp& help, float width);
    void throw_dice(const Dice& due);  // from now on they tumble
    bool tumbling() const { return thrown_.has_value(); }
    void forget();  // another roll is due

  private:
    struct Thrown {
        Roll roll;
        double begins = 0;
        double lies = 0;
        double told = 0;  // when it counts
    };

    void draw_dice(const Dice& due, float width) const;
    std::optional<Roll> draw_faces(const Dice& due, float width);

    std::optional<Thrown> thrown_;
    std::vector<int> typed_;  // faces tapped so far
};

// The dice that were thrown last, small.
void draw_last_throw(const Roll& roll, float width);

}  // namespace sightlines
