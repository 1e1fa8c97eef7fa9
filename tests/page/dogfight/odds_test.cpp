// What is expected of each hex in which a move can end: a hit now, and danger until the next turn is over.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <set>
#include <string>

#include "api/games.h"
#include "games/dogfight/advice/prospect.h"
#include "games/page.h"
#include "page/dogfight/board.h"
#include "page/dogfight/move.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

// A flies from h7 to the north with this die; B, which has flown, stands where it is told.
struct Chase {
    Chase(const char* hex, const char* keys, int turn = 3, const char* die = "(3)")
        : board(record((R"({"phase":"go","cur":"A","done":["B"],"turn":)" + std::to_string(turn) + "}").c_str(),
                       {plane(0, "h7", "n", R"({"type":"camel","target":"B","cv":6})"), plane(1, hex, "n", keys)})) {
        board.play_engine(die);
        plans = plans_at(board.scene().rules, board.at(), 0);
    }
    PlaceOdds odds(const Plan& plan) const { return Prospects(board.scene().rules.options(), board.at()).odds(plan); }

    Board board;
    std::vector<Plan> plans;
};

std::set<std::string> hexes_with_odds() {
    std::set<std::string> hexes;
    for (const auto& [name, box] : page::marks()) {
        if (name.starts_with("odds:")) hexes.insert(name.substr(5));
    }
    return hexes;
}

}  // namespace

TEST_CASE("the chance to hit from a hex is that of its move and of its shot", "[dogfight]") {
    int shots = 0, none = 0;
    for (const char* hex : {"h6", "c3"}) {
        const Chase chase(hex, R"({"moved":true})");
        for (const Plan& plan : chase.plans) {
            if (plan.out != Out::in_play || plan.falls) continue;
            INFO(text_of(plan));
            CHECK(chase.odds(plan).hit == plan.chance * plan.shot.any_hit);
            (plan.shot.hits.count > 0 ? shots : none) += 1;
        }
    }
    CHECK(shots > 0);
    CHECK(none > 0);
}

TEST_CASE("danger comes from whoever is near behind, and ends with the game", "[dogfight]") {
    const char* hunts = R"({"moved":true,"target":"A","cv":5})";
    const auto straight = [](const Chase& chase) {
        return chase.odds(straight_at(chase.board.scene().rules, chase.board.at(), 0)).danger;
    };
    const Chase behind("h7", hunts), far("o13", hunts), last("h7", hunts, 20);
    CHECK(straight(behind).count > 0);
    CHECK(straight(far).count == 0);
    CHECK(straight(last).count == 0);
    for (const Plan& plan : behind.plans) {
        INFO(text_of(plan));
        CHECK(behind.odds(plan).danger <= whole);
        CHECK(behind.odds(plan).danger >= Millionths{});
    }
}

TEST_CASE("hexes in which a move can end show a chance to hit and a danger, on nothing else", "[dogfight]") {
    const bool fingers = GENERATE(false, true);  // around whose arrows only the end of the plan has room
    page::open_dogfight_move(fingers ? page::phone() : page::desktop());
    page::wait(1000);
    const std::set<std::string> shown = hexes_with_odds();
    CAPTURE(shown);
    CHECK(shown.size() >= (fingers ? 1U : 5U));
    for (const auto& [name, box] : page::marks()) {
        if (!name.starts_with("odds:")) continue;
        INFO(name);
        for (const char* other : {"plane:A", "plane:B", "label:A", "label:B"}) {
            if (!page::shows(other)) continue;
            INFO(other);
            const ImVec2 c = page::mark(other).centre();
            CHECK_FALSE((c.x > box.min.x && c.x < box.max.x && c.y > box.min.y && c.y < box.max.y));
        }
    }
    CHECK(page::says("hit "));
    CHECK(page::says("danger "));
}

TEST_CASE("in a guided game Combat Values, and heights and speeds beside aircraft, are details", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    page::wait(1000);
    const page::Box before = page::mark("label:A");
    page::press("Shift+D");
    const page::Box after = page::mark("label:A");
    CHECK(after.max.y - after.min.y > 1.5f * (before.max.y - before.min.y));
}
