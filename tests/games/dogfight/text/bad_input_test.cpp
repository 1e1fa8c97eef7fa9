// The shape of actions, and which refusal comes first.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

Flight ready(const std::string& plane, std::string_view options = "", const char* die = "(1)") {
    Flight f = alone(plane, options);
    f.plays(die);
    return f;
}

}  // namespace

TEST_CASE("dogfight: an action that is none is refused before anything else", "[dogfight]") {
    const Flight f = ready("0 d5a h7 ne 8 5");
    for (const char* action : {R"({"do":"bomb"})",
                               R"({})",
                               R"({"do":7})",
                               R"({"do":"fly","turn":0})",
                               R"({"do":"fly","turn":4})",
                               R"({"do":"fly","turn":-3})",
                               R"({"do":"fly","turn":"1"})",
                               R"({"do":"fly","turn":1.5})",
                               R"({"do":"fly","pitch":4})",
                               R"({"do":"fly","mid":false})",
                               R"({"do":"fly","mid":1})",
                               R"({"do":"fly","exit":"e"})",
                               R"({"do":"fly","turn":1,"exit":"n"})",
                               R"({"do":"fly","turn":1,"mid":true})",
                               R"({"do":"fly","mid":true,"exit":"n"})",
                               R"({"do":"fly","mid":true,"raise":0})",
                               R"({"do":"fly","mid":true,"raise":3})",
                               R"({"do":"fly","mid":true,"tn":1})",
                               R"({"do":"fly","mid":true,"tn":13})",
                               R"({"do":"fly","raise":1})",
                               R"({"do":"fly","tn":7})",
                               R"({"do":"fly","fine":3})",
                               R"({"do":"fly","to":"i7"})",
                               R"({"do":"hold","turn":1})",
                               R"({"do":"hold","mid":true})",
                               R"({"do":"aero","ap":"1"})",
                               R"({"do":"end","now":true})",
                               R"({"do":"throttle","use":"none"})",
                               R"({"do":"fire","burst":4})",
                               R"({"do":"pip","by":0})",
                               R"({"do":"pip","by":2})",
                               R"({"do":"grand","ok":false})",
                               R"({"do":"evade","level":0})",
                               R"({"do":"mp","tail":false})",
                               R"({"do":"exit"})",
                               R"({"do":"prefer"})",
                               R"({"do":"prefer","order":"turn"})",
                               R"({"do":"signal"})",
                               R"({"do":"target","form":true})"})
        f.refuses(action, "FORMAT");
    // The pitch that it has is a default written out.
    f.refuses("F^0", "FORMAT");
    ready("0 d5a h7 ne 8 5 pitch=-1").refuses("F^-1", "FORMAT");
}

TEST_CASE("dogfight: then the phase, then the rules of a step in their order", "[dogfight]") {
    Flight late = ready("0 d5a h7 ne 8 5");
    late.plays("F").refuses("Xn", "DF-SEQ-02");
    // Out of the middle without an edge, and four steps of pitch.
    ready("0 d5a h7 - 8 5 pitch=-2").refuses("F^2", "DF-MOV-06");
    // Four steps of pitch, up from the ceiling.
    ready("0 d5a h7 ne 15 5 pitch=-2").refuses("F^2", "DF-MOV-07");
    // Up from the ceiling, and no points for it.
    ready("0 d5a h7 ne 15 4").refuses("F^3", "DF-GEO-07");
    ready("0 d5a h7 ne 15 4", "fineClimb").refuses("F^1'1", "DF-GEO-07");
    // An evader who wants a stay, at a number of the other tables.
    const Flight evader = ready("0 d5a h7 ne 8 5 ev=1", "collisions");
    evader.refuses("M7", "DF-ADV-COL-05");
    // A fine step in level flight, with a number of the other tables.
    ready("0 d5a h7 ne 8 5").refuses("M7'1", "DF-ADV-CLB-01");
    // A number of the other tables, and no movement point.
    ready("0 d5a h7 ne 8 2 card={\"min\":0}").refuses("M7", "DF-MT-08");
    ready("0 d5a h7 ne 8 2 card={\"min\":0}", "advTables").refuses("M+1", "DF-MT-08");
    // No movement point, and points that it could not bear.
    Flight points = ready("0 d5a h7 ne 8 3");
    points.plays("@1").refuses("R1", "DF-MOV-05");
    // What the table does not have, by a signaller.
    ready("0 d5a h7 ne 8 12 sig=1", "signals").refuses("U", "DF-MT-04");
    // Points that it cannot bear, and not what was declared.
    Flight declared = alone("0 d5a h7 ne 8 5", "declareFirst");
    declared.plays("R2 (5) @1");
    declared.refuses("R1", "DF-AER-02");
    declared.refuses("L2", "DF-ADV-DCL-02");
}

