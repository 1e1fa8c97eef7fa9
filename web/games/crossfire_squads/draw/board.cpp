// Draws the table layer by layer.
#include <utility>
#include <vector>

#include "base/test_ids.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_edge.h"
#include "games/crossfire_squads/draw/animation.h"
#include "games/crossfire_squads/draw/cover.h"
#include "games/crossfire_squads/draw/hint.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/draw/place_layer.h"
#include "games/crossfire_squads/draw/rim.h"
#include "games/crossfire_squads/draw/traces.h"
#include "games/crossfire_squads/draw/unit_layer.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/view.h"
#include "platform.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float narrow = narrow_board;
constexpr float scale_width = 230;  // with its words
constexpr float past = 0.5f;        // strength of shots below the next question

}  // namespace

// Whoever alone is played here, or solves an exercise, has the own edge below.
BoardLook View::look() const {
    BoardLook look = board_look();
    const int own = reader_ != nobody ? reader_ : viewer_.only_here();
    if (own != nobody && seen().edges[static_cast<std::size_t>(own)] == Edge::n) look.turned = !look.turned;
    return look;
}

void View::place_camera(const Area& area) {
    camera_.set_look(look());
    camera_.set_least_counter(platform::surroundings().coarse ? art::least_touched : art::least_counter);
    camera_.set_foot(platform::surroundings().coarse ? 60.0f : 44.0f);
    camera_.place(area, art::margin_for(area));
    camera_.set_below(painted_below());
    const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(area.min, area.max);
    camera_.follow(hovered);
    if (platform::gesture().active || (hovered && ImGui::GetIO().MouseWheel != 0)) framing_.take_over();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool chosen = selection_.choice().unit != no_unit;
    if (hovered && !chosen && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) &&
        pointer_.unit_at(scene(), mouse) == no_unit) {
        camera_.toggle_zoom(mouse);
        framing_.take_over(!camera_.is_fitted());
    }
    framing_.frame(camera_, scene(), selection_, traces_, history().cursor(), area.size().x <= narrow);
}

void View::draw_table(ImDrawList& list) const {
    const Position& at = seen();
    art::draw_map(list, camera_, at.terrain, art::everybody);
    for (const int side : {0, 1}) {
        const Edge edge = at.edges[static_cast<std::size_t>(side)];
        if (at.phase == Phase::deploy) art::draw_deployment_area(list, camera_, side, edge, side == at.placing);
        art::draw_home_edge(list, camera_, side, edge);
    }
    if (const Piece* piece = at.terrain.find(at.objective))
        art::draw_flag_ground(list, camera_, *piece, art::holder_of(at));
    art::draw_smoke(list, camera_, at.smoke);
    if (selection_.choice().unit != no_unit) draw_borders(list, camera_, at.terrain);
}

// What labels leave free: the names of the squares, the scale, the buttons.
std::vector<Area> View::edges(const Area& area) const {
    const auto [letters, numbers] = art::square_name_areas(camera_, art::margin_for(area));
    std::vector<Area> areas{letters, numbers, corner(area).whole_table(), corner(area).end_turn()};
    if (area.size().x > narrow_board)
        areas.push_back({{area.min.x, area.max.y - 26}, {area.min.x + scale_width, area.max.y}});
    return areas;
}

// Of the places that question, answers and what was told last name.
std::vector<Point> View::told_points() const {
    const Position& at = seen();
    std::vector<Point> points;
    if (const UnitId unit = selection_.choice().unit; unit != no_unit && at[unit].on_table())
        points.push_back(at[unit].at);
    if (const Walk* walk = shown_walk(selection_)) {
        for (const Leg& leg : walk->legs) points.push_back(leg.plan.at);
        for (const Threat& threat : threats_of(*walk)) points.push_back(threat.at);
    }
    if (at.motion) points.push_back(point_of(*at.motion, at.motion->halt));
    for (const Traces::Trail& trail : traces_.trails) points.push_back(trail.to);
    return points;
}

