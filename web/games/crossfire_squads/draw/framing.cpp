#include "games/crossfire_squads/draw/framing.h"

#include <algorithm>

#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float near_enough = 0.2f;  // pixels a unit, for a decision on a narrow board

// Grows with every point that is put into it.
struct Frame {
    Box box{table_width, table_height, 0, 0};
    bool any = false;
    void add(Point p) {
        box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x), std::max(box.bottom, p.y)};
        any = true;
    }
    void add(ImVec2 p) { add(Point{static_cast<int>(p.x), static_cast<int>(p.y)}); }
};

Box deployment_ground(Edge edge) {
    switch (edge) {
        case Edge::n: return {0, 0, table_width, table_height / 4};
        case Edge::s: return {0, table_height * 3 / 4, table_width, table_height};
        case Edge::w: return {0, 0, table_width / 4, table_height};
        case Edge::e: return {table_width * 3 / 4, 0, table_width, table_height};
        case Edge::none: break;
    }
    return table;
}

// The bounds of what the decision or the roll is about, or the whole table.
Box matter_of(const Position& at) {
    Frame frame;
    const auto add_unit = [&](UnitId id) {
        if (id != no_unit && (at[id].on_table() || at[id].hidden())) frame.add(art::stand_of(at, id));
    };
    if (at.phase == Phase::deploy && at.placing != nobody)
        return deployment_ground(at.edges[static_cast<std::size_t>(at.placing)]);
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
std::optional<Box> matter_of_choice(const Scene& scene, const Selection& selection) {
    const Position& seen = scene.seen();
    const UnitId chosen = selection.choice().unit;
    if (seen.phase == Phase::react && seen.motion) {
        Frame frame;
        frame.add(seen.motion->from);
        frame.add(point_of(*seen.motion, seen.motion->halt));
        for (const Exposure& exposure : selection.forecasts().exposures) frame.add(art::stand_of(seen, exposure.enemy));
        return frame.box.grown(300);
    }
    const bool orders = seen.phase == Phase::play || seen.phase == Phase::group;
    if (chosen == no_unit || !orders || !seen[chosen].on_table()) return std::nullopt;
    Frame frame;
    frame.add(seen[chosen].at);
    for (const LineForecast& line : selection.forecasts().lines) {
        if (line.closest) frame.add(seen[line.enemy].at);
    }
    return frame.box.grown(700);
}

}  // namespace

Box small_scene(const Position& at) {
    Frame frame;
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

void Framing::frame(Camera& camera, const Scene& scene, const Selection& selection, std::size_t ply, bool from_near) {
    const std::pair<std::size_t, UnitId> now{ply, selection.choice().unit};
    if (by_hand_ || framed_ == now || (!from_near && (framed_ || !closer_))) return;
    framed_ = now;
    const Box whole = closer_ ? small_scene(scene.seen()) : table;
    const Box matter = from_near ? matter_of_choice(scene, selection).value_or(matter_of(scene.seen())) : whole;
    if (from_near && !is_whole(matter)) return camera.close_in(matter, near_enough);
    if (is_whole(whole)) return camera.fit();
    camera.close_in(whole, small_scene_zoom);
}

}  // namespace sightlines::crossfire_squads
