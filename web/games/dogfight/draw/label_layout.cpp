#include "games/dogfight/draw/label_layout.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>

namespace sightlines::dogfight {
namespace {

constexpr float gap = 2;  // between labels and everything else

bool holds(const Area& area, ImVec2 point, float around) {
    return point.x > area.min.x - around && point.x < area.max.x + around && point.y > area.min.y - around &&
           point.y < area.max.y + around;
}

// Directions from a piece, best first: beside it, below, above, and the corners. Screen coordinates.
constexpr std::array<ImVec2, 12> directions{{{1, 0.15f},
                                             {-1, 0.15f},
                                             {0, 1},
                                             {0, -1},
                                             {0.9f, 0.75f},
                                             {-0.9f, 0.75f},
                                             {0.9f, -0.75f},
                                             {-0.9f, -0.75f},
                                             {0.5f, 1},
                                             {-0.5f, 1},
                                             {0.5f, -1},
                                             {-0.5f, -1}}};

class Layout {
  public:
    Layout(const Area& room, const Obstacles& obstacles)
        : room_(room), obstacles_(obstacles), taken_(obstacles.areas) {}

    ImVec2 place(const LabelWanted& label) {
        ImVec2 best{};
        float least = FLT_MAX;
        // Rings around the piece, until one has a free place.
        for (int ring = 0; ring < 24 && least >= bad; ++ring) {
            for (std::size_t which = 0; which < directions.size(); ++which) {
                const float out = label.clear + static_cast<float>(ring) * std::max(label.half.y, 6.0f);
                const ImVec2 way = directions[which];
                const float wide = std::fabs(way.x) < 0.1f ? 0 : way.x > 0 ? label.half.x : -label.half.x;
                const float high = std::fabs(way.y) < 0.2f ? 0 : way.y > 0 ? label.half.y : -label.half.y;
                consider(label, {label.anchor.x + way.x * out + wide, label.anchor.y + way.y * out + high},
                         static_cast<float>(ring) * 2 + static_cast<float>(which) * 0.1f, best, least);
            }
        }
        if (least >= bad) consider_everywhere(label, best, least);
        taken_.push_back(area_around(best, label.half));
        return best;
    }

  private:
    static constexpr float bad = 1000;  // something is covered

    void consider_everywhere(const LabelWanted& label, ImVec2& best, float& least) const {
        for (float y = room_.min.y + label.half.y; y <= room_.max.y - label.half.y; y += label.half.y) {
            for (float x = room_.min.x + label.half.x; x <= room_.max.x - label.half.x; x += label.half.x)
                consider(label, {x, y}, 60 + 0.1f * std::hypot(x - label.anchor.x, y - label.anchor.y), best, least);
        }
    }

    void consider(const LabelWanted& label, ImVec2 centre, float cost, ImVec2& best, float& least) const {
        const ImVec2 inside{std::clamp(centre.x, room_.min.x + label.half.x + gap,
                                       std::max(room_.min.x + label.half.x + gap, room_.max.x - label.half.x - gap)),
                            std::clamp(centre.y, room_.min.y + label.half.y + gap,
                                       std::max(room_.min.y + label.half.y + gap, room_.max.y - label.half.y - gap))};
        const float moved = std::hypot(inside.x - centre.x, inside.y - centre.y);
        cost += moved * 0.05f;
        if (cost >= least) return;
        const Area here = area_around(inside, {label.half.x + gap, label.half.y + gap});
        for (const Area& other : taken_) {
            if (const float common = overlap(here, other); common > 0) cost += bad + common;
            if (cost >= least) return;
        }
        for (const ImVec2 point : obstacles_.points) {
            if (holds(here, point, 0)) cost += bad;
            if (cost >= least) return;
        }
        best = inside;
        least = cost;
    }

    Area room_;
    const Obstacles& obstacles_;
    std::vector<Area> taken_;
};

}  // namespace

float overlap(const Area& a, const Area& b) {
    const float x = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
    const float y = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
    return x > 0 && y > 0 ? x * y : 0;
}

Area area_around(ImVec2 centre, ImVec2 half) {
    return {{centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}};
}

std::vector<ImVec2> place_labels(const Area& room, std::span<const LabelWanted> wanted, const Obstacles& obstacles) {
    Layout layout(room, obstacles);
    std::vector<ImVec2> centres;
    for (const LabelWanted& label : wanted) centres.push_back(layout.place(label));
    return centres;
}

}  // namespace sightlines::dogfight