void View::draw_decision(ImDrawList& list, const Area& area) {
    const Scene scene = this->scene();
    std::vector<Area> taken = edges(area);
    for (const Area& forecast : forecast_areas(camera_, scene, selection_)) taken.push_back(forecast);
    std::vector<ShownUnit> shown = shown_units(camera_, scene, selection_);
    const std::vector<RimMark> beyond = rim_marks(camera_, scene, discs_of(shown));
    for (const RimMark& mark : beyond) taken.push_back(mark.label);
    std::vector<TrailNumber> numbers;
    if (numbered_ && selection_.choice().unit == no_unit) numbers = trail_numbers(camera_, traces_, seen(), taken);
    for (const TrailNumber& each : numbers) taken.push_back(each.area());
    const UnitLayer units(camera_, seen(), scene.units(), std::move(shown), std::move(taken),
                          forecast_lines(camera_, scene, selection_));
    const bool all = unfolded_.more || unfolded_.details || !unfolded_.guided;
    taken_ = units.areas();
    const Overlay overlay(list, camera_, scene, selection_, units, all);
    overlay.draw_rings();
    overlay.draw_lines();
    overlay.draw_reaction();
    draw_trails(list, camera_, traces_, seen());
    draw_shots(list, camera_, shown_shots(), is_past() ? past : 1);
    const std::vector<Area> names =
        draw_place_names(list, camera_, seen(), units.discs(), units.areas(), told_points());
    draw_rim(list, scene, beyond);
    if (decides_here()) overlay.draw_suggestions();
    units.draw_flag(list);
    units.draw_counters(list);
    draw_trail_numbers(list, numbers);
    units.draw_labels(list);
    units.add_test_ids();
    draw_rallies(list, camera_, traces_, seen());
    draw_losses(list, camera_, traces_);
    overlay.draw_preview(names);
    overlay.draw_volley();
    overlay.draw_spots();
    overlay.draw_highlights();
    const Walk* walk = selection_.follows_hint() ? shown_walk(selection_) : nullptr;
    for (const Action& hint : hints()) draw_hint(list, camera_, seen(), hint, hint_number(hint), walk);
}

void View::draw_motion(ImDrawList& list, const Area& area) const {
    const Position before = viewer_.seen(rules(), history().at(animation_.from));
    const Position after = viewer_.seen(rules(), history().at(animation_.to));
    const bool forward = animation_.from <= animation_.to;
    const Scene scene = this->scene();
    const std::vector<Area> taken = edges(area);
    draw_trails(list, camera_, earlier_, seen());
    draw_shots(list, camera_, earlier_.shots);
    draw_transition(
        list, camera_,
        {before, after, viewer_.side(), animation_.part(), forward, scene.units(), selection_.choice().unit, taken});
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (viewer_.covered()) {
        if (draw_cover(list, area, scene())) uncover();
        return;
    }
    place_camera(area);
    list.PushClipRect(area.min, camera_.painted().max, true);
    draw_table(list);
    art::draw_square_names(list, camera_, art::margin_for(area));
    overview_.look(camera_, scene());
    if (overview_.shows_tokens()) {
        overview_.draw(list, camera_, scene(), edges(area));
    } else if (animation_.part() >= 1) {
        draw_decision(list, area);
    } else {
        draw_motion(list, area);
    }
    if (area.size().x > narrow && covered_below() == 0) art::draw_scale(list, camera_);
    const Continuation& next = selection_.continuation();
    held_.draw(list, area, next.holds_turn(seen()) && next.held_side() == viewer_.side());
    draw_corner(list, area);
    list.PopClipRect();
    add_test_ids();
    pointer_.take(scene(), area, unfolded_.more);
    take_keys();
    go_on();
}

void View::draw_corner(ImDrawList& list, const Area& area) {
    const bool may_end_turn = decides_here() && scene().decides() && seen().phase == Phase::play;
    const Corner::Pressed pressed = corner(area).draw(list, !camera_.is_fitted(), may_end_turn);
    if (pressed == Corner::Pressed::whole_table) camera_.toggle_overview();
    if (pressed == Corner::Pressed::end_turn) selection_.propose(scene(), EndTurn{});
}

std::vector<Area> View::pieces_in_view() const {
    std::vector<Area> places = taken_;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (art::is_shown(seen(), unit, viewer_.side()))
            places.push_back(square_around(camera_.at(art::map_position(seen(), unit)), 18));
    }
    return places;
}

void View::add_test_ids() const {
    const auto mark = [](const std::string& name, ImVec2 at) { test_ids::add_point(name, at); };
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (art::is_shown(seen(), unit, viewer_.side()))
            mark("unit:" + unit_name(unit), camera_.at(art::map_position(seen(), unit)));
    }
    for (const Piece& piece : seen().terrain) {
        const Box& box = piece.shape.box();
        mark("piece:" + piece_name(piece.id),
             camera_.at(Point{(box.left + box.right) / 2, (box.top + box.bottom) / 2}));
    }
}

// Shown on the home page, so without anything hidden.
void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    Camera camera;
    camera.place(area, art::margin_for(area));
    if (const Box scene = small_scene(at()); !is_whole(scene)) camera.zoom_to_at_once(scene, small_scene_zoom);
    list.PushClipRect(area.min, area.max, true);
    art::draw_map(list, camera, at().terrain, nobody);
    if (const Piece* piece = at().terrain.find(at().objective)) art::draw_objective(list, camera, *piece);
    art::draw_smoke(list, camera, at().smoke);
    art::draw_units(list, camera, at(), nobody);
    list.PopClipRect();
}

}  // namespace sightlines::crossfire_squads
