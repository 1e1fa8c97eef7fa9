// The outline of a piece for those who decorate it: in table units, from the table's upper left corner.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "geometry/plane.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

using Outline = std::vector<ImVec2>;

// Between 0 and 1, the same for the same numbers on every machine.
float scatter(std::uint32_t seed, int which, int salt);

// What of a convex outline lies to the right of a line, as one looks along `way` on the screen.
Outline cut(const Outline& outline, ImVec2 on, ImVec2 way);

class Plot {
  public:
    explicit Plot(const Polygon& shape);

    const Outline& outline() const { return outline_; }
    ImVec2 min() const { return min_; }
    ImVec2 max() const { return max_; }
    ImVec2 centre() const { return {(min_.x + max_.x) / 2, (min_.y + max_.y) / 2}; }
    std::uint32_t seed() const { return seed_; }  // from the corners
    float random(int which, int salt) const { return scatter(seed_, which, salt); }

    // How far inside its edges a point lies; negative outside.
    float depth(ImVec2 p) const;

    // The part of the line through `on` along `way` that lies inside.
    std::optional<std::pair<ImVec2, ImVec2>> chord(ImVec2 on, ImVec2 way) const;

    // The outline drawn in by as much, its corners cut off so many times; empty if nothing is left.
    Outline contour(float in, int roundings) const;

    // Points inside it in rows, each astray by up to `astray` of the spacing.
    Outline sown(float spacing, float astray, int salt) const;

  private:
    Outline outline_;
    ImVec2 min_, max_;
    std::uint32_t seed_ = 0;
};

}  // namespace sightlines::crossfire_squads::art
