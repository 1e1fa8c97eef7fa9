// The built-in rulebook of a game, public/rules/<game>.html, contains every rule that the core or a test names, and its
// positions can be opened.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "api/games.h"
#include "games/all.h"

namespace {

namespace fs = std::filesystem;

const fs::path top = fs::path(TESTS_DIR).parent_path();

std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool capital(char c) { return 'A' <= c && c <= 'Z'; }
bool digit(char c) { return '0' <= c && c <= '9'; }

// Adds every "XX-WORD-00" and "XX-WORD-WORD-00" of a text, where XX is one of two capitals.
void add_rules(std::string_view text, std::set<std::string>& rules) {
    for (std::size_t i = 2; i + 1 < text.size(); ++i) {
        if (text[i] != '-' || !capital(text[i - 1]) || !capital(text[i - 2]) ||
            (i > 2 && (capital(text[i - 3]) || text[i - 3] == '-')))
            continue;
        std::size_t end = i;
        while (end + 1 < text.size() && text[end] == '-' && capital(text[end + 1])) {
            ++end;
            while (end < text.size() && capital(text[end])) ++end;
        }
        if (end == i || end + 2 >= text.size() || text[end] != '-' || !digit(text[end + 1]) || !digit(text[end + 2]))
            continue;
        rules.insert(std::string(text.substr(i - 2, end + 3 - (i - 2))));
    }
}

std::set<std::string> rules_below(const fs::path& folder) {
    std::set<std::string> rules;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto kind = entry.path().extension();
        if (kind == ".cpp" || kind == ".h" || kind == ".json" || kind == ".mjs")
            add_rules(content_of(entry.path()), rules);
    }
    return rules;
}

// All texts between `before` and the next `after`, or the end of the text if there is none.
std::vector<std::string> between(std::string_view before, std::string_view after, std::string_view text) {
    std::vector<std::string> found;
    for (std::size_t at = text.find(before); at != std::string_view::npos; at = text.find(before, at + 1)) {
        const std::size_t begin = at + before.size();
        found.emplace_back(text.substr(begin, text.find(after, begin) - begin));
    }
    return found;
}

std::multiset<std::string> quoted_after(std::string_view before, std::string_view text) {
    const std::vector<std::string> found = between(before, "\"", text);
    return {found.begin(), found.end()};
}

std::set<std::string> starting_with(const std::set<std::string>& rules, std::string_view letters) {
    std::set<std::string> some;
    std::copy_if(rules.begin(), rules.end(), std::inserter(some, some.end()),
                 [letters](const std::string& rule) { return rule.starts_with(letters); });
    return some;
}

struct Book {
    std::string_view game;
    std::string_view letters;
    std::size_t rules;  // the number of rules in the rules text
};
constexpr Book books[]{{"crosshairs", "CH-", 79},
                       {"crossfire-hex", "CX-", 28},
                       {"aerial-war", "AW-", 50},
                       {"dogfight", "DF-", 155},
                       {"crossfire-squads", "CS-", 188}};

constexpr std::size_t longest_position = 1'200;  // characters of a record in the page

// A figure begins with a link, which the page replaces by a board.
void check_figure(std::string_view game, const std::string& figure) {
    INFO(figure);
    const std::vector<std::string> records = between("<a href='../#", "'>Play this position</a>", figure);
    REQUIRE(records.size() == 1);
    CHECK(figure.find("<a ") == figure.find("<a href='../#"));
    CHECK(records[0].size() <= longest_position);
    CHECK(records[0].find_first_of(" %<>&") == std::string::npos);

    const std::vector<std::string> captions = between("<figcaption>", "</figcaption>", figure);
    REQUIRE(captions.size() == 1);
    CHECK(captions[0].size() > 20);

    const sightlines::Result<std::unique_ptr<sightlines::Match>> opened = sightlines::open_link("#" + records[0]);
    REQUIRE(opened);
    CHECK((*opened)->game().id == game);
    CHECK_FALSE((*opened)->status().outcome);
}

}  // namespace

TEST_CASE("rulebook: every game has one", "[rulebook]") {
    CHECK(std::size(books) == std::tuple_size_v<sightlines::AllGames>);
    for (const Book& book : books) CHECK(fs::exists(top / "public/rules" / (std::string(book.game) + ".html")));
}

TEST_CASE("rulebook: has all rules, and those that are named", "[rulebook]") {
    const std::set<std::string> in_core = rules_below(top / "core");
    const std::set<std::string> in_tests = rules_below(TESTS_DIR);
    for (const Book& book : books) {
        const std::string text = content_of(top / "public/rules" / (std::string(book.game) + ".html"));
        const std::multiset<std::string> ids = quoted_after("id=\"", text);
        std::set<std::string> rules;
        for (const std::string& id : ids) add_rules(id + " ", rules);
        CHECK(starting_with(rules, book.letters) == rules);
        CHECK(rules.size() == book.rules);
        for (const auto* named : {&in_core, &in_tests}) {
            const std::set<std::string> own = starting_with(*named, book.letters);
            CHECK(own.size() > 20);
            for (const std::string& rule : own) {
                INFO(rule);
                CHECK(ids.count(rule) == 1);
            }
        }
    }
}

TEST_CASE("rulebook: every reference within it leads somewhere, every id is there once", "[rulebook]") {
    for (const Book& book : books) {
        const std::string text = content_of(top / "public/rules" / (std::string(book.game) + ".html"));
        const std::multiset<std::string> ids = quoted_after("id=\"", text);
        for (const std::string& id : ids) {
            INFO(id);
            CHECK(ids.count(id) == 1);
        }
        const std::multiset<std::string> targets = quoted_after("href=\"#", text);
        CHECK(targets.size() > 50);
        for (const std::string& target : targets) {
            INFO(target);
            CHECK(ids.count(target) == 1);
        }
    }
}

TEST_CASE("rulebook: its positions open and can be played", "[rulebook]") {
    for (const Book& book : books) {
        INFO(book.game);
        const std::string text = content_of(top / "public/rules" / (std::string(book.game) + ".html"));
        const std::vector<std::string> figures = between("<figure class=\"position\">", "</figure>", text);
        CHECK(figures.size() >= 5);
        CHECK(figures.size() == between("<a href='../#", "'", text).size());
        for (const std::string& figure : figures) check_figure(book.game, figure);
    }
}

TEST_CASE("rulebook: the two long games say in few words how they are played here", "[rulebook]") {
    for (const std::string_view game : {"dogfight", "crossfire-squads"}) {
        INFO(game);
        const std::string text = content_of(top / "public/rules" / (std::string(game) + ".html"));
        const std::vector<std::string> sections = between("<section id=\"rulebook-here\">", "</section>", text);
        REQUIRE(sections.size() == 1);
        const std::vector<std::string> paragraphs = between("<p>", "</p>", sections[0]);
        REQUIRE_FALSE(paragraphs.empty());
        CHECK(std::ranges::count(paragraphs[0], ' ') < 120);
        for (const char* control : {"question", "ghost", "plan", "dice", "More ways", "Details", "Replay"}) {
            INFO(control);
            CHECK(paragraphs[0].find(control) != std::string::npos);
        }
    }
}
