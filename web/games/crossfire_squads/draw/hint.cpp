#include "games/crossfire_squads/draw/hint.h"

#include <cmath>
#include <variant>
#include <vector>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/rules/movement.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

void draw_hint(ImDrawList& list, const Camera& camera, const Position& seen, const Action& hint, int number,
               const Walk* walk) {
    std::vector<Point> points;
    const auto add_unit = [&](UnitId id) {
        if (id != no_unit && seen[id].on_table()) points.push_back(seen[id].at);
    };
    std::visit(
        [&]<class Kind>(const Kind& action) {
            if constexpr (requires { action.unit; }) add_unit(action.unit);
            if constexpr (requires { action.units; }) {
                if (!action.units.empty()) add_unit(action.units[0]);
            }
            if constexpr (requires { action.target; }) add_unit(action.target);
            if constexpr (std::is_same_v<Kind, Move>) {
                const bool stands = seen[action.unit].on_table(), begins = walk != nullptr && walk->unit == action.unit;
                if (!begins) points.push_back(stands ? plan_move(seen, action.unit, action.to).at : action.to);
                for (std::size_t leg = 0; begins && leg < walk->legs.size(); ++leg)
                    points.push_back(walk->legs[leg].plan.at);
                test_ids::add_point("hint:to", camera.at(points.back()));
            } else if constexpr (std::is_same_v<Kind, Pivot>) {
                constexpr int reach = 320;
                const Point face = action.turret != no_heading ? action.turret : action.face;
                if (face != no_heading && !points.empty()) {
                    const double length = std::hypot(face.x, face.y);
                    points.push_back({static_cast<int>(std::lround(points[0].x + reach * face.x / length)),
                                      static_cast<int>(std::lround(points[0].y + reach * face.y / length))});
                    test_ids::add_point("hint:facing", camera.at(points.back()));
                }
            } else if constexpr (requires { action.to; }) {
                points.push_back(action.to);
            } else if constexpr (requires { action.at; }) {
                points.push_back(action.at);
            } else if constexpr (std::is_same_v<Kind, React>) {
                if (seen.motion) points.push_back(point_of(*seen.motion, action.point));
            }
        },
        hint);
    std::vector<ImVec2> drawn;
    drawn.reserve(points.size());
    for (const Point point : points) drawn.push_back(camera.at(point));
    paint::hint(list, drawn, 26, theme::palette().accent, theme::palette().raised, number);
}

}  // namespace sightlines::crossfire_squads
