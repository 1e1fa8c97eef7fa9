#include "games/crosshairs/art/airframe.h"
#include "board/area.h"

#include <algorithm>
#include <cmath>

namespace sightlines::crosshairs::art {
namespace {

// The right half of a wing, with a rounded tip.
Shape wing_half(float leading, float trailing, float span, float tip, float taper) {
    Shape half{{leading, 0}};
    const float middle = (leading + trailing) / 2, chord = (leading - trailing) / 2 - taper;
    constexpr int corners = 8;
    for (int i = 0; i <= corners; ++i) {
        const float angle = pi * static_cast<float>(i) / corners;
        // A superellipse: wing tips are squarer than an ellipse.
        const float x = std::copysign(std::pow(std::abs(std::cos(angle)), 0.75f), std::cos(angle));
        half.emplace_back(middle + taper * 0.4f + chord * x,
                          span - tip + tip * std::pow(std::max(std::sin(angle), 0.0f), 0.85f));
    }
    return half;
}

// Without the cut-out above the cockpit.
Shape upper_wing_half() { return wing_half(0.24f, 0.02f, 0.425f, 0.085f, 0.010f); }

void add_wings(Airframe& a) {
    Shape panel = upper_wing_half();
    panel.emplace_back(0.02f, 0.0f);
    a.panel = mirrored(panel);

    Shape upper = upper_wing_half();
    upper.insert(upper.end(), {{0.02f, 0.07f}, {0.055f, 0.045f}, {0.06f, 0}});  // cut-out above the cockpit
    a.upper_wing = mirrored(upper);

    Shape lower = wing_half(0.14f, -0.065f, 0.385f, 0.08f, 0.006f);
    lower.emplace_back(-0.065f, 0);
    a.lower_wing = mirrored(lower);
}

void add_fuselage(Airframe& a) {
    a.body = mirrored({{0.14f, 0},
                       {0.14f, 0.066f},
                       {0.02f, 0.066f},
                       {-0.1f, 0.056f},
                       {-0.25f, 0.036f},
                       {-0.385f, 0.014f},
                       {-0.39f, 0}});
    a.cowling = mirrored({{0.372f, 0},
                          {0.370f, 0.036f},
                          {0.355f, 0.060f},
                          {0.33f, 0.074f},
                          {0.25f, 0.076f},
                          {0.225f, 0.07f},
                          {0.225f, 0}});
    a.spinner = mirrored({{0.425f, 0}, {0.415f, 0.016f}, {0.395f, 0.026f}, {0.372f, 0.03f}, {0.372f, 0}});
    a.cockpit = ellipse({-0.005f, 0}, 0.052f, 0.040f, 14);
    a.propeller = ellipse({0.397f, 0}, 0.026f, 0.165f, 22);
}

void add_tail(Airframe& a) {
    a.tailplane = mirrored({{-0.265f, 0},
                            {-0.275f, 0.05f},
                            {-0.30f, 0.115f},
                            {-0.32f, 0.145f},
                            {-0.345f, 0.158f},
                            {-0.375f, 0.152f},
                            {-0.392f, 0.125f},
                            {-0.398f, 0.07f},
                            {-0.385f, 0.03f},
                            {-0.385f, 0}});
    a.fin = mirrored({{-0.25f, 0}, {-0.31f, 0.010f}, {-0.39f, 0.016f}, {-0.435f, 0.007f}, {-0.44f, 0}});
}

void add_struts_and_ribs(Airframe& a) {
    for (const float side : {-1.0f, 1.0f}) {
        for (const float y : {0.135f, 0.3f}) a.struts.push_back({{{0.03f, side * y}, {-0.035f, side * y}}});
        for (const float y : {0.085f, 0.15f, 0.215f, 0.28f, 0.345f})
            a.ribs.push_back({{{0.215f, side * y}, {0.03f, side * y}}});
    }
}

Shape silhouette_half() {
    Shape half{{0.425f, 0},      {0.415f, 0.016f}, {0.395f, 0.03f}, {0.370f, 0.04f},
               {0.355f, 0.062f}, {0.33f, 0.075f},  {0.245f, 0.076f}};
    const Shape upper = upper_wing_half();
    half.insert(half.end(), upper.begin() + 1, upper.begin() + 9);
    half.insert(half.end(), {{0.02f, 0.383f},
                             {-0.02f, 0.375f},
                             {-0.05f, 0.352f},
                             {-0.063f, 0.305f},
                             {-0.066f, 0.06f},
                             {-0.25f, 0.037f},
                             {-0.277f, 0.05f},
                             {-0.30f, 0.115f},
                             {-0.32f, 0.145f},
                             {-0.345f, 0.158f},
                             {-0.375f, 0.152f},
                             {-0.392f, 0.125f},
                             {-0.398f, 0.07f},
                             {-0.40f, 0.016f},
                             {-0.435f, 0.008f},
                             {-0.44f, 0}});
    return half;
}

Airframe build() {
    Airframe a;
    add_wings(a);
    add_fuselage(a);
    add_tail(a);
    add_struts_and_ribs(a);
    a.silhouette_half = silhouette_half();
    return a;
}

}  // namespace

const Airframe& airframe() {
    static const Airframe built = build();
    return built;
}

Shape clipped(const Shape& shape, const Shape& window) {
    Shape rest = shape;
    for (std::size_t k = 0; k < window.size() && !rest.empty(); ++k) {
        const ImVec2 from = window[k], to = window[(k + 1) % window.size()];
        const auto within = [&](ImVec2 p) {
            return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
        };
        Shape next;
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const ImVec2 a = rest[i], b = rest[(i + 1) % rest.size()];
            const float before = within(a), after = within(b);
            if (before >= 0) next.push_back(a);
            if ((before < 0) == (after < 0)) continue;
            const float part = before / (before - after);
            next.emplace_back(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
        }
        rest = next;
    }
    return rest;
}

}  // namespace sightlines::crosshairs::art
