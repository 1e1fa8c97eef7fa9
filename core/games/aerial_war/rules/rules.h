#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"
#include "games/aerial_war/rules/types.h"

namespace sightlines::aerial_war {

// The WWI Aerial War Game by Mike Crane. The game's README.md says where each rule lives.
class Rules {
  public:
    using Options = aerial_war::Options;
    using Position = aerial_war::Position;
    using Action = aerial_war::Action;

    static constexpr GameInfo info{"aerial-war", "WWI Aerial War Game", "Mike Crane", 2, 2};

    static Result<Rules> make(const Options& options);

    const Options& options() const { return options_; }

    Position start() const;
    Result<Position> admit(Position at) const;
    Status status(const Position& at) const;
    void legal(const Position& at, std::vector<Action>& out) const;
    Verdict check(const Position& at, const Action& action) const;
    void play(Position& next, const Action& action) const;

    // The dice that are due, if chance is to act (AW-TURN-05, AW-TURN-06).
    std::optional<Dice> due(const Position& at) const;

    // AW-END-01, AW-END-02, AW-OPT-01, AW-OPT-02: with this score after this battle the match is over.
    bool decided(int battle, const std::array<std::int8_t, 2>& score) const;

    friend bool operator==(const Rules& a, const Rules& b) { return a.options_ == b.options_; }

  private:
    explicit Rules(const Options& options) : options_(options) {}

    // What an action brings about, and what follows by itself (turn.cpp).
    void take_roll(Position& next, const Roll& roll) const;
    void roll_initiative(Position& next, int total) const;
    void open_fire(Position& next) const;
    void offer_loop(Position& next) const;
    void fly_loop(Position& next) const;
    void shoot_down(Position& next, Square square) const;
    void crash(Position& next, Square target) const;
    void go_on(Position& next) const;
    void next_plane(Position& next) const;
    void end_battle(Position& next, std::optional<int> winner) const;
    void settle(Position& next) const;

    // Faults of a position from outside (admit.cpp).
    Result<> admit_match(const Position& at) const;
    Result<> admit_planes(const Position& at) const;
    Result<> admit_turn(const Position& at) const;

    Options options_;
};

static_assert(Game<Rules>);

}  // namespace sightlines::aerial_war
