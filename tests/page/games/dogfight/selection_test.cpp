#include "games/dogfight/selection.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "api/games.h"
#include "api/match_of.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/notation.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

// A game after some moves, and somebody who chooses.
class Board {
  public:
    explicit Board(const Json& record, const std::string& moves = "") : match_(std::move(*open_match(record))) {
        std::istringstream in(moves);
        for (std::string move; in >> move;) play(move);
        moved();
    }

    void play(const std::string& move) {
        const Result<Action> action = read_move_text(move, at().phase);
        REQUIRE(action);
        REQUIRE(match().play(*action).accepted());
    }
    void moved() { selection.moved(scene()); }
    Scene<Rules> scene() const { return {history().rules(), history(), history().at()}; }
    const Position& at() const { return history().at(); }

    // By the step's move text, without pitch, raise and fine step.
    std::optional<StepTarget> target(const std::string& way) const {
        for (const StepTarget& target : selection.steps().targets(scene())) {
            if (move_text(target.way) == way) return target;
        }
        return std::nullopt;
    }
    void press(const std::string& way) { selection.click_target(scene(), target(way).value()); }
    void press_hex(const char* hex) { selection.click_hex(scene(), *hex_from(hex)); }
    void press_plane(char letter) { selection.click_plane(scene(), letter - 'A'); }

    std::string chosen() const { return selection.steps().chosen() ? move_text(*selection.steps().chosen()) : ""; }
    std::string orders() {
        std::string text;
        for (const Action& action : selection.take_orders()) text += (text.empty() ? "" : " ") + move_text(action);
        return text;
    }
    std::string rule() {
        const std::optional<Notice> notice = selection.take_notice();
        return notice ? notice->rule : "";
    }
    std::string lit() const {
        std::string text;
        for (const Hex hex : selection.highlights()) text += hex_name(hex);
        return text;
    }
    std::string cursor() const { return selection.cursor() ? hex_name(*selection.cursor()) : ""; }

    Selection selection;

  private:
    MatchOf<Rules>& match() { return static_cast<MatchOf<Rules>&>(*match_); }
    const History<Rules>& history() const { return static_cast<const MatchOf<Rules>&>(*match_).history(); }

    std::unique_ptr<Match> match_;
};

// An aircraft from its hex, facing ("-": in the middle), and keys of the position as JSON.
Json plane(int side, const char* hex, const char* face, const char* keys = "{}") {
    Json json{{"side", side}, {"type", "d5a"}, {"hex", hex}, {"alt", 8}, {"speed", 5}};
    if (std::string_view(face) != "-") json["face"] = face;
    json.update(Json::parse(keys));
    return json;
}

Json record(const char* start, const std::vector<Json>& planes, const char* options = "{}") {
    Json at{{"turn", 1}, {"limit", 20}, {"map", {15, 13}}};
    at.update(Json::parse(start));
    for (std::size_t i = 0; i < planes.size(); ++i) at["planes"][name_of(static_cast<int>(i))] = planes[i];
    return {{"game", "dogfight"}, {"version", 1}, {"options", Json::parse(options)}, {"start", at}};
}

// A in h7 is to move, B is far away in o13.
Board to_move(const char* face, const std::string& moves, const char* keys = "{}", const char* options = "{}") {
    return Board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", face, keys), plane(1, "o13", "n")}, options),
                 moves);
}

// A asks for its target. B is an enemy, C a friend.
Board to_declare(const char* options = "{}") {
    return Board(
        record(R"({"phase":"begin"})", {plane(0, "g8", "n"), plane(1, "g7", "n"), plane(0, "c3", "n")}, options));
}

// A has a better place in the order than its target has.
Board to_tail() {
    return Board(
        record(R"({"phase":"initiative"})", {plane(0, "h9", "n", R"({"target":"B","cv":9})"), plane(1, "h7", "n")}),
        "(3,4)");
}

Board to_surprise() {
    return Board(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), plane(1, "h7", "n", R"({"target":"A"})")},
                        R"({"randomTargeting":true})"),
                 "(9,1)");
}

Board to_leave_the_middle() { return to_move("-", "(5) M (1,2) (3,3)"); }

Board to_clear_a_gun() {
    return Board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                        {plane(0, "h7", "ne", R"({"jam":[1,0]})"), plane(1, "o13", "n", R"({"moved":true})")},
                        R"({"jamming":true})"),
                 "(5) F F N");
}

}  // namespace

