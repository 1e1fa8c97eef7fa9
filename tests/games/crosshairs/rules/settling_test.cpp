// A position that is read is settled at once, and it is written in one canonical form.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";

Json written(const char* options, const Json& start) {
    const Json reply = status_of(record(options_of(options), start));
    INFO("reply: " << reply.dump());
    REQUIRE(has(reply, "position"));
    return reply.at("position");
}

}  // namespace

TEST_CASE("Settling: `left` omitted in act is the quota of a fresh turn (CH-TURN-02)") {
    CHECK(Table("", act(0, 7).fleet(0, "c1=e c3=e c5=e").fleet(1, north_parked)).left() == 3);
    CHECK(Table("", act(0, 2).fleet(0, "c1=e").off("5 6")).left() == 3);
    CHECK(Table("type=2v2", act(2, 1).off("5 5 5 5")).left() == 2);
    // Given, it is taken as it is, also beyond the ramp or below it.
    CHECK(Table("", act(0, 1).off("6 6").set("left", 4)).left() == 4);
    CHECK(Table("", act(0, 7).fleet(0, "c1=e c3=e c5=e").fleet(1, north_parked).set("left", 1)).left() == 1);
}

TEST_CASE("Settling: a dive on the ground, or stuck at height 1, is over (CH-DIVE-05)") {
    const Table ground("", dive(0, 7, "c1").fleet(0, "c1=e* e5=ne").fleet(1, north_parked).set("left", 1));
    CHECK(ground.turn() == "player 0, round 7, left 1");
    const Table stuck("", dive(0, 7, "k6").fleet(0, "k6=ne^1* e5=ne").fleet(1, north_parked).set("left", 1));
    CHECK(stuck.turn() == "player 0, round 7, left 1");
    CHECK(stuck.fleet(0) == "e5=ne k6=ne^1*");

    // Not with room ahead, not higher up, not with a shot open.
    const Table room("", dive(0, 7, "c1").fleet(0, "c1=e^1* e5=ne").fleet(1, north_parked).set("left", 1));
    CHECK(room.turn() == "player 0, round 7, left 1, diving c1");
    const Table high("", dive(0, 7, "k6").fleet(0, "k6=ne^2* e5=ne").fleet(1, north_parked).set("left", 1));
    CHECK(high.turn() == "player 0, round 7, left 1, diving k6");
    const Table shot("",
                     dive(0, 7, "e5").fleet(0, "e5=e^1* e8=w").fleet(1, "e6=ne").fleet(1, north_parked).set("left", 1));
    CHECK(shot.turn() == "player 0, round 7, left 1, diving e5");
}

TEST_CASE("Settling: a turn with nothing left to do has ended (CH-TURN-07)") {
    const Table t("", act(0, 7).fleet(0, "c1=e* e5=ne*").fleet(1, north_parked).set("left", 0));
    CHECK(t.turn() == "player 1, round 7, left 2");
    CHECK(t.fleet(0) == "c1=e e5=ne");
    const Table last_seat("", act(1, 7).fleet(0, "c1=e e5=ne").fleet(1, north_parked).set("left", 0));
    CHECK(last_seat.turn() == "player 0, round 8, left 2");
    const Table with_a_shot("",
                            act(0, 7).fleet(0, "d3=e* d7=w*").fleet(1, "d5=ne").fleet(1, north_parked).set("left", 0));
    CHECK(with_a_shot.turn() == "player 0, round 7, left 0");
}

TEST_CASE("Settling: barred entries lapse (CH-TURN-08)") {
    const Table t("", act(0, 7).fleet(1, "a1=e a2=e a3=e a4=e a5=e a6=e").off("2 0").set("left", 2));
    CHECK(t.turn() == "player 1, round 7, left 6");
}

TEST_CASE("Settling: several steps at once") {
    // The dive ends, the turn ends, the entry of the next player is barred, the round ends.
    const Table t(
        "type=ffa",
        dive(1, 7, "h1").fleet(0, "f1=w g1=w").fleet(1, "h1=w* f11=e* g10=e* h9=e* i8=e*").set("left", 0).off("0 0 2"));
    CHECK(t.turn() == "player 2, round 7, left 2");  // k6 and j7 are free
    const Table barred("type=ffa", dive(1, 7, "h8")
                                       .fleet(0, "k6=ne j7=e")
                                       .fleet(1, "h8=e* f11=e* g10=e* h9=e* i8=e*")
                                       .set("left", 0)
                                       .off("0 0 2"));
    CHECK(barred.turn() == "player 0, round 8, left 2");
    CHECK(barred.off() == "0 0 2");
}

