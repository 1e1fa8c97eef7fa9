// CH-SET and CH-CLOUD: seats, fleets, rings, and the placement of clouds.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include <sstream>

using namespace sightlines::test;

namespace {

const std::string s = "a1 a2 a3 a4 a5 a6", n = "k1 k2 k3 k4 k5 k6", sw = "a1 b1 c1 d1 e1 f1", nw = "f1 g1 h1 i1 j1 k1",
                  ne = "f11 g10 h9 i8 j7 k6", se = "a6 b7 c8 d9 e10 f11";

struct Seats {
    std::string options, fleets;
    std::vector<std::string> sides;
};

const std::vector<Seats> every_type = {
    {"type=duel", "6 6", {s, n}},
    {"type=1v2", "5 3 3", {s, nw, ne}},
    {"type=1v3", "5 2 2 2", {s, nw, n, ne}},
    {"type=2v2", "5 5 5 5", {s, sw, n, ne}},
    {"type=ffa", "5 5 5", {s, nw, ne}},
    {"type=ffa players=4", "5 5 5 5", {s, nw, n, se}},
    {"type=ffa players=5", "5 5 5 5 5", {s, sw, nw, ne, se}},
    {"type=ffa players=6", "5 5 5 5 5 5", {s, sw, nw, n, ne, se}},
    {"type=circle", "4 4 4", {s, nw, ne}},
    {"type=circle players=4", "4 4 4 4", {s, nw, n, se}},
    {"type=circle players=5", "4 4 4 4 4", {s, sw, nw, ne, se}},
    {"type=circle players=6", "4 4 4 4 4 4", {s, sw, nw, n, ne, se}},
};

// No two of these sixteen cells are neighbours.
const std::vector<std::string> sixteen = {"a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1",
                                          "e3", "e5", "e7", "e9", "g1", "g3", "g5", "g7"};

}  // namespace

TEST_CASE("CH-SET-01: seats, fleets and sides of every type") {
    for (const Seats& type : every_type) {
        INFO(type.options);
        CHECK(Table(type.options).off() == type.fleets);
        for (std::size_t player = 0; player < type.sides.size(); ++player) {
            INFO("player " << player);
            const Table t(type.options, act(static_cast<int>(player), 1).off(type.fleets));
            CHECK(t.entries() == type.sides[player]);
        }
        const int nobody = static_cast<int>(type.sides.size());
        CHECK(refusal_of(type.options, act(nobody, 1).off(type.fleets)) == "FORMAT");
        CHECK(refusal_of(type.options, act(0, 1).off(type.fleets + " 2")) == "FORMAT");
        CHECK(refusal_of(type.options, act(0, 1).off(type.fleets).fleet(nobody, "f5=e f7=e")) == "FORMAT");
    }
}

TEST_CASE("CH-SET-01: no player has more planes than the fleet of its type") {
    CHECK(refusal_of("", act(0, 7).fleet(0, "b1=e b3=e").fleet(1, "j1=w j2=w j3=w j4=w j5=w j6=w")).empty());
    CHECK(refusal_of("", act(0, 7).fleet(0, "b1=e b3=e").fleet(1, "j1=w j2=w j3=w j4=w j5=w j6=w j7=w")) == "FORMAT");
    CHECK(refusal_of("", act(0, 1).off("6 7")) == "FORMAT");
    CHECK(refusal_of("type=1v2", act(0, 7).off("5 3 3").fleet(1, "j1=w")) == "FORMAT");
    CHECK(refusal_of("type=1v3", act(0, 7).off("5 2 2 1").fleet(3, "j1=w")).empty());
    CHECK(refusal_of("type=1v3", act(0, 7).off("5 2 2 1").fleet(3, "j1=w j3=w")) == "FORMAT");
    CHECK(refusal_of("type=circle", act(0, 7).off("4 4 5")) == "FORMAT");
    CHECK(refusal_of("type=ffa", act(0, 7).off("5 5 6")) == "FORMAT");
}

TEST_CASE("CH-SET-02: at first no plane is on the board") {
    for (const Seats& type : every_type) {
        INFO(type.options);
        const Table with_clouds(type.options);
        CHECK(with_clouds.turn() == "player 0 places a cloud");
        CHECK_FALSE(has(with_clouds.position(), "planes"));
        CHECK_FALSE(has(with_clouds.position(), "clouds"));

        const Table without(type.options + " clouds=0");
        CHECK_FALSE(has(without.position(), "planes"));
        CHECK(without.off() == type.fleets);
        CHECK(without.choices() == 36);
    }
}

