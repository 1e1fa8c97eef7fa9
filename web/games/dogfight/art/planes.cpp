#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "board/area.h"
#include "board/outline.h"
#include "board/paint.h"
#include "games/dogfight/art/art.h"
#include "widgets/theme.h"

namespace sightlines::dogfight::art {
namespace {

using paint::faded;
using paint::mix;

constexpr ImU32 white = IM_COL32_WHITE, black = IM_COL32_BLACK;
constexpr ImU32 paper_white = IM_COL32(255, 253, 246, 255);

// The plan view of a type; lengths in wing spans, the nose towards +x.
struct Plan {
    float span;  // of half the upper wing
    float chord;
    float tip;    // how far the tip is rounded
    float rake;   // how far the tip leans back
    float lower;  // half span of the lower wing
    float nose, tail;
    float girth;
    float tailplane;  // half span
    bool fish_tail = false;
    bool third_wing = false;
    bool second_seat = false;
};

const Plan& plan_of(Type type) {
    // clang-format off
    static constexpr std::array<Plan, 8> plans{{
        {.span = 0.44f, .chord = 0.22f, .tip = 0.06f, .rake = 0.02f, .lower = 0.44f, .nose = 0.32f, .tail = -0.36f, .girth = 0.085f, .tailplane = 0.16f},
        {.span = 0.46f, .chord = 0.23f, .tip = 0.05f, .rake = 0.05f, .lower = 0.44f, .nose = 0.40f, .tail = -0.40f, .girth = 0.062f, .tailplane = 0.18f},
        {.span = 0.45f, .chord = 0.22f, .tip = 0.02f, .rake = 0, .lower = 0.43f, .nose = 0.39f, .tail = -0.36f, .girth = 0.075f, .tailplane = 0.17f},
        {.span = 0.44f, .chord = 0.21f, .tip = 0.07f, .rake = 0.05f, .lower = 0.36f, .nose = 0.32f, .tail = -0.36f, .girth = 0.075f, .tailplane = 0.15f},
        {.span = 0.40f, .chord = 0.17f, .tip = 0.05f, .rake = 0, .lower = 0.32f, .nose = 0.33f, .tail = -0.34f, .girth = 0.08f, .tailplane = 0.15f, .third_wing = true},
        {.span = 0.46f, .chord = 0.22f, .tip = 0.05f, .rake = -0.06f, .lower = 0.42f, .nose = 0.42f, .tail = -0.40f, .girth = 0.07f, .tailplane = 0.19f, .fish_tail = true},
        {.span = 0.46f, .chord = 0.23f, .tip = 0.03f, .rake = 0, .lower = 0.38f, .nose = 0.39f, .tail = -0.36f, .girth = 0.065f, .tailplane = 0.17f},
        {.span = 0.56f, .chord = 0.24f, .tip = 0.05f, .rake = 0.04f, .lower = 0.54f, .nose = 0.42f, .tail = -0.48f, .girth = 0.075f, .tailplane = 0.19f, .fish_tail = true, .second_seat = true},
    }};
    // clang-format on
    return plans[static_cast<std::size_t>(type)];
}

Shape wing(float leading, float chord, float span, float tip, float rake) {
    Shape half{{leading, 0}};
    for (int i = 0; i <= 4; ++i) {
        const float angle = pi * static_cast<float>(i) / 4;
        half.emplace_back(leading - chord / 2 + chord / 2 * std::cos(angle) - rake * std::sin(angle),
                          span - tip + tip * std::sin(angle));
    }
    half.emplace_back(leading - chord, 0);
    return mirrored(half);
}

Shape tailplane(const Plan& plan) {
    const float x = plan.tail, s = plan.tailplane;
    if (plan.fish_tail)
        return mirrored(
            {{x + 0.20f, 0}, {x + 0.12f, s * 0.5f}, {x + 0.04f, s}, {x - 0.03f, s * 0.75f}, {x - 0.05f, 0}});
    return mirrored({{x + 0.13f, 0}, {x + 0.11f, s * 0.75f}, {x + 0.06f, s}, {x - 0.02f, s * 0.85f}, {x - 0.01f, 0}});
}

// Draws one aircraft. The light comes from the upper left of the screen, whatever its direction.
class Painter {
  public:
    Painter(ImDrawList& list, const Look& look, ImVec2 centre, float scale)
        : list_(list),
          look_(look),
          plan_(plan_of(look.type)),
          centre_(centre),
          placed_(centre, look.angle, scale),
          scale_(scale),
          line_(std::max(scale * 0.018f, std::min(0.75f, scale * 0.03f))),
          // Seen from above, a nose that points up or down is nearer to the wings, and a banked wing is shorter.
          along_(1 - 0.11f * std::fabs(look.pitch)),
          across_(look.middle || look.spin ? 0.72f : 1.0f) {}

