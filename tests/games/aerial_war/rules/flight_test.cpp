// AW-MOVE and AW-RAM; the ends of flights told apart by their dice, and routes that explain them.
#include "games/aerial_war/rules/flight.h"

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/rules.h"
#include "support/aerial_war.h"

using namespace sightlines::test::aerial;
namespace aw = sightlines::aerial_war;

namespace {

const char* const far_away = " Ar=k14s";

Table flying(const std::string& planes, int die, int other) {
    return Table("", fly("Gr", die, other, planes + far_away));
}

aw::Square square(std::string_view name) { return *aw::square_from(name); }

// The position with German red to be flown; planes as in Table.
aw::Position sky(std::string_view planes, int die, int other) {
    aw::Position at;
    at.phase = aw::Phase::fly;
    at.dice = {static_cast<std::int8_t>(die), static_cast<std::int8_t>(other)};
    for (const std::string& word : words_of(planes)) {
        aw::Plane plane;
        plane.side = word[0] == 'G' ? 0 : 1;
        plane.colour = static_cast<aw::Colour>(std::string_view("rbyg").find(word[1]));
        plane.square = square(word.substr(3, word.size() - 4));
        plane.facing = static_cast<aw::Facing>(std::string_view("nesw").find(word.back()));
        at.planes.push_back(plane);
    }
    return at;
}

// "a2s:low a1s:high e7n:both b3w:neither", in the order in which they are given.
std::string ends(const aw::Flights& flights) {
    std::string text;
    for (const aw::FlightEnd& end : flights.ends()) {
        const char* die = end.low && end.high ? "both" : end.low ? "low" : end.high ? "high" : "neither";
        text += (text.empty() ? "" : " ") + aw::square_name(end.square) +
                std::string(aw::facing_words[aw::index(end.facing)]) + ":" + die;
    }
    return text;
}

std::string route(const aw::Flights& flights, std::string_view to, int steps) {
    std::string text;
    const auto facing = static_cast<aw::Facing>(std::string_view("nesw").find(to.back()));
    for (const aw::Square passed : flights.route(square(to.substr(0, to.size() - 1)), facing, steps))
        text += (text.empty() ? "" : " ") + aw::square_name(passed);
    return text;
}

// Four squares in the corner, a1 a2 b1 b2, closed off by friends.
const char* const corner = "Gr=a1n Gb=a3n Gy=b3n Gg=c1n Ar=c2n";

}  // namespace

TEST_CASE("AW-MOVE-01: the high die or the low one, in whichever order they fell") {
    for (const Table& t : {flying("Gr=e5n", 1, 2), flying("Gr=e5n", 2, 1)}) {
        CHECK(t.offered() == "c5w d4s d5w d6n d6w e6n e7n f4s f5e f6e f6n g5e");
    }
}

TEST_CASE("AW-MOVE-02: exactly as many squares as the die shows") {
    const Table t = flying("Gr=e5n", 3, 5);
    CHECK(t.offers("e8n"));
    CHECK(t.offers("e10n"));
    for (const char* move : {"e9n", "e7n", "e11n", "k14n"})
        t.refuses(move, move == std::string("k14n") ? "AW-MOVE-06" : "AW-MOVE-02");
}

TEST_CASE("AW-MOVE-03: a plane faces the way it has just moved, and a turn takes a square") {
    const Table t = flying("Gr=e5n", 2, 2);
    CHECK(t.offered() == "c5w d4s d6n d6w e7n f4s f6e f6n g5e");
    t.refuses("e7e", "AW-MOVE-02");
    t.refuses("d6s", "AW-MOVE-02");
    t.refuses("d6e", "AW-MOVE-02");
}

TEST_CASE("AW-MOVE-04: never backwards, never off the board") {
    flying("Gr=e5n", 1, 1).refuses("e4s", "AW-MOVE-02");
    flying("Gr=e5n", 1, 1).refuses("f6n", "AW-MOVE-02");
    CHECK(Table("", fly("Gr", 1, 1, "Gr=k14n Ar=a1n")).offered() == "j14w");
    CHECK(Table("", fly("Gr", 1, 1, "Gr=a1s Ar=k14s")).offered() == "b1e");
    // From a corner along the edges: two squares, in the only two ways there are.
    CHECK(Table("", fly("Gr", 2, 2, "Gr=a1s Ar=k14s")).offered() == "b2n c1e");
}

TEST_CASE("AW-MOVE-05: a move may cross its starting square and may not end there") {
    const Table four = flying("Gr=e5n", 4, 4);
    for (const char* move : {"e5n", "e5e", "e5s", "e5w"}) four.refuses(move, "AW-MOVE-05");
    // A plane comes to e6 facing n only from e5: after five squares that is a loop through the start.
    CHECK(flying("Gr=e5n", 5, 5).offers("e6n"));
    flying("Gr=e5n", 3, 3).refuses("e6n", "AW-MOVE-02");
    // Once round the corner is four squares: the low die cannot be flown, the high one can.
    CHECK(Table("", fly("Gr", 4, 5, corner)).offered() == "a2n b1e");
    Table("", fly("Gr", 4, 5, corner)).refuses("a1w", "AW-MOVE-05");
}

