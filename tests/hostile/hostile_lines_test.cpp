// Lines that mean no good. Each gets one clear FORMAT error, and the next request is answered as if nothing had been.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include <fstream>

using namespace sightlines::test;

namespace {

void check_refused(const std::string& line) {
    INFO("line: " << line.substr(0, 300));
    const Json reply = ask_line(line);
    INFO("reply: " << reply.dump(-1, ' ', true).substr(0, 600));
    CHECK(rule_of(reply) == "FORMAT");
    CHECK(is_clear_refusal(reply));
    CHECK(has(ask_line(R"({"op":"status","record":{"game":"crosshairs","version":1}})"), "position"));
}

std::vector<std::string> lines_of(const char* path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file.good());
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string with_record(const std::string& record) { return R"({"op":"status","record":)" + record + "}"; }

// A value in every place of a request that holds a text.
std::vector<std::string> in_every_text(const std::string& text) {
    const std::string record = R"({"game":"crosshairs","version":1,)";
    const std::string planes = R"("start":{"phase":"act","player":0,"round":7,"off":[1,2],"planes":[)";
    const std::string aerial = R"({"game":"aerial-war","version":1,)";
    const std::string hex_start = R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,"board":")";
    const std::string hex_board = "b/..../......./....../...w.../....../......./..../.";
    return {
        R"({"op":")" + text + "\"}",
        R"({")" + text + R"(":1})",
        R"({"op":"new","game":")" + text + "\"}",
        R"({"op":"unlink","link":")" + text + "\"}",
        R"({"op":"unlink","link":"#)" + text + "\"}",
        R"({"op":"unlink","link":"#1d.)" + text + "\"}",
        with_record(R"({"game":")" + text + R"(","version":1})"),
        with_record(R"({"game":"crosshairs","version":")" + text + "\"}"),
        with_record(record + "\"" + text + "\":1}"),
        with_record(record + R"("options":{")" + text + "\":1}}"),
        with_record(record + R"("options":{"type":")" + text + "\"}}"),
        with_record(record + R"("options":{"turbulence":")" + text + "\"}}"),
        with_record(record + R"("options":{"rings":")" + text + "\"}}"),
        with_record(record + R"("start":{"phase":")" + text + "\"}}"),
        with_record(record + R"("start":{")" + text + "\":1}}"),
        with_record(record + R"("start":{"phase":"clouds","player":0,"off":[6,6],"clouds":[")" + text + "\"]}}"),
        with_record(record + planes + R"({"at":")" + text + R"(","p":0,"dir":"e"}]}})"),
        with_record(record + planes + R"({"at":"c1","p":0,"dir":")" + text + "\"}]}}"),
        with_record(record + planes + R"({"at":"c1","p":0,"dir":"e",")" + text + "\":1}]}}"),
        with_record(record + R"("moves":[{"do":")" + text + "\"}]}"),
        with_record(record + R"("moves":[{"do":"cloud","cell":")" + text + "\"}]}"),
        with_record(record + R"("moves":[{"do":"cloud","cell":"a1",")" + text + "\":1}]}"),
        with_record(aerial + R"("options":{"attacks":")" + text + "\"}}"),
        with_record(aerial + R"("start":{"phase":"initiative","side":0,"planes":[{"at":"e5","p":0,"c":")" + text +
                    R"(","dir":"n"}]}})"),
        with_record(aerial + R"("start":{"phase":"throttle","side":0,"first":0,"mover":")" + text +
                    R"(","planes":[]}})"),
        with_record(aerial + R"("moves":[{"do":"roll","dice":[1,")" + text + "\"]}]}"),
        with_record(aerial + R"("moves":[{"do":"fly","to":"e5","dir":")" + text + "\"}]}"),
        with_record(hex_start + text + "\"}}"),
        with_record(hex_start + hex_board + R"(","seen":[")" + text + "\"]}}"),
        with_record(hex_start + hex_board + R"(","seen":["@g5 )" + text + "\"]}}"),
        with_record(R"({"game":"crossfire-hex","version":1,"options":{"ko":")" + text + "\"}}"),
        with_record(R"({"game":"crossfire-hex","version":1,"moves":[{"do":"enter","to":")" + text + "\"}]}"),
        R"({"op":"apply","record":{"game":"crosshairs","version":1},"actions":[{"do":")" + text + "\"}]}",
        R"({"op":"apply","record":{"game":"crosshairs","version":1},"actions":")" + text + "\"}",
    };
}

}  // namespace

