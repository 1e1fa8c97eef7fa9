// The players' names of a record (core/api/annotations.h), which anybody may have written, as the page shows them.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/parts.h"

namespace sightlines {

inline constexpr std::string_view name_key = "name";  // where the visitor's own name is stored

inline std::string_view name_at(std::span<const std::string> names, int player) {
    return player >= 0 && player < static_cast<int>(names.size()) ? names[static_cast<std::size_t>(player)]
                                                                  : std::string_view();
}

inline constexpr std::size_t longest_shown_name = 24;  // graphemes, an ellipsis among them

// On one line, at most so long, without what is invisible or turns the direction of writing; what is written from right
// to left is isolated, so that it turns no sentence around. "": nothing is left.
std::string display_name(std::string_view name, std::size_t longest = longest_shown_name);
std::string display_name_at(std::span<const std::string> names, int player);  // of a record's names, by seat

std::string computer_name(int level);       // "Computer, level 2": the name of a seat that the computer plays
int computer_level(std::string_view name);  // 1 to 4; 0: the name of a person, or none

struct PlayerNames {
    static constexpr std::string_view in_part = records_part;
    static const PlayerNames& here();

    std::string (*display_name_at)(std::span<const std::string> names, int player);
    int (*computer_level)(std::string_view name);
};

}  // namespace sightlines
