// The sky of Dogfight!: what is drawn of the aircraft covers nothing of each other, wherever they fly.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "base/rng.h"
#include "board/paint.h"
#include "games/dogfight/art/art.h"
#include "games/page.h"
#include "page/driver.h"
#include "support/nonempty.h"
#include "widgets/theme.h"

using namespace sightlines;

namespace {

Json plane(Rng& rng, int side, int columns, int rows, bool close) {
    static constexpr std::array types{"camel", "se5a", "dr1", "d5a", "d7"};
    static constexpr std::array faces{"n", "ne", "se", "s", "sw", "nw"};
    const auto at = [&](int count) {
        return close ? count / 2 - 1 + static_cast<int>(rng.below(3))
                     : static_cast<int>(rng.below(static_cast<unsigned>(count)));
    };
    const std::string hex = std::string(1, static_cast<char>('a' + at(columns))) + std::to_string(1 + at(rows));
    Json json{{"side", side},
              {"type", types[rng.below(types.size())]},
              {"hex", hex},
              {"alt", 1 + static_cast<int>(rng.below(12))},
              {"speed", 4}};
    if (rng.below(6) != 0) json["face"] = faces[rng.below(faces.size())];
    return json;
}

Json position(Rng& rng, int planes, int columns, int rows, bool close) {
    Json start{{"phase", "begin"}, {"turn", 1}, {"limit", 20}, {"map", {columns, rows}}, {"planes", Json::object()}};
    for (int i = 0; i < planes; ++i)
        start["planes"][std::string(1, static_cast<char>('A' + i))] = plane(rng, i % 2, columns, rows, close);
    return {{"game", "dogfight"}, {"version", 1}, {"start", start}};
}

struct Seen {
    std::vector<std::pair<std::string, page::Box>> labels, rims;
    std::vector<std::pair<std::string, ImVec2>> planes;
};

Seen seen() {
    Seen all;
    for (const auto& [name, box] : page::marks()) {
        if (name.starts_with("label:")) all.labels.emplace_back(name, box);
        if (name.starts_with("rim:")) all.rims.emplace_back(name, box);
        if (name.starts_with("plane:")) all.planes.emplace_back(name, box.centre());
    }
    return all;
}

bool overlap(const page::Box& a, const page::Box& b) {
    return std::min(a.max.x, b.max.x) > std::max(a.min.x, b.min.x) &&
           std::min(a.max.y, b.max.y) > std::max(a.min.y, b.min.y);
}

}  // namespace

TEST_CASE("labels of aircraft cover neither each other nor an aircraft", "[dogfight]") {
    Rng rng(20);
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
        for (int round = 0; round < 10; ++round) {
            const Json record = position(rng, 2 + static_cast<int>(rng.below(5)), 15, 13, round % 2 == 0);
            INFO(write_json(record));
            page::open(record, world);
            const Seen all = seen();
            auto boxes = all.labels;
            boxes.insert(boxes.end(), all.rims.begin(), all.rims.end());
            CHECK(boxes.size() == all.planes.size());
            CHECK(all.rims.empty());  // to choose a target, one sees all
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                for (std::size_t k = 0; k < i; ++k) {
                    INFO(boxes[i].first << " and " << boxes[k].first);
                    CHECK_FALSE(overlap(boxes[i].second, boxes[k].second));
                }
                for (const auto& [name, c] : all.planes) {
                    INFO(boxes[i].first << " and " << name);
                    CHECK_FALSE(overlap(boxes[i].second, {{c.x - 6, c.y - 6}, {c.x + 6, c.y + 6}}));
                }
            }
        }
    }
}

