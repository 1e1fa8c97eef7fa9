#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_hex/ai/evaluation.h"
#include "games/crossfire_hex/rules/rules.h"
#include "search/alpha_beta.h"

namespace sightlines::crossfire_hex {

struct Skill : sightlines::Skill {
    int depth = 1;
    int noisy = 8;  // plies of quiescence search
};

// A position in the search. For ko it has no log of its own, but points to the position before, back to the root.
struct SearchState {
    Board board;
    PerPlayer reserve{};
    std::int8_t player = 0;
    bool took = false;  // a prisoner, by the action that led here
    std::int16_t quiet = 0;
    std::int32_t lead = 0;                // of White
    std::uint64_t happened = 0;           // ko_key of what led here
    const SearchState* before = nullptr;  // null at the root
};

// What alpha-beta search asks of hex Crossfire. Refers to the rules and the position that it is made for.
class SearchAdapter {
  public:
    using State = SearchState;
    static constexpr std::size_t codes = std::size_t{cell_count + 1} * 64;
    static constexpr int futility_margin = 120;  // see AlphaBetaAdapter

    SearchAdapter(const Rules& rules, const Position& root) : rules_(rules), root_(root) {}

    SearchState root() const;
    void moves(const SearchState& at, Which which, std::vector<SearchMove>& out) const;
    bool after(const SearchState& at, const SearchMove& move, SearchState& next) const;
    std::optional<int> terminal_value(const SearchState& at) const;
    int value(const SearchState& at) const { return value_of(at.lead, at.player); }
    std::uint64_t key(const SearchState& at) const;

    // The moves at the root that stand for these actions.
    std::vector<SearchMove> allowed_moves(const std::vector<Action>& actions) const;

    static std::uint16_t code_of(const Action& action);
    static Action action_of(const SearchMove& move);

  private:
    bool repeats(const SearchState& at, std::uint64_t key) const;

    const Rules& rules_;
    const Position& root_;
};

void shuffle(std::vector<SearchMove>& moves, Rng& rng);

static_assert(AlphaBetaAdapter<SearchAdapter>);

}  // namespace sightlines::crossfire_hex
