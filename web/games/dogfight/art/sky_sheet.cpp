// The chart: landscape seen from above through haze, with the hexes over it.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "board/paint.h"
#include "board/sheet.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/rules/names.h"
#include "widgets/theme.h"

namespace sightlines::dogfight::art {
namespace {

using paint::faded;
using paint::mix;

float margin_for(ImVec2 sheet) { return std::clamp(std::min(sheet.x, sheet.y) * 0.024f, 5.0f, 20.0f); }

bool is_small(ImVec2 sheet) { return std::min(sheet.x, sheet.y) < 300; }

// Deterministic noise between 0 and 1, the same on every machine.
float hash_noise(int a, int b, int salt) {
    const auto bits = [](int number) { return static_cast<std::uint32_t>(number); };
    std::uint32_t mixed = bits(a) * 73856093U ^ bits(b) * 19349663U ^ bits(salt) * 83492791U;
    mixed = (mixed ^ (mixed >> 15U)) * 0x2C1B3C6DU;
    mixed = (mixed ^ (mixed >> 12U)) * 0x297A2D39U;
    return static_cast<float>((mixed ^ (mixed >> 15U)) & 0xFFFFU) / 65535.0f;
}

// Everything that the appearance of a sheet depends on.
struct Key {
    paint::SheetKey sheet;
    int columns = 0, rows = 0;

    bool operator==(const Key&) const = default;
};

// `cell_` is the width of a field.
class Landscape {
  public:
    Landscape(ImDrawList& list, const paint::SheetKey& key)
        : list_(list), min_(key.min), max_(key.max), cell_(std::max(key.cell * 1.5f, 9.0f)), p_(theme::palette()) {}

    void draw() {
        list_.AddRectFilled(min_, max_, p_.field);
        fields();
        woods();
        river();
        front();
    }

  private:
    ImVec2 corner(int x, int y) const {
        const auto fx = static_cast<float>(x), fy = static_cast<float>(y);
        return {min_.x + (fx - 1 + 0.7f * (hash_noise(x, y, 1) - 0.5f)) * cell_,
                min_.y + (fy - 1 + 0.7f * (hash_noise(x, y, 2) - 0.5f)) * cell_};
    }
    float height() const { return max_.y - min_.y; }
    float width() const { return max_.x - min_.x; }

    void fields() {
        const int across = static_cast<int>(width() / cell_) + 3, down = static_cast<int>(height() / cell_) + 3;
        const std::array<ImU32, 4> tints{p_.pale_field, mix(p_.field, p_.wood, 0.55f),
                                         mix(p_.pale_field, p_.wood, 0.25f),
                                         mix(p_.field, IM_COL32(196, 164, 104, 255), 0.22f)};
        for (int y = 0; y < down; ++y) {
            for (int x = 0; x < across; ++x) {
                const float which = hash_noise(x, y, 3);
                if (which < 0.28f) continue;  // left as bare ground
                const auto tint = static_cast<std::size_t>((which - 0.28f) / 0.72f * 3.99f);
                list_.AddQuadFilled(corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1),
                                    tints[tint]);
            }
        }
    }

    void woods() {
        const int count = static_cast<int>(width() * height() / (cell_ * cell_) / 34) + 2;
        for (int i = 0; i < count; ++i) {
            const ImVec2 c{min_.x + width() * hash_noise(i, 0, 5), min_.y + height() * hash_noise(i, 0, 6)};
            for (int tree = 0; tree < 3; ++tree) {
                const float reach = cell_ * (0.3f + 0.35f * hash_noise(i, tree, 7));
                paint::soft_disc(list_,
                                 {c.x + cell_ * 0.9f * (hash_noise(i, tree, 8) - 0.5f),
                                  c.y + cell_ * 0.6f * (hash_noise(i, tree, 9) - 0.5f)},
                                 reach * 0.75f, reach, faded(mix(p_.wood, p_.field, 0.1f), 0.9f));
            }
        }
    }

