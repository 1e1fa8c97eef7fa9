// Crossfire with squads on the page. Faces of dice are entered by hand, so that every game is the same. Positions on
// the table are converted by the camera, which is part of the page's state.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <functional>

#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "page/layout.h"

using namespace sightlines;
using Catch::Approx;

namespace {

Json read(const std::string& text) { return Json::parse(text); }

Json record_with(const Json& start, const Json& options = Json::object()) {
    Json record{{"game", "crossfire-squads"}, {"version", 1}, {"options", options}};
    if (!start.is_null()) record["start"] = start;
    return record;
}

// Green's turn on an open table with one wood on it; Green comes from the south.
Json battle(const char* units) {
    Json start = read(R"({"phase": "play", "turn": 3, "active": 0, "edges": ["s", "n"], "obj": "t00", "terrain":
        {"t00": {"k": "woods", "poly": [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]]}}})");
    start["units"] = read(units);
    return start;
}

// Red may hide; b00 is in the wood that a00 approaches.
Json ambush() {
    return record_with(battle(R"({"a00": {"k": "rifle", "at": [2100, 3200]}, "a01": {"k": "rifle", "at": [600, 3600]},
        "b00": {"k": "rifle", "hid": "t00"}, "b01": {"k": "rifle", "at": [5000, 300]}})"),
                       {{"hidden", 1}});
}

void open_here(const Json& record) {
    const bool fingers = GENERATE(false, true);
    page::open(record, fingers ? page::phone() : page::desktop());
}

Json view() { return page::app().at("view"); }
Json unit(const char* id) { return page::position().at("units").at(id); }
Json asked_player() { return page::app().at("asked").at("player"); }

bool is_turn(int turn, int active) {
    const Json now = page::position();
    return now.at("phase") == "play" && now.at("turn") == turn && now.at("active") == active;
}

// The board may show only a part of the table; two fingers or the wheel zoom out to the rest.
void choose_visible(const std::function<ImVec2()>& find) {
    for (int pinches = 0; pinches < 6; ++pinches) {
        const page::Box board = page::mark("board");
        const ImVec2 at = find();
        const bool inside =
            at.x > board.min.x + 4 && at.x < board.max.x - 4 && at.y > board.min.y + 4 && at.y < board.max.y - 4;
        if (inside) return page::choose(at);
        page::outside().around.coarse ? page::pinch(board.centre(), 0.5f) : page::wheel(board.centre(), 100);
    }
    FAIL("a place on the table does not come into sight");
}

void choose_place(float x, float y) {
    choose_visible([&] {
        const Json camera = view().at("camera");
        const auto scale = camera.at("scale").get<float>();
        return ImVec2{camera.at("x").get<float>() + scale * x, camera.at("y").get<float>() + scale * y};
    });
}

void choose(std::initializer_list<std::string> marks) {
    for (const std::string& mark : marks)
        if (mark.starts_with("unit:") || mark.starts_with("piece:"))
            choose_visible([&] { return page::mark(mark).centre(); });
        else
            page::choose(mark);
}

void roll(std::initializer_list<int> faces) { page::enter_dice(faces); }

// Moves the slider to a fraction of the move, 0 to 1.
void slide(float part) {
    (void)page::where("slider");  // scrolls to it
    const page::Box slider = page::mark("slider");
    page::choose(ImVec2{slider.min.x + slider.width() * part, slider.centre().y});
}

void unfold(const char* what) {
    if (what == std::string("more-ways") ? page::shows("ask-everything") : page::app().at("view").at("details") == true)
        return;
    page::choose(what);
}

void press(std::initializer_list<const char*> keys) {
    for (const char* key : keys) page::press(key);
}

// CS-GEO-11
Json point_of_route(const Json& from, const Json& to, int i) {
    const int dx = to[0].get<int>() - from[0].get<int>(), dy = to[1].get<int>() - from[1].get<int>();
    const int n = std::max(std::abs(dx), std::abs(dy));
    const auto rounded = [&](int a) { return static_cast<int>(std::floor((2.0 * a * i + n) / (2.0 * n))); };
    return {from[0].get<int>() + rounded(dx), from[1].get<int>() + rounded(dy)};
}