    void paint() {
        const theme::Side& own = theme::sides()[static_cast<std::size_t>(look_.side)];
        const bool detailed = scale_ > 26;
        const Shape upper = wing(0.20f, plan_.chord, plan_.span, plan_.tip, plan_.rake);
        const Shape lower = wing(0.10f, plan_.chord * 0.85f, plan_.lower, plan_.tip, plan_.rake);
        const Shape body = mirrored({{plan_.nose - 0.08f, 0},
                                     {plan_.nose - 0.08f, plan_.girth},
                                     {0, plan_.girth * 0.9f},
                                     {plan_.tail + 0.04f, plan_.girth * 0.3f},
                                     {plan_.tail, 0}});
        const Shape cowl = mirrored({{plan_.nose, 0},
                                     {plan_.nose - 0.01f, plan_.girth * 0.6f},
                                     {plan_.nose - 0.05f, plan_.girth * 1.05f},
                                     {plan_.nose - 0.14f, plan_.girth * 1.05f},
                                     {plan_.nose - 0.14f, 0}});
        const Shape tail = tailplane(plan_);
        for (const Shape* shape : {&upper, &tail, &body}) keyline(*shape);
        panel(lower, mix(own.fill, own.outline, 0.6f), own.outline, 0.4f);
        if (plan_.third_wing) {
            const Shape third = wing(0.03f, plan_.chord * 0.9f, plan_.lower * 0.93f, plan_.tip, 0);
            panel(third, mix(own.fill, own.outline, 0.75f), own.outline, 0.4f);
        }
        panel(tail, own.fill, own.outline, 1);
        panel(body, mix(own.fill, own.outline, 0.2f), own.outline, 1);
        panel(upper, own.fill, own.outline, 1);
        marks(own);
        if (detailed) seats();
        panel(cowl, IM_COL32(186, 190, 192, 255), IM_COL32(52, 56, 60, 255), 1);
        if (detailed) {
            const std::array<ImVec2, 2> propeller{{{plan_.nose + 0.02f, -0.17f}, {plan_.nose + 0.02f, 0.17f}}};
            line(propeller, IM_COL32(250, 248, 240, 140), 0.035f);
        }
    }

  private:
    ImU32 toned(ImU32 colour) const { return faded(colour, look_.opacity); }

    ImVec2 seen(ImVec2 point) const { return placed_({point.x * along_, point.y * across_}); }

    std::span<const ImVec2> placed(std::span<const ImVec2> shape) {
        points_.clear();
        for (const ImVec2 point : shape) points_.push_back(seen(point));
        return points_;
    }

    // Keeps the aircraft visible on any background.
    void keyline(const Shape& shape) {
        paint::stroke(list_, placed(shape), faded(paper_white, look_.opacity * 0.9f),
                      line_ + 2 * std::max(scale_ * 0.02f, 0.9f), paint::Ends::closed);
    }

    void panel(const Shape& shape, ImU32 colour, ImU32 outline, float relief) {
        const auto points = placed(shape);
        const int first = list_.VtxBuffer.Size;
        paint::fill(list_, points, toned(colour));
        const float reach = 0.35f * scale_;
        paint::wash(list_, first, {centre_.x - reach, centre_.y - reach}, {centre_.x + reach, centre_.y + reach},
                    toned(mix(colour, white, 0.24f * relief)), toned(mix(colour, black, 0.18f * relief)));
        paint::stroke(list_, points, toned(outline), line_, paint::Ends::closed);
    }

