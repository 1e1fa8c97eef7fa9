// Every rule of a rulebook is named where it is enforced, and comments cite rules by id only.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

using Names = std::set<std::string>;

const fs::path top = fs::path(TESTS_DIR).parent_path();

struct Book {
    std::string_view page;    // public/rules/<page>.html
    std::string_view folder;  // core/games/<folder>/rules
    std::string_view letters;
};
constexpr std::array<Book, 5> books{{{"crosshairs", "crosshairs", "CH-"},
                                     {"crossfire-hex", "crossfire_hex", "CX-"},
                                     {"aerial-war", "aerial_war", "AW-"},
                                     {"dogfight", "dogfight", "DF-"},
                                     {"crossfire-squads", "crossfire_squads", "CS-"}}};

std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool is_capital(char c) { return 'A' <= c && c <= 'Z'; }
bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// The end of the longest run of characters from `begin` on that satisfy `is`.
template <class Is>
std::size_t end_of(std::string_view text, std::size_t begin, Is is) {
    while (begin < text.size() && is(text[begin])) ++begin;
    return begin;
}

bool starts_at(std::string_view text, std::size_t at, std::string_view part) {
    return at <= text.size() && text.substr(at).starts_with(part);
}

// An occurrence of a rule's id, or of the prefix of a group of rules: letters of a game, words and, for a rule, a
// number. `end`: the index after it.
struct Named {
    std::string name;
    std::size_t end;
    bool is_rule;
};

std::vector<Named> names_in(std::string_view text) {
    std::vector<Named> found;
    for (const Book& book : books) {
        for (std::size_t at = text.find(book.letters); at != std::string_view::npos;
             at = text.find(book.letters, at + 1)) {
            if (at > 0 && (is_letter(text[at - 1]) || is_digit(text[at - 1]) || text[at - 1] == '-')) continue;
            std::size_t end = at + book.letters.size() - 1;
            while (starts_at(text, end, "-") && end + 1 < text.size() && is_capital(text[end + 1]))
                end = end_of(text, end + 1, is_capital);
            const bool numbered = starts_at(text, end, "-") && end + 1 < text.size() && is_digit(text[end + 1]);
            if (numbered) end = end_of(text, end + 1, is_digit);
            found.push_back({std::string(text.substr(at, end - at)), end, numbered});
        }
    }
    return found;
}

Names rules_of(const Book& book) {
    const std::string text = content_of(top / "public/rules" / (std::string(book.page) + ".html"));
    constexpr std::string_view before = "id=\"";
    Names rules;
    for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at + 1)) {
        const std::size_t begin = at + before.size();
        const std::string id = text.substr(begin, text.find('"', begin) - begin);
        if (id.starts_with(book.letters)) rules.insert(id);
    }
    CHECK(rules.size() > 20);
    return rules;
}

Names all_rules() {
    Names rules;
    for (const Book& book : books) rules.merge(rules_of(book));
    return rules;
}

std::vector<fs::path> sources_below(const fs::path& folder) {
    std::vector<fs::path> files;
    fs::recursive_directory_iterator entry(folder);
    for (; entry != fs::recursive_directory_iterator(); ++entry) {
        if (entry->path().filename() == "node_modules") entry.disable_recursion_pending();
        const std::string kind = entry->path().extension().string();
        if (kind == ".cpp" || kind == ".h" || kind == ".mjs" || kind == ".js") files.push_back(entry->path());
    }
    REQUIRE_FALSE(files.empty());
    return files;
}

// The position where a comment begins in a line that does not begin within one, or npos.
std::size_t comment_in(std::string_view line) {
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quote != 0) {
            if (c == '\\') ++i;
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '`' || (c == '\'' && (i == 0 || !is_digit(line[i - 1])))) {
            quote = c;
        } else if (starts_at(line, i, "//") || starts_at(line, i, "/*")) {
            return i;
        }
    }
    return std::string_view::npos;
}

// The comments of a source, at most one per line. Comments on consecutive lines are joined.
std::vector<std::string> comments_of(const std::string& source) {
    std::vector<std::string> comments;
    bool goes_on = false;
    for (std::size_t begin = 0; begin < source.size();) {
        const std::size_t end = std::min(source.find('\n', begin), source.size());
        const std::string_view line = std::string_view(source).substr(begin, end - begin);
        begin = end + 1;
        const std::size_t at = comment_in(line);
        if (at == std::string_view::npos) {
            goes_on = false;
            continue;
        }
        const std::size_t text = std::min(line.find_first_not_of(" /*", at), line.size());
        if (goes_on && line.find_first_not_of(' ') == at) {
            comments.back() += " " + std::string(line.substr(text));
        } else {
            comments.emplace_back(line.substr(text));
        }
        goes_on = true;
    }
    return comments;
}

// Whether a number follows an occurrence of the word or its plural. Sections of an RFC may be cited.
bool has_numbered(std::string_view comment, std::string_view word) {
    const auto is_same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    for (auto place = comment.begin();; ++place) {
        place = std::search(place, comment.end(), word.begin(), word.end(), is_same);
        if (place == comment.end()) return false;
        const auto at = static_cast<std::size_t>(place - comment.begin());
        std::size_t number = at + word.size();
        if (starts_at(comment, number, "s")) ++number;
        if (!starts_at(comment, number, " ") || number + 1 >= comment.size() || !is_digit(comment[number + 1]))
            continue;
        const std::size_t rfc = comment.substr(0, at).rfind("RFC ");
        if (rfc == std::string_view::npos || end_of(comment, rfc + 4, is_digit) + 1 != at) return true;
    }
}

