// AW-FIRE: attacks, and what is known of them before the dice fall.
#include "games/aerial_war/rules/combat.h"

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;
namespace aw = sightlines::aerial_war;

namespace {

const std::string others = " Gb=j1n Ab=a14s";

// German red on e6 facing north, an enemy on e7; more planes elsewhere.
Table facing(std::string_view phase, const std::string& enemy, const std::string& more = "",
             std::string_view options = "") {
    return Table(options, turn_of(phase, "Gr", "Gr=e6n Ar=e7" + enemy + others + more));
}

std::string after(Table table, std::string_view moves) {
    table.plays(moves);
    return table.turn() + ": " + table.planes();
}

const std::string miss = "throttle Gb: Gb=j1n Gr=e6n Ar=e7";

aw::Position position_of(const Json& start) {
    const auto rules = aw::Rules::make({});
    const auto text = sightlines::parse_json(start.dump());
    REQUIRE(text);
    sightlines::Fault fault;
    const auto read = sightlines::Codec<aw::Rules>::position(*rules, sightlines::Reader(*text, "start", fault));
    REQUIRE(read);
    return *read;
}

aw::Position front(const std::string& planes, std::string_view phase = "attack") {
    return position_of(turn_of(phase, "Gr", planes));
}

}  // namespace

TEST_CASE("AW-FIRE-01: an enemy directly in front after the move can be attacked") {
    Table t("", fly("Gr", 1, 1, "Gr=e5n Ar=e7e" + others));
    t.plays("e6n");
    CHECK(t.turn() == "attack Gr");
    CHECK(t.to_act() == 0);
    CHECK(t.offered() == "! -");
    Table allied("", fly("Ar", 1, 1, "Ar=e5n Gr=e7e Gb=a1n"));
    allied.plays("e6n");
    CHECK(allied.turn() == "attack Ar");
    CHECK(allied.to_act() == 1);
}

TEST_CASE("AW-FIRE-01: a friend, a distance, a side or the back are no target") {
    for (const char* other : {"Gy=e7s Ar=k14s", "Ar=e8s", "Ar=d6e", "Ar=f6w", "Ar=d7s"}) {
        Table t("", fly("Gr", 1, 1, std::string("Gr=e5n Gb=j1n ") + other));
        t.plays("e6n");
        INFO(other);
        CHECK(t.turn() == "throttle Gb");
    }
    Table behind("", fly("Gr", 1, 1, "Gr=e5n Gb=j1n Ar=e4n"));
    behind.plays("e6n");
    CHECK(behind.turn() == "throttle Gb");
}

TEST_CASE("AW-FIRE-02: an attack that is not made at once is forfeited") {
    Table t = facing("attack", "n");
    t.plays("-");
    CHECK(t.turn() == "throttle Gb");
    t.refuses("!", "AW-TURN-05");
    t.plays("[11]");
    t.refuses("!", "AW-TURN-07");
    // Nor does a plane attack before it has moved, whoever is in front of it.
    const Table before("", turn_of("throttle", "Gr", "Gr=e6n Ar=e7n"));
    CHECK(before.roll() == "2 for movement");
    before.refuses("!", "AW-TURN-05");
}

TEST_CASE("AW-FIRE-03: tail, head-on or side by the way the target faces") {
    CHECK(facing("shot", "n").roll() == "1 for tail-attack");
    CHECK(facing("shot", "s").roll() == "1 for head-on-attack");
    CHECK(facing("shot", "e").roll() == "1 for side-attack");
    CHECK(facing("shot", "w").roll() == "1 for side-attack");
    const auto kind = [](aw::Facing attacker, aw::Facing target) {
        return aw::attack_kind({0, 0, aw::Colour::red, attacker}, {1, 1, aw::Colour::red, target});
    };
    for (const aw::Facing attacker : aw::all_facings) {
        CHECK(kind(attacker, attacker) == aw::AttackKind::tail);
        CHECK(kind(attacker, aw::turned(attacker, 1)) == aw::AttackKind::side);
        CHECK(kind(attacker, aw::turned(attacker, 2)) == aw::AttackKind::head_on);
        CHECK(kind(attacker, aw::turned(attacker, 3)) == aw::AttackKind::side);
    }
}

TEST_CASE("AW-FIRE-04: a side attack destroys on a 6, and otherwise nothing happens") {
    for (const char* roll : {"[1]", "[2]", "[3]", "[4]", "[5]"})
        CHECK(after(facing("shot", "e"), roll) == miss + "e Ab=a14s");
    CHECK(after(facing("shot", "e"), "[6]") == "throttle Gb: Gb=j1n Gr=e6n Ab=a14s");
}

