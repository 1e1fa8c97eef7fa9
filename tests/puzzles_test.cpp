// The puzzles of public/puzzles: they can be opened, no two are alike, and a search with more nodes than made them
// finds their answers, by a clear margin, where level 1 does not.
#include "puzzles/puzzles.h"

#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "puzzles/theme.h"

using namespace sightlines;

namespace {

constexpr std::size_t least_of_a_level = 3, largest_file = 100'000;

// Every game is to have 60; those of squads take long to find.
struct Collection {
    std::string_view game;
    std::size_t least;
};
constexpr std::array collections{Collection{"aerial-war", 60}, Collection{"crosshairs", 60},
                                 Collection{"crossfire-hex", 60}, Collection{"dogfight", 60},
                                 Collection{"crossfire-squads", 60}};

std::string puzzle_file(std::string_view game) {
    const std::filesystem::path path =
        std::filesystem::path(TESTS_DIR) / ".." / "public" / "puzzles" / (std::string(game) + ".json");
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
}

PuzzleBook book_of(std::string_view game) {
    auto book = read_puzzles(puzzle_file(game));
    INFO(game);
    if (!book) FAIL(book.error().message);
    return std::move(*book);
}

void check_proof(const Puzzle& puzzle, std::string_view game) {
    INFO(game << " " << puzzle.id << " " << puzzle.title);
    const auto match = open_puzzle(puzzle);
    REQUIRE(match);
    const PuzzleProof proof = prove_puzzle(**match, puzzle.answer, proof_effort, proof_seed);
    CHECK(proof.is_answer);
    CHECK(proof.level_1_misses);
    CHECK(proof.margin >= puzzle_margin(game));
}

std::string small_file(int version, std::string_view changed = {}) {
    std::string file = R"({"puzzles":)" + std::to_string(version) + R"(,"game":"crosshairs","list":[
        {"id":"p1","title":"A shot","level":1,"record":{"game":"crosshairs","version":1,"start":{"phase":"act",
        "player":0,"round":5,"left":2,"planes":[{"at":"c3","p":0,"dir":"e","h":2},{"at":"a1","p":0,"dir":"ne"},
        {"at":"c8","p":1,"dir":"w"},{"at":"k1","p":1,"dir":"se"}]}},
        "answer":[{"do":"level","plane":"c3"}],"hint":"Look.","why":"It is so."}]})";
    if (!changed.empty()) {
        const std::size_t equals = changed.find('=');
        file.replace(file.find(changed.substr(0, equals)), equals, changed.substr(equals + 1));
    }
    return file;
}

}  // namespace

TEST_CASE("puzzles: every game has enough, of every level, and none twice", "[puzzles]") {
    for (const auto& [game, least] : collections) {
        INFO(game);
        CHECK(puzzle_file(game).size() < largest_file);
        const PuzzleBook book = book_of(game);
        CHECK(book.game == game);
        CHECK(book.puzzles.size() >= least);
        std::map<int, std::size_t> levels;
        std::set<std::string> positions, shapes;
        for (const Puzzle& puzzle : book.puzzles) {
            INFO(puzzle.id);
            ++levels[puzzle.level];
            const auto match = open_puzzle(puzzle);
            REQUIRE(match);
            CHECK((*match)->game().id == game);
            CHECK_FALSE((*match)->may_hide());
            CHECK(positions.insert(write_json((*match)->position())).second);
            CHECK(shapes.insert(write_json(puzzle.answer.front()) + puzzle.why).second);
        }
        for (int level = 1; level <= puzzle_levels; ++level) CHECK(levels[level] >= least_of_a_level);
    }
}

TEST_CASE("puzzles: a search with more nodes finds the answers, and level 1 does not", "[puzzles]") {
    constexpr std::size_t sample = 3;
    for (const auto& [game, least] : collections) {
        const PuzzleBook book = book_of(game);
        for (std::size_t i = 0; i < sample; ++i)
            check_proof(book.puzzles[i * (book.puzzles.size() - 1) / (sample - 1)], game);
    }
}

