#include "games/crossfire_hex/selection.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/crossfire_hex/cursor.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_hex/text/notation.h"
#include "page/selection_board.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;

namespace {

class Tray : public page::SelectionBoard<Rules, Selection> {
  public:
    explicit Tray(const char* record) : SelectionBoard(Json::parse(record)) { selection.moved(); }

    void click(const char* cell) { selection.click(scene(), *cell_from(cell)); }
    void tap(const char* cell) { selection.tap(scene(), *cell_from(cell)); }
    void hover(const char* cell) { selection.hover(*cell_from(cell), -1); }
    void leave() { selection.hover(no_cell, -1); }
    std::string chosen() const { return selection.chosen() == no_cell ? "" : cell_name(selection.chosen()); }
    std::string refused() const {
        return selection.refused_cell() == no_cell ? "" : cell_name(selection.refused_cell());
    }
    std::string previewed() const { return selection.previewed() ? move_text(*selection.previewed()) : ""; }
    bool is_target(const char* cell) const { return selection.is_target(*cell_from(cell)); }
};

// On rank 5: a black man on c5, a white stack of two on g5, a single white man on k5; another one on g1. White acts.
Tray white_to_act() {
    return Tray(R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,
        "board":"./..../......./....../.b.(bw).w./....../......./..../w","reserve":[1,0]}})");
}

Tray black_without_reserve() {
    return Tray(R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":1,
        "board":"./..../......./....../.b.(bw).w./....../......./..../w","reserve":[1,0]}})");
}

// After an entry of each on g1, which holds two, Black's next one there would repeat his first.
Tray barred_by_ko() {
    return Tray(R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":1,
        "board":"./..../......./....../...w.../....../......./..../w","reserve":[1,2]},
        "moves":[{"do":"enter","to":"g1"},{"do":"enter","to":"g1"}]})");
}

Tray drawn_game() {
    return Tray(R"({"game":"crossfire-hex","version":1,"options":{"quietLimit":1},
        "moves":[{"do":"move","from":"k7","to":"j8"}]})");
}

}  // namespace

TEST_CASE("hex Crossfire: a press on an own stack chooses it, with its targets, and a second press lets it go") {
    Tray tray = white_to_act();
    tray.click("g5");
    CHECK(tray.chosen() == "g5");
    CHECK(tray.is_target("e5"));        // with one man
    CHECK(tray.is_target("c5"));        // with both
    CHECK_FALSE(tray.is_target("a5"));  // would take three
    CHECK_FALSE(tray.is_target("g1"));
    tray.click("g5");
    CHECK(tray.chosen().empty());
    CHECK(tray.selection.targets().empty());
    CHECK(tray.order() == "0 orders");
}

TEST_CASE("hex Crossfire: a press on a target moves there, be the stack on it one's own or not") {
    const std::string to = GENERATE("e5", "c5", "k5");
    Tray tray = white_to_act();
    tray.click("g5");
    tray.click(to.c_str());
    CHECK(tray.order() == "g5-" + to);
    CHECK(tray.rule().empty());
}

TEST_CASE("hex Crossfire: an own stack out of reach is chosen instead, a press beside the board lets go") {
    Tray tray = white_to_act();
    tray.click("g5");
    tray.click("g1");
    CHECK(tray.chosen() == "g1");
    tray.selection.click(tray.scene(), no_cell);
    CHECK_FALSE(tray.selection.choosing());
    CHECK(tray.rule().empty());
}

TEST_CASE("hex Crossfire: a finger's first tap on a target shows the move, the second plays it") {
    Tray tray = white_to_act();
    tray.tap("g5");
    tray.tap("c5");
    CHECK(tray.previewed() == "g5-c5");
    tray.tap("e5");
    CHECK(tray.previewed() == "g5-e5");
    CHECK(tray.order() == "0 orders");
    tray.tap("e5");
    CHECK(tray.order() == "g5-e5");
}

TEST_CASE("hex Crossfire: a finger on what cannot be chosen looks at it, and learns why it cannot") {
    Tray tray = white_to_act();
    tray.tap("c5");
    CHECK(tray.rule() == "CX-MOVE-02");
    CHECK(tray.selection.focused() == *cell_from("c5"));
    tray.tap("c5");
    CHECK(tray.selection.focused() == no_cell);
}

