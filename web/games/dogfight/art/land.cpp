// The land far below: fields and hedges, woods, a river, a road with villages, and the front.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/art/layers.h"
#include "games/dogfight/art/noise.h"

namespace sightlines::dogfight::art {
namespace {

using paint::faded;
using paint::mix;

struct Colours {
    std::array<ImU32, 7> fields;
    ImU32 furrow, hedge, wood, wood_lit, wood_shade, bank, water, glint, road, road_edge, mud, trench, roof, roof_lit,
        shade;
};

// clang-format off
constexpr Colours day{
    {IM_COL32(209, 202, 150, 255), IM_COL32(184, 194, 130, 255), IM_COL32(164, 182, 116, 255),
     IM_COL32(224, 213, 170, 255), IM_COL32(201, 184, 130, 255), IM_COL32(150, 172, 110, 255),
     IM_COL32(186, 162, 122, 255)},
    IM_COL32(96, 92, 50, 34), IM_COL32(92, 116, 72, 140), IM_COL32(96, 124, 78, 255), IM_COL32(126, 152, 96, 255),
    IM_COL32(52, 70, 50, 120), IM_COL32(140, 158, 104, 255), IM_COL32(116, 162, 184, 255),
    IM_COL32(214, 234, 240, 170), IM_COL32(238, 229, 206, 255), IM_COL32(150, 136, 102, 170),
    IM_COL32(148, 122, 90, 255), IM_COL32(84, 64, 44, 210), IM_COL32(156, 88, 68, 255), IM_COL32(204, 124, 96, 255),
    IM_COL32(40, 46, 40, 90)};
constexpr Colours moonlight{
    {IM_COL32(43, 58, 64, 255), IM_COL32(36, 52, 54, 255), IM_COL32(31, 47, 50, 255), IM_COL32(52, 66, 72, 255),
     IM_COL32(45, 54, 60, 255), IM_COL32(29, 45, 46, 255), IM_COL32(49, 52, 56, 255)},
    IM_COL32(8, 14, 20, 60), IM_COL32(16, 28, 30, 210), IM_COL32(19, 33, 34, 255), IM_COL32(34, 52, 54, 255),
    IM_COL32(6, 12, 16, 130), IM_COL32(30, 46, 46, 255), IM_COL32(52, 84, 112, 255), IM_COL32(176, 206, 232, 130),
    IM_COL32(86, 96, 104, 255), IM_COL32(18, 26, 30, 150), IM_COL32(58, 54, 52, 255), IM_COL32(14, 14, 16, 210),
    IM_COL32(36, 36, 44, 255), IM_COL32(72, 76, 88, 255), IM_COL32(4, 8, 12, 110)};
// clang-format on

constexpr float field = 2.7f;  // the width of one
constexpr float wood_apart = 7.5f;
constexpr float tile_size = 16;

float river_at(float y) { return -6.5f + 2.1f * std::sin(y * 0.26f) + 0.8f * std::sin(y * 0.71f + 2); }
float front_at(float y) { return 7.5f + 1.5f * std::sin(y * 0.24f + 4) + 0.5f * std::sin(y * 0.8f + 2); }
float road_at(float x) { return 3.5f + 1.9f * std::sin(x * 0.17f + 1) + 0.4f * std::sin(x * 0.6f); }

class Land {
  public:
    Land(ImDrawList& list, const LayerKey& key)
        : list_(list), c_(key.night ? moonlight : day), key_(key), way_(key.turned ? -1.0f : 1.0f) {}

    void ground() {
        const float x = key_.reach_x * printed_unit, y = key_.reach_y * printed_unit;
        list_.AddRectFilled({-x, -y}, {x, y}, c_.fields[0]);
    }
    void fields(const Area& tile) {
        each_cell(tile, field, [this](int i, int k) { one_field(i, k); });
    }
    void hedges(const Area& tile) {
        each_cell(tile, field, [this](int i, int k) { hedges(i, k); });
    }
    void ways() {
        river();
        front();
        road();
        for (const float where : {-17.0f, -1.5f, 15.5f}) village(where);
    }
    void woods(const Area& tile) {
        each_cell(tile, wood_apart, [this](int i, int k) { wood(i, k); });
    }
    void cloud_shadow(const Cloud& cloud, float height) {
        const ImVec2 c = lit_from(at(cloud.centre.x, cloud.centre.y), 0.7f * height * printed_unit);
        for (int lobe = 0; lobe < 4; ++lobe) {
            const float aside = (static_cast<float>(lobe) - 1.5f) * 0.5f * cloud.reach * printed_unit;
            const float reach = cloud.reach * (0.6f + 0.5f * noise(cloud.seed, lobe, 52)) * printed_unit;
            paint::soft_disc(list_, {c.x + aside, c.y + 0.2f * aside * (noise(cloud.seed, lobe, 53) - 0.5f)},
                             reach * 0.3f, reach, faded(c_.shade, 0.62f));
        }
    }

  private:
    ImVec2 at(float x, float y) const { return {way_ * x * printed_unit, way_ * y * printed_unit}; }
    static ImVec2 lit_from(ImVec2 point, float by) { return {point.x + by, point.y + by * 1.15f}; }

