// The structure of the code, checked by reading the sources: which modules may include which, forbidden calls, and the
// length of files. A list of exceptions names the files that do not comply yet; it may only become shorter.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/list.h"
#include "support/sources.h"

namespace {

namespace fs = std::filesystem;

using Names = std::set<std::string>;
using File = sightlines::test::SourceFile;

const fs::path top = sightlines::test::repository;

File read(const fs::path& path) { return sightlines::test::read_source(path); }

std::vector<File> files_below(std::string_view folder, std::initializer_list<std::string_view> kinds) {
    return sightlines::test::sources_below(folder, kinds);
}

// Checks that `is_wrong` is true for the exceptions and for no other file.
template <class Wrong>
void check_exceptions(const Names& exceptions, const std::vector<File>& files, Wrong is_wrong) {
    Names wrong;
    for (const File& file : files) {
        if (is_wrong(file)) wrong.insert(file.path);
    }
    for (const std::string& path : wrong) {
        INFO(path);
        CHECK(exceptions.contains(path));
    }
    for (const std::string& path : exceptions) {
        INFO("complies now; remove it from the list: " << path);
        CHECK(wrong.contains(path));
    }
}

template <class Wrong>
bool includes_any(const File& file, Wrong is_wrong) {
    return std::any_of(file.includes.begin(), file.includes.end(), is_wrong);
}

std::vector<File> code_files() {
    std::vector<File> files = files_below("core", {".cpp", ".h"});
    std::vector<File> web = files_below("web", {".cpp", ".h"});
    files.insert(files.end(), web.begin(), web.end());
    return files;
}

// "crosshairs" for "games/crosshairs/text/codec.h" and "core/games/crosshairs/text/codec.h"; "" for other paths.
std::string game_of(std::string_view path) {
    constexpr std::string_view folder = "games/";
    const std::size_t begin = path.find(folder);
    if (begin == std::string_view::npos) return {};
    path.remove_prefix(begin + folder.size());
    const std::size_t end = path.find('/');
    return end == std::string_view::npos ? std::string() : std::string(path.substr(0, end));
}

// The layer of a folder of core/. A folder may include lower layers and itself. -1: unknown folder.
int layer_of(std::string_view module) {
    constexpr std::array<std::array<std::string_view, 3>, 8> layers{{{"base"},
                                                                     {"json", "geometry", "text"},
                                                                     {"engine"},
                                                                     {"search"},
                                                                     {"games"},
                                                                     {"api"},
                                                                     {"puzzles"},
                                                                     {"cli", "worker"}}};
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        if (std::find(layers[layer].begin(), layers[layer].end(), module) != layers[layer].end())
            return static_cast<int>(layer);
    }
    return -1;
}

// "rules" for "games/crosshairs/rules/turn.h" and "core/games/crosshairs/rules/turn.h"; "" for other paths.
std::string module_of_game(std::string_view path) {
    const std::string game = game_of(path);
    if (game.empty()) return {};
    path.remove_prefix(path.find("/" + game + "/") + game.size() + 2);
    const std::size_t end = path.find('/');
    return end == std::string_view::npos ? std::string() : std::string(path.substr(0, end));
}

std::string_view first_folder(std::string_view path) { return path.substr(0, path.find('/')); }

}  // namespace

TEST_CASE("structure: no header pulls in the whole of nlohmann/json", "[structure]") {
    std::vector<File> headers = code_files();
    std::erase_if(headers, [](const File& file) { return !file.path.ends_with(".h"); });
    check_exceptions({}, headers, [](const File& file) {
        return includes_any(file, [](std::string_view name) { return name == "nlohmann/json.hpp"; });
    });
}

TEST_CASE("structure: no game includes another", "[structure]") {
    check_exceptions({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        const std::string own = game_of(file.path);
        return !own.empty() && includes_any(file, [&own](std::string_view name) {
            const std::string other = game_of(name);
            return !other.empty() && other != own;
        });
    });
}

TEST_CASE("structure: in a game only text/ uses JSON", "[structure]") {
    check_exceptions({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        if (game_of(file.path).empty() || module_of_game(file.path) == "text") return false;
        return includes_any(
            file, [](std::string_view name) { return name.starts_with("nlohmann/") || name.starts_with("json/"); });
    });
}

