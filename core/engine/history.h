#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace sightlines {

// A game as it was played: every position and the actions between them. Ply 0 is the start, ply n the position after n
// actions; a cursor stands at a ply from 0 to size().
//   History      `start` is a position that Rules::start or Rules::admit gave
//   at           the position at the cursor, or at a ply from 0 to size()
//   actions      all that were played, also those after the cursor
//   size         their number
//   go_to        moves the cursor, to a ply from 0 to size(): undo, redo, replay
//   forget_rest  drops what lies after the cursor
//   play         checks the action at the cursor; accepted, it replaces what lies after the cursor, and the cursor
//                moves behind it; refused, it changes nothing
template <Game G>
class History {
  public:
    using Position = typename G::Position;
    using Action = typename G::Action;

    History(G rules, Position start) : rules_(std::move(rules)), positions_{std::move(start)} {}

    const G& rules() const { return rules_; }
    const Position& start() const { return positions_.front(); }
    const Position& at() const { return positions_[cursor_]; }
    const Position& at(std::size_t ply) const {
        assert(ply < positions_.size());
        return positions_[ply];
    }
    const std::vector<Action>& actions() const { return actions_; }

    std::size_t cursor() const { return cursor_; }
    std::size_t size() const { return actions_.size(); }
    void go_to(std::size_t ply) {
        assert(ply <= actions_.size());
        cursor_ = ply;
    }
    void forget_rest() {
        actions_.erase(actions_.begin() + static_cast<std::ptrdiff_t>(cursor_), actions_.end());
        positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(cursor_) + 1, positions_.end());
    }

    Verdict play(const Action& action) {
        const Verdict verdict = rules_.check(at(), action);
        if (!verdict.accepted()) return verdict;
        Position next = at();
        rules_.play(next, action);
        forget_rest();
        actions_.push_back(action);
        positions_.push_back(std::move(next));
        ++cursor_;
        return accepted;
    }

  private:
    G rules_;
    std::vector<Position> positions_;
    std::vector<Action> actions_;
    std::size_t cursor_ = 0;
};

}  // namespace sightlines