    // The cells whose corner lies in the tile.
    template <class Do>
    void each_cell(const Area& tile, float size, const Do& act) const {
        const auto first = [size](float from) { return static_cast<int>(std::ceil(from / size)); };
        for (int k = first(tile.min.y); k < first(tile.max.y); ++k) {
            for (int i = first(tile.min.x); i < first(tile.max.x); ++i) act(i, k);
        }
    }

    ImVec2 corner(int i, int k) const {
        return at((static_cast<float>(i) + 0.62f * (noise(i, k, 1) - 0.5f)) * field,
                  (static_cast<float>(k) + 0.62f * (noise(i, k, 2) - 0.5f)) * field);
    }

    static ImVec2 between(ImVec2 a, ImVec2 b, float part) {
        return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
    }

    // Many are cut in two, and some have furrows.
    void one_field(int i, int k) {
        const ImVec2 a = corner(i, k), b = corner(i + 1, k), c = corner(i + 1, k + 1), d = corner(i, k + 1);
        const auto tint = [&](int salt) { return c_.fields[static_cast<std::size_t>(noise(i, k, salt) * 6.99f)]; };
        list_.AddQuadFilled(a, b, c, d, tint(3));
        const float cut = 0.3f + 0.4f * noise(i, k, 8);
        if (noise(i, k, 5) < 0.45f) list_.AddQuadFilled(a, between(a, b, cut), between(d, c, cut), d, tint(6));
        if (noise(i, k, 4) > 0.4f) return;
        for (const float part : {0.16f, 0.32f, 0.48f, 0.64f, 0.8f}) {
            const ImVec2 from = between(a, d, part), to = between(b, c, part);
            const ImVec2 wide{0, printed_unit * 0.07f};
            list_.AddQuadFilled(from, to, {to.x, to.y + wide.y}, {from.x, from.y + wide.y}, c_.furrow);
        }
    }

    void hedges(int i, int k) {
        const ImVec2 a = corner(i, k);
        const float width = printed_unit * 0.085f;
        if (noise(i, k, 12) < 0.5f) paint::stroke(list_, std::array{a, corner(i + 1, k)}, c_.hedge, width);
        if (noise(i, k, 13) < 0.5f) paint::stroke(list_, std::array{a, corner(i, k + 1)}, c_.hedge, width);
        if (noise(i, k, 14) < 0.3f) tree(a, 0.2f);
    }

    void disc(ImVec2 c, float radius, ImU32 colour) { list_.AddCircleFilled(c, radius * printed_unit, colour, 9); }

    void tree(ImVec2 c, float radius) {
        disc(lit_from(c, radius * 0.55f * printed_unit), radius, c_.wood_shade);
        disc(c, radius, c_.wood);
        disc(lit_from(c, -radius * 0.25f * printed_unit), radius * 0.55f, c_.wood_lit);
    }

    void wood(int i, int k) {
        if (noise(i, k, 21) > 0.62f) return;
        const float x = (static_cast<float>(i) + 0.2f + 0.6f * noise(i, k, 22)) * wood_apart;
        const float y = (static_cast<float>(k) + 0.2f + 0.6f * noise(i, k, 23)) * wood_apart;
        if (std::fabs(x - front_at(y)) < 2.6f || std::fabs(y - road_at(x)) < 1.2f) return;
        const int count = 9 + static_cast<int>(14 * noise(i, k, 24));
        const float lean = noise(i, k, 25) * pi, size = 0.35f + 0.4f * noise(i, k, 26);
        const auto place = [&](int which) {
            const float along = (noise(i * 31 + which, k, 27) - 0.5f) * 4.4f * size;
            const float across = (noise(i * 31 + which, k, 28) - 0.5f) * 2.6f * size;
            return at(x + along * std::cos(lean) - across * std::sin(lean),
                      y + along * std::sin(lean) + across * std::cos(lean));
        };
        const auto radius = [&](int which) { return 0.3f + 0.3f * noise(i * 31 + which, k, 29); };
        for (int which = 0; which < count; ++which)
            disc(lit_from(place(which), 0.24f * printed_unit), radius(which), c_.wood_shade);
        for (int which = 0; which < count; ++which) disc(place(which), radius(which), c_.wood);
        for (int which = 0; which < count; ++which)
            disc(lit_from(place(which), -0.1f * printed_unit), radius(which) * 0.5f, c_.wood_lit);
    }

    template <class Course>
    std::vector<ImVec2> winding(float reach, const Course& course) const {
        std::vector<ImVec2> line;
        for (float part = -reach; part < reach + 1; part += 0.7f) line.push_back(course(part));
        return line;
    }

    void river() {
        const auto beside = [this](float aside) {
            return winding(key_.reach_y, [&](float y) { return at(river_at(y) + aside, y); });
        };
        const float wide = printed_unit;
        paint::stroke(list_, beside(0), c_.bank, 1.25f * wide);
        paint::stroke(list_, beside(0), c_.water, 0.86f * wide);
        paint::stroke(list_, beside(-0.16f), c_.glint, 0.1f * wide);
    }

