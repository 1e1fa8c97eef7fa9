#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "board/area.h"
#include "board/paint.h"
#include "games/aerial_war/art/airframes.h"
#include "games/aerial_war/art/art.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war::art {
namespace {

using paint::faded;
using paint::mix;

constexpr ImU32 white = IM_COL32_WHITE, black = IM_COL32_BLACK;
constexpr ImU32 line_ink = IM_COL32(36, 34, 30, 255);

// The part of a shape that is farther than `from` from the centre line, on the right (`sign` 1) or left (-1).
Shape outer(const Shape& shape, float from, float sign) {
    Shape clipped;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const ImVec2 a = shape[i], b = shape[(i + 1) % shape.size()];
        const float before = a.y * sign - from, after = b.y * sign - from;
        if (before >= 0) clipped.push_back(a);
        if ((before < 0) == (after < 0)) continue;
        const float part = before / (before - after);
        clipped.emplace_back(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
    }
    return clipped;
}

const theme::Side& trim_of(Colour colour) {
    constexpr std::array<std::size_t, 4> seats{1, 2, 3, 0};
    return theme::sides()[seats[static_cast<std::size_t>(colour)]];
}

// Draws one aeroplane. The light comes from the upper left of the screen, whatever its direction.
class Painter {
  public:
    explicit Painter(ImDrawList& list, const Look& look)
        : list_(list),
          look_(look),
          frame_(airframe(look.side)),
          placed_(look.centre, look.angle, look.cell),
          line_(std::max(look.cell * 0.016f, std::min(0.75f, look.cell * 0.03f))) {}

    void paint() {
        const bool detailed = look_.cell > 30 * paint::hairline();  // details of an icon would be smaller than a pixel
        const ImU32 cloth = national(look_.side), edge = mix(cloth, black, 0.6f);
        const theme::Side& own = trim_of(look_.colour);
        keyline();
        if (look_.colour == Colour::red && look_.cell > 18) streamers(own);
        panel(frame_.lower, mix(cloth, black, 0.3f), edge, 0.5f);
        for (const float sign : {1.0f, -1.0f}) flat(outer(frame_.lower, 0.3f, sign), mix(own.fill, black, 0.35f));
        panel(frame_.tail, own.fill, own.outline, 1);
        panel(frame_.body, mix(cloth, black, 0.06f), edge, 1);
        if (detailed) {
            const std::array<ImVec2, 2> fin{{{-0.27f, 0}, {-0.43f, 0}}};
            line(fin, own.outline, 0.022f);
            for (const float sign : {1.0f, -1.0f}) {
                const std::array<ImVec2, 2> strut{{{0.03f, sign * frame_.strut}, {-0.04f, sign * frame_.strut}}};
                line(strut, edge, 0.018f);
            }
        }
        wing(cloth, edge, own);
        if (detailed) {
            panel(frame_.cockpit, IM_COL32(48, 36, 28, 255), edge, 0);
            paint::bead(list_, placed_({-0.03f, 0}), 0.03f * look_.cell, toned(IM_COL32(214, 168, 120, 255)),
                        toned(IM_COL32(126, 82, 48, 255)));
        }
        panel(frame_.cowling, own.fill, own.outline, 1);
        if (!detailed) return;
        flat(frame_.propeller, IM_COL32(250, 248, 240, 130));
        flat(ellipse({0.385f, 0}, 0.028f, 0.03f, 10), IM_COL32(70, 58, 46, 255));
    }

  private:
    ImU32 toned(ImU32 colour) const {
        if (look_.moved) colour = mix(colour, theme::palette().pale_field | IM_COL32_A_MASK, 0.38f);
        return faded(colour, look_.opacity);
    }

    std::span<const ImVec2> placed(std::span<const ImVec2> shape) {
        points_.clear();
        for (const ImVec2 point : shape) points_.push_back(placed_(point));
        return points_;
    }

    void panel(std::span<const ImVec2> shape, ImU32 colour, ImU32 outline, float relief) {
        const auto points = placed(shape);
        const int first = list_.VtxBuffer.Size;
        paint::fill(list_, points, toned(colour));
        const ImVec2 c = look_.centre;
        const float reach = 0.3f * look_.cell;
        paint::wash(list_, first, {c.x - reach, c.y - reach}, {c.x + reach, c.y + reach},
                    toned(mix(colour, white, 0.22f * relief)), toned(mix(colour, black, 0.18f * relief)));
        paint::stroke(list_, points, toned(outline), line_, paint::Ends::closed);
    }

