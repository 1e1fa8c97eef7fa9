// Prints how fast the core is, one line a figure: "name | value | unit". Figures are the best of several short runs,
// which says more than an average on a machine with other work to do. tests/bench/run.mjs compares native and wasm.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "api/game_tree.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "api/match_of.h"
#include "engine/playout.h"
#include "games/all.h"
#include "games/crossfire_squads/advice/advice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crosshairs/rules/board.h"

namespace {

using namespace sightlines;
using Clock = std::chrono::steady_clock;

constexpr int runs = 100;

// The least time that a run took, in nanoseconds.
template <class Run>
double best_of(Run run) {
    run();
    double best = 1e30;
    for (int i = 0; i < runs; ++i) {
        const auto begin = Clock::now();
        run();
        best = std::min(best, std::chrono::duration<double, std::nano>(Clock::now() - begin).count());
    }
    return best;
}

void print(std::string_view game, std::string_view what, double value, const char* unit) {
    std::printf("%.*s, %.*s | %.2f | %s\n", static_cast<int>(game.size()), game.data(), static_cast<int>(what.size()),
                what.data(), value, unit);
    std::fflush(stdout);
}

volatile std::uint64_t sink = 0;  // keeps what is measured from being left out

// Random games from the start to the end, with full lists.
template <Game G>
void measure_games(const G& rules, int games, std::string_view what) {
    std::uint64_t actions = 0;
    const double ns = best_of([&] {
        actions = 0;
        for (int seed = 0; seed < games; ++seed) {
            Rng rng(static_cast<std::uint64_t>(seed));
            typename G::Position at = rules.start();
            actions += static_cast<std::uint64_t>(playout(rules, at, rng, 100'000));
        }
        sink = sink + actions;
    });
    print(G::info.id, what, games / ns * 1e9, "games/s");
    print(G::info.id, std::string(what) + ", legal + play", ns / static_cast<double>(actions), "ns an action");
    print(G::info.id, std::string(what) + ", actions", static_cast<double>(actions) / ns * 1e9, "actions/s");
}

// The parts, over positions of random games and an action taken in each.
template <Game G>
void measure_parts(const G& rules) {
    std::vector<typename G::Position> positions;
    std::vector<typename G::Action> chosen;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Rng rng(seed);
        typename G::Position at = rules.start();
        playout(rules, at, rng, 100'000, [&](const auto& before, const auto&, const auto& action) {
            positions.push_back(before);
            chosen.push_back(action);
        });
    }
    const auto each = [&](std::string_view what, auto part) {
        const double ns = best_of([&] {
            for (std::size_t i = 0; i < positions.size(); ++i) part(positions[i], chosen[i]);
        });
        print(G::info.id, what, ns / static_cast<double>(positions.size()), "ns");
    };
    std::vector<typename G::Action> listed;
    each("legal", [&](const auto& at, const auto&) {
        listed.clear();
        rules.legal(at, listed);
        sink = sink + listed.size();
    });
    each("check",
         [&](const auto& at, const auto& action) { sink = sink + (rules.check(at, action).accepted() ? 1 : 0); });
    each("play", [&](typename G::Position at, const auto& action) {
        rules.play(at, action);  // in another file: reading one byte is enough to keep it
        sink = sink + *reinterpret_cast<const unsigned char*>(&at);
    });
}

// A duel that goes on for as long as is asked: nobody shoots, and every flight leaves all planes a way to go.
Json long_duel(std::size_t length) {
    using namespace crosshairs;
    const crosshairs::Rules rules = *crosshairs::Rules::make({});
    MatchOf<crosshairs::Rules> match(History<crosshairs::Rules>(rules, rules.start()), false);
    const auto harmless = [](const Action& action) {
        return !std::holds_alternative<Crash>(action) && !std::holds_alternative<Shoot>(action);
    };
    const auto boxed_in = [](const Position& at) {
        const Sky sky(at);
        return std::any_of(at.planes.begin(), at.planes.end(),
                           [&sky](const Plane& plane) { return sky.barred(plane); });
    };
    Rng rng(1);
    while (match.cursor() < length) {
        std::vector<Action> actions = legal_actions(rules, match.history().at());
        std::erase_if(actions, std::not_fn(harmless));
        bool played = false;
        for (int tries = 0; tries < 50 && !played && !actions.empty(); ++tries) {
            const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
            played = !boxed_in(*apply(rules, match.history().at(), action)) && match.play(action).accepted();
        }
        if (!played) match.go_to(match.cursor() - std::min<std::size_t>(match.cursor(), 1 + rng.below(20)));
    }
    return static_cast<Match&>(match).record();
}

// A game played at random that is as long as that.
template <Game G>
Json long_random_game(const G& rules, int length, const typename G::Position& start) {
    for (std::uint64_t seed = 0;; ++seed) {
        MatchOf<G> match(History<G>(rules, start), start != rules.start());
        typename G::Position at = start;
        Rng rng(seed);
        const int played = playout(rules, at, rng, length, [&match](const auto&, const auto&, const auto& chosen) {
            if (!match.play(chosen).accepted()) std::abort();
        });
        if (played == length) return static_cast<Match&>(match).record();
    }
}

void measure_link(const Json& record, std::string_view game) {
    const Result<std::string> link = write_link(record);
    if (!link) std::abort();
    print(game, "link of 2,000 actions", static_cast<double>(link->size()), "characters");
    const double ns = best_of([&] {
        const Result<std::unique_ptr<Match>> opened = open_link(*link);
        if (!opened || (*opened)->size() != 2000) std::abort();
    });
    print(game, "link of 2,000 actions, decode + check + replay", ns / 1e6, "ms");
    const auto time_of = [](const Json& measured) {
        const std::string written = *write_link(measured);
        return std::array{best_of([&] { sink = sink + write_link(measured)->size(); }),
                          best_of([&] { sink = sink + read_link(written)->size(); }),
                          best_of([&] { sink = sink + (*open_match(measured))->size(); })};
    };
    const auto [write, read, replay] = time_of(record);
    print(game, "link of 2,000 actions, packed", write / 1e6, "ms");
    print(game, "link of 2,000 actions, unpacked", read / 1e6, "ms");
    print(game, "2,000 actions, check + replay", replay / 1e6, "ms");
    Json usual = record;
    usual["moves"].get_ref<Json::array_t&>().resize(300);
    const auto [write_usual, read_usual, replay_usual] = time_of(usual);
    print(game, "link of 300 actions, packed and unpacked", (write_usual + read_usual) / 1e6, "ms");
    print(game, "link of 300 actions, to two replays", (write_usual + read_usual) / (2 * replay_usual), "times");
}

// The game cut to `length` actions, with `most_lines` variations of up to `depth`: every second leaves the game, the
// others the one before.
template <Game G>
Json study_of(const G& rules, Json record, std::size_t length, int depth) {
    record["moves"].template get_ref<Json::array_t&>().resize(length);
    const Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) std::abort();
    const History<G>& game = static_cast<const MatchOf<G>&>(**opened).history();
    Rng rng(7);
    std::vector<typename G::Position> passed;  // by the variation before
    std::size_t left_at = 0;
    Json& lines = record["lines"] = Json::array();
    while (lines.size() < most_lines) {
        const bool leaves_game = lines.size() % 2 == 0 || passed.empty();
        const std::size_t at =
            leaves_game ? rng.below(static_cast<std::uint32_t>(length)) : left_at + passed.size() / 2;
        typename G::Position position = leaves_game ? game.at(at) : passed[at - left_at];
        Json moves = Json::array();
        passed.clear();
        playout(rules, position, rng, depth, [&](const auto& before, const auto&, const auto& action) {
            passed.push_back(before);
            moves.push_back(Codec<G>::write(action));
        });
        const std::size_t from = leaves_game ? 0 : lines.size();
        left_at = at;
        lines.push_back(Json{{"from", from}, {"at", at}, {"moves", std::move(moves)}});
    }
    return record;
}

