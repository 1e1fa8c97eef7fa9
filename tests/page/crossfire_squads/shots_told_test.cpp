// What is said of a shot before it is fired: at whom, with what chance, why not, and by whom instead.
#include <algorithm>
#include <cmath>

#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/text/narration.h"
#include "games/page.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "page/layout.h"
#include "session/narration.h"
#include "support/crossfire_squads_skirmish.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// a00 walks out of the woods in the west into those in the east, before the rifles of b00.
Table reaction() {
    Json start =
        in_phase(battle(R"({"a00":{"k":"rifle","at":[1700,3000]},"b00":{"k":"rifle","at":[2400,2500]}})"), "react",
                 R"({"mv":{"u":"a00","k":"move","from":[1700,3000],"to":[2800,3000],"i":0,"m":1100}})");
    start["terrain"]["t01"] = Json::parse(R"({"k":"woods","poly":[[1500,2850],[1900,2850],[1900,3150],[1500,3150]]})");
    start["terrain"]["t02"] = Json::parse(R"({"k":"rough","poly":[[2750,2850],[3100,2850],[3100,3150],[2750,3150]]})");
    return Table(start);
}

// How bright the page is from the middle of one counter to that of another, counters aside.
std::vector<int> bright_between(const char* one, const char* other) {
    constexpr float away = 40;
    const ImVec2 from = page::mark(one).centre(), to = page::mark(other).centre();
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const headless::Image image = headless::screenshot();
    std::vector<int> found;
    for (float far = away; far < length - away; ++far) {
        const auto x = static_cast<std::size_t>(from.x + (to.x - from.x) * far / length);
        const auto y = static_cast<std::size_t>(from.y + (to.y - from.y) * far / length);
        const std::uint8_t* pixel = &image.pixels[4 * (y * static_cast<std::size_t>(image.width) + x)];
        found.push_back(pixel[0] + pixel[1] + pixel[2]);
    }
    return found;
}

}  // namespace

TEST_CASE("squads: a reaction names its target and the place where it is then caught", "[squads][shots]") {
    for (const int part : {0, 1, 2}) {
        Table t = reaction();
        t.selection.slide(t.scene(), t.selection.choice().slider.last() * part / 2);
        const std::string name = order_name(t.scene(), t.selection, React{}, anything_fits);
        const std::string place =
            t.scene().places().at(point_of(*t.scene().seen().motion, t.selection.choice().slider.point()));
        INFO(name);
        CHECK(name == "Shoot at rifle squad " + place);
        const auto briefly = [](const std::string& text) { return text.size() < 42; };
        if (part == 2)
            CHECK(order_name(t.scene(), t.selection, React{}, briefly) == "Shoot at rifle squad in the rough ground");
        t.selection.shoot_best(t.scene());
        t.play();
        const std::string told = narrate(t.history(), 0, nobody_here);
        INFO(told);
        CHECK(told.find("caught " + place) != std::string::npos);
    }
}

TEST_CASE("squads: an enemy that is pressed first is aimed at by whoever shoots best", "[squads][shots]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"hmg","at":[4000,3200],"face":[0,-1]},
        "b00":{"k":"rifle","at":[3800,2400]}})"));
    t.press("b00");
    CHECK(t.chosen() == "a01");
    CHECK(t.target() == "b00");
    CHECK(t.refused_rule().empty());
}

TEST_CASE("squads: an enemy that cannot be shot at says why when it is pressed", "[squads][shots]") {
    const char* behind_the_woods = R"({"a00":{"k":"rifle","at":[2100,3000]},"a01":{"k":"cc","at":[600,3500]},
        "b00":{"k":"rifle","at":[2100,1200]}})";
    Table nobody_chosen(battle(behind_the_woods));
    nobody_chosen.press("b00");
    CHECK(nobody_chosen.chosen().empty());
    CHECK(noticed(nobody_chosen) ==
          "None of your units can shoot at Red's rifle squad. Rifle squad is the nearest. It is behind the woods at "
          "the flag.");
    Table chosen(battle(behind_the_woods));
    chosen.press("a00");
    chosen.press("b00");
    CHECK(noticed(chosen) == "It is behind the woods at the flag.");
    CHECK(chosen.order().empty());
    Table arc(battle(R"({"a00":{"k":"hmg","at":[3600,3200],"face":[0,1]},"b00":{"k":"rifle","at":[3600,2000]}})"));
    arc.press("a00");
    arc.press("b00");
    CHECK(arc.rule() == "CS-FIRE-04");
    Table shaken(battle(R"({"a00":{"k":"rifle","at":[3600,3200],"st":"s"},"b00":{"k":"rifle","at":[3600,2000]}})"));
    shaken.press("a00");
    shaken.press("b00");
    CHECK(shaken.rule() == "CS-FIRE-02");
}

