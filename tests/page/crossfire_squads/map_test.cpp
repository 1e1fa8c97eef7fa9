// The map of Crossfire with squads: sizes of counters, labels, what the camera opens on, the whole table at a glance.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "api/games.h"
#include "base/rng.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/art/labels.h"
#include "geometry/plane.h"
#include "page/driver.h"

using namespace sightlines;
namespace art = crossfire_squads::art;

namespace {

Json read(const std::string& text) { return Json::parse(text); }

// A wood with the flag in the middle of the table, two hills beside it.
Json table_with(const Json& units) {
    Json start = read(R"({"phase": "play", "turn": 3, "active": 0, "edges": ["s", "n"], "obj": "t00", "terrain": {
        "t00": {"k": "woods", "poly": [[2700, 1700], [3100, 1700], [3100, 2100], [2700, 2100]]},
        "t01": {"k": "hill", "poly": [[2700, 900], [3200, 900], [3200, 1400], [2700, 1400]]},
        "t02": {"k": "hill", "poly": [[3600, 1700], [4100, 1700], [4100, 2200], [3600, 2200]]}}})");
    start["units"] = units;
    return {{"game", "crossfire-squads"}, {"version", 1}, {"start", start}};
}

std::string unit_id(int side, int number) {
    return std::string(1, static_cast<char>('a' + side)) + static_cast<char>('0' + number / 10) +
           static_cast<char>('0' + number % 10);
}

// So many units a side, nowhere on top of each other, in all states; the fewer the narrower the place.
Json random_units(Rng& rng, int each, int left, int top, int right, int bottom) {
    std::vector<ImVec2> taken;
    Json units = Json::object();
    for (int i = 0; i < 2 * each; ++i) {
        ImVec2 at;
        do {
            at = {static_cast<float>(left + static_cast<int>(rng.below(static_cast<unsigned>(right - left)))),
                  static_cast<float>(top + static_cast<int>(rng.below(static_cast<unsigned>(bottom - top))))};
        } while (std::any_of(taken.begin(), taken.end(),
                             [&](ImVec2 other) { return std::hypot(other.x - at.x, other.y - at.y) < 101; }));
        taken.push_back(at);
        const bool commander = i / 2 % 4 == 0;
        Json unit{{"k", commander ? "pc" : "rifle"}, {"plt", 1 + i / 2 / 4}, {"at", {at.x, at.y}}};
        unit["at"] = {static_cast<int>(at.x), static_cast<int>(at.y)};
        const auto state = rng.below(4);
        if (state == 0) unit["st"] = "p";
        if (state == 1) unit["st"] = "s";
        units[unit_id(i % 2, i / 2)] = unit;
    }
    return units;
}

bool overlap(const page::Box& a, const page::Box& b) {
    return a.min.x < b.max.x - 0.1f && b.min.x < a.max.x - 0.1f && a.min.y < b.max.y - 0.1f && b.min.y < a.max.y - 0.1f;
}

bool covers(const page::Box& label, const page::Box& counter) {
    const ImVec2 c = counter.centre();
    const float x = c.x - std::clamp(c.x, label.min.x, label.max.x),
                y = c.y - std::clamp(c.y, label.min.y, label.max.y);
    return std::hypot(x, y) < counter.width() / 2;
}

// By their unit.
std::map<std::string, page::Box> boxes_of(const std::string& prefix) {
    std::map<std::string, page::Box> found;
    for (const auto& [name, box] : page::marks_of(prefix)) found[name.substr(prefix.size())] = box;
    return found;
}

void check_map(float least) {
    const auto counters = boxes_of("counter:"), labels = boxes_of("label:");
    REQUIRE_FALSE(counters.empty());
    const page::Box board = page::mark("board");
    for (const auto& [name, counter] : counters) {
        INFO("counter of " << name);
        CHECK(counter.width() >= least - 0.01f);
    }
    for (const auto& [name, label] : labels) {
        INFO("label of " << name);
        CHECK(label.min.x >= board.min.x);
        CHECK(label.max.x <= board.max.x);
        CHECK(label.min.y >= board.min.y);
        CHECK(label.max.y <= board.max.y);
        for (const auto& [other_name, other] : labels) {
            INFO("over the label of " << other_name);
            CHECK((name == other_name || !overlap(label, other)));
        }
        for (const auto& [other_name, counter] : counters) {
            INFO("over the counter of " << other_name);
            CHECK_FALSE(covers(label, counter));
        }
    }
}

}  // namespace

