#include "games/aerial_war/selection.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/aerial_war/cursor.h"
#include "games/aerial_war/text/codec.h"
#include "games/aerial_war/text/notation.h"
#include "page/selection_board.h"

using namespace sightlines;
using namespace sightlines::aerial_war;

namespace {

class Sky : public page::SelectionBoard<Rules, Selection> {
  public:
    explicit Sky(const char* record) : SelectionBoard(Json::parse(record)) { moved(); }

    void moved() { selection.moved(scene()); }
    void click(const char* square) { selection.click(scene(), *square_from(square)); }
    void finger_over(const char* square) { selection.hover(*square_from(square), std::nullopt); }
    void mouse_over(const char* square, Offset offset) { selection.hover(*square_from(square), offset); }
    std::string chosen() const { return selection.choice() ? move_text(*selection.choice()) : ""; }
    std::string shown() const {
        const End* end = selection.shown_end();
        return end == nullptr ? "" : move_text(Fly{end->flight.square, end->flight.facing});
    }
    std::string lit() const {
        std::string text;
        for (const Square square : selection.highlights()) text += (text.empty() ? "" : " ") + square_name(square);
        return text;
    }
};

// German blue on e5 can fly 3 or 5 squares; Allied red is on d8. On e8 it can face north, by either die, or west,
// where it could attack Allied red from the side.
Sky in_flight() {
    return Sky(R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,"mover":"b","round":3,
        "dice":[3,5],"planes":[{"at":"e5","p":0,"c":"b","dir":"n"},{"at":"a1","p":0,"c":"r","dir":"n"},
        {"at":"d8","p":1,"c":"r","dir":"n"},{"at":"k14","p":1,"c":"b","dir":"w"}]}})");
}

Sky before_its_dice() {
    return Sky(R"({"game":"aerial-war","version":1,"start":{"phase":"throttle","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"e5","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]}})");
}

// German blue on d7 is right behind Allied red on d8.
Sky behind_an_enemy() {
    return Sky(R"({"game":"aerial-war","version":1,"start":{"phase":"attack","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]}})");
}

Sky before_a_loop() {
    return Sky(R"({"game":"aerial-war","version":1,"start":{"phase":"looping","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]}})");
}

Sky hemmed_in() {
    return Sky(R"({"game":"aerial-war","version":1,"start":{"phase":"ram","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"a1","p":0,"c":"b","dir":"w"},{"at":"a2","p":1,"c":"r","dir":"n"}]}})");
}

Sky game_over() {
    return Sky(R"({"game":"aerial-war","version":1,"options":{"battles":1},
        "start":{"phase":"shot","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]},
        "moves":[{"do":"roll","dice":[6]}]})");
}

Sky new_game() { return Sky(R"({"game":"aerial-war","version":1})"); }

}  // namespace

TEST_CASE("aerial war: a click on a marked square chooses it, and a second one flies there") {
    Sky sky = in_flight();
    sky.click("e8");
    CHECK(sky.selection.choice()->to == *square_from("e8"));
    CHECK(sky.order() == "0 orders");
    const std::string chosen = sky.chosen();
    sky.click("e8");
    CHECK(sky.order() == chosen);
    CHECK(sky.rule().empty());
}

TEST_CASE("aerial war: a finger chooses a facing with an enemy in front, a mouse the facing towards which it points") {
    Sky sky = in_flight();
    CHECK(sky.selection.facings_at(*square_from("e8")) == std::vector{Facing::n, Facing::w});
    sky.finger_over("e8");
    CHECK(sky.shown() == "e8w");
    sky.mouse_over("e8", {.east = 0.1f, .north = 0.4f});
    CHECK(sky.shown() == "e8n");
    sky.mouse_over("e8", {.east = -0.4f, .north = 0.1f});
    CHECK(sky.shown() == "e8w");
    sky.mouse_over("e8", {.east = 0.1f, .north = 0.4f});
    sky.click("e8");
    CHECK(sky.chosen() == "e8n");
}

TEST_CASE("aerial war: keys choose a facing with an enemy in front, wherever the mouse is") {
    Sky sky = in_flight();
    sky.mouse_over("k1", {.east = 0, .north = 0.4f});
    sky.click("e8");
    CHECK(sky.chosen() == "e8w");
}

TEST_CASE("aerial war: an end contains the attack that it allows") {
    Sky sky = in_flight();
    sky.finger_over("e8");
    REQUIRE(sky.selection.shown_end() != nullptr);
    const std::optional<AttackForecast>& attack = sky.selection.shown_end()->attack;
    REQUIRE(attack);
    CHECK(attack->target == *square_from("d8"));
    CHECK(attack->kind == AttackKind::side);
    sky.mouse_over("e8", {.east = 0, .north = 0.4f});
    CHECK_FALSE(sky.selection.shown_end()->attack);
}

