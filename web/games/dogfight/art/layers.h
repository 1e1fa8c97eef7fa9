// What lies below and around the aircraft, each layer printed once: the land, and clouds at several heights. Lengths
// are in hexes' sizes (from the centre to a corner); the origin is the middle of the map.
#pragma once

#include <array>
#include <vector>

#include "board/paint.h"

namespace sightlines::dogfight::art {

// Everything that the appearance of the layers depends on.
struct LayerKey {
    float reach_x = 0, reach_y = 0;  // of the land, from its middle
    float hairline = 0;
    bool turned = false;
    bool night = false;

    bool operator==(const LayerKey&) const = default;
};

inline constexpr float printed_unit = 14;  // CSS pixels for a length of 1
inline constexpr std::array<float, 3> cloud_heights{2.5f, 6, 12.5f};

// A part of a layer, so that what is out of sight need not be drawn.
struct Patch {
    paint::Mesh mesh;
    ImVec2 min, max;
};
Patch patch_of(const paint::Recorder& recorder);

struct Layers {
    std::vector<Patch> land;  // bottom to top
    std::array<std::vector<Patch>, cloud_heights.size()> clouds;
};
Layers print_layers(const LayerKey& key);
std::vector<Patch> print_land(const LayerKey& key);

// A cloud of a layer, without the light.
struct Cloud {
    ImVec2 centre;
    float reach;
    int seed;
};
std::vector<Cloud> clouds_of(const LayerKey& key, std::size_t layer);

}  // namespace sightlines::dogfight::art