TEST_CASE("dogfight: the ceiling before the rules of a grand turn", "[dogfight]") {
    Flight f("begin", {"0 d5a a7 ne 15 6", "1 d5a o7 sw 8 5"}, "grand");
    f.plays("G+ G+ (0,9) C0");
    f.refuses("F^1", "DF-GEO-07");
    f.refuses("F^-1", "DF-GT-06");
    f.refuses("F'1", "DF-GT-06");
    f.refuses("M7", "DF-GT-06");
    f.refuses("@1", "DF-GT-06");
}

TEST_CASE("dogfight: positions that contradict themselves are refused as a whole", "[dogfight]") {
    const std::string a = "0 d5a h7 n 8 5", b = "1 d5a o13 n 8 5";
    const auto refusal = [&](std::string_view phase, const Planes& planes, std::string_view options = "") {
        return refusal_of(position(phase, planes), options);
    };
    CHECK(refusal("begin", {a, b}).empty());
    CHECK(refusal("begin", {a + " target=A", b}) == "FORMAT");
    CHECK(refusal("begin", {a + " target=C", b}) == "FORMAT");
    CHECK(refusal("begin", {a + " target=B", b + " out=left", "1 d5a o12 n 8 5"}) == "FORMAT");
    CHECK(refusal("begin", {a + " out=left target=B", b, "0 d5a o12 n 8 5"}) == "FORMAT");
    CHECK(refusal("begin", {a + " cv=3", b}) == "FORMAT");
    CHECK(refusal("begin", {a + " colour=1", b}) == "FORMAT");
    CHECK(refusal("begin", {a + " spin", b}) == "FORMAT");
    CHECK(refusal("begin", {"0 d5a h7 - 8 3 spin pitch=-2", b}) == "FORMAT");
    CHECK(refusal("begin", {"0 d5a h7 - 8 0 spin pitch=-1", b}) == "FORMAT");
    CHECK(refusal("dusk", {a, b}) == "FORMAT");
    CHECK(refusal("begin turn=0", {a, b}) == "FORMAT");
    CHECK(refusal("begin limit=1000", {a, b}) == "FORMAT");
    CHECK(refusal("begin wind=1", {a, b}) == "FORMAT");
    CHECK(refusal("begin score=1", {a, b}) == "FORMAT");
    CHECK(refusal("begin score=1,2,3", {a, b}) == "FORMAT");
    CHECK(refusal("begin score=1,2", {a, b}).empty());
    // What a phase needs, and what only another may have.
    CHECK(refusal("go", {a, b}) == "FORMAT");
    CHECK(refusal("go cur=C", {a, b}) == "FORMAT");
    CHECK(refusal("begin cur=A", {a, b}) == "FORMAT");
    CHECK(refusal("target", {a, b}) == "FORMAT");
    CHECK(refusal("target queue=A,A", {a, b}) == "FORMAT");
    CHECK(refusal("begin queue=A", {a, b}) == "FORMAT");
    CHECK(refusal("over", {a, b}) == "FORMAT");
    CHECK(refusal(R"(over result={"winners":[0],"reason":"points"})", {a, b}).empty());
    CHECK(refusal("combat done=A,A", {a + " moved", b}) == "FORMAT");
    for (const char* phase :
         {"tail cur=A", "mproll cur=A", "move cur=A", "mt cur=A", "throttle cur=A", "fire queue=A", "grand queue=0"})
        CHECK(refusal(phase, {a, b}) == "FORMAT");
    for (const char* key : {"mv={}", "shot={}", "list=A,B", "pend=[]", "enc=[]", "then=chances"})
        CHECK(refusal("begin " + std::string(key), {a, b}) == "FORMAT");
}