    void line(std::span<const ImVec2> points, ImU32 colour, float width) {
        paint::stroke(list_, placed(points), toned(colour), std::max(width * scale_, 0.6f));
    }

    void quad(float x0, float x1, float y0, float y1, float lean, ImU32 colour) {
        std::array<ImVec2, 4> corners{{{x0, y0}, {x0, y1}, {x1, y1 + lean}, {x1, y0 + lean}}};
        if (y1 < y0) std::swap(corners[1], corners[3]);
        paint::fill(list_, placed(corners), toned(colour));
    }

    // A pattern on the upper wing, so that sides do not differ by colour alone.
    void marks(const theme::Side& own) {
        const ImU32 light = mix(own.highlight, paper_white, 0.75f), dark = own.outline;
        const float front = 0.195f, back = 0.205f - plan_.chord, deep = front - back, y = plan_.span;
        for (const float sign : {1.0f, -1.0f}) {
            switch (look_.side) {
                case 0: quad(front, back, sign * y * 0.22f, sign * y * 0.46f, sign * y * 0.3f, light); break;
                case 1:
                    for (const float at : {0.42f, 0.68f})
                        quad(front, back, sign * y * at, sign * y * (at + 0.13f), 0, light);
                    break;
                case 2:
                    for (const auto& [colour, part] : {std::pair{light, 0.48f}, {dark, 0.3f}, {light, 0.13f}})
                        disc({front - deep / 2, sign * y * 0.62f}, deep * part, colour);
                    break;
                default:
                    for (int i = 0; i < 4; ++i) {
                        const float x = (i % 2 == 0) == (sign > 0) ? front : front - deep / 2;
                        const float from = 0.16f + 0.19f * static_cast<float>(i);
                        quad(x, x - deep / 2, sign * y * from, sign * y * (from + 0.19f), 0, dark);
                    }
            }
        }
    }

    void disc(ImVec2 at, float radius, ImU32 colour) {
        std::array<ImVec2, 10> rim;
        for (std::size_t i = 0; i < rim.size(); ++i) {
            const float angle = 2 * pi * static_cast<float>(i) / static_cast<float>(rim.size());
            rim[i] = {at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)};
        }
        paint::fill(list_, placed(rim), toned(colour));
    }

    void seats() {
        for (const float x : {-0.06f, -0.2f}) {
            if (x < -0.1f && !plan_.second_seat) break;
            paint::bead(list_, seen({x, 0}), 0.042f * scale_, toned(IM_COL32(196, 150, 104, 255)),
                        toned(IM_COL32(70, 46, 30, 255)));
        }
    }

    ImDrawList& list_;
    const Look& look_;
    const Plan& plan_;
    ImVec2 centre_;
    paint::Placed placed_;
    float scale_, line_, along_, across_;
    std::vector<ImVec2> points_;
};

// Higher is nearer to the eye, and larger.
float sprite_size(const Look& look) { return look.size * look.scale * (1.26f + 0.03f * look.level); }

constexpr float rise_per_level = 0.025f;  // of the size of a hex: so little that all are seen in their own

float lifted_y(const Look& look, float level) { return look.ground.y - look.size * (0.1f + rise_per_level * level); }

// Smoke behind a damaged aircraft, fading out.
void trail(ImDrawList& list, const Look& look, bool fire) {
    const ImVec2 c = lifted(look);
    const ImVec2 back{-std::cos(look.angle), -std::sin(look.angle)};
    for (int puff = 1; puff <= 5; ++puff) {
        const float far = static_cast<float>(puff), reach = look.size * (0.26f + 0.28f * far);
        const ImU32 colour = fire && puff < 3 ? IM_COL32(240, 112, 24, 235) : IM_COL32(34, 32, 34, 205);
        paint::soft_disc(list, {c.x + back.x * reach, c.y + back.y * reach - far}, 0, look.size * (0.18f + 0.09f * far),
                         faded(colour, look.opacity * (1.05f - 0.17f * far)));
    }
}

}  // namespace