    void road() {
        const auto line = winding(key_.reach_x, [&](float x) { return at(x, road_at(x)); });
        paint::stroke(list_, line, c_.road_edge, 0.4f * printed_unit);
        paint::stroke(list_, line, c_.road, 0.24f * printed_unit);
        for (float x = -key_.reach_x; x < key_.reach_x; x += 1.1f) {
            const bool wet = std::fabs(x - river_at(road_at(x))) < 1.1f,
                       shelled = std::fabs(x - front_at(road_at(x))) < 2;
            if (!wet && !shelled) tree(at(x, road_at(x) - 0.42f), 0.15f);
        }
    }

    // Two lines of trenches, with mud and craters between them.
    void front() {
        for (float y = -key_.reach_y; y < key_.reach_y; y += 0.6f) {
            const int row = static_cast<int>(std::floor(y * 5));
            const float aside = (noise(row, 1, 31) - 0.5f) * 2.6f;
            paint::soft_disc(list_, at(front_at(y) + aside, y), 0, (0.9f + 0.8f * noise(row, 2, 31)) * printed_unit,
                             faded(c_.mud, 0.5f));
            const ImVec2 hole = at(front_at(y) + (noise(row, 3, 31) - 0.5f) * 2.2f, y + 0.3f * noise(row, 4, 31));
            const float radius = 0.1f + 0.12f * noise(row, 5, 31);
            disc(hole, radius, faded(c_.trench, 0.55f));
            disc(lit_from(hole, radius * 0.4f * printed_unit), radius * 0.7f, mix(c_.mud, c_.fields[3], 0.3f));
        }
        for (const float aside : {-1.35f, 1.25f}) {
            std::vector<ImVec2> line;
            for (float y = -key_.reach_y; y < key_.reach_y; y += 0.42f) {
                const float jog = line.size() % 4 < 2 ? 0.14f : -0.14f;
                line.push_back(at(front_at(y) + aside + jog, y));
            }
            paint::stroke(list_, line, faded(c_.fields[3], 0.6f), 0.3f * printed_unit);
            paint::stroke(list_, line, c_.trench, 0.15f * printed_unit);
        }
    }

    // Roofs about the road; the church has a tower.
    void village(float where) {
        if (std::fabs(where) > key_.reach_x) return;
        const auto seed = static_cast<int>(where * 10);
        for (int house = 0; house < 14; ++house) {
            const bool church = house == 0;
            const float x = where + (noise(seed, house, 41) - 0.5f) * 4;
            const float off = (house % 2 == 0 ? 0.55f : -0.55f) + (noise(seed, house, 42) - 0.5f) * 0.9f;
            const paint::Placed placed(at(x, road_at(x) + off), (noise(seed, house, 43) - 0.5f) * 0.9f,
                                       printed_unit * (church ? 0.42f : 0.24f + 0.1f * noise(seed, house, 44)));
            const auto quad = [&](float top, float bottom, float by, ImU32 colour) {
                std::array<ImVec2, 4> q{placed({-1, top}), placed({1, top}), placed({1, bottom}), placed({-1, bottom})};
                for (ImVec2& point : q) point = lit_from(point, by * printed_unit);
                list_.AddQuadFilled(q[0], q[1], q[2], q[3], colour);
            };
            quad(-0.62f, 0.62f, church ? 0.22f : 0.12f, c_.shade);
            quad(-0.62f, 0, 0, c_.roof_lit);
            quad(0, 0.62f, 0, c_.roof);
            if (key_.night && house % 3 == 1) disc(placed({0.6f, 0.8f}), 0.06f, IM_COL32(255, 206, 128, 230));
        }
    }

    ImDrawList& list_;
    const Colours& c_;
    const LayerKey& key_;
    float way_;
};

}  // namespace

std::vector<Patch> print_land(const LayerKey& key) {
    std::vector<Patch> patches;
    const auto print = [&](const auto& draw) {
        paint::Recorder recorder;
        {
            const paint::Fine fine(recorder.list());
            recorder.list().Flags &= ~ImDrawListFlags_AntiAliasedFill;
            Land land(recorder.list(), key);
            draw(land);
        }
        patches.push_back(patch_of(recorder));
    };
    const auto tiles = [&](void (Land::*draw)(const Area&)) {
        for (float y = -key.reach_y; y < key.reach_y; y += tile_size) {
            for (float x = -key.reach_x; x < key.reach_x; x += tile_size)
                print([&](Land& land) { (land.*draw)({{x, y}, {x + tile_size, y + tile_size}}); });
        }
    };
    print([](Land& land) { land.ground(); });
    tiles(&Land::fields);
    tiles(&Land::hedges);
    print([](Land& land) { land.ways(); });
    tiles(&Land::woods);
    for (std::size_t layer = 0; layer + 1 < cloud_heights.size(); ++layer) {
        for (const Cloud& cloud : clouds_of(key, layer))
            print([&](Land& land) { land.cloud_shadow(cloud, cloud_heights[layer]); });
    }
    return patches;
}

}  // namespace sightlines::dogfight::art
