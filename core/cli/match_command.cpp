#include "cli/match_command.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/bots.h"
#include "api/games.h"
#include "cli/engine_process.h"
#include "cli/sequential_test.h"
#include "cli/streams.h"
#include "search/bot.h"

namespace sightlines {
namespace {

constexpr int patience_ms = 60'000;
constexpr std::size_t most_actions = 5000;  // of a game; whoever is still playing then has drawn
constexpr std::size_t opening = 2;          // decisions taken at random, the same in both games of a pair
constexpr std::uint64_t seeds_of_a_game = 10'000, largest_seed = 0x7FFF'FFFF;

struct Plan {
    std::string_view game;
    std::string engine;
    Json options = Json::object();
    int level = 2, pairs = 1000, share = 55;
    std::uint64_t seed = 0;
};

std::optional<int> number_of(std::string_view word, int least, int most) {
    if (word.empty() || word.size() > 6 || word.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    const int number = std::stoi(std::string(word));
    return least <= number && number <= most ? std::optional(number) : std::nullopt;
}

// What is wrong with a pair of words, or "".
std::string set(Plan& plan, std::string_view key, std::string_view value) {
    if (key == "--engine") {
        plan.engine = value;
        return value.empty() ? "--engine takes the command that starts a program" : "";
    }
    if (key == "--options") {
        const Result<Json> options = parse_json(value);
        if (!options || !options->is_object()) return "--options takes a JSON object, as \"options\" of a record";
        plan.options = *options;
        return "";
    }
    const auto take = [&](auto& to, int least, int most) -> std::string {
        const std::optional<int> number = number_of(value, least, most);
        if (!number)
            return std::string(key) + " takes a number from " + std::to_string(least) + " to " + std::to_string(most);
        to = static_cast<std::remove_reference_t<decltype(to)>>(*number);
        return "";
    };
    if (key == "--level") return take(plan.level, 1, top_level);
    if (key == "--pairs") return take(plan.pairs, 1, 100'000);
    if (key == "--share") return take(plan.share, 51, 99);
    if (key == "--seed") return take(plan.seed, 0, 999'999);
    return "match does not understand \"" + std::string(key) + "\"";
}

// What a game brings to the engine, in halves of a point, and why it ended early, if it did.
struct Played {
    int halves = 1;
    std::optional<Error> fault = {};
};

// An action that is refused loses the game.
Result<> let_engine_act(EngineProcess& engine, Match& match, const Plan& plan, int player, std::uint64_t seed) {
    Json record = match.record();
    if (const std::optional<Result<Json>> seen = match.record_for(player)) {
        if (!*seen) return seen->error();
        record = **seen;
    }
    const Result<std::string> line = engine.ask(
        write_json({{"op", "think"}, {"record", record}, {"level", plan.level}, {"seed", seed & largest_seed}}));
    if (!line) return line.error();
    const Result<Json> reply = parse_json(*line);
    if (!reply || !reply->is_object() || !reply->contains("action"))
        return format_error("The engine's answer has no \"action\": " + excerpt(*line));
    return match.play(reply->at("action"));
}

Played play_game(Match& match, EngineProcess& engine, const Plan& plan, int engines_seat, std::uint64_t seed) {
    for (std::size_t count = 0; count < most_actions; ++count) {
        const Status status = match.status();
        if (status.outcome) {
            const auto& winners = status.outcome->winners;
            const auto is_engines = [&](int player) { return player % 2 == engines_seat; };
            if (winners.empty()) return {};
            const bool won = std::ranges::any_of(winners, is_engines), lost = !std::ranges::all_of(winners, is_engines);
            return {won && lost ? 1 : won ? 2 : 0};
        }
        const int player = static_cast<int>(status.to_act);
        if (status.to_act != Side::chance && player % 2 == engines_seat) {
            if (const Result<> done = let_engine_act(engine, match, plan, player, seed + count); !done)
                return {0, done.error()};
            continue;
        }
        const Contestant level{Contestant::Kind::level, plan.level};
        (void)play_match(match, {.contestants = {level}, .seed = seed + count, .opening = 0, .most = 1});
    }
    return {};
}

std::string points_of(int halves) { return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : ""); }

class EngineMatch {
  public:
    explicit EngineMatch(const Plan& plan) : plan_(plan), engine_(plan.engine, patience_ms) {}

    // What is wrong, or "".
    std::string play() {
        for (int pair = 0; pair < plan_.pairs && result() == TestResult::open; ++pair) {
            const Result<std::unique_ptr<Match>> begun = begin(pair);
            if (!begun) return begun.error().message;
            int halves = 0;
            for (const int seat : {0, 1}) {
                const Result<std::unique_ptr<Match>> match = open_match((*begun)->record());
                if (!match) return match.error().message;
                const Played played = play_game(**match, engine_, plan_, seat, seed_of(pair) + opening);
                if (played.fault && played.fault->code == EngineProcess::failed) return played.fault->message;
                if (played.fault && fault_.empty()) fault_ = played.fault->message;
                halves += played.halves;
            }
            ++counts_[static_cast<std::size_t>(halves)];
            halves_ += halves;
            write_output("pair " + std::to_string(pair + 1) + ": " + points_of(halves) + " of 2, " + standing() + "\n");
        }
        write_output(summary());
        return "";
    }
    TestResult result() const { return result_of(ratio()); }

  private:
    std::uint64_t seed_of(int pair) const {
        return (plan_.seed * 100'000 + static_cast<std::uint64_t>(pair)) * seeds_of_a_game;
    }
    Result<std::unique_ptr<Match>> begin(int pair) const {
        Result<std::unique_ptr<Match>> match = new_match(plan_.game, plan_.options);
        if (!match) return match;
        const Contestant anything{Contestant::Kind::random, 1};
        (void)play_match(**match, {.contestants = {anything}, .seed = seed_of(pair), .opening = 0, .most = opening});
        return match;
    }
    double ratio() const { return log_likelihood_ratio(counts_, 0.5, plan_.share / 100.0); }
    int games() const {
        int pairs = 0;
        for (const int count : counts_) pairs += count;
        return 2 * pairs;
    }
    std::string standing() const {
        std::array<char, 32> number{};
        std::snprintf(number.data(), number.size(), "%.2f", ratio());
        return points_of(halves_) + " of " + std::to_string(games()) + " points, log-likelihood ratio " + number.data();
    }
    std::string summary() const {
        const std::string share = std::to_string(plan_.share) + "%";
        std::string text = "The engine has " + standing() + ".\n";
        if (!fault_.empty()) text += "It lost a game because of this: " + fault_ + "\n";
        switch (result()) {
            case TestResult::proven:
                return text + "It is proven to be better than level " + std::to_string(plan_.level) + ".\n";
            case TestResult::refuted: return text + "It is not as good as " + share + " of the points.\n";
            case TestResult::open: break;
        }
        return text + "That decides nothing between 50% and " + share + " of the points: play more pairs.\n";
    }

    Plan plan_;
    EngineProcess engine_;
    PairCounts counts_{};
    int halves_ = 0;
    std::string fault_;
};

}  // namespace

std::string play_engine_match(std::span<const std::string_view> words, int& exit_code) {
    if (words.empty() || words[0].starts_with('-')) return "match takes the name of a game";
    Plan plan;
    plan.game = words[0];
    for (std::size_t i = 1; i < words.size(); i += 2) {
        if (i + 1 == words.size()) return std::string(words[i]) + " takes a value";
        if (const std::string wrong = set(plan, words[i], words[i + 1]); !wrong.empty()) return wrong;
    }
    if (plan.engine.empty()) return "match takes --engine and the command that starts a program";
    EngineMatch match(plan);
    if (const std::string wrong = match.play(); !wrong.empty()) std::cerr << "sightlines: " << wrong << "\n";
    exit_code = match.result() == TestResult::proven ? 0 : 1;
    return "";
}

}  // namespace sightlines