    // A winding line from the upper to the lower edge; `share` is its mean position as a fraction of the width.
    std::vector<ImVec2> winding(float share, float swing, int salt) const {
        std::vector<ImVec2> line;
        for (int i = -1; i <= 26; ++i) {
            const float part = static_cast<float>(i) / 25;
            const float bend = std::sin(part * 7 + static_cast<float>(salt)) + 0.45f * std::sin(part * 17 + 2);
            line.push_back({min_.x + width() * (share + swing * bend), min_.y + height() * part});
        }
        return line;
    }

    void river() {
        const std::vector<ImVec2> line = winding(0.27f, 0.05f, 0);
        paint::stroke(list_, line, faded(mix(p_.water, p_.field, 0.35f), 0.9f), cell_ * 0.5f);
        paint::stroke(list_, line, p_.water, cell_ * 0.34f);
    }

    // Two lines of trenches, with mud between them.
    void front() {
        const ImU32 mud = mix(p_.field, IM_COL32(120, 92, 60, 255), 0.42f);
        for (int i = 0; i < 30; ++i) {
            const float part = hash_noise(i, 1, 11);
            const float bend = std::sin(part * 7 + 4) + 0.45f * std::sin(part * 17 + 2);
            const float x = min_.x + width() * (0.6f + 0.035f * bend + 0.06f * (hash_noise(i, 2, 11) - 0.5f));
            paint::soft_disc(list_, {x, min_.y + height() * part}, 0, cell_ * (0.5f + 0.7f * hash_noise(i, 3, 11)),
                             faded(mud, 0.4f));
        }
        for (const float share : {0.575f, 0.628f}) {
            std::vector<ImVec2> line = winding(share, 0.035f, 4);
            std::vector<ImVec2> trench;
            for (std::size_t i = 0; i + 1 < line.size(); ++i) {
                for (int k = 0; k < 4; ++k) {
                    const float part = static_cast<float>(k) / 4;
                    const float jog = k % 2 == 0 ? 0.09f : -0.09f;
                    trench.push_back({line[i].x + (line[i + 1].x - line[i].x) * part + jog * cell_,
                                      line[i].y + (line[i + 1].y - line[i].y) * part});
                }
            }
            paint::stroke(list_, trench, faded(mix(mud, IM_COL32_BLACK, 0.35f), 0.6f), std::max(0.8f, cell_ * 0.045f));
        }
    }

    ImDrawList& list_;
    ImVec2 min_, max_;
    float cell_;
    const theme::Palette& p_;
};

// A gradient from blue to pale, and a few clouds.
void draw_haze(ImDrawList& list, const paint::SheetKey& key) {
    const bool night = paint::is_dark(key.palette->page);
    const ImU32 upper = night ? IM_COL32(16, 32, 58, 205) : IM_COL32(96, 164, 222, 196);
    const ImU32 lower = night ? IM_COL32(34, 50, 68, 150) : IM_COL32(238, 240, 224, 96);
    list.AddRectFilledMultiColor(key.min, key.max, upper, upper, lower, lower);
    const float width = key.max.x - key.min.x, height = key.max.y - key.min.y;
    const ImU32 frost = night ? IM_COL32(150, 170, 196, 15) : IM_COL32(255, 255, 255, 40);
    for (int i = 0; i < 7; ++i) {
        const ImVec2 c{key.min.x + width * hash_noise(i, 4, 21), key.min.y + height * hash_noise(i, 5, 21)};
        const float reach = key.cell * (1.6f + 2.2f * hash_noise(i, 6, 21));
        for (int lobe = 0; lobe < 4; ++lobe) {
            const float at = hash_noise(i, lobe, 23) * 2 - 1;
            paint::soft_disc(list, {c.x + at * reach * 1.7f, c.y + reach * 0.4f * (hash_noise(i, lobe, 24) - 0.5f)},
                             reach * 0.15f, reach * (1.0f - 0.45f * std::fabs(at)), frost);
        }
    }
}

// Each hex draws three of its sides; its neighbours draw the others, except at the rim of the map.
void draw_hexes(ImDrawList& list, const Key& key) {
    const bool night = paint::is_dark(key.sheet.palette->page);
    const float size = key.sheet.cell;
    const Chart chart{key.columns, key.rows, {0, 0}, size, key.sheet.turned};
    const float reach = key.sheet.turned ? -size : size;
    const float width = std::max(paint::hairline(), size * 0.024f);
    const ImU32 halo = night ? IM_COL32(8, 16, 28, 110) : IM_COL32(255, 255, 255, 105);
    const ImU32 line = night ? IM_COL32(176, 200, 226, 92) : IM_COL32(40, 82, 120, 140);
    const auto corner = [&](ImVec2 c, int which) {
        const float angle = 1.0471976f * static_cast<float>(which);
        return ImVec2{c.x + reach * std::cos(angle), c.y + reach * std::sin(angle)};
    };
    const auto rule = [&](ImU32 colour, float thickness) {
        for (int column = 0; column < key.columns; ++column) {
            for (int row = 0; row < key.rows; ++row) {
                const ImVec2 c = chart.centre({static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)});
                const std::array<ImVec2, 4> sides{corner(c, -1), corner(c, 0), corner(c, 1), corner(c, 2)};
                paint::stroke(list, sides, colour, thickness);
                const bool top = row == 0, left = column == 0;
                const bool lowest = row == key.rows - 1 && column % 2 == 1, high = top && column % 2 == 0;
                if (top) paint::stroke(list, std::array{corner(c, 4), corner(c, 5)}, colour, thickness);
                if (left || high) paint::stroke(list, std::array{corner(c, 3), corner(c, 4)}, colour, thickness);
                if (left || lowest) paint::stroke(list, std::array{corner(c, 2), corner(c, 3)}, colour, thickness);
            }
        }
    };
    if (key.columns * key.rows <= 320) rule(halo, width + std::min(3.0f, size * 0.07f));
    rule(line, width);
}

