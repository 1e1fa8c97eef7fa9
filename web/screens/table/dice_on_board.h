// Dice on the board: a roll tumbles there, comes to rest, and lies there until somebody has seen it, which is a press
// or what is done next. For views that have LaysDice; the drawing is board/rolled_dice.h.
#pragma once

#include <cstddef>
#include <optional>

#include "base/parts.h"
#include "games/view.h"
#include "session/session.h"

namespace sightlines {

class DiceOnBoard {
  public:
    DiceOnBoard(Session& session, BoardView& view) : session_(session), view_(view) {}

    // Whether the roll at this ply lies there, and is all of so many dice: they need not stand anywhere else.
    bool shows(std::size_t ply, std::size_t dice) const {
        const Roll* roll = lying_roll();
        return roll != nullptr && lying_->ply == ply && roll->faces.size() == dice;
    }

    std::optional<std::size_t> lies() const {  // the roll at this ply does
        return lying_roll() != nullptr ? std::optional(lying_->ply) : std::nullopt;
    }

  private:
    friend struct DrawsDice;
    struct Lying {
        std::size_t ply = 0;
        double since_ms = 0;
    };
    void follow();
    // Null as well when it was taken back since the last frame, even if something else was played in its place.
    const Roll* lying_roll() const {
        return lying_ && lying_->ply < session_.match().cursor() ? session_.match().roll(lying_->ply) : nullptr;
    }
    bool is_told(std::size_t ply) const;
    void draw(const Area& board);
    void draw_roll(const Area& board, std::size_t ply, const Roll& roll, const Dice& dice, float rest);

    Session& session_;
    BoardView& view_;
    std::optional<std::size_t> cursor_ = {};
    std::optional<Lying> lying_ = {};
    std::optional<std::size_t> placed_ = {};  // the ply of the roll whose place is known
    Area room_{}, tray_{};                    // of that place
    float covered_ = 0;                       // of what it should not cover
};

struct DrawsDice {
    static constexpr std::string_view in_part = panels_part;
    static const DrawsDice& here();

    void (*draw)(DiceOnBoard& dice, const Area& board);  // in the pane of the board, after that; of a LaysDice
    static void draw_there(DiceOnBoard& dice, const Area& board) { dice.draw(board); }
};

}  // namespace sightlines
