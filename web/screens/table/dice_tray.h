// The dice that are due: what they decide, which faces hit, a button to throw them, or faces to tap for those who roll
// real dice at their table. Who asks for it has them thrown without a touch.
#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"
#include "games/view.h"

namespace sightlines {

class DiceTray {
  public:
    DiceTray();

    // The roll, once the dice lie still.
    std::optional<Roll> draw(const Dice& due, const DiceHelp& help, float width);
    void throw_dice(const Dice& due);  // from now on they tumble
    bool tumbling() const { return thrown_.has_value(); }
    void forget();  // another roll is due
    void expect();  // it follows from what was just played: who has dice rolled for them need not ask

  private:
    struct Thrown {
        Roll roll;
        double begins = 0;
        double lies = 0;
        double counts = 0;  // from when on it is the roll
    };

    void draw_dice(const Dice& due, const DiceHelp& help, float width);
    void draw_rows(const Dice& due, float width);
    void draw_keypad(const Dice& due, float width);
    void take_digits(const Dice& due);
    void draw_for_me(const Dice& due);
    void type(int die, int face);

    std::optional<Thrown> thrown_;
    std::vector<int> typed_;  // faces tapped so far
    int next_ = 0;            // the die that the next face is for
    bool for_me_ = false;     // saved in the browser
    bool expected_ = false;
};

// Dice thrown by the browser's own chance.
Roll thrown(const Dice& due);

// The dice that were thrown last, small.
void draw_last_throw(const Roll& roll, float width);

}  // namespace sightlines
