// The legend: the kinds of ground on the table, each with a sample and its effect.
#include <algorithm>
#include <cmath>
#include <vector>

#include "board/paint.h"
#include "games/crossfire_squads/art/land.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/words/labels.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

struct Entry {
    Ground ground;
    const char* name;
    const char* effect;
};
constexpr Entry entries[] = {
    {Ground::woods, labels::woods, labels::is_cover},
    {Ground::field, labels::field, labels::is_cover},
    {Ground::hill, labels::hill, labels::is_cover},
    {Ground::rough, labels::rough_ground, labels::is_cover},
    {Ground::building, labels::building, labels::is_cover},
    {Ground::hedge, labels::hedge, labels::blocks_sight_unless_touched},
    {Ground::wire, labels::wire, labels::stops_a_move},
    {Ground::mine, labels::minefield, labels::goes_off},
};
constexpr float entry_height = 34, sample_width = 38, column_width = 190;

bool is_on_table(const Terrain& terrain, Ground ground, int viewer) {
    return std::any_of(terrain.begin(), terrain.end(), [&](const Piece& piece) {
        return piece.ground == ground && (!piece.hidden || viewer == everybody || piece.owner == viewer);
    });
}

std::vector<Entry> entries_for(const Terrain& terrain, int viewer) {
    std::vector<Entry> found;
    for (const Entry& entry : entries) {
        if (is_on_table(terrain, entry.ground, viewer)) found.push_back(entry);
    }
    return found;
}

int columns_in(float width) { return std::max(1, static_cast<int>(width / column_width)); }

Polygon swatch(Ground ground) {
    if (ground == Ground::hedge) return Polygon(Corners{{10, 122}, {310, 122}, {310, 138}, {10, 138}});
    if (ground == Ground::wire) return Polygon(Corners{{10, 90}, {310, 90}, {310, 170}, {10, 170}});
    return Polygon(Corners{{24, 0}, {296, 0}, {320, 24}, {320, 236}, {296, 260}, {24, 260}, {0, 236}, {0, 24}});
}

void draw_sample(ImDrawList& list, ImVec2 at, Ground ground) {
    static std::vector<std::pair<Ground, paint::Mesh>> samples;
    static const theme::Palette* palette = nullptr;
    static float hairline = 0;
    if (palette != &theme::palette() || hairline != paint::hairline()) samples.clear();
    palette = &theme::palette();
    hairline = paint::hairline();
    auto found = std::find_if(samples.begin(), samples.end(), [&](const auto& item) { return item.first == ground; });
    if (found == samples.end()) {
        paint::Recorder made;
        draw_piece(Pen{made.list(), sample_width / 320, map_colours()},
                   Piece{first_area, ground, swatch(ground), -1, false});
        samples.emplace_back(ground, made.take());
        found = samples.end() - 1;
    }
    paint::draw(list, found->second, at);
}

void draw_smoke_sample(ImDrawList& list, ImVec2 at) {
    const MapColours colours = map_colours();
    for (const float x : {0.3f, 0.68f}) {
        const ImVec2 c{at.x + sample_width * x, at.y + sample_width * 0.4f};
        paint::soft_disc(list, c, 6, 10, paint::faded(colours.smoke, 0.9f));
        paint::soft_disc(list, {c.x - 2, c.y - 2}, 0, 6, paint::faded(colours.smoke_lit, 0.9f));
    }
}

}  // namespace

float legend_height(const Terrain& terrain, bool smoke, int viewer, float width) {
    const int count = static_cast<int>(entries_for(terrain, viewer).size()) + (smoke ? 1 : 0),
              columns = columns_in(width);
    return entry_height * static_cast<float>((count + columns - 1) / columns);
}

void draw_legend(ImDrawList& list, ImVec2 at, float width, const Terrain& terrain, bool smoke, int viewer) {
    const theme::Palette& p = theme::palette();
    const int columns = columns_in(width);
    int place = 0;
    const auto next = [&](const char* name, const char* effect) {
        const ImVec2 corner{at.x + static_cast<float>(place % columns) * width / static_cast<float>(columns),
                            at.y + static_cast<float>(place / columns) * entry_height};
        ++place;
        const float x = corner.x + sample_width + 8;
        paint::text(list, theme::font(theme::Font::strong), theme::small, {x, corner.y - 2}, p.text, name);
        paint::text(list, theme::font(theme::Font::text), theme::small * 0.92f, {x, corner.y + 13}, p.secondary,
                    effect);
        return corner;
    };
    for (const Entry& entry : entries_for(terrain, viewer))
        draw_sample(list, next(entry.name, entry.effect), entry.ground);
    if (smoke) draw_smoke_sample(list, next(labels::smoke_cloud, labels::blocks_sight));
}

}  // namespace sightlines::crossfire_squads::art
