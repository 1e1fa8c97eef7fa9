#include "platform/print.h"

#include <catch_amalgamated.hpp>
#include <string>

namespace {

[[gnu::format(printf, 1, 2)]] std::string printed(const char* format, ...) {
    char text[64];
    std::va_list arguments;
    va_start(arguments, format);
    sightlines::platform::print(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

int printed_into(char* out, std::size_t size, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    const int count = sightlines::platform::print(out, size, format, arguments);
    va_end(arguments);
    return count;
}

}  // namespace

TEST_CASE("the page prints numbers as the C library does", "[print]") {
    CHECK(printed("%d|%d|%i", 0, -17, 2147483647) == "0|-17|2147483647");
    CHECK(printed("%d", -2147483647 - 1) == "-2147483648");
    CHECK(printed("%lld %llu", -9'000'000'000LL, 18446744073709551615ULL) == "-9000000000 18446744073709551615");
    CHECK(printed("%u %x %X", 4000000000U, 0xbeefU, 0xbeefU) == "4000000000 beef BEEF");
    CHECK(printed("[%4d|%-4d|%04d|%.3d]", 7, 7, -7, 7) == "[   7|7   |-007|007]");
    CHECK(printed("%08X \\u%04x %.2hhX %02d", 0x1aU, 0xeU, 10, 3) == "0000001A \\u000e 0A 03");
    CHECK(printed("%zu%%", std::size_t{12}) == "12%");
    CHECK(printed("%f %f %f", 0.5, -12.25, 3.0) == "0.500000 -12.250000 3.000000");
}

TEST_CASE("the page prints texts as the C library does", "[print]") {
    CHECK(printed("%s/%s_%c", "a", "", 'z') == "a/_z");
    CHECK(printed("%.*s|%.2s|%*s|%-5s|", 3, "Panther", "Jagd", 4, "of", "men") == "Pan|Ja|  of|men  |");
    CHECK(printed("a %s b %d", "long enough", 5) == "a long enough b 5");
}

TEST_CASE("what does not fit a buffer is counted and left out", "[print]") {
    char text[6] = "?????";
    CHECK(printed_into(text, 4, "%s", "abcdef") == 6);
    CHECK(std::string(text) == "abc");
    CHECK(text[4] == '?');
    CHECK(printed_into(nullptr, 0, "%d", 1234) == 4);
}
