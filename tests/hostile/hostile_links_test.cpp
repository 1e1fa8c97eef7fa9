// Links that mean no good, and links in all the forms that are good.
#include "support/base64url.h"
#include "support/serve.h"

#include <catch_amalgamated.hpp>

#include <fstream>

using namespace sightlines::test;

namespace {

Json unlink(const std::string& link) { return ask({{"op", "unlink"}, {"link", link}}); }

void check_refused(const std::string& link) {
    INFO("link: " << link.substr(0, 200) << " (" << link.size() << " characters)");
    const Json reply = unlink(link);
    INFO("reply: " << reply.dump(-1, ' ', true).substr(0, 600));
    CHECK(rule_of(reply) == "FORMAT");
    CHECK(is_clear_refusal(reply));
    CHECK(text_of(unlink(R"(#{"game":"crosshairs","version":1})"), "error").empty());
}

// {"game":"crosshairs", then 1,057 blanks and 1,032 more for each zero byte, then "version":1}: deflated by zlib at
// level 9, where a zero byte stands for four runs of 258 blanks. Nothing but its size is wrong with it.
std::string blanks(std::size_t zero_bytes) {
    return from_hex("edc1b10980301000c055e46b1bdb6c1324680a15f26023eeee20dedd135b3d5a9458c795b9d73e32e609") +
           std::string(zero_bytes, '\0');
}
std::string blown_up(std::size_t zero_bytes) {
    return "#1d." + base64url(blanks(zero_bytes) + from_hex("f8adb8dbc87e9d5196f703"));
}
std::string without_end(std::size_t zero_bytes) { return "#1d." + base64url(blanks(zero_bytes)); }

std::string told(const std::string& link) { return text_of(unlink(link).value("error", Json{}), "message"); }

std::string plain(const std::string& text) { return "#1j." + base64url(text); }

// A raw deflate stream of one stored block.
std::string stored(const std::string& text) {
    const auto size = text.size();
    const auto byte = [](std::size_t value) { return static_cast<char>(value & 255); };
    return std::string{'\1', byte(size), byte(size >> 8), byte(~size), byte(~size >> 8)} + text;
}

const std::string record_text = R"({"game":"crosshairs","version":1})";

bool opens(const std::string& link) {
    const Json reply = unlink(link);
    INFO("link: " << link.substr(0, 200) << "\nreply: " << reply.dump().substr(0, 400));
    CHECK((has(reply, "record") || is_clear_refusal(reply)));
    return reply.value("record", Json{}) == json(record_text);
}

}  // namespace

TEST_CASE("hostile: the corpus of links") {
    std::ifstream file(TESTS_DIR "/hostile/links.txt", std::ios::binary);
    REQUIRE(file.good());
    int count = 0;
    for (std::string line; std::getline(file, line); ++count) {
        INFO(line);
        const Json reply = ask_line(line);
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(is_clear_refusal(reply));
    }
    CHECK(count >= 90);
    CHECK(opens("#" + record_text));
}

TEST_CASE("hostile: 5,000 nested brackets in a link of 40 characters") {
    check_refused("#1d.7cExDQAAAAKgoM7-NUzhByQAAAAAwFsBAAAAgLsB");  // [[[...]]]
    check_refused("#1d.7cExAQAAAMKgoOvfwxR-QAEAAAAAbwM");           // [[[...
    check_refused(
        "#1d.7cRBEQAACAOgLothG3OsvD08eNBsppIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSZIkSf87");  // {"a":{"a":...
}

TEST_CASE("hostile: links that blow up, to 1, 10, 24 and 100 MB") {
    CHECK(opens(blown_up(0)));
    CHECK(opens(blown_up(252)));    // 261,121 bytes: under the limit of 262,144
    check_refused(blown_up(253));   // 262,153 bytes
    check_refused(blown_up(968));   // 1 MB from 1,366 characters
    check_refused(blown_up(9690));  // 10 MB
    CHECK(blown_up(23256).size() < 32768);
    check_refused(blown_up(23256));  // 24 MB, and the link itself is short enough
    CHECK(blown_up(96900).size() > 32768);
    check_refused(blown_up(96900));  // 100 MB

    // The unpacking stops at the limit: what is missing behind it is not missed.
    CHECK(told(without_end(252)).find("cut off") != std::string::npos);
    CHECK(told(without_end(23256)).find("unpacks to more than") != std::string::npos);
}