TEST_CASE("labels of aircraft lie on no trail", "[dogfight]") {
    for (const char* face : {"n", "ne", "se", "s", "sw", "nw"}) {
        INFO(face);
        Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,
            "map":[15,13],"planes":{"A":{"side":0,"type":"camel","hex":"h7","alt":8,"speed":5},
            "B":{"side":1,"type":"d5a","hex":"b2","face":"n","alt":8,"speed":5}}}})");
        record["start"]["planes"]["A"]["face"] = face;
        page::open(record, GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
        if (page::position().at("phase") == "mp") page::choose("action:=");
        page::enter_dice({5});
        page::play_all("F F");
        page::wait(2000);
        const page::Box label = page::mark("label:A");
        const ImVec2 now = page::mark("plane:A").centre();
        const ImVec2 cell =
            page::mark("cell:" + page::position().at("planes").at("A").at("hex").get<std::string>()).centre();
        const ImVec2 began = page::mark("cell:h7").centre();  // as high above its hex, as far from its middle
        REQUIRE(std::hypot(cell.x - began.x, cell.y - began.y) > 20);
        for (float part = 0; part <= 1; part += 0.01f) {
            const ImVec2 point{now.x + (began.x - cell.x) * part, now.y + (began.y - cell.y) * part};
            const bool on_it =
                point.x > label.min.x && point.x < label.max.x && point.y > label.min.y && point.y < label.max.y;
            CHECK_FALSE(on_it);
        }
    }
}

TEST_CASE("the plane of a plan that leaves its circle stays within its hex", "[dogfight]") {
    const bool shared = GENERATE(false, true);
    Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,
        "map":[15,13],"planes":{
        "A":{"side":0,"type":"camel","hex":"h7","alt":8,"speed":5,"target":"B"},
        "B":{"side":1,"type":"d5a","hex":"i5","face":"n","alt":8,"speed":5}}}})");
    if (shared) record["start"]["planes"]["B"]["hex"] = "h7";
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
        page::open(record, world);
        page::enter_dice({1});  // one hex: the way out of the circle takes it
        int ways = 0;
        for (int turns = 0; turns < 7; ++turns) {
            page::press("ArrowRight");
            const Json actions = page::app().at("view").at("plan");
            const std::string plan = actions.dump();
            if (plan.find("\"X") == std::string::npos) continue;
            ++ways;
            INFO(plan << ", board " << page::mark("board").width());
            const page::Box drawn = page::mark("planned");
            const ImVec2 hex = page::where("cell:h7"), above = page::where("cell:h6");
            const float inside = (hex.y - above.y) / 2, reach = drawn.width() / 2;
            const ImVec2 off{drawn.centre().x - hex.x, drawn.centre().y - hex.y};
            for (int side = 0; side < 6; ++side) {
                const float angle = (static_cast<float>(side) - 1.5f) * 1.0471976f;
                CHECK(off.x * std::cos(angle) + off.y * std::sin(angle) + reach < inside + 1);
            }
        }
        CHECK(ways == 6);
    }
}

TEST_CASE("what a plan is made with covers no label and no aircraft, and is not cut", "[dogfight]") {
    const Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,
        "map":[15,13],"planes":{
        "A":{"side":0,"type":"camel","hex":"h7","face":"n","alt":8,"speed":5,"target":"B","cv":3},
        "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5}}}})");
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
        page::open(record, world);
        if (page::position().at("phase") == "mp") page::choose("action:=");
        page::enter_dice({5});
        page::choose("height-and-speed");  // unfolds the height bar
        const page::Box board = page::mark("board");
        std::size_t height_marks = 0, all_marks = 0;
        for (int place = 0; place < 6; ++place) {
            const Seen all = seen();
            std::map<std::string, page::Box> marks = page::marks_of("notch:");
            height_marks += marks.size();
            marks.merge(page::marks_of("nose:"));
            all_marks += marks.size();
            for (const auto& [name, box] : marks) {
                const bool height_mark = name.starts_with("notch:");
                INFO(name << ", place " << place << ", board " << board.width());
                const ImVec2 c = box.centre(), half = height_mark ? ImVec2{22, 14} : ImVec2{11, 11};
                for (const auto& [label, area] : nonempty(all.labels)) {
                    INFO(label);
                    CHECK_FALSE(overlap(area, {{c.x - half.x, c.y - half.y}, {c.x + half.x, c.y + half.y}}));
                }
                for (const auto& [plane, at] : all.planes) {
                    INFO(plane);
                    CHECK(std::hypot(at.x - c.x, at.y - c.y) > 16);
                }
                if (!height_mark && page::shows("ghost")) {
                    const ImVec2 preview = page::where("ghost");
                    CHECK(std::hypot(preview.x - c.x, preview.y - c.y) > 16);
                }
                if (!height_mark) continue;
                const page::Box strip = page::mark("strip");
                if (world.around.coarse) {
                    CHECK(c.x - 22 >= strip.min.x);  // they hide nothing of the sky
                    CHECK(c.x + 22 <= strip.max.x);
                } else {
                    CHECK(c.x - half.x > strip.max.x + 8);
                }
            }
            page::press("PageDown");
        }
        CHECK(height_marks > 6);
        CHECK(all_marks - height_marks > 6);
    }
}