// Everything that the page reveals: to scripts, on the screen, in the text view, to screen readers, in the address.
std::string everything() {
    std::string all = page::state().dump() + page::text().dump() + page::link() + page::outside().clipboard;
    for (const std::string& word : page::words()) all += " " + word;
    for (const headless::Item& item : headless::items()) all += " " + item.label;
    for (const std::string& heard : page::outside().announced) all += " " + heard;
    for (const headless::Request& asked : page::outside().requests) all += " " + asked.what + " " + asked.text;
    return all;
}

bool tells_of(const char* id) { return everything().find(id) != std::string::npos; }

}  // namespace

TEST_CASE("sides roll off, name the objective, take an edge and place units in turn", "[squads]") {
    open_here(record_with(nullptr, read(R"({"forces": [[{"k": "cc"}, {"k": "rifle", "plt": 1}],
        [{"k": "cc"}, {"k": "hmg", "plt": 1}]]})")));
    roll({6, 2});
    CHECK(asked_player() == 0);
    const Json terrain = page::position().at("terrain");
    std::string wood;
    for (const auto& [id, piece] : terrain.items())
        if (wood.empty() && piece.at("k") == "woods") wood = id;
    REQUIRE_FALSE(wood.empty());
    choose({"piece:" + wood, "do:objective"});
    CHECK(asked_player() == 1);
    page::choose("edge:n");
    CHECK(page::position().at("obj") == wood);
    CHECK(page::position().at("edges") == Json{"s", "n"});

    page::choose("pick:a01");
    choose_place(2880, 1200);  // too far from the south
    CHECK(view().at("refusal") == "CS-DEP-04");
    CHECK_FALSE(page::shows("do:place"));
    choose_place(2880, 3400);
    const Json goal = view().at("goal");
    CHECK(std::abs(goal[0].get<int>() - 2880) < 100);
    CHECK(std::abs(goal[1].get<int>() - 3400) < 100);
    page::choose("do:place");
    CHECK(unit("a01").at("at") == goal);

    page::choose("pick:b01");
    choose_place(2880, 440);
    choose({"turn:more", "do:place"});
    CHECK(unit("b01").at("face").is_array());
    CHECK(unit("b01").at("face") != Json{0, 1});
    CHECK(page::position().at("dep") == 0);
}

TEST_CASE("a move is stopped by reaction fire that pins", "[squads]") {
    open_here(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [1000, 3000]}, "a01": {"k": "rifle", "at": [5000, 3600]},
        "b00": {"k": "rifle", "at": [2200, 800], "plt": 1}})")));
    choose({"unit:a00"});
    choose_place(2600, 3000);
    const Json goal = view().at("goal"), move = view().at("move");
    CHECK(move.at("halt") == std::abs(goal[0].get<int>() - 1000));
    CHECK(move.at("exposures") == 1);
    CHECK(move.at("contact") == false);
    page::choose("do:move");
    CHECK(page::app().at("asked").at("question").get<std::string>().find("rifle 1") != std::string::npos);
    CHECK(page::position().at("phase") == "react");

    unfold("more-ways");
    slide(0);
    choose({"pick:b00", "point:more"});
    CHECK(view().at("point") == 10);  // after point 1 the tens (CS-REACT-03)
    page::choose("do:react");
    roll({5, 1, 4});
    CHECK(is_turn(3, 0));
    CHECK(unit("a00").at("st") == "p");
    CHECK(unit("a00").at("at") == point_of_route(Json{1000, 3000}, goal, 10));
    CHECK_FALSE(unit("b00").contains("nf"));
}

TEST_CASE("fire of a group kills and keeps the turn", "[squads]") {
    open_here(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [3600, 3200]}, "a01": {"k": "rifle", "at": [3740, 3200]},
        "b00": {"k": "rifle", "at": [3600, 2400]}, "b01": {"k": "rifle", "at": [800, 300]}})")));
    choose({"unit:a00"});  // the shot is proposed, and a01 joins in
    const Json volley = view().at("volley");
    CHECK(volley.at("shots") == 2);
    const double weak = (8 + 12) / 27.0;  // three dice, at most one of which hits
    CHECK(volley.at("keeps").get<double>() == Approx(1 - weak * weak).margin(5e-7));
    page::choose("target:b00");
    roll({5, 1, 1});
    CHECK(unit("b00").at("st") == "p");
    roll({5, 5, 6});
    CHECK(page::position().at("lost") == Json::array({"b00"}));
    CHECK_FALSE(page::position().at("units").contains("b00"));
    CHECK(is_turn(3, 0));
}

