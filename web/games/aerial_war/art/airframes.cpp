#include "games/aerial_war/art/airframes.h"

#include <array>
#include <cmath>

#include "board/area.h"

namespace sightlines::aerial_war::art {
namespace {

Airframe german() {
    return {mirrored({{0.22f, 0},
                      {0.22f, 0.33f},
                      {0.19f, 0.375f},
                      {0.10f, 0.415f},
                      {-0.045f, 0.44f},
                      {-0.055f, 0.425f},
                      {0.0f, 0.30f},
                      {0.015f, 0.10f},
                      {0.055f, 0.05f},
                      {0.06f, 0}}),
            mirrored({{0.13f, 0}, {0.13f, 0.32f}, {0.10f, 0.37f}, {-0.03f, 0.395f}, {-0.075f, 0.38f}, {-0.06f, 0}}),
            mirrored({{0.30f, 0}, {0.30f, 0.055f}, {0.10f, 0.075f}, {-0.10f, 0.06f}, {-0.34f, 0.018f}, {-0.36f, 0}}),
            mirrored({{0.40f, 0}, {0.385f, 0.03f}, {0.33f, 0.055f}, {0.22f, 0.07f}, {0.20f, 0}}),
            mirrored({{-0.20f, 0},
                      {-0.25f, 0.06f},
                      {-0.32f, 0.15f},
                      {-0.37f, 0.185f},
                      {-0.415f, 0.16f},
                      {-0.43f, 0.09f},
                      {-0.445f, 0}}),
            ellipse({-0.03f, 0}, 0.05f, 0.04f, 14),
            ellipse({0.41f, 0}, 0.018f, 0.17f, 18)};
}

Airframe allied() {
    const auto wing = [](float leading, float trailing, float span, float notch) {
        Shape half{{leading, 0}};
        const float middle = (leading + trailing) / 2, chord = (leading - trailing) / 2;
        for (int i = 0; i <= 8; ++i) {
            const float angle = pi * static_cast<float>(i) / 8;
            half.emplace_back(middle + chord * std::cos(angle), span - 0.09f + 0.09f * std::sin(angle));
        }
        if (notch > 0) half.insert(half.end(), {{trailing, 0.075f}, {trailing + notch, 0.045f}});
        half.emplace_back(trailing + notch, 0);
        return mirrored(half);
    };
    return {wing(0.23f, 0.015f, 0.43f, 0.04f),
            wing(0.12f, -0.08f, 0.39f, 0),
            mirrored({{0.30f, 0}, {0.30f, 0.07f}, {0.05f, 0.07f}, {-0.12f, 0.055f}, {-0.38f, 0.015f}, {-0.39f, 0}}),
            mirrored({{0.375f, 0}, {0.37f, 0.05f}, {0.345f, 0.08f}, {0.25f, 0.085f}, {0.22f, 0.075f}, {0.22f, 0}}),
            mirrored({{-0.26f, 0},
                      {-0.28f, 0.08f},
                      {-0.31f, 0.135f},
                      {-0.35f, 0.15f},
                      {-0.39f, 0.13f},
                      {-0.40f, 0.05f},
                      {-0.44f, 0.02f},
                      {-0.44f, 0}}),
            ellipse({-0.02f, 0}, 0.055f, 0.042f, 14),
            ellipse({0.385f, 0}, 0.018f, 0.17f, 18)};
}

}  // namespace

const Airframe& airframe(int side) {
    static const std::array frames{german(), allied()};
    return frames[static_cast<std::size_t>(side)];
}

}  // namespace sightlines::aerial_war::art
