#include "games/dogfight/rules/grand_tactical.h"

#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {

bool grand_possible(const Position& at) {
    for (std::size_t a = 0; a < at.planes.size(); ++a) {
        const Aircraft& plane = at.planes[a];
        if (!plane.in_play()) continue;
        if (plane.spin) return false;
        for (std::size_t b = a + 1; b < at.planes.size(); ++b) {
            const Aircraft& other = at.planes[b];
            if (other.in_play() && other.side != plane.side && distance(plane.hex, other.hex) <= 8) return false;
        }
    }
    return true;
}

std::optional<table::Slope> slope_of(const Aircraft& plane, int half_levels) {
    if (half_levels == 0) return table::Slope{0, 0, 0};
    const std::size_t column = table::column(plane.speed);
    const auto row = static_cast<std::size_t>(std::abs(half_levels) - 1);
    if (row >= (half_levels > 0 ? table::grand_climb.size() : table::grand_dive.size())) return std::nullopt;
    table::Slope slope = half_levels > 0 ? table::grand_climb[row][column] : table::grand_dive[row][column];
    if (slope.pitch == table::x) return std::nullopt;
    if (half_levels < 0) slope.pitch = narrow(-slope.pitch);
    return slope;
}

bool may_climb(const Aircraft& plane, int climb) {
    if (!slope_of(plane, climb)) return false;
    const int height = half_levels(plane) + climb;
    if (climb > 0) return height <= 2 * plane.card.ceiling;
    return climb == 0 || height >= 2;
}

GrandHexes grand_hexes(const Aircraft& plane, int half_levels) {
    const std::size_t column = table::column(plane.speed);
    const auto steepness = static_cast<std::size_t>(std::abs(slope_of(plane, half_levels)->pitch));
    return {table::grand_hexes[column], table::grand_extra[column], table::grand_less_by_pitch[steepness]};
}

int grand_power_modifier(const Aircraft& plane, int half_levels) {
    return half_levels > 0 ? slope_of(plane, half_levels)->roll : 0;
}

Height height_after(const Aircraft& plane, int climb) {
    if (climb == 0) return {plane.altitude, plane.leave};
    const int height = half_levels(plane) + climb;
    if (height % 2 == 0) return {narrow(height / 2), 0};
    return {narrow((height + (climb > 0 ? -1 : 1)) / 2), narrow(climb > 0 ? 1 : -1)};
}

}  // namespace sightlines::dogfight
