// Draws the landscape in the muted colours of a printed map.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

#include "board/paint.h"
#include "games/crosshairs/art/sheet_parts.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

using paint::faded;
using paint::mix;

// The four ground colours of the palette, and others mixed from them.
struct Colours {
    ImU32 field, pale, meadow, earth, wood, water;
    ImU32 light, dark;  // mixed into ground colours to shade them
    ImU32 fence, furrow, bank, road, road_edge;
    ImU32 leaf, leaf_lit, shade, tiles, slates, roof_lit;
};

Colours colours() {
    const theme::Palette& p = theme::palette();
    const bool night = paint::is_dark(p.page);
    // By night the land keeps enough light to be seen as land.
    const auto lit = [night](ImU32 ground) { return night ? mix(ground, IM_COL32(112, 128, 104, 255), 0.3f) : ground; };
    Colours i{};
    i.field = lit(p.field);
    i.pale = lit(p.pale_field);
    i.meadow = lit(mix(p.field, p.wood, 0.6f));
    i.earth = lit(mix(p.field, night ? IM_COL32(74, 60, 44, 255) : IM_COL32(205, 172, 122, 255), 0.34f));
    i.wood = lit(mix(p.wood, p.field, 0.15f));
    i.water = night ? mix(p.water, IM_COL32(84, 122, 146, 255), 0.3f) : p.water;
    i.light = night ? IM_COL32(120, 130, 120, 255) : IM_COL32(255, 252, 240, 255);
    i.dark = night ? IM_COL32(8, 12, 14, 255) : IM_COL32(120, 110, 70, 255);
    const ImU32 ink = night ? IM_COL32(160, 170, 150, 255) : IM_COL32(92, 88, 56, 255);
    i.fence = faded(ink, night ? 0.16f : 0.22f);
    i.furrow = faded(ink, night ? 0.07f : 0.09f);
    i.bank = night ? IM_COL32(96, 124, 138, 120) : IM_COL32(98, 128, 136, 150);
    i.road = night ? IM_COL32(78, 78, 68, 255) : IM_COL32(246, 240, 222, 255);
    i.road_edge = night ? IM_COL32(16, 20, 18, 150) : IM_COL32(140, 126, 92, 150);
    i.leaf = night ? mix(p.wood, IM_COL32(14, 22, 16, 255), 0.4f) : mix(p.wood, IM_COL32(84, 106, 66, 255), 0.55f);
    i.leaf_lit =
        night ? mix(p.wood, IM_COL32(96, 118, 92, 255), 0.3f) : mix(p.wood, IM_COL32(206, 214, 160, 255), 0.35f);
    i.shade = night ? IM_COL32(0, 0, 0, 70) : IM_COL32(70, 74, 48, 56);
    i.tiles = night ? IM_COL32(92, 62, 50, 255) : IM_COL32(190, 128, 98, 255);
    i.slates = night ? IM_COL32(70, 76, 82, 255) : IM_COL32(150, 150, 144, 255);
    i.roof_lit = night ? IM_COL32(150, 140, 128, 255) : IM_COL32(255, 244, 226, 255);
    return i;
}

ImU32 ground(const Colours& colours, Crop crop) {
    switch (crop) {
        case Crop::field: return colours.field;
        case Crop::pale: return colours.pale;
        case Crop::meadow: return colours.meadow;
        case Crop::earth: return colours.earth;
        case Crop::wood: return colours.wood;
    }
    return colours.field;
}

// Widths of a hex in CSS pixels below which details are left out: furrows and bushes; hedges, trees and houses.
constexpr float tiny = 24, speck = 12;

class LandscapePainter {
  public:
    LandscapePainter(ImDrawList& list, const SheetPlan& plan)
        : list_(list),
          plan_(plan),
          origin_(plan.view.centre),
          cell_(plan.view.cell),
          sign_(plan.view.sign()),
          colours_(colours()) {}

