#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/static_vector.h"

namespace sightlines {

// Who is to act: a player (0, 1, 2, ...), chance when dice are due, or nobody when the game is over.
enum class Side : std::int8_t { nobody = -2, chance = -1, first = 0 };

constexpr Side player_side(int player) { return static_cast<Side>(player); }

inline constexpr std::size_t most_players = 8;

// One small number for each die. A string, because it keeps up to fifteen of them without a heap block, and nearly all
// rolls are shorter; a great melee may throw hundreds.
using DiceNumbers = std::string;

// Dice that are due: the number of sides of each (2 to 100), and what they decide. Faces count from `lowest`.
struct Dice {
    DiceNumbers sides;
    std::string_view purpose;
    int lowest = 1;
};

// The outcome of Dice, one face for each, in their order: the action that all dice games share.
struct Roll {
    DiceNumbers faces;
    friend bool operator==(const Roll&, const Roll&) = default;
};

// How a game ended. No winners: a draw.
struct Outcome {
    StaticVector<std::int8_t, most_players> winners;
    std::string_view reason;
};

struct Status {
    Side to_act = Side::nobody;
    std::string_view phase;
    std::optional<Dice> roll;        // only when chance is to act
    std::optional<Outcome> outcome;  // only when nobody is
};

struct GameInfo {
    std::string_view id;
    std::string_view name;
    std::string_view author;
    int least_players = 2;
    int most_players = 2;
    int levels = 4;  // of the computer as an opponent: each plays better than the one below (tests/ladder/RESULTS.md)
};

// What a game must be. Rules are an immutable value made from options. A position is a value: it can be copied and
// compared, and does not change when another does. The rules answer every question about a position.
//   make    judges a set of options, once
//   start   the position that a new game begins with
//   admit   judges a position from outside and returns it as play finds it (automatic steps taken), or FORMAT
//   legal   appends everything that may be done, each in its one canonical form, in a fixed order
//   check   why an action may not be done
//   play    does it; check has accepted it
template <class G>
concept Game =
    std::regular<typename G::Options> && std::regular<typename G::Position> && std::regular<typename G::Action> &&
    std::copyable<G> &&
    requires(const G& rules, const typename G::Options& options, const typename G::Position& at,
             typename G::Position& next, const typename G::Action& action, std::vector<typename G::Action>& out) {
        { G::info } -> std::convertible_to<const GameInfo&>;
        { G::make(options) } -> std::same_as<Result<G>>;
        { rules.options() } -> std::same_as<const typename G::Options&>;
        { rules.start() } -> std::same_as<typename G::Position>;
        { rules.admit(at) } -> std::same_as<Result<typename G::Position>>;
        { rules.status(at) } -> std::same_as<Status>;
        { rules.legal(at, out) } -> std::same_as<void>;
        { rules.check(at, action) } -> std::same_as<Verdict>;
        { rules.play(next, action) } -> std::same_as<void>;
    };

// A game with kinds of action too many to list (free moves, big rolls). `parametric` names those that are open now;
// `sample` draws one action, listed or not, that check accepts.
template <class G>
concept HasParametricActions = Game<G> && requires(const G& rules, const typename G::Position& at, Rng& rng) {
    { rules.parametric(at) } -> std::same_as<std::vector<std::string_view>>;
    { rules.sample(at, rng) } -> std::same_as<typename G::Action>;
};

// A game in which a side does not see everything: `seen_by` gives the position without what that side may not know.
template <class G>
concept HasHiddenInformation = Game<G> && requires(const G& rules, const typename G::Position& at, Side side) {
    { rules.seen_by(at, side) } -> std::same_as<typename G::Position>;
};

// A game whose position remembers what was played before it, as for a ko rule: `without_history` leaves out what is not
// needed when the position is shared by itself.
template <class G>
concept HasHistory = Game<G> && requires(const G& rules, const typename G::Position& at) {
    { rules.without_history(at) } -> std::same_as<typename G::Position>;
};

template <Game G>
std::vector<typename G::Action> legal_actions(const G& rules, const typename G::Position& at) {
    std::vector<typename G::Action> actions;
    rules.legal(at, actions);
    return actions;
}

// Check, then play, on a copy: a refused action changes nothing.
template <Game G>
Result<typename G::Position> apply(const G& rules, typename G::Position at, const typename G::Action& action) {
    if (const Verdict verdict = rules.check(at, action); !verdict.accepted()) return Error(verdict.why());
    rules.play(at, action);
    return at;
}

// A game in which a record cannot start everywhere, for example not in the middle of a move. `can_start` says where.
template <class G>
concept HasStarts = Game<G> && requires(const typename G::Position& at) {
    { G::can_start(at) } -> std::same_as<bool>;
};

template <class G>
constexpr bool can_start(const typename G::Position& at) {
    if constexpr (HasStarts<G>) {
        return G::can_start(at);
    } else {
        return true;
    }
}
}  // namespace sightlines
