// The sources of this repository, read as text, for tests of how the code is divided.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines::test {

struct SourceFile {
    std::string path;  // from the repository's root: "core/base/rng.h"
    std::vector<std::string> includes = {};
    std::size_t lines = 0;
};

extern const std::filesystem::path repository;

SourceFile read_source(const std::filesystem::path& path);
// `kinds`: ends of their names. Fails if there are none.
std::vector<SourceFile> sources_below(std::string_view folder, std::initializer_list<std::string_view> kinds);

}  // namespace sightlines::test
