// The shape of actions, the order of refusals, move text, the board as text, and where a refusal has its reason.
#include <set>

#include "games/aerial_war/rules/highlights.h"
#include "games/aerial_war/text/codec.h"
#include "games/aerial_war/text/notation.h"
#include "samples/aerial_war.h"
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;
namespace aw = sightlines::aerial_war;
using sightlines::Roll;
using RulesCodec = sightlines::Codec<aw::Rules>;

namespace {

aw::Square square(std::string_view name) { return *aw::square_from(name); }

aw::Position position_of(const aw::Rules& rules, const Json& start) {
    const auto text = sightlines::parse_json(start.dump());
    REQUIRE(text);
    sightlines::Fault fault;
    const auto read = RulesCodec::position(rules, sightlines::Reader(*text, "start", fault));
    REQUIRE(read);
    const auto at = rules.admit(*read);
    REQUIRE(at);
    return *at;
}

// "square-occupied: e7": why a move is refused, and the squares that show it.
std::string lit(const Json& start, std::string_view move) {
    const auto rules = aw::Rules::make({});
    const aw::Position at = position_of(*rules, start);
    const auto action = aw::read_move_text(move);
    REQUIRE(action);
    const sightlines::Verdict verdict = rules->check(at, *action);
    std::string text(verdict.accepted() ? "accepted" : verdict.why().code);
    text += ":";
    for (const aw::Square shown : aw::highlights(*rules, at, *action)) text += " " + aw::square_name(shown);
    return text;
}

const Json over = json(R"({"phase":"over","battle":2,"score":[2,0],"planes":[{"at":"e6","p":0,"c":"r","dir":"n"}]})");

}  // namespace

TEST_CASE("aerial-war, actions: what cannot be read is FORMAT, before everything else") {
    const Json floats = {{"do", "roll"}, {"dice", {1.0, 2.0}}};
    CHECK(rule_of(applied(record(""), Json::array({floats}))) == "FORMAT");
    const Table ended("", over);
    const Table rolling("");
    const Table flying("", fly("Gr", 1, 2, "Gr=e6n Ar=k14s"));
    for (const Table& t : {ended, rolling, flying}) {
        for (const char* action : {R"({"do":"roll"})",
                                   R"({"do":"roll","dice":[]})",
                                   R"({"do":"roll","dice":[1,2,3]})",
                                   R"({"do":"roll","dice":[0,1]})",
                                   R"({"do":"roll","dice":[1,7]})",

                                   R"({"do":"roll","dice":"12"})",
                                   R"({"do":"roll","dice":3})",
                                   R"({"do":"roll","dice":[1,2],"for":"x"})",
                                   R"({"do":"fly","to":"e7"})",
                                   R"({"do":"fly","dir":"n"})",
                                   R"({"do":"fly","to":"l7","dir":"n"})",
                                   R"({"do":"fly","to":"e15","dir":"n"})",
                                   R"({"do":"fly","to":"e7","dir":"ne"})",
                                   R"({"do":"fly","to":"e7","dir":"n","die":1})",
                                   R"({"do":"fly","to":5,"dir":"n"})",
                                   R"({"do":"ram"})",
                                   R"({"do":"ram","target":"z1"})",
                                   R"({"do":"ram","target":"e7","plane":"e6"})",
                                   R"({"do":"attack","target":"e7"})",
                                   R"({"do":"hold","x":null})",
                                   R"({"do":"loop","to":"e5"})",
                                   R"({"do":"stay","y":1})",
                                   R"({"do":"level","plane":"e6"})",
                                   R"({"do":"Attack"})",
                                   R"({"do":1})",
                                   R"({"to":"e7","dir":"n"})"})
            t.refuses(action, "FORMAT");
        for (const char* action : {"[]", "7", "null", "\"attack\""})
            CHECK(rule_of(applied(record(""), Json::array({json(action)}))) == "FORMAT");
    }
}

TEST_CASE("aerial-war, refusals: the game is over, then the dice, their number, the phase") {
    const Table ended("", over);
    for (const char* move : {"[5]", "[55]", "e6n", "#e6", "!", "o"}) ended.refuses(move, "AW-END-03");
    const Table rolling("");
    rolling.refuses("!", "AW-TURN-05");    // before AW-TURN-07
    rolling.refuses("#h1", "AW-TURN-05");  // before AW-RAM-02
    rolling.refuses("[5]", "AW-TURN-06");
    const Table flying("", fly("Gr", 1, 2, "Gr=e6n Ar=k14s"));
    flying.refuses("[5]", "AW-TURN-05");   // before AW-TURN-06
    flying.refuses("#k14", "AW-TURN-07");  // before AW-RAM-02
    const Table ramming("", turn_of("ram", "Gr", "Gr=a1w Ar=a2n"));
    ramming.refuses("a2n", "AW-TURN-07");  // before AW-MOVE-06
}

TEST_CASE(
    "aerial-war, refusals: a flight to the start, then onto a plane, then of a wrong length; a crash into nobody") {
    const Table t("", fly("Gr", 1, 2, "Gr=e6n Gb=e7s Ar=k14s"));
    t.refuses("e6s", "AW-MOVE-05");  // occupied as well, by itself
    t.refuses("e7n", "AW-MOVE-06");
    t.refuses("k14n", "AW-MOVE-06");  // too far as well
    t.refuses("e8n", "AW-MOVE-02");
    const Table ramming("", turn_of("ram", "Gr", "Gr=a1w Ar=a2n Gb=b1n"));
    for (const char* move : {"#a1", "#b1", "#c5"}) ramming.refuses(move, "AW-RAM-02");
}

