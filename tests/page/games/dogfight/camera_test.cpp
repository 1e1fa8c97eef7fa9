#include "games/dogfight/draw/camera.h"

#include <catch_amalgamated.hpp>

#include "page/games/dogfight/board.h"
#include "page/hand.h"

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
