#pragma once

// A toy game with what Crosshairs does not have: dice, a secret, and actions too many to list. Each of two players
// writes down a secret number. Then they take turns: the dice are rolled, and the player adds the total to its score or
// leaves it. After two turns each, the score nearer to its owner's secret wins.
#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"
#include "games/codec.h"
#include "json/json.h"
#include "json/reader.h"
#include "samples/samples.h"

namespace sightlines::toy {

inline constexpr std::int32_t greatest_secret = 1'000'000;
inline constexpr int last_turn = 4;

struct Options {
    std::int8_t dice = 3;  // 1 to 4, with six sides each
    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::int8_t { write, roll, choose, over };

struct Position {
    Phase phase = Phase::write;
    std::int8_t turn = 0;                   // player 0 has the even ones
    std::array<std::int32_t, 2> secrets{};  // 0: not written yet, or not to be seen
    std::array<std::int32_t, 2> scores{};
    Roll rolled;  // in phase choose

    friend bool operator==(const Position&, const Position&) = default;
};

// clang-format off
struct Write { std::int32_t secret = 1;  friend bool operator==(const Write&, const Write&) = default; };
struct Take  {                           friend bool operator==(const Take&, const Take&) = default; };
struct Leave {                           friend bool operator==(const Leave&, const Leave&) = default; };
// clang-format on

using Action = std::variant<Write, Roll, Take, Leave>;

class Rules {
  public:
    using Options = toy::Options;
    using Position = toy::Position;
    using Action = toy::Action;

    static constexpr GameInfo info{"toy", "Toy", "nobody", 2, 2};

    static Result<Rules> make(const Options& options);

    const Options& options() const { return options_; }
    Position start() const { return {}; }
    Result<Position> admit(const Position& at) const;
    Status status(const Position& at) const;
    void legal(const Position& at, std::vector<Action>& out) const;
    Verdict check(const Position& at, const Action& action) const;
    void play(Position& next, const Action& action) const;

    std::vector<std::string_view> parametric(const Position& at) const;
    Action sample(const Position& at, Rng& rng) const;
    Position seen_by(const Position& at, Side side) const;

  private:
    explicit Rules(const Options& options) : options_(options) {}
    Dice dice() const;

    Options options_;
};

static_assert(Game<Rules> && HasParametricActions<Rules> && HasHiddenInformation<Rules>);

}  // namespace sightlines::toy

namespace sightlines {

template <>
struct Codec<toy::Rules> {
    static Result<toy::Options> options(const Reader& in);
    static Result<toy::Position> position(const toy::Rules& rules, const Reader& in);
    static Result<toy::Action> action(const Reader& in);
    static Json write(const toy::Options& options);
    static Json write(const toy::Rules& rules, const toy::Position& at);
    static Json write(const toy::Action& action);
    static std::string text(const toy::Action& action);
    static Result<toy::Action> from_text(std::string_view text);
    static std::string ascii_board(const toy::Rules& rules, const toy::Position& at);
};

template <>
struct test::Samples<toy::Rules> {
    static std::vector<toy::Options> option_sets() { return {{1}, {2}, {3}, {4}}; }
    static toy::Position any_position(const toy::Rules& rules, Rng& rng) {
        toy::Position at = rules.start();
        rules.play(at, rules.sample(at, rng));
        return at;
    }
};

}  // namespace sightlines
