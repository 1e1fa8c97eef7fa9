#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sightlines {

// Bytes as letters and digits, 0-9 A-Z a-z with the values 0 to 61, which no program that passes a text on changes.
// Each 32 bytes are one number, the first byte and the first character being the most significant, and make 43
// characters; of fewer bytes at the end it takes base62_length.
constexpr std::size_t base62_length(std::size_t bytes) { return (bytes * 43 + 31) / 32; }

std::string write_base62(std::string_view bytes);

// Only what write_base62 writes: no other characters, no length in between, no number too large for its bytes.
std::optional<std::string> read_base62(std::string_view text);

// A single digit; reading gives -1 for what is none.
char base62_digit(unsigned value);
int base62_value(char digit);

}  // namespace sightlines