TEST_CASE("the ghost of a plan covers neither an aircraft nor a label", "[dogfight]") {
    // Right behind the target; circling beside it; circling in its hex; ahead of it.
    for (const char* own : {R"("hex":"h7","face":"n")", R"("hex":"h7")", R"("hex":"h6")", R"("hex":"h5","face":"n")"}) {
        const Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,
            "map":[15,13],"planes":{"A":{"side":0,"type":"camel","alt":8,"speed":5,"target":"B","cv":3,)" +
                                        std::string(own) +
                                        R"(},"B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5}}}})");
        for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
            page::open(record, world);
            if (page::position().at("phase") == "mp") page::choose("action:=");
            page::enter_dice({4});
            const float hex = page::where("cell:h7").y - page::where("cell:h6").y;
            for (int place = 0; place < 6; ++place) {
                INFO(own << ", place " << place << ", hex " << hex);
                const Seen all = seen();
                REQUIRE(page::shows("planned"));
                const page::Box preview = page::mark("planned");
                const ImVec2 c = preview.centre();
                for (const auto& [name, at] : nonempty(all.planes)) {
                    INFO(name);
                    CHECK(std::hypot(at.x - c.x, at.y - c.y) > 0.35f * hex);
                }
                for (const auto& [name, label] : nonempty(all.labels)) {
                    INFO(name);
                    CHECK_FALSE(overlap(label, preview));
                }
                page::press("PageDown");
            }
        }
    }
}

TEST_CASE("cross hairs cover no label", "[dogfight]") {
    for (const char* own : {"h7", "h8"}) {
        const Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"combat","turn":3,
            "map":[15,13],"planes":{"A":{"side":0,"type":"camel","face":"n","alt":8,"speed":5,"target":"B","cv":9,
            "hex":")" + std::string(own) +
                                        R"("},"B":{"side":1,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":5}}}})");
        for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
            page::open(record, world);
            REQUIRE(page::position().at("phase") == "fire");
            const float size = (page::where("cell:h7").y - page::where("cell:h6").y) / std::sqrt(3.0f);
            const ImVec2 c = page::mark("plane:B").centre();
            const page::Box aim{{c.x - 0.8f * size, c.y - 0.8f * size}, {c.x + 0.8f * size, c.y + 0.8f * size}};
            for (const auto& [name, label] : nonempty(seen().labels)) {
                INFO(name << " of " << own);
                CHECK_FALSE(overlap(label, aim));
            }
        }
    }
}

TEST_CASE("First flight begins close to its aircraft", "[dogfight]") {
    page::open(std::string(scenario_record("dogfight", "guided")));
    const float apart = page::where("cell:h7").y - page::where("cell:h6").y;  // as high as a hex
    CHECK(apart > 130);
    CHECK(page::mark("board").height() / apart > 5);  // two around both
}

