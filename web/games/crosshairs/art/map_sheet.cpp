#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "board/paint.h"
#include "board/sheet.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/art/sheet_parts.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

// Everything that the look of a sheet depends on. Where it lies does not: the drawing moves with the board's centre.
struct Key {
    std::uint32_t seed = 0;
    float cell = 0, hairline = 0;
    ImVec2 min, max;  // from the centre of the board
    const theme::Palette* palette = nullptr;
    int players = 0;
    std::array<BoardSide, most_seats> sides{};

    bool operator==(const Key& other) const {
        return seed == other.seed && cell == other.cell && hairline == other.hairline && min.x == other.min.x &&
               min.y == other.min.y && max.x == other.max.x && max.y == other.max.y && palette == other.palette &&
               players == other.players && sides == other.sides;
    }
};

struct Print {
    Key key;
    paint::Mesh paper, map, over;
    unsigned used = 0;
};

// The newest few of anything that is dear to make.
template <class Item, std::size_t size>
class Cache {
  public:
    template <class Wanted, class Make>
    const Item& find(const Wanted& wanted, const Make& make) {
        ++clock_;
        Item* oldest = items_.data();
        for (Item& item : items_) {
            if (item.used != 0 && item.key == wanted) {
                item.used = clock_;
                return item;
            }
            if (item.used < oldest->used) oldest = &item;
        }
        *oldest = make();
        oldest->used = clock_;
        return *oldest;
    }

  private:
    std::array<Item, size> items_{};
    unsigned clock_ = 0;
};

struct Surveyed {
    std::uint32_t key = 0;
    Country country;
    unsigned used = 0;
};

const Country& country_for(std::uint32_t seed) {
    static Cache<Surveyed, 2> cache;
    return cache.find(seed, [seed] { return Surveyed{seed, make_country(seed), 0}; }).country;
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

Print print(const Key& key, const Setup& setup) {
    const SheetPlan plan = plan_for({{0, 0}, key.cell}, key.min, key.max);
    Print made{key, {}, {}, {}, 0};
    paint::Recorder paper, map, over;
    paint::sheet(paper.list(), plan.paper_min, plan.paper_max);
    draw_land(map.list(), country_for(key.seed), plan);
    draw_margin_wash(map.list(), plan);
    paint::light_on_sheet(over.list(), plan.paper_min, plan.paper_max, std::clamp(plan.view.cell * 0.11f, 2.0f, 8.0f));
    draw_starting_edges(over.list(), plan.view, setup);
    draw_grid(over.list(), plan.view);
    draw_neatline(over.list(), plan);
    if (!plan.small()) draw_compass(over.list(), compass_place(plan), compass_radius(plan));
    made.paper = paper.take();
    made.map = map.take();
    made.over = over.take();
    return made;
}

}  // namespace

float cell_for_sheet(float side) {
    const float cell = (side - 2 * margin_for(side)) / 11.85f;
    const float step = 2 * paint::hairline();  // then all upright edges fall alike on the screen's pixels
    return std::floor(cell / step) * step;
}

void map_sheet(ImDrawList& list, const HexView& view, ImVec2 area_min, ImVec2 area_max, const Setup& setup,
               std::uint32_t seed) {
    static Cache<Print, 3> cache;
    // Rounded, lest the last bits of a sum make another sheet of the same one when it is moved.
    const auto near = [](float length) { return std::round(length * 8) / 8; };
    const auto from_centre = [&](ImVec2 point) {
        return ImVec2{near(point.x - view.centre.x), near(point.y - view.centre.y)};
    };
    Key key{
        seed,          view.cell, paint::hairline(), from_centre(area_min), from_centre(area_max), &theme::palette(),
        setup.players, {}};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat)
        key.sides[seat] = setup.seats[seat].side;
    const Print& sheet = cache.find(key, [&] { return print(key, setup); });
    const SheetPlan plan = plan_for(view, area_min, area_max);

    paint::draw(list, sheet.paper, view.centre);
    list.PushClipRect(plan.map_min, plan.map_max, true);
    paint::draw(list, sheet.map, view.centre);
    list.PopClipRect();
    paint::draw(list, sheet.over, view.centre);
    letter_rows(list, view);
    if (plan.small()) return;
    letter_cartouche(list, plan);
    const ImVec2 compass = compass_place(plan);
    paint::label(list, theme::font(theme::Font::strong), 11, {compass.x, compass.y - compass_radius(plan) - 8},
                 theme::palette().secondary, "N");
}

}  // namespace sightlines::crosshairs::art
