#include "games/crossfire_squads/art/labels.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

constexpr float gap = 1.5f;

// The label in a direction from the disc, `away` from it.
Area beside(const Disc& disc, ImVec2 way, float width, float height, float away) {
    const float reach = disc.radius + away;
    const ImVec2 c{disc.centre.x + way.x * (reach + width / 2), disc.centre.y + way.y * (reach + height / 2)};
    return {{c.x - width / 2, c.y - height / 2}, {c.x + width / 2, c.y + height / 2}};
}

class Plan {
  public:
    Plan(std::span<const Disc> discs, std::span<const Area> areas, const Area& view)
        : discs_(discs), taken_(areas.begin(), areas.end()), view_(view) {}

    std::optional<PlacedTag> place(const Tag& tag) {
        std::optional<PlacedTag> found = close_by(tag, tag.width, true);
        if (!found && tag.brief > 0) found = close_by(tag, tag.brief, false);
        if (!found) found = far_off(tag);
        if (found) taken_.push_back(found->area);
        return found;
    }

  private:
    bool is_free(const Area& area, const Tag& tag) const {
        return is_inside(area, view_) && (!tag.fits || tag.fits(area)) &&
               std::none_of(taken_.begin(), taken_.end(), [&](const Area& other) { return overlap(area, other); }) &&
               std::none_of(discs_.begin(), discs_.end(), [&](const Disc& disc) { return overlap(area, disc); });
    }

    std::optional<PlacedTag> close_by(const Tag& tag, float width, bool whole) const {
        static constexpr std::array<ImVec2, 8> ways{
            {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {0.72f, 0.72f}, {-0.72f, 0.72f}, {0.72f, -0.72f}, {-0.72f, -0.72f}}};
        for (const ImVec2 way : ways) {
            const Area area = beside(tag.of, way, width, tag.height, gap);
            if (is_free(area, tag)) return PlacedTag{area, whole, false};
        }
        return std::nullopt;
    }

    std::optional<PlacedTag> far_off(const Tag& tag) const {
        const ImVec2 c = tag.of.centre;
        if (c.x < view_.min.x || c.x > view_.max.x || c.y < view_.min.y || c.y > view_.max.y) return std::nullopt;
        constexpr int ways = 16;
        const int rings = tag.needed ? 24 : 3;
        const float width = tag.brief > 0 ? tag.brief : tag.width;
        for (int ring = 1; ring <= rings; ++ring) {
            for (int i = 0; i < ways; ++i) {
                const float angle = 6.2831853f * (static_cast<float>(i) + 0.25f * static_cast<float>(ring % 4)) / ways;
                const Area area = beside(tag.of, {std::cos(angle), std::sin(angle)}, width, tag.height,
                                         gap + 9 * static_cast<float>(ring));
                if (is_free(area, tag)) return PlacedTag{area, tag.brief == 0, true};
            }
        }
        return std::nullopt;
    }

    std::span<const Disc> discs_;
    std::vector<Area> taken_;
    Area view_;
};

}  // namespace

float lettering_width(const std::string& text, float size) {
    return theme::text_width(theme::Font::strong, size, text);
}

bool overlap(const Area& a, const Area& b) {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

bool overlap(const Area& area, const Disc& disc) {
    const float x = disc.centre.x - std::clamp(disc.centre.x, area.min.x, area.max.x);
    const float y = disc.centre.y - std::clamp(disc.centre.y, area.min.y, area.max.y);
    return x * x + y * y < disc.radius * disc.radius;
}

bool is_inside(const Area& inner, const Area& outer) {
    return inner.min.x >= outer.min.x && inner.max.x <= outer.max.x && inner.min.y >= outer.min.y &&
           inner.max.y <= outer.max.y;
}

std::vector<std::optional<PlacedTag>> place_tags(std::span<const Tag> tags, std::span<const Disc> discs,
                                                 std::span<const Area> areas, const Area& view) {
    Plan plan(discs, areas, view);
    std::vector<std::optional<PlacedTag>> placed;
    for (const Tag& tag : tags) placed.push_back(plan.place(tag));
    return placed;
}

}  // namespace sightlines::crossfire_squads::art
