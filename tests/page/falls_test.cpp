// A kill takes its time on every board of aircraft: the guns, then the fall. Under reduced motion it takes none.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "board/gunfire.h"
#include "page/driver.h"
#include "platform.h"

using namespace sightlines;

namespace {

// Whoever shoots f6 down wins.
const char* const duel = R"({"game":"crosshairs","version":1,"options":{"clouds":0},
    "start":{"phase":"act","player":0,"round":9,"planes":[
        {"at":"e5","p":0,"dir":"ne"},{"at":"f4","p":0,"dir":"e"},
        {"at":"f6","p":1,"dir":"w"},{"at":"k1","p":1,"dir":"se"}]}})";

// Milliseconds from the shot until the end is told.
double until_end_is_told(bool still) {
    page::Outside world = page::desktop();
    world.around.reduced_motion = still;
    page::open(duel, world);
    const double begin = platform::now_ms();
    page::choose("cell:f6");
    REQUIRE(page::text().at("over") == true);
    for (int looks = 0; looks < 200 && !page::shows("ending"); ++looks) page::wait(50);
    REQUIRE(page::shows("ending"));
    return platform::now_ms() - begin;
}

}  // namespace

TEST_CASE("gunfire: the guns come first, then the fall, and nothing goes back") {
    CHECK(gunfire::kill_at(0).shot == 0);
    CHECK(gunfire::kill_at(1).fall == 1);
    gunfire::Kill last;
    for (int step = 0; step <= 100; ++step) {
        const gunfire::Kill now = gunfire::kill_at(static_cast<float>(step) / 100);
        CHECK((now.fall == 0 || now.shot == 1));
        CHECK(now.shot >= last.shot);
        CHECK(now.fall >= last.fall);
        last = now;
    }
}

TEST_CASE("in Crosshairs a plane falls before the end is told, but not under reduced motion") {
    CHECK(until_end_is_told(false) > until_end_is_told(true) + gunfire::fall_ms * 0.7);
}