TEST_CASE("AW-MOVE-06: no step goes onto an occupied square, friend or enemy") {
    const char* const planes = "Gr=e5n Gb=e6s Ab=d6e";
    const Table t = flying(planes, 2, 2);
    CHECK(t.offered() == "c5w d4s f4s f6n g5e");
    t.refuses("d6n", "AW-MOVE-06");
    t.refuses("e6n", "AW-MOVE-06");
    t.refuses("e7n", "AW-MOVE-02");  // free, but the way there is not
}

TEST_CASE("AW-MOVE-07: as far as it can when neither die can be flown in full") {
    const std::string alley = "Gr=a3s Gb=b3e Gy=b2e Gg=b1e";
    CHECK(flying(alley, 3, 5).offered() == "a1s");
    flying(alley, 3, 5).refuses("a2s", "AW-MOVE-02");
    CHECK(flying(alley, 1, 5).offered() == "a2s");  // one of the dice can be: no other length will do
    CHECK(flying(alley, 1, 2).offered() == "a1s a2s");
    flying(alley, 1, 5).refuses("a1s", "AW-MOVE-02");
    // Round the corner with two fours: three squares is the most that does not end at the start.
    CHECK(Table("", fly("Gr", 4, 4, corner)).offered() == "a2w b1s");
}

TEST_CASE("flights: each end knows the dice that lead to it", "[aerial-war]") {
    CHECK(ends(aw::Flights(sky("Gr=k14n Ar=a1n", 2, 1))) == "j13s:high i14w:high j14w:low");
    CHECK(ends(aw::Flights(sky("Gr=a1s Ar=k14s", 1, 1))) == "b1e:both");
    CHECK(ends(aw::Flights(sky(corner, 4, 5))) == "a2n:high b1e:high");
    const aw::Flights cut(sky(corner, 4, 4));
    CHECK(ends(cut) == "b1s:neither a2w:neither");
    CHECK(cut.cut_short() == 3);
    const aw::Flights alley(sky("Gr=a3s Gb=b3e Gy=b2e Gg=b1e Ar=k14s", 2, 5));
    CHECK(ends(alley) == "a1s:low");
    CHECK(alley.cut_short() == 0);
    CHECK(alley.low() == 2);
    CHECK(alley.high() == 5);
    // e5 to e6, going round: five squares with the high die, one with the low.
    const aw::Flights both(sky("Gr=e5n Ar=k14s", 5, 1));
    CHECK(ends(both).find("e6n:both") != std::string::npos);
    CHECK(ends(both).find("e10n:high") != std::string::npos);
}

TEST_CASE("flights: a route explains an end with as few turns as can be", "[aerial-war]") {
    const aw::Flights open(sky("Gr=e5n Ar=k14s", 3, 5));
    CHECK(route(open, "e8n", 3) == "e5 e6 e7 e8");
    CHECK(route(open, "f7e", 3) == "e5 e6 e7 f7");
    CHECK(route(open, "g5e", 2) == "e5 f5 g5");
    CHECK(route(open, "e10n", 5) == "e5 e6 e7 e8 e9 e10");
    CHECK(route(open, "e10n", 3).empty());
    CHECK(route(open, "e9n", 4) == "e5 e6 e7 e8 e9");  // 4 is on no die; the answer is about the distance alone
    CHECK(route(open, "e8n", 0).empty());
    CHECK(route(open, "e8n", 6).empty());
    CHECK(route(open, "e5n", 4).empty());  // ends where it began
    const aw::Flights around(sky("Gr=e5n Gb=e6s Ar=k14s", 5, 5));
    CHECK(route(around, "e8w", 5) == "e5 f5 f6 f7 f8 e8");
    CHECK(route(around, "e8e", 5) == "e5 d5 d6 d7 d8 e8");
    CHECK(route(around, "e10n", 5).empty());
    CHECK(route(aw::Flights(sky(corner, 4, 4)), "b1s", 3) == "a1 a2 b2 b1");
}