TEST_CASE("CH-SET-03: the pool of rings of every type") {
    // A pool shows in the heights that a position may have: as many as there are rings, and not one more.
    const auto pool_is = [](const std::string& options, int player, const std::string& full, const std::string& over) {
        INFO(options << ", player " << player << ": " << full);
        Position fits = act(0, 7).fleet(player, full);
        Position spills = act(0, 7).fleet(player, over);
        for (Position* p : {&fits, &spills}) {
            Json off = Json::array();
            std::istringstream fleets(Table(options).off());
            for (int planes = 0, i = 0; fleets >> planes; ++i) off.push_back(i == player ? 0 : planes);
            p->set("off", off).set("player", player);
        }
        CHECK(refusal_of(options, fits).empty());
        CHECK(refusal_of(options, spills) == "FORMAT");
    };
    const std::string duel_30 = "c1=e^6 c2=e^6 c3=e^6 c4=e^6 c5=e^6 c6=e",
                      duel_31 = "c1=e^6 c2=e^6 c3=e^6 c4=e^6 c5=e^6 c6=e^1";
    pool_is("", 0, duel_30, duel_31);
    pool_is("", 1, duel_30, duel_31);
    const auto five = [](int last) { return "c1=e^6 c2=e^6 c3=e^6 c4=e^6 c5=e^" + std::to_string(last); };
    pool_is("type=ffa", 2, five(2), five(3));
    pool_is("type=ffa players=4", 3, five(1), five(2));
    const std::string four_6 = "c1=e^6 c2=e^6 c3=e^6 c4=e^6";
    pool_is("type=ffa players=5", 4, four_6 + " c5=e", five(1));
    pool_is("type=ffa players=6", 5, "c1=e^6 c2=e^6 c3=e^6 c4=e^5 c5=e", four_6 + " c5=e");
    pool_is("type=circle players=6", 0, "c1=e^6 c2=e^6 c3=e^6 c4=e^5", four_6);
    CHECK(refusal_of("type=circle players=5", act(0, 7).off("0 4 4 4 4").fleet(0, four_6)).empty());

    // A pool that the planes of one player cannot use up: 30 for either side of the team games.
    const std::string all_6_a = "c1=e^6 c2=e^6 c3=e^6", all_6_b = "g1=e^6 g2=e^6 g3=e";
    CHECK(refusal_of("type=1v2", act(0, 7).off("5 0 0").fleet(1, all_6_a).fleet(2, all_6_b)).empty());
    CHECK(refusal_of("type=1v2", act(0, 7).off("5 0 0").fleet(1, all_6_a).fleet(2, all_6_b + "^1")) == "FORMAT");
    const auto three = [](const char* last) {
        return act(0, 7)
            .off("5 0 0 0")
            .fleet(1, "c1=e^6 c2=e^6")
            .fleet(2, "e1=e^6 e2=e^6")
            .fleet(3, std::string("g1=e^6 g2=e") + last);
    };
    CHECK(refusal_of("type=1v3", three("")).empty());
    CHECK(refusal_of("type=1v3", three("^1")) == "FORMAT");
    const std::string all_5 = "c1=e^6 c2=e^6 c3=e^6 c4=e^6 c5=e^6";  // the whole fleet of one may fly at six
    CHECK(refusal_of("type=1v2", act(0, 7).off("0 3 3").fleet(0, all_5)).empty());
    CHECK(refusal_of("type=2v2", act(0, 7).off("0 5 5 5").fleet(0, all_5)).empty());
    CHECK(refusal_of("type=2v2", act(0, 7).off("0 4 5 5").fleet(0, all_5).fleet(1, "g1=e^1")) == "FORMAT");
    CHECK(refusal_of("type=2v2", act(0, 7).off("0 5 4 5").fleet(0, all_5).fleet(2, "g1=e^6")).empty());
}

TEST_CASE("CH-SET-03: `rings` says otherwise") {
    CHECK(refusal_of("rings=0", act(0, 7).off("1 6").fleet(0, "c1=e^1")) == "FORMAT");
    CHECK(refusal_of("rings=1", act(0, 7).off("1 6").fleet(0, "c1=e^1")).empty());
    CHECK(refusal_of("rings=99", act(0, 7).off("0 6").fleet(0, "c1=e^6 c2=e^6 c3=e^6 c4=e^6 c5=e^6 c6=e^6")).empty());
    Table none("rings=0", act(0, 7).fleet(0, "c1=e c3=e").fleet(1, "k1=ne k3=ne"));
    none.refuses("c3^", "CH-RING-02");
    Table one("rings=1", act(0, 7).fleet(0, "c1=e c3=e").fleet(1, "k1=ne k3=ne"));
    one.plays("c3^");
    one.refuses("c1^", "CH-RING-02");
}

