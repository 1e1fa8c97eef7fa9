// Generates the landscape under the board from a seed; does not draw. Lengths in widths of a hex, y down, origin in the
// middle of the board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "imgui.h"

namespace sightlines::crosshairs::art {

using Outline = std::vector<ImVec2>;  // convex and clockwise when it bounds something, else a line

enum class Crop : std::uint8_t { field, pale, meadow, earth, wood };

struct Plot {
    Outline outline;
    Crop crop = Crop::field;
    float shade = 0;    // -1 to 1: darker or lighter than the crop's colour
    float furrows = 0;  // their direction in radians
    bool ploughed = false;
};
struct Hedge {
    ImVec2 from, to;
    bool grown = false;
};
struct Tree {
    ImVec2 at;
    float radius = 0;
};
struct House {
    ImVec2 at;
    float angle = 0, length = 0, width = 0;
    bool tiled = false;
};
struct Bridge {
    ImVec2 at;
    float angle = 0;
};

struct Landscape {
    std::vector<Plot> plots;
    std::vector<Hedge> hedges;
    std::vector<Tree> trees, bushes;
    Outline river;
    std::array<Outline, 2> roads;
    std::vector<Bridge> bridges;
    std::vector<House> houses;
};

inline constexpr float river_width = 0.17f, road_width = 0.075f;

// Half the extent of the landscape; enough for any sheet that is not much wider than high.
inline constexpr float landscape_reach = 9;

Landscape make_landscape(std::uint32_t seed);

}  // namespace sightlines::crosshairs::art
