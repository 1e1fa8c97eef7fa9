// Clouds laid at random are ordinary actions, all of them, and favour no side.
#include "games/crosshairs/ai/opening.h"

#include <catch_amalgamated.hpp>
#include <set>
#include <string>

using namespace sightlines;
using namespace sightlines::crosshairs;

namespace {

struct Point {
    int x, y;  // in half cells and rows from the middle of the board
    friend auto operator<=>(const Point&, const Point&) = default;
};
using Points = std::set<Point>;

Point point_of(Cell cell) { return {2 * hex_of(cell).q + hex_of(cell).r, hex_of(cell).r}; }

Points mirrored_east_west(const Points& clouds) {
    Points out;
    for (const Point p : clouds) out.insert({-p.x, p.y});
    return out;
}

// Half a turn.
Points turned_half(const Points& clouds) {
    Points out;
    for (const Point p : clouds) out.insert({-p.x, -p.y});
    return out;
}

// A third of a turn: (x, y) in axial coordinates q, r goes to (-q-r, q).
Points turned_third(const Points& clouds) {
    Points out;
    for (const Point p : clouds) {
        const int q = (p.x - p.y) / 2;
        const int r = p.y;
        const int new_q = -q - r;
        out.insert({2 * new_q + q, q});
    }
    return out;
}

// Plays what the scatter says; the game then begins.
Points laid(const Options& options, std::uint64_t seed) {
    const auto rules = Rules::make(options);
    REQUIRE(rules);
    Position at = rules->start();
    Rng rng(seed);
    for (const Action& action : Opening<crosshairs::Rules>::actions(*rules, at, rng)) {
        REQUIRE(rules->check(at, action).accepted());
        rules->play(at, action);
    }
    CHECK(at.phase == Phase::act);
    CHECK(at.clouds.size() == options.clouds);
    Points points;
    for (const int cell : at.clouds) points.insert(point_of(static_cast<Cell>(cell)));
    return points;
}

Options of(GameType type, int players = 3, int clouds = 16) {
    Options options;
    options.type = type;
    options.players = static_cast<std::int8_t>(players);
    options.clouds = static_cast<std::int8_t>(clouds);
    return options;
}

}  // namespace

TEST_CASE("scatter: opposite sides see the same clouds") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const GameType type : {GameType::duel, GameType::two_v_two}) {
            const Points clouds = laid(of(type), seed);
            CHECK(turned_half(clouds) == clouds);
        }
        const Points four = laid(of(GameType::circle, 4), seed);
        CHECK(turned_half(four) == four);
    }
}

TEST_CASE("scatter: three and six players see the same clouds from every other side") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const int players : {3, 6}) {
            const Points clouds = laid(of(GameType::ffa, players), seed);
            CHECK(turned_third(clouds) == clouds);
        }
    }
}

TEST_CASE("scatter: allies on the left and on the right see mirrored clouds") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const Options& options : {of(GameType::one_v_two), of(GameType::one_v_three), of(GameType::ffa, 5)}) {
            const Points clouds = laid(options, seed);
            CHECK(mirrored_east_west(clouds) == clouds);
        }
    }
}

TEST_CASE("scatter: any number of clouds can be laid, and two seeds differ") {
    for (int clouds = 1; clouds <= 16; ++clouds) {
        for (int players = 3; players <= 6; ++players) (void)laid(of(GameType::circle, players, clouds), 7);
    }
    CHECK(laid(of(GameType::duel), 1) != laid(of(GameType::duel), 2));
}

TEST_CASE("scatter: goes on from clouds that lie already") {
    const auto rules = Rules::make(of(GameType::duel));
    REQUIRE(rules);
    Position at = rules->start();
    rules->play(at, PlaceCloud{0});
    Rng rng(3);
    const std::vector<Action> rest = Opening<crosshairs::Rules>::actions(*rules, at, rng);
    CHECK(rest.size() == 15);
    for (const Action& action : rest) {
        REQUIRE(rules->check(at, action).accepted());
        rules->play(at, action);
    }
    CHECK(at.phase == Phase::act);
}
