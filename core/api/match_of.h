#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "api/match.h"
#include "engine/history.h"

namespace sightlines {

namespace detail {

template <class Action>
inline constexpr bool throws_dice = false;
template <class... Kinds>
inline constexpr bool throws_dice<std::variant<Kinds...>> = (std::is_same_v<Kinds, Roll> || ...);

}  // namespace detail

// A match with its types. Here it is only declared: the bodies, which know JSON and every part of a game, are in
// match_of.inl and compiled once for each game, by match_of_game.cpp.in.
template <Game G>
class MatchOf final : public Match {
  public:
    using Action = typename G::Action;
    using Position = typename G::Position;

    // `given_start`: the record names its start (else it is the game's own).
    MatchOf(History<G> history, bool given_start);
    // The start as the record names it, from which automatic steps may have led to where play begins.
    MatchOf(History<G> history, Position given_start);

    const History<G>& history() const { return history_; }
    Verdict play(const Action& action) {
        if (cursor() + annotations_.actions_in_lines(cursor()) >= most_moves) return record_full;
        const std::size_t kept = cursor();
        const bool replaces = kept < size();
        const Verdict verdict = history_.play(action);
        if (!verdict.accepted()) return verdict;
        if (tree_) return played_in_tree();
        if (replaces) annotations_.forget_after(kept);
        return verdict;
    }

    const GameInfo& game() const override;
    int seats() const override;
    Status status() const override;
    Json status_extra() const override;
    Json position() const override;
    Json actions() const override;
    std::optional<std::vector<std::string_view>> parametric() const override;
    std::optional<std::uint64_t> perft(int depth, PerftBudget& budget) const override;
    std::string ascii_board() const override;

    AccessibleBoard accessible_board() const override;
    std::vector<AccessibleAction> accessible_actions() const override;
    std::string_view text_examples(std::string_view kind) const override;

    Result<> play(const Json& action) override;
    Result<> check_shape(const Json& action) const override;
    Result<> play_text(std::string_view move) override;
    std::size_t play_opening(std::uint64_t seed) override;
    bool is_label(std::string_view word) const override;
    bool dice_in_brackets() const override;
    bool blanks_in_moves() const override;

    std::size_t cursor() const override { return history_.cursor(); }
    std::size_t size() const override { return history_.size(); }
    void go_to(std::size_t ply) override { history_.go_to(ply); }
    void forget_rest() override {
        history_.forget_rest();
        annotations_.forget_after(cursor());
    }
    std::string text(std::size_t ply) const override;
    std::string public_text(std::size_t ply) const override;
    const Roll* roll(std::size_t ply) const override;
    std::optional<Dice> dice(std::size_t ply) const override;
    Side actor(std::size_t ply) const override;
    Json action(std::size_t ply) const override;

    Json record() const override;
    Json record_here() const override;
    Json position_record() const override;
    std::optional<Result<Json>> record_for(int player) const override;
    bool may_hide() const override {
        if constexpr (requires { rules().may_hide(); }) return rules().may_hide();
        return HasHiddenInformation<G>;
    }
    bool may_hide(int player) const override {
        if constexpr (requires { rules().may_hide(player); }) return rules().may_hide(player);
        return false;
    }

    bool past_matters() const override;
    std::unique_ptr<Match> from_here() const override;
    std::optional<Better> better_than_losing(std::size_t ply) const override;

  private:
    const G& rules() const { return history_.rules(); }
    Position seen_by_decider() const;
    AccessibleAction accessible_action(const Position& seen, const Action& action) const;
    Json envelope() const;
    Json record_up_to(std::size_t ply) const;
    void add_moves(Json& record, std::size_t from, std::size_t to) const;
    Position alone(const Position& at) const;
    Result<Action> read_text(std::string_view move) const;

    History<G> history_;
    std::optional<Position> given_start_;
};

}  // namespace sightlines
