#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

namespace sightlines::dogfight {

// Dogfight!, the miniatures rules of the Combat Value. The game's README.md says where each rule lives.
class Rules {
  public:
    using Options = dogfight::Options;
    using Position = dogfight::Position;
    using Action = dogfight::Action;

    static constexpr GameInfo info{"dogfight", "Dogfight!", "", 2, most_sides};

    static Result<Rules> make(const Options& options);

    const Options& options() const { return options_; }

    Position start() const;
    Result<Position> admit(Position at) const;
    Status status(const Position& at) const;
    void legal(const Position& at, std::vector<Action>& out) const;
    Verdict check(const Position& at, const Action& action) const;
    void play(Position& next, const Action& action) const;

    static int seats(const Position& at);  // 1 + the highest side with aircraft; at least 2

    // The number of steps that `legal` checks, most of which are not legal.
    std::uint64_t tried(const Position& at) const;

    // Plays an action and appends to the journal, unless it is null, what happens and why each number changes.
    void play_and_tell(Position& next, const Action& action, Journal* journal) const;

    // Whether a record may start with this position: no unfinished move, no dice but initiative.
    static bool can_start(const Position& at);

    friend bool operator==(const Rules& a, const Rules& b) { return a.options_ == b.options_; }

  private:
    explicit Rules(const Options& options) : options_(options) {}

    Options options_;
};

static_assert(Game<Rules>);

// The dice that are due, if chance is to act (DF-SEQ-04).
std::optional<Dice> due(const Options& options, const Position& at);

// The side that decides, if a decision is due; and the aircraft, or nobody in `grand`.
struct Decider {
    int side;
    int plane;
};
Decider decider(const Position& at);

// Faults of a position from outside, in which automatic phases have not been carried out yet.
Result<> admit_start(const Position& at);

}  // namespace sightlines::dogfight
