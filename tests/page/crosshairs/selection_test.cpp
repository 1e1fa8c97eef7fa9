#include "games/crosshairs/selection.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/crosshairs/text/codec.h"
#include "games/crosshairs/text/notation.h"
#include "page/selection_board.h"

using namespace sightlines;
using namespace sightlines::crosshairs;

namespace {

class Board : public page::SelectionBoard<Rules, Selection> {
  public:
    explicit Board(const char* record) : SelectionBoard(Json::parse(record)) { moved(); }

    void moved() { selection.moved(scene()); }
    void click(const char* cell) { selection.click(scene(), *cell_from(cell)); }
    std::string chosen() const { return selection.choice() ? cell_name(selection.choice()->cell) : ""; }
};

Board in_the_air() {
    return Board(R"({"game":"crosshairs","version":1,"options":{"rings":5},"start":{"phase":"act","player":0,"round":3,
        "left":2,"planes":[{"at":"c3","p":0,"dir":"ne","h":1},{"at":"e5","p":0,"dir":"ne","h":3},
        {"at":"g7","p":1,"dir":"w"},{"at":"k2","p":1,"dir":"se"}],"off":[3,4]}})");
}

Board in_a_dive() {
    return Board(R"({"game":"crosshairs","version":1,"options":{"rings":5},"start":{"phase":"act","player":0,"round":3,
        "left":2,"planes":[{"at":"c3","p":0,"dir":"ne","h":3},{"at":"k2","p":1,"dir":"se"}],"off":[4,5]},
        "moves":[{"do":"swoop","plane":"c3"}]})");
}

Board with_clouds_to_place() { return Board(R"({"game":"crosshairs","version":1})"); }

}  // namespace

TEST_CASE("a press on an own plane chooses it, with level flight ahead, and a second press lets it go") {
    Board board = in_the_air();
    board.click("c3");
    CHECK(board.chosen() == "c3");
    CHECK(move_text(board.selection.planned(board.scene())) == "c3-1");
    board.click("c3");
    CHECK(board.chosen().empty());
    CHECK(board.order() == "0 orders");
}

TEST_CASE("a press on a hex ahead chooses the manoeuvre, and a second one flies it") {
    Board board = in_the_air();
    board.click("c3");
    board.click("e5");  // two hexes ahead is another own plane: chooses that one
    CHECK(board.chosen() == "e5");
    board.click("g7");
    CHECK(board.order() == "0 orders");
    CHECK_FALSE(board.rule().empty());
    board.click("c3");
    board.click("d4");
    CHECK(board.order() == "c3-1");
}

TEST_CASE("a refused action is no order: a notice names the rule, and its place is lit until the next press") {
    Board board = in_the_air();
    board.click("k2");
    CHECK(board.order() == "0 orders");
    CHECK(board.rule().starts_with("CH-"));
    CHECK(board.selection.refused_cell() == *cell_from("k2"));
    CHECK(board.rule().empty());  // handed out once
    board.click("c3");
    CHECK(board.selection.refused_cell() == no_cell);
    CHECK(board.selection.highlights().empty());
}

TEST_CASE(
    "a plane dropped on a hex ahead is planned to fly there, on any other says why not, off the board is put back") {
    Board board = in_the_air();
    const auto drag = [&board](const char* from, Cell to) {
        board.selection.pick_up(board.scene(), *cell_from(from));
        board.selection.hold_over(board.scene(), to);
        board.selection.drop(board.scene(), to);
    };
    for (const auto& [to, flight] : {std::pair{"g6", "e5-2"}, {"f6", "e5-1"}}) {
        drag("e5", *cell_from(to));
        CHECK(board.order() == "0 orders");  // nobody has chosen how it turns
        CHECK(move_text(board.selection.planned(board.scene())) == flight);
        board.click(to);
        CHECK(board.order() == flight);
    }
    drag("c3", *cell_from("e5"));  // another plane stands there
    CHECK(board.order() == "0 orders");
    CHECK(board.rule() == "CH-MOVE-04");
    drag("c3", *cell_from("h8"));
    CHECK(board.order() == "0 orders");
    CHECK(board.rule() == "CH-LEVEL-01");
    CHECK(board.selection.refused_cell() == *cell_from("h8"));
    drag("c3", no_cell);
    CHECK(board.chosen().empty());
    CHECK(board.rule().empty());
}

TEST_CASE("a plane in its dive stays chosen, whatever is pressed") {
    Board board = in_a_dive();
    const std::string diving = board.chosen();
    CHECK(diving == "d4");
    board.click("h8");
    CHECK(board.chosen() == diving);
    board.selection.cancel(board.scene());
    CHECK(board.chosen() == diving);
}

TEST_CASE("what is pointed at comes before what is chosen, if it is allowed") {
    Board board = in_the_air();
    board.click("c3");
    const Action climb = Climb{*cell_from("c3"), 0};
    board.selection.hover_action(climb);
    CHECK(board.selection.intended(board.scene()) == climb);
    CHECK(board.selection.is_intended(board.scene(), climb));
    board.selection.hover_action(Shoot{*cell_from("k2")});
    CHECK(board.selection.intended(board.scene()) == Action(Level{*cell_from("c3"), 1, 0}));
}

TEST_CASE("keys walk through the manoeuvres and rotations, and stop at the last") {
    Board board = in_the_air();
    board.click("e5");
    for (int i = 0; i < 9; ++i) board.selection.next_manoeuvre(board.scene(), 1);
    CHECK(board.selection.choice()->manoeuvre == Manoeuvre::power);
    for (int i = 0; i < 9; ++i) board.selection.turn(-1);
    CHECK(board.selection.choice()->turn == -1);
    board.selection.confirm(board.scene());
    CHECK(board.order() == "e5w<");
}

TEST_CASE("the keyboard's cursor begins at the choice, walks, and stays on the board") {
    Board board = in_the_air();
    board.click("c3");
    board.selection.show_cursor();
    CHECK(board.selection.cursor() == *cell_from("c3"));
    board.selection.move_cursor(Direction::up);
    CHECK(board.selection.cursor() != *cell_from("c3"));
    for (int i = 0; i < 30; ++i) board.selection.move_cursor(Direction::left);
    const Cell edge = board.selection.cursor();
    board.selection.move_cursor(Direction::left);
    CHECK(board.selection.cursor() == edge);
}

TEST_CASE("before the first turn a press places a cloud, and a random set-up can be asked for") {
    Board board = with_clouds_to_place();
    board.click("f6");
    CHECK(board.order() == "~f6");
    CHECK_FALSE(board.selection.take_opening());
    board.selection.propose_opening();
    CHECK(board.selection.take_opening());
    CHECK_FALSE(board.selection.take_opening());
}