TEST_CASE("hostile: the corpus of lines") {
    const auto lines = lines_of(TESTS_DIR "/hostile/lines.txt");
    CHECK(lines.size() >= 80);
    for (const std::string& line : lines) check_refused(line);
}

TEST_CASE("hostile: the message says where the fault is") {
    const std::string planes =
        R"("start":{"phase":"act","player":0,"round":7,"off":[1,2],"planes":[{"at":"c1","p":0,"dir":"e"},)";
    const auto complains_at = [](const std::string& rest_of_record, const std::string& path) {
        const Json reply = ask_line(with_record(R"({"game":"crosshairs","version":1,)" + rest_of_record + "}"));
        INFO(reply.dump());
        CHECK(text_of(reply.at("error"), "message").find(path) != std::string::npos);
    };
    complains_at(R"("options":{"rings":100})", "options/rings");
    complains_at(R"("options":{"rings":2.5})", "options/rings");
    complains_at(R"("options":{"handicap":[0,7]})", "options/handicap/1");
    complains_at(R"("options":{"colour":"red"})", "colour");
    complains_at(planes + R"({"at":"h1","p":1,"dir":"e","h":9}]})", "start/planes/1/h");
    complains_at(planes + R"({"at":"h1","p":1,"dir":"n"}]})", "start/planes/1/dir");
    complains_at(planes + R"({"at":"h1","p":1,"dir":"e","name":"Fritz"}]})", "start/planes/1");
    complains_at(planes + R"({"at":"h1","p":1}]})", "start/planes/1");
    complains_at(R"("moves":[{"do":"cloud","cell":"a1"},{"do":"cloud","cell":"z1"}])", "moves/1/cell");
    complains_at(R"("moves":[{"do":"cloud","cell":"a1"},{"do":"cloud"}])", "moves/1");
}

TEST_CASE("hostile: nesting") {
    for (const std::size_t depth : {17u, 18u, 100u, 5000u, 500000u})
        for (const auto& [open, close] : {std::pair<std::string, std::string>{"[", "]"}, {"{\"a\":", "}"}}) {
            const std::string nest = repeated(open, depth) + (open == "[" ? "" : "1") + repeated(close, depth);
            if (nest.size() > 1000000) continue;
            check_refused(nest);
            check_refused(repeated(open, depth));  // never closed
            check_refused(R"({"op":"status","record":)" + nest + "}");
            check_refused(R"({"op":"new","game":"crosshairs","options":{"rings":)" + nest + "}}");
        }
    check_refused(repeated("]", 500000));
}

TEST_CASE("hostile: texts of more than 256 bytes") {
    for (const std::size_t size : {257u, 1000u, 100000u})
        for (const std::string& line : in_every_text(std::string(size, 'a'))) check_refused(line);
    check_refused(in_every_text(repeated("\xC3\xA4", 129)).front());  // bytes count, not letters
}

TEST_CASE("hostile: lists of more than 20,000 items") {
    for (const std::size_t items : {20001u, 100000u}) {
        const std::string numbers = "[" + repeated("0,", items - 1) + "0]";
        check_refused(numbers);
        check_refused(with_record(R"({"game":"crosshairs","version":1,"options":{"handicap":)" + numbers + "}}"));
        check_refused(with_record(R"({"game":"crosshairs","version":1,"moves":)" + numbers + "}"));
    }
    check_refused(R"({"op":"apply","record":{"game":"crosshairs","version":1},"actions":[)" + repeated("{},", 20000) +
                  "{}]}");
}

TEST_CASE("hostile: a game of 20,000 actions is replayed, one more is refused") {
    // Two planes a side fly round and round in step, so that no two lines ever meet.
    const char* const circles[2][2][6] = {{{"f2", "f3", "e3", "d2", "d1", "e1"}, {"i2", "i3", "h4", "g4", "g3", "h2"}},
                                          {{"f7", "f8", "e8", "d7", "d6", "e6"}, {"i5", "i6", "h7", "g7", "g6", "h5"}}};
    std::string moves;
    const auto game = [&moves] {
        return R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":1,"planes":[)"
               R"({"at":"f2","p":0,"dir":"e"},{"at":"i2","p":0,"dir":"e"},{"at":"f7","p":1,"dir":"e"},{"at":"i5","p":1,"dir":"e"}]},"moves":[)" +
               moves + "]}";
    };
    for (int i = 0; i < 20000; ++i) {
        const int player = i / 2 % 2, plane = i % 2, step = i / 4 % 6;
        moves += std::string(i == 0 ? "" : ",") + R"({"do":"level","plane":")" + circles[player][plane][step] +
                 R"(","turn":1})";
    }
    const Json reply = ask_line(with_record(game()));
    INFO("reply: " << reply.dump());
    REQUIRE(has(reply, "position"));
    CHECK(reply.at("position").at("round") == Json(5001));
    // Nor is one played that could not be read back.
    check_refused(R"({"op":"apply","actions":[{"do":"level","plane":"f7","turn":1}],"record":)" + game() + "}");
    moves += R"(,{"do":"level","plane":"f7","turn":1})";
    check_refused(with_record(game()));
}

