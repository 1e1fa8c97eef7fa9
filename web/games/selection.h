// The selection: what a player has chosen and is about to do, independent of pixels and time. Each game's selection
// derives from SelectionOf; its view draws it and forwards clicks and keys.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/history.h"
#include "games/texts.h"

namespace sightlines {

// What a selection is made in: the position at a game's cursor. Keeps references to all three.
template <Game G>
struct Scene {
    const G& rules;
    const History<G>& history;
    const typename G::Position& at;

    Verdict check(const typename G::Action& action) const { return rules.check(at, action); }
};

// Checks a proposed action at once: it becomes an order for the table, or a notice with the reason of the refusal.
template <Game G>
class SelectionOf {
  public:
    using Action = typename G::Action;

    // Each is returned once. Orders are in the sequence in which they are to be played.
    std::vector<Action> take_orders() { return std::exchange(orders_, {}); }
    std::optional<Notice> take_notice() { return std::exchange(notice_, std::nullopt); }
    bool take_opening() { return std::exchange(opening_, false); }

    // Whether anything may be suggested: see GameView::let_advise.
    void let_advise(bool may) { advises_ = may; }
    bool advises() const { return advises_; }

    // Requests a random opening (Match::play_opening).
    void propose_opening() { opening_ = true; }

  protected:
    // Returns whether the action is legal. The scene is whatever checks actions.
    template <class At>
    bool propose(const At& scene, const Action& action) {
        const Verdict verdict = scene.check(action);
        if (verdict.accepted()) {
            orders_ = {action};
        } else {
            refuse_for(verdict.why());
        }
        return verdict.accepted();
    }
    void refuse_for(const Refusal& why) {
        notice_ = Notice{std::string(why.rule), std::string(why.message), std::string(why.code)};
    }
    // A refusal of what is no action at all.
    void refuse(Notice notice) { notice_ = std::move(notice); }
    // Says what was pressed; nothing was refused.
    void tell(std::string what) { notice_ = Notice{"", std::move(what), "", true}; }
    void propose_all(std::vector<Action> actions) { orders_ = std::move(actions); }
    // Says why the proposed action was refused in the terms of this position.
    void explain(std::string reason) {
        if (notice_) notice_->message = std::move(reason);
    }

  private:
    std::vector<Action> orders_;
    std::optional<Notice> notice_;
    bool opening_ = false;
    bool advises_ = true;
};

}  // namespace sightlines
