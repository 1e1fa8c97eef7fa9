#include "support/base64url.h"

namespace sightlines::test {

std::string base64url(std::string_view bytes) {
    static constexpr char digit[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text;
    unsigned bits = 0;
    int waiting = 0;
    for (const char byte : bytes) {
        bits = bits << 8 | static_cast<unsigned char>(byte);
        for (waiting += 8; waiting >= 6; waiting -= 6) text += digit[bits >> (waiting - 6) & 63];
    }
    if (waiting > 0) text += digit[bits << (6 - waiting) & 63];
    return text;
}

std::string from_hex(std::string_view digits) {
    const auto value = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes += static_cast<char>(value(digits[i]) * 16 + value(digits[i + 1]));
    return bytes;
}

}  // namespace sightlines::test
