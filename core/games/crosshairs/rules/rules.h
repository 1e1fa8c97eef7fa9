#pragma once

#include <vector>

#include "engine/game.h"
#include "games/crosshairs/rules/board.h"
#include "games/crosshairs/rules/setup.h"
#include "games/crosshairs/rules/types.h"

namespace sightlines::crosshairs {

// Crosshairs by Stephen Tavener: the base game for two, the expansion for up to six, variants and house options.
// Nothing is hidden and nothing is random. The game's README.md says where each rule lives.
class Rules {
  public:
    using Options = crosshairs::Options;
    using Position = crosshairs::Position;
    using Action = crosshairs::Action;

    static constexpr GameInfo info{"crosshairs", "Crosshairs", "Stephen Tavener", 2, most_seats};

    // CH-SET-04: options that are each within their range (text/schema.cpp) may still contradict each other: FORMAT.
    static Result<Rules> make(const Options& options);

    const Options& options() const { return options_; }
    const Setup& setup() const { return setup_; }
    int seats(const Position&) const { return setup_.players; }

    Position start() const;
    Result<Position> admit(Position at) const;
    Status status(const Position& at) const;
    void legal(const Position& at, std::vector<Action>& out) const;
    Verdict check(const Position& at, const Action& action) const;
    void play(Position& next, const Action& action) const;

    // Planes of a player, on and off the board together.
    int alive(const Position& at, int player) const;

    // CH-TURN-02: the plane actions due in a fresh turn of the player to act.
    int quota(const Position& at) const;

    // CH-RING-01, CH-TEAM-04: the rings that a team has left. CH-RING-03: they are counted from the planes that stand,
    // so what comes free is there at once.
    int free_rings(const Position& at, int team) const;

    // CH-VAR-02: the height of a plane that comes onto `to` from `from` (no_cell: from off the board).
    int height_after(const Position& at, Cell from, Cell to, int height) const;

    // CH-END-02, CH-CIRC-03, CH-HOUSE-02: the game is over whatever its phase says.
    bool decided(const Position& at) const;

    friend bool operator==(const Rules& a, const Rules& b) { return a.options_ == b.options_; }

  private:
    explicit Rules(const Options& options) : options_(options), setup_(setup_for(options)) {}

    // What an action brings about (turn.cpp).
    void place_cloud(Position& next, Cell cell) const;
    void remove_plane(Position& next, Cell cell, bool shot) const;
    void open_game(Position& next) const;
    void end_turn(Position& next) const;
    void settle(Position& next) const;
    void finish(Position& next) const;
    int count_teams(const Position& at) const;
    int count_eliminated(const Position& at) const;
    Outcome outcome(const Position& at) const;

    // Faults of a position from outside (admit.cpp).
    Result<> admit_fleets(const Position& at) const;
    Result<> admit_clouds(const Position& at) const;
    Result<> admit_turn(const Position& at) const;
    Result<> admit_over(const Position& at) const;

    Options options_;
    Setup setup_;
};

static_assert(Game<Rules>);

}  // namespace sightlines::crosshairs
