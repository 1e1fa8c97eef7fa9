// Boards as the visitor has set them: turned round, with larger pieces, without coordinates, in other colours.
#include <catch_amalgamated.hpp>
#include <cmath>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "page/crosshairs/driver.h"
#include "page/driver.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

void open(const page::Address& address, const std::string& settings, page::Outside world = page::desktop()) {
    world.storage["settings"] = settings + " own-dice=1";
    page::open(address, world);
}

std::map<std::string, ImVec2> places(const std::string& prefix) {
    std::map<std::string, ImVec2> found;
    for (const auto& [name, box] : page::marks())
        if (name.starts_with(prefix)) found[name] = box.centre();
    return found;
}

using Marks = std::vector<std::string>;

void choose(const Marks& marks) {
    for (const std::string& mark : marks) page::choose(mark);
}

// Every place with such a mark is where the board, turned by 180 degrees, has it, once `before` has been chosen.
void check_mirrored(const page::Address& address, const std::string& prefix, const Marks& before = {}) {
    open(address, "");
    choose(before);
    const auto as_is = places(prefix);
    open(address, "turned=1");
    choose(before);
    const auto turned = places(prefix);
    REQUIRE(as_is.size() > 1);
    REQUIRE(turned.size() == as_is.size());
    const auto sum = [&](const std::string& name) {
        const ImVec2 a = as_is.at(name), b = turned.at(name);
        return ImVec2{a.x + b.x, a.y + b.y};
    };
    const ImVec2 first = sum(as_is.begin()->first);
    float farthest = 0;
    for (const auto& [name, place] : as_is) {
        INFO(name);
        CHECK(std::hypot(sum(name).x - first.x, sum(name).y - first.y) < 3);
        farthest = std::max(farthest, std::hypot(place.x - turned.at(name).x, place.y - turned.at(name).y));
    }
    CHECK(farthest > 100);
}

// What is played by pointing at the board is the same on a turned one.
void check_same_game(const page::Address& address, const page::Outside& world, const std::function<void()>& play) {
    open(address, "", world);
    play();
    const Json record = page::record(), position = page::position();
    open(address, "turned=1", world);
    play();
    CHECK(page::record() == record);
    CHECK(page::position() == position);
    CHECK(page::app().at("size") > 0);
}

// An arrow moves the cursor to where it points.
void check_arrows(const page::Address& address) {
    open(address, "turned=1");
    page::press("Enter");
    const auto cursor = [] { return page::where("cell:" + page::app().at("view").at("cursor").get<std::string>()); };
    const ImVec2 begin = cursor();
    page::press("ArrowUp");
    const ImVec2 above = cursor();
    CHECK(above.y < begin.y - 10);
    page::press("ArrowRight");
    CHECK(cursor().x > above.x + 10);
}

void drag(const std::string& from, const std::string& to) {
    const ImVec2 a = page::where(from), b = page::where(to);
    page::drag(from, {b.x - a.x, b.y - a.y});
}

Json with_start(const char* game, const char* start, const char* options = "{}") {
    return {{"game", game}, {"version", 1}, {"options", Json::parse(options)}, {"start", Json::parse(start)}};
}

Json hexes() { return {{"game", "crossfire-hex"}, {"version", 1}}; }

// German blue, with these dice, is behind Allied red.
Json war() {
    return with_start("aerial-war", R"({"phase": "fly", "dice": [3, 5], "side": 0, "first": 0, "mover": "b",
    "round": 3, "planes": [{"at": "e5", "p": 0, "c": "b", "dir": "n"}, {"at": "a1", "p": 0, "c": "r", "dir": "n"},
    {"at": "d8", "p": 1, "c": "r", "dir": "n"}, {"at": "k14", "p": 1, "c": "b", "dir": "w"}]})");
}

// The Camel, right behind an Albatros, is about to move.
Json chase() {
    return with_start("dogfight", R"({"phase": "go", "cur": "A", "turn": 3, "map": [15, 13], "planes": {
    "A": {"side": 0, "type": "camel", "hex": "g8", "face": "n", "alt": 8, "speed": 5, "target": "B", "cv": 10,
        "pilot": [2, 1, 2]},
    "B": {"side": 1, "type": "d5a", "hex": "g7", "face": "n", "alt": 8, "speed": 5, "mt": 1}}})");
}

