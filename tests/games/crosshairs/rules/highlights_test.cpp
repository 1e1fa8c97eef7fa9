// What lights up on the board when Crosshairs refuses an action: for every refusal a position worked out by hand.
#include "games/crosshairs/rules/highlights.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/crosshairs/text/codec.h"
#include "support/crosshairs.h"

using namespace sightlines;
using test::act;
using test::clouds;
using test::dive;

namespace {

using RulesCodec = Codec<crosshairs::Rules>;

// "way-is-barred: f7": why a move is refused, and the cells that show it.
std::string lit(std::string_view options, const test::Position& position, std::string_view move) {
    Fault fault;
    const Result<Json> options_json = parse_json(test::options_of(options).dump());
    const auto rules = crosshairs::Rules::make(*RulesCodec::options(Reader(*options_json, "options", fault)));
    REQUIRE(rules);
    const Result<Json> position_json = parse_json(position.json().dump());
    const auto read = RulesCodec::position(*rules, Reader(*position_json, "start", fault));
    INFO(position.json().dump());
    REQUIRE(read);
    const auto at = rules->admit(*read);
    REQUIRE(at);
    const auto action = RulesCodec::from_text(move);
    REQUIRE(action);
    const Verdict verdict = rules->check(*at, *action);
    std::string text(verdict.accepted() ? "accepted" : verdict.why().code);
    text += ":";
    for (const crosshairs::Cell cell : crosshairs::highlights(*rules, *at, *action))
        text += " " + crosshairs::cell_name(cell);
    return text;
}

std::string lit(const test::Position& position, std::string_view move) { return lit("", position, move); }

// Red far off, looking off the board.
test::Position with_red(test::Position position) { return position.fleet(1, "k2=ne k3=ne"); }

}  // namespace

TEST_CASE("causes: nothing lights up for what is allowed", "[causes]") {
    CHECK(lit(with_red(act(0, 7).fleet(0, "c3=e e5=ne")), "c3-2") == "accepted:");
    CHECK(lit(clouds(0).off("6 6"), "~f6") == "accepted:");
}

TEST_CASE("causes: reasons that are nowhere on the board", "[causes]") {
    const auto over = test::over(7).fleet(0, "c3=e e5=ne");
    CHECK(lit(over, "c3-1") == "game-over:");
    CHECK(lit(over, ".") == "game-over:");
    CHECK(lit(with_red(act(0, 7).fleet(0, "c3=e e5=ne")), "=") == "not-diving:");
    CHECK(lit(with_red(act(0, 7).fleet(0, "c3=e e5=ne")), "+a3=ne") == "none-off-board:");
    // An open shot keeps the turn from ending by itself.
    const auto spent = with_red(act(0, 7).fleet(0, "f1=e* f11=w* c3=e").fleet(1, "f6=ne").set("left", 0));
    CHECK(lit(spent, "c3-1") == "quota-spent:");
}

TEST_CASE("causes: clouds", "[causes]") {
    const auto board = clouds(0).off("6 6").clouds("c3 c4 e5 g5");
    CHECK(lit(board, "~e5") == "cloud-on-cloud: e5");
    CHECK(lit(board, "~c5") == "cloud-too-big: c3 c4");
    CHECK(lit(board, "~d4") == "cloud-too-big: c3 c4 e5");  // d4 is between them: c3, c4 and e5 touch it
    CHECK(lit(board, "~f5") == "cloud-too-big: e5 g5");
    CHECK(lit(board, "+a3=ne") == "clouds-first: a3");
    CHECK(lit(board, "xf6") == "clouds-first: f6");
    CHECK(lit(board, ".") == "clouds-first:");
    CHECK(lit(with_red(act(0, 7).fleet(0, "c3=e e5=ne")), "~f6") == "clouds-are-down: f6");
}

TEST_CASE("causes: entering", "[causes]") {
    const auto board = with_red(act(0, 3).fleet(0, "a3=ne c3=e^3").off("2 0"));
    CHECK(lit(board, "+b1=e") == "not-your-side: a1 a2 a3 a4 a5 a6");
    CHECK(lit(board, "+a3=e") == "entry-occupied: a3");
    CHECK(lit("handicap=[2,0]", board, "+a4=e^3") == "entry-too-high: a4");
    CHECK(lit("handicap=[2,0] rings=4", board, "+a4=e^2") == "no-ring: c3");
}

TEST_CASE("causes: rings are where the planes of the team stand on them", "[causes]") {
    const auto board = act(0, 7).fleet(0, "c3=e^2 e5=ne^3 g4=e").fleet(1, "k2=ne k3=ne^4");
    CHECK(lit("rings=5", board, "g4^") == "no-ring: c3 e5");
    const auto teams = act(1, 7).fleet(0, "c3=e^4 e5=ne").fleet(1, "g4=e^1 g5=w").fleet(2, "i3=w^4 i5=w");
    CHECK(lit("type=1v2 rings=5", teams, "g4^") == "no-ring: g4 i3");
}

TEST_CASE("causes: whose plane it is, and when it may fly", "[causes]") {
    const auto board = with_red(act(0, 7).fleet(0, "c3=e* e5=ne").set("left", 1));
    CHECK(lit(board, "d4^") == "no-plane-there: d4");
    CHECK(lit(board, "k2^") == "not-your-plane: k2");
    CHECK(lit(board, "c3-1") == "has-acted: c3");
    const auto diving = with_red(dive(0, 7, "c3").fleet(0, "c3=e^3* e5=ne^2").set("left", 1));
    CHECK(lit(diving, "e5v") == "other-plane-dives: c3");
    CHECK(lit(diving, "e5-1") == "dive-first: c3");
    CHECK(lit(diving, ".") == "dive-first: c3");
}

