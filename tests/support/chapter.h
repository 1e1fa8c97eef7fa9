// A game of one action with a comment, as a chapter of a study.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "json/json.h"

namespace sightlines::test {

// Crosshairs: a plane enters at `cell`. `commented`: the number of actions before the comment, 0 or 1.
inline Json chapter(const std::string& cell, int commented) {
    return {{"game", "crosshairs"},
            {"version", 1},
            {"options", {{"clouds", 0}}},
            {"moves", Json::array({{{"do", "enter"}, {"cell", cell}, {"dir", "ne"}}})},
            {"notes", Json::array({{{"at", commented}, {"text", "A comment on " + cell}}})}};
}

}  // namespace sightlines::test
