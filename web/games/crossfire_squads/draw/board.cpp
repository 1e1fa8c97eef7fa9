// The table with all that is drawn on it, in its order; and the card that covers it while the device goes round.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "app/test_ids.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using paint::faded;

constexpr float narrow = 520;             // below, a decision is looked at from nearer
constexpr float near_enough = 0.2f;       // pixels a unit, there
constexpr float small_scene_zoom = 0.4f;  // the same for a small scene

constexpr std::array<const char*, 5> edge_names{"", "North", "East", "South", "West"};

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

// Units and areas, if they leave most of the table empty: then that is what a lesson or a diagram shows.
Box scene_of(const Position& at) {
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

// What the decision or the dice are about, or the whole table.
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

bool is_whole(const Box& box) { return box.right - box.left >= table_width && box.bottom - box.top >= table_height; }

}  // namespace

void View::place_camera(const Area& area) {
    camera_.place(area, art::rim_for(area));
    const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(area.min, area.max);
    camera_.follow(hovered);
    if (platform::gesture().active || (hovered && ImGui::GetIO().MouseWheel != 0)) own_camera_ = true;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (hovered && unit_ == no_unit && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) &&
        art::unit_at(camera_, seen(), viewer_, mouse) == no_unit) {
        camera_.fit_or_close_in(mouse);
        own_camera_ = !camera_.is_fitted();
    }
    const bool wide = area.size().x > narrow;
    const std::pair<std::size_t, UnitId> now{history().cursor(), unit_};
    if (own_camera_ || framed_ == now || (wide && (framed_ || !closer_))) return;
    framed_ = now;
    const Box whole = closer_ ? scene_of(seen()) : table;
    const Box matter = wide ? whole : matter_of_choice().value_or(matter_of(seen()));
    if (!wide && !is_whole(matter)) return camera_.close_in(matter, near_enough);
    if (is_whole(whole)) return camera_.fit();
    camera_.close_in(whole, small_scene_zoom);
}

// The way of a mover with those who can fire at it, or the chosen unit with what is around it and whom it must take.
std::optional<Box> View::matter_of_choice() const {
    if (seen().phase == Phase::react && seen().motion) {
        Frame frame;
        frame.add(seen().motion->from);
        frame.add(point_of(*seen().motion, seen().motion->halt));
        for (const Exposure& exposure : exposures_) frame.add(art::stand_of(seen(), exposure.enemy));
        return frame.box.grown(300);
    }
    const bool orders = seen().phase == Phase::play || seen().phase == Phase::group;
    if (unit_ == no_unit || !orders || !seen()[unit_].on_table()) return std::nullopt;
    Frame frame;
    frame.add(seen()[unit_].at);
    for (const LineForecast& line : lines_) {
        if (line.closest) frame.add(seen()[line.enemy].at);
    }
    return frame.box.grown(700);
}

void View::draw_table(ImDrawList& list) const {
    const Position& at = seen();
    art::draw_map(list, camera_, at.terrain, art::whole);
    for (const int side : {0, 1}) {
        const Edge edge = at.edges[static_cast<std::size_t>(side)];
        if (at.phase == Phase::deploy) art::draw_depth(list, camera_, side, edge, side == at.placing);
        art::draw_home(list, camera_, side, edge);
    }
    if (const Piece* piece = at.terrain.find(at.objective)) art::draw_objective(list, camera_, *piece);
    art::draw_smoke(list, camera_, at.smoke);
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_covered()) return draw_cover(list, area);
    place_camera(area);
    list.PushClipRect(area.min, area.max, true);
    draw_table(list);
    const bool still = animation_.part() >= 1;
    if (still) {
        draw_rings(list);
        draw_lines(list);
        draw_reaction(list);
        art::draw_units(list, camera_, seen(), viewer_);
        draw_preview(list);
        draw_volley(list);
        draw_spots(list);
        draw_highlights(list);
        draw_cursor(list);
        draw_hint(list);
    } else {
        draw_motion(list);
    }
    if (area.size().x > narrow) art::draw_scale(list, camera_);
    list.PopClipRect();
    add_marks();
    take_pointer(area);
    take_keys();
}

// What tests point at.
void View::add_marks() const {
    const auto mark = [](const std::string& name, ImVec2 at) {
        test_ids::add(name, {at.x - 3, at.y - 3}, {at.x + 3, at.y + 3});
    };
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (art::is_shown(seen(), unit, viewer_))
            mark("unit:" + unit_text(unit), camera_.at(art::stand_of(seen(), unit)));
    }
    for (const Piece& piece : seen().terrain) {
        const Box& box = piece.shape.box();
        mark("piece:" + piece_text(piece.id),
             camera_.at(Point{(box.left + box.right) / 2, (box.top + box.bottom) / 2}));
    }
}

// A closed map case: nothing of the table is drawn.
void View::draw_cover(ImDrawList& list, const Area& area) {
    const theme::Palette& p = theme::palette();
    const ImVec2 size = area.size(), mid{(area.min.x + area.max.x) / 2, (area.min.y + area.max.y) / 2};
    const float wide = std::min(size.x - 24, 400.0f), high = std::min(size.y - 24, 264.0f);
    const ImVec2 a{mid.x - wide / 2, mid.y - high / 2}, b{mid.x + wide / 2, mid.y + high / 2};
    paint::sheet(list, a, b);
    paint::light_on_sheet(list, a, b, 4);
    paint::neatline(list, {a.x + 12, a.y + 12}, {b.x - 12, b.y - 12}, faded(p.text, 0.7f), false);
    const int side = std::max(decider(), 0);
    const Edge edge = seen().edges[static_cast<std::size_t>(side)];
    const std::string name = edge == Edge::none ? theme::sides()[static_cast<std::size_t>(side)].name
                                                : edge_names[static_cast<std::size_t>(edge)];
    const bool low = high < 200;
    float y = a.y + (low ? 26.0f : 54.0f);
    if (!low) {
        art::draw_badge(list, {mid.x, y}, 52, side);
        y += 50;
    }
    paint::label(list, theme::font(theme::Font::display), theme::heading, {mid.x, y}, p.text,
                 ("Hand the device to " + name).c_str());
    y += 30;
    paint::label(list, theme::font(theme::Font::text), theme::small, {mid.x, y}, p.secondary,
                 "Something on the table is theirs alone to see.");
    const float button = std::min(wide - 60, 240.0f);
    ImGui::SetCursorScreenPos({mid.x - button / 2, b.y - (low ? 20 : 32) - theme::button_height()});
    const bool pressed = theme::button(("I am " + name).c_str(), button, theme::Weight::primary);
    test_ids::add_item("uncover");
    if (pressed || ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false))
        uncover();
}

// The home page's: as those see it who know nothing.
void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    Camera camera;
    camera.place(area, art::rim_for(area));
    if (const Box scene = scene_of(at()); !is_whole(scene)) camera.show_at_once(scene, small_scene_zoom);
    list.PushClipRect(area.min, area.max, true);
    art::draw_map(list, camera, at().terrain, nobody);
    if (const Piece* piece = at().terrain.find(at().objective)) art::draw_objective(list, camera, *piece);
    art::draw_smoke(list, camera, at().smoke);
    art::draw_units(list, camera, at(), nobody);
    list.PopClipRect();
}

}  // namespace sightlines::crossfire_squads
