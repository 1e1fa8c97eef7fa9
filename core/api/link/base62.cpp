#include "api/link/base62.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace sightlines {
namespace {

constexpr std::size_t block_bytes = 32;
constexpr std::size_t block_digits = base62_length(block_bytes);
constexpr unsigned base = 62;
constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

// A number of up to 32 bytes, the most significant first.
using Number = std::array<std::uint8_t, block_bytes>;

unsigned divide(Number& number, std::size_t bytes) {
    unsigned rest = 0;
    for (std::size_t i = block_bytes - bytes; i < block_bytes; ++i) {
        rest = rest << 8U | number[i];
        number[i] = static_cast<std::uint8_t>(rest / base);
        rest %= base;
    }
    return rest;
}

// What did not fit.
unsigned multiply_and_add(Number& number, std::size_t bytes, unsigned digit) {
    unsigned carried = digit;
    for (std::size_t i = block_bytes; i > block_bytes - bytes; --i) {
        carried += number[i - 1] * base;
        number[i - 1] = static_cast<std::uint8_t>(carried & 0xFFU);
        carried >>= 8U;
    }
    return carried;
}

}  // namespace

char base62_digit(unsigned value) { return digits[value]; }

int base62_value(char digit) {
    if ('0' <= digit && digit <= '9') return digit - '0';
    if ('A' <= digit && digit <= 'Z') return digit - 'A' + 10;
    if ('a' <= digit && digit <= 'z') return digit - 'a' + 36;
    return -1;
}

std::string write_base62(std::string_view bytes) {
    std::string text(base62_length(bytes.size()), '0');
    for (std::size_t at = 0, to = 0; at < bytes.size(); at += block_bytes, to += block_digits) {
        const std::string_view block = bytes.substr(at, block_bytes);
        Number number{};
        std::copy(block.begin(), block.end(), number.end() - static_cast<std::ptrdiff_t>(block.size()));
        for (std::size_t i = to + base62_length(block.size()); i > to; --i)
            text[i - 1] = base62_digit(divide(number, block.size()));
    }
    return text;
}

std::optional<std::string> read_base62(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() * block_bytes / block_digits);
    for (; !text.empty(); text.remove_prefix(std::min(text.size(), block_digits))) {
        const std::string_view block = text.substr(0, block_digits);
        const std::size_t count = block.size() * block_bytes / block_digits;
        if (base62_length(count) != block.size()) return std::nullopt;
        Number number{};
        for (const char c : block) {
            const int digit = base62_value(c);
            if (digit < 0 || multiply_and_add(number, count, static_cast<unsigned>(digit)) > 0) return std::nullopt;
        }
        bytes.append(number.end() - static_cast<std::ptrdiff_t>(count), number.end());
    }
    return bytes;
}

}  // namespace sightlines
