// Move text of Dogfight! and the map as text.
#include "games/dogfight/text/notation.h"

#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "api/move_list.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/text/ascii_board.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

Step fly(int turn, int pitch = Step::same_pitch, int fine = 0) {
    Step step;
    step.turn = static_cast<std::int8_t>(turn);
    step.pitch = static_cast<std::int8_t>(pitch);
    step.fine = static_cast<std::int8_t>(fine);
    return step;
}

Step stay(int raise, int number, int pitch = Step::same_pitch) {
    Step step = fly(0, pitch);
    step.mid = true;
    step.raise = static_cast<std::int8_t>(raise);
    step.number = static_cast<std::int8_t>(number);
    return step;
}

Step leave_by(Facing exit, int pitch = Step::same_pitch) {
    Step step = fly(0, pitch);
    step.exit = exit;
    return step;
}

Step with(StepKind kind, int pitch = Step::same_pitch, int fine = 0) {
    Step step = fly(0, pitch, fine);
    step.kind = kind;
    return step;
}

Roll roll(std::initializer_list<int> faces) {
    Roll roll;
    for (const int face : faces) roll.faces.push_back(static_cast<char>(face));
    return roll;
}

const std::vector<std::pair<Action, std::string>>& forms() {
    static const std::vector<std::pair<Action, std::string>> all{
        {Declare{1}, ">B"},
        {Declare{15}, ">P"},
        {Declare{}, ">-"},
        {Declare{1, true}, ">B*"},
        {Signal{3}, "!3"},
        {roll({7, 4}), "(7,4)"},
        {roll({0}), "(0)"},
        {roll({6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1}), "(6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,1)"},
        {Tail{}, "~"},
        {Go{}, "."},
        {RollMp{}, "="},
        {RollMp{true}, "=+"},
        {fly(0), "F"},
        {fly(-1), "L1"},
        {fly(-2), "L2"},
        {fly(1), "R1"},
        {fly(2), "R2"},
        {fly(3), "U"},
        {fly(1, -1), "R1^-1"},
        {fly(0, 0), "F^0"},
        {fly(0, 2, 1), "F^2'1"},
        {fly(-2, Step::same_pitch, 2), "L2'2"},
        {stay(0, 0), "M"},
        {stay(1, 0), "M+1"},
        {stay(2, 0, -3), "M+2^-3"},
        {stay(0, 8), "M8"},
        {stay(0, 12, 1), "M12^1"},
        {leave_by(Facing::ne), "Xne"},
        {leave_by(Facing::n, 3), "Xn^3"},
        {with(StepKind::hold), "H"},
        {with(StepKind::hold, -2, 1), "H^-2'1"},
        {with(StepKind::spin), "S"},
        {EndMove{}, "E"},
        {Recover{}, "S-"},
        {Aero{2}, "@2"},
        {Aero{12}, "@12"},
        {Prefer{{Task::turn, Task::pitch}}, "?turn,pitch"},
        {Prefer{{Task::aero, Task::mid, Task::pitch, Task::turn}}, "?aero,mid,pitch,turn"},
        {Throttle{1}, "P"},
        {Throttle{-1}, "D"},
        {Throttle{}, "N"},
        {Fire{1}, "*1"},
        {Fire{3}, "*3"},
        {Pass{}, "*0"},
        {Pip{-1}, "p-1"},
        {Pip{1}, "p+1"},
        {Pip{}, "p0"},
        {Grand{true}, "G+"},
        {Grand{}, "G-"},
        {Climb{-9}, "C-9"},
        {Climb{}, "C0"},
        {Climb{8}, "C8"},
        {Ram{}, "Y"},
        {Evade{2}, "V2"},
        {Evade{}, "V0"},
        {Clear{}, "J"},
    };
    return all;
}

bool reads_as(std::string_view text, const Action& action, Phase phase = Phase::move) {
    const auto read = read_move_text(text, phase);
    return read && *read == action;
}

}  // namespace

TEST_CASE("dogfight notation: one form for each action") {
    for (const auto& [action, text] : forms()) {
        INFO(text);
        CHECK(move_text(action) == text);
        CHECK(reads_as(text, action));
    }
}

TEST_CASE("dogfight notation: the declaring aircraft may be named") {
    CHECK(reads_as("A>B", Declare{1}));
    CHECK(reads_as("P>-", Declare{}));
    CHECK(reads_as("C>B*", Declare{1, true}));
    CHECK(reads_as("A!3", Signal{3}));
}

TEST_CASE("dogfight notation: the phase tells what the text leaves open") {
    CHECK(reads_as("Xne", ExitTo{Facing::ne}, Phase::exit));
    CHECK(reads_as("Xne", leave_by(Facing::ne), Phase::declare));
    CHECK(reads_as("Xne^1", leave_by(Facing::ne, 1), Phase::exit));  // no answer, so it will be refused there
    CHECK(reads_as(">B", RandomAt{1}, Phase::random));
    CHECK(reads_as("A>-", RandomAt{}, Phase::random));
    CHECK_FALSE(read_move_text(">B*", Phase::random));
    CHECK(move_text(ExitTo{Facing::sw}) == "Xsw");
    CHECK(move_text(RandomAt{2}) == ">C");
}

