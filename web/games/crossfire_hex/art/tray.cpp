#include "games/crossfire_hex/art/tray.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>

#include "base/rng.h"
#include "board/area.h"
#include "board/cache.h"
#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/text/labels.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr float root3 = std::numbers::sqrt3_v<float>;

// Lengths in cells: neighbouring cells are 1 apart, and the outermost wells lie on a hexagon of apothem 3.
constexpr float floor_apothem = 3.62f;
constexpr float least_lettered = 24;  // of smaller cells the letters would meet
constexpr float half_height = 2 * floor_apothem / root3 + 0.12f;
constexpr float most_half_width = 4.95f;
constexpr float well_radius = 0.38f;
constexpr float dot_circle = 0.425f;
constexpr float groove_distance = floor_apothem + 0.55f;  // of its centre line from the middle of the board
constexpr float groove_width = 0.56f;

ImVec2 plus(ImVec2 a, ImVec2 b, float times = 1) { return {a.x + b.x * times, a.y + b.y * times}; }

std::vector<ImVec2> rounded(std::span<const ImVec2> corners, float radius) {
    std::vector<ImVec2> outline;
    const std::size_t n = corners.size();
    for (std::size_t i = 0; i < n; ++i) {
        const ImVec2 corner = corners[i];
        const auto towards = [&](ImVec2 other) {
            const float x = other.x - corner.x, y = other.y - corner.y, length = std::hypot(x, y);
            return plus(corner, {x / length, y / length}, radius);
        };
        const ImVec2 a = towards(corners[(i + n - 1) % n]), b = towards(corners[(i + 1) % n]);
        for (int step = 0; step <= 6; ++step) {
            const float t = static_cast<float>(step) / 6, u = 1 - t;
            outline.emplace_back(u * u * a.x + 2 * u * t * corner.x + t * t * b.x,
                                 u * u * a.y + 2 * u * t * corner.y + t * t * b.y);
        }
    }
    return outline;
}

std::vector<ImVec2> hexagon(ImVec2 centre, float apothem, float round) {
    std::array<ImVec2, 6> corners;
    for (int i = 0; i < 6; ++i) {
        const float angle = pi / 3 * static_cast<float>(i) - pi / 2;
        corners[static_cast<std::size_t>(i)] = {centre.x + apothem * 2 / root3 * std::cos(angle),
                                                centre.y + apothem * 2 / root3 * std::sin(angle)};
    }
    return rounded(corners, round);
}

void surface(ImDrawList& list, std::span<const ImVec2> outline, art::Surface colours, ImVec2 from, ImVec2 to) {
    const int first = list.VtxBuffer.Size;
    paint::fill(list, outline, colours.lit);
    paint::wash(list, first, from, to, colours.lit, colours.shade);
}

// A bevelled edge, raised or sunk, shaded by its direction to the light.
void bevel(ImDrawList& list, std::span<const ImVec2> outline, ImVec2 middle, ImVec2 reach, float width, bool raised) {
    const ImU32 light = paint::faded(IM_COL32_WHITE, 0.34f), dark = paint::faded(art::board_colours().shadow, 0.55f);
    const int first = list.VtxBuffer.Size;
    paint::stroke(list, outline, IM_COL32_WHITE, width, paint::Ends::closed);
    const ImVec2 out = reach;
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        ImDrawVert& vertex = list.VtxBuffer[i];
        const float x = (vertex.pos.x - middle.x) / out.x, y = (vertex.pos.y - middle.y) / out.y;
        const float to_light = std::clamp(0.5f - 0.5f * (0.6f * x + 0.8f * y), 0.0f, 1.0f);
        const ImU32 colour = paint::mix(raised ? dark : light, raised ? light : dark, to_light);
        vertex.col = paint::faded(colour, static_cast<float>(vertex.col >> IM_COL32_A_SHIFT) / 255);
    }
}

