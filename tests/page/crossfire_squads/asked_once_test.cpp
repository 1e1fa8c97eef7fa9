// In a guided game a question that says nothing new is not asked again.
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/text/events.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// Red's turn: b00 walks about in the rough ground, before the rifles of a00. b01 cannot be seen.
Json red_turn() {
    Json start = battle(R"({"a00":{"k":"rifle","at":[3000,3200]},"a01":{"k":"rifle","at":[600,3600]},
        "b00":{"k":"rifle","at":[2700,1500]},"b01":{"k":"rifle","at":[2100,600]}})");
    start["active"] = 1;
    start["terrain"]["t01"] = Json::parse(R"({"k":"rough","poly":[[2600,1300],[3500,1300],[3500,1700],[2600,1700]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"woods","poly":[[1800,900],[2400,900],[2400,1100],[1800,1100]]})");
    return start;
}

// The first question, declined.
Table declined(const Json& start, bool guided = true) {
    Table t(start);
    t.show_to(true, false);
    t.selection.set_guided(guided);
    t.play_move("b00 > 2850,1500");
    REQUIRE(t.scene().phase() == Phase::react);
    REQUIRE(t.order().empty());
    t.selection.propose(t.scene(), Hold{});
    REQUIRE_FALSE(t.play_on().empty());
    return t;
}

bool asks(Table& t, const char* move) {
    t.play_move(move);
    REQUIRE(t.scene().phase() == Phase::react);
    return t.order().empty();
}

}  // namespace

TEST_CASE("squads: whose turn it is is said first where somebody else decides in it", "[squads]") {
    Table t(red_turn());
    t.show_to(true, false);
    CHECK(prompt(t.scene(), t.selection).stage.starts_with("Turn "));
    t.play_move("b00 > 2850,1500");
    REQUIRE(t.scene().phase() == Phase::react);
    CHECK(prompt(t.scene(), t.selection).stage.starts_with("Red's turn "));
}

TEST_CASE("squads: a shot that was declined is not offered again while a walk goes on and nothing changes",
          "[squads][asked-once]") {
    SECTION("the same shooters and dice, in the same ground") {
        Table t = declined(red_turn());
        CHECK_FALSE(asks(t, "b00 > 3000,1500"));
        t.selection.propose(t.scene(), Hold{});
        REQUIRE_FALSE(t.play_on().empty());
        CHECK_FALSE(asks(t, "b00 > 3150,1500"));
    }
    SECTION("whoever wants to be asked everything is asked") {
        Table t = declined(red_turn(), false);
        CHECK(asks(t, "b00 > 3000,1500"));
    }
    SECTION("more dice in the open") {
        Table t = declined(red_turn());
        CHECK(asks(t, "b00 > 3000,1900"));
    }
    SECTION("another ground") {
        Json start = red_turn();
        start["terrain"]["t03"] =
            Json::parse(R"({"k":"hill","poly":[[2900,1300],[3500,1300],[3500,1700],[2900,1700]]})");
        start["terrain"]["t01"]["poly"] = Json::parse("[[2600,1300],[2900,1300],[2900,1700],[2600,1700]]");
        Table t = declined(start);
        CHECK(asks(t, "b00 > 3000,1500"));
    }
    SECTION("another unit has moved") {
        Table t = declined(red_turn());
        t.play_move("b01 > 2000,600");
        CHECK(asks(t, "b00 > 3000,1500"));
    }
    SECTION("one that may shoot more") {
        Json start = red_turn();
        start["units"]["a01"]["at"] = {2300, 2950};  // the woods at the flag hide the beginning of the way
        start["terrain"]["t00"]["poly"] = Json::parse("[[2360,2000],[2700,2000],[2700,2400],[2360,2400]]");
        Table t = declined(start);
        CHECK(asks(t, "b00 > 3400,1500"));
    }
    SECTION("it may come to hold the flag") {
        Json start = red_turn();
        start["obj"] = "t01";
        Table t = declined(start);
        CHECK(asks(t, "b00 > 3000,1500"));
    }
    SECTION("it comes into contact") {
        Json start = red_turn();
        start["units"]["a01"] = Json::parse(R"({"k":"pc","at":[3200,1500]})");
        Table t = declined(start);
        CHECK(asks(t, "b00 > 3200,1500"));
    }
}

TEST_CASE("squads: in a guided game the page goes on by itself after a declined shot", "[squads][asked-once]") {
    page::Outside world = page::desktop();
    world.storage["guided:crossfire-squads"] = GENERATE("on", "off");
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", red_turn()}}, world);
    page::play_all("b00 > 2850,1500");
    REQUIRE(page::shows("do:hold"));
    page::choose("do:hold");
    page::wait(1000);
    page::play_all("b00 > 3000,1500");
    page::wait(2000);
    CHECK((page::position().at("phase") == "play") == (world.storage["guided:crossfire-squads"] == "on"));
}

TEST_CASE("squads: of a move that was let pass without a question it is told where it ended", "[squads][asked-once]") {
    Table t = declined(red_turn());
    const std::size_t first = t.history().cursor();
    REQUIRE_FALSE(asks(t, "b00 > 3000,1500"));
    t.selection.propose(t.scene(), Hold{});
    t.play_on();
    const auto told = [&](int you) { return narrate_event(t.history(), first, first + 2, {{"Green", "Red"}, you}); };
    CHECK(told(0) == "You hold fire. Red's rifle 1 walks within the rough ground G4.");
    CHECK(told(1).starts_with("Your rifle 1 begins to move within the rough ground G4."));
}
