// The roll that is due: dice that were thrown on the page and come to rest, or the faces of real dice as they are
// entered.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/game.h"

namespace sightlines {

class PendingRoll {
  public:
    static constexpr int not_entered = -1;

    struct Thrown {
        Roll roll;
        double begins = 0;
        double stops = 0;
        double ends = 0;  // time at which it becomes the roll
        bool rests = false;

        float motion_left(double now) const {  // 1 to 0
            return static_cast<float>(std::clamp((stops - now) / std::max(1.0, stops - begins), 0.0, 1.0));
        }
    };

    void throw_dice(const Dice& due);  // rolls them and starts the animation
    bool is_rolling() const { return thrown_.has_value(); }
    const std::optional<Thrown>& thrown() const { return thrown_; }
    std::optional<Roll> come_to_rest();  // once they have lain long enough; from then on nothing is pending

    void reset();  // drops what was rolled or entered: another roll is pending
    // The pending roll follows from an action just played, so it may be rolled automatically.
    void allow_auto_roll() { auto_roll_allowed_ = true; }
    bool auto_roll_allowed() const { return auto_roll_allowed_; }

    // Faces by die, or not_entered.
    const std::vector<int>& entered() const { return entered_; }
    void expect(const Dice& due) { entered_.resize(due.sides.size(), not_entered); }
    int next() const { return next_; }  // index of the die to be entered next; the number of dice: none
    void choose(int die) { next_ = die; }
    void enter(int die, int face);
    std::optional<Roll> take_entered();  // when all are; from then on nothing is pending

  private:
    std::optional<Thrown> thrown_;
    std::vector<int> entered_;
    int next_ = 0;
    bool auto_roll_allowed_ = false;
};

Roll random_roll(const Dice& due);  // with platform::random_below

}  // namespace sightlines