paint::PrintedSheet print(const Key& key) {
    const paint::SheetKey& sheet = key.sheet;
    const float margin = margin_for(sheet.size());
    paint::Recorder paper, map, over;
    paint::sheet(paper.list(), sheet.min, sheet.max);
    const paint::Fine fine(map.list());
    map.list().Flags &= ~ImDrawListFlags_AntiAliasedFill;
    Landscape(map.list(), sheet).draw();
    if (sheet.turned) {
        for (ImDrawVert& v : map.list().VtxBuffer)
            v.pos = {sheet.min.x + sheet.max.x - v.pos.x, sheet.min.y + sheet.max.y - v.pos.y};
    }
    draw_haze(map.list(), sheet);
    paint::light_on_sheet(over.list(), sheet.min, sheet.max, std::clamp(sheet.cell * 0.08f, 1.5f, 4.0f));
    draw_hexes(over.list(), key);
    paint::neatline(over.list(), {sheet.min.x + margin, sheet.min.y + margin},
                    {sheet.max.x - margin, sheet.max.y - margin},
                    mix(sheet.palette->grid | IM_COL32_A_MASK, sheet.palette->text, 0.3f), is_small(sheet.size()));
    return {paper.take(), map.take(), over.take()};
}

// Coordinates between hexes and frame, or at the edge of the visible part. Small charts have only every second one.
void letter_margins(ImDrawList& list, const Chart& chart) {
    const float size = std::clamp(chart.size * 0.5f, 8.0f, 13.0f), away = size * 0.62f, keep = size * 0.75f;
    const int step = chart.size < 13 ? 2 : 1;
    ImFont* font = theme::font(theme::Font::strong);
    const bool night = paint::is_dark(theme::palette().page);
    const ImU32 ink = night ? faded(theme::palette().secondary, 0.9f) : IM_COL32(52, 74, 96, 255);
    const ImVec2 extent = chart.extent(), low = list.GetClipRectMin(), high = list.GetClipRectMax();
    const float left = std::max(chart.origin.x - away, low.x + keep);
    const float right = std::min(chart.origin.x + extent.x + away, high.x - keep);
    const float top = std::max(chart.origin.y - away, low.y + keep);
    const float bottom = std::min(chart.origin.y + extent.y + away, high.y - keep);
    for (int column = 0; column < chart.columns; column += step) {
        const char name[2] = {static_cast<char>('a' + column), 0};
        const float x = chart.centre({static_cast<std::int8_t>(column), 0}).x;
        if (x < left + keep || x > right - keep) continue;
        paint::label(list, font, size, {x, top}, ink, name);
        paint::label(list, font, size, {x, bottom}, ink, name);
    }
    for (int row = 0; row < chart.rows; row += step) {
        const float y = chart.centre({0, static_cast<std::int8_t>(row)}).y;
        if (y < top + keep || y > bottom - keep) continue;
        const std::string name = std::to_string(row + 1);
        paint::label(list, font, size, {left, y}, ink, name.c_str());
        paint::label(list, font, size, {right, y}, ink, name.c_str());
    }
}

}  // namespace