// Wood grain: wavy lines, and the seams of three planks.
void grain(ImDrawList& list, ImVec2 half, float cell) {
    Rng rng(43);
    const auto part = [&rng] { return static_cast<float>(rng.next() % 1000) / 1000; };
    const ImU32 ink = art::board_colours().grain;
    const int lines = 42;
    for (int i = 0; i < lines; ++i) {
        const float y = half.y * (2 * (static_cast<float>(i) + 0.2f + 0.6f * part()) / lines - 1) * 0.975f;
        const float sway = cell * 0.05f * part(), phase = part() * 2 * pi;
        const float begin = -half.x * (0.985f - 0.4f * part() * part()),
                    end = half.x * (0.985f - 0.4f * part() * part());
        std::array<ImVec2, 9> line;
        for (std::size_t k = 0; k < line.size(); ++k) {
            const float t = static_cast<float>(k) / static_cast<float>(line.size() - 1);
            line[k] = {begin + (end - begin) * t, y + sway * std::sin(phase + t * 4)};
        }
        paint::stroke(list, line, paint::faded(ink, 0.05f + 0.13f * part()), cell * (0.012f + 0.03f * part()));
    }
    for (const float y : {-half.y / 3, half.y / 3}) {
        const std::array<ImVec2, 2> seam{ImVec2{-half.x * 0.99f, y}, ImVec2{half.x * 0.99f, y}};
        paint::stroke(list, seam, paint::faded(ink, 0.3f), std::max(cell * 0.012f, paint::hairline()));
    }
}

void well(ImDrawList& list, ImVec2 c, float cell, int men_capacity) {
    const art::BoardColours& t = art::board_colours();
    const float depth = static_cast<float>(men_capacity - 2) / 4, radius = cell * well_radius;
    const paint::Fine fine(list);
    const float lip = std::max(cell * 0.014f, paint::hairline());
    list.AddCircleFilled({c.x + lip, c.y + lip}, radius, paint::mix(t.floor.lit, IM_COL32_WHITE, 0.25f));
    list.AddCircleFilled(c, radius, t.wall);
    const float sunk = cell * (0.02f + 0.045f * depth);
    const int first = list.VtxBuffer.Size;
    const float floor = radius - sunk * 1.25f;
    list.AddCircleFilled({c.x + sunk * 0.7f, c.y + sunk}, floor, t.shallow);
    const ImU32 ground = paint::mix(t.shallow, t.deep, depth);
    paint::wash(list, first, {c.x - radius, c.y - radius}, {c.x + radius, c.y + radius},
                paint::mix(ground, t.wall, 0.35f), ground);
}

ImVec2 dot_at(ImVec2 centre, float cell, int which, int of) {
    const float angle = 2 * pi * static_cast<float>(which) / static_cast<float>(of) - (of == 2 ? pi / 4 : pi / 2);
    return {centre.x + cell * dot_circle * std::cos(angle), centre.y + cell * dot_circle * std::sin(angle)};
}
float dot_radius(float cell) { return std::max(cell * 0.032f, 0.8f); }

void groove(ImDrawList& list, const Tray::Groove& place) {
    const art::BoardColours& t = art::board_colours();
    const std::vector<ImVec2> outline = groove_outline(place, 0);
    const ImVec2 middle{(place.from.x + place.to.x) / 2, (place.from.y + place.to.y) / 2};
    const float reach = std::hypot(place.to.x - place.from.x, place.to.y - place.from.y) / 2;
    surface(list, outline, {paint::mix(t.wall, t.deep, 0.3f), t.deep}, {middle.x, middle.y - place.width / 2},
            {middle.x, middle.y + place.width / 2});
    bevel(list, outline, middle, {reach, place.width * 0.7f}, std::max(place.width * 0.04f, paint::hairline()), false);
}