TEST_CASE("squads: what a pointer on an enemy previews is what a press aims", "[squads][shots]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[3700,3300],"plt":1},"a01":{"k":"rifle","at":[3300,3200],"plt":1},
        "a02":{"k":"rifle","at":[4100,3200],"plt":1},"b00":{"k":"rifle","at":[3700,2400]}})"));
    t.press("a01");
    t.selection.hover(t.scene(), {Table::id("b00"), {}});
    REQUIRE(t.selection.forecasts().volley);
    const int previewed = t.selection.forecasts().volley->keeps;
    t.press("b00");
    CHECK(t.intended() == "a00! a01+a02 x b00");
    CHECK(t.selection.forecasts().volley->keeps == previewed);
}

TEST_CASE("squads: before a shot stands what it takes for the turn to go on", "[squads][shots]") {
    const auto note = [](const char* state) {
        Json start = battle(R"({"a00":{"k":"rifle","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400]}})");
        if (*state != 0) start["units"]["b00"]["st"] = state;
        Table t(start);
        t.press("a00");
        t.selection.aim_at_best(t.scene());
        const Action action = *t.selection.intended(t.scene());
        return order_name(t.scene(), t.selection, action, anything_fits) + ". " +
               order_note(t.scene(), t.selection, action);
    };
    const std::string nothing_else = " Nothing else is suggested now, so a miss costs little.";
    // Three dice: two hits or three in 7 of 27 cases, none in 8.
    CHECK(note("") ==
          "Shoot: suppresses it 26%. Rifle squad at Red's rifle squad: 3 dice, each 5 or 6 a hit. A hit pins it: "
          "70%. Two hits suppress it: 26% keeps your turn, fewer end it." +
              nothing_else);
    CHECK(note("p").ends_with(
        "Two hits suppress it: 26% keeps your turn, fewer end it. One changes nothing on a pinned unit." +
        nothing_else));
    CHECK(note("s").starts_with("Shoot: destroys it 26%. "));
    // It may walk, too.
    CHECK(
        note("s").ends_with("Two hits destroy it: 26% keeps your turn, fewer end it. One changes nothing on a "
                            "suppressed unit."));
}

TEST_CASE("squads: fewer dice than the legend says have their reason beside them", "[squads][shots]") {
    const auto note = [](const char* units) {
        Table t(battle(units));
        t.press("a00");
        t.selection.aim_at_best(t.scene());
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    };
    CHECK(note(R"({"a00":{"k":"hmg","at":[2100,3200],"face":[0,-1]},"b00":{"k":"rifle","at":[2100,2200]}})")
              .starts_with("Machine gun at Red's rifle squad: 3 dice (4, 1 fewer for the woods), each 5 or 6 a hit. "));
    CHECK(
        note(R"({"a00":{"k":"rifle","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400],"prone":true}})")
            .starts_with("Rifle squad at Red's rifle squad: 2 dice (3, 1 fewer as it is prone), each 5 or 6 a hit. "));
    Table t = reaction();
    t.selection.slide(t.scene(), t.selection.choice().slider.last());
    CHECK(order_note(t.scene(), t.selection, React{})
              .starts_with("Rifle squad, 2 dice (3, 1 fewer for the rough ground), each 5 or 6 a hit. Stops it "));
    t.selection.slide(t.scene(), t.selection.choice().slider.last() / 2);
    CHECK(order_note(t.scene(), t.selection, React{}).starts_with("Rifle squad, 3 dice, each 5 or 6 a hit. Stops it "));
}

TEST_CASE("squads: odds in words stand below their target where they would cover its neighbour", "[squads][shots]") {
    const auto stands_below = [](const char* neighbour) {
        const std::string units = R"({"a00":{"k":"rifle","at":[3000,3200]},"b00":{"k":"rifle","at":[3000,1500]},
            "b01":{"k":"rifle","at":)" +
                                  std::string(neighbour) + "}}";
        const Table t(battle(units.c_str()));
        Camera camera;
        const Area board{{0, 0}, {1200, 800}};
        camera.place(board, art::margin_for(board));
        const ImVec2 goal = camera.at(Point{3000, 1500});
        return odds_label_area(camera, t.scene(), Table::id("b00"), goal).min.y > goal.y;
    };
    CHECK(stands_below("[3000,1300]"));
    CHECK_FALSE(stands_below("[3000,1700]"));
    CHECK_FALSE(stands_below("[800,300]"));
}

