// AW-GEO, AW-SET, AW-TURN and the opening of a battle.
#include "games/aerial_war/rules/grid.h"
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;
namespace aw = sightlines::aerial_war;

TEST_CASE("AW-GEO-01: eleven files, fourteen ranks, rank 1 first and each from west to east") {
    CHECK(aw::square_count == 154);
    CHECK(aw::square_name(0) == "a1");
    CHECK(aw::square_name(10) == "k1");
    CHECK(aw::square_name(11) == "a2");
    CHECK(aw::square_name(153) == "k14");
    for (aw::Square square = 0; square < aw::square_count; ++square)
        CHECK(aw::square_from(aw::square_name(square)) == square);
    for (const char* name : {"", "a", "a0", "a01", "a15", "l1", "A1", "1a", "a1 ", "a100", "e5n"})
        CHECK_FALSE(aw::square_from(name));
    const Json planes = Table("", fly("Gr", 1, 1, "Ar=k2s Gr=e5n Ab=a2s Gb=c14n")).position().at("planes");
    std::string order;
    for (const Json& plane : planes) order += text_of(plane, "at") + " ";
    CHECK(order == "a2 k2 e5 c14 ");
}

TEST_CASE("AW-GEO-02: left and right are seen from the plane, and there are no diagonals") {
    const auto flights = [](const char* plane) {
        return Table("", fly("Gr", 1, 1, std::string("Gr=e5") + plane + " Ar=k14s")).offered();
    };
    CHECK(flights("n") == "d5w e6n f5e");
    CHECK(flights("e") == "e4s e6n f5e");
    CHECK(flights("s") == "d5w e4s f5e");
    CHECK(flights("w") == "d5w e4s e6n");
}

TEST_CASE("AW-SET-01 AW-SET-02 AW-SET-03 AW-SET-04: the set-up of a battle") {
    const Table t("");
    CHECK(t.planes() == set_up);
    for (const char* file : {"e", "f", "g"}) CHECK(t.planes().find(std::string("=") + file) == std::string::npos);
    CHECK(t.turn() == "initiative G");
}

TEST_CASE("AW-BAT-01: both sides roll two dice, Germans first, and the higher total moves first") {
    Table t("");
    CHECK(t.roll() == "2 for initiative");
    CHECK(t.offered() == "36 rolls");
    t.plays("[26]");
    CHECK(t.turn() == "initiative A");
    CHECK(t.position().at("high") == 8);
    CHECK(t.roll() == "2 for initiative");
    Table allied = t;
    t.plays("[61]");
    CHECK(t.turn() == "throttle Gr");
    CHECK(t.position().at("first") == 0);
    CHECK_FALSE(has(t.position(), "high"));
    allied.plays("[36]");
    CHECK(allied.turn() == "throttle Ar");
    CHECK(allied.position().at("first") == 1);
}

TEST_CASE("AW-BAT-02: equal totals are rolled again by both") {
    Table t("");
    t.plays("[35] [44]");
    CHECK(t.turn() == "initiative G");
    CHECK_FALSE(has(t.position(), "high"));
    t.plays("[11] [12]");
    CHECK(t.turn() == "throttle Ar");
}

TEST_CASE("AW-TURN-01 AW-TURN-02 AW-BAT-03: the first side moves red, blue, yellow, green; then the other; and again") {
    Table t("");
    t.plays("[11] [66]");
    for (int round = 1; round <= 2; ++round) {
        CHECK(t.round() == round);
        const int step = round;  // each plane goes straight on by one square
        for (const char* const plane :
             {"Ar d s", "Ab c s", "Ay b s", "Ag a s", "Gr h n", "Gb i n", "Gy j n", "Gg k n"}) {
            const auto words = words_of(plane);
            INFO("round " << round << ", " << plane);
            CHECK(t.turn() == "throttle " + words[0]);
            CHECK(t.position().at("first") == 1);
            t.plays("[11]");
            CHECK(t.turn() == "fly " + words[0]);
            t.plays(words[1] + std::to_string(words[2] == "n" ? 1 + step : 14 - step) + words[2]);
        }
    }
    CHECK(t.round() == 3);
}