// A parenthesis with a section number such as 4.2, alone or in a list. Numbers below 1 are measurements.
bool has_bracketed_number(std::string_view comment) {
    for (std::size_t at = comment.find('('); at != std::string_view::npos; at = comment.find('(', at + 1)) {
        const std::size_t point = end_of(comment, at + 1, is_digit);
        const std::size_t end = end_of(comment, point + 1, is_digit);
        if (point == at + 1 || comment[at + 1] == '0' || !starts_at(comment, point, ".") || end == point + 1) continue;
        for (const std::string_view after : {")", ",", ";", " and"}) {
            if (starts_at(comment, end, after)) return true;
        }
    }
    return false;
}

bool cites_a_chapter(std::string_view comment) {
    return has_numbered(comment, "section") || has_numbered(comment, "chapter") || has_bracketed_number(comment);
}

// A rule's id followed by the numbers of other rules, or by the end of a range.
bool names_a_range(std::string_view comment) {
    for (const Named& named : names_in(comment)) {
        if (starts_at(comment, named.end, "-*")) return true;
        if (!named.is_rule) continue;
        for (const std::string_view link : {" to ", "..", " and ", " or ", ", ", "/"}) {
            if (!starts_at(comment, named.end, link)) continue;
            const std::size_t next = named.end + link.size();
            if (next < comment.size() && is_digit(comment[next])) return true;
            const bool spans = link == " to " || link == "..";
            if (spans && starts_at(comment, next, named.name.substr(0, 3))) return true;
        }
    }
    return false;
}

template <class Check>
void each_comment(std::initializer_list<std::string_view> folders, Check check) {
    std::size_t count = 0;
    for (const std::string_view folder : folders) {
        for (const fs::path& file : sources_below(top / folder)) {
            for (const std::string& comment : comments_of(content_of(file))) {
                INFO(fs::relative(file, top).generic_string() << ": " << comment);
                check(comment);
                ++count;
            }
        }
    }
    CHECK(count > 500);
}

}  // namespace

TEST_CASE("rule ids: every rule is named singly in the rules of its game", "[house]") {
    for (const Book& book : books) {
        Names named;
        for (const fs::path& file : sources_below(top / "core/games" / book.folder / "rules")) {
            for (const Named& name : names_in(content_of(file))) named.insert(name.name);
        }
        for (const std::string& rule : rules_of(book)) {
            INFO(rule);
            CHECK(named.contains(rule));
        }
    }
}

TEST_CASE("rule ids: no comment names a rule, or a kind of rules, that there is not", "[house]") {
    const Names rules = all_rules();
    each_comment({"core", "web"}, [&rules](const std::string& comment) {
        for (const Named& named : names_in(comment)) {
            const auto at_least = rules.lower_bound(named.is_rule ? named.name : named.name + "-");
            const bool known = at_least != rules.end() &&
                               (named.is_rule ? *at_least == named.name : at_least->starts_with(named.name + "-"));
            if (!known) FAIL_CHECK(named.name);
        }
    });
}

TEST_CASE("rule ids: no comment cites a chapter of the rules, or a range of rules", "[house]") {
    each_comment({"core", "web", "tests"}, [](const std::string& comment) {
        if (cites_a_chapter(comment)) FAIL_CHECK("cites a chapter");
        if (names_a_range(comment)) FAIL_CHECK("names a range");
    });
}

TEST_CASE("rule ids: what counts as a comment, a name, a chapter and a range", "[house]") {
    CHECK(comments_of("int a; // one\n// two\nchar* b = \"// none\"; /* three */\n1'000; // 4\n") ==
          std::vector<std::string>{"one two", "three */", "4"});
    CHECK(comments_of("// one\n\n// two") == std::vector<std::string>{"one", "two"});

    const std::vector<Named> names = names_in("(CH-MOVE-03), DF-ADV-COL-04: CS-CC, RACH-A-01, CS-CC-7x");
    REQUIRE(names.size() == 4);
    CHECK(names[0].name == "CH-MOVE-03");
    CHECK(names[1].name == "DF-ADV-COL-04");
    CHECK_FALSE(names[2].is_rule);
    CHECK(names[3].name == "CS-CC-7");

    for (const char* cited :
         {"see section 5 of the rules", "Sections 3 and 4", "(rules, section 15)", "Chapter 21: the",
          "RFC 4648 section 5 and section 6", "as is due (7.1)", "drawn (2.1, 2.2)", "(4.4 and on)"})
        CHECK(cites_a_chapter(cited));
    for (const char* other : {"RFC 4648 section 5 without padding", "a section of code", "(0.5)", "(1.5 + 2.5)", "(2)"})
        CHECK_FALSE(cites_a_chapter(other));

    for (const char* range : {"CH-MOVE-02 to 04", "CH-MOVE-02 to CH-MOVE-04", "CH-MOVE-02, 03", "CH-MOVE-*"})
        CHECK(names_a_range(range));
    for (const char* single : {"CH-MOVE-02, CH-MOVE-03", "CH-MOVE-02 to the edge", "CH-MOVE"})
        CHECK_FALSE(names_a_range(single));
}