void draw_tray_shapes(ImDrawList& list, const Tray& tray) {
    const art::BoardColours& t = art::board_colours();
    const float cell = tray.cell();
    const ImVec2 h = tray.half;
    const std::array slab{ImVec2{-h.x, -h.y}, ImVec2{h.x, -h.y}, h, ImVec2{-h.x, h.y}};
    const std::vector<ImVec2> outline = rounded(slab, cell * 0.3f);
    surface(list, outline, t.rim, {-h.x, -h.y}, h);
    grain(list, h, cell);
    std::vector<ImVec2> edge;
    edge.reserve(outline.size());
    const float width = std::max(cell * 0.045f, 1.0f);
    for (const ImVec2 point : outline)
        edge.emplace_back(point.x * (1 - width / 2 / h.x), point.y * (1 - width / 2 / h.y));
    bevel(list, edge, {0, 0}, h, width, true);

    const float apothem = floor_apothem * cell;
    const std::vector<ImVec2> floor = hexagon({0, 0}, apothem, cell * 0.35f);
    surface(list, floor, t.floor, {-apothem, -apothem}, {apothem, apothem});
    {
        // The floor has the same grain, fainter.
        const int first = list.VtxBuffer.Size;
        grain(list, {apothem * 0.86f, apothem * 0.86f}, cell);
        art::fade_since(list, first, 0.75f);
    }
    bevel(list, floor, {0, 0}, {apothem, apothem}, std::max(cell * 0.05f, 1.0f), false);
    for (Cell cell_no = 0; cell_no < cell_count; ++cell_no) {
        const ImVec2 c = tray.at(cell_no);
        well(list, c, cell, capacity(cell_no));
        for (int dot = 0; dot < capacity(cell_no); ++dot) {
            const float radius = dot_radius(cell);
            paint::soft_disc(list, dot_at(c, cell, dot, capacity(cell_no)), radius - paint::hairline() / 2,
                             radius + paint::hairline() / 2, t.hole);
        }
    }
    for (const int player : {0, 1}) {
        for (const Rack rack : {Rack::reserve, Rack::prisoners}) groove(list, tray.groove(player, rack));
    }
}

struct TrayKey {
    float cell = 0, hairline = 0, half_width = 0, half_height = 0;
    const theme::Palette* palette = nullptr;
    bool turned = false;

    bool operator==(const TrayKey&) const = default;
};

// Cached for the board and the cards of the home page.
const paint::Mesh& tray_mesh(const Tray& tray) {
    static Cache<TrayKey, paint::Mesh, 4> cache;
    const TrayKey key{tray.cell(), paint::hairline(), tray.half.x, tray.half.y, &theme::palette(), tray.view.turned};
    return cache.find(key, [&] {
        paint::Recorder recorder;
        draw_tray_shapes(recorder.list(), {{{0, 0}, tray.cell(), tray.view.turned}, tray.half});
        return recorder.take();
    });
}

// At the left of the rank, where no stack covers it.
ImVec2 rank_label(const Tray& tray, int rank) {
    const bool turned = tray.view.turned;
    const int first = ranks[static_cast<std::size_t>(rank)].first_file;
    const ImVec2 c = tray.at(cell_on(rank, turned ? file_count - 1 - first : first));
    const int row = turned ? rank_count - 1 - rank : rank;
    const float cell = tray.cell();
    return {c.x - cell * 0.52f, c.y + (row == 0 ? -cell * 0.14f : row == 8 ? cell * 0.14f : 0)};
}

// Below the two lower sides of the floor.
ImVec2 file_label(const Tray& tray, int file) {
    const float x = tray.view.sign() * static_cast<float>(file - 6) / 2;
    const float y = (6 - std::abs(x)) / root3 + (file % 6 == 0 ? 0.56f : 0.52f);
    return {tray.view.centre.x + x * tray.cell(), tray.view.centre.y + y * tray.cell()};
}

void draw_coordinates(ImDrawList& list, const Tray& tray) {
    if (tray.cell() < least_lettered) return;
    const float size = std::clamp(tray.cell() * 0.2f, 9.0f, 17.0f);
    const ImU32 ink = paint::faded(art::board_colours().ink, 0.85f);
    ImFont* font = theme::font(theme::Font::strong);
    for (int rank = 0; rank < rank_count; ++rank)
        paint::label(list, font, size, rank_label(tray, rank), ink, std::to_string(rank + 1).c_str());
    for (int file = 0; file < file_count; ++file) {
        const char text[2] = {static_cast<char>('a' + file), 0};
        paint::label(list, font, size, file_label(tray, file), ink, text);
    }
}