TEST_CASE("labels are placed over nothing, and needed ones are never left out", "[squads]") {
    Rng rng(21);
    const Area view{{0, 0}, {390, 400}};
    for (int round = 0; round < 200; ++round) {
        std::vector<art::Disc> discs;
        std::vector<art::Tag> tags;
        const auto some = [&](unsigned most) { return static_cast<float>(rng.below(most)); };
        for (int i = 0; i < 24; ++i) {
            discs.push_back({{some(390), some(400)}, 12 + some(6)});
            tags.push_back({discs.back(), 24 + some(70), 15, i % 3 == 0 ? 22.0f : 0.0f, i < 12});
        }
        const std::vector<Area> areas{{{300, 360}, {390, 400}}};
        const auto placed = art::place_tags(tags, discs, areas, view);
        REQUIRE(placed.size() == tags.size());
        for (std::size_t i = 0; i < placed.size(); ++i) {
            if (tags[i].needed) CHECK(placed[i]);
            if (!placed[i]) continue;
            const Area area = placed[i]->area;
            const float width = area.size().x, wanted = placed[i]->whole ? tags[i].width : tags[i].brief;
            CHECK(width == Catch::Approx(wanted));
            CHECK(art::is_inside(area, view));
            CHECK_FALSE(art::overlap(area, areas[0]));
            for (const art::Disc& disc : discs) CHECK_FALSE(art::overlap(area, disc));
            for (std::size_t k = 0; k < i; ++k) CHECK_FALSE((placed[k] && art::overlap(area, placed[k]->area)));
        }
    }
}

TEST_CASE("counters have their size, and labels cover neither counters nor each other", "[squads]") {
    Rng rng(4);
    struct Device {
        page::Outside world;
        float least;
    };
    for (const Device& device : {Device{page::desktop(), 24}, Device{page::phone(), 28},
                                 Device{page::phone(844, 390), 28}, Device{page::embed(), 24}}) {
        for (int round = 0; round < 4; ++round) {
            const bool close = round % 2 == 0;
            page::open(table_with(close ? random_units(rng, 8, 2200, 1400, 3600, 2600)
                                        : random_units(rng, 14, 200, 200, 5500, 3600)),
                       device.world);
            CAPTURE(device.world.around.width, round);
            check_map(device.least);
            // In a small embed units may leave no room that touches the piece; the goal line names the holder as well.
            if (!device.world.around.embedded) CHECK(page::shows("label:flag"));
            page::press(".");
            const auto chosen = page::app().at("view").at("unit");
            REQUIRE(chosen.is_string());
            const std::string id = chosen.get<std::string>();
            check_map(device.least);
            CHECK(page::mark("counter:" + id).width() >= 32 - 0.01f);
            CHECK(page::shows("label:" + id));
        }
    }
}

