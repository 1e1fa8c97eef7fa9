#include "games/crossfire_hex/art/piece_art.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/area.h"
#include "board/cache.h"
#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex::art {
namespace {

constexpr ImU32 rgb(unsigned hex) { return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, 255); }

struct ManColours {
    Surface face, band;
    ImU32 outline, ring, groove, ink;
};

struct WoodColours {
    BoardColours board_colours;
    std::array<ManColours, 2> men;
};

constexpr WoodColours day_colours{{.rim = {rgb(0xB98552), rgb(0x8C5C34)},
                                   .floor = {rgb(0xDDB985), rgb(0xC79D68)},
                                   .wall = rgb(0x5C3A1E),
                                   .shallow = rgb(0xB98D59),
                                   .deep = rgb(0x82582F),
                                   .grain = rgb(0x6E431C),
                                   .ink = rgb(0x5A3819),
                                   .hole = rgb(0x80572F),
                                   .peg = rgb(0xFFF0C2),
                                   .shadow = rgb(0x2A1706)},
                                  {{{.face = {rgb(0xFDF5E3), rgb(0xE6D2AB)},
                                     .band = {rgb(0xEAD6AF), rgb(0xA98A5B)},
                                     .outline = rgb(0x7D5F36),
                                     .ring = rgb(0xFFFDF4),
                                     .groove = rgb(0xC9AF80),
                                     .ink = rgb(0x4A3417)},
                                    {.face = {rgb(0x67493A), rgb(0x33221A)},
                                     .band = {rgb(0x5A4033), rgb(0x1A110C)},
                                     .outline = rgb(0x140C08),
                                     .ring = rgb(0x86644F),
                                     .groove = rgb(0x170E09),
                                     .ink = rgb(0xF3E3C8)}}}};

WoodColours dimmed(const WoodColours& day) {
    WoodColours night = day;
    const auto dim = [](ImU32& colour, float part) { colour = paint::mix(colour, rgb(0x120B06), part); };
    night.board_colours = {.rim = {rgb(0x6B4325), rgb(0x432715)},
                           .floor = {rgb(0x8E6337), rgb(0x6C4725)},
                           .wall = rgb(0x1C1009),
                           .shallow = rgb(0x5E3F22),
                           .deep = rgb(0x382210),
                           .grain = rgb(0x241206),
                           .ink = rgb(0xE2C08E),
                           .hole = rgb(0x2E1B0D),
                           .peg = rgb(0xFFE9B0),
                           .shadow = rgb(0x000000)};
    for (Surface* surface : {&night.men[0].face, &night.men[0].band}) {
        dim(surface->lit, 0.12f);
        dim(surface->shade, 0.16f);
    }
    dim(night.men[0].ring, 0.06f);
    // Lighter and with a pale edge, to stand out from the dark board.
    ManColours& black = night.men[1];
    black.face = {rgb(0x785647), rgb(0x412C22)};
    black.band = {rgb(0x6E5041), rgb(0x2B1C15)};
    black.outline = rgb(0x9A7862);
    return night;
}

const WoodColours& wood_colours() {
    static const WoodColours night_colours = dimmed(day_colours);
    return paint::is_dark(theme::palette().page) ? night_colours : day_colours;
}

const ManColours& colours_of(int player) { return wood_colours().men[static_cast<std::size_t>(player)]; }

void washed(ImDrawList& list, int first, ImVec2 from, ImVec2 to, Surface surface) {
    paint::wash(list, first, from, to, surface.lit, surface.shade);
}

void lit_disc(ImDrawList& list, ImVec2 centre, float radius, Surface surface) {
    const paint::Fine fine(list);
    const int first = list.VtxBuffer.Size;
    list.AddCircleFilled(centre, radius, surface.lit);
    const float reach = radius * 0.7f;
    washed(list, first, {centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, surface);
}

// A man at the origin, its top face raised by its thickness. The outline is a larger shape underneath, because a fill
// has half the vertices of a stroke and there are 36 men.
void draw_man(ImDrawList& list, float radius, float thick, int player) {
    const ManColours& man = colours_of(player);
    const int half = std::clamp(static_cast<int>(std::sqrt(radius) * 3), 6, 20);
    const auto side = [&](float reach) {
        std::vector<ImVec2> outline;
        for (int i = 0; i <= 2 * half + 1; ++i) {
            const int step = i <= half ? i : i - 1;
            const float angle = pi * static_cast<float>(step) / static_cast<float>(half);
            outline.emplace_back(reach * std::cos(angle), reach * std::sin(angle) - (i > half ? thick : 0));
        }
        return outline;
    };
    const float edge = std::max(radius * 0.03f, paint::hairline());
    paint::fill(list, side(radius), man.outline);
    const int first = list.VtxBuffer.Size;
    paint::fill(list, side(radius - edge), man.band.lit);
    washed(list, first, {-radius, 0}, {radius, 0}, man.band);
    face(list, {0, -thick}, radius - edge, player);
}

struct ManKey {
    float cell = 0, hairline = 0;
    const theme::Palette* palette = nullptr;

    bool operator==(const ManKey&) const = default;
};

using Men = std::array<paint::Mesh, 2>;  // by player

// Cached for the board, the cards of the home page, and the panel.
const Men& men_for(float cell) {
    static Cache<ManKey, Men, 4> cache;
    return cache.find({cell, paint::hairline(), &theme::palette()}, [&] {
        Men men;
        for (const int player : {0, 1}) {
            paint::Recorder recorder;
            draw_man(recorder.list(), cell * man_radius, cell * thickness, player);
            men[static_cast<std::size_t>(player)] = recorder.take();
        }
        return men;
    });
}

}  // namespace