// Of a note beside a groove; two of them are not to meet.
float note_size(const Tray& tray) { return std::clamp(tray.cell() * 0.19f, 11.0f, theme::small); }
float room_of_note(const Tray& tray) { return tray.half.x - tray.cell() * 0.5f; }

}  // namespace

Tray Tray::in(const Area& area, const BoardLook& look, const Zoom& zoom) {
    constexpr float most = 1.12f;  // larger discs would not fit into the wells
    const ImVec2 size = area.size();
    const float cell = std::min(size.x, size.y) / 2 / half_height * zoom.scale;
    const float half_width = std::clamp(size.x / 2 * zoom.scale, half_height * cell, most_half_width * cell);
    return {{zoom.middle_in(area), cell, look.turned}, {half_width, half_height * cell}, std::min(look.pieces, most)};
}

Cell Tray::cell_under(ImVec2 point) const {
    const Cell found = cell_at(view.hex_at(point));
    if (found == no_cell) return no_cell;
    const ImVec2 c = at(found);
    return std::hypot(point.x - c.x, point.y - c.y) <= cell() * 0.55f ? found : no_cell;
}

std::vector<ImVec2> groove_outline(const Tray::Groove& place, float grow) {
    const float length = std::hypot(place.to.x - place.from.x, place.to.y - place.from.y);
    const ImVec2 direction{(place.to.x - place.from.x) / length, (place.to.y - place.from.y) / length};
    const float half = place.width / 2 + grow, beyond = place.width * 0.14f + grow;
    const ImVec2 normal{-direction.y * half, direction.x * half};
    const ImVec2 a = plus(place.from, direction, -beyond), b = plus(place.to, direction, beyond);
    // `normal` points a quarter turn clockwise from `direction` on the screen: the corners are clockwise.
    const std::array corners{plus(a, normal, -1), plus(b, normal, -1), plus(b, normal), plus(a, normal)};
    return rounded(corners, place.width * 0.22f + grow);
}

Tray::Groove Tray::groove(int player, Rack rack) const {
    const float cell = view.cell;
    // Computed for the lower right corner, parallel to the floor's side there; the others are mirror images.
    const ImVec2 out{0.5f, root3 / 2}, direction{root3 / 2, -0.5f};
    const ImVec2 foot{out.x * groove_distance * cell, out.y * groove_distance * cell};
    const float room = (half.y - foot.y) - cell * (groove_width / 2 * out.y + 0.1f);
    const float begin = -room / 0.5f;
    const float end = (half.x - foot.x - cell * (groove_width / 2 * out.x + 0.24f)) / direction.x;
    const float length = std::min(end - std::max(begin, -0.6f * cell), 2.3f * cell);
    const ImVec2 near = plus(foot, direction, end - length), far = plus(foot, direction, end);
    const float sx = (rack == Rack::prisoners) == (player == 0) ? view.sign() : -view.sign();
    const float sy = player == 0 ? view.sign() : -view.sign();
    return {{view.centre.x + sx * far.x, view.centre.y + sy * far.y},
            {view.centre.x + sx * near.x, view.centre.y + sy * near.y},
            groove_width * cell};
}

bool Tray::in_groove(ImVec2 point, int player, Rack rack) const {
    const Groove place = groove(player, rack);
    const ImVec2 direction{place.to.x - place.from.x, place.to.y - place.from.y};
    const ImVec2 off{point.x - place.from.x, point.y - place.from.y};
    const float along = std::clamp(
        (off.x * direction.x + off.y * direction.y) / (direction.x * direction.x + direction.y * direction.y), 0.0f,
        1.0f);
    return std::hypot(off.x - direction.x * along, off.y - direction.y * along) <= std::max(place.width * 0.6f, 22.0f);
}

bool Tray::near_rack(ImVec2 point, int player, Rack rack) const {
    const Groove place = groove(player, rack);
    const float x = (point.x - view.centre.x) * (place.from.x < view.centre.x ? -1.0f : 1.0f);
    const float y = (point.y - view.centre.y) * (place.from.y < view.centre.y ? -1.0f : 1.0f);
    const bool on_note = x > half.x - 2.6f * cell() && x < half.x && y > half.y - 0.45f * cell() && y < half.y;
    return on_note || in_groove(point, player, rack);
}

