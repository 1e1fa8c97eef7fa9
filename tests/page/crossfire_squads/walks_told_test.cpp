// What is said of a walk or a charge before it begins: where it halts, and why; and how the camera follows it.
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/framing.h"
#include "games/crossfire_squads/draw/traces.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: a walk with halts says that it goes on by itself", "[squads][walk]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,3100]},"b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    Table t(start);
    t.press("a00");
    t.press(Point{2100, 2600});
    const std::string note = order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    CHECK(note.starts_with("It stops just outside the hill"));
    CHECK(note.find(", then walks on at no cost.") != std::string::npos);
}

TEST_CASE("squads: where a walk stops is named by what it leaves, a hedge too", "[squads][walk]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3300]},"b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"hedge","poly":[[3400,3000],[3800,3000],[3800,3016],[3400,3016]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"field","poly":[[3400,2560],[3580,2560],[3580,2700],[3400,2700]]})");
    Table t(start);
    const auto note = [&](Point goal) {
        t.selection.choose(t.scene(), Table::id("a00"));
        t.press(goal);
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note({3600, 2500})
              .starts_with("It stops behind the hedge H7, as crossing it ends a move, then walks on at no cost."));
    start["terrain"].erase("t01");
    t = Table(start);
    // Over its corner.
    CHECK(note({3570, 2300})
              .starts_with("It stops just outside the field H6, as leaving it ends a move, then walks on at no cost."));
    start["terrain"]["t03"] = Json::parse(R"({"k":"rough","poly":[[3400,2400],[3800,2400],[3800,2800],[3400,2800]]})");
    start["terrain"].erase("t02");
    t = Table(start);
    CHECK(note({3600, 2200})
              .starts_with("It stops in the rough ground H6 and just outside it, as entering and leaving it each end a "
                           "move, then walks on at no cost."));
    // From its rim, too.
    start["units"]["a00"]["at"] = {3600, 2780};
    t = Table(start);
    CHECK(note({3600, 2200})
              .starts_with("It stops in the rough ground H6 and just outside it, as entering and leaving it each end a "
                           "move, then walks on at no cost."));
}

TEST_CASE("squads: the ground that ends a move is the one that is named, and so is a friend farther on",
          "[squads][walk]") {
    // The hill, entered last, lies partly in the woods; rifle 2 stands on it, or where the way ends.
    Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3100]},"a01":{"k":"rifle","at":[3600,2600]},
        "b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[3400,2500],[3800,2500],[3800,3000],[3400,3000]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"hill","poly":[[3300,2200],[3900,2200],[3900,2730],[3300,2730]]})");
    const auto note = [&](Point goal) {
        Table t(start);
        t.press("a00");
        t.selection.aim_at(t.scene(), goal);
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note({3600, 2300})
              .starts_with("It stops in the woods H6: entering them ends a move. It would stop on the hill H6, as "
                           "entering it ends a move: rifle 2 stands there."));
    start["units"]["a01"]["at"] = {600, 3600};
    CHECK(note({3600, 2300})
              .starts_with("It stops in the woods H6 and on the hill H6, as entering them ends a move, then walks on"));
}

TEST_CASE("CS-MOVE-07 squads: who stands where a walk would stop is named", "[squads][walk]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"a01":{"k":"rifle","at":[2100,2340]},
        "b00":{"k":"cc","at":[5000,300]}})");
    Table t(start);
    t.press("a00");
    t.selection.aim_at(t.scene(), Point{2100, 2100});
    CHECK(refusal_text(t.scene(), t.selection, t.selection.verdict(t.scene())) ==
          "It would stop in the woods at the flag, as entering them ends a move: rifle 2 stands there.");
}

TEST_CASE("squads: a charge past halts says its chance, and none is offered that does not get there",
          "[squads][walk]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[2100,2200]}})");
    Table t(start);
    t.press("a00");
    t.take(Tool::assault);
    t.press("b00");
    REQUIRE(t.selection.forecasts().charge);
    const Action action = *t.selection.intended(t.scene());
    // Its three dice all miss in 8 of 27 cases. One against one in close combat, ties again: even.
    CHECK(order_name(t.scene(), t.selection, action, anything_fits) == "Charge Red's rifle squad: win 15%");
    const std::string note = order_note(t.scene(), t.selection, action);
    CHECK(note.find(" Once there: win 50%. ") != std::string::npos);
    CHECK(note.ends_with("The loser is lost, and the turn ends if the charge fails."));
    t.show_to(true, false);
    t.press("a00");
    t.take(Tool::assault);
    t.press("b00");
    CHECK(order_note(t.scene(), t.selection, action).ends_with("The loser is lost, and your turn ends if it is you."));
}

TEST_CASE("squads: the camera goes to what others do, also on a small board", "[squads][walk]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,3500]},"b00":{"k":"rifle","at":[2100,300]},
        "b01":{"k":"rifle","at":[5000,300]}})"));
    t.show_to(true, false);
    Camera camera;
    Framing framing;
    const Area board{{0, 0}, {500, 330}};
    const auto look = [&] {
        const Traces traces = traces_of(t.history(), 0, t.history().cursor());
        camera.place(board, art::margin_for(board));
        framing.frame(camera, t.scene(), t.selection, traces, t.history().cursor(), true);
        camera.place(board, art::margin_for(board));
    };
    camera.set_least_counter(art::least_touched);
    look();
    t.play_move(".");
    look();
    t.play_move("b00 > 2100,700");
    look();
    headless::outside().clock_ms += 1000;
    camera.place(board, art::margin_for(board));
    for (const Point p : {Point{2100, 300}, Point{2100, 700}}) {
        CHECK(camera.at(p).y > 0);
        CHECK(camera.at(p).y < 330);
    }
}

TEST_CASE("squads: the legs of a way have one number, where there is room", "[squads][walk]") {
    const Table t(battle(R"({"a00":{"k":"rifle","at":[2100,3500]},"b00":{"k":"rifle","at":[5000,300]}})"));
    Camera camera;
    const Area board{{0, 0}, {1200, 800}};
    camera.place(board, art::margin_for(board));
    const UnitId first = Table::id("a00"), second = Table::id("b00");
    Traces traces;
    traces.trails = {{first, {600, 600}, {600, 1800}},
                     {first, {600, 1800}, {600, 3000}},
                     {second, {3000, 600}, {3000, 1800}},
                     {first, {600, 3000}, {1800, 3000}}};
    const auto numbers_beside = [&](std::vector<Area> areas) {
        std::vector<int> numbers;
        for (const TrailNumber& each : trail_numbers(camera, traces, t.scene().seen(), areas))
            numbers.push_back(each.number);
        return numbers;
    };
    CHECK(numbers_beside({}) == std::vector{1, 2, 3});
    const ImVec2 from = camera.at(Point{2900, 500}), to = camera.at(Point{3100, 1900});
    CHECK(numbers_beside({{from, to}}) == std::vector{1, 3});
}

TEST_CASE("squads: who walks away from the flag is told when nobody else holds it", "[squads][walk]") {
    const auto leaves = [](const char* other) {
        const std::string units = R"({"a00":{"k":"rifle","at":[2050,2200]},"a01":{"k":"rifle","at":)" +
                                  std::string(other) + R"(},"b00":{"k":"cc","at":[5000,300]}})";
        Table t(battle(units.c_str()));
        t.press("a00");
        t.press(Point{2050, 2700});
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()))
            .starts_with("It leaves the flag to nobody. ");
    };
    CHECK(leaves("[600,3600]"));
    CHECK_FALSE(leaves("[2200,2200]"));
}
