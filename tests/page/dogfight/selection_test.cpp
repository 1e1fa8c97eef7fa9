#include <set>

#include "page/dogfight/board.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("a click elsewhere clears the step and the inspected aircraft", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.press("R1");
    board.press_hex("b2");
    CHECK(board.chosen().empty());
    CHECK(board.rule().empty());
    board.press_hex("b2");  // with nothing to clear, it is refused
    CHECK(board.lit() == "h7");
    CHECK(board.told() == "Too far: a single step leads into the hex ahead.");
    board.press_plane('B');
    CHECK(board.selection.inspection().plane == 1);
    CHECK(board.selection.panel().tab == PanelTab::aircraft);
    board.press_plane('B');
    CHECK(board.selection.inspection().plane == nobody);
    board.press_hex("o13");  // B is there
    CHECK(board.selection.inspection().plane == 1);
    board.selection.click_outside();
    CHECK(board.selection.inspection().plane == nobody);
}

TEST_CASE("choosing an aircraft in the order of movement keeps the tab open", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.selection.inspection().toggle(1);
    CHECK(board.selection.inspection().plane == 1);
    CHECK(board.selection.panel().tab == PanelTab::order);
    board.selection.inspection().toggle(1);
    CHECK(board.selection.inspection().plane == nobody);
    for (int i = 0; i < panel_tabs; ++i) board.selection.panel().open_next_tab();
    CHECK(board.selection.panel().tab == PanelTab::order);
}

TEST_CASE("clicking an aircraft declares it as target; an illegal one is highlighted", "[dogfight]") {
    Board board = to_declare(R"({"friends":false})");
    board.press_plane('C');
    CHECK(board.orders().empty());
    CHECK(board.rule() == "DF-TGT-02");
    CHECK(board.lit() == "c3");
    board.press_plane('B');
    CHECK(board.orders() == ">B");
    CHECK(board.lit().empty());
    board.press_plane('A');  // itself: inspected only
    CHECK(board.orders().empty());
    CHECK(board.selection.inspection().plane == 0);
}

TEST_CASE("surprising an enemy can be chosen on the board; whether to tail cannot, as an engine's die follows",
          "[dogfight]") {
    Board surprise = to_surprise();
    REQUIRE(surprise.at().phase == Phase::random);
    surprise.press_plane('B');
    CHECK(surprise.orders() == ">B");
    surprise.press_hex("h7");  // both are there: the enemy is meant
    CHECK(surprise.orders() == ">B");

    Board tail = to_tail();
    REQUIRE(tail.at().phase == Phase::tail);
    for (const char letter : {'A', 'B'}) {
        tail.press_plane(letter);
        CHECK(tail.orders().empty());
        CHECK(tail.selection.inspection().plane == letter - 'A');
        tail.selection.drop_on_plane(tail.scene(), letter - 'A');
        CHECK(tail.orders().empty());
    }
}

TEST_CASE("two of three tasks are ranked, and the ranking can be reset", "[dogfight]") {
    Board board = to_move("ne", "(5) @1 R2^-1 (1,1)", R"({"pilot":[0,2,0]})");
    REQUIRE(board.at().phase == Phase::prefer);
    CHECK(board.selection.answers(board.scene()).size() == 3);
    CHECK(board.selection.give_named(board.scene(), "?pitch,aero,turn"));
    CHECK(board.orders().empty());
    CHECK(board.selection.answers(board.scene()).size() == 2);
    board.selection.reset_ranking();
    CHECK(board.selection.answers(board.scene()).size() == 3);
    CHECK(board.selection.give_named(board.scene(), "?aero,pitch,turn"));
    CHECK(board.selection.give_named(board.scene(), "?aero,turn,pitch"));
    CHECK(board.orders() == "?aero,turn,pitch");
    board.moved();
    CHECK(board.selection.ranked().size() == 0);
}

