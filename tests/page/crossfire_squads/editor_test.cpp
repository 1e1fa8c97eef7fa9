// Crossfire with squads before the first turn: set-up, edited tables, and links without hidden information.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "api/link/forms.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

using Points = std::vector<std::array<int, 2>>;

// A copy with sorted keys, so that the order of members does not matter.
nlohmann::json plain(const Json& json) { return json; }

Json squads(const Json& more) {
    Json record{{"game", "crossfire-squads"}, {"version", 1}};
    record.update(more);
    return record;
}

// On a phone the target may have to be scrolled into view, in the list below the board if there is one.
void scroll_to(const std::string& mark) {
    const float height = headless::outside().around.height;
    for (int turns = 0; turns < 30; ++turns) {
        const float top = page::shows("board") ? page::mark("board").max.y : 0;
        const float y = page::mark(mark).centre().y;
        if (top + 20 < y && y < height - 90) return;
        const float middle = (top + height) / 2;
        page::wheel(ImVec2{5, middle}, y - middle);
    }
    FAIL(mark << " cannot be scrolled into view");
}

void choose_all(std::initializer_list<const char*> marks) {
    for (const char* mark : marks) {
        if (headless::outside().around.coarse) scroll_to(mark);
        page::choose(mark);
    }
}

ImVec2 on_screen(std::array<int, 2> point) {
    const Json camera = page::app().at("view").at("camera");
    const auto scale = camera.at("scale").get<float>();
    return {camera.at("x").get<float>() + scale * static_cast<float>(point[0]),
            camera.at("y").get<float>() + scale * static_cast<float>(point[1])};
}

void choose_at(const Points& points) {
    for (const auto& point : points) page::choose(on_screen(point));
}

void drag(std::array<int, 2> from, std::array<int, 2> to) {
    const ImVec2 a = on_screen(from), b = on_screen(to), way{b.x - a.x, b.y - a.y};
    if (headless::outside().around.coarse)
        page::swipe(a, way);
    else
        page::drag(a, way);
}

Points points_of(const Json& list) {
    Points points;
    for (const Json& point : list) points.push_back({point.at(0).get<int>(), point.at(1).get<int>()});
    return points;
}

Points extent(const Points& points) {
    Points out{points.at(0), points.at(0)};
    for (const auto& point : points)
        for (std::size_t axis = 0; axis < 2; ++axis) {
            out[0][axis] = std::min(out[0][axis], point[axis]);
            out[1][axis] = std::max(out[1][axis], point[axis]);
        }
    return out;
}

// The editor snaps to a grid of 10 units, and a pointer is only as precise as a pixel.
void check_near(const Points& points, const Points& expected) {
    const auto scale = page::app().at("view").at("camera").at("scale").get<double>();
    REQUIRE(points.size() == expected.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        INFO(points[i][0] << ", " << points[i][1] << " for " << expected[i][0] << ", " << expected[i][1]);
        CHECK(points[i][0] % 10 == 0);
        CHECK(points[i][1] % 10 == 0);
        CHECK(std::hypot(points[i][0] - expected[i][0], points[i][1] - expected[i][1]) < 8 + 1.5 / scale);
    }
}

void open_set_up(page::Outside world = page::desktop()) {
    page::open("", std::move(world));
    choose_all({"play:crossfire-squads", "mode:2", "options"});
}

Json options() { return page::app().at("options"); }
Json draft() { return page::app().at("record").at("start"); }
bool is_faulty() { return !page::app().at("fault").is_null(); }

const Json field{{"k", "field"}, {"poly", {{2000, 1400}, {3600, 1400}, {3600, 2400}, {2000, 2400}}}};
const Json facing{
    {"phase", "play"},
    {"turn", 1},
    {"active", 0},
    {"edges", {"s", "n"}},
    {"terrain", {{"t00", field}}},
    {"units", {{"a00", {{"k", "rifle"}, {"at", {1000, 3000}}}}, {"b00", {{"k", "rifle"}, {"at", {1000, 600}}}}}}};

void edit(const Json& start, page::Outside world = page::desktop()) {
    page::open(squads({{"start", start}}), std::move(world));
    choose_all({"tab:share", "edit"});
}

// CS-HIDE-03, CS-OBS-02: Red hides a gun in the wood and a minefield under the field.
Json secret() {
    Json wood = field, mine = field, start = facing;
    wood["k"] = "woods";
    wood["poly"] = Json{{4200, 600}, {4800, 600}, {4800, 1200}, {4200, 1200}};
    mine.update(Json{{"k", "mine"}, {"pl", 1}, {"hid", true}});
    start["terrain"]["t01"] = wood;
    start["terrain"]["m00"] = mine;
    start["units"]["b01"] = {{"k", "hmg"}, {"hid", "t01"}};
    return squads({{"options", {{"hidden", 1}, {"obstacles", true}}}, {"start", start}});
}

