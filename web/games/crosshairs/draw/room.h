// Room on the board for small marks that must not cover each other.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "imgui.h"

namespace sightlines::crosshairs {

// The circles that are taken, in CSS pixels.
class Room {
  public:
    void take(ImVec2 centre, float radius) { circles_.push_back({centre, radius}); }

    // How far a box is from the nearest circle; negative: they overlap. `half` is half its width and height.
    float around(ImVec2 centre, ImVec2 half) const {
        float least = std::numeric_limits<float>::max();
        for (const Circle& c : circles_) {
            const float x = std::max(std::abs(c.centre.x - centre.x) - half.x, 0.0f);
            const float y = std::max(std::abs(c.centre.y - centre.y) - half.y, 0.0f);
            least = std::min(least, std::hypot(x, y) - c.radius);
        }
        return least;
    }

    // The first of the places where the box is free; else the one where it overlaps least.
    ImVec2 best(std::span<const ImVec2> places, ImVec2 half) const {
        ImVec2 found = places[0];
        float most = -std::numeric_limits<float>::max();
        for (const ImVec2 place : places) {
            const float free = around(place, half);
            if (free >= 0) return place;
            if (free > most) found = place, most = free;
        }
        return found;
    }

  private:
    struct Circle {
        ImVec2 centre;
        float radius;
    };
    std::vector<Circle> circles_;
};

}  // namespace sightlines::crosshairs