TEST_CASE("squads: odds in words cover no counter, wherever its neighbours stand", "[squads][shots]") {
    const Table t(battle(R"({"a00":{"k":"rifle","at":[3000,3200]},"b00":{"k":"rifle","at":[3000,1500]},
        "b01":{"k":"rifle","at":[3000,1300]},"b02":{"k":"rifle","at":[3000,1720]}})"));
    Camera camera;
    const Area board{{0, 0}, {1200, 800}};
    camera.place(board, art::margin_for(board));
    const Area odds = odds_label_area(camera, t.scene(), Table::id("b00"), camera.at(Point{3000, 1500}));
    for (const Point p : {Point{3000, 1500}, Point{3000, 1300}, Point{3000, 1720}})
        CHECK_FALSE(art::overlap(odds, art::Disc{camera.at(p), art::shown_radius(Make{Kind::rifle}, camera)}));
}

TEST_CASE("squads: beside a sentence stand all of its dice, whoever shot", "[squads][shots]") {
    const auto dice = [](std::initializer_list<const char*> moves) {
        const auto match = std::move(*open_match(Json{
            {"game", "crossfire-squads"}, {"version", 1}, {"start", battle(R"({"a00":{"k":"rifle","at":[3600,3200]},
            "a01":{"k":"rifle","at":[3740,3200]},"b00":{"k":"rifle","at":[3600,2000]}})")}}));
        const auto view = make_view(*match);
        for (const char* move : moves) REQUIRE(match->play_text(move));
        view->moved(0, match->cursor());
        const auto told = Narration().lines(*match, *view, nobody_here);
        REQUIRE(told.size() == 1);
        return told[0].roll.faces;
    };
    CHECK(dice({"a00 x b00", "(1,2,5)"}) == "\1\2\5");
    CHECK(dice({"a00+a01 x b00", "(1,2,5)", "(1,2,3)"}) == "\1\2\5\1\2\3");
}

TEST_CASE("squads: in a reaction a press on one that is too far to join shoots with it instead", "[squads][shots]") {
    Table t(in_phase(battle(R"({"a00":{"k":"rifle","at":[1700,3000]},"b00":{"k":"rifle","at":[2100,1200]},
        "b01":{"k":"rifle","at":[3100,1200]},"b02":{"k":"rifle","at":[3210,1200]},"a01":{"k":"cc","at":[300,3500]}})"),
                     "react", R"({"mv":{"u":"a00","k":"move","from":[1700,3000],"to":[3300,3000],"i":0,"m":1600}})"));
    t.selection.slide(t.scene(), 1000);  // on arrival, where all of them see it
    t.press("b00");
    t.press("b01");
    CHECK(t.chosen() == "b01");
    CHECK(t.partners().empty());
    t.press("b02");
    CHECK(t.chosen() == "b01");
    CHECK(t.partners() == "b02");
    t.press("a01");
    const std::optional<Notice> notice = t.selection.take_notice();
    REQUIRE(notice);
    CHECK(notice->message == "Only Green's rifle squad is moving: shoot at it, or hold your fire.");
}

TEST_CASE("squads: in a reaction a unit that cannot shoot says why, and the proposed shot stays", "[squads][shots]") {
    const auto walks = [](const char* from, const char* to) {
        const std::string motion =
            std::string(R"({"mv":{"u":"a00","k":"move","from":)") + from + R"(,"to":)" + to + R"(,"i":0,"m":200}})";
        Json start = battle(R"({"b00":{"k":"rifle","at":[2700,2900]},"b01":{"k":"rifle","at":[2100,1200]}})");
        start["units"]["a00"] = {{"k", "rifle"}, {"at", Json::parse(from)}};
        return Table(in_phase(start, "react", motion.c_str()));
    };
    Table behind = walks("[2000,3000]", "[2200,3000]");
    behind.press("b01");
    CHECK(noticed(behind) == "It is behind the woods at the flag.");
    CHECK(behind.chosen().empty());
    CHECK(behind.selection.forecasts().shooter == Table::id("b00"));
    behind.press("b00");
    behind.press("b01");
    CHECK(noticed(behind) == "It is behind the woods at the flag.");
    CHECK(behind.chosen() == "b00");
    CHECK(behind.partners().empty());
    // One that sees it elsewhere on its way shoots there.
    Table comes_out = walks("[2400,3000]", "[2600,3000]");
    comes_out.selection.slide(comes_out.scene(), 0);
    comes_out.press("b01");
    CHECK(comes_out.chosen() == "b01");
    CHECK(comes_out.selection.verdict(comes_out.scene()).accepted());
}

TEST_CASE("squads: the dice of all who shoot together are shown on the strip", "[squads][shots]") {
    page::open(record_with(battle(R"({"a00": {"k": "pc", "at": [3700, 3300], "plt": 1},
        "a01": {"k": "rifle", "at": [3300, 3200], "plt": 1}, "a02": {"k": "rifle", "at": [4100, 3200], "plt": 1},
        "b00": {"k": "rifle", "at": [3700, 2400]}, "b01": {"k": "rifle", "at": [800, 300]}})")),
               GENERATE(false, true) ? page::phone() : page::desktop());
    page::play_all("a00! a01+a02 x b00 (1,2,3) (5,5,6)");
    CHECK(page::shows("told:die:5"));
    CHECK_FALSE(page::shows("told:die:6"));
    const page::Box bar = page::mark("told:strip");  // most of it is the sentence's
    CHECK(page::mark("told:die:5").max.x < bar.min.x + bar.width() * 0.3f);
    CHECK(page::mark("told:die:5").max.y <= bar.max.y);
}

TEST_CASE("squads: the shot that Space fires says so, however long its name is", "[squads][shots]") {
    const char* state = GENERATE("", "p", "s");
    const char* kind = GENERATE("rifle", "pc");
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"rifle","at":[2100,800]}})");
    start["units"]["b00"]["k"] = kind;
    if (*state != 0) start["units"]["b00"]["st"] = state;
    page::open(record_with(start));
    page::choose("unit:a00");
    REQUIRE(page::shows("target:b00"));
    const page::Box button = page::mark("target:b00");
    const auto texts = headless::texts();
    CHECK(std::ranges::any_of(texts, [&](const headless::DrawnText& drawn) {
        const ImVec2 c = drawn.box.centre();
        return drawn.text == "Space" && c.x > button.min.x && c.x < button.max.x && c.y > button.min.y &&
               c.y < button.max.y;
    }));
}