TEST_CASE("hostile: bytes that are no text") {
    using namespace std::string_literals;
    for (const std::string& bytes :
         {"\x80"s, "\xC3"s, "\xC3("s, "\xC0\xAF"s, "\xE2\x82"s, "\xED\xA0\x80"s, "\xF0\x9F\x98"s, "\xF4\x90\x80\x80"s,
          "\xF8\x88\x80\x80\x80"s, "\xFE\xFF"s, "\xFF"s, "\0"s, "\x01"s, "\x1F"s, "\x7F\x80"s}) {
        for (const std::string& line : in_every_text(bytes)) check_refused(line);
        check_refused(bytes);
        check_refused(bytes + R"({"op":"games"})");
    }
    check_refused(std::string(1000, '\0'));
    check_refused("{\"op\":\0\"games\"}"s);
}

TEST_CASE("hostile: a zero byte does not end a line") {
    using namespace std::string_literals;
    check_refused("{\"op\":\"games\"}\0"s);
    check_refused("{\"op\":\"games\"}\0{\"op\":\"games\"}"s);
    check_refused("{\"op\":\"games\"}\0 anything"s);
}

TEST_CASE("hostile: surrogates without their other half") {
    for (const char* escape : {R"(\ud800)", R"(\udfff)", R"(\ud800\ud800)", R"(\udc00\ud800)", R"(\ud800x)", R"(\u12)",
                               R"(\uZZZZ)", R"(\x41)"})
        for (const std::string& line : in_every_text(escape)) check_refused(line);
}

TEST_CASE("hostile: markup is refused, and only a short excerpt of it comes back") {
    for (const char* markup :
         {"<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "&lt;b&gt;",
          "</textarea><b>", "javascript:alert(1)", "${7*7}", "{{7*7}}", "%3Cscript%3E", "'; DROP TABLE games; --",
          R"(\u003cscript\u003e)", R"(\"><b>)", R"(\u2028\u2029)", R"(\u202e\u200b)", R"(\n\r\t\u0000\u001b[31m)"}) {
        for (const std::string& line : in_every_text(markup)) check_refused(line);
        // As much of it as a text may hold.
        std::string much;
        while (much.size() + std::string(markup).size() <= 250) much += markup;
        for (const std::string& line : in_every_text(much)) {
            check_refused(line);
            const Json reply = ask_line(line);
            CHECK(text_of(reply.at("error"), "message").find(much.substr(0, 150)) == std::string::npos);
            CHECK(reply.dump().size() < 400);
        }
    }
}

TEST_CASE("hostile: keys that mean something to JavaScript") {
    for (const char* key : {"__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf",
                            "__defineGetter__", "length", "then"})
        for (const std::string& line : in_every_text(key)) check_refused(line);
}

TEST_CASE("hostile: every single byte of a good request changed or cut off gets an answer") {
    const std::string good =
        R"({"op":"apply","record":{"game":"crosshairs","version":1,"options":{"clouds":0,"handicap":[0,2]},"moves":[{"do":"enter","cell":"a1",)"
        R"("dir":"ne"}]},"actions":[{"do":"enter","cell":"k3","dir":"sw","height":2}]})";
    REQUIRE(has(ask_line(good), "record"));
    for (std::size_t i = 0; i < good.size(); ++i) {
        check_refused(good.substr(0, i));
        for (const char byte : {'\0', ' ', '"', '}', ']', ',', '0', '-', 'e', '\\', '\x80', '\xFF'}) {
            std::string bad = good;
            bad[i] = byte;
            const Json reply = ask_line(bad);
            INFO("line: " << bad << "\nreply: " << reply.dump(-1, ' ', true));
            CHECK((has(reply, "record") || is_clear_refusal(reply)));
        }
    }
}
