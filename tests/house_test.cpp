// How the house is built, read from its sources: what may include what, and how long a file may be. A list of
// exceptions names what is not yet so; it may only grow shorter.
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

namespace {

namespace fs = std::filesystem;

using Names = std::set<std::string>;

const fs::path top = fs::path(TESTS_DIR).parent_path();

struct File {
    std::string path;  // from the top: "core/base/rng.h"
    std::vector<std::string> includes = {};
    std::size_t lines = 0;
};

File read(const fs::path& path) {
    File file{fs::relative(path, top).generic_string()};
    std::ifstream in(path);
    for (std::string line; std::getline(in, line); ++file.lines) {
        if (!line.starts_with("#include ")) continue;
        const std::size_t begin = line.find_first_of("\"<") + 1;
        file.includes.push_back(line.substr(begin, line.find_first_of("\">", begin) - begin));
    }
    return file;
}

std::vector<File> files_below(std::string_view folder, std::initializer_list<std::string_view> kinds) {
    std::vector<File> files;
    fs::recursive_directory_iterator entry(top / folder);
    for (; entry != fs::recursive_directory_iterator(); ++entry) {
        if (entry->path().filename() == "node_modules") entry.disable_recursion_pending();
        const std::string kind = entry->path().extension().string();
        if (std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) files.push_back(read(entry->path()));
    }
    REQUIRE_FALSE(files.empty());
    return files;
}

// The files of which `is_wrong` holds must be the exceptions, no more and no fewer.
template <class Wrong>
void only(const Names& exceptions, const std::vector<File>& files, Wrong is_wrong) {
    Names wrong;
    for (const File& file : files) {
        if (is_wrong(file)) wrong.insert(file.path);
    }
    for (const std::string& path : wrong) {
        INFO(path);
        CHECK(exceptions.contains(path));
    }
    for (const std::string& path : exceptions) {
        INFO("is as it should be; take it off the list: " << path);
        CHECK(wrong.contains(path));
    }
}

template <class Wrong>
bool includes_any(const File& file, Wrong is_wrong) {
    return std::any_of(file.includes.begin(), file.includes.end(), is_wrong);
}

std::vector<File> code() {
    std::vector<File> files = files_below("core", {".cpp", ".h"});
    std::vector<File> web = files_below("web", {".cpp", ".h"});
    files.insert(files.end(), web.begin(), web.end());
    return files;
}

// "crosshairs" for "games/crosshairs/text/codec.h" and "core/games/crosshairs/text/codec.h"; empty elsewhere.
std::string game_of(std::string_view path) {
    constexpr std::string_view folder = "games/";
    const std::size_t begin = path.find(folder);
    if (begin == std::string_view::npos) return {};
    path.remove_prefix(begin + folder.size());
    const std::size_t end = path.find('/');
    return end == std::string_view::npos ? std::string() : std::string(path.substr(0, end));
}

// How high a room of core/ lies: what it includes lies no higher, and beside it only in its own room.
int storey_of(std::string_view room) {
    constexpr std::array<std::array<std::string_view, 3>, 7> storeys{
        {{"base"}, {"json", "geometry"}, {"engine"}, {"search"}, {"games"}, {"api"}, {"cli", "worker"}}};
    for (std::size_t storey = 0; storey < storeys.size(); ++storey) {
        if (std::find(storeys[storey].begin(), storeys[storey].end(), room) != storeys[storey].end())
            return static_cast<int>(storey);
    }
    return -1;
}

// "rules" for "games/crosshairs/rules/turn.h" and for "core/games/crosshairs/rules/turn.h"; empty elsewhere.
std::string room_of_game(std::string_view path) {
    const std::string game = game_of(path);
    if (game.empty()) return {};
    path.remove_prefix(path.find("/" + game + "/") + game.size() + 2);
    const std::size_t end = path.find('/');
    return end == std::string_view::npos ? std::string() : std::string(path.substr(0, end));
}

std::string_view first_folder(std::string_view path) { return path.substr(0, path.find('/')); }

}  // namespace