TEST_CASE("Settling: into the round limit (CH-HOUSE-02)") {
    const Table t("roundLimit=7", act(1, 7).fleet(0, "c1=e e5=ne c5=w").fleet(1, north_parked).set("left", 0));
    CHECK(t.turn() == "over in round 7");
    CHECK(t.result() == "0: round-limit");
}

TEST_CASE("Settling comes before the moves of the record") {
    Json with_moves = record({}, act(0, 7).fleet(0, "c1=e* e5=ne*").fleet(1, "h1=e h4=e").set("left", 0).json());
    with_moves["moves"] = Json::array({action_of("h1-1")});
    const Json reply = status_of(with_moves);
    INFO(reply.dump());
    REQUIRE(has(reply, "position"));
    CHECK(reply.at("position").value("left", Json{}) == Json(1));
}

TEST_CASE("Canonical form: arrays come back in cell order, whatever the order they came in") {
    const Json start = json(R"({"phase":"act","player":0,"round":7,"clouds":["k6","f10","f2","a3"],
        "planes":[{"at":"k3","p":1,"dir":"ne"},{"at":"f11","p":0,"dir":"e"},{"at":"f3","p":0,"dir":"w"},{"at":"k2","p":1,"dir":"ne"}]})");
    const Json position = written("", start);
    CHECK(position.at("clouds") == json(R"(["a3","f2","f10","k6"])"));
    CHECK(position.at("planes") == json(R"([{"at":"f3","p":0,"dir":"w"},{"at":"f11","p":0,"dir":"e"},
        {"at":"k2","p":1,"dir":"ne"},{"at":"k3","p":1,"dir":"ne"}])"));
}

TEST_CASE("Canonical form: explicit defaults are accepted and dropped") {
    const Json position =
        written("type=ffa", json(R"({"phase":"act","player":0,"round":7,"left":4,"clouds":[],"off":[0,0,0],
        "points":[0,0,0],"planes":[{"at":"c1","p":0,"dir":"e","h":0},{"at":"c3","p":0,"dir":"e"},{"at":"c5","p":0,"dir":"e"},
        {"at":"c7","p":0,"dir":"e"},{"at":"h1","p":1,"dir":"w"},{"at":"h3","p":1,"dir":"w"}]})"));
    CHECK(position == json(R"({"phase":"act","player":0,"round":7,"left":4,"planes":[{"at":"c1","p":0,"dir":"e"},
        {"at":"c3","p":0,"dir":"e"},{"at":"c5","p":0,"dir":"e"},{"at":"c7","p":0,"dir":"e"},
        {"at":"h1","p":1,"dir":"w"},{"at":"h3","p":1,"dir":"w"}]})"));
    CHECK(written("", json(R"({"phase":"over","round":7,"clouds":[],"planes":[],"off":[2,0]})")) ==
          json(R"({"phase":"over","round":7,"off":[2,0]})"));
}

TEST_CASE("Canonical form: exactly the keys of the phase") {
    CHECK(Table("").position() == json(R"({"phase":"clouds","player":0,"off":[6,6]})"));
    CHECK(Table("clouds=0").position() == json(R"({"phase":"act","player":0,"round":1,"left":1,"off":[6,6]})"));

    Table diving("", act(0, 7).fleet(0, "c1=e e5=ne^4").fleet(1, north_parked));
    diving.plays("e5v");
    CHECK(diving.position() == json(R"({"phase":"dive","player":0,"round":7,"left":1,"dive":"f6","planes":[
        {"at":"c1","p":0,"dir":"e"},{"at":"f6","p":0,"dir":"ne","h":3,"m":true},
        {"at":"k1","p":1,"dir":"ne"},{"at":"k2","p":1,"dir":"ne"}]})"));

    Table over_table("", act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne k1=ne"));
    over_table.plays("xf6");
    CHECK(over_table.position() ==
          json(R"({"phase":"over","round":7,"planes":[{"at":"f1","p":0,"dir":"e"},{"at":"f11","p":0,"dir":"w"}]})"));
}

TEST_CASE("Canonical form: what is written can be read again and stays as it is") {
    const char* const options = "turbulence=cloud rings=20";
    for (const char* moves : {"", "c1-1", "f1v", "f1v f2w", "f1v =", "f1v = xf8", "f1v = xf8 c1^ f11-1",
                              "+a1=e +a2=e c1-1 c8# f1v = f11-1"}) {
        INFO(moves);
        Table t(
            options,
            act(0, 7).fleet(0, "c1=e c8=e f1=e^4 f11=w").fleet(1, "f8=ne^2 h2=e h5=w").clouds("g1 g2 b3").off("2 2"));
        t.plays(moves);
        CHECK(written(options, t.position()) == t.position());
    }
}
