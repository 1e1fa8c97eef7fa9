// How much perft looks at before it knows that a count goes too far.
#include "engine/perft.h"

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <vector>

using namespace sightlines;

namespace {

// A game of so many actions at every move, for so many moves. It counts how often its lists were made.
struct Bush {
    struct Options {
        int branches = 1;
        int moves = 1000;
        std::uint64_t tries = 0;
        friend bool operator==(const Options&, const Options&) = default;
    };
    using Position = int;  // the moves taken
    using Action = int;

    static constexpr GameInfo info{"bush", "Bush", "nobody", 2, 2};
    static inline int lists = 0;

    static Result<Bush> make(const Options& options) { return Bush{options}; }
    const Options& options() const { return options_; }
    Position start() const { return 0; }
    Result<Position> admit(const Position& at) const { return at; }
    Status status(const Position& at) const {
        if (at >= options_.moves) return {Side::nobody, "over", {}, Outcome{}};
        return {Side::first, "play", {}, {}};
    }
    void legal(const Position& at, std::vector<Action>& out) const {
        ++lists;
        if (at < options_.moves) out.resize(static_cast<std::size_t>(options_.branches));
    }
    Verdict check(const Position&, const Action&) const { return accepted; }
    void play(Position& next, const Action&) const { ++next; }
    std::uint64_t tried(const Position&) const { return options_.tries; }

    Options options_;
};
static_assert(ListsByTrying<Bush>);

struct Counted {
    std::optional<std::uint64_t> nodes;
    int lists;
};

Counted counted(const Bush& game, int depth, PerftBudget budget) {
    Bush::lists = 0;
    const auto nodes = perft(game, 0, depth, budget);
    return {nodes, Bush::lists};
}

}  // namespace

TEST_CASE("perft: every sequence of the depth is counted", "[engine]") {
    CHECK(counted({{3}}, 0, {1}).nodes == 1);
    CHECK(counted({{3}}, 4, {1'000}).nodes == 81);
    CHECK(counted({{1}}, 64, {1'000}).nodes == 1);
    CHECK(counted({{3, 2}}, 2, {1'000}).nodes == 9);
    CHECK(counted({{3, 2}}, 3, {1'000}).nodes == 0);
}

TEST_CASE("perft: positions to look at are those before the last action", "[engine]") {
    CHECK(counted({{3}}, 4, {1 + 3 + 9 + 27}).nodes == 81);
    CHECK_FALSE(counted({{3}}, 4, {1 + 3 + 9 + 26}).nodes);
}

// Of a hundred branches a million positions come after three actions; ten thousand lists show that there are so many.
TEST_CASE("perft: too deep a count is refused long before its positions are looked at", "[engine]") {
    const Counted refused = counted({{100}}, 64, {1'000'000});
    CHECK_FALSE(refused.nodes);
    CHECK(refused.lists <= 10'300);
}

TEST_CASE("perft: a game that is over is not looked at again and again", "[engine]") {
    const Counted over = counted({{10, 3}}, 64, {1'000'000});
    CHECK(over.nodes == 0);
    CHECK(over.lists <= 1 + 11 + 111 + 1'111);
}

TEST_CASE("perft: long lists and lists made by trying are work", "[engine]") {
    CHECK_FALSE(counted({{1'000}}, 2, {10'000, 1'000'000}).nodes);
    CHECK(counted({{1'000}}, 2, {10'000, 2'000'000}).nodes == 1'000'000);
    const Counted tried = counted({{1, 1000, 10'000}}, 64, {1'000'000, 10'000'000});
    CHECK_FALSE(tried.nodes);
    CHECK(tried.lists <= 100);
}
