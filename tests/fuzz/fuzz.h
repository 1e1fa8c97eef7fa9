#pragma once

// What the fuzz targets share. Each of them is a program of clang's libFuzzer: SIGHTLINES_FUZZ in CMakeLists.txt.
#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace sightlines::fuzz {

inline std::string_view text(const unsigned char* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

// Ends the program, so that the input is kept.
[[noreturn]] inline int fail() { std::abort(); }

}  // namespace sightlines::fuzz

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, std::size_t size);
