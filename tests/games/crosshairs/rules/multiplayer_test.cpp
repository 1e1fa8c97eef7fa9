// CH-TEAM, CH-FFA, CH-CIRC: teams, free-for-all, circle of death.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

// Two planes a player at the north and south edges that look off the board: they aim at nothing.
std::string parked(int player) {
    const std::string row = player < 3 ? "a" : "k", dir = player < 3 ? "=se" : "=ne";
    const int first = 2 * (player % 3) + 1;
    return row + std::to_string(first) + dir + " " + row + std::to_string(first + 1) + dir;
}

std::string type_and_players(const char* type, int players) {
    return "type=" + std::string(type) + " players=" + std::to_string(players);
}

// `left_line` and `right_line` aim at f6 of `target` along row f, from either end. Whoever else sits there is parked.
Position crossfire(int players, int to_act, int target, int left_line, int right_line) {
    Position start = act(to_act, 7);
    for (int player = 0; player < players; ++player)
        if (player != left_line || player != right_line) start.fleet(player, parked(player));
    return start.fleet(target, "f6=ne").fleet(left_line, "f1=e").fleet(right_line, "f11=w");
}

}  // namespace

TEST_CASE("CH-TEAM-01: each player finishes its whole turn before the next") {
    Table t("type=1v3 clouds=0");
    t.plays("+a1=se +a2=se");
    CHECK(t.turn() == "player 1, round 1, left 1");
    t.plays("+f1=w");
    CHECK(t.turn() == "player 2, round 1, left 1");
    t.plays("+k3=ne");
    CHECK(t.turn() == "player 3, round 1, left 1");
    t.plays("+f11=e");
    CHECK(t.turn() == "player 0, round 2, left 4");
}

TEST_CASE("CH-TEAM-01 CH-TEAM-02: who is hostile to whom") {
    const auto check_type = [](const std::string& options, const std::vector<int>& team_of) {
        const int players = static_cast<int>(team_of.size());
        for (int shooter = 0; shooter < players; ++shooter)
            for (int target = 0; target < players; ++target) {
                if (shooter == target) continue;
                INFO(options << ": " << shooter << " at " << target);
                Position start = act(shooter, 7);
                for (int player = 0; player < players; ++player) start.fleet(player, parked(player));
                const Table t(options, start);
                const std::string cell = parked(target).substr(0, 2);
                const bool mates =
                    team_of[static_cast<std::size_t>(shooter)] == team_of[static_cast<std::size_t>(target)];
                t.refuses("x" + cell, mates ? "CH-TEAM-02" : "CH-FIRE-04");
            }
    };
    check_type("type=duel", {0, 1});
    check_type("type=1v2", {0, 1, 1});
    check_type("type=1v3", {0, 1, 1, 1});
    check_type("type=2v2", {0, 0, 1, 1});
    check_type("type=ffa players=6", {0, 1, 2, 3, 4, 5});
    check_type("type=circle players=6", {0, 1, 2, 3, 4, 5});
}

TEST_CASE("CH-TEAM-02: not at a team-mate, whoever aims at it") {
    // Player 0 aims at f6 of player 2 with two planes. Its team-mate may not call the shot; player 0 may.
    Table mate("type=1v2", crossfire(3, 1, 2, 0, 0));
    mate.refuses("xf6", "CH-TEAM-02");
    Table enemy("type=1v2", crossfire(3, 0, 2, 0, 0));
    enemy.plays("xf6");
}

TEST_CASE("CH-TEAM-03: two planes hostile to the owner, of whichever players") {
    const auto shot_open = [](const char* options, int players, int to_act, int target, int left_line, int right_line) {
        return Table(options, crossfire(players, to_act, target, left_line, right_line)).shots() == "f6";
    };
    // Two members of the team on the target's enemy, called by either of them.
    CHECK(shot_open("type=1v2", 3, 1, 0, 1, 2));
    CHECK(shot_open("type=1v2", 3, 2, 0, 1, 2));
    CHECK(shot_open("type=1v2", 3, 1, 0, 2, 2));  // the caller need not aim
    CHECK(shot_open("type=2v2", 4, 0, 3, 0, 1));
    CHECK(shot_open("type=2v2", 4, 1, 2, 0, 0));
    // Planes of the target's own team never count.
    CHECK_FALSE(shot_open("type=1v2", 3, 0, 1, 0, 2));
    CHECK_FALSE(shot_open("type=1v2", 3, 0, 1, 2, 2));
    CHECK_FALSE(shot_open("type=2v2", 4, 0, 3, 0, 2));
    CHECK_FALSE(shot_open("type=2v2", 4, 0, 3, 2, 2));
    // Of different teams, and none of the caller's.
    CHECK(shot_open("type=ffa players=4", 4, 0, 3, 1, 2));
    CHECK(shot_open("type=ffa players=4", 4, 0, 3, 0, 2));
    CHECK_FALSE(shot_open("type=ffa players=4", 4, 0, 3, 3, 2));  // the owner's own line
}

