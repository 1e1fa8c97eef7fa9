#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sightlines {

// The check of zlib, gzip and PNG.
constexpr std::uint32_t crc32(std::string_view text) {
    constexpr auto steps = [] {  // of four bits
        std::array<std::uint32_t, 16> table{};
        for (std::uint32_t i = 0; i < 16; ++i) {
            table[i] = i;
            for (int bit = 0; bit < 4; ++bit) table[i] = table[i] >> 1U ^ (table[i] & 1U) * 0xEDB88320U;
        }
        return table;
    }();
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : text) {
        crc ^= static_cast<unsigned char>(c);
        crc = crc >> 4U ^ steps[crc & 15U];
        crc = crc >> 4U ^ steps[crc & 15U];
    }
    return ~crc;
}

}  // namespace sightlines
