#include "games/crosshairs/art/markings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

using Tone = Mark::Tone;

Shape box(float x0, float x1, float y0, float y1) { return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}; }

Shape clockwise(Shape shape) {
    float twice = 0;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const ImVec2 a = shape[i], b = shape[(i + 1) % shape.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    if (twice < 0) std::ranges::reverse(shape);
    return shape;
}

void add(Marking& marking, Tone tone, const Shape& shape, const Shape& window) {
    Shape part = clipped(clockwise(shape), window);
    if (part.size() >= 3) marking.push_back({tone, std::move(part)});
}

Marking for_wing(int seat) {
    Marking marking;
    const auto on_wing = [&](Tone tone, const Shape& shape) { add(marking, tone, shape, airframe().panel); };
    for (const float side : {-1.0f, 1.0f}) {
        switch (seat) {
            case 0:  // a chevron that points forwards
                on_wing(Tone::light,
                        {{0.26f, side * 0.035f}, {0.26f, side * 0.155f}, {0, side * 0.355f}, {0, side * 0.235f}});
                break;
            case 1:
                for (const float y : {0.185f, 0.295f})
                    on_wing(Tone::light, box(0, 0.26f, side * y, side * (y + 0.06f)));
                break;
            case 2:
                for (const auto& [tone, radius] :
                     {std::pair{Tone::light, 0.1f}, {Tone::dark, 0.064f}, {Tone::light, 0.026f}})
                    on_wing(tone, ellipse({0.13f, side * 0.275f}, radius, radius, 18));
                break;
            case 3:
                for (int i = 0; i < 4; ++i) {
                    const float y = 0.06f + 0.0925f * static_cast<float>(i),
                                x = i % 2 == (side > 0 ? 0 : 1) ? 0.13f : 0.0f;
                    on_wing(Tone::dark, box(x, x + 0.13f, side * y, side * (y + 0.0925f)));
                }
                break;
            case 4:
                for (int i = 0; i < 3; ++i) {
                    const float y = side * (0.145f + 0.12f * static_cast<float>(i)) - 0.02f;
                    on_wing(Tone::light, {{0.26f, y - 0.06f}, {0.26f, y}, {0, y + 0.1f}, {0, y + 0.04f}});
                }
                break;
            default:
                if (side > 0) on_wing(Tone::light, box(0.095f, 0.165f, -0.5f, 0.5f));
                break;
        }
    }
    return marking;
}

Marking for_disc(int seat) {
    Marking marking;
    const Shape disc = ellipse({0, 0}, 1, 1, 32);
    const auto on_disc = [&](Tone tone, const Shape& shape) { add(marking, tone, shape, disc); };
    switch (seat) {
        case 0:
            for (const float side : {-1.0f, 1.0f})
                on_disc(Tone::light, {{0, -0.55f}, {side, 0.35f}, {side, 0.95f}, {0, 0.05f}});
            break;
        case 1:
            for (const float x : {-0.5f, 0.14f}) on_disc(Tone::light, box(x, x + 0.36f, -1, 1));
            break;
        case 2:
            for (const auto& [tone, radius] :
                 {std::pair{Tone::light, 0.66f}, {Tone::dark, 0.42f}, {Tone::light, 0.17f}})
                on_disc(tone, ellipse({0, 0}, radius, radius, 24));
            break;
        case 3:
            for (int i = 0; i < 16; ++i) {
                const int column = i % 4, row = i / 4;
                const float x = static_cast<float>(column) / 2 - 1, y = static_cast<float>(row) / 2 - 1;
                if ((column + row) % 2 == 0) on_disc(Tone::dark, box(x, x + 0.5f, y, y + 0.5f));
            }
            break;
        case 4:
            for (const float x : {-0.85f, 0.0f, 0.85f})
                on_disc(Tone::light, {{x + 0.48f, -1}, {x + 0.92f, -1}, {x - 0.48f, 1}, {x - 0.92f, 1}});
            break;
        default: on_disc(Tone::light, box(-1, 1, -0.3f, 0.3f)); break;
    }
    return marking;
}

// One mark of a band. In widths of the band; x along it, +y towards the board.
void mark_band(ImDrawList& list, const paint::Placed& at, float width, int seat, int count) {
    const ImU32 light = tone_of({Tone::light, {}}, seat);
    const auto quad = [&](ImU32 colour, const std::array<ImVec2, 4>& corners) {
        const ImVec2 points[4] = {at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])};
        paint::fill(list, points, colour);
    };
    switch (seat) {
        case 0: {
            const ImVec2 chevron[3] = {at({-0.55f, -0.3f}), at({0, 0.28f}), at({0.55f, -0.3f})};
            paint::stroke(list, chevron, light, width * 0.26f);
            break;
        }
        case 1:
            for (const float x : {-0.45f, 0.15f})
                quad(light, {{{x, -0.5f}, {x + 0.3f, -0.5f}, {x + 0.3f, 0.5f}, {x, 0.5f}}});
            break;
        case 2: paint::soft_disc(list, at({0, 0}), width * 0.22f, width * 0.22f + paint::hairline(), light); break;
        case 3: {
            const float y = count % 2 == 0 ? -0.5f : 0;
            quad(tone_of({Tone::dark, {}}, seat), {{{-0.7f, y}, {0.7f, y}, {0.7f, y + 0.5f}, {-0.7f, y + 0.5f}}});
            break;
        }
        default: quad(light, {{{0.05f, -0.5f}, {0.55f, -0.5f}, {-0.05f, 0.5f}, {-0.55f, 0.5f}}}); break;
    }
}

