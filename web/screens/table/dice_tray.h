// The pending dice: what they decide, which faces succeed, and a button to roll them; for players with real dice, faces
// to enter.
#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"
#include "games/view.h"

namespace sightlines {

class DiceTray {
  public:
    // Returns the roll when the animation has ended or all faces are entered.
    // `at_once`: dice that follow from an action are thrown without a press.
    std::optional<Roll> draw(const Dice& due, const DiceHelp& help, bool at_once, float width);
    void throw_dice(const Dice& due);  // rolls them and starts the animation
    bool is_rolling() const { return thrown_.has_value(); }
    void reset();            // drops what was rolled or entered: another roll is pending
    void allow_auto_roll();  // the pending roll follows from an action just played, so it may be rolled automatically

  private:
    struct Thrown {
        Roll roll;
        double begins = 0;
        double stops = 0;
        double ends = 0;  // time at which it becomes the roll
        bool rests = false;
    };

    bool rest();  // whether they have lain long enough
    void draw_dice(const Dice& due, const DiceHelp& help, float width);
    void draw_rows(const Dice& due, float width);
    void draw_keypad(const Dice& due, float width);
    void take_digits(const Dice& due);
    void draw_choices(const Dice& due, float width);
    static void draw_hits(const DiceHelp& help, float width);
    bool draw_entry(const Dice& due, const DiceHelp& help, float width);
    void type(int die, int face);

    std::optional<Thrown> thrown_;
    std::vector<int> typed_;  // faces entered so far
    int next_ = 0;            // index of the die to be entered next
    bool enters_ = false;     // the faces of real dice are entered
    bool auto_roll_allowed_ = false;
};

// Rolls the dice with platform::random_below.
Roll random_roll(const Dice& due);

// Draws the last roll, small.
void draw_last_roll(const Roll& roll, const Dice& dice, float width);

}  // namespace sightlines
