// The core beside the slow reference, which was written from the rules alone: every list, every verdict, every
// position.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/match_of.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/crossfire_hex/text/placement.h"
#include "samples/crossfire_hex.h"
#include "support/crossfire_hex_reference.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;
using test::Samples;
using test::hex::Reference;

namespace {

using RulesCodec = Codec<Rules>;

Reference reference_of(const Rules& rules, const Position& at) {
    Reference reference(rules.options().ko == Ko::full, rules.options().quiet_limit);
    for (Cell cell = 0; cell < cell_count; ++cell) reference.put(cell_name(cell), men_text(at.board[cell]));
    reference.set_up(at.player, at.reserve[0], at.reserve[1], at.quiet);
    return reference;
}

std::vector<std::string> seen_of(const Rules& rules, const Position& at) {
    const auto json = RulesCodec::write(rules, at);
    return json.contains("seen") ? json.at("seen").get<std::vector<std::string>>() : std::vector<std::string>{};
}

std::string verdict_of(const Rules& rules, const Position& at, const Action& action) {
    const Verdict verdict = rules.check(at, action);
    return verdict.accepted() ? "" : std::string(verdict.why().rule);
}

struct Tally {
    int positions = 0;
    int barred = 0;     // refused by ko
    int forgotten = 0;  // actions after which the list of what was seen is not longer
    int ended = 0;
};

void compare(const Rules& rules, const Position& at, const Reference& reference, Rng& rng, Tally& tally) {
    INFO("position: " << write_json(RulesCodec::write(rules, at)));
    REQUIRE(board_text(at.board) == reference.board());
    REQUIRE((at.phase == Phase::over) == reference.over());
    REQUIRE(at.player == reference.player());
    REQUIRE(at.reserve[0] == reference.reserve()[0]);
    REQUIRE(at.reserve[1] == reference.reserve()[1]);
    REQUIRE(at.quiet == reference.quiet());
    REQUIRE(seen_of(rules, at) == reference.seen());
    std::vector<std::string> listed;
    for (const Action& action : legal_actions(rules, at)) listed.push_back(move_text(action));
    std::sort(listed.begin(), listed.end());
    REQUIRE(listed == reference.legal());
    static const auto every = Samples<Rules>::every_action();
    for (int tries = 0; tries < 20; ++tries) {
        const Action& action = every[rng.below(static_cast<std::uint32_t>(every.size()))];
        INFO("action: " << move_text(action));
        REQUIRE(verdict_of(rules, at, action) == reference.verdict(move_text(action)));
    }
    if (reference.over()) {
        const auto winners = rules.status(at).outcome->winners;
        REQUIRE(reference.winner() == (winners.empty() ? "nobody" : std::to_string(winners[0])));
        ++tally.ended;
    }
    ++tally.positions;
}

// Random play takes few prisoners and seldom comes back to where it was; so there are two more manners.
enum class Manner { any, greedy, to_and_fro };

Action any_of(const std::vector<Action>& actions, Rng& rng) {
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Action greedy(const Position& at, const std::vector<Action>& listed, Rng& rng) {
    std::vector<Action> taking;
    std::copy_if(listed.begin(), listed.end(), std::back_inserter(taking),
                 [&at](const Action& action) { return forecast(at, action).prisoners > 0; });
    return any_of(taking.empty() ? listed : taking, rng);
}

Action restless(const std::vector<Action>& listed, const std::vector<Action>& played, Rng& rng) {
    if (played.size() >= 2 && rng.below(3) != 0) {
        if (const auto* last = std::get_if<Move>(&played[played.size() - 2])) {
            const Action back = Move{last->to, last->from};
            if (std::find(listed.begin(), listed.end(), back) != listed.end()) return back;
        } else if (std::find(listed.begin(), listed.end(), played[played.size() - 2]) != listed.end()) {
            return played[played.size() - 2];
        }
    }
    return any_of(listed, rng);
}

Action chosen(Manner manner, const Position& at, const std::vector<Action>& listed, const std::vector<Action>& played,
              Rng& rng) {
    switch (manner) {
        case Manner::any: return any_of(listed, rng);
        case Manner::greedy: return greedy(at, listed, rng);
        case Manner::to_and_fro: return restless(listed, played, rng);
    }
    return listed.front();
}

void play_both(const Rules& rules, Position at, int most, Manner manner, Rng& rng, Tally& tally) {
    Reference reference = reference_of(rules, at);
    std::vector<Action> played;
    for (int ply = 0; ply < most && at.phase == Phase::play; ++ply) {
        compare(rules, at, reference, rng, tally);
        const auto listed = legal_actions(rules, at);
        const Action action = chosen(manner, at, listed, played, rng);
        // What was just done, once more: often ko.
        for (std::size_t back = 1; back <= std::min<std::size_t>(played.size(), 8); ++back) {
            const Action& before = played[played.size() - back];
            const std::string verdict = verdict_of(rules, at, before);
            REQUIRE(verdict == reference.verdict(move_text(before)));
            tally.barred += verdict == "CX-KO-01" ? 1 : 0;
        }
        const std::size_t remembered = reference.seen().size();
        rules.play(at, action);
        reference.play(move_text(action));
        played.push_back(action);
        tally.forgotten += reference.seen().size() <= remembered ? 1 : 0;
    }
    compare(rules, at, reference, rng, tally);
}

}  // namespace

TEST_CASE("hex Crossfire: the core and the reference play the same games") {
    Rng rng(43);
    Tally tally;
    for (const Options& options : Samples<Rules>::option_sets()) {
        const Rules rules = *Rules::make(options);
        play_both(rules, rules.start(), 120, Manner::greedy, rng, tally);
        for (int game = 0; game < 9; ++game) {
            Position at = Samples<Rules>::any_position(rules, rng);
            at.seen = KoHistory();
            if (const auto admitted = rules.admit(at))
                play_both(rules, *admitted, 60, static_cast<Manner>(game % 3), rng, tally);
        }
    }
    CHECK(tally.positions > 2000);
    CHECK(tally.barred > 100);
    CHECK(tally.forgotten > 100);
    CHECK(tally.ended > 50);
}