TEST_CASE("hostile: links of more than 32,768 characters") {
    const auto of_size = [](std::size_t size) {
        return R"(#{"game":"crosshairs",)" + std::string(size - record_text.size() - 1, ' ') + R"("version":1})";
    };
    REQUIRE(of_size(32768).size() == 32768);
    CHECK(opens(of_size(32768)));
    check_refused(of_size(32769));
    check_refused(of_size(100000));
    check_refused("#1d." + std::string(32768, 'A'));
    check_refused("#1j." + std::string(500000, 'A'));
    check_refused(std::string(900000, '#'));
}

TEST_CASE("hostile: raw deflate, whichever kind of block, and nothing behind it") {
    CHECK(opens("#1d." + base64url(stored(record_text))));
    check_refused("#1d." + base64url(stored(record_text) + "x"));
    check_refused("#1d." + base64url(stored(record_text) + stored(record_text)));
    std::string unfinished = stored(record_text);
    unfinished[0] = '\0';  // "more blocks follow"
    check_refused("#1d." + base64url(unfinished));
    std::string wrong_length = stored(record_text);
    wrong_length[3] = '\0';
    check_refused("#1d." + base64url(wrong_length));
    for (std::size_t size = 0; size < stored(record_text).size(); ++size)
        check_refused("#1d." + base64url(stored(record_text).substr(0, size)));
    check_refused("#1d." + base64url(std::string{'\7'}));                 // a kind of block that does not exist
    check_refused("#1d." + base64url(from_hex("4b040000")));              // "a": no JSON
    check_refused("#1d." + base64url(from_hex("63000300ffff")));          // cut off inside
    check_refused("#1d." + base64url(from_hex("789cab56")));              // with a zlib header
    check_refused("#1d." + base64url(from_hex("1f8b0800000000000203")));  // gzip
}

TEST_CASE("hostile: what is packed obeys the same limits as a line") {
    const auto nest = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    check_refused(plain(nest(17)));
    check_refused(plain(nest(5000)));
    check_refused(plain(R"({"game":"crosshairs","version":1,"version":1})"));
    check_refused(plain(R"({"game":"crosshairs","version":1e0})"));
    check_refused(plain(R"({"game":"crosshairs","version":1e999})"));
    check_refused(plain(R"({"game":"crosshairs","version":2})"));
    check_refused(plain(R"({"game":"crosshairs","version":1,"__proto__":{}})"));
    check_refused(plain(R"({"game":"crosshairs","version":1,"constructor":{}})"));
    check_refused(plain(R"({"game":")" + std::string(257, 'a') + R"(","version":1})"));
    check_refused(plain("{\"game\":\"cross\xFFhairs\",\"version\":1}"));
    check_refused(plain(R"({"game":"cross\ud800hairs","version":1})"));
    check_refused(plain(R"({"game":"<img src=x onerror=alert(1)>","version":1})"));
    check_refused(plain(R"({"game":"crosshairs","version":1,"options":{"rings":2147483648}})"));
    std::string many = R"({"game":"crosshairs","version":1,"moves":[0)";
    for (int i = 0; i < 11000; ++i) many += ",0";
    check_refused(plain(many + "]}"));  // no actions
}

TEST_CASE("links: all forms that are good") {
    for (const std::string& link : {
             plain(record_text),
             "#" + record_text,
             std::string(R"(#%7B%22game%22%3A%22crosshairs%22%2C%22version%22%3A1%7D)"),
             std::string(R"(#%7b%22game%22%3a%22crosshairs%22%2c%22version%22%3a1%7d)"),
             std::string(R"(#{%22game%22:%22crosshairs%22,%22version%22:1})"),
             std::string(R"(#{%22version%22:1,%20%22game%22:%22crosshairs%22})"),
         }) {
        INFO(link);
        CHECK(opens(link));
        CHECK(opens("https://example.org/sightlines/" + link));
        CHECK(opens("https://example.org/?embed" + link));
        CHECK(opens("http://127.0.0.1:8080/index.html" + link));
    }
    const std::string packed = text_of(ask({{"op", "link"}, {"record", json(record_text)}}), "link");
    CHECK(opens(packed));
    CHECK(opens("https://example.org/" + packed.substr(packed.find('#'))));
}

TEST_CASE("links: every single character of a good link changed or cut off gets an answer") {
    const std::string good = text_of(ask({{"op", "link"}, {"record", json(record_text)}}), "link");
    for (std::size_t i = 0; i < good.size(); ++i) {
        (void)opens(good.substr(0, i));  // opens() checks that there is an answer, whichever
        for (const char c : {'A', 'z', '_', '-', '=', '%', '#', '.', ' ', '{', '\0'}) {
            std::string bad = good;
            bad[i] = c;
            (void)opens(bad);
        }
    }
}
