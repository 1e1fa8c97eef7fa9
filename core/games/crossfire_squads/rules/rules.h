#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// Crossfire with squads, by Arty Conliffe. The game's README.md says where each rule lives.
class Rules {
  public:
    using Options = crossfire_squads::Options;
    using Position = crossfire_squads::Position;
    using Action = crossfire_squads::Action;

    static constexpr GameInfo info{"crossfire-squads", "Crossfire with squads", "Arty Conliffe", 2, 2};

    static Result<Rules> make(const Options& options);

    const Options& options() const { return options_; }
    const Terrain& terrain() const { return terrain_; }  // the game's own table

    Position start() const;
    Result<Position> admit(Position at) const;
    Status status(const Position& at) const;
    void legal(const Position& at, std::vector<Action>& out) const;
    Verdict check(const Position& at, const Action& action) const;
    void play(Position& next, const Action& action) const;

    std::vector<std::string_view> parametric(const Position& at) const;
    Action sample(const Position& at, Rng& rng) const;

    // The position without what is hidden from a side (CS-HIDE, CS-OBS-02): not always one that can be played on.
    Position seen_by(const Position& at, Side side) const;
    bool may_hide() const { return may_hide(0) || may_hide(1); }
    bool may_hide(int side) const {
        return options_.hidden == side || options_.mines[static_cast<std::size_t>(side)] > 0;
    }

    friend bool operator==(const Rules& a, const Rules& b) { return a.options_ == b.options_; }

  private:
    explicit Rules(Options options, Terrain terrain);

    Options options_;
    Terrain terrain_;
};

static_assert(Game<Rules>);
static_assert(HasParametricActions<Rules>);
static_assert(HasHiddenInformation<Rules>);

// Who is to act.
Side to_act(const Position& at);

// Faults of options, and of a position from outside.
Result<> admit_options(const Options& options);
Result<> admit_start(const Options& options, const Position& at);

}  // namespace sightlines::crossfire_squads