    void flat(const Shape& shape, ImU32 colour) {
        if (shape.size() > 2) paint::fill(list_, placed(shape), toned(colour));
    }

    void line(std::span<const ImVec2> points, ImU32 colour, float width) {
        paint::stroke(list_, placed(points), toned(colour), std::max(width * look_.cell, 0.6f));
    }

    void wing(ImU32 cloth, ImU32 edge, const theme::Side& own) {
        panel(frame_.upper, cloth, edge, 1);
        for (const float sign : {1.0f, -1.0f}) {
            flat(outer(frame_.upper, 0.255f, sign), own.fill);
            if (look_.cell > 18) insignia({0.125f, sign * 0.165f}, 0.085f);
        }
        paint::stroke(list_, placed(frame_.upper), toned(edge), line_, paint::Ends::closed);
        const std::array<ImVec2, 2> shine{{{0.2f, -0.34f}, {0.2f, 0.34f}}};
        line(shine, faded(white, 0.4f), 0.012f);
    }

    void insignia(ImVec2 c, float size) {
        if (look_.side == 1) {
            flat(ellipse(c, size, size, 16), IM_COL32(38, 64, 128, 255));
            flat(ellipse(c, size * 0.66f, size * 0.66f, 14), IM_COL32(246, 242, 230, 255));
            flat(ellipse(c, size * 0.33f, size * 0.33f, 10), IM_COL32(190, 44, 34, 255));
            return;
        }
        for (const bool rim : {true, false}) {
            const float arm = size * (rim ? 1.05f : 0.85f), half = size * (rim ? 0.42f : 0.22f);
            const ImU32 colour = rim ? IM_COL32(246, 243, 234, 255) : line_ink;
            flat({{c.x - arm, c.y - half}, {c.x + arm, c.y - half}, {c.x + arm, c.y + half}, {c.x - arm, c.y + half}},
                 colour);
            flat({{c.x - half, c.y - arm}, {c.x + half, c.y - arm}, {c.x + half, c.y + arm}, {c.x - half, c.y + arm}},
                 colour);
        }
    }

    // The ribbons of the leader, which can be recognised without colour.
    void streamers(const theme::Side& own) {
        for (const float sign : {1.0f, -1.0f}) {
            const float y = sign * frame_.strut;
            const std::array<ImVec2, 4> ribbon{
                {{-0.05f, y}, {-0.15f, y + 0.03f}, {-0.24f, y - 0.02f}, {-0.36f, y + 0.02f}}};
            line(ribbon, IM_COL32(255, 253, 246, 255), 0.055f);
            line(ribbon, own.fill, 0.03f);
        }
    }

    // Keeps the plane visible on any background.
    void keyline() {
        const float width = line_ + 2 * std::max(look_.cell * 0.018f, std::min(0.9f, look_.cell * 0.035f));
        for (const Shape* shape : {&frame_.upper, &frame_.lower, &frame_.tail, &frame_.body, &frame_.cowling})
            paint::stroke(list_, placed(*shape), faded(IM_COL32(255, 253, 246, 255), look_.opacity * 0.92f), width,
                          paint::Ends::closed);
    }

    ImDrawList& list_;
    const Look& look_;
    const Airframe& frame_;
    paint::Placed placed_;
    float line_;
    std::vector<ImVec2> points_;
};

}  // namespace

ImU32 trim(Colour colour) { return trim_of(colour).fill; }
// As far apart in light as in colour: silver, and dark olive.
ImU32 national(int side) { return side == 0 ? IM_COL32(196, 201, 200, 255) : IM_COL32(94, 90, 46, 255); }
const char* letter(Colour colour) {
    constexpr std::array letters{"r", "b", "y", "g"};
    return letters[static_cast<std::size_t>(colour)];
}

void ground_disc(ImDrawList& list, const Look& look) {
    const auto toned = [&](ImU32 colour, float opacity) {
        if (look.moved) colour = mix(colour, theme::palette().pale_field | IM_COL32_A_MASK, 0.3f);
        return faded(colour, look.opacity * opacity);
    };
    const ImVec2 c = look.centre;
    const float radius = look.cell * 0.44f, rim = std::max(1.2f, look.cell * 0.05f);
    if (look.side == 1) {
        list.AddCircleFilled(c, radius, toned(IM_COL32(226, 234, 243, 255), 0.92f));
        list.AddCircle(c, radius - rim / 2, toned(IM_COL32(38, 84, 158, 255), 1), 0, rim);
        return;
    }
    const ImVec2 low{c.x - radius, c.y - radius}, high{c.x + radius, c.y + radius};
    list.AddRectFilled(low, high, toned(IM_COL32(62, 64, 66, 255), 0.9f), look.cell * 0.06f);
    list.AddRect({low.x + rim / 2, low.y + rim / 2}, {high.x - rim / 2, high.y - rim / 2},
                 toned(IM_COL32(236, 232, 220, 255), 0.9f), look.cell * 0.05f, 0, rim * 0.6f);
}