TEST_CASE("answers are given by number, by name or as the default", "[dogfight]") {
    Board board = to_clear_a_gun();
    REQUIRE(board.at().phase == Phase::clear);
    CHECK(board.selection.give_default(board.scene()));
    CHECK(board.orders() == "J");
    CHECK(board.selection.give_numbered(board.scene(), 1));
    CHECK(board.orders() == "*0");
    CHECK_FALSE(board.selection.give_numbered(board.scene(), 2));
    CHECK_FALSE(board.selection.give_named(board.scene(), "Y"));
    CHECK(board.orders().empty());
}

namespace {

// The ids of the answers, in their order.
std::vector<std::string> ids_of(const Board& board) {
    std::vector<std::string> list;
    for (const Answer& answer : board.selection.answers(board.scene())) list.push_back(answer.id);
    return list;
}
using Choices = std::vector<std::string>;

}  // namespace

TEST_CASE("what a beginner wants comes first, and to decline comes last", "[dogfight]") {
    // B is right ahead, C is a friend; D is as near as B, but abreast.
    Board target(record(R"({"phase":"begin"})",
                        {plane(0, "g8", "n"), plane(1, "f7", "n"), plane(0, "c3", "n"), plane(1, "g7", "n")}));
    CHECK(ids_of(target) == Choices{">D", ">B", ">C", ">-"});
    CHECK(ids_of(to_tail()) == Choices{"~", "."});
    CHECK(ids_of(to_surprise()) == Choices{">B", ">-"});

    Board fire(record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    CHECK(ids_of(fire) == Choices{"*3", "*2", "*1", "*0"});
    const auto holds_fire_openly = [](const Board& board) {
        const std::vector<Answer> answers = board.selection.answers(board.scene());
        return std::ranges::any_of(answers,
                                   [](const Answer& each) { return each.role == Role::declining && !each.folded; });
    };
    CHECK_FALSE(holds_fire_openly(fire));  // it saves nothing
    CHECK(fire.selection.give_default(fire.scene()));
    CHECK(fire.orders() == "*3");
    Board hopeless(record(R"({"phase":"combat"})",
                          {plane(0, "h7", "n", R"({"target":"B","cv":1,"alt":9})"), plane(1, "h7", "n")}));
    CHECK(ids_of(hopeless) == Choices{"*3", "*2", "*1", "*0"});
    CHECK(holds_fire_openly(hopeless));
    CHECK_FALSE(suggested_in(hopeless.selection.answers(hopeless.scene())));
    CHECK(hopeless.selection.give_default(hopeless.scene()));
    CHECK(hopeless.orders() == "*0");

    // The target is faster, and an Albatros turns well up to speed 5: two points below that, or one.
    const auto engine_at = [](const char* keys) {
        Board slow(
            record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n", keys), plane(1, "h2", "n", R"({"speed":6})")}),
            "(1) F");
        REQUIRE(slow.at().phase == Phase::throttle);
        return ids_of(slow);
    };
    CHECK(engine_at(R"({"target":"B","speed":3})") == Choices{"P", "N", "D"});
    CHECK(engine_at(R"({"target":"B","speed":4})").front() == "N");
}

TEST_CASE("the keyboard cursor starts at the acting aircraft and stays on the map", "[dogfight]") {
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
    CHECK(board.cursor() == "c3");  // a click moves the cursor
    board.selection.inspection().toggle(0);
    board.selection.cancel();
    CHECK(board.selection.inspection().plane == nobody);
    CHECK(board.cursor() == "c3");
    board.selection.cancel();
    CHECK(board.cursor().empty());
}

namespace {

// Gives the answer, ranks the remaining tasks if need be, and checks that this results in a legal action.
void check_answer(const Board& board, const Selection& before, const Answer& answer) {
    Selection selection = before;
    selection.give(board.scene(), answer);
    while (board.at().phase == Phase::prefer && selection.ranked().size() > 0) {
        const std::size_t ranked = selection.ranked().size();
        selection.give_numbered(board.scene(), 0);
        if (selection.ranked().size() == ranked) break;
    }
    const std::vector<Action> orders = selection.take_orders();
    INFO(answer.id);
    REQUIRE(orders.size() == 1);
    CHECK(board.scene().check(orders[0]).accepted());
}

// Two clicks fly a legal step; a click on an illegal one results in a notice.
void check_target(const Board& board, const Selection& before, const StepTarget& target) {
    Selection selection = before;
    selection.click_target(board.scene(), target);
    INFO(move_text(target.direction));
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

    // A question with only one answer is answered automatically.
    const std::vector<Action> legal = legal_actions(board.scene().rules, board.at());
    board.selection.played(board.scene());
    CHECK(board.selection.take_orders() == (legal.size() == 1 ? legal : std::vector<Action>{}));
    CHECK(board.selection.only_answer().has_value() == (legal.size() == 1));
    board.selection = {};
}

}  // namespace

TEST_CASE("every kind of question can be answered, and every offered choice is legal", "[dogfight]") {
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

TEST_CASE("nothing can be chosen while dice are pending, and a new position clears the step", "[dogfight]") {
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
    board.take(board.selection.steps().set_pitch(board.scene(), -1));
    board.play("F");
    board.moved();
    CHECK(board.chosen().empty());
    CHECK(board.selection.steps().pitch(board.scene()) == 0);
}

TEST_CASE("the acting aircraft is dragged to where it shall go, which is previewed; or to its target", "[dogfight]") {
    Board board = to_move("ne", "(5)");
    board.selection.drop_on_target(board.scene(), *board.target("R1"));
    CHECK(board.orders().empty());
    CHECK(board.chosen() == "R1");
    board.selection.drop_on_target(board.scene(), *board.target("R1"));
    CHECK(board.orders().empty());
    board.press("R1");
    CHECK(board.orders() == "R1");
    board.selection.cancel();
    const Hex ahead = neighbour(board.at().mover().hex, Facing::ne);
    board.selection.drop_on_hex(board.scene(), ahead);
    CHECK(board.orders().empty());
    CHECK(board.chosen() == "F");
    for (const char* const far : {"b2", "h5", "h13", "o7"}) {
        board.selection.drop_on_hex(board.scene(), *hex_from(far));
        CHECK(board.orders().empty());
        CHECK(board.told() == "Too far: a single step leads into the hex ahead.");
    }
    Board circling = to_move("-", "(5)");
    circling.selection.drop_on_hex(circling.scene(), *hex_from("b2"));
    CHECK(circling.told() == "Too far: a step out of its circle ends at a side of the same hex.");
    circling.press_hex("b2");
    CHECK(circling.rule() == "DF-MOV-06");
    board.selection.drop_on_hex(board.scene(), board.at().mover().hex);  // back where it was
    CHECK(board.orders().empty());
    CHECK(board.rule().empty());

    Board target = to_declare(R"({"friends":false})");
    target.selection.drop_on_plane(target.scene(), 2);
    CHECK(target.orders().empty());
    CHECK(target.rule() == "DF-TGT-02");
    target.selection.drop_on_hex(target.scene(), *hex_from("g7"));
    CHECK(target.orders() == ">B");
    target.selection.drop_on_plane(target.scene(), 0);
    CHECK(target.orders().empty());
}

TEST_CASE("a hex that one step cannot reach is refused, whichever way the aircraft faces", "[dogfight]") {
    const char* const face = GENERATE("n", "ne", "se", "s", "sw", "nw");
    CAPTURE(face);
    Board board = to_move(face, "(5)");
    board.press_hex("d3");
    CHECK(board.orders().empty());
    CHECK_FALSE(board.rule().empty());
}

TEST_CASE("another aircraft than the acting one that is dragged is answered about itself", "[dogfight]") {
    Board board = to_move("ne", "(2)");
    board.selection.refuse_drag(board.scene(), 1);
    CHECK(board.lit() == "o13");
    CHECK(board.told().find("It has not flown yet this turn.") != std::string::npos);
    Board flown(record(R"({"phase":"go","cur":"A","done":["B"]})",
                       {plane(0, "h7", "ne"), plane(1, "o13", "n", R"({"moved":true})")}),
                "(2)");
    flown.selection.refuse_drag(flown.scene(), 1);
    CHECK(flown.told() == "The red Albatros has flown this turn already.");
    flown.selection.refuse_drag(flown.scene(), 1);
    CHECK(flown.rule() == "DF-MOV-01");
    CHECK(flown.orders().empty());
}