TEST_CASE("structure: a game's rules/ includes nothing above it, and text/ and offers/ neither advice/ nor ai/",
          "[structure]") {
    check_exceptions({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        const std::string module = module_of_game(file.path);
        return includes_any(file, [&module](std::string_view name) {
            const std::string other = module_of_game(name);
            const bool judges = other == "advice" || other == "ai" || name.starts_with("search/");
            return (module == "rules" && (judges || other == "text" || other == "offers")) ||
                   (module == "text" && (judges || other == "offers")) || (module == "offers" && judges);
        });
    });
}

namespace {

// The names of all files that a file includes, directly or through files of this repository.
Names reached_from(const std::string& path) {
    Names reached;
    std::vector<std::string> open{path};
    while (!open.empty()) {
        const File file = read(top / open.back());
        open.pop_back();
        for (const std::string& name : file.includes) {
            if (!reached.insert(name).second) continue;
            for (const std::string folder : {"core/", "web/"}) {
                if (fs::exists(top / (folder + name))) open.push_back(folder + name);
            }
        }
    }
    return reached;
}

}  // namespace

TEST_CASE("structure: advice/ stands on rules/, text/ and the evaluation, and never searches", "[structure]") {
    int found = 0;
    check_exceptions({}, files_below("core/games", {".cpp", ".h"}), [&found](const File& file) {
        if (module_of_game(file.path) != "advice") return false;
        ++found;
        return std::ranges::any_of(reached_from(file.path), [](const std::string& name) {
            const bool evaluates = name.ends_with("/ai/evaluation.h") || name.ends_with("/ai/weights.h") ||
                                   name.ends_with("/ai/line_of_sight_cache.h") ||
                                   name.ends_with("/ai/reach.h");  // what they are made of
            return name.starts_with("search/") ? name != "search/bot.h" : module_of_game(name) == "ai" && !evaluates;
        });
    });
    CHECK(found > 0);
}

TEST_CASE("structure: every file of a game is in rules/, text/, offers/, advice/ or ai/", "[structure]") {
    check_exceptions({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        const std::string module = module_of_game(file.path);
        return !game_of(file.path).empty() && module != "rules" && module != "text" && module != "offers" &&
               module != "advice" && module != "ai";
    });
}

TEST_CASE("structure: the page includes no ai/ and no search/", "[structure]") {
    check_exceptions({}, files_below("web", {".cpp", ".h"}), [](const File& file) {
        return includes_any(
            file, [](std::string_view name) { return module_of_game(name) == "ai" || name.starts_with("search/"); });
    });
}

TEST_CASE("structure: folders of core include lower layers only", "[structure]") {
    check_exceptions({}, files_below("core", {".cpp", ".h"}), [](const File& file) {
        const std::string_view module = first_folder(std::string_view(file.path).substr(5));
        const int layer = layer_of(module);
        return layer < 0 || includes_any(
                                file,
                                [&](std::string_view name) {
                                    if (!fs::exists(top / "core" / name)) return fs::exists(top / "web" / name);
                                    const int other = layer_of(first_folder(name));
                                    return other > layer || (other == layer && first_folder(name) != module);
                                });
    });
}

TEST_CASE("structure: only web/platform/browser includes Emscripten", "[structure]") {
    check_exceptions({}, code_files(), [](const File& file) {
        if (file.path.starts_with("web/platform/browser/")) return false;
        return includes_any(file, [](std::string_view name) { return name.starts_with("emscripten"); });
    });
}

TEST_CASE("structure: what is chosen, told and traced does not depend on ImGui or the platform", "[structure]") {
    int found = 0;
    check_exceptions({}, files_below("web/games", {".cpp"}), [&](const File& file) {
        const std::string name = fs::path(file.path).filename().string();
        if (name != "selection.cpp" && name != "choice_editor.cpp" && name != "continuation.cpp" && name != "log.cpp" &&
            name != "sentences.cpp" && name != "narration.cpp" && !file.path.ends_with("crosshairs/trail.cpp") &&
            !file.path.ends_with("aerial_war/traces.cpp"))
            return false;
        ++found;
        const Names reached = reached_from(file.path);
        return reached.contains("imgui.h") || reached.contains("platform.h");
    });
    CHECK(found >= 7);
    CHECK(reached_from("web/games/crosshairs/view.cpp").contains("imgui.h"));
}