    void paint(const Landscape& land) {
        for (const Plot& plot : land.plots) draw_field(plot);
        for (const Plot& plot : land.plots) {
            if (plot.ploughed && cell_ > tiny) draw_furrows(plot);
        }
        if (cell_ > speck) {
            for (const Hedge& hedge : land.hedges) draw_hedge(hedge);
        }
        draw_river(land.river);
        for (const Outline& road : land.roads) draw_line(road, colours_.road_edge, road_width + 0.022f, 1.6f);
        for (const Outline& road : land.roads) draw_line(road, colours_.road, road_width - 0.01f, 0.8f);
        for (const Bridge& bridge : land.bridges) draw_bridge(bridge);
        if (cell_ > tiny) {
            for (const Tree& bush : land.bushes) draw_tree(bush, 0.35f);
        }
        if (cell_ > speck) {
            for (const Tree& tree : land.trees) draw_tree(tree, 0.6f);
            for (const House& house : land.houses) draw_house(house);
        }
    }

  private:
    ImVec2 at(ImVec2 point) const { return {origin_.x + sign_ * point.x * cell_, origin_.y + sign_ * point.y * cell_}; }

    std::span<const ImVec2> placed(const Outline& outline) {
        points_.clear();
        for (const ImVec2 point : outline) points_.push_back(at(point));
        return points_;
    }