// As it is opened from a file: read, judged, and made a tree.
template <Game G>
void measure_study(const G& rules, const Json& record) {
    const std::string study = write_json(study_of(rules, record, 1000, 10));
    print(G::info.id, "study of 200 lines", static_cast<double>(study.size()) / 1000, "KB");
    const double ns = best_of([&] {
        const Result<Json> read = parse_json(study);
        const Result<std::unique_ptr<Match>> opened = open_match(*read);
        if (!opened) std::abort();
        (*opened)->grow_tree();
        sink = sink + (*opened)->tree()->next({0, 0}).size();
    });
    print(G::info.id, "study of 200 lines, parse + check + replay", ns / 1e6, "ms");
}

// A platoon a side, and the pieces about the middle of a generated table.
crossfire_squads::Rules small_battle() {
    using namespace crossfire_squads;
    Options options;
    std::vector<Piece> pieces;
    for (const Piece& piece : generate_terrain(1, false)) {
        if (piece.shape.box().meets({2000, 1000, 3700, 2800})) pieces.push_back(piece);
    }
    options.terrain = Terrain(pieces);
    const Force force = standard_force();
    options.forces.fill(Force(force.begin(), force.begin() + 6));
    options.vp_goal = 3;
    options.turn_limit = 30;
    return *crossfire_squads::Rules::make(options);
}