TEST_CASE("structure: type names are unique within a namespace", "[structure]") {
    const std::regex namespace_line(R"(namespace ([\w:]+) \{)");
    const std::regex type_line(R"((?:struct|class|enum class) (\w+)(?: final)?(?: : .*)? \{.*)");
    std::map<std::string, std::string> owner;  // of "sightlines::crosshairs::Plane"
    for (const std::string_view folder : {"core", "web"}) {
        for (const File& file : files_below(folder, {".h", ".inl"})) {
            std::ifstream in(top / file.path);
            std::string space;
            for (std::string line; std::getline(in, line);) {
                std::smatch found;
                if (std::regex_match(line, found, namespace_line)) space = found[1];
                if (!std::regex_match(line, found, type_line)) continue;
                const auto [place, inserted] = owner.emplace(space + "::" + found[1].str(), file.path);
                INFO(place->first << " in " << file.path << " and in " << place->second);
                CHECK(inserted);
            }
        }
    }
    CHECK(owner.size() > 300);
}

TEST_CASE("structure: no file is longer than 500 lines", "[structure]") {
    std::vector<File> files = code_files();
    for (const std::string_view folder : {"shell", "tests", ".ci"}) {
        const std::vector<File> more = files_below(folder, {".cpp", ".h", ".mjs", ".js", ".css", ".sh", ".cmake"});
        files.insert(files.end(), more.begin(), more.end());
    }
    check_exceptions({}, files, [](const File& file) { return file.lines > 500; });
}