TEST_CASE("a crossfire is directed by a platoon commander", "[squads]") {
    open_here(record_with(battle(R"({"a00": {"k": "pc", "at": [3700, 3300], "plt": 1},
        "a01": {"k": "rifle", "at": [3300, 3200], "plt": 1}, "a02": {"k": "rifle", "at": [4100, 3200], "plt": 1},
        "b00": {"k": "rifle", "at": [3700, 2400]}, "b01": {"k": "rifle", "at": [800, 300]}})")));
    choose({"unit:a01"});
    CHECK(page::says("Crossfire led by the platoon commander"));
    unfold("more-ways");
    choose({"choose-shooters"});  // two squads that stand apart: crossfire by itself
    CHECK(view().at("by") == "a00");
    choose({"by:a00"});
    CHECK(view().at("by").is_null());
    choose({"by:a00", "do:fire"});
    const Json fire = page::position().at("fire");
    CHECK(fire.at("units") == Json{"a01", "a02"});
    CHECK(fire.at("tgt") == "b00");
    roll({1, 2, 3});
    roll({4, 4, 5});  // a pin does not keep the initiative (CS-FIRE-12)
    CHECK(unit("b00").at("st") == "p");
    CHECK(is_turn(4, 1));
}

TEST_CASE("a close combat is shown before it is sought, and fought", "[squads]") {
    open_here(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [3600, 3000]}, "a01": {"k": "rifle", "at": [600, 3600]},
        "b00": {"k": "rifle", "at": [3600, 2200], "st": "s"}, "b01": {"k": "pc", "at": [800, 300]}})")));
    choose({"unit:a00"});
    unfold("more-ways");
    choose({"tool:assault", "unit:b00"});
    CHECK(view().at("move").at("contact") == true);
    CHECK(view().at("move").at("exposures") == 0);
    page::choose("do:move");
    CHECK(page::position().at("phase") == "cc");
    roll({3, 3});  // 3+1 against 3+1-2
    CHECK(page::position().at("lost") == Json::array({"b00"}));
    CHECK(is_turn(3, 0));
}

TEST_CASE("what may not be fired at says why, and the panel what may", "[squads]") {
    open_here(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [2100, 3000]}, "b00": {"k": "rifle", "at": [2100, 1200]},
        "b01": {"k": "rifle", "at": [5000, 3000]}})")));
    choose({"unit:a00", "unit:b00"});  // behind the wood
    CHECK_FALSE(page::shows("do:fire"));
    CHECK_FALSE(page::shows("refused:CS-FIRE-03"));
    CHECK(page::says("It is behind the"));
    CHECK(page::shows("target:b01"));  // in the open
    CHECK(page::shows("odds"));
}

TEST_CASE("squads: a pinned unit is not asked where to", "[squads]") {
    open_here(record_with(battle(R"({"a00": {"k": "rifle", "at": [3600, 3200], "st": "p"},
        "a01": {"k": "rifle", "at": [600, 3600]}, "b00": {"k": "rifle", "at": [3600, 2400]}})")));
    choose({"unit:a00"});
    CHECK(page::shows("target:b00"));
    const auto question = [] { return page::text().at("question").get<std::string>(); };
    CHECK(question().ends_with("Shoot, or rally it?"));
    CHECK(question().find("here to") == std::string::npos);
    page::press(".");
    CHECK(question().find("here to") != std::string::npos);
}

TEST_CASE("squads: the answers to a reaction come before its details", "[squads]") {
    open_here(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [1000, 3000]}, "a01": {"k": "rifle", "at": [5000, 3600]},
        "b00": {"k": "rifle", "at": [2200, 800]}})")));
    choose({"unit:a00"});
    choose_place(2600, 3000);
    choose({"do:move"});
    CHECK(page::mark("do:best-shot").max.y < page::mark("do:hold").min.y);
    CHECK(page::mark("do:hold").max.y < page::mark("more-ways").min.y);
    CHECK(page::mark("do:hold").max.y < page::outside().around.height);
    unfold("more-ways");
    choose({"pick:b00"});
    CHECK(page::mark("do:react").max.y < page::mark("slider").min.y);
}

