// What goes on by itself: the next leg of a walk, the fire that is held for a turn, the placing of the rest.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/crossfire_squads/advice/answer_draft.h"

namespace sightlines::crossfire_squads {

class Continuation {
  public:
    enum class Next : std::int8_t { nothing, leg, hold, place };

    // Another position. `follows`: by one action from the last one.
    void moved(bool follows);
    void wait();  // nothing goes on until `find` has looked for it
    void find(const Scene& scene, const AnswerDraft& draft);
    void release() { released_ = next_ != Next::nothing; }
    bool is_released() const { return released_; }
    Next take();  // once

    void set_out(const Position& seen, const Walk& walk, std::vector<Point> stops);
    void resume(Going walk) { walk_ = std::move(walk); }
    const std::optional<Going>& walk() const { return walk_; }  // that is under way
    bool has_many_legs() const { return many_legs_; }           // from the beginning
    Onward follow(const Scene& scene);                          // there is a walk; whoever asks ends it
    void end_walk() { walk_.reset(); }
    void stop_walking();               // unless its next leg is ordered already
    bool walks_to(Point place) const;  // it ends there, or nearly

    void hold_fire(int turn, int side) { held_ = {turn, side}; }
    void hold_no_longer() { held_.reset(); }
    bool holds_turn(const Position& seen) const { return held_ && held_->first == seen.turn; }
    int held_side() const { return held_ ? held_->second : nobody; }

    void place_rest(int side) { places_rest_ = side; }

  private:
    Next next_ = Next::nothing;
    bool released_ = false;
    std::optional<Going> walk_;
    bool many_legs_ = false;
    std::optional<std::pair<int, int>> held_;  // turn and side
    int places_rest_ = nobody;                 // side
};

}  // namespace sightlines::crossfire_squads