TEST_CASE("a press beside the hex ahead chooses a step, and a second one flies it", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    CHECK(board.selection.steps().targets(board.scene()).size() == 7);  // six edges and the middle
    board.press("R1");
    CHECK(board.chosen() == "R1");
    board.press("L1");
    CHECK(board.chosen() == "L1");
    CHECK(board.orders().empty());
    board.press("L1");
    CHECK(board.orders() == "L1");
}

TEST_CASE("a press on the hex ahead means straight on, or the step into it that is chosen", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press_hex("i7");
    CHECK(board.chosen() == "F");
    board.press("R1");
    board.press_hex("i7");
    CHECK(board.orders() == "R1");
}

TEST_CASE("a step that cannot be flown is refused, and its aircraft is lit until the next press", "[dogfight]") {
    Board fast = to_move("ne", "(4)", R"({"speed":12})");
    CHECK(fast.target("U")->offer == nullptr);
    CHECK_FALSE(fast.selection.steps().judge(fast.scene(), fast.target("U")->way).accepted());
    fast.press("U");
    CHECK(fast.orders().empty());
    CHECK(fast.rule() == "DF-MT-04");
    CHECK(fast.lit() == "h7");
    CHECK(fast.rule().empty());  // told once
    fast.press("F");
    CHECK(fast.lit().empty());

    Board board = to_move("ne", "(2)");
    board.press_hex("h6");  // beside it, but not ahead
    CHECK(board.orders().empty());
    CHECK(board.rule() == "DF-MOV-06");
}

TEST_CASE("a press elsewhere lets go of the step, and of the aircraft", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press("R1");
    board.press_hex("b2");
    CHECK(board.chosen().empty());
    board.press_plane('B');
    CHECK(board.selection.plane() == 1);
    CHECK(board.selection.book() == Book::aircraft);
    board.press_plane('B');
    CHECK(board.selection.plane() == nobody);
    board.press_hex("o13");  // B stands there
    CHECK(board.selection.plane() == 1);
    board.selection.click_beside();
    CHECK(board.selection.plane() == nobody);
}

TEST_CASE("in the order of movement an aircraft is marked, and the book stays open", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.selection.mark_plane(1);
    CHECK(board.selection.plane() == 1);
    CHECK(board.selection.book() == Book::order);
    board.selection.mark_plane(1);
    CHECK(board.selection.plane() == nobody);
    for (int i = 0; i < books; ++i) board.selection.open_next_book();
    CHECK(board.selection.book() == Book::order);
}

TEST_CASE("a pitch that is meant is that of every step, and one that cannot be is refused", "[dogfight]") {
    Board board = to_move("ne", "(5)");
    board.press("R1");
    board.selection.set_pitch(board.scene(), -1);
    CHECK(board.chosen() == "R1^-1");
    CHECK(board.selection.steps().pitch(board.scene()) == -1);
    board.press("L1");
    CHECK(board.chosen() == "L1^-1");
    board.selection.change_pitch(board.scene(), 1);
    CHECK(board.chosen() == "L1");
    board.press("L1");
    CHECK(board.orders() == "L1");
    for (int i = 0; i < 9; ++i) board.selection.change_pitch(board.scene(), -1);
    CHECK(board.chosen() == "L1^-3");
    CHECK(board.rule().empty());  // there is nothing steeper to refuse

    Board high = to_move("ne", "(5)", R"({"alt":15})");
    high.press("R1");
    high.selection.set_pitch(high.scene(), 1);
    CHECK(high.rule() == "DF-GEO-07");
    CHECK(high.chosen() == "R1");
    CHECK(high.selection.steps().pitch(high.scene()) == 0);
}

TEST_CASE("a step that is possible at another pitch only can be chosen, and then that pitch is meant", "[dogfight]") {
    Board slow = to_move("ne", "(3)", R"({"speed":1})");
    slow.selection.set_pitch(slow.scene(), -3);  // only to hold: there is no horizontal point left
    CHECK_FALSE(slow.target("F")->meant);
    slow.press("F");
    CHECK(slow.chosen() == "F");
    CHECK(slow.selection.steps().pitch(slow.scene()) == 0);
    slow.selection.set_pitch(slow.scene(), -3);
    CHECK(slow.chosen().empty());
}

TEST_CASE("Aerobatic Points are given with the step that they are meant for", "[dogfight]") {
    Board board = to_move("ne", "(5)", R"({"pilot":[2,1,2]})");
    board.press("R1");
    board.selection.set_points(board.scene(), 1);
    CHECK(board.selection.steps().points() == 1);
    CHECK(board.chosen() == "R1");
    board.press("R1");
    CHECK(board.orders() == "@1 R1");

    board.selection.set_points(board.scene(), 9);
    CHECK(board.rule() == "DF-AER-02");
    CHECK(board.selection.steps().points() == 1);
    board.play("@1");
    board.moved();
    CHECK(board.selection.steps().points() == 1);  // given already
    board.press("R1");
    board.press("R1");
    CHECK(board.orders() == "R1");
}