Json battle() {
    return with_start("crossfire-squads", R"({"phase": "play", "turn": 3, "active": 0, "edges": ["s", "n"],
    "obj": "t00", "terrain": {"t00": {"k": "woods", "poly": [[1900, 2000], [2300, 2000], [2300, 2400], [1900, 2400]]},
        "t01": {"k": "field", "poly": [[4000, 1400], [4400, 1400], [4400, 1800], [4000, 1800]]}},
    "units": {"a00": {"k": "rifle", "at": [1000, 3000]}, "a01": {"k": "rifle", "at": [5000, 3600]},
        "b00": {"k": "rifle", "at": [2200, 800], "plt": 1}}})");
}

// A place on the table of squads.
ImVec2 on_table(float x, float y) {
    const Json camera = page::app().at("view").at("camera");
    const auto scale = camera.at("scale").get<float>();
    return {camera.at("x").get<float>() + scale * x, camera.at("y").get<float>() + scale * y};
}

Json clouds() { return page::crosshairs::record(page::crosshairs::clouds); }

Json crosshairs_with_planes() {
    std::vector<std::string> moves = page::crosshairs::clouds;
    for (const char* move : {"+a2=ne", "+k3=sw", "+k5=sw"}) moves.push_back(move);
    return page::crosshairs::record(moves);
}

}  // namespace

TEST_CASE("the settings of the board are chosen in the settings sheet, and kept") {
    for (const page::Outside& world : {page::desktop(), page::phone(), page::embed()}) {
        page::open(clouds(), world);
        const ImVec2 before = page::where("cell:a1");
        page::press(";");
        choose({"set:turned", "set:large", "set:coordinates", "set:palette:1"});
        page::press("Escape");
        CHECK(page::where("cell:a1").y < before.y - 100);
        if (!world.around.embedded)
            CHECK(page::outside().storage.at("settings") == "own-dice=1 turned=1 large=1 coordinates=0 palette=1");
    }
}

TEST_CASE("Crosshairs, turned round: places, a game, arrows") {
    check_mirrored(clouds(), "cell:");
    check_arrows(clouds());
    check_same_game(clouds(), GENERATE(page::desktop(), page::phone()), [] {
        for (const std::string& move : page::crosshairs::opening) page::crosshairs::point(move);
        page::choose("cell:c2");
        for (const char* mark : {"turn:left", "turn:left"}) page::choose(mark);
    });
}

TEST_CASE("Crosshairs, turned round: a plane is dragged") {
    open(clouds(), "turned=1");
    page::crosshairs::point("+a2=ne");
    page::crosshairs::point("+k3=sw");
    page::crosshairs::point("+k5=sw");
    drag("cell:a2", "cell:c4");
    CHECK(page::app().at("view").at("planned") == "a2-2");
    page::choose("cell:c4");
    CHECK(page::app().at("size") == page::crosshairs::clouds.size() + 4);
}