std::set<std::string> keys_of(const Json& object) {
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.insert(key);
    return keys;
}

Json decoded(const std::string& link) {
    const Result<Json> json = read_link(link);
    REQUIRE(json);
    return *json;
}

}  // namespace

// The options and forces of the scenarios are those of the table in the rules.
TEST_CASE("each scenario of squads begins with its forces in place") {
    struct Scenario {
        int place;
        Json options;
        std::size_t units_a, units_b;
    };
    const Scenario scenario =
        GENERATE(Scenario{2, Json::object(), 16, 16}, Scenario{3, {{"scenario", "village"}}, 12, 17},
                 Scenario{4, {{"scenario", "ambush"}}, 20, 14});
    const bool fingers = GENERATE(false, true);
    const bool ambush = scenario.place == 4;
    CAPTURE(scenario.place, fingers);
    open_set_up(fingers ? page::phone() : page::desktop());
    const std::string mark = "scenario:" + std::to_string(scenario.place);
    choose_all({mark.c_str()});
    CHECK(options() == scenario.options);
    page::choose("begin");
    const Json position = page::position();
    CHECK(position.at("phase") == "play");
    CHECK(position.at("turn") == 1);
    // Only the full record contains hidden information.
    std::set<std::string> seen;
    std::size_t units[2]{}, hidden = 0, obstacles = 0;
    const Json record = page::record();
    for (const Json& move : record.at("moves")) {
        const auto kind = move.at("do").get<std::string>();
        obstacles += kind == "mine" || kind == "wire";
        if (kind != "place" && kind != "hide") continue;
        const auto unit = move.at("unit").get<std::string>();
        const std::size_t side = unit[0] == 'a' ? 0 : 1;
        CAPTURE(unit);
        CHECK(seen.insert(unit).second);
        ++units[side];
        if (kind == "hide") {
            ++hidden;
            CHECK(side == 1);
            continue;
        }
        const int y = move.at("at").at(1).get<int>();
        const auto edge = position.at("edges").at(side).get<std::string>();
        REQUIRE((edge == "n" || edge == "s"));
        CHECK((edge == "n" ? y : 3840 - y) <= 935);  // CS-DEP-04
        CHECK(position.at("units").contains(unit));
    }
    CHECK(units[0] == scenario.units_a);
    CHECK(units[1] == scenario.units_b);
    CHECK((hidden > 0) == ambush);
    CHECK(obstacles == (ambush ? 4 : 0));
}

TEST_CASE("players of squads may deploy by themselves, and draw another table") {
    open_set_up();
    page::click("opening:1");
    CHECK(page::app().at("record").value("moves", Json::array()).empty());
    page::click("seed");
    CHECK(options().at("seed") > 1);
    page::click("begin");
    CHECK(page::position().at("phase") == "rolloff");
}

TEST_CASE("what needs another section of squads is offered with it, and goes with it") {
    open_set_up(page::desktop(1280, 2400));  // all settings are visible
    CHECK_FALSE(page::shows("recon"));
    CHECK_FALSE(page::shows("mines:0:more"));
    choose_all({"hidden:2", "recon", "obstacles", "mines:1:more", "observers"});
    const Json with = options();
    CHECK(with.at("hidden") == 1);
    CHECK(with.at("recon") == true);
    CHECK(with.at("obstacles") == true);
    CHECK(with.at("mines") == Json{0, 1});
    CHECK(with.at("observers") == true);
    const auto kind = [](const Json& unit) { return unit.at("k").get<std::string>(); };
    for (const Json& force : with.at("forces")) CHECK(std::ranges::count(force, "fo", kind) == 1);
    choose_all({"hidden:0", "obstacles", "observers"});
    CHECK(options() == Json::object());
    CHECK_FALSE(page::shows("recon"));
    CHECK_FALSE(page::shows("mines:0:more"));

    choose_all({"scenario:4", "vehicles", "hidden:0", "obstacles", "nations:0:4"});
    const Json without = options();
    CHECK(without.at("scenario") == "ambush");
    CHECK(without.at("vehicles") == false);
    CHECK(without.at("hidden") == -1);
    CHECK(without.at("recon") == false);
    CHECK(without.at("obstacles") == false);
    CHECK(without.at("nations") == Json{"ru", "de"});
    for (const Json& force : without.at("forces"))
        for (const char* gone : {"veh", "atg", "bz"}) CHECK(std::ranges::count(force, gone, kind) == 0);
    page::click("begin");
    CHECK(page::position().at("phase") == "play");
}

