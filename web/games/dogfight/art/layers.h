// What lies below and around the aircraft, each layer printed once: the land, and clouds at several heights. Lengths
// are in hexes' sizes (from the centre to a corner); the origin is the middle of the map.
#pragma once

#include <array>

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

struct Layers {
    paint::Mesh land;
    std::array<paint::Mesh, cloud_heights.size()> clouds;
};
Layers print_layers(const LayerKey& key);

// A cloud of a layer, without the light.
struct Cloud {
    ImVec2 centre;
    float reach;
    int seed;
};
std::vector<Cloud> clouds_of(const LayerKey& key, std::size_t layer);
void print_land(ImDrawList& list, const LayerKey& key);

}  // namespace sightlines::dogfight::art