TEST_CASE("hex Crossfire, turned round: places, moves, arrows") {
    check_mirrored(hexes(), "cell:");
    check_mirrored(hexes(), "reserve:");
    check_arrows(hexes());
    check_same_game(hexes(), page::desktop(), [] {
        for (const auto& [from, to] : {std::pair{"k7", "j8"}, {"a5", "b4"}, {"j6", "l6"}, {"c5", "e5"}, {"l6", "j8"}}) {
            page::choose(std::string("cell:") + from);
            page::choose(std::string("cell:") + to);
        }
        CHECK(page::app().at("size") == 5);
    });
    open(hexes(), "turned=1");
    drag("cell:k7", "cell:j8");
    page::choose("action:play");
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("the Aerial War Game, turned round: places, an attack, arrows, the facing by where one points") {
    check_mirrored(war(), "cell:");
    check_arrows(war());
    check_same_game(war(), GENERATE(page::desktop(), page::phone()), [] {
        choose({"cell:d7", "card:face:n", "action:fly", "cell:d8"});
        page::enter_dice({4});
    });
    for (const char* settings : {"", "turned=1"}) {
        open(war(), settings);
        const ImVec2 here = page::where("cell:d7"), west = page::where("cell:c7"), south = page::where("cell:d6");
        page::click(ImVec2{here.x + 0.35f * (west.x - here.x), here.y});
        CHECK(page::app().at("view").at("chosen") == "d7w");
        open(war(), settings);
        page::click(ImVec2{here.x, here.y - 0.35f * (south.y - here.y)});
        CHECK(page::app().at("view").at("chosen") == "d7n");
        drag("cell:e5", "cell:d7");
        CHECK(page::app().at("view").at("chosen").get<std::string>().starts_with("d7"));
        page::choose("cell:d7");
        CHECK(page::app().at("size") == 1);
    }
}

TEST_CASE("Dogfight!, turned round: places, a step, arrows, zoom") {
    check_mirrored(chase(), "cell:");
    check_same_game(chase(), GENERATE(page::desktop(), page::phone()), [] {
        page::enter_dice({4});
        page::choose("more-ways");
        const auto steps = places("ghost:");
        REQUIRE(steps.count("ghost:F") == 1);
        page::choose("ghost:F");
        page::choose("ghost:F");
        CHECK(page::position().at("planes").at("A").at("hex") == "g7");
    });
    open(chase(), "turned=1");
    page::enter_dice({4});
    page::choose("more-ways");
    const ImVec2 nose = page::where("ghost:F"), hex = page::where("cell:g7"), behind = page::where("cell:g8");
    CHECK(nose.y > hex.y);  // north is down
    CHECK(hex.y > behind.y);
}

TEST_CASE("Crossfire with squads, turned round: places, fire, a goal, panning") {
    check_mirrored(battle(), "unit:a");
    check_mirrored(battle(), "piece:");
    check_same_game(battle(), page::desktop(), [] {
        choose({"unit:a00", "unit:b00", "unit:b00"});
        page::enter_dice({5, 1, 1});
        CHECK(page::position().at("units").at("b00").at("st") == "p");
    });
    for (const char* settings : {"", "turned=1"}) {
        open(battle(), settings);
        page::choose("unit:a00");
        page::choose(on_table(2600, 3000));  // a pixel is some seven units of the table
        const Json goal = page::app().at("view").at("goal");
        CHECK(std::abs(goal[0].get<int>() - 2600) < 10);
        CHECK(std::abs(goal[1].get<int>() - 3000) < 10);
        page::press("ArrowUp");
        const int up = *settings == 0 ? -10 : 10;
        CHECK(page::app().at("view").at("goal") == Json{goal[0], goal[1].get<int>() + up});
    }
    open(battle(), "turned=1");
    page::wheel("unit:b00", -300);
    const ImVec2 before = page::where("unit:b00");
    page::drag(ImVec2{before.x + 60, before.y + 60}, {-40, -30});
    CHECK(std::abs(page::where("unit:b00").x - (before.x - 40)) < 2);
    CHECK(std::abs(page::where("unit:b00").y - (before.y - 30)) < 2);
}

TEST_CASE("the editors' boards turn round too") {
    const std::tuple<Json, std::string, Marks> drafts[]{
        {clouds(), "cell:", {"clear", "brush:0", "cell:c4"}},
        {hexes(), "cell:", {"clear", "brush:1", "cell:g1", "cell:c3"}},
        {war(), "cell:", {"clear", "brush:0", "cell:c3", "brush:4", "cell:c5"}},
        {chase(), "cell:", {"clear", "brush:0", "cell:c3", "brush:2", "cell:e5"}},
        {battle(), "unit:a", {"unit:a00"}}};
    for (const auto& [record, prefix, drawn] : drafts) {
        INFO(record.at("game"));
        const Marks editor{"tab:share", "edit"};
        check_mirrored(record, prefix, editor);
        std::vector<Json> made;
        for (const char* settings : {"", "turned=1"}) {
            open(record, settings);
            choose(editor);
            choose(drawn);
            made.push_back(page::app().at("record"));
        }
        CHECK(made[0] == made[1]);
        if (prefix == "cell:") CHECK(made[0] != record);
    }
    open(clouds(), "turned=1");
    choose({"tab:share", "edit"});
    page::press("ArrowUp");
    const auto cursor = [] { return page::where("cell:" + page::app().at("view").at("cursor").get<std::string>()); };
    const ImVec2 begin = cursor();
    page::press("ArrowUp");
    CHECK(cursor().y < begin.y - 10);
}

TEST_CASE("larger pieces are larger") {
    for (const Json& record : {crosshairs_with_planes(), hexes(), war(), chase(), battle()}) {
        INFO(record.at("game"));
        open(record, "");
        const headless::Image small = headless::screenshot();
        open(record, "large=1");
        CHECK(headless::screenshot().pixels != small.pixels);
    }
}

TEST_CASE("coordinates can be hidden") {
    const auto count = [](const Json& record, const std::string& settings, std::string_view text) {
        open(record, settings);
        return std::ranges::count(page::words(), text);
    };
    for (const auto& [record, letter] :
         {std::pair{clouds(), "k"}, {hexes(), "k"}, {war(), "g"}, {chase(), "g"}, {battle(), "C"}}) {
        INFO(record.at("game"));
        CHECK(count(record, "", letter) > count(record, "coordinates=0", letter));
    }
}

namespace {

// The least distance of two of the colours to an eye that sees this, in CIE Lab.
float least_distance(const std::array<std::array<float, 3>, 3>& eye) {
    std::vector<std::array<float, 3>> seen;
    for (const theme::Side& side : theme::sides()) {
        const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(side.fill);
        std::array<float, 3> light{}, sight{};
        const std::array parts{colour.x, colour.y, colour.z};
        for (std::size_t i = 0; i < 3; ++i)
            light[i] = parts[i] <= 0.04045f ? parts[i] / 12.92f : std::pow((parts[i] + 0.055f) / 1.055f, 2.4f);
        for (std::size_t i = 0; i < 3; ++i)
            sight[i] = std::clamp(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2], 0.0f, 1.0f);
        const auto root = [](float t) { return t > 0.008856f ? std::cbrt(t) : 7.787f * t + 16.0f / 116; };
        const float x = root((0.4124f * sight[0] + 0.3576f * sight[1] + 0.1805f * sight[2]) / 0.9505f);
        const float y = root(0.2126f * sight[0] + 0.7152f * sight[1] + 0.0722f * sight[2]);
        const float z = root((0.0193f * sight[0] + 0.1192f * sight[1] + 0.9505f * sight[2]) / 1.089f);
        seen.push_back({116 * y - 16, 500 * (x - y), 200 * (y - z)});
    }
    float least = 1000;
    for (std::size_t i = 0; i < seen.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            least = std::min(least, std::hypot(seen[i][0] - seen[k][0],
                                               std::hypot(seen[i][1] - seen[k][1], seen[i][2] - seen[k][2])));
    return least;
}

}  // namespace

TEST_CASE("the stronger palette is easier to tell apart for every kind of eyes") {
    using Eye = std::array<std::array<float, 3>, 3>;  // Machado, Oliveira and Fernandes 2009, full severity
    const std::array eyes{Eye{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                          Eye{{{0.152286f, 1.052583f, -0.204868f},
                               {0.114503f, 0.786281f, 0.099216f},
                               {-0.003882f, -0.048116f, 1.051998f}}},
                          Eye{{{0.367322f, 0.860646f, -0.227968f},
                               {0.280085f, 0.672501f, 0.047413f},
                               {-0.011820f, 0.042940f, 0.968881f}}},
                          Eye{{{1.255528f, -0.076749f, -0.178779f},
                               {-0.078411f, 0.930809f, 0.147602f},
                               {0.004733f, 0.691367f, 0.303900f}}}};
    for (const Eye& eye : eyes) {
        open(clouds(), "");
        const float standard = least_distance(eye);
        open(clouds(), "palette=1");
        CHECK(least_distance(eye) > std::max(35.0f, 1.3f * standard));
    }
}