TEST_CASE("AW-FIRE-05 AW-FIRE-06: head-on on 5 or 6, and the survivor fires back on 5 or 6") {
    for (const char* roll : {"[5]", "[6]"})
        CHECK(after(facing("shot", "s"), roll) == "throttle Gb: Gb=j1n Gr=e6n Ab=a14s");
    for (const char* roll : {"[1]", "[2]", "[3]", "[4]"}) {
        Table t = facing("shot", "s");
        t.plays(roll);
        CHECK(t.turn() == "return Gr");
        CHECK(t.roll() == "1 for return-fire");
        for (const char* back : {"[1]", "[2]", "[3]", "[4]"}) CHECK(after(t, back) == miss + "s Ab=a14s");
        for (const char* back : {"[5]", "[6]"}) CHECK(after(t, back) == "throttle Gb: Gb=j1n Ar=e7s Ab=a14s");
    }
}

TEST_CASE("AW-FIRE-07 AW-FIRE-08: from the tail on 4, 5 or 6; the survivor loops on 5 or 6") {
    for (const char* roll : {"[4]", "[5]", "[6]"})
        CHECK(after(facing("shot", "n"), roll) == "throttle Gb: Gb=j1n Gr=e6n Ab=a14s");
    for (const char* roll : {"[1]", "[2]", "[3]"}) {
        Table t = facing("shot", "n");
        t.plays(roll);
        CHECK(t.turn() == "loop Gr");
        CHECK(t.roll() == "1 for loop");
        for (const char* loop : {"[1]", "[2]", "[3]", "[4]"}) CHECK(after(t, loop) == miss + "n Ab=a14s");
        for (const char* loop : {"[5]", "[6]"}) {
            Table up = t;
            up.plays(loop);
            CHECK(up.turn() == "looping Gr");
        }
    }
}

TEST_CASE("AW-FIRE-09: no roll for a loop without room behind the attacker") {
    CHECK(after(facing("shot", "n", " Gy=e5w"), "[3]").starts_with("throttle Gb"));
    CHECK(after(facing("shot", "n", " Ay=e5w"), "[3]").starts_with("throttle Gb"));
    CHECK(after(facing("shot", "n", " Ay=d6w"), "[3]").starts_with("loop Gr"));
    Table edge("", turn_of("shot", "Gr", "Gr=e1n Ar=e2n" + others));
    edge.plays("[3]");
    CHECK(edge.turn() == "throttle Gb");
    Table corner("", turn_of("shot", "Gr", "Gr=k14w Ar=j14w" + others));
    corner.plays("[1]");
    CHECK(corner.turn() == "throttle Gb");
}

TEST_CASE("AW-FIRE-10: the target's player decides") {
    Table t = facing("looping", "n");
    CHECK(t.to_act() == 1);
    CHECK(t.offered() == ". o");
    CHECK(after(t, ".") == miss + "n Ab=a14s");
    Table allied("", turn_of("looping", "Ar", "Ar=e6n Gr=e7n"));
    CHECK(allied.to_act() == 0);
}

TEST_CASE(
    "AW-FIRE-11: the loop ends behind the attacker, facing as it does, and the counter-attack hits on 4, 5 or 6") {
    Table t = facing("looping", "n");
    t.plays("o");
    CHECK(t.turn() == "counter Gr");
    CHECK(t.planes() == "Gb=j1n Ar=e5n Gr=e6n Ab=a14s");
    CHECK(t.roll() == "1 for counter-attack");
    for (const char* roll : {"[4]", "[5]", "[6]"}) CHECK(after(t, roll) == "throttle Gb: Gb=j1n Ar=e5n Ab=a14s");
    // In another direction, along a rank.
    Table west("", turn_of("looping", "Gr", "Gr=e6w Ar=d6w" + others));
    west.plays("o");
    CHECK(west.planes() == "Gb=j1n Gr=e6w Ar=f6w Ab=a14s");
}

TEST_CASE("AW-FIRE-11: the loop does not use up the looping plane's own turn") {
    Table t("", turn_of("looping", "Gg", "Gg=e6n Ar=e7n"));
    t.plays("o [1]");
    CHECK(t.turn() == "throttle Ar");
    t.plays("[11] d5w");
    CHECK(t.planes() == "Ar=d5w Gg=e6n");
}

TEST_CASE("AW-FIRE-12: a counter-attack that misses is the end of it") {
    Table t = facing("looping", "n");
    t.plays("o");
    for (const char* roll : {"[1]", "[2]", "[3]"}) CHECK(after(t, roll) == "throttle Gb: Gb=j1n Ar=e5n Gr=e6n Ab=a14s");
}