TEST_CASE("a state is told in words under the counter", "[squads]") {
    page::open(table_with(read(R"({"a00": {"k": "rifle", "plt": 2, "at": [2900, 2900], "st": "p"},
        "a01": {"k": "rifle", "plt": 2, "at": [2500, 2900], "st": "s"}, "a02": {"k": "rifle", "plt": 1, "at": [2000, 2900]},
        "b00": {"k": "rifle", "at": [2900, 500]}})")));
    for (const char* words : {"2/1", "pinned", "2/2", "suppressed", "Flag", "HILL", "G3"}) {
        INFO(words);
        CHECK(page::says(words));
    }
}

TEST_CASE("the flag says who holds it", "[squads]") {
    const auto units = [](const char* green, const char* red) {
        return table_with(read(std::string(R"({"a00": {"k": "rifle", "plt": 1, "at": )") + green +
                               R"(}, "b00": {"k": "rifle", "plt": 1, "at": )" + red + "}}"));
    };
    page::open(units("[2900, 2900]", "[2900, 500]"));
    CHECK(page::says("Flag"));
    CHECK_FALSE(page::says("Flag: "));
    page::open(units("[2900, 1900]", "[2900, 500]"));
    CHECK(page::says("Flag: Green"));
    page::open(units("[2900, 2900]", "[2900, 1900]"));
    CHECK(page::says("Flag: Red"));
    page::open(units("[2800, 1900]", "[2950, 1900]"));
    CHECK(page::says("Flag: both"));
}

TEST_CASE("the flag stands in its piece, wherever units stand, and its label touches the piece", "[squads]") {
    constexpr int west = 2700, east = 3100, north = 1700, south = 2100;
    const std::vector<std::vector<std::array<int, 2>>> held{
        {{3060, 1740}},
        {{2900, 1900}},
        {{2900, 1800}, {2900, 2000}},
        {{2760, 1760}, {3040, 1760}, {2900, 2000}},
        {{2760, 1760}, {3040, 1760}, {2900, 1900}, {2760, 2040}, {3040, 2040}}};
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390)}) {
        for (const auto& places : held) {
            Json units = read(R"({"b00": {"k": "rifle", "at": [2900, 500]}})");
            for (std::size_t i = 0; i < places.size(); ++i)
                units[unit_id(0, static_cast<int>(i))] = {{"k", "rifle"}, {"at", places[i]}};
            page::open(table_with(units), world);
            // From the places of two units: how many pixels a unit of the table has, and where the piece is.
            const ImVec2 a = page::mark("unit:a00").centre(), b = page::mark("unit:b00").centre();
            const float scale = (a.y - b.y) / static_cast<float>(places[0][1] - 500);
            const auto x = [&](int at) { return a.x + scale * static_cast<float>(at - places[0][0]); };
            const auto y = [&](int at) { return a.y + scale * static_cast<float>(at - places[0][1]); };
            const page::Box flag = page::mark("flag");
            CAPTURE(world.around.width, places.size(), scale);
            CHECK(flag.min.x >= x(west) - 1);
            CHECK(flag.max.x <= x(east) + 1);
            CHECK(flag.min.y >= y(north) - 1);
            CHECK(flag.max.y <= y(south) + 1);
            if (!page::shows("label:flag")) continue;
            const page::Box label = page::mark("label:flag");
            CHECK(label.min.x <= x(east));
            CHECK(label.max.x >= x(west));
            CHECK(label.min.y <= y(south));
            CHECK(label.max.y >= y(north));
        }
    }
}

TEST_CASE("the forces whose turn it is are tinted, also while the other side decides", "[squads]") {
    Json record = table_with(read(R"({"a00": {"k": "rifle", "plt": 1, "at": [2300, 2900]},
        "b00": {"k": "rifle", "plt": 1, "at": [2300, 500]}})"));
    record["start"]["active"] = 1;
    page::open(record);
    CHECK(page::shows("turn:1"));
    CHECK_FALSE(page::shows("turn:0"));
    record["start"]["phase"] = "react";
    record["start"]["mv"] =
        read(R"({"u": "b00", "k": "move", "from": [2300, 500], "to": [1900, 500], "i": 0, "m": 400})");
    page::open(record);
    CHECK(page::shows("turn:1"));
    CHECK_FALSE(page::shows("turn:0"));
}

TEST_CASE("the camera opens on the flag, one's own units and enemies near them", "[squads]") {
    const Json record = table_with(read(R"({"a00": {"k": "rifle", "at": [2500, 2600]},
        "a01": {"k": "rifle", "at": [3300, 2600]}, "a02": {"k": "rifle", "at": [2900, 2500]},
        "b00": {"k": "rifle", "at": [2900, 1100]}, "b01": {"k": "rifle", "at": [200, 200]},
        "b02": {"k": "rifle", "at": [300, 200]}, "b03": {"k": "rifle", "at": [400, 200]},
        "b04": {"k": "rifle", "at": [500, 200]}, "b05": {"k": "rifle", "at": [600, 200]},
        "b06": {"k": "rifle", "at": [700, 200]}, "b07": {"k": "rifle", "at": [800, 200]}})"));
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
        page::open(record, world);
        const page::Box board = page::mark("board");
        const auto is_in_view = [&](const char* mark) {
            const ImVec2 at = page::mark(mark).centre();
            return at.x > board.min.x && at.x < board.max.x && at.y > board.min.y && at.y < board.max.y;
        };
        for (const char* mark : {"unit:a00", "unit:a01", "unit:a02", "unit:b00", "piece:t00"}) {
            CAPTURE(mark, world.around.width);
            CHECK(is_in_view(mark));
        }
        CHECK_FALSE(is_in_view("unit:b01"));
    }
}