TEST_CASE("a table of squads drawn by hand is shared by its link and opened elsewhere") {
    const bool fingers = GENERATE(false, true);
    CAPTURE(fingers);
    open_set_up(fingers ? page::phone() : page::desktop());
    page::choose("edit");
    page::choose("clear");
    CHECK(page::app().at("fault").get<std::string>().find("units") != std::string::npos);
    choose_all({"edge:2", "brush:1", "ground:2"});  // Green comes from the south
    const Points wood{{2000, 1400}, {3600, 1400}, {3600, 2400}, {2000, 2400}};
    choose_at(wood);
    // A house with one stroke; its section is switched on automatically.
    choose_all({"outline:close", "piece:objective", "ground:5"});
    drag({4200, 800}, {4800, 1200});
    choose_all({"brush:2", "kind:rifle"});
    choose_at({{2800, 3200}});
    choose_all({"unit:state:more", "brush:3", "kind:hmg"});
    choose_at({{2600, 600}});
    CHECK_FALSE(is_faulty());
    const Json record = page::app().at("record"), start = record.at("start");
    CHECK(record.at("options") == Json{{"buildings", true}});
    CHECK(start.at("obj") == "t00");
    const Json terrain = start.at("terrain"), units = start.at("units");
    CHECK(keys_of(terrain) == std::set<std::string>{"t00", "t01"});
    CHECK(terrain.at("t00").at("k") == "woods");
    CHECK(terrain.at("t01").at("k") == "building");
    check_near(points_of(terrain.at("t00").at("poly")), wood);
    check_near(extent(points_of(terrain.at("t01").at("poly"))), {{4200, 800}, {4800, 1200}});
    CHECK(start.at("edges") == Json{"s", "n"});
    CHECK(keys_of(units) == std::set<std::string>{"a00", "b00"});
    const Json a = units.at("a00"), b = units.at("b00");
    CHECK(a.at("k") == "rifle");
    CHECK(a.at("st") == "p");
    CHECK(b.at("k") == "hmg");
    CHECK(b.at("plt") == 1);
    CHECK(b.at("face") == Json{0, 1});
    check_near(points_of({a.at("at"), b.at("at")}), {{2800, 3200}, {2600, 600}});

    page::choose("copy-position");
    const std::string link = page::outside().clipboard;
    page::choose("play");
    CHECK(page::app().at("asked").at("player") == 0);
    CHECK(plain(page::position()) == plain(start));
    CHECK(plain(page::record_behind(link)) == plain(record));
    page::open(link);
    CHECK(plain(page::position()) == plain(start));
}

TEST_CASE("an outline with a dent is explained and cannot be played until it is mended") {
    edit(facing);
    choose_at({{2800, 1900}});
    drag({3600, 2400}, {2400, 1600});
    CHECK(page::app().at("fault").get<std::string>().find("convex") != std::string::npos);
    CHECK(page::shows("outline-fault"));
    CHECK(page::shows("fault"));
    choose_all({"play", "copy-position"});
    CHECK(page::app().at("screen") == "edit");
    CHECK(page::outside().clipboard.empty());
    const auto corners = [] { return points_of(draft().at("terrain").at("t00").at("poly")); };
    drag(corners()[2], {3400, 2600});
    CHECK_FALSE(is_faulty());
    CHECK_FALSE(page::shows("outline-fault"));
    CHECK(page::shows("play"));
    CHECK_FALSE(page::shows("fault"));
    check_near({corners()[2]}, {{3400, 2600}});
    const Points others{corners()[0], corners()[1], corners()[3]};
    CHECK(others == Points{{2000, 1400}, {3600, 1400}, {2000, 2400}});
}

TEST_CASE("pieces and units of squads move by keys, by 10 and by 1") {
    edit(facing);
    const auto press = [](std::initializer_list<const char*> keys) {
        for (const char* key : keys) page::press(key);
    };
    const auto a00 = [] { return draft().at("units").at("a00").at("at"); };
    press({"n", "ArrowRight", "Shift+ArrowUp"});
    CHECK(a00() == Json{1010, 2999});
    press({"n", "n", "ArrowDown"});
    CHECK(points_of(draft().at("terrain").at("t00").at("poly")) ==
          Points{{2000, 1410}, {3600, 1410}, {3600, 2410}, {2000, 2410}});
    press({"z", "z"});
    CHECK(a00() == Json{1010, 3000});
    CHECK(draft().at("terrain").at("t00") == field);
    press({"x"});
    CHECK(draft().at("terrain") == Json::object());
    CHECK(keys_of(draft().at("units")) == std::set<std::string>{"a00", "b00"});
}

