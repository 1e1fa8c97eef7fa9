#pragma once

#include <optional>
#include <vector>

#include "engine/alpha_beta.h"
#include "games/crossfire_hex/rules.h"
#include "games/crossfire_hex/score.h"

namespace sightlines::crossfire_hex {

// A position in the search: no log of its own, but the way back to the root, for ko.
struct Ahead {
    Board board;
    PerPlayer reserve{};
    std::int8_t player = 0;
    bool took = false;  // a prisoner, by the action that led here
    std::int16_t quiet = 0;
    std::int32_t lead = 0;          // of White
    std::uint64_t happened = 0;     // ko_key of what led here
    const Ahead* before = nullptr;  // null at the root
};

// What alpha-beta search asks of hex Crossfire. Refers to the rules and the position that it is made for.
class Lookout {
  public:
    using State = Ahead;
    static constexpr std::size_t codes = std::size_t{cell_count + 1} * 64;
    static constexpr int margin = 120;  // what an answer to a quiet action may well change

    Lookout(const Rules& rules, const Position& root) : rules_(rules), root_(root) {}

    Ahead root() const;
    void steps(const Ahead& at, Which which, std::vector<Step>& out) const;
    bool after(const Ahead& at, const Step& step, Ahead& next) const;
    std::optional<int> ended(const Ahead& at) const;
    int score(const Ahead& at) const { return score_of(at.lead, at.player); }
    std::uint64_t key(const Ahead& at) const;

    // The steps from the root that are among the actions, with what belongs to them.
    std::vector<Step> allowed_steps(const std::vector<Action>& actions) const;

    static std::uint16_t code_of(const Action& action);
    static Action action_of(const Step& step);

  private:
    bool repeats(const Ahead& at, std::uint64_t key) const;

    const Rules& rules_;
    const Position& root_;
};

void shuffle(std::vector<Step>& steps, Rng& rng);

static_assert(LooksAhead<Lookout>);

}  // namespace sightlines::crossfire_hex