TEST_CASE("puzzles: so it is with all of them", "[puzzles][.deep]") {
    for (const auto& [game, least] : collections)
        for (const Puzzle& puzzle : book_of(game).puzzles) check_proof(puzzle, game);
}

TEST_CASE("puzzles: the same seed makes the same puzzles, and each is proven", "[puzzles]") {
    const auto made = [](std::uint64_t seed) {
        std::vector<Puzzle> puzzles;
        CHECK(make_puzzles("aerial-war", {1, seed}, [&](const Puzzle& puzzle) { puzzles.push_back(puzzle); }));
        return puzzles;
    };
    const std::vector<Puzzle> first = made(5);
    const std::vector<Puzzle> again = made(5);
    REQUIRE(first.size() == 1);
    REQUIRE(again.size() == 1);
    for (std::size_t i = 0; i < first.size(); ++i) {
        CHECK(write_json(puzzle_json(first[i])) == write_json(puzzle_json(again[i])));
        check_proof(first[i], "aerial-war");
    }
    CHECK(write_json(puzzle_json(made(6)[0])) != write_json(puzzle_json(first[0])));
    CHECK_FALSE(make_puzzles("chess", {1, 1}, [](const Puzzle&) {}));
}

TEST_CASE("puzzles: no title tells what the answer does", "[puzzles]") {
    // Of what the answers of a game do; a question between two tells neither.
    const std::map<std::string, std::vector<std::string>> telling{
        {"crosshairs", {"climb", "height", "shot", "shoot", "aim", "out of"}},
        {"crossfire-hex", {"take", "capture", "prisoner", "build", "threat", "stop", "quiet", "home", "limit"}},
        {"crossfire-squads", {"shot", "shoot", "fire", "rally", "feet", "prone", "down", "finish", "hold"}},
        {"dogfight", {"close by", "behind", "distance", "stay", "down", "spoil", "shake", "right"}},
        {"aerial-war", {"red", "blue", "yellow", "green", "behind", "side", "head", "edge"}}};
    const auto tells = [&](const std::string& game, std::string title) {
        std::ranges::transform(title, title.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        const bool asks = title.find(" or ") != std::string::npos;
        return !asks && std::ranges::any_of(telling.at(game), [&](const std::string& word) {
            return title.find(word) != std::string::npos;
        });
    };
    for (const auto& [game, least] : collections) {
        const std::string id(game);
        for (const PuzzleTheme& theme : puzzle_themes(game)) {
            INFO(id << ": " << theme.title);
            CHECK_FALSE(tells(id, std::string(theme.title)));
        }
        for (const Puzzle& puzzle : book_of(game).puzzles) {
            INFO(id << " " << puzzle.id << ": " << puzzle.title);
            CHECK_FALSE(tells(id, puzzle.title));
        }
    }
}

TEST_CASE("puzzles: actions in another order that come to the same are an answer, too", "[puzzles]") {
    Puzzle puzzle{.id = "p1", .title = "", .record = {}, .answer = {}, .hint = "", .why = ""};
    puzzle.record = Json{{"game", "crosshairs"}, {"version", 1}};
    puzzle.answer.emplace_back(Json{{"do", "cloud"}, {"cell", "c4"}});
    const auto after = [&](std::initializer_list<const char*> cells) {
        const auto match = open_puzzle(puzzle);
        for (const char* cell : cells) REQUIRE((*match)->play(Json{{"do", "cloud"}, {"cell", cell}}));
        return answered_by(puzzle, **match);
    };
    CHECK(after({}) == 0);
    CHECK(after({"c4"}) == 1);
    CHECK(after({"c4", "f6"}) == 1);
    CHECK(after({"f6"}) == 0);
    CHECK(after({"f6", "c4"}) == 2);
    CHECK(after({"f6", "e5"}) == 0);
}

TEST_CASE("puzzles: who shoots together may be named in any order", "[puzzles]") {
    for (const Puzzle& puzzle : book_of("crossfire-squads").puzzles) {
        Json order = puzzle.answer.front();
        if (!order.contains("units") || order.at("units").size() < 3) continue;
        std::swap(order["units"][1], order["units"][2]);
        const auto match = open_puzzle(puzzle);
        REQUIRE((*match)->play(order));
        CHECK(answered_by(puzzle, **match) == 1);
        return;
    }
    FAIL("no puzzle has three who shoot");
}

TEST_CASE("puzzles: a proof fails for another answer", "[puzzles]") {
    const PuzzleBook book = book_of("aerial-war");
    const Puzzle& puzzle = book.puzzles.front();
    const auto match = open_puzzle(puzzle);
    REQUIRE(match);
    const Json actions = (*match)->actions();
    for (const Json& action : actions) {
        if (std::find(puzzle.answer.begin(), puzzle.answer.end(), JsonValue(action)) != puzzle.answer.end()) continue;
        const PuzzleProof proof = prove_puzzle(**match, {JsonValue(action)}, 1, 3);
        CHECK(proof.margin < 0);
        CHECK_FALSE(proof.is_answer);
        break;
    }
}

TEST_CASE("puzzles: a file of another version is refused in one sentence, and faults have their path", "[puzzles]") {
    REQUIRE(read_puzzles(small_file(1)));
    CHECK(open_puzzle(read_puzzles(small_file(1))->puzzles[0]));
    const auto fault = [](const std::string& file) {
        const auto book = read_puzzles(file);
        REQUIRE_FALSE(book);
        CHECK(book.error().rule == "FORMAT");
        return book.error().message;
    };
    using Catch::Matchers::ContainsSubstring;
    CHECK(fault(small_file(2)) == "These puzzles are of another version of this page: reload it.");
    CHECK_THAT(fault(small_file(1, R"("level":1=)"
                                   R"("level":4)")),
               ContainsSubstring("list/0/level"));
    CHECK_THAT(fault(small_file(1, R"("hint"="hnt")")), ContainsSubstring("hnt"));
    CHECK_THAT(fault(small_file(1, R"("p1"="P 1")")), ContainsSubstring("list/0/id"));
    CHECK_THAT(fault(small_file(1, R"([{"do":"level","plane":"c3"}]=[])")), ContainsSubstring("list/0/answer"));
    CHECK_FALSE(fault("").empty());
    CHECK_FALSE(fault("[]").empty());
}

TEST_CASE("puzzles: a past one is found by its id, which no other has", "[puzzles]") {
    const auto book_with_past = [](const char* id) {
        Json file = Json::parse(small_file(1)), past = file.at("list").at(0);
        past["id"] = id;
        file["past"] = Json::array({past});
        return read_puzzles(write_json(file));
    };
    const auto book = book_with_past("p0");
    REQUIRE(book);
    CHECK(book->puzzles.size() == 1);
    REQUIRE(book->past.size() == 1);
    CHECK(book->find("p0") == &book->past[0]);
    CHECK(book->find("p1") == &book->puzzles[0]);
    const auto twice = book_with_past("p1");
    REQUIRE_FALSE(twice);
    CHECK_THAT(twice.error().message, Catch::Matchers::ContainsSubstring("past/0/id"));
}

TEST_CASE("puzzles: past ones of the files open, and a list of days names each of them", "[puzzles]") {
    for (const auto& [game, least] : collections) {
        const PuzzleBook book = book_of(game);
        for (const Puzzle& puzzle : book.past) {
            INFO(game << " " << puzzle.id);
            CHECK(open_puzzle(puzzle));
            CHECK(std::ranges::any_of(book.days, [&](const PuzzleDays& days) {
                return std::ranges::find(days.ids, puzzle.id) != days.ids.end();
            }));
            CHECK(std::ranges::find(book.days.back().ids, puzzle.id) == book.days.back().ids.end());
        }
    }
}

TEST_CASE("puzzles: an answer that cannot be played is refused", "[puzzles]") {
    const auto book = read_puzzles(small_file(1, R"("plane":"c3"="plane":"c9")"));
    REQUIRE(book);
    CHECK_FALSE(open_puzzle(book->puzzles[0]));
}