TEST_CASE("squads: the legend is folded until somebody asks for it", "[squads]") {
    Json start = battle(R"({"a00": {"k": "rifle", "at": [3600, 3200]}, "a01": {"k": "rifle", "at": [900, 3200]},
        "b00": {"k": "rifle", "at": [800, 300]}})");
    start["turn"] = 1;
    page::open(record_with(start));
    CHECK(page::says("Map legend"));
    CHECK(page::mark("hint").max.y < page::outside().around.height);
    choose({"legend"});
    CHECK(page::says("Hide the legend"));
}

TEST_CASE("squads: a key goes through the commanders of a crossfire", "[squads]") {
    page::open(record_with(battle(R"({"a00": {"k": "pc", "at": [3700, 3300], "plt": 1},
        "a01": {"k": "rifle", "at": [3300, 3200], "plt": 1}, "a02": {"k": "pc", "at": [4100, 3200], "plt": 1},
        "b00": {"k": "rifle", "at": [3700, 2400]}})")));
    choose({"unit:a01"});
    press({"Shift+F", "x"});
    CHECK(view().at("by") == "a00");
    press({"x"});
    CHECK(view().at("by") == "a02");
    press({"x"});
    CHECK(view().at("by").is_null());
}

TEST_CASE("squads: the keys of obstacles that are used up can be read", "[squads]") {
    Json start = test::squads_positions::deploy();
    start["stock"] = read(R"({"mines": [0, 1], "wire": [0, 1]})");
    page::open(record_with(start, crossfire_squads::full_options()));
    unfold("more-ways");
    REQUIRE(page::shows("tool:mine"));
    CHECK(layout::contrast(layout::look(), headless::screenshot()).empty());
}

TEST_CASE("a tank fires at a vehicle: to hit, to pierce", "[squads]") {
    open_here(record_with(
        battle(R"({"a00": {"k": "veh", "type": "sherman", "at": [3600, 3200], "face": [0, -1], "tur": [0, -1]},
        "b00": {"k": "veh", "type": "halftrack", "at": [3600, 2200], "face": [0, 1]},
        "b01": {"k": "rifle", "at": [800, 300]}})"),
        {{"vehicles", true}}));
    choose({"unit:a00", "unit:b00", "do:fire"});
    page::enter_dice({4});  // hits on 4
    CHECK(page::position().at("fire").at("pen") == true);
    page::enter_dice({3});  // armour 3 in front
    CHECK(page::position().at("lost") == Json::array({"b00"}));
    CHECK(is_turn(3, 0));
}

TEST_CASE("an ambush from hiding: the device goes round, and the hidden squad shows itself", "[squads]") {
    open_here(ambush());
    choose({"unit:a00"});
    choose_place(2100, 2440);
    const Json goal = view().at("goal");
    CHECK(goal[1].get<int>() - 2400 <= 52);  // its base touches the wood there (CS-GEO-07)
    page::choose("do:move");
    CHECK(view().at("covered") == true);
    CHECK(asked_player() == 1);
    for (const auto& [mark, box] : page::marks()) {
        INFO(mark);
        for (const char* kind : {"unit:", "chip:", "pick:", "piece:"}) CHECK_FALSE(mark.starts_with(kind));
    }

    choose({"uncover", "pick:b00"});
    unfold("more-ways");
    slide(1);
    page::choose("do:react");
    roll({5, 6, 1, 1});  // three dice, and one for the ambush (CS-HIDE-08)
    CHECK(unit("a00").at("st") == "s");
    CHECK(unit("a00").at("at") == goal);
    const Json shown = unit("b00");
    CHECK_FALSE(shown.contains("hid"));
    CHECK(shown.at("at")[1].get<int>() <= 2400);
    CHECK(shown.at("at")[1].get<int>() >= 2000);
    CHECK(is_turn(4, 1));  // CS-REACT-07
}

TEST_CASE("nothing that is hidden from a side is in the page, nor in the link for it", "[squads]") {
    open_here(ambush());
    CHECK_FALSE(tells_of("b00"));
    choose({"unit:a00"});
    choose_place(2100, 2700);
    CHECK_FALSE(tells_of("b00"));
    page::choose("do:move");
    CHECK_FALSE(tells_of("b00"));
    page::choose("tab:share");
    CHECK_FALSE(tells_of("b00"));
    page::choose("copy-for:0");
    const std::string link = page::outside().clipboard;
    CHECK(page::record_behind(link).dump().find("b00") == std::string::npos);
    page::open(link);
    CHECK_FALSE(tells_of("b00"));
    CHECK(unit("a00").contains("at"));
}