TEST_CASE("with nothing chosen the keys move a cursor over the table, by 80 and by 10") {
    edit(facing);
    const auto cursor = [] { return page::app().at("view").at("cursor"); };
    CHECK(cursor().is_null());
    for (const char* key : {"ArrowRight", "ArrowDown", "ArrowDown", "Shift+ArrowUp"}) page::press(key);
    CHECK(cursor() == Json{5760 / 2 + 80, 3840 / 2 + 160 - 10});
}

TEST_CASE("a unit of squads is turned, hidden and brought back") {
    const bool fingers = GENERATE(false, true);
    CAPTURE(fingers);
    Json start = facing;
    start["units"]["b01"] = {{"k", "hmg"}, {"at", {2800, 1900}}, {"face", {0, 1}}};
    edit(start, fingers ? page::phone(390, 1600) : page::desktop(1280, 1600));
    page::choose("unit:b01");
    choose_all({"unit:turn:more"});  // a sixteenth of a turn, clockwise
    const auto unit = [] { return draft().at("units").at("b01"); };
    CHECK(unit().at("face") == Json{-5, 12});
    choose_all({"unit:hidden"});
    CHECK(plain(unit()) == plain(Json{{"k", "hmg"}, {"face", {-5, 12}}, {"hid", "t00"}}));
    CHECK(page::app().at("record").at("options") == Json{{"hidden", 1}});
    CHECK_FALSE(is_faulty());
    choose_all({"unit:hidden"});
    CHECK(unit().at("at") == Json{2800, 1900});  // the middle of its field
    CHECK_FALSE(unit().contains("hid"));
}

TEST_CASE("a table for a deployment carries ground and forces in its options") {
    edit(facing);
    choose_all({"begins:1", "brush:2", "kind:smg"});
    const Json smg{{"k", "smg"}, {"plt", 1}}, rifle{{"k", "rifle"}};
    const Json forces = Json::array({Json::array({rifle, smg}), Json::array({rifle})});
    CHECK(plain(page::app().at("record")) ==
          plain(squads({{"options", {{"terrain", {{"t00", field}}}, {"forces", forces}, {"units", true}}}})));
    page::click("play");
    CHECK(page::position().at("phase") == "rolloff");
}

TEST_CASE("the generator lays out the table of a number, under the units that stand there") {
    page::open(squads({{"options", {{"seed", 2}}}}));
    const Json terrain = page::position().at("terrain");
    edit(facing);
    page::click("seed:more");
    CHECK(plain(draft().at("terrain")) == plain(terrain));
    CHECK(plain(draft().at("units")) == plain(facing.at("units")));
}

TEST_CASE("the link for the opponent leaves out what is hidden, and can be played on") {
    page::open(secret());
    page::click("tab:share");
    CHECK_FALSE(page::shows("copy-for:1"));  // nothing is hidden from Red
    CHECK_FALSE(page::shows("copy-position"));
    page::click("copy-link");
    const Json whole = decoded(page::outside().clipboard).at("start");
    CHECK(plain(whole.at("units").at("b01")) == plain(Json{{"k", "hmg"}, {"hid", "t01"}}));
    CHECK(whole.at("terrain").contains("m00"));
    page::click("copy-for:0");
    const std::string link = page::outside().clipboard;
    const Json record = decoded(link), start = record.at("start");
    CHECK(keys_of(start.at("units")) == std::set<std::string>{"a00", "b00"});
    CHECK(keys_of(start.at("terrain")) == std::set<std::string>{"t00", "t01"});
    for (const char* hidden : {"b01", "m00", "hmg", "mine\""})
        CHECK(write_json(record).find(hidden) == std::string::npos);
    page::open(link);
    CHECK(plain(page::position()) == plain(start));
    CHECK(page::app().at("asked").at("player") == 0);
}

TEST_CASE("where nothing would be left to play with, that is said instead of a link") {
    Json record = secret();
    record["start"]["units"].erase("b00");
    page::open(record);
    page::click("tab:share");
    CHECK_FALSE(page::shows("copy-for:0"));
    CHECK(page::shows("no-link-for:0"));
    CHECK(page::shows("copy-link"));
}
