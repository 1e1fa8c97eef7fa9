// What a game says about its match, at the cursor: for panel, log, text view and screen readers. Its view implements
// it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/offers.h"
#include "engine/wording.h"
#include "games/texts.h"
#include "sounds.h"

namespace sightlines {

// For games with long turns: what happens is told event by event in the bar below the board, and the question is asked
// in large letters, after the aim. A press that causes a throw also throws it (Settings::throws_own).
class TellsEvents {
  public:
    // The plies from `first` up to the returned one, exclusive, at most `end`, are one event.
    virtual std::size_t event_end(std::size_t first, std::size_t end) const = 0;
    virtual std::string describe_event(std::size_t first, std::size_t end, const Names& names) const = 0;

    // What was chosen at this ply, without what dice made of it; "" where the event says it.
    virtual std::string describe_decision(std::size_t ply, const Names& names) const {
        (void)ply, (void)names;
        return "";
    }

    // What these plies brought, in a line, for whoever decides next: "Red: 3 units moved, 2 shots. Rifle 1 is pinned."
    virtual std::string describe_turn(std::size_t first, std::size_t end, const Names& names) const = 0;

    // Whether this player made the roll at a ply, or had something at stake in it: it is left time to be read.
    virtual bool concerns(std::size_t ply, int player) const = 0;

    // Whether the roll at `ply` goes on with what the one before it decides, so that the dice of both stand together.
    virtual bool rolls_on(std::size_t ply) const {
        (void)ply;
        return false;
    }
    // Where what others did is shown again from: the beginning of their turn, if this ply lies in it.
    virtual std::size_t told_from(std::size_t ply, int you) const {
        (void)you;
        return ply;
    }
    // Which piece is asked about, before what it is to do: "The green Camel: "; or "". Call only where somebody
    // decides.
    virtual std::string who_is_asked() const { return ""; }
    // Whether the reason of a hint is an order itself: "Rally your rifle 1: 42% to act again."
    bool reasons_are_orders() const { return reasons_are_orders_; }

    // Whether the question says what dice decide as well where the computer throws them.
    virtual bool asks_of_all_dice() const { return false; }

  protected:
    ~TellsEvents() = default;

    bool reasons_are_orders_ = false;
};

class GameWords {
  public:
    GameWords() = default;
    GameWords(const GameWords&) = delete;
    GameWords& operator=(const GameWords&) = delete;
    virtual ~GameWords() = default;

    virtual Prompt asked() const = 0;
    virtual std::vector<LoggedTurn> log() const = 0;

    // What happened at a ply and what came of it, for everybody, in short sentences: "Green flies from e3 to
    // g4, aiming at Red's plane on g6." A roll says what it is for, what is needed and what follows.
    // "": nothing to say (part of what the next ply says).
    virtual std::string describe(std::size_t ply, const Names& names) const = 0;

    // What was decided at a ply, as the answer that it was.
    virtual Offer answer_given(std::size_t ply) const = 0;

    virtual platform::Sound sound_of(std::size_t ply) const = 0;  // that the action at a ply makes
    virtual Standing standing() const = 0;
    virtual std::vector<SummaryLine> summary() const = 0;  // up to the cursor; for the end of the game

    // In a guided first game: the hints for which this position and selection are the right moment, best first.
    virtual std::vector<GuideHint> guide() const = 0;

    virtual std::string in_use() const = 0;  // variants and house rules in use, as a sentence
    virtual int players() const { return 2; }
    virtual std::string player_name(int player) const { return wording::side_name(player); }
    virtual std::string player_in_sentence(int player) const { return player_name(player); }  // "the Allies"
    virtual DiceHelp dice() const { return {}; }  // call only while a roll is pending

    const TellsEvents* events() const { return events_; }  // null: each ply is an event

  protected:
    void offer(const TellsEvents& events) { events_ = &events; }

  private:
    const TellsEvents* events_ = nullptr;
};

// As TellsEvents has it, for every game.
inline std::size_t event_end(const GameWords& game, std::size_t first, std::size_t end) {
    return game.events() != nullptr ? game.events()->event_end(first, end) : first + 1;
}
inline std::string describe_event(const GameWords& game, std::size_t first, std::size_t end, const Names& names) {
    return game.events() != nullptr ? game.events()->describe_event(first, end, names) : game.describe(first, names);
}
inline bool concerns(const GameWords& game, std::size_t ply, int player) {
    return game.events() != nullptr && game.events()->concerns(ply, player);
}
inline std::size_t told_from(const GameWords& game, std::size_t ply, int you) {
    return game.events() != nullptr ? game.events()->told_from(ply, you) : ply;
}

}  // namespace sightlines