TEST_CASE("causes: the way", "[causes]") {
    const auto board = with_red(act(0, 7).fleet(0, "f6=e^2 f8=e f10=e k6=e^1"));
    CHECK(lit(board, "f6-2") == "way-is-barred: f8");
    CHECK(lit(board, "f6-1") == "accepted:");
    CHECK(lit(board, "k6^") == "leaves-the-board: k6");
    CHECK(lit(board, "k6v") == "leaves-the-board: k6");
    CHECK(lit(board, "f10-2") == "leaves-the-board: f11");
    const auto close = with_red(act(0, 7).fleet(0, "f6=e^2 f7=w"));
    for (const char* move : {"f6^", "f6-1", "f6-2", "f6v"}) CHECK(lit(close, move) == "way-is-barred: f7");
}

TEST_CASE("causes: height", "[causes]") {
    const auto board = with_red(act(0, 7).fleet(0, "c3=e^6 e5=ne g4=e^1"));
    CHECK(lit(board, "c3^") == "at-the-ceiling: c3");
    CHECK(lit(board, "e5v") == "swoop-too-low: e5");
    CHECK(lit(board, "g4w") == "power-too-low: g4");
}

TEST_CASE("causes: no need to crash, because of what is ahead or because one can dive", "[causes]") {
    const auto board = with_red(act(0, 7).fleet(0, "c3=e c5=e^2 c6=w k6=e^2"));
    CHECK(lit(board, "c3#") == "no-need-to-crash: c4");  // free
    CHECK(lit(board, "c5#") == "no-need-to-crash: c6");  // barred, but high enough for a power dive
    CHECK(lit(board, "k6#") == "no-need-to-crash: k6");
}

TEST_CASE("causes: the turn is not over", "[causes]") {
    CHECK(lit(with_red(act(0, 7).fleet(0, "c3=e* e5=ne g4=w").set("left", 2)), ".") == "actions-due: e5 g4");
    const auto entries = with_red(act(0, 3).fleet(0, "a3=ne c3=e*").off("1 0").set("left", 2));
    CHECK(lit(entries, ".") == "actions-due: a3 a1 a2 a4 a5 a6");
}

TEST_CASE("causes: shots at what cannot be shot at", "[causes]") {
    const auto board = with_red(act(0, 7).fleet(0, "c3=e e5=ne"));
    CHECK(lit(board, "xf6") == "nothing-to-shoot: f6");
    CHECK(lit(board, "xc3") == "own-plane: c3");
    CHECK(lit(board, "xk2") == "not-in-crosshairs:");  // nobody looks there
    const auto teams = act(1, 7).fleet(0, "c3=e e5=ne").fleet(1, "g4=e g6=w").fleet(2, "i3=w i5=w");
    CHECK(lit("type=1v2", teams, "xi3") == "team-mate: i3");
}

TEST_CASE("causes: what stands between the guns and the target", "[causes]") {
    const auto target = [](std::string_view own, std::string_view others, std::string_view clouds) {
        return with_red(act(0, 7).fleet(0, own).fleet(1, "f6=ne").fleet(1, others).clouds(clouds));
    };
    CHECK(lit(target("f1=e f11=w", "", "f3"), "xf6") == "not-in-crosshairs: f3");
    CHECK(lit(target("f1=e f11=w", "", "f3 f9"), "xf6") == "not-in-crosshairs: f3 f9");
    CHECK(lit(target("f1=e f11=w", "f8=ne", ""), "xf6") == "not-in-crosshairs: f8");
    CHECK(lit(target("f1=e f11=w", "", "f1"), "xf6") == "not-in-crosshairs: f1");  // out of its own cloud
    CHECK(lit(target("f1=e f2=e", "", ""), "xf6") == "not-in-crosshairs: f2");     // the nearer one hides it
    CHECK(lit(target("f1=e f11=ne", "", ""), "xf6") == "not-in-crosshairs:");      // the other looks elsewhere
    CHECK(lit("concealed=true", target("f1=e f11=w", "", "f1 f2"), "xf6") == "not-in-crosshairs: f2");
    // The target's own team does not count, whatever it looks at.
    CHECK(lit(target("f1=e c3=e", "f9=w", "f8"), "xf6") == "not-in-crosshairs:");
}

TEST_CASE("causes: each cell lights up once", "[causes]") {
    const auto in_cloud = with_red(act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne").clouds("f6"));
    CHECK(lit(in_cloud, "xf6") == "not-in-crosshairs: f6");
    const auto one_cloud = with_red(act(0, 7).fleet(0, "f1=e f2=e").fleet(1, "f6=ne").clouds("f4"));
    CHECK(lit(one_cloud, "xf6") == "not-in-crosshairs: f2 f4");
}

TEST_CASE("causes: who has to be among those who aim", "[causes]") {
    // f6 is player 1's: the hunter is player 0. Players 1 and 2 of the circle look on.
    const auto circle = act(2, 7).fleet(0, "a1=w a3=w").fleet(1, "f6=ne k3=ne").fleet(2, "f1=e f11=w");
    CHECK(lit("type=circle", circle, "xf6") == "hunter-not-aiming: f6");
    const auto others = act(0, 7).fleet(0, "a1=w^1 a3=w").fleet(1, "f6=ne k3=ne").fleet(2, "f1=e f11=w");
    CHECK(lit("type=ffa activeAttacker=true", others, "xf6") == "caller-not-aiming: f6");
}