TEST_CASE("what is hidden is shown to its own side, once the table has been handed over", "[squads]") {
    open_here(ambush());
    choose({"unit:a00"});
    choose_place(2100, 2440);
    choose({"do:move"});
    CHECK_FALSE(tells_of("b00"));
    page::choose("uncover");
    CHECK(tells_of("b00"));
}

TEST_CASE("a link of the midgame opens elsewhere as it is here", "[squads]") {
    open_here(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [1000, 3000]}, "a01": {"k": "rifle", "at": [5000, 3600]},
        "b00": {"k": "rifle", "at": [2200, 800]}})")));
    choose({"unit:a00"});
    choose_place(2600, 3000);
    choose({"do:move", "do:best-shot"});
    roll({1, 2, 3});
    const Json here = page::position(), record = page::record();
    CHECK(here.at("units").at("b00").at("nf") == true);
    choose({"tab:share", "copy-link"});
    page::open(page::outside().clipboard);
    CHECK(page::position() == here);
    CHECK(page::record() == record);
}

TEST_CASE("a turn of squads by keys alone", "[squads]") {
    page::open(record_with(battle(R"({"a00": {"k": "rifle", "at": [3600, 3200]},
        "a01": {"k": "rifle", "at": [3740, 3200], "st": "p"}, "b00": {"k": "rifle", "at": [3600, 2000]},
        "b01": {"k": "rifle", "at": [800, 300]}})")));
    press({".", "."});
    CHECK(view().at("unit") == "a01");
    press({"l", "6"});  // rallies: needs 4
    CHECK_FALSE(unit("a01").contains("st"));
    press({"."});
    CHECK(view().at("unit") == "a00");
    press({"p"});
    CHECK(unit("a00").at("prone") == true);
    press({"ArrowLeft", "ArrowLeft", "Shift+ArrowUp", "v"});
    const Json asked = page::position();
    CHECK(asked.at("phase") == "react");
    CHECK(asked.at("mv").at("u") == "a00");
    CHECK(asked.at("mv").at("to") == Json{3580, 3199});
    press({"w"});
    CHECK(unit("a00") == read(R"({"k": "rifle", "at": [3580, 3199]})"));
    CHECK(view().at("unit") == "a00");  // still, after the reaction
    press({"Shift+F"});
    CHECK(view().at("target") == "b00");
    CHECK(view().at("partners") == Json::array({"a01"}));
    press({"f", "1", "5", "5"});
    press({"1", "1", "1"});
    CHECK(unit("b00").at("st") == "s");
    press({"e"});
    CHECK(is_turn(4, 1));
}

TEST_CASE("squads: who takes the hits in a building is said by mouse and finger, too", "[squads]") {
    open_here({{"game", "crossfire-squads"},
               {"version", 1},
               {"options", crossfire_squads::full_options()},
               {"start", test::squads_positions::in_phase("affect", R"({"affect":{"bld":"t01","res":1,"sup":0}})")}});
    choose({"uncover", "pick:b05", "do:affect"});
    CHECK(page::position().at("phase") != "affect");
}

TEST_CASE("squads: a unit that is dragged to a place with the mouse goes there", "[squads]") {
    page::open(
        record_with(battle(R"({"a00": {"k": "rifle", "at": [1000, 3000]}, "b00": {"k": "cc", "at": [5000, 300]}})")));
    const float scale = view().at("camera").at("scale").get<float>();
    page::drag("unit:a00", {800 * scale, 200 * scale});
    REQUIRE(page::app().at("size") == 1);
    const Json at = unit("a00").at("at");
    CHECK(at[0].get<int>() == Approx(1800).margin(30));
    CHECK(at[1].get<int>() == Approx(3200).margin(30));
}

TEST_CASE("squads: a unit that is dragged where it cannot go stays, and the reason is said", "[squads]") {
    page::open(record_with(
        battle(R"({"a00": {"k": "rifle", "at": [1000, 3000], "st": "p"}, "b00": {"k": "cc", "at": [5000, 300]}})")));
    page::drag("unit:a00", {100, 0});
    CHECK(page::app().at("size") == 0);
    CHECK(view().at("goal").is_null());
    CHECK(page::app().at("notice").at("rule") == "CS-MOVE-01");
}