TEST_CASE(
    "hex Crossfire: a refused move is no order: a notice names the rule, and its place is lit until the next press") {
    struct Case {
        std::vector<const char*> cells;
        const char* rule;
        const char* where;
    };
    const auto& [cells, rule, where] = GENERATE(Case{{"a5"}, "CX-MOVE-01", "a5"},         // nobody there
                                                Case{{"c5"}, "CX-MOVE-02", "c5"},         // Black's
                                                Case{{"g5", "g9"}, "CX-MOVE-03", "g9"},   // not in line
                                                Case{{"g5", "a5"}, "CX-MOVE-04", "a5"});  // too far for two men
    Tray tray = white_to_act();
    for (const char* cell : cells) tray.click(cell);
    CHECK(tray.order() == "0 orders");
    CHECK(tray.rule() == rule);
    CHECK(tray.rule().empty());  // handed out once
    CHECK(tray.refused() == where);
    CHECK(tray.chosen() == (cells.size() > 1 ? cells[0] : ""));  // what is chosen stays so
    tray.selection.click(tray.scene(), no_cell);
    CHECK(tray.refused().empty());
}

TEST_CASE("hex Crossfire: the own reserve is chosen for an entry on any cell, and let go by a second press") {
    Tray tray = white_to_act();
    tray.selection.click_reserve(tray.scene(), 0);
    CHECK(tray.selection.entering());
    CHECK(tray.selection.targets().size() == cell_count);
    tray.selection.click_reserve(tray.scene(), 0);
    CHECK_FALSE(tray.selection.choosing());
    tray.click("g5");
    tray.selection.click_reserve(tray.scene(), 0);
    CHECK(tray.chosen().empty());
    tray.click("c5");
    CHECK(tray.order() == "@c5");
}

TEST_CASE("hex Crossfire: the other reserve is no choice, and an empty one is refused and lit") {
    Tray tray = black_without_reserve();
    tray.click("c5");
    tray.selection.click_reserve(tray.scene(), 0);
    CHECK_FALSE(tray.selection.choosing());
    CHECK(tray.rule().empty());
    tray.selection.click_reserve(tray.scene(), 1);
    CHECK_FALSE(tray.selection.choosing());
    CHECK(tray.rule() == "CX-ENTER-01");
    CHECK(tray.selection.refused_reserve());
    CHECK(tray.refused().empty());
    tray.click("c5");
    CHECK_FALSE(tray.selection.refused_reserve());
}

TEST_CASE("hex Crossfire: what ko bars can be looked at, and is refused") {
    Tray tray = barred_by_ko();
    tray.selection.choose_reserve(tray.scene());
    tray.hover("g1");
    CHECK(tray.previewed() == "@g1");
    tray.click("g1");
    CHECK(tray.order() == "0 orders");
    CHECK(tray.rule() == "CX-KO-01");
    CHECK(tray.refused() == "g1");
    tray.click("c5");
    CHECK(tray.order() == "@c5");
}

TEST_CASE("hex Crossfire: the pointer looks before the finger, the finger before the cursor") {
    Tray tray = white_to_act();
    CHECK(tray.selection.focused() == no_cell);
    tray.selection.show_cursor();
    CHECK(tray.selection.focused() == tray.selection.cursor());
    tray.tap("g5");
    tray.tap("e5");
    tray.selection.show_cursor();
    CHECK(tray.previewed() == "g5-e5");
    tray.hover("c5");
    CHECK(tray.previewed() == "g5-c5");
    tray.hover("a5");
    CHECK(tray.previewed().empty());
    tray.leave();
    CHECK(tray.previewed() == "g5-e5");
}