TEST_CASE("CH-TEAM-04 CH-TEAM-05: a whole first round of two against two") {
    Table t("type=2v2 clouds=0");
    t.plays("+a3=se");
    CHECK(t.turn() == "player 1, round 1, left 1");
    t.plays("+c1=w");
    CHECK(t.turn() == "player 2, round 1, left 2");
    t.plays("+k1=ne +k2=ne");
    CHECK(t.turn() == "player 3, round 1, left 2");
    t.plays("+f11=e +g10=e");
    CHECK(t.turn() == "player 0, round 2, left 3");
    CHECK(t.off() == "4 4 3 3");
}

TEST_CASE("CH-FFA-01: five planes each, and everybody is hostile to everybody") {
    for (int players = 3; players <= 6; ++players) {
        const std::string options = type_and_players("ffa", players);
        std::string fives = "5";
        for (int player = 1; player < players; ++player) fives += " 5";
        CHECK(Table(options).off() == fives);
        for (int target = 1; target < players; ++target)
            CHECK(Table(options, crossfire(players, 0, target, 0, 0)).shots() == "f6");
    }
}

TEST_CASE("CH-FFA-02: a point for the player to act, whoever aims") {
    Table own("type=ffa", crossfire(3, 0, 2, 0, 0));
    own.plays("xf6");
    CHECK(own.points() == "1 0 0");
    Table others("type=ffa players=4", crossfire(4, 3, 0, 1, 2));
    others.plays("xf6");
    CHECK(others.points() == "0 0 0 1");
    Table more("type=ffa", crossfire(3, 1, 2, 0, 1).points("4 98 7"));
    more.plays("xf6");
    CHECK(more.points() == "4 99 7");
}