// CS-REACT-05
TEST_CASE("squads: the last unit that can shoot in a turn is said to be the last", "[squads][shots]") {
    const auto says_last = [](const char* other) {
        Json start =
            in_phase(battle((R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,2000]})" +
                             std::string(other) + "}")
                                .c_str()),
                     "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
        page::open(record_with(start));
        page::press("Shift+D");
        return page::says("Nobody else");
    };
    CHECK_FALSE(says_last(""));
    CHECK_FALSE(says_last(R"(,"b01":{"k":"rifle","at":[2800,2000]})"));
    CHECK(says_last(R"(,"b01":{"k":"rifle","at":[2800,2000],"nf":true})"));
    CHECK(says_last(R"(,"b01":{"k":"cc","at":[2800,2000]})"));
}

TEST_CASE("squads: in a small embed the shot that is proposed is not cut off", "[squads][shots]") {
    page::open(record_with(battle(R"({"a00":{"k":"pc","at":[3700,3300],"plt":1},
        "a01":{"k":"rifle","at":[3300,3200],"plt":1},"a02":{"k":"rifle","at":[4100,3200],"plt":1},
        "b00":{"k":"rifle","at":[3700,2400]},"b01":{"k":"rifle","at":[800,300]}})")),
               page::embed());
    page::choose("unit:a01");
    REQUIRE(page::shows("target:b00"));
    CHECK(layout::texts_whole(layout::look()).empty());
}

TEST_CASE("squads: in a guided game lines go only to those that may be shot at", "[squads][shots]") {
    const auto lines_to = [](const char* enemy, const char* guided) {
        page::Outside world = page::desktop();
        world.storage["guided:crossfire-squads"] = guided;
        page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[3000,3200]},"b00":{"k":"rifle","at":[2800,1300]},
            "b01":{"k":"rifle","at":[3600,900]}})")),
                   world);
        page::press("Escape");
        page::choose("unit:a00");
        if (page::app().at("view").at("more") == true) page::choose("more-ways");
        REQUIRE(page::app().at("view").at("lines") == 2);
        return bright_between("counter:a00", enemy);
    };
    // b01 is farther away: nobody may shoot at it but in a crossfire.
    const std::vector<int> guided = lines_to("counter:b01", "on"), all = lines_to("counter:b01", "off");
    REQUIRE(guided.size() == all.size());
    int darker = 0;
    for (std::size_t i = 0; i < all.size(); ++i) darker += all[i] < guided[i] - 30 ? 1 : 0;
    CHECK(darker > static_cast<int>(all.size()) / 4);
    CHECK(lines_to("counter:b00", "on") == lines_to("counter:b00", "off"));
}