TEST_CASE("dogfight notation: everything else is refused") {
    for (const std::string_view text : {"",
                                        " ",
                                        "A",
                                        "Q>B",
                                        ">",
                                        ">Q",
                                        ">b",
                                        ">BC",
                                        ">-*",
                                        "A>B**",
                                        "!0",
                                        "!9",
                                        "A!",
                                        "()",
                                        "(",
                                        "(7",
                                        "(7,)",
                                        "(,7)",
                                        "(7.4)",
                                        "(7,4))",
                                        "(13)",
                                        "(-1)",
                                        "(07)",
                                        "7,4",
                                        "F1",
                                        "L",
                                        "L0",
                                        "L3",
                                        "R3",
                                        "R-1",
                                        "U3",
                                        "M+0",
                                        "M+3",
                                        "M1",
                                        "M13",
                                        "M08",
                                        "X",
                                        "Xe",
                                        "Xne ",
                                        "XNE",
                                        "H1",
                                        "F^",
                                        "F^4",
                                        "F^-4",
                                        "F^+1",
                                        "F^-0",
                                        "F'0",
                                        "F'3",
                                        "F'1^2",
                                        "S^1",
                                        "S'1",
                                        "E^1",
                                        "@",
                                        "@0",
                                        "@-1",
                                        "@1000",
                                        "?",
                                        "?turn,",
                                        "?fly",
                                        "?turn pitch",
                                        "?turn,pitch,mid,aero,turn",
                                        "*",
                                        "*4",
                                        "*-1",
                                        "*01",
                                        "p",
                                        "p1",
                                        "p+0",
                                        "p2",
                                        "G",
                                        "C",
                                        "C9",
                                        "C-10",
                                        "C+2",
                                        "V",
                                        "V4",
                                        "V-1",
                                        "JJ",
                                        "==",
                                        "=-",
                                        "f",
                                        "\xC3\xA9"}) {
        INFO(text);
        const auto read = read_move_text(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().rule == "FORMAT");
    }
    CHECK_FALSE(read_move_text(std::string_view("F\0", 2)));
}

TEST_CASE("dogfight notation: a line of moves, with its label and its dice") {
    CHECK(split_moves("A: = (4) R1^-1 (8) P (5)", true) ==
          std::vector<std::string>{"=", "(4)", "R1^-1", "(8)", "P", "(5)"});
    CHECK(split_moves("B: (7, 4)(3) (turns 2 hexsides) F", true) == std::vector<std::string>{"(7,4)", "(3)", "F"});
    CHECK(split_moves("= (4) F") == std::vector<std::string>{"=", "F"});
    CHECK(is_label("A:"));
    CHECK(is_label("P:"));
    for (const std::string_view word : {"", ":", "Q:", "a:", "A", "A::", "AB:"}) CHECK_FALSE(is_label(word));
}

TEST_CASE("dogfight notation: names of hexes") {
    CHECK(hex_name({0, 0}) == "a1");
    CHECK(hex_name({25, 39}) == "z40");
    CHECK(hex_from("e12") == Hex{4, 11});
    for (const std::string_view name : {"", "a", "a0", "a41", "a01", "A1", "a1b", "1a", "aa1", "a100", "a-1"}) {
        INFO(name);
        CHECK_FALSE(hex_from(name));
    }
}

TEST_CASE("dogfight notation: the map as text, odd columns half a hex lower") {
    Position at;
    at.columns = 4;
    at.rows = 3;
    at.phase = Phase::move;
    at.current = 1;
    const auto add = [&at](Type type, int side, std::string_view hex, Facing face, int alt, int leave) {
        Aircraft plane;
        plane.type = type;
        plane.card = card_of(type);
        plane.side = static_cast<std::int8_t>(side);
        plane.hex = *hex_from(hex);
        plane.face = face;
        plane.altitude = static_cast<std::int8_t>(alt);
        plane.leave = static_cast<std::int8_t>(leave);
        plane.speed = 5;
        at.planes.push_back(plane);
    };
    add(Type::camel, 0, "a1", Facing::ne, 12, 1);
    add(Type::d7, 1, "b2", Facing::none, 8, 0);
    add(Type::dr1, 1, "c3", Facing::s, 7, 0);
    add(Type::dfw, 0, "c3", Facing::s, 7, 0);
    add(Type::d7, 1, "d1", Facing::s, 7, 0);
    at.planes[0].target = 1;
    at.planes[0].cv = 3;
    at.planes[0].damage = 4;
    at.planes[4].out = Out::destroyed;
    CHECK(ascii_board(at) ==
          "    a   b   c   d\n"
          "1   Ane12+  .\n"
          "        .       .\n"
          "2   .       .\n"
          "        B*8     .\n"
          "3   .       CD\n"
          "        .       .\n"
          "A: camel, side 0, a1 ne, level 12 leaving up, pitch 0, speed 5, marks 4 on 15 boxes, CV 3 against B\n"
          "B: d7, side 1, b2 middle, level 8, pitch 0, speed 5, marks 0 on 16 boxes\n"
          "C: dr1, side 1, c3 s, level 7, pitch 0, speed 5, marks 0 on 14 boxes\n"
          "D: dfw, side 0, c3 s, level 7, pitch 0, speed 5, marks 0 on 18 boxes\n"
          "E: d7, side 1, destroyed\n"
          "turn 1 of 25, move B\n");
}
