// What a player has chosen and is about to do, as a value without pixels and without a clock. Each game's selection
// builds on SelectionOf; its view draws it and passes on clicks and keys.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/history.h"
#include "games/texts.h"

namespace sightlines {

// Where a selection is made: the position at the cursor of a game. Refers to all three.
template <Game G>
struct Scene {
    const G& rules;
    const History<G>& history;
    const typename G::Position& at;

    Verdict check(const typename G::Action& action) const { return rules.check(at, action); }
};

// A proposed action is checked at once: it becomes an order for the table, or a notice that says why not.
template <Game G>
class SelectionOf {
  public:
    using Action = typename G::Action;

    // Each is handed out once. Orders come in the order in which they are to be played.
    std::vector<Action> take_orders() { return std::exchange(orders_, {}); }
    std::optional<Notice> take_notice() { return std::exchange(notice_, std::nullopt); }
    bool take_opening() { return std::exchange(opening_, false); }

    // Asks for a random set-up (Match::play_opening).
    void propose_opening() { opening_ = true; }

  protected:
    // Whether it is allowed.
    bool propose(const Scene<G>& scene, const Action& action) {
        const Verdict verdict = scene.check(action);
        if (verdict.accepted()) {
            orders_ = {action};
        } else {
            notice_ = Notice{std::string(verdict.why().rule), std::string(verdict.why().message)};
        }
        return verdict.accepted();
    }
    void propose_all(std::vector<Action> actions) { orders_ = std::move(actions); }

  private:
    std::vector<Action> orders_;
    std::optional<Notice> notice_;
    bool opening_ = false;
};

}  // namespace sightlines