TEST_CASE("AW-FIRE-06 AW-FIRE-11: the attacker's own last plane can fall, and its enemy wins the battle") {
    Table back("battles=1", turn_of("return", "Gr", "Gr=e6n Ar=e7s"));
    back.plays("[5]");
    CHECK(back.result() == "battle: 1");
    Table counter("battles=1", turn_of("counter", "Gr", "Gr=e6n Ar=e5n"));
    counter.plays("[4]");
    CHECK(counter.result() == "battle: 1");
}

TEST_CASE("attacks: the faces that hit, for the die that is due", "[aerial-war]") {
    const auto from = [](const aw::Position& at) {
        const auto roll = aw::due_hit_roll(at);
        REQUIRE(roll);
        for (int face = 1; face <= 6; ++face) CHECK(roll->hits(face) == (face >= roll->from));
        return std::string(roll->purpose) + " " + std::to_string(roll->from);
    };
    CHECK(from(front("Gr=e6n Ar=e7e", "shot")) == "side-attack 6");
    CHECK(from(front("Gr=e6n Ar=e7s", "shot")) == "head-on-attack 5");
    CHECK(from(front("Gr=e6n Ar=e7n", "shot")) == "tail-attack 4");
    CHECK(from(front("Gr=e6n Ar=e7s", "return")) == "return-fire 5");
    CHECK(from(front("Gr=e6n Ar=e7n", "loop")) == "loop 5");
    CHECK(from(front("Gr=e6n Ar=e5n", "counter")) == "counter-attack 4");
    CHECK_FALSE(aw::due_hit_roll(front("Gr=e6n Ar=e7n", "throttle")));
    CHECK_FALSE(aw::due_hit_roll(front("Gr=e6n Ar=e7n", "attack")));
    CHECK_FALSE(aw::due_hit_roll(front("Gr=e6n Ar=e7n", "looping")));
    CHECK_FALSE(aw::due_hit_roll(aw::Rules::make({})->start()));
}

TEST_CASE("attacks: chances and answers before the first die", "[aerial-war]") {
    using aw::Chance;
    const auto look = [](const std::string& planes) {
        const aw::Position at = front(planes);
        return aw::forecast_attack(at, aw::mover(at));
    };
    const auto side = look("Gr=e6n Ar=e7w");
    REQUIRE(side);
    CHECK(side->kind == aw::AttackKind::side);
    CHECK(aw::square_name(side->target) == "e7");
    CHECK(side->destroyed == Chance{1, 6});
    CHECK(side->return_destroys == Chance{0, 1});
    CHECK(side->loop_offered == Chance{0, 1});
    CHECK(side->counter_destroys == Chance{0, 1});
    CHECK_FALSE(side->loop);

    const auto head_on = look("Gr=e6n Ar=e7s");
    REQUIRE(head_on);
    CHECK(head_on->kind == aw::AttackKind::head_on);
    CHECK(head_on->destroyed == Chance{1, 3});
    CHECK(head_on->return_destroys == Chance{2, 9});  // 4 of 6 miss, then 2 of 6 hit
    CHECK(head_on->loop_offered == Chance{0, 1});

    const auto tail = look("Gr=e6n Ar=e7n");
    REQUIRE(tail);
    CHECK(tail->kind == aw::AttackKind::tail);
    CHECK(tail->destroyed == Chance{1, 2});
    CHECK(tail->return_destroys == Chance{0, 1});
    CHECK(tail->loop_offered == Chance{1, 6});       // 3 of 6 miss, then 2 of 6 may loop
    CHECK(tail->counter_destroys == Chance{1, 12});  // then 3 of 6 hit
    REQUIRE(tail->loop);
    CHECK(tail->loop->free());
    CHECK(aw::square_name(tail->loop->square) == "e5");

    CHECK_FALSE(look("Gr=e6n Ar=e8n"));
    CHECK_FALSE(look("Gr=e6n Gb=e7n Ar=k1n"));
}

TEST_CASE("attacks: why there is no loop", "[aerial-war]") {
    const auto tail = [](const std::string& planes) {
        const aw::Position at = front(planes);
        return aw::forecast_attack(at, aw::mover(at));
    };
    const auto edge = tail("Gr=e1n Ar=e2n");
    REQUIRE((edge && edge->loop));
    CHECK(edge->loop->why == aw::LoopRoom::Why::edge);
    CHECK(edge->loop->square == aw::no_square);
    CHECK(edge->loop_offered == aw::Chance{0, 1});
    CHECK(edge->counter_destroys == aw::Chance{0, 1});
    for (const char* other : {"Gb=e5w", "Ab=e5n"}) {
        const auto full = tail(std::string("Gr=e6n Ar=e7n ") + other);
        REQUIRE((full && full->loop));
        CHECK(full->loop->why == aw::LoopRoom::Why::occupied);
        CHECK(aw::square_name(full->loop->square) == "e5");
        CHECK(full->loop_offered == aw::Chance{0, 1});
    }
}