TEST_CASE("house: no header pulls in the whole of nlohmann/json", "[house]") {
    std::vector<File> headers = code();
    std::erase_if(headers, [](const File& file) { return !file.path.ends_with(".h"); });
    only({}, headers, [](const File& file) {
        return includes_any(file, [](std::string_view name) { return name == "nlohmann/json.hpp"; });
    });
}

TEST_CASE("house: no game includes another", "[house]") {
    only({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        const std::string own = game_of(file.path);
        return !own.empty() && includes_any(file, [&own](std::string_view name) {
            const std::string other = game_of(name);
            return !other.empty() && other != own;
        });
    });
}

TEST_CASE("house: of a game only its text knows JSON", "[house]") {
    only({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        if (game_of(file.path).empty() || room_of_game(file.path) == "text") return false;
        return includes_any(
            file, [](std::string_view name) { return name.starts_with("nlohmann/") || name.starts_with("json/"); });
    });
}

TEST_CASE("house: a game's rules know neither its text nor its computer player, and its text no computer player",
          "[house]") {
    only({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        const std::string room = room_of_game(file.path);
        return includes_any(file, [&room](std::string_view name) {
            const std::string other = room_of_game(name);
            if (room == "rules") return other == "text" || other == "ai" || name.starts_with("search/");
            return room == "text" && (other == "ai" || name.starts_with("search/"));
        });
    });
}

TEST_CASE("house: every file of a game has a room", "[house]") {
    only({}, files_below("core/games", {".cpp", ".h"}), [](const File& file) {
        const std::string room = room_of_game(file.path);
        return !game_of(file.path).empty() && room != "rules" && room != "text" && room != "ai";
    });
}

TEST_CASE("house: the page knows no computer player and no search", "[house]") {
    only({}, files_below("web", {".cpp", ".h"}), [](const File& file) {
        return includes_any(
            file, [](std::string_view name) { return room_of_game(name) == "ai" || name.starts_with("search/"); });
    });
}

TEST_CASE("house: arrows point down", "[house]") {
    only({}, files_below("core", {".cpp", ".h"}), [](const File& file) {
        const std::string_view room = first_folder(std::string_view(file.path).substr(5));
        const int storey = storey_of(room);
        return storey < 0 || includes_any(
                                 file,
                                 [&](std::string_view name) {
                                     if (!fs::exists(top / "core" / name)) return fs::exists(top / "web" / name);
                                     const int other = storey_of(first_folder(name));
                                     return other > storey || (other == storey && first_folder(name) != room);
                                 });
    });
}

TEST_CASE("house: only web/platform/browser knows Emscripten", "[house]") {
    only({}, code(), [](const File& file) {
        if (file.path.starts_with("web/platform/browser/")) return false;
        return includes_any(file, [](std::string_view name) { return name.starts_with("emscripten"); });
    });
}

namespace {

// All that a file includes, and what that includes, as far as it is ours; others by name.
Names reached_from(const std::string& path) {
    Names reached;
    std::vector<std::string> open{path};
    while (!open.empty()) {
        const File file = read(top / open.back());
        open.pop_back();
        for (const std::string& name : file.includes) {
            if (!reached.insert(name).second) continue;
            for (const std::string room : {"core/", "web/"}) {
                if (fs::exists(top / (room + name))) open.push_back(room + name);
            }
        }
    }
    return reached;
}

}  // namespace

TEST_CASE("house: what is chosen, the log and the sentences know no screen", "[house]") {
    int found = 0;
    only({}, files_below("web/games", {".cpp"}), [&](const File& file) {
        const std::string name = fs::path(file.path).filename().string();
        if (name != "selection.cpp" && name != "log.cpp" && name != "sentences.cpp") return false;
        ++found;
        const Names reached = reached_from(file.path);
        return reached.contains("imgui.h") || reached.contains("platform.h");
    });
    CHECK(found >= 14);
    CHECK(reached_from("web/games/crosshairs/view.cpp").contains("imgui.h"));
}