bool Tray::on_label(ImVec2 point) const {
    const auto near = [&](ImVec2 label) { return std::hypot(point.x - label.x, point.y - label.y) < cell() * 0.15f; };
    for (int rank = 0; rank < rank_count; ++rank) {
        if (near(rank_label(*this, rank))) return true;
    }
    for (int file = 0; file < file_count; ++file) {
        if (near(file_label(*this, file))) return true;
    }
    return false;
}

void draw_tray(ImDrawList& list, const Tray& tray, bool letters) {
    const ImVec2 c = tray.view.centre;
    const float lift = tray.cell() * 0.09f;
    list.AddRectFilled({c.x - tray.half.x + lift, c.y - tray.half.y + lift},
                       {c.x + tray.half.x + lift * 0.5f, c.y + tray.half.y + lift * 0.5f},
                       paint::faded(art::board_colours().shadow, 0.25f), tray.cell() * 0.3f);
    paint::draw(list, tray_mesh(tray), c);
    if (letters) draw_coordinates(list, tray);
}

void draw_pegs(ImDrawList& list, const Tray& tray, Cell cell, int men) {
    const float radius = dot_radius(tray.cell());
    for (int dot = 0; dot < men; ++dot)
        paint::soft_disc(list, dot_at(tray.at(cell), tray.cell(), dot, capacity(cell)), radius - paint::hairline() / 2,
                         radius + paint::hairline() / 2, art::board_colours().peg);
}

bool are_named(const Tray& tray) {
    const std::string longest = labels::prisoners_of(0, side_men, side_men);
    const float wide = theme::font(theme::Font::strong)->CalcTextSizeA(note_size(tray), 1000, 0, longest.c_str()).x;
    return tray.cell() > 0 && wide <= room_of_note(tray);
}

void draw_row(ImDrawList& list, const Tray& tray, const Row& row, bool letters) {
    const Tray::Groove place = tray.groove(row.player, row.rack);
    const int colour = row.rack == Rack::reserve ? row.player : 1 - row.player;
    const float length = std::hypot(place.to.x - place.from.x, place.to.y - place.from.y);
    const ImVec2 direction{(place.to.x - place.from.x) / length, (place.to.y - place.from.y) / length};
    const float thick = std::min(art::thickness * 1.25f * tray.cell(), length / side_men);
    const float angle = std::atan2(direction.x, -direction.y);
    for (int man = 0; man < std::max(row.men, row.after); ++man) {
        const float opacity = man >= row.after ? 0.3f : man >= row.men ? 0.6f : 1.0f;
        art::edge(list, plus(place.from, direction, (static_cast<float>(man) + 0.5f) * thick), place.width * 0.9f,
                  thick * 0.94f, angle, colour, opacity);
    }
    if (!letters) return;
    const bool right = place.from.x > tray.view.centre.x, low = (row.player == 0) != tray.view.turned;
    const float cell = tray.cell(), size = note_size(tray);
    ImFont* font = theme::font(theme::Font::strong);
    const std::string text = row.rack == Rack::reserve ? labels::reserve_of(row.player, row.men, row.after)
                                                       : labels::prisoners_of(row.player, row.men, row.after);
    const float wide = font->CalcTextSizeA(size, 1000, 0, text.c_str()).x;
    if (wide > room_of_note(tray)) return;
    const ImVec2 c = tray.view.centre;
    const float x = right ? c.x + tray.half.x - cell * 0.2f - wide : c.x - tray.half.x + cell * 0.2f;
    const float y = low ? c.y + tray.half.y - cell * 0.14f - size : c.y - tray.half.y + cell * 0.12f;
    const bool dark = paint::is_dark(theme::palette().page);
    paint::text(list, font, size, {x, y},
                paint::faded(dark ? art::board_colours().ink : art::board_colours().peg, 0.95f), text.c_str());
}

}  // namespace sightlines::crossfire_hex