float reach(const Look& look) { return sprite_size(look) * 0.45f; }

ImVec2 lifted(const Look& look) { return {look.ground.x, lifted_y(look, look.level)}; }

// The light comes from the upper left: the higher the aircraft, the farther off, paler and softer is its shadow.
void shadow(ImDrawList& list, const Look& look) {
    const bool night = paint::is_dark(theme::palette().page);
    const ImU32 ink = faded(night ? black : IM_COL32(20, 30, 40, 255),
                            look.opacity * std::clamp(0.56f - 0.018f * look.level, 0.2f, 0.56f));
    const float far = look.size * (0.03f + 0.014f * look.level), soft = look.size * (0.03f + 0.012f * look.level);
    const ImVec2 c{look.ground.x + far, look.ground.y + far * 0.9f};
    const float scale = look.size * look.scale * (1.1f - 0.032f * look.level),
                across = look.middle || look.spin ? 0.72f : 1.0f;
    const Plan& plan = plan_of(look.type);
    const paint::Placed placed(c, look.angle, scale);
    const Shape upper = wing(0.20f, plan.chord, plan.span, plan.tip, plan.rake);
    const Shape body =
        mirrored({{plan.nose, 0}, {plan.nose - 0.05f, plan.girth}, {plan.tail, plan.girth * 0.4f}, {plan.tail, 0}});
    const Shape tail = tailplane(plan);
    for (const Shape* shape : {&upper, &body, &tail}) {
        Shape on_ground;
        for (const ImVec2 point : *shape) on_ground.push_back(placed({point.x, point.y * across}));
        paint::fill(list, on_ground, ink);
        paint::stroke(list, on_ground, faded(ink, 0.3f), soft * 2, paint::Ends::closed);
    }
}

// A rod with a tick a level, longer ones at five and ten.
void stalk(ImDrawList& list, const Look& look) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(look.side)];
    const bool night = paint::is_dark(theme::palette().page);
    const ImU32 ink = faded(night ? own.highlight : own.outline, look.opacity);
    const ImU32 under = faded(night ? IM_COL32(10, 16, 26, 255) : paper_white, 0.75f * look.opacity);
    const ImVec2 g = look.ground, c = lifted(look);
    const float width = std::max(1.2f, look.size * 0.045f);
    const std::array<ImVec2, 2> rod{{g, c}};
    if (look.spin || look.middle) {
        // An open ring, or a spiral for a spin.
        std::vector<ImVec2> ring;
        const int steps = look.spin ? 34 : 18;
        for (int i = 0; i <= steps; ++i) {
            const float part = static_cast<float>(i) / static_cast<float>(steps);
            const float angle = -pi * 0.4f + part * pi * (look.spin ? 4.4f : 1.62f);
            const float radius = look.size * look.scale * (look.spin ? 0.66f - 0.46f * part : 0.58f);
            ring.emplace_back(g.x + radius * std::cos(angle), g.y + radius * 0.72f * std::sin(angle));
        }
        const ImU32 line = look.spin ? faded(theme::palette().refusal, look.opacity) : ink;
        paint::stroke(list, ring, under, width * 2.4f);
        paint::stroke(list, ring, line, width * 1.2f);
        const std::size_t end = ring.size() - 1;
        paint::arrow(list, ring[end - 1], ring[end], line, width, look.size * 0.2f);
    } else {
        // An arrow head on the ground, towards the edge that the aircraft faces.
        const paint::Placed placed(g, look.angle, look.size * look.scale);
        const std::array<ImVec2, 3> head{{placed({0.14f, -0.26f}), placed({0.42f, 0}), placed({0.14f, 0.26f})}};
        paint::stroke(list, head, under, width * 2.6f);
        paint::stroke(list, head, ink, width * 1.4f);
    }
    list.AddEllipseFilled(g, {width * 2.4f, width * 1.7f}, under);
    list.AddEllipseFilled(g, {width * 1.7f, width * 1.2f}, ink);
    paint::stroke(list, rod, under, width * 2.2f);
    paint::stroke(list, rod, ink, width);
    const float step = look.size * rise_per_level;
    for (int level = 1; level <= static_cast<int>(look.level); ++level) {
        const bool longer = level % 5 == 0;
        if (!longer && step < 2.6f) continue;
        const float y = lifted_y(look, static_cast<float>(level)), half = width * (longer ? 2.8f : 1.5f);
        if (longer) paint::stroke(list, std::array<ImVec2, 2>{{{g.x - half - 1, y}, {g.x + half + 1, y}}}, under, 3.2f);
        paint::stroke(list, std::array<ImVec2, 2>{{{g.x - half, y}, {g.x + half, y}}}, ink, longer ? 1.8f : 1.0f);
    }
}

