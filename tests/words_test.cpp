// Every game in words, in games played at random: what the text view and `show --words` rely on.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "api/match_of.h"
#include "api/move_list.h"
#include "engine/playout.h"
#include "games/all.h"
#include "samples/all.h"

using namespace sightlines;

namespace {

bool one_line(std::string_view text) { return text.find_first_of("\n\r\t") == std::string_view::npos; }

void check_board(const TextBoard& board) {
    REQUIRE_FALSE(board.tables.empty());
    std::set<std::string> cells;
    for (const TextTable& table : board.tables) {
        CHECK_FALSE(table.name.empty());
        for (const TextRow& row : table.rows) {
            CHECK_FALSE(row.name.empty());
            for (const TextCell& cell : row.cells) {
                CHECK(one_line(cell.text));
                CHECK_FALSE(cell.name.empty());
                if (table.kind == TextTable::Kind::board) CHECK(cells.insert(cell.name).second);
                if (table.kind == TextTable::Kind::list) CHECK(row.cells.size() == table.rows[0].cells.size());
            }
        }
    }
    for (const std::string& fact : board.facts) CHECK((one_line(fact) && fact.ends_with('.')));
}

// Words for everything that is listed; no two actions under one name; the move text of each can be played.
void check_actions(Match& match) {
    std::set<std::string> names;
    const std::size_t ply = match.cursor();
    for (const TextAction& action : match.text_actions()) {
        INFO(action.group << ": " << action.words << " [" << action.text << "]");
        CHECK_FALSE(action.group.empty());
        CHECK_FALSE(action.words.empty());
        CHECK(names.insert(action.group + ": " + action.words).second);
        CHECK_FALSE(play_moves(match, action.text));
        CHECK(match.cursor() == ply + 1);
        CHECK(match.text(ply) == action.text);
        match.go_to(ply);
    }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("positions and listed actions in words, at random", "[words]", AllGames) {
    using G = TestType;
    Rng rng(11);
    for (const typename G::Options& options : test::Samples<G>::option_sets()) {
        const Result<G> rules = G::make(options);
        REQUIRE(rules);
        MatchOf<G> match(History<G>(*rules, rules->start()), false);
        typename G::Position at = rules->start();
        int step = 0;
        playout(*rules, at, rng, 120, [&](const auto& before, const auto& listed, const auto& chosen) {
            if (step++ % 25 == 0) {
                const Status status = rules->status(before);
                check_board(match.text_board());
                CHECK(match.text_actions().size() == (status.roll ? 0 : listed.size()));
                check_actions(match);
            }
            REQUIRE(match.play(chosen).accepted());
        });
        check_board(match.text_board());
    }
}

TEMPLATE_LIST_TEST_CASE("every kind that is not listed says how it is written", "[words]", AllGames) {
    using G = TestType;
    if constexpr (HasParametricActions<G>) {
        Rng rng(12);
        for (const typename G::Options& options : test::Samples<G>::option_sets()) {
            const Result<G> rules = G::make(options);
            REQUIRE(rules);
            typename G::Position at = rules->start();
            playout(*rules, at, rng, 60, [&](const auto& before, const auto&, const auto&) {
                for (const std::string_view kind : rules->parametric(before)) {
                    INFO(kind);
                    if (kind != "roll") CHECK_FALSE(Codec<G>::form(kind).empty());
                }
            });
        }
    }
}
