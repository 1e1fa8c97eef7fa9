#pragma once

#include <span>
#include <string_view>

namespace sightlines {

// `puzzles GAME --count N --seed S`, without its first word: prints a file of puzzles. What is wrong with the words, or
// "".
std::string_view print_puzzles(std::span<const std::string_view> words);

}  // namespace sightlines
