#include "api/link/base62.h"

#include <catch_amalgamated.hpp>
#include <string>

#include "base/rng.h"

using namespace sightlines;

namespace {

std::string counted(unsigned char first, unsigned char last) {
    std::string bytes;
    for (int byte = first; byte <= last; ++byte) bytes += static_cast<char>(byte);
    return bytes;
}

}  // namespace

TEST_CASE("base 62: numbers worked out by hand", "[links]") {
    CHECK(write_base62("").empty());
    CHECK(write_base62(std::string(1, '\0')) == "00");
    CHECK(write_base62("\xFF") == "47");  // 255 = 4 * 62 + 7
    CHECK(write_base62("Sightlines") == "1y5gx27D7ZHhoZ");
    CHECK(write_base62(std::string(32, '\xFF')) == "yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp1");
    CHECK(write_base62(counted(1, 34)) == "0Eoh211G4c8wtVWM00my5rsNSFlKgaWqQ4mb8gdEqno2Co");
}

TEST_CASE("base 62: any bytes come back, in letters and digits", "[links]") {
    Rng rng(1);
    for (std::size_t size = 0; size < 200; ++size) {
        std::string bytes;
        while (bytes.size() < size) bytes += static_cast<char>(rng.below(256));
        const std::string text = write_base62(bytes);
        CHECK(text.size() == base62_length(size));
        CHECK(text.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") ==
              std::string::npos);
        CHECK(read_base62(text) == bytes);
    }
}

TEST_CASE("base 62: what no bytes make is refused", "[links]") {
    CHECK_FALSE(read_base62("0"));     // no bytes take one character
    CHECK_FALSE(read_base62("0000"));  // three bytes take five
    CHECK_FALSE(read_base62("48"));    // 256
    CHECK_FALSE(read_base62("zz"));
    CHECK_FALSE(read_base62("yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp2"));  // 2^256
    for (const char* other : {"0-", "0_", "0 ", "0.", "+0", "0\xC3"}) CHECK_FALSE(read_base62(other));
    CHECK_FALSE(read_base62(std::string("0\0", 2)));
    for (const char c : {'/', ':', '@', '[', '`', '{'}) CHECK(base62_value(c) < 0);
    CHECK(base62_value('0') == 0);
    CHECK(base62_value('A') == 10);
    CHECK(base62_value('z') == 61);
}