TEST_CASE("aerial war: a hovered end is shown instead of the chosen one, except on the chosen square") {
    Sky sky = in_flight();
    sky.click("e8");
    sky.finger_over("d7");
    CHECK(sky.shown().starts_with("d7"));
    sky.mouse_over("e8", {.east = 0, .north = 0.4f});
    CHECK(sky.shown() == "e8w");  // the chosen facing
    sky.selection.hover_facing(Facing::n);
    CHECK(sky.shown() == "e8n");
    CHECK(sky.chosen() == "e8w");
}

TEST_CASE("aerial war: a refused flight results in a notice with the rule and a highlight, not in an order") {
    struct Case {
        const char* square;
        const char* rule;
    };
    const auto& [square, rule] = GENERATE(Case{"e7", "AW-MOVE-02"},   // two squares ahead
                                          Case{"a1", "AW-MOVE-06"},   // occupied
                                          Case{"e5", "AW-MOVE-05"});  // its own square
    Sky sky = in_flight();
    sky.click("e8");
    sky.click(square);
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == rule);
    CHECK(sky.rule().empty());  // returned once
    CHECK(sky.lit() == square);
    CHECK(sky.chosen() == "e8w");  // it stays chosen
    sky.click("d7");
    CHECK(sky.lit().empty());
}

TEST_CASE("aerial war: a refusal says why in this position") {
    Sky sky = in_flight();
    sky.click("f6");
    const std::optional<Notice> notice = sky.selection.take_notice();
    REQUIRE(notice);
    CHECK(notice->rule == "AW-MOVE-02");
    CHECK(notice->message == "f6 is 2 squares away, and German blue has to fly exactly 3 or 5.");
}

TEST_CASE("aerial war: a plane dropped where it can go is chosen to fly there, elsewhere it stays and is told why") {
    Sky sky = in_flight();
    for (int times = 0; times < 2; ++times) {
        sky.mouse_over("e8", {.east = -0.4f, .north = 0.1f});
        sky.selection.drop(sky.scene(), *square_from("e8"));
        CHECK(sky.order() == "0 orders");
        CHECK(sky.chosen() == "e8w");
    }
    sky.click("e8");
    CHECK(sky.order() == "e8w");
    sky.selection.drop(sky.scene(), *square_from("f6"));
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-MOVE-02");
    CHECK(sky.lit() == "f6");
    for (const Square nowhere : {no_square, *square_from("e5")}) {
        sky.selection.drop(sky.scene(), nowhere);
        CHECK(sky.order() == "0 orders");
        CHECK(sky.rule().empty());
        CHECK(sky.lit().empty());
    }
    Sky close = behind_an_enemy();
    close.selection.drop(close.scene(), *square_from("d8"));
    CHECK(close.order() == "!");
}

TEST_CASE("aerial war: an enemy that can be attacked stands for the end from which it is attacked best") {
    Sky sky = in_flight();
    sky.finger_over("d8");
    CHECK(sky.shown() == "d7n");
    sky.click("d8");
    CHECK(sky.rule().empty());
    CHECK(sky.chosen() == "d7n");
    CHECK(sky.order() == "0 orders");
    sky.click("d8");
    CHECK(sky.order() == "d7n");
    sky.selection.cancel();
    sky.click("k14");
    CHECK(sky.chosen().empty());
    CHECK(sky.selection.take_notice()->message ==
          "Allied blue is on k14 already. German blue cannot attack it with these dice.");
    Sky dragged = in_flight();
    dragged.selection.drop(dragged.scene(), *square_from("d8"));
    CHECK(dragged.order() == "0 orders");
    CHECK(dragged.chosen() == "d7n");
}

TEST_CASE("aerial war: the chosen end can be turned through all legal facings of its square") {
    Sky sky = in_flight();
    sky.click("e8");
    CHECK(sky.chosen() == "e8w");
    sky.selection.turn(1);
    CHECK(sky.chosen() == "e8n");
    sky.selection.turn(1);
    CHECK(sky.chosen() == "e8w");
    sky.selection.turn(-1);
    CHECK(sky.chosen() == "e8n");
    sky.selection.face(sky.scene(), Facing::w);
    CHECK(sky.chosen() == "e8w");
    sky.selection.face(sky.scene(), Facing::w);
    CHECK(sky.order() == "0 orders");
    sky.selection.confirm(sky.scene());
    CHECK(sky.order() == "e8w");
}

TEST_CASE("aerial war: a facing arrow turns the chosen end; the arrow of the current facing flies it") {
    Sky sky = in_flight();
    sky.click("e8");
    sky.selection.click_facing(sky.scene(), Facing::n);
    CHECK(sky.chosen() == "e8n");
    CHECK(sky.order() == "0 orders");
    sky.selection.click_facing(sky.scene(), Facing::n);
    CHECK(sky.order() == "e8n");
}