TEST_CASE("points that a step cannot have let go of it, or it is refused with them", "[dogfight]") {
    const auto slow = [] { return to_move("ne", "(2)", R"({"speed":2,"pilot":[2,2,2]})"); };
    Board board = slow();  // a point costs the only Movement Point
    board.press("F");
    board.selection.set_points(board.scene(), 1);
    CHECK(board.chosen().empty());
    CHECK_FALSE(board.target("F")->meant);
    board.selection.set_points(board.scene(), 0);
    CHECK(board.rule().empty());
    CHECK(board.target("F")->meant);

    Board refused = slow();
    refused.selection.set_points(refused.scene(), 1);
    refused.selection.fly(refused.scene(), Step{.exit = Facing::n});
    CHECK(refused.orders().empty());
    CHECK(refused.rule() == "DF-MOV-06");
}

TEST_CASE("whoever has no Movement Point left is pressed to hold, and once more to do so", "[dogfight]") {
    Board board = to_move("ne", "(2)", R"({"speed":1})");
    REQUIRE(board.selection.steps().offer_of({.deed = StepKind::hold}) != nullptr);
    CHECK(board.selection.steps().targets(board.scene()).empty());
    board.press_plane('A');
    CHECK(board.chosen() == "H");
    CHECK(board.orders().empty());
    board.press_plane('A');
    CHECK(board.orders() == "H");
    board.selection.cancel();
    board.selection.fly_usual(board.scene());
    CHECK(board.orders() == "H");
}

TEST_CASE("a stay in the hex is raised, round and round; and another step leaves the raise meant", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    std::vector<std::string> raised;
    for (const Step& stay : board.selection.steps().stays(board.scene())) raised.push_back(move_text(stay));
    REQUIRE(raised.size() > 1);
    CHECK(raised[0] == "M");
    CHECK(raised[1] == "M+1");
    board.selection.raise_stay(board.scene(), 1);
    CHECK(board.chosen() == "M+1");
    board.press("R1");
    board.press("M");
    CHECK(board.chosen() == "M+1");
    for (std::size_t i = 1; i < raised.size(); ++i) board.selection.raise_stay(board.scene(), 1);
    CHECK(board.chosen() == "M");
    board.selection.raise_stay(board.scene(), -1);
    CHECK(board.chosen() == raised.back());
}

TEST_CASE("with the advanced tables a stay has a target number of choice", "[dogfight]") {
    Board board = to_move("ne", "(2)", "{}", R"({"advTables":true})");
    board.press("M");
    CHECK(board.chosen() == "M");
    board.selection.raise_stay(board.scene(), 1);
    CHECK(board.selection.steps().manner().number > 0);
    CHECK(board.chosen() == "M" + std::to_string(board.selection.steps().manner().number));
}

TEST_CASE("a fine step goes with a climb or a dive, and with nothing else", "[dogfight]") {
    Board board = to_move("ne", "(5)", R"({"pitch":1})", R"({"fineClimb":true})");
    board.press("F");
    board.selection.set_fine(board.scene(), 1);
    CHECK(board.chosen() == "F'1");
    board.selection.set_pitch(board.scene(), 0);
    CHECK(board.chosen() == "F^0");
    CHECK(move_text(board.selection.steps().as_meant(board.scene(), {})) == "F^0");
}

TEST_CASE("keys go through the steps, turn round the targets, fly and hold", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.selection.next_way(board.scene(), 1);
    CHECK(board.chosen() == "L2");  // the leftmost of the panel
    board.selection.next_way(board.scene(), 1);
    CHECK(board.chosen() == "L1");
    board.selection.next_way(board.scene(), -1);
    board.selection.next_way(board.scene(), -1);
    CHECK(board.chosen() == "M");  // and the last
    board.press("F");
    board.selection.turn(board.scene(), 1);
    CHECK(board.chosen() == "R1");
    board.selection.turn(board.scene(), -1);
    board.selection.turn(board.scene(), -1);
    CHECK(board.chosen() == "L1");
    board.selection.fly(board.scene());
    CHECK(board.orders() == "L1");
    board.selection.cancel();
    board.selection.fly(board.scene());
    CHECK(board.orders().empty());
    board.selection.fly_usual(board.scene());
    CHECK(board.orders() == "F");
    board.selection.hold(board.scene());
    CHECK(board.orders().empty());  // whoever can fly may not hold
    CHECK_FALSE(board.rule().empty());
}

