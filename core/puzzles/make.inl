// The maker of a game's puzzles; a game gets its own in puzzles/maker/<id>.cpp.
#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/match_of.h"
#include "games/codec.h"
#include "puzzles/maker.h"
#include "puzzles/solve.h"
#include "puzzles/theme.h"

namespace sightlines::detail {

inline constexpr std::size_t longest_source = 900;  // actions of a game in which puzzles are looked for
inline constexpr std::size_t plies_between = 6;     // of two puzzles from one game
inline constexpr std::size_t most_from_a_game = 4;
inline constexpr std::size_t longest_record = 1200;   // bytes; of a longer one there is a link
inline constexpr std::uint32_t blunder_percent = 30;  // they are what there is to punish
inline constexpr std::uint64_t most_games = 4000;
inline constexpr std::uint64_t cheaper = 8;        // a first search for something to look at
inline constexpr std::uint32_t second_looks = 10;  // every tenth decision is looked at whatever that finds

inline const PuzzleTheme* theme_of(std::string_view game, std::string_view action, const std::string& why) {
    for (const PuzzleTheme& theme : puzzle_themes(game)) {
        const bool fits = theme.action.empty() || theme.action == action;
        if (fits && why.find(theme.reason) != std::string::npos) return theme.title.empty() ? nullptr : &theme;
    }
    return nullptr;
}

// What level 1 chooses at a decision, twice.
template <HasBot G>
std::vector<typename G::Action> first_ideas(const G& rules, const typename G::Position& at, std::uint64_t seed) {
    const auto idea = [&](std::uint64_t i) {
        return choose_action(rules, at, budget_of<G>(1, seed + i)).ranked.front();
    };
    return {idea(0), idea(1)};
}

template <class Action>
bool has(const std::vector<Action>& actions, const Action& action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

template <HasBot G>
class Maker {
    using Action = typename G::Action;

  public:
    Maker(const PuzzlePlan& plan, const PuzzleMaker& maker, const std::function<void(const Puzzle&)>& take)
        : plan_(plan), maker_(maker), take_(take), rng_(plan.seed) {}

    void make() {
        for (std::uint64_t game = 0; game < most_games && made_ < plan_.count; ++game) search_game();
    }

  private:
    // The first decisions are random, then level 1 plays; where a puzzle can be, one side plays better, and anywhere
    // both may blunder.
    void search_game() {
        const auto opened = new_match(G::info.id, maker_.options(rng_));
        auto& match = static_cast<MatchOf<G>&>(**opened);
        (void)match.play_opening(rng_.next());
        std::uint32_t random = rng_.below(maker_.random_decisions + 1);
        const std::uint32_t strong = rng_.below(2);
        std::size_t next = 0;
        std::size_t found = 0;
        while (match.size() < longest_source && found < most_from_a_game && made_ < plan_.count) {
            const Status status = match.status();
            if (status.to_act == Side::nobody) return;
            const std::size_t before = found;
            if (!decide(match, status, random, strong, match.size() >= next, found)) return;
            if (found > before) next = match.size() + plies_between;
        }
    }

    bool decide(MatchOf<G>& match, const Status& status, std::uint32_t& random, std::uint32_t strong, bool looks,
                std::size_t& found) {
        const G& rules = match.history().rules();
        const auto& at = match.history().at();
        if constexpr (throws_dice<Action>) {
            if (status.to_act == Side::chance) return match.play(Action(sample_roll(*status.roll, rng_))).accepted();
        }
        if (random > 0) {
            --random;
            return match.play(random_action(rules, at, rng_)).accepted();
        }
        const std::uint64_t seed = rng_.next();
        if (!looks || !suits(match)) return play(match, choose_action(rules, at, budget_of<G>(1, seed)).ranked.front());
        const std::vector<Action> ideas = first_ideas(rules, at, seed);
        const auto promises = [&](const Action& action) { return !has(ideas, action) && told(rules, at, action); };
        const std::uint64_t nodes = Bot<G>::skill(2).nodes;
        auto better = choose_action(rules, at, {2, nodes / cheaper, seed});
        if (promises(better.ranked.front()) || rng_.below(second_looks) == 0) {
            better = choose_action(rules, at, {analyst, nodes, seed});
            if (promises(better.ranked.front()) && take(match, better, ideas, seed)) ++found;
        }
        const bool is_strong = static_cast<std::uint32_t>(status.to_act) % 2 == strong;
        return play(match, is_strong ? better.ranked.front() : ideas.front());
    }

    bool play(MatchOf<G>& match, const Action& chosen) {
        const bool blunders = rng_.below(100) < blunder_percent;
        const Action action = blunders ? random_action(match.history().rules(), match.history().at(), rng_) : chosen;
        return match.play(action).accepted();
    }

    static const PuzzleTheme* told(const G& rules, const typename G::Position& at, const Action& action) {
        const std::string why = Bot<G>::explain(rules, as_decider_sees(rules, at), action);
        if (why.empty()) return nullptr;
        return theme_of(G::info.id, Codec<G>::write(action)["do"].template get<std::string>(), why);
    }

    bool suits(const MatchOf<G>& match) const {
        const auto& at = match.history().at();
        if (!maker_.suits(match)) return false;
        if constexpr (HasParametricActions<G>) return true;
        return legal_actions(match.history().rules(), at).size() >= 3;
    }

    bool take(const MatchOf<G>& played, const SearchResult<Action>& better, const std::vector<Action>& ideas,
              std::uint64_t seed) {
        const Json record = played.position_record();
        const auto opened = open_match(record);
        if (!opened) return false;
        const auto& match = static_cast<const MatchOf<G>&>(**opened);
        const G& rules = match.history().rules();
        const auto& at = match.history().at();
        if (!same_decider(played, match)) return false;
        if (!is_costly(rules, at, better, ideas, seed)) return false;
        PuzzleBudget once = puzzle_budget<G>(1, seed + 11);
        once.choice.nodes /= 2;
        const auto first = solve_puzzle(rules, at, maker_.margin, once, ideas);
        if (first.answers.empty()) return false;
        std::vector<Action> rivals = first.rivals;
        rivals.push_back(first.answers.front());
        const auto answers =
            solve_puzzle(rules, at, maker_.margin, puzzle_budget<G>(2, seed + 23), ideas, rivals).answers;
        if (answers.empty()) return false;
        return give(match, record, answers, seed);
    }

    // At a glance: whether level 1 and every other action lose enough. The likeliest to disagree are asked first.
    bool is_costly(const G& rules, const typename G::Position& at, const SearchResult<Action>& better,
                   const std::vector<Action>& ideas, std::uint64_t seed) const {
        const auto player = static_cast<std::size_t>(rules.status(at).to_act);
        const SearchBudget glance{analyst, Bot<G>::skill(2).nodes / 4, seed + 7};
        const auto worth = [&](const Action& action) {
            return static_cast<int>(estimate_after(rules, at, action, player, glance).chances[player]);
        };
        const Action& action = better.ranked.front();
        const int best = worth(action);
        if (best < maker_.margin) return false;
        for (const Action& idea : ideas)
            if (best - worth(idea) < maker_.margin / 2) return false;
        std::size_t equals = 0;
        for (const Action& rival : rivals_of(rules, at, better, {}))
            if (rival != action && best - worth(rival) < maker_.margin / 2 && ++equals >= most_answers) return false;
        return true;
    }

    static bool same_decider(const Match& a, const Match& b) {
        return a.status().to_act == b.status().to_act && a.status().phase == b.status().phase && !b.may_hide();
    }

    bool give(const MatchOf<G>& match, const Json& record, const std::vector<Action>& answers, std::uint64_t seed) {
        const G& rules = match.history().rules();
        const auto& at = match.history().at();
        Puzzle puzzle;
        for (const Action& action : answers) puzzle.answer.emplace_back(Codec<G>::write(action));
        const PuzzleTheme* theme = told(rules, at, answers.front());
        if (theme == nullptr || !stands_out(rules, at, answers)) return false;
        if (of_theme_[theme] >= plan_.count * 2 / 5 + 1) return false;
        puzzle.level = level_of(rules, at, answers, seed);
        if (of_level_[static_cast<std::size_t>(puzzle.level)] >= (plan_.count + 1) / 2) return false;
        puzzle.why = Bot<G>::explain(rules, as_decider_sees(rules, at), answers.front());
        const std::string shape = write_json(puzzle.answer.front()) + puzzle.why;
        if (seen_.contains(shape) || !seen_.insert(write_json(record)).second) return false;
        const PuzzleProof proof = prove_puzzle(match, puzzle.answer, proof_effort, proof_seed);
        if (!proof.is_answer || !proof.level_1_misses || proof.margin < maker_.margin) return false;
        seen_.insert(shape);
        ++of_theme_[theme];
        ++of_level_[static_cast<std::size_t>(puzzle.level)];
        puzzle.id = "p" + std::to_string(++made_);
        puzzle.title = theme->title;
        puzzle.hint = theme->hint;
        puzzle.record = record;
        if (write_json(record).size() > longest_record) {
            Result<std::string> link = write_link(record);
            if (link) puzzle.record = Json(std::move(*link));
        }
        take_(puzzle);
        return true;
    }

    // Of three actions two are no answer.
    static bool stands_out(const G& rules, const typename G::Position& at, const std::vector<Action>& answers) {
        return HasParametricActions<G> || legal_actions(rules, at).size() > 2 * answers.size();
    }

    // Whether it chooses an answer, two times out of three.
    static bool finds(const G& rules, const typename G::Position& at, const std::vector<Action>& answers,
                      const PuzzleFinder& finder, std::uint64_t seed) {
        const std::uint64_t nodes = Bot<G>::skill(finder.level).nodes / finder.share;
        int found = 0;
        for (std::uint64_t i = 0; i < 3; ++i)
            found +=
                has(answers, choose_action(rules, at, {finder.level, nodes, seed + 31 + i}).ranked.front()) ? 1 : 0;
        return found >= 2;
    }

    int level_of(const G& rules, const typename G::Position& at, const std::vector<Action>& answers,
                 std::uint64_t seed) const {
        if (finds(rules, at, answers, maker_.easy, seed)) return 1;
        return finds(rules, at, answers, maker_.fair, seed) ? 2 : puzzle_levels;
    }

    const PuzzlePlan& plan_;
    const PuzzleMaker& maker_;
    const std::function<void(const Puzzle&)>& take_;
    Rng rng_;
    std::size_t made_ = 0;
    std::array<std::size_t, puzzle_levels + 1> of_level_{};
    std::map<const PuzzleTheme*, std::size_t> of_theme_;
    std::set<std::string> seen_;
};

template <HasBot G>
void make_with(const PuzzleMaker& maker, const PuzzlePlan& plan, const std::function<void(const Puzzle&)>& take) {
    Maker<G>(plan, maker, take).make();
}

template <HasBot G>
PuzzleProof prove_with(const Match& any, const std::vector<JsonValue>& given, int effort, std::uint64_t seed) {
    const auto& match = static_cast<const MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    const auto& at = match.history().at();
    std::vector<typename G::Action> answers;
    for (const Json& action : given) {
        const auto reopened = open_match(match.position_record());
        if (!reopened || !(*reopened)->play(action)) return {};
        answers.push_back(static_cast<const MatchOf<G>&>(**reopened).history().actions().back());
    }
    PuzzleBudget budget = puzzle_budget<G>(effort, seed);
    budget.after.nodes = Bot<G>::skill(2).nodes;  // of every action there is
    const auto found = choose_action(rules, at, budget.choice);
    const auto idea = choose_action(rules, at, budget_of<G>(1, seed)).ranked.front();
    return {has(answers, found.ranked.front()), !has(answers, idea),
            margin_of(rules, at, answers, found, budget.after)};
}

}  // namespace sightlines::detail