TEST_CASE("AW-TURN-03: planes that are gone are skipped") {
    Table t("", fly("Gr", 1, 1, "Gr=a1n Gg=k1n Ay=a14s Ag=k14s"));
    t.plays("a2n");
    CHECK(t.turn() == "throttle Gg");
    t.plays("[11] k2n");
    CHECK(t.turn() == "throttle Ay");
    t.plays("[11] a13s");
    CHECK(t.turn() == "throttle Ag");
    CHECK(t.round() == 1);
    t.plays("[11] k13s");
    CHECK(t.turn() == "throttle Gr");
    CHECK(t.round() == 2);
}

TEST_CASE("AW-TURN-03: a plane that is shot down before its turn has none") {
    Table t("", turn_of("shot", "Gr", "Gr=e6n Gb=k1n Ar=e7n Ab=a14s"));
    t.plays("[4] [11] k2n");
    CHECK(t.turn() == "throttle Ab");
}

TEST_CASE("AW-TURN-04: an attack is settled before the next plane moves") {
    Table t("", fly("Gr", 1, 1, "Gr=e5n Gb=k1n Ar=e7s Ab=a14s"));
    t.plays("e6n");
    CHECK(t.turn() == "attack Gr");
    t.plays("!");
    CHECK(t.turn() == "shot Gr");
    t.plays("[1]");
    CHECK(t.turn() == "return Gr");
    t.plays("[1]");
    CHECK(t.turn() == "throttle Gb");
}

namespace {

struct Due {
    const char* phase;
    const char* planes;
    int dice;
};
constexpr Due due_in[]{
    {"throttle", "Gr=e6n Ar=k14s", 2}, {"shot", "Gr=e6n Ar=e7e", 1},    {"return", "Gr=e6n Ar=e7s", 1},
    {"loop", "Gr=e6n Ar=e7n", 1},      {"counter", "Gr=e6n Ar=e5n", 1},
};

}  // namespace

TEST_CASE("AW-TURN-05: when dice are due nothing else can be done") {
    Table opening("");
    for (const char* move : {"h2n", "#h1", "!", "-", "o", "."}) opening.refuses(move, "AW-TURN-05");
    for (const Due& due : due_in) {
        INFO(due.phase);
        const Table t("", turn_of(due.phase, "Gr", due.planes));
        CHECK(t.to_act() == "chance");
        for (const char* move : {"e7n", "e6n", "#e7", "!", "-", "o", "."}) t.refuses(move, "AW-TURN-05");
    }
}

TEST_CASE("AW-TURN-05: and when none are due there is no rolling") {
    for (const Json& start : {fly("Gr", 1, 2, "Gr=e6n Ar=k14s"), turn_of("ram", "Gr", "Gr=a1w Ar=a2n"),
                              turn_of("attack", "Gr", "Gr=e6n Ar=e7e"), turn_of("looping", "Gr", "Gr=e6n Ar=e7n")}) {
        const Table t("", start);
        CHECK(t.roll().empty());
        for (const char* move : {"[1]", "[11]", "[66]"}) t.refuses(move, "AW-TURN-05");
    }
}

TEST_CASE("AW-TURN-06: two dice for initiative and movement, one for everything else") {
    Table opening("");
    opening.refuses("[5]", "AW-TURN-06");
    opening.plays("[12]");
    opening.refuses("[5]", "AW-TURN-06");
    for (const Due& due : due_in) {
        INFO(due.phase);
        const Table t("", turn_of(due.phase, "Gr", due.planes));
        CHECK(t.choices() == (due.dice == 2 ? 36U : 6U));
        t.refuses(due.dice == 2 ? "[5]" : "[55]", "AW-TURN-06");
    }
}

TEST_CASE("AW-TURN-07: each phase takes only its own actions") {
    const Table flying("", fly("Gr", 1, 2, "Gr=e6n Ar=k14s"));
    for (const char* move : {"#e7", "!", "-", "o", "."}) flying.refuses(move, "AW-TURN-07");
    const Table ramming("", turn_of("ram", "Gr", "Gr=a1w Ar=a2n"));
    for (const char* move : {"a2n", "b1e", "!", "-", "o", "."}) ramming.refuses(move, "AW-TURN-07");
    const Table attacking("", turn_of("attack", "Gr", "Gr=e6n Ar=e7n"));
    for (const char* move : {"e7n", "#e7", "o", "."}) attacking.refuses(move, "AW-TURN-07");
    CHECK(attacking.offered() == "! -");
    const Table looping("", turn_of("looping", "Gr", "Gr=e6n Ar=e7n"));
    for (const char* move : {"e7n", "#e7", "!", "-"}) looping.refuses(move, "AW-TURN-07");
    CHECK(looping.offered() == ". o");
}
