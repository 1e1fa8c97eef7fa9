#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sightlines {

// `match GAME --engine COMMAND ...`, without its first word: plays another program against a level, prints how it goes,
// and sets `exit_code`: 0 if the engine was proven to be the better one, else 1. What is wrong with the words, or "".
std::string play_engine_match(std::span<const std::string_view> words, int& exit_code);

}  // namespace sightlines
