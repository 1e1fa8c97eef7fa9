// A game of one action with a comment, as a chapter of a study.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "json/json.h"

namespace sightlines::test {

// Crosshairs: a plane enters at `cell`. `commented`: the number of actions before the comment, 0 or 1.
inline sightlines::Json chapter(const std::string& cell, int commented) {
    return sightlines::Json::parse(R"({"game":"crosshairs","version":1,"options":{"clouds":0},
        "moves":[{"do":"enter","cell":")" +
                                   cell + R"(","dir":"ne"}],
        "notes":[{"at":)" + std::to_string(commented) +
                                   R"(,"text":"A comment on )" + cell + R"("}]})");
}

}  // namespace sightlines::test