TEST_CASE("what is pointed at is shown before what is chosen, if it can be flown", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press("R1");
    const Step left{.turn = -1}, out{.exit = Facing::n};
    board.selection.point(left);
    REQUIRE(board.selection.steps().shown() != nullptr);
    CHECK(board.selection.steps().shown()->step == left);
    board.selection.point(out);
    CHECK(board.selection.steps().shown()->step == Step{.turn = 1});
    board.selection.point(std::nullopt);
    CHECK(board.selection.steps().shown()->step == Step{.turn = 1});
}

TEST_CASE("the first step is declared as any is flown, and is then chosen by itself", "[dogfight]") {
    Board board = to_move("ne", "", "{}", R"({"declareFirst":true})");
    CHECK(board.at().phase == Phase::declare);
    board.press("R2");
    board.press("R2");
    CHECK(board.orders() == "R2");
    board.play("R2^-1");
    board.play("(5)");
    board.moved();
    CHECK(board.at().phase == Phase::move);
    CHECK(board.chosen() == "R2^-1");
    CHECK(board.selection.steps().pitch(board.scene()) == -1);
}

TEST_CASE("out of the middle of a hex, an edge or the hex beyond it is pressed once", "[dogfight]") {
    Board board = to_leave_the_middle();
    REQUIRE(board.at().phase == Phase::exit);
    CHECK(board.selection.steps().targets(board.scene()).size() == 6);
    board.press("Xsw");
    CHECK(board.orders() == "Xsw");
    board.press_hex("g8");
    CHECK(board.orders() == "Xsw");
}

TEST_CASE("an aircraft is pressed to be the target; a friend, where it may not be, is lit", "[dogfight]") {
    Board board = to_declare(R"({"friends":false})");
    board.press_plane('C');
    CHECK(board.orders().empty());
    CHECK(board.rule() == "DF-TGT-02");
    CHECK(board.lit() == "c3");
    board.press_plane('B');
    CHECK(board.orders() == ">B");
    CHECK(board.lit().empty());
    board.press_plane('A');  // itself: only looked at
    CHECK(board.orders().empty());
    CHECK(board.selection.plane() == 0);
}

TEST_CASE("by chance an enemy is surprised, and when to move is answered on the board", "[dogfight]") {
    Board surprise = to_surprise();
    REQUIRE(surprise.at().phase == Phase::random);
    surprise.press_plane('B');
    CHECK(surprise.orders() == ">B");
    surprise.press_hex("h7");  // both are there: the other one is meant
    CHECK(surprise.orders() == ">B");

    Board tail = to_tail();
    REQUIRE(tail.at().phase == Phase::tail);
    tail.press_plane('A');
    CHECK(tail.orders() == ".");
    tail.press_plane('B');
    CHECK(tail.orders() == "~");
}

TEST_CASE("of three tasks two are ranked, and the ranking can be begun anew", "[dogfight]") {
    Board board = to_move("ne", "(5) @1 R2^-1 (1,1)", R"({"pilot":[0,2,0]})");
    REQUIRE(board.at().phase == Phase::prefer);
    CHECK(board.selection.answers(board.scene()).size() == 3);
    CHECK_FALSE(board.selection.give_usual(board.scene()));
    CHECK(board.selection.give_named(board.scene(), "action:prefer:pitch"));
    CHECK(board.orders().empty());
    CHECK(board.selection.answers(board.scene()).size() == 2);
    board.selection.rank_anew();
    CHECK(board.selection.answers(board.scene()).size() == 3);
    CHECK(board.selection.give_named(board.scene(), "action:prefer:aero"));
    CHECK(board.selection.give_named(board.scene(), "action:prefer:turn"));
    CHECK(board.orders() == "?aero,turn,pitch");
    board.moved();
    CHECK(board.selection.ranked().size() == 0);
}

TEST_CASE("answers are given by number and by name, and the usual one at once", "[dogfight]") {
    Board board = to_clear_a_gun();
    REQUIRE(board.at().phase == Phase::clear);
    CHECK(board.selection.give_usual(board.scene()));
    CHECK(board.orders() == "*0");
    CHECK(board.selection.give_numbered(board.scene(), 1));
    CHECK(board.orders() == "J");
    CHECK_FALSE(board.selection.give_numbered(board.scene(), 2));
    CHECK_FALSE(board.selection.give_named(board.scene(), "action:ram"));
    CHECK(board.orders().empty());
}

