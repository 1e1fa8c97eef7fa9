// A game's view as the session knows it: it follows the match, and proposes what is chosen. The session plays it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "api/match.h"
#include "session/game_words.h"

namespace sightlines {

inline constexpr unsigned opening_seeds = 1U << 31U;  // of Match::play_opening

// A change that a view proposes, run by Session::play: plays in the match, or returns the refusal.
using Order = std::function<Result<>(Match&)>;

// For games with hidden information, of which those at this screen see only their part.
class HidesThings {
  public:
    // The device is being handed over: nothing of the position may be shown until `uncover`.
    virtual bool covered() const = 0;
    virtual void uncover() = 0;

  protected:
    ~HidesThings() = default;
};

// For games with more actions than can be listed: what is done is put together from lists, in the text view too.
class Plans {
  public:
    virtual ListedChoices listed_choices() const = 0;  // empty: nothing is chosen so now
    virtual void choose_listed(std::string_view list, std::size_t option) = 0;
    virtual void do_listed() = 0;

    // What is suggested without asking the computer: the hint of a guided first game.
    struct Suggestion {
        std::string action;  // JSON, with which the plan of the view begins
        std::string why;
    };
    virtual std::optional<Suggestion> suggestion() const { return {}; }

    // Whether the hint has taken the place of what is suggested, so that the view's own button plays it.
    virtual bool follows_hint() const { return false; }

  protected:
    ~Plans() = default;
};

class GameView : public GameWords {
  public:
    // The cursor of the match has moved: clear the selection; animate a single step.
    virtual void moved(std::size_t from, std::size_t to) = 0;

    // Called after `moved` when something was played here, by hand or by dice: a forced next action may be proposed.
    virtual void played() {}

    // Marks on the board the actions from ply `first` up to `last`, exclusive, instead of those of the last turn; the
    // last turn again if they are equal. `moved` ends it.
    virtual void show_moves(std::size_t first, std::size_t last) = 0;

    // What was proposed while drawing; returned once. Empty: nothing.
    virtual Order take_order() = 0;
    // Whether nobody chose what is proposed: the only answer, or what goes on by itself; returned once, before it.
    virtual bool take_follows() = 0;
    // The latest refusal; returned once.
    virtual std::optional<Notice> take_notice() = 0;

    // Shows an action (JSON) as a hint until forget_hint().
    virtual void show_hint(const Json& action) = 0;
    // One more, after those that are shown: several have numbers, from 1.
    virtual void add_hint(const Json& action) = 0;
    virtual void forget_hint() = 0;

    // Whether anything may be suggested: a plan, a default, an accent, the likeliest first, an answer given without
    // asking. Not while a puzzle or a lesson is open, whose answer that may be, nor where Settings::suggests is off.
    // Clears the selection.
    virtual void let_advise(bool may) = 0;

    // For each player, whether a person at this screen plays it; initially all. Hidden information is shown to these
    // only.
    virtual void show_to(std::span<const bool> here) { (void)here; }

    virtual double motion_left() const { return 0; }  // ms in which what was done last still moves on the board

    // What lies on the table is to be solved, by whoever decides at this ply: where pieces fill a small part of the
    // board it zooms in on them.
    virtual void set_exercise(std::size_t first) { (void)first; }

    // Whether somebody at this screen decides now; what can be chosen is marked on the board for them only.
    void let_decide(bool here) { decides_here_ = here; }

    // What only some games have; null otherwise.
    const Plans* plans() const { return plans_; }
    Plans* plans() { return plans_; }
    HidesThings* hidden() { return hidden_; }
    bool is_covered() const { return hidden_ != nullptr && hidden_->covered(); }

  protected:
    using GameWords::offer;
    void offer(Plans& plans) { plans_ = &plans; }
    void offer(HidesThings& hidden) { hidden_ = &hidden; }
    bool decides_here() const { return decides_here_; }

  private:
    Plans* plans_ = nullptr;
    HidesThings* hidden_ = nullptr;
    bool decides_here_ = true;
};

}  // namespace sightlines