TEST_CASE("aerial-war, move text: one form for each action") {
    const std::vector<std::pair<aw::Action, std::string>> forms{
        {Roll{{3, 5}}, "[35]"},
        {Roll{{6}}, "[6]"},
        {aw::Fly{square("e7"), aw::Facing::n}, "e7n"},
        {aw::Fly{square("k14"), aw::Facing::w}, "k14w"},
        {aw::Ram{square("a6")}, "#a6"},
        {aw::Attack{}, "!"},
        {aw::Hold{}, "-"},
        {aw::Loop{}, "o"},
        {aw::Stay{}, "."},
    };
    for (const auto& [action, text] : forms) {
        INFO(text);
        CHECK(aw::move_text(action) == text);
        const auto read = aw::read_move_text(text);
        REQUIRE(read);
        CHECK(*read == action);
    }
    std::set<std::string> texts;
    const auto every = sightlines::test::Samples<aw::Rules>::every_action();
    for (const aw::Action& action : every) {
        const auto read = aw::read_move_text(aw::move_text(action));
        REQUIRE(read);
        REQUIRE(*read == action);
        texts.insert(aw::move_text(action));
    }
    CHECK(texts.size() == every.size());
}

TEST_CASE("aerial-war, move text: anything else is refused") {
    for (const std::string_view text :
         {"",     " ",    "[",    "]",   "[]",  "[0]",  "[7]", "[123]", "[3 5]", "[35",  "35]",         "(35)",
          "e7",   "n",    "e7ne", "e7N", "E7n", "e15n", "l7n", "e07n",  "e7n ",  " e7n", "#",           "#a",
          "#a15", "#a6n", "##a6", "!!",  "!-",  "--",   "oo",  "O",     "..",    "0",    "\xE2\x99\xA0"}) {
        INFO(text);
        const auto read = aw::read_move_text(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().rule == "FORMAT");
    }
    CHECK_FALSE(aw::read_move_text(std::string_view("!\0", 2)));
}

TEST_CASE("aerial-war, move text: the names of sides and planes may stand before moves") {
    for (const char* word : {"G", "A", "Gr", "Gb", "Gy", "Gg", "Ar", "Ab", "Ay", "Ag"})
        CHECK(RulesCodec::is_label(word));
    for (const char* word : {"", "B", "g", "Go", "rG", "Grr", "GA", "e7n", "!", "o"})
        CHECK_FALSE(RulesCodec::is_label(word));
}

TEST_CASE("aerial-war, picture: the board as it lies, rank 14 on top") {
    const auto rules = aw::Rules::make({});
    const auto lines_of = [](const std::string& text) {
        std::istringstream in(text);
        std::vector<std::string> lines;
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        return lines;
    };
    Json start = fly("Ab", 3, 5, "Gr=a1n Gg=k1w Ab=e6s Ay=k14e");
    start["battle"] = 2;
    start["score"] = {0, 1};
    start["round"] = 7;
    const auto lines = lines_of(aw::ascii_board(*rules, position_of(*rules, start)));
    REQUIRE(lines.size() == 18);
    for (std::size_t row = 0; row < 14; ++row) CHECK(std::stoi(lines[row]) == 14 - static_cast<int>(row));
    CHECK(lines[0] == "14    .   .   .   .   .   .   .   .   .   . Aye");
    CHECK(lines[8] == " 6    .   .   .   . Abs   .   .   .   .   .   .");
    CHECK(lines[13] == " 1  Grn   .   .   .   .   .   .   .   .   . Ggw");
    CHECK(lines[14] == "      a   b   c   d   e   f   g   h   i   j   k");
    CHECK(lines[15] == "G: Germans, 2 planes, battles won: 0");
    CHECK(lines[16] == "A: Allies, 2 planes, battles won: 1");
    CHECK(lines[17] == "battle 2 of 3, round 7, Ab's turn, dice 3 5");
    CHECK(lines_of(aw::ascii_board(*rules, rules->start())).back() == "battle 1 of 3");
}

TEST_CASE("aerial-war, causes: where a refusal has its reason") {
    const Json flying = fly("Gr", 1, 2, "Gr=e6n Gb=e7s Ar=k14s");
    CHECK(lit(flying, "f6e") == "accepted:");
    CHECK(lit(flying, "e6s") == "back-at-start: e6");
    CHECK(lit(flying, "e7n") == "square-occupied: e7");
    CHECK(lit(flying, "h9n") == "not-the-distance: h9");
    CHECK(lit(flying, "!") == "fly-now: e6");
    CHECK(lit(flying, "[12]") == "no-roll-due:");
    CHECK(lit(fly("Gr", 3, 5, "Gr=a3s Gb=b3e Gy=b2e Gg=b1e Ar=k14s"), "a2s") == "not-as-far: a2");
    const Json ramming = turn_of("ram", "Gr", "Gr=b5n Ar=b6n Gb=a5n Ay=c5n");
    CHECK(lit(ramming, "#a5") == "nobody-to-ram: c5 b6");
    CHECK(lit(ramming, "!") == "ram-now: c5 b6");
    CHECK(lit(turn_of("attack", "Gr", "Gr=e6n Ar=e7n"), "e8n") == "attack-or-hold: e7");
    CHECK(lit(turn_of("looping", "Gr", "Gr=e6n Ar=e7n"), "!") == "loop-or-stay: e7");
    CHECK(lit(turn_of("throttle", "Gr", "Gr=e6n Ar=e7n"), "!") == "roll-first: e6");
    CHECK(lit(turn_of("throttle", "Gr", "Gr=e6n Ar=e7n"), "[1]") == "two-dice:");
    CHECK(lit(turn_of("shot", "Gr", "Gr=e6n Ar=e7n"), "[11]") == "one-die:");
    CHECK(lit(over, "[11]") == "game-over:");
}