TEST_CASE("flights: every end has a route for its dice, square by square", "[aerial-war]") {
    const aw::Position at = sky("Gr=e5n Gb=e7s Gy=d5n Ar=f6w Ab=c4n", 6, 4);
    const aw::Flights flights(at);
    int routes = 0;
    for (const aw::FlightEnd& end : flights.ends()) {
        for (const int steps : {4, 6}) {
            if (!(steps == 4 ? end.low : end.high)) continue;
            const auto way = flights.route(end.square, end.facing, steps);
            REQUIRE(static_cast<int>(way.size()) == steps + 1);
            CHECK(way.front() == square("e5"));
            CHECK(way.back() == end.square);
            aw::Facing facing = aw::Facing::n;
            for (std::size_t i = 1; i < way.size(); ++i) {
                const auto found = std::find_if(aw::all_facings.begin(), aw::all_facings.end(),
                                                [&](aw::Facing f) { return aw::ahead(way[i - 1], f) == way[i]; });
                REQUIRE(found != aw::all_facings.end());
                CHECK(*found != aw::opposite(facing));
                CHECK((way[i] == square("e5") || aw::plane_on(at, way[i]) == nullptr));
                facing = *found;
            }
            CHECK(facing == end.facing);
            ++routes;
        }
    }
    CHECK(routes > 40);
}

TEST_CASE("AW-RAM-01: hemmed in, and no dice are rolled") {
    // Ahead is the edge, and a friend and an enemy are beside it.
    const Table t("", turn_of("throttle", "Gr", "Gr=a5w Gb=a4n Ar=a6n"));
    CHECK(t.turn() == "ram Gr");
    CHECK(t.to_act() == 0);
    CHECK(t.roll().empty());
    t.refuses("[11]", "AW-TURN-05");
    CHECK(t.offered() == "#a6");
    // The square behind does not count, free or not; one free square on the side does.
    CHECK(Table("", turn_of("throttle", "Gr", "Gr=b5n Ar=b6n Ab=a5n Ay=c5n")).turn() == "ram Gr");
    CHECK(Table("", turn_of("ram", "Gr", "Gr=b5n Ar=b6n Ab=a5n")).turn() == "throttle Gr");
    CHECK(Table("", turn_of("ram", "Gr", "Gr=b5n Ar=k14s")).turn() == "throttle Gr");
}

TEST_CASE("AW-RAM-01: so it is when the turn comes in play") {
    Table t("", fly("Ag", 1, 1, "Ag=b2s Gr=a1w Ar=k14s"));
    t.plays("a2w");
    CHECK(t.turn() == "ram Gr");
    CHECK(t.round() == 2);
}

TEST_CASE("AW-RAM-02: the player chooses among the enemies ahead, left and right") {
    const Table t("", turn_of("ram", "Gr", "Gr=b5n Ar=b6n Gb=a5n Ay=c5n Ag=b4n"));
    CHECK(t.offered() == "#b6 #c5");
    for (const char* move : {"#a5", "#b4", "#b5", "#k1"}) t.refuses(move, "AW-RAM-02");
    const aw::Position at = sky("Gr=b5n Ar=b6n Gb=a5n Ay=c5n Ag=b4n", 1, 1);
    CHECK(aw::hemmed(at, aw::mover(at)) == aw::Hemmed::must_ram);
    const auto targets = aw::ram_targets(at, aw::mover(at));
    REQUIRE(targets.size() == 2);
    CHECK(targets[0] == square("c5"));
    CHECK(targets[1] == square("b6"));
}

TEST_CASE("AW-RAM-03: both are destroyed, and the next plane has its turn") {
    Table t("", turn_of("ram", "Gr", "Gr=b5n Ar=b6n Gb=a5n Ay=c5n Ag=k14s"));
    t.plays("#c5");
    CHECK(t.planes() == "Gb=a5n Ar=b6n Ag=k14s");
    CHECK(t.turn() == "throttle Gb");
}

TEST_CASE("AW-RAM-04: held by friends, the plane stays and its turn passes") {
    CHECK(Table("", turn_of("throttle", "Gr", "Gr=k14n Gb=j14n Ar=a1n")).turn() == "throttle Gb");
    CHECK(Table("", turn_of("ram", "Gr", "Gr=k14n Gb=j14n Ar=a1n")).turn() == "throttle Gb");
    const aw::Position at = sky("Gr=k14n Gb=j14n Ar=a1n", 1, 1);
    CHECK(aw::hemmed(at, aw::mover(at)) == aw::Hemmed::must_stay);
    CHECK(aw::ram_targets(at, aw::mover(at)).empty());
    // The last plane of its side: on to the enemy, and on to the next round.
    CHECK(Table("", turn_of("throttle", "Gy", "Gr=a13e Gb=b14w Gy=a14w Ar=k1n")).turn() == "throttle Ar");
    const Table next("", turn_of("throttle", "Ag", "Gr=a1n Ar=k13e Ag=k14n Ab=j14w"));
    CHECK(next.turn() == "throttle Gr");
    CHECK(next.round() == 2);
}

TEST_CASE("AW-RAM-04: a plane held in the last turn of the last round ends the battle as well") {
    const Table t("battles=1 roundLimit=7",
                  with(turn_of("throttle", "Ag", "Gr=a1n Ar=k13e Ag=k14n Ab=j14w"), "round", 7));
    CHECK(t.turn() == "over");
    CHECK(t.result() == "battle: 1");
}
