// The text view of Crossfire with squads: everything is chosen from lists.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/lists.h"

using namespace sightlines;
namespace lists = page::lists;

namespace {

void settle_dice() {
    for (int i = 0; i < 20 && !page::text().at("dice").is_null(); ++i) page::act("roll");
}

const char* first_fight = R"({"game":"crossfire-squads","version":1,"options":{"turnLimit":20,"forces":[
    [{"k":"pc","plt":1},{"k":"rifle","plt":1},{"k":"rifle","plt":1},{"k":"hmg","plt":1}],
    [{"k":"pc","plt":1},{"k":"rifle","plt":1},{"k":"rifle","plt":1},{"k":"hmg","plt":1}]]},
  "start":{"phase":"play","turn":1,"active":0,"edges":["s","n"],"obj":"t04","terrain":{
    "t00":{"k":"hill","poly":[[2600,1150],[3200,1150],[3200,1420],[2600,1420]]},
    "t04":{"k":"woods","poly":[[2700,1750],[3150,1750],[3150,2100],[2700,2100]]},
    "t07":{"k":"hill","poly":[[2000,2400],[2450,2400],[2450,2750],[2000,2750]]}},
  "units":{"a00":{"k":"pc","plt":1,"at":[2230,2660]},"a01":{"k":"rifle","plt":1,"at":[2350,2500]},
    "a02":{"k":"rifle","plt":1,"at":[3420,2500]},"a03":{"k":"hmg","plt":1,"at":[3560,2470],"face":[-1,-2]},
    "b00":{"k":"pc","plt":1,"at":[2900,1000]},"b01":{"k":"rifle","plt":1,"at":[2760,1060]},
    "b02":{"k":"rifle","plt":1,"at":[3040,1060]},"b03":{"k":"hmg","plt":1,"at":[3700,1330],"face":[-1,1]}}}})";

}  // namespace

TEST_CASE("squads, lists: a unit walks to the flag, to a square, and turns", "[squads-lists]") {
    page::open(first_fight);
    REQUIRE(lists::choose("unit", "Rifle 1"));
    REQUIRE(lists::choose("deed", "Walk"));
    CHECK(lists::does().empty());
    REQUIRE(lists::choose("place", "The woods at the flag"));
    CHECK(lists::does() == "Walk into the woods at the flag");
    CHECK_FALSE(lists::now().at("preview").get<std::string>().empty());
    REQUIRE(lists::choose("place", "A square"));
    REQUIRE(lists::choose("square", "E6"));
    REQUIRE(lists::choose("point", "North-west"));
    CHECK(lists::chosen("square").starts_with("E6"));
    CHECK(lists::chosen("point") == "North-west");
    CHECK(page::app().at("view").at("goal") == Json({4 * 480 + 80, 5 * 480 + 80}));

    REQUIRE(lists::choose("unit", "Machine gun"));
    REQUIRE(lists::choose("deed", "Turn"));
    REQUIRE(lists::choose("facing", "West"));
    REQUIRE(lists::do_it());
    CHECK(page::record().at("moves")[0].at("do") == "pivot");
}

TEST_CASE("squads, lists: the guided game is played to its end", "[squads-lists]") {
    page::open(first_fight);
    int reactions = 0, walks = 0, shots = 0;
    for (int step = 0; step < 1500 && page::text().at("over") == false; ++step) {
        settle_dice();
        if (page::text().at("over") == true) break;
        const Json now = lists::now();
        INFO(page::text().at("question") << now.dump() << page::text().at("size"));
        REQUIRE_FALSE(now.is_null());
        const auto phase = page::position().at("phase").get<std::string>();
        if (phase != "play") {
            reactions += phase == "react";
            if (lists::does().empty() || !lists::do_it())
                REQUIRE((lists::choose("shooter", "Hold fire") && lists::do_it()));
            continue;
        }
        bool done = false;
        const std::size_t units = lists::options("unit").size();
        for (std::size_t unit = 0; unit + 1 < units && !done; ++unit) {
            page::act("choose", "unit " + std::to_string(unit));
            if (lists::choose("deed", "Shoot"))
                done = lists::do_it(), shots += done;
            else if (lists::choose("deed", "Rally"))
                done = lists::do_it();
            else if (page::position().at("active") == 0 && lists::chosen("unit").starts_with("Rifle") &&
                     lists::chosen("unit").find("at the flag") == std::string::npos && lists::choose("deed", "Walk") &&
                     lists::choose("place", "The woods at the flag"))
                done = lists::do_it(), walks += done;
        }
        if (done) continue;
        REQUIRE(lists::choose("unit", "End turn"));
        REQUIRE(lists::do_it());
    }
    CHECK(page::text().at("over") == true);
    CHECK(walks > 0);
    CHECK(shots > 0);
    CHECK(reactions > 0);
}

TEST_CASE("squads, lists: a small force is deployed", "[squads-lists]") {
    page::open(R"({"game":"crossfire-squads","version":1,"options":{"forces":[
        [{"k":"rifle","plt":1},{"k":"hmg","plt":1}],[{"k":"rifle","plt":1},{"k":"rifle","plt":1}]]}})");
    std::size_t placed = 0;
    for (int step = 0; step < 60 && page::position().at("phase") != "play"; ++step) {
        settle_dice();
        const auto phase = page::position().at("phase").get<std::string>();
        if (phase == "play") break;
        INFO(phase << lists::now().dump());
        if (phase == "objective") REQUIRE((!lists::options("ground").empty() && !lists::does().empty()));
        if (phase == "edge") page::act("choose", "edge 0");
        if (phase == "deploy") {
            REQUIRE(lists::choose("deed", "Place it"));
            REQUIRE(lists::choose("place", "Proposed"));
            if (!lists::options("facing").empty()) page::act("choose", "facing 1");
            ++placed;
        }
        REQUIRE(lists::do_it());
    }
    CHECK(page::position().at("phase") == "play");
    CHECK(placed == 4);
}