TEST_CASE("after others have acted the map shows again what it showed before", "[squads]") {
    page::Outside world = page::desktop();
    world.engine = [answered = 0](std::string_view) mutable {
        const bool first = answered++ == 0;
        return write_json(
            {{"action", first ? read(R"({"do": "move", "unit": "b01", "to": [600, 200]})") : read(R"({"do": "end"})")},
             {"text", first ? "b01 > 600,200" : "."},
             {"why", ""},
             {"chance", 500},
             {"chances", {500, 500}},
             {"nodes", 1}});
    };
    Json record =
        table_with(read(R"({"a00": {"k": "rifle", "at": [2500, 2600]}, "a01": {"k": "rifle", "at": [3300, 2600]},
        "b00": {"k": "rifle", "at": [2900, 1100]}, "b01": {"k": "rifle", "at": [200, 200]}})"));
    page::open(record, world);
    for (const char* mark : {"who-plays", "seat:1:2"}) page::choose(mark);
    const auto camera = [] { return page::app().at("view").at("camera"); };
    const Json before = camera();
    page::choose("do:end");
    page::let_computers_act();
    for (int i = 0; i < 3 && page::position().at("phase") == "react"; ++i) {
        page::choose("do:hold");
        page::let_computers_act();
    }
    REQUIRE(page::position().at("turn") == 5);
    const Json now = camera();
    for (const char* part : {"scale", "x", "y"}) {
        CAPTURE(part);
        CHECK(now.at(part).get<float>() == Catch::Approx(before.at(part).get<float>()).margin(1));
    }
}

TEST_CASE("the whole table merges platoons that have no room, and a token leads to its units", "[squads]") {
    const bool has_room = GENERATE(false, true);
    Rng rng(9);
    Json units = random_units(rng, 8, 2200, 2400, 3600, 3400);
    units["a15"] = read(R"({"k": "cc", "at": [600, 3600]})");
    page::open(table_with(units), has_room ? page::desktop() : page::phone());
    const auto scale = [] { return page::app().at("view").at("camera").at("scale").get<float>(); };
    const float opened = scale();
    CHECK(boxes_of("token:").empty());
    page::choose("whole-table");
    CHECK(scale() < opened);
    if (has_room) {
        CHECK(boxes_of("token:").empty());
        CHECK(boxes_of("counter:").size() == units.size());
        return;
    }
    CHECK(boxes_of("counter:").empty());
    const auto tokens = boxes_of("token:");
    CHECK(tokens.size() == 5);
    for (const char* words : {"1st platoon, 4", "2nd platoon, 4", "company commander"}) CHECK(page::says(words));
    for (const auto& [name, token] : tokens)
        for (const auto& [other, box] : tokens) CHECK((name == other || !overlap(token, box)));

    page::choose("whole-table");
    CHECK(scale() == Catch::Approx(opened));
    page::press("0");
    CHECK(boxes_of("token:").size() == 5);
    CHECK(page::app().at("view").at("unit").is_null());
    page::choose("token:a2");
    CHECK(boxes_of("token:").empty());
    CHECK(page::app().at("size") == 0);
    const page::Box board = page::mark("board");
    for (const char* id : {"a04", "a05", "a06", "a07"}) {
        const ImVec2 at = page::mark("unit:" + std::string(id)).centre();
        CHECK(at.x > board.min.x);
        CHECK(at.x < board.max.x);
        CHECK(at.y > board.min.y);
        CHECK(at.y < board.max.y);
    }
    page::press("0", 2);
    CHECK(boxes_of("token:").empty());
}

