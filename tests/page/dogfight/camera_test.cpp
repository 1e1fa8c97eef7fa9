#include "games/dogfight/draw/camera.h"

#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <vector>

#include "page/dogfight/board.h"
#include "page/dogfight/move.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

constexpr Area room{{0, 0}, {800, 700}};

Board apart(const char* other) {
    return Board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n"), plane(1, other, "n")}));
}

}  // namespace

TEST_CASE("the camera moves smoothly from one position to the next", "[dogfight]") {
    page::Outside world = page::desktop();
    world.around.reduced_motion = false;
    page::open("", world);
    const Board close = apart("h6"), far = apart("o13");
    Camera camera;
    const auto size_at = [&](const Board& board, std::size_t ply) {
        camera.update(room, board.at(), ply, false, 0);
        return camera.chart().size;
    };
    const float begin = size_at(close, 0);
    CHECK(size_at(close, 0) == begin);  // at rest
    CHECK(size_at(far, 1) == begin);    // begins there
    headless::run_frames(5);
    const float between = size_at(far, 1);
    headless::run(1000);
    const float end = size_at(far, 1);
    CHECK(end < begin);
    CHECK(between < begin);
    CHECK(between > end);
    headless::run(100);
    CHECK(size_at(far, 1) == end);
}

TEST_CASE("nothing on the map jumps or turns round while the camera moves", "[dogfight]") {
    page::Outside world = page::desktop();
    world.around.reduced_motion = false;
    page::open("", world);
    const Board close = apart("h6"), far = apart("o13");
    const auto move = [](const Board& from, const Board& to) {
        Camera camera;
        camera.update(room, from.at(), 0, false, 0);
        std::vector<ImVec2> way;
        for (int frame = 0; frame < 30; ++frame) {
            camera.update(room, to.at(), 1, false, 0);
            way.push_back(camera.chart().centre(*hex_from("c3")));
            headless::run_frames(1);
        }
        return way;
    };
    for (const std::vector<ImVec2>& way : {move(close, far), move(far, close)}) {
        const ImVec2 all{way.back().x - way.front().x, way.back().y - way.front().y};
        const float length = std::hypot(all.x, all.y);
        REQUIRE(length > 50);
        for (std::size_t frame = 1; frame < way.size(); ++frame) {
            const ImVec2 step{way[frame].x - way[frame - 1].x, way[frame].y - way[frame - 1].y};
            INFO("frame " << frame << ": " << step.x << ", " << step.y << " of " << all.x << ", " << all.y);
            constexpr float pixel = 1.01f;  // the map stands on whole pixels
            CHECK(step.x * (all.x > 0 ? 1.0f : -1.0f) > -pixel);
            CHECK(step.y * (all.y > 0 ? 1.0f : -1.0f) > -pixel);
            CHECK(std::hypot(step.x, step.y) < length / 5);
        }
    }
}

TEST_CASE("with reduced motion the camera is at once where it goes", "[dogfight]") {
    page::open("", page::desktop());
    const Board close = apart("h6"), far = apart("o13");
    Camera camera;
    camera.update(room, close.at(), 0, false, 0);
    camera.update(room, far.at(), 1, false, 0);
    const float size = camera.chart().size;
    headless::run(1000);
    camera.update(room, far.at(), 1, false, 0);
    CHECK(camera.chart().size == size);
}

TEST_CASE("all arrows around a planned end are inside the board, also on a phone", "[dogfight]") {
    const bool phone = GENERATE(true, false);
    int looked = 0;
    for (const char* target : {"h6", "j6", "l7", "f9"}) {
        page::Outside world = phone ? page::phone() : page::desktop();
        world.storage["guided:dogfight"] = "on";
        Json start = record(R"({"phase":"go","cur":"A","turn":3})",
                            {plane(0, "h7", "n", R"({"type":"camel","target":"B"})"), plane(1, target, "n")});
        start["moves"] = Json::array({Json{{"do", "roll"}, {"dice", {5}}}});
        page::open(start, world);
        REQUIRE(page::position().at("phase") == "move");
        const auto inside = [&] {
            const page::Box board = page::mark("board");
            for (const char* arrow : {"nose:n", "nose:ne", "nose:se", "nose:s", "nose:sw", "nose:nw", "nose:circle"}) {
                if (!page::shows(arrow)) continue;
                const ImVec2 c = page::mark(arrow).centre();
                const float reach = phone ? 18 : 14;
                INFO(target << ", " << arrow);
                CHECK(c.x - reach >= board.min.x);
                CHECK(c.x + reach <= board.max.x);
                CHECK(c.y - reach >= board.min.y);
                CHECK(c.y + reach <= board.max.y);
                ++looked;
            }
        };
        inside();
        for (int times = 0; times < 12; ++times) {
            page::press("PageDown");
            page::wait(400);
            inside();
        }
    }
    CHECK(looked > 100);
}

TEST_CASE("the map stands still while plans are tried", "[dogfight]") {
    const int size = GENERATE(0, 1, 2);
    const page::Outside world = size == 0 ? page::desktop() : size == 1 ? page::phone() : page::embed();
    page::open_dogfight_move(world, 6);
    page::wait(1000);
    const ImVec2 before = page::where("cell:g6");
    page::choose("height-and-speed");
    for (int presses = 0; presses < 40; ++presses) {
        page::press(presses % 8 == 7 ? "ArrowDown" : "PageDown");
        page::wait(400);
        const ImVec2 now = page::where("cell:g6");
        CAPTURE(presses, before.x, before.y, now.x, now.y);
        REQUIRE(now.x == before.x);
        REQUIRE(now.y == before.y);
    }
}

TEST_CASE("the wheel enlarges the sky about the pointer, and a drag moves it and flies nothing", "[dogfight]") {
    page::open_dogfight_move(page::desktop());
    page::wait(1000);
    const auto size = [] { return page::where("cell:g8").y - page::where("cell:g7").y; };
    const float small = size();
    const std::size_t moves = page::app().at("size").get<std::size_t>();
    const ImVec2 over = page::where("cell:g7");
    page::wheel(over, -300);
    page::wait(500);
    CHECK(size() > 1.2f * small);
    const ImVec2 fixed = page::where("cell:g7");
    CHECK(std::hypot(fixed.x - over.x, fixed.y - over.y) < 3);
    const ImVec2 sky = page::where("cell:d8");
    page::drag("cell:d8", {60, 40});
    page::wait(500);
    const ImVec2 moved = page::where("cell:d8");
    CHECK(std::abs(moved.x - sky.x - 60) < 3);
    CHECK(std::abs(moved.y - sky.y - 40) < 3);
    CHECK(page::app().at("size") == moves);
    page::wheel(over, 900);
    page::wait(500);
    CHECK(size() < small * 1.01f);
}
