#include "games/crossfire_hex/text/sentences.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/crossfire_hex/offers/offers.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;

namespace {

// g1 holds two men: each entry pushes the lowest man out.
History<Rules> entries_on_g1(int entries) {
    Json record = Json::parse(R"json({"game":"crossfire-hex","version":1,"options":{"quietLimit":9},
        "start":{"phase":"play","player":1,"board":"./..../......./....../...w.../....../......./..../(ww)",
        "reserve":[2,2]}})json");
    record["moves"] = Json::array();
    for (int i = 0; i < entries; ++i) record["moves"].push_back({{"do", "enter"}, {"to", "g1"}});
    return static_cast<const MatchOf<Rules>&>(**open_match(record)).history();
}

}  // namespace

TEST_CASE("hex Crossfire asks for what can be done, and then for a hex") {
    const History<Rules> history = entries_on_g1(0);
    const Prompt asked = prompt(history, InHand::nothing);
    CHECK(asked.player == 1);
    CHECK(asked.who == "Black to move");
    CHECK(asked.stage == "Move 1");
    CHECK(asked.question == "Move a stack, or enter a disc.");
    CHECK(prompt(history, InHand::stack).question == "Choose a ringed hex.");
    CHECK(prompt(history, InHand::reserve).question == "Choose a hex to enter on.");
    CHECK(prompt(history, InHand::target).question == "Choose it again to play, or another hex.");
}

TEST_CASE("hex Crossfire tells of an entry whom it takes off the board, before and after") {
    const History<Rules> history = entries_on_g1(0);
    const Forecast predicted = forecast(history.at(), Enter{0});
    CHECK(Offers<Rules>::offer(history.rules(), history.at(), Enter{0}).name == "Enter a disc on g1");
    CHECK(owner_phrase(predicted.result) == "is Black's");
    CHECK(owner_phrase(predicted.left) == "left empty");
    CHECK(removed_phrase(predicted) == "1 prisoner");
    const std::vector<LoggedTurn> turns = logged_turns(entries_on_g1(2));
    REQUIRE(turns.size() == 2);
    CHECK(turns[0].player == 1);
    CHECK(turns[1].label == "2");
    CHECK(turns[1].first == 1);
    CHECK(turns[1].last == 2);
}

TEST_CASE("hex Crossfire names the rule against a move, and the move that ko will not have repeated") {
    const History<Rules> history = entries_on_g1(2);
    const Cell a5 = *cell_from("a5");
    const Cell c5 = *cell_from("c5");
    const std::string why = refusal_sentence(history.rules(), history.at(), Move{a5, c5});
    CHECK(why.starts_with("c5: "));
    CHECK(why.ends_with("stack on this hex."));
    CHECK(refusal_sentence(history.rules(), history.at(), Enter{c5}).empty());
    const std::optional<Repeat> repeat = repeat_of(history.rules(), history.at(), Enter{0});
    REQUIRE(repeat);
    CHECK(repeat_title(history, *repeat) == "ko: as at move 1");
    CHECK(repeat_sentence(history, *repeat) == "Black made the same position with this move before, at move 1.");
    CHECK(repeat_title(history, {.entry = 0, .ago = 3}) == "ko: seen before");
    CHECK(repeat_sentence(history, {.entry = 0, .ago = 3}).find("earlier than this record begins") !=
          std::string::npos);
}

TEST_CASE("hex Crossfire names the options in use, and how far the quiet limit is") {
    const History<Rules> history = entries_on_g1(0);
    CHECK(options_in_use(history.rules(), history.at()) ==
          "In use: house rule: a draw after 9 moves without a prisoner (0 so far).");
    CHECK(options_in_use(*Rules::make({}), history.at()).empty());
    CHECK(options_in_use(*Rules::make({.quiet_limit = 1}), history.at()) ==
          "In use: house rule: a draw after 1 move without a prisoner (0 so far).");
}
