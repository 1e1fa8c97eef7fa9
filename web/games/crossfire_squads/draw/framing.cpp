#include "games/crossfire_squads/draw/framing.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "base/sort_short.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int bare = 90;               // what must be seen around a place, table units: a counter with its label
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

// Grows by one thing after the other as long as the counters on it stay apart.
class Picture {
  public:
    explicit Picture(const Camera& camera) {
        const ImVec2 size = camera.viewport().size();
        const float least = std::max(camera.least_counter(), 1.0f) / base_width;  // twice as wide as their bases
        widest_ = static_cast<int>(size.x / least) - 2 * rim;
        highest_ = static_cast<int>(size.y / least) - 2 * rim;
    }

    bool is_empty() const { return !bounds_.any; }
    Box box() const { return bounds_.box.grown(rim); }
    bool add(Point p, bool always) {
        Bounds more = bounds_;
        more.add(p);
        const bool fits = more.box.right - more.box.left <= widest_ && more.box.bottom - more.box.top <= highest_;
        if (fits || always) bounds_ = more;
        return fits || always;
    }

  private:
    static constexpr int rim = 260;

    Bounds bounds_;
    int widest_ = 0, highest_ = 0;
};

// The flag, the units of whoever looks, and enemies near to either, as many as can be told apart.
Box opening(const Camera& camera, const Scene& scene) {
    constexpr int near_by = 18 * inch;
    const Position& at = scene.seen();
    Picture picture(camera);
    Point heart{table_width / 2, table_height / 2};
    if (const Piece* flag = at.terrain.find(at.objective)) {
        const Box& box = flag->shape.box();
        heart = {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
        picture.add({box.left, box.top}, true);
        picture.add({box.right, box.bottom}, true);
    }
    if (at.motion) {
        picture.add(at.motion->from, true);
        picture.add(point_of(*at.motion, at.motion->halt), true);
    }
    const auto by_distance = [&](int side) {
        std::vector<Point> places;
        each_on_table(at, side, [&](UnitId, const Unit& unit) { places.push_back(unit.at); });
        sort_short(places, [&](Point a, Point b) { return squared_distance(a, heart) < squared_distance(b, heart); });
        return places;
    };
    const bool one_side = scene.viewer() == 0 || scene.viewer() == 1;
    const int own = one_side ? scene.viewer() : std::max(scene.decider(), 0);
    std::vector<Point> known{heart};
    for (const Point p : by_distance(own)) {
        if (picture.add(p, known.size() == 1)) known.push_back(p);
    }
    for (const Point p : by_distance(1 - own)) {
        if (std::any_of(known.begin(), known.end(),
                        [&](Point other) { return squared_distance(p, other) <= square(near_by); }))
            picture.add(p, false);
    }
    if (picture.is_empty()) return table;
    const Box box = picture.box();
    constexpr float worth_it = 1.2f;
    return camera.scale_for(box) < worth_it * camera.fitted_scale() ? table : box;
}

constexpr int around_told = 160, around_scene = 240;

// What others did last: the last way and the last shot.
std::optional<Box> told_bounds(const Traces& traces) {
    Bounds frame;
    if (!traces.trails.empty()) {
        frame.add(traces.trails.back().from);
        frame.add(traces.trails.back().to);
    }
    if (!traces.shots.empty()) {
        frame.add(traces.shots.back().from);
        frame.add(traces.shots.back().to);
    }
    if (!frame.any) return std::nullopt;
    return frame.box.grown(around_told);
}

// The mover's path with the units that can fire at it, or the chosen unit with its targets and the places that suit it;
// with its surroundings if there are none.
std::optional<Box> choice_bounds(const Camera& camera, const Scene& scene, const Selection& selection, int around) {
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
    Picture picture(camera);
    frame.add(seen[chosen].at);
    picture.add(seen[chosen].at, true);
    const auto& lines = selection.forecasts().lines;
    bool alone = true;
    for (const LineForecast& line : lines) {
        if (!line.closest) continue;
        frame.add(seen[line.enemy].at);
        if (!picture.add(seen[line.enemy].at, false)) return frame.box.grown(around);
        alone = false;
    }
    for (const AdvisedPlace& place : selection.places()) {
        const Piece* flag = seen.terrain.find(seen.objective);
        if (flag != nullptr && flag->shape.contains(place.at)) {
            const Box& box = flag->shape.box();
            picture.add({box.left, box.top}, false);
            picture.add({box.right, box.bottom}, false);
        }
        if (picture.add(place.at, false)) alone = false;
    }
    for (const LineForecast& line : lines) {
        if (line.fire.accepted()) picture.add(seen[line.enemy].at, false);
    }
    return alone ? frame.box.grown(around) : picture.box();
}

bool is_set_up(const Position& at) { return at.turn == 0; }

bool is_in(const Area& area, ImVec2 p) {
    return p.x > area.min.x && p.x < area.max.x && p.y > area.min.y && p.y < area.max.y;
}

// Whether the picture may stay as it is: all is in it, and not much further away than need be.
bool holds_well(const Camera& camera, const Box& box) {
    constexpr float much = 1.3f;
    const Box sight = camera.sight();
    const auto wide = static_cast<float>(sight.right - sight.left), high = static_cast<float>(sight.bottom - sight.top);
    return sight.left <= box.left && box.right <= sight.right && sight.top <= box.top && box.bottom <= sight.bottom &&
           std::max(static_cast<float>(box.right - box.left) / wide, static_cast<float>(box.bottom - box.top) / high) *
                   much >=
               1;
}

// With room below for the buttons in the corner.
Box above_corner(const Camera& camera, Box box) {
    constexpr float corner = 52;
    const float high = camera.viewport().size().y;
    if (high < 3 * corner) return box;
    const int room = static_cast<int>(static_cast<float>(box.bottom - box.top) * corner / (high - corner));
    camera.look().turned ? box.top -= room : box.bottom += room;
    return box;
}

bool holds_all_units(const Box& box, const Position& at) {
    const auto is_outside = [&](UnitId, const Unit& unit) {
        return unit.at.x < box.left || unit.at.x > box.right || unit.at.y < box.top || unit.at.y > box.bottom;
    };
    return !any_on_table(at, 0, is_outside) && !any_on_table(at, 1, is_outside);
}

// Whether somebody who looks is asked, and not only told what others do.
bool is_asked(const Scene& scene) { return scene.decides() && scene.viewer() == scene.decider(); }

// Whether the player is asked about a mover whose way is out of the picture.
bool hides_mover(const Camera& camera, const Scene& scene) {
    const Position& seen = scene.seen();
    if (!is_asked(scene) || seen.phase != Phase::react || !seen.motion) return false;
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
    const Box box = frame.box.grown(around_scene);
    const bool small = frame.any && (box.right - box.left) * 4 < table_width * 3;
    return small ? box : table;
}

bool is_whole(const Box& box) { return box.right - box.left >= table_width && box.bottom - box.top >= table_height; }

void Framing::frame(Camera& camera, const Scene& scene, const Selection& selection, const Traces& traces,
                    std::size_t ply, bool zooms_in) {
    const Now now{ply,
                  selection.choice().unit,
                  is_set_up(scene.seen()),
                  is_asked(scene),
                  scene.seen().turn,
                  scene.seen().active,
                  camera.viewport().size()};
    const std::optional<Now> before = std::exchange(framed_, now);
    if (before && !now.differs_from(*before)) return;
    const bool begins = !before || before->set_up != now.set_up || before->is_other_board(now);
    const bool back = before && now.decides && !before->decides && scene.phase() == Phase::play;
    if (before && before->decides && !now.decides && !own_) own_ = camera.sight();
    if (by_hand_ && before && !before->decides) own_.reset();
    const std::optional<Box> own = back ? std::exchange(own_, std::nullopt) : std::nullopt;
    if (before && (before->turn != now.turn || before->active != now.active)) by_hand_ = false;
    if (camera.is_overview() && now.chosen == no_unit) return;
    if (by_hand_ && !hides_mover(camera, scene)) return;
    Box overview = closer_ ? small_scene(scene.seen()) : table;
    if (is_whole(overview) && !now.set_up) overview = opening(camera, scene);
    // Where all are in the picture it stays as it is, so that nobody is lost from sight.
    const bool stays = zooms_in && !now.set_up && !is_whole(overview) && holds_all_units(overview, scene.seen());
    if (zooms_in && !stays) {
        constexpr int wide = 700;
        const Box bounds = choice_bounds(camera, scene, selection, wide).value_or(decision_bounds(scene.seen()));
        if (!is_whole(bounds)) return camera.zoom_to(above_corner(camera, bounds), decision_zoom);
    }
    if (!begins && !now.decides) {
        if (const std::optional<Box> bounds = told_bounds(traces)) camera.show(*bounds, around_told - bare);
        return;
    }
    if (!zooms_in && !begins) {
        constexpr int close = 250;
        constexpr float closest = 10;  // any scale
        const std::optional<Box> bounds = choice_bounds(camera, scene, selection, close);
        if (own && !bounds) camera.zoom_to(*own, closest);
        if (bounds || back) camera.show(bounds.value_or(overview), close - bare);
        return;
    }
    if (is_whole(overview)) return camera.fit();
    if (!begins && holds_well(camera, overview.grown(bare - around_scene))) return;
    if (!before) return camera.zoom_to_at_once(overview, small_scene_zoom);
    camera.zoom_to(overview, small_scene_zoom);
}

}  // namespace sightlines::crossfire_squads