void plane_shadow(ImDrawList& list, const Look& look) {
    const Airframe& frame = airframe(look.side);
    const ImU32 dark = faded(paint::is_dark(theme::palette().page) ? black : IM_COL32(38, 30, 14, 255),
                             0.17f * look.opacity * look.opacity);
    // Three shifted copies make a soft edge without anti-aliasing.
    const ImDrawListFlags flags = list.Flags;
    list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    Shape points;
    for (int copy = 0; copy < 3; ++copy) {
        const float off = look.cell * (0.055f + 0.025f * static_cast<float>(copy));
        const paint::Placed placed({look.centre.x + off * 0.7f, look.centre.y + off}, look.angle, look.cell);
        for (const Shape* shape : {&frame.upper, &frame.body, &frame.tail}) {
            points.clear();
            for (const ImVec2 point : *shape) points.push_back(placed(point));
            paint::fill(list, points, dark);
        }
    }
    list.Flags = flags;
}

void plane(ImDrawList& list, const Look& look) { Painter(list, look).paint(); }

void letter_tag(ImDrawList& list, const Look& look) {
    const float sign = std::cos(look.angle) > 0.5f ? 1.0f : -1.0f;
    const ImVec2 c = paint::Placed(look.centre, look.angle, look.cell)({-0.3f, sign * 0.33f});
    const theme::Side& own = trim_of(look.colour);
    const float radius = std::max(look.cell * 0.155f, std::min(5.2f, look.cell * 0.26f));
    const ImU32 pale = theme::palette().pale_field | IM_COL32_A_MASK;
    const auto tag = [&](float reach, ImU32 colour) {
        if (look.side == 1) return list.AddCircleFilled(c, reach, colour);
        list.AddRectFilled({c.x - reach, c.y - reach}, {c.x + reach, c.y + reach}, colour, reach * 0.2f);
    };
    tag(radius + std::max(1.0f, look.cell * 0.025f), faded(IM_COL32(255, 253, 246, 255), look.opacity));
    tag(radius, faded(look.moved ? mix(own.outline, pale, 0.3f) : own.outline, look.opacity));
    if (radius < 5) return;
    paint::label(list, theme::font(theme::Font::strong), std::max(8.0f, radius * 2.0f), {c.x, c.y - radius * 0.06f},
                 faded(white, look.opacity), letter(look.colour));
}

void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, Colour colour, float opacity) {
    const Look look{
        .centre = centre, .cell = size / 0.92f, .angle = -pi / 2, .side = side, .colour = colour, .opacity = opacity};
    ground_disc(list, look);
    plane(list, look);
}

void emblem(ImDrawList& list, ImVec2 centre, float size, int side) {
    const float radius = size / 2;
    const ImU32 rim = paint::is_dark(theme::palette().page) ? IM_COL32(200, 200, 190, 255) : line_ink;
    if (side == 1) {
        list.AddCircleFilled(centre, radius, IM_COL32(38, 64, 128, 255));
        list.AddCircleFilled(centre, radius * 0.66f, IM_COL32(246, 242, 230, 255));
        list.AddCircleFilled(centre, radius * 0.34f, IM_COL32(190, 44, 34, 255));
    } else {
        list.AddCircleFilled(centre, radius, national(0));
        for (const bool edge : {true, false}) {
            const float arm = radius * (edge ? 0.78f : 0.68f), half = radius * (edge ? 0.3f : 0.18f);
            const ImU32 colour = edge ? IM_COL32(246, 243, 234, 255) : line_ink;
            list.AddRectFilled({centre.x - arm, centre.y - half}, {centre.x + arm, centre.y + half}, colour);
            list.AddRectFilled({centre.x - half, centre.y - arm}, {centre.x + half, centre.y + arm}, colour);
        }
    }
    list.AddCircle(centre, radius, rim, 0, std::max(1.0f, size * 0.05f));
}

}  // namespace sightlines::aerial_war::art
