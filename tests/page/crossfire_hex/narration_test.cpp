#include "games/crossfire_hex/text/narration.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "api/games.h"
#include "api/match_of.h"
#include "base/rng.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/crossfire_hex/text/tips.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;

namespace {

const Names neutral{{"White", "Black"}, -1};
const Names as_white{neutral.sides, 0};
const Names as_black{neutral.sides, 1};

History<Rules> played(const std::string& record, const std::vector<std::string>& moves) {
    const auto match = *open_match(Json::parse(record));
    History<Rules> history = static_cast<const MatchOf<Rules>&>(*match).history();
    for (const std::string& move : moves) {
        INFO(move);
        REQUIRE(history.play(*read_move_text(move)).accepted());
    }
    return history;
}

std::string standing_on(const char* board, int player = 0) {
    return R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":)" + std::to_string(player) +
           R"(,"board":")" + board + R"(","reserve":[1,1]}})";
}

void check_all(const History<Rules>& history) {
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        for (const Names& names : {neutral, as_white, as_black}) {
            const std::string text = narrate(history, ply, names);
            INFO(text);
            REQUIRE(text.size() > 10);
            CHECK(std::isupper(static_cast<unsigned char>(text.front())) != 0);
            CHECK(text.back() == '.');
            CHECK(text.find_first_of("_@-()") == std::string::npos);
            CHECK(text.find("  ") == std::string::npos);
        }
    }
    const std::vector<SummaryLine> lines = summary_of(history);
    CHECK(lines.size() >= 3);
    for (const SummaryLine& line : lines) CHECK(line.values.size() == 2);
}

}  // namespace

TEST_CASE("hex Crossfire: every move of the playthroughs and of random games is told in sentences") {
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "crossfire-hex") continue;
        INFO(game.name);
        check_all(played(game.record, game.moves));
    }
    Rng rng(9);
    for (int game = 0; game < 20; ++game) {
        Options options;
        options.quiet_limit = static_cast<std::int16_t>(game % 2 == 0 ? 0 : 12);
        History<Rules> history(*Rules::make(options), Rules::make(options)->start());
        while (history.at().phase != Phase::over && history.size() < 150) {
            const std::vector<Action> legal = legal_actions(history.rules(), history.at());
            REQUIRE(history.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]).accepted());
        }
        check_all(history);
    }
}

TEST_CASE("hex Crossfire: a move tells whom it lands on, what falls out and what it uncovers") {
    const History<Rules> takes =
        played(standing_on("./..../.....b./....../....w../..(bww).../..w..../(bbb).../."), {"f4-d2"});
    CHECK(narrate(takes, 0, neutral) ==
          "White moves 2 discs from f4 to d2, onto Black's stack of 3. That overfills d2: 2 discs fall out as "
          "prisoners. That leaves Black's disc on f4.");
    CHECK(narrate(takes, 0, as_black) ==
          "White moves 2 discs from f4 to d2, onto your stack of 3. That overfills d2: 2 discs fall out as prisoners. "
          "That leaves your disc on f4.");
    const History<Rules> returns =
        played(standing_on("./(wwb).(bbbb)./......./..(ww).../......./....../....bw./..../."), {"f6-d8"});
    CHECK(narrate(returns, 0, as_white) ==
          "You move 2 discs from f6 to d8, onto Black's stack of 3. That overfills d8: 2 discs fall out and go back "
          "to your reserve.");
    const History<Rules> enters = played(standing_on("./..../.....w./....../......./....../....w../..../b"), {"@a5"});
    CHECK(narrate(enters, 0, neutral) == "White enters a disc on a5.");
    const History<Rules> both =
        played(standing_on("./(bwb).(bbbb)./......./..(ww).../......./....../....bw./..../."), {"f6-d8"});
    CHECK(narrate(both, 0, as_white) ==
          "You move 2 discs from f6 to d8, onto Black's stack of 3. That overfills d8: a disc falls out as a prisoner, "
          "and a disc goes back to your reserve.");
    const History<Rules> own =
        played(standing_on("./..../.bb..../....../......./....../..ww.../..../."), {"e3-g3", "c7-e7"});
    CHECK(narrate(own, 0, as_white) == "You move a disc from e3 to g3, onto your own disc.");
    CHECK(narrate(own, 1, as_white) == "Black moves a disc from c7 to e7, onto its own disc.");
}

TEST_CASE("hex Crossfire: the end, the standing and the summary") {
    const char* last =
        R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,
            "board":"./..../..(wwb).(ww)../..(bw).../.(bww)...../....../......./..../."}})";
    const History<Rules> history = played(last, {"i7-e7"});
    CHECK(narrate(history, 0, as_white) ==
          "You move 2 discs from i7 to e7, onto Black's stack of 3. Black has no move left, so you win the game.");
    CHECK(narrate(history, 0, as_black) ==
          "White moves 2 discs from i7 to e7, onto your stack of 3. You have no move left, so White wins the game.");
    CHECK(standing_of(history.start()).scores.empty());  // they stand in the rows of the players
    CHECK(stacks_of(history.start(), 0) == "3 stacks");
    const std::vector<SummaryLine> lines = summary_of(history);
    CHECK(lines[1].what == "Stacks taken over");
    CHECK(lines[1].values == std::vector<std::string>{"1", "0"});
    CHECK(lines[4].values == std::vector<std::string>{"5", "0"});
}

TEST_CASE("hex Crossfire: a tip about an action says what it takes, what falls out and what it leaves to the other") {
    const History<Rules> history =
        played(standing_on("./..../.....b./....../....w../..(bww).../..w..../(bbb).../."), {});
    const auto about = [&history](const char* move) { return tip_about_action(history.at(), *read_move_text(move)); };
    CHECK(about("f4-d2") ==
          "2 discs to d2: takes over Black's stack of 3. Falls out: 2 prisoners. It leaves Black's disc on f4.");
    CHECK(about("f4-h4") == "1 disc to h4.");
    CHECK(about("@g1") == "1 disc to g1.");
}

TEST_CASE("hex Crossfire: a tip says whose a stack is, how far it goes and how many discs the hex holds") {
    const History<Rules> history =
        played(standing_on("./..../.....b./....../....w../..(bww).../..w..../(bbb).../."), {});
    const auto at = [&history](const char* cell) { return tip(history.rules(), history.at(), *cell_from(cell)); };
    CHECK(at("f4") ==
          "White's stack of 3 on f4: the top disc decides, and 1 below is Black's. It can move up to 3 hexes in a "
          "straight line. Each dot is room for one disc: 6 here.");
    CHECK(
        at("d2") ==
        "Black's stack of 3 on d2. It can move up to 3 hexes in a straight line. The hex is full: one more disc pushes "
        "the lowest out.");
    CHECK(at("g1") == "Hex g1 is empty. Each dot is room for one disc: 2 here.");
    CHECK(tip(history.rules(), history.at(), no_cell).empty());
}