TEST_CASE("an aircraft out of view has an arrow at the rim, with its distance", "[dogfight]") {
    Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,"map":[26,40],
        "planes":{"A":{"side":0,"type":"camel","hex":"g8","face":"n","alt":8,"speed":5},
                  "B":{"side":1,"type":"d5a","hex":"g6","face":"n","alt":8,"speed":5},
                  "C":{"side":1,"type":"d5a","hex":"g38","face":"n","alt":8,"speed":5}}}})");
    for (const page::Outside& world : {page::desktop(), page::phone()}) {
        page::open(record, world);
        page::enter_dice({4});
        REQUIRE(page::shows("rim:C"));
        CHECK(page::shows("label:A"));
        CHECK(page::shows("label:B"));
        CHECK(page::says("30"));
        const ImVec2 rim = page::mark("rim:C").centre(), own = page::mark("plane:A").centre();
        CHECK(rim.y > own.y + 60);
        page::choose("rim:C");
        CHECK(page::app().at("view").at("plane") == "C");
    }
}

TEST_CASE("a hunter sees what the hexes behind its target bring, and whether the target has yet to move",
          "[dogfight]") {
    const auto chase = [](bool moved) {
        Json record =
            Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","turn":3,"map":[15,13],
            "planes":{"A":{"side":0,"type":"camel","hex":"h10","face":"n","alt":8,"speed":5,"target":"B","cv":1},
                      "B":{"side":1,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":5}}}})");
        if (moved) record["start"]["done"] = {"B"};
        if (moved) record["start"]["planes"]["B"]["moved"] = true;
        return record;
    };
    page::Outside world = page::desktop();
    world.storage["guided:dogfight"] = "off";
    page::open(chase(true), world);
    page::enter_dice({6});
    CHECK(page::says("right behind it"));
    CHECK_FALSE(page::says("if it stays"));
    page::open(chase(false), world);
    page::enter_dice({6});
    page::choose("cell:h9");  // so that the preview is elsewhere
    CHECK(page::says("if it stays"));
    CHECK(page::says("+2"));
    CHECK(page::says("+1"));
    page::open(chase(false));  // guided: no number that may not come, nor one without a reason
    page::enter_dice({6});
    page::choose("cell:h9");
    CHECK_FALSE(page::says("+1"));
    CHECK_FALSE(page::says("+2"));
}

TEST_CASE("aircraft are seen in their own hexes, at every height and on every edge", "[dogfight]") {
    const dogfight::Chart chart{.columns = 15, .rows = 13, .origin = {0, 0}, .size = 60};
    const dogfight::Hex hex{7, 6};
    for (const dogfight::Facing face : dogfight::all_facings) {
        for (const float level : {1.0f, 8.0f, 16.0f}) {
            const ImVec2 c = chart.centre(hex), edge = chart.edge(hex, face);
            const ImVec2 foot{c.x + 0.42f * (edge.x - c.x), c.y + 0.42f * (edge.y - c.y)};
            CHECK(chart.hex_at(dogfight::art::lifted({.ground = foot, .size = chart.size, .level = level})) == hex);
        }
    }
}

TEST_CASE("hexes are drawn near the aircraft alone", "[dogfight]") {
    page::open(R"({"game":"dogfight","version":1})");
    const dogfight::Chart chart{.columns = 15, .rows = 13, .origin = {0, 0}, .size = 30};
    const auto size_of = [&](const std::vector<ImVec2>& near) {
        paint::Recorder recorder;
        dogfight::art::grid(recorder.list(), chart, near);
        return recorder.take().vertices.size();
    };
    const std::size_t rim = size_of({}), one = size_of({chart.centre({7, 6})});
    paint::Recorder whole;
    dogfight::art::grid(whole.list(), chart);
    CHECK(one > rim);
    CHECK(one - rim < whole.take().vertices.size() / 3);
    CHECK(size_of({chart.centre({7, 6}), chart.centre({2, 2})}) > one);
}

TEST_CASE("cross hairs leave whoever fires in the same hex free", "[dogfight]") {
    page::open(Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"combat","turn":2,"map":[15,13],
        "planes":{"A":{"side":0,"type":"camel","hex":"h6","face":"n","alt":8,"speed":5,"target":"B","cv":5},
        "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5}}}})"));
    REQUIRE(page::position().at("phase") == "fire");
    const ImVec2 firer = page::mark("plane:A").centre(), target = page::mark("plane:B").centre();
    const headless::Image image = headless::screenshot();
    const float scale = static_cast<float>(image.width) / 1280;
    const ImU32 ink = theme::palette().refusal;
    const auto drawn = [&](ImVec2 about, float reach) {
        int count = 0;
        for (int y = static_cast<int>((about.y - reach) * scale); y < static_cast<int>((about.y + reach) * scale);
             ++y) {
            for (int x = static_cast<int>((about.x - reach) * scale); x < static_cast<int>((about.x + reach) * scale);
                 ++x) {
                const unsigned char* pixel =
                    &image.pixels[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                                       static_cast<std::size_t>(x))];
                count += pixel[0] == (ink & 0xFF) && pixel[1] == (ink >> 8 & 0xFF) && pixel[2] == (ink >> 16 & 0xFF);
            }
        }
        return count;
    };
    CHECK(drawn(firer, 25) == 0);
    CHECK(drawn(target, 90) > 100);
}

