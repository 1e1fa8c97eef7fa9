// Lines come out whole however the stream was cut, and no longer than they need to be.
#include "cli/line_reader.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

using sightlines::LineReader;

namespace {

// A stream that comes in pieces of one size, and how often it was asked.
struct Stream {
    std::string text;
    std::size_t piece;
    std::size_t at = 0;
    int asked = 0;

    std::size_t read(char* to, std::size_t most) {
        ++asked;
        const std::size_t size = std::min({piece, most, text.size() - at});
        text.copy(to, size, at);
        at += size;
        return size;
    }
};

LineReader reader_of(Stream& stream, std::size_t longest) {
    return {[&stream](char* to, std::size_t most) { return stream.read(to, most); }, longest};
}

std::vector<std::string> lines_of(Stream stream, std::size_t longest) {
    LineReader reader = reader_of(stream, longest);
    std::vector<std::string> lines;
    for (std::string line; reader.next(line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("line reader: the same lines however the stream is cut", "[cli]") {
    for (const std::size_t piece : {1u, 2u, 3u, 5u, 100'000u}) {
        CAPTURE(piece);
        CHECK(lines_of({"", piece}, 10).empty());
        CHECK(lines_of({"\n", piece}, 10) == std::vector<std::string>{""});
        CHECK(lines_of({"one\n\ntwo", piece}, 10) == std::vector<std::string>{"one", "", "two"});
        CHECK(lines_of({"one\r\ntwo\n", piece}, 10) == std::vector<std::string>{"one", "two"});
        CHECK(lines_of({"one\r\r\n\r\na\rb\r", piece}, 10) == std::vector<std::string>{"one\r", "", "a\rb"});
        CHECK(lines_of({std::string("a\0b\nc\n", 6), piece}, 10) == std::vector<std::string>{{'a', '\0', 'b'}, "c"});
    }
}

TEST_CASE("line reader: one byte too many is kept, and no more", "[cli]") {
    for (const std::size_t piece : {1u, 3u, 100'000u}) {
        CAPTURE(piece);
        CHECK(lines_of({"1234567890\n", piece}, 10) == std::vector<std::string>{"1234567890"});
        CHECK(lines_of({"12345678901\nnext\n", piece}, 10) == std::vector<std::string>{"12345678901", "next"});
        CHECK(lines_of({"123456789012345678901234567890\nnext\n", piece}, 10) ==
              std::vector<std::string>{"12345678901", "next"});
        CHECK(lines_of({std::string(300'000, 'x') + "\nnext", piece}, 10) ==
              std::vector<std::string>{"xxxxxxxxxxx", "next"});
        // A CR before LF belongs to the end of the line; another one is a byte of it.
        CHECK(lines_of({"1234567890\r\nnext", piece}, 10) == std::vector<std::string>{"1234567890", "next"});
        for (const char* const more : {"\r", "\rand more", "1\r", "\r\r"}) {
            const std::vector<std::string> lines = lines_of({"1234567890" + std::string(more) + "\r\nnext", piece}, 10);
            CAPTURE(more);
            CHECK(lines.at(0).size() == 11);
            CHECK(lines.at(1) == "next");
        }
    }
}

TEST_CASE("line reader: reads in blocks, and nothing ahead of what it is asked for", "[cli]") {
    Stream much{std::string(64 * LineReader::block, 'x') + "\nnext\n", LineReader::block};
    LineReader reader = reader_of(much, 1000);
    std::string line;
    REQUIRE(reader.next(line));
    CHECK(line.size() == 1001);
    CHECK(line.capacity() < 4000);
    CHECK(much.asked == 65);
    REQUIRE(reader.next(line));
    CHECK(line == "next");
    CHECK(much.asked == 65);

    Stream slow{"one\ntwo\n", 4};
    LineReader waiting = reader_of(slow, 1000);
    REQUIRE(waiting.next(line));
    CHECK(line == "one");
    CHECK(slow.asked == 1);
    REQUIRE(waiting.next(line));
    CHECK(line == "two");
    CHECK_FALSE(waiting.next(line));
}
