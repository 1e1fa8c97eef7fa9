// Deterministic noise between 0 and 1, the same on every machine.
#pragma once

#include <cstdint>

namespace sightlines::dogfight::art {

inline float noise(int a, int b, int salt) {
    const auto bits = [](int number) { return static_cast<std::uint32_t>(number); };
    std::uint32_t mixed = bits(a) * 73856093U ^ bits(b) * 19349663U ^ bits(salt) * 83492791U;
    mixed = (mixed ^ (mixed >> 15U)) * 0x2C1B3C6DU;
    mixed = (mixed ^ (mixed >> 12U)) * 0x297A2D39U;
    return static_cast<float>((mixed ^ (mixed >> 15U)) & 0xFFFFU) / 65535.0f;
}

}  // namespace sightlines::dogfight::art
