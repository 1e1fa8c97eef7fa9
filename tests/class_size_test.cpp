// How large classes are: at most 60 methods, but for a list, and 20 virtual ones in an interface. The functions that a
// class declares are counted, with constructors, overloads each for itself.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

#include "support/sources.h"

namespace {

struct ClassSize {
    int methods = 0, virtuals = 0;
    bool operator==(const ClassSize&) const = default;
};
using ClassSizes = std::map<std::string, ClassSize>;  // by name

constexpr int most_methods = 60, most_virtuals = 20;

// What has more methods today, by file and name. These numbers may only become smaller.
const std::map<std::string, int> larger_today{};

// Without comments and preprocessor lines, and with nothing between quotes.
std::string code_only(std::istream& in) {
    std::string code;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with('#')) continue;
        bool quoted = false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (!quoted && line.compare(i, 2, "//") == 0) break;
            if (quoted && line[i] == '\\') {
                ++i;
            } else if (line[i] == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                code += line[i];
            }
        }
        code += '\n';
    }
    return code;
}

bool is_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool has_word(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !is_of_name(text[at - 1])) && (end == text.size() || !is_of_name(text[end]))) return true;
    }
    return false;
}

// Without what stands between < and >, which may hold function types.
std::string without_arguments(std::string_view declaration) {
    std::string plain;
    int depth = 0;
    for (const char c : declaration) {
        depth += c == '<' ? 1 : 0;
        if (depth == 0) plain += c;
        depth -= c == '>' && depth > 0 ? 1 : 0;
    }
    return plain;
}

// Whether a declaration within a class, up to its body or semicolon, is that of a function.
bool is_function(std::string_view declaration) {
    for (const std::string_view other : {"using", "friend", "typedef", "static_assert", "enum", "struct", "class"}) {
        if (has_word(without_arguments(declaration), other)) return false;
    }
    if (has_word(declaration, "operator")) return true;
    const std::string plain = without_arguments(declaration);
    const std::size_t opens = plain.find('(');
    if (opens == plain.npos || opens == 0 || plain.find('=') < opens || plain.find('{') < opens) return false;
    return is_of_name(plain[opens - 1]) && plain.compare(opens, 2, "(*") != 0;
}

// The name of the class that a declaration defines, or "".
std::string name_of_class(std::string_view declaration) {
    const std::string plain = without_arguments(declaration);
    std::istringstream words(plain);
    std::string name;
    for (std::string word; words >> word;) {
        if (word == "enum") return "";
        if (word == "class" || word == "struct") {
            words >> name;
            return name;
        }
    }
    return "";
}

class Reader {
  public:
    explicit Reader(std::string code) : code_(std::move(code)) { read("", ""); }
    const ClassSizes& found() const { return found_; }

  private:
    // Reads declarations to the end of the block. `inside`: the class whose block it is, or "".
    void read(const std::string& inside, const std::string& space) {
        std::string declaration;
        for (; at_ < code_.size(); ++at_) {
            const char c = code_[at_];
            if (c == '}') return;
            if (c == ';') {
                count(inside, declaration);
                declaration.clear();
            } else if (c == ':' && code_.compare(at_, 2, "::") != 0 && declaration.find('(') == declaration.npos &&
                       (declaration.ends_with("public") || declaration.ends_with("private") ||
                        declaration.ends_with("protected"))) {
                declaration.clear();
            } else if (c == '{') {
                open(inside, space, declaration);
            } else {
                declaration += c;
                if (code_.compare(at_, 2, "::") == 0) declaration += code_[++at_];
            }
        }
    }

    void open(const std::string& inside, const std::string& space, std::string& declaration) {
        ++at_;
        const std::string name = name_of_class(declaration);
        if (!name.empty() && !is_function(declaration)) {
            const std::string whole = space + name;
            found_[whole];
            read(whole, whole + "::");
            declaration = "class";
        } else if (has_word(declaration, "namespace")) {
            read("", space);
            declaration.clear();
        } else {
            skip();
            // Not the braces of a member that a constructor begins.
            const std::size_t last = declaration.find_last_not_of(" \n");
            const bool begins = declaration.find(" : ") != declaration.npos && is_of_name(declaration[last]);
            const bool body = is_function(declaration) && !begins;
            if (body) count(inside, declaration);
            if (body) declaration.clear();
            if (!body) declaration += "{}";
        }
    }

    void skip() {
        for (int depth = 1; at_ < code_.size(); ++at_) {
            depth += code_[at_] == '{' ? 1 : code_[at_] == '}' ? -1 : 0;
            if (depth == 0) return;
        }
    }

    void count(const std::string& inside, const std::string& declaration) {
        if (inside.empty() || !is_function(declaration)) return;
        ClassSize& size = found_[inside];
        ++size.methods;
        size.virtuals += has_word(declaration, "virtual") ? 1 : 0;
    }

    std::string code_;
    std::size_t at_ = 0;
    ClassSizes found_;
};

ClassSizes sizes_in(std::istream& in) { return Reader(code_only(in)).found(); }

}  // namespace

TEST_CASE("class sizes: what counts as a method", "[structure]") {
    std::istringstream code(R"(
#include <x(y)>
namespace a {
class Later;
enum class Colour : char { red, green };
class Board final : public Base {  // with a comment( )
  public:
    explicit Board(int size) : size_{size}, all_(size) {}
    virtual ~Board() = default;
    int size() const { return size_; }
    template <class Each>
    void each(Each call) const;
    std::function<void(int)> told(std::function<int(int)> how);
    bool operator==(const Board&) const = default;

  private:
    struct Part {
        int wide() const { return end - begin; }
        int begin = 0, end = max(1, 2);
    };
    using Call = void (*)(int);
    friend void look(const Board& board);
    void (*called)(int) = nullptr;
    std::function<void(int)> heard_;
    Part part_{sum({1, 2})};
    std::string text_ = "f(x) { }";
    int size_;
};
int outside(int x) { return x; }
}
)");
    CHECK(sizes_in(code) == ClassSizes{{"Board", {6, 1}}, {"Board::Part", {1, 0}}});
}

TEST_CASE("class sizes: no class has more than 60 methods, no interface more than 20 virtual ones", "[structure]") {
    int largest = 0, widest = 0;
    for (const std::string_view folder : {"core", "web"}) {
        for (const auto& file : sightlines::test::sources_below(folder, {".h", ".cpp", ".inl"})) {
            std::ifstream in(sightlines::test::repository / file.path);
            for (const auto& [name, size] : sizes_in(in)) {
                INFO(file.path << ": " << name << " has " << size.methods << " methods, " << size.virtuals
                               << " of them virtual");
                const auto larger = larger_today.find(file.path + ": " + name);
                CHECK(size.methods <= (larger == larger_today.end() ? most_methods : larger->second));
                CHECK((folder == "core" || size.virtuals <= most_virtuals));  // of all games' matches there is one
                largest = std::max(largest, size.methods);
                if (folder == "web") widest = std::max(widest, size.virtuals);
            }
        }
    }
    CHECK(largest > 40);  // else they were not found
    CHECK(widest > 10);
}