TEST_CASE("CH-FFA-02: and one more for the last plane of a player that it eliminates") {
    Table on_board("type=ffa", act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne h1=e").fleet(2, parked(2)));
    on_board.plays("xf6");
    CHECK(on_board.points() == "2 0 0");
    Table off_board("type=ffa", act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne").fleet(2, parked(2)).off("0 1 0"));
    off_board.plays("xf6");
    CHECK(off_board.points() == "2 0 0");
    CHECK(off_board.off().empty());
    Table two_off("type=ffa", act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne").fleet(2, parked(2)).off("0 2 0"));
    two_off.plays("xf6");
    CHECK(two_off.points() == "1 0 0");
}

TEST_CASE("CH-FFA-03: the highest score wins, whoever is left") {
    const auto after_the_last_shot = [](const char* points) {
        Table t("type=ffa players=4", act(1, 7).fleet(1, "f1=e f11=w").fleet(3, "f6=ne h1=e").points(points));
        t.plays("xf6");
        CHECK(t.turn() == "over in round 7");
        CHECK(t.fleet(1) == "f1=e f11=w");
        return t.result();
    };
    CHECK(after_the_last_shot("0 0 0 0") == "1: points");    // two points for this shot
    CHECK(after_the_last_shot("3 0 0 0") == "0: points");    // the survivor has fewer than one long gone
    CHECK(after_the_last_shot("2 0 0 0") == "0 1: points");  // a tie is shared
    CHECK(after_the_last_shot("0 0 0 5") == "3: points");    // even by the one just eliminated
    CHECK(after_the_last_shot("4 2 4 4") == "0 1 2 3: points");
}

TEST_CASE("CH-FFA-03: nobody has won while two are left") {
    Table t("type=ffa", act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne h1=e").fleet(2, parked(2)).points("9 0 0"));
    t.plays("xf6");
    CHECK(t.result().empty());
    CHECK(t.points() == "11 0 0");

    // However many have gone before: two of five are left after this.
    Table five("type=ffa players=5", act(0, 7).fleet(0, "f1=e f11=w").fleet(2, "f6=ne h1=e").fleet(4, parked(4)));
    five.plays("xf6");
    CHECK(five.result().empty());
    CHECK(five.turn() == "player 0, round 7, left 2");
}

TEST_CASE("CH-FFA-04: a crash scores nothing for anybody, the last plane of its player neither") {
    Table one("type=ffa", act(0, 7).fleet(0, "k6=ne h1=e h3=e").fleet(1, parked(1)).fleet(2, parked(2)));
    one.plays("k6#");
    CHECK(one.points().empty());
    Table out("type=ffa", act(0, 7).fleet(0, "k6=ne h1=e").fleet(1, parked(1)).fleet(2, parked(2)).points("1 2 0"));
    out.plays("k6#");
    CHECK(out.fleet(0).empty());
    CHECK(out.points() == "1 2 0");
    CHECK(out.turn() == "player 1, round 7, left 2");
    Table last("type=ffa", act(2, 7).fleet(0, parked(0)).fleet(2, "k6=ne h1=e").points("1 3 2"));
    last.plays("k6#");
    CHECK(last.result() == "1: points");
}

TEST_CASE("CH-CIRC-01 CH-CIRC-02: one of the planes that aim belongs to the owner's right-hand neighbour") {
    for (int players = 3; players <= 6; ++players) {
        const std::string options = type_and_players("circle", players);
        for (int target = 0; target < players; ++target) {
            const int right = (target + players - 1) % players;
            const int left = (target + 1) % players;
            INFO(options << ", target " << target);
            for (const int to_act : {left, right}) {
                CHECK(Table(options, crossfire(players, to_act, target, right, right)).shots() == "f6");
                CHECK(Table(options, crossfire(players, to_act, target, right, left)).shots() == "f6");
                CHECK(Table(options, crossfire(players, to_act, target, left, right)).shots() == "f6");
                Table(options, crossfire(players, to_act, target, left, left)).refuses("xf6", "CH-CIRC-02");
                Table(options, crossfire(players, to_act, target, right, target)).refuses("xf6", "CH-FIRE-04");
                if (const int across = (target + 2) % players; across != right)
                    Table(options, crossfire(players, to_act, target, left, across)).refuses("xf6", "CH-CIRC-02");
            }
        }
    }
}

TEST_CASE("CH-CIRC-01: four planes each") {
    for (int players = 3; players <= 6; ++players) {
        std::string fours = "4";
        for (int player = 1; player < players; ++player) fours += " 4";
        CHECK(Table(type_and_players("circle", players)).off() == fours);
    }
}

TEST_CASE("CH-CIRC-03: the first elimination ends the game for the neighbour to the right") {
    for (int players = 3; players <= 6; ++players)
        for (int target = 0; target < players; ++target)
            for (int to_act = 0; to_act < players; ++to_act) {
                if (to_act == target) continue;
                const int right = (target + players - 1) % players;
                INFO(players << " players, " << to_act << " shoots at " << target);
                Position start = act(to_act, 7);
                for (int player = 0; player < players; ++player)
                    if (player != target) start.fleet(player, parked(player));
                start.fleet(target, "f6=ne h1=e").fleet(right, "f1=e f11=w");
                Table t(type_and_players("circle", players), start);
                t.plays("xf6");
                CHECK(t.turn() == "over in round 7");
                CHECK(t.result() == std::to_string(right) + ": circle");
                CHECK(t.choices() == 0);
            }
}

TEST_CASE("CH-CIRC-03: after a crash too, but not while the fallen still has two planes") {
    for (int crasher = 0; crasher < 3; ++crasher) {
        Position start = act(crasher, 7).fleet(crasher, "k6=ne h1=e");
        for (int player = 0; player < 3; ++player)
            if (player != crasher) start.fleet(player, parked(player));
        Table t("type=circle", start);
        t.plays("k6#");
        CHECK(t.result() == std::to_string((crasher + 2) % 3) + ": circle");
    }
    Table on("type=circle", crossfire(3, 0, 1, 0, 0));
    on.plays("xf6");
    CHECK(on.result().empty());
}