TEST_CASE("squads: what lights a unit up lies under its counter", "[squads][map]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")));
    REQUIRE(page::app().at("view").at("suggested") == "a01");
    const headless::Image image = headless::screenshot();
    const auto colour_of = [&](const char* counter) {
        const ImVec2 at = page::mark(counter).centre();
        const std::size_t pixel = 4 * (static_cast<std::size_t>(at.y) * static_cast<std::size_t>(image.width) +
                                       static_cast<std::size_t>(at.x) - 4);  // beside the crossing of the symbol
        return std::vector<int>(image.pixels.begin() + static_cast<std::ptrdiff_t>(pixel),
                                image.pixels.begin() + static_cast<std::ptrdiff_t>(pixel) + 3);
    };
    CHECK(colour_of("counter:a01") == colour_of("counter:a02"));
}

// How far a way is blue or red: pixels of it on the screen, counters at its ends aside.
struct Inks {
    int blue = 0, red = 0;
};
Inks inks_between(ImVec2 from, ImVec2 to) {
    constexpr float away = 40;
    const headless::Image image = headless::screenshot();
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    Inks found;
    for (float far = away; far < length - away; ++far) {
        const auto x = static_cast<std::size_t>(from.x + (to.x - from.x) * far / length);
        const auto y = static_cast<std::size_t>(from.y + (to.y - from.y) * far / length);
        const std::uint8_t* pixel = &image.pixels[4 * (y * static_cast<std::size_t>(image.width) + x)];
        found.blue += pixel[2] > pixel[0] + 60 ? 1 : 0;
        found.red += pixel[0] > pixel[2] + 80 && pixel[0] > pixel[1] + 80 ? 1 : 0;
    }
    return found;
}

TEST_CASE("squads: a way that nobody sees is a blue line, one under fire has red dashes", "[squads][map]") {
    const bool dark = GENERATE(false, true), armed = GENERATE(false, true);
    INFO((dark ? "dark" : "light") << (armed ? ", an enemy may shoot" : ""));
    page::Outside world = page::desktop();
    world.around.dark = dark;
    page::open(
        table_with(read(std::string(R"({"a00":{"k":"rifle","at":[2600,2900]},"a01":{"k":"rifle","at":[3500,2900]},
                                   "b00":{"k":")") +
                        (armed ? "rifle" : "cc") + R"(","at":[3300,3500]}})")),
        world);
    const ImVec2 from = page::mark("unit:a00").centre(), beside = page::mark("unit:a01").centre();
    const ImVec2 to{from.x + (beside.x - from.x) * 0.8f, from.y};
    page::choose("unit:a00");
    page::choose(to);
    const Inks inks = inks_between(from, to);
    const int length = static_cast<int>(to.x - from.x) - 80;
    REQUIRE(length > 60);
    if (armed) {
        CHECK(inks.blue == 0);
        CHECK(inks.red > length / 3);
        CHECK(inks.red < length * 4 / 5);  // dashes
    } else {
        CHECK(inks.blue >= length - 2);
        CHECK(inks.red == 0);
    }
}

TEST_CASE("squads: the names that sentences use stay on the map while a unit is chosen", "[squads][map]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")));
    page::press("Escape");
    REQUIRE(page::says("HILL E6"));
    page::choose("do:unit");
    page::press("Shift+D");
    CHECK(page::says("hill E6"));
    CHECK(page::says("HILL E6"));
    CHECK(page::says("HILL G3"));
}

TEST_CASE("squads: the dice on the line to a threatened place cover neither counters nor names", "[squads][map]") {
    // The gun's line to the place, in the open, goes past two others.
    page::open(table_with(read(R"({"a00":{"k":"rifle","at":[2300,2500]},"a01":{"k":"rifle","at":[3500,2500]},
        "a02":{"k":"rifle","at":[3230,1250]},"a03":{"k":"rifle","at":[3340,1200]},
        "b00":{"k":"hmg","at":[3300,900],"face":[0,1]}})")),
               GENERATE(page::desktop(), page::phone()));
    page::choose("unit:a00");
    page::wait(2000);
    const ImVec2 from = page::mark("unit:a00").centre(), beside = page::mark("unit:a01").centre();
    const float across = beside.x - from.x;
    page::choose(ImVec2{from.x + across * 0.8f, from.y - across * 0.25f});
    REQUIRE(page::shows("threat:b00"));
    const page::Box dice = page::mark("threat:b00");
    for (const auto& [name, label] : boxes_of("label:")) {
        INFO("the label of " << name);
        CHECK_FALSE(overlap(dice, label));
    }
    for (const auto& [name, counter] : boxes_of("counter:")) {
        INFO("the counter of " << name);
        CHECK_FALSE(covers(dice, counter));
    }
}