TEST_CASE("aerial war: an illegal facing of the chosen square is refused, and the end stays chosen") {
    Sky sky = in_flight();
    sky.click("e8");
    sky.selection.face(sky.scene(), Facing::s);
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-MOVE-02");
    CHECK(sky.lit() == "e8");
    CHECK(sky.chosen() == "e8w");
}

TEST_CASE("aerial war: while dice are pending every click is refused, and the mover is highlighted") {
    Sky sky = before_its_dice();
    CHECK(sky.selection.ends().empty());
    sky.click("e8");
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-TURN-05");
    CHECK(sky.lit() == "e5");
}

TEST_CASE("aerial war: a click on the enemy in front attacks it, other clicks are refused") {
    Sky sky = behind_an_enemy();
    sky.click("d9");
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-TURN-07");
    CHECK(sky.lit() == "d8");
    sky.click("d8");
    CHECK(sky.order() == "!");
    CHECK(sky.lit().empty());
    sky.selection.propose(sky.scene(), Hold{});
    CHECK(sky.order() == "-");
}

TEST_CASE("aerial war: a click behind the attacker loops, one on the plane itself stays") {
    Sky sky = before_a_loop();
    sky.click("d6");
    CHECK(sky.order() == "o");
    sky.click("d8");
    CHECK(sky.order() == ".");
    sky.click("a1");
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-TURN-07");
    CHECK(sky.lit() == "d8");
}

TEST_CASE("aerial war: a plane that is hemmed in crashes into an adjacent enemy that is clicked, and nowhere else") {
    Sky sky = hemmed_in();
    sky.click("c3");
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-RAM-02");
    CHECK(sky.lit() == "a2");
    sky.click("a2");
    CHECK(sky.order() == "#a2");
}

TEST_CASE("aerial war: nothing is ordered when the game is over") {
    Sky sky = game_over();
    sky.click("d9");
    CHECK(sky.order() == "0 orders");
    CHECK(sky.rule() == "AW-END-03");
    CHECK(sky.lit().empty());
}

TEST_CASE(
    "aerial war: the keyboard's cursor begins on the plane whose turn it is, or in the middle, and stays on the "
    "board") {
    Sky sky = in_flight();
    sky.selection.move_cursor(Direction::up);
    CHECK(sky.selection.cursor() == no_square);  // not in use
    sky.selection.show_cursor(sky.scene());
    CHECK(sky.selection.cursor() == *square_from("e5"));
    sky.selection.move_cursor(Direction::up);
    sky.selection.move_cursor(Direction::right);
    CHECK(sky.selection.cursor() == *square_from("f6"));
    for (int i = 0; i < 20; ++i) sky.selection.move_cursor(Direction::down);
    for (int i = 0; i < 20; ++i) sky.selection.move_cursor(Direction::left);
    CHECK(sky.selection.cursor() == *square_from("a1"));
    sky.click("e8");
    CHECK(sky.selection.cursor() == *square_from("e8"));  // a click moves the cursor

    Sky other = new_game();
    other.selection.show_cursor(other.scene());
    CHECK(other.selection.cursor() == middle);
}

TEST_CASE("aerial war: the keyboard cursor starts at an end that was chosen by pointer") {
    Sky sky = in_flight();
    sky.click("e8");
    CHECK(sky.selection.cursor() == no_square);
    sky.selection.move_cursor(Direction::down);
    CHECK(sky.selection.cursor() == *square_from("e7"));
}

TEST_CASE("aerial war: Escape clears the choice first, then the cursor; a click outside the board clears the choice") {
    Sky sky = in_flight();
    sky.selection.show_cursor(sky.scene());
    sky.click("e8");
    sky.selection.face(sky.scene(), Facing::s);
    sky.selection.cancel();
    CHECK(sky.chosen().empty());
    CHECK(sky.lit().empty());
    CHECK(sky.selection.cursor() != no_square);
    sky.selection.cancel();
    CHECK(sky.selection.cursor() == no_square);
    sky.click("e8");
    sky.selection.click(sky.scene(), no_square);
    CHECK(sky.chosen().empty());
}

TEST_CASE("aerial war: a new position clears the choice, the hovered end and the highlights") {
    Sky sky = in_flight();
    sky.click("e8");
    sky.selection.hover_facing(Facing::n);
    sky.selection.face(sky.scene(), Facing::s);
    sky.moved();
    CHECK(sky.chosen().empty());
    CHECK(sky.shown().empty());
    CHECK(sky.lit().empty());
    CHECK(sky.selection.can_end_on(*square_from("e8")));  // the flight is the same
    sky.selection.moved(behind_an_enemy().scene());
    CHECK(sky.selection.ends().empty());
}