const BoardColours& board_colours() { return wood_colours().board_colours; }
ImU32 ink_on(int player) { return colours_of(player).ink; }
ImU32 body_of(int player) { return colours_of(player).face.shade; }

void fade_since(ImDrawList& list, int first, float opacity) {
    for (int i = first; i < list.VtxBuffer.Size; ++i)
        list.VtxBuffer[i].col = paint::faded(list.VtxBuffer[i].col, opacity);
}

// White has a pale ring at the edge, Black an incised ring, so that they differ without colour.
void face(ImDrawList& list, ImVec2 centre, float radius, int player) {
    const ManColours& man = colours_of(player);
    lit_disc(list, centre, radius, man.face);
    if (player == 0) {
        lit_disc(list, centre, radius * 0.93f, {man.ring, man.ring});
        lit_disc(list, centre, radius * 0.78f, {man.groove, man.face.lit});
        lit_disc(list, centre, radius * 0.74f, man.face);
    } else {
        const float depth = radius * 0.03f;
        lit_disc(list, {centre.x + depth, centre.y + depth}, radius * 0.69f, {man.ring, man.ring});
        lit_disc(list, centre, radius * 0.69f, {man.groove, man.groove});
        lit_disc(list, centre, radius * 0.62f, man.face);
    }
}

void emblem(ImDrawList& list, ImVec2 centre, float size, int player) {
    const paint::Fine fine(list);
    list.AddCircleFilled(centre, size / 2, colours_of(player).outline);
    face(list, centre, size / 2 - std::max(size * 0.04f, paint::hairline()), player);
}

ImVec2 base_of(ImVec2 cell_centre, float cell, int height) {
    return {cell_centre.x, cell_centre.y + cell * (0.05f + 0.022f * static_cast<float>(std::max(height - 1, 0)))};
}

void stack(ImDrawList& list, Stack men, const Look& look) {
    if (men.empty()) return;
    const Men& shapes = men_for(look.cell);
    const int first = list.VtxBuffer.Size;
    const float radius = look.cell * man_radius;
    if (look.shadow)
        paint::soft_disc(list, {look.base.x + radius * 0.22f, look.base.y + radius * 0.16f}, radius * 0.8f,
                         radius * 1.32f, paint::faded(board_colours().shadow, 0.5f));
    for (int place = 0; place < men.height(); ++place)
        paint::draw(list, shapes[static_cast<std::size_t>(men.man(place))],
                    {look.base.x, look.base.y - static_cast<float>(place) * look.cell * thickness});
    if (look.numeral && men.height() > 1 && look.cell >= 26) {
        const float up = static_cast<float>(men.height()) * look.cell * thickness;
        paint::label(list, theme::font(theme::Font::strong), std::max(look.cell * 0.32f, 12.0f),
                     {look.base.x, look.base.y - up}, ink_on(men.owner()), std::to_string(men.height()).c_str());
    }
    if (look.opacity < 1) fade_since(list, first, look.opacity);
}

void edge(ImDrawList& list, ImVec2 centre, float along, float thick, float angle, int player, float opacity) {
    const ManColours& man = colours_of(player);
    const paint::Placed placed(centre, angle);
    const float x = along / 2, y = thick / 2, cut = std::min(thick * 0.3f, 3.0f);
    const std::array<ImVec2, 8> outline{placed({-x + cut, -y}), placed({x - cut, -y}), placed({x, -y + cut}),
                                        placed({x, y - cut}),   placed({x - cut, y}),  placed({-x + cut, y}),
                                        placed({-x, y - cut}),  placed({-x, -y + cut})};
    const int first = list.VtxBuffer.Size;
    paint::fill(list, outline, man.band.lit);
    washed(list, first, placed({-x * 0.6f, 0}), placed({x, 0}), {man.face.lit, man.band.shade});
    const ImVec2 line[2] = {placed({-x * 0.94f, 0}), placed({x * 0.94f, 0})};
    paint::stroke(list, line, man.ring, std::max(thick * 0.14f, paint::hairline()));
    paint::stroke(list, outline, man.outline, paint::hairline(), paint::Ends::closed);
    if (opacity < 1) fade_since(list, first, opacity);
}

}  // namespace sightlines::crossfire_hex::art
