#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"
#include "games/crossfire_hex/rules/position.h"

namespace sightlines::crossfire_hex {

// Crossfire by Christian Freeling, after Sid Sackson's Focus: stacks on a board of 43 hexes, for two. Nothing is hidden
// and nothing is random. The game's README.md says where each rule lives.
class Rules {
  public:
    using Options = crossfire_hex::Options;
    using Position = crossfire_hex::Position;
    using Action = crossfire_hex::Action;

    static constexpr GameInfo info{"crossfire-hex", "Hex Crossfire", "Christian Freeling", 2, 2};

    static Result<Rules> make(const Options& options) { return Rules(options); }

    const Options& options() const { return options_; }

    Position start() const;
    Result<Position> admit(Position at) const;
    Status status(const Position& at) const;
    void legal(const Position& at, std::vector<Action>& out) const;
    Verdict check(const Position& at, const Action& action) const;
    void play(Position& next, const Action& action) const;

    // Without what only the ko rule needs; unless the game has ended by ko, which would not be seen any more.
    Position without_history(const Position& at) const;

    // CX-KO-01: the place in `seen` of the same action leading to the same position. For an action that is otherwise
    // in order.
    std::optional<std::size_t> earlier(const Position& at, const Action& action) const;

    // CX-END-01: the player to act can do something, whatever the phase says.
    bool can_act(const Position& at) const;

    friend bool operator==(const Rules& a, const Rules& b) { return a.options_ == b.options_; }

  private:
    explicit Rules(const Options& options) : options_(options) {}

    bool quiet_limit_reached(const Position& at) const;
    void settle(Position& next) const;

    Options options_;
};

static_assert(Game<Rules> && HasHistory<Rules>);

}  // namespace sightlines::crossfire_hex