    // With a gradient, a little lighter on one side than on the other.
    void draw_field(const Plot& plot) {
        const ImU32 tone = ground(colours_, plot.crop);
        const ImU32 mean = mix(tone, plot.shade > 0 ? colours_.light : colours_.dark, std::abs(plot.shade) * 0.10f);
        const auto points = placed(plot.outline);
        if (!is_visible(points[0], 4 * cell_)) return;
        const int first = list_.VtxBuffer.Size;
        list_.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // the paper would show through shared edges
        list_.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), mean);
        list_.Flags |= ImDrawListFlags_AntiAliasedFill;
        const ImVec2 middle = points[0], slope{std::cos(plot.furrows) * cell_, std::sin(plot.furrows) * cell_};
        paint::wash(list_, first, {middle.x - slope.x, middle.y - slope.y}, {middle.x + slope.x, middle.y + slope.y},
                    mix(mean, colours_.light, 0.09f), mix(mean, colours_.dark, 0.07f));
    }

    void draw_furrows(const Plot& plot) {
        const ImVec2 direction{std::cos(plot.furrows), std::sin(plot.furrows)}, normal{-direction.y, direction.x};
        const float spacing = std::max(0.055f, 3.2f / cell_);
        float low = 1e9f, high = -1e9f;
        for (const ImVec2 point : plot.outline) {
            const float across = point.x * normal.x + point.y * normal.y;
            low = std::min(low, across);
            high = std::max(high, across);
        }
        for (float across = low + spacing * 0.7f; across < high - spacing * 0.3f; across += spacing) {
            ImVec2 ends[2];
            int found = 0;
            for (std::size_t i = 0; i < plot.outline.size() && found < 2; ++i) {
                const ImVec2 a = plot.outline[i], b = plot.outline[(i + 1) % plot.outline.size()];
                const float from = a.x * normal.x + a.y * normal.y - across,
                            to = b.x * normal.x + b.y * normal.y - across;
                if ((from < 0) == (to < 0)) continue;
                const float part = from / (from - to);
                ends[found++] = at({a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part});
            }
            if (found == 2 && (is_visible(ends[0], 0) || is_visible(ends[1], 0)))
                paint::stroke(list_, ends, colours_.furrow, std::max(0.012f * cell_, paint::hairline()));
        }
    }

    void draw_hedge(const Hedge& hedge) {
        const ImVec2 ends[2] = {at(hedge.from), at(hedge.to)};
        if (!is_visible(ends[0], cell_) && !is_visible(ends[1], cell_)) return;
        const float width = hedge.grown ? 0.022f : 0.010f;
        paint::stroke(list_, ends, hedge.grown ? faded(colours_.leaf, 0.55f) : colours_.fence,
                      std::max(width * cell_, paint::hairline()));
    }

    void draw_line(const Outline& points, ImU32 colour, float width, float least) {
        paint::stroke(list_, placed(points), colour, std::max(width * cell_, least));
    }

    void draw_river(const Outline& river) {
        draw_line(river, colours_.bank, river_width + 0.03f, 2);
        draw_line(river, colours_.water, river_width, 1.5f);
        draw_line(river, faded(colours_.bank, 0.35f), 0.5f * river_width, 1);
        draw_line(river, colours_.water, 0.5f * river_width - 0.02f, 0.6f);
    }

    void draw_bridge(const Bridge& bridge) {
        const paint::Placed placed{at(bridge.at), bridge.angle, cell_};
        for (const float side : {-1.0f, 1.0f}) {
            const float y = side * (road_width / 2 + 0.012f);
            const ImVec2 rail[4] = {placed({-0.15f, y + side * 0.03f}), placed({-0.12f, y}), placed({0.12f, y}),
                                    placed({0.15f, y + side * 0.03f})};
            paint::stroke(list_, rail, colours_.road_edge | IM_COL32_A_MASK, std::max(0.018f * cell_, 0.8f));
        }
    }

    void draw_tree(const Tree& tree, float contrast) {
        const ImVec2 middle = at(tree.at);
        const float radius = tree.radius * cell_;
        if (!is_visible(middle, 2 * radius)) return;
        if (radius < 2.2f) {
            paint::soft_disc(list_, middle, 0, radius * 1.6f, colours_.leaf);
            return;
        }
        paint::soft_disc(list_, {middle.x + radius * 0.5f, middle.y + radius * 0.6f}, 0, radius * 1.4f, colours_.shade);
        paint::bead(list_, middle, radius, mix(colours_.leaf, colours_.leaf_lit, contrast), colours_.leaf);
    }

    void draw_house(const House& house) {
        const paint::Placed placed{at(house.at), house.angle, sign_ * cell_};
        if (!is_visible(at(house.at), cell_)) return;
        const float x = house.length / 2, y = house.width / 2, off = 0.03f;
        const ImVec2 dark{at(house.at).x + off * cell_, at(house.at).y + off * 1.2f * cell_};
        const paint::Placed fallen{dark, house.angle, cell_};
        const ImVec2 shade[4] = {fallen({-x, -y}), fallen({x, -y}), fallen({x, y}), fallen({-x, y})};
        paint::fill(list_, shade, colours_.shade);
        const ImU32 tone = house.tiled ? colours_.tiles : colours_.slates;
        const bool north_lit = sign_ * std::cos(house.angle) > -0.3f;  // light comes from the upper left
        const ImVec2 north[4] = {placed({-x, -y}), placed({x, -y}), placed({x, 0}), placed({-x, 0})};
        const ImVec2 south[4] = {placed({-x, 0}), placed({x, 0}), placed({x, y}), placed({-x, y})};
        paint::fill(list_, north_lit ? south : north, tone);
        paint::fill(list_, north_lit ? north : south, mix(tone, colours_.roof_lit, 0.35f));
    }

    // Whether something of this radius, in pixels, lies at least partly on the map.
    bool is_visible(ImVec2 point, float radius) const {
        return point.x > plan_.map_min.x - radius && point.x < plan_.map_max.x + radius &&
               point.y > plan_.map_min.y - radius && point.y < plan_.map_max.y + radius;
    }

    ImDrawList& list_;
    const SheetPlan& plan_;
    ImVec2 origin_;
    float cell_, sign_;
    Colours colours_;
    std::vector<ImVec2> points_;
};

}  // namespace

void draw_land(ImDrawList& list, const Landscape& landscape, const SheetPlan& plan) {
    LandscapePainter(list, plan).paint(landscape);
}

}  // namespace sightlines::crosshairs::art