TEST_CASE("the keyboard's cursor begins at whoever acts, and stays on the map", "[dogfight]") {
    Board board = to_declare();
    board.selection.show_cursor(board.scene());
    CHECK(board.cursor() == "g8");
    board.selection.move_cursor(board.scene(), 0, -1);
    CHECK(board.cursor() == "g7");
    board.press_hex("g7");
    CHECK(board.orders() == ">B");
    for (int i = 0; i < 20; ++i) board.selection.move_cursor(board.scene(), -1, 0);
    CHECK(board.cursor() == "a7");
    board.press_hex("c3");
    CHECK(board.cursor() == "c3");  // the pointer takes it along
    board.selection.mark_plane(0);
    board.selection.cancel();
    CHECK(board.selection.plane() == nobody);
    CHECK(board.cursor() == "c3");
    board.selection.cancel();
    CHECK(board.cursor().empty());
}

namespace {

// Whether an answer leads to an action that is allowed, after further ranking if need be.
void check_answer(const Board& board, const Selection& before, const Answer& answer) {
    Selection selection = before;
    selection.give(board.scene(), answer);
    while (board.at().phase == Phase::prefer && selection.ranked().size() > 0) {
        const std::size_t ranked = selection.ranked().size();
        selection.give_numbered(board.scene(), 0);
        if (selection.ranked().size() == ranked) break;
    }
    const std::vector<Action> orders = selection.take_orders();
    INFO(answer.mark);
    REQUIRE(orders.size() == 1);
    CHECK(board.scene().check(orders[0]).accepted());
}

// Two presses fly what can be flown, and one is told why the rest cannot.
void check_target(const Board& board, const Selection& before, const StepTarget& target) {
    Selection selection = before;
    selection.click_target(board.scene(), target);
    INFO(move_text(target.way));
    if (target.offer == nullptr) {
        CHECK(selection.take_orders().empty());
        CHECK(selection.take_notice());
        return;
    }
    if (before.steps().chosen() != target.offer->step) selection.click_target(board.scene(), target);
    CHECK(selection.take_orders() == std::vector<Action>{target.offer->step});
}

void check_question(Board& board) {
    INFO(phase_words[static_cast<std::size_t>(board.at().phase)]);
    board.moved();
    const Selection before = board.selection;
    const bool steps = board.at().phase == Phase::move || board.at().phase == Phase::declare;
    for (const Answer& answer : before.answers(board.scene())) check_answer(board, before, answer);
    for (const StepTarget& target : board.selection.steps().targets(board.scene())) {
        if (steps) check_target(board, before, target);
    }
    CHECK((steps || !before.answers(board.scene()).empty()));

    // A question with one answer answers itself.
    const std::vector<Action> legal = legal_actions(board.scene().rules, board.at());
    board.selection.played(board.scene());
    CHECK(board.selection.take_orders() == (legal.size() == 1 ? legal : std::vector<Action>{}));
    CHECK(board.selection.only_answer().has_value() == (legal.size() == 1));
    board.selection = {};
}

}  // namespace

TEST_CASE("every kind of question can be answered, and whatever can be chosen is allowed", "[dogfight]") {
    std::set<Phase> asked;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "dogfight") continue;
        Board board(Json::parse(game.record));
        for (const std::string& move : game.moves) {
            const Phase phase = board.at().phase;
            if (is_decision(phase)) {
                asked.insert(phase);
                check_question(board);
            }
            board.play(move);
        }
    }
    for (const auto& other : {to_surprise, to_leave_the_middle, to_clear_a_gun}) {
        Board board = other();
        asked.insert(board.at().phase);
        check_question(board);
    }
    CHECK(asked.size() == static_cast<std::size_t>(Phase::clear) + 1);
}

TEST_CASE("dice ask nothing of the selection, and another position lets go of the step", "[dogfight]") {
    Board board = to_move("ne", "");
    CHECK(board.at().phase == Phase::mproll);
    CHECK(board.selection.acting() == 0);
    CHECK(board.selection.steps().offers().empty());
    CHECK(board.selection.steps().targets(board.scene()).empty());
    board.selection.played(board.scene());
    CHECK(board.orders().empty());
    board.play("(5)");
    board.moved();
    board.press("R1");
    board.selection.set_pitch(board.scene(), -1);
    board.play("F");
    board.moved();
    CHECK(board.chosen().empty());
    CHECK(board.selection.steps().pitch(board.scene()) == 0);
}