TEST_CASE("CH-CLOUD-01: one cloud each in turn, sixteen in all") {
    Table t("");
    for (std::size_t i = 0; i < sixteen.size(); ++i) {
        CHECK(t.turn() == "player " + std::to_string(i % 2) + " places a cloud");
        t.plays("~" + sixteen[i]);
    }
    CHECK(t.turn() == "player 0, round 1, left 1");
    CHECK(t.clouds() == "a1 a3 a5 c1 c3 c5 c7 e1 e3 e5 e7 e9 g1 g3 g5 g7");
    t.refuses("~i1", "CH-TURN-01");
}

TEST_CASE("CH-CLOUD-01: with more players the turns go round the table") {
    Table t("type=ffa");
    for (std::size_t i = 0; i < sixteen.size(); ++i) {
        CHECK(t.turn() == "player " + std::to_string(i % 3) + " places a cloud");
        t.plays("~" + sixteen[i]);
    }
    CHECK(t.turn() == "player 0, round 1, left 1");  // and player 0 had placed the last one
}

TEST_CASE("CH-CLOUD-02: one cloud on a cell") {
    Table t("");
    t.plays("~f6");
    t.refuses("~f6", "CH-CLOUD-02");
    t.plays("~c3");
    t.refuses("~f6", "CH-CLOUD-02");
    t.refuses("~c3", "CH-CLOUD-02");
    CHECK(t.choices() == 89);
}

TEST_CASE("CH-CLOUD-03: no cloud of three hexes, in whatever shape or order") {
    Table pair("");
    pair.plays("~f5 ~f6");  // two are allowed
    for (const char* beside : {"f4", "f7", "g4", "g5", "g6", "e4", "e5", "e6"})
        pair.refuses("~" + std::string(beside), "CH-CLOUD-03");
    CHECK(pair.choices() == 91 - 2 - 8);
    CHECK(pair.offers("~f3 ~f8 ~h5 ~d4"));

    Table gap("");
    gap.plays("~f4 ~f6");  // a third between two single ones joins them
    gap.refuses("~f5", "CH-CLOUD-03");
    CHECK(gap.choices() == 91 - 2 - 1);

    Table two_pairs("");
    two_pairs.plays("~f2 ~f3 ~f6 ~f5");
    two_pairs.refuses("~f4", "CH-CLOUD-03");

    Table bent("");
    bent.plays("~e5 ~f6");  // e5 -> ne f6
    bent.refuses("~f7", "CH-CLOUD-03");
    bent.refuses("~g6", "CH-CLOUD-03");
    bent.refuses("~d4", "CH-CLOUD-03");
    bent.refuses("~f5", "CH-CLOUD-03");  // touches both
    CHECK(bent.offers("~g7 ~d3"));
}

TEST_CASE("CH-CLOUD-04: starting hexes and corners may have a cloud") {
    Table t("");
    t.plays("~a1 ~k6 ~f1 ~f11 ~a6 ~k1 ~a2 ~k3");
    CHECK(t.clouds() == "a1 a2 a6 f1 f11 k1 k3 k6");
}

TEST_CASE("CH-CLOUD-05: after the last cloud player 0 begins round 1, whoever placed it") {
    Table one("clouds=1");
    one.plays("~f6");
    CHECK(one.turn() == "player 0, round 1, left 1");

    Table two("clouds=2");
    two.plays("~f6 ~f7");
    CHECK(two.turn() == "player 0, round 1, left 1");

    Table started("", clouds(0).off("6 6").clouds("a1 a3 a5 c1 c3 c5 c7 e1 e3 e5 e7 e9 g1 g3 g5"));
    started.plays("~i1");
    CHECK(started.turn() == "player 0, round 1, left 1");
    CHECK(started.choices() == 36);
}

TEST_CASE("CH-CLOUD-05 CH-HOUSE-04: without clouds the game begins with the planes") {
    Table t("clouds=0");
    CHECK(t.turn() == "player 0, round 1, left 1");
    t.refuses("~f6", "CH-TURN-01");
    CHECK(refusal_of("clouds=0", clouds(0).off("6 6")) == "FORMAT");
}

TEST_CASE("CH-HOUSE-04: fewer clouds") {
    Table t("clouds=3");
    t.plays("~f6 ~c3");
    CHECK(t.turn() == "player 0 places a cloud");
    t.plays("~h2");
    CHECK(t.turn() == "player 0, round 1, left 1");
    t.refuses("~i8", "CH-TURN-01");
    CHECK(refusal_of("clouds=3", clouds(0).off("6 6").clouds("a1 c1")).empty());
    CHECK(refusal_of("clouds=3", clouds(0).off("6 6").clouds("a1 c1 e1")) == "FORMAT");
}
