// DF-ADV-ACQ and DF-ADV-CAR: finding a target, and losing sight of it.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

bool spots(const std::string& hunter, const std::string& target, const std::string& die, std::string_view more = "") {
    Flight f("target queue=A", {"0 " + hunter, "1 d5a " + target}, "acquisition " + std::string(more));
    f.plays("A>B");
    CHECK(f.phase() == "acquire");
    f.plays(die);
    CHECK(f.target("A").empty() == (f.of("A", "tried") == 1));
    return f.of("A", "tried") == 0;
}

}  // namespace

TEST_CASE("DF-ADV-ACQ-01: a die for each new target, by index", "[dogfight]") {
    Flight f("begin", {"0 d5a h7 n 8 5", "0 d5a h8 n 8 5 target=C", "1 d5a h5 s 8 5", "1 d5a h4 s 8 5"}, "acquisition");
    f.plays("A>C B>C C>A D>-");
    CHECK(f.phase() == "acquire");
    CHECK(f.list() == "A C");
    CHECK(f.roll() == "6 6");
    CHECK(f.plays("(6,6)").phase() == "initiative");
    // Nobody has a new target: nothing is rolled.
    Flight none("begin", {"0 d5a h7 n 8 5 target=B", "1 d5a h5 s 8 5"}, "acquisition");
    CHECK(none.plays("A>B B>-").phase() == "initiative");
    Flight off("begin", {"0 d5a h7 n 8 5", "1 d5a h5 s 8 5"});
    CHECK(off.plays("A>B B>-").phase() == "initiative");
}

TEST_CASE("DF-ADV-ACQ-02: experience, spotting, marker, sun, behind and range", "[dogfight]") {
    CHECK(spots("d5a h7 n 8 5", "h6 n 8 5", "(1)"));
    CHECK_FALSE(spots("d5a h7 n 8 5 mt=2", "h6 n 8 5", "(1)"));
    CHECK(spots("d5a h7 n 8 5 mt=2", "h6 n 8 5", "(2)"));
    CHECK_FALSE(spots("d5a h7 n 8 5 mt=1 pilot=-1,0,0", "h6 n 8 5", "(1)"));
    CHECK(spots("d5a h7 n 8 5 mt=3 pilot=2,0,0", "h6 n 8 5", "(1)"));
    CHECK(spots("dfw h7 n 8 5 mt=2", "h6 n 8 5", "(1)"));
    CHECK_FALSE(spots("dfw h7 n 8 5 mt=3", "h6 n 8 5", "(1)"));
    // The sun, on the edge that faces it only.
    CHECK_FALSE(spots("d5a h7 n 8 5", "h6 n 8 5", "(2)", "sun=n"));
    CHECK(spots("d5a h7 n 8 5", "h6 n 8 5", "(3)", "sun=n"));
    CHECK(spots("d5a h7 n 8 5", "h6 n 8 5", "(1)", "sun=ne"));
    CHECK(spots("d5a h7 - 8 5", "h6 n 8 5", "(1)", "sun=n"));
    // Behind.
    CHECK_FALSE(spots("d5a h7 s 8 5", "h6 n 8 5", "(1)"));
    CHECK(spots("d5a h7 s 8 5", "h6 n 8 5", "(2)"));
    CHECK(spots("d5a h7 - 8 5", "h6 n 8 5", "(1)"));
    // Range above 2, in hexes or by height.
    CHECK(spots("d5a h7 n 8 5", "h5 n 8 5", "(1)"));
    CHECK(spots("d5a h7 n 8 5", "h4 n 8 5", "(1)"));
    CHECK_FALSE(spots("d5a h7 n 8 5", "h3 n 8 5", "(1)"));
    CHECK_FALSE(spots("d5a h7 n 8 5", "h2 n 8 5", "(2)"));
    CHECK(spots("d5a h7 n 8 5", "h2 n 8 5", "(3)"));
    CHECK_FALSE(spots("d5a h7 n 1 5", "h6 n 7 5", "(1)"));
    CHECK(spots("d5a h7 n 1 5", "h6 n 7 5", "(2)"));
}

TEST_CASE("DF-ADV-ACQ-03: who has tried counts as targeting until the end of the turn", "[dogfight]") {
    Flight f("target queue=A", {"0 d5a h7 s 8 5", "1 d5a h6 n 8 5"}, "acquisition");
    f.plays("A>B (1) (9,0)");
    CHECK(f.phase() == "mproll A");  // before B, who looks for nobody
    f.plays("(1) F N (1) F N");
    CHECK(f.turn() == 2);
    CHECK(f.key("A", "tried").is_null());
    // The tailing bonus against it is the whole CV, not half.
    CHECK(Flight("links", {"0 d5a c7 ne 8 5 target=B cv=4 init=3", "1 d5a m7 sw 8 5 init=6 tried"}, "acquisition")
              .phase() == "tail A");
}

TEST_CASE("DF-ADV-CAR-01: who has the target behind may lose sight of it", "[dogfight]") {
    const auto end = [](const std::string& plane) {
        return Flight("endturn", {"0 d5a h7 s 8 5 target=B cv=5 " + plane, "1 d5a h6 n 8 5"},
                      "acquisition carryFacing");
    };
    Flight f = end("");
    CHECK(f.phase() == "spot");
    CHECK(f.list() == "A");
    CHECK(f.roll() == "6");
    CHECK(Flight(f).plays("(3)").of("A", "lost") == 1);
    CHECK(Flight(f).plays("(4)").of("A", "lost") == 0);
    CHECK(end("pilot=1,0,0").plays("(2)").of("A", "lost") == 1);
    CHECK(end("pilot=1,0,0").plays("(3)").of("A", "lost") == 0);
    // Declared again it has to be found, and the CV is gone either way.
    Flight lost = f;
    lost.plays("(3) A>B B>-");
    CHECK(lost.phase() == "acquire");
    CHECK(lost.plays("(6)").target("A") == "B 0");
    f.plays("(4) A>B B>-");
    CHECK(f.phase() == "initiative");
    CHECK(f.target("A") == "B 0");
    // In front, in the same hex, or from the middle it is in sight.
    CHECK(Flight("endturn", {"0 d5a h7 n 8 5 target=B", "1 d5a h6 n 8 5"}, "acquisition carryFacing").turn() == 2);
    CHECK(Flight("endturn", {"0 d5a h7 - 8 5 target=B", "1 d5a h6 n 8 5"}, "acquisition carryFacing").turn() == 2);
    CHECK(Flight("endturn", {"0 d5a h7 s 8 5 target=B", "1 d5a h7 n 8 5"}, "acquisition carryFacing").turn() == 2);
    CHECK(Flight("endturn", {"0 d5a h7 s 8 5 target=B", "1 d5a h6 n 8 5"}, "acquisition").turn() == 2);
}
