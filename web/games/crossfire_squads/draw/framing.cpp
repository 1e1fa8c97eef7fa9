#include "games/crossfire_squads/draw/framing.h"

#include <algorithm>

#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float decision_zoom = 0.2f;  // greatest scale for a decision on a narrow board, CSS pixels per table unit

// The bounding box of the points added so far.
struct Bounds {
    Box box{table_width, table_height, 0, 0};
    bool any = false;
    void add(Point p) {
        box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x), std::max(box.bottom, p.y)};
        any = true;
    }
    void add(ImVec2 p) { add(Point{static_cast<int>(p.x), static_cast<int>(p.y)}); }
};

// The bounds of the units that the decision or the roll is about, or the whole table.
Box decision_bounds(const Position& at) {
    Bounds frame;
    const auto add_unit = [&](UnitId id) {
        if (id != no_unit && (at[id].on_table() || at[id].hidden())) frame.add(art::map_position(at, id));
    };
    if (at.phase == Phase::deploy && at.placing != nobody)
        return art::deployment_area(at.edges[static_cast<std::size_t>(at.placing)]);
    if (at.shooting) {
        for (const UnitId id : at.shooting->units) add_unit(id);
        add_unit(at.shooting->target);
    }
    if (at.melee) {
        for (const UnitId id : at.melee->units) add_unit(id);
    }
    for (const UnitId id : at.revealing) add_unit(id);
    return frame.any ? frame.box.grown(420) : table;
}

// The mover's path with the units that can fire at it, or the chosen unit with its surroundings and its target.
std::optional<Box> choice_bounds(const Scene& scene, const Selection& selection) {
    const Position& seen = scene.seen();
    const UnitId chosen = selection.choice().unit;
    if (seen.phase == Phase::react && seen.motion) {
        Bounds frame;
        frame.add(seen.motion->from);
        frame.add(point_of(*seen.motion, seen.motion->halt));
        for (const Exposure& exposure : selection.forecasts().exposures)
            frame.add(art::map_position(seen, exposure.enemy));
        return frame.box.grown(300);
    }
    const bool orders = seen.phase == Phase::play || seen.phase == Phase::group;
    if (chosen == no_unit || !orders || !seen[chosen].on_table()) return std::nullopt;
    Bounds frame;
    frame.add(seen[chosen].at);
    for (const LineForecast& line : selection.forecasts().lines) {
        if (line.closest) frame.add(seen[line.enemy].at);
    }
    return frame.box.grown(700);
}

bool is_in(const Area& area, ImVec2 p) {
    return p.x > area.min.x && p.x < area.max.x && p.y > area.min.y && p.y < area.max.y;
}

// Whether the player is asked about a mover whose way is out of the picture.
bool hides_mover(const Camera& camera, const Scene& scene) {
    const Position& seen = scene.seen();
    if (!scene.decides() || seen.phase != Phase::react || !seen.motion) return false;
    return !is_in(camera.viewport(), camera.at(seen.motion->from)) ||
           !is_in(camera.viewport(), camera.at(point_of(*seen.motion, seen.motion->halt)));
}

}  // namespace

Box small_scene(const Position& at) {
    Bounds frame;
    for (const int side : {0, 1}) each_on_table(at, side, [&](UnitId, const Unit& unit) { frame.add(unit.at); });
    for (const Piece& piece : at.terrain) {
        if (!piece.is_area()) continue;
        const Box box = piece.shape.box();
        frame.add(Point{box.left, box.top});
        frame.add(Point{box.right, box.bottom});
    }
    const Box box = frame.box.grown(240);
    const bool small = frame.any && (box.right - box.left) * 4 < table_width * 3;
    return small ? box : table;
}

bool is_whole(const Box& box) { return box.right - box.left >= table_width && box.bottom - box.top >= table_height; }

void Framing::frame(Camera& camera, const Scene& scene, const Selection& selection, std::size_t ply, bool zooms_in) {
    const std::pair<std::size_t, UnitId> now{ply, selection.choice().unit};
    const bool leaves_alone = by_hand_ && !(zooms_in && hides_mover(camera, scene));
    if (leaves_alone || framed_ == now || (!zooms_in && (framed_ || !closer_))) return;
    framed_ = now;
    const Box overview = closer_ ? small_scene(scene.seen()) : table;
    const Box bounds = zooms_in ? choice_bounds(scene, selection).value_or(decision_bounds(scene.seen())) : overview;
    if (zooms_in && !is_whole(bounds)) return camera.zoom_to(bounds, decision_zoom);
    if (is_whole(overview)) return camera.fit();
    camera.zoom_to(overview, small_scene_zoom);
}

}  // namespace sightlines::crossfire_squads
