#include "support/sources.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>

namespace sightlines::test {

namespace fs = std::filesystem;

const fs::path repository = fs::path(TESTS_DIR).parent_path();

SourceFile read_source(const fs::path& path) {
    SourceFile file{fs::relative(path, repository).generic_string()};
    std::ifstream in(path);
    for (std::string line; std::getline(in, line); ++file.lines) {
        if (!line.starts_with("#include ")) continue;
        const std::size_t begin = line.find_first_of("\"<") + 1;
        file.includes.push_back(line.substr(begin, line.find_first_of("\">", begin) - begin));
    }
    return file;
}

std::vector<SourceFile> sources_below(std::string_view folder, std::initializer_list<std::string_view> kinds) {
    std::vector<SourceFile> files;
    fs::recursive_directory_iterator entry(repository / folder);
    for (; entry != fs::recursive_directory_iterator(); ++entry) {
        if (entry->path().filename() == "node_modules") entry.disable_recursion_pending();
        const std::string kind = entry->path().extension().string();
        if (std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) files.push_back(read_source(entry->path()));
    }
    REQUIRE_FALSE(files.empty());
    return files;
}

}  // namespace sightlines::test