// LineOfSightCache of weights, and moves, over a whole generated table with standard forces.
void measure_table() {
    using namespace crossfire_squads;
    const crossfire_squads::Rules rules = *crossfire_squads::Rules::make({});
    Rng rng(3);
    Position at = rules.start();
    while (at.phase != Phase::play) rules.play(at, rules.sample(at, rng));
    const auto point = [&rng] {
        return Point{static_cast<std::int32_t>(50 + rng.below(table_width - 100)),
                     static_cast<std::int32_t>(50 + rng.below(table_height - 100))};
    };
    constexpr int count = 1000;
    std::vector<std::pair<Point, Point>> lines;
    for (int i = 0; i < count; ++i) lines.emplace_back(point(), point());
    const auto each = [&](const char* what, auto measured) {
        const double ns = best_of([&] {
            for (const auto& [from, to] : lines) sink = sink + (measured(from, to) ? 1 : 0);
        });
        print(crossfire_squads::Rules::info.id, what, ns / count / 1000, "us");
    };
    const auto mover = static_cast<UnitId>(unit_id(at.active, 2));
    each("a line of sight", [&](Point from, Point to) { return sees(at, {from, 50}, {to, 50}); });
    each("check of a move", [&](Point, Point to) { return rules.check(at, Move{mover, to, {}, {}, {}}).accepted(); });
    each("preview of a move", [&](Point, Point to) {
        return forecast_move(rules.options(), at, Move{mover, to, {}, {}, {}}, accepted).plan.halt > 9;
    });
}

// Positions of a random game with standard forces, a suggestion for each: as the page asks whenever a turn goes on.
void measure_suggestions() {
    using namespace crossfire_squads;
    const crossfire_squads::Rules rules = *crossfire_squads::Rules::make({});
    Rng rng(7);
    Position at = rules.start();
    double slowest = 0;
    for (int measured = 0, ply = 0; measured < 8 && at.phase != Phase::over; ++ply) {
        if (at.phase == Phase::play && ply % 25 == 0) {
            slowest = std::max(
                slowest, best_of([&] { sink = sink + (Advice<crossfire_squads::Rules>::suggest(rules, at) ? 1 : 0); }));
            ++measured;
        }
        rules.play(at, rules.sample(at, rng));
    }
    print(crossfire_squads::Rules::info.id, "the slowest suggestion", slowest / 1000, "us");
}

}  // namespace

int main() {
    const crosshairs::Rules duel = *crosshairs::Rules::make({});
    measure_games(duel, 100, "random duels");
    crosshairs::Options many;
    many.type = crosshairs::GameType::ffa;
    many.players = 6;
    measure_games(*crosshairs::Rules::make(many), 25, "random games of six");
    measure_parts(duel);
    const Json duel_record = long_duel(2000);
    measure_link(duel_record, crosshairs::Rules::info.id);
    measure_study(duel, duel_record);

    const crossfire_hex::Rules hex = *crossfire_hex::Rules::make({});
    measure_games(hex, 8, "random games");
    measure_games(*crossfire_hex::Rules::make({crossfire_hex::Ko::full, 0}), 8, "random games with full ko");
    measure_parts(hex);
    const Json hex_record = long_random_game(hex, 2000, hex.start());
    measure_link(hex_record, crossfire_hex::Rules::info.id);
    measure_study(hex, hex_record);

    // Planes can avoid each other for ever: at most 40 rounds a battle.
    aerial_war::Options to_an_end;
    to_an_end.round_limit = 40;
    const aerial_war::Rules aerial = *aerial_war::Rules::make(to_an_end);
    measure_games(aerial, 5, "random matches");
    measure_parts(aerial);
    const aerial_war::Rules endless = *aerial_war::Rules::make({});
    const Json aerial_record = long_random_game(endless, 2000, endless.start());
    measure_link(aerial_record, aerial_war::Rules::info.id);
    measure_study(endless, aerial_record);

    const crossfire_squads::Rules small = small_battle();
    measure_games(small, 5, "random games on a small table");
    measure_parts(small);
    measure_table();
    measure_suggestions();
    const crossfire_squads::Rules whole = *crossfire_squads::Rules::make({});
    const Json squads_record = long_random_game(whole, 2000, whole.start());
    measure_link(squads_record, crossfire_squads::Rules::info.id);
    measure_study(whole, squads_record);

    const dogfight::Rules dogfight_rules = *dogfight::Rules::make({});
    measure_games(dogfight_rules, 5, "random duels");
    measure_parts(dogfight_rules);
    const dogfight::Rules patrol = *dogfight::Rules::make({.scenario = dogfight::Scenario::patrol});
    dogfight::Position without_end = patrol.start();
    without_end.limit = dogfight::last_turn;
    const Json patrol_record = long_random_game(patrol, 2000, without_end);
    measure_link(patrol_record, dogfight::Rules::info.id);
    measure_study(patrol, patrol_record);
}
