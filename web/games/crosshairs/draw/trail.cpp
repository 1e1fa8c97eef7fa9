// Marks of the moves made lately: flights as solid lines with an arrow, shots, losses and new clouds. Below the planes.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "board/paint.h"
#include "games/crosshairs/draw/shapes.h"
#include "games/crosshairs/text/labels.h"
#include "games/crosshairs/view.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

using theme::fade;

bool night() { return paint::is_dark(theme::palette().page); }

ImU32 casing() { return fade(night() ? IM_COL32_BLACK : IM_COL32_WHITE, 0.6f); }

void cross(ImDrawList& list, ImVec2 centre, float arm, ImU32 ink, float width) {
    for (const auto& [colour, wide] : {std::pair{casing(), 2.6f * width}, std::pair{ink, width}}) {
        paint::cross(list, centre, arm, colour, wide);
    }
}

// A line along the points with an arrow that ends short of the plane at the last.
void flight(ImDrawList& list, std::vector<ImVec2> points, ImU32 ink, float width, float cell) {
    const ImVec2 last = points.back(), before = points[points.size() - 2];
    const float length = distance(before, last);
    if (length < 1) return;
    const ImVec2 tip = part_way(before, last, std::max(0.2f, 1 - 0.5f * cell / length));
    points.back() = tip;
    for (const auto& [colour, wide] : {std::pair{casing(), 2.6f * width}, std::pair{ink, width}}) {
        paint::stroke(list, points, colour, wide);
        list.AddCircleFilled(points[0], 1.2f * wide, colour);
    }
    const ImVec2 d{(last.x - before.x) / length, (last.y - before.y) / length};
    const float head = std::max(0.16f * cell, 4.0f);
    const std::array<ImVec2, 3> arrow{ImVec2{tip.x + d.x * head * 0.7f, tip.y + d.y * head * 0.7f},
                                      ImVec2{tip.x - (d.x + d.y) * head * 0.6f, tip.y - (d.y - d.x) * head * 0.6f},
                                      ImVec2{tip.x - (d.x - d.y) * head * 0.6f, tip.y - (d.y + d.x) * head * 0.6f}};
    list.AddTriangle(arrow[0], arrow[1], arrow[2], casing(), 1.6f * width);
    list.AddTriangleFilled(arrow[0], arrow[1], arrow[2], ink);
}

// Around a hex, above it first: the names of the hexes stand below the board.
std::array<ImVec2, 6> places_around(ImVec2 centre, float cell) {
    const auto place = [&](float aside, float down) { return ImVec2{centre.x + aside * cell, centre.y + down * cell}; };
    return {place(0, -0.75f), place(1.1f, -0.4f), place(-1.1f, -0.4f),
            place(0, -1.3f),  place(1.1f, 0.4f),  place(-1.1f, 0.4f)};
}

}  // namespace

void View::draw_trail(ImDrawList& list) {
    const float width = line_width() * 1.2f, cell = view_.cell;
    const auto draw_ghost = [&](const Plane& plane) {
        art::Look look = look_of(view_, look_.pieces, plane);
        look.opacity = ghost_opacity;
        if (plane_at(at(), plane.cell) == nullptr) art::plane(list, look);
    };
    for (const Cell cloud : trail_.clouds) {
        list.AddCircle(centre_of(cloud), cell * 0.4f, casing(), 0, 2.6f * width);
        list.AddCircle(centre_of(cloud), cell * 0.4f, theme::palette().text, 0, width);
    }
    for (const Trail::Flight& flown : trail_.flights) {
        std::vector<ImVec2> points;
        for (const Cell at : flown.path) {
            if (at != no_cell) points.push_back(centre_of(at));
        }
        if (flown.path[0] == no_cell) {  // it entered: from outside the board
            const ImVec2 to = points[0];
            const float away = std::max(1.0f, distance(view_.centre, to));
            points.insert(points.begin(), part_way(view_.centre, to, 1 + cell / away));
        }
        if (points.size() > 1) flight(list, std::move(points), art::ink_of(flown.player), width, cell);
    }
    // Grey and dotted, so that nobody takes them for lines of fire.
    for (const Trail::Shot& shot : trail_.shots) {
        const ImVec2 target = centre_of(shot.target.cell);
        draw_ghost(shot.target);
        for (const Cell from : shot.from) {
            const ImVec2 end = part_way(target, centre_of(from), 0.2f);
            paint::dashed(list, centre_of(from), end, casing(), 2.4f * width, width, cell / 6);
            paint::dashed(list, centre_of(from), end, theme::palette().secondary, width, width, cell / 6);
        }
        cross(list, target, cell * 0.22f, theme::palette().refusal, width * 1.5f);
    }
    for (const Cell at : trail_.crashes)
        cross(list, centre_of(at), cell * 0.22f, theme::palette().secondary, width * 1.5f);
    for (const Plane& plane : trail_.given_up) {
        if (plane_at(at(), plane.cell) != nullptr) continue;
        draw_ghost(plane);
        marks_.labels.push_back({labels::gives_up, places_around(centre_of(plane.cell), cell)});
        marks_.room.take(centre_of(plane.cell), cell * 0.3f);
    }
}

}  // namespace sightlines::crosshairs
