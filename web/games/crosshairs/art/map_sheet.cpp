#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "board/cache.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/art/sheet_parts.h"
#include "games/crosshairs/text/labels.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

// Everything that the appearance of a sheet depends on.
struct Key {
    paint::SheetKey sheet;
    std::uint32_t seed = 0;
    int players = 0;
    std::array<BoardSide, most_seats> sides{};

    bool operator==(const Key&) const = default;
};

const Landscape& landscape_for(std::uint32_t seed) {
    static Cache<std::uint32_t, Landscape, 2> cache;
    return cache.find(seed, [seed] { return make_landscape(seed); });
}

float margin_for(float side) { return std::clamp(side * 0.02f, 5.0f, 16.0f); }

SheetPlan plan_for(const HexView& view, ImVec2 area_min, ImVec2 area_max) {
    const float margin = margin_for(std::min(area_max.x - area_min.x, area_max.y - area_min.y));
    return {view,
            area_min,
            area_max,
            {area_min.x + margin, area_min.y + margin},
            {area_max.x - margin, area_max.y - margin}};
}

float compass_radius(const SheetPlan& plan) { return std::clamp(plan.view.cell * 0.5f, 18.0f, 40.0f); }
ImVec2 compass_place(const SheetPlan& plan) {
    const float away = compass_radius(plan) * 1.75f;
    return {plan.map_max.x - away, plan.map_min.y + away};
}

paint::PrintedSheet record(const Key& key, const Setup& setup) {
    const SheetPlan plan = plan_for({{0, 0}, key.sheet.cell, key.sheet.turned}, key.sheet.min, key.sheet.max);
    paint::Recorder paper, map, over;
    paint::sheet(paper.list(), plan.paper_min, plan.paper_max);
    draw_land(map.list(), landscape_for(key.seed), plan);
    draw_margin_wash(map.list(), plan);
    paint::light_on_sheet(over.list(), plan.paper_min, plan.paper_max, std::clamp(plan.view.cell * 0.11f, 2.0f, 8.0f));
    draw_starting_edges(over.list(), plan.view, setup);
    draw_grid(over.list(), plan.view);
    draw_neatline(over.list(), plan);
    if (!plan.small()) draw_compass(over.list(), compass_place(plan), compass_radius(plan));
    return {paper.take(), map.take(), over.take()};
}

}  // namespace

ImVec2 sheet_in(ImVec2 area) { return {std::min(area.x, area.y * 1.12f), std::min(area.x, area.y)}; }

// The board is 11 hexes wide and 9.8 high.
float cell_for_sheet(ImVec2 size) {
    const float margin = 2 * margin_for(std::min(size.x, size.y));
    const float cell = std::min((size.x - margin) / 11.85f, (size.y - margin) / 10.7f);
    const float step = 2 * paint::hairline();  // so that all vertical edges are aligned to pixels alike
    return std::floor(cell / step) * step;
}

void map_sheet(ImDrawList& list, const HexView& view, ImVec2 area_min, ImVec2 area_max, const Setup& setup,
               std::uint32_t seed, bool coordinates) {
    static paint::SheetCache<Key> cache;
    Key key{paint::sheet_key(view.cell, view.centre, area_min, area_max), seed, setup.players, {}};
    key.sheet.turned = view.turned;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat)
        key.sides[seat] = setup.seats[seat].side;
    const SheetPlan plan = plan_for(view, area_min, area_max);
    paint::draw(list, cache.find(key, [&] { return record(key, setup); }), view.centre, plan.map_min, plan.map_max);
    if (coordinates) draw_row_letters(list, view);
    if (plan.small()) return;
    draw_title(list, plan);
    const ImVec2 compass = compass_place(plan);
    const float north = compass.y - view.sign() * (compass_radius(plan) + 8);
    paint::label(list, theme::font(theme::Font::strong), 11, {compass.x, north}, theme::palette().secondary,
                 labels::north);
}

}  // namespace sightlines::crosshairs::art