TEST_CASE("squads: the flag's label lies on no other piece, whose box may be where it is", "[squads][map]") {
    // Two diamonds side by side on a slant: the middle of one's box is apart from the other, its corner is not.
    Json record = table_with(read(R"({"a00":{"k":"rifle","at":[2000,2900]},"b00":{"k":"rifle","at":[3600,900]}})"));
    Json& terrain = record["start"]["terrain"];
    terrain.clear();
    terrain[record["start"]["obj"].get<std::string>()] =
        read(R"({"k":"woods","poly":[[2900,1700],[3100,1900],[2900,2100],[2700,1900]]})");
    terrain["t07"] = read(R"({"k":"hill","poly":[[3110,1930],[3310,2130],[3110,2330],[2910,2130]]})");
    page::open(record, GENERATE(page::desktop(), page::phone()));
    REQUIRE(page::shows("label:flag"));
    const Json camera = page::app().at("view").at("camera");
    const auto scale = camera.at("scale").get<float>();
    const page::Box label = page::mark("label:flag");
    const auto on_table = [&](ImVec2 p) {
        return Point{static_cast<int>((p.x - camera.at("x").get<float>()) / scale),
                     static_cast<int>((p.y - camera.at("y").get<float>()) / scale)};
    };
    const Polygon place = polygon_of(box_of(on_table(label.min), on_table(label.max)));
    const auto touches = [&](const Corners& corners) { return Polygon(corners).is_within(0, place); };
    CHECK(touches({{2900, 1700}, {3100, 1900}, {2900, 2100}, {2700, 1900}}));
    CHECK_FALSE(touches({{3110, 1930}, {3310, 2130}, {3110, 2330}, {2910, 2130}}));
}

TEST_CASE("squads: on a phone the places that sentences name are named on the map", "[squads][map]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")), page::phone());
    page::press("Escape");
    page::choose("do:unit");
    REQUIRE(page::says("Walk into the woods at the flag"));
    CHECK(page::says("HILL E6"));
    // The proposed place, in the woods at the flag, leaves its name free.
    const page::Box label = page::mark("label:flag");
    CHECK_FALSE(covers(label, page::mark("ghost")));
    // It comes into the sight of two on the hill in the north.
    for (const char* move : {"a01 > 2760,2040", ".", "b02 > 3045,1250"}) page::play_all(move);
    page::wait(2000);
    REQUIRE(page::says("hill G3"));
    CHECK(page::says("HILL G3"));
}

TEST_CASE("squads: on a phone counters of units side by side can be told apart, and each pressed", "[squads][map]") {
    // As near as they may stand: a commander's base is half as wide.
    page::open(table_with(read(R"({"a00":{"k":"rifle","at":[2800,2500]},"a01":{"k":"rifle","at":[2900,2500]},
        "a02":{"k":"pc","plt":1,"at":[2850,2562]},"a03":{"k":"rifle","at":[2850,2400]},
        "b00":{"k":"rifle","at":[2900,500]}})")),
               page::phone());
    const auto counters = boxes_of("counter:");
    CHECK(counters.size() == 4);  // the enemy is out of sight
    for (const auto& [name, counter] : counters) {
        for (const auto& [other_name, other] : counters) {
            if (name >= other_name) continue;
            const ImVec2 a = counter.centre(), b = other.centre();
            INFO(name << " and " << other_name);
            CHECK(std::hypot(a.x - b.x, a.y - b.y) > counter.width() * 0.6f);
        }
    }
    for (const char* id : {"a00", "a01", "a02", "a03"}) {
        page::press("Escape");
        page::choose("counter:" + std::string(id));
        CHECK(page::app().at("view").at("unit") == id);
    }
}