void plane(ImDrawList& list, const Look& look) {
    if (look.smoke || look.fire) trail(list, look, look.fire);
    Painter(list, look, lifted(look), sprite_size(look)).paint();
}

void outline(ImDrawList& list, const Look& look) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(look.side)];
    const bool night = paint::is_dark(theme::palette().page);
    const ImU32 ink = night ? own.highlight : own.outline, pale = faded(paper_white, night ? 0.34f : 0.62f);
    const float dash = std::max(2.5f, look.size * 0.09f);
    const Plan& plan = plan_of(look.type);
    const paint::Placed placed(lifted(look), look.angle, sprite_size(look));
    const float across = look.middle || look.spin ? 0.72f : 1.0f, line = std::max(1.4f, look.size * 0.035f);
    const Shape body =
        mirrored({{plan.nose, 0}, {plan.nose - 0.05f, plan.girth}, {plan.tail, plan.girth * 0.4f}, {plan.tail, 0}});
    const Shape upper = wing(0.20f, plan.chord, plan.span, plan.tip, plan.rake);
    for (const Shape& shape : {body, tailplane(plan), upper}) {
        Shape points;
        for (const ImVec2 point : shape) points.push_back(placed({point.x, point.y * across}));
        paint::fill(list, points, pale);
        for (std::size_t i = 0; i < points.size(); ++i)
            paint::dashed(list, points[i], points[(i + 1) % points.size()], ink, line, dash, dash * 0.6f);
    }
}

void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, Type type, float opacity) {
    const Look look{.angle = -pi / 2, .side = side, .type = type, .opacity = opacity};
    Painter(list, look, centre, size).paint();
}

void profile(ImDrawList& list, ImVec2 centre, float length, float pitch, int side, Type type, float opacity) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    const Plan& plan = plan_of(type);
    const paint::Placed placed(centre, -pitch * 0.22f, length);
    const float line = std::max(1.0f, length * 0.035f);
    const auto fill = [&](std::initializer_list<ImVec2> shape, ImU32 colour) {
        std::vector<ImVec2> points;
        for (const ImVec2 point : shape) points.push_back(placed(point));
        paint::stroke(list, points, faded(paper_white, 0.9f * opacity), line * 2.2f, paint::Ends::closed);
        paint::shape(list, points, faded(colour, opacity), faded(own.outline, opacity), line);
    };
    const float girth = plan.girth;
    fill({{plan.tail, -0.02f}, {plan.tail - 0.04f, -0.16f}, {plan.tail + 0.08f, -0.14f}, {plan.tail + 0.14f, -0.02f}},
         own.fill);
    fill({{plan.tail, -0.03f},
          {0.05f, -girth},
          {plan.nose, -girth},
          {plan.nose + 0.04f, 0.02f},
          {plan.nose, girth + 0.02f},
          {0, girth},
          {plan.tail, 0.02f}},
         mix(own.fill, own.outline, 0.15f));
    fill({{-0.04f, 0.09f}, {0.16f, 0.07f}, {0.17f, 0.1f}, {-0.03f, 0.12f}}, own.fill);
    if (plan.third_wing) fill({{0.02f, -0.06f}, {0.22f, -0.08f}, {0.23f, -0.04f}, {0.03f, -0.02f}}, own.fill);
    fill({{0.05f, -0.2f}, {0.27f, -0.22f}, {0.28f, -0.18f}, {0.06f, -0.16f}}, own.fill);
}

}  // namespace sightlines::dogfight::art
