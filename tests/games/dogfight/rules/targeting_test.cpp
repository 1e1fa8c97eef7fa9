// DF-TGT: declarations. DF-CV-07 is with those who use it.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string spinning = "0 d5a h7 - 8 0 pitch=-2 spin mt=1";

}  // namespace

TEST_CASE("DF-TGT-01: everybody who does not spin declares a target or none", "[dogfight]") {
    Flight f("begin", {"0 d5a h7 n 8 5", "1 d5a o13 n 8 5"});
    CHECK(f.queue() == "A B");
    CHECK(f.phase() == "target A");
    CHECK(f.to_act() == 0);
    CHECK(f.choices() == 2);
    f.plays("A>-");
    CHECK(f.phase() == "target B");
    CHECK(f.to_act() == 1);
    f.plays("B>A");
    CHECK(f.phase() == "initiative");
    CHECK(f.target("A").empty());
    CHECK(f.target("B") == "A 0");
    CHECK(Flight("begin", {spinning, "1 d5a o13 n 8 5"}).queue() == "B");
    // Nobody to ask: the turn goes on by itself.
    CHECK(Flight("begin", {spinning, "1 d5a o13 - 8 0 pitch=-2 spin mt=1"}).phase() == "initiative");
    // Nobody asks an aircraft that is out of play.
    CHECK(Flight("begin", {"0 d5a h7 n 8 5", "0 d5a h8 n 8 5 out=destroyed", "1 d5a o13 n 8 5"}).queue() == "A C");
}

TEST_CASE("DF-TGT-02: a target is another aircraft in play", "[dogfight]") {
    Flight f("begin", {"0 d5a h7 n 8 5", "0 d5a h8 n 8 5", "1 d5a o13 n 8 5", "1 d5a o12 n 8 5 out=left"});
    CHECK(f.offers("A>- A>B A>C"));
    CHECK(f.choices() == 3);
    f.refuses("A>A", "DF-TGT-02");
    f.refuses("A>D", "DF-TGT-02");
    f.refuses("A>E", "DF-TGT-02");
    f.refuses("A>P", "DF-TGT-02");
    f.refuses("A>Q", "FORMAT");
    f.refuses(R"({"do":"target","on":""})", "FORMAT");
    // A spinning aircraft can be one.
    CHECK(Flight("target queue=B", {spinning, "1 d5a o13 n 8 5"}).offers("B>A"));
}

TEST_CASE("DF-TGT-02: friends are targets only with the option", "[dogfight]") {
    const Planes planes{"0 d5a h7 n 8 5", "0 d5a h8 n 8 5", "1 d5a o13 n 8 5"};
    Flight f("begin", planes, "friends=false");
    CHECK(f.offers("A>- A>C"));
    f.refuses("A>B", "DF-TGT-02");
    f.plays("A>C B>C");
    f.refuses("C>C", "DF-TGT-02");
    CHECK(f.offers("C>A C>B C>-"));
    Flight kept("begin", planes);
    CHECK(kept.plays("A>B B>A C>-").target("B") == "A 2");  // dead astern
}

TEST_CASE("DF-TGT-02: a friend is never fired on", "[dogfight]") {
    Flight f("combat", {"0 d5a h7 n 8 5 target=B cv=9", "0 d5a h7 n 8 5", "1 d5a o13 n 8 5"});
    CHECK(f.phase() == "target A");
    CHECK(f.turn() == 2);
}

TEST_CASE("DF-TGT-03: least experience first, then in order of letters", "[dogfight]") {
    Flight f("begin",
             {"0 d5a h7 n 8 5 pilot=1,0,0", "0 d5a h8 n 8 5", "1 d5a o13 n 8 5 pilot=-1,0,0", "1 d5a o12 n 8 5"});
    CHECK(f.queue() == "C B D A");
    f.plays("C>A");
    CHECK(f.queue() == "B D A");
    CHECK(f.phase() == "target B");
}

TEST_CASE("DF-TGT-04: an enemy in the same hex that is not the target cannot be fired on", "[dogfight]") {
    Flight f("combat", {"0 d5a h7 n 8 5 target=C cv=9", "1 d5a h7 s 8 5", "1 d5a o13 n 8 5"});
    CHECK(f.turn() == 2);
}

TEST_CASE("DF-TGT-05: one that leaves or is destroyed is nobody's target any more", "[dogfight]") {
    for (const char* plane : {"1 d5a h1 n 8 5", "1 d5a h7 n 1 5 pitch=-2 leave=-1"}) {
        INFO(plane);
        Flight f("go cur=B", {"0 d5a h7 ne 8 5 target=B cv=4 init=3", plane, "1 d5a o13 n 8 5 target=B cv=-2 init=1"});
        f.plays("(1) F");
        CHECK(f.target("A").empty());
        CHECK(f.target("C").empty());
        CHECK(f.key("A", "cv").is_null());
        CHECK(f.key("C", "cv").is_null());
    }
}
