#include "json/json.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

using namespace sightlines;

namespace {

std::string why(std::string_view text, const JsonLimits& limits = {}) {
    const Result<Json> read = parse_json(text, limits);
    if (read) return "accepted";
    CHECK(read.error().rule == "FORMAT");
    return read.error().message;
}

bool reads(std::string_view text, const JsonLimits& limits = {}) { return parse_json(text, limits).has_value(); }

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string nested(std::size_t depth) { return repeated("[", depth) + repeated("]", depth); }

std::string list_of(std::size_t items) { return "[0" + repeated(",0", items - 1) + "]"; }

}  // namespace

TEST_CASE("json: reads and writes without changing anything", "[json]") {
    for (const std::string_view text : {R"({"b":1,"a":[true,false,null,"x\"y"],"c":{}})", "[]", "0", "\"\"", "null",
                                        "[-2147483648,2147483647]", "\"\xC3\xA9\""}) {
        const Result<Json> read = parse_json(text);
        REQUIRE(read);
        CHECK(write_json(*read) == text);
    }
}

TEST_CASE("json: what is not JSON is refused", "[json]") {
    for (const std::string_view text : {"",
                                        " ",
                                        "{",
                                        "}",
                                        "[1,]",
                                        "{\"a\":1,}",
                                        "{a:1}",
                                        "'a'",
                                        "01",
                                        "+1",
                                        ".5",
                                        "1.",
                                        "nul",
                                        "[1] 2",
                                        "{\"a\"}",
                                        "\"\t\"",
                                        "\"\\x\"",
                                        "NaN",
                                        "Infinity",
                                        "// c\n1",
                                        "[1 2]",
                                        "\"\xFF\"",
                                        "\"\xC0\x80\"",
                                        "\"\xED\xA0\x80\"",
                                        "\"\\ud800\"",
                                        "1e999",
                                        "\xEF\xBB\xBF"})
        CHECK_FALSE(reads(text));
    CHECK_FALSE(reads(std::string_view("[1]\0", 4)));
    CHECK_FALSE(reads(std::string_view("\0", 1)));
    CHECK_FALSE(reads(std::string_view("\"a\0b\"", 5)));
}

TEST_CASE("json: blanks around and between do not matter", "[json]") {
    const Result<Json> read = parse_json(" \r\n\t{ \"a\" : [ 1 , 2 ] } \n");
    REQUIRE(read);
    CHECK(write_json(*read) == R"({"a":[1,2]})");
}

TEST_CASE("json: a key stands once", "[json]") {
    CHECK(why(R"({"a":1,"a":2})").find("\"a\"") != std::string::npos);
    CHECK_FALSE(reads(R"({"a":{"b":1,"c":2,"b":3}})"));
    CHECK_FALSE(reads(R"({"a":1,"\u0061":2})"));
    CHECK(reads(R"({"a":{"a":1},"b":{"a":1}})"));
}

TEST_CASE("json: only whole numbers of 32 bits are read as whole numbers", "[json]") {
    for (const std::string_view text :
         {"2.0", "1e2", "2147483648", "-2147483649", "9999999999999999999", "0.5", "-0.0"}) {
        const Result<Json> read = parse_json(text);
        INFO(text);
        if (read) CHECK_FALSE(read->is_number_integer());
    }
    for (const std::string_view text : {"0", "-0", "2147483647", "-2147483648"}) {
        const Result<Json> read = parse_json(text);
        INFO(text);
        REQUIRE(read);
        CHECK(read->is_number_integer());
    }
}

TEST_CASE("json: every limit holds to the last step and not a step further", "[json]") {
    CHECK(reads(nested(16)));
    CHECK_FALSE(reads(nested(17)));
    CHECK_FALSE(reads(repeated("[", 5000)));
    CHECK_FALSE(reads(repeated("{\"a\":", 17) + "0" + repeated("}", 17)));
    CHECK(reads(nested(3), {.depth = 3}));
    CHECK_FALSE(reads(nested(4), {.depth = 3}));

    CHECK(reads("\"" + std::string(256, 'a') + "\""));
    CHECK_FALSE(reads("\"" + std::string(257, 'a') + "\""));
    CHECK(reads("{\"" + std::string(256, 'a') + "\":0}"));
    CHECK_FALSE(reads("{\"" + std::string(257, 'a') + "\":0}"));

    CHECK(reads(list_of(20'000)));
    CHECK_FALSE(reads(list_of(20'001)));

    std::string keys = "{\"0\":0";
    for (int key = 1; key < 512; ++key) keys += ",\"" + std::to_string(key) + "\":0";
    CHECK(reads(keys + "}"));
    CHECK_FALSE(reads(keys + ",\"more\":0}"));

    CHECK(reads(std::string(262'143, ' ') + "1"));
    CHECK_FALSE(reads(std::string(262'144, ' ') + "1"));
    CHECK(why(std::string(262'145, ' ')).find("262144") != std::string::npos);
}

TEST_CASE("json: foreign text in a message is printable, short and no markup", "[json]") {
    CHECK(excerpt("f6") == "f6");
    CHECK(excerpt("<b>&\"\\") == "?b????");
    CHECK(excerpt("a\nb\x7F\xC3\xA9") == "a?b???");
    CHECK(excerpt(std::string(40, 'a')) == std::string(40, 'a'));
    CHECK(excerpt(std::string(41, 'a')) == std::string(40, 'a') + "...");
}

TEST_CASE("json: broken text is written as something that is JSON all the same", "[json]") {
    CHECK(reads(write_json(Json{{"a", "\xFF"}})));
}