TEST_CASE("no answer shows a key where only one would", "[dogfight]") {
    page::open(Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"combat","turn":2,"map":[15,13],
        "planes":{"A":{"side":0,"type":"camel","hex":"h6","face":"n","alt":8,"speed":5,"target":"B","cv":5},
        "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":8,"speed":5}}}})"));
    const auto keys = [] {
        int count = 0;
        for (const char* mark : {"action:*1", "action:*2", "action:*3", "action:*0"}) {
            if (!page::shows(mark)) continue;
            const page::Box button = page::mark(mark);
            count += static_cast<int>(std::ranges::count_if(headless::texts(), [&](const headless::DrawnText& text) {
                const ImVec2 c = text.box.centre();
                return text.text.size() == 1 && c.x > button.min.x && c.x < button.max.x && c.y > button.min.y &&
                       c.y < button.max.y;
            }));
        }
        return count;
    };
    REQUIRE(page::shows("action:*3"));
    CHECK(keys() == 0);
    page::choose("more-ways");
    REQUIRE(page::shows("action:*1"));
    CHECK(page::says("no need: a shot is free"));  // what holding fire means where guns cannot jam
    CHECK(keys() == 3);                            // Space gives the long burst
}

TEST_CASE("two aircraft in one hex are drawn so far apart that both can be told") {
    const page::Outside world = GENERATE(page::desktop(), page::phone());
    using Faces = std::array<std::string, 2>;
    constexpr const char* circles = "";
    const Faces faces =
        GENERATE(Faces{"n", "ne"}, Faces{"n", "se"}, Faces{"n", "n"}, Faces{"n", circles}, Faces{circles, circles});
    const auto aircraft = [](const std::string& side, const std::string& face) {
        return R"({"side":)" + side + R"(,"type":"d5a","hex":"g7","alt":8,"speed":5)" +
               (face.empty() ? "" : R"(,"face":")" + face + "\"") + "}";
    };
    page::open(Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"begin","map":[15,13],"planes":{"A":)" +
                           aircraft("0", faces[0]) + R"(,"B":)" + aircraft("1", faces[1]) + "}}}"),
               world);
    const ImVec2 a = page::mark("plane:A").centre(), b = page::mark("plane:B").centre();
    const float size = (page::where("cell:g8").y - page::where("cell:g7").y) / std::sqrt(3.0f);
    INFO(faces[0] << ", " << faces[1]);
    CHECK(std::hypot(a.x - b.x, a.y - b.y) > 0.8f * size);
}

TEST_CASE("a plane that is alone in its hex is seen there, not between two hexes", "[dogfight]") {
    page::open("", page::desktop());
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    const auto far = [](const char* a, const char* b) {
        const ImVec2 from = page::mark(a).centre(), to = page::mark(b).centre();
        return std::hypot(from.x - to.x, from.y - to.y);
    };
    const float hex = far("cell:h7", "cell:h6");
    CHECK(far("plane:A", "cell:h7") < hex * 0.3f);
    CHECK(far("plane:B", "cell:h6") < hex * 0.3f);
}