float rim_of_sheet(ImVec2 sheet) { return margin_for(sheet) + (is_small(sheet) ? 3.0f : 17.0f); }

float size_for_sheet(ImVec2 sheet, int columns, int rows) {
    const ImVec2 extent = Chart{columns, rows, {0, 0}, 1}.extent();
    const float rim = 2 * rim_of_sheet(sheet);
    const float size = std::min((sheet.x - rim) / extent.x, (sheet.y - rim) / extent.y);
    return std::max(std::floor(size / paint::hairline()) * paint::hairline(), 1.0f);
}

void sky_sheet(ImDrawList& list, const Chart& chart, ImVec2 min, ImVec2 max, float scale, bool coordinates) {
    static paint::SheetCache<Key> cache;
    const float printed_size = paint::to_eighths(chart.size / scale);
    Key key{paint::sheet_key(printed_size, chart.origin, min, max, scale), chart.columns, chart.rows};
    key.sheet.turned = chart.turned;
    const ImVec2 size{max.x - min.x, max.y - min.y};
    const float margin = margin_for(size);
    paint::draw(list, cache.find(key, [&] { return print(key); }), chart.origin, {min.x + margin, min.y + margin},
                {max.x - margin, max.y - margin}, scale);
    if (is_small(size)) return;
    if (coordinates) letter_margins(list, chart);
    // A frame around the visible part when the sheet is cut off.
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    if (min.x >= low.x && max.x <= high.x && min.y >= low.y && max.y <= high.y) return;
    const ImU32 ink = mix(theme::palette().grid | IM_COL32_A_MASK, theme::palette().text, 0.25f);
    list.AddRect({std::max(min.x, low.x), std::max(min.y, low.y)}, {std::min(max.x, high.x), std::min(max.y, high.y)},
                 ink, 0, 0, 1.5f);
}

void sun(ImDrawList& list, const Chart& chart, Facing from) {
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax(), extent = chart.extent();
    const ImVec2 a{std::max(low.x, chart.origin.x), std::max(low.y, chart.origin.y)};
    const ImVec2 b{std::min(high.x, chart.origin.x + extent.x), std::min(high.y, chart.origin.y + extent.y)};
    const float angle = chart.angle(from), radius = 11, reach = 26;
    if (b.x - a.x < 2 * reach || b.y - a.y < 2 * reach) return;  // too little of the chart is visible
    const ImVec2 c{std::clamp((a.x + b.x) / 2 + std::cos(angle) * (b.x - a.x), a.x + reach, b.x - reach),
                   std::clamp((a.y + b.y) / 2 + std::sin(angle) * (b.y - a.y) / 2, a.y + reach, b.y - reach)};
    const ImU32 gold = IM_COL32(242, 178, 40, 255);
    paint::soft_disc(list, c, 0, radius * 3.6f, faded(IM_COL32(255, 232, 150, 255), 0.75f));
    for (int ray = 0; ray < 12; ++ray) {
        const float at = 0.5235988f * static_cast<float>(ray);
        const ImVec2 d{std::cos(at), std::sin(at)};
        list.AddLine({c.x + d.x * radius * 1.25f, c.y + d.y * radius * 1.25f},
                     {c.x + d.x * radius * 1.7f, c.y + d.y * radius * 1.7f}, gold, 2);
    }
    list.AddCircleFilled(c, radius, gold);
    list.AddCircle(c, radius, IM_COL32(150, 98, 10, 255), 0, 1);
}

}  // namespace sightlines::dogfight::art
