// The pending dice: what they decide, which faces succeed, and a button to roll them; for players with real dice, faces
// to enter.
#pragma once

#include <optional>

#include "games/view.h"
#include "session/session.h"

namespace sightlines {

class DiceTray {
  public:
    DiceTray(Session& session, const BoardView& view) : session_(session), view_(view) {}

    void draw(float width);  // while a roll is pending

  private:
    // Returns the roll when the animation has ended or all faces are entered.
    // `at_once`: dice that follow from an action are thrown without a press.
    std::optional<Roll> draw_due(const Dice& due, const DiceHelp& help, bool at_once, float width);
    const std::optional<PendingRoll::Thrown>& thrown() const { return roll_.thrown(); }
    void draw_dice(const Dice& due, const DiceHelp& help, float width);
    void draw_rows(const Dice& due, float width);
    void draw_keypad(const Dice& due, float width);
    void take_digits(const Dice& due);
    void draw_choices(const Dice& due, float width);
    static void draw_hits(const DiceHelp& help, float width);
    void draw_entry(const Dice& due, const DiceHelp& help, float width);

    Session& session_;
    const BoardView& view_;
    PendingRoll& roll_ = session_.roll;
    bool enters_ = false;  // the faces of real dice are entered
};

void draw_latest_roll(const Match& match, float width);  // small, if one of the last two plies was a roll

}  // namespace sightlines
