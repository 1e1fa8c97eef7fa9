#include "api/link/alphabet.h"

#include <cstdint>

namespace sightlines {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string write_base64url(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() * 4 + 2) / 3);
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (const char byte : bytes) {
        bits = (bits << 8U) | static_cast<unsigned char>(byte);
        held += 8;
        while (held >= 6) {
            held -= 6;
            text += alphabet[(bits >> held) & 63U];
        }
    }
    if (held > 0) text += alphabet[(bits << (6 - held)) & 63U];
    return text;
}

std::optional<std::string> read_base64url(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() * 3 / 4);
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (const char c : text) {
        const std::size_t value = alphabet.find(c);
        if (value == std::string_view::npos) return std::nullopt;
        bits = (bits << 6U) | static_cast<std::uint32_t>(value);
        held += 6;
        if (held >= 8) {
            held -= 8;
            bytes += static_cast<char>((bits >> held) & 0xFFU);
        }
    }
    if (held >= 6 || (bits & ((1U << held) - 1U)) != 0) return std::nullopt;
    return bytes;
}

}  // namespace sightlines
