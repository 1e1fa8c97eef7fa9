// Clouds at three heights, lit from the upper left: heaps low down, fewer in the middle, wisps above.
#include <algorithm>
#include <cfloat>
#include <cmath>

#include "games/dogfight/art/layers.h"
#include "games/dogfight/art/noise.h"

namespace sightlines::dogfight::art {
namespace {

using paint::faded;

void heap(ImDrawList& list, ImVec2 centre, const Cloud& cloud, bool night) {
    const ImU32 shade = night ? IM_COL32(40, 54, 78, 96) : IM_COL32(146, 166, 190, 104);
    const ImU32 body = night ? IM_COL32(96, 116, 148, 92) : IM_COL32(248, 250, 252, 168);
    const ImU32 lit = night ? IM_COL32(186, 204, 230, 74) : IM_COL32(255, 255, 250, 190);
    struct Lobe {
        ImVec2 at;
        float reach;
    };
    constexpr int count = 7;
    std::array<Lobe, count> lobes;
    for (int i = 0; i < count; ++i) {
        const float along = (static_cast<float>(i) / (count - 1) - 0.5f) * 2;
        const float high = 1 - along * along;
        lobes[static_cast<std::size_t>(i)] = {
            {centre.x + (along * 1.5f + 0.3f * (noise(cloud.seed, i, 61) - 0.5f)) * cloud.reach * printed_unit,
             centre.y - (0.3f * high - 0.5f * (noise(cloud.seed, i, 62) - 0.5f)) * cloud.reach * printed_unit},
            cloud.reach * (0.42f + 0.42f * high + 0.2f * noise(cloud.seed, i, 63)) * printed_unit};
    }
    const auto pass = [&](ImU32 colour, float shift, float size, float solid) {
        for (const Lobe& lobe : lobes)
            paint::soft_disc(list, {lobe.at.x + shift * lobe.reach, lobe.at.y + shift * 1.3f * lobe.reach},
                             lobe.reach * size * solid, lobe.reach * size, colour);
    };
    pass(shade, 0.2f, 1.08f, 0.35f);
    pass(body, 0, 1, 0.3f);
    pass(lit, -0.22f, 0.55f, 0.1f);
}

void wisp(ImDrawList& list, ImVec2 centre, const Cloud& cloud, bool night) {
    const ImU32 pale = night ? IM_COL32(150, 172, 204, 30) : IM_COL32(255, 255, 255, 72);
    for (int i = 0; i < 9; ++i) {
        const float along = (static_cast<float>(i) / 8 - 0.5f) * 4.6f;
        const float reach = cloud.reach * (0.75f - 0.1f * std::fabs(along)) * printed_unit;
        paint::soft_disc(list,
                         {centre.x + along * cloud.reach * printed_unit,
                          centre.y - (0.24f * along + 0.3f * noise(cloud.seed, i, 64)) * cloud.reach * printed_unit},
                         0, std::max(reach, 1.0f), pale);
    }
}

}  // namespace

std::vector<Cloud> clouds_of(const LayerKey& key, std::size_t layer) {
    struct Sky {
        float apart, share, least, most;
    };
    constexpr std::array<Sky, cloud_heights.size()> skies{
        Sky{10, 0.6f, 1.0f, 1.9f}, {13, 0.5f, 1.1f, 1.8f}, {12, 0.5f, 1.2f, 2.0f}};
    const Sky& sky = skies[layer];
    const int across = static_cast<int>(key.reach_x / sky.apart) + 1,
              down = static_cast<int>(key.reach_y / sky.apart) + 1;
    const int salt = 70 + 10 * static_cast<int>(layer);
    std::vector<Cloud> clouds;
    for (int k = -down; k <= down; ++k) {
        for (int i = -across; i <= across; ++i) {
            if (noise(i, k, salt) > sky.share) continue;
            clouds.push_back({{(static_cast<float>(i) + 0.7f * (noise(i, k, salt + 1) - 0.5f)) * sky.apart,
                               (static_cast<float>(k) + 0.7f * (noise(i, k, salt + 2) - 0.5f)) * sky.apart},
                              sky.least + (sky.most - sky.least) * noise(i, k, salt + 3),
                              i * 977 + k});
        }
    }
    return clouds;
}

Patch patch_of(const paint::Recorder& recorder) {
    Patch patch{recorder.take(), {FLT_MAX, FLT_MAX}, {-FLT_MAX, -FLT_MAX}};
    for (const ImDrawVert& vertex : patch.mesh.vertices) {
        patch.min = {std::min(patch.min.x, vertex.pos.x), std::min(patch.min.y, vertex.pos.y)};
        patch.max = {std::max(patch.max.x, vertex.pos.x), std::max(patch.max.y, vertex.pos.y)};
    }
    return patch;
}

Layers print_layers(const LayerKey& key) {
    Layers layers{print_land(key), {}};
    const float way = key.turned ? -printed_unit : printed_unit;
    for (std::size_t layer = 0; layer < cloud_heights.size(); ++layer) {
        for (const Cloud& cloud : clouds_of(key, layer)) {
            paint::Recorder recorder;
            const ImVec2 centre{cloud.centre.x * way, cloud.centre.y * way};
            const bool high = layer + 1 == cloud_heights.size();
            (high ? wisp : heap)(recorder.list(), centre, cloud, key.night);
            layers.clouds[layer].push_back(patch_of(recorder));
        }
    }
    return layers;
}

}  // namespace sightlines::dogfight::art