TEST_CASE("hex Crossfire: with nothing chosen the reach of any stack that is looked at is told") {
    Tray tray = white_to_act();
    CHECK(tray.selection.reach(tray.scene()).empty());
    tray.hover("c5");
    CHECK(tray.selection.reach(tray.scene()).size() == 6);  // a single man: his neighbours
    CHECK(tray.previewed().empty());
    tray.hover("e3");
    CHECK(tray.selection.reach(tray.scene()).empty());
    tray.click("g5");
    CHECK(tray.selection.reach(tray.scene()).size() == tray.selection.targets().size());
}

TEST_CASE("hex Crossfire: by keys the cursor begins at the choice, walks, stays on the board, chooses and plays") {
    Tray tray = white_to_act();
    tray.selection.show_cursor();
    CHECK(tray.selection.cursor() == middle);
    tray.selection.click(tray.scene(), tray.selection.cursor());
    CHECK(tray.chosen() == "g5");
    tray.selection.move_cursor(Direction::left);
    CHECK(tray.previewed() == "g5-e5");
    tray.selection.click(tray.scene(), tray.selection.cursor());
    CHECK(tray.order() == "g5-e5");
    for (int i = 0; i < 9; ++i) tray.selection.move_cursor(Direction::left);
    CHECK(tray.selection.cursor() == *cell_from("a5"));
    for (int i = 0; i < 9; ++i) tray.selection.move_cursor(Direction::right);
    CHECK(tray.selection.cursor() == *cell_from("m5"));

    Tray other = white_to_act();
    other.click("k5");
    other.selection.show_cursor();
    CHECK(other.selection.cursor() == *cell_from("k5"));
}

TEST_CASE("hex Crossfire: Escape lets go first and takes the cursor from the board then") {
    Tray tray = white_to_act();
    tray.click("g5");
    tray.selection.show_cursor();
    tray.click("g9");  // refused
    tray.selection.cancel();
    CHECK_FALSE(tray.selection.choosing());
    CHECK(tray.refused().empty());
    CHECK(tray.selection.cursor() != no_cell);
    tray.selection.cancel();
    CHECK(tray.selection.cursor() == no_cell);
}

TEST_CASE("hex Crossfire: in another position nothing is chosen or refused any more; the cursor stays") {
    Tray tray = white_to_act();
    tray.click("g5");
    tray.selection.show_cursor();
    tray.click("g9");
    tray.selection.moved();
    CHECK_FALSE(tray.selection.choosing());
    CHECK(tray.selection.targets().empty());
    CHECK(tray.refused().empty());
    CHECK(tray.selection.cursor() == *cell_from("g9"));
}

TEST_CASE("hex Crossfire: nothing can be chosen when the game is over") {
    Tray tray = drawn_game();
    tray.click("a5");
    CHECK(tray.chosen().empty());
    CHECK(tray.rule() == "CX-END-02");
    tray.selection.click_reserve(tray.scene(), 1);
    CHECK_FALSE(tray.selection.choosing());
    CHECK(tray.rule().empty());
}

TEST_CASE(
    "hex Crossfire: a stack or a reserve dropped on a hex is shown there, played by a press, and put back off the "
    "board") {
    Tray tray = white_to_act();
    tray.selection.pick_up(tray.scene(), *cell_from("g5"));
    tray.selection.drop(tray.scene(), *cell_from("c5"));
    CHECK(tray.order() == "0 orders");
    CHECK(tray.previewed() == "g5-c5");
    tray.click("c5");
    CHECK(tray.order() == "g5-c5");
    tray.selection.pick_up(tray.scene(), no_cell);
    tray.selection.drop(tray.scene(), *cell_from("a3"));
    CHECK(tray.order() == "0 orders");
    CHECK(tray.previewed() == "@a3");
    tray.tap("a3");
    CHECK(tray.order() == "@a3");
    tray.selection.pick_up(tray.scene(), *cell_from("k5"));
    tray.selection.drop(tray.scene(), *cell_from("c5"));
    CHECK(tray.order() == "0 orders");
    CHECK(tray.rule() == "CX-MOVE-04");
    CHECK(tray.refused() == "c5");
    tray.selection.pick_up(tray.scene(), *cell_from("k5"));
    CHECK(tray.chosen() == "k5");
    tray.selection.drop(tray.scene(), no_cell);
    CHECK_FALSE(tray.selection.choosing());
}
