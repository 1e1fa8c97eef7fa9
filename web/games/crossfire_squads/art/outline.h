// Geometry for decorating the pieces of the map. Table units, from the table's upper left corner.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "geometry/plane.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

using Outline = std::vector<ImVec2>;
inline constexpr float tau = 6.2831853f;

inline ImVec2 between(ImVec2 a, ImVec2 b, float part) { return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}; }

// A hash to 0..1, the same on every machine.
float hash01(std::uint32_t seed, int which, int salt);

// The part of a convex outline to the right of the line through `on` in direction `direction`, as seen on the screen.
Outline cut(const Outline& outline, ImVec2 on, ImVec2 direction);

// A stretch of a line.
struct Ridge {
    ImVec2 from, to;
    ImVec2 nearest(ImVec2 p) const;
};

class PieceShape {
  public:
    explicit PieceShape(const Polygon& shape);

    const Outline& outline() const { return outline_; }
    ImVec2 min() const { return min_; }
    ImVec2 max() const { return max_; }
    ImVec2 centre() const { return {(min_.x + max_.x) / 2, (min_.y + max_.y) / 2}; }
    ImVec2 middle() const;                        // of its corners: always inside
    std::uint32_t seed() const { return seed_; }  // hashed from the corners
    float random(int which, int salt) const { return hash01(seed_, which, salt); }

    // Distance of a point to the edges; negative outside.
    float depth(ImVec2 p) const;

    // The part of the line through `on` along `direction` that lies inside.
    std::optional<std::pair<ImVec2, ImVec2>> chord(ImVec2 on, ImVec2 direction) const;

    // The outline as nature has it: with round corners, moved outwards by `out`, or inwards if that is negative, and
    // waving by up to `wave` about that; closed, its points about `step` apart. Lines of equal `step` have as many
    // points, each beside its like.
    Outline grown(float out, float wave, float step, int salt) const;

    // The long middle of the piece, from which the outline is about as far at the ends as at the sides.
    Ridge ridge() const;

    // Points inside it in rows, each displaced by up to `jitter` times the spacing.
    Outline scattered(float spacing, float jitter, int salt) const;

  private:
    Outline outline_;
    ImVec2 min_, max_;
    std::uint32_t seed_ = 0;
};

}  // namespace sightlines::crossfire_squads::art
