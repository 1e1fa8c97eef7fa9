#include "games/dogfight/draw/label_layout.h"

#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>

#include "base/rng.h"
#include "support/nonempty.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

constexpr Area room{{100, 50}, {800, 650}};

struct Scenery {
    std::vector<LabelWanted> wanted;
    Obstacles obstacles;
};

// Pieces anywhere in the room or close together, with lines between some of them.
Scenery scenery(Rng& rng, int pieces) {
    const auto below = [&](float most) { return static_cast<float>(rng.below(1000)) * most / 1000; };
    const float spread = rng.below(2) == 0 ? 1.0f : 0.25f;
    Scenery made;
    for (int i = 0; i < pieces; ++i) {
        const ImVec2 c{room.min.x + 30 + spread * below(640), room.min.y + 30 + spread * below(540)};
        made.wanted.push_back({c, {20 + below(25), 9 + below(12)}, 26});
        made.obstacles.areas.push_back(area_around(c, {22, 22}));
    }
    for (int i = 0; i + 1 < pieces; i += 2) {
        const ImVec2 a = made.wanted[static_cast<std::size_t>(i)].anchor;
        const ImVec2 b = made.wanted[static_cast<std::size_t>(i) + 1].anchor;
        for (int part = 0; part <= 40; ++part) {
            const float along = static_cast<float>(part) / 40;
            made.obstacles.points.push_back({a.x + (b.x - a.x) * along, a.y + (b.y - a.y) * along});
        }
    }
    return made;
}

bool holds(const Area& area, ImVec2 point) {
    return point.x > area.min.x && point.x < area.max.x && point.y > area.min.y && point.y < area.max.y;
}

}  // namespace

TEST_CASE("labels cover no piece, no line and no other label, and stay in the room", "[dogfight]") {
    Rng rng(7);
    for (int round = 0; round < 300; ++round) {
        INFO(round);
        const Scenery made = scenery(rng, 2 + static_cast<int>(rng.below(15)));
        const std::vector<ImVec2> centres = place_labels(room, made.wanted, made.obstacles);
        REQUIRE(centres.size() == made.wanted.size());
        int covered = 0;
        for (std::size_t i = 0; i < centres.size(); ++i) {
            const Area label = area_around(centres[i], made.wanted[i].half);
            const bool inside = label.min.x >= room.min.x && label.max.x <= room.max.x && label.min.y >= room.min.y &&
                                label.max.y <= room.max.y;
            covered += inside ? 0 : 1;
            for (const Area& piece : made.obstacles.areas) covered += overlap(label, piece) > 0 ? 1 : 0;
            for (const ImVec2 point : made.obstacles.points) covered += holds(label, point) ? 1 : 0;
            for (std::size_t k = 0; k < i; ++k)
                covered += overlap(label, area_around(centres[k], made.wanted[k].half)) > 0 ? 1 : 0;
        }
        CHECK(covered == 0);
    }
}

TEST_CASE("a lone label is beside its piece, and one of a piece out of view at the rim towards it", "[dogfight]") {
    const LabelWanted lone{{400, 300}, {30, 12}, 25}, away{{1400, 300}, {30, 12}, 25};
    const std::vector<ImVec2> near = place_labels(room, std::array{lone}, {});
    CHECK(std::hypot(near[0].x - 400, near[0].y - 300) < 70);
    const std::vector<ImVec2> rim = place_labels(room, std::array{away}, {});
    CHECK(rim[0].x > room.max.x - 40);
    CHECK(std::fabs(rim[0].y - 300) < 40);
    // Something is there: the next free place at the rim, not any.
    const std::vector<ImVec2> beside = place_labels(room, std::array{away}, {{{{600, 250}, {800, 350}}}, {}});
    CHECK(std::fabs(beside[0].y - 300) < 110);
    CHECK(beside[0].x > room.max.x - 80);
}

TEST_CASE("where there is no room at all, labels are still in it", "[dogfight]") {
    const Area tiny{{0, 0}, {60, 30}};
    const LabelWanted label{{30, 15}, {20, 10}, 5};
    for (const ImVec2 c : nonempty(place_labels(tiny, std::array{label, label, label}, {{tiny}, {}}))) {
        CHECK(c.x >= 20);
        CHECK(c.x <= 40);
        CHECK(c.y >= 10);
        CHECK(c.y <= 20);
    }
}
