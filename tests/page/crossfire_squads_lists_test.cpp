// The text view of Crossfire with squads: everything is chosen from lists.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/hand.h"

using namespace sightlines;

namespace {

Json choices() { return page::text().at("choices"); }

const Json* list_called(const Json& choices, const std::string& id) {
    if (choices.is_null()) return nullptr;
    for (const Json& list : choices.at("lists"))
        if (list.at("id") == id) return &list;
    return nullptr;
}

// Chooses the first option that begins so; whether there is one.
bool choose_option(const std::string& id, const std::string& begins) {
    const Json now = choices();
    const Json* list = list_called(now, id);
    if (list == nullptr) return false;
    const Json& options = list->at("options");
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!options[i].get<std::string>().starts_with(begins)) continue;
        page::act("choose", id + " " + std::to_string(i));
        return true;
    }
    return false;
}

std::string chosen(const std::string& id) {
    const Json now = choices();
    const Json* list = list_called(now, id);
    if (list == nullptr || list->at("chosen") == -1) return "";
    return list->at("options")[list->at("chosen").get<std::size_t>()].get<std::string>();
}

std::string does() {
    const Json now = choices();
    return now.is_null() || now.at("does").is_null() ? "" : now.at("does").get<std::string>();
}

void settle_dice() {
    for (int i = 0; i < 20 && !page::text().at("dice").is_null(); ++i) page::act("roll");
}

// Does what is chosen, if it can be done.
bool do_it() {
    if (does().empty()) return false;
    const int before = page::text().at("cursor").get<int>();
    page::act("do");
    page::wait(600);
    settle_dice();
    return page::text().at("cursor").get<int>() > before;
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
    REQUIRE(choose_option("unit", "Rifle 1"));
    REQUIRE(choose_option("deed", "Walk"));
    CHECK(does().empty());
    REQUIRE(choose_option("place", "The flag woods"));
    CHECK(does() == "Walk into the flag woods");
    CHECK_FALSE(choices().at("preview").get<std::string>().empty());
    REQUIRE(choose_option("place", "A square"));
    REQUIRE(choose_option("square", "E6"));
    REQUIRE(choose_option("point", "North-west"));
    CHECK(chosen("square").starts_with("E6"));
    CHECK(chosen("point") == "North-west");
    CHECK(page::app().at("view").at("goal") == Json({4 * 480 + 80, 5 * 480 + 80}));

    REQUIRE(choose_option("unit", "Machine gun"));
    REQUIRE(choose_option("deed", "Turn"));
    REQUIRE(choose_option("facing", "West"));
    REQUIRE(do_it());
    CHECK(page::record().at("moves")[0].at("do") == "pivot");
}

TEST_CASE("squads, lists: the guided game is played to its end", "[squads-lists]") {
    page::open(first_fight);
    int reactions = 0, walks = 0, shots = 0;
    for (int step = 0; step < 1500 && page::text().at("over") == false; ++step) {
        settle_dice();
        if (page::text().at("over") == true) break;
        const Json now = choices();
        INFO(page::text().at("question") << now.dump() << page::text().at("size"));
        REQUIRE_FALSE(now.is_null());
        const auto phase = page::position().at("phase").get<std::string>();
        if (phase != "play") {
            reactions += phase == "react";
            if (does().empty() || !do_it()) REQUIRE((choose_option("shooter", "Nobody") && do_it()));
            continue;
        }
        bool done = false;
        const std::size_t units = list_called(now, "unit")->at("options").size();
        for (std::size_t unit = 0; unit + 1 < units && !done; ++unit) {
            page::act("choose", "unit " + std::to_string(unit));
            if (choose_option("deed", "Shoot"))
                done = do_it(), shots += done;
            else if (choose_option("deed", "Rally"))
                done = do_it();
            else if (page::position().at("active") == 0 && chosen("unit").starts_with("Rifle") &&
                     chosen("unit").find("flag woods") == std::string::npos && choose_option("deed", "Walk") &&
                     choose_option("place", "The flag woods"))
                done = do_it(), walks += done;
        }
        if (done) continue;
        REQUIRE(choose_option("unit", "Nobody else"));
        REQUIRE(do_it());
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
        INFO(phase << choices().dump());
        if (phase == "objective") REQUIRE((list_called(choices(), "ground") != nullptr && !does().empty()));
        if (phase == "edge") page::act("choose", "edge 0");
        if (phase == "deploy") {
            REQUIRE(choose_option("deed", "Place it"));
            REQUIRE(choose_option("place", "Proposed"));
            if (list_called(choices(), "facing") != nullptr) page::act("choose", "facing 1");
            ++placed;
        }
        REQUIRE(do_it());
    }
    CHECK(page::position().at("phase") == "play");
    CHECK(placed == 4);
}
