// Every sentence that a game says, in every tense: asked, answered, planned, told, logged, advised, refused. Each is
// kept once in tests/sentences, where it is first said. At the end of a file stands a number for all that is said at
// each ply, so that no sentence may go to another place either. tests/playthroughs/approve renews the files; here,
// quicker: page_tests "renew the sentences", then git diff tests/sentences.
#include "page/sentences.h"

#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <set>
#include <utility>

#include "base/hash.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

constexpr std::size_t numbers_a_line = 16;
constexpr std::size_t most_shown = 12;  // lines of each kind of difference

std::string kept_in(const std::string& game) { return TESTS_DIR "/sentences/" + game + ".txt"; }

std::string number_of(const page::SaidAtPly& at) {
    Hash hash;
    for (const page::Sentence& sentence : at.sentences) hash.add(sentence.kind).add(sentence.text);
    std::array<char, 5> digits{};
    std::snprintf(digits.data(), digits.size(), "%04" PRIx64, hash.value() & 0xFFFFU);
    return digits.data();
}

std::vector<std::string> lines_of(const std::vector<page::SaidAtPly>& said) {
    std::vector<std::string> lines;
    std::set<std::string> known;
    for (const page::SaidAtPly& at : said) {
        bool placed = false;
        for (const page::Sentence& sentence : at.sentences) {
            for (const std::string& part : page::parts_of(sentence.text)) {
                const std::string line = "  " + sentence.kind + ": " + part;
                // What a caption says of an action is mostly what the log says.
                const std::string like = sentence.kind == "caption" ? "  told: " + part : line;
                if (!known.insert(page::pattern_of(like)).second) continue;
                if (!std::exchange(placed, true)) lines.push_back(at.place);
                lines.push_back(line);
            }
        }
    }
    for (std::size_t i = 0; i < said.size(); ++i) {
        const bool begins =
            lines.back().find("  =") == std::string::npos || said[i].place.ends_with(" 0") || i % numbers_a_line == 0;
        if (begins) lines.push_back(said[i].place + "  =");
        lines.back() += " " + number_of(said[i]);
    }
    return lines;
}

std::vector<std::string> kept_lines(const std::string& game) {
    std::ifstream in(kept_in(game));
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// The lines that only the first has, each behind its place.
std::string only_in(const std::vector<std::string>& lines, const std::vector<std::string>& others) {
    std::multiset<std::string> left(others.begin(), others.end());
    std::string text, place;
    std::size_t count = 0;
    for (const std::string& line : lines) {
        if (!line.starts_with(' ')) place = line;
        if (const auto found = left.find(line); found != left.end()) {
            left.erase(found);
        } else if (++count <= most_shown) {
            text += "\n" + (line.starts_with(' ') ? place : "") + line;
        }
    }
    return count > most_shown ? text + "\n... " + std::to_string(count) + " in all" : text;
}

}  // namespace

TEST_CASE("every game says what it said, in every tense", "[sentences]") {
    const std::string game = GENERATE(from_range(page::games));
    const std::vector<std::string> kept = kept_lines(game), now = lines_of(page::said_in(game));
    REQUIRE(now.size() > 100);
    INFO(game << ": said no longer:" << only_in(kept, now));
    INFO(game << ": new:" << only_in(now, kept));
    INFO("where this is meant, page_tests \"renew the sentences\" renews tests/sentences");
    CHECK((kept == now));
}

TEST_CASE("a text is divided into its sentences", "[sentences]") {
    CHECK(page::parts_of("It hit. Really? 3.5 of 4") == std::vector<std::string>{"It hit.", "Really?", "3.5 of 4"});
    CHECK(page::parts_of("").empty());
}

TEST_CASE("sentences that differ only in numbers, squares, directions and colours of a stack are of one kind",
          "[sentences]") {
    CHECK(page::pattern_of("from h12 to e3, facing north-east") == page::pattern_of("from a1 to b7, facing west"));
    CHECK(page::pattern_of("a stack of 3: white, black, black.") == page::pattern_of("a stack of 1: black."));
    CHECK(page::pattern_of("Rifle 3 shot.") == page::pattern_of("Rifle 12 shot."));
    CHECK(page::pattern_of("Rifle 3 shot.") != page::pattern_of("Rifle 3 shoots."));
    CHECK(page::pattern_of("White moved") != page::pattern_of("Black moved"));
}

TEST_CASE("renew the sentences", "[.approve]") {
    for (const std::string& game : page::games) {
        std::ofstream out(kept_in(game));
        for (const std::string& line : lines_of(page::said_in(game))) out << line << "\n";
        CHECK(out.good());
    }
}

TEST_CASE("what is said names no gesture of the other device", "[sentences]") {
    for (const std::string& game : page::games) {
        std::ifstream file(kept_in(game));
        for (std::string line; std::getline(file, line);) {
            CAPTURE(line);
            CHECK((line.find("Tap ") == line.npos && line.find(" tap ") == line.npos));
        }
    }
}