namespace {

// The lines below a folder that contain one of the words, outside of comments and of the `allowed` texts.
Names lines_with(std::string_view folder, std::initializer_list<std::string_view> words,
                 std::initializer_list<std::string_view> allowed = {}) {
    Names found;
    for (const File& file : files_below(folder, {".cpp", ".h", ".inl"})) {
        std::ifstream in(top / file.path);
        for (std::string line; std::getline(in, line);) {
            line = line.substr(0, line.find("//"));
            for (const std::string_view word : allowed) {
                for (std::size_t at = line.find(word); at != std::string::npos; at = line.find(word))
                    line.erase(at, word.size());
            }
            for (const std::string_view word : words) {
                if (line.find(word) != std::string::npos) found.insert(file.path + ": " + line);
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE("structure: a game is named by its id in its own folder only", "[structure]") {
    const Names elsewhere{"core/api/peers/look.cpp", "core/cli/main.cpp"};  // other places' games, an example
    for (const std::string_view folder : {"core", "web"}) {
        for (const std::string& line : lines_with(folder, {"\"crosshairs\"", "\"crossfire-hex\"",
                                                           "\"crossfire-squads\"", "\"dogfight\"", "\"aerial-war\""})) {
            INFO(line);
            const std::string file = line.substr(0, line.find(':'));
            CHECK((line.find("/games/") != std::string::npos || elsewhere.contains(file)));
        }
    }
}

TEST_CASE("structure: what is done in a phase is decided below the page", "[structure]") {
    CHECK(lines_with("web/games", {"switch (at.phase)", "switch (seen().phase)", "switch (scene.phase())",
                                   "switch (scene_.phase())", "switch (at().phase)", "switch (scene.at.phase)"})
              .size() <= 6);
    CHECK(lines_with("web/games/crossfire_squads", {"switch (seen().phase)"}).size() == 1);  // what the panel draws
}

TEST_CASE("structure: a game's view and editor cannot change a match", "[structure]") {
#define SIGHTLINES_NAME(game) #game,
    for (const std::string_view game : {SIGHTLINES_GAMES(SIGHTLINES_NAME)})
#undef SIGHTLINES_NAME
        CHECK(lines_with("web/games/" + std::string(game), {"Match& ", "MatchOf<Rules>& ", "Match* "},
                         {"const Match& ", "const MatchOf<Rules>& ", "const Match* "}) == Names{});
    CHECK(lines_with("web/screens/table", {"Match& match)"}) != Names{});
}

TEST_CASE("structure: JSON is read in one place", "[structure]") {
    CHECK(lines_with("core", {"Json::parse(", "sax_parse("}).size() == 1);
    CHECK(lines_with("web", {"Json::parse(", "sax_parse("}) == Names{});
}

TEST_CASE("structure: the core uses no clock and no unordered containers", "[structure]") {
    CHECK(lines_with("core", {"unordered_", "<chrono>", "<ctime>", "std::rand", "random_device"}) == Names{});
}

namespace {

bool is_part_of_path(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.' || c == '/';
}

// The paths of files or folders of this repository in a line: "core/engine/game.h", "tests/page".
std::vector<std::string> paths_in(std::string_view line) {
    std::vector<std::string> paths;
    for (const std::string_view folder : {"core/", "web/", "shell/", "tests/", ".ci/"}) {
        for (std::size_t at = line.find(folder); at != std::string_view::npos; at = line.find(folder, at + 1)) {
            if (at > 0 && (is_part_of_path(line[at - 1]) || line[at - 1] == '>' || line[at - 1] == '}')) continue;
            std::size_t end = at;
            while (end < line.size() && is_part_of_path(line[end])) ++end;
            if (end < line.size() && std::string_view("<*{").find(line[end]) != std::string_view::npos) continue;
            while (line[end - 1] == '.' || line[end - 1] == '/') --end;
            paths.emplace_back(line.substr(at, end - at));
        }
    }
    return paths;
}

}  // namespace

TEST_CASE("structure: paths in documents and comments exist", "[structure]") {
    CHECK(paths_in("see `core/api/`, web/main.cpp. and core/games/<id>/rules, not build/core/x") ==
          std::vector<std::string>{"core/api", "web/main.cpp"});
    std::vector<fs::path> files{top / "README.md", top / "CONTRIBUTING.md"};
    for (const std::string_view folder : {"core", "web", "tests"}) {
        for (const File& file : files_below(folder, {".md", ".h", ".cpp", ".inl"})) files.push_back(top / file.path);
    }
    for (const File& file : files_below("shell", {".js", ".ts"})) files.push_back(top / file.path);
    int found = 0;
    for (const fs::path& file : files) {
        if (file.filename() == "architecture_test.cpp") continue;
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            // In scripts, a line can be part of a block comment.
            const bool document = file.extension() != ".h" && file.extension() != ".cpp" && file.extension() != ".inl";
            const std::size_t comment = line.find("//");
            if (!document && comment == std::string::npos) continue;
            for (const std::string& path : paths_in(document ? line : line.substr(comment))) {
                ++found;
                INFO(file.string() << ": " << path);
                CHECK((fs::exists(top / path) || fs::exists(file.parent_path() / path)));
            }
        }
    }
    CHECK(found > 100);
}

namespace {

// The texts between quotes in a line of code that have a space between words or after a sign.
std::vector<std::string> sentences_in(std::string_view line) {
    std::vector<std::string> found;
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos || line[first] == '#') return found;
    std::string text;
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (inside && line[i] == '\\') {
            text += line.substr(i++, 2);
        } else if (line[i] == '"' && !(i > 0 && line[i - 1] == '\'' && line.substr(i + 1, 1) == "'")) {
            if (inside && std::regex_search(text, std::regex("[A-Za-z,.:;!?] [A-Za-z]"))) found.push_back(text);
            inside = !inside;
            text.clear();
        } else if (inside) {
            text += line[i];
        } else if (line.substr(i, 2) == "//") {
            break;
        }
    }
    return found;
}

}  // namespace

TEST_CASE("structure: what a game says on the page stands in its words/", "[structure]") {
    CHECK(sentences_in(R"(    show("Hold fire", "do:fire", '"'); // "a comment")") ==
          std::vector<std::string>{"Hold fire"});
    int read = 0;
    for (const File& file : files_below("web/games", {".h", ".cpp"})) {
        if (file.path.find('/', std::string_view("web/games/").size()) == std::string::npos) continue;  // of all games
        if (file.path.find("/words/") != std::string::npos) continue;
        ++read;
        std::ifstream in(top / file.path);
        for (std::string line; std::getline(in, line);) {
            INFO(file.path << ": " << line);
            CHECK(sentences_in(line).empty());
        }
    }
    CHECK(read > 100);
}