TEST_CASE("house: a namespace has one type of a name", "[house]") {
    const std::regex opens(R"(namespace ([\w:]+) \{)");
    const std::regex declares(R"((?:struct|class|enum class) (\w+)(?: final)?(?: : .*)? \{.*)");
    std::map<std::string, std::string> owner;  // of "sightlines::crosshairs::Plane"
    for (const std::string_view room : {"core", "web"}) {
        for (const File& file : files_below(room, {".h", ".inl"})) {
            std::ifstream in(top / file.path);
            std::string space;
            for (std::string line; std::getline(in, line);) {
                std::smatch found;
                if (std::regex_match(line, found, opens)) space = found[1];
                if (!std::regex_match(line, found, declares)) continue;
                const auto [place, fresh] = owner.emplace(space + "::" + found[1].str(), file.path);
                INFO(place->first << " in " << file.path << " and in " << place->second);
                CHECK(fresh);
            }
        }
    }
    CHECK(owner.size() > 300);
}

TEST_CASE("house: no file is longer than 500 lines", "[house]") {
    std::vector<File> files = code();
    for (const std::string_view folder : {"shell", "tests", ".ci"}) {
        const std::vector<File> more = files_below(folder, {".cpp", ".h", ".mjs", ".js", ".css", ".sh", ".cmake"});
        files.insert(files.end(), more.begin(), more.end());
    }
    only({}, files, [](const File& file) { return file.lines > 500; });
}

namespace {

// The lines of a file that hold one of the words, without what stands in comments.
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

TEST_CASE("house: a game's view and editor see a match, and never play on it", "[house]") {
    for (const std::string_view game : {"aerial_war", "crossfire_hex", "crossfire_squads", "crosshairs", "dogfight"})
        CHECK(lines_with("web/games/" + std::string(game), {"Match& ", "MatchOf<Rules>& ", "Match* "},
                         {"const Match& ", "const MatchOf<Rules>& ", "const Match* "}) == Names{});
    CHECK(lines_with("web/screens/table", {"Match& match)"}) != Names{});
}

TEST_CASE("house: JSON is read in one place", "[house]") {
    CHECK(lines_with("core", {"Json::parse(", "sax_parse("}).size() == 1);
    CHECK(lines_with("web", {"Json::parse(", "sax_parse("}) == Names{});
}

TEST_CASE("house: the core has no clock, and walks through nothing without an order", "[house]") {
    CHECK(lines_with("core", {"unordered_", "<chrono>", "<ctime>", "std::rand", "random_device"}) == Names{});
}

namespace {

bool is_part_of_path(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.' || c == '/';
}

// The words of a line that are files or folders of this repository: "core/engine/game.h", "tests/page".
std::vector<std::string> paths_in(std::string_view line) {
    std::vector<std::string> paths;
    for (const std::string_view room : {"core/", "web/", "shell/", "tests/", ".ci/"}) {
        for (std::size_t at = line.find(room); at != std::string_view::npos; at = line.find(room, at + 1)) {
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

TEST_CASE("house: what the documents and comments point to is there", "[house]") {
    CHECK(paths_in("see `core/api/`, web/main.cpp. and core/games/<id>/rules, not build/core/x") ==
          std::vector<std::string>{"core/api", "web/main.cpp"});
    std::vector<fs::path> files{top / "README.md", top / "CONTRIBUTING.md"};
    for (const std::string_view room : {"core", "web", "tests"}) {
        for (const File& file : files_below(room, {".md", ".h", ".cpp", ".inl"})) files.push_back(top / file.path);
    }
    for (const File& file : files_below("shell", {".js", ".ts"})) files.push_back(top / file.path);
    int found = 0;
    for (const fs::path& file : files) {
        if (file.filename() == "house_test.cpp") continue;
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            // A line of a script may lie within a longer comment.
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