template <class Make>
std::array<Marking, 6> for_all(const Make& make) {
    std::array<Marking, 6> markings;
    for (std::size_t seat = 0; seat < markings.size(); ++seat) markings[seat] = make(static_cast<int>(seat));
    return markings;
}

}  // namespace

const Marking& wing_marking(int seat) {
    static const auto markings = for_all(for_wing);
    return markings[static_cast<std::size_t>(seat)];
}

const Marking& disc_marking(int seat) {
    static const auto markings = for_all(for_disc);
    return markings[static_cast<std::size_t>(seat)];
}

ImU32 tone_of(const Mark& mark, int seat) {
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(seat)];
    return mark.tone == Tone::light ? paint::mix(side.highlight, IM_COL32_WHITE, 0.82f)
                                    : paint::mix(side.outline, IM_COL32_BLACK, 0.25f);
}

void draw_edge_band(ImDrawList& list, std::span<const ImVec2> corners, ImVec2 centre, float cell, int seat) {
    const float width = cell * 0.1f;
    std::vector<ImVec2> line(corners.begin(), corners.end());
    // The outermost edges are shared with the neighbouring sides: take half of each.
    const auto halfway = [](ImVec2 a, ImVec2 b) { return ImVec2{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
    line.front() = halfway(line[0], line[1]);
    line.back() = halfway(line[line.size() - 1], line[line.size() - 2]);
    const ImVec2 middle = halfway(line.front(), line.back()), out{middle.x - centre.x, middle.y - centre.y};
    const float shift = cell * 0.115f / std::hypot(out.x, out.y);
    for (ImVec2& point : line) point = {point.x + out.x * shift, point.y + out.y * shift};
    paint::stroke(list, line, theme::sides()[static_cast<std::size_t>(seat)].fill, width);
    if (seat == 5) {
        paint::stroke(list, line, tone_of({Tone::light, {}}, seat), width * 0.36f);
        return;
    }

    int count = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const ImVec2 from = line[i], direction{line[i + 1].x - from.x, line[i + 1].y - from.y};
        const float length = std::hypot(direction.x, direction.y), angle = std::atan2(direction.y, direction.x);
        const int marks = std::max(static_cast<int>(std::round(length / (cell * (seat == 3 ? 0.145f : 0.29f)))), 1);
        for (int k = 0; k < marks; ++k) {
            const float part = (static_cast<float>(k) + 0.5f) / static_cast<float>(marks);
            mark_band(list, paint::Placed({from.x + direction.x * part, from.y + direction.y * part}, angle, width),
                      width, seat, count++);
        }
    }
}

}  // namespace sightlines::crosshairs::art
